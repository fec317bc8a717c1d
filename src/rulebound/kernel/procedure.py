"""What is in progress: a procedure is a class whose steps are methods, run one at a time by the kernel's loop."""

from typing import TYPE_CHECKING, ClassVar

from rulebound.kernel.choice import NO, Choice
from rulebound.kernel.ids import BattlefieldId, ObjectId, PlayerId
from rulebound.kernel.mypyc import mypyc_attr

if TYPE_CHECKING:
    from rulebound.kernel.event import Event
    from rulebound.kernel.table import Table


class IdiomError(Exception):
    """A step broke the kernel's contract: it acted again after its push, its question or its replaceable event."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """Something the rules describe in steps.

    A step does any number of plain events (`note`) and then at most one of: `push` a procedure, `ask`, or `do`
    replaceable events. `again` repeats the step, `go` names the next, `finish` ends. The answer of a choice is
    `self.answer` in the next step; a finished procedure hands its parent `result`.
    """

    __slots__ = ("answer", "at", "cause", "done", "following", "handed", "result")
    STEPS: ClassVar[tuple[str, ...]] = ()
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The rules each step carries out, for the coverage of rules; a step that only keeps order has none."""
    FIELDS: ClassVar[tuple[str, ...]] = ("at", "following", "cause", "answer", "handed", "result")

    def __init__(self) -> None:
        self.at: int = 0
        self.following: int = 0
        self.done: bool = False
        self.cause: int = 0
        self.answer: list[int] = []
        self.handed: list[int] = []  # the result of the procedure pushed last, or the ids an event made
        self.result: list[int] = []

    # What a step may do.

    def note(self, table: "Table", event: "Event") -> None:
        """A plain event: it happens at once and nothing replaces it."""
        table.must_not_have_acted(self)
        event.cause = self.cause
        table.carry_out([event])
        self.cause = table.clock

    def do(self, table: "Table", events: "list[Event]") -> None:
        """One moment of replaceable events (370.1.a); ids that they made are `handed` in the next step."""
        table.must_not_have_acted(self)
        table.acted = True
        for event in events:
            event.cause = self.cause
        self.handed = []
        if table.any_replacement(events):
            table.start(self, table.hooks.perform(events))
            return
        self.handed = table.carry_out(events)
        self.cause = table.clock

    def push(self, table: "Table", procedure: "Procedure") -> None:
        """Let another procedure run before the next step."""
        table.must_not_have_acted(self)
        table.acted = True
        self.handed = []
        table.start(self, procedure)

    def ask(self, table: "Table", choice: Choice) -> None:
        """Put a decision to a player. One that can only go one way is logged, not asked."""
        table.must_not_have_acted(self)
        table.acted = True
        table.put(self, choice)

    def again(self) -> None:
        self.following = self.at

    def go(self, step: str) -> None:
        self.following = self.STEPS.index(step)

    def finish(self) -> None:
        self.done = True

    # Typed readers of an answer.

    def said_yes(self) -> bool:
        return self.answer[0] != NO

    def chosen_player(self) -> PlayerId:
        return PlayerId(self.answer[0])

    def chosen_battlefield(self) -> BattlefieldId:
        return BattlefieldId(self.answer[0])

    def chosen_objects(self) -> list[ObjectId]:
        return [ObjectId(number) for number in self.answer]


PROCEDURES: dict[str, type[Procedure]] = {}
"""Every procedure by its name, for saves."""


def register(*classes: type[Procedure]) -> None:
    """Make procedures known by name; a step that is no method of its class fails here, at import."""
    for cls in classes:
        for step in cls.STEPS:
            if not callable(getattr(cls, step, None)):
                raise IdiomError(f"{cls.__name__} has no step {step}")
        for step in cls.CITES:
            if step not in cls.STEPS:
                raise IdiomError(f"{cls.__name__} cites rules for {step}, which is no step of it")
        PROCEDURES[cls.__name__] = cls
