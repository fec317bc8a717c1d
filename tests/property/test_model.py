"""The model must give the numbers of the documents' worked examples and of real cases before it may judge anything."""

import ast
import sys
from pathlib import Path

import pytest

from . import model
from .model import MODES, SETTLE, Action, Battlefield, BurnedOut, Case, Counts, Result, model_result

YOU, OPPONENT = 0, 1
FIRST, SECOND = BurnedOut(YOU, 1), BurnedOut(YOU, 2)
ELSEWHERE = Counts(deck=10, trash=3)


def duel(
    deck: int,
    trash: int,
    points: tuple[int, int],
    *actions: Action,
    stopper: int | None = None,
    climb: bool = False,
    scored: tuple[int, ...] = (),
) -> Result:
    """Carry out actions of `you` with this Main Deck and Trash; `scored` are the seats that have scored the second."""
    battlefields = (Battlefield(), Battlefield(scored_by=scored))
    seats = (Counts(deck, trash), ELSEWHERE)
    result = model_result(Case("duel", seats, points, actions, battlefields, stopper=stopper, climb=climb))
    assert result.seats[OPPONENT] == ELSEWHERE, "nobody touched the opponent's cards"
    return result


def you(result: Result) -> Counts:
    """The cards of the first seat."""
    return result.seats[YOU]


def test_s19_draw_three_with_one_left() -> None:
    result = duel(1, 6, (0, 0), Action("draw", n=3))
    assert result == Result((Counts(4, 0, 3), ELSEWHERE), (0, 1), (FIRST,), None, None)


def test_s20_burn_three_with_one_left() -> None:
    result = duel(1, 4, (0, 0), Action("burn", n=3))
    assert result == Result((Counts(3, 2), ELSEWHERE), (0, 1), (FIRST,), None, None)


@pytest.mark.parametrize("trash", range(6))
def test_s21_holding_a_battlefield_that_burns_three(trash: int) -> None:
    result = duel(2, trash, (0, 0), Action("hold"), Action("burn", n=3))
    assert (you(result), result.points, result.burn_outs) == (Counts(trash + 1, 1), (1, 1), (FIRST,))


def test_s43_three_cards_go_under_their_owners_deck() -> None:
    case = Case("duel", (Counts(), Counts(5, 4)), (0, 0), (Action("recycle", OPPONENT, 3),), (Battlefield(),) * 2)
    assert model_result(case).seats == (Counts(), Counts(8, 1))


def test_rc_001_one_burn_out_refills_the_deck() -> None:
    result = duel(1, 6, (0, 3), Action("draw", n=3))
    assert (you(result), result.points, result.burn_outs) == (Counts(4, 0, 3), (0, 4), (FIRST,))


def test_rc_003_cards_burned_first_are_recycled_too() -> None:
    result = duel(2, 1, (3, 3), Action("hold"), SETTLE, Action("burn", n=3), SETTLE, Action("draw", n=1))
    assert (you(result), result.points, result.burn_outs) == (Counts(1, 1, 1), (4, 4), (FIRST,))


def test_rc_006_the_second_burn_out_wins_at_nine() -> None:
    result = duel(1, 0, (2, 7), Action("draw", n=2))
    assert result == Result((Counts(0, 0, 1), ELSEWHERE), (2, 9), (FIRST, SECOND), OPPONENT, "burn_out")


def test_rc_008_the_first_point_waits_for_the_cleanup() -> None:
    result = duel(1, 1, (2, 7), Action("draw", n=2))
    assert result == Result((Counts(0, 0, 2), ELSEWHERE), (2, 8), (FIRST,), OPPONENT, "points")


@pytest.mark.parametrize(("stopper", "points", "winner"), [(YOU, 7, None), (None, 8, OPPONENT)])
def test_rc_010_the_first_point_can_be_stopped(stopper: int | None, points: int, winner: int | None) -> None:
    result = duel(1, 5, (0, 7), Action("draw", n=2), stopper=stopper)
    assert (you(result), result.points, result.winner) == (Counts(4, 0, 2), (0, points), winner)


def test_rc_012_a_tie_in_between_does_not_end_it() -> None:
    result = duel(0, 0, (7, 6), Action("draw", n=2))
    assert (result.points, result.burn_outs, result.winner) == ((7, 8), (FIRST, SECOND), OPPONENT)
    variant = duel(0, 2, (7, 6), Action("draw", n=2))
    assert (you(variant), variant.points, variant.winner) == (Counts(0, 0, 2), (7, 7), None)


def test_rc_013_another_player_burns_out_and_mine_is_untouched() -> None:
    mine = Counts(8, 3)
    case = Case("duel", (mine, Counts(0, 1)), (4, 0), (Action("burn", OPPONENT, 1),), (Battlefield(),) * 2)
    assert model_result(case) == Result((mine, Counts(0, 1)), (5, 0), (BurnedOut(OPPONENT, 1),), None, None)


