"""What can't be used or found, as problem details (RFC 9457)."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from rulebound.answer.question import NotUnderstood
from rulebound.rulebook import UnknownEdition, UnknownRule
from rulebound.rules.faces import NotYet, UnknownFace
from rulebound.scenario.errors import SituationError

MEDIA_TYPE: Final = "application/problem+json"
UNUSABLE: Final = 422
"""A question, rule or situation that was read and can't be used."""


class Problem(Exception):
    """A request that can't be answered: HTTP status, a title that is the same for all of its kind, and what to do.

    `place` holds more members of the problem's data, such as file, line and column.
    """

    def __init__(self, status: int, title: str, detail: str, place: Mapping[str, Any] | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.title = title
        self.detail = detail
        self.place = place

    def as_data(self) -> dict[str, Any]:
        """The members of problem details, and those of `place`."""
        found: dict[str, Any] = {
            "type": "about:blank",
            "title": self.title,
            "status": self.status,
            "detail": self.detail,
        }
        return {**found, **(self.place or {})}


def problem_response(problem: Problem) -> Response:
    """The problem for a program."""
    return JSONResponse(problem.as_data(), problem.status, media_type=MEDIA_TYPE)


def problem_of(error: Exception) -> Problem:
    """The problem that an error of the engine or the server stands for."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, HTTPException):
        status = HTTPStatus(error.status_code)
        said = error.detail != status.phrase
        return Problem(error.status_code, status.phrase, error.detail if said else f"{status.description}.")
    if isinstance(error, SituationError):
        place = {"file": error.file, "line": error.line, "column": error.column}
        return Problem(UNUSABLE, "Not a valid situation", error.message, place)
    if isinstance(error, NotYet):
        return Problem(UNUSABLE, "Not yet supported", f"This needs {error.what}, which is not played yet.")
    if isinstance(error, UnknownFace):
        return Problem(UNUSABLE, "A card must have a name", f"The rules need to know {error.need}: name the card.")
    if isinstance(error, UnknownRule):
        return Problem(404, "No such rule", _sentence(error))
    if isinstance(error, UnknownEdition):
        return Problem(UNUSABLE, "No such edition", _sentence(error))
    return Problem(UNUSABLE, "Not understood", _sentence(error))


def _sentence(error: Exception) -> str:
    """An error's message with a capital and a full stop."""
    text = str(error.args[0]) if error.args else str(error)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


TOLD: Final = (Problem, SituationError, NotUnderstood, UnknownRule, UnknownEdition, NotYet, UnknownFace)
"""What asking the engine can end in."""
