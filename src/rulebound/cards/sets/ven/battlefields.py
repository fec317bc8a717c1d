"""Battlefields of Vendetta."""

from rulebound.cards.language import YOU_HOLD_HERE, battlefield, burn, when

SHADOW_TEMPLE = battlefield("Shadow Temple", ("VEN-165",), when(YOU_HOLD_HERE, burn(3)))

CARDS = (SHADOW_TEMPLE,)
