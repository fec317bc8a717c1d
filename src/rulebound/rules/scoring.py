"""Gaining and losing points, Scoring, and the Final Point (194, 467–472); points are gained in this one place."""

from typing import ClassVar, Final

from rulebound.kernel.changes import (
    Conquered,
    ControlGained,
    Held,
    HolderNoted,
    Ignored,
    PointsGained,
    PointsLost,
    ScoreMarked,
    Stopped,
)
from rulebound.kernel.ids import NOWHERE, BattlefieldId, PlayerId
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R
from rulebound.rules.faces import NotYet, has_keyword
from rulebound.rules.modes import are_opponents, has_teams, teammates
from rulebound.rules.passive import CANT_GAIN_POINTS, CANT_SCORE, forbidden_by
from rulebound.rules.winning import NO_TEAM, victory_score, win, winning_team

HOLD: Final = "hold"
CONQUER: Final = "conquer"
EFFECT: Final = "effect"
BURN_OUT: Final = "burn_out"
"""What a point comes from (194.1)."""

SOURCES: Final = {
    HOLD: R.POINTS_HOLD, CONQUER: R.POINTS_CONQUER, EFFECT: R.POINTS_EFFECT, BURN_OUT: R.POINTS_BURN_OUT,
}  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class GainPoints(Procedure):
    """A player gains points: the Final Point, what stops or replaces them, the points, the immediate win.

    `place` is a Burn Out's place in its sequence, else 0. From the second on nothing is asked that could stop or
    replace the point (432.3.b), and a win by it is at once (432.3.c.1).
    """

    __slots__ = ("amount", "place", "player", "why")
    STEPS: ClassVar[tuple[str, ...]] = ("final_point", "stopped", "gain", "win_at_once")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "final_point": (R.FINAL_POINT, R.FINAL_POINT_ONLY_CONQUER, R.FINAL_POINT_POINT, R.FINAL_POINT_DRAW),
        "stopped": (R.CANT_BEATS_CAN, R.BURN_OUT_POINT_PROTECTED),
        "gain": (R.POINTS_HOLD, R.POINTS_CONQUER, R.POINTS_EFFECT, R.POINTS_BURN_OUT),
        "win_at_once": (R.BURN_OUT_LATER_POINT_WINS, R.BURN_OUT_WIN),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "amount", "why", "place")

    def __init__(self, player: PlayerId, amount: int, why: str, place: int = 0) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.amount: int = amount
        self.why: str = why
        self.place: int = place

    @property
    def protected(self) -> bool:
        """Whether nothing can prevent or replace the point: a Burn Out's after the first of its sequence."""
        return self.place > 1

    def final_point(self, table: Table) -> None:
        if self.why != CONQUER or not at_final_point(table, self.player):
            return
        if scored_every_battlefield(table, self.player):
            return
        self.finish()
        self.push(table, draw_instead(self.player))

    def stopped(self, table: Table) -> None:
        if self.protected:
            return
        source = forbidden_by(table, CANT_GAIN_POINTS, self.player, NOWHERE)
        if source:
            self.finish()
            self.note(table, Stopped((R.CANT_BEATS_CAN,), self.player, "point", source, NOWHERE))

    def gain(self, table: Table) -> None:
        event = PointsGained(self.cites(table), self.player, self.amount, self.why, self.place)
        if self.protected:
            self.note(table, event)
        else:
            self.do(table, [event])

    def win_at_once(self, table: Table) -> None:
        team = table.players[self.player].team
        if self.protected and winning_team(table) == team:
            win(table, self, team, BURN_OUT, (R.BURN_OUT_WIN, R.BURN_OUT_LATER_POINT_WINS))

    def cites(self, table: Table) -> tuple[str, ...]:
        """The rules the point is gained by."""
        cites: list[str] = []
        if self.why == BURN_OUT:
            cites.append(R.BURN_OUT_POINT)
            if self.protected:
                cites.append(R.BURN_OUT_POINT_PROTECTED)
        elif self.why == CONQUER and at_final_point(table, self.player):
            cites.append(R.FINAL_POINT_POINT)
        elif self.why in (CONQUER, HOLD):
            cites.append(R.SCORE_POINT)
        cites.append(SOURCES[self.why])
        if has_teams(table):
            cites.append(R.TWO_V_TWO_POINTS)
        return tuple(cites)


