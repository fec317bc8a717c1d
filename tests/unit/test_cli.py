"""The command line from the outside: what each command prints, its JSON, its exit code, how it refuses bad input."""

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
import typer

from rulebound.answer.asking import ask_data
from rulebound.answer.question import NotUnderstood
from rulebound.cli import main as cli
from rulebound.cli import output, quick, start
from rulebound.cli.ask import ask
from rulebound.cli.errors import message_of
from rulebound.cli.start import arguments_of
from rulebound.scenario import library, load_text
from rulebound.scenario.errors import SituationError

ROOT: Final = Path(__file__).parents[2]
ENTRY_KEYS: Final = {
    "title", "short", "ok", "edition", "steps", "before", "after", "burn_outs", "winner", "winners", "ended", "asked",
    "cards", "examples", "notes", "differences",
}  # fmt: skip
CARD_KEYS: Final = {
    "name", "ids", "type", "domains", "energy", "power", "might", "keywords", "text", "program", "supported",
    "not_yet", "banned",
}  # fmt: skip
RULE_KEYS: Final = {"name", "number", "edition", "quoted", "title", "summary", "terms", "status", "proofs"}

Captured = pytest.CaptureFixture[str]


def out(capsys: Captured, *arguments: str, code: int = 0) -> str:
    """What a command prints, which ends with that code and says nothing on the error stream but when it is 2."""
    assert cli.main(arguments) == code
    printed = capsys.readouterr()
    if code != 2:
        assert printed.err == ""
    return printed.out


def as_json(capsys: Captured, *arguments: str, code: int = 0) -> Any:
    return json.loads(out(capsys, *arguments, "--json", code=code))


def refusal(capsys: Captured, *arguments: str) -> str:
    """The one line that refuses a command, which ends with 2 and prints nothing else."""
    assert cli.main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    lines = printed.err.splitlines()
    assert len(lines) == 1, printed.err
    assert lines[0].startswith("rulebound: ")
    return lines[0].removeprefix("rulebound: ")


# ask


def test_ask_answers_first(capsys: Captured) -> None:
    printed = out(capsys, "ask", "draw 3", "--deck", "1", "--trash", "6", "--points", "3", "--opponent-points", "7")
    assert printed.splitlines()[0].startswith("Your opponent wins")
    assert "432.2.b" in printed


def test_ask_takes_the_question_as_several_words(capsys: Captured) -> None:
    assert out(capsys, "ask", "draw", "3") == out(capsys, "ask", "draw 3")


def test_ask_json(capsys: Captured) -> None:
    entry = as_json(capsys, "ask", "draw 3", "--deck", "1", "--trash", "6")
    assert set(entry) >= ENTRY_KEYS
    assert entry["ok"] is None
    assert entry["burn_outs"] == [{"player": "you", "place": 1}]
    assert entry["before"]["you"]["main_deck"] == 1
    assert entry["after"]["you"] == {
        "main_deck": 4, "trash": 0, "hand": 3, "banishment": 0, "rune_deck": 12, "runes": 0, "points": 0,
    }  # fmt: skip
    assert entry["after"]["opponent"]["points"] == 1
    assert entry["after"]["victory_score"] == 8
    assert all(step["rules"] for step in entry["steps"])


