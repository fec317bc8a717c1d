"""A situation as typed data: what a file says, validated and with its positions, before any of it is set up."""

from dataclasses import dataclass, field
from typing import Final

from rulebound.scenario.errors import Mark
from rulebound.scenario.expectation import Distribution, Expect
from rulebound.scenario.items import Instruction, Item
from rulebound.scenario.zone_spec import CardSpec, Zone

SEATS: Final[dict[str, tuple[str, ...]]] = {
    "duel": ("you", "opponent"),
    "match": ("you", "opponent"),
    "ffa3": ("you", "opponent 1", "opponent 2"),
    "ffa4": ("you", "opponent 1", "opponent 2", "opponent 3"),
    "2v2": ("you", "opponent 1", "ally", "opponent 2"),
}
"""The seats of each mode in turn order."""

TEAMS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {"2v2": (("you", "ally"), ("opponent 1", "opponent 2"))}
"""The seats that share their points, first seat first; other modes have no teams."""

BATTLEFIELDS: Final[dict[str, tuple[str, ...]]] = {
    "duel": ("A", "B"),
    "match": ("A", "B"),
    "ffa3": ("A", "B", "C"),
    "ffa4": ("A", "B", "C"),
    "2v2": ("A", "B", "C"),
}
"""The battlefields that exist in each mode, whether a file names them or not."""

DOMAINS: Final = ("fury", "calm", "mind", "body", "chaos", "order")
ANY_DOMAIN: Final = "any"
"""The key of Power that pays for every domain (163.2.b)."""

MAIN_DECK_DEFAULT: Final = 10
RUNE_DECK_DEFAULT: Final = 12
TURNS_DEFAULT: Final = 2


@dataclass(slots=True)
class SeatSetup:
    """One seat before the first item. In 2v2 both seats of a team carry the team's points."""

    mark: Mark
    seat: str
    main_deck: Zone
    rune_deck: Zone
    hand: Zone = field(default_factory=list)
    trash: Zone = field(default_factory=list)
    banishment: Zone = field(default_factory=list)
    runes: Zone = field(default_factory=list)
    base: Zone = field(default_factory=list)
    legend: CardSpec | None = None
    champion: CardSpec | None = None
    points: int = 0
    xp: int = 0
    energy: int = 0
    power: dict[str, int] = field(default_factory=dict)
    turns: int = TURNS_DEFAULT


@dataclass(slots=True)
class BattlefieldSetup:
    """One battlefield; `card` None is a blank one. `controller` is settled: None means nobody controls it."""

    mark: Mark
    name: str
    card: CardSpec | None = None
    controller: str | None = None
    scored_by: list[str] = field(default_factory=list)
    held_by: list[str] = field(default_factory=list)
    units: dict[str, Zone] = field(default_factory=dict)


@dataclass(slots=True)
class Turn:
    """Whose turn it is, the phase it stands in, and the seat that had the game's first turn."""

    mark: Mark
    player: str = "you"
    phase: str = "main"
    first: str = "you"


@dataclass(slots=True)
class Answer:
    """Answers to the choice `name`, one text a decision; for one `seat` or `card` where the file says which."""

    mark: Mark
    name: str
    seat: str | None
    card: str | None
    decisions: list[str]
    marks: list[Mark]


@dataclass(slots=True)
class MadeUp:
    """A card that the file describes: its facts and at most one ability, `does` at `when` (a spell's has no `when`).

    In `does` the seat `you` is the card's controller and `opponent` (modes of two seats only) that one's opponent."""

    mark: Mark
    name: str
    type: str
    might: int = 0
    energy: int = 0
    power: dict[str, int] = field(default_factory=dict)
    keywords: list[str] = field(default_factory=list)
    when: str | None = None
    does: list[Instruction] = field(default_factory=list)


@dataclass(slots=True)
class Situation:
    """A whole file. `players` and `battlefields` hold every seat and battlefield of the mode, in their order.

    `repeat` is the number of seeds (`seed`, `seed` + 1, …) to run, None where the file asks for no repetition.
    """

    mark: Mark
    file: str
    title: str
    proves: list[str]
    mode: str
    seed: int
    players: dict[str, SeatSetup]
    battlefields: dict[str, BattlefieldSetup]
    turn: Turn
    do: list[Item]
    answers: list[Answer]
    expect: Expect | None
    repeat: int | None
    expect_distribution: list[Distribution]
    made_up: dict[str, MadeUp]

    def labels(self) -> dict[str, CardSpec]:
        """Every labelled card of the set-up by its label."""
        return {spec.label: spec for spec in self.cards() if spec.label is not None}

    def cards(self) -> list[CardSpec]:
        """Every entry of every zone of the set-up, battlefield cards included, in the order of seats."""
        found: list[CardSpec] = []
        for player in self.players.values():
            zones = (player.main_deck, player.rune_deck, player.hand, player.trash, player.banishment)
            for zone in (*zones, player.runes, player.base):
                found += zone
            found += [card for card in (player.legend, player.champion) if card is not None]
        for battlefield in self.battlefields.values():
            if battlefield.card is not None:
                found.append(battlefield.card)
            for zone in battlefield.units.values():
                found += zone
        return found


def whose(seat: str) -> str:
    """A seat as the owner of something, in a message: `your`, `opponent 2's`."""
    if seat == "you":
        return "your"
    return "your ally's" if seat == "ally" else f"{seat}'s"


def picks(text: str) -> list[str]:
    """The picks of one decision as an answer writes them: `a + b` is two, `none` is no pick."""
    if text.strip().casefold() == "none":
        return []
    return [pick.strip() for pick in text.split(" + ")]
