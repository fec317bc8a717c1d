"""The items of `do` as typed data: what one text of the file says, not yet carried out."""

from dataclasses import dataclass, field
from enum import StrEnum

from rulebound.scenario.errors import Mark


class Verb(StrEnum):
    """What an instruction does."""

    DRAW = "draws"
    BURN = "burns"
    PUT = "puts"
    LOOK = "looks at"
    REVEAL = "reveals"
    REVEAL_UNTIL = "reveals until"
    PREDICT = "predicts"
    RECYCLE = "recycles"
    RECYCLE_RUNES = "recycles runes"
    DISCARD = "discards"
    CHANNEL = "channels"
    GAIN_POINTS = "gains points"
    LOSE_POINTS = "loses points"
    PLAY_TOKEN = "plays token"


class HappeningKind(StrEnum):
    """What scores a battlefield."""

    HOLD = "holds"
    CONQUER = "conquers"


class GoingOnKind(StrEnum):
    """How the game goes on."""

    CLEANUP = "cleanup"
    SETTLE = "settle"
    ALL_PASS = "all pass"
    START_TURN = "start turn of"
    GO_TO = "go to"
    FINISH = "finish"


class MoveKind(StrEnum):
    """What a seat does as in a real game."""

    PLAY = "plays"
    ACTIVATE = "activates"
    PASS = "passes"
    CONCEDE = "concedes"


@dataclass(slots=True)
class Instruction:
    """`subject` (a seat, `each player` or `each opponent`) does `verb`; fields without use for the verb are None.

    `amount` and `cards` (labels or names) exclude each other; `source` is trash, hand or board, `to` the zone that
    `puts` fills, `until` a card type, `token` a token's name, `place` a battlefield or `base`.
    """

    mark: Mark
    text: str
    subject: str
    verb: Verb
    amount: int | None = None
    cards: list[str] = field(default_factory=list)
    source: str | None = None
    to: str | None = None
    until: str | None = None
    token: str | None = None
    place: str | None = None


@dataclass(slots=True)
class Effect:
    """Several instructions in order as one effect: a list inside the list."""

    mark: Mark
    instructions: list[Instruction]


@dataclass(slots=True)
class Happening:
    """`seat` scores `battlefield` by holding or conquering it."""

    mark: Mark
    text: str
    seat: str
    kind: HappeningKind
    battlefield: str


@dataclass(slots=True)
class GoingOn:
    """The game goes on; `seat` for the start of a turn, `phase` for `go to` and `finish`."""

    mark: Mark
    text: str
    kind: GoingOnKind
    seat: str | None = None
    phase: str | None = None


@dataclass(slots=True)
class Target:
    """A card by label or name, or `count` unnamed cards in the Trash of `trash_of`."""

    card: str | None = None
    count: int = 1
    trash_of: str | None = None


@dataclass(slots=True)
class Move:
    """A move of `seat`: what it plays or activates, the number of the mode (from 1), targets, and the place."""

    mark: Mark
    text: str
    seat: str
    kind: MoveKind
    card: str | None = None
    mode: int | None = None
    targets: list[Target] = field(default_factory=list)
    place: str | None = None


Item = Instruction | Effect | Happening | GoingOn | Move
