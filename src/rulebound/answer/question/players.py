"""Giving every statement of a question its player, and a bare number its meaning, from what stands around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.answer.question.forms import ACTIONS, Says
from rulebound.answer.question.ledger import called
from rulebound.answer.question.shape import NotUnderstood
from rulebound.answer.question.statement import Statement

_POINTED: Final = frozenset({Says.POINTS, Says.SHORT, Says.SCORES, Says.HOLD, Says.CONQUER})
_FROM: Final = {"take": "main_deck", "deck": "main_deck", "trash": "trash", "hand": "hand", "rune_deck": "rune_deck"}


def with_players(statements: list[Statement]) -> list[Statement]:
    """Give every statement its player; those that only name one are left out.

    An action without a player belongs to who acted before, else to the asker. A fact that names nobody belongs to who
    acts first, else to the player whose turn or phase it is, else to the only one named, else to the asker.
    Raises NotUnderstood for a bare number that could be of cards or of points.
    """
    context = _whose_time(statements)
    acting: str | None = None
    other = "opponent"
    for said in statements:
        if said.says is Says.WHO and said.who not in (None, "you", "each player"):
            other = str(said.who)
        if said.says in ACTIONS:
            if said.who is None:
                begun = context if plain_draw(said) and _draws_by_itself(statements) else None
                said.who = other if said.third_person and acting in (None, "you") else acting or begun or "you"
            acting = said.who
    main = next((said.who for said in statements if said.says in ACTIONS), None)
    named = [said.who for said in statements if said.says is Says.WHO]
    fallback = main or context or (named[0] if len(set(named)) == 1 and named[0] else "you")
    for said in statements:
        said.guessed = said.who is None
        said.who = said.who or fallback
    left = [said for said in statements if said.says is not Says.WHO]
    for at, said in enumerate(left):
        if said.says is Says.BARE:
            _read_bare(left, at)
    return left


def plain_draw(said: Statement) -> bool:
    """Whether this is the draw that the Draw Phase makes anyway."""
    return said.says is Says.ACT and said.text("do") == "draws {n}" and said.number("n") == 1


def _whose_time(statements: Sequence[Statement]) -> str | None:
    """The player whose phase or turn is named first."""
    whose = (said.text("p") for said in statements if said.says in (Says.PHASE, Says.TURN))
    return next((player for player in whose if player and not player.startswith("each")), None)


def _draws_by_itself(statements: Sequence[Statement]) -> bool:
    return any(said.says is Says.PHASE and said.text("phase") in ("draw", "start") for said in statements)


def _read_bare(statements: Sequence[Statement], at: int) -> None:
    """ "they have 7": cards of the zone that the player's last action reads, else points."""
    said = statements[at]
    points = any(other.says in _POINTED for other in statements[:at])
    theirs = [other.says is Says.ACT and other.who == said.who for other in statements]
    before = next((statements[place] for place in range(at - 1, -1, -1) if theirs[place]), None)
    after = next((other for other, acts in zip(statements[at:], theirs[at:], strict=True) if acts), None)
    if before is None and "card" in said.words:
        before = after
    reads = "" if before is None else before.text("source") or before.text("reads")
    if reads in _FROM and ("card" in said.words or not points):
        said.says = Says.COUNT
        said.got["zone"] = _FROM[reads]
        said.got["note"] = f"cards in the {called(_FROM[reads])}"
    elif "card" in said.words:
        raise NotUnderstood(f'"{said.words}": where are they? Write "in my deck", "in my hand" or "in my trash"')
    elif after and not points:
        number = said.number("n")
        raise NotUnderstood(f'"{said.words}": {number} what? Write "{number} points" or "{number} cards in my deck"')
    else:
        said.says = Says.POINTS
        said.got["note"] = "points"
