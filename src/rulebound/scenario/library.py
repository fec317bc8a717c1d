"""The example library: where the project's own situations are, and how to find one by its name."""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

from rulebound.scenario.load import load_path
from rulebound.scenario.runner import Run, run_situation

_PACKAGE: Final = Path(__file__).parent
SUFFIXES: Final = (".yaml", ".yml")
"""What the name of a situation file ends with."""


class UnknownExample(LookupError):
    """The library has no example of that name; the message gives the nearest ones."""


@cache
def folder() -> Path:
    """The folder of the library: an installed package carries it, a checkout has it among the tests."""
    carried = _PACKAGE / "library"
    return carried if carried.is_dir() else _PACKAGE.parents[2] / "tests" / "scenarios"


@cache
def examples() -> Sequence[Path]:
    """The file of every example, by folder and name."""
    return files_in(folder())


def files_in(place: Path) -> Sequence[Path]:
    """The situation files in a folder and the folders below it, in the order of their paths; others are passed over."""
    return sorted(path for path in place.rglob("*") if path.suffix in SUFFIXES and path.is_file())


def name_of(example: Path) -> str:
    """What an example is called everywhere: `burn_out/document_draw_three`."""
    return example.relative_to(folder()).with_suffix("").as_posix()


def find(name: str) -> Path:
    """The example of that name, with or without its folder and ending, also as `scenarios/…`. Raises UnknownExample."""
    wanted = Path(name).with_suffix("").as_posix() if name.endswith(SUFFIXES) else name
    wanted = wanted.removeprefix("scenarios/")
    by_name: dict[str, Path] = {}
    for example in examples():
        by_name[name_of(example)] = example
        by_name.setdefault(example.stem, example)
    if wanted in by_name:
        return by_name[wanted]
    near = ", ".join(get_close_matches(wanted, by_name, n=3)) or "rulebound resolve, which runs them all"
    raise UnknownExample(f"there is no example {name!r}: try {near}")


@cache
def run_example(name: str) -> Run:
    """The example of that name, carried out; each is run once in a process. Raises UnknownExample."""
    return run_situation(load_path(find(name)))