@pytest.mark.parametrize(
    ("arguments", "seat", "key", "value"),
    [
        (["--opponent-deck", "4"], "opponent", "main_deck", 4),
        (["--opponent-trash", "5"], "opponent", "trash", 5),
        (["--opponent-hand", "2"], "opponent", "hand", 2),
        (["--opponent-rune-deck", "3"], "opponent", "rune_deck", 3),
        (["--opponent-runes", "3"], "opponent", "runes", 3),
        (["--opponent-banishment", "6"], "opponent", "banishment", 6),
        (["--opponent-points", "7"], "opponent", "points", 7),
        (["--rune-deck", "3"], "you", "rune_deck", 3),
        (["--runes", "3"], "you", "runes", 3),
        (["--banishment", "3"], "you", "banishment", 3),
        (["--hand", "3"], "you", "hand", 3),
        (["--mode", "ffa3", "--set", "opponent 2.points=5"], "opponent 2", "points", 5),
        (["--set", "opponent.trash=3,points=2"], "you", "points", 2),
        (["--set", "opponent.hand=Karma, Channeler,points=2"], "opponent", "hand", 1),
    ],
)
def test_ask_takes_every_count(capsys: Captured, arguments: list[str], seat: str, key: str, value: int) -> None:
    assert as_json(capsys, "ask", "draw 1", *arguments)["before"][seat][key] == value


def test_ask_takes_battlefields(capsys: Captured) -> None:
    entry = as_json(
        capsys, "ask", "I hold A", "--battlefield", "A=Shadow Temple,B=Zaun Warrens", "--controls", "A", "--deck", "2"
    )
    assert "Shadow Temple" in [card["name"] for card in entry["cards"]]
    assert entry["burn_outs"] == [{"player": "you", "place": 1}]


def test_ask_takes_scored_battlefields_as_a_list(capsys: Captured) -> None:
    entry = as_json(capsys, "ask", "I conquer C", "--mode", "ffa3", "--points", "7", "--scored", "A,B")
    assert entry["winner"] == "you"
    assert as_json(capsys, "ask", "I conquer C", "--mode", "ffa3", "--points", "7", "--scored", "A")["winner"] is None


def test_ask_takes_answers(capsys: Captured) -> None:
    asking = ("ask", "draw 1", "--mode", "ffa3", "--deck", "0", "--trash", "1")
    left_open = as_json(capsys, *asking)
    assert [asked["options"] for asked in left_open["asked"]] == [["opponent 1", "opponent 2"]]
    answered = as_json(capsys, *asking, "--answer", "BURN_OUT.OPPONENT=opponent 2")
    assert answered["asked"] == []
    assert answered["after"]["opponent 2"]["points"] == 1


def test_ask_markdown(capsys: Captured) -> None:
    assert out(capsys, "ask", "draw 3", "--markdown").startswith("# draw 3\n\n**")


def test_ask_prints_a_scenario_that_gives_the_same_answer(capsys: Captured, tmp_path: Path) -> None:
    asking = ("ask", "draw 3", "--deck", "1", "--trash", "6", "--battlefield", "A=Shadow Temple")
    written = out(capsys, *asking, "--scenario")
    assert load_text(written, "written").title == "draw 3"
    file = tmp_path / "written.yaml"
    file.write_text(written, encoding="utf-8")
    resolved = as_json(capsys, "resolve", str(file))["results"][0]
    asked = as_json(capsys, *asking)
    assert {**resolved, "notes": []} == {**asked, "notes": []}


def test_a_draw_without_end_ends_by_the_rules(capsys: Captured) -> None:
    entry = as_json(capsys, "ask", "draw 1000000", "--deck", "0")
    assert (entry["winner"], entry["ended"]) == ("opponent", "burn_out")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "QUESTION"),
        (["dance 3"], 'not understood: "dance 3"'),
        ([""], "there is no question"),
        (["draw 3", "--deck", "-1"], "from 0 to 1,000"),
        (["draw 3", "--deck", "99999999"], "from 0 to 1,000"),
        (["draw 3", "--deck", "many"], "--deck"),
        (["draw 3", "--deck"], "--deck"),
        (["draw 3", "--dekc", "3"], "--dekc"),
        (["draw 3", "--mode", "chess"], "'chess' is no mode"),
        (["draw 3", "--battlefield", "A"], "write A=CARD"),
        (["draw 3", "--battlefield", "A=Shadow Temple", "--battlefield", "A=Zaun Warrens"], "A is given twice"),
        (["draw 3", "--battlefield", "A=Nowhere"], "no card is called"),
        (["draw 3", "--controls", "D"], "no battlefield"),
        (["draw 3", "--set", "hands=3"], "did you mean hand?"),
        (["draw 3", "--answer", "PLAY.MODE"], "write NAME=VALUE"),
        (["draw 3", "--mode", "ffa3", "--opponent-points", "3"], "several opponents"),
        (["draw 3", "--seed", "-1"], "seed"),
        (["draw 3", "--json", "--markdown"], "exclude each other"),
        (["draw 2000000"], "1,000,000"),
        (["I play Nobody"], "no card is called"),
    ],
)
def test_ask_refuses(capsys: Captured, arguments: list[str], said: str) -> None:
    assert said in refusal(capsys, "ask", *arguments)


