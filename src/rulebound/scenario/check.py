"""Checking what a file expects against the run: each difference with its path, what was expected and what was found."""

from typing import Any

from rulebound.game.view import knows
from rulebound.kernel import zones
from rulebound.kernel.chain_events import ItemLeft, ItemPlaced
from rulebound.kernel.ids import BattlefieldId, ObjectId, PlayerId
from rulebound.kernel.items import TRIGGER
from rulebound.kernel.objects import Object, Permanent
from rulebound.rules.faces import NotYet
from rulebound.rules.layers import might
from rulebound.scenario.errors import Mark, SituationError
from rulebound.scenario.expectation import BattlefieldExpect, Expect, SeatExpect
from rulebound.scenario.grammar import Board, parse_item
from rulebound.scenario.items import Move
from rulebound.scenario.moves import make_move
from rulebound.scenario.names import name_key
from rulebound.scenario.options import OptionTexts
from rulebound.scenario.runner import Run
from rulebound.scenario.situation import BATTLEFIELDS, SEATS
from rulebound.scenario.zone_spec import AnyOrder, CardSpec, ExpectedZone

Difference = dict[str, Any]
"""`path` in the file, `expected` and `found`."""


class Checker:
    """Collects the differences of one run."""

    __slots__ = ("differences", "run")

    def __init__(self, run: Run) -> None:
        self.run: Run = run
        self.differences: list[Difference] = []

    def same(self, path: str, expected: Any, found: Any) -> None:
        if expected != found:
            self.differences.append({"path": path, "expected": expected, "found": found})

    def all(self, expect: Expect) -> None:
        """Every key that the file names."""
        run = self.run
        for seat, wanted in expect.seats.items():
            self.seat(f"expect.{seat}", seat, wanted)
        for name, place in expect.battlefields.items():
            self.battlefield(f"expect.battlefields.{name}", name, place)
        if expect.winner is not None:
            wins = "none" if not run.winners else expect.winner if expect.winner in run.winners else run.winners[0]
            self.same("expect.winner", expect.winner, wins)
        if expect.ended is not None:
            self.same("expect.ended", expect.ended, run.ended or "none")
        if expect.burn_outs is not None:
            found = [(burn["player"], burn["place"]) for burn in run.burn_outs]
            wanted_burns = [(seat, place) for seat, place in expect.burn_outs]
            if [place for _, place in found] != [place for _, place in wanted_burns] or [
                1 for (had, _), (seat, _) in zip(found, wanted_burns, strict=False) if seat is not None and seat != had
            ]:
                self.same("expect.burn_outs", burns_text(wanted_burns), burns_text(found))
        if expect.asked is not None:
            self.same("expect.asked", expect.asked, [choice.name for choice in run.asked])
        self.chain(expect)
        if expect.cites is not None:
            cited = cited_names(run)
            missing = [name for name in expect.cites if name not in cited]
            if missing:
                self.same("expect.cites", missing, "not cited by any step")
        self.moves(expect)
        for key, wanted_seen in (("can_see", expect.can_see), ("cannot_see", expect.cannot_see)):
            for seat, names in (wanted_seen or {}).items():
                self.sight(f"expect.{key}.{seat}", seat, names, key == "can_see", expect.marks[key])

    def chain(self, expect: Expect) -> None:
        run = self.run
        if expect.chain is not None:
            found = [self.item_name(item.object, item.source_name) for item in reversed(run.table.chain)]
            self.names("expect.chain", expect.chain, found)
        if expect.triggered is not None:
            self.names("expect.triggered", expect.triggered, triggered(run))

    def item_name(self, number: ObjectId, name: str) -> str:
        thing = self.run.table.objects.get(number)
        return name if thing is None else self.run.name_in_file(thing)

    def names(self, path: str, expected: list[str], found: list[str]) -> None:
        """Two lists of names or labels; a label and its card's name are the same."""
        if len(expected) != len(found) or [1 for a, b in zip(expected, found, strict=True) if not self.alike(a, b)]:
            self.same(path, expected, found)

    def alike(self, one: str, other: str) -> bool:
        if name_key(one) == name_key(other):
            return True
        labels = self.run.setup.labels
        for physical, label in labels.items():
            name = self.run.setup.names.get(physical)
            if name is not None and {name_key(label), name_key(name)} == {name_key(one), name_key(other)}:
                return True
        return False

    def moves(self, expect: Expect) -> None:
        for key, texts in (("legal", expect.legal), ("illegal", expect.illegal)):
            for text in texts or []:
                possible = is_legal(self.run, text, expect.marks[key])
                if possible != (key == "legal"):
                    self.same(f"expect.{key}", text, "it is possible" if possible else "it is not possible")

    def sight(self, path: str, seat: str, names: list[str], seen: bool, mark: Mark) -> None:
        player = PlayerId(self.run.seats.index(seat))
        for name in names:
            thing = self.run.named(name, mark)
            if knows(self.run.table, player, thing) != seen:
                self.same(path, name, "not visible" if seen else "visible")

    # Seats and zones

    def seat(self, path: str, seat: str, expect: SeatExpect) -> None:
        run = self.run
        player = run.table.players[run.seats.index(seat)]
        for zone, wanted in expect.zones.items():
            self.zone(f"{path}.{zone}", wanted, player.zones[zones.NAMES.index(zone)])
        if expect.points is not None:
            points = run.table.points[player.team]
            if points not in expect.points:
                wanted_points: Any = expect.points[0] if len(expect.points) == 1 else {"one of": expect.points}
                self.same(f"{path}.points", wanted_points, points)
        if expect.xp is not None:
            self.same(f"{path}.xp", expect.xp, player.xp)
        if expect.energy is not None:
            self.same(f"{path}.energy", expect.energy, player.energy)
        for domain, count in (expect.power or {}).items():
            self.same(f"{path}.power.{domain}", count, player.power.get(domain, 0))
        if expect.runes_ready is not None:
            ready = [number for number in player.runes if not self.permanent(number).exhausted]
            self.same(f"{path}.runes_ready", expect.runes_ready, len(ready))
        if expect.tokens is not None:
            self.zone(f"{path}.tokens", expect.tokens, self.tokens(player.id))
        if expect.control is not None:
            held = [letter(place.id) for place in run.table.battlefields if place.controller == player.id]
            self.same(f"{path}.control", sorted(expect.control), held)
        if expect.scored is not None:
            scored = [letter(place.id) for place in run.table.battlefields if player.id in place.scored_by]
            self.same(f"{path}.scored", sorted(expect.scored), scored)
        self.state(path, expect)

    def state(self, path: str, expect: SeatExpect) -> None:
        """What is expected of single permanents."""
        for name, wanted in (expect.might or {}).items():
            self.same(f"{path}.might.{name}", wanted, might(self.run.table, self.on_board(name, expect.mark)))
        for name, wanted in (expect.damage or {}).items():
            self.same(f"{path}.damage.{name}", wanted, self.on_board(name, expect.mark).damage)
        for name, place in (expect.at or {}).items():
            thing = self.on_board(name, expect.mark)
            self.same(f"{path}.at.{name}", place, "base" if thing.place < 0 else letter(thing.place))
        for name, keywords in (expect.has or {}).items():
            thing = self.on_board(name, expect.mark)
            there = self.keywords(thing)
            for keyword in keywords:
                if keyword not in there:
                    self.same(f"{path}.has.{name}", keyword, there)
        for key, names in (("exhausted", expect.exhausted), ("ready", expect.ready)):
            for name in names or []:
                if self.on_board(name, expect.mark).exhausted != (key == "exhausted"):
                    self.same(f"{path}.{key}", name, "ready" if key == "exhausted" else "exhausted")

    def keywords(self, thing: Permanent) -> list[str]:
        """A permanent's keywords, printed and granted, with values above 1."""
        found = [*self.run.table.book[thing.card].keywords, *[(name, value) for name, value, _ in thing.granted]]
        return [name if value == 1 else f"{name} {value}" for name, value in found]

    def tokens(self, player: PlayerId) -> list[ObjectId]:
        """The tokens a player controls."""
        found: list[ObjectId] = []
        for number in sorted(self.run.table.objects):
            thing = self.run.table.objects[ObjectId(number)]
            if thing.token and isinstance(thing, Permanent) and thing.controller == player:
                found.append(thing.id)
        return found

    def battlefield(self, path: str, name: str, expect: BattlefieldExpect) -> None:
        run = self.run
        place = run.table.battlefields[ord(name) - ord("A")]
        if expect.card is not None:
            self.same(f"{path}.card", expect.card.name, run.table.objects[place.card].card)
        if expect.controller is not None:
            controller = "none" if place.controller < 0 else run.seat(place.controller)
            self.same(f"{path}.controller", expect.controller, controller)
        if expect.scored_by is not None:
            self.same(f"{path}.scored_by", sorted(expect.scored_by), sorted([run.seat(p) for p in place.scored_by]))
        if expect.held_by is not None:
            self.same(f"{path}.held_by", sorted(expect.held_by), sorted([run.seat(p) for p in place.held_by]))
        for seat, wanted in (expect.units or {}).items():
            player = run.seats.index(seat)
            there = [number for number in place.units if self.permanent(number).controller == player]
            self.zone(f"{path}.units.{seat}", wanted, there)

    def permanent(self, number: ObjectId) -> Permanent:
        thing = self.run.table.objects[number]
        assert isinstance(thing, Permanent)
        return thing

    def on_board(self, name: str, mark: Mark) -> Permanent:
        thing = self.run.named(name, mark)
        if not isinstance(thing, Permanent):
            raise mark.error(f"`{name}` is not on the board: it is in the {zones.IN_WORDS[thing.zone]}")
        return thing

    def zone(self, path: str, wanted: ExpectedZone, there: list[ObjectId]) -> None:
        """A zone as a number, or its cards top first."""
        if isinstance(wanted, int):
            self.same(path, wanted, len(there))
            return
        things = [self.run.table.objects[number] for number in there]
        found = [self.run.name_in_file(thing) for thing in things]
        if not self.matches(wanted, things):
            self.same(path, zone_text(wanted), found)

    def matches(self, wanted: list[CardSpec | AnyOrder], things: list[Object]) -> bool:
        """Whether the cards are these, group by group."""
        at = 0
        for part in wanted:
            specs = part.cards if isinstance(part, AnyOrder) else [part]
            count = sum(spec.count for spec in specs)
            group = things[at : at + count]
            at += count
            if len(group) < count:
                return False
            for spec in specs:
                for _ in range(spec.count):
                    chosen = self.first(spec, group if isinstance(part, AnyOrder) else group[:1])
                    if chosen is None:
                        return False
                    group.remove(chosen)
        return at == len(things)

    def first(self, spec: CardSpec, group: list[Object]) -> Object | None:
        """The first card of a group that a spec means."""
        fitting = [thing for thing in group if self.is_it(spec, thing)]
        plain = [thing for thing in fitting if thing.physical not in self.run.setup.labels]
        return next(iter([*plain, *fitting]), None)

    def is_it(self, spec: CardSpec, thing: Object) -> bool:
        label = self.run.setup.labels.get(thing.physical)
        if spec.name is None and spec.label is None:
            if not thing.blank:
                return False
        elif spec.label is not None:
            if label is None or name_key(label) != name_key(spec.label):
                return False
        elif name_key(spec.name or "") not in (name_key(label or ""), name_key(thing.card)):
            return False
        if isinstance(thing, Permanent):
            stated = (
                (spec.exhausted, thing.exhausted), (spec.damage, thing.damage), (spec.buffed, thing.buffs > 0),
                (spec.stunned, thing.stunned), (spec.empowered, thing.empowered),
            )  # fmt: skip
            return not [1 for said, is_so in stated if said is not None and said != is_so]
        return True


