"""Taking cards out of a Main Deck (413, 440), Burn Out (431), and what a deck's owner learns of it (424, 436)."""

from typing import ClassVar, Final

from rulebound.kernel import zones
from rulebound.kernel.changes import BurnedOut, Ignored
from rulebound.kernel.choice import OBJECTS, PLAYERS, Choice
from rulebound.kernel.event import EVERYONE
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.moves import Arranged, Banished, Burned, CardsMoved, Channeled, Drawn, Looked, Put, Revealed
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R
from rulebound.rules.faces import is_a
from rulebound.rules.modes import opponents
from rulebound.rules.recycle import Recycle
from rulebound.rules.scoring import BURN_OUT, GainPoints

DRAW: Final = "draw"
BURN: Final = "burn"
TO_HAND: Final = "to hand"
TO_TRASH: Final = "to Trash"
BANISH: Final = "banish"
"""The ways out of a Main Deck, by what is done with the cards."""

DESTINATIONS: Final = {
    DRAW: zones.HAND, BURN: zones.TRASH, TO_HAND: zones.HAND, TO_TRASH: zones.TRASH, BANISH: zones.BANISHMENT,
}  # fmt: skip

PUT_INTO: Final = {zones.HAND: TO_HAND, zones.TRASH: TO_TRASH, zones.BANISHMENT: BANISH}


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeFromMainDeck(Procedure):
    """Take cards from the top of a Main Deck to another zone: what is there; if some are owed, Burn Out and go on.

    The one way out of a Main Deck by number. `result` are the new ids of the cards taken; `place` counts the Burn
    Outs of this one instruction, which are one sequence (decisions 2).
    """

    __slots__ = ("how", "owed", "place", "player", "taken", "why")
    STEPS: ClassVar[tuple[str, ...]] = ("take", "took", "burn_out")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "take": (R.DRAW, R.BURN, R.BURN_OUT_TAKE, R.DRAW_SHORT, R.BURN_SHORT),
        "burn_out": (R.BURN_OUT, R.BURN_OUT_DRAW, R.BURN_OUT_MOVE, R.BURN_OUT_AGAIN, R.BURN_OUT_REPLACEMENT),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "owed", "how", "place", "taken", "why")

    def __init__(self, player: PlayerId, count: int, how: str, why: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.owed: int = count
        self.how: str = how
        self.place: int = 0
        self.taken: list[int] = []
        self.why: tuple[str, ...] = why

    def take(self, table: Table) -> None:
        if self.owed == 0:
            self.result = self.taken
            self.finish()
            return
        deck = table.zone(self.player, zones.MAIN_DECK)
        cards = deck[: self.owed]
        short = len(cards) < self.owed
        if not cards:
            self.go("burn_out")
            return
        self.owed -= len(cards)
        event = self.event(cards)
        event.short = short
        event.cites = self.cites(short)
        self.do(table, [event])

    def took(self, table: Table) -> None:
        self.taken.extend(self.handed)
        self.go("burn_out" if self.owed else "take")

    def burn_out(self, table: Table) -> None:
        self.place += 1
        self.go("take")
        self.push(table, BurnOut(self.player, self.place))

    def event(self, cards: list[ObjectId]) -> CardsMoved:
        origin = zones.MAIN_DECK
        to = DESTINATIONS[self.how]
        if self.how == DRAW:
            return Drawn((), self.player, cards, origin, to)
        if self.how == BURN:
            return Burned((), self.player, cards, origin, to)
        if self.how == BANISH:
            return Banished((), self.player, cards, origin, to)
        event = Put((), self.player, cards, origin, to)
        if to == zones.HAND:
            event.mask = 1 << self.player
        return event

    def cites(self, short: bool) -> tuple[str, ...]:
        """The rules by which this part of the action is done."""
        cites: list[str] = list(self.why)
        if self.place:
            cites.append(R.BURN_OUT_COMPLETE)
        if short:
            cites.append(R.BURN_OUT_TAKE)
        if self.how == DRAW:
            cites.append(R.DRAW)
            cites.append(R.BURN_OUT_DRAW if short or self.place else R.DRAW)
        elif self.how == BURN:
            cites.append(R.BURN)
            cites.append(R.BURN_OUT_MOVE if short or self.place else R.BURN)
        elif self.how == BANISH:
            cites.append(R.BANISH)
            cites.append(R.BURN_OUT_MOVE if short or self.place else R.BANISH)
        else:
            cites.append(R.BURN_OUT_MOVE)
        return tuple(dict.fromkeys(cites))


@mypyc_attr(allow_interpreted_subclasses=True)
class BurnOut(Procedure):
    """Refill the Main Deck from the Trash and give an opponent a point (432.2); `place` counts within a sequence."""

    __slots__ = ("place", "player")
    STEPS: ClassVar[tuple[str, ...]] = ("recycle_trash", "choose_opponent", "give_point")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "recycle_trash": (R.BURN_OUT_RECYCLE,),
        "choose_opponent": (R.BURN_OUT_POINT,),
        "give_point": (R.BURN_OUT_POINT, R.BURN_OUT_REPEATS),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "place")

    def __init__(self, player: PlayerId, place: int) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.place: int = place

    def recycle_trash(self, table: Table) -> None:
        first = self.place == 1
        cites = (R.BURN_OUT, R.BURN_OUT_REPLACEMENT) if first else (R.BURN_OUT_AGAIN, R.BURN_OUT_REPEATS)
        self.note(table, BurnedOut(cites, self.player, self.place))
        trash = table.zone(self.player, zones.TRASH)
        if not trash:
            self.note(table, Ignored((R.BURN_OUT_RECYCLE, R.BURN_OUT_AGAIN), self.player, "recycle empty Trash"))
            return
        self.push(table, Recycle(trash[:], (R.BURN_OUT_RECYCLE,)))

    def choose_opponent(self, table: Table) -> None:
        options = [int(player) for player in opponents(table, self.player)]
        self.ask(table, Choice(self.player, "BURN_OUT.OPPONENT", PLAYERS, options, (R.BURN_OUT_POINT,)))

    def give_point(self, table: Table) -> None:
        self.finish()
        self.push(table, GainPoints(self.chosen_player(), 1, BURN_OUT, self.place))


