"""The language of `do`: one text read into an instruction, a happening, a going-on item or a move."""

import re
from dataclasses import dataclass
from typing import Final

from rulebound.scenario.errors import Mark, SituationError
from rulebound.scenario.items import (
    GoingOn,
    GoingOnKind,
    Happening,
    HappeningKind,
    Instruction,
    Item,
    Move,
    MoveKind,
    Target,
    Verb,
)
from rulebound.scenario.names import listed, nearest, suggestion, unquoted

EACH_PLAYER: Final = "each player"
EACH_OPPONENT: Final = "each opponent"
PHASES: Final = ("awaken", "beginning", "scoring", "channel", "draw", "main", "ending")
BASE: Final = "base"
AMOUNT_LIMIT: Final = 1_000_000


@dataclass(slots=True)
class Board:
    """The seats and battlefields that a text can name."""

    seats: tuple[str, ...]
    battlefields: tuple[str, ...]


_PARTS: Final = {
    "N": r"(?P<n>-?\d+)",
    "L": r"(?P<cards>.+?)",
    "FROM": r"(?P<source>trash|hand|board)",
    "INTO": r"(?P<to>hand|trash|banishment)",
    "TYPE": r"(?P<until>unit|gear|spell)",
    "NAME": r"(?P<token>.+)",
}


def _pattern(words: str) -> re.Pattern[str]:
    """A form as a pattern; its first word is read with and without the ending of the third person."""
    verb, *rest = words.split()
    parts = [f"{verb}?", *(_PARTS.get(word, word) for word in rest)]
    return re.compile(r"\s+".join(parts), re.IGNORECASE)


_INSTRUCTIONS: Final[tuple[tuple[Verb, str, re.Pattern[str]], ...]] = tuple(
    (verb, shown, _pattern(words))
    for verb, shown, words in (
        (Verb.DRAW, "S draws N", "draws N"),
        (Verb.BURN, "S burns N", "burns N"),
        (Verb.PUT, "S puts N from main deck into hand|trash|banishment", "puts N from main deck into INTO"),
        (Verb.LOOK, "S looks at N", "looks at N"),
        (Verb.REVEAL, "S reveals N", "reveals N"),
        (Verb.REVEAL_UNTIL, "S reveals until unit|gear|spell", "reveals until TYPE"),
        (Verb.PREDICT, "S predicts N", "predicts N"),
        (Verb.RECYCLE_RUNES, "S recycles N runes", "recycles N runes?"),
        (Verb.RECYCLE, "S recycles N|L + L from trash|hand|board", "recycles L from FROM"),
        (Verb.DISCARD, "S discards N|L + L", "discards L"),
        (Verb.CHANNEL, "S channels N", "channels N"),
        (Verb.GAIN_POINTS, "S gains N points", "gains N points?"),
        (Verb.LOSE_POINTS, "S loses N points", "loses N points?"),
        (Verb.PLAY_TOKEN, "S plays [N] token NAME[, to A|base]", "plays N tokens? NAME"),
        (Verb.PLAY_TOKEN, "S plays [N] token NAME[, to A|base]", "plays tokens? NAME"),
    )
)
_HAPPENING: Final = re.compile(r"(?P<verb>hold|conquer)s?\s+(?P<battlefield>\S+)", re.IGNORECASE)
_MOVE: Final = re.compile(r"(?P<verb>play|activate)s?\s+(?P<rest>.+)", re.IGNORECASE)
_BARE_MOVE: Final = re.compile(r"(?:(?P<pass>pass(?:es)?)|concedes?)", re.IGNORECASE)
_GOING_ON: Final = re.compile(
    r"(?P<bare>cleanup|settle|all\s+pass(?:es)?)|starts?\s+turn\s+of\s+(?P<seat>.+)|(?P<to>go\s+to|finish)\s+(?P<phase>.+)",
    re.IGNORECASE,
)
_OPTION: Final = re.compile(r"(?P<key>mode|on|to|paying)(?:,?\s+(?P<value>.*))?", re.IGNORECASE)
_UNNAMED: Final = re.compile(r"(?P<n>-?\d+)\s+from\s+(?P<seat>.+?)(?:['\u2019]s)?\s+trash", re.IGNORECASE)
_NOT_YET: Final = (
    (re.compile(r"moves?\b.*", re.IGNORECASE), "`moves`, moving units"),
    (re.compile(r"hides?\b.*", re.IGNORECASE), "`hides`, hiding cards facedown"),
    (re.compile(r"ends?\s+turn", re.IGNORECASE), "`ends turn`; write `start turn of S` or `finish ending`"),
)
_TIME: Final = re.compile(r"time\s+is\s+called", re.IGNORECASE)
_SEAT_FORMS: Final = (
    *dict.fromkeys(shown for _, shown, _ in _INSTRUCTIONS),
    "S holds A",
    "S conquers A",
    "S plays NAME[, mode 1][, on L + L | N from S trash][, to A|base]",
    "S activates L[, on L]",
    "S passes",
    "S concedes",
)
FORMS: Final = (*_SEAT_FORMS, "cleanup", "settle", "all pass", "start turn of S", "go to PHASE", "finish PHASE")
"""Every form of an item, as messages show it: S is a seat, `each player` or `each opponent`, L a label or name."""


