"""Instructions that follow a look or reveal: they use only the cards that were found (431.1.c.1)."""

from typing import ClassVar

from rulebound.kernel import zones
from rulebound.kernel.chain_events import ItemPlaced
from rulebound.kernel.changes import Ignored
from rulebound.kernel.choice import OBJECTS, Choice
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.items import CARD, ChainItem, Frame
from rulebound.kernel.moves import Banished, CardsMoved, Mixed, Put, ToChain
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R
from rulebound.rules.costs import NO_ABILITY
from rulebound.rules.faces import is_a


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeFound(Procedure):
    """Take some of the cards just looked at or revealed to a zone, perhaps to play them from there for nothing.

    What needs more cards than were found is ignored, and nothing of this Burns Out (432.1.c.1). `result` are the
    cards that are left.
    """

    __slots__ = ("found", "high", "low", "play", "player", "rest", "source", "to", "type_name")
    STEPS: ClassVar[tuple[str, ...]] = ("look_through", "choose", "take", "play_them", "leave_rest")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "look_through": (R.BURN_OUT_ONLY_CARDS_FOUND,),
        "choose": (R.PLAY_ON_RESOLUTION,),
        "take": (R.BURN_OUT_ONLY_CARDS_FOUND,),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (
        *Procedure.FIELDS, "player", "found", "low", "high", "to", "type_name", "play", "source", "rest",
    )  # fmt: skip

    def __init__(
        self, player: PlayerId, found: list[ObjectId], low: int, high: int, to: int, type_name: str, play: bool,
        source: ObjectId,
    ) -> None:  # fmt: skip
        super().__init__()
        self.player: PlayerId = player
        self.found: list[ObjectId] = found
        self.low: int = low
        self.high: int = high
        self.to: int = to
        self.type_name: str = type_name
        self.play: bool = play
        self.source: ObjectId = source
        self.rest: list[int] = []

    def options(self, table: Table) -> list[int]:
        """What of the cards found can be taken."""
        return [int(number) for number in self.found if not self.type_name or is_a(table, number, self.type_name)]

    def look_through(self, table: Table) -> None:
        missing = self.low - len(self.options(table))
        if missing > 0:
            self.note(table, Ignored((R.BURN_OUT_ONLY_CARDS_FOUND,), self.player, "cards found", missing))

    def choose(self, table: Table) -> None:
        options = self.options(table)
        self.ask(table, Choice(self.player, "EFFECT.CHOOSE", OBJECTS, options, (R.PLAY_ON_RESOLUTION,), low=self.low,
                               high=self.high, hidden=True, source=self.source))  # fmt: skip

    def take(self, table: Table) -> None:
        chosen = self.chosen_objects()
        self.rest = [int(number) for number in self.found if number not in chosen]
        if not chosen:
            return
        if self.to == zones.HAND and len(self.found) > 1:
            self.note(table, Mixed((R.PRIVACY_PRIVATE,), self.player, self.found))
        if self.to == zones.BANISHMENT:
            event: CardsMoved = Banished((R.BANISH,), self.player, chosen, zones.MAIN_DECK, self.to)
        else:
            event = Put((R.PLAY_ON_RESOLUTION,), self.player, chosen, zones.MAIN_DECK, self.to)
            event.mask = 1 << self.player
        self.do(table, [event])

    def play_them(self, table: Table) -> None:
        if not self.play:
            return
        for number in self.handed:
            thing = table.objects[ObjectId(number)]
            moved = ToChain((R.PLAY_TO_CHAIN,), thing.owner, [thing.id], thing.zone, zones.CHAIN)
            self.note(table, moved)
            item = ChainItem(CARD, moved.new[0], thing.card, NO_ABILITY, Frame(self.player, moved.new[0]), thing.card)
            item.free = True
            self.note(table, ItemPlaced((R.PLAY_TO_CHAIN,), item))

    def leave_rest(self, table: Table) -> None:
        self.result = self.rest


register(TakeFound)
