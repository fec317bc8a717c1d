"""The chain (325–340): HOT FEPR, who has priority, and resolving the newest item."""

from typing import ClassVar, Final

from rulebound.kernel import zones
from rulebound.kernel.chain_events import ItemLeft, Passed, Played
from rulebound.kernel.changes import Ignored
from rulebound.kernel.choice import MOVES, Choice
from rulebound.kernel.event import Event
from rulebound.kernel.ids import NOBODY, NOTHING, ObjectId, PlayerId
from rulebound.kernel.items import CARD, ChainItem
from rulebound.kernel.moves import Trashed
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.procedure import Procedure, register
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R
from rulebound.rules.abilities import PlaceTriggers
from rulebound.rules.cleanup import Cleanup
from rulebound.rules.effects import Execute, targets_of
from rulebound.rules.modes import after, turn_order
from rulebound.rules.options import moves_of
from rulebound.rules.playing import Finalize, begin_move, effect_path, entering, is_permanent

PRIORITY: Final = "PRIORITY"
PASS: Final = "pass"


@mypyc_attr(allow_interpreted_subclasses=True)
class HandleTasks(Procedure):
    """Handle what is outstanding, waiting triggers before a Cleanup, until nothing is (334, 322)."""

    __slots__ = ()
    STEPS: ClassVar[tuple[str, ...]] = ("task",)
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "task": (R.TASK_HOT_FEPR, R.TASK_CHAIN_WAITS, R.CLEANUP_DUE, R.CLEANUP_AGAIN, R.CLEANUP_NOTHING_RESOLVES)
    }

    def task(self, table: Table) -> None:
        if table.tasks:
            place = 0
            for at, task in enumerate(table.tasks):
                if isinstance(task, PlaceTriggers):
                    place = at
                    break
            task = table.tasks[place]
            del table.tasks[place]
            self.again()
            cause = task.cause
            self.push(table, task)
            task.cause = cause
        elif table.cleanup_due:
            table.cleanup_due = False
            self.again()
            self.push(table, Cleanup())


