"""Which cards may not be in a deck, by the ban list of 2026-09-18."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

CONSTRUCTED: Final = "constructed (list of 2026-09-18)"
TEAMS: Final = "2v2 (list of 2026-09-18)"

BANNED: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "Aspirant's Climb": (CONSTRUCTED,),
        "Called Shot": (CONSTRUCTED,),
        "Draven, Vanquisher": (CONSTRUCTED,),
        "Ekko, Recurrent": (CONSTRUCTED,),
        "Fight or Flight": (CONSTRUCTED,),
        "Master Yi, Wuju Bladesman": (TEAMS,),
        "Obelisk of Power": (CONSTRUCTED,),
        "Reaver's Row": (CONSTRUCTED,),
        "Scrapheap": (CONSTRUCTED,),
        "Stacked Deck": (CONSTRUCTED,),
        "Stealthy Pursuer": (CONSTRUCTED,),
        "The Arena's Greatest": (CONSTRUCTED,),
        "The Dreaming Tree": (CONSTRUCTED,),
    }
)
"""Where each banned card is banned."""
