"""Order cards of Origins."""

from rulebound.cards.language import YOU_RECYCLE, buff, friendly_unit, unit, when

KARMA_CHANNELER = unit(
    "Karma, Channeler", ("OGN-235", "SFD-237"), ("order",),
    when(YOU_RECYCLE, buff(friendly_unit())),
    energy=6, power=(("order", 1),), might=6, has=("Vision",), tags=("Ionia", "Karma"), champion=True,
)  # fmt: skip

CARDS = (KARMA_CHANNELER,)
