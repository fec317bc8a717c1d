"""A watch on the kernel for tests: a call before and after every step, and a recording that can be played on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final
from unittest.mock import patch

import rulebound.kernel.loop
import rulebound.scenario.runner
from rulebound.kernel.copying import copy_procedure
from rulebound.kernel.event import Event
from rulebound.kernel.ids import PlayerId
from rulebound.kernel.procedure import Procedure
from rulebound.kernel.table import Table

STEP: Final = rulebound.kernel.loop.step
ANSWER: Final = Table.answer
CARRY_OUT: Final = Table.carry_out


class Watcher:
    """What is called while situations run; it does nothing by itself."""

    def before_step(self, table: Table) -> None:
        """A step is about to run."""

    def after_step(self, table: Table) -> None:
        """A step has run."""

    def after_moment(self, table: Table, events: list[Event]) -> None:
        """Events of one moment have happened."""

    def answered(self, table: Table, picked: list[int]) -> None:
        """A decision is about to be answered."""


@contextmanager
def watched(watcher: Watcher, moments: bool = False) -> Iterator[None]:
    """Call the watcher for every step of every table while this lasts; for every moment too where that is wanted."""

    def step(table: Table) -> None:
        watcher.before_step(table)
        STEP(table)
        watcher.after_step(table)

    def answer(table: Table, picked: list[int]) -> None:
        watcher.answered(table, picked)
        ANSWER(table, picked)

    def carry_out(table: Table, events: list[Event]) -> list[int]:
        made = CARRY_OUT(table, events)
        watcher.after_moment(table, events)
        return made

    with (
        patch.object(rulebound.kernel.loop, "step", step),
        patch.object(rulebound.scenario.runner, "step", step),
        patch.object(Table, "answer", answer),
        patch.object(Table, "carry_out", carry_out if moments else CARRY_OUT),
    ):
        yield


class Input:
    """What came from outside between two steps: a withdrawn choice, procedures begun, wishes, an answer."""

    def __init__(self, withdrawn: bool, begun: list[Procedure], cleanup_due: bool, next_player: PlayerId) -> None:
        self.withdrawn = withdrawn
        self.begun = begun
        self.cleanup_due = cleanup_due
        self.next_player = next_player
        self.picked: list[int] | None = None

    def give(self, table: Table) -> None:
        """Give the same to another table."""
        if self.withdrawn:
            table.withdraw()
        table.stack.extend([copy_procedure(procedure) for procedure in self.begun])
        table.cleanup_due = self.cleanup_due
        table.next_player = self.next_player
        if self.picked is not None:
            ANSWER(table, self.picked[:])


class Recorder(Watcher):
    """Records what a run gives the table from outside, step by step, so that a copy can be played on alike.

    `inputs[n]` is what came before step n; those given after the last step stand behind it in `rest`.
    """

    def __init__(self) -> None:
        self.inputs: list[list[Input]] = []
        self.coming: list[Input] = []
        self.depth = 1  # a situation is set up with its turn in progress, and nothing else
        self.open = False

    def settled(self, table: Table) -> None:
        self.depth = len(table.stack)
        self.open = table.choice is not None

    def came(self, table: Table) -> Input:
        """What changed on the table since the engine itself last did something."""
        begun = [copy_procedure(procedure) for procedure in table.stack[self.depth :]]
        withdrawn = self.open and table.choice is None
        return Input(withdrawn, begun, table.cleanup_due, table.next_player)

    def answered(self, table: Table, picked: list[int]) -> None:
        given = self.came(table)
        given.picked = picked[:]
        self.coming.append(given)
        self.depth = len(table.stack)
        self.open = False

    def before_step(self, table: Table) -> None:
        self.coming.append(self.came(table))
        self.inputs.append(self.coming)
        self.coming = []

    def after_step(self, table: Table) -> None:
        self.settled(table)

    def finish(self, table: Table) -> None:
        """What came after the last step."""
        self.coming.append(self.came(table))

    def play_on(self, table: Table, start: int, before: Callable[[Table], None] | None = None) -> None:
        """Give a copy made just before step `start`, its inputs given already, everything that followed."""
        for place in range(start, len(self.inputs)):
            if place > start:
                for given in self.inputs[place]:
                    given.give(table)
            if before is not None:
                before(table)
            STEP(table)
        for given in self.coming:
            given.give(table)
