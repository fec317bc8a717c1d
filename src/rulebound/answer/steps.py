"""The steps of an answer: the log of a run told one sentence after the other, each with its rules and counts."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rulebound.answer.counts import Changed, Ledger, unlike
from rulebound.answer.voice import joined, say
from rulebound.kernel.chain_events import ItemPlaced
from rulebound.kernel.event import Event
from rulebound.scenario.runner import Run

OPENERS: Final = ("You ", "Your ", "Opponent ", "The ", "Then ", "Now ", "Nobody ", "Everything ", "All ", "What ")
"""How sentences begin whose first letter is small behind words that lead in."""


@dataclass(slots=True)
class Step:
    """One step: its sentences, the names of its rules, the kind and number of its event, a card, counts after it.

    `lead` is the phase that its text begins with, where it is the first step of one.
    """

    text: str
    names: list[str]
    event: str
    number: int
    card: str | None = None
    after: Changed = field(default_factory=dict)
    lead: str = ""

    def cite(self, names: Iterable[str]) -> None:
        """Add rules, each once."""
        self.names = list(dict.fromkeys([*self.names, *names]))

    def count(self, changed: Changed) -> None:
        """Add counts that changed; the newest stands."""
        for seat, counts in changed.items():
            self.after.setdefault(seat, {}).update(counts)


class Teller:
    """Goes through the log; those who tell an event make a step of it, join it to the last one, or leave it out."""

    __slots__ = (
        "_carried", "_phase", "at", "because", "chain", "event", "events", "ledger", "passes", "run", "steps", "told",
    )  # fmt: skip

    def __init__(self, run: Run) -> None:
        self.run: Run = run
        self.events: Sequence[Event] = run.events
        self.at: int = 0
        self.event: Event = Event(())
        self.ledger: Ledger = Ledger(run)
        self.steps: list[Step] = []
        self.chain: list[ItemPlaced] = []
        self.passes: int = 0
        self.told: set[str] = set()
        self.because: dict[int, tuple[list[str], tuple[str, ...]]] = {}
        self._carried: Changed = {}
        self._phase: tuple[str, tuple[str, ...]] | None = None

    # What those who tell use; `because` has, by the place of an event, the effects that it comes of, and their rules.

    def seat(self, player: int) -> str:
        """The seat of a player's number."""
        return self.run.seats[player]

    def step(self, template: str, player: int = 0, *, card: str | None = None, cites: Iterable[str] = (),
             **values: Any) -> None:  # fmt: skip
        """Begin a step with this event; `cites` are rules beside the event's own."""
        text = say(template, self.seat(player) if player >= 0 else "you", **values)
        lead, cited = self._phase or ("", ())
        self._phase = None
        step = Step(led(lead, text), list(cited), self.event.KIND, self.at + 1, card, lead=lead)
        step.cite((*self.event.cites, *cites))
        self.steps.append(step)
        self._count(step)

    def join(self, template: str, player: int = 0, *, cites: Iterable[str] = (), **values: Any) -> None:
        """Add a sentence on this event to the last step; without one, begin a step."""
        if not self.steps or self._phase is not None:
            self.step(template, player, card=None, cites=cites, **values)
            return
        step = self.steps[-1]
        step.text += " " + say(template, self.seat(player) if player >= 0 else "you", **values)
        step.cite((*self.event.cites, *cites))
        self._count(step)

    def merge(self, cites: Iterable[str] = ()) -> None:
        """Let the last step stand for this event too: its rules and counts are added, no sentence."""
        if self.steps:
            self.steps[-1].cite((*self.event.cites, *cites))
            self._count(self.steps[-1])

    def retell(self, text: str) -> None:
        """Let other words stand for the last step, which this event belongs to."""
        step = self.steps[-1]
        step.text = led(step.lead, text)
        self.merge()

    def lead(self, text: str, cites: tuple[str, ...]) -> None:
        """Words that the next step begins with, their sign included: “Your Draw Phase:”, “Because of …,”."""
        self._phase = (text, cites)

    def no_lead(self) -> None:
        """Leave out those words: nothing happened in that phase."""
        self._phase = None

    def first(self, key: str) -> bool:
        """Whether this is told for the first time, so that it is to be explained."""
        new = key not in self.told
        self.told.add(key)
        return new

    def names(self, physical: Iterable[int]) -> list[str]:
        """The names of cards by their pieces of cardboard."""
        return [self.run.name_of(number) for number in physical]

    def following(self) -> Sequence[Event]:
        """The events after this one."""
        return self.events[self.at + 1 :]

    def last_number(self) -> int:
        """The number of the event that the last step began with, 0 without one."""
        return self.steps[-1].number if self.steps else 0

    # The way through the log.

    def tell(self, tellers: Mapping[type[Event], Callable[["Teller", Any], None]]) -> list[Step]:
        """Tell all of it."""
        for at, event in enumerate(self.events):
            self.at = at
            self.event = event
            for seat, counts in self.ledger.apply(event).items():
                self._carried.setdefault(seat, {}).update(counts)
            if at in self.because:
                names, cites = self.because[at]
                self.lead(f"Because of {joined(list(dict.fromkeys(names)))},", cites)
            teller = tellers.get(type(event))
            if teller is not None:
                teller(self, event)
        if self._carried and self.steps:
            self._count(self.steps[-1])
        before: Changed = {seat: dict(counts) for seat, counts in self.run.before.items()}
        for step in self.steps:  # what leaves a zone and comes back to it in one step changes no count
            step.after = unlike(before, step.after)
        return self.steps

    def _count(self, step: Step) -> None:
        step.count(self._carried)
        self._carried = {}


def led(lead: str, text: str) -> str:
    """The text behind the words that it is led in with, if any."""
    if not lead:
        return text
    return f"{lead} {text[0].lower() + text[1:] if text.startswith(OPENERS) else text}"
