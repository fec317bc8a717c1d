"""A card and a rule as programs get them: the other two entries of the command line, the page and assistants."""

from typing import Any, Final

from rulebound.cards import catalog
from rulebound.cards.bans import BANNED
from rulebound.cards.source import program_of
from rulebound.kernel.program import Card
from rulebound.rulebook import Rule
from rulebound.rulebook.index import numbers
from rulebound.scenario.coverage import proofs_of

PLAYED: Final = ("unit", "gear", "spell")
"""Types of cards that have a cost."""


def card_entry(card: Card) -> dict[str, Any]:
    """A card as programs get it; a cost or Might that its type does not have is None."""
    kind = card.types[0] if card.types else ""
    costs = kind in PLAYED and not card.token
    missing = catalog.not_yet(card)
    return {
        "name": card.name, "ids": list(card.ids), "type": kind, "supertypes": list(card.supertypes),
        "tags": list(card.tags), "domains": list(card.domains), "energy": card.energy if costs else None,
        "power": dict(card.power) if costs else None, "power_hybrid": card.hybrid,
        "might": card.might if kind == "unit" else None,
        "keywords": [word if value == 1 else f"{word} {value}" for word, value in card.keywords],
        "text": catalog.text(card), "program": program_of(card.name), "supported": not missing, "not_yet": missing,
        "banned": list(BANNED.get(card.name, ())), "example": card in catalog.EXAMPLES,
    }  # fmt: skip


def rule_entry(rule: Rule) -> dict[str, Any]:
    """A rule as programs get it; `number` and `edition` are those of the text that is known in full."""
    edition, number = numbers(rule)[-1]
    return {
        "name": rule.name, "number": number, "edition": edition, "quoted": rule.quoted, "title": rule.title,
        "summary": rule.summary, "terms": list(rule.terms), "status": rule.status, "proofs": proofs_of(rule.name),
    }  # fmt: skip
