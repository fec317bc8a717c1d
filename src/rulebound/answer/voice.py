"""Who is spoken of: "you" for the one who asks, "your opponent" or "opponent 2" for the others, in sentences."""

import re
from collections.abc import Sequence
from typing import Final

CALLED: Final = {"you": "you", "opponent": "your opponent", "ally": "your ally"}
"""How seats are called; any other seat by its name."""

UNNAMED: Final = "a card"
MANY_NAMES: Final = 5
"""More cards than this are counted, not listed."""

FORMS: Final = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")


def called(seat: str) -> str:
    """What a seat is called inside a sentence."""
    return CALLED.get(seat, seat)


def whose(seat: str) -> str:
    """The possessive: "your", "your opponent's"."""
    return "your" if seat == "you" else called(seat) + "'s"


def say(template: str, seat: str = "you", **values: object) -> str:
    """Fill a sentence about one seat.

    `[draw|draws]` is the form for "you" and the one for everybody else; `{who}`, `{whose}`, `{their}`, `{they}` and
    `{them}` stand for the seat, `{Who}` and `{Whose}` at the beginning of a sentence.
    """
    mine = seat == "you"
    text = FORMS.sub(r"\1" if mine else r"\2", template)
    words: dict[str, object] = {
        "who": called(seat), "Who": capital(called(seat)), "whose": whose(seat), "Whose": capital(whose(seat)),
        "their": "your" if mine else "their", "they": "you" if mine else "they", "them": "you" if mine else "them",
    }  # fmt: skip
    return text.format(**words | values)


def capital(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def number(count: int, one: str, more: str = "") -> str:
    """A count with its noun: "1 card", "3 cards", "no cards"."""
    noun = one if count == 1 else more or one + "s"
    return f"no {noun}" if count == 0 else f"{count} {noun}"


def cards(count: int) -> str:
    """A number of cards."""
    return number(count, "card")


def points(count: int) -> str:
    """A number of points."""
    return number(count, "point")


def joined(parts: Sequence[str], last: str = "and") -> str:
    """The parts of an enumeration: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + f" {last} " + parts[-1]


def listing(names: Sequence[str], noun: str = "card") -> str:
    """Cards by their names where they have some: "Stacked Deck and 2 other cards", else "3 cards"."""
    named = [name for name in names if name != UNNAMED]
    if not named or len(names) > MANY_NAMES:
        return number(len(names), noun)
    different = list(dict.fromkeys(named))
    if len(different) < len(named):
        named = [name if named.count(name) == 1 else f"{name} ×{named.count(name)}" for name in different]
    rest = len(names) - sum(1 for name in names if name != UNNAMED)
    return joined([*named, number(rest, f"other {noun}")] if rest else named)


def place_name(place: int) -> str:
    """A battlefield's letter."""
    return chr(ord("A") + place)
