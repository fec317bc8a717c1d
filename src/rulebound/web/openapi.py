"""The description of the API in the form of OpenAPI 3.1, with examples that the tests send."""

from typing import Any, Final

from rulebound import __version__
from rulebound.scenario.situation import SEATS

Schema = dict[str, Any]

DRAW_THREE: Final = {"question": "draw 3", "you": {"main_deck": 1, "trash": 6, "points": 3}, "opponent": {"points": 7}}
SITUATION: Final = {
    "title": "Burn three with one card left",
    "players": {"you": {"main_deck": 1, "trash": 4}},
    "do": ["you burn 3"],
    "expect": {"you": {"main_deck": 3, "trash": 2}, "opponent": {"points": 1}, "burn_outs": [1]},
}
FILE: Final = """format: 1
title: Draw with an empty deck
players:
  you: {main_deck: 0, trash: 2}
do:
  - you draw 1
expect:
  opponent: {points: 1}
"""

EXAMPLES: Final = (
    ("GET", "/api/ask?question=draw+3&deck=1&trash=6&points=3&opponent_points=7", None),
    ("POST", "/api/ask", DRAW_THREE),
    ("POST", "/api/resolve", SITUATION),
    ("POST", "/api/resolve", {"file": FILE}),
    ("GET", "/api/rule/432.2.b", None),
    ("GET", "/api/rule/BURN_OUT.POINT", None),
    ("GET", "/api/card/Shadow%20Temple", None),
)
"""Requests that work: method, address and body."""

TEXT: Final = {"type": "string"}
WHOLE: Final = {"type": "integer"}
COUNT: Final = {"type": "integer", "minimum": 0, "maximum": 1000}
FLAG: Final = {"type": "boolean"}
COUNTS: Final = ("main_deck", "trash", "hand", "banishment", "rune_deck", "runes", "points")


