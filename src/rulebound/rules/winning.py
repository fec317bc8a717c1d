"""Winning (193–196, 472): the Victory Score, who is ahead, and the one place where a winner is declared."""

from typing import Final

from rulebound.kernel.ids import PlayerId
from rulebound.kernel.procedure import Procedure
from rulebound.kernel.table import Table
from rulebound.kernel.turns import GameEnded
from rulebound.rules.modes import mode_of
from rulebound.rules.passive import NumberChange

VICTORY_SCORE: Final = "victory score"
"""What passive abilities that alter the Victory Score watch for (194.3.a)."""

NO_TEAM: Final = -1


def victory_score(table: Table) -> int:
    """The points needed to win: the mode's, altered by what is on the board right now (194.3, decisions 10)."""
    score = mode_of(table).victory_score
    for source, name, place in table.index.passives(VICTORY_SCORE):
        ability = table.book.ability(name, place)
        if isinstance(ability, NumberChange):
            score += ability.change(table, source)
    return score


def winning_team(table: Table) -> int:
    """The team at or above the Victory Score with more points than any opponent, or none (194.2, 323.1).

    At most one team can be that: with a tie nobody is, and play continues (194.2.b).
    """
    best = NO_TEAM
    highest = -1
    tied = False
    for team in teams_in(table):
        points = table.points[team]
        if points > highest:
            best = team
            highest = points
            tied = False
        elif points == highest:
            tied = True
    if tied or highest < victory_score(table):
        return NO_TEAM
    return best


def teams_in(table: Table) -> list[int]:
    """The teams that still have a player in the game."""
    found: list[int] = []
    for player in table.players:
        if not player.left and player.team not in found:
            found.append(player.team)
    return found


def members(table: Table, team: int) -> list[PlayerId]:
    """The seats of a team, in seat order."""
    return [player.id for player in table.players if player.team == team]


def win(table: Table, procedure: Procedure, team: int, ended: str, cites: tuple[str, ...]) -> None:
    """The team wins and the game ends (196); no step runs after this."""
    procedure.note(table, GameEnded(cites, ended, members(table, team)))
