"""Made-up cards of a situation, and instructions, as programs of the card language."""

from typing import Final

from rulebound.cards.keywords import KNOWN
from rulebound.cards.language import (
    AT_END_OF_YOUR_TURN,
    AT_START_OF_BEGINNING,
    EACH_OPPONENT,
    EACH_PLAYER,
    UNIT_DIES,
    WHEN_I_ATTACK,
    WHEN_I_CONQUER,
    WHEN_I_DEFEND,
    WHEN_I_DIE,
    WHEN_I_HOLD,
    WHEN_PLAYED,
    YOU_CONQUER_HERE,
    YOU_HOLD_HERE,
    YOU_RECYCLE,
    burn,
    channel,
    discard,
    draw,
    each,
    gain_points,
    look,
    lose_points,
    made_up,
    play_tokens,
    predict,
    put_from_deck,
    recycle_from,
    recycle_runes,
    reveal,
    reveal_until,
    sequence,
    when,
)
from rulebound.cards.language.selectors import Seat, Who
from rulebound.kernel import zones
from rulebound.kernel.ids import PlayerId
from rulebound.kernel.program import Ability, Card, Node
from rulebound.rules.actions import ASK_LOCATION
from rulebound.scenario.errors import Mark
from rulebound.scenario.items import Instruction, Verb
from rulebound.scenario.situation import MadeUp

CONDITIONS: Final = {
    "play me": WHEN_PLAYED,
    "I attack": WHEN_I_ATTACK,
    "I defend": WHEN_I_DEFEND,
    "I conquer": WHEN_I_CONQUER,
    "I hold": WHEN_I_HOLD,
    "I die": WHEN_I_DIE,
    "you conquer here": YOU_CONQUER_HERE,
    "you hold here": YOU_HOLD_HERE,
    "start of your beginning phase": AT_START_OF_BEGINNING,
    "end of your turn": AT_END_OF_YOUR_TURN,
    "you recycle": YOU_RECYCLE,
    "a unit dies": UNIT_DIES,
}
"""The words of `when` in a file, and the conditions they are."""

ZONES: Final = {
    "hand": zones.HAND, "trash": zones.TRASH, "banishment": zones.BANISHMENT, "board": zones.BASE,
}  # fmt: skip

YOU: Final = "you"


def made_up_card(spec: MadeUp) -> Card:
    """A card that a file describes. In its instructions `you` is its controller, `opponent` each opponent of that."""
    effect = None
    abilities: tuple[Ability, ...] = ()
    if spec.does:
        program = sequence(*[addressed(part, whose(part.subject)) for part in spec.does])
        if spec.when is None:
            effect = program
        else:
            abilities = (when(CONDITIONS[spec.when], program),)
    has = [keyword(word, spec.mark) for word in spec.keywords]
    power = tuple(spec.power.items())
    return made_up(
        spec.name, spec.type, *abilities, effect=effect, energy=spec.energy, power=power, might=spec.might,
        has=tuple(has),
    )  # fmt: skip


def keyword(word: str, mark: Mark) -> tuple[str, int]:
    """A keyword with its value, as a file writes it: `Tank`, `Assault 2`. Raises SituationError for any other word."""
    name, _, value = word.partition(" ")
    if name not in KNOWN:
        raise mark.error(f"there is no keyword `{word}`; known are {', '.join(sorted(KNOWN))}")
    if value and not (value.isdecimal() and len(value) < 4):
        raise mark.error(f"`{value}` is no value of the keyword `{name}`; give a number below 1,000, or none")
    return name, int(value) if value else 1


def whose(subject: str) -> Who | None:
    """Whom an instruction of a made-up card addresses, seen from its controller; None is the controller."""
    if subject == YOU:
        return None
    if subject == "each player":
        return EACH_PLAYER
    return EACH_OPPONENT


def seat_of(subject: str, seats: list[str]) -> Who:
    """Whom an instruction of a file addresses: a seat, each player, or each opponent of `you`."""
    if subject == "each player":
        return EACH_PLAYER
    if subject == "each opponent":
        return EACH_OPPONENT
    return Seat(PlayerId(seats.index(subject)), subject)


def addressed(part: Instruction, who: Who | None) -> Node:
    """The instruction, done by whom it addresses."""
    program = instruction(part)
    return program if who is None else each(who, program)


def instruction(part: Instruction) -> Node:
    """One instruction without its subject; cards named one by one are the runner's (they need the table)."""
    count = part.amount or 0
    if part.verb in COUNTED:
        return COUNTED[part.verb](count)
    if part.verb is Verb.PUT:
        return put_from_deck(count, ZONES[part.to or "hand"])
    if part.verb is Verb.REVEAL_UNTIL:
        return reveal_until(part.until or "")
    if part.verb is Verb.RECYCLE:
        return recycle_from(count, ZONES[part.source or "trash"])
    place = ASK_LOCATION
    if part.place is not None:
        place = -1 if part.place == "base" else ord(part.place) - ord("A")
    return play_tokens(count, part.token or "", place)


COUNTED: Final = {
    Verb.DRAW: draw, Verb.BURN: burn, Verb.LOOK: look, Verb.REVEAL: reveal, Verb.PREDICT: predict,
    Verb.DISCARD: discard, Verb.CHANNEL: channel, Verb.GAIN_POINTS: gain_points, Verb.LOSE_POINTS: lose_points,
    Verb.RECYCLE_RUNES: recycle_runes,
}  # fmt: skip
"""Instructions that are a verb and a number."""
