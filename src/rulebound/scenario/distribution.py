"""Random orders: a situation run over many seeds, and whether its cards lie as if every order were equally likely."""

from typing import Any, Final

from rulebound.kernel.rng import Stream
from rulebound.scenario.check import Difference, check
from rulebound.scenario.runner import Run, counts
from rulebound.scenario.setup import Setup
from rulebound.scenario.situation import SEATS, Situation

MOST_FOR_ORDERS: Final = 5
"""Whole orders of more cards than this would need too many seeds: 6 cards have 720."""

Place = tuple[str, str, int]
"""Where a labelled card lies: seat, zone, place from 1."""

Layout = dict[str, Place]
"""Where each labelled card of one zone lies at the end of one run; a card that is elsewhere is not in it."""


def check_repeated(situation: Situation) -> list[Difference]:
    """The differences over all seeds of `repeat`: `expect` in every run, `expect_distribution` over them all.

    Where `expect` fails, the first seed that shows it ends the check, and its path names the seed. Raises
    SituationError as a single run does.
    """
    wanted = situation.expect_distribution
    layouts: list[list[Layout]] = [[] for _ in wanted]
    for seed, run in runs(situation):
        differences = check(run)
        if differences:
            return [{**each, "path": f"{each['path']} (seed {seed})"} for each in differences]
        for place, distribution in enumerate(wanted):
            layouts[place].append(layout(run, distribution.seat, distribution.zone))
    found: list[Difference] = []
    for place, distribution in enumerate(wanted):
        found.extend(compare(f"expect_distribution[{place}]", distribution, layouts[place]))
    return found


def runs(situation: Situation) -> "list[tuple[int, Run]] | Runs":
    """Each seed of the situation with its run; the table is set up once and copied for each."""
    return Runs(situation)


class Runs:
    """The runs of a situation over its seeds, one after the other."""

    __slots__ = ("before", "setup", "situation")

    def __init__(self, situation: Situation) -> None:
        self.situation: Situation = situation
        self.setup: Setup = Setup(situation, situation.seed)
        self.before: dict[str, dict[str, int]] = counts(self.setup.table, list(SEATS[situation.mode]))

    def __iter__(self) -> Any:
        for seed in range(self.situation.seed, self.situation.seed + (self.situation.repeat or 1)):
            yield seed, self.run(seed)

    def run(self, seed: int) -> Run:
        """The run with one seed: as if the situation had been set up with it."""
        table = self.setup.table.copy()
        table.streams = [Stream(seed, number) for number in range(len(table.streams))]
        run = Run(self.situation, self.setup, table, self.before)
        run.used = [0] * len(self.situation.answers)
        run.go_on()
        return run


def layout(run: Run, seat: str, zone: str) -> Layout:
    """Where the labelled cards of a zone lie, from 1, top first."""
    names = run.labels(seat, zone)
    labels = set(run.setup.labels.values())
    return {name: (seat, zone, place) for place, name in enumerate(names, 1) if name in labels}
