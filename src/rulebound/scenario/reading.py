"""What can be read of a run: counts, names, Burn Outs, who won, what was left open."""

from dataclasses import dataclass

from rulebound.kernel import zones
from rulebound.kernel.changes import BurnedOut
from rulebound.kernel.choice import Choice
from rulebound.kernel.event import Event
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.objects import Object
from rulebound.kernel.table import Table
from rulebound.rules.chain import PRIORITY
from rulebound.rules.winning import victory_score
from rulebound.scenario.errors import Mark
from rulebound.scenario.names import name_key
from rulebound.scenario.options import OptionTexts
from rulebound.scenario.setup import Setup
from rulebound.scenario.situation import SEATS, Situation


@dataclass(slots=True)
class OpenChoice:
    """A decision that nobody answered: the seat, its name, its options as `answers` takes them."""

    player: str
    name: str
    options: list[str]
    cites: tuple[str, ...]
    choice: Choice


@dataclass(slots=True)
class Reading:
    """A situation's table as far as it was carried out, and what only the situation knows of it."""

    situation: Situation
    setup: Setup
    table: Table
    before: dict[str, dict[str, int]]

    @property
    def seats(self) -> list[str]:
        """The seats' names by PlayerId."""
        return list(SEATS[self.situation.mode])

    def seat(self, player: int) -> str:
        return SEATS[self.situation.mode][player]

    @property
    def events(self) -> list[Event]:
        """Everything that happened, first to last."""
        return self.table.log.all()

    def label_of(self, physical: int) -> str | None:
        return self.setup.labels.get(physical)

    def name_of(self, physical: int) -> str:
        """What people call a card: its name, else its label, else “a card”."""
        return self.setup.names.get(physical) or self.setup.labels.get(physical) or "a card"

    def counts(self, table: Table | None = None) -> dict[str, dict[str, int]]:
        """Cards by seat and zone, and points."""
        return counts(self.table if table is None else table, self.seats)

    def victory_score(self) -> int:
        return victory_score(self.table)

    @property
    def burn_outs(self) -> list[dict[str, object]]:
        """Each Burn Out so far: whose, and its place in its sequence."""
        found: list[dict[str, object]] = []
        for event in self.events:
            if isinstance(event, BurnedOut):
                found.append({"player": self.seat(event.player), "place": event.amount})
        return found

    @property
    def winners(self) -> list[str]:
        return [] if self.table.outcome is None else [self.seat(player) for player in self.table.outcome.winners]

    @property
    def winner(self) -> str | None:
        """The seat that won, of a team its first in seat order."""
        return self.winners[0] if self.winners else None

    @property
    def ended(self) -> str | None:
        return None if self.table.outcome is None else self.table.outcome.ended

    @property
    def asked(self) -> list[OpenChoice]:
        """The decisions left open: what a player could do with priority is none."""
        choice = self.table.choice
        if choice is None or choice.name == PRIORITY:
            return []
        texts = OptionTexts(self.setup, self.table, choice)
        return [OpenChoice(self.seat(choice.player), choice.name, texts.texts(), choice.cites, choice)]

    def labels(self, seat: str, zone: str) -> list[str]:
        """The labels, else names, of the cards in a zone, top first."""
        player = PlayerId(self.seats.index(seat))
        found: list[str] = []
        for number in self.table.players[player].zones[zones.NAMES.index(zone)]:
            found.append(self.name_in_file(self.table.objects[number]))
        return found

    def name_in_file(self, thing: Object) -> str:
        label = self.setup.labels.get(thing.physical)
        return label if label is not None else thing.card

    def named(self, name: str, mark: Mark) -> Object:
        """The one object a label or name means. Raises SituationError where it is none or could be several."""
        key = name_key(name)
        found: list[Object] = []
        for number in sorted(self.table.objects):
            thing = self.table.objects[ObjectId(number)]
            label = self.setup.labels.get(thing.physical)
            if label is not None and name_key(label) == key:
                return thing
            if name_key(thing.card) == key:
                found.append(thing)
        if len(found) == 1:
            return found[0]
        if found:
            raise mark.error(f"`{name}` could be any of {len(found)} cards; give them labels with `as:`")
        raise mark.error(f"there is no card `{name}` in the game; label it with `as:` or use a card's name")


def counts(table: Table, seats: list[str]) -> dict[str, dict[str, int]]:
    """Cards by seat and zone, and points, of a table."""
    found: dict[str, dict[str, int]] = {}
    for player in table.players:
        found[seats[player.id]] = {
            "main_deck": len(player.main_deck),
            "trash": len(player.trash),
            "hand": len(player.zones[zones.HAND]),
            "banishment": len(player.zones[zones.BANISHMENT]),
            "rune_deck": len(player.rune_deck),
            "runes": len(player.runes),
            "points": table.points[player.team],
        }
    return found
