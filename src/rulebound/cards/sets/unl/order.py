"""Order cards of Unleashed."""

from rulebound.cards.language import draw, friendly_unit, give_keyword, spell

SHADOWS_CALL = spell(
    "Shadow's Call", ("UNL-165",), ("order",),
    give_keyword("Temporary", friendly_unit(without="Temporary")), draw(2),
    energy=2,
)  # fmt: skip

CARDS = (SHADOWS_CALL,)
