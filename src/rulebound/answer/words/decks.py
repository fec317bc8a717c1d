"""Sentences on cards that leave a Main Deck, on Burn Out, and on what a player sees of a deck (413, 424, 431, 440)."""

from typing import Any, Final

from rulebound.answer.steps import Teller
from rulebound.answer.voice import called, capital, cards, joined, listing, number, points, say
from rulebound.kernel import zones
from rulebound.kernel.chain_events import ItemLeft
from rulebound.kernel.changes import BurnedOut, Ignored, PointsGained
from rulebound.kernel.moves import (
    Arranged,
    Banished,
    Burned,
    CardsMoved,
    Channeled,
    Drawn,
    Looked,
    Put,
    Recycled,
    Shown,
)
from rulebound.kernel.table import Decided
from rulebound.rulebook import names as R

# fmt: off
SENTENCES: Final = {
    "draw": "{Who} [draw|draws] {what}; {left}.",
    "draw short": "{Who} [draw|draws] {what}. The Main Deck is now empty, and {owed}.",
    "draw rest": "Now the draw is completed: {who} [draw|draws] {what} from the refilled deck; {left}.",
    "draw after": "Now the draw is done: {who} [draw|draws] {what} from the refilled deck; {left}.",
    "draw rest short": "{Who} [draw|draws] {what} from the refilled deck. It is empty again, and {owed}.",
    "burn": "{Who} [Burn|Burns] {count}: {what} {goes} from the top of the Main Deck into {whose} Trash; {left}.",
    "burn short": "{Who} [Burn|Burns] what is there: {what} {goes} from the top of the Main Deck into {whose} Trash. "
                  "The Main Deck is now empty, and {owed}.",
    "burn rest": "Now the Burn is completed: {more} {goes} from the top of the refilled deck into {whose} Trash; "
                 "{left}.",
    "burn after": "Now the Burn is done: {what} {goes} from the top of the refilled deck into {whose} Trash; {left}.",
    "burn rest short": "{More} {goes} into {whose} Trash. The deck is empty again, and {owed}.",
    "put": "{Who} [put|puts] {what} from {whose} Main Deck into {whose} {zone}; {left}.",
    "put short": "{Who} [put|puts] {what} from {whose} Main Deck into {whose} {zone}. The Main Deck is now empty, and "
                 "{owed}.",
    "put rest": "Now the rest is done: {who} [put|puts] {what} from the refilled deck into {whose} {zone}; {left}.",
    "put after": "Now it is done: {who} [put|puts] {what} from the refilled deck into {whose} {zone}; {left}.",
    "put rest short": "{Who} [put|puts] {what} from the refilled deck into {whose} {zone}. It is empty again, "
                      "and {owed}.",
    "taken": "{Who} [put|puts] {what} into {their} {zone}.",
    "empty by itself": "An empty Main Deck does nothing by itself.",
    "burn out": "{Who} [have|has] to take a card that is not there, so {they} Burn Out: first {they} recycle "
                "{their} whole Trash, which puts {all} on the bottom of {their} Main Deck{order} ({deck} there now).",
    "burn out short": "{Who} [Burn|Burns] Out: {their} whole Trash ({what}) is recycled into {their} Main Deck{order} "
                      "({deck} there now).",
    "burn out empty": "{Who} [have|has] to take a card that is not there, so {they} Burn Out. {Their} Trash is empty "
                      "too, so there is nothing to recycle and {their} Main Deck stays empty.",
    "again empty": "The action is still not finished and there is nothing to take, so {who} [Burn|Burns] Out again "
                   "(Burn Out number {place} of this one action).",
    "still empty": "Burn Out number {place}: there is still nothing to take and nothing to recycle.",
    "again": "The refilled deck is used up too, so {who} [Burn|Burns] Out again (Burn Out number {place} of this one "
             "action): {what} {goes} from {their} Trash under {their} Main Deck{order} ({deck} there now).",
    "random order": " in random order",
    "point": "For that {who} [gain|gains] {points} (from {before} to {total}).",
    "point chosen": "Then {who} [choose|chooses] which opponent gains {points} for it: {opponent} (from {before} to "
                    "{total}).",
    "protected": "From the second Burn Out of one action on nothing can prevent or replace that point.",
    "point again": "{Who} [gain|gains] {points} more for it (from {before} to {total}).",
    "team points": "Team mates share their points.",
    "and again": "The same happens again and again, up to Burn Out number {place}",
    "more points": "{who} [gain|gains] {points} (from {before} to {total})",
    "look": "{Who} [look|looks] at {what} on top of {whose} Main Deck. They stay there, so this can't burn {them} out.",
    "look all": "{Who} [look|looks] at {what}: the Main Deck has no more. To look at too few cards never causes a Burn "
                "Out.",
    "look none": "{Whose} Main Deck is empty, so {they} see nothing. To look at cards never causes a Burn Out.",
    "predict all": "{Who} [predict|predicts] with {what}: the Main Deck has no more, and predicting never causes a "
                   "Burn Out.",
    "predict none": "{Whose} Main Deck is empty, so there is nothing to predict with; that is no Burn Out.",
    "predict": "{Who} [predict|predicts]: {they} look at {what} on top of {their} Main Deck and may recycle any "
               "of them.",
    "reveal": "{Who} [reveal|reveals] {what} from the top of {whose} Main Deck: everybody sees them, and they stay "
              "there.",
    "reveal all": "{Who} [reveal|reveals] {what}: the Main Deck has no more. To reveal too few cards never causes a "
                  "Burn Out.",
    "reveal none": "{Whose} Main Deck is empty, so nothing is revealed. That never causes a Burn Out.",
    "arranged": "{Who} [put|puts] {what} back on top of {whose} Main Deck{order}.",
    "channel": "{Who} [channel|channels] {what}: {they_go} from the top of {whose} Rune Deck onto the board ({left}).",
    "channel short": "{Who} [channel|channels] {what}, all that {whose} Rune Deck has. A short Rune Deck is no "
                     "Burn Out.",
}
# fmt: on

