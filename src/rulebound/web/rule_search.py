"""Finds rules and terms by what people type: a number, a name, words of a rule, or words of other games."""

from typing import Final

from rulebound.rulebook import GLOSSARY, RULES, Rule, Term, UnknownEdition, by_number, terms_in
from rulebound.rulebook.terms import plain, written_forms

MOST: Final = 60
"""So many rules are shown for one search."""


def rules_matching(query: str) -> list[Rule]:
    """The rules meant by a number, else those that all words fit, the closest first."""
    try:
        numbered = by_number(query)
    except UnknownEdition:
        return []
    if numbered:
        return numbered
    ranked = [(rank, place, rule) for place, rule in enumerate(RULES.values()) if (rank := _rank(rule, query))]
    return [rule for _, _, rule in sorted(ranked, key=lambda found: (-found[0], found[1]))][:MOST]


def terms_matching(query: str) -> list[Term]:
    """The terms that the words name, in any form, and those that contain them."""
    named = [GLOSSARY[term] for term in terms_in(query)]
    wanted = plain(query)
    near = [term for term in GLOSSARY.values() if wanted and any(wanted in form for form in written_forms(term))]
    return list(dict.fromkeys([*named, *near]))[:6]


def _rank(rule: Rule, query: str) -> int:
    """How well a rule fits: 4 by its name, 3 by its title, 2 by its terms, 1 by its text; 0 not at all."""
    words = plain(query).split()
    name = plain(rule.name.replace("_", " "))
    if not words:
        return 0
    if " ".join(words) in name:
        return 4
    if _all_in(words, plain(rule.title)):
        return 3
    asked = terms_in(query)
    if asked and all(term in rule.terms for term in asked):
        return 2
    return 1 if _all_in(words, " ".join([name, plain(rule.title), plain(rule.summary)])) else 0


def _all_in(words: list[str], text: str) -> bool:
    """Whether each word begins a word of the text."""
    return all(f" {word}" in f" {text}" for word in words)
