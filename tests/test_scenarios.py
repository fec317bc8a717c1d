"""Every situation of the library is read, carried out and checked against what it expects.

A file that repeats over many seeds runs a few hundred of them here, all in the long runs.
"""

import importlib.util
from pathlib import Path
from typing import Final

import pytest

from rulebound.scenario import run
from rulebound.scenario.check import check
from tests.library import FILES, load, name_of

QUICK: Final = 300
"""Seeds of a repeated file in the quick suite: enough to notice an order that is not random at all."""


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_scenario(path: Path) -> None:
    assert check(run(load(path))) == []
