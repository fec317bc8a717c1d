"""The command `rulebound`: hands the arguments to one command; what is heavy is imported only where it is needed."""

import errno
import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

from rulebound.cli import output, quick
from rulebound.cli.ask import ask
from rulebound.cli.card import card
from rulebound.cli.errors import DONE, UNUSABLE_INPUT
from rulebound.cli.resolve import resolve
from rulebound.cli.rule import rule, rules
from rulebound.cli.serve import mcp, serve

STOPPED: Final = 130
"""The exit code of a command that the person ended by Ctrl-C."""

COMPLETION: Final = "_RULEBOUND_COMPLETE"
"""Set in the environment by the shell that asks how a line could go on."""

COMMANDS: Final[dict[str, Callable[..., int]]] = {
    "ask": ask, "resolve": resolve, "rule": rule, "rules": rules, "card": card, "serve": serve,
    "mcp": mcp,
}  # fmt: skip

app = typer.Typer(
    name="rulebound",
    help="The executable rulebook of Riftbound: what happens, why, and by which rule.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for name, command in COMMANDS.items():
    app.command(name)(command)


def _print_version(wanted: bool) -> None:
    """Print the version and end, as soon as the option is met."""
    if wanted:
        from rulebound.cli.version import version_text

        output.say(version_text())
        raise typer.Exit(DONE)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print version, editions and dates, and end."
        ),
    ] = False,
) -> int:
    """The executable rulebook of Riftbound: what happens, why, and by which rule.

    Without a command, the page opens on a terminal; where its extra is missing, questions are taken at a prompt.
    """
    if context.invoked_subcommand is None:
        from rulebound.cli.start import start as begin

        return begin(main)
    return DONE


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code: 0 when it is done, 2 when the input is unusable.

    `arguments` are those of the process when left out. What can't be used is said in one line on the error stream.
    `resolve` also ends with 1.
    """
    output.speak_utf8()
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return run(given)
    except TyperException as error:
        message = " ".join(error.format_message().split())
        stop = "" if message.endswith((".", "?", "!")) else "."
        output.complain(f"rulebound: {message}{stop} Type `rulebound --help` for what it does.")
        return UNUSABLE_INPUT
    except typer.Exit as ended:
        return ended.exit_code
    except (typer.Abort, KeyboardInterrupt):
        return STOPPED
    except OSError as wrong:  # typer writes its help by itself
        if wrong.errno != errno.ENOSPC:
            raise
        output.forget_the_rest()
        return output.unwritable(str(wrong.strerror)).exit_code


def run(arguments: list[str]) -> int:
    """Run one command, its arguments read in the quick way where that leaves no doubt."""
    if arguments and arguments[0] in COMMANDS and COMPLETION not in os.environ:
        command = COMMANDS[arguments[0]]
        parameters = quick.read(command, arguments[1:])
        if parameters is not None:
            return command(**parameters)
    result = typer.main.get_command(app).main(args=arguments, prog_name="rulebound", standalone_mode=False)
    return result if isinstance(result, int) else DONE