def questions_of_the_readme() -> list[str]:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith("rulebound ask ")]


@pytest.mark.parametrize("line", questions_of_the_readme())
def test_the_questions_of_the_readme_are_answered(capsys: Captured, line: str) -> None:
    assert out(capsys, *shlex.split(line)[1:])


# resolve


def write(folder: Path, name: str, text: str) -> str:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


BAD: Final = {
    "misspelt key": ("titel: x\ndo: []\n", ":1:1:", "did you mean `title`?"),
    "a key twice": ("title: x\ntitle: y\ndo: []\n", ":2:1:", "twice"),
    "unknown card": ("players: {you: {hand: [Nobody Knows]}}\ndo: []\n", ":1:24:", "unknown card"),
    "half of a name": ("players: {you: {hand: [Karma, Channeler]}}\ndo: []\n", ":1:24:", "first half"),
    "negative number": ("players: {you: {hand: -1}}\ndo: []\n", ":1:23:", "0 to 1,000"),
    "huge number": ("do: [you draw 99999999]\n", ":1:6:", "1,000,000"),
    "a label twice": ("players: {you: {hand: [{as: x}, {as: x}]}}\ndo: []\n", ":1:38:", "card in two zones"),
    "team points": ("mode: 2v2\nplayers: {you: {points: 1}, ally: {points: 2}}\ndo: []\n", ":2:", "team"),
    "wrong YAML": ("do: [\n", ":2:1:", "YAML"),
    "unknown instruction": ("do: [you jump 3]\n", ":1:6:", "unknown item `you jump 3`"),
    "a number sign": ("do:\n  - you discard #3\n", ":2:", "comment"),
    "an empty file": ("", ":1:1:", "empty"),
    "a happening that can't be": ("do: [you hold A]\n", ":1:6:", "without controlling it"),
    "not yet": ("players: {you: {base: [{as: x, card: Recruit}]}}\ndo: ['you moves x to A']\n", ":2:", "not yet"),
}


@pytest.mark.parametrize("kind", list(BAD))
def test_resolve_refuses(capsys: Captured, tmp_path: Path, kind: str) -> None:
    text, place, said = BAD[kind]
    file = write(tmp_path, "bad.yaml", text)
    line = refusal(capsys, "resolve", file)
    assert line.startswith(file + place)
    assert said in line
    result = as_json(capsys, "resolve", file, code=2)["results"][0]
    assert (result["title"], result["ok"]) == ("bad.yaml", False)
    assert set(result["error"]) == {"message", "file", "line", "column"}
    assert said in result["error"]["message"]


