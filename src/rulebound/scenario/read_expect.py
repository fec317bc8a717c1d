"""What a file expects and answers, from their nodes."""

import re
from typing import Final

from rulebound.scenario import fields
from rulebound.scenario.expectation import AnswerExpect, BattlefieldExpect, Distribution, Expect, SeatExpect
from rulebound.scenario.grammar import BASE
from rulebound.scenario.names import name_key, suggestion
from rulebound.scenario.read_cards import expected_zone, read_seat, seat, seat_list
from rulebound.scenario.situation import BATTLEFIELDS, SEATS, Answer
from rulebound.scenario.yaml_reader import Listing, Node, Scalar, Table
from rulebound.scenario.zone_spec import CardSpec, ExpectedZone

CHOICES: Final = (
    "PLAY.MODE",
    "PLAY.TARGETS",
    "PLAY.LOCATION",
    "PLAY.OPTIONAL_COST",
    "PLAY.COST",
    "TRIGGER.MAY",
    "TRIGGER.ORDER",
    "EFFECT.CHOOSE",
    "EFFECT.PAY",
    "COMBAT.ASSIGN",
    "HIDE.PLACE",
    "MULLIGAN",
    "BATTLEFIELD",
    "FIRST_PLAYER",
    "PREDICT.RECYCLE",
    "PREDICT.ORDER",
    "BURN_OUT.OPPONENT",
    "RECYCLE.CARDS",
    "RECYCLE.RUNE_ORDER",
    "DISCARD.CARDS",
    "REPLACEMENT.ORDER",
    "REPLACEMENT.APPLY",
)
"""The names of choices that `answers` can answer."""

ENDED: Final = ("none", "points", "burn_out", "effect", "last_player", "concession", "time")
ZONES: Final = ("main_deck", "rune_deck", "hand", "trash", "banishment", "runes", "base", "legend", "champion")

_SEAT_KEYS: Final = (
    *ZONES,
    "points",
    "might",
    "control",
    "scored",
    "tokens",
    "xp",
    "exhausted",
    "ready",
    "runes_ready",
    "damage",
    "at",
    "has",
    "energy",
    "power",
)
_TOP_KEYS: Final = (
    "winner",
    "ended",
    "burn_outs",
    "asked",
    "chain",
    "triggered",
    "cites",
    "battlefields",
    "legal",
    "illegal",
    "can_see",
    "cannot_see",
    "answer",
)
_SLICE: Final = re.compile(r"(?P<first>[1-9]\d{0,5})\s*-\s*(?P<last>[1-9]\d{0,5})")
_LARGEST_ORDER: Final = 5
_LARGE: Final = fields.EXPECTED_LIMIT


def read_answers(node: Node, seats: tuple[str, ...]) -> list[Answer]:
    """The answers in the order of the file."""
    found: list[Answer] = []
    for key, (mark, value) in fields.table(node, "`answers`").entries.items():
        prefix, _, name = key.strip().rpartition(" ")
        if name not in CHOICES:
            raise mark.error(f"there is no choice named `{name}`{suggestion(name, CHOICES)}")
        prefix = prefix.strip()
        if prefix in ("opponent", "ally") and prefix not in seats:
            read_seat(prefix, mark, seats)
        owner = prefix if prefix in seats else None
        card = prefix if prefix and owner is None else None
        items = value.items if isinstance(value, Listing) else [value]
        decisions = [fields.name(item, f"an answer to {name}") for item in items]
        answer = Answer(mark, name, owner, card, decisions, [item.mark for item in items])
        for earlier in found:
            if (earlier.name, earlier.seat, name_key(earlier.card or "")) == (name, owner, name_key(card or "")):
                raise mark.error(f"`{key}` is answered twice; give successive decisions as one list")
        found.append(answer)
    return found


