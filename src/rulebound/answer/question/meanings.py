"""Questions of meaning ("what is a Burn Out?"): they describe no situation and are sent on to the rule or card."""

from __future__ import annotations

import re
from typing import Final

from rulebound.answer.question.names import NameIndex
from rulebound.answer.question.words import FOREIGN, LEMMAS, fold

_TERMS: Final = {
    term: term
    for term in (
        "final point", "burn out", "burn", "recycle", "draw", "discard", "channel", "predict", "reveal", "banish",
        "score", "token", "showdown", "combat", "battlefield", "rune", "win",
    )
} | {
    "victory score": "VICTORY_SCORE.DEFAULT",
    "main deck": "DECK.MAIN_DECK",
    "deck": "DECK.MAIN_DECK",
    "rune deck": "DECK.RUNE_DECK",
    "trash": "ZONE.TRASH",
    "banishment": "BANISH",
    "conquer": "SCORE.CONQUER",
    "hold": "SCORE.HOLD",
    "cleanup": "CLEANUP.DUE",
    "point": "POINTS",
}  # fmt: skip
"""What people ask for, with the rule it is looked up by."""
_ASKS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        r"how (?:do|does|is|are) (?:an? |the |my )?(?P<what>.+?) (?:works?|done|scored|counted)",
        r"what(?:'s| is| are|s) (?:an? |the )?(?P<what>[^\d]+)",
        r"what (?:do|does) (?:an? |the )?(?P<what>.+?) (?:do|does|mean|say)",
        r"(?:explain|define) (?:an? |the )?(?P<what>.+)",
        r"(?:can|could|do|does) [^\d]*\b(?:win|lose|score)\b[^\d]* (?:with|by|from) (?:an? |the )?(?P<what>[^\d]+)",
    )
)


def pointer(question: str, names: NameIndex) -> str | None:
    """Where the meaning asked for stands; None for a question that does not ask for the meaning of a card or term."""
    asked = fold(question).strip(" .?!")
    for pattern in _ASKS:
        found = pattern.fullmatch(asked)
        if found:
            card = names.exact(found["what"])
            if card is not None:
                return f'"{question}" asks what a card says: see `rulebound card "{card}"`'
            term = _term(found["what"])
            if term:
                return f'"{question}" asks what a rule says: see `rulebound rule {term}`'
    return None


def _term(words: str) -> str:
    """The term asked for, quoted where it has two words; nothing where more than a term is said."""
    base = " ".join(FOREIGN.get(LEMMAS.get(word, word), LEMMAS.get(word, word)) for word in words.split())
    base = base.replace("burning out", "burn out")
    term = _TERMS.get(words) or _TERMS.get(base, "")
    return f'"{term}"' if " " in term else term
