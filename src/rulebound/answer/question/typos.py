"""Words misspelt by one letter: put right where only one word can be meant, and only where nothing else was read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rulebound.answer.question.forms import FORMS
from rulebound.answer.question.slots import WORDS
from rulebound.answer.question.words import LEMMAS, NOISE, NUMBERS, Token

_SHORTEST: Final = 4
# Near to a word of the forms, yet words of their own that turn a question round.
_LEFT: Final = frozenset(
    "not never none unless twice without instead either neither hardly every each bury kill".split()
)


@lru_cache(maxsize=1)
def _vocabulary() -> frozenset[str]:
    of_forms = {word for form in FORMS for word in re.findall(r"[a-z]+", re.sub(r"<[^>]*>", " ", form.form))}
    return frozenset(of_forms | WORDS | LEMMAS.keys() | NOISE | NUMBERS.keys())


def mended(tokens: Sequence[Token]) -> tuple[list[Token], dict[str, str]]:
    """The tokens with misspelt words put right, and what was read for which word."""
    found: list[Token] = []
    changed: dict[str, str] = {}
    for token in tokens:
        right = _right(token.word)
        if right:
            changed[token.word] = right
            token = Token(right, LEMMAS.get(right, right), NUMBERS.get(right), token.start, token.end)
        found.append(token)
    return found, changed


def _right(word: str) -> str:
    known = _vocabulary()
    if len(word) < _SHORTEST or not word.isascii() or not word.isalpha() or word in known or word in _LEFT:
        return ""
    near = sorted(known & _one_off(word))
    return near[0] if len({LEMMAS.get(other, other) for other in near}) == 1 else ""


def _one_off(word: str) -> set[str]:
    """Every word that one letter more, less, other or swapped with its neighbour makes."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    less = {head + tail[1:] for head, tail in cuts if tail}
    swapped = {head + tail[1] + tail[0] + tail[2:] for head, tail in cuts if len(tail) > 1}
    other = {head + letter + tail[1:] for head, tail in cuts if tail for letter in letters}
    more = {head + letter + tail for head, tail in cuts for letter in letters}
    return less | swapped | other | more
