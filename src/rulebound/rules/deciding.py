"""Instructions that go round the players or wait for somebody's decision on the way (303.2.a, 355.17, 359.3.e)."""

from typing import ClassVar

from rulebound.kernel.choice import YES, yes_or_no
from rulebound.kernel.ids import PlayerId
from rulebound.kernel.items import Frame
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.program import Path
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R
from rulebound.rules.effects import Execute


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurnOrder(Procedure):
    """Several players follow the instructions under one node, each completely before the next (303.1, 303.2.a)."""

    __slots__ = ("card", "frame", "path", "seat", "seats")
    STEPS: ClassVar[tuple[str, ...]] = ("next_player",)
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {"next_player": (R.TURN_ORDER_OF_ACTIONS, R.TURN_ONE_AT_A_TIME)}
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "seats", "seat", "card", "path", "frame")

    def __init__(self, seats: list[PlayerId], card: str, path: Path, frame: Frame) -> None:
        super().__init__()
        self.seats: list[PlayerId] = seats
        self.seat: int = 0
        self.card: str = card
        self.path: Path = path
        self.frame: Frame = frame

    def next_player(self, table: Table) -> None:
        self.result = self.handed
        if self.seat >= len(self.seats):
            return
        player = self.seats[self.seat]
        self.seat += 1
        self.again()
        if table.players[player].left:
            return
        frame = self.frame.twin()
        frame.subject = player
        self.push(table, Execute(self.card, self.path, frame))


@mypyc_attr(allow_interpreted_subclasses=True)
class Unless(Procedure):
    """A player decides on resolution between two instructions: child 2 of the node if yes, child 1 if no."""

    __slots__ = ("card", "decider", "frame", "path", "words")
    STEPS: ClassVar[tuple[str, ...]] = ("decide", "carry_out")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {"decide": (R.PLAY_ON_RESOLUTION,)}
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "decider", "card", "path", "frame", "words")

    def __init__(self, decider: PlayerId, card: str, path: Path, frame: Frame, words: str) -> None:
        super().__init__()
        self.decider: PlayerId = decider
        self.card: str = card
        self.path: Path = path
        self.frame: Frame = frame
        self.words: str = words

    def decide(self, table: Table) -> None:
        self.ask(table, yes_or_no(self.decider, "EFFECT.CHOOSE", (R.PLAY_ON_RESOLUTION,), self.frame.source))

    def carry_out(self, table: Table) -> None:
        child = 2 if self.answer[0] == YES else 1
        self.finish()
        self.push(table, Execute(self.card, (*self.path, child), self.frame))


register(InTurnOrder, Unless)
