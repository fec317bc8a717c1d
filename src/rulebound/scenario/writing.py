"""A question as a situation file: what `ask --scenario` prints, ready to be changed and run."""

import re
from typing import Any, Final

import yaml

from rulebound.answer.question import Question

WIDTH: Final = 110
"""Longer lines are broken."""

_YOU_DO: Final = re.compile(r"^(you \w+)s\b")


def file_text(question: Question) -> str:
    """The YAML of the situation; what was assumed stands above it as comments, and what is empty is left out."""
    said = {key: value for key, value in question.situation.items() if value not in ({}, [])}
    said["do"] = _told(question.situation["do"])
    notes = [f"# {note.text}\n" for note in question.notes]
    written = yaml.safe_dump(
        {"format": 1, **said}, sort_keys=False, allow_unicode=True, default_flow_style=None, width=WIDTH
    )
    return "".join([*notes, written])


def _told(item: Any) -> Any:
    """An item of `do` as one would write it: `you draw 3`, which means the same as `you draws 3`."""
    if isinstance(item, list):
        return [_told(part) for part in item]
    return _YOU_DO.sub(r"\1", item)
