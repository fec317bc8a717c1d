"""What differs between two frames of a film, in words, and where on the board it is to be marked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rulebound.answer.voice import called, capital, joined, whose
from rulebound.answer.words.turn import PHASES
from rulebound.web.frames import Frame, Item, Piece, Place, Seat


@dataclass(frozen=True, slots=True)
class Change:
    """One difference: the part of the board it is at, a few signs to mark it with, and a clause that tells it.

    Parts are called `0 trash` (a seat and its zone), `team 1`, `place A`, `piece 17`, `chain`, `turn`, `victory`
    and `outcome`.
    """

    part: str
    mark: str
    text: str


COUNTED: Final[tuple[tuple[str, str, Callable[[Seat], int]], ...]] = (
    ("main_deck", "Main Deck", lambda seat: seat.main_deck),
    ("hand", "hand", lambda seat: seat.hand),
    ("trash", "Trash", lambda seat: seat.trash),
    ("banishment", "Banishment", lambda seat: seat.banishment),
    ("rune_deck", "Rune Deck", lambda seat: seat.rune_deck),
    ("runes", "runes on the board", lambda seat: seat.runes),
    ("spent", "exhausted runes", lambda seat: seat.spent),
    ("energy", "Energy", lambda seat: seat.energy),
    ("xp", "XP", lambda seat: seat.xp),
)
"""What is counted at each seat: its part, its words and where to read it."""


def changes_between(old: Frame, new: Frame, seats: Sequence[str]) -> list[Change]:
    """Everything that differs, points and cards first; `seats` are the seats' names."""
    if old is new:
        return []
    found: list[Change] = []
    _outcome(old, new, seats, found)
    _points(old, new, seats, found)
    for was, now in zip(old.seats, new.seats, strict=True):
        _counts(was, now, seats[now.number], found)
    for before, after in zip(old.places, new.places, strict=True):
        _place(before, after, seats, found)
    _pieces(old, new, seats, found)
    _chain(old, new, found)
    _turn(old, new, seats, found)
    return found


def _outcome(old: Frame, new: Frame, seats: Sequence[str], found: list[Change]) -> None:
    """The game is over."""
    if new.ended is not None and old.ended is None:
        names = joined([called(seats[seat]) for seat in new.winners])
        verb = "wins" if len(new.winners) == 1 and seats[new.winners[0]] != "you" else "win"
        text = f"{names} {verb} the game" if names else "the game ends without a winner"
        found.append(Change("outcome", "end", text))


def _points(old: Frame, new: Frame, seats: Sequence[str], found: list[Change]) -> None:
    """Points, once a team, and the Victory Score."""
    told: set[int] = set()
    for was, now in zip(old.seats, new.seats, strict=True):
        if now.points != was.points and now.team not in told:
            told.add(now.team)
            owners = joined([whose(seats[seat.number]) for seat in new.seats if seat.team == now.team])
            found.append(_count(f"team {now.team}", f"{owners} points", was.points, now.points))
    if new.victory_score != old.victory_score:
        found.append(_count("victory", "Victory Score", old.victory_score, new.victory_score))


def _counts(was: Seat, now: Seat, seat: str, found: list[Change]) -> None:
    """The counts of one seat, Power by domain, and a player who leaves."""
    for part, words, read in COUNTED:
        if read(was) != read(now):
            found.append(_count(f"{now.number} {part}", f"{whose(seat)} {words}", read(was), read(now)))
    old_power, new_power = dict(was.power), dict(now.power)
    for domain in sorted(old_power.keys() | new_power.keys()):
        before, after = old_power.get(domain, 0), new_power.get(domain, 0)
        if before != after:
            words = f"{whose(seat)} Power" if domain == "any" else f"{whose(seat)} {capital(domain)} Power"
            found.append(_count(f"{now.number} power", words, before, after))
    if now.champion != was.champion:
        text = f"{was.champion} leaves {whose(seat)} Champion Zone" if now.champion is None else \
            f"{now.champion} comes to {whose(seat)} Champion Zone"  # fmt: skip
        found.append(Change(f"{now.number} champion", "new" if now.champion else "gone", text))
    if now.left and not was.left:
        verb = "leave" if seat == "you" else "leaves"
        found.append(Change(f"{now.number} seat", "left", f"{called(seat)} {verb} the game"))


def _count(part: str, words: str, was: int, now: int) -> Change:
    """A number that changed."""
    return Change(part, f"{'+' if now > was else '−'}{abs(now - was)}", f"{words} {was} → {now}")