def test_resolve_refuses_what_is_no_text(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_bytes(b"title: \xff\n")
    assert "UTF-8" in refusal(capsys, "resolve", str(file))


def test_resolve_refuses_an_absent_file(capsys: Captured) -> None:
    assert "no such file" in refusal(capsys, "resolve", "nowhere.yaml")


def test_resolve_refuses_an_empty_folder(capsys: Captured, tmp_path: Path) -> None:
    assert "no situation file" in refusal(capsys, "resolve", str(tmp_path))


def test_resolve_refuses_an_empty_name(capsys: Captured) -> None:
    assert cli.main(["resolve", ""]) == 2
    assert "the name of a file is empty" in capsys.readouterr().err


def test_resolve_refuses_a_path_that_is_too_long(capsys: Captured) -> None:
    assert cli.main(["resolve", "a" * 5000]) == 2
    assert "the file can't be read" in capsys.readouterr().err


def test_resolve_names_links_that_lead_nowhere(capsys: Captured, tmp_path: Path) -> None:
    (tmp_path / "lost.yaml").symlink_to(tmp_path / "nowhere.yaml")
    (tmp_path / "good.yaml").write_text("do: []\n", encoding="utf-8")
    assert cli.main(["resolve", str(tmp_path)]) == 2
    assert "lost.yaml: this link leads to no file" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="everything can be read here")
def test_resolve_says_what_can_not_be_read(capsys: Captured, tmp_path: Path) -> None:
    barred = tmp_path / "barred"
    barred.mkdir(mode=0)
    try:
        assert cli.main(["resolve", str(tmp_path)]) == 2
        assert "this folder can't be read" in capsys.readouterr().err
        assert cli.main(["resolve", str(barred / "one.yaml")]) == 2
        assert "the file can't be read" in capsys.readouterr().err
    finally:
        barred.chmod(0o700)


def test_resolve_goes_on_behind_a_bad_file(capsys: Captured, tmp_path: Path) -> None:
    write(tmp_path, "a.yaml", "do: [you draw 1]\nexpect: {you: {hand: 1}}\n")
    write(tmp_path, "b.yaml", "do: [you jump]\n")
    write(tmp_path, "c.yml", "do: [you draw 1]\nexpect: {you: {hand: 2}}\n")
    write(tmp_path, "notes.txt", "no situation")
    assert cli.main(["resolve", str(tmp_path)]) == 2
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1
    assert "b.yaml:1:6" in printed.err
    assert "expect.you.hand: expected 2, found 1" in printed.out
    assert printed.out.splitlines()[-1] == ("3 situations: 1 as expected, 1 not as expected, 1 that can't be used.")
    results = as_json(capsys, "resolve", str(tmp_path), code=2)["results"]
    assert [result["ok"] for result in results] == [True, False, False]
    assert results[2]["differences"] == [{"path": "expect.you.hand", "expected": 2, "found": 1}]


def test_resolve_shows_differences(capsys: Captured, tmp_path: Path) -> None:
    file = write(tmp_path, "a.yaml", "do: [you draw 1]\nexpect: {you: {hand: 2}}\n")
    printed = out(capsys, "resolve", file, code=1)
    assert printed.endswith("a.yaml: not what the file expects\n  expect.you.hand: expected 2, found 1\n")


def test_resolve_shows_a_superfluous_answer_as_a_difference(capsys: Captured, tmp_path: Path) -> None:
    file = write(tmp_path, "a.yaml", "do: [you draw 1]\nanswers: {BURN_OUT.OPPONENT: opponent}\n")
    assert "no decision asked for it" in out(capsys, "resolve", file, code=1)


def test_resolve_shows_an_open_choice_with_its_options(capsys: Captured, tmp_path: Path) -> None:
    text = "mode: ffa3\nplayers: {you: {main_deck: 0, trash: 1}}\ndo: [you draw 1]\n"
    file = write(tmp_path, "a.yaml", text)
    printed = out(capsys, "resolve", file)
    assert "BURN_OUT.OPPONENT" in printed
    assert "pponent 2" in printed
    assert out(capsys, "resolve", write(tmp_path, "b.yaml", text + "expect: {asked: [BURN_OUT.OPPONENT]}\n"))
    assert out(capsys, "resolve", write(tmp_path, "c.yaml", text + "expect: {asked: none}\n"), code=1)


def test_resolve_takes_an_example_as_answers_name_it(capsys: Captured) -> None:
    assert "This is what the file expects." in out(capsys, "resolve", "scenarios/burn_out/document_draw_three.yaml")


