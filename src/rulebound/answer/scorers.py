"""Units for those who hold or conquer in a question: whoever scores a battlefield has a unit there."""

import re
from typing import Any, Final

from rulebound.answer.question import Note, Question
from rulebound.scenario.situation import whose

SCORES: Final = re.compile(r"(?P<seat>.+) (?P<how>holds|conquers) (?P<place>[A-C])")
"""A happening in the situation of a question."""

STAND_IN: Final = "Recruit"


def with_scorers(question: Question) -> Question:
    """The question with a unit assumed where somebody holds or conquers and nothing was said to stand there.

    Control without a unit would be lost in the next cleanup, which nobody who asks has in mind.
    """
    situation: dict[str, Any] = {**question.situation}
    places: dict[str, Any] = {letter: {**place} for letter, place in (situation.get("battlefields") or {}).items()}
    notes = [*question.notes]
    for item in situation["do"]:
        found = SCORES.fullmatch(item) if isinstance(item, str) else None
        if found is None:
            continue
        seat, letter = found["seat"], found["place"]
        place = places.setdefault(letter, {})
        if place.get("units"):
            continue
        if found["how"] == "conquers" and "controller" not in place:
            place["controller"] = "none"
        place["units"] = {seat: [STAND_IN]}
        notes.append(Note("assumed", f"A unit is at {letter} for it: {whose(seat)} {STAND_IN} is assumed."))
    situation["battlefields"] = places
    return Question(situation, notes)
