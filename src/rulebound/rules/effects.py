"""Carrying out the text of a spell or ability: its instructions one by one, from top to bottom (158.1, 359.3.d)."""

from typing import ClassVar

from rulebound.kernel.changes import Ignored
from rulebound.kernel.ids import NOBODY
from rulebound.kernel.items import Frame
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.program import Node, Path
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction(Node):
    """One instruction: a game action and its complement (135.2.b.5)."""

    ADDRESSES_YOU: ClassVar[bool] = True
    """Whether it speaks to “you”; one that names its players itself does not."""

    def perform(self, table: Table, run: "Execute") -> None:
        """Do it, as one step of `run`: plain events, then at most one push, question or replaceable event.

        What it did stands in `run.handed` for the instruction after it.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Node):
    """A choice made while an item is finalized (355.5): what may be chosen, and how many."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int, children: tuple[Node, ...] = ()) -> None:
        super().__init__(children)
        self.low: int = low
        self.high: int = high

    def candidates(self, table: Table, frame: Frame) -> list[int]:
        """What can be chosen now (355.9)."""
        raise NotImplementedError

    def kind(self) -> str:
        """What the options are: objects or players."""
        return "objects"


@mypyc_attr(allow_interpreted_subclasses=True)
class Modes(Instruction):
    """“Choose one —”: its children are the modes; the choice is made while the item is finalized (355.3)."""

    def perform(self, table: Table, run: "Execute") -> None:
        mode = run.frame.modes[0]
        run.push(table, Execute(run.card, (*run.path, run.place - 1, mode), run.frame.twin()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Execute(Procedure):
    """Carry out the instructions under one node of a card's program, in a frame."""

    __slots__ = ("card", "frame", "path", "place")
    STEPS: ClassVar[tuple[str, ...]] = ("instruction",)
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "instruction": (R.SPELL_RESOLVE, R.PLAY_SPELL_EXECUTES, R.CONTROL_YOU)
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "card", "path", "frame", "place")

    def __init__(self, card: str, path: Path, frame: Frame) -> None:
        super().__init__()
        self.card: str = card
        self.path: Path = path
        self.frame: Frame = frame
        self.place: int = 0

    def instruction(self, table: Table) -> None:
        node = table.book.root(self.card).at(self.path)
        self.frame.last = self.handed
        if self.place >= len(node.children):
            self.result = self.handed
            self.finish()
            return
        part = node.children[self.place]
        self.place += 1
        self.again()
        if not isinstance(part, Instruction):
            return
        if self.frame.subject == NOBODY and part.ADDRESSES_YOU:
            self.note(table, Ignored((R.CONTROL_YOU,), self.frame.controller, "nobody's battlefield"))
            return
        part.perform(table, self)


def targets_of(node: Node, frame: Frame) -> list[Target]:
    """The choices to be made while an item is finalized, in text order; of modes, those of the chosen one."""
    found: list[Target] = []
    if isinstance(node, Target):
        found.append(node)
        return found
    if isinstance(node, Modes):
        if frame.modes:
            found.extend(targets_of(node.children[frame.modes[0]], frame))
        return found
    for part in node.children:
        found.extend(targets_of(part, frame))
    return found


def modes_of(node: Node) -> Modes | None:
    """The modes a text offers, if it does."""
    if isinstance(node, Modes):
        return node
    for part in node.children:
        found = modes_of(part)
        if found is not None:
            return found
    return None


register(Execute)