@mypyc_attr(allow_interpreted_subclasses=True)
class Score(Procedure):
    """A player scores a battlefield: the mark, up to one point, then the Score abilities trigger (471)."""

    __slots__ = ("battlefield", "cites", "player", "why")
    STEPS: ClassVar[tuple[str, ...]] = ("mark", "point", "abilities")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "mark": (R.SCORE, R.SCORE_ONCE),
        "point": (R.SCORE_POINT,),
        "abilities": (R.SCORE_TRIGGERS, R.SCORE_CONQUER_TRIGGERS, R.SCORE_HOLD_TRIGGERS),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "battlefield", "why", "cites")

    def __init__(self, player: PlayerId, battlefield: BattlefieldId, why: str, cites: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.battlefield: BattlefieldId = battlefield
        self.why: str = why
        self.cites: tuple[str, ...] = cites

    def mark(self, table: Table) -> None:
        how = R.SCORE_CONQUER if self.why == CONQUER else R.SCORE_HOLD
        if self.player in table.battlefields[self.battlefield].scored_by:
            self.finish()
            event = Stopped((R.SCORE_ONCE,), self.player, "score again", "", self.battlefield)
            self.note(table, event)
            return
        source = forbidden_by(table, CANT_SCORE, self.player, self.battlefield)
        if source:
            self.finish()
            self.note(table, Stopped((R.CANT_BEATS_CAN, how), self.player, "score", source, self.battlefield))
            return
        if barred_for_team(table, self.player, self.battlefield, self.why):
            self.finish()
            cites = (R.SCORE_TEAMMATES_BATTLEFIELD, R.TWO_V_TWO_TEAMMATES_BATTLEFIELD)
            self.note(table, Stopped(cites, self.player, "score teammate's", "", self.battlefield))
            return
        self.note(table, ScoreMarked((*self.cites, how, R.SCORE_ONCE), self.player, self.battlefield))

    def point(self, table: Table) -> None:
        self.push(table, GainPoints(self.player, 1, self.why))

    def abilities(self, table: Table) -> None:
        hunts(table, self.player, self.battlefield)
        if self.why == CONQUER:
            self.note(table, Conquered((R.SCORE_CONQUER_TRIGGERS,), self.player, self.battlefield))
        else:
            self.note(table, Held((R.SCORE_HOLD_TRIGGERS,), self.player, self.battlefield))


@mypyc_attr(allow_interpreted_subclasses=True)
class Conquer(Procedure):
    """A player gains control of a battlefield, and scores it if that is possible (469.1)."""

    __slots__ = ("battlefield", "player")
    STEPS: ClassVar[tuple[str, ...]] = ("control", "score")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {"score": (R.SCORE_CONQUER,)}
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "battlefield")

    def __init__(self, player: PlayerId, battlefield: BattlefieldId) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.battlefield: BattlefieldId = battlefield

    def control(self, table: Table) -> None:
        self.note(table, ControlGained((R.SCORE_CONQUER,), self.player, self.battlefield))

    def score(self, table: Table) -> None:
        self.finish()
        self.push(table, Score(self.player, self.battlefield, CONQUER))


@mypyc_attr(allow_interpreted_subclasses=True)
class HoldAll(Procedure):
    """The Scoring Step's task: the turn player Holds every battlefield they control (315.2.b.2)."""

    __slots__ = ("battlefield",)
    STEPS: ClassVar[tuple[str, ...]] = ("note_holders", "hold")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "note_holders": (R.SCORING_STEP_TEAMMATE,),
        "hold": (R.SCORING_STEP_HOLD, R.SCORE_HOLD),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "battlefield")

    def __init__(self) -> None:
        super().__init__()
        self.battlefield: int = 0

    def note_holders(self, table: Table) -> None:
        for place in table.battlefields:
            if place.controller >= 0 and place.controller not in place.held_by:
                self.note(table, HolderNoted((R.SCORING_STEP_TEAMMATE,), place.controller, place.id))

    def hold(self, table: Table) -> None:
        while self.battlefield < len(table.battlefields):
            place = table.battlefields[self.battlefield]
            self.battlefield += 1
            if place.controller == table.turn_player:
                self.again()
                self.push(table, Score(table.turn_player, place.id, HOLD, (R.SCORING_STEP_HOLD,)))
                return


