"""Marks the terms of the game in a text, each with its explanation on hover and focus where it stands first."""

import re
from functools import cache
from typing import Final

from markupsafe import Markup, escape

from rulebound.answer.parts import EVERYDAY
from rulebound.rulebook import GLOSSARY, Term
from rulebound.rulebook.terms import plain, written_forms

CAPITAL_ONLY: Final = frozenset(
    "Base Combat Cost Create Damage Deal Hand Hold Look Power Ready Replace Score Skip Target Team".split()
)
"""Terms that are everyday words too: written small they are meant as such."""


class Marking:
    """The terms of one page or fragment; `name` keeps the ids of several in one document apart."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.explained: set[str] = set()

    def mark(self, text: str) -> Markup:
        """The text as markup, its terms marked. It must not stand inside a link, a button or a summary."""
        found: list[Markup] = []
        end = 0
        for match in _pattern().finditer(text):
            term = _by_form()[plain(match[0])]
            everyday = match[0][0].islower() and (term.cased or term.term in CAPITAL_ONLY)
            if everyday or term.term in self.explained:
                continue
            self.explained.add(term.term)
            found += [escape(text[end : match.start()]), self._explained(match[0], term)]
            end = match.end()
        return Markup("").join([*found, escape(text[end:])])

    def _explained(self, written: str, term: Term) -> Markup:
        # A real button would break lines before the comma after it, and not within itself.
        return Markup(
            '<span class="term"><span role="button" tabindex="0" aria-describedby="{id}">{written}</span>'
            '<span class="tip" role="tooltip" id="{id}">{text}</span></span>'
        ).format(id=f"{self.name}-{len(self.explained)}", written=written, text=term.text)


@cache
def _by_form() -> dict[str, Term]:
    """Every written form, in small letters, of every term worth marking."""
    return {form: term for term in GLOSSARY.values() if term.term not in EVERYDAY for form in written_forms(term)}


@cache
def _pattern() -> re.Pattern[str]:
    """Finds every written form, the longest first; in groups by letter, so that few forms are tried at each word."""
    by_letter: dict[str, list[str]] = {}
    for form in sorted(_by_form(), key=len, reverse=True):
        by_letter.setdefault(form[0], []).append(re.escape(form[1:]).replace(r"\ ", r"[\s\-]+"))
    groups = [f"{re.escape(letter)}(?:{'|'.join(rests)})" for letter, rests in by_letter.items()]
    return re.compile(rf"\b(?:{'|'.join(groups)})\b", re.I)
