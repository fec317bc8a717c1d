"""The shapes that an everyday question goes in with and comes out as (FORMAT sections 1, 3 and 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

Value = int | str | list["Value"] | dict[str, "Value"]
"""What a situation holds at a key, in the shape that the loader of files takes."""


class NotUnderstood(ValueError):
    """The question can't be read, or says two things at once; the message is one line for the person who asked."""


@dataclass(slots=True)
class Note:
    """Something the answer has to say beside the result: `kind` is one of FORMAT's kinds, here mostly `assumed`."""

    kind: str
    text: str


@dataclass(slots=True)
class Question:
    """A question that was understood: the situation (FORMAT section 1) and what was assumed to fill it."""

    situation: dict[str, Value]
    notes: list[Note]


@dataclass(slots=True)
class Cost:
    """What playing a card or activating its ability takes: Energy, Power by domain, cards recycled from the Trash."""

    energy: int = 0
    power: dict[str, int] = field(default_factory=dict)
    trash: int = 0


class CardNames(Protocol):
    """What a question needs to know of the cards; the catalog is handed in so that this package needs no engine."""

    def all_names(self) -> Sequence[str]:
        """Every card name, as the catalog spells it ("Karma, Channeler")."""

    def type_of(self, name: str) -> str:
        """The card's type; only whether it contains battlefield, spell, unit, gear or legend is looked at."""

    def cost(self, name: str) -> Cost:
        """The printed cost of playing the card."""

    def ability_cost(self, name: str) -> Cost:
        """The cost of the card's activated ability, without exhausting or killing it; zero where it has none."""

    def modes(self, name: str) -> Sequence[str]:
        """The texts of the modes to choose from, in order; empty for a card without modes."""


@dataclass(slots=True)
class Options:
    """The options of the command line; None and empty mean "not given". Letters are A, B, C."""

    deck: int | None = None
    trash: int | None = None
    hand: int | None = None
    rune_deck: int | None = None
    runes: int | None = None
    banishment: int | None = None
    points: int | None = None
    xp: int | None = None
    energy: int | None = None
    opponent_deck: int | None = None
    opponent_trash: int | None = None
    opponent_hand: int | None = None
    opponent_rune_deck: int | None = None
    opponent_runes: int | None = None
    opponent_banishment: int | None = None
    opponent_points: int | None = None
    opponent_xp: int | None = None
    opponent_energy: int | None = None
    mode: str | None = None
    battlefields: dict[str, str] = field(default_factory=dict)
    controls: list[str] = field(default_factory=list)
    scored: list[str] = field(default_factory=list)
    opponent_controls: list[str] = field(default_factory=list)
    opponent_scored: list[str] = field(default_factory=list)
    sets: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    seed: int | None = None


COUNTS = ("deck", "trash", "hand", "rune_deck", "runes", "banishment", "points", "xp", "energy")
"""The options that are a count, each also with `opponent_` in front."""
