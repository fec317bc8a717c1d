"""Worked examples of the same kind: chosen from the example library by the rules a run cites, and run themselves."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from rulebound.answer.facts import Facts
from rulebound.answer.short import short_answer
from rulebound.rulebook import names as R
from rulebound.scenario import library
from rulebound.scenario.runner import Run

MOST: Final = 2


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: its title, where it stands, and its own short answer."""

    title: str
    scenario: str
    short: str


Library = Callable[[str], Example]
"""Runs an example by its name in the library ("burn_out/document_draw_three")."""

# fmt: off
EXAMPLES: Final[tuple[tuple[frozenset[str], str], ...]] = (
    (frozenset({R.BURN_OUT, R.SCORE_HOLD}), "burn_out/document_shadow_temple"),
    (frozenset({R.FINAL_POINT_DRAW, R.BURN_OUT}), "final_point/the_draw_can_burn_out"),
    (frozenset({R.CANT_BEATS_CAN, R.BURN_OUT}), "burn_out/tianna_stops_only_the_first_point"),
    (frozenset({R.BURN_OUT_REPEATS}), "burn_out/nothing_left_repeats_until_the_win"),
    (frozenset({R.FINAL_POINT_DRAW}), "final_point/seven_two_conquers"),
    (frozenset({R.FINAL_POINT_POINT}), "final_point/seven_one_conquer"),
    (frozenset({R.FINAL_POINT_DRAW}), "final_point/seven_hold"),
    (frozenset({R.BURN_OUT, R.BURN}), "burn_out/document_burn_three"),
    (frozenset({R.BURN_OUT}), "burn_out/document_draw_three"),
    (frozenset({R.BURN_OUT}), "burn_out/document_burn_three"),
    (frozenset({R.TOKEN_CEASES}), "tokens/a_recycled_token_ceases"),
    (frozenset({R.PREDICT}), "burn_out/predict_uses_what_remains"),
    (frozenset({R.RECYCLE_RUNE_DECK}), "decks/recycle/runes_in_the_chosen_order"),
    (frozenset({R.RECYCLE_OWNER, R.RECYCLE_RANDOM_ORDER}), "answers/document_disposal_order"),
    (frozenset({R.RECYCLE_OWNER}), "decks/recycle/owners_recycle_their_own"),
    (frozenset({R.SCORE_HOLD}), "scoring/two_holds_from_six"),
    (frozenset({R.SCORE_CONQUER}), "scoring/conquer_gives_one_point_and_triggers"),
    (frozenset({R.SCORE_CONQUER}), "final_point/seven_one_conquer"),
    (frozenset({R.SCORE_HOLD}), "burn_out/document_shadow_temple"),
    (frozenset({R.BURN_OUT_NOT_BY_LOOKING}), "burn_out/looking_never_burns_out"),
    (frozenset({R.REVEAL_ZONE_KEPT}), "burn_out/revealing_never_burns_out"),
    (frozenset({R.BURN}), "burn_out/burn_is_not_burn_out"),
    (frozenset({R.BURN}), "burn_out/document_burn_three"),
    (frozenset({R.DRAW}), "burn_out/drawing_the_last_card_is_no_burn_out"),
    (frozenset({R.DRAW}), "burn_out/document_draw_three"),
    (frozenset({R.CHANNEL}), "turn/channel_with_one_rune_left"),
    (frozenset({R.POINTS_NOTHING_TO_LOSE}), "scoring/points_stop_at_zero"),
    (frozenset({R.WIN_CLEANUP}), "winning/the_greater_score_wins"),
)
# fmt: on
"""The rules that a run must have cited, and an example that shows them; the most special first, and once each."""


WHO_WINS: Final = ("winning/the_greater_score_wins", "winning/a_tie_plays_on")
"""Examples for a situation in which nothing happened, so that only the score is asked about."""


def examples_for(facts: Facts, run_example: Library) -> list[Example]:
    """One or two worked examples of the same kind, with their numbers; never the situation itself."""
    names = [name for rules, name in EXAMPLES if rules <= facts.names] if facts.events else list(WHO_WINS)
    found: list[Example] = []
    for name in dict.fromkeys(names):
        if is_itself(facts.run, name):
            continue
        example = run_example(name)
        if example.title != facts.run.situation.title:
            found.append(example)
        if len(found) == MOST:
            break
    return found


def is_itself(run: Run, name: str) -> bool:
    """Whether the situation is the example."""
    return run.situation.file.replace("\\", "/").endswith(f"{name}.yaml")


@cache
def from_library(name: str) -> Example:
    """An example of the library, run once in a process. Raises UnknownExample."""
    run = library.run_example(name)
    return Example(run.situation.title, f"scenarios/{name}.yaml", short_answer(run))
