"""The engine does what the model does: in a sample of the table, in all of it (`-m soak`), in random sequences."""

from collections.abc import Iterable
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings

from . import adapter, sequences
from .model import Case, model_result
from .table import Difference, Subject, blocks, chunk, differences, sample

SAMPLE = 1500
PARTS = 32
SHOWN = 3  # differences in one report


def told(difference: Difference) -> str:
    """A difference as a situation that can be run again, and what either side makes of it."""
    case, expected, found = difference
    return f"{adapter.situation(case)}\n  {case}\n  rules:  {expected}\n  engine: {found}"


def check(cases: Iterable[Case], where: str, subject: Subject) -> None:
    """Fail with the first few cases in which the engine and the model disagree."""
    found = list(islice(differences(cases, model_result, subject), SHOWN))
    assert not found, f"{where}:\n" + "\n".join(map(told, found))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_sample_of_the_table(seed: int) -> None:
    check(sample(SAMPLE, seed), f"sample({SAMPLE}, seed={seed})", adapter.engine_result)


def test_the_answer_tells_the_same() -> None:
    check(sample(60, seed=4), "sample(60, seed=4)", adapter.entry_result)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(PARTS))
def test_the_whole_table(number: int) -> None:
    check(chunk(number, PARTS), f"chunk({number}, {PARTS})", adapter.engine_result)


@given(sequences.cases())
@settings(max_examples=200, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
def test_random_sequences(case: Case) -> None:
    check([case], "a random sequence", adapter.engine_result)


@pytest.mark.soak
@given(sequences.cases())
@settings(max_examples=20_000, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
def test_many_random_sequences(case: Case) -> None:
    check([case], "a random sequence", adapter.engine_result)


def test_the_longest_sequences() -> None:
    long = [block for block in blocks() if any(action.n == 1_000_000 for action in block.actions)]
    check((block[index] for block in long for index in range(len(block))), "draw 1000000", adapter.engine_result)
