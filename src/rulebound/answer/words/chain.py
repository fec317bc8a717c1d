"""Sentences on cards and abilities that are played, wait on the Chain, and are carried out (326–340, 349–406)."""

from typing import Any, Final

from rulebound.answer.steps import Teller
from rulebound.answer.voice import called, joined, listing, number
from rulebound.kernel import zones
from rulebound.kernel.chain_events import ItemFinalized, ItemLeft, ItemPlaced, Passed, PlayerLeft
from rulebound.kernel.changes import Paid
from rulebound.kernel.choice import OBJECTS, PLAYERS
from rulebound.kernel.ids import ObjectId
from rulebound.kernel.items import ACTIVATION, CARD, TRIGGER
from rulebound.kernel.moves import Entered, ToChain, Trashed
from rulebound.kernel.table import Decided
from rulebound.rulebook import names as R

# fmt: off
SENTENCES: Final = {
    "play": "{Who} [play|plays] {name}: it goes on the Chain, where cards and abilities wait before they do anything.",
    "play again": "{Who} [play|plays] {name}, which goes on the Chain.",
    "play unit": "{Who} [play|plays] {name}.",
    "token": "{Who} [play|plays] a token: {name}.",
    "activate": "{Who} [use|uses] the ability of {name}: it goes on the Chain.",
    "trigger": "The ability of {name} triggers: it goes on the Chain, where cards and abilities wait before they do "
               "anything.",
    "trigger again": "The ability of {name} triggers and goes on the Chain.",
    "triggers": "{count} abilities of {name} trigger and go on the Chain.",
    "mode": "{Who} [choose|chooses] what it does: option {mode}.",
    "targets": "{Who} [choose|chooses] {what} for it.",
    "no targets": "{Who} [choose|chooses] nothing for it.",
    "paid": "{Who} [pay|pays] {what}.",
    "resolves": "Nobody does anything more, so it is carried out.",
    "resolves named": "Nobody does anything more, so {name} is carried out.",
    "passed": "{Who} [pass|passes]: {they} do nothing more for now.",
    "trashed": "{Name} has done all it says and goes to {whose} Trash.",
    "countered": "{Name} goes to {whose} Trash without having done anything.",
    "declined": "{Who} [choose|chooses] not to use the ability of {name}.",
    "no options": "There is nothing that {name} could choose, so it leaves the Chain and does nothing.",
    "unpaid": "The cost of {name} can't be paid, so it leaves the Chain and does nothing.",
    "enters": "It enters {whose} {where}{exhausted}.",
    "enters named": "{Name} enters {whose} {where}{exhausted}.",
    "left": "{Who} [leave|leaves] the game.",
    "order": "{Who} [put|puts] the abilities on the Chain in this order: {what}. The last one is carried out first.",
    "may yes": "{Who} [choose|chooses] to use it.",
    "replacement": "{Who} [choose|chooses] that {name} applies first.",
}
# fmt: on


def item_placed(t: Teller, event: ItemPlaced) -> None:
    """A card or ability comes onto the chain."""
    t.chain.append(event)
    following = t.following()
    if event.item_kind == TRIGGER:
        before = t.events[t.at - 1]
        if isinstance(before, ItemPlaced) and before.item_kind == TRIGGER and before.name == event.name:
            t.retell(several(t, event))
            return
        key = "trigger" if t.first("chain") else "trigger again"
        t.step(SENTENCES[key], event.player, card=event.name, name=event.name)
    elif event.item_kind == ACTIVATION:
        t.step(SENTENCES["activate"], event.player, card=event.name, name=event.name)
    else:
        permanent = any(isinstance(other, Entered) and other.card == event.source for other in following)
        token = R.CREATE in event.cites
        if token or permanent:
            key = "token" if token else "play unit"
        else:
            key = "play" if t.first("chain") else "play again"
        t.step(SENTENCES[key], event.player, card=event.name, cites=before_cites(t), name=event.name)


def several(t: Teller, event: ItemPlaced) -> str:
    """The sentence for several abilities of one card that trigger at once."""
    count = 0
    for other in reversed(t.events[: t.at + 1]):
        if not isinstance(other, ItemPlaced) or other.name != event.name:
            break
        count += 1
    return SENTENCES["triggers"].format(count=count, name=event.name)


def before_cites(t: Teller) -> tuple[str, ...]:
    """The rules of the card's way to the chain, just before its item."""
    before = t.events[t.at - 1] if t.at else None
    return before.cites if isinstance(before, ToChain) else ()


def finalized(t: Teller, event: ItemFinalized) -> None:
    """An item waits from now on; nothing is to be said."""
    t.passes = 0


