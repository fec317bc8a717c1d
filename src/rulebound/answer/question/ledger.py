"""What is known of a situation and who said it: two sources that disagree are an error that names both."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from typing import Final

from rulebound.answer.question.shape import COUNTS, NotUnderstood, Options, Value

SEATS: Final = {
    "duel": ("you", "opponent"),
    "match": ("you", "opponent"),
    "ffa3": ("you", "opponent 1", "opponent 2"),
    "ffa4": ("you", "opponent 1", "opponent 2", "opponent 3"),
    "2v2": ("you", "opponent 1", "ally", "opponent 2"),
}
"""The seats of each mode in seat order (FORMAT section 1)."""
LETTERS: Final = {"duel": "AB", "match": "AB", "ffa3": "ABC", "ffa4": "ABC", "2v2": "ABC"}
"""The battlefields of each mode."""
VICTORY_SCORE: Final = {"duel": 8, "match": 8, "ffa3": 8, "ffa4": 8, "2v2": 11}
"""The points that each mode asks for (485 to 489 (2026-07-16))."""

ZONES: Final = ("main_deck", "trash", "hand", "rune_deck", "runes", "banishment")
_SEAT_KEYS: Final = (*ZONES, "points", "xp", "energy", "power", "base", "legend", "champion", "turns")
_PLACE_KEYS: Final = ("card", "controller", "scored_by", "held_by", "units")
_NAMES: Final = {
    "main_deck": "Main Deck",
    "trash": "Trash",
    "rune_deck": "Rune Deck",
    "xp": "XP",
    "energy": "Energy",
    "deck": "Main Deck",
}
_MOST: Final = 1_000


def owner(seat: str) -> str:
    """The seat as an owner in a sentence."""
    return "your" if seat == "you" else f"{named(seat)}'s"


def named(seat: str) -> str:
    """The seat in a sentence."""
    return {"opponent": "the opponent", "ally": "your ally"}.get(seat, seat)


def called(key: str) -> str:
    """The name of a zone or count in a sentence."""
    return _NAMES.get(key, key.replace("_", " "))


@dataclass(slots=True)
class _Entry:
    value: Value
    source: str


class Ledger:
    """The situation as it is put together, each value with its source."""

    __slots__ = ("_entries", "mode")

    def __init__(self, mode: str) -> None:
        self.mode = mode
        self._entries: dict[tuple[str, ...], _Entry] = {}

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of the mode."""
        return SEATS[self.mode]

    @property
    def letters(self) -> str:
        """The battlefields of the mode."""
        return LETTERS[self.mode]

    def put(self, path: tuple[str, ...], value: Value, source: str) -> None:
        """Write a value; a list adds to what is there. Raises NotUnderstood where another source says otherwise."""
        if isinstance(value, int) and path[-1] != "seed" and not 0 <= value <= _MOST:
            raise NotUnderstood(f"{source}: {_said(path)} goes from 0 to 1,000, not {value:,}")
        path = self._team(path)
        old = self._entries.get(path)
        if old is None:
            self._entries[path] = _Entry(value, source)
        elif isinstance(old.value, list) and isinstance(value, list):
            old.value += [item for item in value if item not in old.value]
        elif old.value != value:
            raise NotUnderstood(
                f"{_said(path)} is {_shown(old.value)} by {old.source} and {_shown(value)} by {source}: "
                "leave one of them out"
            )

    def get(self, *path: str) -> Value | None:
        """The value written, or None."""
        entry = self._entries.get(self._team(path))
        return None if entry is None else entry.value

    def source(self, *path: str) -> str:
        """Who wrote the value."""
        return self._entries[self._team(path)].source

    def count(self, seat: str, key: str) -> int | None:
        """How many, where a number is written; of a list its cards."""
        value = self.get("players", seat, key)
        if isinstance(value, list):
            return sum(item if isinstance(item, int) else 1 for item in value)
        return value if isinstance(value, int) else None

    def replace(self, path: tuple[str, ...], value: Value, source: str) -> None:
        """Write a value over another, where the new one says the same more exactly."""
        self._entries[self._team(path)] = _Entry(value, source)

    def scored(self, letter: str, seat: str) -> bool:
        """Whether the seat has scored that battlefield this turn, as far as said."""
        value = self.get("battlefields", letter, "scored_by")
        return isinstance(value, list) and seat in value

    def branch(self, name: str, order: tuple[str, ...]) -> dict[str, Value]:
        """The mapping under `players` or `battlefields`, in the given order, only what is written."""
        branch: dict[str, Value] = {}
        for key in order:
            inner: dict[str, Value] = {}
            for path, entry in self._entries.items():
                if path[:2] == (name, key):
                    _deep(inner, path[2:], entry.value)
            if inner:
                branch[key] = inner
        return branch

    def _team(self, path: tuple[str, ...]) -> tuple[str, ...]:
        """In 2v2 points are the team's: kept at the team's first seat."""
        if self.mode == "2v2" and path[0] == "players" and path[-1] == "points":
            first = {"ally": "you", "opponent 2": "opponent 1"}
            return (path[0], first.get(path[1], path[1]), path[2])
        return path


def _deep(into: dict[str, Value], path: tuple[str, ...], value: Value) -> None:
    for key in path[:-1]:
        inner = into.setdefault(key, {})
        if not isinstance(inner, dict):
            raise NotUnderstood(f"{key} can't be both a value and a mapping")
        into = inner
    into[path[-1]] = value


