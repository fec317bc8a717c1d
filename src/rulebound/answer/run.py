"""What an answer is made from: a situation that was carried out, as the runner hands it over."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from rulebound.kernel.event import Event
from rulebound.kernel.table import Table
from rulebound.scenario.situation import Situation

Counts = Mapping[str, Mapping[str, int]]
"""For each seat its main_deck, trash, hand, banishment, rune_deck, runes and points."""


class OpenChoice(Protocol):
    """A decision that was left open: the seat, its name, and its options in the words that `answers` takes."""

    @property
    def player(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def options(self) -> Sequence[str]: ...

    @property
    def cites(self) -> Sequence[str]: ...


class Run(Protocol):
    """A run to its end, to an open choice or to the last item. The event with number n stands at place n-1."""

    @property
    def situation(self) -> Situation: ...

    @property
    def table(self) -> Table: ...

    @property
    def before(self) -> Counts: ...

    @property
    def events(self) -> Sequence[Event]: ...

    @property
    def seats(self) -> Sequence[str]: ...

    @property
    def burn_outs(self) -> Sequence[Mapping[str, object]]: ...

    @property
    def winner(self) -> str | None: ...

    @property
    def winners(self) -> Sequence[str]: ...

    @property
    def ended(self) -> str | None: ...

    @property
    def asked(self) -> Sequence[OpenChoice]: ...

    @property
    def notes(self) -> Sequence[str]: ...

    @property
    def marks(self) -> Sequence[tuple[str, int]]: ...

    def name_of(self, physical: int) -> str:
        """A card's name or label, “a card” for an unnamed one."""

    def counts(self) -> Counts:
        """The counts as they are at the end."""

    def victory_score(self) -> int:
        """The Victory Score as it is at the end."""

    def branch(self, option: int) -> "Run":
        """The same run with the open choice answered by that option, and the rest carried out."""
