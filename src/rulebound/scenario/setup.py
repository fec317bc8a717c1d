"""Setting up the table that a situation describes."""

from typing import Final

from rulebound.cards import catalog
from rulebound.kernel import zones
from rulebound.kernel.ids import NOBODY, NOWHERE, BattlefieldId, ObjectId, PlayerId
from rulebound.kernel.objects import Battlefield, Object, Permanent, Player
from rulebound.kernel.program import Card
from rulebound.kernel.rng import Stream
from rulebound.kernel.table import Table
from rulebound.rules.abilities import HOOKS
from rulebound.rules.conceding import BLANK_BATTLEFIELD
from rulebound.rules.modes import MODES
from rulebound.rules.turn import Turn
from rulebound.scenario.made_up import keyword, made_up_card
from rulebound.scenario.situation import SEATS, Situation
from rulebound.scenario.zone_spec import CardSpec, Zone

FIRST_TASK: Final = {
    "awaken": "ready", "beginning": "beginning_starts", "scoring": "hold", "channel": "channel_runes",
    "draw": "draw_card", "main": "open", "ending": "ending_starts",
}  # fmt: skip
"""The step of a turn at which a phase has begun and its first task is not done."""

LAST_TASK_DONE: Final = {
    "awaken": "beginning", "beginning": "scoring", "scoring": "channel", "channel": "draw", "draw": "main",
    "main": "ending", "ending": "next_player",
}  # fmt: skip
"""The step of a turn at which a phase is gone through."""


