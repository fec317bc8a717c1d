"""What happens: an event is one change of the table, with its citation, its cause, and who may see what of it."""

from typing import TYPE_CHECKING, ClassVar, Final

from rulebound.kernel.mypyc import mypyc_attr

if TYPE_CHECKING:
    from rulebound.kernel.table import Table

EVERYONE: Final = -1
"""A mask with every seat in it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One change, of one owner and one destination.

    `cites` names the rules it follows; `cause` is the number of the event that brought it about (0: the situation
    itself). Everyone sees the fields in `PUBLIC`; those in `MASKED` only the seats in `mask`; a field in neither is
    never shown. `LOOKS_BACK` marks events whose own subjects' triggers are looked for before they are carried out
    (428.1.a.1.b); `CLEANUP` marks those after which a Cleanup is outstanding (319).
    """

    __slots__ = ("cause", "cites", "mask")
    KIND: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ("cites", "cause", "mask")
    PUBLIC: ClassVar[tuple[str, ...]] = ()
    MASKED: ClassVar[tuple[str, ...]] = ()
    CLEANUP: ClassVar[bool] = False
    LOOKS_BACK: ClassVar[bool] = False

    def __init__(self, cites: tuple[str, ...]) -> None:
        self.cites: tuple[str, ...] = cites
        self.cause: int = 0
        self.mask: int = EVERYONE

    def apply(self, table: "Table") -> None:
        """Make the change; an event that only tells something changes nothing."""

    def subjects(self) -> list[int]:
        """The ids of the objects it acts on."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Everything that happened, append-only; a copy of a table shares what was written before it was made."""

    __slots__ = ("entries", "on", "parent", "shared")

    def __init__(self, on: bool = True, parent: "Log | None" = None) -> None:
        self.on: bool = on
        self.parent: Log | None = parent
        self.shared: int = 0 if parent is None else len(parent.entries)
        self.entries: list[Event] = []

    def twin(self) -> "Log":
        """The log of a copy: what is written from here on goes to either's own."""
        if not self.entries and self.parent is not None:
            other = Log(self.on, self.parent)
            other.shared = self.shared
            return other
        return Log(self.on, self)

    def all(self) -> list[Event]:
        """Every event so far, first to last. The event with number n stands at place n-1 while the log is on."""
        parts: list[list[Event]] = [self.entries]
        log = self
        while log.parent is not None:
            parent = log.parent
            parts.append(parent.entries[: log.shared])
            log = parent
        events: list[Event] = []
        parts.reverse()
        for part in parts:
            events.extend(part)
        return events
