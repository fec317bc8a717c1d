"""The command `rulebound`: hands the arguments to one command; what is heavy is imported only where it is needed."""

import io
import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

from rulebound import __version__

DONE: Final = 0
UNUSABLE_INPUT: Final = 2

app = typer.Typer(
    name="rulebound",
    help="The executable rulebook of Riftbound: what happens, why, and by which rule.",
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def version_text() -> str:
    """What `--version` prints."""
    return f"rulebound {__version__}"


def _print_version(wanted: bool) -> None:
    """Print the version and end, as soon as the option is met."""
    if wanted:
        typer.echo(version_text())
        raise typer.Exit(DONE)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and end.")
    ] = False,
) -> None:
    """The executable rulebook of Riftbound: what happens, why, and by which rule."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _speak_utf8() -> None:
    """Write UTF-8 whatever the terminal's code page is, so that card names survive on every system."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code: 0 when it is done, 2 when the input is unusable.

    `arguments` are those of the process when left out. What can't be used is said in one line on the error stream.
    """
    _speak_utf8()
    command = typer.main.get_command(app)
    try:
        result = command.main(args=arguments, prog_name="rulebound", standalone_mode=False)
    except TyperException as error:
        message = error.format_message().rstrip(".")
        typer.echo(f"rulebound: {message}. Type `rulebound --help` for what it does.", err=True)
        return UNUSABLE_INPUT
    except typer.Abort:
        typer.echo("rulebound: stopped.", err=True)
        return UNUSABLE_INPUT
    return result if isinstance(result, int) else DONE
