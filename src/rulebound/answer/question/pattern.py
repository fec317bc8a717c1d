"""The little language in which the forms of a question are written, and how a form is matched.

A form is words in their base form; `[ ]` may be missing, `( | )` is a choice, `<kind:name>` a slot that is read by the
slot reader of that kind and kept under that name (the kind's own name if none is given).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rulebound.answer.question.words import Token


@dataclass(slots=True, frozen=True)
class Place:
    """Which battlefield is meant: `kind` is letter, card, any, first, rest (all but this one scored), both or all."""

    kind: str
    name: str = ""


Captured = int | str | Place
Captures = dict[str, Captured]
Slot = Callable[[Sequence[Token], int], Iterator[tuple[int, Captured]]]
"""A slot reader: every (place behind it, value) that can be read from a place on."""

_PART: Final = re.compile(r"[\[\]()|]|<[a-z0-9_:]+>|[^\s\[\]()|<>]+")


class Node:
    """A part of a form."""

    __slots__ = ()

    def ends(self, tokens: Sequence[Token], at: int, got: Captures) -> Iterator[tuple[int, Captures]]:
        """Every place where this part can end if it begins at `at`, with what its slots read."""
        raise NotImplementedError

    def starts(self, slots: Mapping[str, frozenset[str]]) -> tuple[frozenset[str], bool]:
        """The base forms this part can begin with (`#` for a number, `*` for anything), and whether it may be empty."""
        raise NotImplementedError


@dataclass(slots=True)
class Word(Node):
    """One word, or one number or sign written out."""

    lemma: str

    def ends(self, tokens: Sequence[Token], at: int, got: Captures) -> Iterator[tuple[int, Captures]]:
        """As Node."""
        at = _skip(tokens, at)
        if at < len(tokens) and self.lemma in (tokens[at].lemma, tokens[at].word):
            yield at + 1, got

    def starts(self, slots: Mapping[str, frozenset[str]]) -> tuple[frozenset[str], bool]:
        """As Node."""
        return frozenset({self.lemma}), False


@dataclass(slots=True)
class Read(Node):
    """A slot."""

    kind: str
    name: str
    slot: Slot

    def ends(self, tokens: Sequence[Token], at: int, got: Captures) -> Iterator[tuple[int, Captures]]:
        """As Node."""
        for end, value in self.slot(tokens, _skip(tokens, at)):
            yield end, got | {self.name: value}

    def starts(self, slots: Mapping[str, frozenset[str]]) -> tuple[frozenset[str], bool]:
        """As Node."""
        return slots[self.kind], False


@dataclass(slots=True)
class Row(Node):
    """Parts that follow each other."""

    parts: list[Node]

    def ends(self, tokens: Sequence[Token], at: int, got: Captures) -> Iterator[tuple[int, Captures]]:
        """As Node."""
        return self._from(0, tokens, at, got)

    def _from(self, part: int, tokens: Sequence[Token], at: int, got: Captures) -> Iterator[tuple[int, Captures]]:
        if part == len(self.parts):
            yield at, got
            return
        for end, more in self.parts[part].ends(tokens, at, got):
            yield from self._from(part + 1, tokens, end, more)

    def starts(self, slots: Mapping[str, frozenset[str]]) -> tuple[frozenset[str], bool]:
        """As Node."""
        words: frozenset[str] = frozenset()
        for part in self.parts:
            more, empty = part.starts(slots)
            words |= more
            if not empty:
                return words, False
        return words, True


@dataclass(slots=True)
class OneOf(Node):
    """A choice of parts; `optional` adds the empty one."""

    choices: list[Node]
    optional: bool

    def ends(self, tokens: Sequence[Token], at: int, got: Captures) -> Iterator[tuple[int, Captures]]:
        """As Node."""
        for choice in self.choices:
            yield from choice.ends(tokens, at, got)
        if self.optional:
            yield at, got

    def starts(self, slots: Mapping[str, frozenset[str]]) -> tuple[frozenset[str], bool]:
        """As Node."""
        found = [choice.starts(slots) for choice in self.choices]
        words = frozenset().union(*(words for words, _ in found))
        return words, self.optional or any(empty for _, empty in found)


def _skip(tokens: Sequence[Token], at: int) -> int:
    while at < len(tokens) and tokens[at].noise:
        at += 1
    return at


def compile_form(form: str, slots: Mapping[str, Slot]) -> Node:
    """The form as parts. Raises ValueError for brackets that do not close (a mistake in a table of forms)."""
    parts = _PART.findall(form)
    node, end = _choices(parts, 0, slots)
    if end != len(parts):
        raise ValueError(f"brackets do not match in the form {form!r}")
    return node


def _choices(parts: list[str], at: int, slots: Mapping[str, Slot]) -> tuple[Node, int]:
    choices: list[Node] = []
    row: list[Node] = []
    while at < len(parts) and parts[at] not in ")]":
        part = parts[at]
        if part in "([":
            inner, at = _choices(parts, at + 1, slots)
            row.append(OneOf([inner], optional=True) if part == "[" else inner)
        elif part == "|":
            choices.append(Row(row))
            row = []
        elif part.startswith("<"):
            kind, _, name = part[1:-1].partition(":")
            row.append(Read(kind, name or kind, slots[kind]))
        else:
            row.append(Word(part))
        at += 1
    choices.append(Row(row))
    return (choices[0] if len(choices) == 1 else OneOf(choices, optional=False)), at


def longest(node: Node, tokens: Sequence[Token], at: int) -> tuple[int, Captures] | None:
    """The longest way to match from `at` on; of equally long ones the first."""
    best: tuple[int, Captures] | None = None
    for end, got in node.ends(tokens, at, {}):
        if best is None or end > best[0]:
            best = end, got
    return best
