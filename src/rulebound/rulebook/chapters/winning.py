"""Points, winning the game, locations and what a cost is (193 to 206)."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("Winning, locations and costs")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.definition(
        "WIN", "194", "How games are won",
        "A game is mostly won with points.",
        "Win", "Point",
    ),
    _IN.definition(
        "POINTS", "194.1", "Where points come from",
        "Points come from four places: Hold, Conquer, effects that say so, and an opponent who burns out.",
        "Point", "Hold", "Conquer", "Burn Out",
    ),
    _IN.rule(
        names.POINTS_HOLD, "194.1.a", "Points by Hold",
        "A player gains points by holding battlefields, that is, by still having them when their turn begins.",
        "Point", "Hold", "Battlefield", quoted="194.1.a",
    ),
    _IN.rule(
        names.POINTS_CONQUER, "194.1.b", "Points by Conquer",
        "A player gains points by conquering battlefields, that is, by taking control of them.",
        "Point", "Conquer", "Battlefield", quoted="194.1.b",
    ),
    _IN.rule(
        names.POINTS_EFFECT, "194.1.c", "Points by effects",
        "Spells and abilities may simply tell a player to gain points.",
        "Point", "Spell", "Ability", quoted="194.1.c",
    ),
    _IN.rule(
        names.POINTS_BURN_OUT, "194.1.d", "Points by a Burn Out",
        "Whoever is chosen by an opponent who burns out gains one point.",
        "Point", "Burn Out", "Opponent", quoted="194.1.d",
    ),
    _IN.rule(
        names.WIN_POINTS, "194.2", "Winning on points",
        "A cleanup makes a player the winner who has at least the Victory Score and is ahead of everyone else.",
        "Win", "Victory Score", "Cleanup", quoted="194.2",
    ),
    _IN.rule(
        names.WIN_MORE_POINTS, "194.2.a", "The higher score wins",
        "When several players have reached the Victory Score, the one with the highest score is the winner.",
        "Win", "Victory Score",
    ),
    _IN.rule(
        names.WIN_TIE, "194.2.b", "A tie plays on",
        "If the leaders are level nobody wins yet: the game goes on until some cleanup finds one of them ahead.",
        "Win", "Cleanup",
    ),
    _IN.rule(
        names.VICTORY_SCORE_DEFAULT, "194.3", "The Victory Score is 8",
        "Unless something changes it, 8 points are needed.",
        "Victory Score", "Point", quoted="194.3",
    ),
    _IN.rule(
        names.VICTORY_SCORE_ALTERED, "194.3.a", "What changes the Victory Score",
        "A Mode of Play can set another Victory Score, and a card can raise or lower it.",
        "Victory Score", "Mode of Play",
    ),
    _IN.rule(
        names.POINTS_FLOOR, "194.4", "No score below 0",
        "A score can't become negative.",
        "Point",
    ),
    _IN.rule(
        names.POINTS_NOTHING_TO_LOSE, "194.4.a", "Losing points at 0",
        "Telling a player at 0 to lose points changes nothing.",
        "Point",
    ),
    _IN.rule(
        names.POINTS_NO_LOSS_TRIGGER, "194.4.b", "No loss, no trigger",
        "Where no point was lost, abilities that wait for a loss of points stay silent.",
        "Point", "Triggered Ability",
    ),
    _IN.rule(
        names.WIN_EFFECT, "195", "Other ways to win",
        "A card can declare a player the winner, and the last player left in the game wins too.",
        "Win",
    ),
    _IN.definition(
        "LOSE.EFFECT", "195.1", "Being told to lose",
        "A player whom an effect tells to lose is taken out of the game there and then, as after conceding.",
        "Win", "Concede",
    ),
    _IN.rule(
        names.WIN_GAME_ENDS, "196", "A win ends the game",
        "Once somebody has won nothing more happens: what was left to do is not done.",
        "Win",
    ),
    _IN.definition(
        "LOCATION", "198", "Locations",
        "The places where things in play can stand are the Bases and the battlefields.",
        "Location", "Base", "Battlefield",
    ),
    _IN.definition(
        "COST", "203", "A cost buys an effect",
        "Only who pays the cost gets the effect that is tied to it.",
        "Cost", "Effect",
    ),
    _IN.rule(
        names.COST_REPLACED_IS_PAID, "203.2", "A replaced cost is paid",
        "A cost counts as paid even when something else happened in place of the action it asks for.",
        "Cost", "Replacement Effect",
    ),
    _IN.rule(
        names.COST_IMPOSSIBLE, "203.3", "What can't be done can't pay",
        "If a player can't do what a cost asks, they can't pay it and get nothing for it. A cost is never paid in "
        "part.",
        "Cost",
    ),
    _IN.definition(
        "COST.BASE", "204.1", "Base cost",
        "The base cost stands in a card's upper left corner, or before the colon of an activated ability.",
        "Cost", "Activated Ability",
    ),
    _IN.not_yet(
        "COST.ADDITIONAL", "204.2", "Additional costs",
        "An additional cost is paid on top of the base cost.",
        "Additional costs come with the whole game.",
        "Cost",
    ),
    _IN.definition(
        "COST.IN_INSTRUCTION", "204.3", "A cost inside an instruction",
        "“Do this to do that” makes the first part a cost: pay it and the second part follows, or leave both.",
        "Cost", "Instruction",
    ),
    _IN.definition(
        "COST.PRINTED", "206", "An effect looks at the printed cost",
        "When an effect asks what a card costs it means the printed or copied cost, not what was really paid.",
        "Cost",
    ),
)
