"""The form beside a situation file: its fields, what the file says in each, and changes of them put into the file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from yaml.nodes import Node, ScalarNode, SequenceNode

from rulebound.answer.voice import called, capital
from rulebound.rules.modes import MODES
from rulebound.scenario.situation import BATTLEFIELDS, MAIN_DECK_DEFAULT, RUNE_DECK_DEFAULT, SEATS
from rulebound.scenario.yaml_reader import read_yaml
from rulebound.web import yaml_edit
from rulebound.web.yaml_edit import NoPlace

Kind = Literal["text", "value", "choice", "items"]
"""A text, a value as YAML has it (number or list), one of some choices, or a list with a line for each item."""

ORDER: Final = (
    "format", "title", "proves", "mode", "seed", "made_up", "players", "battlefields", "turn", "do", "answers",
    "expect",
)  # fmt: skip
"""The order in which new keys are put into a file."""

ZONES: Final = {"main_deck": "Main Deck", "trash": "Trash", "hand": "Hand", "points": "Points"}
MORE_ZONES: Final = {"rune_deck": "Rune Deck", "runes": "Runes", "base": "Base", "energy": "Energy"}
DEFAULTS: Final = {"main_deck": str(MAIN_DECK_DEFAULT), "rune_deck": str(RUNE_DECK_DEFAULT), "base": "none"}
PHASES: Final = ("awaken", "beginning", "scoring", "channel", "draw", "main", "ending")


@dataclass(slots=True)
class Field:
    """One field: its path in the file, its label, its kind, what it stands for when empty, what it now holds."""

    path: tuple[str, ...]
    label: str
    kind: Kind = "value"
    default: str = ""
    choices: tuple[str, ...] = ()
    value: str = ""

    @property
    def name(self) -> str:
        """The name under which it is sent."""
        return "/".join(self.path)

    @property
    def id(self) -> str:
        """Its id on the page."""
        return "f-" + "-".join(self.path).replace(" ", "-")


@dataclass(slots=True)
class Group:
    """Fields that belong together under one heading; `folded` ones are seldom needed, `counts` are short."""

    heading: str
    fields: list[Field]
    folded: bool = False
    counts: bool = False
    id: str = ""


@dataclass(slots=True)
class Form:
    """All fields, in groups."""

    groups: list[Group]

    def fields(self) -> Mapping[str, Field]:
        """The fields by the name under which they are sent."""
        return {each.name: each for group in self.groups for each in group.fields}


def form_of(text: str) -> Form:
    """The form with what a file says. Raises SituationError where the text is no YAML."""
    if text.strip():
        read_yaml(text, "file")
    root = yaml_edit.compose(text)
    mode = _value(text, yaml_edit.node_at(root, ("mode",)), "text")
    form = Form(groups_for(mode if mode in SEATS else "duel"))
    for each in form.fields().values():
        each.value = _value(text, yaml_edit.node_at(root, each.path), each.kind)
    return form


def merged(text: str, base: str, sent: Mapping[str, str]) -> str:
    """The file with those fields put into it that were changed since the form was made from `base`.

    A change whose place in the file is gone is left out. Raises SituationError where a text is no YAML.
    """
    before = form_of(base).fields()
    for name, value in sent.items():
        known = before.get(name)
        if known is None or _same(known, value):
            continue
        form_of(text)
        try:
            text = yaml_edit.put(text, known.path, _yaml(known, value), ORDER)
        except NoPlace:
            continue
    return text


def groups_for(mode: str) -> list[Group]:
    """The empty form for a mode."""
    seats, places = SEATS[mode], BATTLEFIELDS[mode]
    groups = [
        Group("Situation", [
            Field(("title",), "Title", "text"),
            Field(("mode",), "Mode", "choice", "duel", tuple(MODES)),
            Field(("turn", "player"), "Whose turn", "choice", "you", seats),
            Field(("turn", "phase"), "Phase", "choice", "main", PHASES),
        ]),
        Group("What is done, a line each", [Field(("do",), "Items", "items")]),
    ]  # fmt: skip
    for seat in seats:
        fields = [_zone(("players", seat), key, ZONES) for key in ZONES]
        groups.append(Group(capital(called(seat)), fields, counts=True))
    for seat in seats:
        fields = [_zone(("players", seat), key, MORE_ZONES) for key in MORE_ZONES]
        groups.append(Group(f"{capital(called(seat))}: more zones", fields, folded=True, counts=True))
    for place in places:
        at = ("battlefields", place)
        fields = [
            Field((*at, "card"), "Card", "text", "blank"),
            Field((*at, "controller"), "Controller", "choice", "by its units", (*seats, "none")),
            *[Field((*at, "units", seat), f"Units: {called(seat)}", default="none") for seat in seats],
            Field((*at, "scored_by"), "Scored this turn by", default="nobody"),
        ]
        groups.append(Group(f"Battlefield {place}", fields, folded=True))
    expected = [Field(("expect", "winner"), "Winner", "choice", "not checked", ("none", *seats)),
                Field(("expect", "burn_outs"), "Burn Outs")]  # fmt: skip
    groups.append(Group("Expected", expected))
    for seat in seats:
        fields = [Field(("expect", seat, key), label) for key, label in ZONES.items()]
        groups.append(Group(f"Expected: {called(seat)}", fields, counts=True))
    for number, group in enumerate(groups):
        group.id = f"g-{number}"
    return groups


def _zone(at: tuple[str, ...], key: str, labels: Mapping[str, str]) -> Field:
    return Field((*at, key), labels[key], default=DEFAULTS.get(key, "0"))


def _value(text: str, node: Node | None, kind: Kind) -> str:
    """What a field holds: the text of a node, as the file has it."""
    if node is None:
        return ""
    if kind == "items":
        return "\n".join([_item(text, item) for item in node.value]) if isinstance(node, SequenceNode) else ""
    if isinstance(node, ScalarNode) and kind != "value":
        return " ".join(node.value.split())
    return yaml_edit.written(text, node)


def _item(text: str, node: Node) -> str:
    return " ".join(node.value.split()) if isinstance(node, ScalarNode) else yaml_edit.written(text, node)


def _same(field: Field, value: str) -> bool:
    return field.value.split() == value.split() if field.kind != "items" else _lines(field.value) == _lines(value)


def _lines(value: str) -> list[str]:
    return [" ".join(line.split()) for line in value.splitlines() if line.strip()]


def _yaml(field: Field, value: str) -> str | None:
    """A field's new value as YAML, None where the key is to go."""
    if field.kind == "items":
        return yaml_edit.block(_lines(value))
    plain = " ".join(value.split())
    if not plain:
        return None
    return yaml_edit.as_text(plain) if field.kind in ("text", "choice") else yaml_edit.as_value(plain)
