"""Events that change what lies on the table: states of permanents, Rune Pools, points, control, marks, the turn."""

from typing import ClassVar

from rulebound.kernel.event import Event
from rulebound.kernel.ids import NOBODY, BattlefieldId, ObjectId, PlayerId
from rulebound.kernel.items import Outcome
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

    __slots__ = ("total",)
    KIND: ClassVar[str] = "points lost"
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "amount", "total")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "amount", "total")

    def __init__(self, cites: tuple[str, ...], player: PlayerId, amount: int) -> None:
        super().__init__(cites, player, amount)
        self.total: int = 0

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
    Readied, Exhausted, Healed, Buffed, DamageDealt, MightGiven, KeywordGiven, ThisTurnExpired, PoolEmptied, Paid,
    XpGained, PointsGained, PointsLost, Stopped, Replaced, BurnedOut, Ignored, ControlGained, ControlLost, ScoreMarked,
    Conquered, Held, HolderNoted, PhaseBegan, PhaseSkipped, BeginningStarted, MainStarted, EndingStarted, TurnBegan,
    GameEnded,
)  # fmt: skip
