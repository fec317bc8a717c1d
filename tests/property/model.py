"""An independent model of running out of cards, scoring and winning; it counts cards and knows nothing of the engine.

It is written from the sources and the settled questions only and must import nothing of the project: where it and the
engine disagree, one of the two has misread the rules. Numbers of statements (S02 …) stand beside what they decide.
"""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

Kind = Literal[
    "draw",
    "burn",
    "to hand",
    "to trash",
    "to banishment",
    "look",
    "reveal",
    "predict",
    "recycle",
    "gain",
    "lose",
    "hold",
    "conquer",
    "settle",
]
Zone = Literal["hand", "trash", "banishment"]
Ended = Literal["points", "burn_out"]


class Mode(NamedTuple):
    """Who plays: names of the seats in turn order, the team of each seat, points to win, how many battlefields."""

    seats: tuple[str, ...]
    teams: tuple[int, ...]
    victory_score: int
    battlefields: int


MODES: Final[dict[str, Mode]] = {
    "duel": Mode(("you", "opponent"), (0, 1), 8, 2),
    "match": Mode(("you", "opponent"), (0, 1), 8, 2),
    "ffa3": Mode(("you", "opponent 1", "opponent 2"), (0, 1, 2), 8, 3),
    "ffa4": Mode(("you", "opponent 1", "opponent 2", "opponent 3"), (0, 1, 2, 3), 8, 3),
    "2v2": Mode(("you", "opponent 1", "ally", "opponent 2"), (0, 1, 0, 1), 11, 3),
}

# Every move out of the Main Deck, and the zone it goes to (S02, S07).
MOVES: Final[dict[Kind, Zone]] = {
    "draw": "hand",
    "burn": "trash",
    "to hand": "hand",
    "to trash": "trash",
    "to banishment": "banishment",
}


class Counts(NamedTuple):
    """How many cards one seat has in each zone."""

    deck: int = 10
    trash: int = 0
    hand: int = 0
    banishment: int = 0


class Action(NamedTuple):
    """One instruction or happening: of `n` cards or points, or of a battlefield (its index).

    `recycled` is how many cards a Predict puts under the deck: None where it sees none, so that nobody is asked.
    """

    kind: Kind
    seat: int = 0
    n: int = 0
    recycled: int | None = None
    battlefield: int = 0


class Battlefield(NamedTuple):
    """Who controls it with a unit, who scored it this turn, who controlled it in this turn's Scoring Step (seats)."""

    holder: int | None = None
    scored_by: tuple[int, ...] = ()
    held_by: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Case:
    """A situation and what is done in it; a cleanup always follows the last action.

    `points` stand by team. `stopper` is the seat whose opponents can't gain points. `climb` raises the Victory Score
    by one. `choices` says which of their opponents (an index in turn order, from the first seat) a player who burns
    out chooses: the first entry at their first Burn Out, and so on, round and round, for each player separately.
    """

    mode: str
    seats: tuple[Counts, ...]
    points: tuple[int, ...]
    actions: tuple[Action, ...]
    battlefields: tuple[Battlefield, ...]
    stopper: int | None = None
    climb: bool = False
    choices: tuple[int, ...] = (0,)


