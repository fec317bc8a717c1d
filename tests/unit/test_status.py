"""The invariants hold after every event and step of every situation, and each of them can be seen to break."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from rulebound.game.status import Census, status
from rulebound.kernel import zones
from rulebound.kernel.choice import yes_or_no
from rulebound.kernel.event import Event
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.items import Outcome
from rulebound.kernel.table import Table
from rulebound.scenario import load_data, run
from rulebound.scenario.runner import Run
from tests.library import FILES, load, name_of
from tests.watch import Watcher, watched

LONG: Final = 2_000
"""From this many steps on, only every hundredth is looked at: what a step costs grows with the log."""


class Inspector(Watcher):
    """Looks at the table after every moment and step."""

    def __init__(self) -> None:
        self.census: Census | None = None
        self.steps = 0
        self.broken: list[str] = []

    def look(self, table: Table, where: str, within_step: bool) -> None:
        assert self.census is not None
        if self.steps > LONG and self.steps % 100:
            return
        for sentence in status(table, self.census, within_step=within_step):
            self.broken.append(f"step {self.steps}, {where}: {sentence}")

    def before_step(self, table: Table) -> None:
        if self.census is None:
            self.census = Census(table)
        if table.outcome is not None:
            self.broken.append(f"step {self.steps} runs after the game is over")

    def after_step(self, table: Table) -> None:
        self.steps += 1
        self.look(table, "after the step", False)

    def after_moment(self, table: Table, events: list[Event]) -> None:
        if self.census is not None:
            self.look(table, events[-1].KIND, True)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_invariants(path: Path) -> None:
    inspector = Inspector()
    with watched(inspector, moments=True):
        run(load(path))
    assert inspector.broken == []


def done() -> Run:
    """A small table on which something happened."""
    return run(
        load_data(
            {
                "players": {"you": {"main_deck": 1, "trash": 6, "base": ["Recruit"]}},
                "battlefields": {"A": {"card": "Shadow Temple", "controller": "you", "units": {"you": ["Recruit"]}}},
                "do": ["you draw 3"],
            }
        )
    )


def lose_a_card(table: Table) -> None:
    table.objects.pop(table.players[0].main_deck.pop())


def list_a_card_twice(table: Table) -> None:
    table.players[0].trash.append(table.players[0].main_deck[0])


def move_a_card_silently(table: Table) -> None:
    table.players[0].trash.append(table.players[0].main_deck.pop())


def add_a_card(table: Table) -> None:
    thing = table.objects[table.players[0].main_deck[0]]
    new = table.put_off_board(thing, zones.TRASH, 0)
    table.players[0].trash.append(new.id)


def go_below_zero(table: Table) -> None:
    table.points[0] = -1


def give_a_point_silently(table: Table) -> None:
    table.points[1] += 1


def list_what_is_gone(table: Table) -> None:
    table.index.enter(ObjectId(9_999), "Shadow Temple", table.book["Shadow Temple"].abilities)


def forget_an_ability(table: Table) -> None:
    table.index.strike(table.battlefields[0].card)


def leave_a_unit_unlisted(table: Table) -> None:
    table.battlefields[0].units.clear()


def ask_after_the_end(table: Table) -> None:
    table.outcome = Outcome("points", [PlayerId(0)], ())
    table.choice = yes_or_no(PlayerId(0), "TRIGGER.MAY", ())


@pytest.mark.parametrize(
    "breaks",
    [
        lose_a_card, list_a_card_twice, move_a_card_silently, add_a_card, go_below_zero, give_a_point_silently,
        list_what_is_gone, forget_an_ability, leave_a_unit_unlisted, ask_after_the_end,
    ],
)  # fmt: skip
def test_each_invariant_can_break(breaks: Callable[[Table], None]) -> None:
    table = done().table
    # The census is of the table before: what was drawn since is in the log.
    census = Census(table)
    assert status(table, census) == []
    breaks(table)
    assert status(table, census) != []
