"""Events about a player or a battlefield: Rune Pools, points, what is stopped or ignored, control, scored marks."""

from typing import ClassVar

from rulebound.kernel.event import Event
from rulebound.kernel.ids import NOBODY, BattlefieldId, PlayerId
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.saving import register_events
from rulebound.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerEvent(Event):
    """Something that concerns one player and, where it has one, an amount."""

    __slots__ = ("amount", "player")
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "amount")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "amount")

    def __init__(self, cites: tuple[str, ...], player: PlayerId, amount: int = 0) -> None:
        super().__init__(cites)
        self.player: PlayerId = player
        self.amount: int = amount


class PoolEmptied(PlayerEvent):
    """A Rune Pool empties (167)."""

    KIND: ClassVar[str] = "pool emptied"

    def apply(self, table: Table) -> None:
        player = table.players[self.player]
        player.energy = 0
        player.power.clear()


@mypyc_attr(allow_interpreted_subclasses=True)
class Paid(PlayerEvent):
    """Energy (`amount`) and Power leave a Rune Pool as a cost (444.1)."""

    __slots__ = ("power",)
    KIND: ClassVar[str] = "paid"
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "amount", "power")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "amount", "power")

    def __init__(self, cites: tuple[str, ...], player: PlayerId, energy: int, power: list[str]) -> None:
        super().__init__(cites, player, energy)
        self.power: list[str] = power

    def apply(self, table: Table) -> None:
        player = table.players[self.player]
        player.energy -= self.amount
        for domain in self.power:
            player.power[domain] -= 1
            if player.power[domain] == 0:
                del player.power[domain]


class XpGained(PlayerEvent):
    """A player gains XP (730)."""

    KIND: ClassVar[str] = "xp gained"

    def apply(self, table: Table) -> None:
        table.players[self.player].xp += self.amount


@mypyc_attr(allow_interpreted_subclasses=True)
class PointsGained(PlayerEvent):
    """A player, and so the team, gains points. `why` is hold, conquer, effect or burn_out; `place` a Burn Out's."""

    __slots__ = ("place", "total", "why")
    KIND: ClassVar[str] = "points gained"
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "amount", "why", "place", "total")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "amount", "why", "place", "total")

    def __init__(self, cites: tuple[str, ...], player: PlayerId, amount: int, why: str, place: int) -> None:
        super().__init__(cites, player, amount)
        self.why: str = why
        self.place: int = place
        self.total: int = 0

    def apply(self, table: Table) -> None:
        team = table.players[self.player].team
        table.points[team] += self.amount
        self.total = table.points[team]


@mypyc_attr(allow_interpreted_subclasses=True)
class PointsLost(PlayerEvent):
    """A player, and so the team, loses points; nobody has fewer than none (194.4)."""

    __slots__ = ("short", "total")
    KIND: ClassVar[str] = "points lost"
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "amount", "total", "short")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "amount", "total", "short")

    def __init__(self, cites: tuple[str, ...], player: PlayerId, amount: int) -> None:
        super().__init__(cites, player, amount)
        self.total: int = 0
        self.short: bool = False  # there were fewer points than were to be lost

    def apply(self, table: Table) -> None:
        team = table.players[self.player].team
        table.points[team] -= self.amount
        self.total = table.points[team]


@mypyc_attr(allow_interpreted_subclasses=True)
class Stopped(PlayerEvent):
    """Something that can't happen did not: `what` is point or score, `source` what forbids it (054.1)."""

    __slots__ = ("battlefield", "source", "what")
    KIND: ClassVar[str] = "stopped"
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "amount", "what", "source", "battlefield")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "amount", "what", "source", "battlefield")

    def __init__(
        self, cites: tuple[str, ...], player: PlayerId, what: str, source: str, battlefield: BattlefieldId
    ) -> None:
        super().__init__(cites, player)
        self.what: str = what
        self.source: str = source
        self.battlefield: BattlefieldId = battlefield


class BurnedOut(PlayerEvent):
    """A player Burns Out; `amount` is the place of this Burn Out in its sequence, from 1."""

    KIND: ClassVar[str] = "burned out"


class Ignored(PlayerEvent):
    """An instruction, or the rest of one, can't be followed and is ignored (055); `amount` is what was left of it."""

    __slots__ = ("what",)
    KIND: ClassVar[str] = "ignored"
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "amount", "what")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "amount", "what")

    def __init__(self, cites: tuple[str, ...], player: PlayerId, what: str, amount: int = 0) -> None:
        super().__init__(cites, player, amount)
        self.what: str = what


@mypyc_attr(allow_interpreted_subclasses=True)
class Replaced(PlayerEvent):
    """A replacement effect is applied: `name` is its source, `what` the kind of event it replaces (370.1.b)."""

    __slots__ = ("name", "what")
    KIND: ClassVar[str] = "replaced"
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "amount", "name", "what")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "amount", "name", "what")

    def __init__(self, cites: tuple[str, ...], player: PlayerId, name: str, what: str) -> None:
        super().__init__(cites, player)
        self.name: str = name
        self.what: str = what


@mypyc_attr(allow_interpreted_subclasses=True)
class BattlefieldEvent(Event):
    """Something that happens to a player at a battlefield."""

    __slots__ = ("battlefield", "player")
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "battlefield")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "battlefield")

    def __init__(self, cites: tuple[str, ...], player: PlayerId, battlefield: BattlefieldId) -> None:
        super().__init__(cites)
        self.player: PlayerId = player
        self.battlefield: BattlefieldId = battlefield


class ControlGained(BattlefieldEvent):
    """A player gains control of a battlefield; it is no longer contested (190.3.b)."""

    KIND: ClassVar[str] = "control gained"
    CLEANUP: ClassVar[bool] = True

    def apply(self, table: Table) -> None:
        place = table.battlefields[self.battlefield]
        place.controller = self.player
        place.contested_by = NOBODY


class ControlLost(BattlefieldEvent):
    """A player loses control of a battlefield (323.6)."""

    KIND: ClassVar[str] = "control lost"
    CLEANUP: ClassVar[bool] = True

    def apply(self, table: Table) -> None:
        table.battlefields[self.battlefield].controller = NOBODY


class ScoreMarked(BattlefieldEvent):
    """A player has scored a battlefield this turn: a mark, kept apart from any point (470).

    The mark is a status of the battlefield, so a Cleanup is outstanding after it (319.7).
    """

    KIND: ClassVar[str] = "score marked"
    CLEANUP: ClassVar[bool] = True

    def apply(self, table: Table) -> None:
        table.battlefields[self.battlefield].scored_by.append(self.player)


class Conquered(BattlefieldEvent):
    """The Conquer is done, its point or draw included: Conquer abilities trigger (471.2.a)."""

    KIND: ClassVar[str] = "conquered"


class Held(BattlefieldEvent):
    """The Hold is done, its point included: Hold abilities trigger (471.2.b)."""

    KIND: ClassVar[str] = "held"


@mypyc_attr(allow_interpreted_subclasses=True)
class HolderNoted(BattlefieldEvent):
    """Who controls a battlefield in this turn's Scoring Step is noted, for their team mates (315.2.b.3)."""

    KIND: ClassVar[str] = "holder noted"

    def apply(self, table: Table) -> None:
        table.battlefields[self.battlefield].held_by.append(self.player)


register_events(
    PoolEmptied,
    Paid,
    XpGained,
    PointsGained,
    PointsLost,
    Stopped,
    BurnedOut,
    Ignored,
    Replaced,
    ControlGained,
    ControlLost,
    ScoreMarked,
    Conquered,
    Held,
    HolderNoted,
)
