"""An answer as plain text, 80 columns wide: short answer first, then steps, cards, examples, notes and terms."""

import textwrap
from typing import Final

from rulebound.answer.answer import Answer
from rulebound.answer.parts import Line, Part, parts_of

WIDTH: Final = 80


def as_text(answer: Answer, width: int = WIDTH) -> str:
    """The whole answer; `width` is the number of columns."""
    blocks = [answer.title] if answer.title else []
    blocks += [part_text(part, width) for part in parts_of(answer)]
    return "\n\n".join(blocks) + "\n"


def part_text(part: Part, width: int) -> str:
    """One part under its heading; the short answer stands by itself."""
    if part.key == "short":
        return "\n".join(textwrap.wrap(part.lines[0].text, width))
    rows = [part.heading]
    for place, line in enumerate(part.lines, start=1):
        rows += line_text(line, f"{place}. " if part.numbered else "- ", width)
    return "\n".join(rows)


def line_text(line: Line, bullet: str, width: int) -> list[str]:
    """One line with its bullet, and what stands under it."""
    indent = " " * (2 + len(bullet))
    text = f"{line.title}: {line.text}" if line.title else line.text
    rows = textwrap.wrap(text, width, initial_indent="  " + bullet, subsequent_indent=indent)
    for below in line.below:
        rows += textwrap.wrap(below, width, initial_indent=indent, subsequent_indent=indent + "  ")
    return rows
