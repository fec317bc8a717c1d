"""The steps of playing a card, and what a resolving card does with targets that are gone (349 to 359)."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("Playing cards")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.definition(
        "PLAY", "350", "Playing a card",
        "To play a card is to put it to use. The card counts as played when all the steps are done.",
        "Play", "Card",
    ),
    _IN.definition(
        "PLAY.KINDS", "351", "What becomes of a played card",
        "A permanent stays on the Board; a spell does what it says and then goes to the Trash.",
        "Play", "Permanent", "Spell",
    ),
    _IN.rule(
        names.PLAY_TO_CHAIN, "354", "Step 1: onto the Chain",
        "The card is taken from where it is to the Chain, which closes the state.",
        "Play", "Chain", "Closed State",
    ),
    _IN.rule(
        names.PLAY_LOCATION, "355.2", "Step 2: where a unit goes",
        "The player names the place where the unit will enter: their Base or a battlefield that they control.",
        "Play", "Unit", "Location",
    ),
    _IN.rule(
        names.PLAY_MODE, "355.3", "Step 2: which mode",
        "If the card lists several things to choose from, the player decides now.",
        "Play", "Mode",
    ),
    _IN.not_yet(
        "PLAY.MOVE_DESTINATION", "355.4", "Step 2: where a move leads",
        "For a card that moves units, the player names the place they will go to.",
        "Movement comes with the whole game.",
        "Play", "Move",
    ),
    _IN.rule(
        names.PLAY_TARGETS, "355.5", "Step 2: what is aimed at",
        "Things that the card tells its player to choose are chosen now, before anybody can respond.",
        "Play", "Target",
    ),
    _IN.definition(
        "TARGET", "355.7", "What a target is",
        "A thing that a card chooses in order to do something to it is a target, except where the rules say it is "
        "not.",
        "Target",
    ),
    _IN.rule(
        names.PLAY_TARGETS_NEEDED, "355.8", "No target, no play",
        "A spell or ability for which not every target can be chosen can't be put on the Chain.",
        "Target", "Chain",
    ),
    _IN.rule(
        names.PLAY_PUBLIC_TARGETS, "355.10.a", "Targets are where all can see",
        "Only something in a public zone can be a target. The Trash is public, a hand is not.",
        "Target", "Public", "Zone",
    ),
    _IN.definition(
        "TARGET.NOT_A_COST", "355.10.c", "Costs don't target",
        "What is named only in a cost, in a condition or in a replacement effect is not a target.",
        "Target", "Cost", "Replacement Effect",
    ),
    _IN.definition(
        "TARGET.NO_CHOICE_POSSIBLE", "355.10.d", "“All” does not target",
        "Where there is never anything to pick, as with “all units”, nothing is targeted.",
        "Target",
    ),
    _IN.rule(
        names.PLAY_MUST, "355.10.f", "“Must” chooses later",
        "What a player “must” do something to is picked as the effect is carried out and is not a target.",
        "Target", "Resolve",
    ),
    _IN.rule(
        names.PLAY_UP_TO, "355.13", "“Up to” may be none",
        "With “up to” or “any number” the player picks as many as they like; with none at all the card can still be "
        "played.",
        "Target", "Play",
    ),
    _IN.not_yet(
        "PLAY.SPLIT_DAMAGE", "355.14", "Splitting damage",
        "When damage may be split, the units are chosen at first and the shares later.",
        "No card supported so far splits damage.",
        "Target", "Damage",
    ),
    _IN.rule(
        names.PLAY_ON_RESOLUTION, "355.17", "All other choices come later",
        "A decision the steps of playing don't name is taken when the effect is carried out.",
        "Resolve", "Target",
    ),
    _IN.rule(
        names.PLAY_TOTAL_COST, "356", "Step 3: what it costs in all",
        "The full cost is worked out: the base cost, what is added to it, what is taken off.",
        "Play", "Cost",
    ),
    _IN.not_yet(
        "PLAY.ADDITIONAL_COSTS", "356.2", "Step 3: additional costs",
        "Costs that come on top are added, those one may choose as well as those one can't avoid.",
        "Additional costs come with the whole game.",
        "Play", "Cost",
    ),
    _IN.not_yet(
        "PLAY.DISCOUNTS", "356.4", "Step 3: discounts",
        "Then everything is taken off that makes the card cheaper.",
        "Changed costs come with the whole game.",
        "Play", "Cost",
    ),
    _IN.definition(
        "PLAY.COST_FLOOR", "356.6", "No cost below 0",
        "Neither the Energy nor the Power in a cost can become negative.",
        "Cost", "Energy", "Power",
    ),
    _IN.rule(
        names.PLAY_PAY, "357.1", "Step 4: pay Energy and Power",
        "The player pays the whole of the Energy and Power asked for.",
        "Play", "Pay", "Energy", "Power",
    ),
    _IN.rule(
        names.PLAY_NONSTANDARD_COST, "357.2", "Step 4: pay the rest",
        "Other costs, such as recycling or discarding cards or exhausting something, are paid too, in the order the "
        "player likes.",
        "Play", "Pay", "Cost",
    ),
    _IN.rule(
        names.PLAY_LEGALITY, "358.1", "Step 5: are the targets right?",
        "Before the card is finalized, all its targets are looked at once more.",
        "Play", "Target", "Finalize",
    ),
    _IN.rule(
        names.PLAY_TIMING, "358.4", "Step 5: is it the right moment?",
        "The card must be allowed at this moment, by the state of the turn or by Action or Reaction.",
        "Play", "Action", "Reaction",
    ),
    _IN.rule(
        names.PLAY_UNDONE, "358.5", "A wrong play is taken back",
        "If something is not in order the whole attempt is undone, as if it had not been made.",
        "Play",
    ),
    _IN.rule(
        names.PLAY_PERMANENT, "359.2", "Step 6: a permanent enters",
        "A unit or gear goes from the Chain to the Board straight away.",
        "Permanent", "Board",
    ),
    _IN.rule(
        names.PLAY_UNIT_ENTERS, "359.2.c", "A unit enters exhausted",
        "A unit comes to the place that was named, turned sideways.",
        "Unit", "Exhaust",
    ),
    _IN.rule(
        names.PLAY_GEAR_ENTERS, "359.2.d", "Gear enters ready",
        "A gear comes to its player's Base and can be used at once.",
        "Gear", "Ready", "Base",
    ),
    _IN.rule(
        names.PLAY_SPELL_LINGERS, "359.3", "A spell waits on the Chain",
        "A finalized spell stays on the Chain for now, so that others may respond with Reactions.",
        "Spell", "Chain", "Reaction",
    ),
    _IN.rule(
        names.PLAY_SPELL_EXECUTES, "359.3.d", "Then the spell does what it says",
        "If nobody responds, the spell is carried out and afterwards put into its owner's Trash.",
        "Spell", "Resolve", "Trash",
    ),
    _IN.rule(
        names.TARGET_ILLEGAL_AS_IT_RESOLVES, "359.3.e.2", "Targets that got away",
        "A target no longer counts when it stopped fitting the description, or left the Board or the zone in which "
        "it was chosen.",
        "Target", "Zone",
    ),
    _IN.definition(
        "TARGET.FITS_AGAIN", "359.3.e.3", "A target may fit again",
        "A target that stopped fitting for a while, but fits as the spell resolves, counts.",
        "Target", "Resolve",
    ),
    _IN.definition(
        "TARGET.NEW_OBJECT", "359.3.e.4", "Gone and back is not the same",
        "A target that left its zone and came back is a new thing and no longer the target.",
        "Target", "Game Object",
    ),
    _IN.rule(
        names.TARGET_UNAFFECTED, "359.3.e.5", "Lost targets are left alone",
        "Nothing is done to a target that no longer counts. The rest of the spell still happens.",
        "Target", "Resolve",
    ),
    _IN.rule(
        names.INSTRUCTION_IMPOSSIBLE, "359.3.e.6", "What can't be done is left out",
        "An instruction that can't be followed, for whatever reason, is passed over.",
        "Instruction",
    ),
    _IN.definition(
        "INSTRUCTION.NO_TARGET_LEFT", "359.3.e.7", "All targets lost",
        "An instruction whose targets are all lost is not carried out; with one of them left it is done to that one.",
        "Instruction", "Target",
    ),
    _IN.rule(
        names.INSTRUCTION_PARTLY, "359.3.e.11", "Partly possible is partly done",
        "Of an instruction that can be followed only in part, that part is done.",
        "Instruction",
    ),
    _IN.rule(
        names.INSTRUCTION_LINKED, "359.3.e.14.a", "A later part needs the earlier one",
        "If a sentence builds on one before it (“its controller”, “if you do”), it only happens when the earlier one "
        "did.",
        "Instruction",
    ),
    _IN.definition(
        "INSTRUCTION.LINKED_REPLACED", "359.3.e.14.b", "If the earlier part was replaced",
        "When something else happened in place of the earlier action, the later part still happens unless it asks "
        "for that very action.",
        "Instruction", "Replacement Effect",
    ),
    _IN.not_yet(
        names.INSTRUCTION_REFERENTS, "359.3.f.2", "“Here”, “my”, “its” are looked up late",
        "What such words stand for is looked up at the moment the instruction is done.",
        "With the cards supported so far such words mean the same early and late.",
        "Instruction",
    ),
)
