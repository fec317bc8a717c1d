"""Sentences on recycling, discarding and killing, on states of cards, and on what could not be done (407–444)."""

from collections.abc import Iterable
from itertools import takewhile
from typing import Any, Final

from rulebound.answer.steps import Teller
from rulebound.answer.voice import UNNAMED, cards, listing, whose
from rulebound.answer.words.decks import found, goes, one, recycled_trash, taken
from rulebound.kernel import zones
from rulebound.kernel.changes import Ignored, PointsGained, Replaced, XpGained
from rulebound.kernel.event import Event
from rulebound.kernel.moves import Banished, CardsMoved, Discarded, Killed, Put, Recycled, RunesRecycled
from rulebound.kernel.states import (
    AmountGiven,
    Buffed,
    DamageDealt,
    Exhausted,
    Healed,
    KeywordGiven,
    MightGiven,
    Readied,
    StateChanged,
)
from rulebound.kernel.table import Decided
from rulebound.rulebook import names as R
from rulebound.rules.conceding import Removed

# fmt: off
SENTENCES: Final = {
    "recycle": "{Who} [recycle|recycles] {what}{origin}: {it} {goes} on the bottom of {their} own Main Deck{order} "
               "({deck} there now).",
    "recycle token": "{What} is recycled: it goes to {whose} deck and there ceases to exist, as every token does.",
    "recycle runes": "{Who} [recycle|recycles] {what}: {it} {goes} on the bottom of {their} own Rune Deck{order}.",
    "owner": "Every card is recycled to its owner's deck, whoever's effect it was.",
    "discard": "{Who} [discard|discards] {what}: from {their} hand to {their} Trash.",
    "killed": "{What} {is_} killed and {goes} to {whose} Trash.",
    "killed token": "{What} is killed. As a token it ceases to exist.",
    "banished": "{What} {is_} banished{origin}: out of play in {whose} Banishment.",
    "put": "{What} {goes} to {whose} {zone}.",
    "removed": "All cards of {whose} are removed from the game.",
    "readied": "Everything of {theirs} that was exhausted becomes ready again.",
    "exhausted": "{What} {is_} exhausted (turned sideways: used for now).",
    "healed": "All damage on {what} is healed.",
    "buffed": "{What} {gets} a buff, which is +1 Might.",
    "damage": "{What} {gets} {amount} damage.",
    "might": "{What} {gets} {amount} Might this turn.",
    "keyword": "{What} {gets} {keyword}{this_turn}.",
    "xp": "{Who} [gain|gains] {amount} XP.",
    "channel": "{Whose} Rune Deck is empty, so nothing is channeled. That is no Burn Out.",
    "recycle few": "There are only so many, so {who} [recycle|recycles] as many as possible.",
    "recycle none": "There is nothing to recycle, so that part is left out.",
    "discard few": "{Who} [have|has] not enough cards in hand, so {they} discard as many as possible.",
    "lose points": "{Who} [have|has] no points, so there is nothing to lose.",
    "target": "What was chosen is not there any more, so that part is left out.",
    "cards found": "Not enough cards were found for that, so what needs more of them is left out. This never causes a "
                   "Burn Out.",
    "buff": "It has a buff already, and a unit can have only one.",
    "no point": "{Who} would gain a point, but because of {name} there is none.",
    "first": "{name} is applied first.",
    "ignored": "That can't be done, so it is left out.",
}
# fmt: on

FROM: Final = {
    zones.TRASH: " from {their} Trash", zones.HAND: " from {their} hand", zones.MAIN_DECK: "",
    zones.BANISHMENT: " from {their} Banishment",
}  # fmt: skip


def origin(event: CardsMoved) -> str:
    """Where cards come from, in words; nothing for the board."""
    return FROM.get(event.origin, "")


def recycled(t: Teller, event: Recycled) -> None:
    """Cards, runes or tokens go under a deck."""
    if R.BURN_OUT_RECYCLE in event.cites:
        recycled_trash(t, event)
        return
    names = t.names(event.physical) if event.physical else list(event.names)
    runes = isinstance(event, RunesRecycled)
    if not runes:
        names.sort()  # the order in which they lie now is known to nobody
    if event.kept == 0 and not runes:
        t.step(SENTENCES["recycle token"], event.player, What=listing(shown_names(event)))
        return
    order = ""
    if event.count > 1:
        order = " in the order their owner chose" if runes else " in random order"
    template = SENTENCES["recycle runes" if runes else "recycle"].replace("{origin}", origin(event))
    t.step(template, event.player, card=one(names), what=listing(names, "rune" if runes else "card"), order=order,
           it="it" if event.count == 1 else "they", goes=goes(event.count),
           deck=cards(t.ledger.now[t.seat(event.player)]["main_deck"]))  # fmt: skip
    if t.chain and t.chain[-1].player != event.player:
        t.join(SENTENCES["owner"], cites=(R.RECYCLE_OWNER,))


