"""Running a situation: its items one after the other on the engine, its answers given where they are asked for."""

from dataclasses import dataclass, field

from rulebound.cards.language.effects import discard_these, recycle_these
from rulebound.cards.language.flow import each
from rulebound.cards.language.sequence import sequence
from rulebound.kernel import zones
from rulebound.kernel.choice import Choice
from rulebound.kernel.event import Event
from rulebound.kernel.ids import BattlefieldId, ObjectId, PlayerId
from rulebound.kernel.items import Frame
from rulebound.kernel.loop import run as run_table
from rulebound.kernel.loop import step
from rulebound.kernel.objects import Object, Permanent
from rulebound.kernel.procedure import Procedure
from rulebound.kernel.program import Card, Node
from rulebound.kernel.table import Decided, Table
from rulebound.rules.chain import PRIORITY, HandleTasks, Settle
from rulebound.rules.conceding import Concede
from rulebound.rules.effects import Execute
from rulebound.rules.faces import NotYet, UnknownFace
from rulebound.rules.options import why_not_activate, why_not_play
from rulebound.rules.playing import place_name
from rulebound.rules.scoring import HOLD, Conquer, Score
from rulebound.rules.turn import Turn
from rulebound.rules.winning import victory_score
from rulebound.scenario.errors import Mark
from rulebound.scenario.items import Effect, GoingOn, GoingOnKind, Happening, HappeningKind, Instruction, Item, Move
from rulebound.scenario.items import MoveKind, Verb
from rulebound.scenario.made_up import ZONES, addressed, seat_of
from rulebound.scenario.names import name_key
from rulebound.scenario.options import OptionTexts
from rulebound.scenario.setup import FIRST_TASK, LAST_TASK_DONE, Setup
from rulebound.scenario.situation import SEATS, Answer, Situation

PASS = 0
"""The first option of who has priority: to do nothing more."""


@dataclass(slots=True)
class OpenChoice:
    """A decision that nobody answered: the seat, its name, its options as `answers` takes them."""

    player: str
    name: str
    options: list[str]
    cites: tuple[str, ...]
    choice: Choice


@dataclass(slots=True)
class Parts:
    """What a move says of the choices that playing its card asks for."""

    mode: str | None = None
    targets: list[str] | None = None
    place: str | None = None
    mark: Mark | None = None


