"""Endless loops (decisions 6): the same position twice in one turn, nobody having had another option in between.

Nothing is ever counted to find a loop: positions are compared. Most of what a game does is far too short to come
round, so a watch begins to compare only after `PATIENCE` steps without an option, and then by Brent's method: one
position is kept, at 1, 2, 4, … times that many steps, and each later one is compared with it, cheaply first.
"""

from typing import Any, Final

from rulebound.kernel.choice import MOVES, Choice
from rulebound.kernel.saving import table_data
from rulebound.kernel.table import Table

PATIENCE: Final = 512
"""Steps without an option before positions are compared; it decides when a loop is found, never whether."""

LEFT_OUT: Final = ("clock", "next_id", "resolved", "cause", "format")
"""What counts upwards by itself and is no part of a position."""

NUMBERS_OF_OBJECTS: Final = (
    "id", "attached_to", "object", "source", "units", "targets", "found", "last", "answer", "handed", "result",
    "cards", "groups", "rest", "recycled", "taken", "number", "new", "objects", "zones", "options", "card",
)  # fmt: skip
"""Fields whose numbers are objects, or places in a list where order of appearance tells as much."""

NO_OBJECTS: Final = ("Player", "Battlefield")
"""Classes that are numbered by their place at the table."""


class EndlessLoop(Exception):
    """The game can't go on: it comes to the same position again and again. `cycle` names what keeps it going."""

    def __init__(self, cycle: list[str]) -> None:
        self.cycle: list[str] = cycle
        what = ", ".join(cycle) if cycle else "what is in progress"
        super().__init__(f"this never ends as long as nobody does anything else: {what}")


class LoopWatch:
    """Follows one table, step by step, and raises EndlessLoop when a position returns.

    With `all_pass`, for a driver that lets everybody pass, what players could do with priority is no option: nobody
    will do it. A copy of the table needs a watch of its own.
    """

    __slots__ = ("all_pass", "cycle", "kept", "kept_at", "outline", "steps", "turn")

    def __init__(self, all_pass: bool = False) -> None:
        self.all_pass: bool = all_pass
        self.steps: int = 0
        self.turn: int = -1
        self.kept_at: int = PATIENCE
        self.kept: Any = None
        self.outline: tuple[int, ...] = ()
        self.cycle: list[str] = []

    def stepped(self, table: Table) -> None:
        """To be called after every step. Raises EndlessLoop where the position is one of this turn's before."""
        if table.turn != self.turn:
            self.begin_again()
            self.turn = table.turn
        choice = table.choice
        if choice is not None and self.is_option(choice):
            self.begin_again()
            return
        self.steps += 1
        if self.steps < PATIENCE or choice is not None or table.outcome is not None:
            return
        self.note_progress(table)
        outline = outline_of(table)
        if self.kept is not None and outline == self.outline and position(table) == self.kept:
            raise EndlessLoop(self.cycle)
        if self.steps >= self.kept_at:
            self.kept_at = self.steps * 2
            self.outline = outline
            self.kept = position(table)
            self.cycle = []

    def begin_again(self) -> None:
        """A player could do something else, or it is another turn: what was before is no loop."""
        self.steps = 0
        self.kept_at = PATIENCE
        self.kept = None
        self.cycle = []

    def is_option(self, choice: Choice) -> bool:
        """Whether the player asked can do anything but one thing; to be able only to pass is no option."""
        if choice.kind == MOVES:
            return not self.all_pass and len(choice.options) > 1
        return True  # a decision that can go one way only is never asked

    def note_progress(self, table: Table) -> None:
        """Remember whose cards and abilities have been on the chain since the kept position."""
        for item in table.chain:
            if item.source_name not in self.cycle:
                self.cycle.append(item.source_name)
        if not table.chain and not self.cycle and table.stack:
            self.cycle.append(type(table.stack[-1]).__name__)


def outline_of(table: Table) -> tuple[int, ...]:
    """What is quickly compared: how much of everything there is."""
    outline = [len(table.stack), len(table.chain), len(table.tasks), len(table.objects)]
    outline.extend(table.points)
    for player in table.players:
        for zone in player.zones:
            outline.append(len(zone))
    if table.stack:
        outline.append(table.stack[-1].at)
    return tuple(outline)


def position(table: Table) -> Any:
    """The whole state with objects numbered by order of appearance, so that new objects can be the same position."""
    data = table_data(table)
    numbers: dict[int, int] = {}
    # Zones first: what stands in the same place gets the same number, whatever its id.
    ordered = [renamed(data[name], name, numbers) for name in ("players", "battlefields", "chain")]
    for name in sorted(data):
        if name not in ("players", "battlefields", "chain", "objects", *LEFT_OUT):
            ordered.append([name, renamed(data[name], name, numbers)])
    things = [renamed(thing, "objects", numbers) for thing in data["objects"]]
    for thing in things:
        if thing["token"]:
            thing["physical"] = 0  # a token is no piece of cardboard: its number is its first id
    ordered.append(sorted(things, key=number_of))
    return ordered


def number_of(thing: dict[str, Any]) -> int:
    return int(thing["id"])


def renamed(data: Any, field: str, numbers: dict[int, int]) -> Any:
    """Plain data of a save with its object ids renumbered; `field` is where it stands."""
    if isinstance(data, bool):
        return data
    if isinstance(data, int):
        if field == "among" and data > 0:  # groups are numbered by when they were recycled
            return numbers.setdefault(-data, len(numbers) + 1)
        if data <= 0 or field not in NUMBERS_OF_OBJECTS:
            return data
        return numbers.setdefault(data, len(numbers) + 1)
    if isinstance(data, str):
        # Replacement effects and triggers with a limit are known by "source|place|program".
        source, mark, rest = data.partition("|")
        if mark and source.isdecimal():
            return f"{numbers.setdefault(int(source), len(numbers) + 1)}|{rest}"
        return data
    if isinstance(data, list):
        return [renamed(part, field, numbers) for part in data]
    if isinstance(data, dict):
        if "class" in data:
            found: dict[str, Any] = {}
            for name in data:
                if name in LEFT_OUT:
                    continue
                if name == "id" and data["class"] in NO_OBJECTS:
                    found[name] = data[name]
                else:
                    found[name] = renamed(data[name], name, numbers)
            return found
        return {name: renamed(data[name], field, numbers) for name in data}
    return data
