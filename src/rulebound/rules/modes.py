"""Modes of Play (481–489): seats, teams, Victory Score, battlefields, and adjustments to first turns."""

from typing import Final

from rulebound.kernel.ids import PlayerId
from rulebound.kernel.table import Table
from rulebound.rulebook import names as R

DEFAULT_VICTORY_SCORE: Final = 8
"""194.3."""


class Mode:
    """One Mode of Play (483). `teams` gives each seat's team, in turn order from the first seat."""

    __slots__ = (
        "battlefields",
        "cites",
        "first_draws",
        "first_turn",
        "name",
        "seats",
        "teams",
        "title",
        "victory_score",
    )

    def __init__(
        self, name: str, title: str, cites: str, first_turn: str, teams: tuple[int, ...], battlefields: int,
        victory_score: int, first_draws: bool,
    ) -> None:  # fmt: skip
        self.name: str = name
        self.title: str = title
        self.cites: str = cites
        self.first_turn: str = first_turn
        self.teams: tuple[int, ...] = teams
        self.seats: int = len(teams)
        self.battlefields: int = battlefields
        self.victory_score: int = victory_score
        self.first_draws: bool = first_draws  # whether the first player draws in their first Draw Phase


MODES: Final = {
    "duel": Mode(
        "duel", "1v1 Duel", R.MODE_DUEL, R.DUEL_SECOND_PLAYER_CHANNELS, (0, 1), 2, DEFAULT_VICTORY_SCORE, True
    ),
    "match": Mode(
        "match", "1v1 Match", R.MODE_MATCH, R.MATCH_SECOND_PLAYER_CHANNELS, (0, 1), 2, DEFAULT_VICTORY_SCORE, True
    ),
    "ffa3": Mode("ffa3", "FFA3 (Skirmish)", R.MODE_FFA3, R.FFA3_FIRST_TURN, (0, 1, 2), 3, DEFAULT_VICTORY_SCORE, False),
    "ffa4": Mode("ffa4", "FFA4 (War)", R.MODE_FFA4, R.FFA4_FIRST_TURN, (0, 1, 2, 3), 3, DEFAULT_VICTORY_SCORE, False),
    "2v2": Mode("2v2", "2v2 (Magma Chamber)", R.MODE_TWO_V_TWO, R.TWO_V_TWO_FIRST_TURN, (0, 1, 0, 1), 3, 11, False),
}


def mode_of(table: Table) -> Mode:
    return MODES[table.mode]


def has_teams(table: Table) -> bool:
    return table.mode == "2v2"


def turn_order(table: Table, start: PlayerId) -> list[PlayerId]:
    """The players still in the game, in turn order from `start` (115.1, 303.2.a)."""
    seats = len(table.players)
    order: list[PlayerId] = []
    for step in range(seats):
        player = PlayerId((start + step) % seats)
        if not table.players[player].left:
            order.append(player)
    return order


def after(table: Table, player: PlayerId) -> PlayerId:
    """The next player in turn order who is still in the game."""
    seats = len(table.players)
    following = PlayerId((player + 1) % seats)
    while table.players[following].left:
        following = PlayerId((following + 1) % seats)
    return following


def opponents(table: Table, player: PlayerId) -> list[PlayerId]:
    """The opponents still in the game, in turn order after the player: members of other teams (489.2)."""
    team = table.players[player].team
    return [other for other in turn_order(table, player) if table.players[other].team != team]


def teammates(table: Table, player: PlayerId) -> list[PlayerId]:
    """The other members of the player's team, still in the game."""
    team = table.players[player].team
    return [other for other in turn_order(table, player) if table.players[other].team == team and other != player]


def are_opponents(table: Table, one: PlayerId, other: PlayerId) -> bool:
    return table.players[one].team != table.players[other].team


def last_in_turn_order(table: Table) -> PlayerId:
    """The player who goes last in the first round: in a 1v1 the second player."""
    seats = len(table.players)
    return PlayerId((table.first + seats - 1) % seats)