@dataclass(slots=True)
class Run:
    """A situation that was carried out, as far as it could be."""

    situation: Situation
    setup: Setup
    table: Table
    before: dict[str, dict[str, int]]
    first_event: int = 0
    marks: list[tuple[str, int]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    place: int = 0
    used: list[int] = field(default_factory=list)
    parts: Parts = field(default_factory=Parts)

    # What is read of it.

    @property
    def seats(self) -> list[str]:
        """The seats' names by PlayerId."""
        return list(SEATS[self.situation.mode])

    def seat(self, player: int) -> str:
        return SEATS[self.situation.mode][player]

    @property
    def events(self) -> list[Event]:
        """Everything that happened, first to last."""
        return self.table.log.all()

    def label_of(self, physical: int) -> str | None:
        return self.setup.labels.get(physical)

    def name_of(self, physical: int) -> str:
        """What people call a card: its name, else its label, else “a card”."""
        return self.setup.names.get(physical) or self.setup.labels.get(physical) or "a card"

    def counts(self, table: Table | None = None) -> dict[str, dict[str, int]]:
        """Cards by seat and zone, and points."""
        return counts(self.table if table is None else table, self.seats)

    def victory_score(self) -> int:
        return victory_score(self.table)

    @property
    def burn_outs(self) -> list[dict[str, object]]:
        """Each Burn Out so far: whose, and its place in its sequence."""
        found: list[dict[str, object]] = []
        for event in self.events:
            if event.KIND == "burned out":
                found.append({"player": self.seat(getattr(event, "player")), "place": getattr(event, "amount")})
        return found

    @property
    def winners(self) -> list[str]:
        return [] if self.table.outcome is None else [self.seat(player) for player in self.table.outcome.winners]

    @property
    def winner(self) -> str | None:
        """The seat that won, of a team its first in seat order."""
        return self.winners[0] if self.winners else None

    @property
    def ended(self) -> str | None:
        return None if self.table.outcome is None else self.table.outcome.ended

    @property
    def asked(self) -> list[OpenChoice]:
        """The decisions left open: what a player could do with priority is none."""
        choice = self.table.choice
        if choice is None or choice.name == PRIORITY:
            return []
        texts = OptionTexts(self.setup, self.table, choice)
        return [OpenChoice(self.seat(choice.player), choice.name, texts.texts(), choice.cites, choice)]

    def labels(self, seat: str, zone: str) -> list[str]:
        """The labels, else names, of the cards in a zone, top first."""
        player = PlayerId(self.seats.index(seat))
        found: list[str] = []
        for number in self.table.players[player].zones[zones.NAMES.index(zone)]:
            found.append(self.name_in_file(self.table.objects[number]))
        return found

    def name_in_file(self, thing: Object) -> str:
        label = self.setup.labels.get(thing.physical)
        return label if label is not None else thing.card

    # Going on.

    def copy(self) -> "Run":
        """The same run on a copy of its table."""
        twin = Run(self.situation, self.setup, self.table.copy(), self.before, self.first_event)
        twin.marks = self.marks[:]
        twin.notes = self.notes[:]
        twin.place = self.place
        twin.used = self.used[:]
        twin.parts = self.parts
        return twin

    def branch(self, option: int) -> "Run":
        """What follows if the open decision goes to this option (a place in its `texts`), the other items included."""
        choice = self.table.choice
        twin = self.copy()
        if choice is None:
            return twin
        texts = OptionTexts(self.setup, self.table, choice)
        twin.answer(texts.picked(texts.texts()[option], self.situation.mark))
        twin.advance(0)
        twin.go_on()
        return twin

    def go_on(self) -> None:
        """Carry out the items that are left, until one is stopped by an open decision or the game is over."""
        do = self.situation.do
        while self.place < len(do):
            if self.table.outcome is not None:
                self.notes.extend([f"not carried out, the game was over: {text_of(item)}" for item in do[self.place :]])
                break
            if self.asked:
                self.notes.extend([f"not carried out, a decision is open: {text_of(item)}" for item in do[self.place :]])
                break
            item = do[self.place]
            self.place += 1
            self.marks.append((text_of(item), self.table.clock))
            try:
                self.carry_out(item)
            except UnknownFace as unknown:
                what = self.setup.labels.get(unknown.physical, "an unnamed card")
                where = f"{self.seat(unknown.owner)}'s {zones.IN_WORDS[unknown.zone]}"
                raise item.mark.error(
                    f"{what} in {where} must have a name: the rules need to know {unknown.need}"
                ) from None
            except NotYet as missing:
                raise item.mark.error(f"not yet supported: {missing.what}") from None

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
            self.move(item)

    def inside(self, procedure: Procedure) -> None:
        """Carry out a procedure as what happens now, before anything else goes on."""
        self.table.withdraw()
        depth = len(self.table.stack)
        procedure.cause = 0
        self.table.stack.append(procedure)
        self.advance(depth)

    def instructions(self, parts: list[Instruction]) -> None:
        """Instructions as one effect that resolves: no cleanup, and what triggers waits."""
        for_each = [self.program(part) for part in parts]
        name = f"instruction {self.place}"
        self.table.book.cards[name] = Card(name, ("spell",), effect=sequence(*for_each))
        self.inside(Execute(name, (0,), Frame(PlayerId(0))))

    def program(self, part: Instruction) -> Node:
        """The program of one instruction; cards it names are looked for when it is carried out."""
        who = seat_of(part.subject, self.seats)
        if not part.cards:
            return addressed(part, who)
        zone = zones.HAND if part.verb is Verb.DISCARD else ZONES[part.source or "trash"]
        seat = self.seats.index(part.subject) if part.subject in self.seats else None
        physical: list[int] = []
        for name in part.cards:
            thing = self.named(name, part.mark)
            self.must_be_in(thing, zone, seat if part.verb is Verb.DISCARD else None, name, part.mark)
            if thing.physical in physical:
                raise part.mark.error(f"`{name}` is named twice")
            physical.append(thing.physical)
        these = discard_these if part.verb is Verb.DISCARD else recycle_these
        return each(who, these(tuple(physical)))

    def must_be_in(self, thing: Object, zone: int, owner: int | None, name: str, mark: Mark) -> None:
        """A named card must be where the instruction takes it from."""
        there = thing.zone >= zones.FIRST_BOARD_ZONE if zone == zones.BASE else thing.zone == zone
        if not there:
            wanted = "on the board" if zone == zones.BASE else f"in a {zones.IN_WORDS[zone]}"
            raise mark.error(f"`{name}` is not {wanted}: it is in the {zones.IN_WORDS[thing.zone]}")
        if owner is not None and thing.owner != owner:
            raise mark.error(f"`{name}` is not in {self.seat(owner)}'s hand")

    def named(self, name: str, mark: Mark) -> Object:
        """The one object a label or name means. Raises SituationError where it is none or could be several."""
        key = name_key(name)
        found: list[Object] = []
        for number in sorted(self.table.objects):
            thing = self.table.objects[ObjectId(number)]
            label = self.setup.labels.get(thing.physical)
            if label is not None and name_key(label) == key:
                return thing
            if name_key(thing.card) == key:
                found.append(thing)
        if len(found) == 1:
            return found[0]
        if found:
            raise mark.error(f"`{name}` could be any of {len(found)} cards; give them labels with `as:`")
        raise mark.error(f"there is no card `{name}` in the game; label it with `as:` or use a card's name")

    def happening(self, item: Happening) -> None:
        """Scoring a battlefield and no more."""
        place = self.table.battlefields[ord(item.battlefield) - ord("A")]
        player = PlayerId(self.seats.index(item.seat))
        if item.kind is HappeningKind.HOLD:
            if place.controller != player:
                raise item.mark.error(f"{item.seat} can't hold {item.battlefield} without controlling it; "
                                      f"give it `controller: {item.seat}`")  # fmt: skip
            self.inside(Score(player, place.id, HOLD))
            return
        if place.controller == player:
            raise item.mark.error(f"{item.seat} already controls {item.battlefield}, so it can't be conquered; "
                                  "give it another controller, or `controller: none`")  # fmt: skip
        self.inside(Conquer(player, place.id))

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
            table.next_player = PlayerId(self.seats.index(item.seat or "you"))
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
                if moved and (settled or phase != "main"):
                    table.withdraw()
                    return
            else:
                moved = True
            if table.choice is None:
                step(table)
            if table.choice is not None and not self.decide(hold=False):
                return

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
                if depth == 0:
                    run_table(table)
                else:
                    step(table)
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
        said = self.said(choice)
        if said is None:
            return False
        text, mark = said
        self.answer(texts.picked(text, mark))
        return True

    def answer(self, picked: list[int]) -> None:
        self.table.answer(picked)

    def said(self, choice: Choice) -> tuple[str, Mark] | None:
        """What the move in progress or the file says to this decision."""
        parts = self.parts
        mark = parts.mark or self.situation.mark
        if choice.name == "PLAY.MODE" and parts.mode is not None:
            text, parts.mode = parts.mode, None
            return text, mark
        if choice.name == "PLAY.TARGETS" and parts.targets is not None:
            text, parts.targets = " + ".join(parts.targets) or "none", None
            return text, mark
        if choice.name == "PLAY.LOCATION" and parts.place is not None:
            text, parts.place = parts.place, None
            return text, mark
        best: tuple[int, int] | None = None
        for place, answer in enumerate(self.situation.answers):
            if self.fits(answer, choice) and self.used[place] < len(answer.decisions):
                rank = (answer.seat is not None) + (answer.card is not None)
                if best is None or rank > best[0]:
                    best = (rank, place)
        if best is None:
            return None
        found = self.situation.answers[best[1]]
        at = self.used[best[1]]
        self.used[best[1]] += 1
        return found.decisions[at], found.marks[at]

    def fits(self, answer: Answer, choice: Choice) -> bool:
        """Whether an answer of the file is for this decision."""
        if answer.name != choice.name:
            return False
        if answer.seat is not None and answer.seat != self.seat(choice.player):
            return False
        if answer.card is None:
            return True
        source = self.table.objects.get(choice.source)
        if source is None:
            return False
        names = [source.card, self.setup.labels.get(source.physical, source.card)]
        return name_key(answer.card) in [name_key(name) for name in names]

    # Moves.

    def move(self, item: Move) -> None:
        """A move of a real game."""
        player = PlayerId(self.seats.index(item.seat))
        if item.kind is MoveKind.CONCEDE:
            self.inside(Concede(player))
            return
        self.to_priority(item, player)
        if self.stopped():
            return
        choice = self.table.choice
        if choice is None:
            return
        if item.kind is MoveKind.PASS:
            if not self.table.chain:
                raise item.mark.error(f"there is nothing to pass: the chain is empty and it is {item.seat}'s turn to act")
            self.answer([PASS])
        else:
            word = self.move_word(item, player)
            self.parts = self.parts_of(item)
            self.answer([choice.words.index(word)])
        start = self.table.clock
        depth = self.settling()
        if depth is None:
            self.go_until_priority()
        else:
            self.advance(depth, hold=True)
        self.check_parts(item, start)

    def to_priority(self, item: Move, player: PlayerId) -> None:
        """Until somebody has priority, who must be the one who moves."""
        self.go_until_priority()
        choice = self.table.choice
        if self.stopped():
            return
        if choice is None or choice.player != player:
            who = "nobody" if choice is None else self.seat(choice.player)
            raise item.mark.error(f"{item.seat} can't do this now: {who} has priority")

    def go_until_priority(self) -> None:
        self.advance(0, hold=True)

    def move_word(self, item: Move, player: PlayerId) -> str:
        """The move among what the player may do. Raises SituationError with the reasons where it is not."""
        thing = self.own_card(item, player)
        choice = self.table.choice
        words = choice.words if choice is not None else ()
        verb = "play" if item.kind is MoveKind.PLAY else "activate"
        for word in words:
            parts = word.split(" ")
            if parts[0] == verb and int(parts[1]) == thing.id:
                return word
        reasons = self.why_not(item, player, thing)
        raise item.mark.error(f"{item.seat} can't {verb} {item.card}: {'; '.join(reasons)}")

    def own_card(self, item: Move, player: PlayerId) -> Object:
        """The card of a move: a label, or the name of one in the player's hand, Champion Zone or on the board."""
        name = item.card or ""
        key = name_key(name)
        found: list[Object] = []
        for number in sorted(self.table.objects):
            thing = self.table.objects[ObjectId(number)]
            label = self.setup.labels.get(thing.physical)
            if label is not None and name_key(label) == key:
                return thing
            if name_key(thing.card) != key:
                continue
            if item.kind is MoveKind.PLAY:
                if thing.zone in (zones.HAND, zones.CHAMPION) and thing.owner == player:
                    found.append(thing)
            elif isinstance(thing, Permanent) and thing.controller == player:
                found.append(thing)
        if found:
            return found[0]
        where = "hand" if item.kind is MoveKind.PLAY else "play"
        raise item.mark.error(f"{item.seat} has no `{name}` in {where}")

    def why_not(self, item: Move, player: PlayerId, thing: Object) -> list[str]:
        """The reasons why a move is not possible."""
        if item.kind is MoveKind.PLAY:
            if thing.zone not in (zones.HAND, zones.CHAMPION):
                return [f"it is in the {zones.IN_WORDS[thing.zone]}, and a card is played from the hand"]
            return [words for _, words in why_not_play(self.table, player, thing.id)]
        if not isinstance(thing, Permanent):
            return [f"it is in the {zones.IN_WORDS[thing.zone]}"]
        if thing.controller != player:
            return [f"{self.seat(thing.controller)} controls it"]
        reasons: list[str] = ["it has no ability to activate"]
        for place, ability in enumerate(self.table.book[thing.card].abilities):
            if ability.ROLE == 3:
                reasons = [words for _, words in why_not_activate(self.table, player, thing, place)]
        return reasons

    def parts_of(self, item: Move) -> Parts:
        """What the move says of the choices it will bring."""
        targets: list[str] | None = None
        if item.targets:
            targets = []
            for target in item.targets:
                if target.card is not None:
                    targets.append(target.card)
                else:
                    targets.extend(self.unnamed(item, target.trash_of or "", target.count))
        mode = None if item.mode is None else str(item.mode)
        return Parts(mode, targets, item.place, item.mark)

    def unnamed(self, item: Move, seat: str, count: int) -> list[str]:
        """That many unnamed cards of a seat's Trash, as a pick."""
        player = PlayerId(self.seats.index(seat))
        there = [number for number in self.table.zone(player, zones.TRASH) if self.table.objects[number].blank]
        if len(there) < count:
            raise item.mark.error(f"{seat}'s Trash has only {len(there)} unnamed cards, not {count}")
        return [f"{count} from {seat}"]

    def check_parts(self, item: Move, start: int) -> None:
        """What a move said must have been asked for, or have been the only possibility."""
        parts = self.parts
        for event in self.events[start:]:
            if isinstance(event, Decided) and event.how != "asked":
                self.forced(event, parts)
        left = []
        if parts.mode is not None:
            left.append(f"mode {parts.mode}")
        if parts.targets is not None:
            left.append("on " + " + ".join(parts.targets))
        if parts.place is not None:
            left.append(f"to {parts.place}")
        self.parts = Parts()
        if left and not self.stopped():
            raise item.mark.error(f"{item.card} asks for nothing that `{', '.join(left)}` would answer")

    def forced(self, event: Decided, parts: Parts) -> None:
        """A choice of the move that could go only one way: fine if the move says that way, or nothing."""
        if event.name == "PLAY.TARGETS" and parts.targets is not None:
            if self.are_those(parts.targets, event.picked):
                parts.targets = None
        elif event.name == "PLAY.MODE" and parts.mode in [event.words[pick] for pick in event.picked]:
            parts.mode = None
        elif event.name == "PLAY.LOCATION" and parts.place == place_name(BattlefieldId(event.picked[0])):
            parts.place = None

    def are_those(self, said: list[str], picked: list[int]) -> bool:
        """Whether the targets a move names are the picked ones, as far as these can still be found."""
        count = 0
        for pick in said:
            number, _, rest = pick.partition(" ")
            if number.isdecimal() and rest.startswith("from"):
                count += int(number)
                continue
            count += 1
            there = [self.table.objects[ObjectId(option)] for option in picked if ObjectId(option) in self.table.objects]
            names = [name_key(name) for thing in there for name in (self.name_in_file(thing), thing.card)]
            if len(there) == len(picked) and name_key(pick) not in names and pick not in self.seats:
                return False
        return count == len(picked)


def counts(table: Table, seats: list[str]) -> dict[str, dict[str, int]]:
    """Cards by seat and zone, and points, of a table."""
    found: dict[str, dict[str, int]] = {}
    for player in table.players:
        found[seats[player.id]] = {
            "main_deck": len(player.main_deck),
            "trash": len(player.trash),
            "hand": len(player.zones[zones.HAND]),
            "banishment": len(player.zones[zones.BANISHMENT]),
            "rune_deck": len(player.rune_deck),
            "runes": len(player.runes),
            "points": table.points[player.team],
        }
    return found


def text_of(item: Item) -> str:
    """An item as the file has it."""
    if isinstance(item, Effect):
        return ", ".join([part.text for part in item.instructions])
    return item.text


def run_situation(situation: Situation, seed: int | None = None) -> Run:
    """Set a situation up and carry it out. Raises SituationError where an item can't be carried out as it stands."""
    setup = Setup(situation, situation.seed if seed is None else seed)
    run = Run(situation, setup, setup.table, counts(setup.table, list(SEATS[situation.mode])))
    run.used = [0] * len(situation.answers)
    run.go_on()
    return run
