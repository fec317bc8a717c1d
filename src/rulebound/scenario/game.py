"""A game that goes on where a situation stands."""

from rulebound.game.game import Game
from rulebound.scenario.runner import Run, run_situation
from rulebound.scenario.situation import Situation


def game_of(run: Run) -> Game:
    """A game from where the run stands, with a table of its own; what is left open there is its first decision."""
    return Game(run.table.copy())


def game_from(situation: Situation, seed: int | None = None) -> Game:
    """A game from after the situation's last item. Raises SituationError where an item can't be carried out."""
    return game_of(run_situation(situation, seed))
