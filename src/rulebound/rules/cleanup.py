"""Cleanups (318–324): what is put in order between actions, a win first of all."""

from typing import ClassVar

from rulebound.kernel.changes import ControlLost, PoolEmptied
from rulebound.kernel.event import Event
from rulebound.kernel.ids import NOBODY, ObjectId
from rulebound.kernel.moves import Killed
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.objects import Battlefield, Permanent
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.states import Healed, ThisTurnExpired
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R
from rulebound.rules.abilities import PlaceTriggers
from rulebound.rules.layers import is_unit, lethal
from rulebound.rules.modes import has_teams
from rulebound.rules.winning import NO_TEAM, win, winning_team


@mypyc_attr(allow_interpreted_subclasses=True)
class Cleanup(Procedure):
    """One Cleanup, its tasks in the order of 323; at the end of a turn with the steps that 317.2 inserts.

    What happens in it makes the next Cleanup outstanding (322); combat, showdowns and attachment come with the whole
    game and have nothing to do here yet.
    """

    __slots__ = ("ending",)
    STEPS: ClassVar[tuple[str, ...]] = ("win", "lethal", "deaths", "heal", "expire", "empty_pools", "control")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "win": (R.CLEANUP_WIN, R.WIN_CLEANUP, R.WIN_POINTS, R.WIN_MORE_POINTS, R.WIN_TIE),
        "lethal": (R.CLEANUP_LETHAL, R.CLEANUP_DEATH_TRIGGERS, R.KILL),
        "heal": (R.ENDING_HEAL, R.HEAL),
        "expire": (R.ENDING_EXPIRE,),
        "empty_pools": (R.ENDING_POOLS_EMPTY, R.RUNE_POOL_EMPTIES),
        "control": (R.CLEANUP_CONTROL, R.CONTROL_LOST, R.CONTROL_KEPT),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "ending")

    def __init__(self, ending: bool = False) -> None:
        super().__init__()
        self.ending: bool = ending

    def win(self, table: Table) -> None:
        team = winning_team(table)
        if team == NO_TEAM:
            return
        cites: tuple[str, ...] = (R.WIN_CLEANUP, R.WIN_POINTS, R.CLEANUP_WIN)
        if has_teams(table):
            cites = (*cites, R.TWO_V_TWO_WIN_TOGETHER)
        win(table, self, team, "points", cites)

    def lethal(self, table: Table) -> None:
        events: list[Event] = []
        for thing in permanents(table):
            if is_unit(table, thing.id) and lethal(table, thing):
                events.append(Killed((R.CLEANUP_LETHAL, R.KILL), thing))
        if events:
            self.do(table, events)

    def deaths(self, table: Table) -> None:
        """What triggered on those deaths is on the chain before anything further is looked at (323.4)."""
        for place, task in enumerate(table.tasks):
            if isinstance(task, PlaceTriggers):
                del table.tasks[place]
                self.again()
                self.push(table, task)
                return

    def heal(self, table: Table) -> None:
        if not self.ending:
            self.go("control")
            return
        hurt = [thing.id for thing in permanents(table) if thing.damage > 0]
        if hurt:
            self.note(table, Healed((R.ENDING_HEAL,), NOBODY, hurt))

    def expire(self, table: Table) -> None:
        if this_turn_is_tracked(table):
            self.note(table, ThisTurnExpired((R.ENDING_EXPIRE,)))

    def empty_pools(self, table: Table) -> None:
        empty_pools(table, self, R.ENDING_POOLS_EMPTY)

    def control(self, table: Table) -> None:
        if table.chain:
            return
        for place in table.battlefields:
            if place.controller != NOBODY and not has_units_of(table, place, place.controller):
                self.note(table, ControlLost((R.CLEANUP_CONTROL, R.CONTROL_LOST), place.controller, place.id))


def permanents(table: Table) -> list[Permanent]:
    """Everything on the board, in the order of its ids."""
    found: list[Permanent] = []
    for number in sorted(table.objects):
        thing = table.permanent(ObjectId(number))
        if thing is not None:
            found.append(thing)
    return found


def this_turn_is_tracked(table: Table) -> bool:
    """Whether anything lasts “this turn”."""
    if table.per_turn:
        return True
    for thing in permanents(table):
        if thing.stunned:
            return True
        for _, this_turn in thing.might_given:
            if this_turn:
                return True
        for _, _, this_turn in thing.granted:
            if this_turn:
                return True
    return False


def has_units_of(table: Table, place: Battlefield, player: int) -> bool:
    """Whether the player has a unit at the battlefield."""
    for number in place.units:
        thing = table.permanent(number)
        if thing is not None and thing.controller == player:
            return True
    return False


def empty_pools(table: Table, procedure: Procedure, cite: str) -> None:
    """Each player's Rune Pool empties; unspent Energy and Power are lost (167)."""
    for player in table.players:
        if player.energy or player.power:
            procedure.note(table, PoolEmptied((cite, R.RUNE_POOL_EMPTIES), player.id))


register(Cleanup)