ACTIONS: Final[dict[type[CardsMoved], str]] = {Drawn: "draw", Burned: "burn", Put: "put", Banished: "put"}

OWED: Final = {"draw": "to be drawn", "burn": "to be burned", "put": "to be moved"}


def left(count: int) -> str:
    """What is left in a Main Deck."""
    if count == 0:
        return "the Main Deck is now empty"
    return f"{cards(count)} {'is' if count == 1 else 'are'} left in the Main Deck"


def taken(t: Teller, event: CardsMoved) -> None:
    """Cards leave a Main Deck by a draw, a Burn or another move."""
    action = ACTIONS[type(event)]
    names = t.names(event.physical)
    count = t.ledger.now[t.seat(event.player)]["main_deck"]
    complete = R.BURN_OUT_COMPLETE in event.cites
    part = ""
    if complete:
        part = " rest short" if event.short else (" rest" if began_before(t, event) else " after")
    elif event.short:
        part = " short"
    what = listing(names)
    if part == " rest" and action == "draw" and what == cards(event.count):
        what = f"the other {event.count}"
    more = number(event.count, "more card") if listing(names) == cards(event.count) else what
    values: dict[str, Any] = {
        "what": what, "more": more, "More": capital(more), "count": event.count, "left": left(count),
        "owed": owed(t, event, action), "zone": zones.IN_WORDS[event.to],
    }  # fmt: skip
    t.step(SENTENCES[action + part], event.player, card=one(names), goes=goes(event.count), **values)
    if count == 0 and not event.short:
        t.join(SENTENCES["empty by itself"], event.player)


def goes(count: int) -> str:
    """The verb for one card or for several."""
    return "goes" if count == 1 else "go"


def one(names: list[str]) -> str | None:
    """The card of a step that is about one named card."""
    return names[0] if len(names) == 1 and names[0] != "a card" else None


