"""Fills the console sessions of README.md and docs/ with what their commands print now (python tools/sessions.py).

`tests/unit/test_readme.py` fails where a page and the program differ; after an intended change of wording this brings
the pages up to date. Read the difference before you keep it.
"""

import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PAGES: Final = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))


def printed(command: str) -> list[str]:
    """What a `rulebound …` command prints on a terminal of 80 columns."""
    environment = {**os.environ, "COLUMNS": "80", "PYTHONUTF8": "1", "PYTHONPATH": str(ROOT / "src")}
    arguments = [sys.executable, "-m", "rulebound", *shlex.split(command)[1:]]
    done = subprocess.run(
        arguments,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=ROOT,
        env=environment,
        encoding="utf-8",
        check=False,
    )
    return [line.rstrip() for line in done.stdout.rstrip("\n").splitlines()]


def session(lines: list[str]) -> list[str]:
    """A console block with its commands kept and their output made anew."""
    filled: list[str] = []
    place = 0
    while place < len(lines):
        if not lines[place].startswith("$ "):
            place += 1
            continue
        if filled:
            filled.append("")
        command = lines[place][2:]
        filled.append(lines[place])
        while command.endswith("\\"):
            place += 1
            filled.append(lines[place])
            command = command[:-1].rstrip() + " " + lines[place].strip()
        filled.extend(printed(command))
        place += 1
    return filled


def filled_page(text: str) -> str:
    """The page with every console block made anew."""
    new: list[str] = []
    block: list[str] | None = None
    for line in text.splitlines():
        if block is None:
            new.append(line)
            block = [] if line == "```console" else None
        elif line == "```":
            new.extend([*session(block), line])
            block = None
        else:
            block.append(line)
    return "\n".join(new) + "\n"


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(filled_page(page.read_text(encoding="utf-8")), encoding="utf-8")
