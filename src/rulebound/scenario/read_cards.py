"""Zones and single cards of a set-up or an expectation, from their nodes."""

from typing import Final

from rulebound.scenario import fields
from rulebound.scenario.errors import Mark
from rulebound.scenario.grammar import seat_problem
from rulebound.scenario.names import name_key, unquoted
from rulebound.scenario.yaml_reader import Node, Scalar, Table
from rulebound.scenario.zone_spec import AnyOrder, CardSpec, ExpectedZone, Zone

CARD_KEYS: Final = (
    "card",
    "as",
    "exhausted",
    "damage",
    "buffed",
    "stunned",
    "empowered",
    "keywords",
    "owner",
    "attached_to",
)
BOARD_ZONES: Final = ("runes", "base", "units", "legend")
"""Where a card has states; it has none elsewhere (124.1)."""

NAMED_ZONES: Final = ("base", "units", "legend", "champion", "battlefield")
"""Where no unnamed card can stand."""

_ANY_ORDER: Final = "any order"


def read_seat(text: str, mark: Mark, seats: tuple[str, ...]) -> str:
    """A seat of the mode, written exactly."""
    if text not in seats:
        raise mark.error(seat_problem(text, seats))
    return text


def seat(node: Node, what: str, seats: tuple[str, ...]) -> str:
    """A value that is a seat."""
    return read_seat(fields.text(node, what), node.mark, seats)


def seat_list(node: Node, what: str, seats: tuple[str, ...]) -> list[str]:
    """A list of seats, each once."""
    found: list[str] = []
    for item in fields.listing(node, what):
        one = seat(item, f"each of {what}", seats)
        if one in found:
            raise item.mark.error(f"`{one}` stands twice in {what}; keep one")
        found.append(one)
    return found


class CardReader:
    """Reads the cards of one file and keeps its labels apart."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        self.seats = seats
        self.labels: dict[str, Mark] = {}

    def zone(self, node: Node, zone: str) -> Zone:
        """A number of unnamed cards or a list of cards, at most 1,000 in all."""
        if fields.is_number(node):
            found = self.unnamed(node, zone)
        elif isinstance(node, Scalar):
            raise node.mark.error(
                f"{zone} is a number of cards or a list such as [Recruit, 2], not {fields.kind(node)}"
            )
        else:
            found = [spec for item in fields.listing(node, zone) for spec in self.entry(item, zone)]
        if sum(spec.count for spec in found) > fields.COUNT_LIMIT:
            raise node.mark.error(f"{zone} holds more than {fields.COUNT_LIMIT:,} cards")
        return found

    def unnamed(self, node: Node, zone: str) -> Zone:
        count = fields.number(node, zone)
        if count and zone in NAMED_ZONES:
            raise node.mark.error(f"an unnamed card can't stand in {zone}; give each card there a name")
        return [CardSpec(node.mark, count=count)] if count else []

    def entry(self, node: Node, zone: str) -> Zone:
        return self.unnamed(node, zone) if fields.is_number(node) else [self.card(node, zone)]

    def card(self, node: Node, zone: str) -> CardSpec:
        """One card: a name or a mapping."""
        if not isinstance(node, Table):
            return CardSpec(node.mark, name=unquoted(fields.name(node, f"a card in {zone}")))
        spec = card_mapping(node, f"a card in {zone}", self.seats)
        if spec.name is None and zone in NAMED_ZONES:
            raise node.mark.error(f"an unnamed card can't stand in {zone}; say which with `card`")
        if zone not in BOARD_ZONES:
            for key in ("exhausted", "damage", "buffed", "stunned", "empowered", "owner"):
                if key in node.entries:
                    raise node.entries[key][0].error(f"`{key}` is for cards on the board, not for one in {zone}")
        if spec.label is not None:
            self.label(spec.label, node.entries["as"][1].mark)
        return spec

    def label(self, label: str, mark: Mark) -> None:
        same = [known for known in self.labels if name_key(known) == name_key(label)]
        if same:
            line = self.labels[same[0]].line
            first = f" (first in line {line})" if line is not None else ""
            raise mark.error(f"card in two zones: the label `{label}` is given twice{first}; each card needs its own")
        if any(sign in label for sign in ",+;[]{}") or label.isdecimal() or label.casefold() == "none":
            raise mark.error(f"`{label}` can't be a label; use letters and digits, such as a1")
        self.labels[label] = mark


def card_mapping(node: Table, what: str, seats: tuple[str, ...]) -> CardSpec:
    """The card that a mapping describes."""
    entries = fields.table(node, what, CARD_KEYS).entries
    if "attached_to" in entries:
        raise entries["attached_to"][0].error("not yet supported: `attached_to`, cards attached to others")
    spec = CardSpec(node.mark)
    for key, (_, value) in entries.items():
        if key == "card":
            spec.name = unquoted(fields.name(value, "`card`"))
        elif key == "as":
            spec.label = fields.name(value, "a label")
        elif key == "damage":
            spec.damage = fields.number(value, "damage")
        elif key == "keywords":
            spec.keywords = fields.names(value, "keywords")
        elif key == "owner":
            spec.owner = seat(value, "`owner`", seats)
        elif key == "exhausted":
            spec.exhausted = fields.flag(value, "`exhausted`")
        elif key == "buffed":
            spec.buffed = fields.flag(value, "`buffed`")
        elif key == "stunned":
            spec.stunned = fields.flag(value, "`stunned`")
        else:
            spec.empowered = fields.flag(value, "`empowered`")
    return spec


def expected_zone(node: Node, what: str, seats: tuple[str, ...]) -> ExpectedZone:
    """A count, or cards top first by name or label; `{any order: [...]}` is a group in no order."""
    if fields.is_number(node):
        return fields.number(node, what, high=fields.EXPECTED_LIMIT)
    if isinstance(node, Scalar):
        raise node.mark.error(f"{what} is a number of cards or a list such as [a1, 2], not {fields.kind(node)}")
    found: list[CardSpec | AnyOrder] = []
    for item in fields.listing(node, what):
        if isinstance(item, Table) and _ANY_ORDER in item.entries:
            group = fields.table(item, "a group", (_ANY_ORDER,)).entries[_ANY_ORDER][1]
            cards = [_expected_card(card, what, seats) for card in fields.listing(group, f"`{_ANY_ORDER}`")]
            found.append(AnyOrder(item.mark, cards))
        else:
            found.append(_expected_card(item, what, seats))
    return found


def _expected_card(node: Node, what: str, seats: tuple[str, ...]) -> CardSpec:
    if fields.is_number(node):
        return CardSpec(node.mark, count=fields.number(node, what, high=fields.EXPECTED_LIMIT))
    if isinstance(node, Table):
        return card_mapping(node, f"a card in {what}", seats)
    return CardSpec(node.mark, name=unquoted(fields.name(node, f"a card in {what}")))
