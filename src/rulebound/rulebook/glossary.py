"""Explains the terms of the game, and finds the terms that a sentence uses."""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import Final

from rulebound.rulebook.terms import ALL, WORD, Term, plain, written_forms

GLOSSARY: Final[Mapping[str, Term]] = MappingProxyType({term.term: term for term in ALL})

_BETWEEN_WORDS: Final = " \t\n-/+"  # what may stand between the words of one term


class UnknownTerm(LookupError):
    """The glossary has no such term; the message gives the nearest ones."""


def explain(term: str) -> Term:
    """The entry for a term as it is written anywhere: "Burn Out", "recycled", "library". Raises UnknownTerm."""
    entry = _by_form().get(plain(term))
    if entry is None:
        near = ", ".join(get_close_matches(plain(term), _by_form(), n=3)) or "Main Deck"
        raise UnknownTerm(f"the glossary has no term {term.strip()!r}: try {near}")
    return entry


def terms_in(text: str) -> list[str]:
    """The glossary terms a sentence uses, in the order in which they occur, each once.

    The longest term counts ("burns out" is Burn Out and not Burn); inflected forms and words of other games do too.
    """
    found: dict[str, None] = {}
    by_form = _by_form()
    words = list(WORD.finditer(text))
    place = 0
    while place < len(words):
        start = words[place].start()
        for length in _lengths().get(words[place].group().lower(), ()):
            after = min(place + length, len(words))
            entry = by_form.get(_phrase(text[start : words[after - 1].end()]))
            if entry is not None and not (entry.cased and text[start].islower()):
                found[entry.term] = None
                place = after
                break
        else:
            place += 1
    return list(found)


def _phrase(text: str) -> str:
    """The text as `plain` writes it, or nothing if something stands between its words that ends a term."""
    between = WORD.sub("", text)
    return "" if between.strip(_BETWEEN_WORDS) else plain(text)


@cache
def _by_form() -> dict[str, Term]:
    return {form: term for term in ALL for form in written_forms(term)}


@cache
def _lengths() -> dict[str, list[int]]:
    """First word of a written form → how many words the forms that begin with it have, longest first."""
    lengths: dict[str, set[int]] = {}
    for form in _by_form():
        words = form.split()
        lengths.setdefault(words[0], set()).add(len(words))
    return {word: sorted(counts, reverse=True) for word, counts in lengths.items()}
