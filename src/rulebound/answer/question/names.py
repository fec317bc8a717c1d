"""Finding card names in a question: case, accents, apostrophes, commas and brackets do not matter."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from functools import lru_cache

from rulebound.answer.question.pattern import Captured
from rulebound.answer.question.words import Token, fold


def key_of(name: str) -> str:
    """The letters and digits of a name, folded: what two spellings of one name have in common."""
    return "".join(sign for sign in fold(name) if sign.isalnum())


class NameIndex:
    """Card names by their letters; half of a name with a comma counts where only one card can be meant."""

    __slots__ = ("_halves", "_longest", "_names")

    def __init__(self, names: Sequence[str]) -> None:
        self._names = {key_of(name): name for name in names}
        self._halves: dict[str, list[str]] = {}
        for name in names:
            half, comma, _ = name.partition(",")
            if comma and key_of(half) not in self._names:
                self._halves.setdefault(key_of(half), []).append(name)
        self._longest = max(map(len, self._names), default=0)

    def read(self, tokens: Sequence[Token], at: int) -> Iterator[tuple[int, Captured]]:
        """A slot reader: the card names that begin at `at`, the longest first."""
        found = []
        for end, key in self._keys(tokens, at):
            halves = self._halves.get(key, ())
            name = self._names.get(key) or (halves[0] if len(halves) == 1 else None)
            if name is not None:
                found.append((end, name))
        yield from reversed(found)

    def choices(self, tokens: Sequence[Token], at: int) -> list[str]:
        """The names of which only the first half is written at `at`, where it could be several."""
        return max((self._halves.get(key, []) for _, key in self._keys(tokens, at)), key=len, default=[])

    def near(self, words: str) -> list[str]:
        """Up to three card names that look like the words."""
        return [self._names[key] for key in difflib.get_close_matches(key_of(words), self._names, n=3, cutoff=0.7)]

    def exact(self, name: str) -> str | None:
        """The catalog's spelling of one whole name, or None."""
        return self._names.get(key_of(name))

    def _keys(self, tokens: Sequence[Token], at: int) -> Iterator[tuple[int, str]]:
        key = ""
        for end in range(at, len(tokens)):
            part = key_of(tokens[end].word)
            key += part
            if len(key) > self._longest:
                return
            if part:
                yield _closed(tokens, end + 1), key


def _closed(tokens: Sequence[Token], end: int) -> int:
    """The place behind a closing bracket, dot or exclamation mark that may belong to the name."""
    return end + 1 if end < len(tokens) and tokens[end].word == ")" else end


@lru_cache(maxsize=4)
def name_index(names: tuple[str, ...]) -> NameIndex:
    """The index of these names; kept, because a catalog asks with the same names every time."""
    return NameIndex(names)
