"""From a question to everything that is shown of its answer, within the limits that a server sets itself."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from rulebound.answer.answer import Answer, answer_to
from rulebound.answer.asking import ask_data
from rulebound.answer.asking_cards import CatalogCards
from rulebound.answer.entry import entry
from rulebound.answer.question import NotUnderstood, Question, understand
from rulebound.answer.resolving import resolve
from rulebound.answer.scorers import with_scorers
from rulebound.kernel.table import Table
from rulebound.scenario import Run, load_data, run_situation
from rulebound.scenario.items import Effect
from rulebound.scenario.situation import Situation
from rulebound.web.asked import Asked
from rulebound.web.problems import Problem

MOST_STEPS: Final = 20_000
"""Steps of the engine that one run may take; a turn takes some forty."""

MOST_SECONDS: Final = 5.0
"""How long a run may take, and all runs together where a situation is repeated."""

MOST_ITEMS: Final = 200
MOST_SEEDS: Final = 200

_OPTION: Final = re.compile(r"--(?:set )?(?=[\w])")


@dataclass(frozen=True, slots=True)
class Answered:
    """A question, the situation that it was read as, and its answer, as objects and as data (FORMAT section 4)."""

    asked: Asked
    question: Question
    answer: Answer
    entry: dict[str, Any]

    @property
    def run(self) -> Run:
        """The run that the answer tells."""
        return self.answer.run


def answered(asked: Asked) -> Answered:
    """Answer a question. Raises NotUnderstood, SituationError, or Problem where it takes too long."""
    question = understood(asked)
    situation = load_data(question.situation, "question", CatalogCards())
    answer = answer_to(limited_run(situation), question.notes)
    return Answered(asked, question, answer, entry(answer))


def answered_data(data: Mapping[str, object]) -> dict[str, Any]:
    """The entry of a question with its situation: a file's top level, `question` in place of `do`.

    Raises as `answered` does.
    """
    return ask_data(data, limited_run)


def understood(asked: Asked) -> Question:
    """The situation that a question means; messages speak of fields where the command line speaks of options."""
    try:
        return with_scorers(understand(asked.question, asked.options, CatalogCards()))
    except NotUnderstood as wrong:
        raise NotUnderstood(_OPTION.sub("the form’s ", str(wrong.args[0]))) from None


def resolved(situation: Situation) -> dict[str, Any]:
    """The entry of a situation, compared with what it expects. Raises SituationError, or Problem as `answered` does."""
    if situation.repeat is not None:
        began = monotonic()
        limited_run(situation)
        if (monotonic() - began) * situation.repeat > MOST_SECONDS:
            raise _too_much(f"{situation.repeat:,} such runs take more than {MOST_SECONDS:.0f} seconds")
    return resolve(situation, limited_run)


def limited_run(situation: Situation) -> Run:
    """Run a situation, only so long as a server may take. Raises SituationError and Problem."""
    refuse_too_much(situation)
    return run_situation(situation, guard=StepLimit(MOST_STEPS))


def refuse_too_much(situation: Situation) -> None:
    """Refuse what would keep a server busy: files of any length are for the command line. Raises Problem."""
    items = sum(len(item.instructions) if isinstance(item, Effect) else 1 for item in situation.do)
    if items > MOST_ITEMS:
        raise _too_much(f"`do` has {items:,} items, and a server carries out {MOST_ITEMS} at most")
    if situation.repeat is not None and situation.repeat > MOST_SEEDS:
        raise _too_much(f"`repeat` asks for {situation.repeat:,} runs, and a server makes {MOST_SEEDS} at most")


class StepLimit:
    """Watches a run and ends one that takes too many steps or too long."""

    __slots__ = ("deadline", "left")

    def __init__(self, most: int) -> None:
        self.left = most
        self.deadline = monotonic() + MOST_SECONDS

    def __call__(self, table: Table) -> None:
        """Count a step of the engine. Raises Problem after the last one."""
        self.left -= 1
        if self.left < 0:
            raise _too_much(f"it takes more than {MOST_STEPS:,} steps")
        if monotonic() > self.deadline:
            raise _too_much(f"it takes more than {MOST_SECONDS:.0f} seconds")


def _too_much(what: str) -> Problem:
    return Problem(422, "Too much for one request", f"{what[:1].upper()}{what[1:]}: run it with `rulebound resolve`.")
