"""What must hold at every moment of a game: the invariants of the table, each broken one told as a sentence."""

from rulebound.kernel import zones
from rulebound.kernel.changes import PointsGained, PointsLost
from rulebound.kernel.event import Event
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.index import Entry, Index
from rulebound.kernel.items import CARD
from rulebound.kernel.objects import Object, Permanent
from rulebound.kernel.table import Table


class Census:
    """What a table had when it was counted: its pieces of cardboard by owner, its points, and the time."""

    __slots__ = ("clock", "owners", "points")

    def __init__(self, table: Table) -> None:
        self.clock: int = table.clock
        self.points: list[int] = table.points[:]
        self.owners: dict[int, PlayerId] = {}
        for thing in table.objects.values():
            if not thing.token:
                self.owners[thing.physical] = thing.owner


def status(table: Table, census: Census | None = None, with_log: bool = True, within_step: bool = False) -> list[str]:
    """The broken invariants of a table, a sentence each; an empty list if all is well.

    With a census of the same game also that cardboard neither came nor went and, while the log is on, that the
    points in it add up to the score. `with_log=False` leaves the log out, which is as long as the game. A card and
    its chain item come and go by two events of one step, so `within_step=True` leaves out that they agree.
    """
    broken: list[str] = []
    broken.extend(listed_wrongly(table))
    if not within_step:
        broken.extend(chain_wrong(table))
    broken.extend(index_wrong(table))
    for team, points in enumerate(table.points):
        if points < 0:
            broken.append(f"team {team} has {points} points")
    for player in table.players:
        if player.energy < 0 or player.xp < 0:
            broken.append(f"player {player.id} has {player.energy} Energy and {player.xp} XP")
        for domain, power in player.power.items():
            if power <= 0:
                broken.append(f"player {player.id} has {power} {domain} Power on record")
    if table.outcome is not None and table.choice is not None:
        broken.append(f"the game is over and {table.choice.name} is still asked")
    if census is not None:
        broken.extend(cardboard_wrong(table, census))
        if with_log and table.log.on:
            broken.extend(score_wrong(table, census))
    return broken


def listed_wrongly(table: Table) -> list[str]:
    """Lists and objects agree both ways: each object is in the one list where it says it is."""
    broken: list[str] = []
    found: dict[ObjectId, int] = {}
    for player in table.players:
        for zone, numbers in enumerate(player.zones):
            for number in numbers:
                found[number] = found.get(number, 0) + 1
                thing = table.objects.get(number)
                if thing is None:
                    broken.append(f"#{number} is in a {zones.IN_WORDS[zone]} and does not exist")
                elif thing.zone != zone or holder(thing) != player.id:
                    where = zones.IN_WORDS[zone]
                    broken.append(f"#{number} is in the {where} of player {player.id} and says it is elsewhere")
    for place in table.battlefields:
        for number in (place.card, *place.units):
            found[number] = found.get(number, 0) + 1
            there = table.permanent(number)
            zone = zones.BATTLEFIELDS if number == place.card else zones.AT_BATTLEFIELD
            if there is None or there.place != place.id or there.zone != zone:
                broken.append(f"#{number} is at battlefield {place.id} and does not say so")
    for number, thing in table.objects.items():
        if thing.id != number:
            broken.append(f"#{number} has the number {thing.id}")
        if number >= table.next_id:
            broken.append(f"#{number} has a number that is still to be given")
        lists = 0 if thing.zone == zones.CHAIN else 1
        if found.get(number, 0) != lists:
            broken.append(f"#{number} is in {found.get(number, 0)} lists")
        if isinstance(thing, Permanent) != zones.on_board(thing.zone):
            broken.append(f"#{number} is in the {zones.IN_WORDS[thing.zone]} as something it can't be there")
    return broken


def holder(thing: Object) -> PlayerId:
    """Whose list the object stands in: on the board its controller's, elsewhere its owner's."""
    return thing.controller if isinstance(thing, Permanent) else thing.owner


def chain_wrong(table: Table) -> list[str]:
    """A card on the chain has its item; a token is there by itself while it is being played."""
    broken: list[str] = []
    items = [item.object for item in table.chain if item.kind == CARD]
    for number, thing in table.objects.items():
        if thing.zone == zones.CHAIN and not thing.token and items.count(number) != 1:
            broken.append(f"#{number} is on the chain and {items.count(number)} items are it")
    for number in items:
        card = table.objects.get(number)
        if card is not None and card.zone != zones.CHAIN:
            broken.append(f"#{number} is a chain item and lies in the {zones.IN_WORDS[card.zone]}")
    return broken


def index_wrong(table: Table) -> list[str]:
    """The index lists the abilities of what is on the board, all of them and no others."""
    fresh = table.copy()
    fresh.index = Index()
    for thing in fresh.objects.values():
        if isinstance(thing, Permanent):
            fresh.list_abilities(thing)
    broken: list[str] = []
    for name, is_there, should_be in (
        ("triggered", table.index.triggering, fresh.index.triggering),
        ("replacing", table.index.replacing, fresh.index.replacing),
        ("passive", table.index.passive, fresh.index.passive),
    ):
        for kind in sorted({*is_there, *should_be}):
            had: list[Entry] = sorted(is_there.get(kind, []))
            due: list[Entry] = sorted(should_be.get(kind, []))
            if had != due:
                broken.append(f"the {name} abilities for “{kind}” are {had}, not {due}")
    return broken


def cardboard_wrong(table: Table, census: Census) -> list[str]:
    """Each piece of cardboard is in one zone, its owner's for good; those of players who left may be gone (652.3)."""
    broken: list[str] = []
    found: dict[int, PlayerId] = {}
    for thing in table.objects.values():
        if thing.token:
            continue
        if thing.physical in found:
            broken.append(f"{thing.card} of player {thing.owner} is in two zones")
        found[thing.physical] = thing.owner
        owner = census.owners.get(thing.physical)
        if owner is None:
            broken.append(f"{thing.card} of player {thing.owner} came from nowhere")
        elif owner != thing.owner:
            broken.append(f"{thing.card} was owned by player {owner} and is by player {thing.owner}")
    for physical, owner in census.owners.items():
        if physical not in found and not table.players[owner].left:
            broken.append(f"a card of player {owner} is gone")
    return broken


def score_wrong(table: Table, census: Census) -> list[str]:
    """The points that the log tells of since the census add up to the score."""
    told = census.points[:]
    events = table.log.all()
    since = len(events) - (table.clock - census.clock)
    if since < 0:
        return ["the log is shorter than what happened"]
    later: list[Event] = events[since:]
    for event in later:
        if isinstance(event, PointsGained):
            told[table.players[event.player].team] += event.amount
        elif isinstance(event, PointsLost):
            told[table.players[event.player].team] -= event.amount
    return [] if told == table.points else [f"the score is {table.points} and the log tells {told}"]
