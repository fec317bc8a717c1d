"""Situations as files: what they say is read into its typed form."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
import yaml

from rulebound.scenario.errors import Mark
from rulebound.scenario.expectation import Distribution
from rulebound.scenario.grammar import FORMS, Board, parse_item
from rulebound.scenario.items import (
    Effect,
    GoingOn,
    GoingOnKind,
    Happening,
    HappeningKind,
    Instruction,
    Item,
    Move,
    MoveKind,
    Target,
    Verb,
)
from rulebound.scenario.load import load_data, load_path, load_text
from rulebound.scenario.names import NameIndex, name_key, nearest
from rulebound.scenario.situation import BATTLEFIELDS, SEATS, picks
from rulebound.scenario.zone_spec import AnyOrder, CardSpec, Zone

EXAMPLE = """\
format: 1
title: Burn 2 with one card left
proves: [S02]
mode: duel
seed: 7
players:
  you:
    main_deck: [{card: "Karma (Channeler)", as: a1}, 2, recruit]
    trash: 6
    runes: [{as: r1, exhausted: true}, 3]
    base: [{card: Recruit, as: u1, damage: 2, stunned: true, keywords: [Tank], owner: opponent}]
    legend: Daisy!
    energy: 2
    power: {fury: 1, any: 2}
    points: 3
  opponent: {points: 7, turns: 1}
battlefields:
  A: {card: Shadow Temple, scored_by: [you], held_by: [you], units: {you: [Recruit]}}
turn: {player: you, phase: scoring, first: opponent}
do:
  - you burn 2            # two of one
  - [you draw 2, each opponent burns 1]
answers:
  PREDICT.RECYCLE: 2
  you TRIGGER.MAY: [yes, no]
  Karma (Channeler) EFFECT.CHOOSE: u1 + r1
expect:
  you: {hand: [a1, {any order: [r1, u1]}, 2], points: {one of: [3, 4]}, might: {u1: 3}, at: {u1: base}, control: [A]}
  opponent: {points: 8, has: {Recruit: [Temporary]}, scored: [], power: {fury: 0}}
  winner: none
  ended: points
  burn_outs: [1, {opponent: 2}]
  asked: none
  battlefields: {A: {controller: none, units: {you: 1}}}
  cannot_see: {opponent: [a1]}
  answer: {short: "Burn Out", order: [short, steps], explains: [Recycle], mistakes: [OWNERS_DECK], notes: [TR 421.8]}
repeat: 100
expect_distribution: [{of: you.main_deck, slice: 6-8, over: orders, uniform: true, p_above: 0.001}]
made_up:
  Old Toad: {type: unit, might: 3, energy: 2, power: {fury: 1}, keywords: [Tank], when: I conquer, does: draw 1}
  Two Steps: {type: spell, does: [you draw 1, "each opponent burns 1"]}