def letter(place: BattlefieldId) -> str:
    return chr(ord("A") + place)


def burns_text(burns: list[tuple[Any, Any]]) -> list[Any]:
    """Burn Outs as a file writes them."""
    return [place if seat is None else {seat: place} for seat, place in burns]


def zone_text(wanted: list[CardSpec | AnyOrder]) -> list[Any]:
    """An expected zone as a file writes it."""
    found: list[Any] = []
    for part in wanted:
        if isinstance(part, AnyOrder):
            found.append({"any order": zone_text(list(part.cards))})
        elif part.name is None and part.label is None:
            found.append(part.count)
        else:
            found.append(part.label or part.name)
    return found


def cited_names(run: Run) -> list[str]:
    """Every rule that some event cites."""
    found: dict[str, None] = {}
    for event in run.events:
        for name in event.cites:
            found[name] = None
    return list(found)


def triggered(run: Run) -> list[str]:
    """The sources of all abilities that triggered, first to last; one that was declined did not trigger (383.3.a.2)."""
    found: list[tuple[int, str]] = []
    for event in run.events:
        if isinstance(event, ItemPlaced) and event.item_kind == TRIGGER:
            found.append((event.source, label_of(run, event)))
        elif isinstance(event, ItemLeft) and event.item_kind == TRIGGER and event.why in ("declined", "no options"):
            places = [place for place, (source, _) in enumerate(found) if source == event.source]
            if places:
                del found[places[-1]]
    return [name for _, name in found]


