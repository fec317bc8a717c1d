"""What if: the same question for other counts, as a grid that shows where it gives a point, wins or loses."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final, Literal

from rulebound.answer.asking_cards import CatalogCards
from rulebound.rules.faces import NotYet, UnknownFace
from rulebound.scenario import Run, load_data
from rulebound.scenario.errors import SituationError
from rulebound.scenario.situation import TEAMS
from rulebound.web.answering import Answered, limited_run

SIZE: Final = 6

Over = Literal["cards", "points"]

MEANINGS: Final = {
    "W": ("win", "you win"),
    "L": ("lose", "you lose"),
    "+": ("gain", "your side gains points"),
    "−": ("give", "an opponent gains points"),
    "±": ("both", "both sides gain points"),
    "?": ("open", "a choice decides"),
    "·": ("none", "no points, no winner"),
    "×": ("not", "can't be carried out"),
}
"""The letters of the cells, each with its colour's class and what it means."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One variation: the two counts, its letter, and whether it is the question itself."""

    row: int
    column: int
    letter: str
    itself: bool

    @property
    def kind(self) -> str:
        """The class of its colour."""
        return MEANINGS[self.letter][0]

    @property
    def meaning(self) -> str:
        """What the letter means."""
        return MEANINGS[self.letter][1]


@dataclass(frozen=True, slots=True)
class Grid:
    """The variations of a question: `rows` of cells, what rows and columns count, and whose cards these are."""

    over: Over
    seat: str
    row_name: str
    column_name: str
    columns: list[int]
    rows: list[list[Cell]]

    @property
    def letters(self) -> list[str]:
        """The letters that occur, in the order of the legend."""
        found = {cell.letter for row in self.rows for cell in row}
        return [letter for letter in MEANINGS if letter in found]


def grid_of(answered: Answered, over: Over) -> Grid:
    """The grid of a question: Main Deck by Trash of the seat whose deck is used, or your points by an opponent's."""
    before = answered.entry["before"]
    if over == "cards":
        seat = seat_of_deck(answered)
        paths = ((seat, "main_deck"), (seat, "trash"))
        names = ("Main Deck", "Trash")
        rows = columns = list(range(SIZE))
    else:
        other = next(seat for seat in answered.run.seats if seat.startswith("opponent"))
        paths = (("you", "points"), (other, "points"))
        seat, names = "you", ("your points", f"{'the opponent' if other == 'opponent' else other}'s points")
        rows = columns = list(range(before["victory_score"] - SIZE + 1, before["victory_score"] + 1))
    now = tuple(before[who][key] for who, key in paths)
    cells = [
        [
            Cell(row, column, letter_of(answered, {paths[0]: row, paths[1]: column}), (row, column) == now)
            for column in columns
        ]
        for row in rows
    ]
    return Grid(over, seat, names[0], names[1], columns, cells)


def seat_of_deck(answered: Answered) -> str:
    """The seat whose Main Deck the answer changes first, else the one that acts."""
    for step in answered.entry["steps"]:
        for seat, counts in step["after"].items():
            if "main_deck" in counts:
                return str(seat)
    return answered.asked.actor


def letter_of(answered: Answered, counts: Mapping[tuple[str, str], int]) -> str:
    """What the question comes to with other counts."""
    situation: dict[str, Any] = deepcopy(answered.question.situation)
    for (seat, key), count in counts.items():
        situation["players"].setdefault(seat, {})[key] = count
        if key == "points":
            for team in TEAMS.get(situation["mode"], ()):
                for ally in team if seat in team else ():
                    situation["players"].get(ally, {}).pop("points", None)
            situation["players"][seat][key] = count
    try:
        run = limited_run(load_data(situation, "question", CatalogCards()))
    except (SituationError, NotYet, UnknownFace):
        return "×"
    return letter_of_run(run)


def letter_of_run(run: Run) -> str:
    """A win or loss, an open choice, or who gained points."""
    if run.winners:
        return "W" if "you" in run.winners else "L"
    if run.asked:
        return "?"
    after = run.counts()
    gained = {seat for seat, counts in run.before.items() if after[seat]["points"] > counts["points"]}
    ours = {"you", "ally"} & gained
    return {(True, True): "±", (True, False): "+", (False, True): "−"}.get((bool(ours), bool(gained - ours)), "·")
