"""The scenario editor: file and form stay one, expectations are shown, mistakes have a place, nothing is kept."""

from typing import Any

import pytest

pytest.importorskip("starlette")
pytest.importorskip("jinja2")
pytest.importorskip("httpx")

from starlette.testclient import TestClient

from rulebound.scenario import load_text
from rulebound.web import yaml_edit
from rulebound.web.editor import LARGEST_FILE, MOST_FIELDS, edited, result_of
from rulebound.web.editor_form import ORDER, form_of, merged
from rulebound.web.yaml_edit import put
from tests.library import FILES

FILE = """\
# a comment
format: 1
players:
  you:      {main_deck: 1, trash: 6}   # mine
do:
  - you draw 3
  # not the end
expect:
  you:      {hand: 3, main_deck: 4}
  burn_outs: [1]
"""


def live(client: TestClient, **sent: str) -> dict[str, Any]:
    answer = client.post("/editor/live", data=sent)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def values(file: str) -> dict[str, str]:
    return {name: field.value for name, field in form_of(file).fields().items()}


@pytest.mark.parametrize("path", FILES[::5], ids=lambda path: path.stem)
def test_the_form_changes_nothing_by_itself(path: Any) -> None:
    file = path.read_text("utf-8")
    assert merged(file, file, values(file)) == file


@pytest.mark.parametrize("path", FILES[::5], ids=lambda path: path.stem)
def test_one_field_changes_one_value(path: Any) -> None:
    file = path.read_text("utf-8")
    for name, value in (
        ("players/you/points", "2"),
        ("do", "cleanup"),
        ("expect/winner", "none"),
        ("turn/phase", "draw"),
    ):
        changed = merged(file, file, {name: value})
        assert values(changed) == values(file) | {name: value}
        gone = values(merged(changed, changed, {name: ""}))
        assert gone == values(file) | {name: ""}


def test_comments_and_layout_stay() -> None:
    changed = merged(FILE, FILE, {"players/you/trash": "4", "players/opponent/points": "7", "expect/burn_outs": ""})
    assert "# a comment" in changed
    assert "  you:      {main_deck: 1, trash: 4}   # mine\n  opponent: {points: 7}\ndo:" in changed
    assert "burn_outs" not in changed
    load_text(changed, "file")


def test_a_file_grows_from_nothing() -> None:
    file = ""
    for name, value in (
        ("do", "you draw 1"), ("players/you/hand", "2"), ("mode", "ffa3"), ("turn/player", "opponent 1"),
        ("battlefields/A/card", "Zaun Warrens"), ("title", "Odd: a # title, with “quotes”"), ("expect/you/hand", "3"),
    ):  # fmt: skip
        file = merged(file, file, {name: value})
    situation = load_text(file, "file")
    assert situation.mode == "ffa3"
    assert situation.title == "Odd: a # title, with “quotes”"
    assert [line.split(":")[0] for line in file.splitlines() if not line.startswith(" ")] == [
        "title", "mode", "players", "battlefields", "turn", "do", "expect",
    ]  # fmt: skip


def test_file_and_form_changed_at_once() -> None:
    """The file was typed in, and a field changed too: both count, and fields that nobody touched count for nothing."""
    typed = FILE.replace("main_deck: 1", "main_deck: 2")
    now = edited(typed, FILE, values(FILE) | {"players/you/trash": "5"})
    assert "{main_deck: 2, trash: 5}" in now.file
    assert now.form.fields()["players/you/main_deck"].value == "2"


@pytest.mark.parametrize("value", ["[", "}", "a: b", "x # y", '"', "&a", "*", "{a: 1}", "[1, {as: d1}]", "1, 2", "- a"])
def test_whatever_is_typed_stays_one_value(value: str) -> None:
    changed = merged(FILE, FILE, {"players/you/trash": value})
    assert values(changed).keys() == values(FILE).keys()
    assert {name for name, one in values(changed).items() if one != values(FILE)[name]} <= {"players/you/trash"}
    assert list(form_of(merged(FILE, FILE, {"do": value})).fields()["do"].value.splitlines()) != []


def test_expectations_are_green_or_a_difference(client: TestClient) -> None:
    page = client.get("/editor?scenario=burn_out/document_draw_three").text
    assert "As expected" in page
    assert page.count('<li class="met">') == 5
    wrong = live(client, file=FILE.replace("hand: 3", "hand: 9"))["result"]
    assert wrong.count('<li class="met">') == 2
    assert wrong.count('<li class="differs">') == 1
    assert "expected 9, found <strong>3</strong>" in wrong


