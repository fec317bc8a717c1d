"""A question as an address holds it: a sentence or what was chosen, the counts beside it, and the answers given."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from rulebound.answer.asking_cards import CatalogCards
from rulebound.answer.question import NotUnderstood, Options
from rulebound.answer.question.facts import mode_of
from rulebound.answer.question.reading import grammar_for, read
from rulebound.scenario.situation import BATTLEFIELDS, SEATS

COUNTS: Final = ("deck", "trash", "hand", "points", "rune_deck", "runes", "banishment", "xp", "energy")
"""The counts of a seat; in an address those of `you` stand bare, others behind their seat: `opponent_points`."""

LISTS: Final = {"deck_cards": "deck", "hand_cards": "hand", "trash_cards": "trash", "base": ""}
"""Cards by name, joined by +, and the count that includes them."""

PLACES: Final = ("", "_controller", "_scored", "_units")
"""What can be said of a battlefield, behind its letter in an address."""

DEEDS: Final = {
    "draw": "draw {n}",
    "burn": "burn {n}",
    "move": "put {n} from {whose} deck into {whose} {to}",
    "look": "look at the top {n}",
    "reveal": "reveal {n}",
    "predict": "predict {n}",
    "recycle": "recycle {n} from {whose} {source}",
    "runes": "recycle {n} runes",
    "play": "play {card}",
    "hold": "hold {on}",
    "conquer": "conquer {on}",
    "gain": "gain {n} point",
    "lose": "lose {n} point",
    "start": "start of {whose} turn",
    "drawphase": "{whose} Draw Phase",
    "end": "end of {whose} turn",
    "nothing": "it is {whose} turn",
}
"""What can be chosen to happen, as a sentence without the one who does it."""

NO_DOER: Final = frozenset({"start", "drawphase", "end", "nothing"})
"""Sentences that speak of a turn."""

MOST_ANSWERS: Final = 50
MOST_COUNT: Final = 1_000


@dataclass(frozen=True, slots=True)
class Asked:
    """A question in the words that are read, and the options beside it; `actor` is the seat that does it."""

    question: str
    options: Options
    mode: str
    actor: str


def asked_of(params: QueryParams) -> Asked | None:
    """The question of an address; None where it asks nothing.

    `q` (or `question`) is a sentence and goes before what was chosen: `do` (a key of DEEDS) with `n`, `who`, `to`,
    `source`, `on` and `card`. Raises NotUnderstood, naming the field.
    """
    sentence = (_text(params, "q") or _text(params, "question")).strip()
    mode = _one_of(params, "mode", tuple(SEATS), "") or mode_said(sentence)
    actor = _actor(params, mode)
    question = sentence or _chosen(params, mode, actor)
    if not question:
        return None
    options = Options(
        mode=_text(params, "mode") or None,
        answers=[answer for answer in params.getlist("answer") if answer.strip()],
        seed=_number(params, "seed", 2**63 - 1),
    )
    if len(options.answers) > MOST_ANSWERS:
        raise NotUnderstood(f"at most {MOST_ANSWERS} answers to choices fit into one question")
    for prefix, seat in prefixes(mode):
        options.sets += _seat_sets(params, prefix, seat)
    for letter in BATTLEFIELDS[mode]:
        _battlefield(params, letter, mode, options)
    options.sets += [item for item in params.getlist("set") if item.strip()]
    return Asked(question, options, mode, actor)


def mode_said(sentence: str) -> str:
    """The mode that a sentence speaks of, else duel. Raises NotUnderstood."""
    if not sentence:
        return "duel"
    return mode_of(read(sentence, grammar_for(tuple(CatalogCards().all_names()))), Options())[0]


def with_answer(params: QueryParams, name: str, option: str, path: str = "/") -> str:
    """The address of the same question with one more choice answered."""
    kept = [(key, value) for key, value in params.multi_items() if value]
    return path + "?" + urlencode([*kept, ("answer", f"{name}={option}")])


def without_answer(params: QueryParams, place: int, path: str = "/") -> str:
    """The address of the same question without one of its answers and those after it, which may rest on it."""
    answers = [answer for answer in params.getlist("answer") if answer.strip()][:place]
    kept = [(key, value) for key, value in params.multi_items() if value and key != "answer"]
    return path + "?" + urlencode([*kept, *[("answer", answer) for answer in answers]])


def prefixes(mode: str) -> list[tuple[str, str]]:
    """What stands before the counts of each seat in an address, and the seat: `opponent_` is the first of several."""
    found: list[tuple[str, str]] = []
    for seat in SEATS[mode]:
        if seat == "you":
            found.append(("", seat))
        elif seat == "opponent 1":
            found.append(("opponent_", seat))
        else:
            found.append((seat.replace(" ", "_") + "_", seat))
    return found


def address(params: QueryParams, path: str = "/", drop: Sequence[str] = (), **changed: str | None) -> str:
    """The address of a question with some parts changed (None leaves one out); fields that say nothing are left out."""
    gone = {*drop, *changed}
    kept = [(key, value) for key, value in params.multi_items() if value and key not in gone]
    kept += [(key, value) for key, value in changed.items() if value is not None]
    return path + ("?" + urlencode(kept) if kept else "")


def _chosen(params: QueryParams, mode: str, actor: str) -> str:
    """The sentence of what was chosen, nothing where nothing was."""
    do = _one_of(params, "do", tuple(DEEDS), "")
    if not do:
        return ""
    n = _number(params, "n", 1_000_000)
    card = _text(params, "card").strip()
    if do == "play" and not card:
        return ""
    words = DEEDS[do].format(
        n=1 if n is None else n,
        to=_one_of(params, "to", ("hand", "trash", "banishment"), "hand"),
        source=_one_of(params, "source", ("trash", "hand"), "trash"),
        on=_one_of(params, "on", BATTLEFIELDS[mode], "A"),
        card=card,
        whose="my" if actor == "you" else "their" if do not in NO_DOER else f"{_named(actor)}'s",
    )
    if do in ("gain", "lose") and n not in (1, None):
        words += "s"
    if do in NO_DOER:
        return words
    if actor == "you":
        return f"I {words}"
    verb, _, rest = words.partition(" ")
    return f"{_named(actor)} {verb}{'es' if verb.endswith('h') else 's'} {rest}"


def _named(seat: str) -> str:
    return f"my {seat}" if seat in ("opponent", "ally") else seat


def _actor(params: QueryParams, mode: str) -> str:
    """The seat that was chosen to do it; a plain opponent is the first of several."""
    who = _text(params, "who") or "you"
    if who == "opponent" and who not in SEATS[mode]:
        who = "opponent 1"
    if who == "opponent 1" and who not in SEATS[mode]:
        who = "opponent"
    return who if who in SEATS[mode] else "you"


def _seat_sets(params: QueryParams, prefix: str, seat: str) -> list[str]:
    """The settings of one seat: its counts, and the cards of a zone by name with those that have none."""
    counts = {key: _number(params, prefix + key, MOST_COUNT) for key in COUNTS}
    sets: list[str] = []
    for key, count in LISTS.items():
        names = [name.strip() for name in _text(params, prefix + key).split("+") if name.strip()]
        if not names:
            continue
        total = counts.pop(count, None) if count else None
        if total is not None and total < len(names):
            raise NotUnderstood(f"{_field(prefix + key)}: {len(names)} cards are named, but there are only {total}")
        if total is not None and total > len(names):
            names.append(str(total - len(names)))
        sets.append(f"{seat}.{count or key}={' + '.join(names)}")
    sets += [f"{seat}.{key}={count}" for key, count in counts.items() if count is not None]
    return sets


def _battlefield(params: QueryParams, letter: str, mode: str, options: Options) -> None:
    """What an address says of one battlefield."""
    card = _text(params, letter).strip()
    if card:
        options.battlefields[letter] = card
    controller = _seat_in(_text(params, f"{letter}_controller"), mode)
    if controller:
        options.sets.append(f"{letter}.controller={controller}")
    scored = [seat for seat in (_seat_in(one, mode) for one in params.getlist(f"{letter}_scored")) if seat]
    options.sets += [f"{letter}.scored_by={seat}" for seat in dict.fromkeys(scored)]
    units = _text(params, f"{letter}_units").strip()
    if units:
        options.sets.append(f"{letter}.units.{controller if controller not in ('', 'none') else 'you'}={units}")


def _seat_in(seat: str, mode: str) -> str:
    """A seat as the mode calls it; one that the mode does not have was chosen in another mode and says nothing."""
    if seat in ("", "none") or seat in SEATS[mode]:
        return seat
    other = {"opponent": "opponent 1", "opponent 1": "opponent"}.get(seat, "")
    return other if other in SEATS[mode] else ""


def _text(params: QueryParams, key: str) -> str:
    return str(params.get(key, ""))


def _one_of(params: QueryParams, key: str, known: Sequence[str], default: str) -> str:
    value = _text(params, key) or default
    if value not in known and value != default:
        raise NotUnderstood(f"{_field(key)}: {value!r} is not one of {', '.join(known)}")
    return value


def _number(params: QueryParams, key: str, most: int) -> int | None:
    """A whole number, None where the field is empty."""
    value = _text(params, key).strip()
    if not value:
        return None
    if not (value.isascii() and value.isdigit()) or len(value) > len(str(most)) or int(value) > most:
        raise NotUnderstood(f"{_field(key)}: {value[:40]!r} is no whole number from 0 to {most:,}")
    return int(value)


def _field(key: str) -> str:
    """What a message calls a field."""
    return key.replace("_", " ")
