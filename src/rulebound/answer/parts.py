"""The parts of a written answer, in their order, before they are laid out as plain text or Markdown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rulebound.answer.voice import called, capital, whose
from rulebound.rulebook import explain, terms_in

Entry = Mapping[str, Any]
"""An answer as data (FORMAT section 4)."""

HEADINGS: Final = {
    "short": "Answer",
    "asked": "To be decided",
    "steps": "Step by step",
    "counts": "Before and after",
    "cards": "Cards",
    "examples": "Worked examples",
    "notes": "Notes",
    "terms": "Terms",
}
"""The headings of the parts, in the order in which they are read."""

KINDS: Final = {"not_settled": "Not settled by the rules", "assumed": "Assumed"}
"""How notes of a kind begin; the others say it themselves."""

COUNTS: Final = {
    "main_deck": "Main Deck", "trash": "Trash", "hand": "hand", "banishment": "Banishment", "rune_deck": "Rune Deck",
    "runes": "runes on the board", "points": "points",
}  # fmt: skip

MOST_SHOWN: Final = 12
"""Of an open choice only so many answers are written out."""

EVERYDAY: Final = frozenset(
    {
        "Ability", "Add", "Attach", "Card", "Control", "Controller", "Counter", "Double", "Effect", "Event", "Gear",
        "Instruction", "Layer", "Location", "Move", "Opponent", "Owner", "Pass", "Pay", "Play", "Prevent", "Private",
        "Public", "Replace", "Resolve", "Secret", "Spell", "Swap", "Task", "Turn", "Unit", "Win", "Zone",
    }
)  # fmt: skip
"""Terms that the explanations leave out: they are meant as anybody would take them."""


@dataclass(slots=True)
class Line:
    """One entry of a part: a title that is set off, a text, and lines under it."""

    title: str
    text: str
    below: list[str]


@dataclass(slots=True)
class Part:
    """One part of an answer, with its key, its heading and its lines; `numbered` parts count their lines."""

    key: str
    heading: str
    lines: list[Line]
    numbered: bool = False


def parts_of(entry: Entry) -> list[Part]:
    """The parts of an answer that have something to say, in their order."""
    lines = {
        "short": [Line("", entry["short"], [])],
        "asked": [asked_line(asked) for asked in entry["asked"]],
        "steps": [Line("", f"{step['text']} {rules(step['rules'])}", []) for step in entry["steps"]],
        "counts": count_lines(entry),
        "cards": [card_line(card) for card in entry["cards"]],
        "examples": [Line(one["title"], f"{one['short']} ({one['scenario']})", []) for one in entry["examples"]],
        "notes": [Line(KINDS.get(note["kind"], ""), note["text"], []) for note in entry["notes"]],
        "terms": [Line(term, explain(term).text, []) for term in terms_of(entry)],
    }
    return [Part(key, HEADINGS[key], found, key == "steps") for key, found in lines.items() if found]


def terms_of(entry: Entry) -> list[str]:
    """The terms that the short answer and the steps use and that need an explanation, in the order of their use."""
    text = " ".join([entry["short"], *[step["text"] for step in entry["steps"]]])
    for card in entry["cards"]:
        if " " in card["name"]:  # a word in a card's name is no term: Grave Ward is no Ward
            text = text.replace(card["name"], ".")
    return [term for term in terms_in(text) if term not in EVERYDAY]


def rules(numbers: Sequence[str]) -> str:
    """The numbers of rules, set off from the text."""
    return f"[{', '.join(numbers)}]"


def asked_line(asked: Entry) -> Line:
    """An open choice with what its options lead to."""
    below = [f"{capital(called(to['option']))}: {to['short']}" for to in asked.get("leads_to", [])]
    below = below or asked["options"][:MOST_SHOWN]
    if len(asked["options"]) > MOST_SHOWN:
        below = [*below, f"and {len(asked['options']) - MOST_SHOWN} more"]
    return Line(asked["name"], f"{capital(whose(asked['player']))} choice {rules(asked['rules'])}.", below)


def count_lines(entry: Entry) -> list[Line]:
    """The counts that changed, a line a seat."""
    found: list[Line] = []
    for seat, before in entry["before"].items():
        if isinstance(before, int):
            continue
        after = entry["after"][seat]
        changed = [f"{COUNTS[key]} {before[key]} → {after[key]}" for key in COUNTS if before[key] != after[key]]
        if changed:
            found.append(Line(capital(called(seat)), ", ".join(changed), []))
    return found


def card_line(card: Entry) -> Line:
    """A card concerned with its text."""
    title = card["name"] + (" (made up)" if card["made_up"] else "")
    below = [f"Not carried out yet: {clause}" for clause in card["not_yet"]]
    return Line(title, card["text"].replace("\n", " ") or "It has no text.", below)
