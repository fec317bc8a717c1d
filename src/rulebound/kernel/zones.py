"""The zones of the table (107, 108): where an object can be."""

from typing import Final

MAIN_DECK: Final = 0
RUNE_DECK: Final = 1
HAND: Final = 2
TRASH: Final = 3
BANISHMENT: Final = 4
CHAMPION: Final = 5
CHAIN: Final = 6
GONE: Final = 7
"""Not a zone: a token that ceased to exist (186.1), a card removed from the game (652.3)."""

BASE: Final = 8
RUNES: Final = 9
"""The runes in a Base; they are listed apart from its permanents."""
AT_BATTLEFIELD: Final = 10
LEGEND: Final = 11
BATTLEFIELDS: Final = 12
"""The Battlefield Zone itself, where battlefield cards lie."""

FIRST_BOARD_ZONE: Final = BASE

NAMES: Final = (
    "main_deck", "rune_deck", "hand", "trash", "banishment", "champion", "chain", "gone",
    "base", "runes", "battlefield", "legend", "battlefields",
)  # fmt: skip
"""Each zone's name as files and results write it, by its number."""

IN_WORDS: Final = (
    "Main Deck", "Rune Deck", "hand", "Trash", "Banishment", "Champion Zone", "Chain", "nowhere",
    "Base", "runes", "battlefield", "Legend Zone", "Battlefield Zone",
)  # fmt: skip


def on_board(zone: int) -> bool:
    """Whether objects in this zone are on the Board (107); all others are Non-Board Zones (108)."""
    return zone >= FIRST_BOARD_ZONE
