"""Instructions about other instructions: for each player, only if, unless somebody decides otherwise."""

from typing import ClassVar

from rulebound.cards.language.selectors import CONTROLLER_OF_CHOSEN, Who
from rulebound.kernel import zones
from rulebound.kernel.program import Node
from rulebound.kernel.table import Table
from rulebound.rules.deciding import InTurnOrder, Unless
from rulebound.rules.effects import Execute, Instruction, Target


class Each(Instruction):
    """Each of some players does this, one after the other in turn order (303.2.a)."""

    __slots__ = ("who",)
    ADDRESSES_YOU: ClassVar[bool] = False

    def __init__(self, who: Who, instructions: tuple[Node, ...]) -> None:
        super().__init__(instructions)
        self.who: Who = who

    def perform(self, table: Table, run: Execute) -> None:
        players = self.who.players(table, run.frame)
        if players:
            run.push(table, InTurnOrder(players, run.card, (*run.path, run.place - 1), run.frame.twin()))

    def text(self) -> str:
        return f"{self.who.text()} does this: " + ", then ".join([part.text() for part in self.children])


class OnlyIf(Instruction):
    """Do this if something holds as it is carried out: part of the effect, not of a trigger's condition."""

    __slots__ = ("at_least", "count", "zone")

    def __init__(self, zone: int, at_least: bool, count: int, instruction: Node) -> None:
        super().__init__((instruction,))
        self.zone: int = zone
        self.at_least: bool = at_least
        self.count: int = count

    def perform(self, table: Table, run: Execute) -> None:
        there = len(table.zone(run.frame.subject, self.zone))
        if (there >= self.count) == self.at_least or there == self.count:
            run.push(table, Execute(run.card, (*run.path, run.place - 1), run.frame.twin()))

    def text(self) -> str:
        limit = f"{self.count} or more" if self.at_least else f"{self.count} or fewer"
        return f"{self.children[0].text()} if there are {limit} cards in your {zones.IN_WORDS[self.zone]}"


class UnlessTheyDecide(Instruction):
    """Choose a unit. Do child 1 to it unless its controller decides for child 2 instead."""

    __slots__ = ("words",)

    def __init__(self, target: Target, otherwise: Node, instead: Node, words: str) -> None:
        super().__init__((target, otherwise, instead))
        self.words: str = words

    def perform(self, table: Table, run: Execute) -> None:
        deciders = CONTROLLER_OF_CHOSEN.players(table, run.frame)
        if deciders:
            run.push(table, Unless(deciders[0], run.card, (*run.path, run.place - 1), run.frame.twin(), self.words))

    def text(self) -> str:
        what = self.children[1].children[0].text()
        return f"choose {self.children[0].text()} and {what}, unless its controller lets you {self.words}"


def each(who: Who, *instructions: Node) -> Instruction:
    return Each(who, instructions)


def if_hand_at_most(count: int, instruction: Node) -> Instruction:
    return OnlyIf(zones.HAND, False, count, instruction)


def if_trash_at_least(count: int, instruction: Node) -> Instruction:
    return OnlyIf(zones.TRASH, True, count, instruction)


def unless(target: Target, otherwise: Node, instead: Node, words: str) -> Instruction:
    return UnlessTheyDecide(target, otherwise, instead, words)
