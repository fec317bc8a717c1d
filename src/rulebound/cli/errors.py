"""What can't be used, as the one line that a person reads, and the exit codes of the command."""

import re
from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec

import typer

from rulebound.cli import output

DONE: Final = 0
NOT_AS_EXPECTED: Final = 1
UNUSABLE_INPUT: Final = 2

PLACE: Final = re.compile(r"^at [\w.\[\] ]+: ")
"""Where in plain data something is, at the beginning of a message."""

P = ParamSpec("P")


def refuse(message: str) -> typer.Exit:
    """Say in one line what can't be used; raise what is returned to end with that exit code."""
    output.complain("rulebound: " + " ".join(message.split()))
    return typer.Exit(UNUSABLE_INPUT)


def unusable() -> tuple[type[Exception], ...]:
    """The errors that mean that the input can't be used; imported only once something is wrong."""
    from rulebound.answer.question import NotUnderstood
    from rulebound.rulebook import UnknownEdition, UnknownRule
    from rulebound.scenario.errors import SituationError

    return NotUnderstood, UnknownEdition, UnknownRule, SituationError


def in_one_line(command: Callable[P, int]) -> Callable[P, int]:
    """A command that says in one line what is wrong with its input, instead of showing where that was noticed."""

    @wraps(command)
    def careful(*arguments: P.args, **options: P.kwargs) -> int:
        try:
            return command(*arguments, **options)
        except unusable() as wrong:
            raise refuse(message_of(wrong)) from None

    return careful


def message_of(wrong: Exception) -> str:
    """The line of an error; LookupError would quote its own, and a question has no file and no place in one."""
    from rulebound.answer.asking import QUESTION
    from rulebound.scenario.errors import SituationError

    if isinstance(wrong, SituationError) and wrong.file == QUESTION:
        return PLACE.sub("", wrong.message)
    return str(wrong.args[0]) if isinstance(wrong, LookupError) else str(wrong)
