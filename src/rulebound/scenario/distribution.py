"""Random orders: a situation run over many seeds, and whether its cards lie as if every order were equally likely."""

import math
from collections import Counter
from collections.abc import Iterator
from typing import Final

from rulebound.kernel import zones
from rulebound.kernel.objects import Object
from rulebound.kernel.rng import Stream
from rulebound.scenario.check import Difference, check
from rulebound.scenario.expectation import Distribution
from rulebound.scenario.reading import counts
from rulebound.scenario.runner import Run
from rulebound.scenario.setup import Setup
from rulebound.scenario.situation import SEATS, Situation

MOST_FOR_ORDERS: Final = 5
"""Whole orders of more cards would need too many seeds: 6 cards have 720."""


def check_repeated(situation: Situation) -> list[Difference]:
    """The differences over all seeds of `repeat`: `expect` in every run, `expect_distribution` over them all.

    The first seed in which `expect` fails ends the check; the paths of its differences name the seed. Raises
    SituationError where a single run would, and where a slice holds what cannot be counted.
    """
    tallies = [
        Tally(f"expect_distribution[{place}]", wanted) for place, wanted in enumerate(situation.expect_distribution)
    ]
    for seed, run in runs(situation):
        differences = check(run)
        if differences:
            return [{**each, "path": f"{each['path']} (seed {seed})"} for each in differences]
        for tally in tallies:
            tally.add(run)
    return [difference for tally in tallies for difference in tally.differences()]


def runs(situation: Situation) -> Iterator[tuple[int, Run]]:
    """Each seed with its run; the table is set up once, and each seed gets a copy with streams of its own."""
    setup = Setup(situation, situation.seed)
    before = counts(setup.table, list(SEATS[situation.mode]))
    for seed in range(situation.seed, situation.seed + (situation.repeat or 1)):
        table = setup.table.copy()
        table.streams = [Stream(seed, number) for number in range(len(table.streams))]
        run = Run(situation, setup, table, before)
        run.used = [0] * len(situation.answers)
        run.go_on()
        yield seed, run


class Tally:
    """Counts, over many runs, which cards lie at the places of a slice.

    The group is every labelled card that was at one of them in some run or did not lie at one and the same place in
    all of them: a card that is always drawn before it could come to the slice must not be overlooked.
    """

    __slots__ = ("first", "moved", "orders", "path", "wanted")

    def __init__(self, path: str, wanted: Distribution) -> None:
        self.path: str = path
        self.wanted: Distribution = wanted
        self.orders: Counter[tuple[str, ...]] = Counter()
        self.first: dict[str, tuple[int, int]] = {}
        self.moved: set[str] = set()

    def add(self, run: Run) -> None:
        """Count one run."""
        wanted = self.wanted
        place = zones.NAMES.index(wanted.zone)
        there = run.table.players[run.seats.index(wanted.seat)].zones[place]
        cards = there[wanted.first - 1 : wanted.last]
        order = [run.label_of(run.table.objects[number].physical) for number in cards]
        if len(cards) < wanted.last - wanted.first + 1:
            raise wanted.mark.error(
                f"`{wanted.seat}.{wanted.zone}` has only {len(there)} cards, so no place {wanted.last}"
            )
        labels = tuple([label for label in order if label is not None])
        if len(labels) < len(order):
            raise wanted.mark.error(
                f"a card at the places {wanted.first}-{wanted.last} has no label; give it one with `as:`"
            )
        self.orders[labels] += 1
        self.moved.update(labels)
        for thing in run.table.objects.values():
            label = run.label_of(thing.physical)
            if label is None or label in self.moved:
                continue
            where = (thing.zone, position(run, thing))
            if self.first.setdefault(label, where) != where:
                self.moved.add(label)

    def differences(self) -> list[Difference]:
        """None, or how far from chance the orders are."""
        wanted = self.wanted
        p = self.probability()
        if (p > wanted.p_above) == wanted.uniform:
            return []
        likely = "every order" if wanted.over == "orders" else "each card at each place"
        expected = f"{likely} equally likely" if wanted.uniform else f"not {likely} equally likely"
        return [{"path": self.path, "expected": expected, "found": f"p = {p:.2g} over {self.orders.total()} seeds"}]

    def probability(self) -> float:
        """How likely orders at least this uneven are if all are equally likely; 0 where there is only one order."""
        places = self.wanted.last - self.wanted.first + 1
        if len(self.moved) < 2:
            return 0.0
        if self.wanted.over == "orders":
            if len(self.moved) > MOST_FOR_ORDERS:
                names = ", ".join(sorted(self.moved))
                raise self.wanted.mark.error(f"{names} are too many for `over: orders`; use `over: positions`")
            return uniform_orders(self.orders, math.perm(len(self.moved), places))
        return uniform_positions(self.orders, sorted(self.moved))


def position(run: Run, thing: Object) -> int:
    """The place of a card in its zone; on the board and on the chain there are none."""
    if zones.on_board(thing.zone) or thing.zone in (zones.CHAIN, zones.GONE):
        return 0
    return run.table.zone(thing.owner, thing.zone).index(thing.id)


def uniform_orders(orders: Counter[tuple[str, ...]], possible: int) -> float:
    """Pearson's chi-square over whole orders, those that never occurred included."""
    expected = orders.total() / possible
    squares = sum([(count - expected) ** 2 for count in orders.values()]) + (possible - len(orders)) * expected**2
    return chance_above(squares / expected, possible - 1)


def uniform_positions(orders: Counter[tuple[str, ...]], group: list[str]) -> float:
    """The like over each card at each place of a slice.

    A place holds one card and a card lies at one place, so the counts depend on each other: between two places of n
    cards they vary together by -1/(n-1). Taken against that, the deviations of the cards' sums over the slice weigh
    (n-1)/(n-k) and what is left weighs (n-1)/n, with k places; the whole slice has no sums to deviate.
    """
    n = len(group)
    k = len(next(iter(orders)))
    expected = orders.total() / n
    seen: Counter[tuple[int, str]] = Counter()
    for order, count in orders.items():
        for place, label in enumerate(order):
            seen[(place, label)] += count
    all_squares = sum([(seen[(place, label)] - expected) ** 2 for place in range(k) for label in group])
    sums = sum([sum([seen[(place, label)] - expected for place in range(k)]) ** 2 for label in group]) / k
    statistic = (all_squares - sums) / expected * (n - 1) / n
    if k == n:
        return chance_above(statistic, (n - 1) ** 2)
    return chance_above(statistic + sums / expected * (n - 1) / (n - k), k * (n - 1))


def chance_above(statistic: float, freedom: int) -> float:
    """The chance of a chi-square variable with so many degrees of freedom to be at least this large.

    Exact: with two degrees more, the chance grows by one positive term, from erfc(√x) for one degree and exp(-x) for
    two, where x is half the statistic.
    """
    if statistic <= 0:
        return 1.0
    x = statistic / 2
    half = 0.5 if freedom % 2 else 1.0
    chance = math.erfc(math.sqrt(x)) if freedom % 2 else math.exp(-x)
    while half < freedom / 2:
        chance += math.exp(half * math.log(x) - x - math.lgamma(half + 1))
        half += 1
    return chance
