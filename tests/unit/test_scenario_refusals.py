"""Situations that can't be used: each is refused with one line that says what is wrong, where it stands, what to do."""

from collections.abc import Sequence
from pathlib import Path

import pytest
import yaml

from rulebound.scenario import yaml_reader
from rulebound.scenario.errors import SituationError
from rulebound.scenario.load import load_data, load_path, load_text


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


# The text of a file, line and column of the fault, and words of the message.
BAD: list[tuple[str, int, int, str]] = [
    # The file as a whole
    ("", 1, 1, "empty"),
    ("# nothing\n", 1, 1, "empty"),
    ("- a\n", 1, 1, "mapping"),
    ("title: x\n", 1, 1, "needs `do`"),
    ("do: []\n---\ndo: []\n", 2, 1, "one situation"),
    ("do: [a\ntitle: x\n", 2, 6, "not closed"),
    ("do:\n\t- cleanup\n", 2, 1, "spaces"),
    ("title: a: b\ndo: []\n", 1, 9, "quotes"),
    ('title: "a\ndo: []\n', 3, 1, "quotation mark"),
    ("title: x\n  do: []\n", 2, 5, "YAML"),
    ("do: []\ntitle: a\x07b\n", 2, 9, "code 7"),
    ("do: &a [cleanup]\n", 1, 5, "needs quotes"),
    ("do: *a\n", 1, 5, "needs quotes"),
    ("do: !a []\n", 1, 5, "needs quotes"),
    ("[" * 40 + "]" * 40, 1, 34, "levels"),
    ("- " * 40, 1, 67, "levels"),
    ("do: []\ndo: []\n", 2, 1, "twice"),
    ("do: []\ntitel: x\n", 2, 1, "`title`"),
    ("format: 2\ndo: []\n", 1, 9, "format: 1"),
    ("mode: duell\ndo: []\n", 1, 7, "`duel`"),
    ("seed: -1\ndo: []\n", 1, 7, "from 0"),
    ("seed: 1.5\ndo: []\n", 1, 7, "whole number"),
    ("title: []\ndo: []\n", 1, 8, "a text"),
    ("proves: S02\ndo: []\n", 1, 9, "a list"),
    # Seats and zones
    ("players: {oponent: {}}\ndo: []\n", 1, 11, "`opponent`"),
    ("players: {opponent 1: {}}\ndo: []\n", 1, 11, "no seat"),
    ("mode: ffa3\nplayers:\n  opponent: {points: 1}\ndo: []\n", 3, 3, "`opponent 1` or `opponent 2`"),
    ("players:\n  you: {handd: 3}\ndo: []\n", 2, 9, "`hand`"),
    ("players:\n  you: {hand: 3, hand: 4}\ndo: []\n", 2, 18, "twice"),
    ("players:\n  you: {hand: -1}\ndo: []\n", 2, 15, "from 0 to 1,000"),
    ("players:\n  you: {hand: 1001}\ndo: []\n", 2, 15, "from 0 to 1,000"),
    ("players:\n  you: {hand: [600, 401]}\ndo: []\n", 2, 15, "more than 1,000"),
    ("players:\n  you: {hand: three}\ndo: []\n", 2, 15, "list"),
    ('players:\n  you: {points: "3"}\ndo: []\n', 2, 17, "without quotes"),
    ("players:\n  you: {points: 1001}\ndo: []\n", 2, 17, "from 0 to 1,000"),
    (f"players:\n  you: {{points: {'9' * 5000}}}\ndo: []\n", 2, 17, "from 0 to 1,000"),
    ("players:\n  you: {points: }\ndo: []\n", 2, 17, "nothing"),
    ("players:\n  you: {power: {furry: 1}}\ndo: []\n", 2, 17, "`fury`"),
    ("players:\n  you: {base: 2}\ndo: []\n", 2, 15, "unnamed"),
    ("players:\n  you: {base: [{as: a}]}\ndo: []\n", 2, 16, "unnamed"),
    ("players:\n  you: {champion: 1}\ndo: []\n", 2, 19, "unnamed"),
    ("players:\n  you: {legend: [Daisy!]}\ndo: []\n", 2, 17, "without brackets"),
    ("players:\n  you: {hand: [{as: a, tapped: true}]}\ndo: []\n", 2, 24, "no key"),
    ("players:\n  you: {hand: [{as: a, exhausted: true}]}\ndo: []\n", 2, 24, "board"),
    ("players:\n  you: {base: [{card: Recruit, exhausted: yes}]}\ndo: []\n", 2, 43, "true or false"),
    ("players:\n  you: {base: [{card: Recruit, attached_to: a}]}\ndo: []\n", 2, 32, "not yet supported: `attached_to`"),
    ("players:\n  you: {hand: [{as: a}]}\n  opponent: {trash: [{as: a}]}\ndo: []\n", 3, 27, "card in two zones"),
    ("players:\n  you: {hand: [{as: a+b}]}\ndo: []\n", 2, 21, "label"),
    ('players:\n  you: {hand: ["#3"]}\ndo: []\n', 2, 16, "running games"),
    ("players:\n  you: {hand: [#3]}\ndo: []\n", 2, 16, "comment"),
    ("players:\n  you: {trash: [Karma, Channeler]}\ndo: []\n", 2, 17, '"Karma, Channeler"'),
    ("players:\n  you: {trash: [Recrit]}\ndo: []\n", 2, 17, "`Recruit`"),
    ("mode: 2v2\nplayers:\n  you: {points: 3}\n  ally: {points: 4}\ndo: []\n", 4, 18, "team"),
    # Battlefields and turn
    ("battlefields: {C: {}}\ndo: []\n", 1, 16, "A, B"),
    ("battlefields:\n  A: {contested_by: you}\ndo: []\n", 2, 7, "not yet supported: `contested_by`"),
    ("battlefields:\n  A: {facedown: {you: [Recruit]}}\ndo: []\n", 2, 7, "not yet supported: `facedown`"),
    ("battlefields:\n  A: {units: {you: [Recruit], opponent: [Recruit]}}\ndo: []\n", 2, 6, "`controller`"),
    ("battlefields:\n  A: {units: {you: 2}}\ndo: []\n", 2, 20, "unnamed"),
    ("battlefields:\n  A: {controller: me}\ndo: []\n", 2, 19, "no seat"),
    ("battlefields:\n  A: {scored_by: [you, you]}\ndo: []\n", 2, 24, "twice"),
    ("battlefields:\n  A: {card: Shadow Tempel}\ndo: []\n", 2, 13, "`Shadow Temple`"),
    ("turn: {phase: mian}\ndo: []\n", 1, 15, "`main`"),
    ("turn: {player: them}\ndo: []\n", 1, 16, "no seat"),
    ("players:\n  you: {turns: 0}\ndo: []\n", 2, 8, "at least 1"),
    # Items
    ("do: cleanup\n", 1, 5, "behind a dash"),
    ("do\n\n- cleanup\n", 1, 1, "mapping"),
    ("do:\n  - you drwa 3\n", 2, 5, "`S draws N`"),
    ("do:\n  - you frobnicate\n", 2, 5, "draws, burns"),
    ("do:\n  - settel\n", 2, 5, "`settle`"),
    ("do:\n  - draw 3\n", 2, 5, "does not say who"),
    ("do:\n  - you draw 3 cards\n", 2, 5, "`S draws N`"),
    ("do:\n  - you recycle 3\n", 2, 5, "from trash|hand|board"),
    ("do:\n  - you recycle a + 2 from hand\n", 2, 5, "join labels"),
    ("do:\n  - you draw 1000001\n", 2, 5, "1,000,000"),
    (f"do:\n  - you draw {'9' * 5000}\n", 2, 5, "1,000,000"),
    ("do:\n  - you draw -1\n", 2, 5, "0 to"),
    ("do:\n  - you draw: 3\n", 2, 5, "never needs a colon"),
    ("do:\n  - [you draw 2, you burn: 1]\n", 2, 18, "never needs a colon"),
    ("do:\n  - []\n", 2, 5, "empty list"),
    ("do:\n  -\n", 2, 4, "nothing"),
    ("do:\n  - [cleanup]\n", 2, 6, "only instructions"),
    ("do:\n  - [[you draw 1]]\n", 2, 6, "a text"),
    ("do:\n  - you recycle #3 from trash\n", 2, 17, "`#3`"),
    ("do:\n  - #3 draws\n", 2, 5, "`#3`"),
    ("do:\n  - you draw 3 #2\n", 2, 16, "comment"),
    ('do:\n  - "you draw 3" #2\n', 2, 18, "comment"),
    ("do:\n  - [you draw 2, you burn 1] #2\n", 2, 30, "comment"),
    ("do: [you draw 2, you recycle #3 from trash]\n", 1, 30, "`#3`"),
    ('do:\n  - "you discard #3"\n', 2, 5, "running games"),
    ("do: [you play Karma, Channeler]\n", 1, 22, "quote an item"),
    ("do: [you play Recruit, to base]\n", 1, 24, "quote an item"),
    ("do: [you draw 1, you play Karma]\n", 1, 18, "first half"),
    ("do:\n  - you hold D\n", 2, 5, "A, B"),
    ("do:\n  - each player holds A\n", 2, 5, "each seat"),
    ("do:\n  - go to mian\n", 2, 5, "`main`"),
    ("do:\n  - start turn of nobody\n", 2, 5, "no seat"),
    ("mode: ffa4\ndo:\n  - opponent draws 2\n", 3, 5, "which one"),
    ("do:\n  - ally draws 2\n", 2, 5, "no seat `ally`"),
    ("do:\n  - you play Recruit, mode x\n", 2, 5, "number"),
    ("do:\n  - you play Recruit, to base, to A\n", 2, 5, "twice"),
    ("do:\n  - you play Recruit, on\n", 2, 5, "needs something"),
    ("do:\n  - you play Recruit, mode, Recruit\n", 2, 5, "number"),
    ("do:\n  - you activate Recruit, to A\n", 2, 5, "activates"),
    ("do:\n  - you play Shadow's Call, on 2 from nobody trash\n", 2, 5, "no seat"),
    ("do:\n  - you play Shadow Cal\n", 2, 5, "Shadow's Call"),
    ("do:\n  - you play token Recrut\n", 2, 5, "`Recruit`"),
    ("do:\n  - you discard a7\n", 2, 5, "no label"),
    ("do:\n  - you move a to A\n", 2, 5, "not yet supported: `moves`"),
    ("do:\n  - you hides Recruit at A\n", 2, 5, "not yet supported: `hides`"),
    ("do:\n  - you end turn\n", 2, 5, "not yet supported: `ends turn`"),
    ("do:\n  - time is called\n", 2, 5, "not yet supported: `time is called`"),
    (
        "do:\n  - you play Recruit, paying Accelerate + Repeat\n",
        2,
        5,
        "not yet supported: `paying Accelerate + Repeat`",
    ),
    # Answers
    ("do: []\nanswers: {PREDCT.RECYCLE: 2}\n", 2, 11, "`PREDICT.RECYCLE`"),
    ("do: []\nanswers: {PREDICT.RECYCLE: }\n", 2, 28, "nothing"),
    ("do: []\nanswers: {Recruit EFFECT.CHOOSE: a, recruit EFFECT.CHOOSE: b}\n", 2, 37, "twice"),
    ('do: []\nanswers: {EFFECT.CHOOSE: "#3"}\n', 2, 26, "running games"),
    ("do: []\nanswers: {EFFECT.CHOOSE: [Karma, Channeler]}\n", 2, 27, "first half"),
    ("do: []\nanswers: {Nobody EFFECT.CHOOSE: a}\n", 2, 11, "unknown card"),
    ("mode: ffa3\ndo: []\nanswers: {opponent TRIGGER.MAY: yes}\n", 3, 11, "which one"),
    # Expectations
    ("do: []\nexpect: {winer: none}\n", 2, 10, "`winner`"),
    ("do: []\nexpect: {winner: me}\n", 2, 18, "no seat"),
    ("do: []\nexpect: {ended: pionts}\n", 2, 17, "`points`"),
    ("do: []\nexpect: {you: {hnad: 3}}\n", 2, 16, "`hand`"),
    ("do: []\nexpect: {you: {hand: many}}\n", 2, 22, "a number of cards"),
    ("do: []\nexpect: {you: {hand: [{any order: 2}]}}\n", 2, 35, "a list"),
    ("do: []\nexpect: {you: {hand: [Karma, Channeler]}}\n", 2, 23, "first half"),
    ("do: []\nexpect: {you: {points: {one of: []}}}\n", 2, 24, "at least one"),
    ("do: []\nexpect: {you: {at: {Recruit: C}}}\n", 2, 30, "A, B, base"),
    ("do: []\nexpect: {you: {control: [D]}}\n", 2, 26, "A, B"),
    ("do: []\nexpect: {burn_outs: [0]}\n", 2, 22, "from 1"),
    ("do: []\nexpect: {burn_outs: [{you: 1, opponent: 1}]}\n", 2, 22, "one seat"),
    ("do: []\nexpect: {answer: {order: [cards, step]}}\n", 2, 34, "`steps`"),
    ("do: []\nexpect: {battlefields: {C: {}}}\n", 2, 25, "no key `C`"),
    ("mode: ffa3\ndo: []\nexpect: {opponent: {}}\n", 3, 10, "which one"),
    ("do: []\nexpect_distribution: []\n", 2, 22, "`repeat`"),
    ("do: []\nrepeat: 0\n", 2, 9, "from 1"),
    ("do: []\nrepeat: 9\nexpect_distribution: [{of: you.main_deck}]\n", 3, 23, "needs `slice`"),
    # Made-up cards
    ("do: []\nmade_up: {Toad: {might: 3}}\n", 2, 11, "`type`"),
    ("do: []\nmade_up: {Toad: {type: frog}}\n", 2, 24, "can't be `frog`"),
    ("do: []\nmade_up: {Toad: {type: gear, might: 3}}\n", 2, 30, "no might"),
    ("do: []\nmade_up: {Toad: {type: unit, does: you draw 1}}\n", 2, 30, "needs a `when`"),
    ("do: []\nmade_up: {Toad: {type: unit, when: I hold}}\n", 2, 30, "needs a `does`"),
    ("do: []\nmade_up: {Toad: {type: unit, when: I held, does: draw 1}}\n", 2, 36, "`I hold`"),
    ("do: []\nmade_up: {Toad: {type: unit, when: you hold here, does: draw 1}}\n", 2, 30, "`here`"),
    ("do: []\nmade_up: {Toad: {type: spell, when: play me, does: draw 1}}\n", 2, 31, "leave `when` out"),
    ("do: []\nmade_up: {Toad: {type: spell, does: settle}}\n", 2, 37, "instruction"),
    ("do: []\nmade_up: {Toad: {type: spell}, toad: {type: spell}}\n", 2, 32, "one name"),
]


