"""Events that change the state of what is on the board: ready, exhausted, damage, buffs, Might, keywords (124.2)."""

from typing import ClassVar

from rulebound.kernel.event import Event
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.objects import Permanent
from rulebound.kernel.saving import register_events
from rulebound.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class StateChanged(Event):
    """The state of permanents and runes on the board changes (124.2)."""

    __slots__ = ("names", "objects", "player")
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "objects", "names")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "objects", "names")
    CLEANUP: ClassVar[bool] = True

    def __init__(self, cites: tuple[str, ...], player: PlayerId, objects: list[ObjectId]) -> None:
        super().__init__(cites)
        self.player: PlayerId = player
        self.objects: list[ObjectId] = objects
        self.names: list[str] = []

    def apply(self, table: Table) -> None:
        for number in self.objects:
            thing = table.permanent(number)
            if thing is not None:
                self.names.append(thing.card)
                self.change(table, thing)

    def change(self, table: Table, thing: Permanent) -> None:
        """What changes on each of them."""

    def subjects(self) -> list[int]:
        return [number for number in self.objects]


class Readied(StateChanged):
    """Objects become ready (415.1)."""

    KIND: ClassVar[str] = "readied"

    def change(self, table: Table, thing: Permanent) -> None:
        thing.exhausted = False


class Exhausted(StateChanged):
    """Objects become exhausted (414.1)."""

    KIND: ClassVar[str] = "exhausted"

    def change(self, table: Table, thing: Permanent) -> None:
        thing.exhausted = True


class Healed(StateChanged):
    """Damage is cleared from units (418.1)."""

    KIND: ClassVar[str] = "healed"

    def change(self, table: Table, thing: Permanent) -> None:
        thing.damage = 0


class Buffed(StateChanged):
    """A unit gets a buff (426.1.b)."""

    KIND: ClassVar[str] = "buffed"

    def change(self, table: Table, thing: Permanent) -> None:
        thing.buffs += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class AmountGiven(StateChanged):
    """A state that has a number: damage marked, Might given."""

    __slots__ = ("amount",)
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "objects", "names", "amount")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "objects", "names", "amount")

    def __init__(self, cites: tuple[str, ...], player: PlayerId, objects: list[ObjectId], amount: int) -> None:
        super().__init__(cites, player, objects)
        self.amount: int = amount


class DamageDealt(AmountGiven):
    """Damage is marked on units (417.1.b)."""

    KIND: ClassVar[str] = "damage dealt"

    def change(self, table: Table, thing: Permanent) -> None:
        thing.damage += self.amount


class MightGiven(AmountGiven):
    """Units get more or less Might for this turn (477.3)."""

    KIND: ClassVar[str] = "might given"

    def change(self, table: Table, thing: Permanent) -> None:
        thing.might_given.append((self.amount, True))


@mypyc_attr(allow_interpreted_subclasses=True)
class KeywordGiven(StateChanged):
    """Units get a keyword, for this turn or for as long as they are there (477.2)."""

    __slots__ = ("keyword", "this_turn", "value")
    KIND: ClassVar[str] = "keyword given"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "cites", "cause", "mask", "player", "objects", "names", "keyword", "value", "this_turn",
    )  # fmt: skip
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "objects", "names", "keyword", "value", "this_turn")

    def __init__(
        self,
        cites: tuple[str, ...],
        player: PlayerId,
        objects: list[ObjectId],
        keyword: str,
        value: int,
        this_turn: bool,
    ) -> None:
        super().__init__(cites, player, objects)
        self.keyword: str = keyword
        self.value: int = value
        self.this_turn: bool = this_turn

    def change(self, table: Table, thing: Permanent) -> None:
        thing.granted.append((self.keyword, self.value, self.this_turn))
        table.list_abilities(thing)


@mypyc_attr(allow_interpreted_subclasses=True)
class ThisTurnExpired(Event):
    """Everything that lasts “this turn” ends at once, stunned included (317.2.c)."""

    KIND: ClassVar[str] = "this turn expired"
    CLEANUP: ClassVar[bool] = True

    def apply(self, table: Table) -> None:
        table.per_turn.clear()
        for number in sorted(table.objects):
            thing = table.permanent(ObjectId(number))
            if thing is None:
                continue
            thing.stunned = False
            thing.might_given = [given for given in thing.might_given if not given[1]]
            kept = [given for given in thing.granted if not given[2]]
            if len(kept) != len(thing.granted):
                thing.granted = kept
                table.list_abilities(thing)


register_events(
    Readied,
    Exhausted,
    Healed,
    Buffed,
    DamageDealt,
    MightGiven,
    KeywordGiven,
    ThisTurnExpired,
)
