"""Fury cards of Origins."""

from rulebound.cards.language import (
    activated,
    deal,
    draw,
    enemy_unit,
    give_me_might,
    recycle_from_trash,
    sequence,
    spell,
    unit,
    unless,
)

FURY = ("fury",)

VI_DESTRUCTIVE = unit(
    "Vi, Destructive", ("OGN-036", "VEN-167"), FURY,
    activated(recycle_from_trash(1), give_me_might(1)),
    energy=2, power=(("fury", 1),), might=3, has=("Ganking",), tags=("Piltover", "Vi"), champion=True,
)  # fmt: skip

SHAKEDOWN = spell(
    "Shakedown", ("OGN-033",), FURY,
    unless(enemy_unit(), sequence(deal(6)), sequence(draw(2)), "draw 2"),
    energy=2, power=(("fury", 1),), has=("Reaction",),
)  # fmt: skip

CARDS = (SHAKEDOWN, VI_DESTRUCTIVE)
