"""The set-up of a file: seats, battlefields, turn and made-up cards, from their nodes, with what the format refuses."""

from typing import Final

from rulebound.scenario import fields, grammar
from rulebound.scenario.errors import Mark
from rulebound.scenario.items import Instruction
from rulebound.scenario.names import name_key
from rulebound.scenario.read_cards import CardReader, read_seat, seat, seat_list
from rulebound.scenario.situation import (
    BATTLEFIELDS,
    MAIN_DECK_DEFAULT,
    RUNE_DECK_DEFAULT,
    SEATS,
    TEAMS,
    BattlefieldSetup,
    MadeUp,
    SeatSetup,
    Turn,
)
from rulebound.scenario.yaml_reader import Listing, Node, Scalar, Table
from rulebound.scenario.zone_spec import CardSpec

_SEAT_KEYS: Final = (
    "main_deck",
    "rune_deck",
    "hand",
    "trash",
    "banishment",
    "runes",
    "base",
    "legend",
    "champion",
    "points",
    "xp",
    "energy",
    "power",
    "turns",
)
_BATTLEFIELD_KEYS: Final = ("card", "controller", "scored_by", "held_by", "units", "contested_by", "facedown")
_NOT_YET: Final = {
    "contested_by": "`contested_by`, a contested battlefield",
    "facedown": "`facedown`, hidden cards",
}
_MADE_UP_KEYS: Final = ("type", "might", "energy", "power", "keywords", "when", "does")
_MADE_UP_TYPES: Final = ("unit", "gear", "spell", "battlefield", "legend")
WHENS: Final = (
    "play me",
    "I attack",
    "I defend",
    "I conquer",
    "I hold",
    "I die",
    "you conquer here",
    "you hold here",
    "start of your beginning phase",
    "end of your turn",
    "you recycle",
    "a unit dies",
)
"""When the ability of a made-up card triggers."""


