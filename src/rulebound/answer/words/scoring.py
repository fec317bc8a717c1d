"""Sentences on battlefields, scoring, points and winning (190, 194, 467–472)."""

from typing import Any, Final

from rulebound.answer.steps import Step, Teller
from rulebound.answer.voice import called, capital, joined, place_name, points, say
from rulebound.answer.words.decks import burn_out_point
from rulebound.kernel.changes import (
    BurnedOut,
    Conquered,
    ControlGained,
    ControlLost,
    PointsGained,
    PointsLost,
    ScoreMarked,
    Stopped,
)
from rulebound.kernel.moves import Drawn
from rulebound.kernel.turns import GameEnded
from rulebound.rulebook import names as R
from rulebound.scenario.runner import Run

# fmt: off
SENTENCES: Final = {
    "conquer": "{Who} [Conquer|Conquers] battlefield {place}: {they} gain control of it and so score it for this turn.",
    "control": "{Who} [gain|gains] control of battlefield {place}.",
    "hold": "{Who} [Hold|Holds] battlefield {place}: {they} still control it, and so score it for this turn.",
    "score point": "That gives {them} {points} (from {before} to {total}).",
    "final point": "That is the Final Point, which a Conquer gives only to a player who has scored every battlefield "
                   "this turn. {Who} [have|has]: the score goes from {before} to {total}.",
    "final draw": "{Who} [have|has] {score} of {victory} points, so this would be the Final Point. A Conquer gives it "
                  "only to a player who has scored every battlefield this turn, and {who} [have|has] not: {they} draw "
                  "a card instead.",
    "point": "{Who} [gain|gains] {points} (from {before} to {total}).",
    "floor": "More can't be lost: nobody has fewer than 0 points.",
    "lose": "{Who} [lose|loses] {points} (from {before} to {total}).",
    "stopped": "{Who} would gain a point now, but {source} says that {they} can't, so {they} gain none.",
    "stopped score": "{Source} says that battlefield {place} can't be scored now, so this is no {how}: no point, and "
                     "nothing triggers.",
    "score again": "But {who} [have|has] already scored it this turn, and each player scores a battlefield only once a "
                   "turn: no point, and nothing triggers.",
    "teammate": "But a team mate controlled it when this turn's battlefields were scored, so it can't be scored again "
                "this turn: no point, and nothing triggers.",
    "score again alone": "{Who} [have|has] already scored battlefield {place} this turn, and each player scores a "
                         "battlefield only once a turn: no point, and nothing triggers.",
    "teammate alone": "A team mate controlled battlefield {place} when this turn's battlefields were scored, so it "
                      "can't be scored again this turn: no point, and nothing triggers.",
    "control lost": "{Who} [lose|loses] control of battlefield {place}: no unit of {theirs} is there.",
    "cleanup win": "Then comes a cleanup, the check the game makes between actions. {Who} [have|has] {score}, which is "
                   "at least the Victory Score of {victory} and more than {others}: {who} [win|wins].",
    "win at once": "With {score} {who} [are|is] at or above the Victory Score of {victory} and ahead of {ahead}. A "
                   "point from a second or later Burn Out of one action wins at once, without waiting for a cleanup: "
                   "{who} [win|wins].",
    "win effect": "By what the effect says, {who} [win|wins] the game.",
    "last player": "Nobody else is left in the game, so {who} [win|wins].",
    "tie": "{both} have {score} each. A cleanup makes a winner only of somebody who is ahead of everyone else, so "
           "nobody wins and the game goes on.",
    "waits": "{Who} [have|has] {score}: at least the Victory Score of {victory}, and more than {others}. No cleanup "
             "has looked at it yet; the next one ends the game.",
    "draw": "The game ends without a winner.",
    "team": "{Who} win together, as a team.",
}
# fmt: on


def control_gained(t: Teller, event: ControlGained) -> None:
    """Control of a battlefield, as a rule by a Conquer that follows."""
    following = t.following()
    key = "control"
    if following and isinstance(following[0], ScoreMarked) and following[0].battlefield == event.battlefield:
        key = "conquer"
    t.step(SENTENCES[key], event.player, card=battlefield_card(t, event.battlefield), place=place(t, event.battlefield))


def place(t: Teller, battlefield: int) -> str:
    """A battlefield's letter, with its card where it has a name."""
    card = battlefield_card(t, battlefield)
    return place_name(battlefield) + (f" ({card})" if card else "")


def battlefield_card(t: Teller, battlefield: int) -> str | None:
    """The name of a battlefield's card, nothing for a blank one."""
    setup = t.run.situation.battlefields.get(place_name(battlefield))
    return setup.card.name if setup is not None and setup.card is not None else None


