"""An answer as Markdown, in the same parts and order as the plain text."""

import re
from typing import Final

from rulebound.answer.parts import Entry, Line, Part, parts_of

SPECIAL: Final = re.compile(r"([\\`*_\[\]<>#|])")


def as_markdown(entry: Entry) -> str:
    """The whole answer of an entry, under its title, each part under a heading of the second level."""
    blocks = [f"# {escaped(entry['title'])}"] if entry["title"] else []
    blocks += [part_markdown(part) for part in parts_of(entry)]
    return "\n\n".join(blocks) + "\n"


def part_markdown(part: Part) -> str:
    """One part; the short answer is set off as such."""
    if part.key == "short":
        return f"**{escaped(part.lines[0].text)}**"
    rows: list[str] = []
    for place, line in enumerate(part.lines, start=1):
        rows.append(line_markdown(line, f"{place}." if part.numbered else "-"))
    return f"## {part.heading}\n\n" + "\n".join(rows)


def line_markdown(line: Line, bullet: str) -> str:
    """One entry of a list, with what stands under it."""
    indent = " " * (len(bullet) + 1)
    text = f"**{escaped(line.title)}:** {escaped(line.text)}" if line.title else escaped(line.text)
    rows = [f"{bullet} {text}"]
    rows += [f"{indent}- {escaped(below)}" for below in line.below]
    return "\n".join(rows)


def escaped(text: str) -> str:
    """The text with Markdown's own signs taken as they are."""
    return SPECIAL.sub(r"\\\1", text)