class ExpectReader:
    """Reads the expectations of a file of one mode."""

    def __init__(self, mode: str) -> None:
        self.seats = SEATS[mode]
        self.known_battlefields = BATTLEFIELDS[mode]

    def read(self, node: Node) -> Expect:
        table = fields.table(node, "`expect`")
        found = Expect(node.mark, fields.marks(table))
        for key, (mark, value) in table.entries.items():
            if key in self.seats:
                found.seats[key] = self.seat(key, value)
            elif key == "winner":
                found.winner = self.seat_or_none(value, "`winner`")
            elif key == "ended":
                found.ended = fields.choice(value, "`ended`", ENDED)
            elif key == "burn_outs":
                found.burn_outs = [self.burn_out(item) for item in fields.listing(value, "`burn_outs`")]
            elif key == "asked":
                found.asked = [] if _is_none(value) else fields.names(value, "`asked`")
            elif key == "chain":
                found.chain = fields.names(value, "`chain`")
            elif key == "triggered":
                found.triggered = fields.names(value, "`triggered`")
            elif key == "cites":
                found.cites = fields.names(value, "`cites`")
            elif key == "legal":
                found.legal = fields.names(value, "`legal`")
            elif key == "illegal":
                found.illegal = fields.names(value, "`illegal`")
            elif key == "battlefields":
                found.battlefields = self.battlefields(value)
            elif key == "can_see":
                found.can_see = self.sight(value, "`can_see`")
            elif key == "cannot_see":
                found.cannot_see = self.sight(value, "`cannot_see`")
            elif key == "answer":
                found.answer = _answer(value)
            elif key in ("opponent", "ally"):
                read_seat(key, mark, self.seats)
            else:
                raise mark.error(f"`expect` has no key `{key}`{suggestion(key, (*self.seats, *_TOP_KEYS))}")
        return found

    def seat(self, name: str, node: Node) -> SeatExpect:
        table = fields.table(node, f"what {name} is expected to have", _SEAT_KEYS)
        found = SeatExpect(node.mark, fields.marks(table))
        for key, (_, value) in table.entries.items():
            what = f"`{key}`"
            if key in ("legend", "champion"):
                found.zones[key] = self.single(value, key)
            elif key in ZONES:
                found.zones[key] = expected_zone(value, key, self.seats)
            elif key == "points":
                found.points = _points(value)
            elif key == "tokens":
                found.tokens = expected_zone(value, key, self.seats)
            elif key == "xp":
                found.xp = fields.number(value, what, high=_LARGE)
            elif key == "energy":
                found.energy = fields.number(value, what, high=_LARGE)
            elif key == "runes_ready":
                found.runes_ready = fields.number(value, what, high=_LARGE)
            elif key == "power":
                found.power = fields.power(value, what, high=_LARGE)
            elif key == "might":
                found.might = {k: fields.number(v, what, high=_LARGE) for k, v in _by_card(value, what)}
            elif key == "damage":
                found.damage = {k: fields.number(v, what, high=_LARGE) for k, v in _by_card(value, what)}
            elif key == "at":
                places = (*self.known_battlefields, BASE)
                found.at = {k: fields.choice(v, what, places) for k, v in _by_card(value, what)}
            elif key == "has":
                found.has = {k: fields.names(v, what) for k, v in _by_card(value, what)}
            elif key == "control":
                found.control = fields.choices(value, what, self.known_battlefields)
            elif key == "scored":
                found.scored = fields.choices(value, what, self.known_battlefields)
            elif key == "exhausted":
                found.exhausted = fields.names(value, what)
            else:
                found.ready = fields.names(value, what)
        return found

    def single(self, node: Node, zone: str) -> ExpectedZone:
        """A zone of one card may also be written as that card's name, or `none`."""
        if isinstance(node, Scalar) and not fields.is_number(node):
            named = fields.name(node, zone)
            return 0 if named == "none" else [CardSpec(node.mark, name=named)]
        return expected_zone(node, zone, self.seats)

    def seat_or_none(self, node: Node, what: str) -> str:
        return "none" if _is_none(node) else seat(node, what, self.seats)

    def burn_out(self, node: Node) -> tuple[str | None, int]:
        if not isinstance(node, Table):
            return None, fields.number(node, "the place of a Burn Out", low=1, high=_LARGE)
        if len(node.entries) != 1:
            raise node.mark.error("a Burn Out is one seat and its place, such as {opponent 1: 1}")
        ((key, (mark, value)),) = node.entries.items()
        place = fields.number(value, "the place of a Burn Out", low=1, high=_LARGE)
        return read_seat(key, mark, self.seats), place

    def battlefields(self, node: Node) -> dict[str, BattlefieldExpect]:
        found: dict[str, BattlefieldExpect] = {}
        for name, (_, value) in fields.table(node, "`battlefields`", self.known_battlefields).entries.items():
            keys = ("card", "controller", "scored_by", "held_by", "units")
            table = fields.table(value, f"the battlefield {name}", keys)
            one = BattlefieldExpect(value.mark, fields.marks(table))
            for key, (_, inner) in table.entries.items():
                if key == "card":
                    one.card = CardSpec(inner.mark, name=fields.name(inner, "`card`"))
                elif key == "controller":
                    one.controller = self.seat_or_none(inner, "`controller`")
                elif key == "scored_by":
                    one.scored_by = seat_list(inner, "`scored_by`", self.seats)
                elif key == "held_by":
                    one.held_by = seat_list(inner, "`held_by`", self.seats)
                else:
                    units = fields.table(inner, "`units`").entries.items()
                    one.units = {
                        read_seat(k, m, self.seats): expected_zone(v, "units", self.seats) for k, (m, v) in units
                    }
            found[name] = one
        return found

    def sight(self, node: Node, what: str) -> dict[str, list[str]]:
        entries = fields.table(node, what).entries.items()
        return {read_seat(key, mark, self.seats): fields.names(value, what) for key, (mark, value) in entries}

    def distributions(self, node: Node) -> list[Distribution]:
        """The checks over all seeds."""
        return [self.distribution(item) for item in fields.listing(node, "`expect_distribution`")]

    def distribution(self, node: Node) -> Distribution:
        keys = ("of", "slice", "over", "uniform", "p_above")
        entries = fields.table(node, "a distribution", keys).entries
        for key in ("of", "slice", "over"):
            if key not in entries:
                raise node.mark.error(
                    f"a distribution needs `{key}`, as {{of: you.main_deck, slice: 6-8, over: orders}}"
                )
        of = entries["of"][1]
        owner, _, zone = fields.text(of, "`of`").partition(".")
        read_seat(owner, of.mark, self.seats)
        if zone not in ZONES:
            raise of.mark.error(f"`of` is a seat and a zone, such as you.main_deck{suggestion(zone, ZONES)}")
        over = fields.choice(entries["over"][1], "`over`", ("orders", "positions"))
        first, last = _places(entries["slice"][1], over)
        uniform = "uniform" not in entries or fields.flag(entries["uniform"][1], "`uniform`")
        p_above = _probability(entries["p_above"][1]) if "p_above" in entries else 0.001
        return Distribution(node.mark, owner, zone, first, last, over, uniform, p_above)


