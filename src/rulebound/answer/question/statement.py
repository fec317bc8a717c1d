"""One thing that a question says: what, of whom, and with which numbers, places and cards."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.answer.question.forms import Says
from rulebound.answer.question.pattern import Captures, Place


@dataclass(slots=True)
class Statement:
    """One thing that the question says; `who` is None while nobody is named and the context must tell.

    `guessed` stays true of a statement whose player only the context told.
    """

    says: Says
    got: Captures
    who: str | None
    words: str
    third_person: bool = False
    guessed: bool = False

    def number(self, name: str) -> int | None:
        """The number read in a slot, or None."""
        value = self.got.get(name)
        return value if isinstance(value, int) else None

    def text(self, name: str) -> str:
        """The text read in a slot, or an empty one."""
        value = self.got.get(name)
        return value if isinstance(value, str) else ""

    def place(self) -> Place:
        """The battlefield read; any, if none is named."""
        return self.places()[0]

    def places(self) -> list[Place]:
        """The battlefields of a list ("A and B"), at least one: any, if none is named."""
        named = [value for value in (self.got.get("place"), self.got.get("place2")) if isinstance(value, Place)]
        return named or [Place("any")]
