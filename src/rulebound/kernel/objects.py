"""What lies on the table: game objects, permanents with their state, players and battlefields."""

from typing import ClassVar

from rulebound.kernel import zones
from rulebound.kernel.ids import NOBODY, NOTHING, BattlefieldId, ObjectId, PlayerId
from rulebound.kernel.mypyc import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Object:
    """A game object off the board. It is replaced, never written, so that copies of a table share it."""

    __slots__ = ("among", "blank", "card", "id", "owner", "physical", "seen", "token", "zone")
    FIELDS: ClassVar[tuple[str, ...]] = ("id", "card", "physical", "owner", "zone", "token", "blank", "seen", "among")

    def __init__(
        self, id: ObjectId, card: str, physical: int, owner: PlayerId, zone: int, token: bool, blank: bool, seen: int
    ) -> None:
        self.id: ObjectId = id
        self.card: str = card
        self.physical: int = physical  # which piece of cardboard: no view ever shows it
        self.owner: PlayerId = owner
        self.zone: int = zone
        self.token: bool = token
        self.blank: bool = blank  # one of a number of unnamed cards: which of them is never a decision
        self.seen: int = seen  # in a deck: the seats that know which card lies here
        self.among: int = 0  # while hidden: the group of public cards it was recycled with


@mypyc_attr(allow_interpreted_subclasses=True)
class Permanent(Object):
    """A game object on the board, with its state (124.2); a table's copy has its own."""

    __slots__ = (
        "attached_to", "buffs", "controller", "damage", "empowered", "exhausted", "granted", "might_given", "place",
        "stunned",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "id", "card", "physical", "owner", "zone", "token", "blank", "seen", "among",
        "controller", "place", "exhausted", "damage", "buffs", "stunned", "empowered", "attached_to", "granted",
        "might_given",
    )  # fmt: skip

    def __init__(
        self, id: ObjectId, card: str, physical: int, owner: PlayerId, zone: int, token: bool, blank: bool,
        controller: PlayerId, place: BattlefieldId,
    ) -> None:  # fmt: skip
        super().__init__(id, card, physical, owner, zone, token, blank, 0)
        self.controller: PlayerId = controller
        self.place: BattlefieldId = place
        self.exhausted: bool = False
        self.damage: int = 0
        self.buffs: int = 0
        self.stunned: bool = False
        self.empowered: bool = False
        self.attached_to: ObjectId = NOTHING
        self.granted: list[tuple[str, int, bool]] = []  # keyword, value, only this turn
        self.might_given: list[tuple[int, bool]] = []  # amount, only this turn

    def twin(self) -> "Permanent":
        """The same permanent for a copy of the table."""
        other = Permanent(
            self.id,
            self.card,
            self.physical,
            self.owner,
            self.zone,
            self.token,
            self.blank,
            self.controller,
            self.place,
        )
        other.exhausted = self.exhausted
        other.damage = self.damage
        other.buffs = self.buffs
        other.stunned = self.stunned
        other.empowered = self.empowered
        other.attached_to = self.attached_to
        other.granted = self.granted[:]
        other.might_given = self.might_given[:]
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A seat: its zones (lists of ids, decks top first), its Rune Pool, and what it did."""

    __slots__ = ("energy", "id", "left", "power", "team", "turns", "xp", "zones")
    FIELDS: ClassVar[tuple[str, ...]] = ("id", "team", "zones", "energy", "power", "xp", "turns", "left")

    def __init__(self, id: PlayerId, team: int) -> None:
        self.id: PlayerId = id
        self.team: int = team
        self.zones: list[list[ObjectId]] = [[], [], [], [], [], [], [], [], [], [], [], []]
        self.energy: int = 0
        self.power: dict[str, int] = {}
        self.xp: int = 0
        self.turns: int = 0
        self.left: bool = False

    @property
    def main_deck(self) -> list[ObjectId]:
        return self.zones[zones.MAIN_DECK]

    @property
    def rune_deck(self) -> list[ObjectId]:
        return self.zones[zones.RUNE_DECK]

    @property
    def trash(self) -> list[ObjectId]:
        return self.zones[zones.TRASH]

    @property
    def runes(self) -> list[ObjectId]:
        return self.zones[zones.RUNES]

    @property
    def base(self) -> list[ObjectId]:
        return self.zones[zones.BASE]

    def twin(self) -> "Player":
        """The same seat for a copy of the table."""
        other = Player(self.id, self.team)
        other.zones = [zone[:] for zone in self.zones]
        other.energy = self.energy
        other.power = self.power.copy()
        other.xp = self.xp
        other.turns = self.turns
        other.left = self.left
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class Battlefield:
    """A place on the table: its card, who controls it, the units there, and this turn's marks."""

    __slots__ = ("card", "contested_by", "controller", "held_by", "id", "scored_by", "units")
    FIELDS: ClassVar[tuple[str, ...]] = ("id", "card", "controller", "contested_by", "units", "scored_by", "held_by")

    def __init__(self, id: BattlefieldId, card: ObjectId) -> None:
        self.id: BattlefieldId = id
        self.card: ObjectId = card
        self.controller: PlayerId = NOBODY
        self.contested_by: PlayerId = NOBODY
        self.units: list[ObjectId] = []
        self.scored_by: list[PlayerId] = []  # who scored it this turn (470)
        self.held_by: list[PlayerId] = []  # who controlled it in this turn's Scoring Step (315.2.b.3)

    def twin(self) -> "Battlefield":
        """The same battlefield for a copy of the table."""
        other = Battlefield(self.id, self.card)
        other.controller = self.controller
        other.contested_by = self.contested_by
        other.units = self.units[:]
        other.scored_by = self.scored_by[:]
        other.held_by = self.held_by[:]
        return other
