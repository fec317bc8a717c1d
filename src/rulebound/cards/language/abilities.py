"""Triggered abilities: the conditions cards are written with, and “when” that joins one to its effect."""

from typing import Final

from rulebound.cards.language.sequence import sequence
from rulebound.kernel import zones
from rulebound.kernel.chain_events import Played
from rulebound.kernel.changes import BattlefieldEvent, Conquered, Held, PlayerEvent, PointsLost
from rulebound.kernel.event import Event
from rulebound.kernel.ids import NOWHERE, ObjectId, PlayerId
from rulebound.kernel.items import Frame
from rulebound.kernel.moves import Killed, Recycled
from rulebound.kernel.program import Node
from rulebound.kernel.table import Table
from rulebound.kernel.turns import BeginningStarted, EndingStarted
from rulebound.rules.abilities import Condition, Triggered


class OfYourTurn(Condition):
    """A moment of your turn: the start of your Beginning Phase, the end of your turn."""

    __slots__ = ("words",)

    def __init__(self, kind: str, words: str) -> None:
        super().__init__((kind,))
        self.words: str = words

    def met(self, table: Table, source: ObjectId, controller: PlayerId, event: Event) -> bool:
        return isinstance(event, PlayerEvent) and event.player == controller

    def text(self) -> str:
        return self.words


class ScoredHere(Condition):
    """You Hold or Conquer at this battlefield (383.4.c, 383.4.d)."""

    __slots__ = ("words",)

    def __init__(self, kind: str, words: str) -> None:
        super().__init__((kind,))
        self.words: str = words

    def met(self, table: Table, source: ObjectId, controller: PlayerId, event: Event) -> bool:
        thing = table.permanent(source)
        if thing is None or not isinstance(event, BattlefieldEvent):
            return False
        return thing.place == event.battlefield and event.player == controller

    def text(self) -> str:
        return self.words


class IScored(ScoredHere):
    """I, a unit at the battlefield, Hold or Conquer with my controller (383.4.c.2.a)."""

    __slots__ = ()

    def met(self, table: Table, source: ObjectId, controller: PlayerId, event: Event) -> bool:
        thing = table.permanent(source)
        return thing is not None and thing.place != NOWHERE and super().met(table, source, controller, event)


class PlayedThis(Condition):
    """This was played (383.4.a)."""

    __slots__ = ()

    def met(self, table: Table, source: ObjectId, controller: PlayerId, event: Event) -> bool:
        return isinstance(event, Played) and event.object == source

    def text(self) -> str:
        return "When you play this"


class YouRecycle(Condition):
    """You recycle one or more cards to your Main Deck: once a moment; tokens and runes are no cards (052, 185)."""

    __slots__ = ()

    def met(self, table: Table, source: ObjectId, controller: PlayerId, event: Event) -> bool:
        if not isinstance(event, Recycled) or event.to != zones.MAIN_DECK:
            return False
        return event.player == controller and event.kept > 0

    def text(self) -> str:
        return "When one or more of your cards are recycled to your Main Deck"


class UnitDies(Condition):
    """A unit dies; only friendly ones other than this if `friends`."""

    __slots__ = ("friends",)

    def __init__(self, friends: bool) -> None:
        super().__init__((Killed.KIND,))
        self.friends: bool = friends

    def met(self, table: Table, source: ObjectId, controller: PlayerId, event: Event) -> bool:
        if not isinstance(event, Killed) or "unit" not in table.book[event.names[0]].types:
            return False
        if not self.friends:
            return True
        return table.players[event.controller].team == table.players[controller].team and source not in event.cards

    def text(self) -> str:
        return "When another friendly unit dies" if self.friends else "When a unit dies"


class IDie(Condition):
    """I die: looked for before I am gone, with where I was noted (428.1.a.1.b, 808.1.d)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__((Killed.KIND,), looks_back=True)

    def met(self, table: Table, source: ObjectId, controller: PlayerId, event: Event) -> bool:
        return isinstance(event, Killed) and source in event.cards

    def fill(self, table: Table, frame: Frame, event: Event) -> None:
        if isinstance(event, Killed):
            frame.here = event.place

    def text(self) -> str:
        return "When I die"


class YouLosePoints(Condition):
    """You lose points, or your team does (489.8.d.3)."""

    __slots__ = ()

    def met(self, table: Table, source: ObjectId, controller: PlayerId, event: Event) -> bool:
        if not isinstance(event, PointsLost):
            return False
        return table.players[event.player].team == table.players[controller].team

    def text(self) -> str:
        return "When you lose points"


class ComesLater(Condition):
    """A condition of the whole game (combat, movement): no event of this version meets it."""

    __slots__ = ("words",)

    def __init__(self, words: str) -> None:
        super().__init__(())
        self.words: str = words
        self.not_yet = words

    def met(self, table: Table, source: ObjectId, controller: PlayerId, event: Event) -> bool:
        return False

    def text(self) -> str:
        return self.words


AT_START_OF_BEGINNING: Final = OfYourTurn(BeginningStarted.KIND, "At the start of your Beginning Phase")
AT_END_OF_YOUR_TURN: Final = OfYourTurn(EndingStarted.KIND, "At the end of your turn")
YOU_HOLD_HERE: Final = ScoredHere(Held.KIND, "When you hold here")
YOU_CONQUER_HERE: Final = ScoredHere(Conquered.KIND, "When you conquer here")
WHEN_I_HOLD: Final = IScored(Held.KIND, "When I hold")
WHEN_I_CONQUER: Final = IScored(Conquered.KIND, "When I conquer")
WHEN_PLAYED: Final = PlayedThis((Played.KIND,))
YOU_RECYCLE: Final = YouRecycle((Recycled.KIND,))
UNIT_DIES: Final = UnitDies(False)
WHEN_I_DIE: Final = IDie()
YOU_LOSE_POINTS: Final = YouLosePoints((PointsLost.KIND,))
WHEN_I_ATTACK: Final = ComesLater("When I attack")
WHEN_I_DEFEND: Final = ComesLater("When I defend")
FIRST_TIME_I_MOVE: Final = ComesLater("The first time each turn that I move")


def another_friendly_unit_dies() -> Condition:
    return UnitDies(True)


class When(Triggered):
    """A triggered ability as cards write it."""

    __slots__ = ()

    def text(self) -> str:
        may = "you may " if self.may else ""
        each = "" if not self.times else f" ({self.times} time each turn)"
        return f"{self.condition.text()}, {may}{self.children[0].text()}{each}."


def when(condition: Condition, effect: Node, may: bool = False, times: int = 0) -> Triggered:
    """A triggered ability. `may`: its controller decides whether it happens (383.3.a); `times` a turn, 0 for always."""
    return When(condition, sequence(effect), may, times)
