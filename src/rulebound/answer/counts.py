"""Running counts: what each event does to the zones and points of the seats, told from its own fields."""

from collections.abc import Sequence
from typing import Final

from rulebound.kernel import zones
from rulebound.kernel.changes import PointsGained, PointsLost
from rulebound.kernel.event import Event
from rulebound.kernel.moves import CardsMoved, Channeled, Entered
from rulebound.rules.conceding import BattlefieldReplaced, Removed
from rulebound.scenario.runner import Run

COUNTED: Final = {
    zones.MAIN_DECK: "main_deck",
    zones.TRASH: "trash",
    zones.HAND: "hand",
    zones.BANISHMENT: "banishment",
    zones.RUNE_DECK: "rune_deck",
    zones.RUNES: "runes",
}
"""The zones whose cards are counted in an answer."""

Changed = dict[str, dict[str, int]]
"""For each seat the counts that changed, as they are now."""


class Ledger:
    """The counts of all seats, kept up event by event from those before the first."""

    __slots__ = ("_seats", "_teams", "now")

    def __init__(self, run: Run) -> None:
        self.now: Changed = {seat: dict(counts) for seat, counts in run.before.items()}
        self._seats: Sequence[str] = run.seats
        self._teams: list[int] = [player.team for player in run.table.players]

    def apply(self, event: Event) -> Changed:
        """Count an event; the counts that it changed."""
        changed: Changed = {}
        if isinstance(event, Removed):
            seat = self._seats[event.player]
            for key in COUNTED.values():
                self._set(changed, seat, key, 0)
        elif isinstance(event, BattlefieldReplaced):
            return changed
        elif isinstance(event, CardsMoved):
            seat = self._seats[event.player]
            self._add(changed, seat, COUNTED.get(event.origin), -event.count)
            self._add(changed, seat, COUNTED.get(event.to), event.kept)
        elif isinstance(event, Channeled):
            seat = self._seats[event.player]
            self._add(changed, seat, "rune_deck", -event.count)
            self._add(changed, seat, "runes", event.count)
        elif isinstance(event, Entered) and event.zone == zones.RUNES:
            self._add(changed, self._seats[event.player], "runes", 1)
        elif isinstance(event, PointsGained | PointsLost):
            for seat, team in zip(self._seats, self._teams, strict=True):
                if team == self._teams[event.player]:
                    self._set(changed, seat, "points", event.total)
        return changed

    def _add(self, changed: Changed, seat: str, key: str | None, amount: int) -> None:
        if key is not None:
            self._set(changed, seat, key, self.now[seat][key] + amount)

    def _set(self, changed: Changed, seat: str, key: str, value: int) -> None:
        if self.now[seat][key] != value:
            self.now[seat][key] = value
            changed.setdefault(seat, {})[key] = value


def unlike(before: Changed, after: Changed) -> Changed:
    """The counts of `after` that are not those of `before`, which is brought up to date with them."""
    found: Changed = {}
    for seat, counts in after.items():
        for key, count in counts.items():
            if before[seat][key] != count:
                before[seat][key] = count
                found.setdefault(seat, {})[key] = count
    return found