def seat_problem(text: str, seats: tuple[str, ...]) -> str:
    """The message for a text that is no seat of the mode."""
    several = [seat for seat in seats if seat.startswith("opponent ")]
    if text.casefold() == "opponent" and several:
        return f"`opponent` alone does not say which one; write {listed(several)}"
    return f"there is no seat `{text}` here{suggestion(text, seats)}"


def parse_item(text: str, mark: Mark, board: Board) -> Item:
    """One text of `do` as what it says; SituationError at `mark` where it is none of the forms."""
    words = " ".join(text.split())
    if "#" in words:
        raise mark.error(
            "`#` numbers belong to running games and mean nothing in a file; name the card, or give it a label (`as`)"
        )
    if _TIME.fullmatch(words):
        raise mark.error("not yet supported: `time is called`, the end of a round by time")
    reader = _ItemReader(words, mark, board)
    return reader.going_on() or reader.of_subject()


def parse_instruction(text: str, mark: Mark, board: Board, subject: str | None = None) -> Instruction:
    """The same where only an instruction can stand; `subject` is who acts where the text leaves it out."""
    words = " ".join(text.split())
    if subject is not None and not names_subject(words, board) and not _GOING_ON.fullmatch(words):
        words = f"{subject} {words}"
    item = parse_item(words, mark, board)
    if not isinstance(item, Instruction):
        raise mark.error(f"`{text}` is no instruction; here only instructions can stand, such as `you draw 1`")
    return item


def names_subject(text: str, board: Board) -> bool:
    """Whether a text begins with somebody who acts, though perhaps with a seat of another mode."""
    words = " ".join(text.split())
    return _subject_of(words, (*board.seats, EACH_PLAYER, EACH_OPPONENT, "opponent", "ally")) is not None


def can_begin(text: str, board: Board) -> bool:
    """Whether a text begins as an item can, or as one whose seat was left out: with somebody or with a form's verb."""
    verb = text.casefold().partition(" ")[0].removesuffix("s")
    verbs = {form.removeprefix("S ").split()[0].removesuffix("s") for form in FORMS}
    return names_subject(text, board) or verb in verbs


def _subject_of(words: str, subjects: tuple[str, ...]) -> str | None:
    """The longest of `subjects` that the words begin with."""
    folded = words.casefold()
    fitting = [one for one in subjects if folded == one or folded.startswith(one + " ")]
    return max(fitting, key=len, default=None)


