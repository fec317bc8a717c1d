"""Events of the chain: items come, are finalized and go; players pass; cards count as played; players leave."""

from typing import ClassVar

from rulebound.kernel.changes import PlayerEvent
from rulebound.kernel.event import Event
from rulebound.kernel.ids import NOBODY, ObjectId, PlayerId
from rulebound.kernel.items import ChainItem
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.saving import register_events
from rulebound.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemEvent(Event):
    """Something happens to a chain item: `name` is its card, or its source's for an ability."""

    __slots__ = ("item_kind", "name", "player", "source")
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "name", "item_kind", "source")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "name", "item_kind", "source")
    CLEANUP: ClassVar[bool] = True

    def __init__(self, cites: tuple[str, ...], item: ChainItem) -> None:
        super().__init__(cites)
        self.player: PlayerId = item.frame.controller
        self.name: str = item.source_name
        self.item_kind: str = item.kind
        self.source: ObjectId = item.object


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemPlaced(ItemEvent):
    """A pending item is added to the chain (329); the turn is in a Closed State (331.1)."""

    __slots__ = ("item",)
    KIND: ClassVar[str] = "item placed"
    FIELDS: ClassVar[tuple[str, ...]] = (*ItemEvent.FIELDS, "item")

    def __init__(self, cites: tuple[str, ...], item: ChainItem) -> None:
        super().__init__(cites, item)
        self.item: ChainItem = item

    def apply(self, table: Table) -> None:
        self.item.cause = table.clock + 1
        table.chain.append(self.item)
        table.passes = 0


class ItemFinalized(ItemEvent):
    """A pending item becomes a finalized one (329.3)."""

    KIND: ClassVar[str] = "item finalized"


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemLeft(ItemEvent):
    """An item leaves the chain: `why` is resolved, declined, no options, unpaid or countered."""

    __slots__ = ("place", "why")
    KIND: ClassVar[str] = "item left"
    FIELDS: ClassVar[tuple[str, ...]] = (*ItemEvent.FIELDS, "why", "place")
    PUBLIC: ClassVar[tuple[str, ...]] = (*ItemEvent.PUBLIC, "why")

    def __init__(self, cites: tuple[str, ...], item: ChainItem, place: int, why: str) -> None:
        super().__init__(cites, item)
        self.place: int = place
        self.why: str = why

    def apply(self, table: Table) -> None:
        del table.chain[self.place]
        table.passes = 0
        table.resolved += 1
        if not table.chain:
            table.priority = NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Passed(PlayerEvent):
    """A player passes priority. Whether they could have acted is nobody's to see."""

    KIND: ClassVar[str] = "passed"
    PUBLIC: ClassVar[tuple[str, ...]] = ("player",)

    def apply(self, table: Table) -> None:
        table.passes += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Played(PlayerEvent):
    """A card or token has been played to the end (350.1): what triggers on playing looks for this (419.4.a)."""

    __slots__ = ("name", "object")
    KIND: ClassVar[str] = "played"
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "amount", "object", "name")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "object", "name")

    def __init__(self, cites: tuple[str, ...], player: PlayerId, object: ObjectId, name: str) -> None:
        super().__init__(cites, player)
        self.object: ObjectId = object
        self.name: str = name


class PlayerLeft(PlayerEvent):
    """A player is removed from the game (651.3)."""

    KIND: ClassVar[str] = "player left"
    CLEANUP: ClassVar[bool] = True

    def apply(self, table: Table) -> None:
        before = table.priority
        for _ in range(table.passes if before != NOBODY else 0):
            before = PlayerId((before - 1) % len(table.players))
            while table.players[before].left:
                before = PlayerId((before - 1) % len(table.players))
            if before == self.player:
                table.passes -= 1
                break
        table.players[self.player].left = True


register_events(ItemPlaced, ItemFinalized, ItemLeft, Passed, Played, PlayerLeft)
