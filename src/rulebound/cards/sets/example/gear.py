"""Example gear."""

from rulebound.cards.language import (
    AT_START_OF_BEGINNING,
    DISCARDS_ARE_BANISHED,
    EXHAUST_THIS,
    FRIENDLY_DEATHS_ARE_BANISHED,
    GAIN_ONE_MORE_POINT,
    KILL_THIS,
    OPPONENTS_GAIN_NO_POINTS,
    activated,
    burn,
    burn_cost,
    cards_in_trash,
    discard_cost,
    draw,
    energy,
    gear,
    if_trash_at_least,
    owners_recycle,
    up_to,
    when,
    win_the_game,
)

FORGE_OF_TOMORROW = gear(
    "Forge of Tomorrow", (), (), activated(KILL_THIS, energy(1), owners_recycle(up_to(4, cards_in_trash()))), energy=3
)
RELIC_BURNER = gear("Relic Burner", (), (), when(AT_START_OF_BEGINNING, burn(1)), energy=2)
POINT_SHIELD = gear("Point Shield", (), (), OPPONENTS_GAIN_NO_POINTS, energy=4)
POINT_DOUBLER = gear("Point Doubler", (), (), GAIN_ONE_MORE_POINT, energy=4)
DRAW_GUARD = gear("Draw Guard", (), (), DISCARDS_ARE_BANISHED, energy=2)
GRAVE_WARD = gear("Grave Ward", (), (), FRIENDLY_DEATHS_ARE_BANISHED, energy=2)
BURN_TOLL = gear("Burn Toll", (), (), activated(burn_cost(2), EXHAUST_THIS, draw(1)), energy=2)
DISCARD_TOLL = gear("Discard Toll", (), (), activated(discard_cost(1), EXHAUST_THIS, draw(1)), energy=2)
VICTORY_IDOL = gear("Victory Idol", (), (), when(AT_START_OF_BEGINNING, if_trash_at_least(4, win_the_game())), energy=6)

CARDS = (
    FORGE_OF_TOMORROW, RELIC_BURNER, POINT_SHIELD, POINT_DOUBLER, DRAW_GUARD, GRAVE_WARD, BURN_TOLL, DISCARD_TOLL,
    VICTORY_IDOL,
)  # fmt: skip