def test_the_library_is_that_of_the_checkout() -> None:
    assert library.folder() == ROOT / "tests" / "scenarios"
    assert library.find("document_draw_three") == library.find("burn_out/document_draw_three.yaml")
    assert library.name_of(library.find("document_draw_three")) == "burn_out/document_draw_three"
    with pytest.raises(library.UnknownExample, match="document_draw_three"):
        library.find("document_draw_tree")


# rule, rules, card


def test_rule_by_number_in_any_edition(capsys: Captured) -> None:
    printed = out(capsys, "rule", "432.2.c")
    assert printed.startswith("432.2.c (2026-10-16), 431.2.c (2026-07-16)  BURN_OUT.POINT\n")


def test_rule_json(capsys: Captured) -> None:
    found = as_json(capsys, "rule", "431.2.b")
    assert found["query"] == "431.2.b"
    assert set(found["rules"][0]) == RULE_KEYS
    assert (found["rules"][0]["name"], found["rules"][0]["quoted"]) == ("BURN_OUT.RECYCLE", "432.2.b")
    assert (found["rules"][0]["number"], found["rules"][0]["edition"]) == ("431.2.b", "2026-07-16")


def test_a_number_shows_the_newer_edition_first_and_can_be_narrowed(capsys: Captured) -> None:
    names = [rule["name"] for rule in as_json(capsys, "rule", "432")["rules"]]
    assert names[0].startswith("BURN_OUT")
    older = [rule["name"] for rule in as_json(capsys, "rule", "432", "--edition", "2026-07-16")["rules"]]
    assert not any(name.startswith("BURN_OUT") for name in older)


def test_rule_by_name_and_of_the_tournament_rules(capsys: Captured) -> None:
    assert "BURN_OUT.POINT" in out(capsys, "rule", "burn_out.point")
    assert out(capsys, "rule", "TR", "421.8").startswith("TR 421.8  TR.SHUFFLE_GROUP")


def test_rules_list_and_mistakes(capsys: Captured) -> None:
    assert "BURN_OUT.POINT" in out(capsys, "rules")
    assert "OWNERS_DECK" in [mistake["name"] for mistake in as_json(capsys, "rules", "--mistakes")["mistakes"]]
    assert "“" in out(capsys, "rules", "--mistakes")


def test_coverage(capsys: Captured) -> None:
    found = as_json(capsys, "rules", "--coverage")
    assert list(found["statements"])[:2] == ["S01", "S02"]
    assert set(found["rules"]["431.2.b"]) >= {"name", "quoted", "status", "reason", "code", "proofs"}
    printed = out(capsys, "rules", "--coverage").splitlines()
    assert printed[0] == "Statements of the sources"
    assert printed[1].startswith("  S01  scenarios/")
    assert printed[-1].endswith(f"{len(found['rules'])} rules are known.")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rule", "999"], "no rule that is known here bears 999"),
        (["rule", "BURN_OU"], "try BURN_OUT"),
        (["rule", "432", "--edition", "1999-01-01"], "2026-10-16"),
        (["rule"], "N|NAME"),
        (["rules", "--coverage", "--mistakes"], "exclude each other"),
        (["card", "Karme, Channeler"], "did you mean Karma, Channeler"),
        (["card", "Karme"], "did you mean Karma, Channeler"),
        (["card", "Zzz"], "no card called"),
        (["card", "rune"], "Fury Rune"),
        (["card"], "NAME"),
        (["dance"], "No such command"),
        (["--dance"], "No such option"),
    ],
)
def test_other_commands_refuse(capsys: Captured, arguments: list[str], said: str) -> None:
    assert said in refusal(capsys, *arguments)


def test_card_json(capsys: Captured) -> None:
    card = as_json(capsys, "card", "Disposal Order")
    assert set(card) >= CARD_KEYS
    assert (card["type"], card["domains"], card["energy"], card["might"]) == ("spell", ["body"], 2, None)
    assert card["ids"] == ["UNL-103"]
    assert card["program"].startswith("DISPOSAL_ORDER = spell(")
    assert "Draw 1." in card["text"]
    assert card["banned"] == []