def passed(t: Teller, event: Passed) -> None:
    """A player passes; when everybody has, the newest item is carried out."""
    t.passes += 1
    players = sum(1 for player in t.run.table.players if not player.left)
    if t.passes < players:
        following = t.following()
        if not following or not any(isinstance(other, Passed) for other in following):
            t.step(SENTENCES["passed"], event.player)
        return
    t.passes = 0
    if not t.chain:
        return
    item = t.chain[-1]
    cite = (R.FEPR_RESOLVE,)
    just_placed = bool(t.steps) and t.steps[-1].number == t.events.index(item) + 1
    if just_placed:
        t.join(SENTENCES["resolves"], cites=cite)
    else:
        name = item.name if item.item_kind == CARD else f"the ability of {item.name}"
        t.step(SENTENCES["resolves named"], card=item.name, cites=cite, name=name)


def item_left(t: Teller, event: ItemLeft) -> None:
    """An item leaves the chain; that it was carried out needs no words."""
    del t.chain[event.place]
    t.passes = 0
    if event.why == "resolved" or event.why == "countered":
        t.merge()
    elif event.why in SENTENCES:
        t.join(SENTENCES[event.why], event.player, name=event.name)


def trashed(t: Teller, event: Trashed) -> None:
    """A spell that is done goes to the Trash."""
    key = "countered" if R.REMOVE_COUNTER in event.cites else "trashed"
    name = listing(t.names(event.physical))
    t.step(SENTENCES[key], event.player, card=name, Name=name)


def paid(t: Teller, event: Paid) -> None:
    """Energy and Power are paid."""
    parts = [f"{event.amount} Energy"] if event.amount else []
    parts += [f"{event.power.count(domain)} {domain} Power" for domain in dict.fromkeys(event.power)]
    t.join(SENTENCES["paid"], event.player, what=joined(parts))


def entered(t: Teller, event: Entered) -> None:
    """A permanent enters the board."""
    at_battlefield = event.zone == zones.AT_BATTLEFIELD
    where = "units at battlefield " + chr(ord("A") + event.place) if at_battlefield else zones.IN_WORDS[event.zone]
    values: dict[str, Any] = {
        "where": where,
        "exhausted": ", exhausted" if event.exhausted else ", ready",
        "Name": event.name,
    }
    newest = t.chain[-1] if t.chain else None
    if newest is not None and newest.source == event.card and t.last_number() == t.events.index(newest) + 1:
        t.join(SENTENCES["enters"], event.player, **values)
    else:
        t.step(SENTENCES["enters named"], event.player, card=event.name, **values)


def player_left(t: Teller, event: PlayerLeft) -> None:
    """A player leaves the game."""
    t.step(SENTENCES["left"], event.player)


def decided(t: Teller, event: Decided) -> None:
    """The decisions that a reader has to know of; the others show in what follows."""
    if event.name == "PLAY.MODE" and event.picked:
        t.join(SENTENCES["mode"], event.player, mode=event.words[event.picked[0]])
    elif event.name == "PLAY.TARGETS" and event.how != "empty":
        targets(t, event)
    elif event.name == "TRIGGER.ORDER" and event.how == "asked":
        what = joined([event.words[pick] for pick in event.picked])
        t.step(SENTENCES["order"], event.player, what=what)
    elif event.name == "REPLACEMENT.ORDER" and event.how == "asked":
        t.step(SENTENCES["replacement"], event.player, name=event.words[event.picked[0]])


def targets(t: Teller, event: Decided) -> None:
    """What a card or ability was aimed at."""
    if not event.picked:
        t.join(SENTENCES["no targets"], event.player)
    elif event.kind == PLAYERS:
        what = joined([called(t.seat(player)) for player in event.picked])
        t.join(SENTENCES["targets"], event.player, what=what)
    elif event.kind == OBJECTS:
        t.join(SENTENCES["targets"], event.player, what=target_names(t, event.picked))


def target_names(t: Teller, picked: list[int]) -> str:
    """Chosen objects by their names, which the log gives where they moved later, else by their number."""
    names: dict[int, str] = {}
    for event in t.following():
        cards = getattr(event, "cards", None)
        physical = getattr(event, "physical", None)
        if isinstance(cards, list) and isinstance(physical, list):
            for card, piece in zip(cards, physical, strict=False):
                names.setdefault(int(card), t.run.name_of(piece))
    for target in picked:
        thing = t.run.table.objects.get(ObjectId(target))
        if thing is not None:
            names.setdefault(target, t.run.name_of(thing.physical))
    return listing([names.get(target, "a card") for target in picked]) if names else number(len(picked), "card")
