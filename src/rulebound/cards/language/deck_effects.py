"""Instructions about decks, hands and Trashes: draw, Burn, look, Predict, discard, recycle, channel."""

from rulebound.cards.language.selectors import CHOSEN
from rulebound.kernel import zones
from rulebound.kernel.changes import Ignored
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.moves import Discarded
from rulebound.kernel.objects import Object
from rulebound.kernel.procedure import Procedure
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R
from rulebound.rules.actions import Discard
from rulebound.rules.decks import BURN, DRAW, PUT_INTO, Channel, Look, Predict, RevealUntil, TakeFromMainDeck
from rulebound.rules.effects import Execute, Instruction, Target
from rulebound.rules.found import TakeFound
from rulebound.rules.recycle import Recycle, RecycleFrom


class Counted(Instruction):
    """An instruction with a number, done by the player it addresses."""

    __slots__ = ("count", "words")

    def __init__(self, count: int, words: str) -> None:
        super().__init__()
        self.count: int = count
        self.words: str = words

    def perform(self, table: Table, run: Execute) -> None:
        run.push(table, self.procedure(run))

    def procedure(self, run: Execute) -> Procedure:
        """What carries it out, for `run.frame.subject`."""
        raise NotImplementedError

    def text(self) -> str:
        return self.words.replace("#", str(self.count)).replace("(s)", "" if self.count == 1 else "s")


class DrawCards(Counted):
    """Draw N (413)."""

    def procedure(self, run: Execute) -> Procedure:
        return TakeFromMainDeck(run.frame.subject, self.count, DRAW)


class BurnCards(Counted):
    """Burn N (440)."""

    def procedure(self, run: Execute) -> Procedure:
        return TakeFromMainDeck(run.frame.subject, self.count, BURN)


class PutFromDeck(Counted):
    """Put the top N cards of the Main Deck into another zone (432.1.b)."""

    __slots__ = ("zone",)

    def __init__(self, count: int, zone: int) -> None:
        super().__init__(count, "put the top # card(s) of your Main Deck into your " + zones.IN_WORDS[zone])
        self.zone: int = zone

    def procedure(self, run: Execute) -> Procedure:
        return TakeFromMainDeck(run.frame.subject, self.count, PUT_INTO[self.zone])


class LookAt(Counted):
    """Look at the top N cards (432.1.c)."""

    def procedure(self, run: Execute) -> Procedure:
        return Look(run.frame.subject, self.count)


class RevealCards(Counted):
    """Reveal the top N cards (424)."""

    def procedure(self, run: Execute) -> Procedure:
        return Look(run.frame.subject, self.count, True)


class RevealToType(Counted):
    """Reveal until a card of a type (424)."""

    __slots__ = ("type_name",)

    def __init__(self, type_name: str) -> None:
        super().__init__(0, f"reveal cards from your Main Deck until you reveal a {type_name}")
        self.type_name: str = type_name

    def procedure(self, run: Execute) -> Procedure:
        return RevealUntil(run.frame.subject, self.type_name)


class PredictCards(Counted):
    """Predict N (436)."""

    def procedure(self, run: Execute) -> Procedure:
        return Predict(run.frame.subject, self.count)


class ChannelRunes(Counted):
    """Channel N (430)."""

    def procedure(self, run: Execute) -> Procedure:
        return Channel(run.frame.subject, self.count)


class DiscardCards(Counted):
    """Discard N (422)."""

    def procedure(self, run: Execute) -> Procedure:
        return Discard(run.frame.subject, self.count)


class RecycleCards(Counted):
    """Recycle N from a zone (416.6)."""

    __slots__ = ("zone",)

    def __init__(self, count: int, zone: int, words: str) -> None:
        super().__init__(count, words)
        self.zone: int = zone

    def procedure(self, run: Execute) -> Procedure:
        return RecycleFrom(run.frame.subject, self.count, self.zone)


class DiscardHand(Instruction):
    """Discard the whole hand."""

    __slots__ = ()

    def perform(self, table: Table, run: Execute) -> None:
        run.push(table, Discard(run.frame.subject, len(table.zone(run.frame.subject, zones.HAND))))

    def text(self) -> str:
        return "discard your hand"


