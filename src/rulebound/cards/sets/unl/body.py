"""Body cards of Unleashed."""

from rulebound.cards.language import ENEMY, cards_in_trash, choose_one, draw, owners_recycle, spell, up_to

DISPOSAL_ORDER = spell(
    "Disposal Order", ("UNL-103",), ("body",),
    choose_one(owners_recycle(up_to(3, cards_in_trash(ENEMY))), draw(1)),
    energy=2, has=("Reaction",),
)  # fmt: skip

CARDS = (DISPOSAL_ORDER,)