def began_before(t: Teller, event: CardsMoved) -> bool:
    """Whether cards were already taken by this one instruction before its Burn Out."""
    for other in reversed(t.events[: t.at]):
        if isinstance(other, CardsMoved) and other.player == event.player:
            if type(other) is type(event):
                return other.short
        elif isinstance(other, BurnedOut) and other.player == event.player and other.amount == 1:
            before = t.events[: t.events.index(other)]
            return bool(before) and isinstance(before[-1], CardsMoved) and before[-1].short
    return False


def owed(t: Teller, event: CardsMoved, action: str) -> str:
    """How many cards are still owed, as far as the log tells: "2 cards are still to be drawn"."""
    total = 0
    place = 0
    for other in t.following():
        if isinstance(other, BurnedOut) and other.player == event.player:
            if other.amount <= place:
                break
            place = other.amount
        elif isinstance(other, CardsMoved) and other.KIND == event.KIND and other.player == event.player:
            if R.BURN_OUT_COMPLETE not in other.cites:
                break
            total += other.count
            if not other.short:
                return f"{cards(total)} {'is' if total == 1 else 'are'} still {OWED[action]}"
        elif isinstance(other, ItemLeft):
            break
    return f"more cards are still {OWED[action]}"


def drawn(t: Teller, event: Drawn) -> None:
    """A draw."""
    taken(t, event)


def burned(t: Teller, event: Burned) -> None:
    """A Burn."""
    taken(t, event)


def burned_out(t: Teller, event: BurnedOut) -> None:
    """A Burn Out, up to the recycling of the Trash; repeats that give nothing new are told as one."""
    following = t.following()
    after = following[0] if following else None
    if not isinstance(after, Ignored):
        return  # Its cards follow as the next event, which tells the Burn Out and its recycling in one sentence.
    if event.amount == 1:
        their = "Your" if t.seat(event.player) == "you" else "Their"
        t.step(SENTENCES["burn out empty"], event.player, Their=their)
    elif event.amount <= SINGLE_REPEATS:
        t.step(SENTENCES["again empty" if event.amount == 2 else "still empty"], event.player, place=event.amount)
    elif t.first(f"again and again after event {sequence_start(t, event)}"):
        t.step(again_and_again(t, event), event.player)
    else:
        t.merge()


SINGLE_REPEATS: Final = 12
"""Repeated Burn Outs that are told one by one; those after them are told together."""


def sequence_start(t: Teller, event: BurnedOut) -> int:
    """Where in the log the sequence of this Burn Out began."""
    at = t.at
    while at > 0:
        other = t.events[at]
        if isinstance(other, BurnedOut) and other.player == event.player and other.amount == 1:
            break
        at -= 1
    return at


def again_and_again(t: Teller, event: BurnedOut) -> str:
    """The sentence for all further Burn Outs of this sequence that find nothing."""
    place = event.amount
    receivers: dict[int, tuple[int, int]] = {}
    for other in t.following():
        if isinstance(other, BurnedOut):
            if other.player != event.player or other.amount <= place:
                break
            place = other.amount
        elif isinstance(other, PointsGained) and other.why == "burn_out":
            gained, _ = receivers.get(int(other.player), (0, 0))
            receivers[int(other.player)] = (gained + other.amount, other.total)
    told = joined([
        say(SENTENCES["more points"], t.seat(player), points=number(gained, "more point"), before=total - gained,
            total=total)
        for player, (gained, total) in receivers.items()
    ])  # fmt: skip
    text = SENTENCES["and again"].format(place=place)
    return f"{text}: {told}." if told else f"{text}."


def recycled_trash(t: Teller, event: Recycled) -> None:
    """The Trash that a Burn Out puts under the Main Deck: told with the Burn Out before it."""
    before = t.events[t.at - 1]
    place = before.amount if isinstance(before, BurnedOut) else 1
    seat = t.seat(event.player)
    what = listing(sorted(t.names(event.physical)))
    key = "again" if place > 1 else ("burn out" if t.first("burn out") else "burn out short")
    everything = "its only card" if event.count == 1 else f"its {event.count} cards"
    values: dict[str, Any] = {
        "what": what, "all": everything if what == cards(event.count) else what, "place": place,
        "order": SENTENCES["random order"] if event.count > 1 else "",
        "deck": cards(t.ledger.now[seat]["main_deck"]),
    }  # fmt: skip
    cites = before.cites if isinstance(before, BurnedOut) else ()
    t.step(SENTENCES[key], event.player, cites=cites, goes=goes(event.count), **values)


