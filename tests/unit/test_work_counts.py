"""How much work the situations are, in counts that depend on no machine: events, steps, copies and what is looked up.

The numbers are kept in work_counts.json beside this file. A change that makes any of them grow by more than a tenth
fails; one that is meant is written down with `python -m tests.unit.test_work_counts`.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import rulebound.rules.layers
from rulebound.kernel.event import Event
from rulebound.kernel.saving import save
from rulebound.kernel.table import Table
from rulebound.rules.abilities import RulesHooks
from rulebound.scenario import run
from tests.library import FILES, load, name_of
from tests.watch import Watcher, watched

STORED: Final = Path(__file__).with_name("work_counts.json")
ROOM: Final = 0.1
"""How much more work than stored is let pass, for new situations of the ordinary kind included by the average."""


class Counting(Watcher):
    """Counts steps, moments and events."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def before_step(self, table: Table) -> None:
        self.counts["steps"] += 1

    def after_moment(self, table: Table, events: list[Event]) -> None:
        self.counts["moments"] += 1
        self.counts["events"] += len(events)

    def answered(self, table: Table, picked: list[int]) -> None:
        self.counts["decisions"] += 1


def counted() -> dict[str, Any]:
    """The work of all situations together, an average each, and of the draw of forty with a Burn Out."""
    counting = Counting()
    triggered = RulesHooks.triggered
    might = rulebound.rules.layers.might
    copy = Table.copy

    def count_handlers(self: RulesHooks, table: Table, events: list[Event], looking_back: bool) -> Any:
        counting.counts["looks for triggers"] += 1
        counting.counts["handler calls"] += sum([len(table.index.triggering.get(event.KIND, [])) for event in events])
        return triggered(self, table, events, looking_back)

    def count_might(table: Table, thing: Any) -> int:
        counting.counts["trait evaluations"] += 1
        return might(table, thing)

    def count_copies(table: Table) -> Table:
        counting.counts["copies"] += 1
        return copy(table)

    size = 0
    with (
        watched(counting, moments=True),
        patch.object(RulesHooks, "triggered", count_handlers),
        patch.object(rulebound.rules.layers, "might", count_might),
        patch.object(Table, "copy", count_copies),
    ):
        for path in FILES:
            if name_of(path) == "burn_out/a_thousand_and_one_times":
                continue  # it would outweigh all others together
            done = run(load(path))
            size += len(save(done.table))
    found: dict[str, Any] = {name: round(counting.counts[name] / len(FILES), 2) for name in sorted(counting.counts)}
    found["bytes of a save"] = round(size / len(FILES))
    return found


def test_work_is_what_it_was() -> None:
    stored = json.loads(STORED.read_text(encoding="utf-8"))
    found = counted()
    grown = {
        name: (stored.get(name, 0), found[name]) for name in found if found[name] > stored.get(name, 0) * (1 + ROOM)
    }
    assert grown == {}, "more work than stored: find out why, or store it with python -m tests.unit.test_work_counts"


if __name__ == "__main__":
    STORED.write_text(json.dumps(counted(), indent=2) + "\n", encoding="utf-8")