def description() -> Schema:
    """The whole description."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rulebound",
            "version": __version__,
            "summary": "What happens in a situation of Riftbound, why, and by which rule.",
            "description": "The server runs on this machine, keeps nothing and needs no key. Bodies may hold 256 kB.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": {
            "/api/ask": {"get": _ask_words(), "post": _ask()},
            "/api/resolve": {"post": _resolve()},
            "/api/rule/{query}": {"get": _rule()},
            "/api/card/{name}": {"get": _card()},
        },
        "components": {"schemas": _schemas()},
    }


def _ask_words() -> Schema:
    seats = ("", "opponent_")
    parameters = [
        _query("question", TEXT | {"minLength": 1, "maxLength": 1000}, "What happens, in everyday words.", True)
    ]
    parameters += [
        _query(seat + key, COUNT, f"{'The opponent’s' if seat else 'Your'} {key.replace('_', ' ')}.")
        for seat in seats
        for key in ("deck", "trash", "hand", "points")
    ]
    parameters += [
        _query("mode", TEXT | {"enum": list(SEATS)}, "How many play."),
        _query("answer", _list(TEXT), "A choice answered, NAME=VALUE."),
        _query("set", _list(TEXT), "Anything else, PATH=VALUE."),
    ]
    parameters[0]["example"] = "draw 3 with 1 card left and 6 in my trash"
    return {
        "operationId": "askWords", "summary": "Ask with the situation in the address", "parameters": parameters,
        "responses": _responses("Entry", 400, 414, 422),
    }  # fmt: skip


def _ask() -> Schema:
    return {
        "operationId": "ask", "summary": "Ask with the situation as data",
        "requestBody": _body("Question", {"draw three": DRAW_THREE}), "responses": _responses("Entry", 400, 413, 422),
    }  # fmt: skip


def _resolve() -> Schema:
    body = _body("Resolvable", {"a situation": SITUATION, "a file": {"file": FILE}})
    return {
        "operationId": "resolve", "summary": "Run a situation and compare it with what it expects",
        "requestBody": body, "responses": _responses("Results", 400, 413, 422),
    }  # fmt: skip


def _rule() -> Schema:
    edition = _query("edition", TEXT, "Only rules of this edition, such as 2026-07-16.")
    return {
        "operationId": "rule", "summary": "The rules of a number in any edition, or the rule of a name",
        "parameters": [_path("query", "432.2.b"), edition], "responses": _responses("Rules", 404, 422),
    }  # fmt: skip


def _card() -> Schema:
    return {
        "operationId": "card", "summary": "A card", "parameters": [_path("name", "Shadow Temple")],
        "responses": _responses("Card", 404),
    }  # fmt: skip


def _schemas() -> Schema:
    return {
        "Question": {
            "type": "object", "required": ["question"],
            "description": "A situation as in a file, with `question` in place of `do`; seats may stand at the top.",
            "properties": {"question": TEXT | {"minLength": 1, "maxLength": 1000}},
        },
        "Resolvable": {
            "anyOf": [
                _object({"file": TEXT}, description="The text of a file (YAML)."),
                {
                    "type": "object", "required": ["do"], "properties": {"do": {"type": ["array", "null"]}},
                    "description": "A situation as data.",
                },
            ]
        },
        "Entry": _entry(),
        "Results": _object({"results": _list(_ref("Entry"))}),
        "Counts": {"type": "object", "additionalProperties": {"anyOf": [_ref("Seat"), WHOLE]}},
        "Seat": {"type": "object", "properties": dict.fromkeys(COUNTS, WHOLE), "additionalProperties": False},
        "Rules": _object({"query": TEXT, "rules": _list(_ref("Rule"))}),
        "Rule": _object(
            {
                "name": _or_null(TEXT), "number": TEXT, "edition": TEXT, "quoted": _or_null(TEXT), "title": TEXT,
                "summary": TEXT, "terms": _list(TEXT), "status": TEXT, "proofs": _list(TEXT),
            }
        ),
        "Card": _object(
            {
                "name": TEXT, "ids": _list(TEXT), "type": TEXT, "domains": _list(TEXT), "energy": _or_null(WHOLE),
                "power": _or_null({"type": "object", "additionalProperties": WHOLE}), "might": _or_null(WHOLE),
                "keywords": _list(TEXT), "text": TEXT, "program": _or_null(TEXT), "supported": FLAG,
                "not_yet": _list(TEXT), "banned": _list(TEXT),
            },
            closed=False,
        ),
        "Problem": {
            "type": "object", "required": ["type", "title", "status", "detail"],
            "properties": {
                "type": TEXT, "title": TEXT, "status": WHOLE, "detail": TEXT, "file": TEXT, "line": _or_null(WHOLE),
                "column": _or_null(WHOLE), "results": {"type": "array"},
            },
        },
    }  # fmt: skip


def _entry() -> Schema:
    after = {"type": "object", "additionalProperties": _ref("Seat")}
    step = _object(
        {"text": TEXT, "rules": _list(TEXT), "names": _list(TEXT), "event": TEXT, "after": after}, closed=False
    )
    leads_to = _object(
        {"option": TEXT, "short": TEXT, "winner": _or_null(TEXT), "ended": _or_null(TEXT), "after": _ref("Counts")}
    )
    asked = _object({"player": TEXT, "name": TEXT, "options": _list(TEXT), "rules": _list(TEXT)}, closed=False)
    asked["properties"]["leads_to"] = _list(leads_to)
    return _object(
        {
            "title": TEXT, "short": TEXT, "ok": _or_null(FLAG), "edition": TEXT, "steps": _list(step),
            "before": _ref("Counts"), "after": _ref("Counts"),
            "burn_outs": _list(_object({"player": TEXT, "place": WHOLE})), "winner": _or_null(TEXT),
            "winners": _list(TEXT), "ended": _or_null(TEXT), "asked": _list(asked),
            "cards": _list(_object({"name": TEXT, "text": TEXT, "made_up": FLAG, "not_yet": _list(TEXT)})),
            "examples": _list(_object({"title": TEXT, "scenario": TEXT, "short": TEXT})),
            "notes": _list(_object({"kind": TEXT, "text": TEXT})),
            "differences": _list(_object({"path": TEXT, "expected": {}, "found": {}})),
        }
    )  # fmt: skip


def _object(properties: Schema, closed: bool = True, **more: str) -> Schema:
    """An object with all of these keys, and no other where it is closed."""
    found: Schema = {"type": "object", "required": list(properties), "properties": properties, **more}
    return found | {"additionalProperties": False} if closed else found


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def _query(name: str, schema: Schema, text: str, required: bool = False) -> Schema:
    return {"name": name, "in": "query", "required": required, "schema": schema, "description": text}


def _path(name: str, example: str) -> Schema:
    return {"name": name, "in": "path", "required": True, "schema": TEXT | {"minLength": 1}, "example": example}


def _body(name: str, examples: dict[str, Any]) -> Schema:
    shown = {title: {"value": value} for title, value in examples.items()}
    return {"required": True, "content": {"application/json": {"schema": _ref(name), "examples": shown}}}


REASONS: Final = {
    400: "The body is not a JSON object, or nothing is asked",
    404: "There is no such rule or card",
    413: "The body is too large",
    414: "The address is too long",
    422: "It was read and can't be used",
}


def _responses(name: str, *problems: int) -> Schema:
    """The answer of that shape, and the problems that may stand in its place."""
    found: Schema = {"200": {"description": "Answered", "content": {"application/json": {"schema": _ref(name)}}}}
    for status in (*problems, 403, 421):
        content = {"application/problem+json": {"schema": _ref("Problem")}}
        found[str(status)] = {
            "description": REASONS.get(status, "The request comes from elsewhere"),
            "content": content,
        }
    return found
