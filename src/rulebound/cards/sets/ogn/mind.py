"""Mind cards of Origins."""

from rulebound.cards.language import (
    AT_START_OF_BEGINNING,
    EXHAUST_THIS,
    activated,
    draw,
    energy,
    gear,
    might_from_trash,
    recycle_from,
    recycle_from_trash,
    unit,
    when,
)
from rulebound.kernel.zones import TRASH

MIND = ("mind",)

GARBAGE_GRABBER = gear(
    "Garbage Grabber", ("OGN-099",), MIND,
    activated(recycle_from_trash(3), energy(1), EXHAUST_THIS, draw(1)),
    energy=2,
)  # fmt: skip

DR_MUNDO_EXPERT = unit(
    "Dr. Mundo, Expert", ("OGN-109",), MIND,
    might_from_trash(),
    when(AT_START_OF_BEGINNING, recycle_from(3, TRASH)),
    energy=8, power=(("mind", 2),), might=6, tags=("Dr. Mundo", "Zaun"), champion=True,
)  # fmt: skip

CARDS = (GARBAGE_GRABBER, DR_MUNDO_EXPERT)
