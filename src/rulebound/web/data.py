"""What programs are given: the answers of ask, resolve, rule and card as data (FORMAT section 4)."""

from collections.abc import Mapping
from typing import Any

from rulebound.answer.asking_cards import CatalogCards
from rulebound.answer.entries import card_entry, rule_entry
from rulebound.cards.catalog import NAMED
from rulebound.kernel.program import Card
from rulebound.rulebook import find
from rulebound.scenario import load_data, load_text
from rulebound.scenario.errors import SituationError
from rulebound.scenario.names import NameIndex, name_key, nearest
from rulebound.scenario.situation import Situation
from rulebound.web.answering import answered_data, resolved
from rulebound.web.problems import Problem, problem_of

FILE = "situation.yaml"
"""What messages call a file that was sent."""

Data = dict[str, Any]


def ask(question: Mapping[str, object]) -> Data:
    """The entry of a question with its situation: a file's top level, `question` in place of `do`.

    Raises NotUnderstood, SituationError and Problem.
    """
    return answered_data(question)


def resolve_text(text: str) -> Data:
    """The results of a file's text. Raises Problem, with the invalid file's entry beside it."""
    try:
        return _resolved(load_text(text, FILE, CatalogCards()))
    except SituationError as wrong:
        raise _invalid(wrong, FILE) from None


def resolve(situation: Mapping[str, object]) -> Data:
    """The results of a situation as plain data. Raises Problem as `resolve_text` does."""
    title = situation.get("title")
    try:
        return _resolved(load_data(situation, "situation", CatalogCards()))
    except SituationError as wrong:
        raise _invalid(wrong, title if isinstance(title, str) else "situation") from None


def rule(query: str, edition: str | None = None) -> Data:
    """The rules that bear a number in any edition, or the one of a name. Raises UnknownRule and UnknownEdition."""
    return {"query": query, "rules": [rule_entry(each) for each in find(query, edition)]}


def card(query: str) -> Data:
    """A card by its name, or by a part that only one has. Raises Problem with the names to choose from."""
    return card_entry(card_named(query))


def card_named(query: str) -> Card:
    """The only card that a name or a part of one can mean. Raises Problem."""
    index = NameIndex(NAMED)
    exact = index.find(query)
    if exact is not None:
        return NAMED[exact]
    key = name_key(query)
    several = index.whole_names(query) or [name for name in NAMED if key and key in name_key(name)]
    if len(several) == 1:
        return NAMED[several[0]]
    shown = repr(query[:80])
    if several:
        choices = "; ".join(sorted(several)[:12]) + ("; …" if len(several) > 12 else "")
        raise Problem(404, "No such card", f"{shown} can be several cards: ask for one of {choices}.")
    near = nearest(query[:80], NAMED)
    hint = f"did you mean {' or '.join(near)}?" if near else "check how it is spelt."
    raise Problem(404, "No such card", f"No card called {shown} is known here: {hint}")


def _resolved(situation: Situation) -> Data:
    return {"results": [resolved(situation)]}


def _invalid(wrong: SituationError, title: str) -> Problem:
    """The problem of an invalid situation; the entry that `resolve` has for it stands beside."""
    problem = problem_of(wrong)
    place = dict(problem.place or {})
    entry = {"title": title, "ok": False, "error": {"message": wrong.message, **place}}
    return Problem(problem.status, problem.title, problem.detail, place | {"results": [entry]})