@pytest.mark.parametrize(("text", "line", "column", "words"), BAD, ids=[row[0][-50:] or "nothing" for row in BAD])
def test_bad_files_are_refused_where_the_fault_stands(text: str, line: int, column: int, words: str) -> None:
    with pytest.raises(SituationError) as caught:
        load_text(text, "bad.yaml", Names())
    error = caught.value
    assert words in error.message
    assert (error.file, error.line, error.column) == ("bad.yaml", line, column)
    assert str(error) == f"bad.yaml:{line}:{column}: {error.message}"
    assert "\n" not in str(error)


@pytest.mark.parametrize(
    ("cut", "words"),
    [
        ("slice: 0-2, over: orders", "slice"),
        ("slice: 6-5, over: orders", "5-6"),
        ("slice: 1-6, over: orders", "at most 5"),
        ("slice: 1-2, over: places", "over"),
        ("slice: 1-2, over: orders, p_above: 2", "probability"),
        ("slice: 1-2, over: orders, uniform: 1", "true or false"),
    ],
)
def test_distributions_are_checked(cut: str, words: str) -> None:
    text = f"do: []\nrepeat: 9\nexpect_distribution: [{{of: you.main_deck, {cut}}}]\n"
    with pytest.raises(SituationError, match=words) as caught:
        load_text(text, "f")
    assert caught.value.line == 3


