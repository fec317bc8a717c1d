"""An answer: everything that is said about a run, short first, before it is written as text, Markdown or JSON."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rulebound.answer.choices import whole_answers
from rulebound.answer.counts import Changed
from rulebound.answer.examples import Example, Library, examples_for, from_library
from rulebound.answer.facts import Facts
from rulebound.answer.mistakes import mistakes_in
from rulebound.answer.notes import notes_of
from rulebound.answer.question.shape import Note
from rulebound.answer.short import deciding, short_answer
from rulebound.answer.steps import Step
from rulebound.answer.words.table import steps_of
from rulebound.cards import catalog
from rulebound.kernel.changes import ScoreMarked
from rulebound.kernel.event import Event
from rulebound.scenario.errors import SituationError
from rulebound.scenario.runner import Run

MOST_OPTIONS: Final = 12
"""A choice of more options is shown without what each leads to."""


@dataclass(slots=True)
class CardText:
    """A card concerned: its text in our words, whether the situation made it up, what of it is not carried out yet."""

    name: str
    text: str
    made_up: bool
    not_yet: list[str]


@dataclass(slots=True)
class Outcome:
    """What one option of an open choice leads to."""

    option: str
    short: str
    winner: str | None
    ended: str | None
    after: Changed


@dataclass(slots=True)
class Asked:
    """A choice that was left open; `leads_to` is None where there are too many options."""

    player: str
    name: str
    options: list[str]
    rules: list[str]
    leads_to: list[Outcome] | None


@dataclass(slots=True)
class Answer:
    """All parts of an answer, in the order in which they are read; `mistakes` are the names of those in `notes`."""

    run: Run
    title: str
    short: str
    steps: list[Step]
    asked: list[Asked]
    cards: list[CardText]
    examples: list[Example]
    notes: list[Note]
    mistakes: list[str]


def answer_to(run: Run, assumed: Sequence[Note] = (), library: Library = from_library) -> Answer:
    """The answer to a run. `assumed` are the notes of a question; `library` runs the worked examples."""
    facts = Facts(run)
    asked, outcomes = asked_in(run)
    return Answer(
        run=run, title=run.situation.title, short=short_answer(run, 0, outcomes), steps=steps_of(run), asked=asked,
        cards=cards_in(facts), examples=examples_for(facts, library), notes=notes_of(facts, assumed),
        mistakes=mistakes_in(facts),
    )  # fmt: skip


def asked_in(run: Run) -> tuple[list[Asked], str]:
    """The open choices with what each option leads to, and in words where points or the win depend on it."""
    found: list[Asked] = []
    outcomes = ""
    for choice in run.asked:
        leads_to: list[Outcome] | None = None
        options = whole_answers(run, choice)
        if len(options) <= MOST_OPTIONS:
            since = len(run.events)
            branches = branches_of(run, options)
            leads_to = [
                Outcome(option, short_answer(branch, since), branch.winner, branch.ended, counts(branch))
                for option, branch in branches
            ]
            outcomes = deciding(run, branches)
        found.append(Asked(choice.player, choice.name, options, list(choice.cites), leads_to))
    return found, outcomes


def branches_of(run: Run, options: Sequence[str]) -> list[tuple[str, Run]]:
    """The run with each option taken; one that is unclear, or leads to what is not supported, is left out."""
    found: list[tuple[str, Run]] = []
    for option in options:
        try:
            found.append((option, run.branch(option)))
        except SituationError:
            continue
    return found


def counts(run: Run) -> Changed:
    """The counts at the end of a run, as plain data."""
    return {seat: dict(values) for seat, values in run.counts().items()}


def cards_in(facts: Facts) -> list[CardText]:
    """The cards concerned that say something: those that acted first, then others of the situation."""
    book = facts.run.table.book.cards
    names: dict[str, None] = {}
    for event in facts.events:
        names.update(dict.fromkeys(names_in(facts, event)))
    for spec in facts.run.situation.cards():
        if spec.name is not None:
            names[spec.name] = None
    found: list[CardText] = []
    for name in names:
        card = book.get(name)
        if card is None or name.startswith(("[", "instruction ")):
            continue
        text = catalog.text(card)
        if text or card.made_up:
            found.append(CardText(name, text, card.made_up, catalog.not_yet(card)))
    return found


def names_in(facts: Facts, event: Event) -> list[str]:
    """The names of cards that an event is about."""
    if isinstance(event, ScoreMarked):
        thing = facts.run.table.permanent(facts.run.table.battlefields[event.battlefield].card)
        return [] if thing is None else [thing.card]
    found = [getattr(event, "name", ""), getattr(event, "source", "")]
    return [name for name in found if isinstance(name, str) and name]
