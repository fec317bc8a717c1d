"""What occurred in a run, gathered once: what notes, common mistakes and examples are chosen by."""

from collections.abc import Sequence
from typing import TypeVar

from rulebound.answer.acts import Act, acts_of
from rulebound.answer.words.scoring import leaders_of
from rulebound.kernel import zones
from rulebound.kernel.chain_events import ItemLeft, ItemPlaced
from rulebound.kernel.changes import BurnedOut, Ignored, PointsGained, Stopped
from rulebound.kernel.event import Event
from rulebound.kernel.items import CARD
from rulebound.kernel.moves import Burned, Discarded, Drawn, Recycled, RunesRecycled
from rulebound.kernel.table import Decided
from rulebound.kernel.turns import PhaseBegan
from rulebound.rulebook import names as R
from rulebound.scenario.runner import Run

Kind = TypeVar("Kind", bound=Event)


class Facts:
    """A run's events with what was found in them: the names of all rules cited, Burn Outs, recycled groups, acts."""

    __slots__ = ("acts", "burn_outs", "events", "groups", "names", "run", "victory")

    def __init__(self, run: Run) -> None:
        self.run: Run = run
        self.events: Sequence[Event] = run.events
        self.names: set[str] = {name for event in self.events for name in event.cites}
        self.burn_outs: list[BurnedOut] = self.of(BurnedOut)
        self.groups: list[Recycled] = [
            event for event in self.of(Recycled) if not isinstance(event, RunesRecycled) and event.kept > 1
        ]
        self.acts: list[Act] = acts_of(self.events)
        self.victory: int = run.victory_score()

    def of(self, kind: type[Kind]) -> list[Kind]:
        """The events of a kind, first to last."""
        return [event for event in self.events if isinstance(event, kind)]

    def cited(self, *names: str) -> bool:
        """Whether all of these rules were cited."""
        return all(name in self.names for name in names)

    def score(self, seat: str) -> int:
        """A seat's points at the end."""
        return self.run.counts()[seat]["points"]

    def repeated(self) -> bool:
        """Whether one action burned a player out more than once."""
        return any(event.amount > 1 for event in self.burn_outs)

    def leaders(self) -> list[str]:
        """The first seats of the teams that lead with the same score, if it is at or above the Victory Score."""
        leaders = leaders_of(self.run)
        return leaders if self.score(leaders[0]) >= self.victory else []

    def opponents_recycled(self) -> bool:
        """Whether somebody's cards were recycled by another player's card or ability."""
        chain: list[ItemPlaced] = []
        for event in self.events:
            if isinstance(event, ItemPlaced):
                chain.append(event)
            elif isinstance(event, ItemLeft):
                del chain[event.place]
            elif not isinstance(event, Recycled) or not chain or R.BURN_OUT_RECYCLE in event.cites:
                continue
            elif chain[-1].player != event.player:
                return True
        return False

    def resolutions(self) -> list[list[Event]]:
        """The events in parts that belong to one instruction, or to the resolution of one item."""
        parts: list[list[Event]] = [[]]
        starts = {first for _, first in self.run.marks}
        for at, event in enumerate(self.events):
            if at in starts:
                parts.append([])
            parts[-1].append(event)
            if isinstance(event, ItemLeft | PhaseBegan):
                parts.append([])
        return parts

    def several_sequences(self) -> bool:
        """Whether one effect burned one player out in several instructions."""
        for part in self.resolutions():
            first = [event.player for event in part if isinstance(event, BurnedOut) and event.amount == 1]
            if len(first) > len(set(first)):
                return True
        return False

    def several_players(self) -> bool:
        """Whether one effect had several players take or discard cards, and somebody burned out in it."""
        for part in self.resolutions():
            players = {event.player for event in part if isinstance(event, Drawn | Burned | Discarded | BurnedOut)}
            if len(players) > 1 and any(isinstance(event, BurnedOut) for event in part):
                return True
        return False

    def burn_cost_completed(self) -> bool:
        """Whether a Burn that was a cost needed a Burn Out."""
        return any(R.BURN_COST in event.cites and R.BURN_OUT_COMPLETE in event.cites for event in self.of(Burned))

    def stopped_burn_out_point(self) -> bool:
        """Whether “can't gain points” stopped the first point of a Burn Out."""
        burning_out = False
        for event in self.events:
            if isinstance(event, Stopped) and burning_out and event.what == "point":
                return True
            if not isinstance(event, Decided | Ignored | Recycled):
                burning_out = isinstance(event, BurnedOut)
        return False

    def points(self, why: str) -> list[PointsGained]:
        """The points gained in one of the ways: hold, conquer, effect, burn_out."""
        return [event for event in self.of(PointsGained) if event.why == why]

    def final_points(self, why: str) -> bool:
        """Whether such a point came to a player who needed no more than one to reach the Victory Score."""
        return any(event.total - event.amount >= self.victory - 1 for event in self.points(why))

    def resolving_spell(self) -> bool:
        """Whether somebody burned out while a card of theirs was being carried out."""
        chain: list[ItemPlaced] = []
        for event in self.events:
            if isinstance(event, ItemPlaced):
                chain.append(event)
            elif isinstance(event, ItemLeft):
                del chain[event.place]
            elif not isinstance(event, BurnedOut) or not chain:
                continue
            elif chain[-1].item_kind == CARD and chain[-1].player == event.player:
                return True
        return False

    def emptied(self) -> bool:
        """Whether a Main Deck was emptied without any Burn Out of its owner."""
        burned_out = {self.run.seats[event.player] for event in self.burn_outs}
        taken = {self.run.seats[event.player] for event in (*self.of(Drawn), *self.of(Burned))
                 if event.origin == zones.MAIN_DECK}  # fmt: skip
        return any(self.run.counts()[seat]["main_deck"] == 0 for seat in taken - burned_out)

    def stopped(self, what: str) -> bool:
        """Whether a point or a score was stopped."""
        return any(event.what == what for event in self.of(Stopped))
