"""Wrong variants of the model, each a mistake that somebody has made: the table has to notice every one of them."""

from typing import Final

from .model import MOVES, BurnedOut, Case, Kind, Model

LONG: Final = 50  # where a mistake would keep a sequence from ever ending, it stops here


class WinsOnTheFirstBurnOut(Model):
    """The first point of a sequence wins at once too."""

    def wins_at_once(self, place: int) -> bool:
        return True


class NeverWinsAtOnce(Model):
    """Every Burn Out point waits for a cleanup."""

    def wins_at_once(self, place: int) -> bool:
        return False

    def goes_on(self, place: int) -> bool:
        return place < LONG


class AnybodyWinsAtOnce(Model):
    """A later point also wins for a team that did not get it."""

    def win_at_once(self, team: int) -> None:
        for other in range(len(self.points)):
            super().win_at_once(other)


class CappedAtOne(Model):
    """One point, and the rest of the action is silently given up."""

    CAP = 1

    def goes_on(self, place: int) -> bool:
        return place < self.CAP


class CappedAtTen(CappedAtOne):
    """Ten repeats looked like enough."""

    CAP = 10


class CappedAtTwenty(CappedAtOne):
    """Twenty repeats looked like enough."""

    CAP = 20


class CappedAtAThousand(CappedAtOne):
    """A thousand repeats looked like enough."""

    CAP = 1000


class ClampedPoints(Model):
    """Nobody gets beyond the Victory Score."""

    def add_points(self, team: int, n: int) -> None:
        self.points[team] = max(self.points[team], min(self.points[team] + n, self.victory_score))

    def goes_on(self, place: int) -> bool:
        return place < LONG


class FinalPointAtSeven(Model):
    """The Final Point is looked for at exactly seven, whatever the mode."""

    def is_final_point(self, team: int) -> bool:
        return self.points[team] == 7


class FinalPointExactlyOneBelow(Model):
    """The Final Point is looked for one below the Victory Score and not above."""

    def is_final_point(self, team: int) -> bool:
        return self.points[team] == self.victory_score - 1


class PointToEveryOpponent(Model):
    """Nobody chooses: all opponents get the point."""

    def burn_out(self, seat: int, place: int) -> None:
        self.recycle(seat, self.zones["trash"][seat])
        for opponent, team in enumerate(self.teams):
            if team != self.teams[seat]:
                self.burn_out_point(opponent, place)
        self.burn_outs.append(BurnedOut(seat, place))


class MillNeverBurnsOut(Model):
    """Only a draw can Burn Out; every other move makes do with what is there."""

    def take(self, seat: int, n: int, kind: Kind) -> None:
        super().take(seat, n if kind == "draw" else min(n, self.deck[seat]), kind)


class OnlyDrawAndBurnBurnOut(Model):
    """Other moves out of the deck make do with what is there."""

    def take(self, seat: int, n: int, kind: Kind) -> None:
        super().take(seat, n if kind in ("draw", "burn") else min(n, self.deck[seat]), kind)


class EmptyDeckBurnsOut(Model):
    """Taking the last card counts as a Burn Out."""

    def take(self, seat: int, n: int, kind: Kind) -> None:
        super().take(seat, n, kind)
        if n > 0 and self.deck[seat] == 0 and self.winner is None:
            self.burn_out(seat, 1)


class RestIsForgotten(Model):
    """What was still owed after the first Burn Out is not moved."""

    def take(self, seat: int, n: int, kind: Kind) -> None:
        owed = n > self.deck[seat]
        super().take(seat, min(n, self.deck[seat]), kind)
        if owed:
            self.burn_out(seat, 1)


class BurnedCardsStay(Model):
    """What was burned before the Burn Out is left out of the recycling."""

    def take(self, seat: int, n: int, kind: Kind) -> None:
        kept = min(n, self.deck[seat]) if MOVES[kind] == "trash" and n > self.deck[seat] else 0
        self.deck[seat] -= kept
        super().take(seat, n - kept, kind)
        self.zones["trash"][seat] += kept

    def goes_on(self, place: int) -> bool:
        return place < LONG


