"""Every situation of the library is read, carried out, answered and checked against what it expects.

A file that repeats over many seeds runs a few hundred of them here, all in the long runs.
"""

from pathlib import Path
from typing import Final

import pytest

from rulebound.answer.resolving import resolve
from tests.library import FILES, load, name_of

QUICK: Final = 400
"""Seeds of a repeated file in the quick suite: enough to notice an order that is not random at all."""

REPEATED: Final = [path for path in FILES if "\nrepeat:" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_scenario(path: Path) -> None:
    situation = load(path)
    if situation.repeat is not None:
        situation.repeat = min(situation.repeat, QUICK)
    assert resolve(situation)["differences"] == []


@pytest.mark.soak
@pytest.mark.parametrize("path", REPEATED, ids=name_of)
def test_every_seed(path: Path) -> None:
    situation = load(path)
    assert situation.repeat is not None
    assert resolve(situation)["differences"] == []


def test_there_are_situations_of_both_kinds() -> None:
    assert len(FILES) > len(REPEATED) > 0
