"""Costs (201–206, 356–357): what can be paid, and paying it in full or not at all."""

from typing import ClassVar

from rulebound.kernel import zones
from rulebound.kernel.changes import Paid
from rulebound.kernel.choice import OBJECTS, WORDS, Choice
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.moves import Discarded, Killed
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.program import Node
from rulebound.kernel.states import Exhausted
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R
from rulebound.rules.decks import BURN, TakeFromMainDeck
from rulebound.rules.recycle import Recycle, recyclable

ANY_DOMAIN = "any"
"""Power of any domain: in a cost any power pays it, in a pool it pays for any domain (135.2.e.5)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Node):
    """One part of a cost."""

    __slots__ = ()
    ORDER: ClassVar[int] = 1
    """Resources are paid first (357.1), then what leaves the source where it is, then what takes it away."""

    def payable(self, table: Table, player: PlayerId, source: ObjectId) -> bool:
        """Whether it can be paid in full now (203.3)."""
        raise NotImplementedError

    def pay(self, table: Table, run: "PayCosts") -> None:
        """Pay it, as one step of `run`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Resources(Cost):
    """Energy and Power out of the Rune Pool (444). `power` lists a domain for each Power; “any” takes any."""

    __slots__ = ("energy", "power")
    ORDER: ClassVar[int] = 0

    def __init__(self, energy: int, power: tuple[tuple[str, ...], ...] = ()) -> None:
        super().__init__()
        self.energy: int = energy
        self.power: tuple[tuple[str, ...], ...] = power  # for each Power to pay, the domains that can

    def payable(self, table: Table, player: PlayerId, source: ObjectId) -> bool:
        pool = table.players[player]
        return pool.energy >= self.energy and bool(ways_to_pay(pool.power, self.power))

    def text(self) -> str:
        powers = [f"1 Power ({' or '.join(domains)})" for domains in self.power]
        return "pay " + " and ".join([f"{self.energy} Energy", *powers] if self.energy else powers)

    def pay(self, table: Table, run: "PayCosts") -> None:
        ways = ways_to_pay(table.players[run.player].power, self.power)
        words = tuple([" + ".join(way) for way in ways])
        run.go("paid_with")
        run.ask(table, Choice(run.player, "PLAY.COST", WORDS, list(range(len(ways))), (R.PAY, R.PLAY_PAY), words=words))


@mypyc_attr(allow_interpreted_subclasses=True)
class ExhaustThis(Cost):
    """Exhaust the source: only what is ready can be (414.4)."""

    __slots__ = ()

    def payable(self, table: Table, player: PlayerId, source: ObjectId) -> bool:
        thing = table.permanent(source)
        return thing is not None and not thing.exhausted

    def pay(self, table: Table, run: "PayCosts") -> None:
        run.do(table, [Exhausted((R.EXHAUST_COST,), run.player, [run.source])])

    def text(self) -> str:
        return "exhaust this"


