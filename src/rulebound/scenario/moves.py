"""The moves of a real game in a situation: play, activate, pass, concede, with the choices they say themselves."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulebound.cards import catalog
from rulebound.kernel import zones
from rulebound.kernel.ids import BattlefieldId, ObjectId, PlayerId
from rulebound.kernel.objects import Object, Permanent
from rulebound.kernel.table import Decided
from rulebound.rules.conceding import Concede
from rulebound.rules.faces import NotYet
from rulebound.rules.options import why_not_activate, why_not_play
from rulebound.rules.playing import place_name
from rulebound.scenario.errors import Mark
from rulebound.scenario.items import Move, MoveKind
from rulebound.scenario.names import name_key
from rulebound.scenario.options import same_state
from rulebound.scenario.situation import whose

if TYPE_CHECKING:
    from rulebound.scenario.runner import Run

PASS = 0
"""The first option of who has priority: to do nothing more."""


@dataclass(slots=True)
class Parts:
    """What a move says of the choices that playing its card asks for."""

    mode: str | None = None
    targets: list[str] | None = None
    place: str | None = None
    mark: Mark | None = None

    def twin(self) -> "Parts":
        """The same parts for a copy of the run."""
        return Parts(self.mode, self.targets, self.place, self.mark)


def make_move(run: "Run", item: Move) -> None:
    """A move of a real game."""
    player = PlayerId(run.seats.index(item.seat))
    if item.kind is MoveKind.CONCEDE:
        run.inside(Concede(player))
        return
    to_priority(run, item, player)
    if run.stopped():
        return
    choice = run.table.choice
    if choice is None:
        return
    if item.kind is MoveKind.PASS:
        if not run.table.chain:
            raise item.mark.error(f"there is nothing to pass: the chain is empty so {item.seat} may act, not pass")
        run.answer([PASS])
    else:
        word = move_word(run, item, player)
        run.parts = parts_of(run, item)
        run.answer([choice.words.index(word)])
    start = run.table.clock
    depth = run.settling()
    if depth is None:
        go_until_priority(run)
    else:
        run.advance(depth, hold=True)
    check_parts(run, item, start)


def to_priority(run: "Run", item: Move, player: PlayerId) -> None:
    """Until somebody has priority, who must be the one who moves."""
    before = (run.table.turn_player, run.table.phase, run.turns().at)
    go_until_priority(run)
    choice = run.table.choice
    if run.stopped():
        return
    if (run.table.turn_player, run.table.phase) != before[:2]:
        raise item.mark.error(
            f"{item.seat} can't do this now: nobody has priority in this phase; write `go to main` before it"
        )
    if choice is None or choice.player != player:
        who = "nobody has" if choice is None else "you have" if choice.player == 0 else f"{run.seat(choice.player)} has"
        raise item.mark.error(f"{item.seat} can't do this now: {who} priority")


def go_until_priority(run: "Run") -> None:
    run.advance(0, hold=True)


def move_word(run: "Run", item: Move, player: PlayerId) -> str:
    """The move among what the player may do. Raises SituationError with the reasons where it is not."""
    thing = own_card(run, item, player)
    choice = run.table.choice
    words = choice.words if choice is not None else ()
    verb = "play" if item.kind is MoveKind.PLAY else "activate"
    for word in words:
        parts = word.split(" ")
        if parts[0] == verb and int(parts[1]) == thing.id:
            return word
    reasons = why_not(run, item, player, thing)
    raise item.mark.error(f"{item.seat} can't {verb} {item.card}: {'; '.join(reasons)}")


def own_card(run: "Run", item: Move, player: PlayerId) -> Object:
    """The card of a move: a label, or the name of one in the player's hand, Champion Zone or on the board."""
    name = item.card or ""
    key = name_key(name)
    found: list[Object] = []
    for number in sorted(run.table.objects):
        thing = run.table.objects[ObjectId(number)]
        label = run.setup.labels.get(thing.physical)
        if label is not None and name_key(label) == key:
            return thing
        if name_key(thing.card) != key:
            continue
        if item.kind is MoveKind.PLAY:
            if thing.zone in (zones.HAND, zones.CHAMPION) and thing.owner == player:
                found.append(thing)
        elif isinstance(thing, Permanent) and thing.controller == player:
            found.append(thing)
    if [thing for thing in found if not alike(run, thing, found[0])]:
        raise item.mark.error(f"`{name}` could be any of {len(found)} cards; give them labels with `as:`")
    if found:
        return found[0]
    where = "hand" if item.kind is MoveKind.PLAY else "Base and battlefields"
    raise item.mark.error(f"there is no `{name}` in {whose(item.seat)} {where}")


