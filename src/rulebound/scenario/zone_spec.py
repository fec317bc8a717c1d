"""Cards as a file names them in its zones, and the cards it expects there."""

from dataclasses import dataclass, field

from rulebound.scenario.errors import Mark


@dataclass(slots=True)
class CardSpec:
    """Cards of one entry of a zone: one card, or `count` unnamed ones that nobody can tell apart.

    `name` is a card name as written (in its catalog's spelling once names were checked), None for an unnamed card.
    In `expect` it is a name or a label. A state that is None was not given: in a set-up it does not hold.
    `keywords` are granted for this turn; `owner` is None where the zone's seat owns the card.
    """

    mark: Mark
    name: str | None = None
    label: str | None = None
    count: int = 1
    exhausted: bool | None = None
    damage: int | None = None
    buffed: bool | None = None
    stunned: bool | None = None
    empowered: bool | None = None
    keywords: list[str] = field(default_factory=list)
    owner: str | None = None


Zone = list[CardSpec]
"""Top first; a bare number of the file is one spec with that `count`."""


@dataclass(slots=True)
class AnyOrder:
    """These cards, in whatever order, at this place of an expected zone."""

    mark: Mark
    cards: Zone


ExpectedZone = int | list[CardSpec | AnyOrder]
"""A count, or the cards top first."""
