"""Chain items, the frame in which an effect is carried out, and the outcome of a game."""

from typing import ClassVar, Final

from rulebound.kernel.ids import NOTHING, NOWHERE, BattlefieldId, ObjectId, PlayerId
from rulebound.kernel.mypyc import mypyc_attr

CARD: Final = "card"
ACTIVATION: Final = "activation"
TRIGGER: Final = "trigger"


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """What an effect knows while it is carried out, as ids and numbers.

    `controller` is "you"; `source` the object whose text it is; `here` its battlefield; `targets` and `modes` were
    chosen when the item was finalized, a list a choice; `found` are the cards looked at, revealed or chosen on the
    way; `last` what the instruction before did (359.3.e.14); `amount` a number from the trigger condition; `subject`
    the player that an instruction addresses.
    """

    __slots__ = ("amount", "controller", "found", "here", "last", "modes", "source", "subject", "targets")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "controller", "source", "here", "targets", "modes", "found", "last", "amount", "subject",
    )  # fmt: skip

    def __init__(self, controller: PlayerId, source: ObjectId = NOTHING, here: BattlefieldId = NOWHERE) -> None:
        self.controller: PlayerId = controller
        self.source: ObjectId = source
        self.here: BattlefieldId = here
        self.targets: list[list[int]] = []
        self.modes: list[int] = []
        self.found: list[int] = []
        self.last: list[int] = []
        self.amount: int = 0
        self.subject: PlayerId = controller

    def twin(self) -> "Frame":
        """The same frame for a copy of the table."""
        other = Frame(self.controller, self.source, self.here)
        other.targets = [group[:] for group in self.targets]
        other.modes = self.modes[:]
        other.found = self.found[:]
        other.last = self.last[:]
        other.amount = self.amount
        other.subject = self.subject
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class ChainItem:
    """A card or ability on the chain (328): pending until it is finalized (329).

    `card` and `path` are the address of what it does; `object` the card on the chain (a card) or the source of the
    ability; `place` where a unit will enter; a `free` item is played ignoring its cost (356.1.b), as tokens are.
    """

    __slots__ = ("ability", "card", "cause", "frame", "free", "kind", "object", "pending", "place", "source_name")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "kind", "object", "card", "ability", "frame", "pending", "free", "place", "cause", "source_name",
    )  # fmt: skip

    def __init__(self, kind: str, object: ObjectId, card: str, ability: int, frame: Frame, source_name: str) -> None:
        self.kind: str = kind
        self.object: ObjectId = object
        self.card: str = card
        self.ability: int = ability
        self.frame: Frame = frame
        self.pending: bool = True
        self.free: bool = False
        self.place: BattlefieldId = NOWHERE
        self.cause: int = 0
        self.source_name: str = source_name

    def twin(self) -> "ChainItem":
        """The same item for a copy of the table."""
        other = ChainItem(self.kind, self.object, self.card, self.ability, self.frame.twin(), self.source_name)
        other.pending = self.pending
        other.free = self.free
        other.place = self.place
        other.cause = self.cause
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome:
    """How a game ended: `ended` is points, burn_out, effect, last_player, concession or time; no winners is a draw."""

    __slots__ = ("cites", "ended", "winners")
    FIELDS: ClassVar[tuple[str, ...]] = ("ended", "winners", "cites")

    def __init__(self, ended: str, winners: list[PlayerId], cites: tuple[str, ...]) -> None:
        self.ended: str = ended
        self.winners: list[PlayerId] = winners
        self.cites: tuple[str, ...] = cites
