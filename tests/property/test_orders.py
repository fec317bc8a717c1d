"""Recycled cards lie in every order equally often, under cards that stay as they are; a missing shuffle is noticed."""

import math
import random
from collections.abc import Callable, Sequence

import pytest

from rulebound.kernel.rng import Stream

from . import adapter
from .chance import P_ABOVE, uniform, uniform_places, upper_tail

SEEDS = (1, 2, 3)
RUNS = 10_000
PLACE_RUNS = 2_000  # 50 of each card at each of 40 places
FAR = 1_000_000  # between the seeds of one test and the next, so that no run is counted twice

Shuffle = Callable[[list[str], random.Random], None]

DECK = [f"d{number}" for number in range(1, 6)]
THREE = ["t1", "t2", "t3"]
FORTY = [f"t{number}" for number in range(1, 41)]


# --- the measure itself --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [(10.828, 1, 0.001), (3.841, 1, 0.05), (20.515, 5, 0.001), (29.588, 10, 0.001), (9.342, 10, 0.5)],
)
def test_the_upper_tail_is_that_of_the_printed_tables(statistic: float, freedom: int, p: float) -> None:
    assert upper_tail(statistic, freedom) == pytest.approx(p, rel=2e-3)


@pytest.mark.parametrize("statistic", [0.1, 1, 5, 30, 200])
def test_two_degrees_of_freedom_have_a_closed_form(statistic: float) -> None:
    assert upper_tail(statistic, 2) == pytest.approx(math.exp(-statistic / 2))


def test_many_degrees_of_freedom_are_nearly_normal() -> None:
    freedom = 39**2
    for deviation in (-2.0, 0.0, 2.0):
        normal = 0.5 * math.erfc(deviation / math.sqrt(2))
        assert upper_tail(freedom + deviation * math.sqrt(2 * freedom), freedom) == pytest.approx(normal, abs=0.01)


def orders(cards: Sequence[str], runs: int, seed: int, shuffle: Shuffle) -> list[tuple[str, ...]]:
    """Orders of the cards by a shuffle of this file's own."""
    rng = random.Random(seed)
    found = []
    for _ in range(runs):
        order = list(cards)
        shuffle(order, rng)
        found.append(tuple(order))
    return found


def fair(order: list[str], rng: random.Random) -> None:
    """Every order equally likely."""
    rng.shuffle(order)


def none(order: list[str], rng: random.Random) -> None:
    """No shuffle at all."""


def cut(order: list[str], rng: random.Random) -> None:
    """Every card equally likely at every place, and yet few orders."""
    at = rng.randrange(len(order))
    order[:] = order[at:] + order[:at]


def swaps_with_any(order: list[str], rng: random.Random) -> None:
    """The well-known slip: swaps each place with any of all places."""
    for place in range(len(order)):
        other = rng.randrange(len(order))
        order[place], order[other] = order[other], order[place]


def last_stays(order: list[str], rng: random.Random) -> None:
    """Off by one: the last card is left out."""
    rest = order[:-1]
    rng.shuffle(rest)
    order[:-1] = rest


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fair_shuffle_passes(seed: int) -> None:
    assert uniform(orders(THREE, RUNS, seed, fair), 6) > P_ABOVE
    assert uniform_places(orders(FORTY, PLACE_RUNS, seed, fair)) > P_ABOVE


@pytest.mark.parametrize("shuffle", [none, cut, swaps_with_any, last_stays])
def test_an_unfair_shuffle_of_three_fails(shuffle: Shuffle) -> None:
    assert uniform(orders(THREE, RUNS, 1, shuffle), 6) < P_ABOVE


@pytest.mark.parametrize("shuffle", [none, swaps_with_any, last_stays])
def test_an_unfair_shuffle_of_forty_fails(shuffle: Shuffle) -> None:
    assert uniform_places(orders(FORTY, PLACE_RUNS, 1, shuffle)) < P_ABOVE


def test_the_p_value_of_places_is_itself_spread_evenly() -> None:
    values = [uniform_places(orders(FORTY[:6], 300, seed, fair)) for seed in range(400)]
    assert uniform([int(value * 10) for value in values], 10) > P_ABOVE


# --- the generator -------------------------------------------------------------------------------------------------


def shuffled(cards: Sequence[str], seed: int) -> tuple[str, ...]:
    """The cards in the order that a fresh stream of this seed gives them."""
    places = list(range(len(cards)))
    Stream(seed, 0).shuffle(places)
    return tuple(cards[place] for place in places)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_generator_shuffles_evenly_over_neighbouring_seeds(seed: int) -> None:
    found = [shuffled(THREE, seed * FAR + run) for run in range(RUNS)]
    assert uniform(found, 6) > P_ABOVE
    assert uniform(pairs(found), 36) > P_ABOVE
    assert uniform_places([shuffled(FORTY, seed * FAR + run) for run in range(PLACE_RUNS)]) > P_ABOVE


def pairs(found: Sequence[tuple[str, ...]]) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Each two results of neighbouring seeds, no result twice."""
    return list(zip(found[::2], found[1::2], strict=True))


# --- the engine ----------------------------------------------------------------------------------------------------

OrderAfter = Callable[[Sequence[str], Sequence[str], Sequence[str], int], tuple[str, ...]]
RECYCLE_THREE = ["you recycles t1 + t2 + t3 from trash"]
BURN_OUT = ["you draws 1"]


@pytest.fixture(scope="module")
def order_after() -> OrderAfter:
    """The engine's own way from a deck and a Trash to the order of the deck that is left."""
    return adapter.order_after


def no_shuffle(stream: Stream, cards: list[int]) -> None:
    """A generator that leaves every list as it is."""


@pytest.mark.parametrize("seed", SEEDS)
def test_three_recycled_cards(order_after: OrderAfter, seed: int) -> None:
    found = [order_after(DECK, THREE, RECYCLE_THREE, seed * FAR + run) for run in range(RUNS)]
    assert all(order[:5] == tuple(DECK) for order in found), f"seed {seed}: the cards above were moved"
    groups = [order[5:] for order in found]
    assert uniform(groups, 6) > P_ABOVE, f"seed {seed}"
    assert uniform(pairs(groups), 36) > P_ABOVE, f"seed {seed}: neighbouring seeds are related"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_burn_out_of_forty_cards(order_after: OrderAfter, seed: int) -> None:
    found = [order_after([], FORTY, BURN_OUT, seed * FAR + run) for run in range(PLACE_RUNS)]
    assert uniform_places(found) > P_ABOVE, f"seed {seed}"


def test_without_a_shuffle_both_fail(order_after: OrderAfter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stream, "shuffle", no_shuffle)
    assert uniform((order_after(DECK, THREE, RECYCLE_THREE, run)[5:] for run in range(300)), 6) < P_ABOVE
    assert uniform_places([order_after([], FORTY, BURN_OUT, run) for run in range(300)]) < P_ABOVE
