"""The slots of the forms: numbers, players, owners, zones, phases, modes, battlefields and card names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rulebound.answer.question.names import NameIndex
from rulebound.answer.question.pattern import Captured, Node, Place, Slot, compile_form
from rulebound.answer.question.words import Token

HIM: Final = "him"
"""A pronoun of the third person: the other player named last, else the opponent."""

# A number stands for itself; these words count too.
_COUNTING: Final = {"a": 1, "an": 1, "another": 1, "single": 1, "no": 0, "none": 0, "nothing": 0}

_PLAYERS: Final = {
    "each player": "(each|every|all) player | both player | both us | everyone | everybody"
    " | we both | we all | we | both",
    "each opponent": "[my|your] each opponent | (every|all) [my|your] opponent | (my|your) opponents"
    " | opponents | both [my|your] opponents",
    "opponent": "[my|your] opponent | my rival | rival",
    "opponent 1": "[my|your] opponent (1|one) | [my|your] first opponent",
    "opponent 2": "[my|your] opponent (2|two) | [my|your] second opponent",
    "opponent 3": "[my|your] opponent (3|three) | [my|your] third opponent",
    "ally": "[my|your] (ally|teammate|partner|team mate)",
    "you": "i | me | you | myself | my team",
    HIM: "he | she | they | him | them",
}
_OWNERS: Final = {"you": "my | your | our own", HIM: "his | her | their | its", "each player": "our"}
_ZONES: Final = {
    "main_deck": "deck | main deck | draw pile | draw deck",
    "trash": "trash | discard pile | trash pile | bin",
    "hand": "hand",
    "rune_deck": "rune deck | rune pile",
    "banishment": "banishment",
}
_POOLS: Final = {"runes": "rune", "energy": "energy", "xp": "xp | experience"}
_PHASES: Final = {
    "awaken": "awaken phase | untap phase",
    "beginning": "begin phase | upkeep [phase]",
    "scoring": "score phase",
    "channel": "channel phase",
    "draw": "draw phase",
    "main": "main phase | action phase",
    "ending": "(end|ending) phase",
}
_MODES: Final = {
    "duel": "duel | 1v1 | (1|one) (vs|v|versus) (1|one) | (2|two) [-] player",
    "match": "match | best (3|three) | bo3",
    "ffa3": "ffa3 | (3|three) [-] player [ffa] | ffa (with|for) (3|three) [player]"
    " | free for all with (3|three) [player] | 1v1v1",
    "ffa4": "ffa4 | (4|four) [-] player [ffa] | ffa (with|for) (4|four) [player]"
    " | free for all with (4|four) [player] | 1v1v1v1",
    "2v2": "2v2 | (2|two) (vs|v|versus) (2|two) | team game | team play",
}
_PLACES: Final = {
    Place("letter", "A"): "[battlefield] a",
    Place("letter", "B"): "[battlefield] b",
    Place("letter", "C"): "[battlefield] c",
    Place("first"): "(first|1st) [battlefield|one]",
    Place("any"): "(a|one|any|my|their|his) battlefield | one | one them | battlefield",
    Place("rest", "second"): "[a|my] (second|2nd) [battlefield|one] | another [battlefield|one]",
    Place("rest", "other"): "[my] other [battlefield|one]",
    Place("rest", "last"): "[my] (last|final|third|3rd) [left] [battlefield|one]",
    Place("both"): "both [battlefield] | both them | (2|two) battlefield",
    Place("all"): "(all|every|each) [(2|two|3|three)] [battlefield] | (3|three) battlefield",
}
_SOURCES: Final = {"trash": _ZONES["trash"], "hand": "hand", "board": "board | base"}
_TYPES: Final = {"unit": "unit", "gear": "gear", "spell": "spell"}
_ORDINALS: Final = {"1": "first | 1st | 1 | one", "2": "second | 2nd | 2 | two", "3": "third | 3rd | 3 | three"}


def _table(forms: Iterable[tuple[Captured, str]]) -> Slot:
    """A slot that reads whichever of the forms stands there."""
    compiled: list[tuple[Node, Captured]] = [(compile_form(form, {}), value) for value, form in forms]

    def read(tokens: Sequence[Token], at: int) -> Iterator[tuple[int, Captured]]:
        found = [(end, value) for node, value in compiled for end, _ in node.ends(tokens, at, {})]
        found.sort(key=_first, reverse=True)
        yield from found

    return read


WORDS: Final = frozenset(
    word
    for table in (_PLAYERS, _OWNERS, _ZONES, _POOLS, _PHASES, _MODES, _SOURCES, _TYPES, _ORDINALS)
    for form in table.values()
    for word in re.findall(r"[a-z]+", form)
)
"""The words of the slots, to which a misspelt one may be near."""


def _first(found: tuple[int, Captured]) -> int:
    return found[0]


def _starts(forms: Iterable[str]) -> frozenset[str]:
    return frozenset().union(*(compile_form(form, {}).starts({})[0] for form in forms))


def _number(tokens: Sequence[Token], at: int) -> Iterator[tuple[int, Captured]]:
    if at >= len(tokens):
        return
    token = tokens[at]
    if token.number is not None:
        yield at + 1, token.number
    elif token.lemma in _COUNTING:  # An article counts: "draw a card".
        end = at + 1
        if token.lemma in ("a", "an") and end < len(tokens) and tokens[end].lemma == "single":
            end += 1
        yield end, _COUNTING[token.lemma]


def _figure(tokens: Sequence[Token], at: int) -> Iterator[tuple[int, Captured]]:
    """A number that is no article: "score A" names a battlefield."""
    if at < len(tokens) and tokens[at].lemma not in ("a", "an", "another"):
        yield from _number(tokens, at)


def _bare(tokens: Sequence[Token], at: int) -> Iterator[tuple[int, Captured]]:
    """A number that is of nothing, or of cards that lie nowhere: the clause ends behind it."""
    for end, value in _figure(tokens, at):
        if end < len(tokens) and tokens[end].lemma == "card":
            end += 1
        if end == len(tokens) or tokens[end].lemma in _AFTER_NUMBER:
            yield end, value


_spot: Final = _table((place, form) for place, form in _PLACES.items() if place.kind == "letter")


def _second(tokens: Sequence[Token], at: int) -> Iterator[tuple[int, Captured]]:
    """The second battlefield of a list; an A in front of another word is the article."""
    for end, value in _spot(tokens, at):
        if tokens[end - 1].lemma != "a" or end == len(tokens) or tokens[end].lemma in _AFTER_LETTER:
            yield end, value


_player: Final = _table(_PLAYERS.items())
_pronoun_owner: Final = _table(_OWNERS.items())


def _owner(tokens: Sequence[Token], at: int) -> Iterator[tuple[int, Captured]]:
    """A possessive: my, his, my opponent's, opponents'."""
    yield from _pronoun_owner(tokens, at)
    for end, value in _player(tokens, at):
        mark = tokens[end].word if end < len(tokens) else ""
        if mark == "'s" or (mark == "'" and tokens[end - 1].lemma in ("opponent", "player")):
            yield end + 1, value
        elif tokens[end - 1].lemma == "opponent" or str(value).startswith("opponent "):
            yield end, value


_AFTER_NUMBER: Final = frozenset(", . ; ? ! ) and but so who when while if then as".split())
_AFTER_LETTER: Final = frozenset(", . ; ? ! at with and then on in while if when this for both".split())
_TABLES: Final[dict[str, Mapping[str, str]]] = {
    "zone": _ZONES,
    "pool": _POOLS,
    "deck": {"main_deck": _ZONES["main_deck"]},
    "trash": {"trash": _ZONES["trash"]},
    "source": _SOURCES,
    "type": _TYPES,
    "phase": _PHASES,
    "mode": _MODES,
    "ordinal": _ORDINALS,
}
_PLAIN: Final = {kind: _table(forms.items()) for kind, forms in _TABLES.items()}
_place: Final = _table(_PLACES.items())

STARTS: Final[dict[str, frozenset[str]]] = {kind: _starts(forms.values()) for kind, forms in _TABLES.items()} | {
    "n": frozenset({"#", *_COUNTING}),
    "num": frozenset({"#", *_COUNTING}),
    "bare": frozenset({"#", *_COUNTING}),
    "spot": frozenset({"*"}),
    "who": _starts(_PLAYERS.values()),
    "p": _starts(_PLAYERS.values()) | _starts(_OWNERS.values()),
    "place": frozenset({"*"}),
    "card": frozenset({"*"}),
}
"""The base forms each slot can begin with, so that a form is only tried where it can fit."""


def slots_for(names: NameIndex) -> dict[str, Slot]:
    """Every slot reader, with the card names of this catalog."""

    def place(tokens: Sequence[Token], at: int) -> Iterator[tuple[int, Captured]]:
        for end, name in names.read(tokens, at):
            yield end, Place("card", str(name))
        yield from _place(tokens, at)

    return _PLAIN | {
        "n": _number,
        "num": _figure,
        "bare": _bare,
        "spot": _second,
        "who": _player,
        "p": _owner,
        "card": names.read,
        "place": place,
    }