@pytest.mark.parametrize("text", [row[0] for row in BAD])
def test_the_slow_parser_refuses_the_same_files(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml_reader, "_Loader", yaml.BaseLoader)
    with pytest.raises(SituationError):
        load_text(text, "bad.yaml", Names())


@pytest.mark.parametrize("text", ["[" * 200_000, "{a: " * 200_000, "- " * 200_000, "do: " + "[" * 200_000, "---\n"])
def test_monstrous_texts_are_refused(text: str) -> None:
    with pytest.raises(SituationError, match=r"levels|empty"):
        load_text(text, "bad.yaml")


def test_plain_data_has_paths_for_positions() -> None:
    with pytest.raises(SituationError) as caught:
        load_data({"do": ["you draw 3"], "players": {"you": {"trash": [1, {"as": "a", "damage": 2}]}}}, "request")
    assert (caught.value.line, caught.value.column) == (None, None)
    assert str(caught.value).startswith("request: at players.you.trash[1].damage: ")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"do": [], 1: 2}, "must be a text"),
        ({"do": [object()]}, "object"),
        ({"do": [], "seed": 1.0}, "whole number"),
        ({"do": [], "seed": True}, "whole number"),
        ({"do": [], "title": None}, "nothing"),
        ({"do": ["you discard #3"]}, "running games"),
    ],
)
def test_bad_data_is_refused(data: dict[str, object], words: str) -> None:
    with pytest.raises(SituationError, match=words):
        load_data(data)


def test_data_that_holds_itself_is_refused() -> None:
    loop: list[object] = []
    loop.append(loop)
    with pytest.raises(SituationError, match="levels"):
        load_data({"do": loop})


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(SituationError, match="no such file"):
        load_path(tmp_path / "absent.yaml")
    with pytest.raises(SituationError, match="folder"):
        load_path(tmp_path)
    latin = tmp_path / "latin.yaml"
    latin.write_bytes("do: []\ntitle: ä".encode() + b"\xe4\n")
    with pytest.raises(SituationError, match="UTF-8") as caught:
        load_path(latin)
    assert (caught.value.line, caught.value.column) == (2, 9)
