"""Triggered abilities and replacement effects (367–385): how they are noticed, placed and applied."""

from typing import ClassVar

from rulebound.kernel import zones
from rulebound.kernel.chain_events import ItemPlaced
from rulebound.kernel.changes import Replaced
from rulebound.kernel.choice import WORDS, Choice, yes_or_no
from rulebound.kernel.event import Event
from rulebound.kernel.ids import NOBODY, ObjectId, PlayerId
from rulebound.kernel.items import TRIGGER, ChainItem, Frame
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.program import REPLACING, TRIGGERED, Ability, Node
from rulebound.kernel.table import Hooks, Table
from rulebound.rulebook import names as R
from rulebound.rules.modes import turn_order
from rulebound.rules.passive import controller_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """The “when” or “at” of a triggered ability (383.2.a), a conditional clause behind it included (383.2.a.1)."""

    __slots__ = ("kinds", "looks_back")

    def __init__(self, kinds: tuple[str, ...], looks_back: bool = False, children: tuple[Node, ...] = ()) -> None:
        super().__init__(children)
        self.kinds: tuple[str, ...] = kinds
        self.looks_back: bool = looks_back  # its own source's death: looked at before the source is gone (808.1.d)

    def met(self, table: Table, source: ObjectId, controller: PlayerId, event: Event) -> bool:
        """Whether this event fulfils the condition for an ability of `source`."""
        raise NotImplementedError

    def fill(self, table: Table, frame: Frame, event: Event) -> None:
        """Note in the frame what the effect takes from the condition (359.3.f.3)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Triggered(Ability):
    """A triggered ability (382): its condition, whether it “may”, how often each turn, and its effect."""

    __slots__ = ("condition", "may", "times")
    ROLE: ClassVar[int] = TRIGGERED

    def __init__(self, condition: Condition, effect: Node, may: bool = False, times: int = 0) -> None:
        super().__init__(condition.kinds, (effect, condition))
        self.condition: Condition = condition
        self.may: bool = may
        self.times: int = times


@mypyc_attr(allow_interpreted_subclasses=True)
class Replacement(Ability):
    """A replacement effect (368): what it applies to, and what happens instead."""

    __slots__ = ("may",)
    ROLE: ClassVar[int] = REPLACING

    def __init__(self, kinds: tuple[str, ...], may: bool = False) -> None:
        super().__init__(kinds)
        self.may: bool = may

    def applies(self, table: Table, source: ObjectId, event: Event) -> bool:
        """Whether this event qualifies (370.1); asked before anything of the moment has happened."""
        raise NotImplementedError

    def instead(self, table: Table, source: ObjectId, event: Event) -> list[Event]:
        """The events that replace it; none at all skips it (443.1)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class EntersAs(Ability):
    """“This enters exhausted” or ready: it replaces how the card itself enters the board (369.3)."""

    __slots__ = ("exhausted",)

    def __init__(self, exhausted: bool) -> None:
        super().__init__(())
        self.exhausted: bool = exhausted

    def text(self) -> str:
        return "This enters " + ("exhausted." if self.exhausted else "ready.")


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceTriggers(Procedure):
    """Put on the chain what triggered at one moment: in turn order, each controller orders their own (383.3.d)."""

    __slots__ = ("items", "orders", "seat")
    STEPS: ClassVar[tuple[str, ...]] = ("order", "ordered", "place")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "order": (R.TRIGGER_TURN_ORDER,),
        "ordered": (R.TRIGGER_ORDER,),
        "place": (R.TRIGGER_PLACED,),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "items", "orders", "seat")

    def __init__(self, items: list[ChainItem]) -> None:
        super().__init__()
        self.items: list[ChainItem] = items
        self.orders: list[int] = []  # places in `items`, in the order in which they go on the chain
        self.seat: int = 0

    def order(self, table: Table) -> None:
        players = turn_order(table, table.turn_player)
        if self.seat >= len(players):
            self.go("place")
            return
        player = players[self.seat]
        own = [place for place, item in enumerate(self.items) if item.frame.controller == player]
        names = tuple([item.source_name for item in self.items])
        self.ask(table, Choice(player, "TRIGGER.ORDER", WORDS, own, (R.TRIGGER_ORDER,), low=len(own), high=len(own),
                               words=names, ordered=True))  # fmt: skip

    def ordered(self, table: Table) -> None:
        self.orders.extend(self.answer)
        self.seat += 1
        self.go("order")

    def place(self, table: Table) -> None:
        for place in self.orders:
            self.note(table, ItemPlaced((R.TRIGGER_PLACED,), self.items[place]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Perform(Procedure):
    """One moment with replacement effects: order them, apply each once an event, then carry out what is left.

    An effect's uninterrupted series of applications is its one sequence in the moment (373.2): once another effect
    has been applied after it, it is used up for the whole moment.
    """

    __slots__ = ("applied", "at_work", "choices", "events", "place", "used_up")
    STEPS: ClassVar[tuple[str, ...]] = ("look", "ordered", "decided", "carry_out")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "look": (R.REPLACEMENT_APPLIES, R.REPLACEMENT_EACH_EVENT),
        "ordered": (R.REPLACEMENT_ORDER,),
        "decided": (R.REPLACEMENT_ONCE_PER_EVENT,),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (
        *Procedure.FIELDS, "events", "applied", "place", "choices", "at_work", "used_up",
    )  # fmt: skip

    def __init__(self, events: list[Event]) -> None:
        super().__init__()
        self.events: list[Event] = events
        self.applied: list[list[str]] = [[] for _ in events]  # what was already applied to each, by address
        self.place: int = 0
        self.choices: list[str] = []
        self.at_work: str = ""
        self.used_up: list[str] = []

    def look(self, table: Table) -> None:
        self.choices = []
        for place in range(len(self.events)):
            found = self.applicable(table, place)
            if not found:
                continue
            in_series = found == [self.at_work]  # only the effect at work: its one uninterrupted series (373.2)
            if in_series or not self.choices:
                self.place = place
                self.choices = found
            if in_series:
                break
        if not self.choices:
            self.go("carry_out")
            return
        event = self.events[self.place]
        words = tuple([address_name(address) for address in self.choices])
        options = list(range(len(self.choices)))
        self.ask(table, Choice(affected(table, event), "REPLACEMENT.ORDER", WORDS, options, (R.REPLACEMENT_ORDER,),
                               words=words))  # fmt: skip

    def ordered(self, table: Table) -> None:
        address = self.choices[self.answer[0]]
        self.choices = [address]
        source, name, place = address_parts(address)
        ability = table.book.ability(name, place)
        if isinstance(ability, Replacement) and ability.may:
            player = controller_of(table, source)
            self.ask(table, yes_or_no(player, "REPLACEMENT.APPLY", (R.REPLACEMENT_APPLIES,), source))

    def decided(self, table: Table) -> None:
        address = self.choices[0]
        event = self.events[self.place]
        applied = self.applied[self.place]
        applied.append(address)
        self.go("look")
        source, name, place = address_parts(address)
        ability = table.book.ability(name, place)
        if not isinstance(ability, Replacement) or (ability.may and not self.said_yes()):
            return
        if self.at_work not in ("", address):
            self.used_up.append(self.at_work)
        self.at_work = address
        self.note(table, Replaced((R.REPLACEMENT_APPLIES,), affected(table, event), address_name(address), event.KIND))
        replaced = ability.instead(table, source, event)
        for new in replaced:
            new.cause = self.cause
        self.events[self.place : self.place + 1] = replaced
        self.applied[self.place : self.place + 1] = [applied[:] for _ in replaced]
        self.place = 0

    def carry_out(self, table: Table) -> None:
        if self.events:
            self.result = table.carry_out(self.events)
            self.cause = table.clock

    def applicable(self, table: Table, at: int) -> list[str]:
        """The replacement effects that apply to one event of the moment and were not yet applied to it."""
        event = self.events[at]
        found: list[str] = []
        for source, name, place in sorted(table.index.replacing.get(event.KIND, [])):
            address = address_of(source, name, place)
            if address in self.applied[at] or address in self.used_up:
                continue
            ability = table.book.ability(name, place)
            if isinstance(ability, Replacement) and ability.applies(table, source, event):
                found.append(address)
        return found


def address_of(source: ObjectId, name: str, place: int) -> str:
    """A replacement effect's own name: its source, the program and the place there (decided by object and ability)."""
    return f"{source}|{place}|{name}"


def address_parts(address: str) -> tuple[ObjectId, str, int]:
    source, place, name = address.split("|", 2)
    return ObjectId(int(source)), name, int(place)


def address_name(address: str) -> str:
    return address.split("|", 2)[2]


def affected(table: Table, event: Event) -> PlayerId:
    """Who orders the replacement effects: the controller of what is acted on, or the player acted on (372)."""
    for number in affected_objects(event):
        thing = table.permanent(ObjectId(number))
        if thing is not None:
            return controller_of(table, thing.id)
    player = getattr(event, "player", NOBODY)
    return table.turn_player if player == NOBODY else PlayerId(player)


def affected_objects(event: Event) -> list[int]:
    """The ids of what the event acts on, before it happens."""
    cards = getattr(event, "cards", None)
    if cards is None:
        return event.subjects()
    return [number for number in cards]


class RulesHooks(Hooks):
    """What the kernel asks of this chapter."""

    def perform(self, events: list[Event]) -> Procedure:
        return Perform(events)

    def wait(self, triggered: list[ChainItem]) -> Procedure:
        return PlaceTriggers(triggered)

    def triggered(self, table: Table, events: list[Event], looking_back: bool) -> list[ChainItem]:
        found: list[ChainItem] = []
        for event in events:
            if looking_back and not event.LOOKS_BACK:
                continue
            for source, name, place in sorted(table.index.triggering.get(event.KIND, [])):
                ability = table.book.ability(name, place)
                if not isinstance(ability, Triggered) or ability.condition.looks_back != looking_back:
                    continue
                controller = controller_of(table, source)
                if table.players[controller].left or not ability.condition.met(table, source, controller, event):
                    continue
                if ability.times and not once_more(table, source, name, place, ability.times):
                    continue
                found.append(trigger_item(table, source, name, place, ability, controller, event))
        return found


def trigger_item(
    table: Table, source: ObjectId, name: str, place: int, ability: Triggered, controller: PlayerId, event: Event
) -> ChainItem:
    """The item that a triggered ability becomes, with what it takes from the event."""
    thing = table.permanent(source)
    frame = Frame(controller, source)
    if thing is not None:
        frame.here = thing.place
        if thing.zone == zones.BATTLEFIELDS and table.battlefields[thing.place].controller == NOBODY:
            frame.subject = NOBODY  # “you” refers to no one (190.6.d)
    ability.condition.fill(table, frame, event)
    return ChainItem(TRIGGER, source, name, place, frame, table.objects[source].card)


def once_more(table: Table, source: ObjectId, name: str, place: int, times: int) -> bool:
    """Count a trigger that has a limit each turn; whether it may still trigger (383.3.e)."""
    key = f"{source}|{place}|{name}"
    count = table.per_turn.get(key, 0)
    table.per_turn[key] = count + 1
    return count < times


HOOKS = RulesHooks()

register(PlaceTriggers, Perform)
