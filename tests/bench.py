"""How fast it is: `make bench`, each time as a ratio to a calibration loop, so that machines can be compared.

The calibration loop is plain Python of a fixed size. A ratio of 2.0 means that one of the thing takes as long as two
rounds of the loop. Nothing here fails; gates are on counts, in tests/unit/test_work_counts.py.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Final

from rulebound.answer.asking import ask
from rulebound.answer.question import Options
from rulebound.kernel.loop import step
from rulebound.kernel.saving import digest, load, save
from rulebound.kernel.table import Table
from rulebound.rules.decks import DRAW, TakeFromMainDeck
from rulebound.scenario import load_data, run
from tests.library import FILES
from tests.library import load as load_file

ROUNDS: Final = 5
"""Each thing is timed so often; the middle time counts."""
LEAST: Final = 0.2
"""Seconds that one round takes at least."""

QUESTION: Final = "draw 3"


def calibration() -> None:
    """A fixed amount of ordinary Python: attribute-free arithmetic, a list and a dictionary."""
    total = 0
    seen: dict[int, int] = {}
    for number in range(1_000):
        total += number * number % 7
        seen[number & 63] = total
    assert len(seen) == 64


def seconds(action: Callable[[], object], least: float = LEAST) -> float:
    """Seconds for one call, the middle of several rounds."""
    count = 1
    action()
    while True:
        start = time.perf_counter()
        for _ in range(count):
            action()
        taken = time.perf_counter() - start
        if taken >= least / 4:
            break
        count *= 2
    count = max(1, int(count * least / taken))
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(count):
            action()
        times.append((time.perf_counter() - start) / count)
    return statistics.median(times)


def forty_in_the_trash() -> Table:
    """You have no Main Deck and forty cards in the Trash; nothing is in progress but the turn."""
    table = run(load_data({"players": {"you": {"main_deck": 0, "trash": 40}}, "do": []})).table
    table.withdraw()
    return table


def draw_forty(start: Table) -> Table:
    """Draw 40 through the whole pipeline: nothing to take, Burn Out, the point, and the cards; the log is on."""
    table = start.copy()
    depth = len(table.stack)
    table.stack.append(TakeFromMainDeck(table.turn_player, 40, DRAW))
    while len(table.stack) > depth:
        step(table)
    return table


def steps_of(start: Table) -> int:
    """How many steps drawing forty takes."""
    table = start.copy()
    depth = len(table.stack)
    table.stack.append(TakeFromMainDeck(table.turn_player, 40, DRAW))
    count = 0
    while len(table.stack) > depth:
        step(table)
        count += 1
    return count


def process(arguments: list[str], cache: str) -> float:
    """Seconds for one run of Python with these arguments, the middle of several; modules come compiled from a cache."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = cache
    times = []
    for _ in range(ROUNDS + 1):
        start = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL, env=environment)
        times.append(time.perf_counter() - start)
    return statistics.median(times[1:])  # the first run fills the cache


class Report:
    """Lines of the report: what, its time, how many a second, and the ratio to the calibration loop."""

    def __init__(self) -> None:
        self.unit = seconds(calibration)
        print(f"{'calibration loop':<44}{self.unit * 1e6:>12,.1f} µs{1 / self.unit:>14,.0f} a second{1:>9.2f}")

    def line(self, what: str, taken: float) -> None:
        ratio = taken / self.unit
        print(f"{what:<44}{taken * 1e6:>12,.1f} µs{1 / taken:>14,.0f} a second{ratio:>9.2f}", flush=True)


def main() -> None:
    """Time everything and print it."""
    report = Report()
    start = forty_in_the_trash()
    done = draw_forty(start)
    assert len(done.players[0].zones[2]) == 40
    events = done.clock - start.clock
    steps = steps_of(start)
    forty = seconds(lambda: draw_forty(start))
    copy = seconds(start.copy)
    report.line(f"draw 40 with a Burn Out ({events} events, {steps} steps)", forty)
    report.line("  of it an event", (forty - copy) / events)
    report.line("  of it a step", (forty - copy) / steps)
    report.line(f"copy of a table ({len(start.objects)} objects)", copy)
    saved = save(start)
    report.line(f"save ({len(saved):,} bytes)", seconds(lambda: save(start)))
    report.line("load", seconds(lambda: load(saved, start.book, start.hooks)))
    report.line("digest", seconds(lambda: digest(start)))
    situations = [load_file(path) for path in FILES if "a_thousand_and_one" not in path.name]
    report.line(
        f"a situation, read ({len(situations)} of them)",
        seconds(lambda: [load_file(path) for path in FILES[:50]]) / 50,
    )
    report.line("a situation, carried out", seconds(lambda: [run(one) for one in situations], 1.0) / len(situations))
    options = Options(deck=1, trash=6, points=3, opponent_points=7)
    report.line(f"ask “{QUESTION}”, in the process", seconds(lambda: ask(QUESTION, options)))
    words = ["-m", "rulebound", "ask", QUESTION, "--deck", "1", "--trash", "6", "--points", "3"]
    with tempfile.TemporaryDirectory(prefix="rulebound-bench-") as cache:
        bare = process(["-c", "pass"], cache)
        whole = process(words, cache)
    report.line("Python by itself", bare)
    report.line(f"ask “{QUESTION}”, as a process", whole)
    report.line("  of it more than Python by itself", whole - bare)


if __name__ == "__main__":
    main()
