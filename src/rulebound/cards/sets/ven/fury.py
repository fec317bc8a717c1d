"""Fury cards of Vendetta."""

from rulebound.cards.language import (
    CHOSEN_PLAYER,
    FIRST_TIME_I_MOVE,
    SKIP_DRAW_PHASE,
    TRASH_IS_BANISHED,
    WHEN_PLAYED,
    a_player,
    banish_hand_and_trash,
    burn,
    choose,
    each,
    gear,
    not_yet,
    sequence,
    unit,
    when,
)

FURY = ("fury",)

BLADE_TWIRLER = unit(
    "Blade Twirler", ("VEN-002",), FURY,
    when(FIRST_TIME_I_MOVE, sequence(choose(a_player()), each(CHOSEN_PLAYER, burn(1)))),
    energy=4, might=4, tags=("Ionia", "Yordle"),
)  # fmt: skip

ENDLESS_RICHES = gear(
    "Endless Riches", ("VEN-022",), FURY,
    when(WHEN_PLAYED, sequence(banish_hand_and_trash(), burn(7))),
    SKIP_DRAW_PHASE,
    not_yet("You may play cards out of your Trash.", "playing cards from the Trash"),
    TRASH_IS_BANISHED,
    energy=5, power=(("fury", 1),),
)  # fmt: skip

CARDS = (BLADE_TWIRLER, ENDLESS_RICHES)