@mypyc_attr(allow_interpreted_subclasses=True)
class KillThis(Cost):
    """Kill the source."""

    __slots__ = ()
    ORDER: ClassVar[int] = 2

    def payable(self, table: Table, player: PlayerId, source: ObjectId) -> bool:
        return table.permanent(source) is not None

    def pay(self, table: Table, run: "PayCosts") -> None:
        thing = table.permanent(run.source)
        if thing is not None:
            run.do(table, [Killed((R.KILL, R.PLAY_NONSTANDARD_COST), thing)])

    def text(self) -> str:
        return "kill this"


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Cost):
    """A cost with a number of cards."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: int = count


@mypyc_attr(allow_interpreted_subclasses=True)
class RecycleFromTrash(Amount):
    """Recycle cards of one's own choice from one's Trash: all of them, or the cost is not paid (417.3)."""

    __slots__ = ()

    def payable(self, table: Table, player: PlayerId, source: ObjectId) -> bool:
        return len(table.zone(player, zones.TRASH)) >= self.count

    def pay(self, table: Table, run: "PayCosts") -> None:
        options = [int(number) for number in recyclable(table, run.player, zones.TRASH)]
        run.go("recycle")
        run.ask(table, Choice(run.player, "RECYCLE.CARDS", OBJECTS, options, (R.RECYCLE_COST, R.RECYCLE_CARDS),
                              low=self.count, high=self.count, source=run.source))  # fmt: skip

    def text(self) -> str:
        return f"recycle {self.count} from your Trash"


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardCards(Amount):
    """Discard cards: all of them, or the cost is not paid (422.3)."""

    __slots__ = ()

    def payable(self, table: Table, player: PlayerId, source: ObjectId) -> bool:
        return len(table.zone(player, zones.HAND)) >= self.count

    def pay(self, table: Table, run: "PayCosts") -> None:
        options = [int(number) for number in table.zone(run.player, zones.HAND)]
        run.go("discard")
        run.ask(table, Choice(run.player, "DISCARD.CARDS", OBJECTS, options, (R.DISCARD_COST,), low=self.count,
                              high=self.count, hidden=True, source=run.source))  # fmt: skip

    def text(self) -> str:
        return f"discard {self.count}"


@mypyc_attr(allow_interpreted_subclasses=True)
class BurnCards(Amount):
    """Burn cards; a Burn Out can complete it, so only an empty Main Deck and Trash can't pay (decisions 7)."""

    __slots__ = ()

    def payable(self, table: Table, player: PlayerId, source: ObjectId) -> bool:
        return bool(table.zone(player, zones.MAIN_DECK) or table.zone(player, zones.TRASH))

    def pay(self, table: Table, run: "PayCosts") -> None:
        run.push(table, TakeFromMainDeck(run.player, self.count, BURN, (R.BURN_COST,)))

    def text(self) -> str:
        return f"Burn {self.count}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PayCosts(Procedure):
    """Pay the parts of one cost: Energy and Power first, then the others (357)."""

    __slots__ = ("ability", "card", "part", "player", "source")
    STEPS: ClassVar[tuple[str, ...]] = ("next_part", "paid_with", "recycle", "discard")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "next_part": (R.PLAY_TOTAL_COST, R.PLAY_NONSTANDARD_COST, R.COST_REPLACED_IS_PAID),
        "paid_with": (R.PAY, R.PLAY_PAY),
        "recycle": (R.RECYCLE_COST,),
        "discard": (R.DISCARD_COST,),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "player", "source", "card", "ability", "part")

    def __init__(self, player: PlayerId, source: ObjectId, card: str, ability: int) -> None:
        super().__init__()
        self.player: PlayerId = player
        self.source: ObjectId = source
        self.card: str = card
        self.ability: int = ability  # NO_ABILITY for the printed cost of a card
        self.part: int = 0

    def next_part(self, table: Table) -> None:
        parts = costs_of(table, self.card, self.ability)
        if self.part >= len(parts):
            self.finish()
            return
        cost = parts[self.part]
        self.part += 1
        self.again()
        cost.pay(table, self)

    def paid_with(self, table: Table) -> None:
        cost = costs_of(table, self.card, self.ability)[self.part - 1]
        self.go("next_part")
        if isinstance(cost, Resources) and (cost.energy or cost.power):
            way = ways_to_pay(table.players[self.player].power, cost.power)[self.answer[0]]
            self.note(table, Paid((R.PLAY_PAY, R.PAY), self.player, cost.energy, way))

    def recycle(self, table: Table) -> None:
        self.go("next_part")
        self.push(table, Recycle(self.chosen_objects(), (R.RECYCLE_COST,)))

    def discard(self, table: Table) -> None:
        self.go("next_part")
        cards = self.chosen_objects()
        self.do(table, [Discarded((R.DISCARD_COST,), self.player, cards, zones.HAND, zones.TRASH)])


NO_ABILITY: int = -1


def costs_of(table: Table, card: str, ability: int) -> list[Cost]:
    """The parts of a card's printed cost, or of an activated ability's, in the order in which they are paid."""
    if ability == NO_ABILITY:
        printed = table.book[card]
        return [printed_cost(printed.energy, printed.power, printed.hybrid)]
    parts = [part for part in table.book.ability(card, ability).children[1].children if isinstance(part, Cost)]
    ordered: list[Cost] = []
    for order in (0, 1, 2):
        ordered.extend([part for part in parts if order == part.ORDER])
    return ordered


def printed_cost(energy: int, power: tuple[tuple[str, int], ...], hybrid: bool) -> Resources:
    """A card's printed cost (131). The Power of a card of several domains is of any of them (135.2.e.6.c)."""
    domains = tuple([domain for domain, _ in power])
    each: list[tuple[str, ...]] = []
    if hybrid:
        for _ in range(power[0][1]):
            each.append(domains)
    else:
        for domain, count in power:
            for _ in range(count):
                each.append((domain,))
    return Resources(energy, tuple(each))


def ways_to_pay(pool: dict[str, int], power: tuple[tuple[str, ...], ...]) -> list[list[str]]:
    """The different ways to pay each Power from a pool, each as a list of domains; one empty way if none is due."""
    ways: list[list[str]] = [[]]
    for domains in power:
        longer: list[list[str]] = []
        seen: set[tuple[str, ...]] = set()
        for way in ways:
            for domain in sorted(pool):
                if pool[domain] - way.count(domain) <= 0:
                    continue
                if domain in domains or domain == ANY_DOMAIN or ANY_DOMAIN in domains:
                    key = tuple(sorted([*way, domain]))
                    if key not in seen:
                        seen.add(key)
                        longer.append([*way, domain])
        ways = longer
    return ways


def unpayable(table: Table, player: PlayerId, source: ObjectId, parts: list[Cost]) -> str:
    """The first part that can't be paid in full now, in words; nothing if all of them can."""
    for part in parts:
        if not part.payable(table, player, source):
            return part.text()
    return ""


register(PayCosts)
