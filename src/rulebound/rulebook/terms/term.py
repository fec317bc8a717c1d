"""A term of the game and every way it is written in a sentence."""

import re
from typing import Final, NamedTuple

WORD: Final = re.compile(r"\w+")

_SHORT_VERB: Final = re.compile(r"(?:un)?[^aeiou]*[aeiou][^aeiouwxy]")
_HISSING: Final = ("s", "x", "z", "ch", "sh")
_VOWEL_AND_Y: Final = ("ay", "ey", "oy", "uy")


class Term(NamedTuple):
    """A term, what it means in our own words, and the names of the rules it rests on.

    `aliases` are words of other games for the same thing; `forms` are spellings that no pattern gives. `verb` says
    that the term is inflected like a verb too. A `cased` term is also an everyday word ("might"): in a sentence it
    is meant only with a capital.
    """

    term: str
    text: str
    rules: tuple[str, ...]
    aliases: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    verb: bool = False
    cased: bool = False


def plain(text: str) -> str:
    """The words of a text in small letters, one space apart: "Burn-out " is "burn out"."""
    return " ".join(WORD.findall(text.lower()))


def written_forms(term: Term) -> list[str]:
    """Every written form of the term and its aliases, as `plain` writes them, without repetition."""
    forms = list(term.forms)
    for phrase in (term.term.lower(), *(alias.lower() for alias in term.aliases)):
        head, space, last = phrase.rpartition(" ")
        forms += [phrase, head + space + _with_s(last)]
        if term.verb:
            first, space, rest = phrase.partition(" ")
            forms += [form + space + rest for form in (_with_s(first), *_past_and_present(first))]
    return list(dict.fromkeys(plain(form) for form in forms))


def _with_s(word: str) -> str:
    """The plural of a noun or the third person of a verb."""
    if word.endswith(_HISSING):
        return word + "es"
    if word.endswith("y") and not word.endswith(_VOWEL_AND_Y):
        return word[:-1] + "ies"
    return word + "s"


def _past_and_present(verb: str) -> tuple[str, str]:
    """The regular -ed and -ing forms."""
    if verb.endswith("e"):
        return verb + "d", verb[:-1] + "ing"
    if verb.endswith("y") and not verb.endswith(_VOWEL_AND_Y):
        return verb[:-1] + "ied", verb + "ing"
    stem = verb + verb[-1] if _SHORT_VERB.fullmatch(verb) else verb
    return stem + "ed", stem + "ing"
