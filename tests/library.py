"""The situations under tests/scenarios, for every test and tool that runs all of them."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from rulebound.cards import catalog
from rulebound.scenario import load_path
from rulebound.scenario.situation import Situation

FOLDER: Final = Path(__file__).parent / "scenarios"
FILES: Final = tuple(sorted(FOLDER.rglob("*.yaml")))


class Names:
    """Every card's name, as the reader wants it."""

    def all_names(self) -> Iterable[str]:
        return list(catalog.NAMED)


def name_of(path: Path) -> str:
    """A file's name inside the library, without its ending: `burn_out/one_card_left`."""
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def load(path: Path) -> Situation:
    """One situation with its card names checked."""
    return load_path(path, Names())
