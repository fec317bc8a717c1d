"""YAML text, or plain data, as nodes that know their position; nothing becomes a boolean, date or number here."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import yaml
from yaml import events

from rulebound.scenario.errors import Mark, SituationError


class _YamlMark(Protocol):
    """A position as PyYAML gives it, counted from 0."""

    @property
    def line(self) -> int: ...
    @property
    def column(self) -> int: ...


_Loader: Final = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_DEPTH: Final = 32
_COMMENT_ID: Final = re.compile(r"\s+(?P<id>#\d\S*)")
_HIDDEN_ID: Final = re.compile(r"[\s\[{,](?P<id>#\d\S*)")
_UNREADABLE: Final = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_TOO_DEEP: Final = f"nested more than {_DEPTH} levels deep; a situation needs far fewer"
_FLOW_HINTS: Final = (
    ("expected ',' or ']'", "a list that was opened with [ is not closed, or a comma is missing"),
    ("expected ',' or '}'", "a mapping that was opened with { is not closed, or a comma is missing"),
    ("mapping values are not allowed", "a colon where none can stand; put the text in quotes"),
    ("expected <block end>", "the indentation does not fit the lines above"),
    ("did not find expected key", "the indentation does not fit the lines above, or a text needs quotes"),
    ("could not find expected ':'", "a key without a colon after it"),
    ("found character '\\t'", "a tab; indent with spaces"),
    (
        "cannot start any token",
        "a tab or a special character at the start of a text; indent with spaces, quote the text",
    ),
    ("quoted scalar", "a quotation mark is not closed"),
    ("expected the node content", "a comma or bracket where a value should stand"),
    ("undefined alias", "a text that begins with * needs quotes"),
    ("nesting", _TOO_DEEP),
    ("expected a single document", "more than one document; a file holds one situation"),
)


@dataclass(slots=True)
class Scalar:
    """One text. `plain`: it stood without quotes. `comment_id`: a `#3` right after it that YAML takes as a comment."""

    mark: Mark
    text: str
    plain: bool
    comment_id: tuple[str, Mark] | None = None

    @property
    def blank(self) -> bool:
        """Nothing was written."""
        return self.plain and self.text == ""


@dataclass(slots=True)
class Listing:
    """A list of nodes; `flow`: written in brackets."""

    mark: Mark
    items: "list[Node]"
    flow: bool
    comment_id: tuple[str, Mark] | None = None


@dataclass(slots=True)
class Table:
    """A mapping of keys to nodes in the order written, with each key's own position."""

    mark: Mark
    entries: "dict[str, tuple[Mark, Node]]"


Node = Scalar | Listing | Table


def read_yaml(text: str, file: str) -> Node:
    """The one document of the text; SituationError where it is no YAML, empty, or uses anchors or tags."""
    text = text.removeprefix("\ufeff")
    if bad := _UNREADABLE.search(text):
        before = text[: bad.start()]
        line = before.count("\n") + 1
        column = bad.start() - (before.rfind("\n") + 1) + 1
        raise SituationError(f"a character that can't stand in a text (code {ord(bad[0])})", file, line, column)
    reader = _Reader(text, file)
    try:
        return reader.document()
    except yaml.MarkedYAMLError as wrong:
        raise reader.wrong_yaml(wrong) from None


def _at(file: str, mark: _YamlMark | None) -> Mark:
    return Mark(file, 1, 1) if mark is None else Mark(file, mark.line + 1, mark.column + 1)


