"""Sentences on turns, their phases, and what ends with them (301–317)."""

from typing import Final

from rulebound.answer.steps import Teller
from rulebound.answer.voice import capital, whose
from rulebound.kernel.changes import PoolEmptied
from rulebound.kernel.states import KeywordGiven, MightGiven, ThisTurnExpired
from rulebound.kernel.turns import PhaseBegan, PhaseSkipped, TurnBegan

# fmt: off
SENTENCES: Final = {
    "turn": "{Whose} turn begins.",
    "skipped": "{Whose} {phase} is skipped, so nothing of it happens.",
    "expired": "What lasts for “this turn” ends.",
    "pool": "{Whose} unspent Energy and Power are lost.",
}
# fmt: on

PHASES: Final = {
    "awaken": "Awaken Phase", "beginning": "Beginning Phase", "scoring": "Scoring Step", "channel": "Channel Phase",
    "draw": "Draw Phase", "main": "Main Phase", "ending": "Ending Phase",
}  # fmt: skip


def phase_began(t: Teller, event: PhaseBegan) -> None:
    """A phase begins: said with the first thing that happens in it, or not at all."""
    t.lead(f"{capital(whose(t.seat(event.player)))} {PHASES[event.phase]}:", event.cites)


def phase_skipped(t: Teller, event: PhaseSkipped) -> None:
    """A phase is skipped."""
    t.step(SENTENCES["skipped"], event.player, phase=PHASES[event.phase])


def turn_began(t: Teller, event: TurnBegan) -> None:
    """The next turn."""
    t.no_lead()
    t.step(SENTENCES["turn"], event.player)


def expired(t: Teller, event: ThisTurnExpired) -> None:
    """“This turn” ends: worth a word where something was given for it."""
    if any(isinstance(other, MightGiven | KeywordGiven) for other in t.events[: t.at]):
        t.step(SENTENCES["expired"])


def pool_emptied(t: Teller, event: PoolEmptied) -> None:
    """A Rune Pool empties."""
    t.step(SENTENCES["pool"], event.player)
