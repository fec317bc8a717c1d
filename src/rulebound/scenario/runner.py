"""Running a situation: its items one after the other on the engine, its answers given where they are asked for."""

from collections.abc import Callable
from dataclasses import dataclass, field

from rulebound.cards.language.deck_effects import discard_these, recycle_these
from rulebound.cards.language.flow import each
from rulebound.cards.language.sequence import sequence
from rulebound.game.loops import EndlessLoop, LoopWatch
from rulebound.kernel import zones
from rulebound.kernel.ids import PlayerId
from rulebound.kernel.items import Frame
from rulebound.kernel.loop import step
from rulebound.kernel.objects import Object
from rulebound.kernel.procedure import Procedure
from rulebound.kernel.program import Card, Node
from rulebound.kernel.table import Table
from rulebound.rules.chain import PRIORITY, HandleTasks, Settle
from rulebound.rules.effects import Execute
from rulebound.rules.faces import NotYet, UnknownFace
from rulebound.rules.scoring import HOLD, Conquer, Score
from rulebound.rules.turn import Turn
from rulebound.scenario.answers import answer_for
from rulebound.scenario.errors import Mark
from rulebound.scenario.items import (
    Effect,
    GoingOn,
    GoingOnKind,
    Happening,
    HappeningKind,
    Instruction,
    Item,
    Verb,
)
from rulebound.scenario.made_up import ZONES, addressed, seat_of
from rulebound.scenario.moves import PASS, Parts, make_move
from rulebound.scenario.options import OptionTexts
from rulebound.scenario.reading import OpenChoice, Reading, counts
from rulebound.scenario.setup import FIRST_TASK, LAST_TASK_DONE, Setup
from rulebound.scenario.situation import SEATS, Situation, whose


def everybody_passes() -> LoopWatch:
    """A watch for endless loops where nobody does what they could do."""
    return LoopWatch(all_pass=True)


