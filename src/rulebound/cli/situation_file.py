"""A question as a situation file: what `ask --scenario` prints, ready to be changed and run."""

import yaml

from rulebound.answer.question import Question

WIDTH = 110
"""Longer lines are broken."""


def file_text(question: Question) -> str:
    """The YAML of the situation; what was assumed stands above it as comments, and what is empty is left out."""
    said = {key: value for key, value in question.situation.items() if value not in ({}, [])}
    notes = [f"# {note.text}\n" for note in question.notes]
    written = yaml.safe_dump(
        {"format": 1, **said}, sort_keys=False, allow_unicode=True, default_flow_style=None, width=WIDTH
    )
    return "".join([*notes, written])