@pytest.mark.parametrize("name", ["karma, channeler", "Karma (Channeler)", "Karma", "channeler"])
def test_card_finds_a_name_however_it_is_written(capsys: Captured, name: str) -> None:
    card = as_json(capsys, "card", name)
    assert (card["name"], card["supported"], card["power"]) == ("Karma, Channeler", True, {"order": 1})


def test_card_says_what_is_not_yet_carried_out_and_where_it_is_banned(capsys: Captured) -> None:
    bird = as_json(capsys, "card", "Bird")
    assert (bird["supported"], bool(bird["not_yet"])) == (False, True)
    assert "Not yet carried out" in out(capsys, "card", "Bird")
    assert as_json(capsys, "card", "Stacked Deck")["banned"] == ["constructed (list of 2026-09-18)"]


# The command itself


def test_version(capsys: Captured) -> None:
    assert out(capsys, "--version").splitlines() == [
        "rulebound 0.1.0",
        "rules: 2026-07-16 in full, 2026-10-16 as far as it is quoted",
        "ban list: 2026-09-18",
        "card data: 2026-11",
        "core: interpreted",
    ]


def test_without_a_terminal_the_worked_examples_are_answered(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["rulebound"])
    assert cli.main() == 0
    printed = capsys.readouterr().out
    for title in ("drawing three", "burning three", "holding Shadow Temple", "Disposal Order"):
        assert f"The worked example of {title}" in printed


def test_with_a_terminal_the_page_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[bool] = []
    monkeypatch.setattr(output, "is_terminal", lambda _stream: True)
    monkeypatch.setattr(start, "page_is_installed", lambda: True)

    def serve() -> int:
        served.append(True)
        return 0

    monkeypatch.setattr("rulebound.web.serve.main", serve)
    assert cli.main([]) == 0
    assert served


def test_with_a_terminal_and_no_page_questions_are_taken(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["draw 3 --deck 2", "dance", "rule 432.2.c", "", "never read"])
    monkeypatch.setattr(output, "is_terminal", lambda _stream: True)
    monkeypatch.setattr(start, "page_is_installed", lambda: False)
    monkeypatch.setattr("builtins.input", lambda _prompt: next(lines))
    assert cli.main([]) == 0
    printed = capsys.readouterr()
    assert "draw 2" in printed.out
    assert "BURN_OUT.POINT" in printed.out
    assert "not understood" in printed.err
    assert next(lines) == "never read"


@pytest.mark.parametrize(
    ("line", "arguments"),
    [
        ("draw 3", ["ask", "draw 3"]),
        ("I put 3 of my opponent's cards --deck 3", ["ask", "I put 3 of my opponent's cards", "--deck", "3"]),
        ("ask \"draw 3\" --set 'opponent 2.points=5'", ["ask", "draw 3", "--set", "opponent 2.points=5"]),
        ("rulebound rule 432.2", ["rule", "432.2"]),
        ("card Shadow Temple", ["card", "Shadow", "Temple"]),
    ],
)
def test_lines_of_the_prompt(line: str, arguments: list[str]) -> None:
    assert arguments_of(line) == arguments


def test_on_a_terminal_lines_fit_it_and_are_coloured(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "is_terminal", lambda _stream: True)
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    coloured = out(capsys, "ask", "draw 3", "--deck", "1", "--trash", "6")
    assert "\x1b[1m" in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    plain = out(capsys, "ask", "draw 3", "--deck", "1", "--trash", "6")
    assert "\x1b" not in plain
    assert max(map(len, plain.splitlines())) <= 60


