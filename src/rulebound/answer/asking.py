"""Asking a question: words and options in, the situation they mean is run, and its answer comes out."""

from collections.abc import Callable, Mapping
from typing import Any

from rulebound.answer.answer import answer_to
from rulebound.answer.asking_cards import CatalogCards
from rulebound.answer.asking_data import options_of, with_given
from rulebound.answer.entry import entry
from rulebound.answer.question import NotUnderstood, Options, Question, understand
from rulebound.answer.scorers import with_scorers
from rulebound.scenario import Run, load_data, run_situation
from rulebound.scenario.check import check
from rulebound.scenario.situation import Situation

Runs = Callable[[Situation], Run]
"""What carries a situation out."""

QUESTION = "question"
"""What messages call the situation of a question, which has no file."""


def situation_of(question: str, options: Options) -> Question:
    """The situation that a question means, with what was assumed. Raises NotUnderstood."""
    return with_scorers(understand(question, options, CatalogCards()))


def ask(question: str, options: Options | None = None) -> dict[str, Any]:
    """The entry of a question in everyday words, with options beside it.

    Raises NotUnderstood where the words or options can't be used, SituationError where what they mean can't be
    carried out.
    """
    return entry_of(situation_of(question, options or Options()), CatalogCards())


def ask_data(data: Mapping[str, object], run: Runs = run_situation) -> dict[str, Any]:
    """The entry of a question with its situation as plain data: a file's top level, `question` in place of `do`.

    Seats may stand at the top: {"question": "draw 3", "you": {"main_deck": 1}}. `run` carries the situation out; a
    server gives one that takes only so long. Raises as `ask` does.
    """
    question = data.get("question")
    if not isinstance(question, str):
        raise NotUnderstood('"question" must be a text, as in {"question": "draw 3"}')
    if "do" in data:
        raise NotUnderstood('"do" and "question" exclude each other: a situation with "do" is resolved, not asked')
    cards, options, given = options_of(data, question)
    understood = understand(question, options, cards)
    return entry_of(with_scorers(Question(with_given(understood.situation, given), understood.notes)), cards, run)


def entry_of(question: Question, cards: CatalogCards, run: Runs = run_situation) -> dict[str, Any]:
    """The entry of a question that was understood; that it goes on to settle was nobody's wish and is not noted."""
    done = run(load_data(question.situation, QUESTION, cards))
    found = entry(answer_to(done, question.notes), check(done))
    found["notes"] = [note for note in found["notes"] if not implied(note)]
    return found


def implied(note: Mapping[str, str]) -> bool:
    """Whether a note is only about the `settle` that every question ends with."""
    return note["kind"] == "not_carried_out" and note["text"].endswith(": settle.")
