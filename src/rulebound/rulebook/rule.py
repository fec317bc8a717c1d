"""What is known about one rule, and the chapter that writes its rules down."""

from typing import Final, Literal, NamedTuple

Status = Literal["enforced", "definition", "at the table only", "not yet"]

MEANING_ONLY: Final = "It says what a word or a thing is: no game could show it broken."


class Rule(NamedTuple):
    """One rule of the rulebook, told in our own words.

    `number` is the number in the edition of 2026-07-16, which is complete ("TR 421.8" for a rule of the Tournament
    Rules). `quoted` is the number in the edition of 2026-10-16, known only where a source document quotes it.
    `terms` are keys of the glossary. `reason` says why a rule that is not enforced is not; None where it is.
    """

    name: str
    number: str
    quoted: str | None
    title: str
    summary: str
    terms: tuple[str, ...]
    status: Status
    reason: str | None
    chapter: str


class Chapter(NamedTuple):
    """A chapter under whose title rules are written down, one method for each status."""

    title: str

    def rule(self, name: str, number: str, title: str, summary: str, *terms: str, quoted: str | None = None) -> Rule:
        """A rule that the program enforces and cites."""
        return Rule(name, number, quoted, title, summary, terms, "enforced", None, self.title)

    def definition(
        self, name: str, number: str, title: str, summary: str, *terms: str, quoted: str | None = None
    ) -> Rule:
        """A rule that only says what something is."""
        return Rule(name, number, quoted, title, summary, terms, "definition", MEANING_ONLY, self.title)

    def at_the_table(self, name: str, number: str, title: str, summary: str, reason: str, *terms: str) -> Rule:
        """A rule that people keep outside of what the program plays."""
        return Rule(name, number, None, title, summary, terms, "at the table only", reason, self.title)

    def not_yet(self, name: str, number: str, title: str, summary: str, reason: str, *terms: str) -> Rule:
        """A rule that the program does not know how to play yet."""
        return Rule(name, number, None, title, summary, terms, "not yet", reason, self.title)
