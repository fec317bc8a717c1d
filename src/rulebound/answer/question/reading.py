"""Reading a question from left to right into statements: what is done, by whom, and what is so."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rulebound.answer.question.forms import ACTIONS, FORMS, Form, Says
from rulebound.answer.question.meanings import pointer
from rulebound.answer.question.names import NameIndex, name_index
from rulebound.answer.question.pattern import Captures, Node, compile_form, longest
from rulebound.answer.question.players import with_players
from rulebound.answer.question.shape import NotUnderstood
from rulebound.answer.question.slots import HIM, STARTS, slots_for
from rulebound.answer.question.statement import Statement
from rulebound.answer.question.typos import mended
from rulebound.answer.question.words import FOREIGN, LONGEST, Token, fold, tidy, tokens_of

_USUAL: Final = ("draw 3", "burn 3", "I hold A", "we are both at 8, who wins?")
_LITTLE: Final = frozenset("i my the a an in on at to from of and with".split())
_NEAR: Final = 0.6
"""How alike an example has to be to be offered: a shared word, or letters as of a misspelt one."""
_MODALS: Final = frozenset(
    {"must", "should", "would", "could", "can", "will", "may", "to", "do", "make", "let", "'ll", "'d"}
)


@dataclass(slots=True)
class Reading:
    """A question read: its statements in order, each with its player; words of other games and misspelt ones."""

    title: str
    statements: list[Statement]
    foreign: list[str]
    misspelt: dict[str, str]

    @property
    def actor(self) -> str:
        """Who does the first thing, else the asker."""
        return next((said.who for said in self.statements if said.says in ACTIONS and said.who), "you")


class Grammar:
    """The forms, compiled with the card names of one catalog, by the words they can begin with."""

    __slots__ = ("_by_start", "names")

    def __init__(self, names: NameIndex) -> None:
        self.names = names
        self._by_start: dict[str, list[tuple[Node, Form]]] = {}
        slots = slots_for(names)
        for form in FORMS:
            node = compile_form(form.form, slots)
            for start in node.starts(STARTS)[0]:
                self._by_start.setdefault(start, []).append((node, form))

    def match(self, tokens: Sequence[Token], at: int) -> tuple[int, Captures, Form] | None:
        """The form that reads most from `at` on; the first of the table among equals."""
        token = tokens[at]
        keys = dict.fromkeys((token.word, token.lemma, *(["#"] if token.number is not None else [])))
        best: tuple[int, Captures, Form] | None = None
        for key in keys:
            for node, form in self._by_start.get(key, ()):
                found = longest(node, tokens, at)
                if found is not None and (best is None or found[0] > best[0]):
                    best = found[0], found[1], form
        return best


@lru_cache(maxsize=4)
def grammar_for(names: tuple[str, ...]) -> Grammar:
    """The grammar for these card names; kept, because a catalog asks with the same names every time."""
    return Grammar(name_index(names))


def read(text: str, grammar: Grammar) -> Reading:
    """Read a question.

    Raises NotUnderstood, naming the words and the nearest forms, where a part of it fits no form.
    """
    title = tidy(text)
    if not any(sign.isalnum() for sign in title):
        raise NotUnderstood(f"there is no question: say what happens, for instance {_listed(_USUAL)}")
    if len(title) > LONGEST:
        raise NotUnderstood(
            f"the question has {len(title):,} characters, at most {LONGEST:,} are read: ask for one situation"
        )
    asked = pointer(title, grammar.names)
    if asked is not None:
        raise NotUnderstood(asked)
    tokens, statements, misspelt = _said(fold(title), grammar)
    if not any(said.says not in (Says.NOTHING, Says.WHO) for said in statements):
        raise NotUnderstood(
            f'"{_short(title)}" says nothing that happens and no number; forms understood are {_listed(_USUAL)}'
        )
    foreign = [token.word for token in tokens if token.word in FOREIGN]
    return Reading(title, with_players(statements), list(dict.fromkeys(foreign)), misspelt)


def _said(folded: str, grammar: Grammar) -> tuple[Sequence[Token], list[Statement], dict[str, str]]:
    """The tokens and what they say; only where they say nothing known, with misspelt words put right."""
    tokens = tokens_of(folded)
    try:
        return tokens, _Scan(tokens, grammar, folded).run(), {}
    except NotUnderstood as refused:
        right, misspelt = mended(tokens)
        if not misspelt:
            raise
        try:
            return right, _Scan(right, grammar, folded).run(), misspelt
        except NotUnderstood:
            raise refused from None


class _Scan:
    """One pass over the tokens; remembers who was named in the clause that is being read."""

    __slots__ = ("_clause", "_fresh", "_grammar", "_modal", "_near", "_other", "_text", "_tokens")

    def __init__(self, tokens: Sequence[Token], grammar: Grammar, text: str) -> None:
        self._tokens = tokens
        self._grammar = grammar
        self._text = text
        self._clause: str | None = None
        self._near: str | None = None
        self._other = "opponent"
        self._fresh = False
        self._modal = False

    def run(self) -> list[Statement]:
        """The statements; a player named is `who` of what follows until the clause ends."""
        said: list[Statement] = []
        at = 0
        while at < len(self._tokens):
            if self._tokens[at].noise:
                at += 1
                continue
            found = self._grammar.match(self._tokens, at)
            if found is None:
                raise self._unknown(at)
            end, got, form = found
            self._take(form, {**(form.fixed or {}), **got}, at, end, said)
            at = end
        return said

    def _take(self, form: Form, got: Captures, at: int, end: int, said: list[Statement]) -> None:
        first = self._tokens[at]
        for name in ("who", "p", "p2"):
            if got.get(name) == HIM:
                got[name] = self._other
        words = self._text[first.start : self._tokens[end - 1].end]
        match form.says:
            case Says.BREAK:
                self._clause, self._near, self._fresh, self._modal = None, None, False, False
            case Says.WHO:
                self._name(str(got["who"]))
                said.append(Statement(form.says, got, self._clause, words))
            case Says.REFUSED:
                raise NotUnderstood(f'"{words}": {got["why"]}')
            case Says.NOTHING:
                self._modal = self._modal or first.lemma in _MODALS
            case _:
                if form.says in ACTIONS:
                    self._near = None
                who = self._near or self._clause
                if form.says in ACTIONS and not self._fits(first):
                    who = None
                if form.says is Says.ACT and "who" in got:
                    # "my opponent mills me for 3 with 1 card left": what follows is said of the player affected.
                    who = self._near = str(got["who"])
                if "same" in got:
                    got |= next(({"place": one.got["place"]} for one in reversed(said) if "place" in one.got), {})
                said.append(Statement(form.says, got, who, words, first.third_person))
                for owner in ("p", "p2"):
                    if owner in got and got[owner] not in ("you", "each player"):
                        self._other = str(got[owner])
        if form.says not in (Says.WHO, Says.NOTHING):
            self._fresh = False

    def _name(self, who: str) -> None:
        self._clause, self._near, self._fresh, self._modal = who, None, True, False
        if who not in ("you", "each player"):
            self._other = who

    def _fits(self, verb: Token) -> bool:
        """Whether the verb can belong to the player named in this clause ("my opponent is at 7 and draw 3": no)."""
        if self._clause is None:
            return False
        if self._clause == "you":
            return not verb.third_person or self._fresh
        return (
            verb.third_person
            or self._fresh
            or self._modal
            or verb.word != verb.lemma
            or self._clause.startswith("each")
        )

    def _unknown(self, at: int) -> NotUnderstood:
        end = at + 1
        while (
            end < len(self._tokens)
            and self._tokens[end].lemma not in ",.;?!"
            and self._grammar.match(self._tokens, end) is None
        ):
            end += 1
        begin = at - 1 if at and self._tokens[at].word == "n't" else at
        words = _short(self._text[self._tokens[begin].start : self._tokens[end - 1].end])
        before = self._tokens[at - 1].lemma if at else ""
        verb = before if before in ("hold", "conquer") else self._tokens[at].lemma
        card = at if verb == before else at + 1
        if verb in ("play", "activate", "hold", "conquer") and card < len(self._tokens):
            several = self._grammar.names.choices(self._tokens, card)
            if several:
                return NotUnderstood(f'"{words}" may be one of several cards: write {_listed(several[:6], " or ")}')
            name = self._card_words(card)
            near = self._grammar.names.near(name)
            if near or verb in ("play", "activate"):
                which = f"; near it: {_listed(near)}" if near else ": write its whole name"
                return NotUnderstood(f'no card is called "{_short(name)}"{which}')
        nearest = _nearest(words, self._text)
        if not nearest:
            return NotUnderstood(f'not understood: "{words}"; say what happens, who does it and what lies where')
        return NotUnderstood(f'not understood: "{words}"; the nearest forms understood are {_listed(nearest)}')

    def _card_words(self, at: int) -> str:
        end = at
        while end < len(self._tokens) and self._tokens[end].lemma not in ("on", "with", "at", "to", ".", ";", "?"):
            end += 1
        return self._text[self._tokens[at].start : self._tokens[max(at, end - 1)].end]


def _nearest(words: str, text: str) -> list[str]:
    """Up to three examples that share most with the words not understood, or with the whole question; or none."""
    asked = set(text.split()) - _LITTLE
    scored: list[tuple[float, str]] = []
    for example in dict.fromkeys(form.example for form in FORMS if form.example):
        shared = len(asked & set(fold(example).split()))
        likeness = shared + difflib.SequenceMatcher(None, words, fold(example)).ratio()
        if likeness >= _NEAR:
            scored.append((likeness, example))
    scored.sort(key=_closeness)
    return [example for _, example in scored[:3]]


def _closeness(scored: tuple[float, str]) -> float:
    return -scored[0]


def _listed(forms: Sequence[str], last: str = ", ") -> str:
    quoted = [f'"{form}"' for form in forms]
    return ", ".join(quoted[:-1]) + last + quoted[-1] if len(quoted) > 1 else quoted[0]


def _short(words: str) -> str:
    return words if len(words) <= 60 else f"{words[:57]}…"
