"""What a player with priority may do now, and why something can't be done (310, 338, 355, 356, 358)."""

from typing import Final

from rulebound.kernel import zones
from rulebound.kernel.ids import NOTHING, ObjectId, PlayerId
from rulebound.kernel.items import Frame
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.objects import Permanent
from rulebound.kernel.program import ACTIVATED, Ability, Card, Node
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R
from rulebound.rules.costs import NO_ABILITY, Cost, costs_of, unpayable
from rulebound.rules.effects import modes_of, targets_of
from rulebound.rules.passive import controller_of
from rulebound.rules.playing import ACTIVATE, PLAY

ACTION: Final = "Action"
REACTION: Final = "Reaction"

Reason = tuple[str, str]
"""Why something can't be done: a rule's name, and what is missing in words."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Activated(Ability):
    """An activated ability (376): child 0 is its effect, child 1 its costs; `timing` is “”, Action or Reaction."""

    __slots__ = ("timing",)
    ROLE = ACTIVATED

    def __init__(self, costs: tuple[Cost, ...], effect: Node, timing: str = "") -> None:
        super().__init__((), (effect, Node(costs)))
        self.timing: str = timing


def moves_of(table: Table, player: PlayerId) -> list[str]:
    """Every card the player may begin to play and every ability they may activate now, as moves."""
    if not may_act(table, player):
        return []
    found: list[str] = []
    for number in (*table.zone(player, zones.HAND), *table.zone(player, zones.CHAMPION)):
        card = table.book[table.objects[number].card]
        if card.types and not why_not_play(table, player, number):
            found.append(f"{PLAY} {number}")
    for number in sorted(table.objects):
        thing = table.permanent(ObjectId(number))
        if thing is None or controller_of(table, thing.id) != player:
            continue
        card = table.book[thing.card]
        for place, ability in enumerate(card.abilities):
            if isinstance(ability, Activated) and not why_not_activate(table, player, thing, place):
                found.append(f"{ACTIVATE} {number} {place}")
    return found


def may_act(table: Table, player: PlayerId) -> bool:
    """Whether the player could do anything at all: in the Main Phase's open state only the turn player (316.5.b)."""
    return bool(table.chain) or (player == table.turn_player and table.phase == "main")


def timing_ok(table: Table, player: PlayerId, timing: str) -> bool:
    """Whether something of this timing may begin now: in a Closed State only Reactions (309.1.a, 358.4)."""
    if table.chain:
        return timing == REACTION
    return player == table.turn_player and table.phase == "main"


def timing_of(card: Card) -> str:
    """A card's timing: Reaction has all that Action has (159.2.b.1)."""
    if card.has_keyword(REACTION):
        return REACTION
    return ACTION if card.has_keyword(ACTION) else ""


def why_not_play(table: Table, player: PlayerId, number: ObjectId) -> list[Reason]:
    """The reasons why the player can't begin to play a card from hand or Champion Zone now; none if they can."""
    card = table.book[table.objects[number].card]
    reasons: list[Reason] = []
    if not timing_ok(table, player, timing_of(card)):
        reasons.append((R.PLAY_TIMING, timing_words(table)))
    if not choices_possible(table, player, NOTHING, card.root.children[0]):
        reasons.append((R.PLAY_TARGETS_NEEDED, "there is nothing to choose for it"))
    missing = unpayable(table, player, number, costs_of(table, card.name, NO_ABILITY))
    if missing:
        reasons.append((R.COST_IMPOSSIBLE, f"its cost can't be paid in full ({missing})"))
    return reasons


def why_not_activate(table: Table, player: PlayerId, thing: Permanent, place: int) -> list[Reason]:
    """The reasons why the player can't activate this ability of a permanent they control now; none if they can."""
    ability = table.book.ability(thing.card, place)
    reasons: list[Reason] = []
    if not isinstance(ability, Activated):
        return [(R.ACTIVATE_COST_AND_EFFECT, "it is no activated ability")]
    if not timing_ok(table, player, ability.timing):
        reasons.append((R.ACTIVATE_TIMING, timing_words(table)))
    if not choices_possible(table, player, thing.id, ability.children[0]):
        reasons.append((R.PLAY_TARGETS_NEEDED, "there is nothing to choose for it"))
    missing = unpayable(table, player, thing.id, costs_of(table, thing.card, place))
    if missing:
        reasons.append((R.COST_IMPOSSIBLE, f"its cost can't be paid in full ({missing})"))
    return reasons


def timing_words(table: Table) -> str:
    if table.chain:
        return "while the chain is not empty only a Reaction may be played"
    return "it may be played only in its player's own Main Phase"


def choices_possible(table: Table, player: PlayerId, source: ObjectId, effect: Node) -> bool:
    """Whether every target that the text needs can be chosen, in one of its modes if it has modes (355.8)."""
    frame = Frame(player, source)
    thing = table.permanent(source)
    if thing is not None:
        frame.here = thing.place
    modes = modes_of(effect)
    choices = [[]] if modes is None else [[mode] for mode in range(len(modes.children))]
    for choice in choices:
        frame.modes = choice
        possible = True
        for spec in targets_of(effect, frame):
            if len(spec.candidates(table, frame)) < spec.low:
                possible = False
        if possible:
            return True
    return False
