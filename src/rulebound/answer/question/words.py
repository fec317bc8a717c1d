"""A question as a list of tokens: words brought to their base form, whole numbers, single signs."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from rulebound.answer.question.shape import NotUnderstood

LONGEST: Final = 1_000
"""Characters of a question; more is no question but a text."""
MOST: Final = 1_000_000
"""The greatest number an instruction may bear (FORMAT section 1)."""

NUMBERS: Final = {
    word: value
    for value, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen twenty".split()
    )
} | {"thirty": 30, "forty": 40, "fifty": 50, "hundred": 100, "once": 1}
_TENS: Final = frozenset({20, 30, 40, 50})

# Base form first; the other forms of the same word follow.
_FORMS: Final = """
draw draws drawing drew drawn
burn burns burning burned burnt
put puts putting place places move moves moving
look looks looking looked
reveal reveals revealing revealed
predict predicts predicting predicted
concede concedes conceding conceded
shuffle shuffles shuffling shuffled
recycle recycles recycling recycled
discard discards discarding discarded
channel channels channeling channelling channeled channelled
gain gains gaining gained get gets getting got
lose loses losing lost
hold holds holding held
conquer conquers conquering conquered
score scores scoring scored
control controls controlling controlled
play plays playing played cast casts casting use uses using
activate activates activating activated
banish banishes banishing banished
pass passes passing
draw-1 draw1
card cards
rune runes
point points pts pt vp vps
deck decks
trash trashes
hand hands
battlefield battlefields bf bfs
token tokens
phase phases step
turn turns
player players
opponent opponents opp opps enemy enemies
win wins winning won
happen happens happening
be is are am was were being 's 're 'm
do does did doing
have has having had 've
not n't
begin begins beginning start starts starting
end ends ending
short away
left remaining remain remains
"""

# Words of other games, each with the word of this game that is meant; a note says so.
FOREIGN: Final = {
    "library": "deck",
    "graveyard": "trash",
    "yard": "trash",
    "gy": "trash",
    "mill": "burn",
    "mills": "burn",
    "milling": "burn",
    "milled": "burn",
    "scry": "predict",
    "scries": "predict",
    "scrying": "predict",
    "exile": "banishment",
    "mana": "energy",
    "life": "point",
    "lives": "point",
    "surveil": "predict",
    "lands": "rune",
    "land": "rune",
}
_MEANINGS: Final = {"deck": "Main Deck", "trash": "Trash", "burn": "Burn", "predict": "Predict", "point": "points"}

_CLAUSES: Final = {"(": ",", ")": ","}  # What stands in brackets is a clause of its own.
LEMMAS: Final = (
    {form: forms.split()[0] for forms in _FORMS.strip().splitlines() for form in forms.split()} | FOREIGN | _CLAUSES
)

# Words that change nothing wherever they stand.
NOISE: Final = frozenset("the only just exactly please currently still of down".split())

_TOKEN: Final = re.compile(
    r"\d{1,3}(?:,\d{3})+(?![\d.])|\d+v\d+(?:v\d+)*|ffa\d|\d+(?:st|nd|rd|th)\b|[-\u2212]?\d+(?:\.\d+)?%?|[a-z]+(?=n't\b)|n't\b|[^\W\d_]+\d*|'(?:s|m|re|ve|ll|d)\b|\S"
)
_NUMBER: Final = re.compile(r"\d+|\d{1,3}(?:,\d{3})+")


@dataclass(slots=True)
class Token:
    """One word, number or sign: as written (folded), its base form, its number, and where it stands in the text."""

    word: str
    lemma: str
    number: int | None
    start: int
    end: int

    @property
    def noise(self) -> bool:
        """Whether the word may be passed over."""
        return self.word in NOISE

    @property
    def third_person(self) -> bool:
        """Whether the word is a verb form that cannot stand behind "I" or as a request ("draws")."""
        return self.word != self.lemma and self.word.endswith("s")


def fold(text: str) -> str:
    """The text in small letters, without accents, with one form of apostrophe, dash and space."""
    text = text.translate(_SIGNS)
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign)).casefold()


_SIGNS: Final = str.maketrans({"\u2019": "'", "\u2018": "'", "`": "'", "\u00b4": "'", "\u2013": "-", "\u2014": "-"})


def tidy(text: str) -> str:
    """The text on one line, without control characters, as it is shown back."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def tokens_of(text: str) -> list[Token]:
    """The tokens of a folded text.

    Raises NotUnderstood where a number is not whole, is below nothing or above one million.
    """
    found = []
    for match in _TOKEN.finditer(text):
        word, start = match.group(), match.start()
        if len(word) == 1 and _is_picture(word):
            continue
        after_number = start > 0 and (text[start - 1].isdigit() or text[start - 1].isalpha())
        if word[0] in "-\u2212" and len(word) > 1 and after_number:
            # "8-7" is a score, "top-5" a joined word: the dash is a sign of its own there.
            found.append(Token("-", "-", None, start, start + 1))
            word, start = word[1:], start + 1
        number = _number(word)
        found.append(Token(word, LEMMAS.get(word, word), number, start, match.end()))
        _join_number(found)
    return found


def _is_picture(sign: str) -> bool:
    """Whether the sign is an emoji or one of the marks that change an emoji: it says nothing."""
    return unicodedata.category(sign) in ("So", "Mn", "Me", "Cf") or "\U0001f3fb" <= sign <= "\U0001f3ff"


def _join_number(found: list[Token]) -> None:
    """ "twenty-one" and "twenty one" are one number."""
    last = found[-1]
    tens = found[-3 if len(found) > 2 and found[-2].word == "-" else -2] if len(found) > 1 else last
    ones = NUMBERS.get(last.word, 0)
    if NUMBERS.get(tens.word) in _TENS and 0 < ones < 10:
        number = NUMBERS[tens.word] + ones
        del found[found.index(tens) :]
        found.append(Token(str(number), str(number), number, tens.start, last.end))


def _number(word: str) -> int | None:
    if _NUMBER.fullmatch(word):
        # So many digits that reading them would take time are refused unread.
        value = int(word.replace(",", "")) if len(word) < 20 else MOST + 1
        if value > MOST:
            shown = f"{value:,}" if len(word) < 20 else f"{word[:8]}…"
            raise NotUnderstood(f"{shown} is too much: numbers go from 0 to 1,000,000")
        return value
    if word[0].isdigit() or (len(word) > 1 and word[0] in "-\u2212" and word[1].isdigit()):
        if word[-1] in "0123456789%" and "v" not in word:
            raise NotUnderstood(f'"{word[:20]}" is no number of cards or points: write a whole number from 0 on')
        return None
    return NUMBERS.get(word)


def meaning(word: str) -> str:
    """What a word of another game is called in this game."""
    return _MEANINGS.get(FOREIGN[word], FOREIGN[word])
