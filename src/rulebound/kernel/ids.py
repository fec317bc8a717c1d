"""The numbers by which players, objects and battlefields are known on the table."""

from typing import Final, NewType

PlayerId = NewType("PlayerId", int)
"""A seat, by its place in turn order: 0, 1, …"""

ObjectId = NewType("ObjectId", int)
"""A game object. A card has a new one after each change of zone to or from a Non-Board Zone (124)."""

BattlefieldId = NewType("BattlefieldId", int)
"""A battlefield by its place on the table: 0 is A, 1 is B, …"""

NOBODY: Final = PlayerId(-1)
NOTHING: Final = ObjectId(0)
NOWHERE: Final = BattlefieldId(-1)
