"""Which function tells which kind of event; what is not in the table is left out of an answer."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rulebound.answer.steps import Step, Teller
from rulebound.answer.words import board, chain, decks, scoring, turn
from rulebound.kernel import chain_events, changes, moves, states, turns
from rulebound.kernel.event import Event
from rulebound.kernel.table import Decided
from rulebound.rules.conceding import Removed
from rulebound.scenario.runner import Run

TELLERS: Final[Mapping[type[Event], Callable[[Teller, Any], None]]] = {
    Decided: chain.decided,
    changes.Replaced: board.replaced,
    moves.Drawn: decks.drawn,
    moves.Burned: decks.burned,
    moves.Put: board.moved,
    moves.Banished: board.moved,
    moves.Discarded: board.moved,
    moves.Killed: board.moved,
    Removed: board.moved,
    moves.Recycled: board.recycled,
    moves.RunesRecycled: board.recycled,
    moves.PermanentRecycled: board.recycled,
    moves.Trashed: chain.trashed,
    moves.Arranged: decks.arranged,
    moves.Looked: decks.shown,
    moves.Revealed: decks.shown,
    moves.Entered: chain.entered,
    moves.Channeled: decks.channeled,
    states.Readied: board.state_changed,
    states.Exhausted: board.state_changed,
    states.Healed: board.state_changed,
    states.Buffed: board.state_changed,
    states.DamageDealt: board.state_changed,
    states.MightGiven: board.state_changed,
    states.KeywordGiven: board.state_changed,
    changes.XpGained: board.xp_gained,
    changes.PointsGained: scoring.points_gained,
    changes.PointsLost: scoring.points_lost,
    changes.Stopped: scoring.stopped,
    changes.BurnedOut: decks.burned_out,
    changes.Ignored: board.ignored,
    changes.ControlGained: scoring.control_gained,
    changes.ControlLost: scoring.control_lost,
    changes.ScoreMarked: scoring.score_marked,
    turns.GameEnded: scoring.game_ended,
    turns.PhaseBegan: turn.phase_began,
    turns.PhaseSkipped: turn.phase_skipped,
    turns.TurnBegan: turn.turn_began,
    states.ThisTurnExpired: turn.expired,
    changes.PoolEmptied: turn.pool_emptied,
    chain_events.ItemPlaced: chain.item_placed,
    chain_events.ItemFinalized: chain.finalized,
    chain_events.ItemLeft: chain.item_left,
    chain_events.Passed: chain.passed,
    chain_events.PlayerLeft: chain.player_left,
    changes.Paid: chain.paid,
}


def steps_of(run: Run) -> list[Step]:
    """The steps of a run, first to last."""
    teller = Teller(run)
    steps = teller.tell(TELLERS)
    scoring.standing(teller)
    return steps
