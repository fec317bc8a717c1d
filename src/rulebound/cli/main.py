"""The command `rulebound`: hands the arguments to one command; what is heavy is imported only where it is needed."""

from collections.abc import Sequence
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

from rulebound.cli import output
from rulebound.cli.ask import ask
from rulebound.cli.card import card
from rulebound.cli.errors import DONE, UNUSABLE_INPUT
from rulebound.cli.resolve import resolve
from rulebound.cli.rule import rule, rules

STOPPED: Final = 130
"""The exit code of a command that the person ended by Ctrl-C."""

app = typer.Typer(
    name="rulebound",
    help="The executable rulebook of Riftbound: what happens, why, and by which rule.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (ask, resolve, rule, rules, card):
    app.command()(command)


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

    Without a command, worked examples are answered and questions taken at a prompt.
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
    group = typer.main.get_command(app)
    try:
        result = group.main(args=arguments, prog_name="rulebound", standalone_mode=False)
    except TyperException as error:
        message = " ".join(error.format_message().split()).rstrip(".")
        output.complain(f"rulebound: {message}. Type `rulebound --help` for what it does.")
        return UNUSABLE_INPUT
    except (typer.Abort, KeyboardInterrupt):
        return STOPPED
    return result if isinstance(result, int) else DONE
