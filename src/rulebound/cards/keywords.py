"""Keywords that are abilities (800): their programs, and what this version knows of the others."""

from typing import Final

from rulebound.cards.language import AT_START_OF_BEGINNING, WHEN_PLAYED, keyword, kill_this, predict, when
from rulebound.rulebook import names as R

TEMPORARY = keyword("Temporary", when(AT_START_OF_BEGINNING, kill_this((R.TEMPORARY, R.KILL))))
VISION = keyword("Vision", when(WHEN_PLAYED, predict(1)), each_instance=True)

PROGRAMS = (TEMPORARY, VISION)

TIMING: Final = ("Action", "Reaction")
"""Keywords that say when a card can be played (806, 813)."""

NOT_YET: Final = {
    "Accelerate": "its optional cost", "Ambush": "playing to a showdown", "Assault": "combat", "Backline": "combat",
    "Deflect": "its additional cost", "Empower": "empowering", "Flow": "playing from the Trash", "Ganking": "moving",
    "Hidden": "hiding", "Hunt": "gaining XP", "Legion": "what depends on it", "Level": "what depends on it",
    "Repeat": "its optional cost", "Shield": "combat", "Tank": "combat", "Unique": "its restriction",
    "Weaponmaster": "attachment", "Quick-Draw": "attachment", "Equip": "attachment", "Deathknell": "its text",
}  # fmt: skip
"""Keywords whose mechanism comes with the whole game, and what of them is missing."""

KNOWN: Final = ("Temporary", "Vision", *TIMING, *NOT_YET)
