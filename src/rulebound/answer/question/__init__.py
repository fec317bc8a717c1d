"""Understanding an everyday question about the game: words and options in, a situation and notes out."""

from rulebound.answer.question.shape import CardNames, Cost, Note, NotUnderstood, Options, Question
from rulebound.answer.question.situation import understand

__all__ = ["CardNames", "Cost", "NotUnderstood", "Note", "Options", "Question", "understand"]
