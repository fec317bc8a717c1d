"""Which common mistakes a run makes worth naming: those that somebody could make about just this."""

from collections.abc import Callable
from typing import Final

from rulebound.answer.facts import Facts
from rulebound.kernel.moves import Burned, CardsMoved, Drawn
from rulebound.rulebook import names as R
from rulebound.rules.modes import opponents

MOST: Final = 4
"""More mistakes than this tell a reader too much; the first of the table count."""


def burned_out_by_other_than_draw(facts: Facts) -> bool:
    """Whether a Burn Out came from a Burn or a put."""
    return any(
        R.BURN_OUT_COMPLETE in event.cites and not isinstance(event, Drawn) for event in facts.of(CardsMoved)
    ) or any(event.short and not isinstance(event, Drawn) for event in facts.of(CardsMoved))


def burned_cards_recycled(facts: Facts) -> bool:
    """Whether cards were burned just before the Burn Out that recycles them."""
    return any(event.short for event in facts.of(Burned))


def several_opponents(facts: Facts) -> bool:
    """Whether who burned out had more than one opponent."""
    return any(len(opponents(facts.run.table, event.player)) > 1 for event in facts.burn_outs)


def first_point_wins_later(facts: Facts) -> bool:
    """Whether the point of a first Burn Out made a score that a cleanup turns, or will turn, into a win."""
    return any(event.place == 1 and event.total >= facts.victory for event in facts.points("burn_out"))


def waits_for_cleanup(facts: Facts) -> bool:
    """Whether somebody is ahead at or above the Victory Score and has not won yet."""
    return facts.run.ended is None and len(facts.leaders()) == 1


def tied(facts: Facts) -> bool:
    """Whether nobody has won because of equal scores."""
    return facts.run.ended is None and len(facts.leaders()) > 1


def beyond(facts: Facts) -> bool:
    """Whether a score went past the Victory Score."""
    return any(facts.score(seat) > facts.victory for seat in facts.leaders())


def group_recycled(facts: Facts) -> bool:
    """Whether several cards were recycled together, not by a Burn Out."""
    return any(R.BURN_OUT_RECYCLE not in event.cites for event in facts.groups)


# fmt: off
APPLIES: Final[dict[str, Callable[[Facts], bool]]] = {
    "OWNERS_DECK": Facts.opponents_recycled,
    "FINAL_POINT_BLOCKS_BURN_OUT": lambda facts: facts.final_points("burn_out"),
    "FINAL_POINT_BLOCKS_HOLD": lambda facts: facts.final_points("hold"),
    "FINAL_POINT_DRAW_IS_SAFE": lambda facts: facts.cited(R.FINAL_POINT_DRAW, R.BURN_OUT),
    "LONE_CONQUER_NOT_SCORED": lambda facts: facts.cited(R.FINAL_POINT_DRAW),
    "LATER_POINT_STOPPED": lambda facts: facts.stopped_burn_out_point() and facts.repeated(),
    "WIN_AT_ONCE_BY_FIRST": first_point_wins_later,
    "ONE_POINT_AND_STOP": Facts.repeated,
    "POINT_TO_EVERY_OPPONENT": several_opponents,
    "TIED_WINS": tied,
    "REACHING_IT_WINS": waits_for_cleanup,
    "POINTS_STOP_AT_VICTORY_SCORE": beyond,
    "SCORED_TWICE": lambda facts: facts.stopped("score again"),
    "SCORE_IS_NOT_POINT": lambda facts: facts.stopped("point") and facts.cited(R.SCORE_ONCE),
    "RESOLVING_SPELL_IS_RECYCLED": Facts.resolving_spell,
    "BURNED_CARDS_STAY": burned_cards_recycled,
    "ONLY_DRAWS_BURN_OUT": lambda facts: bool(facts.burn_outs) and burned_out_by_other_than_draw(facts),
    "EMPTY_DECK_LOSES": lambda facts: bool(facts.burn_outs),
    "ACTION_IS_LOST": lambda facts: facts.cited(R.BURN_OUT_COMPLETE),
    "LAST_CARD_BURNS_OUT": Facts.emptied,
    "BURN_IS_NOT_BURN_OUT": lambda facts: facts.cited(R.BURN) and not facts.burn_outs,
    "LOOKING_BURNS_OUT": lambda facts: facts.cited(R.BURN_OUT_NOT_BY_LOOKING),
    "PREDICT_BURNS_OUT": lambda facts: facts.cited(R.PREDICT_NO_BURN_OUT),
    "RECYCLE_RUNE_DECK": lambda facts: facts.cited(R.CHANNEL_SHORT),
    "SCORE_BELOW_ZERO": lambda facts: facts.cited(R.POINTS_NOTHING_TO_LOSE),
    "TOKEN_STAYS_IN_DECK": lambda facts: facts.cited(R.TOKEN_CEASES),
    "RECYCLE_ORDER_CHOSEN": group_recycled,
    "RECYCLE_SHUFFLES_DECK": group_recycled,
    "RECYCLE_TARGETS": lambda facts: facts.cited(R.RECYCLE_CARDS, R.RECYCLE_OWNER),
}
# fmt: on
"""Each mistake of the rulebook that can be told from a run, most telling first, and when it applies."""


def mistakes_in(facts: Facts) -> list[str]:
    """The names of the mistakes that apply, most telling first, a few at most."""
    return [name for name, applies in APPLIES.items() if applies(facts)][:MOST]
