"""What players are told to do to cards and things in play (407 to 430)."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("Game actions")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.definition(
        "ACTIONS.DISCRETIONARY", "410.1", "What a player may do",
        "Some actions, such as playing a card, a player takes freely in their own turn.",
        "Turn Player", "Play",
    ),
    _IN.definition(
        "ACTIONS.LIMITED", "410.2", "What a player is told to do",
        "Other actions, such as drawing, are done only when the rules or an effect say so.",
        "Instruction", "Effect",
    ),
    _IN.definition(
        "ACTIONS.RESPONSIBILITY", "411.4", "Who did it",
        "“When you do something” means that you were the one who carried the action out.",
        "Triggered Ability",
    ),
    _IN.rule(
        names.DRAW, "413.1", "Draw",
        "To draw is to take a card into the hand, from the top of one's Main Deck if nothing else is said.",
        "Draw", "Hand", "Main Deck",
    ),
    _IN.rule(
        names.DRAW_SHORT, "413.4", "Drawing more than there is",
        "If the deck has too few cards, the player draws what is left, burns out, and goes on drawing.",
        "Draw", "Burn Out", "Main Deck",
    ),
    _IN.definition(
        "DRAW.SHORT_FIRST", "413.4.a", "First, what is there",
        "The cards that the Main Deck still has are drawn first.",
        "Draw", "Main Deck",
    ),
    _IN.definition(
        "DRAW.SHORT_BURN_OUT", "413.4.b", "Then the Burn Out",
        "Then the player burns out.",
        "Draw", "Burn Out",
    ),
    _IN.definition(
        "DRAW.SHORT_REST", "413.4.c", "Then the rest",
        "Finally the missing cards are drawn.",
        "Draw",
    ),
    _IN.rule(
        names.EXHAUST, "414.1", "Exhaust",
        "To exhaust something is to turn it sideways, which marks it as used. What is exhausted already can't be "
        "exhausted again.",
        "Exhaust",
    ),
    _IN.rule(
        names.EXHAUST_COST, "414.4", "Exhaust as a cost",
        "A cost that asks to exhaust something is paid only with a thing that is still ready.",
        "Exhaust", "Cost", "Ready",
    ),
    _IN.rule(
        names.READY, "415.1", "Ready",
        "To ready something is to turn it upright again, so that it can be used.",
        "Ready",
    ),
    _IN.rule(
        names.DEAL, "417.1", "Deal damage",
        "Damage is dealt by marking it on each unit by itself; it stays there until the unit is healed.",
        "Deal", "Damage", "Unit",
    ),
    _IN.not_yet(
        "DEAL.ASSIGNED", "417.1.a", "Assigning is not yet dealing",
        "In a Combat, damage is first shared out among the units and only then dealt.",
        "Combat comes with the whole game.",
        "Deal", "Damage", "Combat",
    ),
    _IN.definition(
        "DEAL.MARKED", "417.1.b", "Damage is marked",
        "The damage dealt to a unit is noted on it.",
        "Deal", "Damage",
    ),
    _IN.definition(
        "DEAL.SEPARATELY", "417.1.c", "Each unit has its own damage",
        "Damage on one unit has nothing to do with that on another.",
        "Deal", "Damage",
    ),
    _IN.definition(
        "DEAL.LIMITED", "417.3", "Damage needs an instruction",
        "Nobody deals damage unless an effect or a Combat tells them to.",
        "Deal", "Damage",
    ),
    _IN.not_yet(
        "DEAL.BONUS_POSSIBLE", "417.4", "Damage can get a bonus",
        "An effect can add Bonus Damage to damage that is dealt.",
        "Bonus Damage comes with the whole game.",
        "Deal", "Damage",
    ),
    _IN.not_yet(
        "DEAL.BONUS", "417.5", "Bonus Damage",
        "Bonus Damage raises the amount that one dealing of damage has to give out.",
        "Bonus Damage comes with the whole game.",
        "Deal", "Damage",
    ),
    _IN.definition(
        "DEAL.SOURCE", "417.6", "What dealt the damage",
        "The spell, ability or unit that a text names is the source of the damage; if none is named, it is the "
        "text's own card.",
        "Deal", "Damage",
    ),
    _IN.rule(
        names.HEAL, "418.1", "Heal",
        "To heal a unit is to take the damage off it.",
        "Heal", "Damage", "Unit",
    ),
    _IN.definition(
        "PLAY.FROM", "419.1.a", "Where cards are played from",
        "Unless an effect says more, cards are played from the hand or the Champion Zone.",
        "Play", "Hand", "Champion Zone",
    ),
    _IN.rule(
        names.PLAY_TRIGGERS_ON_RESOLUTION, "419.4.a", "When “when you play” triggers",
        "Abilities that wait for a card to be played trigger once that card has resolved. A countered card triggers "
        "none.",
        "Play", "Triggered Ability", "Resolve",
    ),
    _IN.not_yet(
        "MOVE", "420", "Move",
        "To move is to go from one location on the Board to another.",
        "Movement comes with the whole game.",
        "Move", "Location",
    ),
    _IN.not_yet(
        "HIDE", "421", "Hide",
        "To hide a card is to put it facedown at a battlefield one controls, to be played on a later turn.",
        "Hiding cards comes with the whole game.",
        "Hide", "Facedown Zone",
    ),
    _IN.rule(
        names.DISCARD, "422.1", "Discard",
        "To discard is to put a card from one's hand into one's Trash without using it.",
        "Discard", "Hand", "Trash",
    ),
    _IN.rule(
        names.DISCARD_CARDS, "422.1.a", "Who picks the cards to discard",
        "Whoever discards picks the cards, looking at the own hand.",
        "Discard", "Hand",
    ),
    _IN.rule(
        names.DISCARD_COST, "422.3", "Discard as a cost",
        "A cost that asks for discards needs that many cards in hand, or it can't be paid.",
        "Discard", "Cost",
    ),
    _IN.rule(
        names.DISCARD_EFFECT, "422.4", "Discard as an effect",
        "As an effect, one discards as many as one has; what is missing is left out.",
        "Discard", "Effect",
    ),
    _IN.not_yet(
        names.STUN, "423.1", "Stun",
        "A stunned unit deals no damage in a Combat until the turn ends. A unit is stunned or not: there is no twice.",
        "Combat comes with the whole game.",
        "Stun", "Unit", "Combat",
    ),
    _IN.rule(
        names.REVEAL, "424.1", "Reveal",
        "To reveal a card is to show everyone a card that not everyone could see.",
        "Reveal", "Public",
    ),
    _IN.rule(
        names.REVEAL_ZONE_KEPT, "424.1.a.2", "A revealed card stays where it is",
        "Showing a card does not take it out of its zone: on top of a deck it is still the top card.",
        "Reveal", "Main Deck", "Zone",
    ),
    _IN.not_yet(
        "COUNTER", "425", "Counter",
        "To counter something is to remove it from the Chain before it does anything. What was paid for it is not "
        "given back.",
        "No card supported so far counters anything.",
        "Counter", "Chain",
    ),
    _IN.rule(
        names.BUFF, "426.1.b", "Buff",
        "To buff a unit is to put a buff on it if it has none.",
        "Buff", "Unit",
    ),
    _IN.rule(
        names.BUFF_ONE, "426.1.b.1", "One buff for each unit",
        "A unit that already bears a buff gets no second one.",
        "Buff",
    ),
    _IN.rule(
        names.BANISH, "427.1", "Banish",
        "To banish a card is to put it, from wherever it is, into Banishment.",
        "Banish", "Banishment",
    ),
    _IN.rule(
        names.KILL, "428.1", "Kill",
        "A permanent is killed when it goes from the Board to the Trash, by an effect, as a cost, or because of its "
        "damage.",
        "Kill", "Permanent", "Trash",
    ),
    _IN.rule(
        names.KILL_DEATH_TRIGGERS, "428.1.a.1.b", "“When I die” comes first",
        "Abilities that wait for a unit's own death are put on the Chain before the unit is moved, with what has to "
        "be remembered of it.",
        "Kill", "Triggered Ability",
    ),
    _IN.not_yet(
        "ADD", "429", "Add",
        "To add is to put Energy or Power into a Rune Pool. It can be done while paying.",
        "Add abilities come with the whole game; until then a file gives Energy and Power.",
        "Add", "Energy", "Power", "Rune Pool",
    ),
    _IN.rule(
        names.CHANNEL, "430.1", "Channel",
        "To channel is to put runes from the top of one's Rune Deck onto the Board.",
        "Channel", "Rune", "Rune Deck",
    ),
    _IN.rule(
        names.CHANNEL_READY, "430.2.a", "Channeled runes are ready",
        "Runes come ready unless the effect says they come exhausted.",
        "Channel", "Rune", "Ready",
    ),
    _IN.rule(
        names.CHANNEL_SHORT, "430.3", "Channeling more than there is",
        "If the Rune Deck has too few runes, those that are left are channeled and that is all. Nobody burns out by "
        "it.",
        "Channel", "Rune Deck", "Burn Out",
    ),
)
