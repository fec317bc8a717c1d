"""Example units and a legend."""

from rulebound.cards.language import (
    AT_START_OF_BEGINNING,
    WHEN_I_CONQUER,
    WHEN_I_DIE,
    WHEN_I_HOLD,
    YOU_LOSE_POINTS,
    another_friendly_unit_dies,
    draw,
    give_me_might,
    if_hand_at_most,
    legend,
    might_from_points,
    others_have_might,
    unit,
    when,
)

PLAIN_SOLDIER = unit("Plain Soldier", (), (), energy=2, might=3)
BIG_SOLDIER = unit("Big Soldier", (), (), energy=5, might=6)
SCORE_COUNTER = unit("Score Counter", (), (), might_from_points(), energy=3, might=3)
CONQUERING_SCRIBE = unit("Conquering Scribe", (), (), when(WHEN_I_CONQUER, draw(1)), energy=2, might=2)
HOLDING_SCRIBE = unit("Holding Scribe", (), (), when(WHEN_I_HOLD, draw(1)), energy=2, might=2)
MOURNER = unit("Mourner", (), (), when(another_friendly_unit_dies(), draw(1)), energy=2, might=2)
LAST_WISH = unit("Last Wish", (), (), when(WHEN_I_DIE, draw(1)), energy=2, might=2)
LOSS_WATCHER = unit("Loss Watcher", (), (), when(YOU_LOSE_POINTS, draw(1)), energy=2, might=2)
WILLING_SCRIBE = unit("Willing Scribe", (), (), when(WHEN_I_HOLD, draw(1), may=True), energy=2, might=2)
AVENGER = unit("Avenger", (), (), when(another_friendly_unit_dies(), give_me_might(2)), energy=3, might=2)
STANDARD_BEARER = unit("Standard Bearer", (), (), others_have_might(1), energy=3, might=2)
MORNING_SCHOLAR = legend("Morning Scholar", (), (), when(AT_START_OF_BEGINNING, if_hand_at_most(1, draw(1))))

CARDS = (
    PLAIN_SOLDIER, BIG_SOLDIER, SCORE_COUNTER, CONQUERING_SCRIBE, HOLDING_SCRIBE, MOURNER, LAST_WISH, LOSS_WATCHER,
    WILLING_SCRIBE, AVENGER, STANDARD_BEARER, MORNING_SCHOLAR,
)  # fmt: skip
