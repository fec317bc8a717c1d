"""Tokens (187): what spells and abilities create."""

from rulebound.cards.language import token

RECRUIT = token("unit", "Recruit", might=1, tags=("Recruit",))
SPRITE = token("unit", "Sprite", might=3, has=("Temporary",), tags=("Fae",))
SAND_SOLDIER = token("unit", "Sand Soldier", might=2, tags=("Shurima",))
MECH = token("unit", "Mech", might=3, tags=("Mech",))
REFLECTION = token("unit", "Reflection", might=0)
BIRD = token("unit", "Bird", might=1, has=("Deflect",), tags=("Bird",))
TENTACLE = token("unit", "Tentacle", might=1, tags=("Bilgewater",))
GOLD = token("gear", "Gold")

CARDS = (RECRUIT, SPRITE, SAND_SOLDIER, MECH, REFLECTION, BIRD, TENTACLE, GOLD)
