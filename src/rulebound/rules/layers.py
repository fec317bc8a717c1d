"""Layers (473–480), as far as they are needed: a unit's Might from its base, buffs, passives and “this turn”."""

from rulebound.kernel.ids import ObjectId
from rulebound.kernel.objects import Permanent
from rulebound.kernel.table import Table
from rulebound.rules.faces import has_keyword
from rulebound.rules.passive import MIGHT, MightChange


def might(table: Table, thing: Permanent) -> int:
    """The unit's Might now: increases first, then decreases (477.3.e); each buff is +1 (703). It may be below 0."""
    total = table.book[thing.card].might + thing.buffs
    for source, name, place in table.index.passives(MIGHT):
        ability = table.book.ability(name, place)
        if isinstance(ability, MightChange):
            total += ability.might_for(table, source, thing)
    for amount, _ in thing.might_given:
        total += amount
    return total


def lethal(table: Table, thing: Permanent) -> bool:
    """Whether the damage marked on the unit kills it: at least 1, and its Might or more (142.4)."""
    return thing.damage > 0 and thing.damage >= might(table, thing)


def is_unit(table: Table, number: ObjectId) -> bool:
    """Whether this is a unit on the board."""
    thing = table.permanent(number)
    return thing is not None and "unit" in table.book[thing.card].types


__all__ = ["has_keyword", "is_unit", "lethal", "might"]
