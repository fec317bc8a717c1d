"""Calm cards of Spiritforged."""

from rulebound.cards.language import opponents_cant_gain_points_while_at_battlefield, unit

TIANNA_CROWNGUARD = unit(
    "Tianna Crownguard", ("SFD-060",), ("calm",),
    opponents_cant_gain_points_while_at_battlefield(),
    energy=7, power=(("calm", 2),), might=4, has=("Deflect",), tags=("Demacia", "Elite"),
)  # fmt: skip

CARDS = (TIANNA_CROWNGUARD,)