def alike(run: "Run", one: Object, other: Object) -> bool:
    """Whether two cards of a name can't be told apart: it does not matter which of them is meant."""
    if run.setup.labels.get(one.physical) != run.setup.labels.get(other.physical):
        return False
    return same_state(one, other)


def why_not(run: "Run", item: Move, player: PlayerId, thing: Object) -> list[str]:
    """The reasons why a move is not possible."""
    if item.kind is MoveKind.PLAY:
        if thing.zone not in (zones.HAND, zones.CHAMPION):
            if thing.zone == zones.TRASH and plays_from_trash(run, player):
                raise NotYet("playing cards from the Trash")
            return [f"it is in the {zones.IN_WORDS[thing.zone]}, and a card is played from the hand"]
        if thing.owner != player:
            return [f"it is in {whose(run.seat(thing.owner))} hand"]
        return [words for _, words in why_not_play(run.table, player, thing.id)]
    if not isinstance(thing, Permanent):
        return [f"it is in the {zones.IN_WORDS[thing.zone]}"]
    if thing.controller != player:
        return [f"{run.seat(thing.controller)} controls it"]
    if "rune" in run.table.book[thing.card].types or thing.card == "Gold":
        raise NotYet("abilities that Add Energy or Power")
    reasons: list[str] = ["it has no ability to activate"]
    for place, ability in enumerate(run.table.book[thing.card].abilities):
        if ability.ROLE == 3:
            reasons = [words for _, words in why_not_activate(run.table, player, thing, place)]
    return reasons


def plays_from_trash(run: "Run", player: PlayerId) -> bool:
    """Whether a card the player controls lets them play from the Trash, which is not carried out yet."""
    for number in sorted(run.table.objects):
        thing = run.table.permanent(ObjectId(number))
        if thing is None or thing.controller != player:
            continue
        if "playing cards from the Trash" in catalog.not_yet(run.table.book[thing.card]):
            return True
    return False


def parts_of(run: "Run", item: Move) -> Parts:
    """What the move says of the choices it will bring."""
    targets: list[str] | None = None
    if item.targets:
        targets = []
        for target in item.targets:
            if target.card is not None:
                targets.append(target.card)
            else:
                targets.extend(unnamed(run, item, target.trash_of or "", target.count))
    mode = None if item.mode is None else str(item.mode)
    return Parts(mode, targets, item.place, item.mark)


def unnamed(run: "Run", item: Move, seat: str, count: int) -> list[str]:
    """That many unnamed cards of a seat's Trash, as a pick."""
    player = PlayerId(run.seats.index(seat))
    there = [number for number in run.table.zone(player, zones.TRASH) if run.table.objects[number].blank]
    if len(there) < count:
        raise item.mark.error(f"{whose(seat)} Trash has only {len(there)} unnamed cards, not {count}")
    return [f"{count} from {seat}"]


def check_parts(run: "Run", item: Move, start: int) -> None:
    """What a move said must have been asked for, or have been the only possibility."""
    parts = run.parts
    for event in run.events[start:]:
        if isinstance(event, Decided) and event.how != "asked":
            forced(run, event, parts)
    left = []
    if parts.mode is not None:
        left.append(f"mode {parts.mode}")
    if parts.targets is not None:
        left.append("on " + " + ".join(parts.targets))
    if parts.place is not None:
        left.append(f"to {parts.place}")
    run.parts = Parts()
    if left and not run.stopped():
        raise item.mark.error(f"{item.card} asks for nothing that `{', '.join(left)}` would answer")


def forced(run: "Run", event: Decided, parts: Parts) -> None:
    """A choice of the move that could go only one way: fine if the move says that way, or nothing."""
    if event.name == "PLAY.TARGETS" and parts.targets is not None:
        if are_those(run, parts.targets, event.picked):
            parts.targets = None
    elif event.name == "PLAY.MODE" and parts.mode in [event.words[pick] for pick in event.picked]:
        parts.mode = None
    elif event.name == "PLAY.LOCATION" and parts.place == place_name(BattlefieldId(event.picked[0])):
        parts.place = None


def are_those(run: "Run", said: list[str], picked: list[int]) -> bool:
    """Whether the targets a move names are the picked ones, as far as these can still be found."""
    count = 0
    for pick in said:
        number, _, rest = pick.partition(" ")
        if number.isdecimal() and rest.startswith("from"):
            count += int(number)
            continue
        count += 1
        there = [run.table.objects[ObjectId(option)] for option in picked if ObjectId(option) in run.table.objects]
        names = [name_key(name) for thing in there for name in (run.name_in_file(thing), thing.card)]
        if len(there) == len(picked) and name_key(pick) not in names and pick not in run.seats:
            return False
    return count == len(picked)
