"""Reads a command's arguments from its own signature, since loading typer's parser takes longer than most answers do.

Only what leaves no doubt is read here. Anything else, such as a misspelt option, a negative number or `--help`, is left
to typer, which knows all forms and says what is wrong.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import Parameter, signature
from typing import Any, Final, get_args, get_origin, get_type_hints

from typer.models import ArgumentInfo

from rulebound.cli.errors import refuse

FLAG: Final = "flag"
NUMBER: Final = "number"
COUNT: Final = "count"
WORD: Final = "word"
WORDS: Final = "words"
RANGES: Final = {NUMBER: "", COUNT: " from 0 to 1,000"}
"""The kinds that are numbers, with what they may be."""
LONGEST_NUMBER: Final = 40
"""No number that means anything has more digits."""


@dataclass(slots=True)
class Form:
    """What a command takes: the name and kind behind each option, the words that stand alone, and who must be given."""

    options: dict[str, tuple[str, str]]
    alone: str
    needed: bool


def read(command: Callable[..., int], arguments: Sequence[str]) -> dict[str, Any] | None:
    """The command's parameters as typer would give them, without those left out; None where typer has to read.

    An option that takes one value and is given two is refused, of which typer would take the last, and so is what is
    no number, of which typer would not say what it is.
    """
    form = form_of(command)
    found: dict[str, Any] = {}
    words: list[str] = []
    left = list(arguments)
    while left:
        argument = left.pop(0)
        if not argument.startswith("-"):
            words.append(argument)
            continue
        flag, given, value = argument.partition("=")
        name, kind = form.options.get(flag, ("", ""))
        if not name or (kind == FLAG and given):
            return None
        if kind == FLAG:
            found[name] = True
            continue
        if not given:
            value = left.pop(0) if left else "-"
        if kind in RANGES and not _is_any_number(value) and not value.startswith("-"):
            raise refuse(f"{flag}: {value!r} is no whole number{RANGES[kind]}")
        if value.startswith("-") or (kind in RANGES and not _is_number(value)):
            return None
        if kind in RANGES and found.get(name, int(value)) != int(value):
            raise refuse(f"{flag} is given twice, with {found[name]} and with {value}: leave one out")
        if kind == WORD and found.get(name, value) != value:
            raise refuse(f"{flag} is given twice, with {found[name]!r} and with {value!r}: leave one out")
        if kind == WORDS:
            found.setdefault(name, []).append(value)
        else:
            found[name] = int(value) if kind in RANGES else value
    if (words and not form.alone) or (form.needed and not words):
        return None
    return {**found, form.alone: words} if words else found


def form_of(command: Callable[..., int]) -> Form:
    """What the signature of a command says about its arguments."""
    hints = get_type_hints(command, include_extras=True)
    form = Form({}, "", False)
    for name, parameter in signature(command).parameters.items():
        declared, info = get_args(hints[name])
        if isinstance(info, ArgumentInfo):
            form.alone, form.needed = name, parameter.default is Parameter.empty
            continue
        # Among annotations, typer takes the first name of an option for its default.
        names = [text for text in (info.default, *(info.param_decls or ())) if isinstance(text, str)]
        for flag in names or ["--" + name.replace("_", "-")]:
            form.options[flag] = (name, _kind(declared, info.metavar))
    return form


def _kind(declared: Any, metavar: str | None) -> str:
    """How a parameter of that type is written; a count is called N."""
    if declared is bool:
        return FLAG
    types = get_args(declared) or (declared,)
    if int in types:
        return COUNT if metavar == "N" else NUMBER
    return WORDS if list in [get_origin(each) for each in types] else WORD


def _is_any_number(text: str) -> bool:
    """Whether typer would read it as a whole number too, such as +3."""
    try:
        int(text)
    except ValueError:
        return False
    return True


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
