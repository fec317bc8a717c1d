"""Example spells."""

from rulebound.cards.language import (
    any_unit,
    banish_chosen,
    cards_in_trash,
    deal,
    draw,
    give_might,
    look,
    recycle_rest,
    spell,
    take_found,
)
from rulebound.kernel.zones import BANISHMENT

HASTY_NOTES = spell("Hasty Notes", (), (), draw(1), energy=1, has=("Reaction",))
SLOW_NOTES = spell("Slow Notes", (), (), draw(2), energy=2)
DOUBLE_NOTES = spell("Double Notes", (), (), draw(1), draw(1), energy=2)
BOLT = spell("Bolt", (), (), deal(3, any_unit()), energy=1, has=("Action",))
WITHER = spell("Wither", (), (), give_might(-2, any_unit()), energy=1, has=("Action",))
GRAVE_ROBBER = spell("Grave Robber", (), (), banish_chosen(cards_in_trash()), energy=1, has=("Reaction",))
LONG_FISHING = spell(
    "Long Fishing", (), (),
    look(5), take_found(1, BANISHMENT, "unit", may=True, play=True), recycle_rest(),
    energy=3,
)  # fmt: skip

CARDS = (HASTY_NOTES, SLOW_NOTES, DOUBLE_NOTES, BOLT, WITHER, GRAVE_ROBBER, LONG_FISHING)