def test_every_difference_is_shown_somewhere() -> None:
    result = result_of("do: []\nanswers: {BURN_OUT.OPPONENT: opponent}\nexpect: {winner: you, you: {points: 3}}")
    assert result.answer is not None
    shown = [*result.others, *[one for each in result.expectations for one in each.found]]
    assert len(shown) == len(result.answer["differences"]) == 3


def test_mistakes_have_line_and_column(client: TestClient) -> None:
    found = live(client, file="players:\n  you: {tras: 4}\ndo: []", base=FILE)
    assert "Line 2, column 9:" in found["result"]
    assert "did you mean" in found["result"]
    broken = live(client, file="players: {you: [\ndo", base=FILE)
    assert "can&#39;t be run" in broken["result"] or "can't be run" in broken["result"]
    assert broken["file"] == "players: {you: [\ndo"
    assert broken["base"] == FILE
    assert 'value="6"' in broken["form"]


def test_an_open_choice_is_answered_into_the_file(client: TestClient) -> None:
    file = "mode: ffa3\nplayers: {you: {main_deck: 0, trash: 3}}\ndo:\n  - you draw 1\n"
    assert 'value="BURN_OUT.OPPONENT=opponent 2"' in live(client, file=file)["result"]
    now = live(client, file=file, base=file, answer="BURN_OUT.OPPONENT=opponent 2")
    assert "answers: {BURN_OUT.OPPONENT: opponent 2}" in now["file"]
    assert "decision is open" not in now["result"]


def test_without_a_script(client: TestClient) -> None:
    page = client.post("/editor", data={"file": FILE.replace("\n", "\r\n"), "base": FILE, "players/you/trash": "9"})
    assert page.status_code == 200
    assert "trash: 9" in page.text
    assert "1 difference" in page.text
    fields = form_of(FILE).fields()
    assert all(f'name="{name}"' in page.text and f'for="{field.id}"' in page.text for name, field in fields.items())


def test_nothing_is_kept(client: TestClient) -> None:
    client.post("/editor", data={"file": "do: [you draw 7]", "base": ""})
    assert "you draw 7" not in client.get("/editor").text


def test_a_repeated_file_runs_once() -> None:
    result = result_of(
        "repeat: 1000000\nplayers: {you: {trash: 2}}\ndo: [you recycle 2 from trash]\nexpect: {you: {trash: 0}}"
    )
    assert result.seeds == 1_000_000
    assert result.answer is not None
    assert result.answer["ok"] is True


def test_limits_and_hostile_input(client: TestClient) -> None:
    assert client.post("/editor", data={"file": "x" * (LARGEST_FILE + 1)}).status_code == 413
    assert client.post("/editor", content="&".join(["a=1"] * (MOST_FIELDS + 1))).status_code == 413
    assert client.post("/editor", content=b"file=\xff%ff%00&base=%00").status_code == 200
    assert client.get("/editor?scenario=../../pyproject.toml").status_code == 404
    nasty = "<script>alert(1)</script>\"'"
    for sent in (
        {"file": nasty},
        {"file": f"title: '{nasty[:-1]}'\ndo: []"},
        {"file": FILE, "base": FILE, "title": nasty},
    ):
        page = client.post("/editor", data=sent)
        assert page.status_code == 200
        assert "<script>alert" not in page.text
    for file in ("[" * 5000, "a: &x [*x]", "- " * 3000, "do: [" + "you draw 1000000, " * 500 + "]"):
        assert client.post("/editor/live", data={"file": file, "base": file}).status_code == 200


def test_values_are_put_into_every_kind_of_mapping() -> None:
    assert put("a: 1\n", ("b",), "2") == "a: 1\nb: 2\n"
    assert put("a: {x: 1}\n", ("a", "y"), "2") == "a: {x: 1, y: 2}\n"
    assert put("a:\n  x: 1\n\nb: 2\n", ("a", "y"), "2") == "a:\n  x: 1\n  y: 2\n\nb: 2\n"
    assert put("a:\nb: 2\n", ("a", "x"), "1") == "a: {x: 1}\nb: 2\n"
    assert put("do: []\n", ("mode",), "ffa3", ORDER) == "mode: ffa3\ndo: []\n"
    assert put("a: {x: 1, y: 2, z: 3}\n", ("a", "y"), None) == "a: {x: 1, z: 3}\n"
    assert put("a: {x: 1, y: 2}\n", ("a", "y"), None) == "a: {x: 1}\n"
    assert put("a: 1\nb:\n  - 1\n  - 2\nc: 3\n", ("b",), None) == "a: 1\nc: 3\n"
    assert put("ä: {é: “1”}\nb: 1\n", ("b",), "2") == "ä: {é: “1”}\nb: 2\n"
    with pytest.raises(yaml_edit.NoPlace):
        put("a: [1]\n", ("a", "x"), "2")
