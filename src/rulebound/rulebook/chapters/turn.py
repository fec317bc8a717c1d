"""States of the turn, priority and focus, and the phases of a turn (300 to 317)."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("The turn")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.definition(
        "TURN.CYCLE", "302", "Turns go round",
        "The players take turns one after another until somebody has won.",
        "Turn", "Turn Order",
    ),
    _IN.rule(
        names.TURN_ONE_AT_A_TIME, "303.1", "One thing at a time",
        "Each action is finished before another is begun.",
        "Instruction",
    ),
    _IN.rule(
        names.TURN_ORDER_OF_ACTIONS, "303.2.a", "Turn order decides who is first",
        "When several players would act at once, the player whose turn it is goes first and the others follow in "
        "turn order.",
        "Turn Order", "Turn Player",
    ),
    _IN.definition(
        "TURN.PLAYER", "304", "The Turn Player",
        "The Turn Player is the one whose turn it is.",
        "Turn Player",
    ),
    _IN.definition(
        "TURN.NEUTRAL", "308", "Neutral or Showdown",
        "While a Showdown or a Combat is going on the turn is in a Showdown State, otherwise in a Neutral State.",
        "Neutral State", "Showdown",
    ),
    _IN.definition(
        "TURN.OPEN", "309", "Open or Closed",
        "While anything is on the Chain the state is closed, and only what has Reaction may be added. Otherwise it "
        "is open.",
        "Open State", "Closed State", "Reaction",
    ),
    _IN.definition(
        names.TURN_STATE, "310", "The four states of the turn",
        "Open or closed, neutral or Showdown: together they tell who may play what at a given moment.",
        "Open State", "Closed State", "Neutral State",
    ),
    _IN.rule(
        names.PRIORITY, "312", "Priority",
        "Only one player at a time has the right to act, and that right is called priority. Without it a player "
        "answers only when asked something.",
        "Priority",
    ),
    _IN.not_yet(
        "FOCUS", "313", "Focus",
        "In a Showdown one player at a time has the focus, which allows them to start something.",
        "Showdowns come with the whole game.",
        "Focus", "Showdown",
    ),
    _IN.rule(
        names.AWAKEN_READY, "315.1.b", "Awaken: everything gets ready",
        "At the very start of a turn its player turns all their exhausted things upright again.",
        "Awaken Phase", "Ready",
    ),
    _IN.rule(
        names.BEGINNING_START, "315.2.a.1", "At the start of the Beginning Phase",
        "First comes what waits for the start of the Beginning Phase. It is dealt with before anybody scores.",
        "Beginning Phase", "Triggered Ability",
    ),
    _IN.rule(
        names.SCORING_STEP_HOLD, "315.2.b.2", "The Scoring Step: Hold",
        "The Turn Player holds every battlefield that they control at this moment.",
        "Scoring Step", "Hold", "Battlefield",
    ),
    _IN.rule(
        names.SCORING_STEP_TEAMMATE, "315.2.b.3", "A team mate's battlefields are out",
        "In team play, what a team mate controls in this step can't be scored by the Turn Player for the rest of the "
        "turn.",
        "Scoring Step", "Team",
    ),
    _IN.rule(
        names.CHANNEL_PHASE_CHANNEL, "315.3.b", "The Channel Phase: two runes",
        "The Turn Player puts two runes from the top of their Rune Deck onto the Board.",
        "Channel Phase", "Channel", "Rune",
    ),
    _IN.rule(
        names.CHANNEL_PHASE_SHORT, "315.3.b.1", "Too few runes in the Channel Phase",
        "With fewer than two runes left, those that are there are channeled. There is no penalty.",
        "Channel Phase", "Rune Deck",
    ),
    _IN.rule(
        names.DRAW_PHASE_DRAW, "315.4.b", "The Draw Phase: one card",
        "The Turn Player draws a card.",
        "Draw Phase", "Draw",
    ),
    _IN.rule(
        names.DRAW_PHASE_BURN_OUT, "315.4.b.1", "An empty deck in the Draw Phase",
        "If the Main Deck is empty when this draw is due, the Turn Player burns out.",
        "Draw Phase", "Burn Out", "Main Deck",
    ),
    _IN.rule(
        names.DRAW_PHASE_STILL_DRAWS, "315.4.b.2", "The draw still happens",
        "After that Burn Out the Turn Player makes the draw as usual.",
        "Draw Phase", "Burn Out", "Draw",
    ),
    _IN.rule(
        names.MAIN_PHASE_POOLS_EMPTY, "316.3", "The Main Phase begins with empty pools",
        "First all Energy and Power left over from before are lost.",
        "Main Phase", "Rune Pool",
    ),
    _IN.rule(
        names.MAIN_PHASE_START, "316.4", "At the start of the Main Phase",
        "Next comes what waits for the start of the Main Phase.",
        "Main Phase", "Triggered Ability",
    ),
    _IN.rule(
        names.MAIN_PHASE_OPEN, "316.5.b", "The Main Phase is the Turn Player's",
        "While nothing is going on, only the Turn Player may play cards and use abilities.",
        "Main Phase", "Turn Player", "Open State",
    ),
    _IN.not_yet(
        "MAIN_PHASE.TEAMMATE", "316.5.b.1", "A team mate may be invited",
        "In team play the Turn Player may let a team mate play something with the Turn Player's priority.",
        "Acting in a team mate's turn comes with the whole game.",
        "Team", "Priority",
    ),
    _IN.not_yet(
        "MAIN_PHASE.COMBAT", "316.7", "Combat in the Main Phase",
        "Units of two opponents at one battlefield lead to a Combat.",
        "Combat comes with the whole game.",
        "Combat",
    ),
    _IN.not_yet(
        "MAIN_PHASE.SHOWDOWN", "316.8", "Showdowns in the Main Phase",
        "A contested battlefield leads to a Showdown, in which both sides may use Action and Reaction.",
        "Showdowns come with the whole game.",
        "Showdown", "Contested",
    ),
    _IN.rule(
        names.MAIN_PHASE_END, "316.9", "Ending the turn",
        "The Main Phase is over when the Turn Player says so; the Ending Phase follows.",
        "Main Phase", "Ending Phase",
    ),
    _IN.rule(
        names.ENDING_STEP, "317.1", "At the end of the turn",
        "First in the Ending Phase comes what waits for the end of the turn.",
        "Ending Phase", "Triggered Ability",
    ),
    _IN.rule(
        names.ENDING_HEAL, "317.2.b", "All units heal",
        "Then all damage is taken off all units.",
        "Ending Phase", "Heal", "Damage",
    ),
    _IN.rule(
        names.ENDING_EXPIRE, "317.2.c", "“This turn” is over",
        "Everything that was to last for this turn stops, all of it at one moment.",
        "Ending Phase", "Turn",
    ),
    _IN.rule(
        names.ENDING_POOLS_EMPTY, "317.2.d", "Pools are emptied again",
        "What is left of Energy and Power is lost.",
        "Ending Phase", "Rune Pool",
    ),
    _IN.rule(
        names.ENDING_AGAIN, "317.2.f", "Ending once more",
        "If something went over the Chain during this, healing and expiring are done once again.",
        "Ending Phase", "Chain",
    ),
    _IN.rule(
        names.TURN_NEXT_PLAYER, "317.3", "The next turn",
        "Whoever is next in turn order becomes the Turn Player.",
        "Turn Order", "Turn Player",
    ),
)
