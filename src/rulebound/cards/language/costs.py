"""Costs as cards write them, and the activated abilities they belong to."""

from typing import Final

from rulebound.cards.language.sequence import sequence
from rulebound.kernel.program import Node
from rulebound.rules.costs import BurnCards, Cost, DiscardCards, ExhaustThis, KillThis, RecycleFromTrash, Resources
from rulebound.rules.options import Activated

SYMBOLS: Final = {"fury": "R", "calm": "G", "mind": "B", "body": "O", "chaos": "P", "order": "Y", "any": "A"}
"""The rulebook's shorthand for each domain's Power (134.2)."""


class Ability(Activated):
    """An activated ability as cards write it."""

    __slots__ = ()

    def text(self) -> str:
        costs = ", ".join([cost_text(part) for part in self.children[1].children if isinstance(part, Cost)])
        timing = f"[{self.timing}] " if self.timing else ""
        effect = self.children[0].text()
        return f"{timing}{costs[:1].upper()}{costs[1:]}: {effect[:1].upper()}{effect[1:]}."


def cost_text(cost: Cost) -> str:
    """One part of a cost in words or symbols."""
    if isinstance(cost, Resources):
        energy = [f"[{cost.energy}]"] if cost.energy else []
        return "".join([*energy, *[f"[{SYMBOLS[domains[0]]}]" for domains in cost.power]])
    if isinstance(cost, ExhaustThis):
        return "[E]"
    return cost.text()


def energy(count: int) -> Cost:
    return Resources(count)


def recycle_from_trash(count: int) -> Cost:
    return RecycleFromTrash(count)


def discard_cost(count: int) -> Cost:
    return DiscardCards(count)


def burn_cost(count: int) -> Cost:
    return BurnCards(count)


EXHAUST_THIS: Final = ExhaustThis()
KILL_THIS: Final = KillThis()


def activated(*parts: Node, timing: str = "") -> Activated:
    """An activated ability: its costs, then its instructions."""
    costs = tuple([part for part in parts if isinstance(part, Cost)])
    return Ability(costs, sequence(*[part for part in parts if not isinstance(part, Cost)]), timing)
