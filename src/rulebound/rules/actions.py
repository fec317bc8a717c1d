"""Game actions that are no chapter of their own: discard, banish, kill, deal, buff, tokens, XP (407–444)."""

from typing import ClassVar

from rulebound.kernel import zones
from rulebound.kernel.chain_events import Played
from rulebound.kernel.changes import Ignored
from rulebound.kernel.choice import BATTLEFIELDS, OBJECTS, Choice
from rulebound.kernel.event import Event
from rulebound.kernel.ids import NOTHING, ObjectId, PlayerId
from rulebound.kernel.moves import Banished, Discarded
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.objects import Object
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R
from rulebound.rules.faces import NotYet
from rulebound.rules.playing import IN_BASE, entering, locations

ASK_LOCATION: int = -2
"""Where a token is played is its player's choice (355.2)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Discard(Procedure):
    """Discard as many cards as told, of the player's own choice; what the hand lacks is ignored (422.4)."""

    __slots__ = ("count", "player")
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "discard", "discarded")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "choose": (R.DISCARD_CARDS, R.DISCARD_EFFECT),
        "discard": (R.DISCARD,),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "count")

    def __init__(self, player: PlayerId, count: int) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.count: int = count

    def choose(self, table: Table) -> None:
        options = [int(number) for number in table.zone(self.player, zones.HAND)]
        self.ask(table, Choice(self.player, "DISCARD.CARDS", OBJECTS, options, (R.DISCARD_CARDS,), low=self.count,
                               high=self.count, hidden=True))  # fmt: skip

    def discard(self, table: Table) -> None:
        chosen = self.chosen_objects()
        if len(chosen) < self.count:
            cites = (R.DISCARD_EFFECT, R.INSTRUCTION_PARTLY)
            self.note(table, Ignored(cites, self.player, "discard", self.count - len(chosen)))
        if chosen:
            self.do(table, [Discarded((R.DISCARD,), self.player, chosen, zones.HAND, zones.TRASH)])

    def discarded(self, table: Table) -> None:
        self.result = self.handed


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayTokens(Procedure):
    """Play tokens: each is created on the chain, its place is chosen, and it enters the board (185.2.a, 439.1).

    A token has no cost and a permanent resolves as soon as it is finalized, so nobody can act in between; it enters
    before the effect goes on (docs/decisions/0004). `place` is a battlefield, the Base, or ASK_LOCATION.
    """

    __slots__ = ("card", "count", "number", "place", "player")
    STEPS: ClassVar[tuple[str, ...]] = ("create", "locate", "enter", "played")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "create": (R.CREATE, R.TOKEN_OWNER, R.PLAY_LOCATION),
        "enter": (R.TOKEN_CONTROLLER, R.PLAY_UNIT_ENTERS, R.PLAY_GEAR_ENTERS),
        "played": (R.PLAY_TRIGGERS_ON_RESOLUTION,),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "card", "count", "place", "number")

    def __init__(self, player: PlayerId, card: str, count: int, place: int = ASK_LOCATION) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.card: str = card
        self.count: int = count
        self.place: int = place
        self.number: ObjectId = NOTHING

    def create(self, table: Table) -> None:
        if self.count == 0:
            self.finish()
            return
        self.count -= 1
        self.number = table.new_id()
        physical = FIRST_TOKEN + int(self.number)
        thing = Object(self.number, self.card, physical, self.player, zones.CHAIN, True, False, 0)
        table.objects[self.number] = thing

    def locate(self, table: Table) -> None:
        given = self.place not in (ASK_LOCATION, int(IN_BASE))
        if given and not table.book[self.card].is_a("unit"):
            raise NotYet(f"{self.card} at a battlefield: only units are played there")
        if given and table.battlefields[self.place].controller != self.player:
            raise NotYet("a unit played to a battlefield that its player does not control, which contests it")
        if self.place != ASK_LOCATION or not table.book[self.card].is_a("unit"):
            self.answer = [self.place if self.place != ASK_LOCATION else int(IN_BASE)]
            return
        options = [int(place) for place in locations(table, self.player)]
        self.ask(table, Choice(self.player, "PLAY.LOCATION", BATTLEFIELDS, options, (R.PLAY_LOCATION,),
                               source=self.number))  # fmt: skip

    def enter(self, table: Table) -> None:
        place = self.chosen_battlefield()
        cites = (R.CREATE, R.TOKEN_OWNER, R.TOKEN_CONTROLLER)
        self.do(table, [entering(table, self.card, self.number, self.player, place, cites)])

    def played(self, table: Table) -> None:
        self.result.extend(self.handed)
        for number in self.handed:
            cites = (R.PLAY_TRIGGERS_ON_RESOLUTION,)
            self.note(table, Played(cites, self.player, ObjectId(number), self.card))
        self.go("create")


FIRST_TOKEN: int = 1_000_000
"""Tokens are no piece of cardboard of any deck: their numbers begin here."""


def banish(cards: list[ObjectId], table: Table, cite: str = R.BANISH) -> list[Event]:
    """The events of banishing cards: one for each owner and zone they come from."""
    groups: dict[tuple[int, int], list[ObjectId]] = {}
    for number in cards:
        thing = table.objects[number]
        groups.setdefault((int(thing.owner), thing.zone), []).append(number)
    events: list[Event] = []
    for (owner, zone), group in groups.items():
        event = Banished((cite,), PlayerId(owner), group, zone, zones.BANISHMENT)
        events.append(event)
    return events


register(Discard, PlayTokens)
