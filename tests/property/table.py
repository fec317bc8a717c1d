"""The exhaustive table of deck, Trash, number, points and mode: every combination by its index, and how to compare two.

A block is the product of its axes. Nothing is kept in memory: a case is built from its index, so a sample of the table
costs as much as it has cases.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple

from .model import MODES, Action, Battlefield, Case, Counts, Kind, Result

Subject = Callable[[Case], Result]

SMALL: Final = tuple(range(6))  # cards in the Main Deck, cards in the Trash
NUMBERS: Final = tuple(range(7))  # cards that an instruction asks for
ELSEWHERE: Final = Counts(deck=10, trash=3)  # every seat that does nothing: its cards must stay as they are


class Difference(NamedTuple):
    """A case in which the subject of the check did not do what the model does."""

    case: Case
    expected: Result
    found: Result


@dataclass(frozen=True)
class Block:
    """All combinations of these axes in one mode; points are given as distances from the Victory Score, by team."""

    mode: str
    actions: tuple[Action, ...]
    points: tuple[tuple[int, ...], ...]
    stoppers: tuple[int | None, ...] = (None,)
    choices: tuple[tuple[int, ...], ...] = ((0,),)
    fields: tuple[tuple[Battlefield, ...], ...] = ()
    decks: tuple[int, ...] = SMALL
    trashes: tuple[int, ...] = SMALL
    climb: bool = False
    then: tuple[Action, ...] = ()  # more actions, the same in every case of the block

    def axes(self) -> tuple[int, ...]:
        """The length of every axis, the one that turns slowest first."""
        fields = max(1, len(self.fields))
        lengths = (len(self.points), len(self.stoppers), len(self.choices), fields)
        return (*lengths, len(self.actions), len(self.decks), len(self.trashes))

    def __len__(self) -> int:
        total = 1
        for length in self.axes():
            total *= length
        return total

    def __getitem__(self, index: int) -> Case:
        digits: list[int] = []
        for length in reversed(self.axes()):
            index, digit = divmod(index, length)
            digits.append(digit)
        trash, deck, action_at, field, choice, stopper, points = digits
        mode = MODES[self.mode]
        action = self.actions[action_at]
        seats = [ELSEWHERE] * len(mode.seats)
        seats[action.seat] = Counts(self.decks[deck], self.trashes[trash])
        if action.recycled is not None:
            seen = min(action.n, self.decks[deck])
            action = action._replace(recycled=min(action.recycled, seen) if seen else None)
        return Case(
            mode=self.mode,
            seats=tuple(seats),
            points=tuple(mode.victory_score + self.climb + distance for distance in self.points[points]),
            actions=(action, *self.then),
            battlefields=self.fields[field] if self.fields else (Battlefield(),) * mode.battlefields,
            stopper=self.stoppers[stopper],
            climb=self.climb,
            choices=self.choices[choice],
        )


def numbered(kinds: Iterable[Kind], seat: int = 0) -> tuple[Action, ...]:
    """Every kind with every number."""
    return tuple(Action(kind, seat, n) for kind, n in product(kinds, NUMBERS))


def rows(*sides: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """Every combination of points of the sides."""
    return tuple(product(*sides))


TAKES: Final[tuple[Kind, ...]] = ("draw", "burn")
LOOKS: Final = (
    *numbered(("look", "reveal")),
    *(Action("predict", n=n, recycled=recycled) for n in NUMBERS for recycled in range(n + 1)),
)
POINTS: Final = numbered(("gain", "lose"))
NEAR: Final = range(-2, 2)
CLOSE: Final = range(-2, 1)
ROUNDS: Final = ((0,), (0, 1), (1, 2, 0))


def fields_of(mode: str) -> tuple[tuple[Battlefield, ...], ...]:
    """The first battlefield is to be scored; of the others none, one or all were scored before, by either side."""
    others = MODES[mode].battlefields - 1
    blank, mine, theirs = Battlefield(), Battlefield(scored_by=(0,)), Battlefield(scored_by=(1,))
    before = [(blank,) * others, (mine,) * others, (theirs,) * others]
    if others > 1:
        before.append((mine,) + (blank,) * (others - 1))
    if mode == "2v2":
        before.append((*(mine,) * (others - 1), Battlefield(held_by=(2,))))
        before.append((*(mine,) * (others - 1), Battlefield(scored_by=(2,))))
    again = (mine, *(blank,) * others)
    ally_here = (Battlefield(held_by=(2,)), *(mine,) * others) if mode == "2v2" else again
    return tuple((blank, *rest) for rest in before) + tuple(dict.fromkeys((again, ally_here)))


def held(fields: tuple[tuple[Battlefield, ...], ...], seat: int) -> tuple[tuple[Battlefield, ...], ...]:
    """The same with the first battlefield under this seat's control, in the Scoring Step too."""
    return tuple((first._replace(holder=seat, held_by=(seat,)), *rest) for first, *rest in fields if not first.held_by)


