"""Battlefields of Origins."""

from rulebound.cards.language import (
    YOU_CONQUER_HERE,
    battlefield,
    discard,
    draw,
    more_points_to_win,
    recycle_runes,
    sequence,
    when,
)

ASPIRANTS_CLIMB = battlefield("Aspirant's Climb", ("OGN-276",), more_points_to_win(1))

SIGIL_OF_THE_STORM = battlefield(
    "Sigil of the Storm", ("OGN-287",), when(YOU_CONQUER_HERE, recycle_runes(1, must=True))
)

ZAUN_WARRENS = battlefield("Zaun Warrens", ("OGN-298",), when(YOU_CONQUER_HERE, sequence(discard(1), draw(1))))

CARDS = (ASPIRANTS_CLIMB, SIGIL_OF_THE_STORM, ZAUN_WARRENS)