def test_rc_014_it_climbs_until_somebody_leads() -> None:
    result = duel(0, 0, (6, 4), Action("burn", n=1))
    assert (result.points, len(result.burn_outs), result.winner, result.ended) == ((6, 8), 4, OPPONENT, "burn_out")
    higher = duel(0, 0, (8, 4), Action("burn", n=1), climb=True)
    assert (higher.points, len(higher.burn_outs), higher.winner) == ((8, 9), 5, OPPONENT)


def test_rc_023_the_draw_instead_of_the_point_burns_out() -> None:
    result = duel(0, 3, (7, 6), Action("conquer"))
    assert (you(result), result.points, result.burn_outs) == (Counts(2, 0, 1), (7, 7), (FIRST,))
    assert result.winner is None


def test_rc_024_conquering_loses_the_game() -> None:
    result = duel(0, 0, (7, 6), Action("conquer"))
    assert (result.points, result.burn_outs, result.winner) == ((7, 8), (FIRST, SECOND), OPPONENT)
    assert result.ended == "burn_out"


def test_rc_073_three_players_and_alternating_choices() -> None:
    seats = (Counts(0, 0), ELSEWHERE, ELSEWHERE)
    case = Case("ffa3", seats, (0, 7, 7), (Action("draw", n=1),), (Battlefield(),) * 3, choices=(0, 1))
    result = model_result(case)
    assert (result.points, len(result.burn_outs), result.winner, result.ended) == ((0, 9, 8), 3, 1, "burn_out")


# What the examples above leave open of the statements.


def test_the_last_card_is_no_burn_out() -> None:
    result = duel(3, 2, (0, 0), Action("draw", n=3))
    assert (you(result), result.points, result.burn_outs) == (Counts(0, 2, 3), (0, 0), ())


@pytest.mark.parametrize("kind", ["look", "reveal", "predict"])
def test_seeing_never_burns_out(kind: model.Kind) -> None:
    result = duel(2, 4, (0, 7), Action(kind, n=5))
    assert result == Result((Counts(2, 4), ELSEWHERE), (0, 7), (), None, None)


def test_a_later_point_cannot_be_stopped() -> None:
    result = duel(0, 0, (0, 7), Action("draw", n=1), stopper=YOU)
    assert (result.points, result.burn_outs, result.winner) == ((0, 8), (FIRST, SECOND), OPPONENT)


@pytest.mark.parametrize(
    ("points", "scored", "after", "drawn"),
    [(6, (), 7, 0), (7, (), 7, 1), (7, (YOU,), 8, 0), (7, (OPPONENT,), 7, 1), (8, (), 8, 1), (9, (YOU,), 10, 0)],
)
def test_the_final_point(points: int, scored: tuple[int, ...], after: int, drawn: int) -> None:
    result = duel(5, 0, (points, 20), Action("conquer"), scored=scored)
    assert (result.points[YOU], you(result).hand) == (after, drawn)


def test_a_conquer_that_drew_counts_as_scored() -> None:
    result = duel(5, 0, (7, 0), Action("conquer"), Action("conquer", battlefield=1))
    assert (result.points, you(result).hand, result.winner, result.ended) == ((8, 0), 1, YOU, "points")


def test_a_player_who_cannot_gain_points_draws_all_the_same() -> None:
    assert you(duel(5, 0, (7, 0), Action("conquer"), stopper=OPPONENT)).hand == 1
    lone = duel(5, 0, (7, 0), Action("conquer"), stopper=OPPONENT, scored=(YOU,))
    assert (lone.points, you(lone).hand) == ((7, 0), 0)


def test_two_against_two_shares_points_and_leaves_out_what_an_ally_held() -> None:
    ally = 2
    battlefields = (Battlefield(), Battlefield(), Battlefield(held_by=(ally,)))
    seats = (Counts(5),) * 4
    conquers = tuple(Action("conquer", battlefield=place) for place in (2, 0, 1))
    result = model_result(Case("2v2", seats, (10, 0), conquers, battlefields))
    assert (you(result).hand, result.points, result.winner) == (1, (11, 0), YOU)
    hold_by_ally = model_result(Case("2v2", seats, (9, 0), (Action("hold", ally),), (Battlefield(),) * 3))
    assert hold_by_ally.points == (10, 0)


def test_points_never_fall_below_none() -> None:
    assert duel(5, 0, (1, 0), Action("lose", n=2)).points == (0, 0)


def test_a_million_cards_from_nothing_end_by_the_rules() -> None:
    result = duel(0, 0, (1000, 0), Action("draw", n=1_000_000))
    assert (result.points, len(result.burn_outs), result.winner) == ((1000, 1001), 1001, OPPONENT)


@pytest.mark.parametrize("name", sorted(MODES))
def test_every_mode_names_a_team_for_each_seat(name: str) -> None:
    mode = MODES[name]
    assert len(mode.seats) == len(mode.teams)
    assert mode.seats[0] == "you"


def test_the_model_imports_nothing_but_the_standard_library() -> None:
    tree = ast.parse(Path(model.__file__).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0
            assert node.module in sys.stdlib_module_names
        if isinstance(node, ast.Import):
            assert all(alias.name in sys.stdlib_module_names for alias in node.names)
