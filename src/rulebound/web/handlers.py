"""How errors are answered: as problem details under /api/, as a page elsewhere."""

from collections.abc import Mapping
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from rulebound.web.problems import TOLD, Problem, problem_of, problem_response
from rulebound.web.rendering import page
from rulebound.web.security import HEADERS

FAILURE: Final = Problem(
    500,
    "An error of Rulebound",
    "This is no fault of what you asked. Please report it with the address or body you sent.",
)


async def answer_problem(request: Request, error: Exception) -> Response:
    """Told to programs under /api/, shown as a page elsewhere."""
    problem = problem_of(error)
    if request.url.path.startswith("/api/"):
        response = problem_response(problem)
    else:
        response = page(request, "problem.html", problem.status, problem=problem)
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    return response


async def answer_failure(request: Request, error: Exception) -> Response:
    """An error of the program itself: it goes on to the log; whoever asked is told that it is no fault of theirs."""
    response = await answer_problem(request, FAILURE)
    # This answer is given outside of the guard.
    response.headers.update(HEADERS)
    return response


HANDLERS: Final[Mapping[Any, Any]] = {
    **dict.fromkeys([HTTPException, *TOLD], answer_problem),
    Exception: answer_failure,
}
"""The errors that a page may let through, each answered with its problem, and those that nobody thought of."""