"""


class Names:
    """A small catalog."""

    def all_names(self) -> Sequence[str]:
        return (
            "Karma, Channeler",
            "Recruit",
            "Shadow Temple",
            "Daisy!",
            "Command: Attack",
            "Zed, From the Shadows",
            "Shadow's Call",
        )


def summary(zone: Zone) -> list[tuple[str | None, str | None, int]]:
    return [(spec.name, spec.label, spec.count) for spec in zone]


def item(text: str, mode: str = "duel") -> Item:
    return parse_item(text, Mark("f", 1, 1), Board(SEATS[mode], BATTLEFIELDS[mode]))


def test_a_whole_file_is_read() -> None:
    found = load_text(EXAMPLE, "burn.yaml", Names())
    you = found.players["you"]
    assert (found.title, found.mode, found.seed, found.proves, found.repeat) == (
        "Burn 2 with one card left",
        "duel",
        7,
        ["S02"],
        100,
    )
    assert summary(you.main_deck) == [("Karma, Channeler", "a1", 1), (None, None, 2), ("Recruit", None, 1)]
    assert summary(you.trash) == [(None, None, 6)]
    assert summary(you.rune_deck) == [(None, None, 12)]
    assert summary(you.runes) == [(None, "r1", 1), (None, None, 3)]
    assert you.runes[0].exhausted is True
    unit = you.base[0]
    assert (unit.damage, unit.stunned, unit.buffed, unit.keywords, unit.owner) == (2, True, None, ["Tank"], "opponent")
    assert you.legend is not None
    assert (you.legend.name, you.champion, you.energy, you.power) == ("Daisy!", None, 2, {"fury": 1, "any": 2})
    assert (you.points, you.turns, found.players["opponent"].turns) == (3, 2, 1)
    field = found.battlefields["A"]
    assert (field.controller, field.scored_by, field.held_by) == ("you", ["you"], ["you"])
    assert field.card is not None
    assert field.card.mark == Mark("burn.yaml", 18, 13)
    assert found.battlefields["B"].card is None
    assert (found.turn.player, found.turn.phase, found.turn.first) == ("you", "scoring", "opponent")
    assert isinstance(found.do[0], Instruction)
    assert found.do[0].mark == Mark("burn.yaml", 21, 5)
    assert isinstance(found.do[1], Effect)
    assert [(one.subject, one.verb) for one in found.do[1].instructions] == [
        ("you", Verb.DRAW),
        ("each opponent", Verb.BURN),
    ]
    assert [(one.name, one.seat, one.card, one.decisions) for one in found.answers] == [
        ("PREDICT.RECYCLE", None, None, ["2"]),
        ("TRIGGER.MAY", "you", None, ["yes", "no"]),
        ("EFFECT.CHOOSE", None, "Karma, Channeler", ["u1 + r1"]),
    ]


def test_expectations_are_read() -> None:
    found = load_text(EXAMPLE, "burn.yaml", Names())
    expect = found.expect
    assert expect is not None
    mine, theirs = expect.seats["you"], expect.seats["opponent"]
    hand = mine.zones["hand"]
    assert isinstance(hand, list)
    first, group, rest = hand
    assert isinstance(first, CardSpec)
    assert isinstance(group, AnyOrder)
    assert isinstance(rest, CardSpec)
    assert (first.name, summary(group.cards), rest.count) == ("a1", [("r1", None, 1), ("u1", None, 1)], 2)
    assert (mine.points, mine.might, mine.at, mine.control) == ([3, 4], {"u1": 3}, {"u1": "base"}, ["A"])
    assert (theirs.points, theirs.has, theirs.scored, theirs.power) == (
        [8],
        {"Recruit": ["Temporary"]},
        [],
        {"fury": 0},
    )
    assert (theirs.xp, theirs.control, theirs.zones) == (None, None, {})
    assert (expect.winner, expect.ended, expect.burn_outs) == ("none", "points", [(None, 1), ("opponent", 2)])
    assert (expect.asked, expect.chain) == ([], None)
    assert (expect.battlefields["A"].controller, expect.battlefields["A"].units) == ("none", {"you": 1})
    assert expect.cannot_see == {"opponent": ["a1"]}
    answer = expect.answer
    assert answer is not None
    assert (answer.short, answer.order, answer.notes) == ("Burn Out", ["short", "steps"], ["TR 421.8"])
    mark = found.expect_distribution[0].mark
    assert found.expect_distribution == [Distribution(mark, "you", "main_deck", 6, 8, "orders", True, 0.001)]


def test_made_up_cards_are_read() -> None:
    toad, steps = load_text(EXAMPLE, "burn.yaml", Names()).made_up.values()
    assert (toad.type, toad.might, toad.energy, toad.power, toad.when) == ("unit", 3, 2, {"fury": 1}, "I conquer")
    assert [(one.subject, one.verb, one.amount) for one in toad.does] == [("you", Verb.DRAW, 1)]
    assert [(one.subject, one.verb) for one in steps.does] == [("you", Verb.DRAW), ("each opponent", Verb.BURN)]


def test_only_do_is_needed() -> None:
    found = load_text("do: []\n", "folder/nothing.yaml")
    assert (found.title, found.mode, found.seed, found.do, found.answers) == ("nothing.yaml", "duel", 1, [], [])
    assert (found.expect, found.repeat, found.expect_distribution, found.made_up) == (None, None, [], {})
    assert list(found.players) == ["you", "opponent"]
    assert summary(found.players["opponent"].main_deck) == [(None, None, 10)]
    assert (found.players["you"].turns, found.turn.phase, found.turn.first) == (2, "main", "you")
    assert list(found.battlefields) == ["A", "B"]


@pytest.mark.parametrize("mode", SEATS)
def test_every_mode_has_its_seats_and_battlefields(mode: str) -> None:
    found = load_text(f"mode: {mode}\ndo: []\n", "f")
    assert tuple(found.players) == SEATS[mode]
    assert tuple(found.battlefields) == BATTLEFIELDS[mode]


@pytest.mark.parametrize("given", ["ally: {points: 4}", "you: {points: 4}", "you: {points: 4}, ally: {points: 4}"])
def test_a_team_has_one_total(given: str) -> None:
    found = load_text(f"mode: 2v2\nplayers: {{{given}}}\ndo: []\n", "f")
    assert [player.points for player in found.players.values()] == [4, 0, 4, 0]


def test_nothing_is_silently_converted() -> None:
    text = "title: 2026-01-01\nproves: [yes, 1.5, 0x10]\ndo: []\nanswers: {TRIGGER.MAY: no}\n"
    found = load_text(text, "f")
    assert (found.title, found.proves, found.answers[0].decisions) == ("2026-01-01", ["yes", "1.5", "0x10"], ["no"])


@pytest.mark.parametrize(("controller", "expected"), [("none", None), ("opponent", "opponent")])
def test_a_given_controller_counts(controller: str, expected: str | None) -> None:
    text = f"battlefields: {{A: {{controller: {controller}, units: {{you: [Recruit]}}}}}}\ndo: []\n"
    assert load_text(text, "f").battlefields["A"].controller == expected


def test_plain_data_goes_the_same_way() -> None:
    from_text = load_text(EXAMPLE, "f", Names())
    data = yaml.safe_load(EXAMPLE.replace("[yes, no]", "['yes', 'no']"))
    data["title"] = "Burn 2 with one card left"
    from_data = load_data(json.loads(json.dumps(data)), "f", Names())
    assert [type(one) for one in from_data.do] == [type(one) for one in from_text.do]
    assert summary(from_data.players["you"].main_deck) == summary(from_text.players["you"].main_deck)
    assert from_data.do[0].mark == Mark("f", path="do[0]")


INSTRUCTIONS: dict[str, tuple[str, Verb, dict[str, object]]] = {
    "you draw 3": ("you", Verb.DRAW, {"amount": 3}),
    "opponent draws 0": ("opponent", Verb.DRAW, {"amount": 0}),
    "each player burns 1000000": ("each player", Verb.BURN, {"amount": 1_000_000}),
    "each opponent puts 2 from main deck into trash": ("each opponent", Verb.PUT, {"amount": 2, "to": "trash"}),
    "You looks at 2": ("you", Verb.LOOK, {"amount": 2}),
    "you reveals 2": ("you", Verb.REVEAL, {"amount": 2}),
    "you reveal until gear": ("you", Verb.REVEAL_UNTIL, {"until": "gear"}),
    "you predict 2": ("you", Verb.PREDICT, {"amount": 2}),
    "you recycle 3 from trash": ("you", Verb.RECYCLE, {"amount": 3, "source": "trash"}),
    "you recycles a + Zed, From the Shadows from board": (
        "you",
        Verb.RECYCLE,
        {"cards": ["a", "Zed, From the Shadows"], "source": "board"},
    ),
    "you recycle 1 rune": ("you", Verb.RECYCLE_RUNES, {"amount": 1}),
    'you discards "Karma, Channeler" + a1': ("you", Verb.DISCARD, {"cards": ["Karma, Channeler", "a1"]}),
    "you discard 2": ("you", Verb.DISCARD, {"amount": 2}),
    "you channels 2": ("you", Verb.CHANNEL, {"amount": 2}),
    "opponent gains 1 point": ("opponent", Verb.GAIN_POINTS, {"amount": 1}),
    "opponent lose 2 points": ("opponent", Verb.LOSE_POINTS, {"amount": 2}),
    "you play token Recruit": ("you", Verb.PLAY_TOKEN, {"amount": 1, "token": "Recruit"}),
    "you plays 3 token Recruit, to b": ("you", Verb.PLAY_TOKEN, {"amount": 3, "token": "Recruit", "place": "B"}),
    "you plays token Sprite, Old, to base": ("you", Verb.PLAY_TOKEN, {"token": "Sprite, Old", "place": "base"}),
}


@pytest.mark.parametrize("text", INSTRUCTIONS)
def test_instructions(text: str) -> None:
    found = item(text)
    subject, verb, fields = INSTRUCTIONS[text]
    assert isinstance(found, Instruction)
    assert (found.subject, found.verb) == (subject, verb)
    for name in ("amount", "cards", "source", "to", "until", "token", "place"):
        if name in fields or name != "amount":
            assert getattr(found, name) == fields.get(name, [] if name == "cards" else None)


MARK = Mark("f", 1, 1)
OTHERS: list[tuple[str, Item]] = [
    ("you hold A", Happening(MARK, "you hold A", "you", HappeningKind.HOLD, "A")),
    ("opponent conquers b", Happening(MARK, "opponent conquers b", "opponent", HappeningKind.CONQUER, "B")),
    ("cleanup", GoingOn(MARK, "cleanup", GoingOnKind.CLEANUP)),
    ("Settle", GoingOn(MARK, "Settle", GoingOnKind.SETTLE)),
    ("all  pass", GoingOn(MARK, "all pass", GoingOnKind.ALL_PASS)),
    ("start turn of opponent", GoingOn(MARK, "start turn of opponent", GoingOnKind.START_TURN, seat="opponent")),
    ("go to draw", GoingOn(MARK, "go to draw", GoingOnKind.GO_TO, phase="draw")),
    ("finish ending", GoingOn(MARK, "finish ending", GoingOnKind.FINISH, phase="ending")),
    ("you pass", Move(MARK, "you pass", "you", MoveKind.PASS)),
    ("opponent concedes", Move(MARK, "opponent concedes", "opponent", MoveKind.CONCEDE)),
    ("you play Command: Attack", Move(MARK, "you play Command: Attack", "you", MoveKind.PLAY, "Command: Attack")),
    (
        "you plays Karma, Channeler, mode 2, on a + 3 from opponent trash + Zed, From the Shadows, to base",
        Move(
            MARK,
            "you plays Karma, Channeler, mode 2, on a + 3 from opponent trash + Zed, From the Shadows, to base",
            "you",
            MoveKind.PLAY,
            "Karma, Channeler",
            mode=2,
            targets=[Target("a"), Target(count=3, trash_of="opponent"), Target("Zed, From the Shadows")],
            place="base",
        ),
    ),
    (
        "you activate a1, on b + c",
        Move(MARK, "you activate a1, on b + c", "you", MoveKind.ACTIVATE, "a1", targets=[Target("b"), Target("c")]),
    ),
]


@pytest.mark.parametrize(("text", "expected"), OTHERS)
def test_happenings_going_on_and_moves(text: str, expected: Item) -> None:
    assert item(text) == expected


def test_seats_of_larger_modes_in_items() -> None:
    found = item("opponent 2 draws 1", "ffa3")
    assert isinstance(found, Instruction)
    assert found.subject == "opponent 2"
    aside = item("ally holds C", "2v2")
    assert isinstance(aside, Happening)
    assert (aside.seat, aside.battlefield) == ("ally", "C")


def test_picks() -> None:
    assert picks("a 3 + b 2") == ["a 3", "b 2"]
    assert picks("None") == []


def test_other_comments_are_fine() -> None:
    found = load_text("do:  # 1 of 2\n  - you draw 3  # 2 left\n  - cleanup #ok\n", "f")
    assert len(found.do) == 2


def test_a_file_with_a_byte_order_mark(tmp_path: Path) -> None:
    marked = tmp_path / "marked.yaml"
    marked.write_text("do:\r\n  - you draw 2\r\n", encoding="utf-8-sig")
    assert [one.mark.line for one in load_path(marked).do] == [2]


@pytest.mark.parametrize(
    "text", ["Karma, Channeler", "karma (channeler)", "KARMA ,channeler", "Kárma  (Channeler)", "Karma,Channeler"]
)
def test_spellings_of_one_name(text: str) -> None:
    assert NameIndex(Names().all_names()).find(text) == "Karma, Channeler"


def test_apostrophes_colons_and_dashes() -> None:
    assert name_key("Shadow’s Call") == name_key("shadow's call")
    assert name_key("Command Attack") == name_key("Command: Attack")
    assert name_key("Fox–Fire") == name_key("fox-fire")


def test_nearest_names_come_first() -> None:
    assert nearest("Recrut", Names().all_names())[0] == "Recruit"
    assert nearest("zzz", Names().all_names()) == []


def test_every_form_is_a_form() -> None:
    words = {"S": "you", "N": "2", "N|L": "2", "PHASE": "main", "NAME": "Recruit", "NAME[,": "Recruit", "L[,": "a"}
    for form in FORMS:
        text = form.partition("[, ")[0].replace("[N] ", "").replace("N|L + L", "N").replace("NAME[", "NAME")
        said = " ".join(words.get(word, word).partition("|")[0] for word in text.split())
        assert item(said.replace(" L", " a")) is not None, form
