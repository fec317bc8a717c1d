"""All terms of the game, in the order of the alphabet."""

from typing import Final

from rulebound.rulebook.terms import ability_to_location, look_to_zone
from rulebound.rulebook.terms.term import WORD, Term, plain, written_forms

__all__ = ["ALL", "WORD", "Term", "plain", "written_forms"]

ALL: Final[tuple[Term, ...]] = (*ability_to_location.TERMS, *look_to_zone.TERMS)
