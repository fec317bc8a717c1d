"""Playing cards and abilities (349–359, 398–406): from the chain, through choices and costs, to finalized."""

from typing import ClassVar, Final

from rulebound.kernel import zones
from rulebound.kernel.chain_events import ItemFinalized, ItemLeft, ItemPlaced
from rulebound.kernel.choice import BATTLEFIELDS, OBJECTS, PLAYERS, WORDS, Choice, yes_or_no
from rulebound.kernel.ids import NOWHERE, BattlefieldId, ObjectId, PlayerId
from rulebound.kernel.items import ACTIVATION, CARD, TRIGGER, ChainItem, Frame
from rulebound.kernel.moves import Entered, Put, ToChain
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.program import Path
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R
from rulebound.rules.abilities import EntersAs, Triggered
from rulebound.rules.costs import NO_ABILITY, PayCosts
from rulebound.rules.effects import Target, modes_of, targets_of
from rulebound.rules.faces import NotYet, has_keyword
from rulebound.rules.modes import are_opponents

PLAY: Final = "play"
ACTIVATE: Final = "activate"
IN_BASE: Final = NOWHERE
"""The place of a unit that is played to its controller's Base."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Finalize(Procedure):
    """Finalize the oldest pending item: its choices, its cost, and then it is no longer pending (355–359, 402–406)."""

    __slots__ = ("place",)
    STEPS: ClassVar[tuple[str, ...]] = (
        "may", "mode", "mode_chosen", "target", "targets_chosen", "location", "pay", "finalized",
    )  # fmt: skip
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "may": (R.TRIGGER_MAY,),
        "mode": (R.PLAY_MODE,),
        "target": (R.PLAY_TARGETS, R.PLAY_TARGETS_NEEDED, R.PLAY_UP_TO, R.TRIGGER_NO_OPTIONS, R.PLAY_PUBLIC_TARGETS),
        "location": (R.PLAY_LOCATION,),
        "pay": (R.PLAY_TOTAL_COST, R.PLAY_PAY),
        "finalized": (R.FEPR_FINALIZE, R.PLAY_SPELL_LINGERS),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "place")

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: int = place

    def item(self, table: Table) -> ChainItem:
        return table.chain[self.place]

    def may(self, table: Table) -> None:
        item = self.item(table)
        if item.kind == TRIGGER:
            ability = table.book.ability(item.card, item.ability)
            if isinstance(ability, Triggered) and ability.may:
                self.ask(table, yes_or_no(item.frame.controller, "TRIGGER.MAY", (R.TRIGGER_MAY,), item.object))

    def mode(self, table: Table) -> None:
        item = self.item(table)
        if self.answer and not self.said_yes():
            self.drop(table, R.TRIGGER_MAY, "declined")
            return
        modes = modes_of(table.book.root(item.card).at(effect_path(item)))
        if modes is None:
            self.go("target")
            return
        options = list(range(len(modes.children)))
        words = tuple([str(place + 1) for place in options])
        self.ask(table, Choice(item.frame.controller, "PLAY.MODE", WORDS, options, (R.PLAY_MODE,), words=words,
                               source=item.object))  # fmt: skip

    def mode_chosen(self, table: Table) -> None:
        self.item(table).frame.modes = self.answer

    def target(self, table: Table) -> None:
        item = self.item(table)
        specs = self.specs(table)
        at = len(item.frame.targets)
        if at >= len(specs):
            self.go("location")
            return
        spec = specs[at]
        options = spec.candidates(table, item.frame)
        if len(options) < spec.low:
            self.drop(table, R.TRIGGER_NO_OPTIONS, "no options")
            return
        kind = PLAYERS if spec.kind() == "players" else OBJECTS
        cites = (R.PLAY_TARGETS,) if spec.low == spec.high else (R.PLAY_TARGETS, R.PLAY_UP_TO)
        self.ask(table, Choice(item.frame.controller, "PLAY.TARGETS", kind, options, cites, low=spec.low,
                               high=spec.high, source=item.object))  # fmt: skip

    def targets_chosen(self, table: Table) -> None:
        item = self.item(table)
        for number in self.answer:
            deflects(table, item.frame.controller, ObjectId(number))
        item.frame.targets.append(self.answer[:])
        self.go("target")

    def location(self, table: Table) -> None:
        item = self.item(table)
        if not is_unit_item(table, item):
            self.answer = []
            return
        options = [int(place) for place in locations(table, item.frame.controller)]
        words = ("base", *[place_name(BattlefieldId(place)) for place in options[1:]])
        self.ask(table, Choice(item.frame.controller, "PLAY.LOCATION", BATTLEFIELDS, options, (R.PLAY_LOCATION,),
                               words=words, source=item.object))  # fmt: skip

    def pay(self, table: Table) -> None:
        item = self.item(table)
        if self.answer:
            item.place = self.chosen_battlefield()
        if item.kind == TRIGGER or item.free:
            return
        ability = NO_ABILITY if item.kind == CARD else item.ability
        self.push(table, PayCosts(item.frame.controller, item.object, item.card, ability))

    def finalized(self, table: Table) -> None:
        item = self.item(table)
        item.pending = False
        self.note(table, ItemFinalized((R.FEPR_FINALIZE,), item))

    def specs(self, table: Table) -> list[Target]:
        item = self.item(table)
        return targets_of(table.book.root(item.card).at(effect_path(item)), item.frame)

    def drop(self, table: Table, cite: str, why: str) -> None:
        """The item leaves the chain without being finalized; a card that was being played goes back (358.5)."""
        item = self.item(table)
        thing = table.objects.get(item.object)
        if item.kind == CARD and thing is not None:
            self.note(table, Put((R.PLAY_UNDONE,), thing.owner, [thing.id], zones.CHAIN, zones.HAND))
            cite = R.PLAY_UNDONE
        self.finish()
        self.note(table, ItemLeft((cite,), item, self.place, why))


def effect_path(item: ChainItem) -> Path:
    """Where in its card's program the item's effect stands."""
    if item.kind == CARD:
        return (0,)
    return (1 + item.ability, 0)


def is_permanent(table: Table, item: ChainItem) -> bool:
    """Whether the item is a unit or gear, which resolves as soon as it is finalized (337.2)."""
    if item.kind != CARD:
        return False
    card = table.book[item.card]
    return card.is_a("unit") or card.is_a("gear")


def is_unit_item(table: Table, item: ChainItem) -> bool:
    return item.kind == CARD and table.book[item.card].is_a("unit")


def locations(table: Table, player: PlayerId) -> list[BattlefieldId]:
    """Where the player can play a unit: the Base, and the battlefields they control (355.2.a)."""
    return [IN_BASE, *[place.id for place in table.battlefields if place.controller == player]]


def place_name(place: BattlefieldId) -> str:
    """A battlefield's letter, or base."""
    return "base" if place == IN_BASE else chr(ord("A") + place)


