"""Resolving a situation: it is run, its answer made, and both are compared with what it expects."""

from typing import Any

from rulebound.answer.answer import answer_to
from rulebound.answer.asking import Runs
from rulebound.answer.checks import check_answer
from rulebound.answer.entry import entry
from rulebound.scenario import run_situation
from rulebound.scenario.check import check
from rulebound.scenario.distribution import check_repeated
from rulebound.scenario.situation import Situation


def resolve(situation: Situation, carry_out: Runs = run_situation) -> dict[str, Any]:
    """The entry of a situation; one that is repeated over many seeds is answered for the first of them.

    `carry_out` runs it; a server gives one that takes only so long. Raises SituationError where it can't be carried
    out as it stands.
    """
    run = carry_out(situation)
    answer = answer_to(run)
    differences = check(run) if situation.repeat is None else check_repeated(situation)
    return entry(answer, [*differences, *check_answer(answer)])