class _Reader:
    """Builds nodes from the parser's events, so that depth, anchors and tags are seen before anything is built."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.lines = text.splitlines()
        self.events: Iterator[events.Event] = yaml.parse(text, Loader=_Loader)

    def document(self) -> Node:
        next(self.events)
        if not isinstance(next(self.events), events.DocumentStartEvent):
            raise SituationError("the file is empty; a situation needs at least `do:`", self.file, 1, 1)
        root = self.node(next(self.events), 0)
        next(self.events)
        after = next(self.events)
        if isinstance(after, events.DocumentStartEvent):
            raise _at(self.file, after.start_mark).error("more than one document; a file holds one situation")
        return root

    def node(self, event: events.Event, depth: int) -> Node:
        mark = _at(self.file, event.start_mark)
        if depth > _DEPTH:
            raise mark.error(_TOO_DEEP)
        if isinstance(event, events.AliasEvent):
            raise mark.error("a text that begins with * needs quotes; aliases are not read")
        assert isinstance(event, events.NodeEvent)
        if event.anchor is not None:
            raise mark.error("a text that begins with & needs quotes; anchors are not read")
        if getattr(event, "tag", None) not in (None, "!"):
            raise mark.error("a text that begins with ! needs quotes; tags are not read")
        if isinstance(event, events.ScalarEvent):
            block = event.style in ("|", ">")
            plain = event.style in (None, "")
            comment = None if block else self.comment_id(event.end_mark)
            return Scalar(mark, str(event.value), plain, comment)
        if isinstance(event, events.SequenceStartEvent):
            return self.listing(event, mark, depth)
        return self.table(mark, depth)

    def listing(self, start: events.SequenceStartEvent, mark: Mark, depth: int) -> Listing:
        items: list[Node] = []
        while not isinstance(event := next(self.events), events.SequenceEndEvent):
            items.append(self.node(event, depth + 1))
        flow = bool(start.flow_style)
        return Listing(mark, items, flow, self.comment_id(event.end_mark) if flow else None)

    def table(self, mark: Mark, depth: int) -> Table:
        entries: dict[str, tuple[Mark, Node]] = {}
        while not isinstance(event := next(self.events), events.MappingEndEvent):
            key = self.node(event, depth + 1)
            if not isinstance(key, Scalar):
                raise key.mark.error("a key must be a text; quote a text that begins with [ or {")
            if key.text in entries:
                earlier = entries[key.text][0].line
                raise key.mark.error(f"the key `{key.text}` stands here twice (first in line {earlier}); keep one")
            entries[key.text] = (key.mark, self.node(next(self.events), depth + 1))
        return Table(mark, entries)

    def comment_id(self, end: _YamlMark | None) -> tuple[str, Mark] | None:
        """The `#3` that begins a comment right behind what ended here."""
        if end is None or end.line >= len(self.lines):
            return None
        # A blank value ends before the space that leads to the comment, or behind it.
        start = end.column - 1 if end.column and self.lines[end.line][end.column - 1].isspace() else end.column
        found = _COMMENT_ID.match(self.lines[end.line], start)
        return None if found is None else (found["id"], Mark(self.file, end.line + 1, found.start("id") + 1))

    def wrong_yaml(self, wrong: yaml.MarkedYAMLError) -> SituationError:
        said = " ".join(part for part in (wrong.context, wrong.problem) if part)
        found = wrong.problem_mark or wrong.context_mark
        mark = _at(self.file, found)
        # In an open [list a `#3` hides the closing bracket; the error is found only lines later.
        first = wrong.context_mark.line if wrong.context_mark is not None else (mark.line or 1) - 1
        for number in range(first, min(mark.line or 1, len(self.lines))):
            if hidden := _HIDDEN_ID.search(self.lines[number]):
                at = Mark(self.file, number + 1, hidden.start("id") + 1)
                return at.error(
                    f"not readable as YAML: a comment begins at `{hidden['id']}`; name the card, or give it a label"
                )
        hint = next((hint for sign, hint in _FLOW_HINTS if sign in said), said)
        return mark.error(f"not readable as YAML: {hint}")


def read_data(data: object, file: str) -> Node:
    """Plain data (what JSON gives) as nodes: numbers and booleans become plain texts, positions are paths of keys."""
    return _from_data(data, Mark(file), 0)


def _from_data(data: object, mark: Mark, depth: int) -> Node:
    if depth > _DEPTH:
        raise mark.error(_TOO_DEEP)
    if isinstance(data, str):
        return Scalar(mark, data, plain=False)
    if data is None:
        return Scalar(mark, "", plain=True)
    if isinstance(data, bool):
        return Scalar(mark, "true" if data else "false", plain=True)
    if isinstance(data, int | float):
        return Scalar(mark, str(data), plain=True)
    if isinstance(data, Mapping):
        entries: dict[str, tuple[Mark, Node]] = {}
        for key, value in data.items():
            if not isinstance(key, str):
                raise mark.error(f"the key {key!r} must be a text; write {str(key)!r}")
            inner = Mark(mark.file, path=f"{mark.path}.{key}" if mark.path else key)
            entries[key] = (inner, _from_data(value, inner, depth + 1))
        return Table(mark, entries)
    if isinstance(data, Sequence) and not isinstance(data, bytes | bytearray):
        items = [
            _from_data(value, Mark(mark.file, path=f"{mark.path}[{i}]"), depth + 1) for i, value in enumerate(data)
        ]
        return Listing(mark, items, flow=False)
    raise mark.error(f"{type(data).__name__} can't stand in a situation; use texts, numbers, lists and mappings")