def burn_out_point(t: Teller, event: PointsGained) -> None:
    """The point of a Burn Out."""
    if event.place > SINGLE_REPEATS and t.steps[-1].event == BurnedOut.KIND:
        t.merge()
        return
    values: dict[str, Any] = {
        "points": points(event.amount),
        "before": event.total - event.amount,
        "total": event.total,
    }
    chosen = chooser(t)
    if chosen is not None and chosen.how == "asked":
        opponent = called(t.seat(event.player))
        t.step(SENTENCES["point chosen"], chosen.player, cites=chosen.cites, opponent=opponent, **values)
    elif event.place > 2 and t.steps[-1].event == BurnedOut.KIND:
        t.join(SENTENCES["point again"], event.player, **values)
    else:
        t.step(SENTENCES["point" if event.place == 1 else "point again"], event.player, **values)
    if event.place > 1 and t.first("protected"):
        t.join(SENTENCES["protected"])
    if R.TWO_V_TWO_POINTS in event.cites and t.first("team points"):
        t.join(SENTENCES["team points"])


def chooser(t: Teller) -> Decided | None:
    """The decision that brought about the point of this Burn Out."""
    for event in reversed(t.events[: t.at]):
        if isinstance(event, BurnedOut):
            return None
        if isinstance(event, Decided) and event.name == "BURN_OUT.OPPONENT":
            return event
    return None


def found(t: Teller, event: CardsMoved) -> None:
    """Cards found by looking or revealing are put somewhere."""
    names = t.names(event.physical)
    what = listing(names)
    if what == cards(event.count):
        what = f"{event.count} of the cards found"
    else:
        what += ", one of the cards found," if event.count == 1 else ", of the cards found,"
    t.step(SENTENCES["taken"], event.player, card=one(names), what=what, zone=zones.IN_WORDS[event.to])


def shown(t: Teller, event: Shown) -> None:
    """Cards are looked at or revealed."""
    action = "look" if isinstance(event, Looked) else "reveal"
    if R.PREDICT in event.cites:
        action = "predict"
    part = "" if not event.short else (" none" if event.count == 0 else " all")
    what = listing(t.names(event.physical))
    if not part and what == cards(event.count):
        what = "the top card" if event.count == 1 else f"the {event.count} cards"
    elif part == " all" and what == cards(event.count):
        what = "the only card there is" if event.count == 1 else f"the {event.count} cards there are"
    template = SENTENCES[action + part]
    if event.count == 1:
        template = template.replace("They stay there", "It stays there").replace(
            "sees them, and they stay", "sees it, and it stays"
        )
        template = template.replace("may recycle any of them", "may recycle it")
    t.step(template, event.player, what=what)


def arranged(t: Teller, event: Arranged) -> None:
    """Looked-at cards go back on top of the deck."""
    following = t.following()
    if following and isinstance(following[0], Recycled):
        count = event.count - following[0].count
        if count <= 0:
            t.merge()
            return
    else:
        count = event.count
    order = " in an order of their choice" if t.seat(event.player) != "you" else " in an order of your choice"
    t.join(SENTENCES["arranged"], event.player, what=number(count, "card"), order=order if count > 1 else "")


def channeled(t: Teller, event: Channeled) -> None:
    """Runes come from the Rune Deck."""
    count = t.ledger.now[t.seat(event.player)]["rune_deck"]
    template = SENTENCES["channel short" if event.short else "channel"]
    t.step(template.replace("{they_go}", "it goes" if event.count == 1 else "they go"), event.player,
           what=number(event.count, "rune"), left=f"{count} left there")  # fmt: skip
