"""Passive abilities as cards write them."""

from rulebound.kernel import zones
from rulebound.kernel.ids import NOWHERE, BattlefieldId, ObjectId, PlayerId
from rulebound.kernel.objects import Permanent
from rulebound.kernel.program import Ability
from rulebound.kernel.table import Table
from rulebound.rules.modes import are_opponents
from rulebound.rules.passive import (
    CANT_GAIN_POINTS,
    CANT_SCORE,
    MIGHT,
    MightChange,
    NumberChange,
    Prohibition,
    controller_of,
)
from rulebound.rules.winning import VICTORY_SCORE

ORDINALS = ("", "first", "second", "third", "fourth", "fifth")


class MorePointsToWin(NumberChange):
    """The Victory Score is higher (194.3.a)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__((VICTORY_SCORE,))
        self.amount: int = amount

    def change(self, table: Table, source: ObjectId) -> int:
        return self.amount

    def text(self) -> str:
        points = "point" if self.amount == 1 else "points"
        return f"Winning the game takes {self.amount} more {points}."


class OpponentsCantGainPoints(Prohibition):
    """While I'm at a battlefield, opponents can't gain points."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__((CANT_GAIN_POINTS,))

    def forbids(self, table: Table, source: ObjectId, player: PlayerId, battlefield: BattlefieldId) -> bool:
        thing = table.permanent(source)
        return thing is not None and thing.place != NOWHERE and are_opponents(table, thing.controller, player)

    def text(self) -> str:
        return "As long as I am at a battlefield, opponents can't gain points."


class CantScoreHereUntilTurn(Prohibition):
    """A player can't score here before a certain turn of theirs."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        super().__init__((CANT_SCORE,))
        self.turn: int = turn

    def forbids(self, table: Table, source: ObjectId, player: PlayerId, battlefield: BattlefieldId) -> bool:
        thing = table.permanent(source)
        return thing is not None and thing.place == battlefield and table.players[player].turns < self.turn

    def text(self) -> str:
        return f"A player can't score here before their {ORDINALS[self.turn]} turn."


class MightFromTrash(MightChange):
    """My Might is increased by the cards in my controller's Trash."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__((MIGHT,))

    def might_for(self, table: Table, source: ObjectId, thing: Permanent) -> int:
        return len(table.zone(controller_of(table, source), zones.TRASH)) if source == thing.id else 0

    def text(self) -> str:
        return "For each card that your Trash holds, I have +1 Might."


class MightFromPoints(MightChange):
    """My Might is increased by my controller's points."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__((MIGHT,))

    def might_for(self, table: Table, source: ObjectId, thing: Permanent) -> int:
        return table.score(controller_of(table, source)) if source == thing.id else 0

    def text(self) -> str:
        return "For each point you have, I have +1 Might."


class OthersHaveMight(MightChange):
    """Other friendly units have more Might as long as I am there."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__((MIGHT,))
        self.amount: int = amount

    def might_for(self, table: Table, source: ObjectId, thing: Permanent) -> int:
        if source == thing.id or are_opponents(table, controller_of(table, source), thing.controller):
            return 0
        return self.amount

    def text(self) -> str:
        return f"Other friendly units have {self.amount:+d} Might."


class ComesLater(Ability):
    """A clause whose mechanism comes with the whole game: said, shown as “not yet”, and refused where it is reached."""

    __slots__ = ("words",)

    def __init__(self, words: str, what: str) -> None:
        super().__init__(())
        self.words: str = words
        self.not_yet = what

    def text(self) -> str:
        return self.words


def more_points_to_win(amount: int) -> Ability:
    return MorePointsToWin(amount)


def opponents_cant_gain_points_while_at_battlefield() -> Ability:
    return OpponentsCantGainPoints()


def cant_score_here_until_turn(turn: int) -> Ability:
    return CantScoreHereUntilTurn(turn)


def might_from_trash() -> Ability:
    return MightFromTrash()


def others_have_might(amount: int) -> Ability:
    return OthersHaveMight(amount)


def might_from_points() -> Ability:
    return MightFromPoints()


def not_yet(words: str, what: str) -> Ability:
    return ComesLater(words, what)
