"""What the rules read and the question does not say: filled with the defaults of FORMAT section 1, and said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.answer.question.facts import seats_of
from rulebound.answer.question.forms import Says
from rulebound.answer.question.ledger import VICTORY_SCORE, Ledger, called, named, owner
from rulebound.answer.question.shape import Note
from rulebound.answer.question.statement import Statement

DECK: Final = 10
RUNE_DECK: Final = 12
COUNTING_TURNS: Final = frozenset({"Forgotten Monument"})
"""The battlefields whose text counts the turns that a player has had."""


def fill(ledger: Ledger, statements: Sequence[Statement], gone_through: str, notes: list[Note]) -> None:
    """Write the default of everything that is read and not said, each with a note."""
    gap = _Gaps(ledger, notes)
    taken: dict[str, int] = {}
    for said in statements:
        who = said.who or "you"
        if said.says is Says.ACT:
            gap.instruction(said, seats_of(ledger, who), taken)
        elif said.says in (Says.HOLD, Says.CONQUER):
            gap.scoring(said, seats_of(ledger, who)[0], taken)
        elif said.says in (Says.PLAY, Says.ACTIVATE):
            gap.need(seats_of(ledger, who)[0], "main_deck", DECK)
            gap.need(seats_of(ledger, who)[0], "trash", 0)
            if "n" in said.got:
                for seat in seats_of(ledger, said.text("p") or who):
                    gap.need(seat, "main_deck", DECK)
    turn = str(ledger.get("turn", "player") or "you")
    if gone_through in ("channel", "start"):
        gap.need(turn, "rune_deck", RUNE_DECK)
    if gone_through in ("draw", "start"):
        gap.take(turn, 1, taken)
    if gone_through in ("awaken", "beginning", "scoring", "start") and _controls(ledger, turn):
        gap.points()
    _turns(ledger, statements, notes)
    if not statements or not any(said.says in (Says.ACT, Says.PLAY, Says.ACTIVATE) for said in statements):
        gap.points_if_any()


def stand_units(ledger: Ledger, notes: list[Note]) -> None:
    """Control without units is lost in the first cleanup, so a unit is assumed wherever a turn is gone into with it."""
    for letter in ledger.letters:
        seat = ledger.get("battlefields", letter, "controller")
        if isinstance(seat, str) and seat in ledger.seats and not ledger.get("battlefields", letter, "units", seat):
            ledger.put(("battlefields", letter, "units", seat), ["Recruit"], "the defaults")
            notes.append(Note("assumed", f"Control of {letter} needs a unit there: {owner(seat)} Recruit is assumed."))


def _controls(ledger: Ledger, seat: str) -> bool:
    return any(ledger.get("battlefields", letter, "controller") == seat for letter in ledger.letters)


def _turns(ledger: Ledger, statements: Sequence[Statement], notes: list[Note]) -> None:
    """A battlefield that counts its scorer's turns reads a number that is 2 by default."""
    cards = {ledger.get("battlefields", letter, "card") for letter in ledger.letters}
    for card in sorted(str(card) for card in cards & COUNTING_TURNS):
        seats = {said.who or "you" for said in statements if said.says in (Says.HOLD, Says.CONQUER)}
        for seat in sorted(seats or {str(ledger.get("turn", "player") or "you")}):
            if ledger.get("players", seat, "turns") is None:
                notes.append(Note("assumed", f"{card} counts turns: it is {owner(seat)} 2nd turn."))


class _Gaps:
    """Fills gaps, each once."""

    __slots__ = ("_ledger", "_notes")

    def __init__(self, ledger: Ledger, notes: list[Note]) -> None:
        self._ledger = ledger
        self._notes = notes

    def need(self, seat: str, key: str, value: int) -> None:
        """This count of this seat is read."""
        path = ("players", seat, key)
        if self._ledger.get(*path) is None:
            self._ledger.put(path, value, "the defaults")
            amount = "empty" if value == 0 and key in ("trash", "hand") else str(value)
            were = "were" if key in ("points", "runes") else "was"
            whose = owner(seat)
            self._notes.append(
                Note("assumed", f"{whose[0].upper()}{whose[1:]} {called(key)} {were} not given: {amount} assumed.")
            )

    def take(self, seat: str, number: int, taken: dict[str, int]) -> None:
        """So many cards leave this Main Deck; where it falls short, a Burn Out reads the Trash and all points."""
        self.need(seat, "main_deck", DECK)
        taken[seat] = taken.get(seat, 0) + number
        if taken[seat] > (self._ledger.count(seat, "main_deck") or 0):
            self.need(seat, "trash", 0)
            self.points()

    def points(self) -> None:
        """Everybody's points are read."""
        for seat in self._ledger.seats:
            self.need(seat, "points", 0)

    def points_if_any(self) -> None:
        """Where one player's points are said, the cleanup compares them with everybody's."""
        if any(self._ledger.count(seat, "points") is not None for seat in self._ledger.seats):
            self.points()

    def instruction(self, said: Statement, seats: Sequence[str], taken: dict[str, int]) -> None:
        """What an instruction reads; words that name cards of a zone mean that they are there."""
        number = min(said.number("n") or 0, 1_000)
        reads = said.text("source") if said.got["reads"] == "source" else said.text("reads")
        for seat in seats:
            if reads == "take":
                self.take(seat, said.number("n") or 0, taken)
            elif reads == "deck":
                self.need(seat, "main_deck", DECK)
            elif reads == "points":
                self.points()
            elif reads == "rune_deck":
                self.need(seat, "rune_deck", RUNE_DECK)
            elif reads in ("trash", "hand", "runes"):
                self.need(seat, reads, number)
                if reads == "trash":
                    self.need(seat, "main_deck", DECK)

    def scoring(self, said: Statement, seat: str, taken: dict[str, int]) -> None:
        """A Hold or Conquer reads all points; near the Victory Score a Conquer reads the marks, and may draw."""
        self.points()
        place = said.place()
        if place.kind == "card" or any(
            self._ledger.get("battlefields", letter, "card") for letter in self._ledger.letters
        ):
            self.need(seat, "main_deck", DECK)
            self.need(seat, "trash", 0)
        near = (self._ledger.count(seat, "points") or 0) + 1 >= VICTORY_SCORE[self._ledger.mode]
        others = [letter for letter in self._ledger.letters if not self._ledger.scored(letter, seat)]
        if said.says is Says.CONQUER and near and place.kind in ("letter", "any", "first", "card") and len(others) > 1:
            if "place2" not in said.got:
                self._notes.append(Note("assumed", f"Nothing else was said to be scored this turn by {named(seat)}."))
            self.take(seat, 1, taken)