def _said(path: tuple[str, ...]) -> str:
    if path[0] == "players":
        return f"{owner(path[1])} {' '.join(map(called, path[2:]))}"
    if path[0] == "battlefields":
        return f"{path[2].replace('_', ' ')} of battlefield {path[1]}"
    return f"the {' '.join(path)}"


def _shown(value: Value) -> str:
    return " + ".join(map(str, value)) if isinstance(value, list) else str(value)


def put_options(ledger: Ledger, options: Options) -> None:
    """Write what the options say. Raises NotUnderstood for one that does not fit the mode or is misspelt."""
    for count in COUNTS:
        key = "main_deck" if count == "deck" else count
        flag = count.replace("_", "-")
        mine, theirs = getattr(options, count), getattr(options, f"opponent_{count}")
        if mine is not None:
            ledger.put(("players", "you", key), mine, f"--{flag}")
        if theirs is not None:
            ledger.put(
                ("players", _one_opponent(ledger, f"--opponent-{flag}", f"{key}={theirs}"), key),
                theirs,
                f"--opponent-{flag}",
            )
    for letter, card in options.battlefields.items():
        ledger.put(("battlefields", _letter(ledger, letter, "--battlefield"), "card"), card, "--battlefield")
    for letters, key, flag in (
        (options.controls, "controller", "--controls"),
        (options.scored, "scored_by", "--scored"),
        (options.opponent_controls, "controller", "--opponent-controls"),
        (options.opponent_scored, "scored_by", "--opponent-scored"),
    ):
        for letter in letters:
            place = _letter(ledger, letter, flag)
            seat = _one_opponent(ledger, flag, f"{place}.{key}={letter}") if "opponent" in flag else "you"
            ledger.put(("battlefields", place, key), [seat] if key == "scored_by" else seat, flag)
    for item in options.sets:
        _put_set(ledger, item)


def _one_opponent(ledger: Ledger, flag: str, setting: str) -> str:
    if "opponent" in ledger.seats:
        return "opponent"
    example = setting if setting[1] == "." else f"opponent 1.{setting}"
    raise NotUnderstood(f'{flag}: {ledger.mode} has several opponents; name one with --set, as in --set "{example}"')


def _letter(ledger: Ledger, letter: str, flag: str) -> str:
    found = letter.strip().upper()
    if len(found) != 1 or found not in ledger.letters:
        raise NotUnderstood(
            f"{flag}: {letter!r} is no battlefield of {ledger.mode}; there are {', '.join(ledger.letters)}"
        )
    return found


def _put_set(ledger: Ledger, item: str) -> None:
    """One `--set PATH=VALUE`: a seat's key (`you` if no seat is named), a battlefield's or the turn's."""
    path, sign, written = item.partition("=")
    source = f"--set {item}"
    parts = [part.strip().lower().replace("-", "_") for part in path.split(".")]
    if not sign or not written.strip() or not all(parts):
        raise NotUnderstood(f'{source}: write PATH=VALUE, as in --set "opponent.points=5"')
    head = " ".join(parts[0].replace("_", " ").split())
    if head in ledger.seats:
        _put_value(ledger, ("players", head), parts[1:], _SEAT_KEYS, written, source)
    elif len(head) == 1 and head.upper() in ledger.letters:
        _put_value(ledger, ("battlefields", head.upper()), parts[1:], _PLACE_KEYS, written, source)
    elif head == "turn":
        _put_value(ledger, ("turn",), parts[1:], ("player", "phase", "first"), written, source)
    elif len(parts) > 1 and head != "power":
        raise NotUnderstood(
            f'{source}: "{parts[0]}" is neither a player nor a battlefield of {ledger.mode}; '
            f"there are {', '.join((*ledger.seats, *ledger.letters, 'turn'))}"
        )
    else:
        _put_value(ledger, ("players", "you"), parts, _SEAT_KEYS, written, source)


def _put_value(
    ledger: Ledger, head: tuple[str, ...], parts: list[str], keys: tuple[str, ...], written: str, source: str
) -> None:
    key = parts[0].replace(" ", "_") if parts else ""
    key = "main_deck" if key == "deck" else key
    if key not in keys:
        near = difflib.get_close_matches(key, keys, n=1)
        raise NotUnderstood(
            f'{source}: there is no "{key}"; '
            + (f"did you mean {near[0]}?" if near else f"there are {', '.join(keys)}")
        )
    ledger.put((*head, key, *parts[1:]), _value(key, written, source, ledger), source)


def _value(key: str, written: str, source: str, ledger: Ledger) -> Value:
    items: list[Value] = [
        int(part) if re.fullmatch(r"\d{1,9}", part) else part for part in (one.strip() for one in written.split("+"))
    ]
    if key in ("scored_by", "held_by", "units", "base"):
        return items
    if key in (*ZONES, "points", "xp", "energy", "turns") and len(items) == 1:
        if isinstance(items[0], int):
            return items[0]
        if key not in ZONES or re.match(r"[-\d]", str(items[0])):
            raise NotUnderstood(f"{source}: {written.strip()!r} is no whole number from 0 to 1,000")
        return items
    if key in ("controller", "player", "first") and items[0] not in (*ledger.seats, "none"):
        raise NotUnderstood(
            f"{source}: {written.strip()!r} is no player of {ledger.mode}; there are {', '.join(ledger.seats)}"
        )
    return items if len(items) > 1 else items[0]
