"""Asking a question: words and options in, the situation they mean is run, and its answer comes out."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulebound.answer import entry
from rulebound.answer.asking_cards import CatalogCards
from rulebound.answer.asking_data import options_of, with_given
from rulebound.answer.question import NotUnderstood, Note, Options, Question, understand
from rulebound.scenario import load_data, run_situation
from rulebound.scenario.situation import Situation

QUESTION = "question"
"""What messages call the situation of a question, which has no file."""


def situation_of(question: str, options: Options) -> Question:
    """The situation that a question means, with what was assumed. Raises NotUnderstood."""
    return understand(question, options, CatalogCards())


def ask(question: str, options: Options | None = None) -> dict[str, Any]:
    """The entry of a question in everyday words, with options beside it.

    Raises NotUnderstood where the words or options can't be used, SituationError where what they mean can't be
    carried out.
    """
    understood = situation_of(question, options or Options())
    return _answer(load_data(understood.situation, QUESTION, CatalogCards()), understood.notes)


def ask_data(data: Mapping[str, object]) -> dict[str, Any]:
    """The entry of a question with its situation as plain data: the top level of a file, `question` in place of `do`.

    Seats may stand at the top: {"question": "draw 3", "you": {"main_deck": 1}}. Raises as `ask` does.
    """
    question = data.get("question")
    if not isinstance(question, str):
        raise NotUnderstood('"question" must be a text, as in {"question": "draw 3"}')
    if "do" in data:
        raise NotUnderstood('"do" and "question" exclude each other: send a situation with "do" to be resolved instead')
    cards, options, given = options_of(data, question)
    understood = understand(question, options, cards)
    whole = with_given(understood.situation, given)
    return _answer(load_data(whole, QUESTION, cards), understood.notes)


def _answer(situation: Situation, notes: Sequence[Note]) -> dict[str, Any]:
    """The entry of a situation, the notes of its question first."""
    answer = entry(run_situation(situation))
    answer["notes"] = [*[{"kind": note.kind, "text": note.text} for note in notes], *answer["notes"]]
    return answer
