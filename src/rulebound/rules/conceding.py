"""Conceding and leaving the game (649–652): who goes, what goes with them, and whether the game is over."""

from typing import ClassVar

from rulebound.kernel import zones
from rulebound.kernel.chain_events import ItemLeft, PlayerLeft
from rulebound.kernel.changes import ControlLost
from rulebound.kernel.event import Event
from rulebound.kernel.ids import NOBODY, ObjectId, PlayerId
from rulebound.kernel.moves import CardsMoved, Trashed
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.saving import register_events
from rulebound.kernel.table import Table
from rulebound.kernel.turns import GameEnded
from rulebound.rulebook import names as R
from rulebound.rules.actions import banish
from rulebound.rules.chain import Resolve
from rulebound.rules.cleanup import permanents
from rulebound.rules.modes import after, has_teams, teammates
from rulebound.rules.playing import Finalize
from rulebound.rules.winning import members, teams_in

BLANK_BATTLEFIELD = "Battlefield without abilities"
"""The token that takes the place of a removed player's battlefield (652.2.a)."""


class Removed(CardsMoved):
    """A removed player's cards leave the game (652.3)."""

    KIND: ClassVar[str] = "removed"
    CLEANUP: ClassVar[bool] = True

    def apply(self, table: Table) -> None:
        for number in self.cards:
            thing = table.objects[number]
            self.names.append(thing.card)
            self.physical.append(thing.physical)
            table.leave(thing)


class BattlefieldReplaced(CardsMoved):
    """A removed player's battlefield is replaced by a token without abilities; all there stays as it is (652.2)."""

    KIND: ClassVar[str] = "battlefield replaced"
    CLEANUP: ClassVar[bool] = True

    def apply(self, table: Table) -> None:
        for number in self.cards:
            thing = table.permanent(number)
            if thing is None:
                continue
            self.names.append(thing.card)
            self.physical.append(thing.physical)
            place = table.battlefields[thing.place]
            table.leave(thing)
            thing.token = True
            thing.card = BLANK_BATTLEFIELD
            new = table.enter(thing, zones.BATTLEFIELDS, NOBODY, place.id)
            place.card = new.id


@mypyc_attr(allow_interpreted_subclasses=True)
class Concede(Procedure):
    """A player concedes and is removed from the game, a team mate with them (651)."""

    __slots__ = ("leaving", "player")
    STEPS: ClassVar[tuple[str, ...]] = ("leave", "last_player", "counter", "banish", "remove", "priority")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "leave": (R.CONCEDE, R.CONCEDE_TEAM),
        "last_player": (R.CONCEDE_LAST_PLAYER,),
        "counter": (R.REMOVE_COUNTER,),
        "banish": (R.REMOVE_BANISH,),
        "remove": (R.REMOVE_BATTLEFIELD, R.REMOVE_CARDS),
        "priority": (R.REMOVE_PRIORITY,),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "leaving")

    def __init__(self, player: PlayerId) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.leaving: list[PlayerId] = []

    def leave(self, table: Table) -> None:
        self.leaving = [self.player]
        if has_teams(table):
            self.leaving.extend(teammates(table, self.player))
        for player in self.leaving:
            cite = R.CONCEDE if player == self.player else R.CONCEDE_TEAM
            self.note(table, PlayerLeft((cite,), player))

    def last_player(self, table: Table) -> None:
        remaining = teams_in(table)
        if len(remaining) == 1:
            winners = members(table, remaining[0])
            self.note(table, GameEnded((R.CONCEDE_LAST_PLAYER, R.WIN_EFFECT), "concession", winners))

    def counter(self, table: Table) -> None:
        for at in range(len(table.stack) - 1):
            if getattr(table.stack[at], "player", NOBODY) in self.leaving:
                del table.stack[at:-1]  # what a removed player was doing stops (651.3)
                break
        for place in range(len(table.chain) - 1, -1, -1):
            item = table.chain[place]
            if item.frame.controller not in self.leaving:
                continue
            self.note(table, ItemLeft((R.REMOVE_COUNTER,), item, place, "countered"))
            unwind(table, place)
            thing = table.objects.get(item.object)
            if thing is not None and thing.zone == zones.CHAIN:
                self.again()
                events: list[Event] = [Trashed((R.REMOVE_COUNTER,), thing.owner, [thing.id], zones.CHAIN, zones.TRASH)]
                self.do(table, events)
                return

    def banish(self, table: Table) -> None:
        going: list[ObjectId] = []
        for thing in permanents(table):
            if thing.zone in (zones.BATTLEFIELDS, zones.LEGEND):
                continue
            if thing.controller in self.leaving or thing.owner in self.leaving:
                going.append(thing.id)
        if going:
            self.do(table, banish(going, table, R.REMOVE_BANISH))

    def remove(self, table: Table) -> None:
        for player in self.leaving:
            for place in table.battlefields:
                thing = table.permanent(place.card)
                if thing is not None and thing.owner == player:
                    cites = (R.REMOVE_BATTLEFIELD,)
                    event = BattlefieldReplaced(cites, player, [thing.id], zones.BATTLEFIELDS, zones.GONE)
                    self.note(table, event)
                if place.controller == player:
                    self.note(table, ControlLost((R.CONTROL_LOST,), player, place.id))
            owned = owned_by(table, player)
            if owned:
                removed = Removed((R.REMOVE_CARDS,), player, owned, zones.GONE, zones.GONE)
                removed.mask = 0  # what lay hidden stays hidden
                self.note(table, removed)

    def priority(self, table: Table) -> None:
        if table.priority in self.leaving:
            table.priority = after(table, table.priority)


def unwind(table: Table, place: int) -> None:
    """What was being done for a countered item stops; the items above it have moved down."""
    for at in range(len(table.stack) - 1):
        procedure = table.stack[at]
        if isinstance(procedure, (Resolve, Finalize)):
            if procedure.place == place:
                del table.stack[at:-1]
                return
            if procedure.place > place:
                procedure.place -= 1


def owned_by(table: Table, player: PlayerId) -> list[ObjectId]:
    """Every card of the player's that is still in the game, battlefields apart."""
    found: list[ObjectId] = []
    for number in sorted(table.objects):
        thing = table.objects[ObjectId(number)]
        if thing.owner == player and thing.zone != zones.BATTLEFIELDS:
            found.append(thing.id)
    return found


register_events(Removed, BattlefieldReplaced)
register(Concede)
