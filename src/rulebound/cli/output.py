"""Everything the command writes: plain UTF-8, and on a terminal fitted to its width and coloured."""

import contextlib
import io
import os
import re
import shutil
import sys
import textwrap
from typing import Any, Final, TextIO

import typer

NARROWEST: Final = 40
WIDEST: Final = 110
"""Lines longer than this are hard to read, however wide the terminal is."""

UNWRITABLE: Final = 2
"""The exit code where the standard output can't be written."""

_INDENT: Final = re.compile(r"\s*(?:[-*•]\s+|\d+\.\s+)?")
_RULES: Final = re.compile(r"\[[^\[\]]*\d{3}[^\[\]]*\]")


def speak_utf8() -> None:
    """Write UTF-8 whatever the terminal's code page is, so that card names survive on every system."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a person is looking at the stream; nobody looks at one that is closed."""
    return stream is not None and stream.isatty()


def coloured() -> bool:
    """Whether colours are wanted: on a terminal that can show them, unless NO_COLOR is set."""
    return is_terminal(sys.stdout) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def say(text: str = "", *, heading: bool = False) -> None:
    """Write lines of text; on a terminal they are wrapped and headings stand out."""
    if is_terminal(sys.stdout):
        text = "\n".join([_wrapped(line) for line in text.split("\n")])
        if heading and coloured():
            text = typer.style(text, bold=True)
    write(text + "\n")


def say_answer(answer: dict[str, Any]) -> None:
    """Write the entry of an answer; in colours, the short answer and headings stand out and rules step back."""
    from rulebound.answer.parts import parts_of
    from rulebound.answer.text import WIDTH, part_text

    columns = width() if is_terminal(sys.stdout) else WIDTH
    blocks: list[str] = []
    for part in parts_of(answer):
        text = part_text(part, columns)
        if coloured():
            bold, line, rest = (text, "", "") if part.key == "short" else text.partition("\n")
            text = typer.style(bold, bold=True) + line + _RULES.sub(_dimmed, rest)
        blocks.append(text)
    write("\n\n".join(blocks) + "\n")


def say_markdown(answer: dict[str, Any]) -> None:
    """Write the entry of an answer as Markdown under its title."""
    from rulebound.answer.markdown import escaped, part_markdown
    from rulebound.answer.parts import parts_of

    blocks = [f"# {escaped(answer['title'])}", *[part_markdown(part) for part in parts_of(answer)]]
    write("\n\n".join(blocks) + "\n")


def say_json(value: Any) -> None:
    """Write a value as JSON, readable for people too."""
    import json

    write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def write(text: str) -> None:
    """Write to the standard output; where nobody reads it any more, the command quietly ends."""
    if sys.stdout is None:
        raise unwritable("it is closed")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        forget_the_rest()
        raise typer.Exit(0) from None
    except OSError as wrong:
        forget_the_rest()
        raise unwritable(wrong.strerror or str(wrong)) from None


def forget_the_rest() -> None:
    """Drop what is left in the buffer of the standard output, which would be tried again as the process ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def unwritable(why: str) -> typer.Exit:
    """Say that the standard output can't be written; raise what is returned to end with the exit code of that."""
    complain(f"rulebound: the answer can't be written to the standard output: {why}")
    return typer.Exit(UNWRITABLE)


def complain(text: str) -> None:
    """Write a line to the error stream, if there is one."""
    if sys.stderr is None:
        return
    with contextlib.suppress(OSError):  # there is nowhere else to say it
        sys.stderr.write(text + "\n")
        sys.stderr.flush()


def progress(done: int, of: int) -> None:
    """Show how far long work is, on a terminal only; at its end the line is cleared."""
    if of > 1 and is_terminal(sys.stderr):
        sys.stderr.write(f"\r{done} of {of}" if done < of else "\r\x1b[K")
        sys.stderr.flush()


def width() -> int:
    """How many columns a line may have on this terminal."""
    return max(NARROWEST, min(shutil.get_terminal_size().columns, WIDEST))


def _wrapped(line: str) -> str:
    """One line fitted to the terminal; what follows is indented like its text."""
    if len(line) <= width():
        return line
    found = _INDENT.match(line)
    indent = " " * len(found[0]) if found else ""
    return textwrap.fill(line, width(), subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)


def _dimmed(found: re.Match[str]) -> str:
    return typer.style(found[0], dim=True)
