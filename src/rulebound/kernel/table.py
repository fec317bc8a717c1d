"""The table: everything a game is at one moment, as data, and the one way in which it changes."""

from typing import ClassVar, Final

from rulebound.kernel import zones
from rulebound.kernel.choice import MOVES, OBJECTS, Choice
from rulebound.kernel.copying import copy_procedure
from rulebound.kernel.event import EVERYONE, Event, Log
from rulebound.kernel.ids import NOBODY, BattlefieldId, ObjectId, PlayerId
from rulebound.kernel.index import Index
from rulebound.kernel.items import ChainItem, Outcome
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.objects import Battlefield, Object, Permanent, Player
from rulebound.kernel.procedure import IdiomError, Procedure
from rulebound.kernel.program import CardBook
from rulebound.kernel.rng import Stream

DECIDED: Final = "decided"
EACH_INSTANCE: Final = "each instance"
"""What marks the program of a keyword whose instances count separately (817.2)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """What the kernel asks the rules for: how replaceable events are performed, what waiting triggers become."""

    def perform(self, events: list[Event]) -> Procedure:
        """The procedure that applies replacement effects to a moment and then carries it out."""
        raise IdiomError("no rules are installed")

    def triggered(self, table: "Table", events: list[Event], looking_back: bool) -> list[ChainItem]:
        """The triggered abilities whose conditions this moment meets (383.2.c)."""
        raise IdiomError("no rules are installed")

    def wait(self, triggered: list[ChainItem]) -> Procedure:
        """The outstanding task that puts what triggered at one moment on the chain (383.3)."""
        raise IdiomError("no rules are installed")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decided(Event):
    """A decision was made. How many options there were, and whether there was one, is for those who see them."""

    __slots__ = ("how", "kind", "name", "options", "picked", "player", "words")
    KIND: ClassVar[str] = DECIDED
    FIELDS: ClassVar[tuple[str, ...]] = (
        "cites", "cause", "mask", "player", "name", "kind", "options", "picked", "words", "how",
    )  # fmt: skip
    PUBLIC: ClassVar[tuple[str, ...]] = ("player", "name")
    MASKED: ClassVar[tuple[str, ...]] = ("kind", "options", "picked", "words", "how")

    def __init__(self, choice: Choice, picked: list[int], how: str) -> None:
        super().__init__(choice.cites)
        self.player: PlayerId = choice.player
        self.name: str = choice.name
        self.kind: str = choice.kind
        self.options: list[int] = choice.options
        self.picked: list[int] = picked
        self.words: tuple[str, ...] = choice.words
        self.how: str = how
        if choice.hidden:
            self.mask = 1 << choice.player


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game at one moment. It can be copied, saved and resumed between any two steps."""

    __slots__ = (
        "acted", "battlefields", "book", "chain", "choice", "cleanup_due", "clock", "first", "hooks", "index",
        "log", "mode", "next_id", "next_player", "objects", "outcome", "passes", "per_turn", "phase", "players",
        "points", "priority", "resolved", "stack", "streams", "tasks", "turn", "turn_player",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "battlefields", "chain", "choice", "cleanup_due", "clock", "first", "mode", "next_id", "next_player",
        "objects", "outcome", "passes", "per_turn", "phase", "players", "points", "priority", "resolved", "stack",
        "streams", "tasks", "turn", "turn_player",
    )  # fmt: skip

    def __init__(self, book: CardBook, hooks: Hooks, mode: str) -> None:
        self.book: CardBook = book
        self.hooks: Hooks = hooks
        self.mode: str = mode
        self.players: list[Player] = []
        self.points: list[int] = []  # a team each
        self.battlefields: list[Battlefield] = []
        self.objects: dict[ObjectId, Object] = {}
        self.next_id: int = 1
        self.turn: int = 1
        self.turn_player: PlayerId = PlayerId(0)
        self.next_player: PlayerId = NOBODY  # who follows this turn instead of the next in turn order
        self.first: PlayerId = PlayerId(0)
        self.phase: str = ""
        self.per_turn: dict[str, int] = {}  # "this turn", "the first time": counters, cleared with the turn
        self.chain: list[ChainItem] = []
        self.priority: PlayerId = NOBODY
        self.passes: int = 0
        self.resolved: int = 0
        self.tasks: list[Procedure] = []
        self.cleanup_due: bool = False
        self.stack: list[Procedure] = []
        self.choice: Choice | None = None
        self.outcome: Outcome | None = None
        self.streams: list[Stream] = []
        self.clock: int = 0
        self.log: Log = Log()
        self.index: Index = Index()
        self.acted: bool = False

    # Reading.

    def player(self, player: PlayerId) -> Player:
        return self.players[player]

    def object(self, number: ObjectId) -> Object:
        return self.objects[number]

    def permanent(self, number: ObjectId) -> Permanent | None:
        """The object if it is on the board, else nothing."""
        found = self.objects.get(number)
        if isinstance(found, Permanent):
            return found
        return None

    def zone(self, player: PlayerId, zone: int) -> list[ObjectId]:
        return self.players[player].zones[zone]

    def score(self, player: PlayerId) -> int:
        """The points of the player, which are the team's (489.8.d)."""
        return self.points[self.players[player].team]

    def battlefield(self, place: BattlefieldId) -> Battlefield:
        return self.battlefields[place]

    # Changing: what a procedure's step does comes down to these.

    def must_not_have_acted(self, procedure: Procedure) -> None:
        if self.acted:
            step = procedure.STEPS[procedure.at]
            raise IdiomError(f"{type(procedure).__name__}.{step} acts after what must be its last act")

    def start(self, parent: Procedure, procedure: Procedure) -> None:
        procedure.cause = parent.cause
        self.stack.append(procedure)

    def any_replacement(self, events: list[Event]) -> bool:
        """Whether some replacement effect watches for events of these kinds."""
        watched = self.index.replacing
        for event in events:
            if watched.get(event.KIND):
                return True
        return False

    def carry_out(self, events: list[Event]) -> list[int]:
        """Carry out one moment: apply all, log, then look for triggers once. The ids that the events made."""
        waiting: list[ChainItem] = []
        for event in events:
            if event.LOOKS_BACK:
                waiting = self.hooks.triggered(self, events, True)
                break
        made: list[int] = []
        watched = False
        triggering = self.index.triggering
        for event in events:
            event.apply(self)
            self.clock += 1
            if self.log.on:
                self.log.entries.append(event)
            if event.CLEANUP:
                self.cleanup_due = True
            made.extend(event.subjects())
            if triggering.get(event.KIND):
                watched = True
        if watched:
            waiting.extend(self.hooks.triggered(self, events, False))
        if waiting:
            task = self.hooks.wait(waiting)
            task.cause = self.clock
            self.tasks.append(task)
        return made

    # Decisions.

    def put(self, procedure: Procedure, choice: Choice) -> None:
        """Ask, unless the decision can only go one way."""
        if self.players[choice.player].left:  # a removed player makes no choices (651.3)
            procedure.answer = choice.options[len(choice.options) - choice.low :]
            self.decided(procedure, choice, procedure.answer, "empty")
            return
        if self.forced(choice):
            procedure.answer = choice.options[: choice.high]
            self.decided(procedure, choice, procedure.answer, "forced" if choice.options else "empty")
            return
        self.choice = choice

    def forced(self, choice: Choice) -> bool:
        """Whether only one answer is possible. Unnamed cards are all alike: only how many of them is a decision."""
        options = choice.options
        if choice.kind == MOVES:
            return False
        if not options or choice.high == 0:
            return True
        if choice.low != choice.high:
            return False
        if len(options) == choice.high and (len(options) == 1 or not choice.ordered):
            return True
        if choice.kind != OBJECTS:
            return False
        first = self.objects[ObjectId(options[0])]
        for number in options:
            other = self.objects[ObjectId(number)]
            if not other.blank or other.owner != first.owner or other.zone != first.zone:
                return False
        return True

    def decided(self, procedure: Procedure, choice: Choice, picked: list[int], how: str) -> None:
        event = Decided(choice, picked, how)
        event.cause = procedure.cause
        self.carry_out([event])
        procedure.cause = self.clock

    def answer(self, picked: list[int]) -> None:
        """Answer the open choice with options of it; what is not possible is the caller's mistake."""
        choice = self.choice
        if choice is None:
            raise IdiomError("no decision is open")
        procedure = self.stack[-1]
        procedure.answer = picked
        self.choice = None
        self.decided(procedure, choice, picked, "asked")
        procedure.at = procedure.following

    def withdraw(self) -> None:
        """Take the open choice back; the step that asked will ask again."""
        self.choice = None

    # Objects: the only code that makes, moves and unmakes them.

    def new_id(self) -> ObjectId:
        number = ObjectId(self.next_id)
        self.next_id += 1
        return number

    def leave(self, thing: Object) -> None:
        """Take an object out of the list it stands in; on the board its abilities stop being listed."""
        if isinstance(thing, Permanent):
            self.index.strike(thing.id)
            if thing.zone == zones.AT_BATTLEFIELD:
                self.battlefields[thing.place].units.remove(thing.id)
            elif thing.zone != zones.BATTLEFIELDS:
                self.players[thing.controller].zones[thing.zone].remove(thing.id)
        elif thing.zone != zones.CHAIN and thing.zone != zones.GONE:
            self.players[thing.owner].zones[thing.zone].remove(thing.id)
        del self.objects[thing.id]

    def put_off_board(self, thing: Object, zone: int, seen: int, among: int = 0) -> Object:
        """The new object that a card is in a Non-Board Zone (124); a token ceases there, but on the chain (186.1)."""
        if thing.token and zone != zones.CHAIN:
            zone = zones.GONE
        new = Object(self.new_id(), thing.card, thing.physical, thing.owner, zone, thing.token, thing.blank, seen)
        if among:
            new.among = among
        elif thing.among and zone <= zones.HAND and zone != zones.RUNE_DECK:
            new.among = thing.among  # it is still hidden
        if zone != zones.GONE:
            self.objects[new.id] = new
        return new

    def enter(self, thing: Object, zone: int, controller: PlayerId, place: BattlefieldId) -> Permanent:
        """The new permanent that a card, rune or token is on the board; its abilities are listed."""
        new = Permanent(
            self.new_id(), thing.card, thing.physical, thing.owner, zone, thing.token, thing.blank, controller, place
        )
        self.objects[new.id] = new
        if zone == zones.AT_BATTLEFIELD:
            self.battlefields[place].units.append(new.id)
        elif zone != zones.BATTLEFIELDS:
            self.players[controller].zones[zone].append(new.id)
        self.list_abilities(new)
        return new

    def list_abilities(self, thing: Permanent) -> None:
        """List the abilities of a permanent, printed and granted, where events look for them."""
        self.index.strike(thing.id)
        card = self.book[thing.card]
        self.index.enter(thing.id, card.name, card.abilities)
        if not card.keywords and not thing.granted:
            return
        listed: list[str] = []
        for keyword in [*[name for name, _ in card.keywords], *[name for name, _, _ in thing.granted]]:
            name = "[" + keyword + "]"
            program = self.book.cards.get(name)
            if program is not None and (keyword not in listed or EACH_INSTANCE in program.supertypes):
                self.index.enter(thing.id, name, program.abilities)
            listed.append(keyword)

    def see(self, number: ObjectId, mask: int) -> None:
        """Let seats know a card that stays where it is."""
        old = self.objects[number]
        if isinstance(old, Permanent) or (old.seen | mask) == old.seen:
            return
        seen = EVERYONE if mask == EVERYONE else old.seen | mask
        new = Object(old.id, old.card, old.physical, old.owner, old.zone, old.token, old.blank, seen)
        new.among = old.among
        self.objects[number] = new

    def hide(self, number: ObjectId, mask: int) -> None:
        """A card lies where only these seats can still tell which it is."""
        old = self.objects[number]
        if isinstance(old, Permanent) or (old.seen & mask) == old.seen:
            return
        new = Object(old.id, old.card, old.physical, old.owner, old.zone, old.token, old.blank, old.seen & mask)
        new.among = old.among
        self.objects[number] = new

    # Copies.

    def copy(self) -> "Table":
        """An independent table that goes on from here; objects off the board and the log so far are shared."""
        other = Table.__new__(Table)
        other.book = self.book
        other.hooks = self.hooks
        other.mode = self.mode
        other.players = [player.twin() for player in self.players]
        other.points = self.points[:]
        other.battlefields = [place.twin() for place in self.battlefields]
        objects = self.objects.copy()
        for number, thing in objects.items():
            if isinstance(thing, Permanent):
                objects[number] = thing.twin()
        other.objects = objects
        other.next_id = self.next_id
        other.turn = self.turn
        other.turn_player = self.turn_player
        other.next_player = self.next_player
        other.first = self.first
        other.phase = self.phase
        other.per_turn = self.per_turn.copy()
        other.chain = [item.twin() for item in self.chain]
        other.priority = self.priority
        other.passes = self.passes
        other.resolved = self.resolved
        other.tasks = [copy_procedure(task) for task in self.tasks]
        other.cleanup_due = self.cleanup_due
        other.stack = [copy_procedure(procedure) for procedure in self.stack]
        other.choice = self.choice
        other.outcome = self.outcome
        other.streams = [stream.copy() for stream in self.streams]
        other.clock = self.clock
        other.log = self.log.twin()
        other.index = self.index.twin()
        other.acted = False
        return other
