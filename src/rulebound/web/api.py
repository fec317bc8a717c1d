"""The page's answers as JSON under /api/: ask, resolve, rule, card, and the description of all of it."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from rulebound.web import data
from rulebound.web.answering import answered
from rulebound.web.ask import required
from rulebound.web.openapi import EXAMPLES, description
from rulebound.web.problems import Problem
from rulebound.web.rendering import page


async def ask(request: Request) -> Response:
    """GET: a question with its counts in the address, as on the front page. POST: with its situation as data."""
    if request.method == "POST":
        return await _answer(request, data.ask)
    return JSONResponse((await run_in_threadpool(answered, required(request.query_params))).entry)


async def resolve(request: Request) -> Response:
    """POST: a situation as the text of a file, or as data."""
    return await _answer(request, _resolve)


def rule(request: Request) -> Response:
    """GET: the rules of a number, or the rule of a name."""
    return JSONResponse(data.rule(request.path_params["query"], request.query_params.get("edition") or None))


def card(request: Request) -> Response:
    """GET: a card."""
    return JSONResponse(data.card(request.path_params["name"]))


def openapi(request: Request) -> Response:
    """GET: the description of the API."""
    return JSONResponse(description())


def index(request: Request) -> Response:
    """The API explained to people."""
    return page(request, "api.html", examples=EXAMPLES, base=str(request.base_url).rstrip("/"))


async def _answer(request: Request, answer: Callable[[dict[str, Any]], dict[str, Any]]) -> Response:
    """Answer to the object in a request's body, without keeping other requests waiting."""
    body = await request.body()
    return JSONResponse(await run_in_threadpool(answer, _object(body)))


def _object(body: bytes) -> dict[str, Any]:
    """The JSON object in a body. Raises Problem."""
    try:
        found = msgspec.json.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as wrong:
        why = "it is nested too deeply" if isinstance(wrong, RecursionError) else str(wrong)
        raise Problem(400, "Not JSON", f"The body can't be read as JSON: {why}.") from None
    if not isinstance(found, dict):
        raise Problem(400, "Not an object", 'The body must be a JSON object, such as {"question": "draw 3"}.')
    return found


def _resolve(body: dict[str, Any]) -> dict[str, Any]:
    """The results of a body: `file` alone is a file's text, anything else a situation."""
    if "file" not in body:
        return data.resolve(body)
    if not isinstance(body["file"], str) or len(body) > 1:
        raise Problem(422, "Not a file", 'Send {"file": "…"} with the text of one file, and nothing beside it.')
    return data.resolve_text(body["file"])


routes: Final = [
    Route("/api", index),
    Route("/api/", index),
    Route("/api/ask", ask, methods=["GET", "POST"]),
    Route("/api/resolve", resolve, methods=["POST"]),
    Route("/api/rule/{query:path}", rule),
    Route("/api/card/{name:path}", card),
    Route("/api/openapi.json", openapi),
]
