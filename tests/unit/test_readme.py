"""Runs every session that the README and the documentation show, and reads every situation in them.

A session is a fenced block marked `console`. Each line that begins with `$ ` is a command of Rulebound, continued on
the next line where it ends in a backslash; the lines up to the next command are everything it prints, on either stream.
A fenced block marked `yaml` that has a `do` is a whole situation file.
"""

import os
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from rulebound.scenario.load import load_text

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))


@dataclass
class Command:
    """One command of a session: where it stands, what is typed, and the lines that it must print."""

    page: Path
    line: int
    typed: str
    printed: list[str]

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def commands(page: Path) -> list[Command]:
    """All commands in the console blocks of a page, in order; lines are counted from 1."""
    found: list[Command] = []
    in_session = False
    in_other_block = False
    continued = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("```"):
            opens = not in_session and not in_other_block
            in_session = opens and line == "```console"
            in_other_block = opens and not in_session
            continued = False
        elif in_session and continued:
            found[-1].typed += " " + line.strip().removesuffix("\\").rstrip()
            continued = line.endswith("\\")
        elif in_session and line.startswith("$ "):
            found.append(Command(page, number, line[2:].removesuffix("\\").rstrip(), []))
            continued = line.endswith("\\")
        elif in_session:
            assert found, f"{page.name}:{number}: a session begins with a command"
            found[-1].printed.append(line.rstrip())
    return found


def without_empty_ends(lines: list[str]) -> list[str]:
    """The lines without empty ones at the end, so that sessions may be set apart by an empty line."""
    end = len(lines)
    while end and not lines[end - 1]:
        end -= 1
    return lines[:end]


def run(typed: str) -> list[str]:
    """The lines that a command prints when it is typed at the root of the project, eighty columns wide."""
    program, *arguments = shlex.split(typed)
    assert program == "rulebound", f"a session shows commands of Rulebound only, not {program!r}"
    done = subprocess.run(
        [sys.executable, "-m", "rulebound", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "80", "PYTHONUTF8": "1", "PYTHONPATH": str(ROOT / "src")},
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return [line.rstrip() for line in done.stdout.splitlines()]


@pytest.mark.parametrize("command", [command for page in PAGES for command in commands(page)], ids=str)
def test_session_prints_what_the_page_says(command: Command) -> None:
    assert without_empty_ends(run(command.typed)) == without_empty_ends(command.printed)


def situations(page: Path) -> list[str]:
    """The whole situation files that a page shows."""
    blocks = page.read_text(encoding="utf-8").split("```")[1::2]
    return [block.removeprefix("yaml\n") for block in blocks if block.startswith("yaml\n") and "\ndo:\n" in block]


@pytest.mark.parametrize("text", situations(ROOT / "docs" / "file-format.md"))
def test_situation_in_the_documentation_is_valid(text: str) -> None:
    load_text(text, "file-format.md")


def test_the_readme_has_a_session() -> None:
    assert commands(ROOT / "README.md")


def test_the_readme_shows_the_two_commands_first() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    first_block = readme.split("```")[1]
    assert "make run" in first_block
    assert "make test" in first_block


def test_commands_are_read_with_their_lines_and_output(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "```sh\n$ make run\n```\n\n```console\n$ rulebound one \\\n    two\nfirst\n\n$ rulebound three\n```\n",
        encoding="utf-8",
    )
    assert commands(page) == [
        Command(page, 6, "rulebound one two", ["first", ""]),
        Command(page, 10, "rulebound three", []),
    ]
