"""Copy or save at every step of every situation and go on: the end is the same, and the original is untouched.

The quick suite copies at every step and checks that copy, save and load are exact there; it plays on from a sample of
at most `SAMPLE` copies and as many loads a situation, at a fixed stride. The long runs play on from every step (of the
one situation with ten thousand steps, from every hundredth).
"""

from pathlib import Path
from typing import Final

import pytest

from rulebound.kernel.saving import digest, save
from rulebound.kernel.saving import load as load_table
from rulebound.kernel.table import Table
from rulebound.scenario import run
from rulebound.scenario.setup import Setup
from tests.library import FILES, load, name_of
from tests.watch import Recorder, watched

SAMPLE: Final = 6
LONG: Final = 1_000
"""A situation of more steps than this is copied, saved and played on at every hundredth only."""


class Copier(Recorder):
    """Keeps a copy of the table before every step."""

    def __init__(self) -> None:
        super().__init__()
        self.copies: dict[int, Table] = {}
        self.table: Table | None = None

    def before_step(self, table: Table) -> None:
        super().before_step(table)
        self.table = table
        place = len(self.inputs) - 1
        if place < LONG or place % 100 == 0:
            self.copies[place] = table.copy()
        if place == LONG:
            self.copies = {place: copy for place, copy in self.copies.items() if place % 100 == 0}


def recorded(path: Path) -> tuple[Copier, str]:
    """A run with its copies, and the digest of its end."""
    copier = Copier()
    with watched(copier):
        done = run(load(path))
    copier.finish(done.table)
    return copier, digest(done.table)


def play_on(path: Path, sample: int | None) -> None:
    """Play on from `sample` copies, or from all, and from the same positions saved and loaded."""
    copier, end = recorded(path)
    places = sorted(copier.copies)
    stride = 1 if sample is None else max(1, len(places) // sample)
    for place in places[::stride]:
        original = copier.copies[place]
        saved = save(original)
        loaded = load_table(saved, original.book, original.hooks)
        assert save(loaded) == saved, f"step {place}: a loaded table is not what was saved"
        again = original.copy()
        assert save(again) == saved, f"step {place}: a copy is not like its original"
        copier.play_on(again, place)
        assert digest(again) == end, f"step {place}: a copy that is played on ends elsewhere"
        copier.play_on(loaded, place)
        assert digest(loaded) == end, f"step {place}: a loaded table that is played on ends elsewhere"
        assert save(original) == saved, f"step {place}: playing a copy on changed its original"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_sample_of_copies_goes_on_alike(path: Path) -> None:
    play_on(path, SAMPLE)


@pytest.mark.soak
@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_copy_goes_on_alike(path: Path) -> None:
    play_on(path, None)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_log_changes_nothing(path: Path) -> None:
    copier, end = recorded(path)
    situation = load(path)
    for log_on in (True, False):
        table = Setup(situation, situation.seed).table
        if copier.copies:
            # Programs of the file's own instructions stand in the book of the table that ran them.
            table.book = copier.copies[0].book
        table.log.on = log_on
        for given in copier.inputs[0] if copier.inputs else []:
            given.give(table)
        copier.play_on(table, 0)
        assert digest(table) == end
        assert bool(table.log.all()) == (log_on and table.clock > 0)
