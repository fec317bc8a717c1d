"""From what a question says is so to the ledger: mode, players, counts, points, control and scored marks."""

from __future__ import annotations

from rulebound.answer.question.forms import Says
from rulebound.answer.question.ledger import SEATS, VICTORY_SCORE, Ledger
from rulebound.answer.question.pattern import Place
from rulebound.answer.question.reading import Reading
from rulebound.answer.question.shape import Note, NotUnderstood, Options
from rulebound.answer.question.statement import Statement


def mode_of(reading: Reading, options: Options) -> tuple[str, list[Note]]:
    """The mode said, else the smallest one that has the players named. Raises NotUnderstood where two are said."""
    said = {stated.text("mode"): stated.words for stated in reading.statements if stated.says is Says.MODE}
    if options.mode is not None:
        mode = options.mode.strip().lower()
        if mode not in SEATS:
            raise NotUnderstood(f"--mode: {options.mode!r} is no mode; there are {', '.join(SEATS)}")
        said.setdefault(mode, f"--mode {mode}")
    if len(said) > 1:
        (one, first), (other, second) = list(said.items())[:2]
        raise NotUnderstood(f'the mode is {one} by "{first}" and {other} by "{second}": leave one of them out')
    if said:
        return next(iter(said)), []
    players = _named(reading) | {item.partition(".")[0].strip() for item in options.sets}
    for mode, players_of_it in (("2v2", {"ally"}), ("ffa4", {"opponent 3"}), ("ffa3", {"opponent 1", "opponent 2"})):
        if players & players_of_it:
            return mode, [Note("assumed", f"The mode was not said; {mode} is the one with the players named.")]
    return "duel", []


def _named(reading: Reading) -> set[str]:
    return {str(name) for said in reading.statements for name in (said.who, said.got.get("p"), said.got.get("p2"))}


def seats_of(ledger: Ledger, who: str) -> tuple[str, ...]:
    """The seats that a player word means in this mode. Raises NotUnderstood where it fits none, or several."""
    opponents = tuple(seat for seat in ledger.seats if seat.startswith("opponent"))
    if who == "each player":
        return ledger.seats
    if who == "each opponent":
        return opponents
    if who in ledger.seats:
        return (who,)
    if who == "opponent":
        raise NotUnderstood(
            f'which opponent? {ledger.mode} has several: say {" or ".join(opponents)}, or "each opponent"'
        )
    raise NotUnderstood(f'there is no "{who}" in {ledger.mode}; the players are {", ".join(ledger.seats)}')


def put_facts(ledger: Ledger, reading: Reading, notes: list[Note]) -> None:
    """Write what is so. Raises NotUnderstood where it contradicts an option or itself."""
    several = len({said.who for said in reading.statements}) > 1
    for said in reading.statements:
        who, source = said.who or "you", f'"{said.words}"'
        if said.text("note"):
            notes.append(Note("assumed", f"{source} was read as {said.text('note')}."))
        match said.says:
            case Says.COUNT:
                zone = said.text("zone") or "main_deck"
                value = said.number("n") or 0
                owner = said.text("p") or who
                _put_count(ledger, owner, zone, value, source)
                if said.text("zone2"):
                    _put_count(ledger, said.text("p2") or owner, said.text("zone2"), value, source)
                if several and not said.text("p") and owner != "you":
                    notes.append(Note("assumed", f"{source} was read as said of {owner}."))
            case Says.ACT if "main_deck" in said.got:
                _put_count(ledger, who, "main_deck", said.number("main_deck") or 0, source)
            case Says.POINTS:
                owner = "each player" if said.number("everyone") else said.text("p") or who
                _put_count(ledger, owner, "points", said.number("n") or 0, source)
            case Says.SHORT:
                short = VICTORY_SCORE[ledger.mode] - (said.number("n") or 0)
                _put_count(ledger, who, "points", max(short, 0), source)
            case Says.SCORES:
                _put_scores(ledger, said, who, source, notes)
            case Says.TURN:
                _put_turn(ledger, said, source)
            case Says.CONTROL:
                for place in said.places():
                    for letter in known_letters(ledger, place, ledger.letters[0]):
                        ledger.put(("battlefields", letter, "controller"), _one(ledger, who), source)
            case Says.SCORED:
                for letter in known_letters(ledger, said.place(), ledger.letters[0]):
                    ledger.put(("battlefields", letter, "scored_by"), [_one(ledger, who)], source)
            case _:
                pass
    for seat, letter, source in unscored(ledger, reading):
        if ledger.scored(letter, seat):
            by = ledger.source("battlefields", letter, "scored_by")
            raise NotUnderstood(f"{letter} is scored by {by} and not by {source}: leave one of them out")


