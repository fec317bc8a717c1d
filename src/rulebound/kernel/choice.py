"""A decision that a player has: who, its name, the options, how many, in which order, and by which rule."""

from typing import ClassVar, Final

from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.mypyc import mypyc_attr

OBJECTS: Final = "objects"
PLAYERS: Final = "players"
BATTLEFIELDS: Final = "battlefields"
WORDS: Final = "words"
MOVES: Final = "moves"
"""What the options are: ids of objects or players, places of battlefields, places in `words`, or moves of a game."""

YES: Final = 0
NO: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One decision, the same type for every kind. `options` are ids or places; picks are taken from them.

    `low` … `high` picks are taken; with `ordered` their order counts (top first, or first to last).
    `hidden` says that the options are known to the deciding player only: then even whether the decision was
    asked, forced or empty looks the same to everyone else.
    """

    __slots__ = ("cites", "hidden", "high", "kind", "low", "name", "options", "ordered", "player", "source", "words")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "player", "name", "kind", "options", "words", "low", "high", "ordered", "hidden", "cites", "source",
    )  # fmt: skip

    def __init__(
        self,
        player: PlayerId,
        name: str,
        kind: str,
        options: list[int],
        cites: tuple[str, ...],
        *,
        low: int = 1,
        high: int = 1,
        words: tuple[str, ...] = (),
        ordered: bool = False,
        hidden: bool = False,
        source: ObjectId = ObjectId(0),
    ) -> None:
        self.player: PlayerId = player
        self.name: str = name
        self.kind: str = kind
        self.options: list[int] = options
        self.words: tuple[str, ...] = words
        self.low: int = min(low, len(options))
        self.high: int = min(high, len(options))
        self.ordered: bool = ordered
        self.hidden: bool = hidden
        self.cites: tuple[str, ...] = cites
        self.source: ObjectId = source


def yes_or_no(player: PlayerId, name: str, cites: tuple[str, ...], source: ObjectId = ObjectId(0)) -> Choice:
    """A decision between yes and no, in this order."""
    return Choice(player, name, WORDS, [YES, NO], cites, words=("yes", "no"), source=source)
