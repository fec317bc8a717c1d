"""Saving and loading a table at any step, and its digest: class names and sorted field names, nothing derived."""

import hashlib
from typing import Any, Final

import msgspec

from rulebound.kernel.choice import Choice
from rulebound.kernel.event import Event
from rulebound.kernel.ids import ObjectId
from rulebound.kernel.items import ChainItem, Frame, Outcome
from rulebound.kernel.objects import Battlefield, Object, Permanent, Player
from rulebound.kernel.procedure import PROCEDURES, Procedure
from rulebound.kernel.program import CardBook
from rulebound.kernel.rng import Stream
from rulebound.kernel.table import Decided, Hooks, Table

FORMAT: Final = 1

CLASSES: dict[str, Any] = {
    cls.__name__: cls
    for cls in (Choice, ChainItem, Frame, Outcome, Battlefield, Object, Permanent, Player, Stream, Decided)
}
"""Every class that stands in a save, procedures apart, by its name."""


class SaveError(ValueError):
    """A save that this program cannot read: another format, or a class it does not know."""


def register_events(*classes: type[Event]) -> None:
    """Make events known by name: those in flight are saved with their moment."""
    for cls in classes:
        CLASSES[cls.__name__] = cls


def to_data(value: Any) -> Any:
    """A value as plain data: objects as mappings with their class, tuples marked apart from lists."""
    if isinstance(value, (bool, int, str)) or value is None:
        return value
    if isinstance(value, list):
        return [to_data(part) for part in value]
    if isinstance(value, tuple):
        return {"tuple": [to_data(part) for part in value]}
    if isinstance(value, dict):
        return {"dict": [[to_data(key), to_data(part)] for key, part in sorted(value.items())]}
    fields: dict[str, Any] = {name: to_data(getattr(value, name)) for name in sorted(value.FIELDS)}
    fields["class"] = type(value).__name__
    return fields


def from_data(data: Any) -> Any:
    """The value that `to_data` wrote."""
    if isinstance(data, list):
        return [from_data(part) for part in data]
    if not isinstance(data, dict):
        return data
    if "tuple" in data:
        return tuple([from_data(part) for part in data["tuple"]])
    if "dict" in data:
        return {from_data(key): from_data(part) for key, part in data["dict"]}
    name = data["class"]
    cls = CLASSES.get(name) or PROCEDURES.get(name)
    if cls is None:
        raise SaveError(f"the save holds a {name}, which this version does not know")
    value = cls.__new__(cls)
    if isinstance(value, Procedure):
        value.done = False
    for field in value.FIELDS:
        setattr(value, field, from_data(data[field]))
    return value


def table_data(table: Table) -> dict[str, Any]:
    """Everything a table is, as plain data; cards stand in it by name only."""
    data = {name: to_data(getattr(table, name)) for name in Table.FIELDS if name != "objects"}
    data["objects"] = [to_data(table.objects[number]) for number in sorted(table.objects)]
    data["format"] = FORMAT
    return data


def save(table: Table) -> bytes:
    """The table as JSON. The log is not part of it: no rule reads it."""
    return msgspec.json.encode(table_data(table), order="sorted")


def load(saved: bytes, book: CardBook, hooks: Hooks) -> Table:
    """The table that `save` wrote, with the same cards and rules; it goes on exactly as the saved one would.

    Raises SaveError where the save is of another format.
    """
    data = msgspec.json.decode(saved)
    if data.get("format") != FORMAT:
        raise SaveError(f"the save has format {data.get('format')}, this version reads {FORMAT}")
    table = Table(book, hooks, data["mode"])
    for name in Table.FIELDS:
        if name == "objects":
            table.objects = {thing.id: thing for thing in from_data(data["objects"])}
        else:
            setattr(table, name, from_data(data[name]))
    for number in sorted(table.objects):
        thing = table.objects[ObjectId(number)]
        if isinstance(thing, Permanent):
            table.list_abilities(thing)
    return table


def digest(table: Table) -> str:
    """A short name of the whole state: equal tables have equal digests, with the log on or off."""
    return hashlib.blake2b(save(table), digest_size=16).hexdigest()
