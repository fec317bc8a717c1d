"""Frames: what lies on the table at one moment, as light plain data that stays as it is while the table goes on."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rulebound.cards.catalog import UNNAMED, UNNAMED_RUNE
from rulebound.kernel import zones
from rulebound.kernel.choice import Choice
from rulebound.kernel.ids import NOTHING, ObjectId
from rulebound.kernel.items import ACTIVATION, CARD, TRIGGER
from rulebound.kernel.objects import Object, Permanent, Player
from rulebound.kernel.table import Table
from rulebound.rules.chain import PRIORITY
from rulebound.rules.conceding import BLANK_BATTLEFIELD
from rulebound.rules.layers import might
from rulebound.rules.winning import victory_score
from rulebound.scenario.setup import Setup

ITEM_KINDS: Final = {CARD: "card", ACTIVATION: "activated ability", TRIGGER: "triggered ability"}
"""What an item of the chain is, in words (328)."""

NAMELESS: Final = {UNNAMED: "a card", UNNAMED_RUNE: "a rune"}
"""What cards are called of which the situation says nothing."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Like cards of a zone: their name, the domains of the card, and how many."""

    name: str
    domains: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A permanent on the board; `id` is the same for as long as it stays there. `might` is None but for a unit."""

    id: int
    name: str
    kind: str
    domains: tuple[str, ...]
    controller: int
    exhausted: bool
    might: int | None
    damage: int
    buffs: int
    stunned: bool
    token: bool
    keywords: tuple[str, ...]
    attached_to: str | None


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's side of the table. `hand_piles` are the cards of the hand, known for the one who asks only.

    `ready_runes` and `spent_runes` are the runes on the board, those that can still be exhausted first.
    """

    number: int
    team: int
    points: int
    main_deck: int
    rune_deck: int
    hand: int
    hand_piles: tuple[Pile, ...]
    trash: int
    trash_piles: tuple[Pile, ...]
    banishment: int
    banishment_piles: tuple[Pile, ...]
    champion: str | None
    legend: Piece | None
    base: tuple[Piece, ...]
    ready_runes: tuple[Pile, ...]
    spent_runes: tuple[Pile, ...]
    energy: int
    power: tuple[tuple[str, int], ...]
    xp: int
    left: bool

    @property
    def runes(self) -> int:
        """How many runes are on the board."""
        return self.ready + self.spent

    @property
    def ready(self) -> int:
        """How many of them are ready."""
        return sum(pile.count for pile in self.ready_runes)

    @property
    def spent(self) -> int:
        """How many of them are exhausted."""
        return sum(pile.count for pile in self.spent_runes)


@dataclass(frozen=True, slots=True)
class Place:
    """A battlefield: its letter, its card (None: a blank one), seats by number; a controller of None is nobody."""

    letter: str
    name: str | None
    controller: int | None
    contested_by: int | None
    scored_by: tuple[int, ...]
    units: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Item:
    """What waits on the chain, the oldest first: whose, what, and whether it is still being finalized (329)."""

    name: str
    kind: str
    controller: int
    pending: bool


@dataclass(frozen=True, slots=True)
class Frame:
    """The whole table after `clock` events. `asked` is the seat and name of a decision that is open."""

    clock: int
    turn: int
    turn_player: int
    phase: str
    victory_score: int
    seats: tuple[Seat, ...]
    places: tuple[Place, ...]
    chain: tuple[Item, ...]
    winners: tuple[int, ...]
    ended: str | None
    asked: tuple[int, str] | None