def unscored(ledger: Ledger, reading: Reading) -> list[tuple[str, str, str]]:
    """Seat, battlefield and words of everything that is said not to be scored this turn."""
    return [
        (_one(ledger, said.who or "you"), letter, f'"{said.words}"')
        for said in reading.statements
        if said.says is Says.UNSCORED
        for letter in known_letters(ledger, said.place(), ledger.letters[0])
    ]


def _put_count(ledger: Ledger, who: str, key: str, value: int, source: str) -> None:
    for seat in seats_of(ledger, who):
        ledger.put(("players", seat, key), value, source)


def _put_scores(ledger: Ledger, said: Statement, who: str, source: str, notes: list[Note]) -> None:
    """ "8 to 7": the speaker's points first, then the others' in seat order; teams count once."""
    points = [value for value in (said.number(name) for name in ("n", "n2", "n3", "n4")) if value is not None]
    seats = ("you", "opponent 1") if ledger.mode == "2v2" else ledger.seats
    if who.startswith("opponent") and who in seats:
        seats = (who, *(seat for seat in seats if seat != who))
    if len(points) != len(seats):
        raise NotUnderstood(f"{source} gives {len(points)} scores, {ledger.mode} has {len(seats)}")
    for seat, value in zip(seats, points, strict=True):
        ledger.put(("players", seat, "points"), value, source)
    shown = ", ".join(f"{seat} {value}" for seat, value in zip(seats, points, strict=True))
    notes.append(Note("assumed", f"{source} was read as points: {shown}."))


def _put_turn(ledger: Ledger, said: Statement, source: str) -> None:
    seat = _one(ledger, said.text("p") or "you")
    ledger.put(("turn", "player"), seat, source)
    if said.number("turns") is not None:
        ledger.put(("players", seat, "turns"), 1, source)


def _one(ledger: Ledger, who: str) -> str:
    seats = seats_of(ledger, who)
    if len(seats) > 1:
        raise NotUnderstood(f'"{who}" can\'t be meant here: name one player, {" or ".join(ledger.seats)}')
    return seats[0]


def one_seat(ledger: Ledger, who: str) -> str:
    """The one seat that is meant. Raises NotUnderstood for a group, which can't hold, conquer or play together."""
    return _one(ledger, who)


def known_letters(ledger: Ledger, place: Place, free: str) -> list[str]:
    """The battlefields that a place word means by itself; `free` stands for one that is left open.

    A card means the battlefield it is at, else a blank one. Raises NotUnderstood for a letter that the mode does not
    have.
    """
    letters = ledger.letters
    match place.kind:
        case "letter":
            if place.name not in letters:
                raise NotUnderstood(
                    f"there is no battlefield {place.name} in {ledger.mode}; there are {', '.join(letters)}"
                )
            return [place.name]
        case "card":
            return [_letter_of_card(ledger, place.name)]
        case "first":
            return [letters[0]]
        case "rest":
            return [letters[-1] if place.name == "last" else letters[1]]
        case "both":
            return list(letters[:2])
        case "all":
            return list(letters)
        case _:
            return [free]


def _letter_of_card(ledger: Ledger, card: str) -> str:
    for letter in ledger.letters:
        if ledger.get("battlefields", letter, "card") == card:
            return letter
    for letter in ledger.letters:
        if ledger.get("battlefields", letter, "card") is None:
            ledger.put(("battlefields", letter, "card"), card, f'"{card}"')
            return letter
    raise NotUnderstood(f"no battlefield is left for {card}: every one has another card")