@dataclass(slots=True)
class Run(Reading):
    """A situation that was carried out, as far as it could be."""

    marks: list[tuple[str, int]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    place: int = 0
    used: list[int] = field(default_factory=list)
    parts: Parts = field(default_factory=Parts)
    watch: Callable[[Table], None] | None = None
    guard: Callable[[Table], None] | None = None
    loops: LoopWatch = field(default_factory=everybody_passes)
    seed: int = 0
    more: list[str] = field(default_factory=list)  # answers that a branch gives beyond those of the file
    more_used: int = 0

    # Going on.

    def copy(self) -> "Run":
        """The same run on a copy of its table."""
        twin = Run(self.situation, self.setup, self.table.copy(), self.before)
        twin.marks = self.marks[:]
        twin.notes = self.notes[:]
        twin.place = self.place
        twin.used = self.used[:]
        twin.parts = self.parts.twin()
        twin.guard = self.guard
        twin.seed = self.seed
        twin.more = self.more
        twin.more_used = self.more_used
        return twin

    def branch(self, answer: str) -> "Run":
        """What follows if the open decision is answered so: the situation carried out anew with this answer more.

        Raises SituationError where it is no possible answer.
        """
        return run_situation(self.situation, self.seed, guard=self.guard, more=[*self.more, answer])

    def go_on(self) -> None:
        """Carry out the items that are left, until one is stopped by an open decision or the game is over."""
        do = self.situation.do
        while self.place < len(do):
            if self.table.outcome is not None:
                self.leave_out("the game was over")
                break
            if self.asked:
                self.leave_out("a decision is open")
                break
            item = do[self.place]
            self.place += 1
            self.marks.append((text_of(item), self.table.clock))
            self.loops.begin_again()  # an item of the file is somebody doing something
            try:
                self.carry_out(item)
            except UnknownFace as unknown:
                what = self.setup.labels.get(unknown.physical, "an unnamed card")
                where = f"{whose(self.seat(unknown.owner))} {zones.IN_WORDS[unknown.zone]}"
                raise item.mark.error(
                    f"{what} in {where} must have a name: the rules need to know {unknown.need}"
                ) from None
            except NotYet as missing:
                raise item.mark.error(f"not yet supported: {missing.what}") from None
            except EndlessLoop as loop:
                raise item.mark.error(str(loop)) from None

    def leave_out(self, why: str) -> None:
        """Say which items are not carried out, and why."""
        for item in self.situation.do[self.place :]:
            self.notes.append(f"not carried out, {why}: {text_of(item)}")

    def carry_out(self, item: Item) -> None:
        """One item."""
        if isinstance(item, Instruction):
            self.instructions([item])
        elif isinstance(item, Effect):
            self.instructions(item.instructions)
        elif isinstance(item, Happening):
            self.happening(item)
        elif isinstance(item, GoingOn):
            self.going_on(item)
        else:
            make_move(self, item)

    def inside(self, procedure: Procedure) -> None:
        """Carry out a procedure as what happens now, before anything else goes on."""
        self.table.withdraw()
        depth = len(self.table.stack)
        procedure.cause = 0
        self.table.stack.append(procedure)
        self.advance(depth)

    def instructions(self, parts: list[Instruction]) -> None:
        """Instructions as one effect that resolves: no cleanup, and what triggers waits."""
        for_each = [self.program(part, place > 0) for place, part in enumerate(parts)]
        name = f"instruction {self.place}"
        self.table.book.cards[name] = Card(name, ("spell",), effect=sequence(*for_each))
        self.inside(Execute(name, (0,), Frame(PlayerId(0))))

    def program(self, part: Instruction, later: bool) -> Node:
        """The program of one instruction; cards it names are looked for when it is carried out."""
        who = seat_of(part.subject, self.seats)
        if part.token is not None and not self.table.book[part.token].token:
            raise part.mark.error(f"`{part.token}` is no token; only tokens are played without a card")
        if not part.cards:
            return addressed(part, who)
        zone = zones.HAND if part.verb is Verb.DISCARD else ZONES[part.source or "trash"]
        seat = self.seats.index(part.subject) if part.subject in self.seats else None
        physical: list[int] = []
        for name in part.cards:
            thing = self.named(name, part.mark)
            if not later:
                self.must_be_in(thing, zone, seat if part.verb is Verb.DISCARD else None, name, part.mark)
            if thing.physical in physical:
                raise part.mark.error(f"`{name}` is named twice")
            physical.append(thing.physical)
        these = discard_these if part.verb is Verb.DISCARD else recycle_these
        return each(who, these(tuple(physical)))

    def must_be_in(self, thing: Object, zone: int, owner: int | None, name: str, mark: Mark) -> None:
        """A named card must be where the instruction takes it from."""
        board = (zones.BASE, zones.RUNES, zones.AT_BATTLEFIELD)
        if thing.zone not in (board if zone == zones.BASE else (zone,)):
            wanted = "on the board" if zone == zones.BASE else f"in a {zones.IN_WORDS[zone]}"
            raise mark.error(f"`{name}` is not {wanted}: it is in the {zones.IN_WORDS[thing.zone]}")
        if owner is not None and thing.owner != owner:
            raise mark.error(f"`{name}` is not in {whose(self.seat(owner))} hand")

    def happening(self, item: Happening) -> None:
        """Scoring a battlefield and no more."""
        place = self.table.battlefields[ord(item.battlefield) - ord("A")]
        player = self.still_in(item.seat, item.mark)
        if item.kind is HappeningKind.HOLD:
            if place.controller != player:
                raise item.mark.error(f"{item.seat} can't hold {item.battlefield} without controlling it; "
                                      f"give it `controller: {item.seat}`")  # fmt: skip
            self.inside(Score(player, place.id, HOLD))
            return
        if place.controller == player:
            raise item.mark.error(f"{item.battlefield} is controlled by {item.seat} already, so it can't be conquered; "
                                  "give it another controller, or `controller: none`")  # fmt: skip
        self.inside(Conquer(player, place.id))

    def still_in(self, seat: str, mark: Mark) -> PlayerId:
        """The seat's player, who must not have left the game (651.3)."""
        player = PlayerId(self.seats.index(seat))
        if self.table.players[player].left:
            raise mark.error(f"{seat} has left the game and does nothing more")
        return player

    def going_on(self, item: GoingOn) -> None:
        """The game goes on, nobody doing anything but what is asked of them."""
        table = self.table
        if item.kind is GoingOnKind.CLEANUP:
            table.cleanup_due = True
            self.inside(HandleTasks())
        elif item.kind is GoingOnKind.SETTLE:
            self.settle(True)
        elif item.kind is GoingOnKind.ALL_PASS:
            self.all_pass()
        elif item.kind is GoingOnKind.START_TURN:
            table.next_player = self.still_in(item.seat or "you", item.mark)
            self.to_step("next_player")
            if not self.stopped():
                self.to_step("awaken")
        else:
            phase = item.phase or "main"
            finish = item.kind is GoingOnKind.FINISH
            if not finish or not self.in_progress(phase):
                self.to_step(FIRST_TASK[phase], phase)
            if finish and not self.stopped():
                self.to_step(LAST_TASK_DONE[phase])

    def stopped(self) -> bool:
        return self.table.outcome is not None or bool(self.asked)

    def settle(self, cleanup: bool) -> None:
        """HOT FEPR until there is no chain and no task, everybody passing."""
        table = self.table
        if cleanup:
            table.cleanup_due = True
        at = self.settling()
        if at is None:
            self.inside(Settle())
            return
        table.withdraw()
        self.advance(at)

    def settling(self) -> int | None:
        """How deep the stack is under a Settle that is going on, if one is."""
        for place, procedure in enumerate(self.table.stack):
            if isinstance(procedure, Settle):
                return place
        return None

    def all_pass(self) -> None:
        """Everybody passes once, the newest item resolves, and its tasks and cleanups are handled."""
        table = self.table
        if self.settling() is None:
            table.withdraw()
            table.stack.append(Settle())
        depth = self.settling() or 0
        self.advance(depth, hold=True)
        resolved = table.resolved
        while not self.stopped() and len(table.stack) > depth and table.resolved == resolved:
            self.answer([PASS])
            self.advance(depth, hold=True)

    def in_progress(self, phase: str) -> bool:
        """Whether the turn stands in this phase."""
        turns = self.turns()
        return Turn.STEPS.index(FIRST_TASK[phase]) <= turns.at < Turn.STEPS.index(LAST_TASK_DONE[phase])

    def to_step(self, name: str, phase: str = "") -> None:
        """Until the turn is at a step, with nothing else in progress; of a phase, unless it is skipped."""
        target = Turn.STEPS.index(name)
        table = self.table
        moved = not phase  # a phase must come anew: where it stands already, it is not yet there
        while not self.stopped():
            top = table.stack[-1]
            if isinstance(top, Turn) and top.at == target and (not phase or table.phase == phase):
                settled = not (table.tasks or table.chain or table.cleanup_due)
                settled = settled and not table.players[table.turn_player].left
                if moved and (settled or phase != "main"):
                    table.withdraw()
                    return
            else:
                moved = True
            if table.choice is None:
                self.one_step()
            if table.choice is not None and not self.decide(hold=False):
                return

    def one_step(self) -> None:
        """One step of the engine; who watches sees the table after it."""
        step(self.table)
        self.loops.stepped(self.table)
        if self.guard is not None:
            self.guard(self.table)
        if self.watch is not None:
            self.watch(self.table)

    def turns(self) -> Turn:
        bottom = self.table.stack[0]
        assert isinstance(bottom, Turn)
        return bottom

    # Decisions.

    def advance(self, depth: int, hold: bool = False) -> None:
        """Run until the stack is no deeper than `depth`, a decision is open, or the game is over.

        Who has priority passes, unless it is to be held.
        """
        table = self.table
        while len(table.stack) > depth and table.outcome is None:
            if table.choice is None:
                self.one_step()
            elif not self.decide(hold):
                return

    def decide(self, hold: bool) -> bool:
        """Answer the open decision from the move in progress or the file; whether that could be done."""
        choice = self.table.choice
        if choice is None:
            return True
        if choice.name == PRIORITY:
            if hold:
                return False
            self.answer([PASS])
            return True
        texts = OptionTexts(self.setup, self.table, choice)
        said = answer_for(self, choice)
        if said is None:
            return False
        text, mark = said
        self.answer(texts.picked(text, mark))
        return True

    def answer(self, picked: list[int]) -> None:
        self.table.answer(picked)


def text_of(item: Item) -> str:
    """An item as the file has it."""
    if isinstance(item, Effect):
        return ", ".join([part.text for part in item.instructions])
    return item.text


def run_situation(
    situation: Situation,
    seed: int | None = None,
    watch: Callable[[Table], None] | None = None,
    guard: Callable[[Table], None] | None = None,
    more: list[str] | None = None,
) -> Run:
    """Set a situation up and carry it out; `watch` is shown the table after each step of the engine.

    `guard` is shown it too, and in the branches of an open decision as well: it may end what takes too long by raising.
    `more` are answers to the decisions that the file leaves open, in the order in which they come. Raises
    SituationError where an item can't be carried out as it stands.
    """
    seed = situation.seed if seed is None else seed
    setup = Setup(situation, seed)
    run = Run(situation, setup, setup.table, counts(setup.table, list(SEATS[situation.mode])))
    run.seed = seed
    run.watch = watch
    run.guard = guard
    run.more = more or []
    run.used = [0] * len(situation.answers)
    run.go_on()
    return run


__all__ = ["OpenChoice", "Run", "counts", "run_situation"]