class EverybodyRecycles(Model):
    """A Burn Out refills all Main Decks."""

    def burn_out(self, seat: int, place: int) -> None:
        for other, trash in enumerate(self.zones["trash"]):
            self.recycle(other, trash)
        super().burn_out(seat, place)


class SeeingBurnsOut(Model):
    """Looking at more cards than there are is taken for a move."""

    def see(self, seat: int, n: int) -> None:
        if n > self.deck[seat]:
            self.burn_out(seat, 1)


class LaterPointsStopped(Model):
    """What stops the first point stops all of them."""

    def may_be_stopped(self, place: int) -> bool:
        return True

    def goes_on(self, place: int) -> bool:
        return place < LONG


class FirstPointUnstoppable(Model):
    """No point of a Burn Out can be stopped."""

    def may_be_stopped(self, place: int) -> bool:
        return False


class OneSequenceAllGame(Model):
    """A second instruction goes on with the sequence of the first."""

    def burn_out_point(self, opponent: int, place: int) -> None:
        super().burn_out_point(opponent, len(self.burn_outs) + 1)


class TieWins(Model):
    """As many points as the best opponent are enough."""

    def leads(self, team: int) -> bool:
        points = self.points[team]
        return points >= self.victory_score and points >= max(self.points_of_others(team).values())


class EightInEveryMode(Model):
    """The Victory Score is written into the code."""

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self.victory_score = 8


class BelowZero(Model):
    """Points can be owed."""

    def lose(self, team: int, n: int) -> None:
        self.points[team] -= n


class DrawIsABareMove(Model):
    """The draw in place of the Final Point only moves a card that is there."""

    def final_point_draw(self, seat: int) -> None:
        self.take(seat, min(1, self.deck[seat]), "draw")


class DrawnConquerNotScored(Model):
    """A Conquer without its point leaves no scored mark."""

    def conquer(self, seat: int, battlefield: int) -> None:
        before = list(self.points)
        super().conquer(seat, battlefield)
        if before == self.points:
            self.scored[battlefield].discard(seat)


class HoldIsRestricted(Model):
    """The Final Point rule is asked at a Hold too."""

    def hold(self, seat: int, battlefield: int) -> None:
        self.conquer(seat, battlefield)


class StoppedBeforeTheFinalPoint(Model):
    """Who can't gain points is not asked about the Final Point."""

    def is_final_point(self, team: int) -> bool:
        return team not in self.stopped_teams and super().is_final_point(team)


class AllysBattlefieldIsNeeded(Model):
    """What an ally held is expected to be scored as well."""

    def scored_every_battlefield(self, seat: int) -> bool:
        return all(seat in scored for scored in self.scored)


class AllysBattlefieldIsScored(Model):
    """What an ally held can be scored as well."""

    def may_score(self, seat: int, battlefield: int) -> bool:
        return seat not in self.scored[battlefield]


class ScoredTwice(Model):
    """Nobody remembers what was scored earlier in the turn."""

    def may_score(self, seat: int, battlefield: int) -> bool:
        return not self.held_by_ally(seat, battlefield)


# The six that any check of the engine must catch first, then what else has been seen or is near at hand.
FAULTS: Final[tuple[type[Model], ...]] = (
    WinsOnTheFirstBurnOut,
    CappedAtOne,
    CappedAtTen,
    CappedAtTwenty,
    CappedAtAThousand,
    ClampedPoints,
    FinalPointAtSeven,
    FinalPointExactlyOneBelow,
    PointToEveryOpponent,
    MillNeverBurnsOut,
    NeverWinsAtOnce,
    AnybodyWinsAtOnce,
    OnlyDrawAndBurnBurnOut,
    EmptyDeckBurnsOut,
    RestIsForgotten,
    BurnedCardsStay,
    EverybodyRecycles,
    SeeingBurnsOut,
    LaterPointsStopped,
    FirstPointUnstoppable,
    OneSequenceAllGame,
    TieWins,
    EightInEveryMode,
    BelowZero,
    DrawIsABareMove,
    DrawnConquerNotScored,
    HoldIsRestricted,
    StoppedBeforeTheFinalPoint,
    AllysBattlefieldIsNeeded,
    AllysBattlefieldIsScored,
    ScoredTwice,
)
