"""The API: shapes of what it answers, its own description and examples, and bodies that are refused."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

import pytest
from starlette.testclient import TestClient

from rulebound.web import security
from rulebound.web.answering import MOST_ITEMS, MOST_SEEDS
from rulebound.web.openapi import DRAW_THREE, EXAMPLES, FILE, SITUATION

ENTRY = {
    "title", "short", "ok", "edition", "steps", "before", "after", "burn_outs", "winner", "winners", "ended", "asked",
    "cards", "examples", "notes", "differences",
}  # fmt: skip
PROBLEM = "application/problem+json"


def problem(found: Any, status: int) -> dict[str, Any]:
    """The problem details of an answer that must be one."""
    assert found.status_code == status, found.text
    assert found.headers["content-type"] == PROBLEM
    told: dict[str, Any] = found.json()
    assert told["status"] == status
    assert told["title"]
    assert "\n" not in told["detail"]
    return told


def test_ask_with_a_situation(client: TestClient) -> None:
    entry = client.post("/api/ask", json=DRAW_THREE).json()
    assert set(entry) == ENTRY
    assert entry["winner"] == "opponent"
    assert entry["burn_outs"] == [{"player": "you", "place": 1}]
    assert all(step["rules"] for step in entry["steps"])
    assert entry["before"]["you"]["main_deck"] == 1
    assert entry["after"]["victory_score"] == 8


def test_ask_in_an_address_says_the_same(client: TestClient) -> None:
    asked = client.get("/api/ask?question=draw+3&deck=1&trash=6&points=3&opponent_points=7").json()
    assert asked["short"] == client.post("/api/ask", json=DRAW_THREE).json()["short"]
    chosen = client.get("/api/ask?do=draw&n=3&deck=1&trash=6&points=3&opponent_points=7").json()
    assert chosen["steps"] == asked["steps"]


def test_an_open_choice_leads_somewhere(client: TestClient) -> None:
    body = {"question": "draw 1", "mode": "ffa3", "you": {"main_deck": 0, "trash": 2}}
    asked = client.post("/api/ask", json=body).json()["asked"]
    assert [each["name"] for each in asked] == ["BURN_OUT.OPPONENT"]
    assert {one["option"] for one in asked[0]["leads_to"]} == {"opponent 1", "opponent 2"}
    answered = client.post("/api/ask", json={**body, "answers": {"BURN_OUT.OPPONENT": "opponent 2"}}).json()
    assert answered["asked"] == []
    assert answered["after"]["opponent 2"]["points"] == 1


def test_resolve_a_situation_and_a_file(client: TestClient) -> None:
    for body in (SITUATION, {"file": FILE}):
        results = client.post("/api/resolve", json=body).json()["results"]
        assert len(results) == 1
        assert set(results[0]) == ENTRY
        assert results[0]["ok"] is True
    wrong = {**SITUATION, "expect": {"opponent": {"points": 5}}}
    found = client.post("/api/resolve", json=wrong).json()["results"][0]
    assert found["ok"] is False
    assert found["differences"][0]["path"]


def test_an_invalid_file_is_told_with_its_place(client: TestClient) -> None:
    told = problem(client.post("/api/resolve", json={"file": "do:\n  - you flurble 3\n"}), 422)
    assert (told["line"], told["column"]) == (2, 5)
    entry = told["results"][0]
    assert entry["ok"] is False
    assert set(entry["error"]) == {"message", "file", "line", "column"}


def test_rules_by_number_and_name(client: TestClient) -> None:
    found = client.get("/api/rule/432.2.b").json()
    assert found["query"] == "432.2.b"
    first = found["rules"][0]
    assert set(first) == {
        "name", "number", "edition", "quoted", "title", "summary", "terms", "status", "proofs"
    }  # fmt: skip
    assert (first["name"], first["quoted"]) == ("BURN_OUT.RECYCLE", "432.2.b")
    by_name = client.get("/api/rule/BURN_OUT.RECYCLE").json()
    assert by_name["rules"] == [first]
    assert "TR 421.8" in client.get("/api/rule/TR%20421.8").text
    problem(client.get("/api/rule/999"), 404)
    problem(client.get("/api/rule/432?edition=1999-01-01"), 422)


def test_cards_by_name(client: TestClient) -> None:
    found = client.get("/api/card/shadow%20temple").json()
    assert found["name"] == "Shadow Temple"
    assert found["supported"] is True
    keys = {"name", "ids", "type", "domains", "energy", "power", "might", "keywords", "text", "program", "supported",
            "not_yet", "banned"}  # fmt: skip
    assert keys <= set(found)
    assert "Shadow Temple" in problem(client.get("/api/card/shadow%20tempel"), 404)["detail"]


def test_the_description_holds(client: TestClient) -> None:
    told = client.get("/api/openapi.json").json()
    assert told["openapi"].startswith("3.1")
    references = {ref for ref in _references(told)}
    assert references <= {f"#/components/schemas/{name}" for name in told["components"]["schemas"]}
    assert {path for path in told["paths"]} == {"/api/ask", "/api/resolve", "/api/rule/{query}", "/api/card/{name}"}
    page = client.get("/api/")
    assert page.status_code == 200
    for method, address, body in EXAMPLES:
        answered = client.request(method, address, json=body)
        assert answered.status_code == 200, (address, answered.text)
        assert address.replace("&", "&amp;") in page.text or unquote(address) in page.text


def _references(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "$ref":
                yield inner
            yield from _references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _references(inner)


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b'"draw 3"', b"null", b"\xff\xfe", b'{"question": NaN}', b"[" * 100_000,
        b'{"question": "\\ud800"}', b'{"a":' * 20_000, b'{"question": 1e999}',
    ],
)  # fmt: skip
@pytest.mark.parametrize("path", ["/api/ask", "/api/resolve"])
def test_what_is_no_object_is_refused(client: TestClient, path: str, body: bytes) -> None:
    problem(client.post(path, content=body), 400)


def deep(levels: int) -> Any:
    """A list in a list in a list."""
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


UNUSABLE: list[dict[str, Any]] = [
    {"question": 3},
    {"question": ""},
    {"question": "flurble the wotsit"},
    {"question": "draw 3", "do": []},
    {"question": "draw 3", "you": []},
    {"question": "draw 3", "you": {"main_deck": 10**30}},
    {"question": "draw 3", "you": {"main_deck": -1}},
    {"question": "draw 3", "you": {"main_deck": 1.5}},
    {"question": "draw 3", "you": {"main_deck": deep(200)}},
    {"question": "draw 3", "players": {"you": {"hand": ["<b>x</b>"]}}},
    {"question": "draw 3", "battlefields": {"Z": {}}},
    {"question": "draw 3", "mode": "solitaire"},
    {"question": "draw 3", "answers": deep(40)},
    {"question": "draw 3", "unknown": 1},
    {"question": "draw " + "9" * 900},
    {},
]


@pytest.mark.parametrize("body", UNUSABLE, ids=range(len(UNUSABLE)))
def test_what_can_not_be_used_is_told_in_one_line(client: TestClient, body: dict[str, Any]) -> None:
    problem(client.post("/api/ask", json=body), 422)


def test_files_that_would_keep_a_server_busy_are_refused(client: TestClient) -> None:
    steps = [f"  - you draw {n}\n" for n in range(1000)]
    told = problem(client.post("/api/resolve", json={"file": "do:\n" + "".join(steps)}), 422)
    assert str(MOST_ITEMS) in told["detail"]
    problem(client.post("/api/resolve", json={"do": [["you draw 1"] * 1000]}), 422)
    told = problem(client.post("/api/resolve", json={**SITUATION, "repeat": 10_000}), 422)
    assert str(MOST_SEEDS) in told["detail"]
    bomb = "a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\ndo: [*b,*b,*b]\n"
    problem(client.post("/api/resolve", json={"file": bomb}), 422)
    problem(client.post("/api/resolve", json={"file": FILE, "more": 1}), 422)
    problem(client.post("/api/resolve", json={"file": None}), 422)


def test_large_bodies_are_refused(client: TestClient) -> None:
    problem(client.post("/api/resolve", content=b"x" * 10_000_000), 413)

    def streamed() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 100_000

    problem(client.post("/api/resolve", content=streamed()), 413)
    almost = json.dumps({"question": "draw 3", "title": "x" * (security.LARGEST_BODY - 100)}).encode()
    assert client.post("/api/ask", content=almost).status_code in (200, 422)


def test_other_methods_are_refused(client: TestClient) -> None:
    for method, path in (
        ("PUT", "/api/ask"),
        ("GET", "/api/resolve"),
        ("DELETE", "/api/rule/432"),
        ("POST", "/api/card/X"),
    ):
        found = client.request(method, path)
        problem(found, 405)
        assert found.headers["allow"]
    problem(client.get("/api/nothing"), 404)
