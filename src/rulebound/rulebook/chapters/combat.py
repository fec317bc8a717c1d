"""How units go from place to place and fight (445 to 466); all of it comes with the whole game."""

from typing import Final

from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("Movement, recalls and combat")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.not_yet(
        "MOVEMENT", "446", "What a move is",
        "A permanent that goes from one place on the Board to another moves. It is never on the way: it is at the "
        "one place or at the other.",
        "Movement comes with the whole game.",
        "Move", "Permanent", "Board",
    ),
    _IN.not_yet(
        "RECALL", "455", "Recall",
        "To recall a permanent is to put it back into its Base. It does not count as a move.",
        "Recalls, other than those of a cleanup, come with the whole game.",
        "Recall", "Permanent", "Base",
    ),
    _IN.definition(
        "RECALL.STATE_KEPT", "458", "A recall changes only the place",
        "What was recalled keeps its damage and stays ready or exhausted as it was.",
        "Recall", "Damage",
    ),
    _IN.not_yet(
        "COMBAT", "460", "When a Combat begins",
        "A Combat begins in a cleanup with an empty Chain, where units of two opponents are at one battlefield.",
        "Combat comes with the whole game.",
        "Combat", "Cleanup", "Battlefield",
    ),
    _IN.not_yet(
        "COMBAT.TWO_PLAYERS", "462", "Two players in a Combat",
        "A Combat is always fought by two players, however many are in the game.",
        "Combat comes with the whole game.",
        "Combat",
    ),
    _IN.not_yet(
        "COMBAT.SHOWDOWN", "464", "First, the Showdown",
        "Both sides may first use Actions and Reactions.",
        "Combat comes with the whole game.",
        "Combat", "Showdown",
    ),
    _IN.not_yet(
        "COMBAT.DAMAGE", "465", "Then, the damage",
        "The units deal damage equal to their Might to the units of the other side.",
        "Combat comes with the whole game.",
        "Combat", "Damage", "Might",
    ),
    _IN.not_yet(
        "COMBAT.RESULT", "466", "Last, the result",
        "It is settled who lives, who goes home and who controls the battlefield.",
        "Combat comes with the whole game.",
        "Combat", "Control",
    ),
)