def entering(
    table: Table, name: str, number: ObjectId, player: PlayerId, where: BattlefieldId, why: tuple[str, ...]
) -> Entered:
    """The event of a permanent entering the board: a unit exhausted, a gear ready and in the Base (359.2)."""
    card = table.book[name]
    exhausted = card.is_a("unit")
    cites = (*why, R.PLAY_UNIT_ENTERS if exhausted else R.PLAY_GEAR_ENTERS)
    for ability in card.abilities:
        if isinstance(ability, EntersAs):
            exhausted = ability.exhausted
            cites = (*cites, R.REPLACEMENT_APPLIES)
    at_battlefield = card.is_a("unit") and where != IN_BASE
    zone = zones.AT_BATTLEFIELD if at_battlefield else zones.BASE
    return Entered(cites, player, number, zone, where if at_battlefield else NOWHERE, exhausted)


def deflects(table: Table, player: PlayerId, number: ObjectId) -> None:
    """Choosing an opponent's Deflect costs more (809), which comes with the whole game: refuse it by name."""
    thing = table.permanent(number)
    if thing is not None and are_opponents(table, player, thing.controller) and has_keyword(table, thing, "Deflect"):
        raise NotYet(f"choosing {thing.card}, which has Deflect")


def begin_move(table: Table, procedure: Procedure, player: PlayerId, move: str) -> None:
    """Begin a discretionary action: a pending item comes onto the chain (354, 401)."""
    words = move.split(" ")
    number = ObjectId(int(words[1]))
    if words[0] == PLAY:
        thing = table.objects[number]
        moved = ToChain((R.PLAY_TO_CHAIN,), thing.owner, [number], thing.zone, zones.CHAIN)
        procedure.note(table, moved)
        new = moved.new[0]
        item = ChainItem(CARD, new, thing.card, NO_ABILITY, Frame(player, new), thing.card)
        procedure.note(table, ItemPlaced((R.PLAY_TO_CHAIN, R.CHAIN_CLOSED), item))
        return
    source = table.objects[number]
    permanent = table.permanent(number)
    frame = Frame(player, number, NOWHERE if permanent is None else permanent.place)
    item = ChainItem(ACTIVATION, number, source.card, int(words[2]), frame, source.card)
    procedure.note(table, ItemPlaced((R.ACTIVATE_COST_AND_EFFECT, R.CHAIN_CLOSED), item))


register(Finalize)
