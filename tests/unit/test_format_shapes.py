"""The shapes of the JSON that other programs rely on, checked strictly over the whole library and many questions."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.answer.asking import ask, ask_data
from rulebound.answer.asking_cards import CatalogCards
from rulebound.answer.question import Options
from rulebound.answer.resolving import resolve
from rulebound.cards.catalog import EXAMPLES, PRINTED
from rulebound.cli import main as cli
from rulebound.rulebook import EDITIONS, GLOSSARY, RULES, cite
from rulebound.scenario import library, load_path
from rulebound.scenario.coverage import coverage
from rulebound.scenario.errors import SituationError

Data = dict[str, Any]
Captured = pytest.CaptureFixture[str]

ENTRY: Final = {
    "title": str, "short": str, "ok": (bool, type(None)), "edition": str, "steps": list, "before": dict, "after": dict,
    "burn_outs": list, "winner": (str, type(None)), "winners": list, "ended": (str, type(None)), "asked": list,
    "cards": list, "examples": list, "notes": list, "differences": list,
}  # fmt: skip
STEP: Final = {"text": str, "rules": list, "names": list, "event": str, "after": dict}
ASKED: Final = {"player": str, "name": str, "options": list, "rules": list}
LEADS_TO: Final = {
    "option": str, "short": str, "winner": (str, type(None)), "ended": (str, type(None)), "after": dict,
}  # fmt: skip
RULE: Final = {
    "name": (str, type(None)), "number": str, "edition": str, "quoted": (str, type(None)), "title": str,
    "summary": str, "terms": list, "status": str, "proofs": list,
}  # fmt: skip
CARD: Final = {
    "name": str, "ids": list, "type": str, "domains": list, "energy": (int, type(None)), "power": (dict, type(None)),
    "might": (int, type(None)), "keywords": list, "text": str, "program": str, "supported": bool, "not_yet": list,
    "banned": list,
}  # fmt: skip
COVERED: Final = {
    "name": (str, type(None)), "quoted": (str, type(None)), "status": str, "reason": (str, type(None)), "code": list,
    "proofs": list,
}  # fmt: skip
COUNTS: Final = {"main_deck", "trash", "hand", "banishment", "rune_deck", "runes", "points"}
ENDED: Final = {None, "points", "burn_out", "effect", "last_player", "concession", "time"}
KINDS: Final = {"not_settled", "assumed", "tournament", "mistake", "not_carried_out"}
STATUSES: Final = {"enforced", "definition", "at the table only", "not yet"}
TYPES: Final = {"unit", "gear", "spell", "rune", "battlefield", "legend"}
SEATS: Final = {
    2: ["you", "opponent"],
    3: ["you", "opponent 1", "opponent 2"],
    4: ["you", "opponent 1", "opponent 2", "opponent 3"],
}
TEAMS: Final = ["you", "opponent 1", "ally", "opponent 2"]
LEADS_TO_AT_MOST: Final = 12

BARE: Final = re.compile(r"\d{3}(\.\w+)*")
DATED: Final = re.compile(r"\d{3}(\.\w+)* \(2026-07-16\)|TR \d{3}(\.\w+)*")
QUOTED: Final = {rule.quoted for rule in RULES.values()} - {None}

QUESTIONS: Final[Mapping[str, Options]] = {
    "draw 3": Options(deck=1, trash=6, points=3, opponent_points=7),
    "draw two, then burn one": Options(deck=1, trash=2),
    "draw 1": Options(deck=0, trash=0, points=8, opponent_points=8),
    "burn 3": Options(mode="ffa3", deck=2, sets=["opponent 2.points=5"]),
    "my Draw Phase with an empty deck": Options(mode="ffa3", answers=["BURN_OUT.OPPONENT=opponent 2"]),
    "my Draw Phase": Options(mode="ffa4", deck=0, trash=1),
    "my ally draws 2 with an empty deck": Options(mode="2v2"),
    "end of my turn": Options(),
    "start of my turn": Options(controls=["A"], points=7),
    "I hold A": Options(battlefields={"A": "Shadow Temple"}, deck=2),
    "I conquer the second battlefield at 7": Options(),
    "I conquer a battlefield": Options(points=7),
    "I conquer both battlefields": Options(points=6),
    "I play Disposal Order on 3 cards in my opponent's trash": Options(opponent_trash=3),
    "I play Disposal Order": Options(opponent_trash=3),
    "I activate Scryer's Bloom": Options(),
    "predict 3": Options(),
    "recycle 2 cards from my hand": Options(hand=4),
    "I recycle 3 runes": Options(runes=5),
    "I lose 3 points": Options(points=1),
    "each player burns 2": Options(deck=1, trash=1),
    "we are both at 8, who wins?": Options(),
    "I am on 8 and opponent on 9, who wins": Options(),
    "mill 3": Options(deck=2),
    "my opponent has Tianna Crownguard at B and I hold A at 3 points": Options(),
}


@cache
def of_library() -> list[tuple[str, Data]]:
    """The entry of every example that can be used and is run once; those of many seeds have the same shape."""
    found = []
    for path in library.examples():
        with suppress(SituationError):
            situation = load_path(path, CatalogCards())
            if situation.repeat is None:
                found.append((library.name_of(path), resolve(situation)))
    return found


@cache
def of_questions() -> list[tuple[str, Data]]:
    return [(question, ask(question, options)) for question, options in QUESTIONS.items()]


def entries() -> Iterator[tuple[str, Data]]:
    yield from of_library()
    yield from of_questions()


def has_shape(found: object, shape: Mapping[str, Any]) -> bool:
    """Whether all the keys are there with values of their types; a number is no boolean."""
    assert isinstance(found, dict)
    assert set(found) >= set(shape), set(shape) - set(found)
    for key, types in shape.items():
        assert isinstance(found[key], types), (key, found[key])
        if isinstance(found[key], bool):
            assert types is bool or (isinstance(types, tuple) and bool in types), (key, found[key])
    return True


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def all_texts(found: object) -> bool:
    return isinstance(found, list) and all(isinstance(text, str) and text for text in found)


def seats_of(found: Data) -> list[str]:
    seats = [key for key in found["before"] if key != "victory_score"]
    return TEAMS if "ally" in seats else SEATS[len(seats)]


def is_state(found: Data, seats: Sequence[str]) -> bool:
    """Whether it has every count of every seat, and nothing else but the Victory Score."""
    assert set(found) - {"victory_score"} == set(seats)
    for seat in seats:
        assert set(found[seat]) == COUNTS, seat
        assert all(is_number(value) for value in found[seat].values()), found[seat]
    return True


def are_citations(found: object) -> bool:
    """Whether numbers are there and written as they must be: bare only where a document of 2026-10-16 quotes them."""
    assert isinstance(found, list)
    assert found, "no rule is cited"
    assert len(found) == len(set(found)), found
    for number in found:
        if BARE.fullmatch(number):
            assert number in QUOTED, number
        else:
            assert DATED.fullmatch(number), number
    return True


def test_an_entry_has_its_keys_and_their_types() -> None:
    for name, found in entries():
        assert has_shape(found, ENTRY), name
        assert found["title"], name
        assert found["short"], name
        assert found["edition"] in EDITIONS, name
        assert json.loads(json.dumps(found, allow_nan=False)) == found, name


def test_the_states_have_every_count_of_every_seat() -> None:
    for name, found in entries():
        seats = seats_of(found)
        assert is_state(found["before"], seats), name
        assert is_state(found["after"], seats), name
        for state in (found["before"], found["after"]):
            assert is_number(state["victory_score"]), name
            assert state["victory_score"] > 0, name


def test_a_step_cites_rules_by_number_and_name() -> None:
    for name, found in entries():
        for step in found["steps"]:
            assert has_shape(step, STEP), name
            assert set(step) <= {*STEP, "card"}, name
            assert step["text"], name
            assert step["event"], name
            assert are_citations(step["rules"]), name
            assert step["names"], name
            assert set(step["names"]) <= set(RULES), name
            assert isinstance(step.get("card", ""), str), name


def test_the_steps_change_the_counts_from_before_to_after() -> None:
    """What a step says are only counts that it changed, and the steps together make up the whole change."""
    for name, found in entries():
        now = {seat: dict(found["before"][seat]) for seat in seats_of(found)}
        for step in found["steps"]:
            for seat, changed in step["after"].items():
                assert changed, (name, step["text"], "a seat without changed counts")
                assert set(changed) <= COUNTS, (name, step["text"])
                for count, value in changed.items():
                    assert value != now[seat][count], (name, step["text"], seat, count, "unchanged")
                    now[seat][count] = value
        assert now == {seat: found["after"][seat] for seat in now}, name


def test_burn_outs_name_a_seat_and_a_place() -> None:
    for name, found in entries():
        for burn_out in found["burn_outs"]:
            assert set(burn_out) == {"player", "place"}, name
            assert burn_out["player"] in seats_of(found), name
            assert is_number(burn_out["place"]), name
            assert burn_out["place"] >= 1, name


def test_the_winner_is_the_first_of_the_winners() -> None:
    for name, found in entries():
        seats = seats_of(found)
        winners = found["winners"]
        assert winners == [seat for seat in seats if seat in winners], name
        assert found["winner"] == (winners[0] if winners else None), name
        assert found["ended"] in ENDED, name
        assert not winners or found["ended"] is not None, name


def test_an_open_choice_says_what_it_leads_to() -> None:
    for name, found in entries():
        seats = seats_of(found)
        for asked in found["asked"]:
            assert has_shape(asked, ASKED), name
            assert set(asked) <= {*ASKED, "leads_to"}, name
            assert asked["player"] in seats, name
            assert asked["name"], name
            assert all_texts(asked["options"]), name
            assert len(asked["options"]) > 1, (name, "a choice of one is forced")
            assert are_citations(asked["rules"]), name
            if len(asked["options"]) > LEADS_TO_AT_MOST:
                assert "leads_to" not in asked, name
                continue
            assert [to["option"] for to in asked["leads_to"]] == asked["options"], name
            for to in asked["leads_to"]:
                assert has_shape(to, LEADS_TO), name
                assert to["short"], name
                assert to["winner"] is None or to["winner"] in seats, name
                assert to["ended"] in ENDED, name
                assert is_state(to["after"], seats), name


def test_an_option_is_what_answers_take() -> None:
    """Each option, given as one more answer, decides the choice that it was offered for."""
    for question, options in QUESTIONS.items():
        for asked in ask(question, options)["asked"]:
            for option in asked["options"]:
                given = replace(options, answers=[*options.answers, f"{asked['name']}={option}"])
                again = ask(question, given)
                assert again["differences"] == [], (question, option)
                assert asked not in again["asked"] or again["burn_outs"], (question, option)


def test_cards_examples_notes_and_differences_have_their_keys() -> None:
    for name, found in entries():
        for card in found["cards"]:
            assert has_shape(card, {"name": str, "text": str, "made_up": bool, "not_yet": list}), name
            assert card["not_yet"] == [] or all_texts(card["not_yet"]), name
        for example in found["examples"]:
            assert has_shape(example, {"title": str, "scenario": str, "short": str}), name
            assert library.find(example["scenario"]).is_file(), name
        for note in found["notes"]:
            assert has_shape(note, {"kind": str, "text": str}), name
            assert note["kind"] in KINDS, name
            assert note["text"], name
        for difference in found["differences"]:
            assert set(difference) >= {"path", "expected", "found"}, name


def test_the_verdict_follows_from_the_differences() -> None:
    assert all(found["ok"] is not False and found["differences"] == [] for _, found in of_library())
    assert all(found["ok"] is None for _, found in of_questions())


def test_an_answer_that_nothing_asked_for_is_a_difference() -> None:
    found = ask("draw 3", Options(answers=["PREDICT.RECYCLE=1"]))
    assert [difference["path"] for difference in found["differences"]] == ["answers.PREDICT.RECYCLE"]


def test_plain_data_is_asked_like_words() -> None:
    data = {"question": "draw 3", "you": {"main_deck": 1, "trash": 6, "points": 3}, "opponent": {"points": 7}}
    assert ask_data(data) == ask("draw 3", QUESTIONS["draw 3"])


def resolved(capsys: Captured, *files: Path) -> tuple[int, Any]:
    code = cli.main(["resolve", "--json", *map(str, files)])
    return code, json.loads(capsys.readouterr().out)


def test_resolve_gives_results_and_errors_with_their_place(capsys: Captured, tmp_path: Path) -> None:
    good, wrong, broken, gone = (tmp_path / name for name in ("good.yaml", "wrong.yaml", "broken.yaml", "gone.yaml"))
    good.write_text("title: As expected\ndo: [you draw 3]\nexpect: {you: {hand: 3}}\n", "utf-8")
    wrong.write_text("do: [you draw 3]\nexpect: {you: {hand: 4}}\n", "utf-8")
    broken.write_text("format: 1\ndo:\n  - you dance 3\n", "utf-8")
    code, found = resolved(capsys, good, wrong, broken, gone)
    assert code == 2
    assert set(found) == {"results"}
    right, differs, unreadable, missing = found["results"]
    assert has_shape(right, ENTRY)
    assert right["title"] == "As expected"
    assert right["ok"] is True
    assert differs["ok"] is False
    assert differs["differences"] == [{"path": "expect.you.hand", "expected": 4, "found": 3}]
    for entry, file in ((unreadable, broken), (missing, gone)):
        assert set(entry) == {"title", "ok", "error"}
        assert isinstance(entry["title"], str)
        assert entry["ok"] is False
        assert set(entry["error"]) == {"message", "file", "line", "column"}
        assert entry["error"]["file"] == str(file)
        assert isinstance(entry["error"]["message"], str)
        assert "\n" not in entry["error"]["message"]
    assert (unreadable["error"]["line"], unreadable["error"]["column"]) == (3, 5)
    assert (missing["error"]["line"], missing["error"]["column"]) == (None, None)


def test_what_this_version_cannot_carry_out_is_an_error_with_its_place(capsys: Captured, tmp_path: Path) -> None:
    """Deflect is not known yet: neither a move nor the question whether it is legal ends in a traceback."""
    start = (
        "players: {you: {hand: [Shakedown], energy: 9, power: {fury: 3, chaos: 3}}}\n"
        "battlefields: {B: {units: {opponent: [Tianna Crownguard]}}}\n"
    )
    move = "you plays Shakedown, on Tianna Crownguard"
    moved, legal = tmp_path / "moved.yaml", tmp_path / "legal.yaml"
    moved.write_text(f'{start}do: ["{move}"]\n', "utf-8")
    legal.write_text(f'{start}do: []\nexpect: {{legal: ["{move}"]}}\n', "utf-8")
    code, found = resolved(capsys, moved, legal)
    assert code == 2
    for entry, line in zip(found["results"], (3, 4)):
        assert "Deflect" in entry["error"]["message"]
        assert entry["error"]["line"] == line


def test_a_rule_has_its_keys_under_its_name_and_numbers(capsys: Captured) -> None:
    for name, rule in RULES.items():
        queries = [name, rule.number, *([rule.quoted] if rule.quoted else [])]
        for query in queries:
            assert cli.main(["rule", query, "--json"]) == 0
            found = json.loads(capsys.readouterr().out)
            assert set(found) == {"query", "rules"}
            assert found["query"] == query
            assert name in [each["name"] for each in found["rules"]], query
            for each in found["rules"]:
                assert has_shape(each, RULE), query
                assert each["edition"] in {*EDITIONS, "TR"}, query
                assert each["status"] in STATUSES, query
                assert each["title"], query
                assert each["summary"], query
                assert set(each["terms"]) <= set(GLOSSARY), query
                assert each["proofs"] == [] or all_texts(each["proofs"]), query


def test_numbers_are_bare_only_where_they_are_quoted() -> None:
    for name, rule in RULES.items():
        assert are_citations([cite(name)]), name
        assert (cite(name) == rule.quoted) is (rule.quoted is not None), name


def test_a_card_has_its_keys(capsys: Captured) -> None:
    for name in sorted(card.name for card in (*PRINTED, *EXAMPLES)):
        code = cli.main(["card", name, "--json"])
        printed = capsys.readouterr()
        assert code == 0, printed.err
        found = json.loads(printed.out)
        assert has_shape(found, CARD), name
        assert found["name"] == name
        assert found["type"] in TYPES, name
        assert all_texts(found["ids"]) or found["example"], name
        assert all(is_number(value) for value in (found["power"] or {}).values()), name
        for key in ("domains", "keywords", "not_yet", "banned"):
            assert found[key] == [] or all_texts(found[key]), (name, key)
        assert found["supported"] is (found["not_yet"] == []), name
        assert found["program"], name


def test_coverage_lists_every_statement_and_every_rule() -> None:
    found = coverage()
    assert set(found) >= {"statements", "rules"}
    assert set(found["statements"]) == {f"S{number:02}" for number in range(1, 47)}
    for statement, files in found["statements"].items():
        assert all_texts(files), statement
        assert all(file.startswith("scenarios/") and library.find(file).is_file() for file in files), statement
    assert set(found["rules"]) == {rule.number for rule in RULES.values()}
    for number, covered in found["rules"].items():
        assert has_shape(covered, COVERED), number
        assert covered["status"] in STATUSES, number
        assert (covered["reason"] is None) is (covered["status"] == "enforced"), number
        assert covered["code"] == [] or all_texts(covered["code"]), number
        assert covered["proofs"] == [] or all_texts(covered["proofs"]), number
        assert covered["proofs"] or covered["status"] != "enforced", number