class SetupReader:
    """Reads the set-up of a file of one mode."""

    def __init__(self, mode: str) -> None:
        self.mode = mode
        self.seats = SEATS[mode]
        self.cards = CardReader(self.seats)

    def players(self, node: Node | None, file_mark: Mark) -> dict[str, SeatSetup]:
        """Every seat of the mode, those that are not named with the defaults."""
        entries = {} if node is None else fields.table(node, "`players`").entries
        read: dict[str, SeatSetup] = {}
        points: dict[str, tuple[int, Mark]] = {}
        for key, (mark, value) in entries.items():
            read_seat(key, mark, self.seats)
            read[key] = self.seat(key, value, points)
        players = {one: read.get(one) or _default_seat(one, file_mark) for one in self.seats}
        self.share_points(players, points)
        return players

    def seat(self, name: str, node: Node, points: dict[str, tuple[int, Mark]]) -> SeatSetup:
        player = _default_seat(name, node.mark)
        for key, (_, value) in fields.table(node, f"the seat `{name}`", _SEAT_KEYS).entries.items():
            if key == "main_deck":
                player.main_deck = self.cards.zone(value, key)
            elif key == "rune_deck":
                player.rune_deck = self.cards.zone(value, key)
            elif key == "hand":
                player.hand = self.cards.zone(value, key)
            elif key == "trash":
                player.trash = self.cards.zone(value, key)
            elif key == "banishment":
                player.banishment = self.cards.zone(value, key)
            elif key == "runes":
                player.runes = self.cards.zone(value, key)
            elif key == "base":
                player.base = self.cards.zone(value, key)
            elif key == "legend":
                player.legend = self.single(value, key)
            elif key == "champion":
                player.champion = self.single(value, key)
            elif key == "points":
                points[name] = (fields.number(value, "points"), value.mark)
                player.points = points[name][0]
            elif key == "xp":
                player.xp = fields.number(value, "xp")
            elif key == "energy":
                player.energy = fields.number(value, "energy")
            elif key == "power":
                player.power = fields.power(value, "power")
            else:
                player.turns = fields.number(value, "turns")
        return player

    def single(self, node: Node, zone: str) -> CardSpec:
        """The one card of a zone that holds one."""
        if isinstance(node, Listing):
            raise node.mark.error(f"{zone} is one card, written without brackets")
        if fields.is_number(node):
            raise node.mark.error(f"an unnamed card can't stand in {zone}; give the card's name")
        return self.cards.card(node, zone)

    def share_points(self, players: dict[str, SeatSetup], points: dict[str, tuple[int, Mark]]) -> None:
        """A team has one total (489.8.d): given at either seat, it holds for both."""
        for team in TEAMS.get(self.mode, ()):
            given = [points[one] for one in team if one in points]
            if len({value for value, _ in given}) > 1:
                latest = max((mark for _, mark in given), key=lambda mark: (mark.line or 0, mark.column or 0))
                raise latest.error(
                    f"two values for one team's points: {' and '.join(team)} share them; give them once, at either seat"
                )
            for one in team:
                players[one].points = given[0][0] if given else 0

    def battlefields(self, node: Node | None, file_mark: Mark) -> dict[str, BattlefieldSetup]:
        """Every battlefield of the mode; one that is not named is blank, uncontrolled and empty."""
        known = BATTLEFIELDS[self.mode]
        entries = {} if node is None else fields.table(node, "`battlefields`").entries
        read: dict[str, BattlefieldSetup] = {}
        for key, (mark, value) in entries.items():
            if key not in known:
                raise mark.error(f"there is no battlefield `{key}` in mode {self.mode}; here are {', '.join(known)}")
            read[key] = self.battlefield(key, value)
        return {one: read.get(one) or BattlefieldSetup(file_mark, one) for one in known}

    def battlefield(self, name: str, node: Node) -> BattlefieldSetup:
        entries = fields.table(node, f"the battlefield {name}", _BATTLEFIELD_KEYS).entries
        for key, what in _NOT_YET.items():
            if key in entries:
                raise entries[key][0].error(f"not yet supported: {what}")
        found = BattlefieldSetup(node.mark, name)
        if "card" in entries:
            found.card = self.single(entries["card"][1], "battlefield")
        if "scored_by" in entries:
            found.scored_by = seat_list(entries["scored_by"][1], "`scored_by`", self.seats)
        if "held_by" in entries:
            found.held_by = seat_list(entries["held_by"][1], "`held_by`", self.seats)
        if "units" in entries:
            for key, (mark, value) in fields.table(entries["units"][1], "`units`").entries.items():
                found.units[read_seat(key, mark, self.seats)] = self.cards.zone(value, "units")
        there = [one for one, zone in found.units.items() if zone]
        if "controller" in entries:
            value = entries["controller"][1]
            named = fields.text(value, "`controller`")
            found.controller = None if named == "none" else seat(value, "`controller`", self.seats)
        elif len(there) > 1:
            raise node.mark.error(
                f"units of {' and '.join(there)} stand at {name}; say who controls it with `controller`"
            )
        elif there:
            found.controller = there[0]
        return found

    def turn(self, node: Node | None, file_mark: Mark, players: dict[str, SeatSetup]) -> Turn:
        """Whose turn it is; that seat must have begun a turn."""
        turn = Turn(file_mark if node is None else node.mark)
        if node is not None:
            entries = fields.table(node, "`turn`", ("player", "phase", "first")).entries
            if "player" in entries:
                turn.player = seat(entries["player"][1], "the turn's `player`", self.seats)
            if "phase" in entries:
                turn.phase = fields.choice(entries["phase"][1], "`phase`", grammar.PHASES)
            if "first" in entries:
                turn.first = seat(entries["first"][1], "the seat that went `first`", self.seats)
        if players[turn.player].turns == 0:
            raise players[turn.player].mark.error(f"it is the turn of {turn.player}, so `turns` is at least 1")
        return turn

    def made_up(self, node: Node | None) -> dict[str, MadeUp]:
        """The cards that the file describes, by name."""
        entries = {} if node is None else fields.table(node, "`made_up`").entries
        cards: dict[str, MadeUp] = {}
        keys: dict[str, str] = {}
        for name, (mark, value) in entries.items():
            if not name.strip() or "#" in name:
                raise mark.error("a made-up card needs a name without `#`")
            if (twin := keys.setdefault(name_key(name), name)) != name:
                raise mark.error(f"`{name}` and `{twin}` are one name; keep one of the two cards")
            cards[name] = self.made_up_card(name, mark, value)
        return cards

    def made_up_card(self, name: str, mark: Mark, node: Node) -> MadeUp:
        what = f"the made-up card `{name}`"
        entries = fields.table(node, what, _MADE_UP_KEYS).entries
        if "type" not in entries:
            raise mark.error(f"{what} needs a `type`: {', '.join(_MADE_UP_TYPES)}")
        card = MadeUp(mark, name, fields.choice(entries["type"][1], "`type`", _MADE_UP_TYPES))
        for key, (key_mark, value) in entries.items():
            if key == "might":
                card.might = fields.number(value, "might")
            elif key == "energy":
                card.energy = fields.number(value, "energy")
            elif key == "power":
                card.power = fields.power(value, "power")
            elif key == "keywords":
                card.keywords = fields.names(value, "keywords")
            elif key == "when":
                card.when = fields.choice(value, "`when`", WHENS)
            elif key == "does":
                card.does = self.does(value)
            if wrong := _unfit(card.type, key, card.when):
                raise key_mark.error(wrong)
        if card.does and card.when is None and card.type != "spell":
            raise entries["does"][0].error(f"`does` of a {card.type} needs a `when`: {', '.join(WHENS)}")
        if card.when is not None and not card.does:
            raise entries["when"][0].error("`when` needs a `does`: what then happens, such as [you draw 1]")
        return card

    def does(self, node: Node) -> list[Instruction]:
        """One instruction or a list; `you` is the card's controller, whoever that is."""
        nodes = node.items if isinstance(node, Listing) else [node]
        # Only in a mode of two seats is the opponent of whoever controls the card one seat.
        seats = ("you", "opponent") if len(self.seats) == 2 else ("you",)
        words = grammar.Board(seats, BATTLEFIELDS[self.mode])
        found = [read_instruction(item, words, subject="you") for item in nodes]
        for one in found:
            if one.cards:
                raise one.mark.error("a made-up card can't name single cards; give a number, such as `you discard 1`")
        return found