def _place(was: Place, now: Place, seats: Sequence[str], found: list[Change]) -> None:
    """Who controls a battlefield, who contests it, and who scored it this turn."""
    part, place = f"place {now.letter}", f"battlefield {now.letter}"
    if now.controller != was.controller:
        who = "nobody" if now.controller is None else called(seats[now.controller])
        verb = "control" if who == "you" else "controls"
        found.append(Change(part, "control", f"{who} now {verb} {place}"))
    if now.contested_by != was.contested_by:
        by = "" if now.contested_by is None else f" by {called(seats[now.contested_by])}"
        text = f"{place} is contested{by}" if by else f"{place} is no longer contested"
        found.append(Change(part, "contested", text))
    new = [called(seats[seat]) for seat in now.scored_by if seat not in was.scored_by]
    if new:
        found.append(Change(part, "scored", f"{place} is scored by {joined(new)}"))
    elif len(now.scored_by) < len(was.scored_by):
        found.append(Change(part, "free", f"{place} can be scored again"))
    if now.name != was.name:
        found.append(Change(part, "card", f"{place} is now {now.name or 'without abilities'}"))


def _pieces(old: Frame, new: Frame, seats: Sequence[str], found: list[Change]) -> None:
    """Units, gear and legends that come, go, move or change."""
    before, after = _standing(old, seats), _standing(new, seats)
    for number, (piece, where) in after.items():
        part = f"piece {number}"
        if number not in before:
            found.append(Change(part, "new", f"{piece.name} comes to {where}"))
            continue
        was, there = before[number]
        if there != where:
            found.append(Change(part, "moved", f"{piece.name} moves to {where}"))
        found.extend([Change(part, mark, f"{piece.name} {text}") for mark, text in _state(was, piece)])
    for number, (piece, where) in before.items():
        if number not in after:
            found.append(Change(where_part(old, number), "left", f"{piece.name} leaves {where}"))


def where_part(frame: Frame, number: int) -> str:
    """The part of the board on which a piece stands."""
    for place in frame.places:
        if number in [piece.id for piece in place.units]:
            return f"place {place.letter}"
    for seat in frame.seats:
        if number in [piece.id for piece in seat.base]:
            return f"{seat.number} base"
    owner = next(seat.number for seat in frame.seats if seat.legend is not None and seat.legend.id == number)
    return f"{owner} champion"


def _standing(frame: Frame, seats: Sequence[str]) -> dict[int, tuple[Piece, str]]:
    """Every piece on the board with the words for where it is."""
    found: dict[int, tuple[Piece, str]] = {}
    for seat in frame.seats:
        for piece in seat.base:
            found[piece.id] = (piece, f"{whose(seats[seat.number])} Base")
        if seat.legend is not None:
            found[seat.legend.id] = (seat.legend, f"{whose(seats[seat.number])} Legend Zone")
    for place in frame.places:
        for piece in place.units:
            found[piece.id] = (piece, f"battlefield {place.letter}")
    return found


def _state(was: Piece, now: Piece) -> list[tuple[str, str]]:
    """What differs in a piece that stays: a mark and the words behind its name."""
    found: list[tuple[str, str]] = []
    if now.exhausted != was.exhausted:
        found.append(("exhausted", "is exhausted") if now.exhausted else ("ready", "is ready again"))
    if now.damage != was.damage:
        found.append((f"{now.damage} damage", f"has {now.damage} damage, {was.damage} before"))
    if now.might is not None and now.might != was.might:
        found.append((f"Might {now.might}", f"has {now.might} Might, {was.might} before"))
    if now.buffs != was.buffs:
        found.append(("buff", "is buffed") if now.buffs > was.buffs else ("no buff", "loses its buff"))
    if now.stunned != was.stunned:
        found.append(("stunned", "is stunned") if now.stunned else ("not stunned", "is no longer stunned"))
    if now.keywords != was.keywords:
        gained = [f"[{word}]" for word in now.keywords if word not in was.keywords]
        lost = [f"[{word}]" for word in was.keywords if word not in now.keywords]
        if gained:
            found.append((" ".join(gained), f"has {joined(gained)}"))
        if lost:
            found.append(("keyword gone", f"loses {joined(lost)}"))
    return found


def _chain(old: Frame, new: Frame, found: list[Change]) -> None:
    """What was put on the chain and what left it. An item that was finalized is the same one."""
    before, after = [_item(item) for item in old.chain], [_item(item) for item in new.chain]
    came, went = after[:], []
    for item in before:
        if item in came:
            came.remove(item)
        else:
            went.append(item)
    found.extend([Change("chain", "new", f"{name} ({kind}) goes on the chain") for name, kind, _ in came])
    found.extend([Change("chain", "left", f"{name} ({kind}) leaves the chain") for name, kind, _ in went])


def _item(item: Item) -> tuple[str, str, int]:
    return item.name, item.kind, item.controller


def _turn(old: Frame, new: Frame, seats: Sequence[str], found: list[Change]) -> None:
    """Whose turn it is, its phase, and a decision that is open now."""
    if new.turn_player != old.turn_player or new.turn != old.turn:
        found.append(Change("turn", "turn", f"{whose(seats[new.turn_player])} turn begins"))
    if new.phase != old.phase:
        found.append(Change("turn", "phase", f"it is now the {PHASES.get(new.phase, new.phase)}"))
    if new.asked is not None and new.asked != old.asked:
        verb = "have" if seats[new.asked[0]] == "you" else "has"
        found.append(Change("turn", "decision", f"{called(seats[new.asked[0]])} {verb} a decision to make"))
