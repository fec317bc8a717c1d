"""Scoring battlefields, the Final Point and the win in a cleanup (467 to 472; quoted as 473 and 474)."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("Scoring")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.rule(
        names.SCORE, "468", "Score",
        "A player scores by taking a battlefield or by keeping one until their next turn begins. Scoring and getting "
        "the point for it are two things: the point can fail to come.",
        "Score", "Battlefield", "Point",
    ),
    _IN.definition(
        "SCORE.GAINS", "468.1", "Scoring is a way to gain points",
        "Each time a player scores it also counts as a chance to gain points.",
        "Score", "Point",
    ),
    _IN.rule(
        names.SCORE_CONQUER, "469.1", "Conquer",
        "A player conquers a battlefield by getting control of it, if they have not scored it before in this turn.",
        "Conquer", "Control", "Score",
    ),
    _IN.rule(
        names.SCORE_TEAMMATES_BATTLEFIELD, "469.1.a", "What a team mate had can't be conquered",
        "In team play, a battlefield that a team mate controlled in this turn's Scoring Step can't be scored by "
        "conquering it.",
        "Conquer", "Team", "Scoring Step",
    ),
    _IN.definition(
        "SCORE.CONTROL_FIRST", "469.1.b", "Control comes first",
        "A player conquers only after control of the battlefield has been settled.",
        "Conquer", "Control",
    ),
    _IN.rule(
        names.SCORE_HOLD, "469.2", "Hold",
        "A player holds a battlefield by still controlling it in their Beginning Phase, if they have not scored it "
        "before in this turn.",
        "Hold", "Control", "Beginning Phase",
    ),
    _IN.rule(
        names.SCORE_ONCE, "470", "Each battlefield once a turn",
        "In one turn a player scores the same battlefield at most once, be it by Conquer or by Hold.",
        "Score", "Conquer", "Hold",
    ),
    _IN.definition(
        "SCORE.TWO_THINGS", "471", "What scoring does",
        "Scoring gives a point, if it can, and sets off abilities at that battlefield.",
        "Score", "Point", "Triggered Ability",
    ),
    _IN.rule(
        names.SCORE_POINT, "471.1", "Scoring gives up to one point",
        "Whoever scores gains one point, or none if the Final Point rule or an effect stands in the way.",
        "Score", "Point", "Final Point", quoted="473.1",
    ),
    _IN.rule(
        names.FINAL_POINT, "471.1.b", "The Final Point",
        "To conquer for the last missing point, or beyond it, is harder: the point comes only if every battlefield "
        "was scored in this turn.",
        "Final Point", "Conquer", "Victory Score",
    ),
    _IN.rule(
        names.FINAL_POINT_ONLY_CONQUER, "471.1.a.1", "Only Conquer is restricted",
        "Points by Hold, by effects and by an opponent's Burn Out come without this condition.",
        "Final Point", "Conquer", "Hold", "Burn Out",
    ),
    _IN.rule(
        names.FINAL_POINT_POINT, "471.1.b.1", "Every battlefield scored: the point",
        "With every battlefield scored in this turn, the one just conquered included, the player gains the point.",
        "Final Point", "Score", "Point",
    ),
    _IN.rule(
        names.FINAL_POINT_DRAW, "471.1.b.1", "Otherwise: a card",
        "If some battlefield was not scored in this turn, the player draws a card in place of the point.",
        "Final Point", "Draw",
    ),
    _IN.rule(
        names.SCORE_TRIGGERS, "471.2", "Scoring sets off abilities",
        "Abilities that wait for this battlefield to be scored trigger.",
        "Score", "Triggered Ability", quoted="473.2",
    ),
    _IN.rule(
        names.SCORE_CONQUER_TRIGGERS, "471.2.a", "Conquer abilities",
        "A Conquer triggers what says “when you conquer here”.",
        "Conquer", "Triggered Ability", quoted="473.2.a",
    ),
    _IN.rule(
        names.SCORE_HOLD_TRIGGERS, "471.2.b", "Hold abilities",
        "A Hold triggers what says “when you hold here”.",
        "Hold", "Triggered Ability", quoted="473.2.b",
    ),
    _IN.rule(
        names.SCORE_TRIGGERS_ONCE, "471.2.c", "Once each turn",
        "Taking a battlefield again in a turn in which one has scored it triggers nothing more.",
        "Score", "Triggered Ability", "Turn", quoted="473.2.c",
    ),
    _IN.rule(
        names.WIN_CLEANUP, "472", "The win in a cleanup",
        "A cleanup ends the game in favour of the player who has the Victory Score or more and leads all opponents.",
        "Win", "Cleanup", "Victory Score", quoted="474",
    ),
)