class BurnedOut(NamedTuple):
    """One Burn Out: the seat, and its place in the sequence of the action that caused it (from 1)."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Result:
    """What is left: cards by seat, points by team, every Burn Out in order, the winning team and how it won.

    `ended` is "burn_out" for a win at once, "points" for a win found by a cleanup, None while the game goes on.
    """

    seats: tuple[Counts, ...]
    points: tuple[int, ...]
    burn_outs: tuple[BurnedOut, ...]
    winner: int | None
    ended: Ended | None


class Model:
    """One case being carried out. Each rule that somebody could get wrong is a method, so that it can be got wrong."""

    def __init__(self, case: Case) -> None:
        mode = MODES[case.mode]
        self.teams = mode.teams
        self.victory_score = mode.victory_score + case.climb  # S32
        self.deck = [counts.deck for counts in case.seats]
        self.zones: dict[Zone, list[int]] = {
            "hand": [counts.hand for counts in case.seats],
            "trash": [counts.trash for counts in case.seats],
            "banishment": [counts.banishment for counts in case.seats],
        }
        self.points = list(case.points)
        self.scored = [set(battlefield.scored_by) for battlefield in case.battlefields]
        self.held = [battlefield.held_by for battlefield in case.battlefields]
        self.stopped_teams = set() if case.stopper is None else set(self.points_of_others(self.teams[case.stopper]))
        self.choices = case.choices
        self.burn_outs: list[BurnedOut] = []
        self.winner: int | None = None
        self.ended: Ended | None = None

    def result(self) -> Result:
        """The table as it stands now."""
        rows = zip(self.deck, self.zones["trash"], self.zones["hand"], self.zones["banishment"], strict=True)
        return Result(
            tuple(Counts(*row) for row in rows), tuple(self.points), tuple(self.burn_outs), self.winner, self.ended
        )

    def do(self, action: Action) -> None:
        """Carry out one action; nothing settles before a "settle"."""
        kind, seat, n = action.kind, action.seat, action.n
        if kind in MOVES:
            self.take(seat, n, kind)
        elif kind in ("look", "reveal", "predict"):
            self.see(seat, n)
        elif kind == "recycle":
            self.recycle(seat, n)
        elif kind == "gain":
            self.gain(self.teams[seat], n)
        elif kind == "lose":
            self.lose(self.teams[seat], n)
        elif kind == "hold":
            self.hold(seat, action.battlefield)
        elif kind == "conquer":
            self.conquer(seat, action.battlefield)
        else:
            self.cleanup()

    # --- Main Deck ---------------------------------------------------------------------------------------------------

    def take(self, seat: int, n: int, kind: Kind) -> None:
        """Move n cards out of the Main Deck: all there are, a Burn Out for what is owed, and on (S03, S06, S12)."""
        zone = self.zones[MOVES[kind]]
        place = 0
        while True:
            moved = min(n, self.deck[seat])
            self.deck[seat] -= moved
            zone[seat] += moved
            n -= moved
            if n == 0:
                return  # having taken exactly the last card is not yet a Burn Out (S01)
            place += 1
            self.burn_out(seat, place)
            if self.winner is not None or not self.goes_on(place):
                return

    def goes_on(self, place: int) -> bool:
        """Only a win, or an effect that intervenes, ends a repeated Burn Out: there is no cap (S12)."""
        return True

    def see(self, seat: int, n: int) -> None:
        """Look, reveal and Predict make do with what is there, and every card stays in the deck (S09, S10, S11)."""

    def burn_out(self, seat: int, place: int) -> None:
        """Recycle the whole Trash, then give an opponent a point (S04, S05)."""
        self.recycle(seat, self.zones["trash"][seat])
        self.burn_out_point(self.chosen_opponent(seat), place)
        self.burn_outs.append(BurnedOut(seat, place))

    def burn_out_point(self, opponent: int, place: int) -> None:
        """One point: the first of a sequence may be stopped; the later ones may not, and can win at once (S13, S14)."""
        team = self.teams[opponent]
        if self.may_be_stopped(place):
            self.gain(team, 1)
        else:
            self.add_points(team, 1)
        if self.wins_at_once(place):
            self.win_at_once(team)

    def win_at_once(self, team: int) -> None:
        """Only the team that got the point can win by it (S14)."""
        if self.leads(team):
            self.winner, self.ended = team, "burn_out"

    def chosen_opponent(self, seat: int) -> int:
        """The opponent whom this player chooses this time; in a team game one of the other team (S05)."""
        opponents = [other for other, team in enumerate(self.teams) if team != self.teams[seat]]
        earlier = sum(1 for burned_out in self.burn_outs if burned_out.seat == seat)
        return opponents[self.choices[earlier % len(self.choices)] % len(opponents)]

    def may_be_stopped(self, place: int) -> bool:
        """Whether what stops points meets this Burn Out's point (S13)."""
        return place == 1

    def wins_at_once(self, place: int) -> bool:
        """Whether this Burn Out's point can win without a cleanup (S14, S15)."""
        return place > 1

    def recycle(self, seat: int, n: int) -> None:
        """Put up to n cards of the seat's Trash on the bottom of its own Main Deck (S36, S40)."""
        moved = min(n, self.zones["trash"][seat])
        self.zones["trash"][seat] -= moved
        self.deck[seat] += moved

    # --- points ------------------------------------------------------------------------------------------------------

    def points_of_others(self, team: int) -> dict[int, int]:
        """The points of every other team."""
        return {other: points for other, points in enumerate(self.points) if other != team}

    def gain(self, team: int, n: int) -> None:
        """Give points, unless this team can't gain any."""
        if team not in self.stopped_teams:
            self.add_points(team, n)

    def add_points(self, team: int, n: int) -> None:
        """Points have no ceiling: a tie at the Victory Score is played on from there (S33)."""
        self.points[team] += n

    def lose(self, team: int, n: int) -> None:
        """Take points away, down to none (S34)."""
        self.points[team] = max(0, self.points[team] - n)

    def hold(self, seat: int, battlefield: int) -> None:
        """Score a battlefield by Hold: always worth the point (S25, S29)."""
        if self.may_score(seat, battlefield):
            self.scored[battlefield].add(seat)
            self.gain(self.teams[seat], 1)

    def conquer(self, seat: int, battlefield: int) -> None:
        """Score a battlefield by Conquer: near the Victory Score a draw takes the point's place (S24, S28)."""
        if not self.may_score(seat, battlefield):
            return
        self.scored[battlefield].add(seat)
        if self.is_final_point(self.teams[seat]) and not self.scored_every_battlefield(seat):
            self.final_point_draw(seat)
        else:
            self.gain(self.teams[seat], 1)

    def final_point_draw(self, seat: int) -> None:
        """The draw instead of the Final Point is a draw like any other (S28)."""
        self.take(seat, 1, "draw")

    def may_score(self, seat: int, battlefield: int) -> bool:
        """Once a turn each, and never one that an ally controlled in the Scoring Step (S26)."""
        return seat not in self.scored[battlefield] and not self.held_by_ally(seat, battlefield)

    def held_by_ally(self, seat: int, battlefield: int) -> bool:
        """Whether a team mate controlled the battlefield in this turn's Scoring Step."""
        return any(other != seat and self.teams[other] == self.teams[seat] for other in self.held[battlefield])

    def is_final_point(self, team: int) -> bool:
        """One point below the Victory Score, or higher (S28)."""
        return self.points[team] >= self.victory_score - 1

    def scored_every_battlefield(self, seat: int) -> bool:
        """Those that an ally held do not count among them."""
        return all(seat in scored or self.held_by_ally(seat, place) for place, scored in enumerate(self.scored))

    # --- winning -----------------------------------------------------------------------------------------------------

    def leads(self, team: int) -> bool:
        """At the Victory Score or above, and ahead of every other team (S31, S33)."""
        points = self.points[team]
        return points >= self.victory_score and points > max(self.points_of_others(team).values())

    def cleanup(self) -> None:
        """Find out whether somebody has won (S31)."""
        for team in range(len(self.points)):
            if self.leads(team):
                self.winner, self.ended = team, "points"


SETTLE: Final = Action("settle")


def model_result(case: Case, rules: type[Model] = Model) -> Result:
    """What the rules make of the case; `rules` may be a wrong variant of the model, to see that a check notices it."""
    model = rules(case)
    for action in (*case.actions, SETTLE):
        if model.winner is None:
            model.do(action)
    return model.result()