def label_of(run: Run, event: ItemPlaced) -> str:
    thing = run.table.objects.get(event.source)
    return event.name if thing is None else run.name_in_file(thing)


def is_legal(run: Run, text: str, mark: Mark) -> bool:
    """Whether a move, or an option of the open decision, is possible where the run stands."""
    if run.asked:
        choice = run.asked[0]
        try:
            OptionTexts(run.setup, run.table, choice.choice).picked(text, mark)
        except SituationError:
            return False
        return True
    if run.table.outcome is not None:
        return False
    item = parse_item(text, mark, Board(SEATS[run.situation.mode], BATTLEFIELDS[run.situation.mode]))
    if not isinstance(item, Move):
        raise mark.error(f"`{text}` is no move; `legal` and `illegal` take moves or options of the open decision")
    for name in [item.card, *[target.card for target in item.targets]]:
        if name is not None and not is_known(run, name):
            raise mark.error(f"`{name}` in `{text}` is no card and no label of this file")
    twin = run.copy()
    try:
        make_move(twin, item)
    except NotYet as missing:
        raise mark.error(f"not yet supported: {missing.what}") from None
    except SituationError:
        return False
    return True


def is_known(run: Run, name: str) -> bool:
    """Whether a name means anything in this file: a seat, a label or a card."""
    known = (*run.seats, *run.setup.labels.values(), *run.table.book.cards)
    return name_key(name) in [name_key(each) for each in known]


def unused_answers(run: Run) -> list[Difference]:
    """Answers that no decision asked for."""
    found: list[Difference] = []
    for place, answer in enumerate(run.situation.answers):
        for text in answer.decisions[run.used[place] :]:
            name = " ".join([part for part in (answer.seat, answer.card, answer.name) if part])
            found.append({"path": f"answers.{name}", "expected": text, "found": "no decision asked for it"})
    return found


def check(run: Run) -> list[Difference]:
    """The differences between what the file expects and what the run gave; answers nobody asked for included."""
    checker = Checker(run)
    if run.situation.expect is not None:
        checker.all(run.situation.expect)
    return [*checker.differences, *unused_answers(run)]