@mypyc_attr(allow_interpreted_subclasses=True)
class LosePoints(Procedure):
    """A player loses points; with none there is nothing to lose and nothing triggers (194.4)."""

    __slots__ = ("amount", "player")
    STEPS: ClassVar[tuple[str, ...]] = ("lose",)
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "lose": (R.POINTS_FLOOR, R.POINTS_NOTHING_TO_LOSE, R.POINTS_NO_LOSS_TRIGGER)
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "amount")

    def __init__(self, player: PlayerId, amount: int) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.amount: int = amount

    def lose(self, table: Table) -> None:
        possible = min(self.amount, table.score(self.player))
        if possible > 0:
            event = PointsLost((R.POINTS_FLOOR,), self.player, possible)
            event.short = possible < self.amount
            self.do(table, [event])
        elif self.amount > 0:
            cites = (R.POINTS_NOTHING_TO_LOSE, R.POINTS_NO_LOSS_TRIGGER)
            self.note(table, Ignored(cites, self.player, "lose points", self.amount))


def hunts(table: Table, player: PlayerId, battlefield: BattlefieldId) -> None:
    """Hunt triggers on a Conquer or Hold (823) and comes with the whole game: refuse it by name."""
    for number in table.battlefields[battlefield].units:
        thing = table.permanent(number)
        if thing is not None and thing.controller == player and has_keyword(table, thing, "Hunt"):
            raise NotYet(f"scoring with {thing.card}, which has Hunt")


def draw_instead(player: PlayerId) -> Procedure:
    """The draw that replaces the Final Point: a draw like any other, so it can Burn Out (471.1.b.1)."""
    from rulebound.rules.decks import DRAW, TakeFromMainDeck

    return TakeFromMainDeck(player, 1, DRAW, (R.FINAL_POINT_DRAW,))


def at_final_point(table: Table, player: PlayerId) -> bool:
    """Whether the player is one point below the Victory Score or higher (471.1.b)."""
    return table.score(player) >= victory_score(table) - 1


def scored_every_battlefield(table: Table, player: PlayerId) -> bool:
    """Whether the player scored every battlefield this turn, but those a team mate controlled in its Scoring Step."""
    for place in table.battlefields:
        if player not in place.scored_by and not held_by_teammate(table, player, place.id):
            return False
    return True


def barred_for_team(table: Table, player: PlayerId, battlefield: BattlefieldId, why: str) -> bool:
    """Whether it can't be scored: a team mate controlled it in this turn's Scoring Step; by Conquer the turn player's
    whole team can't (469.1.a, 489.8.b)."""
    if held_by_teammate(table, player, battlefield):
        return True
    if why != CONQUER or are_opponents(table, player, table.turn_player):
        return False
    return held_by_teammate(table, table.turn_player, battlefield)


def held_by_teammate(table: Table, player: PlayerId, battlefield: BattlefieldId) -> bool:
    """Whether a team mate controlled the battlefield in this turn's Scoring Step (469.1.a, 489.8.b, 489.8.g.1)."""
    holders = table.battlefields[battlefield].held_by
    for mate in teammates(table, player):
        if mate in holders:
            return True
    return False


__all__ = [
    "BURN_OUT", "CONQUER", "EFFECT", "HOLD", "NO_TEAM", "Conquer", "GainPoints", "HoldAll", "LosePoints", "Score",
]  # fmt: skip

register(GainPoints, Score, Conquer, HoldAll, LosePoints)
