"""Replacement effects as cards write them."""

from typing import Final

from rulebound.kernel import zones
from rulebound.kernel.changes import PointsGained
from rulebound.kernel.event import Event
from rulebound.kernel.ids import ObjectId
from rulebound.kernel.moves import Banished, CardsMoved, Discarded, Killed, Put, Trashed
from rulebound.kernel.table import Table
from rulebound.kernel.turns import PhaseBegan, PhaseSkipped
from rulebound.rulebook import names as R
from rulebound.rules.abilities import EntersAs, Replacement
from rulebound.rules.modes import are_opponents
from rulebound.rules.passive import controller_of


class BanishInstead(Replacement):
    """Cards that would go to your Trash from anywhere but your Main Deck are banished instead."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__((Killed.KIND, Discarded.KIND, Trashed.KIND, Put.KIND))

    def applies(self, table: Table, source: ObjectId, event: Event) -> bool:
        if not isinstance(event, CardsMoved) or event.to != zones.TRASH or event.origin == zones.MAIN_DECK:
            return False
        if [number for number in event.cards if table.objects[number].token]:
            return False  # tokens are no cards (185)
        return event.player == controller_of(table, source)

    def instead(self, table: Table, source: ObjectId, event: Event) -> list[Event]:
        return banished(event)

    def text(self) -> str:
        return "A card that would go to your Trash is banished instead, unless it comes from your Main Deck."


class DiscardsBanished(BanishInstead):
    """Cards you would discard are banished instead."""

    __slots__ = ()

    def applies(self, table: Table, source: ObjectId, event: Event) -> bool:
        return isinstance(event, Discarded) and super().applies(table, source, event)

    def text(self) -> str:
        return "If you would discard cards, banish them instead."


class DeathsBanished(BanishInstead):
    """Friendly units that would die are banished instead."""

    __slots__ = ()

    def applies(self, table: Table, source: ObjectId, event: Event) -> bool:
        if not isinstance(event, Killed) or source in event.cards:
            return False
        thing = table.permanent(event.cards[0])
        if thing is None or "unit" not in table.book[thing.card].types:
            return False
        return not are_opponents(table, thing.controller, controller_of(table, source))

    def text(self) -> str:
        return "If another friendly unit would die, banish it instead."


class SkipDrawPhase(Replacement):
    """Your Draw Phase is replaced with nothing (443)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__((PhaseBegan.KIND,))

    def applies(self, table: Table, source: ObjectId, event: Event) -> bool:
        if not isinstance(event, PhaseBegan) or event.phase != "draw":
            return False
        return event.player == controller_of(table, source)

    def instead(self, table: Table, source: ObjectId, event: Event) -> list[Event]:
        if not isinstance(event, PhaseBegan):
            return [event]
        return [PhaseSkipped((R.SKIP,), event.player, event.phase)]

    def text(self) -> str:
        return "Your Draw Phase is skipped."


class PointsChanged(Replacement):
    """Gaining points is replaced: by none for opponents, or by one more for you."""

    __slots__ = ("mine", "more")

    def __init__(self, mine: bool, more: int) -> None:
        super().__init__((PointsGained.KIND,))
        self.mine: bool = mine
        self.more: int = more

    def applies(self, table: Table, source: ObjectId, event: Event) -> bool:
        if not isinstance(event, PointsGained):
            return False
        controller = controller_of(table, source)
        return are_opponents(table, controller, event.player) != self.mine

    def instead(self, table: Table, source: ObjectId, event: Event) -> list[Event]:
        if not self.mine or not isinstance(event, PointsGained):
            return []
        cites = (*event.cites, R.REPLACEMENT_APPLIES)
        return [PointsGained(cites, event.player, event.amount + self.more, event.why, event.place)]

    def text(self) -> str:
        if self.mine:
            return f"If you would gain points, you gain {self.more} more."
        return "If an opponent would gain points, they gain none instead."


def banished(event: Event) -> list[Event]:
    """The same cards, banished instead."""
    if not isinstance(event, CardsMoved):
        return [event]
    cites = (R.REPLACEMENT_APPLIES, R.BANISH)
    return [Banished(cites, event.player, event.cards, event.origin, zones.BANISHMENT)]


ENTERS_EXHAUSTED: Final = EntersAs(True)
TRASH_IS_BANISHED: Final = BanishInstead()
DISCARDS_ARE_BANISHED: Final = DiscardsBanished()
FRIENDLY_DEATHS_ARE_BANISHED: Final = DeathsBanished()
SKIP_DRAW_PHASE: Final = SkipDrawPhase()
OPPONENTS_GAIN_NO_POINTS: Final = PointsChanged(False, 0)
GAIN_ONE_MORE_POINT: Final = PointsChanged(True, 1)
