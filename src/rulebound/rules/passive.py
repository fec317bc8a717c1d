"""Passive abilities (363–366): what they change or forbid is asked of them at the moment it matters."""

from typing import Final

from rulebound.kernel.ids import NOBODY, NOWHERE, BattlefieldId, ObjectId, PlayerId
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.objects import Permanent
from rulebound.kernel.program import Ability
from rulebound.kernel.table import Table

CANT_GAIN_POINTS: Final = "can't gain points"
CANT_SCORE: Final = "can't score"
MIGHT: Final = "might"


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberChange(Ability):
    """A passive ability that changes a number of the game: the Victory Score."""

    def change(self, table: Table, source: ObjectId) -> int:
        """How much is added while `source` is where it is; 0 if the ability does not apply now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class MightChange(Ability):
    """A passive ability that changes the Might of units: its own source's, or others'."""

    def might_for(self, table: Table, source: ObjectId, thing: Permanent) -> int:
        """How much Might it gives `thing` now; 0 if the ability is not about it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Prohibition(Ability):
    """A passive ability that says “can't”, which beats what can (054.1)."""

    def forbids(self, table: Table, source: ObjectId, player: PlayerId, battlefield: BattlefieldId) -> bool:
        """Whether this player can't do the thing now, there where it is about a battlefield."""
        raise NotImplementedError


def controller_of(table: Table, source: ObjectId) -> PlayerId:
    """Who controls an object's abilities: of an uncontrolled battlefield, the turn player (190.6.b)."""
    thing = table.permanent(source)
    if thing is None:
        return table.objects[source].owner
    if thing.place != NOWHERE and table.battlefields[thing.place].card == source:
        holder = table.battlefields[thing.place].controller
        return table.turn_player if holder == NOBODY else holder
    return thing.controller


def forbidden_by(table: Table, kind: str, player: PlayerId, battlefield: BattlefieldId) -> str:
    """The name of what forbids this to the player, or nothing."""
    for source, name, place in table.index.passives(kind):
        ability = table.book.ability(name, place)
        if isinstance(ability, Prohibition) and ability.forbids(table, source, player, battlefield):
            return table.objects[source].card
    return ""
