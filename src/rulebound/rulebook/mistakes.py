"""Common mistakes about running out of cards, recycling, scoring and winning, each with its correction."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from rulebound.rulebook import names


class Mistake(NamedTuple):
    """What many believe, what is right instead, and the names of the rules that say so."""

    name: str
    belief: str
    correction: str
    rules: tuple[str, ...]


# fmt: off
ALL: Final[tuple[Mistake, ...]] = (
    Mistake(
        "OWNERS_DECK",
        "An opponent's effect recycled my cards, so they lie under that opponent's deck.",
        "No: every card is recycled to the deck of its owner, whoever was told to recycle it.",
        (names.RECYCLE_OWNER, names.ZONE_OWNERS),
    ),
    Mistake(
        "EMPTY_DECK_LOSES",
        "Whoever has no cards left in the Main Deck loses.",
        "No: nobody loses by it. Going on to take cards is a Burn Out, which refills the deck and gives an opponent "
        "a point.",
        (names.BURN_OUT, names.BURN_OUT_RECYCLE, names.BURN_OUT_POINT),
    ),
    Mistake(
        "LAST_CARD_BURNS_OUT",
        "Taking the last card of the Main Deck is a Burn Out.",
        "No: an empty deck does nothing by itself. Only having to take a card that is not there is a Burn Out.",
        (names.BURN_OUT,),
    ),
    Mistake(
        "BURN_IS_NOT_BURN_OUT",
        "Burn and Burn Out are the same.",
        "No: to burn is to put cards from the top of the deck into the Trash. It is a Burn Out only if the deck has "
        "too few cards for it.",
        (names.BURN, names.BURN_OUT_MOVE),
    ),
    Mistake(
        "ONLY_DRAWS_BURN_OUT",
        "Only drawing can burn a player out.",
        "No: every move out of the Main Deck into another zone can.",
        (names.BURN_OUT_MOVE, names.BURN_SHORT),
    ),
    Mistake(
        "LOOKING_BURNS_OUT",
        "To look at or reveal more cards than the deck has is a Burn Out.",
        "No: one sees the cards that are left and goes on with those.",
        (names.BURN_OUT_NOT_BY_LOOKING, names.BURN_OUT_ONLY_CARDS_FOUND),
    ),
    Mistake(
        "PREDICT_BURNS_OUT",
        "To predict more cards than the deck has is a Burn Out.",
        "No: one predicts with the cards that are left.",
        (names.PREDICT_SHORT, names.PREDICT_NO_BURN_OUT),
    ),
    Mistake(
        "ACTION_IS_LOST",
        "What is still owed when the deck runs out is lost.",
        "No: after the Burn Out the rest of the action is done with the refilled deck.",
        (names.BURN_OUT_COMPLETE,),
    ),
    Mistake(
        "BURNED_CARDS_STAY",
        "The cards that were just burned stay in the Trash when the deck is refilled.",
        "No: the whole Trash is recycled, also the cards that came there a moment ago.",
        (names.BURN_OUT_TAKE, names.BURN_OUT_RECYCLE),
    ),
    Mistake(
        "RESOLVING_SPELL_IS_RECYCLED",
        "The spell that makes me burn out is recycled with my Trash.",
        "No: until it has done everything it says it is on the Chain and not in the Trash.",
        (names.SPELL_TRASH, names.BURN_OUT_RECYCLE),
    ),
    Mistake(
        "RECYCLE_RUNE_DECK",
        "A Burn Out refills the Rune Deck too, or running out of runes is a Burn Out.",
        "No: a Burn Out is about the Main Deck alone. With too few runes one channels those that are left.",
        (names.BURN_OUT_RECYCLE, names.CHANNEL_SHORT),
    ),
    Mistake(
        "POINT_TO_EVERY_OPPONENT",
        "A Burn Out gives a point to every opponent.",
        "No: the player who burned out picks one opponent, and only that one gains the point.",
        (names.BURN_OUT_POINT, names.POINTS_BURN_OUT),
    ),
    Mistake(
        "ONE_POINT_AND_STOP",
        "With deck and Trash both empty there is one Burn Out, and then the action is over.",
        "No: the action can't be finished, so one Burn Out follows another, each with its point, until someone has "
        "won or an effect steps in.",
        (names.BURN_OUT_AGAIN, names.BURN_OUT_REPEATS),
    ),
    Mistake(
        "LATER_POINT_STOPPED",
        "“Can't gain points” stops every point of a repeated Burn Out.",
        "No: it stops the first one. From the second Burn Out of the same action on, the point can't be stopped.",
        (names.BURN_OUT_POINT_PROTECTED,),
    ),
    Mistake(
        "WIN_AT_ONCE_BY_FIRST",
        "The point of a first Burn Out wins on the spot.",
        "No: that win waits for the next cleanup. Only the points from the second Burn Out on win at once.",
        (names.WIN_POINTS, names.CLEANUP_NOT_WHILE_RESOLVING, names.BURN_OUT_WIN),
    ),
    Mistake(
        "FINAL_POINT_BLOCKS_BURN_OUT",
        "The Final Point rule keeps an opponent from winning by my Burn Out.",
        "No: it looks at Conquer alone. The point of a Burn Out can be the last one.",
        (names.FINAL_POINT_ONLY_CONQUER, names.BURN_OUT_POINT),
    ),
    Mistake(
        "FINAL_POINT_BLOCKS_HOLD",
        "The Final Point rule makes a Hold count only if every battlefield was scored.",
        "No: it looks at Conquer alone. A Hold can give the last point by itself.",
        (names.FINAL_POINT_ONLY_CONQUER, names.SCORE_HOLD),
    ),
    Mistake(
        "FINAL_POINT_DRAW_IS_SAFE",
        "The card that is drawn in place of the Final Point can't burn a player out.",
        "It can: it is a draw like any other.",
        (names.FINAL_POINT_DRAW, names.BURN_OUT_DRAW),
    ),
    Mistake(
        "LONE_CONQUER_NOT_SCORED",
        "A Conquer that gave a card and no point has not scored the battlefield.",
        "It has: the battlefield counts as scored in this turn, and its conquer abilities trigger.",
        (names.FINAL_POINT_DRAW, names.SCORE_ONCE, names.TRIGGER_CONQUER_WITHOUT_POINT),
    ),
    Mistake(
        "SCORE_IS_NOT_POINT",
        "Scoring and gaining a point are the same.",
        "No: scoring is about the battlefield. It gives up to one point, and points come from elsewhere too.",
        (names.SCORE_POINT, names.POINTS_EFFECT, names.POINTS_BURN_OUT),
    ),
    Mistake(
        "SCORED_TWICE",
        "Taking the same battlefield again in a turn gives another point.",
        "No: each player scores each battlefield once in a turn, by Hold or by Conquer.",
        (names.SCORE_ONCE, names.SCORE_TRIGGERS_ONCE),
    ),
    Mistake(
        "REACHING_IT_WINS",
        "Whoever reaches the Victory Score has won at that moment.",
        "Not yet: a cleanup has to find that player there and ahead of every opponent.",
        (names.WIN_POINTS, names.CLEANUP_WIN),
    ),
    Mistake(
        "TIED_WINS",
        "With equal scores at or above the Victory Score, someone wins.",
        "No: nobody does. The game goes on until a cleanup finds one of them ahead.",
        (names.WIN_TIE, names.WIN_MORE_POINTS),
    ),
    Mistake(
        "POINTS_STOP_AT_VICTORY_SCORE",
        "Points beyond the Victory Score are not counted.",
        "They are, and they decide who is ahead.",
        (names.WIN_MORE_POINTS,),
    ),
    Mistake(
        "SCORE_BELOW_ZERO",
        "A player at 0 points can fall below 0.",
        "No: at 0 there is nothing to lose, and nothing triggers.",
        (names.POINTS_FLOOR, names.POINTS_NOTHING_TO_LOSE, names.POINTS_NO_LOSS_TRIGGER),
    ),
    Mistake(
        "RECYCLE_COST_SHORT",
        "With too few cards, a cost that recycles is paid with those that are there.",
        "No: a cost is paid in full or not at all. Only an effect recycles as many as there are.",
        (names.RECYCLE_COST, names.COST_IMPOSSIBLE, names.RECYCLE_EFFECT),
    ),
    Mistake(
        "RECYCLE_ORDER_CHOSEN",
        "The player decides in which order recycled cards go under the Main Deck.",
        "No: two or more go there in random order. Only runes are put in the order of their owner's choice.",
        (names.RECYCLE_RANDOM_ORDER, names.RECYCLE_RUNE_ORDER),
    ),
    Mistake(
        "RECYCLE_SHUFFLES_DECK",
        "Recycling shuffles the whole deck.",
        "No: the recycled cards go under the deck. The cards above them stay as they are.",
        (names.RECYCLE, names.RECYCLE_RANDOM_ORDER),
    ),
    Mistake(
        "RECYCLE_TARGETS",
        "“Recycle X from a zone” targets the cards, so they are chosen beforehand.",
        "No: they are picked as it is carried out and are no targets.",
        (names.RECYCLE_CARDS, names.PLAY_ON_RESOLUTION),
    ),
    Mistake(
        "TOKEN_STAYS_IN_DECK",
        "A recycled token stays in the deck.",
        "No: it goes to the deck of its type and stops existing there.",
        (names.TOKEN_RECYCLE, names.TOKEN_CEASES),
    ),
)

MISTAKES: Final[Mapping[str, Mistake]] = MappingProxyType({mistake.name: mistake for mistake in ALL})
