"""Changes single values in the text of a YAML file and leaves everything else, comments too, as it was written."""

import json
import re
from collections.abc import Sequence
from typing import Final

import yaml
from yaml.nodes import CollectionNode, MappingNode, Node, ScalarNode, SequenceNode

from rulebound.scenario.errors import SituationError
from rulebound.scenario.yaml_reader import read_yaml

Path = tuple[str, ...]
"""The keys from the top of the file down to a value."""

_Loader: Final = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_PLAIN: Final = re.compile(r"[^\W_][\w '’().!?/+-]*(?<! )")


class NoPlace(ValueError):
    """There is no mapping in the file that the value could stand in."""


def compose(text: str) -> Node | None:
    """The nodes of a file that was read before, so that it is known to be one document of moderate depth."""
    root: Node | None = yaml.compose(text, Loader=_Loader)
    return root


def node_at(root: Node | None, path: Sequence[str]) -> Node | None:
    """The node that stands at a path, None where there is none."""
    for key in path:
        entry = _entry(root, key)
        if entry is None:
            return None
        root = entry[1]
    return root


def written(text: str, node: Node) -> str:
    """What stands in the file for a node, in one line."""
    return " ".join(text[node.start_mark.index : _end(text, node)].split())


def as_text(value: str) -> str:
    """A text as YAML, quoted where it needs to be."""
    return value if _PLAIN.fullmatch(value) else json.dumps(value, ensure_ascii=False)


def as_value(value: str) -> str:
    """A number, list or mapping as it was typed, quoted if it would not be one value inside a file."""
    return value if _is_one(f"[{value}]") and "#" not in value else json.dumps(value, ensure_ascii=False)


def as_item(value: str) -> str:
    """An item of a list that has a line for each, quoted if it would not be one."""
    return value if _is_one(f"- {value}") and " #" not in value else json.dumps(value, ensure_ascii=False)


def put(text: str, path: Path, value: str | None, order: Sequence[str] = ()) -> str:
    """The file with a value, already YAML, at a path; None takes the key away.

    `order` is the order of the keys at the top, for a key that is new there. Raises NoPlace.
    """
    root = compose(text)
    if root is None or (isinstance(root, ScalarNode) and root.value == ""):
        return text if value is None else text.rstrip() + _nested(path, value).strip() + "\n"
    holder = root
    for depth, key in enumerate(path):
        entry = _entry(holder, key)
        if entry is None:
            return text if value is None else _insert(text, holder, path[depth:], value, order if depth == 0 else ())
        if depth == len(path) - 1:
            return _remove(text, holder, key) if value is None else _replace(text, entry, value)
        if isinstance(entry[1], ScalarNode) and entry[1].value == "":
            return text if value is None else _replace(text, entry, _flow(path[depth + 1 :], value))
        holder = entry[1]
    raise NoPlace("a path has at least one key")


def block(items: Sequence[str], indent: str = "  ") -> str:
    """Items as a list of lines, to be put behind a key; empty as `[]`."""
    return "".join([f"\n{indent}- {as_item(item)}" for item in items]) or "[]"


def _entry(node: Node | None, key: str) -> tuple[Node, Node] | None:
    """A mapping's key and value nodes."""
    for own, value in node.value if isinstance(node, MappingNode) else ():
        if own.value == key:
            return own, value
    return None


def _is_one(text: str) -> bool:
    """Whether a list of one item stays one, and is read at all."""
    try:
        read_yaml(text, "value")
    except SituationError:
        return False
    root = compose(text)
    return isinstance(root, SequenceNode) and len(root.value) == 1 and not _has_mapping_item(root.value[0], text)


def _has_mapping_item(node: Node, text: str) -> bool:
    """Whether an item became a mapping because of a colon in it, and not by braces."""
    return isinstance(node, MappingNode) and text[node.start_mark.index] != "{"


def _stands_alone(node: Node) -> bool:
    """Whether a node is a scalar or stands in brackets, and so ends where it says."""
    return not isinstance(node, CollectionNode) or bool(node.flow_style)


def _end(text: str, node: Node) -> int:
    """Where a node's own text ends: what PyYAML counts to a block also holds the blank lines and comments after it."""
    start, end = node.start_mark.index, node.end_mark.index
    if _stands_alone(node):
        return int(end)
    lines = text[start:end].split("\n")
    while len(lines) > 1 and (not lines[-1].strip() or lines[-1].lstrip().startswith("#")):
        lines.pop()
    return start + len("\n".join(lines).rstrip())


def _replace(text: str, entry: tuple[Node, Node], value: str) -> str:
    key, node = entry
    colon = text.index(":", key.end_mark.index) + 1
    in_block = value.startswith("\n")
    start: int = node.start_mark.index
    if _stands_alone(node) and start > colon and not in_block:
        return text[:start] + value + text[_end(text, node) :]
    end = max(_end(text, node), colon)
    return text[:colon] + ("" if in_block else " ") + value + text[end:]


def _insert(text: str, holder: Node, path: Sequence[str], value: str, order: Sequence[str]) -> str:
    if not isinstance(holder, MappingNode):
        raise NoPlace(f"there is no mapping for {path[0]}")
    if _stands_alone(holder):
        at: int = holder.end_mark.index - 1
        before = text[:at].rstrip()
        comma = ", " if holder.value and not before.endswith(",") else ""
        return before + comma + _nested(path, value) + text[at:]
    column = int(holder.value[0][0].start_mark.column)
    line = " " * column + _nested(path, value)
    if path[0] in order:
        later = order[order.index(path[0]) + 1 :]
        for key, _ in holder.value:
            if key.value in later:
                at = int(key.start_mark.index) - column
                return text[:at] + line + "\n" + text[at:]
    key, last = holder.value[-1]
    at = _line_end(text, max(_end(text, last), text.index(":", key.end_mark.index)))
    return text[:at] + "\n" + line + text[at:]


def _remove(text: str, holder: Node, key: str) -> str:
    entries = holder.value if isinstance(holder, MappingNode) else []
    place = [own.value for own, _ in entries].index(key)
    own, value = entries[place]
    begin = int(own.start_mark.index)
    if _stands_alone(holder):
        if place + 1 < len(entries):
            return text[:begin] + text[int(entries[place + 1][0].start_mark.index) :]
        start = _end(text, entries[place - 1][1]) if place else begin
        return text[:start] + text[_end(text, value) :]
    start = begin - int(own.start_mark.column)
    end = _line_end(text, max(_end(text, value), text.index(":", own.end_mark.index)))
    return text[:start] + text[min(end + 1, len(text)) :]


def _line_end(text: str, at: int) -> int:
    found = text.find("\n", at)
    return len(text) if found < 0 else found


def _nested(path: Sequence[str], value: str) -> str:
    """A key with its value, the keys between them in braces."""
    inner = value if len(path) == 1 else _flow(path[1:], value)
    return f"{path[0]}:" + ("" if inner.startswith("\n") else " ") + inner


def _flow(path: Sequence[str], value: str) -> str:
    for key in reversed(path):
        value = f"{{{key}: {value}}}"
    return value
