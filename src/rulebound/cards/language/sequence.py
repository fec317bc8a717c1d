"""Instructions from top to bottom: what every effect is."""

from rulebound.kernel.program import Node


class Sequence(Node):
    """Instructions in order, joined by “then”."""

    __slots__ = ()

    def text(self) -> str:
        return ", then ".join([part.text() for part in self.children if part.text()])


def sequence(*instructions: Node) -> Node:
    """Instructions in order; a sequence alone stays itself."""
    if len(instructions) == 1 and isinstance(instructions[0], Sequence):
        return instructions[0]
    return Sequence(instructions)


mode = sequence
"""One mode of “choose one”."""
