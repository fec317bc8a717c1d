"""Chaos cards of Unleashed."""

from rulebound.cards.language import (
    ENTERS_EXHAUSTED,
    EXHAUST_THIS,
    KILL_THIS,
    activated,
    draw,
    energy,
    gain_xp,
    gear,
    predict,
)

SCRYERS_BLOOM = gear(
    "Scryer's Bloom", ("UNL-136",), ("chaos",),
    ENTERS_EXHAUSTED,
    activated(KILL_THIS, energy(1), EXHAUST_THIS, predict(2), draw(1), gain_xp(1)),
    energy=1,
)  # fmt: skip

CARDS = (SCRYERS_BLOOM,)