class _ItemReader:
    """Reads one item; every method gives the item, None where its kind is another, or raises."""

    def __init__(self, words: str, mark: Mark, board: Board) -> None:
        self.words = words
        self.mark = mark
        self.board = board

    def going_on(self) -> Item | None:
        found = _GOING_ON.fullmatch(self.words)
        if found is None:
            return None
        if found["bare"]:
            kind = GoingOnKind.ALL_PASS if " " in found["bare"] else GoingOnKind(found["bare"].casefold())
            return GoingOn(self.mark, self.words, kind)
        if found["seat"]:
            return GoingOn(self.mark, self.words, GoingOnKind.START_TURN, seat=self.seat(found["seat"]))
        phase = found["phase"].casefold().removesuffix(" phase").removesuffix(" step")
        if phase not in PHASES:
            raise self.mark.error(f"there is no phase `{found['phase']}`{suggestion(phase, PHASES)}")
        kind = GoingOnKind.FINISH if found["to"].casefold() == "finish" else GoingOnKind.GO_TO
        return GoingOn(self.mark, self.words, kind, phase=phase)

    def of_subject(self) -> Item:
        subject = _subject_of(self.words, (*self.board.seats, EACH_PLAYER, EACH_OPPONENT))
        if subject is None:
            raise self.unknown_subject()
        rest = self.words[len(subject) :].strip()
        for pattern, what in _NOT_YET:
            if pattern.fullmatch(rest):
                raise self.mark.error(f"not yet supported: {what}")
        item = self.instruction(subject, rest) or self.happening(subject, rest) or self.move(subject, rest)
        if item is None:
            raise self.unknown(rest)
        return item

    def instruction(self, subject: str, rest: str) -> Item | None:
        main, place = rest, None
        if re.match(r"plays?\s+(-?\d+\s+)?tokens?\b", rest, re.IGNORECASE) and ", " in rest:
            main, _, tail = rest.rpartition(", ")
            option = _OPTION.fullmatch(tail)
            if option is None:
                main = rest
            elif option["key"].casefold() != "to":
                raise self.mark.error(f"`{tail}` can't stand behind a token; only `, to A` or `, to base` can")
            else:
                place = self.place(option["value"] or "")
        for verb, _, pattern in _INSTRUCTIONS:
            if found := pattern.fullmatch(main):
                return self.filled(Instruction(self.mark, self.words, subject, verb, place=place), found.groupdict())
        return None

    def filled(self, item: Instruction, found: dict[str, str | None]) -> Instruction:
        if (number := found.get("n")) is not None:
            item.amount = self.amount(number)
        if (cards := found.get("cards")) is not None:
            if re.fullmatch(r"-?\d+", cards):
                item.amount = self.amount(cards)
            else:
                item.cards = self.cards(cards)
        item.source, item.to, item.until = (_folded(found.get(name)) for name in ("source", "to", "until"))
        if (token := found.get("token")) is not None:
            item.token = unquoted(token)
            item.amount = 1 if item.amount is None else item.amount
        return item

    def happening(self, subject: str, rest: str) -> Item | None:
        found = _HAPPENING.fullmatch(rest)
        if found is None:
            return None
        kind = HappeningKind(found["verb"].casefold() + "s")
        return Happening(self.mark, self.words, self.one(subject), kind, self.battlefield(found["battlefield"]))

    def move(self, subject: str, rest: str) -> Item | None:
        if bare := _BARE_MOVE.fullmatch(rest):
            kind = MoveKind.PASS if bare["pass"] else MoveKind.CONCEDE
            return Move(self.mark, self.words, self.one(subject), kind)
        found = _MOVE.fullmatch(rest)
        if found is None:
            return None
        kind = MoveKind(found["verb"].casefold() + "s")
        item = Move(self.mark, self.words, self.one(subject), kind)
        name, *others = re.split(r",\s+", found["rest"])
        while others and not _OPTION.fullmatch(others[0]):
            name = f"{name}, {others.pop(0)}"
        item.card = unquoted(name)
        given: set[str] = set()
        for text in _joined(others):
            self.option(item, text, given)
        return item

    def option(self, item: Move, text: str, given: set[str]) -> None:
        found = _OPTION.fullmatch(text)
        assert found is not None
        key, value = found["key"].casefold(), found["value"]
        if key in given:
            raise self.mark.error(f"`{key}` stands twice in `{self.words}`; join targets with ` + `")
        given.add(key)
        if key == "paying":
            raise self.mark.error(f"not yet supported: `{text}`, optional costs such as Accelerate and Repeat")
        if not value:
            raise self.mark.error(f"`{key}` needs something behind it, such as `mode 1`, `on L` or `to base`")
        if key in ("mode", "to") and item.kind is MoveKind.ACTIVATE:
            raise self.mark.error(f"`{text}` can't stand behind `activates`; only `, on L` can")
        if key == "mode":
            if not value.isdecimal() or not 1 <= int(value) <= 100:
                raise self.mark.error(f"`{text}`: a mode is given by its number, from 1 on")
            item.mode = int(value)
        elif key == "to":
            item.place = self.place(value)
        else:
            item.targets = [self.target(part) for part in self.cards(value)]

    def target(self, text: str) -> Target:
        if found := _UNNAMED.fullmatch(text):
            return Target(count=self.amount(found["n"]), trash_of=self.seat(found["seat"]))
        return Target(card=text)

    def cards(self, text: str) -> list[str]:
        parts = [unquoted(part) for part in re.split(r"\s*\+(?:\s+|$)", text)]
        for part in parts:
            if not part or re.fullmatch(r"-?\d+", part):
                raise self.mark.error(
                    f"`{text}` is no list of cards; join labels or names with ` + `, or give one number"
                )
        return parts

    def amount(self, text: str) -> int:
        # Python refuses to read numbers of thousands of digits.
        number = int(text) if len(text) < 20 else AMOUNT_LIMIT + 1
        if text.startswith("-") or number > AMOUNT_LIMIT:
            raise self.mark.error(f"{text[:24]} is outside what an item can say; give 0 to {AMOUNT_LIMIT:,}")
        return number

    def seat(self, text: str) -> str:
        if text.casefold() not in self.board.seats:
            raise self.mark.error(seat_problem(text, self.board.seats))
        return text.casefold()

    def one(self, subject: str) -> str:
        if subject in (EACH_PLAYER, EACH_OPPONENT):
            raise self.mark.error(f"`{subject}` can't do this together; write one item for each seat")
        return subject

    def battlefield(self, text: str) -> str:
        if text.upper() not in self.board.battlefields:
            raise self.mark.error(f"there is no battlefield `{text}`; here are {', '.join(self.board.battlefields)}")
        return text.upper()

    def place(self, text: str) -> str:
        return BASE if text.casefold() == BASE else self.battlefield(text)

    def unknown_subject(self) -> SituationError:
        if _OPTION.fullmatch(self.words):
            return self.mark.error(
                f"`{self.words}` is half an item: quote an item with a comma, or give it its own line"
            )
        if named := re.match(r"(opponent(?: \d+)?|ally)\b", self.words, re.IGNORECASE):
            return self.mark.error(seat_problem(named[0], self.board.seats))
        verb = self.words.casefold().partition(" ")[0].removesuffix("s")
        forms = [form for form in _SEAT_FORMS if form.split()[1].removesuffix("s") == verb]
        if forms:
            return self.mark.error(f"`{self.words}` does not say who; write {listed(forms)}, S being a seat")
        return self.unknown(self.words)

    def unknown(self, rest: str) -> SituationError:
        told = f"unknown item `{self.words}`"
        if forms := nearest_forms(rest):
            return self.mark.error(f"{told}; the nearest forms: {listed(forms)}")
        verbs = dict.fromkeys(form.split()[1] for form in _SEAT_FORMS)
        alone = FORMS[len(_SEAT_FORMS) :]
        return self.mark.error(f"{told}; write a seat and {', '.join(verbs)}; or alone {', '.join(alone)}")


def _folded(word: str | None) -> str | None:
    return None if word is None else word.casefold()


def _joined(parts: list[str]) -> list[str]:
    """Options with the commas of names inside them put back."""
    whole: list[str] = []
    for part in parts:
        if _OPTION.fullmatch(part):
            whole.append(part)
        else:
            whole[-1] = f"{whole[-1]}, {part}"
    return whole


def nearest_forms(text: str) -> list[str]:
    """The forms whose first word behind the seat is most like that of `text`, else those most like all of it."""
    verbs = {form: form.removeprefix("S ").split()[0] for form in FORMS}
    close = nearest(text.partition(" ")[0], verbs.values(), limit=1)
    return [form for form, verb in verbs.items() if verb in close] or nearest(text, FORMS)
