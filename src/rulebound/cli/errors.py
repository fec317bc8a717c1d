"""What can't be used, as the one line that a person reads, and the exit codes of the command."""

from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec

import typer

from rulebound.cli import output

DONE: Final = 0
NOT_AS_EXPECTED: Final = 1
UNUSABLE_INPUT: Final = 2

P = ParamSpec("P")


def refuse(message: str) -> typer.Exit:
    """Say in one line what can't be used; raise what is returned to end with that exit code."""
    line = " ".join(message.split()).rstrip(".")
    output.complain(f"rulebound: {line}.")
    return typer.Exit(UNUSABLE_INPUT)


def in_one_line(command: Callable[P, int]) -> Callable[P, int]:
    """A command that says in one line what is wrong with its input, instead of showing where that was noticed."""

    @wraps(command)
    def careful(*arguments: P.args, **options: P.kwargs) -> int:
        # Imported here: a command that needs neither starts faster without them.
        from rulebound.answer.question import NotUnderstood
        from rulebound.rulebook import UnknownEdition, UnknownRule
        from rulebound.scenario.errors import SituationError

        try:
            return command(*arguments, **options)
        except SituationError as wrong:
            raise refuse(str(wrong)) from None
        except (NotUnderstood, UnknownEdition, UnknownRule) as wrong:
            raise refuse(str(wrong.args[0])) from None

    return careful
