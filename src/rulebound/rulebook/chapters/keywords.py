"""Buffs, XP, the keywords used so far and the tournament rule on recycled groups (700 to 817, TR 421.8)."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("Buffs, XP, keywords and the tournament rule")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.rule(
        names.BUFF_MIGHT, "703", "A buff gives 1 Might",
        "A unit has one Might more for the buff on it.",
        "Buff", "Might",
    ),
    _IN.definition(
        "XP", "729", "XP",
        "XP is a number that a player collects and spends. All players may know it.",
        "XP",
    ),
    _IN.rule(
        names.XP_GAIN, "730", "Gaining and spending XP",
        "Gained XP is added to the player's number, spent XP is taken from it.",
        "XP",
    ),
    _IN.rule(
        names.ACTION, "806", "Action",
        "What has Action may also be used in a Showdown, in anybody's turn.",
        "Action", "Showdown",
    ),
    _IN.not_yet(
        names.DEFLECT, "809.1.c", "Deflect",
        "Opponents have to pay Power on top to choose a thing that has Deflect.",
        "Its additional cost comes with the whole game; until then choosing such a thing is refused by name.",
        "Deflect", "Power", "Target",
    ),
    _IN.rule(
        names.REACTION, "813", "Reaction",
        "What has Reaction may also be used while something is on the Chain, in anybody's turn, and then takes "
        "effect before it.",
        "Reaction", "Chain", "Closed State",
    ),
    _IN.definition(
        "TEMPORARY.KEYWORD", "816", "The keyword Temporary",
        "Temporary is a triggered ability that a permanent can have or be given.",
        "Temporary", "Triggered Ability",
    ),
    _IN.rule(
        names.TEMPORARY, "816.1.b", "Temporary",
        "A permanent with Temporary is killed when its controller's Beginning Phase starts, before that player "
        "scores.",
        "Temporary", "Kill", "Beginning Phase",
    ),
    _IN.rule(
        names.TEMPORARY_ONCE, "816.2.a", "Temporary counts once",
        "However often a permanent has Temporary, it triggers a single time.",
        "Temporary",
    ),
    _IN.definition(
        "VISION.KEYWORD", "817", "The keyword Vision",
        "Vision is a triggered ability that a permanent can have or be given.",
        "Vision", "Triggered Ability",
    ),
    _IN.rule(
        names.VISION, "817.1.b", "Vision",
        "Whoever plays a permanent with Vision predicts.",
        "Vision", "Predict",
    ),
    _IN.rule(
        names.VISION_EACH, "817.2", "Vision counts each time",
        "A permanent that has Vision several times lets its player predict several times, deciding anew each time.",
        "Vision", "Predict",
    ),
    _IN.rule(
        names.TR_SHUFFLE_GROUP, "TR 421.8", "At a tournament: shuffle the group first",
        "Where a single action recycles several cards to a Main Deck, the player first shuffles this group as a deck "
        "is shuffled and presents it to the opponent. This holds in a Burn Out too.",
        "Recycle", "Random Order", "Main Deck",
    ),
)
