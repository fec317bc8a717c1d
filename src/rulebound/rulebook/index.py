"""Finds rules by name and by number, and writes a rule's number the way people read it.

The same number can stand for different rules in the two editions: 432 names Burn Out in the newer and Double in the
older. So a number finds several rules, and `numbers` and `editions_with` tell which is which.
"""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final

from rulebound.rulebook.chapters import ALL
from rulebound.rulebook.rule import Rule

QUOTED_EDITION: Final = "2026-10-16"
FULL_EDITION: Final = "2026-07-16"
EDITIONS: Final = (QUOTED_EDITION, FULL_EDITION)
TOURNAMENT: Final = "TR"

RULES: Final[Mapping[str, Rule]] = MappingProxyType({rule.name: rule for rule in ALL})

_NUMBER: Final = re.compile(r"(TR\s*)?(\d{1,3}(?:\.[0-9A-Z]+)*)\.?(?:\s*\(([\d-]+)\))?", re.IGNORECASE)


class UnknownRule(LookupError):
    """No rule bears that name; the message gives the nearest names."""


class UnknownEdition(ValueError):
    """No edition of the rules has that date; the message lists those that are known."""


def by_name(name: str) -> Rule:
    """The rule of that name, in any case and with spaces for underscores. Raises UnknownRule."""
    rule = RULES.get(_as_name(name))
    if rule is None:
        near = ", ".join(get_close_matches(_as_name(name), RULES, n=3)) or "a number such as 432.2"
        raise UnknownRule(f"there is no rule {name.strip()!r}: try {near}")
    return rule


def by_number(query: str, edition: str | None = None) -> list[Rule]:
    """Every rule that bears the number, or one below it, in any edition: those of 2026-10-16 first.

    Written as people write numbers: "432.2.b", "413.4.a", "TR 421.8", also as `cite` gives them, with the edition in
    brackets. "432" finds 432.1, 432.1.a and so on too. A rule is listed once. `edition` narrows; an edition in the
    query does so too. Empty when no rule bears the number or the query is none. Raises UnknownEdition.
    """
    asked = _parse(query, edition)
    if asked is None:
        return []
    number, wanted = asked
    found: dict[str, Rule] = {}
    for each in EDITIONS if wanted is None else (wanted,):
        found |= {rule.name: rule for rule in _bearing(number, each)}
    return list(found.values())


def find(query: str, edition: str | None = None) -> list[Rule]:
    """The rule of that name, or all rules of that number as `by_number` lists them. Raises UnknownRule if none."""
    if _as_name(query) in RULES:
        return [by_name(query)]
    found = by_number(query, edition)
    if found:
        return found
    if _NUMBER.fullmatch(query.strip()) is None:
        return [by_name(query)]
    where = f" in the edition of {edition}" if edition else ""
    near = ", ".join(cite(rule.name) for rule in _nearest(query)) or "a chapter such as 432"
    raise UnknownRule(f"no rule that is known here bears {query.strip()}{where}: try {near}")


def numbers(rule: Rule) -> tuple[tuple[str, str], ...]:
    """The rule's numbers as (edition, number), 2026-10-16 first; for a tournament rule ("TR", number)."""
    if rule.number.startswith(TOURNAMENT):
        return ((TOURNAMENT, rule.number),)
    full = (FULL_EDITION, rule.number)
    return (full,) if rule.quoted is None else ((QUOTED_EDITION, rule.quoted), full)


def editions_with(rule: Rule, query: str) -> tuple[str, ...]:
    """The editions in which this rule bears the number asked for, or one below it."""
    asked = _parse(query, None)
    if asked is None:
        return ()
    return tuple(edition for edition, number in numbers(rule) if _is_or_below(number, asked[0]))


def cite(name: str) -> str:
    """The rule's number for people: bare only where a source quotes it, else with its edition.

    "432.2.b", "413.4.a (2026-07-16)", "TR 421.8". Raises UnknownRule.
    """
    rule = by_name(name)
    if rule.quoted is not None:
        return rule.quoted
    return rule.number if rule.number.startswith(TOURNAMENT) else f"{rule.number} ({FULL_EDITION})"


def _as_name(text: str) -> str:
    return "_".join(text.upper().split())


def _parse(query: str, edition: str | None) -> tuple[str, str | None] | None:
    """The number as the chapters write it and the edition asked for, or None if the query is no number."""
    match = _NUMBER.fullmatch(query.strip())
    if match is None:
        return None
    tournament, number, written = match.groups()
    wanted = edition or written
    if wanted is not None and wanted not in EDITIONS:
        raise UnknownEdition(f"there is no edition {wanted!r}: use {' or '.join(EDITIONS)}")
    head, dot, rest = number.lower().partition(".")
    plain = head.zfill(3) + dot + rest
    return (f"{TOURNAMENT} {plain}" if tournament else plain), wanted


def _bearing(number: str, edition: str) -> list[Rule]:
    """The rules that bear the number, or one below it, in that edition, in the order of their numbers."""
    bearing = [rule for rule in ALL if _is_or_below(_number_in(rule, edition), number)]
    return sorted(bearing, key=lambda rule: _order(_number_in(rule, edition)))


def _number_in(rule: Rule, edition: str) -> str | None:
    """The rule's number in that edition. The tournament rule has kept its number."""
    if edition == FULL_EDITION or rule.number.startswith(TOURNAMENT):
        return rule.number
    return rule.quoted


def _is_or_below(number: str | None, wanted: str) -> bool:
    return number is not None and (number == wanted or number.startswith(wanted + "."))


def _order(number: str | None) -> list[tuple[int, str]]:
    """A key that puts 323.4 before 323.10."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in (number or "").split(".")]


def _nearest(query: str) -> list[Rule]:
    """Up to three rules that stand under the closest number above the one asked for."""
    above = query.strip().rstrip(".").lower()
    while "." in above:
        above = above.rpartition(".")[0]
        found = by_number(above)
        if found:
            return found[:3]
    return []