class Setup:
    """A table set up from a situation, and what only the situation knows: labels and pieces of cardboard."""

    __slots__ = ("labels", "names", "next_physical", "situation", "table")

    def __init__(self, situation: Situation, seed: int) -> None:
        self.situation: Situation = situation
        self.labels: dict[int, str] = {}
        self.names: dict[int, str | None] = {}  # by piece of cardboard; None for an unnamed card
        self.next_physical: int = 1
        made_up = tuple([made_up_card(spec) for spec in situation.made_up.values()])
        self.table: Table = Table(catalog.book(made_up), HOOKS, situation.mode)
        self.seats(seed)
        self.places()
        self.turn()

    def seat(self, name: str) -> PlayerId:
        return PlayerId(SEATS[self.situation.mode].index(name))

    def seats(self, seed: int) -> None:
        """Players, their zones, Rune Pools and points, and a stream of random numbers for each deck and two more."""
        table = self.table
        mode = MODES[self.situation.mode]
        table.points = [0] * (max(mode.teams) + 1)
        for place in range(mode.seats):
            player = Player(PlayerId(place), mode.teams[place])
            table.players.append(player)
            table.streams.append(Stream(seed, place))
        table.streams.extend([Stream(seed, mode.seats), Stream(seed, mode.seats + 1)])
        for place, (_, spec) in enumerate(self.situation.players.items()):
            player = table.players[place]
            player.energy = spec.energy
            player.power = {domain: count for domain, count in spec.power.items() if count}
            player.xp = spec.xp
            player.turns = spec.turns
            table.points[player.team] = spec.points
            self.fill(player.id, zones.MAIN_DECK, spec.main_deck)
            self.fill(player.id, zones.RUNE_DECK, spec.rune_deck)
            self.fill(player.id, zones.HAND, spec.hand)
            self.fill(player.id, zones.TRASH, spec.trash)
            self.fill(player.id, zones.BANISHMENT, spec.banishment)
            self.fill(player.id, zones.CHAMPION, [] if spec.champion is None else [spec.champion])
            self.fill(player.id, zones.RUNES, spec.runes)
            self.fill(player.id, zones.BASE, spec.base)
            self.fill(player.id, zones.LEGEND, [] if spec.legend is None else [spec.legend])

    def places(self) -> None:
        """The battlefields, who controls them and what stands there."""
        for place, (_, spec) in enumerate(self.situation.battlefields.items()):
            battlefield = Battlefield(BattlefieldId(place), ObjectId(0))
            self.table.battlefields.append(battlefield)
            card = CardSpec(spec.mark, name=BLANK_BATTLEFIELD) if spec.card is None else spec.card
            thing = self.new_card(card, self.contributor(place), zones.BATTLEFIELDS)
            thing.token = False
            del self.table.objects[thing.id]
            battlefield.card = self.table.enter(thing, zones.BATTLEFIELDS, NOBODY, battlefield.id).id
            battlefield.controller = NOBODY if spec.controller is None else self.seat(spec.controller)
            battlefield.scored_by = [self.seat(name) for name in spec.scored_by]
            battlefield.held_by = [self.seat(name) for name in spec.held_by]
            for name, units in spec.units.items():
                self.fill(self.seat(name), zones.AT_BATTLEFIELD, units, battlefield.id)

    def contributor(self, place: int) -> PlayerId:
        """Who brought the battlefield: in seat order; in modes of four, all but the first player (488.4.b, 489.4)."""
        seats = list(range(len(self.table.players)))
        first = self.seat(self.situation.turn.first)
        if len(seats) == 4:
            seats = [(first + step) % 4 for step in (1, 2, 3)]
        return PlayerId(seats[place])

    def turn(self) -> None:
        """Whose turn it is and where it stands."""
        table = self.table
        turn = self.situation.turn
        table.turn_player = self.seat(turn.player)
        table.first = self.seat(turn.first)
        table.phase = turn.phase
        turns = Turn()
        turns.at = Turn.STEPS.index(FIRST_TASK[turn.phase])
        table.stack.append(turns)

    # Cards

    def fill(self, seat: PlayerId, zone: int, cards: Zone, place: BattlefieldId = NOWHERE) -> None:
        """Put the cards of one zone there, top first."""
        for spec in cards:
            for _ in range(spec.count):
                thing = self.new_card(spec, seat, zone)
                if zones.on_board(zone):
                    self.enter(thing, spec, seat, zone, place)
                else:
                    self.table.players[seat].zones[zone].append(thing.id)

    def new_card(self, spec: CardSpec, seat: PlayerId, zone: int) -> Object:
        """A new piece of cardboard as an object in a zone."""
        table = self.table
        rune = zone in (zones.RUNE_DECK, zones.RUNES)
        name = spec.name
        if name is None:
            name = catalog.UNNAMED_RUNE if rune else catalog.UNNAMED
        card = table.book.cards.get(name)
        if card is None:
            raise spec.mark.error(f"there is no program for the card `{name}`; it is not supported yet")
        self.check(spec, card, zone)
        physical = self.next_physical
        self.next_physical += 1
        self.names[physical] = spec.name
        if spec.label is not None:
            self.labels[physical] = spec.label
        owner = seat if spec.owner is None else self.seat(spec.owner)
        blank = spec.name is None and spec.label is None
        thing = Object(table.new_id(), name, physical, owner, zone, card.token, blank, 0)
        table.objects[thing.id] = thing
        return thing

    def check(self, spec: CardSpec, card: Card, zone: int) -> None:
        """A card can stand only where its type can be."""
        if not card.types:
            return
        if card.token and not zones.on_board(zone):
            where = zones.IN_WORDS[zone]
            raise spec.mark.error(f"`{card.name}` is a token: it can stand only on the board, not in the {where}")
        wanted = ALLOWED.get(zone, ("unit", "gear", "spell"))
        if not [kind for kind in wanted if kind in card.types]:
            where = zones.IN_WORDS[zone]
            kinds = " or a ".join(wanted)
            raise spec.mark.error(f"`{card.name}` is a {card.types[0]}: in the {where} stands a {kinds}")

    def enter(self, thing: Object, spec: CardSpec, seat: PlayerId, zone: int, place: BattlefieldId) -> None:
        """Put an object on the board with the state the situation gives it."""
        del self.table.objects[thing.id]
        new: Permanent = self.table.enter(thing, zone, seat, place)
        new.exhausted = bool(spec.exhausted)
        new.damage = spec.damage or 0
        new.buffs = 1 if spec.buffed else 0
        new.stunned = bool(spec.stunned)
        new.empowered = bool(spec.empowered)
        for word in spec.keywords:
            name, value = keyword(word, spec.mark)
            new.granted.append((name, value, True))
        if new.granted:
            self.table.list_abilities(new)


ALLOWED: Final = {
    zones.RUNE_DECK: ("rune",), zones.RUNES: ("rune",), zones.LEGEND: ("legend",), zones.BATTLEFIELDS: ("battlefield",),
    zones.AT_BATTLEFIELD: ("unit",), zones.BASE: ("unit", "gear"), zones.CHAMPION: ("unit",),
}  # fmt: skip
"""The types that can stand in a zone; in the others only Main Deck cards."""
