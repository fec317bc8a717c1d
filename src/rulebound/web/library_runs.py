"""The example library as the pages show it: each situation is run when it is asked for, and its answer is made."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from rulebound.answer.answer import answer_to
from rulebound.answer.asking_cards import CatalogCards
from rulebound.answer.checks import check_answer
from rulebound.answer.entry import entry
from rulebound.cards import catalog
from rulebound.kernel.chain_events import ItemEvent, ItemLeft, ItemPlaced, Passed
from rulebound.kernel.event import Event
from rulebound.rulebook import RULES
from rulebound.scenario import Run, library, load_text, run_situation
from rulebound.scenario.check import check, triggered
from rulebound.scenario.items import Effect, Instruction
from rulebound.scenario.runner import text_of

PREFIX: Final = "scenarios/"
"""What stands before an example's name where a coverage list gives its file."""


@dataclass(frozen=True, slots=True)
class Example:
    """One situation of the library and what came of it: its name, its file's text, its run and its answer as data."""

    name: str
    source: str
    run: Run
    answer: Mapping[str, Any]

    @property
    def title(self) -> str:
        """What the file calls it."""
        return self.run.situation.title

    @property
    def before(self) -> Mapping[str, Any]:
        """The counts of each seat at the start."""
        counts: Mapping[str, Any] = self.answer["before"]
        return counts

    @property
    def after(self) -> Mapping[str, Any]:
        """The counts of each seat at the end."""
        counts: Mapping[str, Any] = self.answer["after"]
        return counts

    @property
    def victory_score(self) -> int:
        """The Victory Score at the end."""
        return self.run.victory_score()

    @property
    def triggered(self) -> Sequence[str]:
        """The sources of the abilities that triggered, first to last."""
        return triggered(self.run)

    @property
    def done(self) -> Sequence[str]:
        """What is done, item by item, as the file has it."""
        return [text_of(item) for item in self.run.situation.do]

    @property
    def amount(self) -> int:
        """The number in the first instruction that has one: the 3 of “you draw 3”. Raises LookupError without one."""
        for item in self.run.situation.do:
            for part in item.instructions if isinstance(item, Effect) else [item]:
                if isinstance(part, Instruction) and part.amount is not None:
                    return part.amount
        raise LookupError(f"no instruction of the example {self.name} has a number")

    def gained(self, seat: str, what: str = "points") -> int:
        """How much a count of a seat grew."""
        grown: int = self.after[seat][what] - self.before[seat][what]
        return grown


def example(name: str) -> Example:
    """The example of that name, run now. Raises UnknownExample."""
    path = library.find(name)
    source = path.read_text("utf-8")
    run = run_situation(load_text(source, path.name, CatalogCards()))
    return Example(library.name_of(path), source, run, answer_of(run))


def answer_of(run: Run) -> dict[str, Any]:
    """The entry of a run with what its file expected and did not find; a repeated file is taken once."""
    answer = answer_to(run)
    return entry(answer, [*check(run), *check_answer(answer)])


def name_of(proof: str) -> str:
    """An example's name from its file in a coverage list: `scenarios/a/b.yaml` is `a/b`."""
    return proof.removeprefix(PREFIX).removesuffix(".yaml")


@cache
def titles() -> Mapping[str, str]:
    """What each example is called, by its name: the title in its file."""
    found: dict[str, str] = {}
    for path in library.examples():
        lines = path.read_text("utf-8").splitlines()
        said = [line.removeprefix("title:").strip().strip("\"'") for line in lines if line.startswith("title:")]
        found[library.name_of(path)] = said[0] if said else path.stem
    return found


@cache
def cards_using() -> Mapping[str, Sequence[str]]:
    """The printed cards that bring a rule into play, by the rule's name: seen by running the whole library once.

    A card uses a rule where an event cites it while the card's spell or ability is paid for or carried out.
    """
    printed = {card.name for card in catalog.PRINTED}
    found: dict[str, set[str]] = {}
    for path in library.examples():
        events = run_situation(load_text(path.read_text("utf-8"), path.name, CatalogCards())).events
        for event, source in zip(events, sources_of(events), strict=True):
            if source in printed:
                for rule in event.cites:
                    found.setdefault(rule, set()).add(source)
    return {rule: sorted(found[rule]) for rule in RULES if rule in found}


def sources_of(events: Sequence[Event]) -> Sequence[str]:
    """For each event the card whose spell or ability was the newest on the Chain, "" where the Chain was empty.

    Passes and what only happens to the item itself are nobody's.
    """
    chain: list[str] = []
    found: list[str] = []
    for event in events:
        found.append(chain[-1] if chain and not isinstance(event, ItemEvent | Passed) else "")
        if isinstance(event, ItemPlaced):
            chain.append(event.name)
        elif isinstance(event, ItemLeft):
            del chain[event.place]
    return found