def score_marked(t: Teller, event: ScoreMarked) -> None:
    """A battlefield is scored; a draw in place of the Final Point is announced before it happens."""
    if R.SCORE_CONQUER in event.cites and isinstance(t.events[t.at - 1], ControlGained):
        t.merge()
    else:
        key = "hold" if R.SCORE_HOLD in event.cites else "conquer"
        t.step(SENTENCES[key], event.player, card=battlefield_card(t, event.battlefield),
               place=place(t, event.battlefield))  # fmt: skip
    if R.SCORE_CONQUER not in event.cites:
        return
    for other in t.following():
        if isinstance(other, PointsGained | Stopped | Conquered):
            return
        if isinstance(other, Drawn | BurnedOut):
            break
    else:
        return
    seat = t.seat(event.player)
    t.step(SENTENCES["final draw"], event.player, cites=(R.FINAL_POINT, R.FINAL_POINT_DRAW),
           score=t.ledger.now[seat]["points"], victory=t.run.victory_score())  # fmt: skip


def points_gained(t: Teller, event: PointsGained) -> None:
    """Points, by where they come from."""
    if event.why == "burn_out":
        burn_out_point(t, event)
        return
    values: dict[str, Any] = {
        "points": points(event.amount),
        "before": event.total - event.amount,
        "total": event.total,
    }
    before = t.events[t.at - 1] if t.at else None
    if isinstance(before, ScoreMarked) and event.why in ("hold", "conquer"):
        key = "final point" if R.FINAL_POINT_POINT in event.cites else "score point"
        t.join(SENTENCES[key], event.player, **values)
    else:
        t.step(SENTENCES["point"], event.player, **values)


def points_lost(t: Teller, event: PointsLost) -> None:
    """Points are lost."""
    values: dict[str, Any] = {
        "points": points(event.amount),
        "before": event.total + event.amount,
        "total": event.total,
    }
    t.step(SENTENCES["lose"], event.player, **values)
    if event.short:
        t.join(SENTENCES["floor"])


def stopped(t: Teller, event: Stopped) -> None:
    """A point or a score that can't be."""
    values: dict[str, Any] = {"source": event.source, "Source": event.source}
    if event.what == "point":
        t.step(SENTENCES["stopped"], event.player, card=event.source, **values)
        return
    values["place"] = place(t, event.battlefield)
    if event.what == "score":
        values["how"] = "Hold" if R.SCORE_HOLD in event.cites else "Conquer"
        t.step(SENTENCES["stopped score"], event.player, card=event.source, **values)
    else:
        key = "score again" if event.what == "score again" else "teammate"
        if isinstance(t.events[t.at - 1], ControlGained) and t.at > 0:
            t.join(SENTENCES[key], event.player)
        else:
            text = SENTENCES[f"{key} alone"]
            t.step(text, event.player, card=battlefield_card(t, event.battlefield), place=values["place"])


def control_lost(t: Teller, event: ControlLost) -> None:
    """Control of a battlefield ends."""
    theirs = "yours" if t.seat(event.player) == "you" else "theirs"
    t.step(SENTENCES["control lost"], event.player, place=place(t, event.battlefield), theirs=theirs)


def game_ended(t: Teller, event: GameEnded) -> None:
    """How the game ends."""
    if not event.winners:
        t.step(SENTENCES["draw"])
        return
    winner = event.winners[0]
    seat = t.seat(winner)
    keys = {"points": "cleanup win", "burn_out": "win at once", "effect": "win effect"}
    others = [other for place, other in enumerate(t.run.seats) if place not in event.winners]
    t.step(SENTENCES[keys.get(event.ended, "last player")], winner, score=points(t.ledger.now[seat]["points"]),
           victory=t.run.victory_score(), others=others_in_words(others, "anyone else"),
           ahead=others_in_words(others, "everyone else"))  # fmt: skip
    if len(event.winners) > 1:
        t.join(SENTENCES["team"], Who=capital(joined([called(t.seat(player)) for player in event.winners])))


def others_in_words(seats: list[str], several: str) -> str:
    """The others, in a comparison: "you", "your opponent", or the words for several."""
    return called(seats[0]) if len(seats) == 1 else several


def standing(t: Teller) -> None:
    """What the score means in the end, where somebody is at or above the Victory Score and nobody has won."""
    run = t.run
    victory = run.victory_score()
    leaders = leaders_of(run)
    if run.ended is not None or not leaders or t.ledger.now[leaders[0]]["points"] < victory:
        return
    score = points(t.ledger.now[leaders[0]]["points"])
    if len(leaders) > 1:
        text = say(SENTENCES["tie"], both=capital(joined([called(seat) for seat in leaders])), score=score)
        names = [R.WIN_TIE, R.WIN_MORE_POINTS]
    else:
        others = others_in_words([seat for seat in run.seats if seat != leaders[0]], "anyone else")
        text = say(SENTENCES["waits"], leaders[0], score=score, victory=victory, others=others)
        names = [R.WIN_POINTS, R.CLEANUP_WIN]
    t.steps.append(Step(text, names, "standing", len(t.events)))


def leaders_of(run: Run) -> list[str]:
    """The seats with the highest score of those still in the game, of a team its first."""
    teams: dict[int, str] = {}
    for seat, player in zip(run.seats, run.table.players, strict=True):
        if not player.left:
            teams.setdefault(player.team, seat)
    counts = run.counts()
    best = max(counts[seat]["points"] for seat in teams.values())
    return [seat for seat in teams.values() if counts[seat]["points"] == best]
