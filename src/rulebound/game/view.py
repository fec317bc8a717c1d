"""What a seat has the right to know: its view of the table and of the log (128, 502.5)."""

from typing import Any

from rulebound.kernel import zones
from rulebound.kernel.choice import MOVES
from rulebound.kernel.event import Event
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.objects import Object, Permanent, Player
from rulebound.kernel.table import Table
from rulebound.rules.layers import is_unit, might
from rulebound.rules.winning import victory_score


def knows(table: Table, seat: PlayerId, thing: Object) -> bool:
    """Whether the seat knows which card this is: by its zone, or because it saw it where it lies in a deck."""
    if thing.zone in (zones.MAIN_DECK, zones.RUNE_DECK):
        return bool(thing.seen >> seat & 1) if thing.seen >= 0 else True
    if thing.zone == zones.HAND:
        return thing.owner == seat or thing.seen < 0 or bool(thing.seen >> seat & 1)
    return True


def view(table: Table, seat: PlayerId) -> dict[str, Any]:
    """Everything the seat may know of the table: counts, public cards, its own hand, cards it saw in decks.

    Hidden cards stand in it as None, without id or name. A decision of another seat shows only whose it is and its
    name; one over hidden cards, or about what a player could do, not even that there are options.
    """
    players = []
    for player in table.players:
        shown: dict[str, Any] = {"points": table.points[player.team], "xp": player.xp, "energy": player.energy}
        shown["power"] = dict(sorted(player.power.items()))
        shown["turns"] = player.turns
        shown["left"] = player.left
        shown["recycled"] = recycled_groups(table, seat, player)
        for zone in range(zones.GONE):
            if zone != zones.CHAIN:
                shown[zones.NAMES[zone]] = [card_view(table, seat, number) for number in player.zones[zone]]
        for zone in (zones.BASE, zones.RUNES, zones.LEGEND):
            shown[zones.NAMES[zone]] = [permanent_view(table, number) for number in player.zones[zone]]
        players.append(shown)
    battlefields = []
    for place in table.battlefields:
        battlefields.append({
            "card": permanent_view(table, place.card), "controller": place.controller,
            "units": [permanent_view(table, number) for number in place.units],
            "scored_by": place.scored_by[:], "held_by": place.held_by[:],
        })  # fmt: skip
    return {
        "players": players,
        "battlefields": battlefields,
        "chain": [[item.source_name, item.kind, item.frame.controller, item.pending] for item in table.chain],
        "turn_player": table.turn_player,
        "phase": table.phase,
        "priority": table.priority,
        "victory_score": victory_score(table),
        "choice": choice_view(table, seat),
        "outcome": None if table.outcome is None else [table.outcome.ended, table.outcome.winners],
    }


def recycled_groups(table: Table, seat: PlayerId, player: Player) -> list[list[str]]:
    """Of the groups this player's cards were recycled in: which cards of each are still hidden from the seat."""
    groups: dict[int, list[str]] = {}
    for zone in (zones.MAIN_DECK, zones.HAND):
        for number in player.zones[zone]:
            thing = table.objects[number]
            if thing.among and not knows(table, seat, thing):
                groups.setdefault(thing.among, []).append(thing.card)
    return [sorted(groups[group]) for group in sorted(groups)]


def card_view(table: Table, seat: PlayerId, number: ObjectId) -> list[Any] | None:
    """A card off the board: its id and name if the seat knows it."""
    thing = table.objects[number]
    if not knows(table, seat, thing):
        return None
    if thing.zone in (zones.MAIN_DECK, zones.RUNE_DECK):
        return [thing.card]
    return [int(number), thing.card]


def permanent_view(table: Table, number: ObjectId) -> dict[str, Any]:
    """A permanent, rune, legend or battlefield: all of it is public (109)."""
    thing = table.objects[number]
    if not isinstance(thing, Permanent):
        return {"card": thing.card}
    return {
        "id": int(number), "card": thing.card, "owner": thing.owner, "controller": thing.controller,
        "exhausted": thing.exhausted, "damage": thing.damage, "buffs": thing.buffs, "stunned": thing.stunned,
        "granted": [list(given) for given in thing.granted],
        "might": might(table, thing) if is_unit(table, number) else None,
    }  # fmt: skip


def choice_view(table: Table, seat: PlayerId) -> dict[str, Any] | None:
    """The open decision as this seat sees it."""
    choice = table.choice
    if choice is None:
        return None
    if choice.player != seat:
        return {"player": choice.player, "name": choice.name}
    words = list(choice.words) if choice.kind == MOVES else choice.options
    return {"player": choice.player, "name": choice.name, "options": words, "low": choice.low, "high": choice.high}


def events_view(events: list[Event], seat: PlayerId) -> list[dict[str, Any]]:
    """The log as this seat sees it: the public fields of each event, and the masked ones where it is in the mask."""
    shown = []
    for event in events:
        line: dict[str, Any] = {"event": type(event).KIND, "cites": list(event.cites)}
        for name in event.PUBLIC:
            line[name] = getattr(event, name)
        if event.mask < 0 or event.mask >> seat & 1:
            for name in event.MASKED:
                line[name] = getattr(event, name)
        shown.append(line)
    return shown
