"""Events that move cards between zones: one class a game action, each of one owner and one destination."""

from typing import ClassVar

from rulebound.kernel import zones
from rulebound.kernel.event import Event
from rulebound.kernel.ids import NOWHERE, BattlefieldId, ObjectId, PlayerId
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.objects import Permanent
from rulebound.kernel.saving import register_events
from rulebound.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsMoved(Event):
    """Cards of one owner go together to one Non-Board Zone, as new objects (124).

    `player` is the owner; `cards` are the ids before, `new` those after; `origin` the zone they come from (the
    first one's). `known` says which seats know where they lie if the zone is a deck. `kept` is the number of cards
    that still exist (a token ceases, 186.1). `short` marks an action that found fewer cards than it asked for.
    """

    __slots__ = (
        "bottom",
        "cards",
        "count",
        "kept",
        "known",
        "names",
        "new",
        "origin",
        "physical",
        "player",
        "short",
        "to",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "cites", "cause", "mask", "player", "cards", "count", "to", "origin", "known", "new", "names", "physical",
        "kept", "short", "bottom",
    )  # fmt: skip
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "count", "origin", "to", "kept", "short", "bottom")
    MASKED: ClassVar[tuple[str, ...]] = ("names", "new")
    CLEANUP: ClassVar[bool] = False

    def __init__(self, cites: tuple[str, ...], player: PlayerId, cards: list[ObjectId], origin: int, to: int) -> None:
        super().__init__(cites)
        self.player: PlayerId = player
        self.cards: list[ObjectId] = cards
        self.count: int = len(cards)
        self.origin: int = origin
        self.to: int = to
        self.known: int = 0
        self.bottom: bool = True  # in a deck: to the bottom, not on top
        self.new: list[ObjectId] = []
        self.names: list[str] = []
        self.physical: list[int] = []
        self.kept: int = len(cards)
        self.short: bool = False

    def apply(self, table: Table) -> None:
        to = self.to
        among = self.group(table)
        place = table.players[self.player].zones[to] if to != zones.CHAIN else []
        top = self.top_of_a_zone(table)
        new_ids: list[ObjectId] = []
        for number in self.cards:
            thing = table.objects[number]
            if top:
                del table.objects[number]
            else:
                table.leave(thing)
            new = table.put_off_board(thing, to, self.known, among)
            self.names.append(thing.card)
            self.physical.append(thing.physical)
            if new.zone == zones.GONE:
                self.kept -= 1
            else:
                new_ids.append(new.id)
        self.new = new_ids
        if self.bottom:
            place.extend(new_ids)
        else:
            place[:0] = new_ids

    def top_of_a_zone(self, table: Table) -> bool:
        """Take the cards out of their zone at once if they are its first ones, as in a draw or a Burn."""
        if zones.on_board(self.origin) or self.origin in (zones.CHAIN, zones.GONE):
            return False
        here = table.players[self.player].zones[self.origin]
        if here[: self.count] != self.cards:
            return False
        del here[: self.count]
        return True

    def group(self, table: Table) -> int:
        """The number of a new group of cards that everyone saw and whose order nobody knows; 0 makes none."""
        return 0

    def subjects(self) -> list[int]:
        return [number for number in self.new]


class Drawn(CardsMoved):
    """A player draws (413.1): to the hand. Only its owner sees the cards."""

    KIND: ClassVar[str] = "drawn"

    def __init__(self, cites: tuple[str, ...], player: PlayerId, cards: list[ObjectId], origin: int, to: int) -> None:
        super().__init__(cites, player, cards, origin, to)
        self.mask = 1 << player


class Burned(CardsMoved):
    """A player Burns (440.1): from the top of the Main Deck to the Trash."""

    KIND: ClassVar[str] = "burned"


class Put(CardsMoved):
    """An instruction puts cards into another zone by no named action."""

    KIND: ClassVar[str] = "put"


class Discarded(CardsMoved):
    """A player discards (422.1): from the hand to the Trash."""

    KIND: ClassVar[str] = "discarded"


