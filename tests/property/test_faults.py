"""A check that notices nothing proves nothing: the table must show a difference for each known mistake."""

from functools import partial

import pytest

from .faults import FAULTS
from .model import Model, model_result
from .table import blocks, cases, differences, sample, total

# What the fast sample may miss: mistakes that show only in a handful of cases of the table.
RARE = {"CappedAtTwenty", "CappedAtAThousand"}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_the_table_shows_the_fault(fault: type[Model]) -> None:
    found = next(differences(cases(), model_result, partial(model_result, rules=fault)), None)
    assert found is not None, f"no case of the table tells this apart from the rules: {fault.__doc__}"


@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault.__name__ not in RARE], ids=lambda f: f.__name__)
def test_a_fast_sample_shows_the_fault(fault: type[Model]) -> None:
    found = next(differences(sample(3000, seed=1), model_result, partial(model_result, rules=fault)), None)
    assert found is not None, f"a sample misses this: {fault.__doc__}"


def test_the_model_agrees_with_itself() -> None:
    assert next(differences(sample(500, seed=2), model_result, model_result), None) is None


def test_the_table_is_as_large_as_it_says() -> None:
    assert total() == sum(len(block) for block in blocks())
    assert total() > 180_000


def test_every_index_of_a_block_is_a_case_of_its_own() -> None:
    for block in blocks():
        predicts = any(action.kind == "predict" for action in block.actions)  # cases fall together in a small deck
        if len(block) < 2000 and not predicts:
            assert len({block[index] for index in range(len(block))}) == len(block)
