"""Recycling (416): the one way onto the bottom of a deck. Owners recycle their own; groups go in random order."""

from typing import ClassVar

from rulebound.kernel import zones
from rulebound.kernel.changes import Ignored
from rulebound.kernel.choice import OBJECTS, Choice
from rulebound.kernel.event import EVERYONE, Event
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.moves import PermanentRecycled, Recycled, RunesRecycled
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R
from rulebound.rules.faces import is_rune
from rulebound.rules.modes import turn_order


@mypyc_attr(allow_interpreted_subclasses=True)
class Recycle(Procedure):
    """Put cards, runes or tokens on the bottom of their owners' decks, in one moment, an event for each owner and deck.

    `cards` may be of any owners and from any zones. Two or more Main Deck cards of an owner go in random order
    (417.5), runes in the order their owner chooses (417.5.a), a token to the deck of its type, where it ceases
    (185.2.e). `result` are the new ids.
    """

    __slots__ = ("cards", "groups", "seat", "why")
    STEPS: ClassVar[tuple[str, ...]] = ("sort", "order_runes", "ordered", "recycle", "recycled")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "sort": (R.RECYCLE_OWNER, R.RECYCLE_RUNE_DECK, R.RECYCLE_MAIN_DECK, R.TURN_ORDER_OF_ACTIONS),
        "order_runes": (R.RECYCLE_RUNE_ORDER,),
        "recycle": (R.RECYCLE, R.RECYCLE_RANDOM_ORDER, R.TOKEN_RECYCLE, R.TOKEN_CEASES),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "cards", "groups", "seat", "why")

    def __init__(self, cards: list[ObjectId], why: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.cards: list[ObjectId] = cards
        self.groups: list[list[ObjectId]] = []
        self.seat: int = 0
        self.why: tuple[str, ...] = why

    def sort(self, table: Table) -> None:
        for player in turn_order(table, table.turn_player):
            main: list[ObjectId] = []
            runes: list[ObjectId] = []
            for number in self.cards:
                if table.objects[number].owner == player:
                    (runes if is_rune(table, number) else main).append(number)
            if main:
                self.groups.append(main)
            if runes:
                self.groups.append(runes)

    def order_runes(self, table: Table) -> None:
        if self.seat >= len(self.groups):
            self.go("recycle")
            return
        group = [number for number in self.groups[self.seat] if number in table.objects]
        if not group or not is_rune(table, group[0]):
            self.seat += 1
            self.again()
            return
        options = [int(number) for number in group]
        owner = table.objects[group[0]].owner
        self.ask(table, Choice(owner, "RECYCLE.RUNE_ORDER", OBJECTS, options, (R.RECYCLE_RUNE_ORDER,),
                               low=len(options), high=len(options), ordered=True))  # fmt: skip

    def ordered(self, table: Table) -> None:
        self.groups[self.seat] = self.chosen_objects()
        self.seat += 1
        self.go("order_runes")

    def recycle(self, table: Table) -> None:
        events: list[Event] = []
        for listed in self.groups:
            group = [number for number in listed if number in table.objects]
            if not group:
                continue
            events.append(self.event(table, group))
        if events:
            self.do(table, events)

    def recycled(self, table: Table) -> None:
        self.result = self.handed

    def event(self, table: Table, group: list[ObjectId]) -> Recycled:
        """One owner's group going to one deck."""
        first = table.objects[group[0]]
        owner = first.owner
        cites: list[str] = [*self.why, R.RECYCLE, R.RECYCLE_OWNER]
        if is_rune(table, group[0]):
            runes = RunesRecycled((), owner, group, first.zone, zones.RUNE_DECK)
            runes.known = EVERYONE
            cites.append(R.RECYCLE_RUNE_DECK)
            if len(group) > 1:
                cites.append(R.RECYCLE_RUNE_ORDER)
            runes.cites = tuple(cites)
            return runes
        cites.append(R.RECYCLE_MAIN_DECK)
        known = known_to(table, group)
        cards = [number for number in group if not table.objects[number].token]
        if len(cards) == 1:
            known = known_to(table, cards)
        if len(cards) > 1:
            order = [int(number) for number in group]
            table.streams[owner].shuffle(order)
            group = [ObjectId(number) for number in order]
            cites.append(R.RECYCLE_RANDOM_ORDER)
        if first.token:
            cites.append(R.TOKEN_RECYCLE)
            cites.append(R.TOKEN_CEASES)
        if zones.on_board(first.zone):
            event: Recycled = PermanentRecycled(tuple(cites), owner, group, first.zone, zones.MAIN_DECK)
        else:
            event = Recycled(tuple(cites), owner, group, first.zone, zones.MAIN_DECK)
        event.known = known
        if first.zone in (zones.MAIN_DECK, zones.HAND):
            event.mask = known
        return event


@mypyc_attr(allow_interpreted_subclasses=True)
class RecycleFrom(Procedure):
    """“Recycle N from a zone”: that many cards of the player's own choice, as many as there are (417.4, 417.6)."""

    __slots__ = ("count", "player", "zone")
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "recycle")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {"choose": (R.RECYCLE_CARDS, R.RECYCLE_EFFECT)}
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "count", "zone")

    def __init__(self, player: PlayerId, count: int, zone: int) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.count: int = count
        self.zone: int = zone

    def choose(self, table: Table) -> None:
        options = [int(number) for number in recyclable(table, self.player, self.zone)]
        hidden = self.zone == zones.HAND
        self.ask(table, Choice(self.player, "RECYCLE.CARDS", OBJECTS, options, (R.RECYCLE_CARDS,), low=self.count,
                               high=self.count, hidden=hidden))  # fmt: skip

    def recycle(self, table: Table) -> None:
        chosen = self.chosen_objects()
        if len(chosen) < self.count:
            self.note(table, Ignored((R.RECYCLE_EFFECT,), self.player, "recycle", self.count - len(chosen)))
        self.finish()
        if chosen:
            self.push(table, Recycle(chosen, (R.RECYCLE_CARDS,)))


def recyclable(table: Table, player: PlayerId, zone: int) -> list[ObjectId]:
    """The player's own cards or runes in a zone; on the board, the permanents they control."""
    if zone != zones.BASE:
        return table.zone(player, zone)[:]
    found = table.zone(player, zones.BASE)[:]
    for place in table.battlefields:
        for number in place.units:
            thing = table.permanent(number)
            if thing is not None and thing.controller == player:
                found.append(number)
    return found


def known_to(table: Table, group: list[ObjectId]) -> int:
    """Which seats know where a recycled card lies: one card from a public zone everyone, a group nobody."""
    if len(group) > 1:
        return 0
    thing = table.objects[group[0]]
    if thing.zone == zones.MAIN_DECK:
        return thing.seen
    if thing.zone == zones.HAND:
        return 1 << thing.owner
    return EVERYONE


register(Recycle, RecycleFrom)
