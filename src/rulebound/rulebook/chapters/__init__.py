"""All chapters of the rulebook, in the order of their numbers."""

from typing import Final

from rulebound.rulebook.chapters import (
    abilities,
    actions,
    chain,
    combat,
    deck_actions,
    golden,
    keywords,
    layers,
    modes,
    more_actions,
    objects,
    playing,
    scoring,
    turn,
    winning,
)
from rulebound.rulebook.rule import Rule

ALL: Final[tuple[Rule, ...]] = (
    *golden.RULES,
    *objects.RULES,
    *winning.RULES,
    *turn.RULES,
    *chain.RULES,
    *playing.RULES,
    *abilities.RULES,
    *actions.RULES,
    *deck_actions.RULES,
    *more_actions.RULES,
    *combat.RULES,
    *scoring.RULES,
    *layers.RULES,
    *modes.RULES,
    *keywords.RULES,
)
