"""`rulebound serve` and `rulebound mcp`: the page on this machine, and the interface for assistants."""

from typing import Annotated

import typer

DEFAULT_PORT = 8432
LOOPBACK = "127.0.0.1"


def serve(
    port: Annotated[int, typer.Option(metavar="PORT", help="the port; 0 takes a free one")] = DEFAULT_PORT,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="the address to bind; others than the loopback can be "
                                      "reached by other machines")] = LOOPBACK,
    browser: Annotated[
        bool | None, typer.Option("--browser/--no-browser", help="open a browser, or not", show_default=False)
    ] = None,
) -> int:  # fmt: skip
    """Serve the page on this machine until Ctrl-C."""
    from rulebound.web.serve import main

    return main(port, host, browser)


def mcp() -> int:
    """Answer an assistant over the Model Context Protocol, on standard input and output."""
    from rulebound.web.assistant import main

    return main()