class Camera:
    """Takes frames of tables that were set up alike; it knows what the situation calls the cards."""

    __slots__ = ("_labels", "_names")

    def __init__(self, setup: Setup) -> None:
        self._names = setup.names
        self._labels = setup.labels

    def name_of(self, thing: Object) -> str:
        """A card's name, else its label, else “a card”."""
        name = self._names.get(thing.physical) or self._labels.get(thing.physical)
        return name or NAMELESS.get(thing.card, thing.card)

    def take(self, table: Table) -> Frame:
        """The frame of a table as it is now."""
        return Frame(
            clock=table.clock,
            turn=table.turn,
            turn_player=table.turn_player,
            phase=table.phase,
            victory_score=victory_score(table),
            seats=tuple([self._side(table, player) for player in table.players]),
            places=tuple([self._place(table, number) for number in range(len(table.battlefields))]),
            chain=tuple([
                Item(NAMELESS.get(item.source_name, item.source_name), ITEM_KINDS.get(item.kind, item.kind),
                     item.frame.controller, item.pending)
                for item in table.chain
            ]),
            winners=() if table.outcome is None else tuple(table.outcome.winners),
            ended=None if table.outcome is None else table.outcome.ended,
            asked=_asked(table.choice),
        )  # fmt: skip

    def _side(self, table: Table, player: Player) -> Seat:
        """One player's side; the names in a hand only for the one who asks."""
        hand = player.zones[zones.HAND]
        legend = [self._piece(table, number) for number in player.zones[zones.LEGEND]]
        champion = [self.name_of(table.objects[number]) for number in player.zones[zones.CHAMPION]]
        ready: list[ObjectId] = []
        spent: list[ObjectId] = []
        for number in player.runes:
            rune = table.permanent(number)
            (spent if rune is not None and rune.exhausted else ready).append(number)
        return Seat(
            number=player.id,
            team=player.team,
            points=table.points[player.team],
            main_deck=len(player.main_deck),
            rune_deck=len(player.rune_deck),
            hand=len(hand),
            hand_piles=self._piles(table, hand) if player.id == 0 else (),
            trash=len(player.trash),
            trash_piles=self._piles(table, player.trash),
            banishment=len(player.zones[zones.BANISHMENT]),
            banishment_piles=self._piles(table, player.zones[zones.BANISHMENT]),
            champion=champion[0] if champion else None,
            legend=legend[0] if legend else None,
            base=tuple([self._piece(table, number) for number in player.base]),
            ready_runes=self._piles(table, ready),
            spent_runes=self._piles(table, spent),
            energy=player.energy,
            power=tuple(sorted(player.power.items())),
            xp=player.xp,
            left=player.left,
        )

    def _piles(self, table: Table, numbers: Iterable[ObjectId]) -> tuple[Pile, ...]:
        """Cards by name, named ones first, each in the order in which they lie."""
        counted: Counter[tuple[str, tuple[str, ...]]] = Counter()
        for number in numbers:
            thing = table.objects[number]
            counted[self.name_of(thing), table.book[thing.card].domains] += 1
        piles = [Pile(name, domains, count) for (name, domains), count in counted.items()]
        return tuple(sorted(piles, key=lambda pile: pile.name in NAMELESS.values()))

    def _place(self, table: Table, number: int) -> Place:
        """One battlefield."""
        place = table.battlefields[number]
        card = table.objects[place.card]
        return Place(
            letter=chr(ord("A") + number),
            name=None if card.card == BLANK_BATTLEFIELD else self.name_of(card),
            controller=_seat(place.controller),
            contested_by=_seat(place.contested_by),
            scored_by=tuple(place.scored_by),
            units=tuple([self._piece(table, unit) for unit in place.units]),
        )

    def _piece(self, table: Table, number: ObjectId) -> Piece:
        """One permanent with its state."""
        thing = table.objects[number]
        assert isinstance(thing, Permanent)
        card = table.book[thing.card]
        host = table.objects.get(thing.attached_to) if thing.attached_to != NOTHING else None
        return Piece(
            id=int(number),
            name=self.name_of(thing),
            kind=card.types[0] if card.types else "card",
            domains=card.domains,
            controller=thing.controller,
            exhausted=thing.exhausted,
            might=might(table, thing) if card.is_a("unit") else None,
            damage=thing.damage,
            buffs=thing.buffs,
            stunned=thing.stunned,
            token=thing.token,
            keywords=_keywords(card.keywords, [(name, value) for name, value, _ in thing.granted]),
            attached_to=None if host is None else self.name_of(host),
        )


def _seat(number: int) -> int | None:
    """A seat, None for nobody."""
    return None if number < 0 else int(number)


def _asked(choice: Choice | None) -> tuple[int, str] | None:
    """An open decision; having priority is none."""
    return None if choice is None or choice.name == PRIORITY else (int(choice.player), choice.name)


def _keywords(*groups: Sequence[tuple[str, int]]) -> tuple[str, ...]:
    """Keywords as they stand on a card, each once."""
    words = [name if value == 1 else f"{name} {value}" for group in groups for name, value in group]
    return tuple(dict.fromkeys(words))
