"""Nothing leaks: with two hidden cards exchanged, a seat sees the same table, step by step.

For every situation of the library and every seat, pairs of hidden cards are swapped before the first item: neighbours,
and first with last, of each Main Deck, Rune Deck and other hand, and unnamed cards of a deck with those of its owner's
hand. Unnamed cards get names of their own for this, so that a view that shows one is noticed. From the moment on at
which one of the two comes to light to the seat by the rules, nothing is compared any more; what comes to light is read
from where cards lie and who looks, not from what events say that seats may see.

The quick suite swaps two pairs a seat, the long runs all of them.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest

import rulebound.game.view
from rulebound.game.view import events_view, view
from rulebound.kernel import zones
from rulebound.kernel.event import Event
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.moves import Drawn, Looked, Revealed
from rulebound.kernel.objects import Object
from rulebound.kernel.program import Card
from rulebound.kernel.table import Decided, Table
from rulebound.scenario import load_data
from rulebound.scenario.errors import SituationError
from rulebound.scenario.items import Effect, Instruction
from rulebound.scenario.reading import counts
from rulebound.scenario.runner import Run
from rulebound.scenario.setup import Setup
from rulebound.scenario.situation import SEATS, Situation
from tests.library import FILES, load, name_of
from tests.watch import Watcher, watched

QUICK: Final = 2
LONG: Final = 400
"""Of situations with more steps only so many are compared: the rest is the same again and again."""

HIDDEN: Final = (zones.MAIN_DECK, zones.RUNE_DECK, zones.HAND)

Pair = tuple[ObjectId, ObjectId]


class Eyes(Watcher):
    """What one seat sees at every step, until one of two cards comes to light to it."""

    def __init__(self, seat: PlayerId, physical: tuple[int, int]) -> None:
        self.seat = seat
        self.physical = physical
        self.seen: list[Any] = []
        self.events: list[Event] = []
        self.told = 0
        self.in_light = False

    def after_moment(self, table: Table, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Looked) and event.player != self.seat:
                continue
            if isinstance(event, (Looked, Revealed)) and set(self.physical) & set(event.physical):
                self.in_light = True
        self.events.extend(events)
        self.find(table)

    def find(self, table: Table) -> None:
        """Whether one of the two lies where the seat sees it."""
        for thing in table.objects.values():
            if thing.physical in self.physical and not is_hidden(thing, self.seat):
                self.in_light = True

    def before_step(self, table: Table) -> None:
        self.look(table)

    def answered(self, table: Table, picked: list[int]) -> None:
        self.look(table)

    def look(self, table: Table) -> None:
        if self.in_light or len(self.seen) >= LONG:
            return
        new = self.events[self.told :]
        self.told = len(self.events)
        self.seen.append((view(table, self.seat), events_view(new, self.seat)))


def is_hidden(thing: Object, seat: PlayerId) -> bool:
    """Whether the rules hide which card this is from the seat, by its zone and owner alone (128)."""
    return thing.zone in (zones.MAIN_DECK, zones.RUNE_DECK) or (thing.zone == zones.HAND and thing.owner != seat)


def named_apart(setup: Setup) -> None:
    """Give every unnamed hidden card a name of its own; it is as interchangeable as before."""
    table = setup.table
    for number, thing in list(table.objects.items()):
        if thing.zone in HIDDEN and setup.names[thing.physical] is None:
            plain = table.book[thing.card]
            name = f"hidden {thing.physical}"
            table.book.cards[name] = Card(name, plain.types)
            table.objects[number] = with_card(thing, name, thing.physical, thing.blank)


def with_card(place: Object, card: str, physical: int, blank: bool) -> Object:
    """The same object as another card."""
    return Object(place.id, card, physical, place.owner, place.zone, place.token, blank, place.seen)


def pairs(setup: Setup, seat: PlayerId) -> list[Pair]:
    """Pairs of cards that the seat cannot see, of one owner and kind of deck."""
    table = setup.table
    found: list[Pair] = []
    for player in table.players:
        for zone in HIDDEN:
            there = player.zones[zone]
            if len(there) < 2 or (zone == zones.HAND and player.id == seat):
                continue
            found.append((there[0], there[1]))
            if len(there) > 2:
                found.append((there[0], there[-1]))
        if player.id != seat:
            hand = [number for number in player.zones[zones.HAND] if table.objects[number].blank]
            deck = [number for number in player.main_deck if table.objects[number].blank]
            if hand and deck:
                found.append((hand[0], deck[0]))
    return found


def what_is_seen(situation: Situation, seat: PlayerId, pair: Pair, swap: bool) -> Eyes:
    """Run the situation, with the two cards swapped or not, through the eyes of a seat."""
    setup = Setup(situation, situation.seed)
    named_apart(setup)
    one, other = [setup.table.objects[number] for number in pair]
    if swap:
        setup.table.objects[one.id] = with_card(one, other.card, other.physical, other.blank)
        setup.table.objects[other.id] = with_card(other, one.card, one.physical, one.blank)
    eyes = Eyes(seat, (one.physical, other.physical))
    run = Run(situation, setup, setup.table, counts(setup.table, list(SEATS[situation.mode])))
    run.used = [0] * len(situation.answers)
    with watched(eyes, moments=True):
        run.go_on()
    eyes.look(run.table)
    return eyes


def names_one(situation: Situation, setup: Setup, pair: Pair) -> bool:
    """Whether an instruction of the file names one of the pair: then it says itself which of them is meant."""
    labels = {setup.labels.get(setup.table.objects[number].physical) for number in pair}
    parts = [part for item in situation.do for part in (item.instructions if isinstance(item, Effect) else [item])]
    return any(labels & set(part.cards) for part in parts if isinstance(part, Instruction))


def check(situation: Situation, most: int | None) -> int:
    """Swap up to `most` pairs for each seat, or all; the number of pairs compared."""
    compared = 0
    for place in range(len(SEATS[situation.mode])):
        seat = PlayerId(place)
        setup = Setup(situation, situation.seed)
        for pair in [each for each in pairs(setup, seat) if not names_one(situation, setup, each)][:most]:
            plain = what_is_seen(situation, seat, pair, False)
            try:
                swapped = what_is_seen(situation, seat, pair, True)
            except SituationError:
                continue  # the file names a card that is now elsewhere, or needs the text of an unnamed one
            # The pair comes to light at the same moment, whichever of the two lies there.
            both = min(len(plain.seen), len(swapped.seen))
            for step in range(both):
                assert plain.seen[step] == swapped.seen[step], f"{place} sees the swap of {pair} at step {step}"
            assert len(plain.seen) == len(swapped.seen), f"{place}: the swap of {pair} changes when things happen"
            compared += 1
    return compared


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_two_pairs_a_seat(path: Path) -> None:
    check(load(path), QUICK)


@pytest.mark.soak
@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_pair(path: Path) -> None:
    check(load(path), None)


def test_pairs_are_compared() -> None:
    assert check(load_data({"do": ["opponent draws 1"]}), None) > 4


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    situation = load_data({"do": ["opponent draws 1"]})
    with monkeypatch.context() as patched:
        patched.setattr(Drawn, "MASKED", ())
        patched.setattr(Drawn, "PUBLIC", (*Drawn.PUBLIC, "names"))
        with pytest.raises(AssertionError, match="sees the swap"):
            check(situation, None)
    with monkeypatch.context() as patched:
        patched.setattr(rulebound.game.view, "knows", lambda table, seat, thing: True)
        with pytest.raises(AssertionError, match="sees the swap"):
            check(situation, None)


# Whether a decision over hidden cards was asked, forced or empty: the same events, whatever the cards.


def other_sees(zone: str, cards: list[Any], do: str, answers: Mapping[str, Any]) -> list[Any]:
    """The events that the opponent sees of your instruction."""
    situation = load_data({"players": {"you": {"main_deck": 4, zone: cards}}, "do": [do], "answers": answers})
    setup = Setup(situation, situation.seed)
    run = Run(situation, setup, setup.table, {})
    run.used = [0] * len(situation.answers)
    run.go_on()
    assert run.asked == []
    return events_view(run.events, PlayerId(1))


LABELLED: Final = [{"as": "a"}, {"as": "b"}]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_discard_looks_alike(count: int) -> None:
    """Of two labelled cards one is asked for, of two unnamed ones it is forced; others see no difference."""
    unnamed = other_sees("hand", [count] if count else [], "you discards 1", {})
    answers = {"DISCARD.CARDS": "a"} if count == 2 else {}
    labelled = other_sees("hand", LABELLED[:count], "you discards 1", answers)
    assert without_names(labelled) == without_names(unnamed)
    decided = [line for line in unnamed if line["event"] == "decided"]
    assert decided == [{"event": "decided", "cites": ["DISCARD.CARDS"], "player": 0, "name": "DISCARD.CARDS"}]


def without_names(lines: list[Any]) -> list[Any]:
    """Events without the names of cards that came to light."""
    return [{key: value for key, value in line.items() if key not in ("names", "new")} for line in lines]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_predict_looks_alike(count: int) -> None:
    """Recycled or kept, asked or forced: others see how many cards go to the bottom and no more."""
    answers: dict[str, Any] = {"PREDICT.RECYCLE": "none"} if count else {}
    unnamed = other_sees("main_deck", [count] if count else [], "you predicts 2", answers)
    if count == 2:
        answers["PREDICT.ORDER"] = "b + a"
    labelled = other_sees("main_deck", LABELLED[:count], "you predicts 2", answers)
    assert labelled == unnamed
    assert [line["name"] for line in unnamed if line["event"] == "decided"] == ["PREDICT.RECYCLE", "PREDICT.ORDER"]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_recycle_from_the_hand_looks_alike(count: int) -> None:
    unnamed = other_sees("hand", [count] if count else [], "you recycles 1 from hand", {})
    answers = {"RECYCLE.CARDS": "a"} if count == 2 else {}
    labelled = other_sees("hand", LABELLED[:count], "you recycles 1 from hand", answers)
    assert labelled == unnamed
    assert not [line for line in unnamed if "names" in line and line["event"] == "recycled"]


def test_a_pass_looks_alike() -> None:
    """Who could have answered a spell, and who could not, pass in the same way."""
    seen = []
    for card in ("Reply", "Dull"):
        situation = load_data(
            {
                "made_up": {
                    "Notes": {"type": "spell", "does": ["you draw 1"]},
                    "Reply": {"type": "spell", "keywords": ["Reaction"], "does": ["you draw 1"]},
                    "Dull": {"type": "unit", "might": 1},
                },
                "players": {"you": {"hand": ["Notes"]}, "opponent": {"hand": [card]}},
                "do": ["you plays Notes", "settle"],
            }
        )
        setup = Setup(situation, situation.seed)
        run = Run(situation, setup, setup.table, {})
        eyes = Eyes(PlayerId(0), (0, 0))
        with watched(eyes, moments=True):
            run.go_on()
        seen.append(eyes.seen)
    assert seen[0] == seen[1]


def test_an_asked_decision_shows_only_whose_and_which() -> None:
    situation = load_data({"players": {"you": {"hand": LABELLED}}, "do": ["you discards 1"]})
    setup = Setup(situation, situation.seed)
    run = Run(situation, setup, setup.table, {})
    run.go_on()
    assert view(run.table, PlayerId(1))["choice"] == {"player": 0, "name": "DISCARD.CARDS"}
    assert view(run.table, PlayerId(0))["choice"]["options"] == run.table.players[0].zones[zones.HAND]
    assert not [event for event in run.events if isinstance(event, Decided) and event.mask < 0]
