"""Names as people write them: which spellings are one name, and what was probably meant by an unknown one."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final, Protocol


class CardNames(Protocol):
    """Whoever knows the cards; given from outside, so that reading needs no card."""

    def all_names(self) -> Sequence[str]:
        """Every name a card or token can have, in its printed spelling."""
        ...


_APOSTROPHES: Final = dict.fromkeys(map(ord, "\u2019\u2018\u02bc\u02b9\u00b4`\u2032\uff07"), "'")
_DASHES: Final = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-")
_EPITHET: Final = re.compile(r"^(?P<name>[^()]+?)\s*\((?P<epithet>[^()]+)\)$")
_QUOTED: Final = re.compile(r"""^(?:"(?P<double>[^"]+)"|“(?P<curly>[^”]+)”)$""")


def name_key(text: str) -> str:
    """What two spellings of one name share: case, accents, kind of apostrophe and dash, colons and spacing are dropped.

    `Karma (Channeler)` and `Karma, Channeler` share one key.
    """
    plain = text.translate(_APOSTROPHES).translate(_DASHES)
    plain = "".join(c for c in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(c))
    plain = " ".join(plain.replace(":", " ").split()).casefold()
    if epithet := _EPITHET.match(plain):
        plain = f"{epithet['name']}, {epithet['epithet']}"
    return re.sub(r"\s*,\s*", ", ", plain)


def unquoted(text: str) -> str:
    """The name without the quotation marks somebody put round it."""
    stripped = text.strip()
    if quoted := _QUOTED.match(stripped):
        return str(quoted["double"] or quoted["curly"]).strip()
    return stripped


def nearest(text: str, known: Iterable[str], limit: int = 3) -> list[str]:
    """The known names most like `text`, the most alike first; empty if none is near."""
    by_key = {name_key(name): name for name in known}
    return [by_key[key] for key in get_close_matches(name_key(text), list(by_key), n=limit, cutoff=0.6)]


def listed(names: Iterable[str]) -> str:
    """`a, b or c`, each in backticks."""
    quoted = [f"`{name}`" for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} or {quoted[-1]}"


def suggestion(text: str, known: Sequence[str]) -> str:
    """The end of a message about an unknown word: the nearest known ones, else all of a short list, else nothing."""
    if close := nearest(text, known):
        return f"; did you mean {listed(close)}?"
    return f"; known here: {', '.join(known)}" if 0 < len(known) <= 20 else ""


class NameIndex:
    """The known names, found by any accepted spelling."""

    __slots__ = ("_by_key",)

    def __init__(self, names: Iterable[str]) -> None:
        self._by_key = {name_key(name): name for name in names}

    def find(self, text: str) -> str | None:
        """The name in its own spelling, or None."""
        return self._by_key.get(name_key(text))

    def whole_names(self, half: str) -> list[str]:
        """The names with a comma whose first half is `half`."""
        start = name_key(half) + ", "
        return [name for key, name in self._by_key.items() if key.startswith(start)]

    def problem(self, text: str) -> str:
        """The message for a name that `find` does not know; names what was probably meant."""
        if whole := self.whole_names(text):
            first = whole[0]
            name, _, epithet = first.partition(", ")
            others = f" (there are also {', '.join(whole[1:4])})" if len(whole) > 1 else ""
            return (
                f"`{text}` is only the first half of a card's name: quote names with a comma in a list, "
                f'as "{first}", or write {name} ({epithet}){others}'
            )
        close = nearest(text, self._by_key.values())
        hint = f"did you mean {listed(close)}?" if close else "check the spelling, or describe it under `made_up`"
        return f"unknown card `{text}`; {hint}"