@pytest.mark.parametrize(
    "arguments",
    [
        ["draw", "3", "--deck", "1"],
        ["draw 3", "--deck=1", "--json", "--opponent-rune-deck", "7"],
        ["draw 3", "--set", "a=1", "--set", "b=2", "--battlefield", "A=Shadow Temple", "--mode", "ffa3"],
        ["draw 3", "--answer", "X=", "--seed", "12", "--scenario"],
    ],
)
def test_the_quick_reader_agrees_with_typer(arguments: list[str]) -> None:
    quickly = quick.read(ask, arguments)
    assert quickly is not None
    group: Any = typer.main.get_command(cli.app)
    command = group.commands["ask"]
    slowly = command.make_context("ask", list(arguments)).params
    given = {name: value for name, value in slowly.items() if value not in (None, False, (), [])}
    assert {name: list(value) if isinstance(value, tuple) else value for name, value in given.items()} == quickly


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["draw", "--deck", "+1"], ["draw", "--deck", "-1"], ["draw", "--json=1"], ["--deck", "1"], []],
)
def test_the_quick_reader_leaves_doubts_to_typer(arguments: list[str]) -> None:
    assert quick.read(ask, arguments) is None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["draw 3", "--deck", "NaN"], "rulebound: --deck: 'NaN' is no whole number from 0 to 1,000\n"),
        (["draw 3", "--seed", "x"], "rulebound: --seed: 'x' is no whole number\n"),
        (
            ["draw 3", "--deck", "2", "--deck", "4"],
            "rulebound: --deck is given twice, with 2 and with 4: leave one out\n",
        ),
        (["draw 3", "--mode", "duel", "--mode", "ffa3"], "--mode is given twice, with 'duel' and with 'ffa3'"),
    ],
)
def test_what_typer_would_not_say_is_said(capsys: Captured, arguments: list[str], said: str) -> None:
    assert cli.main(["ask", *arguments]) == 2
    assert said in capsys.readouterr().err
    assert cli.main(["ask", "draw 3", "--deck", "2", "--deck=2"]) == 0


def test_a_question_mark_is_followed_by_no_full_stop(capsys: Captured) -> None:
    assert cli.main(["aks"]) == 2
    assert "Did you mean 'ask'? Type" in capsys.readouterr().err


def test_what_a_question_means_has_no_place_in_a_file(capsys: Captured) -> None:
    assert message_of(SituationError("at do[0]: there is no card", "question")) == "there is no card"
    assert (
        message_of(SituationError("at do[0]: there is no card", "some.yaml")) == "some.yaml: at do[0]: there is no card"
    )


def test_help_says_what_each_option_is(capsys: Captured) -> None:
    lines = [line.split(maxsplit=2) for line in out(capsys, "ask", "--help").splitlines() if " N  " in line]
    told = [words[2] for words in lines]
    assert len(told) == len(set(told)) == 18


@pytest.mark.parametrize("line", ["help", "?", " HELP "])
def test_the_prompt_helps(capsys: Captured, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    lines = iter([line, ""])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    start.take_questions(cli.main)
    assert "Ask in everyday words" in capsys.readouterr().out


def test_help_lists_the_commands(capsys: Captured) -> None:
    printed = out(capsys, "--help")
    assert all(command in printed for command in ("ask", "resolve", "rule", "rules", "card", "--install-completion"))
    assert "--opponent-rune-deck" in out(capsys, "ask", "--help")


def started(arguments: Sequence[str], **options: Any) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "rulebound", *arguments],
        capture_output=True, text=True, encoding="utf-8", check=False, timeout=60, cwd=ROOT / "src", **options,
    )  # fmt: skip


def test_as_a_module_with_an_old_code_page() -> None:
    done = started(["ask", "draw 3"], env={"PYTHONIOENCODING": "ascii", "PATH": ""})
    assert (done.returncode, done.stderr) == (0, "")
    assert "→" in done.stdout


def test_the_shell_completes_options() -> None:
    done = started(
        [],
        env={
            "_RULEBOUND_COMPLETE": "complete_bash",
            "COMP_WORDS": "rulebound ask --opponent-d",
            "COMP_CWORD": "2",
            "PATH": "",
        },
    )
    assert done.stdout.split() == ["--opponent-deck"]


