"""Finds the paragraph of Python that a card is written as."""

import ast
import inspect
import sys
from types import ModuleType

from rulebound.cards import catalog, tokens


def program_of(name: str) -> str | None:
    """The card's paragraph as it stands in its module; None for what is built without one, such as a rune."""
    for module in _modules():
        cards = getattr(module, "CARDS", ())
        if any(card.name == name for card in cards):
            return _paragraph(module, name)
    return None


def _modules() -> list[ModuleType]:
    """The modules in which cards are written: those that the catalog has taken its cards from."""
    sets = catalog.__name__.rpartition(".")[0] + ".sets."
    return [tokens, *[module for place, module in sorted(sys.modules.items()) if place.startswith(sets)]]


def _paragraph(module: ModuleType, name: str) -> str | None:
    """The assignment whose value is built with the card's name first, or second where the type comes first."""
    source = inspect.getsource(module)
    for statement in ast.parse(source).body:
        if not isinstance(statement, ast.Assign | ast.AnnAssign) or not isinstance(statement.value, ast.Call):
            continue
        if any(isinstance(argument, ast.Constant) and argument.value == name for argument in statement.value.args[:2]):
            lines = source.splitlines()[statement.lineno - 1 : statement.end_lineno]
            return "\n".join(lines).removesuffix("  # fmt: skip")
    return None
