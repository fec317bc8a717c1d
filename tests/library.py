"""The situations of the library, for every test and tool that runs all of them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rulebound.cards import catalog
from rulebound.scenario import library
from rulebound.scenario.library import name_of
from rulebound.scenario.load import load_path
from rulebound.scenario.situation import Situation

FILES: Final = tuple(library.examples())


class Names:
    """Every card's name, as the reader wants it."""

    def all_names(self) -> Sequence[str]:
        return list(catalog.NAMED)


def load(path: Path) -> Situation:
    """One situation with its card names checked."""
    return load_path(path, Names())


__all__ = ["FILES", "Names", "load", "name_of"]
