"""Chaos cards of Unleashed."""

from rulebound.cards.language import ENERGY, ENTERS_EXHAUSTED, EXHAUST_THIS, KILL_THIS, activated, draw, gain_xp, gear
from rulebound.cards.language import predict

SCRYERS_BLOOM = gear(
    "Scryer's Bloom", ("UNL-136",), ("chaos",),
    ENTERS_EXHAUSTED,
    activated(KILL_THIS, ENERGY(1), EXHAUST_THIS, predict(2), draw(1), gain_xp(1)),
    energy=1,
)  # fmt: skip

CARDS = (SCRYERS_BLOOM,)