def _is_none(node: Node) -> bool:
    return isinstance(node, Scalar) and node.text == "none"


def _points(node: Node) -> list[int]:
    """One total, or `{one of: [...]}`."""
    if not isinstance(node, Table):
        return [fields.number(node, "`points`", high=_LARGE)]
    entries = fields.table(node, "`points`", ("one of",)).entries
    if not entries:
        raise node.mark.error("`points` is a number or {one of: [8, 9]}")
    items = fields.listing(entries["one of"][1], "`one of`")
    if not items:
        raise node.mark.error("`one of` needs at least one number")
    return [fields.number(item, "`points`", high=_LARGE) for item in items]


def _by_card(node: Node, what: str) -> list[tuple[str, Node]]:
    """The values of a mapping from labels or names."""
    found: list[tuple[str, Node]] = []
    for key, (mark, value) in fields.table(node, what).entries.items():
        if not key.strip() or "#" in key:
            raise mark.error(f"`{key}` names no card; use its name or its label")
        found.append((key, value))
    return found


def _answer(node: Node) -> AnswerExpect:
    table = fields.table(node, "`answer`", ("short", "order", "explains", "mistakes", "notes"))
    found = AnswerExpect(node.mark, fields.marks(table))
    for key, (_, value) in table.entries.items():
        if key == "short":
            found.short = fields.text(value, "`short`")
        elif key == "order":
            found.order = fields.choices(value, "`order`", ("short", "steps", "cards", "examples"))
        elif key == "explains":
            found.explains = fields.texts(value, "`explains`")
        elif key == "mistakes":
            found.mistakes = fields.texts(value, "`mistakes`")
        else:
            found.notes = fields.texts(value, "`notes`")
    return found


def _places(node: Node, over: str) -> tuple[int, int]:
    found = _SLICE.fullmatch(fields.text(node, "`slice`"))
    if found is None:
        raise node.mark.error('`slice` is two places counted from 1 at the top, such as "6-8"')
    first, last = int(found["first"]), int(found["last"])
    if last < first:
        raise node.mark.error(f"`slice` runs from the top down; write {last}-{first}")
    if over == "orders" and last - first >= _LARGEST_ORDER:
        raise node.mark.error(f"`over: orders` counts at most {_LARGEST_ORDER} cards; use `over: positions`")
    return first, last


def _probability(node: Node) -> float:
    written = fields.text(node, "`p_above`")
    if not re.fullmatch(r"0?\.\d{1,12}|\d(?:\.\d+)?e-\d{1,2}", written) or not 0 < float(written) < 1:
        raise node.mark.error(f"`p_above` is a probability between 0 and 1, such as 0.001, not `{written}`")
    return float(written)
