"""Typed values out of nodes: each reader gives exactly its type or raises at the value's own position."""

import re
from collections.abc import Sequence
from textwrap import shorten
from typing import Final

from rulebound.scenario.errors import Mark
from rulebound.scenario.names import suggestion
from rulebound.scenario.situation import ANY_DOMAIN, DOMAINS
from rulebound.scenario.yaml_reader import Listing, Node, Scalar, Table

COUNT_LIMIT: Final = 1_000
"""Zones, points and every other count of a set-up."""

EXPECTED_LIMIT: Final = 10**9
"""What can be expected of a count: items can add to what a set-up may hold."""

_NUMBER: Final = re.compile(r"-?(?:0|[1-9][0-9]*)")


def kind(node: Node) -> str:
    """What a node is, for messages."""
    if isinstance(node, Scalar):
        short = shorten(node.text, 60, placeholder=" …")
        return "nothing" if node.blank else f"`{short}`" if node.plain else f'`"{short}"`'
    return "a list" if isinstance(node, Listing) else "a mapping"


def table(node: Node, what: str, known: Sequence[str] | None = None) -> Table:
    """The mapping, empty where nothing was written; with `known`, every other key is refused."""
    if isinstance(node, Scalar) and node.blank:
        return Table(node.mark, {})
    if not isinstance(node, Table):
        raise node.mark.error(f"{what} is a mapping of keys to values, not {kind(node)}")
    if known is not None:
        for key, (mark, _) in node.entries.items():
            if key not in known:
                raise mark.error(f"{what} has no key `{key}`{suggestion(key, known)}")
    return node


def listing(node: Node, what: str) -> list[Node]:
    """The list's items, none where nothing was written."""
    if isinstance(node, Scalar) and node.blank:
        return []
    if not isinstance(node, Listing):
        raise node.mark.error(f"{what} is a list such as [a, b], not {kind(node)}")
    return node.items


def text(node: Node, what: str) -> str:
    """A text, quoted or not; never empty."""
    if not isinstance(node, Scalar) or not node.text.strip():
        raise node.mark.error(f"{what} is a text, not {kind(node)}")
    return " ".join(node.text.split())


def name(node: Node, what: str) -> str:
    """The text of a card name, a label or another name of the file: no `#` id of a running game."""
    found = text(node, what)
    if "#" in found:
        raise node.mark.error(
            f"`{found}`: `#` numbers belong to running games; name the card, or give it a label (`as`)"
        )
    return found


def names(node: Node, what: str) -> list[str]:
    """A list of names."""
    return [name(item, f"each of {what}") for item in listing(node, what)]


def texts(node: Node, what: str) -> list[str]:
    """A list of any texts."""
    return [text(item, f"each of {what}") for item in listing(node, what)]


def is_number(node: Node) -> bool:
    """Whether a whole number was written, without quotes."""
    return isinstance(node, Scalar) and node.plain and _NUMBER.fullmatch(node.text) is not None


def number(node: Node, what: str, low: int = 0, high: int = COUNT_LIMIT) -> int:
    """A whole number from `low` to `high`, both included."""
    if not is_number(node):
        quoted = " without quotes" if isinstance(node, Scalar) and not node.plain else ""
        raise node.mark.error(f"{what} is a whole number{quoted} from {low} to {high:,}, not {kind(node)}")
    assert isinstance(node, Scalar)
    # Python refuses to read numbers of thousands of digits.
    value = int(node.text) if len(node.text) < 60 else high + 1
    if node.text.startswith("-") or not low <= value <= high:
        raise node.mark.error(f"{what} is {node.text[:24]}; it must be from {low} to {high:,}")
    return value


def flag(node: Node, what: str) -> bool:
    """`true` or `false`, written so."""
    if not isinstance(node, Scalar) or not node.plain or node.text not in ("true", "false"):
        raise node.mark.error(f"{what} is true or false, not {kind(node)}")
    return node.text == "true"


def choice(node: Node, what: str, known: Sequence[str]) -> str:
    """One of the known texts."""
    found = text(node, what)
    if found not in known:
        raise node.mark.error(f"{what} can't be `{found}`{suggestion(found, known)}")
    return found


def choices(node: Node, what: str, known: Sequence[str]) -> list[str]:
    """A list of known texts."""
    return [choice(item, f"each of {what}", known) for item in listing(node, what)]


def power(node: Node, what: str, high: int = COUNT_LIMIT) -> dict[str, int]:
    """Power by domain; `any` is Power that pays for every domain."""
    entries = table(node, what, (*DOMAINS, ANY_DOMAIN)).entries
    return {key: number(value, f"{what} of {key}", high=high) for key, (_, value) in entries.items()}


def marks(node: Table) -> dict[str, Mark]:
    """The position of each value of a mapping by key."""
    return {key: value.mark for key, (_, value) in node.entries.items()}
