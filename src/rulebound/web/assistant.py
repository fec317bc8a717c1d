"""The interface for assistants, `rulebound mcp`: ask, resolve, rule and card over the Model Context Protocol."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rulebound import __version__

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

INSTRUCTIONS: Final = (
    "Rulebound carries out situations of the trading card game Riftbound by its rules. Use ask for a question in "
    "words, resolve for a situation file, rule for a rule by number or name, card for a card. Every answer cites its "
    "rules; what it assumes is in its notes."
)

DONE: Final = 0
UNUSABLE: Final = 2


def main() -> int:
    """Speak with an assistant over standard input and output until it ends; 2 where the extra is missing."""
    try:
        server = build()
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "rulebound":
            raise
        print(
            f'rulebound: assistants need the extra "mcp" ({missing.name} is missing): pip install "rulebound[mcp]".',
            file=sys.stderr,
        )
        return UNUSABLE
    server.run("stdio")
    return DONE


def build() -> "MCPServer[Any]":
    """The server with its four tools. Raises ModuleNotFoundError where the extra is not installed."""
    from mcp.server.mcpserver import MCPServer

    server: MCPServer[Any] = MCPServer("rulebound", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    for tool in (ask, resolve, rule, card):
        server.tool()(tool)
    return server


def ask(question: str, situation: dict[str, Any] | None = None) -> dict[str, Any]:
    """What happens in a situation, step by step, and by which rules.

    question: everyday words, such as "I draw 3 with one card left and six in my trash, my opponent is at 7".
    situation: what the words leave out, by seat: {"you": {"main_deck": 1, "trash": 6}, "opponent": {"points": 7}}; also
    "mode", "battlefields" and "answers" as in a situation file.
    """
    from rulebound.web import data

    return _told(lambda: data.ask({**(situation or {}), "question": question}))


def resolve(file: str) -> dict[str, Any]:
    """Run a situation file (the YAML text with `do` and perhaps `expect`) and compare it with what it expects."""
    from rulebound.web import data

    return _told(lambda: data.resolve_text(file))


def rule(query: str) -> dict[str, Any]:
    """The rules that bear a number in any edition ("432.2.b", "TR 421.8"), or the rule of a name ("BURN_OUT.POINT")."""
    from rulebound.web import data

    return _told(lambda: data.rule(query))


def card(name: str) -> dict[str, Any]:
    """A card by its name: facts, text in our words, and whether all of it is carried out."""
    from rulebound.web import data

    return _told(lambda: data.card(name))


def _told(answer: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The answer of a tool; why there is none is told to the assistant as the tool's error."""
    from mcp.server.mcpserver.exceptions import ToolError

    from rulebound.web.problems import TOLD, problem_of

    try:
        return answer()
    except TOLD as error:
        raise ToolError(problem_of(error).detail) from None