def read_instruction(node: Node, board: grammar.Board, subject: str | None = None) -> Instruction:
    """One instruction of an effect."""
    return grammar.parse_instruction(item_text(node), node.mark, board, subject)


def item_text(node: Node) -> str:
    """The text of an item; refuses what YAML made of a colon or of a `#` in it."""
    if isinstance(node, Table):
        key = next(iter(node.entries), "")
        raise node.mark.error(
            f"an instruction never needs a colon; write it without the one behind `{key}`, or quote the whole item"
        )
    refuse_comment_id(node)
    return fields.text(node, "an item of `do`")


def refuse_comment_id(node: Scalar | Listing) -> None:
    """Refuses an item behind which a comment begins with a digit: it was meant as an id."""
    if node.comment_id is not None:
        found, mark = node.comment_id
        raise mark.error(
            f"YAML takes `{found}` and what follows as a comment; `#` numbers mean nothing in a file: "
            "name the card, or give it a label (`as`); a comment needs a space behind its `#`"
        )


def _default_seat(name: str, mark: Mark) -> SeatSetup:
    return SeatSetup(
        mark,
        name,
        main_deck=[CardSpec(mark, count=MAIN_DECK_DEFAULT)],
        rune_deck=[CardSpec(mark, count=RUNE_DECK_DEFAULT)],
    )


def _unfit(card_type: str, key: str, when: str | None) -> str | None:
    """Why `key` does not fit a made-up card of this type, or None."""
    if key == "might" and card_type != "unit":
        return f"a {card_type} has no might"
    if key in ("energy", "power") and card_type in ("battlefield", "legend"):
        return f"a {card_type} is not played and has no cost"
    if key != "when" or when is None:
        return None
    if card_type == "spell":
        return "a spell does what it does when it resolves; leave `when` out"
    if when.endswith("here") != (card_type == "battlefield") and (when.endswith("here") or when.startswith("I ")):
        return f"`{when}` is not for a {card_type}; `here` is for battlefields and `I` for units"
    if when.startswith("I ") and card_type != "unit":
        return f"`{when}` is for units, not for a {card_type}"
    if when == "play me" and card_type not in ("unit", "gear"):
        return f"a {card_type} is not played, so `play me` never comes"
    return None
