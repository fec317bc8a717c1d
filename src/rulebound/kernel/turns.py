"""Events of the turn: phases begin or are skipped, moments come, the turn passes on, the game ends."""

from typing import ClassVar

from rulebound.kernel.changes import PlayerEvent
from rulebound.kernel.event import Event
from rulebound.kernel.ids import NOBODY, PlayerId
from rulebound.kernel.items import Outcome
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.saving import register_events
from rulebound.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseBegan(Event):
    """A phase or step of the turn begins (315–317)."""

    __slots__ = ("phase", "player")
    KIND: ClassVar[str] = "phase"
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "phase")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "phase")
    CLEANUP: ClassVar[bool] = True

    def __init__(self, cites: tuple[str, ...], player: PlayerId, phase: str) -> None:
        super().__init__(cites)
        self.player: PlayerId = player
        self.phase: str = phase

    def apply(self, table: Table) -> None:
        table.phase = self.phase


class PhaseSkipped(PhaseBegan):
    """A phase is replaced with nothing (443.2)."""

    KIND: ClassVar[str] = "phase skipped"
    CLEANUP: ClassVar[bool] = False

    def apply(self, table: Table) -> None:
        """Nothing of the phase happens."""


class BeginningStarted(PlayerEvent):
    """The start of a player's Beginning Phase (315.2.a.1)."""

    KIND: ClassVar[str] = "beginning started"


class MainStarted(PlayerEvent):
    """The start of a player's Main Phase (316.4)."""

    KIND: ClassVar[str] = "main started"


class EndingStarted(PlayerEvent):
    """The end of a player's turn (317.1.a)."""

    KIND: ClassVar[str] = "ending started"


class TurnBegan(PlayerEvent):
    """The next player becomes the turn player; scored marks and `held_by` of the last turn are cleared (317.3)."""

    KIND: ClassVar[str] = "turn began"

    def apply(self, table: Table) -> None:
        table.turn += 1
        table.turn_player = self.player
        table.next_player = NOBODY
        table.players[self.player].turns += 1
        for place in table.battlefields:
            place.scored_by.clear()
            place.held_by.clear()


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEnded(Event):
    """The game ends (196); no winner is a draw."""

    __slots__ = ("ended", "winners")
    KIND: ClassVar[str] = "game ended"
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "ended", "winners")
    PUBLIC: ClassVar[tuple[str, ...]] = ("ended", "winners")

    def __init__(self, cites: tuple[str, ...], ended: str, winners: list[PlayerId]) -> None:
        super().__init__(cites)
        self.ended: str = ended
        self.winners: list[PlayerId] = winners

    def apply(self, table: Table) -> None:
        table.outcome = Outcome(self.ended, self.winners, self.cites)


register_events(
    PhaseBegan,
    PhaseSkipped,
    BeginningStarted,
    MainStarted,
    EndingStarted,
    TurnBegan,
    GameEnded,
)