def shown_names(event: CardsMoved) -> list[str]:
    """The names of what was on the board, which everybody sees."""
    return [name or UNNAMED for name in event.names]


def moved(t: Teller, event: Discarded | Killed | Banished | Put | Removed) -> None:
    """Cards are discarded, killed, banished, put somewhere or removed."""
    if event.origin == zones.MAIN_DECK:
        if R.BURN_OUT_MOVE in event.cites or R.BURN_OUT_COMPLETE in event.cites:
            taken(t, event)
        else:
            found(t, event)
        return
    names = t.names(event.physical)
    seat = t.seat(event.player)
    if isinstance(event, Killed):
        key = "killed" if event.kept else "killed token"
        names = shown_names(event)
    elif isinstance(event, Discarded):
        key = "discard"
    elif isinstance(event, Banished):
        key = "banished"
    else:
        key = "removed" if isinstance(event, Removed) else "put"
    template = SENTENCES[key].replace("{origin}", origin(event))
    what = listing(names)
    if key == "removed":
        t.step(template.replace("of {whose}", "of " + ("yours" if seat == "you" else whose(seat)[:-2])), event.player)
        return
    t.step(template, event.player, card=one(names), what=what, What=what, goes=goes(event.count),
           is_="is" if event.count == 1 else "are", zone=zones.IN_WORDS[event.to])  # fmt: skip


def state_changed(t: Teller, event: StateChanged) -> None:
    """Cards on the board change their state."""
    if not event.names:
        return
    what = listing(event.names)
    values: dict[str, Any] = {
        "what": what, "What": what, "is_": "is" if len(event.names) == 1 else "are",
        "gets": "gets" if len(event.names) == 1 else "get",
    }  # fmt: skip
    if isinstance(event, Readied):
        t.step(SENTENCES["readied"], event.player, theirs="yours" if t.seat(event.player) == "you" else "theirs")
    elif isinstance(event, Exhausted):
        t.join(SENTENCES["exhausted"], event.player, **values)
    elif isinstance(event, Healed):
        t.step(SENTENCES["healed"], **values)
    elif isinstance(event, Buffed):
        t.step(SENTENCES["buffed"], **values)
    elif isinstance(event, KeywordGiven):
        this_turn = " for this turn" if event.this_turn else ""
        t.step(SENTENCES["keyword"], keyword=event.keyword, this_turn=this_turn, **values)
    elif isinstance(event, AmountGiven):
        amount_given(t, event, values)


def amount_given(t: Teller, event: AmountGiven, values: dict[str, Any]) -> None:
    """Damage, or Might for this turn."""
    if isinstance(event, DamageDealt):
        t.step(SENTENCES["damage"], amount=event.amount, **values)
    elif isinstance(event, MightGiven):
        t.step(SENTENCES["might"], amount=f"{event.amount:+d}", **values)


def xp_gained(t: Teller, event: XpGained) -> None:
    """XP."""
    t.step(SENTENCES["xp"], event.player, amount=event.amount)


def ignored(t: Teller, event: Ignored) -> None:
    """An instruction that can't be followed, or not in full."""
    if event.what == "recycle empty Trash":
        t.merge()
        return
    key = event.what
    if key in ("recycle", "discard"):
        following = t.following()
        done = bool(following) and isinstance(following[0], Recycled | Discarded)
        key = f"{key} few" if done or key == "discard" else "recycle none"
    template = SENTENCES.get(key, SENTENCES["ignored"])
    if key in ("buff", "cards found"):
        t.join(template, event.player)
    else:
        t.step(template, event.player)


def replaced(t: Teller, event: Replaced) -> None:
    """Something happens instead: said with what that is, unless it is nothing."""
    before = series(reversed(t.events[: t.at]))
    behind = series(t.following())
    outcomes = t.events[t.at + len(behind) + 1 :]
    first = outcomes[0] if outcomes else None
    if event.what == PointsGained.KIND and not isinstance(first, PointsGained):
        if not any(isinstance(other, Replaced) for other in behind):
            t.step(SENTENCES["no point"], event.player, card=event.name, name=event.name)
        elif before and isinstance(before[0], Decided) and before[0].how == "asked":
            t.merge()
        else:
            t.step(SENTENCES["first"], event.player, card=event.name, name=event.name)
        return
    # Effects that replace several events at once come first in the log, then what happens instead, in their order.
    own = [place for place, other in enumerate(outcomes)
           if type(other) is type(first) and getattr(other, "player", -1) == event.player]  # fmt: skip
    earlier = sum(isinstance(other, Replaced) and other.player == event.player for other in before)
    at = t.at + len(behind) + 1 + (own[min(earlier, len(own) - 1)] if own else 0)
    names, cites = t.because.get(at, ([], ()))
    t.because[at] = ([*names, event.name], tuple(dict.fromkeys((*cites, *event.cites))))


def series(events: Iterable[Event]) -> list[Event]:
    """The first events as long as they are replacements, or decisions about them."""
    return list(takewhile(lambda event: isinstance(event, Decided | Replaced), events))