@mypyc_attr(allow_interpreted_subclasses=True)
class Settle(Procedure):
    """HOT FEPR: handle outstanding tasks, finalize, execute, pass, resolve, until the state is open (334–340)."""

    __slots__ = ("moves",)
    STEPS: ClassVar[tuple[str, ...]] = ("handle", "finalize", "execute", "decided", "resolve")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "handle": (R.TASK_HOT_FEPR,),
        "finalize": (R.FEPR_FINALIZE, R.FEPR_NEXT_PRIORITY),
        "execute": (R.FEPR_EXECUTE, R.PRIORITY),
        "decided": (R.FEPR_PASS,),
        "resolve": (R.FEPR_RESOLVE, R.FEPR_OPEN),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "moves")

    def __init__(self) -> None:
        super().__init__()
        self.moves: list[str] = []

    def handle(self, table: Table) -> None:
        if table.tasks or table.cleanup_due:
            self.push(table, HandleTasks())

    def finalize(self, table: Table) -> None:
        if not table.chain:
            table.priority = NOBODY
            self.finish()
            return
        for place, item in enumerate(table.chain):
            if item.pending:
                self.go("handle")
                self.push(table, Finalize(place))
                return
            if is_permanent(table, item):
                self.go("handle")
                self.push(table, Resolve(place))
                return
        if table.passes == 0:
            table.priority = table.chain[-1].frame.controller

    def execute(self, table: Table) -> None:
        if not table.chain or table.tasks or table.cleanup_due or has_pending(table):
            self.go("handle")
            return
        player = table.priority
        if table.passes >= len(turn_order(table, player)):
            self.go("resolve")  # who had still to pass has left the game (652.5.c.2)
            return
        self.moves = moves_of(table, player)
        self.ask(table, priority(player, (PASS, *self.moves)))

    def decided(self, table: Table) -> None:
        player = table.priority
        if self.answer[0] != 0:
            self.go("handle")
            begin_move(table, self, player, self.moves[self.answer[0] - 1])
            return
        self.note(table, Passed((R.FEPR_PASS,), player))
        if table.passes < len(turn_order(table, player)):
            table.priority = after(table, player)
            self.go("execute")

    def resolve(self, table: Table) -> None:
        self.go("handle")
        self.push(table, Resolve(len(table.chain) - 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolve(Procedure):
    """The newest finalized item resolves: its effect entirely, then it leaves the chain (340.1, 359.3)."""

    __slots__ = ("place",)
    STEPS: ClassVar[tuple[str, ...]] = ("targets", "execute", "trash", "leave")
    CITES: ClassVar[dict[str, tuple[str, ...]]] = {
        "targets": (R.TARGET_ILLEGAL_AS_IT_RESOLVES, R.TARGET_UNAFFECTED),
        "execute": (
            R.FEPR_RESOLVE,
            R.PLAY_SPELL_EXECUTES,
            R.ABILITY_RESOLVES,
            R.FEPR_PERMANENT_RESOLVES,
            R.PLAY_PERMANENT,
            R.PLAY_UNIT_ENTERS,
            R.PLAY_GEAR_ENTERS,
        ),
        "trash": (R.SPELL_TRASH,),
        "leave": (R.PLAY_TRIGGERS_ON_RESOLUTION,),
    }
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "place")

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: int = place

    def item(self, table: Table) -> ChainItem:
        return table.chain[self.place]

    def targets(self, table: Table) -> None:
        item = self.item(table)
        specs = targets_of(table.book.root(item.card).at(effect_path(item)), item.frame)
        for spec, chosen in zip(specs, item.frame.targets, strict=True):
            legal = spec.candidates(table, item.frame)
            kept = [number for number in chosen if number in legal]
            if len(kept) < len(chosen):
                cites = (R.TARGET_ILLEGAL_AS_IT_RESOLVES, R.TARGET_UNAFFECTED)
                self.note(table, Ignored(cites, item.frame.controller, "target", len(chosen) - len(kept)))
                chosen[:] = kept

    def execute(self, table: Table) -> None:
        item = self.item(table)
        if is_permanent(table, item):
            cites = (R.FEPR_PERMANENT_RESOLVES,)
            self.do(table, [entering(table, item.card, item.object, item.frame.controller, item.place, cites)])
            return
        self.push(table, Execute(item.card, effect_path(item), item.frame.twin()))

    def trash(self, table: Table) -> None:
        item = self.item(table)
        if is_permanent(table, item):
            self.result = self.handed  # the permanent it became
            return
        thing = table.objects.get(item.object)
        if item.kind == CARD and thing is not None:
            events: list[Event] = [Trashed((R.SPELL_TRASH,), thing.owner, [thing.id], zones.CHAIN, zones.TRASH)]
            self.do(table, events)

    def leave(self, table: Table) -> None:
        item = self.item(table)
        cite = R.FEPR_RESOLVE if item.kind == CARD else R.ABILITY_RESOLVES
        self.note(table, ItemLeft((cite,), item, self.place, "resolved"))
        if item.kind == CARD:
            number = ObjectId(self.result[0]) if self.result else NOTHING
            self.note(table, Played((R.PLAY_TRIGGERS_ON_RESOLUTION,), item.frame.controller, number, item.card))


def has_pending(table: Table) -> bool:
    """Whether an item on the chain is still to be finalized (337.1)."""
    for item in table.chain:
        if item.pending:
            return True
    return False


def priority(player: PlayerId, words: tuple[str, ...]) -> Choice:
    """What a player with priority may do: the first word is to do nothing more. Only they see what they could do."""
    return Choice(player, PRIORITY, MOVES, list(range(len(words))), (R.PRIORITY,), words=words, hidden=True)


register(HandleTasks, Settle, Resolve)
