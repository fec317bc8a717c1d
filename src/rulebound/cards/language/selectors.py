"""Who and what a text means: players it addresses, and what can be chosen while an item is finalized."""

from typing import Final

from rulebound.kernel import zones
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.items import Frame
from rulebound.kernel.program import Node
from rulebound.kernel.table import Table
from rulebound.rules.cleanup import permanents
from rulebound.rules.effects import Target
from rulebound.rules.faces import has_keyword
from rulebound.rules.modes import are_opponents, opponents, turn_order

CHOSEN: Final = 0
"""The first choice of a text, as later instructions refer to it."""

FRIENDLY: Final = "friendly"
ENEMY: Final = "enemy"
ANYONES: Final = ""


class Who(Node):
    """The players an instruction addresses, in turn order (303.2.a)."""

    __slots__ = ()

    def players(self, table: Table, frame: Frame) -> list[PlayerId]:
        raise NotImplementedError


class EachPlayer(Who):
    """Every player in the game, from the turn player on."""

    __slots__ = ()

    def players(self, table: Table, frame: Frame) -> list[PlayerId]:
        return turn_order(table, table.turn_player)

    def text(self) -> str:
        return "each player"


class EachOpponent(Who):
    """Every opponent of the controller, from the turn player on."""

    __slots__ = ()

    def players(self, table: Table, frame: Frame) -> list[PlayerId]:
        foes = opponents(table, frame.controller)
        return [player for player in turn_order(table, table.turn_player) if player in foes]

    def text(self) -> str:
        return "each opponent"


class Seat(Who):
    """One given seat: what an instruction of a situation addresses."""

    __slots__ = ("name", "seat")

    def __init__(self, seat: PlayerId, name: str) -> None:
        super().__init__()
        self.seat: PlayerId = seat
        self.name: str = name

    def players(self, table: Table, frame: Frame) -> list[PlayerId]:
        return [] if table.players[self.seat].left else [self.seat]

    def text(self) -> str:
        return self.name


class ChosenPlayer(Who):
    """The player the text chose."""

    __slots__ = ()

    def players(self, table: Table, frame: Frame) -> list[PlayerId]:
        return [PlayerId(number) for number in frame.targets[CHOSEN]]

    def text(self) -> str:
        return "they"


class ControllerOfChosen(Who):
    """The controller of the unit the text chose."""

    __slots__ = ()

    def players(self, table: Table, frame: Frame) -> list[PlayerId]:
        found: list[PlayerId] = []
        for number in frame.targets[CHOSEN]:
            thing = table.permanent(ObjectId(number))
            if thing is not None:
                found.append(thing.controller)
        return found

    def text(self) -> str:
        return "its controller"


EACH_PLAYER: Final = EachPlayer()
EACH_OPPONENT: Final = EachOpponent()
CHOSEN_PLAYER: Final = ChosenPlayer()
CONTROLLER_OF_CHOSEN: Final = ControllerOfChosen()


class UnitTarget(Target):
    """A unit on the board: friendly, enemy or anyone's, perhaps one without a keyword."""

    __slots__ = ("side", "without")

    def __init__(self, side: str, without: str, low: int, high: int) -> None:
        super().__init__(low, high)
        self.side: str = side
        self.without: str = without

    def candidates(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for thing in permanents(table):
            if "unit" not in table.book[thing.card].types:
                continue
            foe = are_opponents(table, frame.controller, thing.controller)
            if (self.side == FRIENDLY and foe) or (self.side == ENEMY and not foe):
                continue
            if self.without and has_keyword(table, thing, self.without):
                continue
            found.append(thing.id)
        return found

    def text(self) -> str:
        side = f"{self.side} " if self.side else ""
        article = "an" if self.side == ENEMY else "a"
        without = f" that does not have [{self.without}]" if self.without else ""
        return f"{article} {side}unit{without}"


class TrashTarget(Target):
    """Cards in Trashes, whose zone is public, so naming them chooses them as targets (355.10.a.1)."""

    __slots__ = ("side",)

    def __init__(self, side: str, low: int, high: int) -> None:
        super().__init__(low, high)
        self.side: str = side

    def candidates(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for player in turn_order(table, frame.controller):
            if self.side == ENEMY and not are_opponents(table, frame.controller, player):
                continue
            found.extend([int(number) for number in table.zone(player, zones.TRASH)])
        return found

    def text(self) -> str:
        where = "opponents' Trashes" if self.side == ENEMY else "any Trashes"
        count = f"up to {self.high} cards" if self.low < self.high else "a card"
        return f"{count} in {where}"


class PlayerTarget(Target):
    """A player."""

    __slots__ = ()

    def candidates(self, table: Table, frame: Frame) -> list[int]:
        return [int(player) for player in turn_order(table, frame.controller)]

    def kind(self) -> str:
        return "players"

    def text(self) -> str:
        return "a player"


def friendly_unit(without: str = "") -> Target:
    return UnitTarget(FRIENDLY, without, 1, 1)


def enemy_unit() -> Target:
    return UnitTarget(ENEMY, "", 1, 1)


def any_unit() -> Target:
    return UnitTarget(ANYONES, "", 1, 1)


def cards_in_trash(side: str = ANYONES) -> Target:
    return TrashTarget(side, 1, 1)


def up_to(count: int, target: Target) -> Target:
    """The same choice of any number up to `count`, none included (355.13)."""
    target.low = 0
    target.high = count
    return target


def a_player() -> Target:
    return PlayerTarget(1, 1)