@mypyc_attr(allow_interpreted_subclasses=True)
class Recycled(CardsMoved):
    """An owner's cards or runes go on the bottom of the deck they belong to (416.1).

    Which cards they were can be seen (`contents`), in which order they lie there cannot.
    """

    __slots__ = ("contents",)
    KIND: ClassVar[str] = "recycled"
    FIELDS: ClassVar[tuple[str, ...]] = (*CardsMoved.FIELDS, "contents")
    MASKED: ClassVar[tuple[str, ...]] = ("contents",)

    def __init__(self, cites: tuple[str, ...], player: PlayerId, cards: list[ObjectId], origin: int, to: int) -> None:
        super().__init__(cites, player, cards, origin, to)
        self.contents: list[str] = []

    def apply(self, table: Table) -> None:
        super().apply(table)
        self.contents = sorted(self.names)

    def group(self, table: Table) -> int:
        hidden = self.origin in (zones.MAIN_DECK, zones.HAND)
        return 0 if hidden or self.to == zones.RUNE_DECK else table.clock + 1


class RunesRecycled(Recycled):
    """Runes go on the bottom of their owner's Rune Deck (416.1.b)."""

    KIND: ClassVar[str] = "runes recycled"
    CLEANUP: ClassVar[bool] = True


class PermanentRecycled(Recycled):
    """Something on the board is recycled; a token goes to the deck of its type and ceases to exist (185.2.e)."""

    CLEANUP: ClassVar[bool] = True


class Banished(CardsMoved):
    """A card goes to Banishment (427.1)."""

    KIND: ClassVar[str] = "banished"
    CLEANUP: ClassVar[bool] = True


class Killed(CardsMoved):
    """A permanent goes from the board to its owner's Trash (428.1); what triggers on its death is looked for first."""

    __slots__ = ("controller", "place")
    KIND: ClassVar[str] = "killed"
    FIELDS: ClassVar[tuple[str, ...]] = (*CardsMoved.FIELDS, "controller", "place")
    PUBLIC: ClassVar[tuple[str, ...]] = (*CardsMoved.PUBLIC, "controller", "place")
    CLEANUP: ClassVar[bool] = True
    LOOKS_BACK: ClassVar[bool] = True

    def __init__(self, cites: tuple[str, ...], thing: Permanent) -> None:
        super().__init__(cites, thing.owner, [thing.id], thing.zone, zones.TRASH)
        self.controller: PlayerId = thing.controller
        self.place: BattlefieldId = thing.place


class Trashed(CardsMoved):
    """A spell that was carried out, or a chain item that was countered, goes to its owner's Trash (157)."""

    KIND: ClassVar[str] = "trashed"


class ToChain(CardsMoved):
    """A card begins to be played: it goes to the chain (354)."""

    KIND: ClassVar[str] = "to chain"


@mypyc_attr(allow_interpreted_subclasses=True)
class Arranged(Event):
    """Looked-at cards go back on top of the deck in an order; they stay the same objects (424.1.a.2)."""

    __slots__ = ("cards", "count", "player")
    KIND: ClassVar[str] = "arranged"
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask", "player", "cards", "count")
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "count")

    def __init__(self, cites: tuple[str, ...], player: PlayerId, cards: list[ObjectId]) -> None:
        super().__init__(cites)
        self.player: PlayerId = player
        self.cards: list[ObjectId] = cards
        self.count: int = len(cards)

    def apply(self, table: Table) -> None:
        deck = table.zone(self.player, zones.MAIN_DECK)
        deck[: self.count] = self.cards
        if self.count > 1:
            for number in self.cards:
                table.hide(number, self.mask)


