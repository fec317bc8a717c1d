"""Chaos cards of Origins."""

from rulebound.cards.language import EACH_PLAYER, discard_hand, draw, each, look, recycle_rest, spell, take_found

CHAOS = ("chaos",)

STACKED_DECK = spell(
    "Stacked Deck", ("OGN-183",), CHAOS,
    look(3), take_found(1), recycle_rest(),
    energy=1, has=("Action",),
)  # fmt: skip

INVERT_TIMELINES = spell(
    "Invert Timelines", ("OGN-201",), CHAOS,
    each(EACH_PLAYER, discard_hand()), each(EACH_PLAYER, draw(4)),
    energy=3, power=(("chaos", 1),),
)  # fmt: skip

CARDS = (STACKED_DECK, INVERT_TIMELINES)
