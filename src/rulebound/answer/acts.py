"""What the players did in a run, in a few acts: what the short answer says, and notes and mistakes look at."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rulebound.answer.voice import UNNAMED, joined, listing
from rulebound.cards import catalog
from rulebound.kernel import zones
from rulebound.kernel.chain_events import ItemPlaced, PlayerLeft
from rulebound.kernel.changes import (
    BurnedOut,
    Conquered,
    Ignored,
    PointsGained,
    PointsLost,
    Replaced,
    ScoreMarked,
    Stopped,
    XpGained,
)
from rulebound.kernel.event import Event
from rulebound.kernel.items import CARD
from rulebound.kernel.moves import (
    Banished,
    Burned,
    CardsMoved,
    Channeled,
    Discarded,
    Drawn,
    Killed,
    Looked,
    Put,
    Recycled,
    RunesRecycled,
    Shown,
)
from rulebound.kernel.states import Buffed, DamageDealt, KeywordGiven, MightGiven, StateChanged
from rulebound.rulebook import names as R

TAKING: Final = ("draw", "burn", "put")
"""The acts that take cards out of a Main Deck."""

MOVES: Final[dict[type[Event], str]] = {Drawn: "draw", Burned: "burn", Discarded: "discard"}


@dataclass(slots=True)
class Act:
    """One thing a player did: a draw, a Burn Out with the points it gave (player → from, to), a score.

    `rest` marks what completes an action after its Burn Out, and cards recycled one after the other; `name` is a card,
    a battlefield's letter or a zone; `refill` the cards that a Burn Out recycled; `drawn` a Conquer that gave a card
    in place of the Final Point; `short` an action that found fewer cards than it asked for; `stopped` what stopped a
    point or a score.
    """

    kind: str
    player: int
    count: int = 0
    name: str = ""
    rest: bool = False
    points: dict[int, tuple[int, int]] = field(default_factory=dict)
    stopped: str = ""
    refill: int = 0
    drawn: bool = False
    short: bool = False


def acts_of(events: Sequence[Event]) -> list[Act]:
    """The acts in these events, first to last; repeated Burn Outs and equal acts side by side are one."""
    acts: list[Act] = []
    for at, event in enumerate(events):
        act = act_of(event)
        if act is None:
            attach(acts, event)
            continue
        act.drawn = act.kind == "conquer" and draws_instead(events[at + 1 :])
        newest = acts[-1] if acts else None
        if newest is not None and alike(newest, act):
            newest.count += act.count
            newest.short = act.short
            newest.rest = newest.rest or act.kind == "recycle"
        else:
            acts.append(act)
    return acts


def draws_instead(following: Sequence[Event]) -> bool:
    """Whether a Conquer that was just marked gives a card in place of the Final Point."""
    for event in following:
        if isinstance(event, PointsGained | Stopped | Conquered):
            return False
        if isinstance(event, Drawn | BurnedOut):
            return True
    return False


def alike(one: Act, other: Act) -> bool:
    """Whether two neighbouring acts can be told as one."""
    if one.kind != other.kind or one.player != other.player or one.name != other.name or one.stopped:
        return False
    return one.kind in ("burn out", "discard", "channel", "recycle") or (one.kind in TAKING and one.rest == other.rest)


def act_of(event: Event) -> Act | None:
    """The act that an event is, if it is one by itself."""
    if isinstance(event, BurnedOut):
        return Act("burn out", event.player, 1)
    if isinstance(event, Recycled):
        if R.BURN_OUT_RECYCLE in event.cites:
            return None
        return Act("recycle runes" if isinstance(event, RunesRecycled) else "recycle", event.player, event.count)
    if isinstance(event, Killed):
        return (
            Act("lose card", event.controller, event.count, listing(told_names(event.names))) if event.names else None
        )
    if isinstance(event, CardsMoved):
        return moved(event)
    if isinstance(event, Shown):
        kind = "look" if isinstance(event, Looked) else "reveal"
        return Act("predict" if R.PREDICT in event.cites else kind, event.player, event.count)
    if isinstance(event, Channeled):
        return Act("channel", event.player, event.count)
    if isinstance(event, ScoreMarked):
        return Act(
            "hold" if R.SCORE_HOLD in event.cites else "conquer", event.player, 1, chr(ord("A") + event.battlefield)
        )
    if isinstance(event, ItemPlaced) and event.item_kind == CARD and R.CREATE not in event.cites:
        return Act("play", event.player, 1, event.name)
    if isinstance(event, PointsGained) and event.why == "effect":
        return Act("gain", event.player, event.amount, points={event.player: (event.total - event.amount, event.total)})
    if isinstance(event, PointsLost):
        return Act("lose", event.player, event.amount, points={event.player: (event.total + event.amount, event.total)})
    if isinstance(event, PlayerLeft):
        return Act("leave", event.player, 1)
    if isinstance(event, Ignored) and event.what in ("lose points", "channel"):
        return Act("nothing " + event.what, event.player)
    if isinstance(event, Stopped) and event.what.startswith("score"):
        place = chr(ord("A") + event.battlefield)
        return Act("no score" if event.source else event.what, event.player, 0, place, stopped=event.source)
    if isinstance(event, StateChanged):
        return state_act(event)
    if isinstance(event, XpGained):
        return Act("xp", event.player, event.amount)
    if isinstance(event, ItemPlaced) and R.CREATE in event.cites:
        return Act("token", event.player, 1, event.name)
    return None


def moved(event: CardsMoved) -> Act | None:
    """Cards that were drawn, burned, discarded, or put from a Main Deck by number."""
    rest = R.BURN_OUT_COMPLETE in event.cites
    kind = MOVES.get(type(event))
    if kind is not None:
        return Act(kind, event.player, event.count, rest=rest, short=event.short)
    if event.origin == zones.MAIN_DECK and event.to in (zones.HAND, zones.TRASH, zones.BANISHMENT):
        return Act("put", event.player, event.count, zones.IN_WORDS[event.to], rest, short=event.short)
    if isinstance(event, Put) and event.to == zones.HAND and event.origin in (zones.TRASH, zones.BANISHMENT):
        return Act("take back", event.player, event.count, zones.IN_WORDS[event.origin])
    if isinstance(event, Banished):
        return Act("banish", event.player, event.count, listing(told_names(event.names)))
    return None


def told_names(names: Sequence[str]) -> list[str]:
    """The names of cards as sentences take them: those without one are not called by the name they have inside."""
    return [UNNAMED if name == catalog.UNNAMED else name for name in names]


def state_act(event: StateChanged) -> Act | None:
    """What an effect did to cards on the board."""
    if not event.names:
        return None
    what = joined(told_names(event.names))
    if isinstance(event, DamageDealt):
        return Act("damage", event.player, event.amount, what)
    if isinstance(event, MightGiven):
        return Act("might", event.player, event.amount, what)
    if isinstance(event, Buffed):
        return Act("buff", event.player, 1, what)
    if isinstance(event, KeywordGiven):
        return Act("keyword", event.player, 1, f"{what} {event.keyword}" + (" for this turn" * event.this_turn))
    return None


def attach(acts: list[Act], event: Event) -> None:
    """Add to an act the point it gave, or what stopped it; a point whose act came before these is one by itself."""
    if isinstance(event, PointsGained):
        give_points(acts, event)
    elif not acts:
        return
    elif isinstance(event, Recycled):
        acts[-1].refill += event.count
    elif isinstance(event, Stopped) and event.what == "point":
        acts[-1].stopped = event.source
    elif isinstance(event, Replaced) and event.what == PointsGained.KIND:
        acts[-1].stopped = event.name


def give_points(acts: list[Act], event: PointsGained) -> None:
    """Add points to the Burn Out or score that gave them."""
    kind = {"burn_out": "burn out", "hold": "hold", "conquer": "conquer"}[event.why]
    for act in reversed(acts):
        if act.kind == kind:
            before = act.points.get(event.player, (event.total - event.amount, 0))[0]
            act.points[event.player] = (before, event.total)
            return
    before = event.total - event.amount
    acts.append(Act("gain", event.player, event.amount, points={event.player: (before, event.total)}))
