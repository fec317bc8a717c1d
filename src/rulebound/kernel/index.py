"""Where abilities are found: by what they watch for, not by a search of the board. Derived, never saved."""

from rulebound.kernel.ids import ObjectId
from rulebound.kernel.mypyc import mypyc_attr
from rulebound.kernel.program import ACTIVATED, PASSIVE, REPLACING, TRIGGERED, Ability

Entry = tuple[ObjectId, str, int]
"""A listed ability: its source, the card or keyword whose program it is, its place there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Index:
    """The abilities active on the board, by role and kind of event, in the order their sources came."""

    __slots__ = ("passive", "replacing", "triggering", "where")

    def __init__(self) -> None:
        self.triggering: dict[str, list[Entry]] = {}
        self.replacing: dict[str, list[Entry]] = {}
        self.passive: dict[str, list[Entry]] = {}
        self.where: dict[ObjectId, list[tuple[int, str]]] = {}  # each source's lists

    def by_role(self, role: int) -> dict[str, list[Entry]]:
        if role == TRIGGERED:
            return self.triggering
        if role == REPLACING:
            return self.replacing
        return self.passive

    def enter(self, source: ObjectId, name: str, abilities: tuple[Ability, ...]) -> None:
        """List a card's or keyword's abilities for a source on the board."""
        place = 0
        for ability in abilities:
            role = ability.ROLE
            if role != ACTIVATED:
                lists = self.by_role(role)
                for kind in ability.kinds:
                    lists.setdefault(kind, []).append((source, name, place))
                    self.where.setdefault(source, []).append((role, kind))
            place += 1

    def strike(self, source: ObjectId) -> None:
        """Take a source's abilities off the lists."""
        for role, kind in self.where.pop(source, []):
            lists = self.by_role(role)
            lists[kind] = [entry for entry in lists[kind] if entry[0] != source]

    def passives(self, kind: str) -> list[Entry]:
        """The passive abilities about one thing."""
        return self.passive.get(kind, [])

    def twin(self) -> "Index":
        """The same lists for a copy of the table."""
        other = Index()
        if self.where:
            other.triggering = {kind: entries[:] for kind, entries in self.triggering.items()}
            other.replacing = {kind: entries[:] for kind, entries in self.replacing.items()}
            other.passive = {kind: entries[:] for kind, entries in self.passive.items()}
            other.where = {source: lists[:] for source, lists in self.where.items()}
        return other


__all__ = ["ACTIVATED", "PASSIVE", "REPLACING", "TRIGGERED", "Entry", "Index"]