def test_a_command_that_is_stopped_says_nothing(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_question: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(cli.COMMANDS, "ask", stop)
    monkeypatch.setattr(quick, "read", lambda _command, _arguments: {"_question": []})
    assert out(capsys, "ask", "draw 3", code=130) == ""


def test_progress_is_shown_on_a_terminal_only(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    output.progress(1, 2)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(output, "is_terminal", lambda _stream: True)
    output.progress(1, 2)
    output.progress(2, 2)
    assert capsys.readouterr().err == "\r1 of 2\r\x1b[K"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk is full here")
@pytest.mark.parametrize("arguments", [["ask", "draw 3"], ["--help"]])
def test_a_full_disk_is_said_in_one_line(arguments: list[str]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "rulebound", *arguments],
            stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=60, cwd=ROOT / "src",
        )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.startswith("rulebound: the answer can't be written")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_a_closed_stream_is_no_fault(monkeypatch: pytest.MonkeyPatch, stream: str) -> None:
    monkeypatch.setattr(sys, stream, None)
    assert cli.main(["ask", "dance 3" if stream == "stderr" else "draw 3"]) == 2


def test_a_reader_that_leaves_is_no_error() -> None:
    command = f"{sys.executable} -m rulebound rules | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, check=False, timeout=60, cwd=ROOT / "src"
    )
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "0"


# Questions as data


def test_ask_data_takes_seats_at_the_top() -> None:
    entry = ask_data(
        {"question": "draw 3", "you": {"main_deck": 1, "trash": 6, "points": 3}, "opponent": {"points": 7}}
    )
    assert (entry["title"], entry["winner"]) == ("draw 3", "opponent")
    assert set(entry) >= ENTRY_KEYS


def test_ask_data_keeps_labels_and_made_up_cards() -> None:
    entry = ask_data(
        {
            "question": "I play Night Reader",
            "players": {"you": {"hand": [{"card": "Night Reader", "as": "n"}, 2], "main_deck": [{"as": "top"}, 3]}},
            "made_up": {"Night Reader": {"type": "spell", "energy": 2, "does": ["you draw 1"]}},
            "battlefields": {
                "A": {"card": "Zaun Warrens", "controller": "opponent", "units": {"opponent": ["Recruit"]}}
            },
        }
    )
    assert entry["before"]["you"]["hand"] == 3
    assert entry["after"]["you"] | {"points": 0} == {
        "main_deck": 3, "trash": 1, "hand": 3, "banishment": 0, "rune_deck": 12, "runes": 0, "points": 0,
    }  # fmt: skip


def test_ask_data_takes_the_mode_from_the_words() -> None:
    entry = ask_data({"question": "in a 2v2 I draw 1", "ally": {"hand": 2}})
    assert entry["before"]["ally"]["hand"] == 2


@pytest.mark.parametrize(
    ("data", "error", "said"),
    [
        ({}, NotUnderstood, "question"),
        ({"question": 3}, NotUnderstood, "question"),
        ({"question": "draw 3", "do": []}, NotUnderstood, "exclude"),
        ({"question": "draw 3", "yuo": {}}, SituationError, "yuo"),
        ({"question": "draw 3", "you": {"main_deck": -1}}, SituationError, "players.you.main_deck"),
        ({"question": "draw 3", "you": 3}, SituationError, "you"),
        ({"question": "draw 3", "players": [], "you": {}}, SituationError, "players"),
        ({"question": "draw 3 with one card left", "you": {"main_deck": 4}}, NotUnderstood, "main_deck"),
        ({"question": "draw 3", "mode": "chess"}, SituationError, "mode"),
    ],
)
def test_ask_data_refuses(data: dict[str, Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error) as refused:
        ask_data(data)
    assert said in str(refused.value)