class These(Instruction):
    """Recycle or discard particular pieces of cardboard, wherever they are now: what a situation names by label."""

    __slots__ = ("physical", "what")

    def __init__(self, what: str, physical: tuple[int, ...]) -> None:
        super().__init__()
        self.what: str = what
        self.physical: tuple[int, ...] = physical

    def perform(self, table: Table, run: Execute) -> None:
        found: list[ObjectId] = []
        for wanted in self.physical:
            for number in sorted(table.objects):
                thing = table.objects[ObjectId(number)]
                if thing.physical == wanted and self.can_take(thing, run.frame.subject):
                    found.append(ObjectId(number))
        if not found:
            run.note(table, Ignored((R.INSTRUCTION_IMPOSSIBLE,), run.frame.subject, self.what, len(self.physical)))
            return
        if self.what == "recycle":
            run.push(table, Recycle(found, (R.RECYCLE_CARDS,)))
        else:
            subject = run.frame.subject
            run.do(table, [Discarded((R.DISCARD,), subject, found, zones.HAND, zones.TRASH)])

    def text(self) -> str:
        return f"{self.what} the named cards"

    def can_take(self, thing: Object, player: PlayerId) -> bool:
        """Whether the card is still where it can be recycled from, or in the player's hand to be discarded."""
        if self.what == "discard":
            return thing.zone == zones.HAND and thing.owner == player
        return thing.zone not in (zones.MAIN_DECK, zones.RUNE_DECK)


class TakeFoundCards(Instruction):
    """Take cards from among those looked at or revealed just before: only what was found can be taken (432.1.c.1)."""

    __slots__ = ("high", "low", "play", "to", "type_name")

    def __init__(self, low: int, high: int, to: int, type_name: str, play: bool) -> None:
        super().__init__()
        self.low: int = low
        self.high: int = high
        self.to: int = to
        self.type_name: str = type_name
        self.play: bool = play

    def perform(self, table: Table, run: Execute) -> None:
        found = [ObjectId(number) for number in run.frame.last]
        frame = run.frame
        taking = TakeFound(frame.subject, found, self.low, self.high, self.to, self.type_name, self.play, frame.source)
        run.push(table, taking)

    def text(self) -> str:
        if self.play:
            return f"you may banish a {self.type_name} you saw and play it without paying its cost"
        return f"put {self.high} of them into your {zones.IN_WORDS[self.to]}"


class RecycleRest(Instruction):
    """Recycle the cards that are left of those looked at or revealed."""

    __slots__ = ()

    def perform(self, table: Table, run: Execute) -> None:
        rest = [ObjectId(number) for number in run.frame.last]
        if rest:
            run.push(table, Recycle(rest, (R.RECYCLE_EFFECT,)))

    def text(self) -> str:
        return "recycle the others"


class OwnersRecycle(Instruction):
    """The owners of the chosen cards recycle them, all in one moment (417.1.c)."""

    __slots__ = ()

    def __init__(self, target: Target) -> None:
        super().__init__((target,))

    def perform(self, table: Table, run: Execute) -> None:
        chosen = [ObjectId(number) for number in run.frame.targets[CHOSEN]]
        if chosen:
            run.push(table, Recycle(chosen, (R.RECYCLE_EFFECT,)))

    def text(self) -> str:
        return f"choose {self.children[0].text()}; each owner recycles theirs"


def draw(count: int) -> Instruction:
    return DrawCards(count, "draw #")


def burn(count: int) -> Instruction:
    return BurnCards(count, "[Burn #]")


def put_from_deck(count: int, zone: int) -> Instruction:
    return PutFromDeck(count, zone)


def look(count: int) -> Instruction:
    return LookAt(count, "look at your Main Deck's top # card(s)")


def reveal(count: int) -> Instruction:
    return RevealCards(count, "reveal your Main Deck's top # card(s)")


def reveal_until(type_name: str) -> Instruction:
    return RevealToType(type_name)


def predict(count: int) -> Instruction:
    return PredictCards(count, "[Predict #]")


def channel(count: int) -> Instruction:
    return ChannelRunes(count, "channel # rune(s)")


def discard(count: int) -> Instruction:
    return DiscardCards(count, "discard #")


def discard_hand() -> Instruction:
    return DiscardHand()


def recycle_from(count: int, zone: int) -> Instruction:
    where = "the board" if zone == zones.BASE else f"your {zones.IN_WORDS[zone]}"
    return RecycleCards(count, zone, f"recycle # card(s) from {where}")


def recycle_runes(count: int, must: bool = False) -> Instruction:
    return RecycleCards(count, zones.RUNES, ("you must " if must else "") + "recycle # of your runes")


def recycle_these(physical: tuple[int, ...]) -> Instruction:
    return These("recycle", physical)


def discard_these(physical: tuple[int, ...]) -> Instruction:
    return These("discard", physical)


def take_found(
    count: int, to: int = zones.HAND, type_name: str = "", may: bool = False, play: bool = False
) -> Instruction:
    return TakeFoundCards(0 if may else count, count, to, type_name, play)


def recycle_rest() -> Instruction:
    return RecycleRest()


def owners_recycle(target: Target) -> Instruction:
    return OwnersRecycle(target)
