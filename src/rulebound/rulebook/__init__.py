"""The rulebook: every rule by name and number, the terms of the game, and common mistakes about both."""

from rulebound.rulebook.glossary import GLOSSARY, UnknownTerm, explain, terms_in
from rulebound.rulebook.index import (
    EDITIONS,
    RULES,
    UnknownEdition,
    UnknownRule,
    by_name,
    by_number,
    cite,
    editions_with,
    find,
    numbers,
)
from rulebound.rulebook.mistakes import MISTAKES, Mistake
from rulebound.rulebook.rule import Rule, Status
from rulebound.rulebook.terms import Term

__all__ = [
    "EDITIONS",
    "GLOSSARY",
    "MISTAKES",
    "RULES",
    "Mistake",
    "Rule",
    "Status",
    "Term",
    "UnknownEdition",
    "UnknownRule",
    "UnknownTerm",
    "by_name",
    "by_number",
    "cite",
    "editions_with",
    "explain",
    "find",
    "numbers",
    "terms_in",
]
