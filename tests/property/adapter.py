"""The only place where the checks meet the engine: a case becomes a situation, and what is left is read back.

The engine is asked for very little, named in `Run`. An action becomes one item of `do`; the last one lets the game
settle, so that a win by cleanup is seen.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

from rulebound.answer.answer import answer_to
from rulebound.answer.entry import entry
from rulebound.scenario import load_data, run

from .model import MODES, SETTLE, Action, BurnedOut, Case, Counts, Kind, Result

LETTERS: Final = "ABC"
ZONES: Final = ("main_deck", "trash", "hand", "banishment")  # in the order of Counts

VERBS: Final[dict[Kind, str]] = {
    "draw": "draws {n}",
    "burn": "burns {n}",
    "to hand": "puts {n} from main deck into hand",
    "to trash": "puts {n} from main deck into trash",
    "to banishment": "puts {n} from main deck into banishment",
    "look": "looks at {n}",
    "reveal": "reveals {n}",
    "predict": "predicts {n}",
    "recycle": "recycles {n} from trash",
    "gain": "gains {n} points",
    "lose": "loses {n} points",
    "hold": "holds {battlefield}",
    "conquer": "conquers {battlefield}",
}


class Run(Protocol):
    """What the checks read of a situation that was carried out."""

    @property
    def burn_outs(self) -> Sequence[Mapping[str, Any]]:
        """Each Burn Out as `{"player": seat, "place": n}`, first to last."""

    @property
    def winner(self) -> str | None:
        """The seat that won (of a team its first), or None."""

    @property
    def ended(self) -> str | None:
        """How the game ended, or None."""

    @property
    def asked(self) -> Sequence[object]:
        """The decisions left open."""

    def counts(self) -> Mapping[str, Mapping[str, int]]:
        """Cards by seat and zone, and points."""

    def labels(self, seat: str, zone: str) -> Sequence[str]:
        """The labels of the cards in a zone, top first."""


def item(case: Case, action: Action) -> str:
    """The action as a text of `do`."""
    if action.kind == SETTLE.kind:
        return "settle"
    verb = VERBS[action.kind].format(n=action.n, battlefield=LETTERS[action.battlefield])
    return f"{MODES[case.mode].seats[action.seat]} {verb}"


def situation(case: Case) -> dict[str, Any]:
    """The case as the top level of a situation file."""
    mode = MODES[case.mode]
    players: dict[str, dict[str, int]] = {}
    for seat, name in enumerate(mode.seats):
        players[name] = dict(zip(ZONES, _in_order(case.seats[seat]), strict=True))
        if mode.teams.index(mode.teams[seat]) == seat:  # a team's points are given once
            players[name]["points"] = case.points[mode.teams[seat]]
    return {
        "format": 1,
        "mode": case.mode,
        "players": players,
        "battlefields": _battlefields(case),
        "do": [*(item(case, action) for action in case.actions), item(case, SETTLE)],
        "answers": _answers(case),
    }


def _in_order(counts: Counts) -> tuple[int, int, int, int]:
    return counts.deck, counts.trash, counts.hand, counts.banishment


def _battlefields(case: Case) -> dict[str, dict[str, Any]]:
    """The last battlefield carries what changes the rules of scoring: a raised Victory Score, and who stops points."""
    names = MODES[case.mode].seats
    shown: dict[str, dict[str, Any]] = {}
    for letter, battlefield in zip(LETTERS, case.battlefields, strict=False):
        there: dict[str, Any] = {}
        if battlefield.holder is not None:
            there["controller"] = names[battlefield.holder]
            there["units"] = {names[battlefield.holder]: ["Recruit"]}
        if battlefield.scored_by:
            there["scored_by"] = [names[seat] for seat in battlefield.scored_by]
        if battlefield.held_by:
            there["held_by"] = [names[seat] for seat in battlefield.held_by]
        shown[letter] = there
    last = shown[LETTERS[len(case.battlefields) - 1]]
    if case.climb:
        last["card"] = "Aspirant's Climb"
    if case.stopper is not None:
        last["controller"] = names[case.stopper]
        last["units"] = {names[case.stopper]: ["Tianna Crownguard"]}
    return {letter: there for letter, there in shown.items() if there}


def _answers(case: Case) -> dict[str, list[str]]:
    """Enough answers for any run of the case; those that nobody asks for are left over."""
    mode = MODES[case.mode]
    answers: dict[str, list[str]] = {}
    for seat, name in enumerate(mode.seats):
        opponents = [other for other, team in zip(mode.seats, mode.teams, strict=True) if team != mode.teams[seat]]
        actions = [action for action in case.actions if action.seat == seat]
        if len(opponents) > 1 and actions:
            # Nobody burns out more often in one action than it takes to get every opponent past the best score.
            best = max(case.points) + sum(action.n for action in case.actions if action.kind == "gain")
            most = len(actions) * len(opponents) * (best + mode.victory_score)
            picks = (case.choices[turn % len(case.choices)] for turn in range(most))
            answers[f"{name} BURN_OUT.OPPONENT"] = [opponents[pick % len(opponents)] for pick in picks]
        predicted = [action.recycled for action in actions if action.recycled is not None]
        if predicted:
            answers[f"{name} PREDICT.RECYCLE"] = [str(recycled or "none") for recycled in predicted]
    return answers


def engine_result(case: Case) -> Result:
    """What the engine makes of the case, read from the run itself: the fast way, without a written answer."""
    done: Run = run(load_data(situation(case)))
    assert not done.asked, f"left open: {done.asked}"
    return _result(case, done.counts(), done.burn_outs, done.winner, done.ended)


def entry_result(case: Case) -> Result:
    """The same, read from the answer that people and programs get."""
    told: Mapping[str, Any] = entry(answer_to(run(load_data(situation(case)))))
    assert not told["asked"], f"left open: {told['asked']}"
    return _result(case, told["after"], told["burn_outs"], told["winner"], told["ended"])


def _result(
    case: Case,
    after: Mapping[str, Mapping[str, int]],
    burn_outs: Iterable[Mapping[str, Any]],
    winner: str | None,
    ended: str | None,
) -> Result:
    """The table read back; a way of ending that no case can reach is an error here already."""
    mode = MODES[case.mode]
    assert ended in (None, "points", "burn_out"), f"ended by {ended}"
    counts = [[after[name][zone] for zone in ZONES] for name in mode.seats]
    points = [after[mode.seats[mode.teams.index(team)]]["points"] for team in sorted(set(mode.teams))]
    for name, team in zip(mode.seats, mode.teams, strict=True):
        assert after[name]["points"] == points[team], f"{name} and the team differ in points"
    return Result(
        seats=tuple(Counts(*row) for row in counts),
        points=tuple(points),
        burn_outs=tuple(BurnedOut(mode.seats.index(one["player"]), one["place"]) for one in burn_outs),
        winner=None if winner is None else mode.teams[mode.seats.index(winner)],
        ended="points" if ended == "points" else "burn_out" if ended == "burn_out" else None,
    )


def order_after(deck: Sequence[str], trash: Sequence[str], do: Sequence[str], seed: int) -> tuple[str, ...]:
    """Labels of the cards of `you` after the items: first what was drawn (one card at most), then the Main Deck.

    Every card carries a label of its own and both zones are given top first, so this is the order before the draw.
    """
    players = {"you": {"main_deck": [{"as": one} for one in deck], "trash": [{"as": one} for one in trash]}}
    done: Run = run(load_data({"format": 1, "seed": seed, "players": players, "do": list(do)}))
    drawn = tuple(done.labels("you", "hand"))
    assert len(drawn) <= 1, "a hand has no order"
    return drawn + tuple(done.labels("you", "main_deck"))
