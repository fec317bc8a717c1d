"""The parts of a written answer, in their order, before they are laid out as plain text or Markdown."""

from dataclasses import dataclass
from typing import Final

from rulebound.answer.answer import Answer
from rulebound.answer.voice import called, capital, whose
from rulebound.rulebook import cite

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

KINDS: Final = {
    "not_settled": "Not settled by the rules",
    "assumed": "Assumed",
    "tournament": "At a tournament",
    "mistake": "A common mistake",
    "not_carried_out": "Left out",
}
COUNTS: Final = {
    "main_deck": "Main Deck", "trash": "Trash", "hand": "hand", "banishment": "Banishment", "rune_deck": "Rune Deck",
    "runes": "runes on the board", "points": "points",
}  # fmt: skip


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


def parts_of(answer: Answer) -> list[Part]:
    """The parts that have something to say, in their order."""
    lines = {
        "short": [Line("", answer.short, [])],
        "asked": asked_lines(answer),
        "steps": [Line("", step.text, [rules(step.names)]) for step in answer.steps],
        "counts": count_lines(answer),
        "cards": card_lines(answer),
        "examples": [Line(one.title, one.short, [one.scenario]) for one in answer.examples],
        "notes": [Line(KINDS[note.kind], note.text, []) for note in answer.notes],
        "terms": [Line(term.term, term.text, []) for term in answer.terms],
    }
    return [Part(key, HEADINGS[key], found, key == "steps") for key, found in lines.items() if found]


def rules(names: list[str]) -> str:
    """The rules of a step by their numbers."""
    numbers = list(dict.fromkeys(cite(name) for name in names))
    return ("Rule " if len(numbers) == 1 else "Rules ") + ", ".join(numbers)


def asked_lines(answer: Answer) -> list[Line]:
    """Each open choice with what its options lead to."""
    found: list[Line] = []
    for asked in answer.asked:
        below = []
        if asked.leads_to is None:
            below.append(", ".join(asked.options))
        else:
            below = [f"{capital(called(to.option))}: {to.short}" for to in asked.leads_to]
        found.append(Line(asked.name, f"{capital(whose(asked.player))} choice ({rules(asked.rules).lower()}).", below))
    return found


def count_lines(answer: Answer) -> list[Line]:
    """The counts that changed, a line a seat."""
    found: list[Line] = []
    after = answer.run.counts()
    for seat, before in answer.run.before.items():
        changed = [
            f"{COUNTS[key]} {before[key]} → {after[seat][key]}" for key in COUNTS if before[key] != after[seat][key]
        ]
        if changed:
            found.append(Line(capital(called(seat)), ", ".join(changed), []))
    return found


def card_lines(answer: Answer) -> list[Line]:
    """The cards concerned with their texts."""
    found: list[Line] = []
    for card in answer.cards:
        title = card.name + (" (made up)" if card.made_up else "")
        below = [f"Not carried out yet: {clause}" for clause in card.not_yet]
        found.append(Line(title, card.text.replace("\n", " ") or "No text.", below))
    return found
