"""One generic copy over the fields, for procedures and for events in flight."""

from typing import Any

from rulebound.kernel.choice import Choice
from rulebound.kernel.event import Event
from rulebound.kernel.items import ChainItem, Frame
from rulebound.kernel.procedure import Procedure


def copy_procedure(procedure: Procedure) -> Procedure:
    """The same procedure for a copy of the table, with its own lists, frames and events."""
    kind = type(procedure)
    twin = kind.__new__(kind)
    twin.done = procedure.done
    for name in procedure.FIELDS:
        setattr(twin, name, copy_value(getattr(procedure, name)))
    return twin


def copy_event(event: Event) -> Event:
    """The same event, not yet carried out."""
    kind = type(event)
    twin = kind.__new__(kind)
    for name in event.FIELDS:
        setattr(twin, name, copy_value(getattr(event, name)))
    return twin


def copy_value(value: Any) -> Any:
    """A value of a field: numbers, texts, tuples and choices are shared, what can change is copied."""
    if isinstance(value, list):
        return [copy_value(part) for part in value]
    if isinstance(value, (int, str, tuple)) or value is None:
        return value
    if isinstance(value, (ChainItem, Frame)):
        return value.twin()
    if isinstance(value, Event):
        return copy_event(value)
    if isinstance(value, Procedure):
        return copy_procedure(value)
    if isinstance(value, Choice):
        return value
    raise TypeError(f"a field holds {type(value).__name__}, which a table cannot copy")