class Mixed(Arranged):
    """Cards a player looked at are about to go different ways: which goes where, nobody else can tell any more."""

    KIND: ClassVar[str] = "mixed"

    def apply(self, table: Table) -> None:
        for number in self.cards:
            table.hide(number, 1 << self.player)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shown(Event):
    """Cards become known where they are, without changing zone: looked at (by the seats in the mask) or revealed."""

    __slots__ = ("cards", "count", "names", "owner", "physical", "player", "short", "zone")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "cites", "cause", "mask", "player", "owner", "zone", "cards", "count", "names", "physical", "short",
    )  # fmt: skip
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "owner", "zone", "count", "short")
    MASKED: ClassVar[tuple[str, ...]] = ("names",)

    def __init__(
        self, cites: tuple[str, ...], player: PlayerId, owner: PlayerId, zone: int, cards: list[ObjectId], mask: int
    ) -> None:
        super().__init__(cites)
        self.mask = mask
        self.player: PlayerId = player
        self.owner: PlayerId = owner
        self.zone: int = zone
        self.cards: list[ObjectId] = cards
        self.count: int = len(cards)
        self.names: list[str] = []
        self.physical: list[int] = []
        self.short: bool = False

    def apply(self, table: Table) -> None:
        for number in self.cards:
            thing = table.objects[number]
            self.names.append(thing.card)
            self.physical.append(thing.physical)
            table.see(number, self.mask)

    def subjects(self) -> list[int]:
        return [number for number in self.cards]


class Looked(Shown):
    """A player looks at cards."""

    KIND: ClassVar[str] = "looked"


class Revealed(Shown):
    """A player reveals cards to everyone (424.1)."""

    KIND: ClassVar[str] = "revealed"


@mypyc_attr(allow_interpreted_subclasses=True)
class Entered(Event):
    """A permanent enters the board (359.2), exhausted or ready, or a rune is channeled or a token created there."""

    __slots__ = ("card", "exhausted", "name", "new", "place", "player", "zone")
    KIND: ClassVar[str] = "entered"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "cites", "cause", "mask", "player", "card", "zone", "place", "exhausted", "new", "name",
    )  # fmt: skip
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "zone", "place", "exhausted", "new", "name")
    CLEANUP: ClassVar[bool] = True

    def __init__(
        self, cites: tuple[str, ...], player: PlayerId, card: ObjectId, zone: int, place: BattlefieldId, exhausted: bool
    ) -> None:
        super().__init__(cites)
        self.player: PlayerId = player
        self.card: ObjectId = card
        self.zone: int = zone
        self.place: BattlefieldId = place
        self.exhausted: bool = exhausted
        self.new: ObjectId = ObjectId(0)
        self.name: str = ""

    def apply(self, table: Table) -> None:
        thing = table.objects[self.card]
        table.leave(thing)
        new = table.enter(thing, self.zone, self.player, self.place)
        new.exhausted = self.exhausted
        self.new = new.id
        self.name = new.card

    def subjects(self) -> list[int]:
        return [self.new]


@mypyc_attr(allow_interpreted_subclasses=True)
class Channeled(Event):
    """Runes go from the top of the Rune Deck onto the board (430.1), ready unless told otherwise."""

    __slots__ = ("count", "exhausted", "names", "new", "player", "short")
    KIND: ClassVar[str] = "channeled"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "cites", "cause", "mask", "player", "count", "exhausted", "new", "names", "short",
    )  # fmt: skip
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "count", "exhausted", "new", "names", "short")
    CLEANUP: ClassVar[bool] = True

    def __init__(self, cites: tuple[str, ...], player: PlayerId, count: int, exhausted: bool, short: bool) -> None:
        super().__init__(cites)
        self.player: PlayerId = player
        self.count: int = count
        self.exhausted: bool = exhausted
        self.short: bool = short
        self.new: list[ObjectId] = []
        self.names: list[str] = []

    def apply(self, table: Table) -> None:
        for number in table.zone(self.player, zones.RUNE_DECK)[: self.count]:
            thing = table.objects[number]
            table.leave(thing)
            rune = table.enter(thing, zones.RUNES, self.player, NOWHERE)
            rune.exhausted = self.exhausted
            self.new.append(rune.id)
            self.names.append(rune.card)

    def subjects(self) -> list[int]:
        return [number for number in self.new]


register_events(
    CardsMoved, Drawn, Burned, Put, Discarded, Recycled, RunesRecycled, PermanentRecycled, Banished, Killed, Trashed,
    ToChain, Arranged, Mixed, Looked, Revealed, Entered, Channeled,
)  # fmt: skip
