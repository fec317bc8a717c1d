"""An answer as plain text, 80 columns wide: short answer first, then steps, cards, examples, notes and terms."""

import textwrap
from typing import Final

from rulebound.answer.parts import Entry, Line, Part, parts_of

WIDTH: Final = 80


def as_text(entry: Entry, width: int = WIDTH) -> str:
    """The whole answer of an entry under its title; `width` is the number of columns."""
    blocks = ["\n".join(wrapped(entry["title"], width))] if entry["title"] else []
    blocks += [part_text(part, width) for part in parts_of(entry)]
    return "\n\n".join(blocks) + "\n"


def part_text(part: Part, width: int) -> str:
    """One part under its heading; the short answer stands by itself."""
    if part.key == "short":
        return "\n".join(wrapped(part.lines[0].text, width))
    rows = [part.heading]
    for place, line in enumerate(part.lines, start=1):
        rows += line_text(line, f"{place}. " if part.numbered else "- ", width)
    return "\n".join(rows)


def line_text(line: Line, bullet: str, width: int) -> list[str]:
    """One line with its bullet, and what stands under it."""
    indent = " " * (2 + len(bullet))
    whole = f"{line.title}: {line.text}" if line.title else line.text
    rows = wrapped(whole, width, "  " + bullet, indent)
    for below in line.below:
        rows += wrapped(below, width, indent + "- ", indent + "  ")
    return rows


def wrapped(words: str, width: int, first: str = "", others: str = "") -> list[str]:
    """The words in lines of that width, with what stands before the first and before the others."""
    return textwrap.wrap(
        words, width, initial_indent=first, subsequent_indent=others, break_on_hyphens=False, break_long_words=False
    )