def scoring_blocks(mode: str, points: tuple[tuple[int, ...], ...], stoppers: tuple[int | None, ...]) -> list[Block]:
    """Conquers and Holds of the first battlefield, by the first seat; a Conquer may have to draw."""
    fields = fields_of(mode)
    conquer = Block(mode, (Action("conquer"),), points, stoppers, fields=fields)
    hold = Block(mode, (Action("hold"),), points, stoppers, fields=held(fields, 0), decks=(0, 3), trashes=(0, 3))
    return [conquer, hold]


def blocks() -> list[Block]:
    """The table, block by block; the order is part of what a seed means."""
    either = (None, 0, 1)
    table = [
        # Far from the Victory Score a sequence is long: whatever caps it shows here.
        Block("duel", numbered(TAKES), rows((0, 12), (-8, -7)), decks=(0, 1), trashes=(0, 1)),
        Block("duel", (Action("draw", n=1_000_000),), ((992, -8), (12, -8)), decks=(0, 1), trashes=(0, 2)),
        Block("ffa4", numbered(TAKES), ((-8,) * 4, (-1,) * 4), choices=ROUNDS, decks=(0, 1), trashes=(0, 1)),
        # Every move out of the Main Deck.
        Block("duel", numbered((*TAKES, "to banishment")), rows(NEAR, NEAR), either),
        Block("duel", numbered(("to hand", "to trash")), rows((-1,), CLOSE), (None, 0)),
        Block("duel", numbered(TAKES), rows(CLOSE, CLOSE), either, climb=True),
        Block("duel", numbered(TAKES, seat=1), rows((-1, 0), CLOSE), either),
        Block("match", numbered(TAKES), rows((-1,), CLOSE), either),
        Block("ffa3", numbered(TAKES), rows((-1, 0), CLOSE, CLOSE), (None, 0), ROUNDS[:2]),
        Block("ffa3", numbered(TAKES, seat=1), rows((-1,), (-2,), (-1,)), (None, 2), ROUNDS[:2]),
        Block("ffa4", numbered(TAKES), rows((-1,), (-2, -1), (-2, -1), (-2, -1)), (None, 0), ROUNDS[1:]),
        Block("2v2", numbered(TAKES), rows(CLOSE, CLOSE), either, ROUNDS[1:2]),
        Block("2v2", numbered(TAKES, seat=3), rows((-2, -1), (-1,)), either, ROUNDS[:1]),
        # Each instruction is a sequence of its own, without a cleanup in between.
        Block("duel", numbered(TAKES), rows((-1,), CLOSE), (None, 0), then=(Action("draw", n=2),)),
        Block("ffa3", numbered(TAKES), ((-1, -1, -1),), (None, 0), ROUNDS[1:2], then=(Action("burn", n=1),)),
        # What never leaves the Main Deck.
        Block("duel", LOOKS, rows((-1,), (-1, 0)), (None, 0)),
        Block("ffa3", LOOKS, rows((-1,), (-1,), (-1,))),
        Block("2v2", LOOKS, rows((-1,), (-1,))),
        Block("duel", tuple(Action("recycle", n=n) for n in NUMBERS), rows((-1,), (-1, 0))),
        # Scoring.
        Block("duel", (Action("conquer"),), rows(NEAR, NEAR), then=(Action("conquer", battlefield=1),)),
        *scoring_blocks("duel", rows(range(-3, 2), NEAR), either),
        *scoring_blocks("match", rows((-1,), CLOSE), either),
        *scoring_blocks("ffa3", rows(CLOSE, CLOSE, (-1,)), either),
        *scoring_blocks("ffa4", rows(CLOSE, (-1,), (-2,), CLOSE), (None, 1)),
        *scoring_blocks("2v2", rows(CLOSE, CLOSE), (None, 0, 2, 1)),
    ]
    # Points by an effect.
    for mode in MODES:
        teams = len(set(MODES[mode].teams))
        points = rows(range(-8, 2), CLOSE, *((-1,),) * (teams - 2))
        table.append(Block(mode, POINTS, points, either, decks=(2,), trashes=(2,)))
        table.append(Block(mode, POINTS, points, either, decks=(2,), trashes=(2,), climb=True))
    return table


def total() -> int:
    """How many cases the table has."""
    return sum(map(len, blocks()))


def chunk(number: int, of: int) -> Iterator[Case]:
    """The number-th (from 0) of so many parts of the table, each with cases from everywhere in it."""
    for block in blocks():
        for index in range(number, len(block), of):
            yield block[index]


def cases(parts: int = 100) -> Iterator[Case]:
    """Every case of the table, part by part, so that a fault anywhere is met early."""
    for number in range(parts):
        yield from chunk(number, parts)


def sample(size: int, seed: int) -> Iterator[Case]:
    """So many cases at random, the same for the same seed: half of them by their share of the table, half by block."""
    rng = random.Random(seed)
    table = blocks()
    lengths = [len(block) for block in table]
    for turn in range(size):
        block = rng.choice(table) if turn % 2 else rng.choices(table, lengths)[0]
        yield block[rng.randrange(len(block))]


def differences(wanted: Iterable[Case], expected: Subject, found: Subject) -> Iterator[Difference]:
    """The cases in which the two disagree."""
    for case in wanted:
        right, other = expected(case), found(case)
        if right != other:
            yield Difference(case, right, other)