@mypyc_attr(allow_interpreted_subclasses=True)
class Look(Procedure):
    """Look at, or with `reveal` show everyone, the top cards of one's Main Deck; too few never Burn Out (432.1.c)."""

    __slots__ = ("count", "player", "reveal")
    STEPS: ClassVar[tuple[str, ...]] = ("look",)
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {"look": (R.BURN_OUT_NOT_BY_LOOKING, R.REVEAL, R.REVEAL_ZONE_KEPT)}
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "count", "reveal")

    def __init__(self, player: PlayerId, count: int, reveal: bool = False) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.count: int = count
        self.reveal: bool = reveal

    def look(self, table: Table) -> None:
        cards = table.zone(self.player, zones.MAIN_DECK)[: self.count]
        self.result = [number for number in cards]
        show(table, self, self.player, cards, self.reveal, len(cards) < self.count)


@mypyc_attr(allow_interpreted_subclasses=True)
class RevealUntil(Procedure):
    """Reveal from the top of one's Main Deck until a card of a type; without one the whole deck is shown."""

    __slots__ = ("player", "type_name")
    STEPS: ClassVar[tuple[str, ...]] = ("reveal",)
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {"reveal": (R.REVEAL, R.REVEAL_ZONE_KEPT)}
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "type_name")

    def __init__(self, player: PlayerId, type_name: str) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.type_name: str = type_name

    def reveal(self, table: Table) -> None:
        cards: list[ObjectId] = []
        found = False
        for number in table.zone(self.player, zones.MAIN_DECK):
            cards.append(number)
            if is_a(table, number, self.type_name):
                found = True
                break
        self.result = [number for number in cards]
        show(table, self, self.player, cards, True, not found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Predict(Procedure):
    """Look at the top cards, recycle any of them, put the rest back on top in any order (436)."""

    __slots__ = ("cards", "count", "player", "recycled")
    STEPS: ClassVar[tuple[str, ...]] = ("look", "decide", "order", "put_back", "recycle")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "look": (R.PREDICT, R.PREDICT_SHORT, R.PREDICT_NO_BURN_OUT),
        "decide": (R.PREDICT_RECYCLE,),
        "recycle": (R.PREDICT_RECYCLE,),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "count", "cards", "recycled")

    def __init__(self, player: PlayerId, count: int) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.count: int = count
        self.cards: list[ObjectId] = []
        self.recycled: list[ObjectId] = []

    def look(self, table: Table) -> None:
        self.cards = table.zone(self.player, zones.MAIN_DECK)[: self.count]
        short = len(self.cards) < self.count
        cites = (R.PREDICT, R.PREDICT_SHORT, R.PREDICT_NO_BURN_OUT) if short else (R.PREDICT,)
        event = Looked(cites, self.player, self.player, zones.MAIN_DECK, self.cards, 1 << self.player)
        event.short = short
        self.note(table, event)

    def decide(self, table: Table) -> None:
        options = [int(number) for number in self.cards]
        self.ask(table, Choice(self.player, "PREDICT.RECYCLE", OBJECTS, options, (R.PREDICT_RECYCLE,), low=0,
                               high=len(options), hidden=True))  # fmt: skip

    def order(self, table: Table) -> None:
        self.recycled = self.chosen_objects()
        rest = [int(number) for number in self.cards if number not in self.recycled]
        self.ask(table, Choice(self.player, "PREDICT.ORDER", OBJECTS, rest, (R.PREDICT_RECYCLE,), low=len(rest),
                               high=len(rest), ordered=True, hidden=True))  # fmt: skip

    def put_back(self, table: Table) -> None:
        rest = self.chosen_objects()
        order = rest + self.recycled
        if order:
            event = Arranged((R.PREDICT_RECYCLE,), self.player, order)
            event.mask = 1 << self.player
            self.note(table, event)

    def recycle(self, table: Table) -> None:
        self.finish()
        if self.recycled:
            self.push(table, Recycle(self.recycled, (R.PREDICT_RECYCLE,)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Channel(Procedure):
    """Put the top runes of one's Rune Deck on the board, as many as there are (430)."""

    __slots__ = ("count", "exhausted", "player", "why")
    STEPS: ClassVar[tuple[str, ...]] = ("channel",)
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {"channel": (R.CHANNEL, R.CHANNEL_SHORT, R.CHANNEL_READY)}
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "count", "exhausted", "why")

    def __init__(self, player: PlayerId, count: int, exhausted: bool = False, why: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.count: int = count
        self.exhausted: bool = exhausted
        self.why: tuple[str, ...] = why

    def channel(self, table: Table) -> None:
        there = min(self.count, len(table.zone(self.player, zones.RUNE_DECK)))
        short = there < self.count
        cites = (*self.why, R.CHANNEL, R.CHANNEL_SHORT) if short else (*self.why, R.CHANNEL)
        if there == 0:
            if self.count:
                self.note(table, Ignored((*self.why, R.CHANNEL_SHORT), self.player, "channel", self.count))
            return
        self.do(table, [Channeled(cites, self.player, there, self.exhausted, short)])


def show(
    table: Table, procedure: Procedure, player: PlayerId, cards: list[ObjectId], reveal: bool, short: bool
) -> None:
    """Look at or reveal cards at the top of a Main Deck; they stay there (424.1.a.2)."""
    cites: tuple[str, ...] = (R.REVEAL, R.REVEAL_ZONE_KEPT) if reveal else (R.REVEAL_ZONE_KEPT,)
    if short:
        cites = (R.BURN_OUT_NOT_BY_LOOKING, *cites)
    if reveal:
        shown: Looked | Revealed = Revealed(cites, player, player, zones.MAIN_DECK, cards, EVERYONE)
    else:
        shown = Looked(cites, player, player, zones.MAIN_DECK, cards, 1 << player)
    shown.short = short
    procedure.note(table, shown)


register(TakeFromMainDeck, BurnOut, Look, RevealUntil, Predict, Channel)
