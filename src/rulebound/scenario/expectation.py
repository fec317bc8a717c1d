"""What a file expects after its last item, as typed data; whatever is None was not named and is not checked."""

from dataclasses import dataclass, field

from rulebound.scenario.errors import Mark
from rulebound.scenario.zone_spec import CardSpec, ExpectedZone


@dataclass(slots=True)
class SeatExpect:
    """What one seat is expected to have. `marks` gives the position of each named key.

    `zones` by zone name; `points` the accepted totals; `might`, `damage`, `at` and `has` by label or name.
    """

    mark: Mark
    marks: dict[str, Mark]
    zones: dict[str, ExpectedZone] = field(default_factory=dict)
    points: list[int] | None = None
    xp: int | None = None
    energy: int | None = None
    power: dict[str, int] | None = None
    runes_ready: int | None = None
    tokens: ExpectedZone | None = None
    might: dict[str, int] | None = None
    damage: dict[str, int] | None = None
    at: dict[str, str] | None = None
    has: dict[str, list[str]] | None = None
    control: list[str] | None = None
    scored: list[str] | None = None
    exhausted: list[str] | None = None
    ready: list[str] | None = None


@dataclass(slots=True)
class BattlefieldExpect:
    """What one battlefield is expected to be; `controller` is a seat or `none`."""

    mark: Mark
    marks: dict[str, Mark]
    card: CardSpec | None = None
    controller: str | None = None
    scored_by: list[str] | None = None
    held_by: list[str] | None = None
    units: dict[str, ExpectedZone] | None = None


@dataclass(slots=True)
class AnswerExpect:
    """What the written answer is expected to hold: a text in its short form, the order of its parts, words, notes."""

    mark: Mark
    marks: dict[str, Mark]
    short: str | None = None
    order: list[str] | None = None
    explains: list[str] | None = None
    mistakes: list[str] | None = None
    notes: list[str] | None = None


@dataclass(slots=True)
class Expect:
    """Everything expected. `winner` is a seat or `none`; `ended` a reason or `none`; an empty `asked` is `none`.

    `burn_outs` pairs a seat (None where the file names no seat) with the place of each Burn Out in its sequence.
    """

    mark: Mark
    marks: dict[str, Mark]
    seats: dict[str, SeatExpect] = field(default_factory=dict)
    winner: str | None = None
    ended: str | None = None
    burn_outs: list[tuple[str | None, int]] | None = None
    asked: list[str] | None = None
    chain: list[str] | None = None
    triggered: list[str] | None = None
    cites: list[str] | None = None
    battlefields: dict[str, BattlefieldExpect] = field(default_factory=dict)
    legal: list[str] | None = None
    illegal: list[str] | None = None
    can_see: dict[str, list[str]] | None = None
    cannot_see: dict[str, list[str]] | None = None
    answer: AnswerExpect | None = None


@dataclass(slots=True)
class Distribution:
    """A check over all seeds of `repeat`: cards of `seat`'s `zone` at the places `first` to `last` (from 1, top first).

    `over` is `orders` (whole orders of the group) or `positions` (each card at each place); `uniform` says that all
    are expected to be equally likely, rejected below the probability `p_above`.
    """

    mark: Mark
    seat: str
    zone: str
    first: int
    last: int
    over: str
    uniform: bool
    p_above: float
