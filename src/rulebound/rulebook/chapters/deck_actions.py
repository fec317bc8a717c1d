"""What fills and empties a Main Deck: Recycle (416, quoted as 417), Burn Out (431, quoted as 432), Predict and Burn."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("Recycle, Burn Out, Predict and Burn")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.rule(
        names.RECYCLE, "416.1", "Recycle",
        "To recycle cards is to take them from where they are and put them under the deck they belong to.",
        "Recycle", "Main Deck", "Rune Deck",
    ),
    _IN.rule(
        names.RECYCLE_MAIN_DECK, "416.1.a", "Cards go under the Main Deck",
        "A card that belongs in a Main Deck is put at the very bottom of that deck.",
        "Recycle", "Main Deck", quoted="417.1.a",
    ),
    _IN.rule(
        names.RECYCLE_RUNE_DECK, "416.1.b", "Runes go under the Rune Deck",
        "A rune is recycled to the bottom of the Rune Deck.",
        "Recycle", "Rune", "Rune Deck", quoted="417.1.b",
    ),
    _IN.rule(
        names.RECYCLE_OWNER, "416.1.c", "Each to their own deck",
        "Cards are always recycled to the decks of the player who owns them, whoever was told to do it.",
        "Recycle", "Owner", "Main Deck", quoted="417.1.c",
    ),
    _IN.definition(
        "RECYCLE.LIMITED", "416.2", "Recycling needs an instruction",
        "Nobody recycles anything unless an effect or a cost says so.",
        "Recycle",
    ),
    _IN.rule(
        names.RECYCLE_COST, "416.3", "Recycle as a cost",
        "A cost that asks to recycle cards is paid in full or not at all.",
        "Recycle", "Cost", quoted="417.3",
    ),
    _IN.rule(
        names.RECYCLE_EFFECT, "416.4", "Recycle as an effect",
        "An effect that tells a player to recycle more cards than there are has them recycle all there are.",
        "Recycle", "Effect", quoted="417.4",
    ),
    _IN.rule(
        names.RECYCLE_RANDOM_ORDER, "416.5", "Several cards: random order",
        "When two or more cards go under a Main Deck together, chance decides their order and nobody knows it.",
        "Recycle", "Main Deck", "Random Order", quoted="417.5",
    ),
    _IN.rule(
        names.RECYCLE_RUNE_ORDER, "416.5.a", "Several runes: the owner's order",
        "When two or more runes go under a Rune Deck together, their owner decides the order.",
        "Recycle", "Rune", "Rune Deck", quoted="417.5.a",
    ),
    _IN.rule(
        names.RECYCLE_CARDS, "416.6", "“Recycle X from …”",
        "The player who is told to do it picks the X cards at that moment. The cards are not targets.",
        "Recycle", "Target", quoted="417.6",
    ),
    _IN.rule(
        names.BURN_OUT, "431.1", "When a player burns out",
        "A player burns out when more cards have to leave their Main Deck than it holds. An empty deck alone does "
        "nothing.",
        "Burn Out", "Main Deck", quoted="432.1",
    ),
    _IN.rule(
        names.BURN_OUT_DRAW, "431.1.a", "Burning out by drawing",
        "Whoever must draw more cards than the deck has draws those there are, burns out, and then draws the missing "
        "ones.",
        "Burn Out", "Draw", "Main Deck", quoted="432.1.a",
    ),
    _IN.rule(
        names.BURN_OUT_MOVE, "431.1.b", "Burning out by any other move",
        "The same holds whenever cards are put from the Main Deck into another zone, such as the Trash.",
        "Burn Out", "Main Deck", "Zone", quoted="432.1.b",
    ),
    _IN.rule(
        names.BURN_OUT_NOT_BY_LOOKING, "431.1.c", "Looking never burns out",
        "Someone told to look at or reveal more cards than are left sees those that are left, and nothing worse "
        "happens.",
        "Burn Out", "Look", "Reveal", quoted="432.1.c",
    ),
    _IN.rule(
        names.BURN_OUT_ONLY_CARDS_FOUND, "431.1.c.1", "Only the cards that were found",
        "What is then to be done with the cards seen is done with those alone. What needs more of them is left out, "
        "and no one burns out for it.",
        "Burn Out", "Look", "Reveal", quoted="432.1.c.1",
    ),
    _IN.definition(
        "BURN_OUT.SEQUENCE", "431.2", "What burning out consists of",
        "A Burn Out has four steps: take what is there, refill the deck, give a point away, finish the action.",
        "Burn Out", quoted="432.2",
    ),
    _IN.rule(
        names.BURN_OUT_TAKE, "431.2.a", "Step 1: take what is there",
        "The action is done with the cards the Main Deck still has.",
        "Burn Out", "Main Deck", quoted="432.2.a",
    ),
    _IN.rule(
        names.BURN_OUT_RECYCLE, "431.2.b", "Step 2: recycle the Trash",
        "The player's whole Trash is put under the Main Deck, in random order.",
        "Burn Out", "Recycle", "Trash", "Main Deck", "Random Order", quoted="432.2.b",
    ),
    _IN.rule(
        names.BURN_OUT_POINT, "431.2.c", "Step 3: an opponent gains a point",
        "The player who burned out picks one opponent, and that opponent gains 1 point.",
        "Burn Out", "Opponent", "Point", quoted="432.2.c",
    ),
    _IN.rule(
        names.BURN_OUT_COMPLETE, "431.2.d", "Step 4: finish the action",
        "The cards still missing are taken from the refilled deck.",
        "Burn Out", "Main Deck", quoted="432.2.d",
    ),
    _IN.rule(
        names.BURN_OUT_AGAIN, "431.3", "Burning out again",
        "If the refilled deck is still too small, for example because the Trash was empty, going on with the action "
        "is another Burn Out.",
        "Burn Out", "Trash", "Main Deck", quoted="432.3",
    ),
    _IN.rule(
        names.BURN_OUT_REPEATS, "431.3.a", "Again and again",
        "This goes on, a point at a time, until somebody has won or an effect steps in.",
        "Burn Out", "Point", "Win", quoted="432.3.a",
    ),
    _IN.rule(
        names.BURN_OUT_POINT_PROTECTED, "431.3.b", "Later points can't be stopped",
        "Within one action, from the second Burn Out on, nothing can stop the point or turn it into something else.",
        "Burn Out", "Point", "Replacement Effect", quoted="432.3.b",
    ),
    _IN.rule(
        names.BURN_OUT_LATER_POINT_WINS, "431.3.c", "Later points can win",
        "If such a later point brings a player to the Victory Score, ahead of all opponents, that player wins.",
        "Burn Out", "Victory Score", "Win", quoted="432.3.c",
    ),
    _IN.rule(
        names.BURN_OUT_WIN, "431.3.c.1", "The win is immediate",
        "That win comes in the very moment of the point; no cleanup is needed for it.",
        "Burn Out", "Win", "Cleanup", quoted="432.3.c.1",
    ),
    _IN.definition(
        "BURN_OUT.LIMITED", "431.4", "Nobody burns out at will",
        "A player can't choose to burn out; it only happens as a result of something else.",
        "Burn Out",
    ),
    _IN.rule(
        names.BURN_OUT_REPLACEMENT, "431.5", "A Burn Out is a replacement effect",
        "A Burn Out takes the place of the move that could not be made in full.",
        "Burn Out", "Replacement Effect", quoted="432.5",
    ),
    _IN.rule(
        names.PREDICT, "436.1", "Predict",
        "To predict is to look at the top card of one's Main Deck and leave it there or recycle it.",
        "Predict", "Look", "Recycle",
    ),
    _IN.rule(
        names.PREDICT_RECYCLE, "436.1.a", "Predicting several cards",
        "The player looks at that many cards, recycles as many of them as they wish, and puts the others back on top "
        "in an order of their choice.",
        "Predict", "Look", "Recycle",
    ),
    _IN.rule(
        names.PREDICT_SHORT, "436.4", "Predicting more than there is",
        "With too few cards in the deck, the player predicts with those that are left.",
        "Predict", "Main Deck",
    ),
    _IN.rule(
        names.PREDICT_NO_BURN_OUT, "436.4.a", "Predict never burns out",
        "Too few cards for a Predict are no Burn Out.",
        "Predict", "Burn Out",
    ),
    _IN.rule(
        names.BURN, "440.1", "Burn",
        "To burn cards is to put them from the top of one's Main Deck into the Trash.",
        "Burn", "Main Deck", "Trash",
    ),
    _IN.not_yet(
        names.BURN_AFTER, "440.1.a", "“When you burn” comes afterwards",
        "Abilities that wait for cards to be burned follow once all the cards have been burned.",
        "No card supported so far waits for cards to be burned.",
        "Burn", "Triggered Ability",
    ),
    _IN.rule(
        names.BURN_COST, "440.3.a", "Burn by effect or as a cost",
        "Cards are burned because an effect says so, or to pay a cost.",
        "Burn", "Effect", "Cost",
    ),
    _IN.rule(
        names.BURN_SHORT, "440.4", "Burning more than there is",
        "If the deck has too few cards, the player burns those that are left, burns out, and then burns the rest.",
        "Burn", "Burn Out", "Main Deck",
    ),
)
