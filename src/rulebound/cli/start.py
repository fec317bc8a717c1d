"""`rulebound` without a command: the page; where its extra is missing, worked examples and a prompt for questions."""

import contextlib
import shlex
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Final

from rulebound.cli import output
from rulebound.cli.errors import DONE

WORKED: Final = (
    "burn_out/document_draw_three",
    "burn_out/document_burn_three",
    "burn_out/document_shadow_temple",
    "answers/document_disposal_order",
)
"""The examples that are shown first."""

COMMANDS: Final = ("ask", "card", "resolve", "rule", "rules")
"""What the prompt takes beside a bare question."""

LEAVE: Final = frozenset({"", "exit", "quit", "bye", "q"})
HELP: Final = frozenset({"help", "?", "--help"})
ABOUT: Final = """\
Ask in everyday words: draw 3, or: I hold A, who wins?
  what you have:  draw 3 --deck 1 --trash 6 --points 3 --opponent-points 7
  a rule:         rule 432.2, or all of them: rules
  a card:         card Shadow Temple
  a file:         resolve FILE
All options: ask --help. An empty line ends."""
PROMPT: Final = "rulebound> "


def start(run: Callable[[Sequence[str]], int]) -> int:
    """Start the page on a terminal; without its extra, answer the worked examples and take questions at a prompt.

    Without a terminal only the worked examples are written.
    """
    terminal = output.is_terminal(sys.stdin) and output.is_terminal(sys.stdout)
    if terminal and page_is_installed():
        from rulebound.web.serve import main

        return main()
    output.say("Rulebound, the executable rulebook of Riftbound. Four questions, answered by playing them:")
    for name in WORKED:
        show_example(name)
    if terminal:
        output.say(
            '\nYour question, such as: draw 3 --deck 1 --trash 6. Also "rule 432.2" and "card Shadow Temple". '
            "More by: help. An empty line ends."
        )
        take_questions(run)
    return DONE


def page_is_installed() -> bool:
    """Whether everything that the extra `web` brings is there."""
    return all(find_spec(name) is not None for name in ("starlette", "jinja2", "uvicorn"))


def show_example(name: str) -> None:
    """Run an example of the library and write its title and its answer."""
    from rulebound.answer.asking_cards import CatalogCards
    from rulebound.answer.resolving import resolve
    from rulebound.scenario import library, load_path

    answer = resolve(load_path(library.find(name), CatalogCards()))
    output.say(f"\n{answer['title']}\n", heading=True)
    output.say_answer(answer)


def take_questions(run: Callable[[Sequence[str]], int]) -> None:
    """Answer line after line until an empty one or the end of the input."""
    with contextlib.suppress(ImportError):
        # Lets lines be edited and recalled, where the system has it.
        import readline  # noqa: F401
    while True:
        try:
            line = input(PROMPT)
        except EOFError:
            output.say()
            return
        if line.strip().lower() in LEAVE:
            return
        if line.strip().lower() in HELP:
            output.say(ABOUT)
            continue
        try:
            run(arguments_of(line))
        except ValueError as wrong:
            output.complain(f"rulebound: {wrong}")


def arguments_of(line: str) -> list[str]:
    """A line of the prompt as arguments: a command, or a question with options behind it.

    Only the options are read as a shell reads them: an apostrophe in a question is one. Raises ValueError where a
    quotation mark is left open.
    """
    words = line.split()
    if words[0] == "rulebound":
        words = words[1:]
        line = line.strip().removeprefix("rulebound").strip()
    if words and words[0] in COMMANDS and words[0] != "ask":
        return [words[0], *words[1:]]
    question, dash, options = line.strip().removeprefix("ask ").partition(" --")
    try:
        return ["ask", question.strip().strip("\"'"), *shlex.split(dash + options)]
    except ValueError:
        raise ValueError("a quotation mark in the options is not closed: close it, or leave it out") from None
