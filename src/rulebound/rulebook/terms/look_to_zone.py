"""The terms of the game from Look to Zone, explained in our own words."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.terms.term import Term

# fmt: off
TERMS: Final[tuple[Term, ...]] = (
    Term(
        "Look",
        "To look at cards is to see them while others don't. They stay in their zone, so looking never burns anyone "
        "out.",
        (names.BURN_OUT_NOT_BY_LOOKING,),
        aliases=("peek",), forms=("look at", "looks at", "looked at", "looking at"), verb=True,
    ),
    Term(
        "Magma Chamber",
        "The Mode of Play for two teams of two; team mates share their points.",
        (names.MODE_TWO_V_TWO, names.TWO_V_TWO_POINTS), forms=("2v2",),
    ),
    Term(
        "Main Deck",
        "A player's own deck of at least 40 cards, face down, from whose top they draw.",
        ("DECK.MAIN_DECK", names.ZONE_MAIN_DECK_SECRET), aliases=("library", "draw pile"),
    ),
    Term(
        "Main Phase",
        "The phase of a turn in which the Turn Player plays cards and uses abilities.",
        (names.MAIN_PHASE_OPEN,), aliases=("main step",),
    ),
    Term(
        "Match",
        "The Mode of Play for two players in which two games have to be won.",
        (names.MODE_MATCH,), cased=True,
    ),
    Term(
        "Might",
        "How strong a unit is: the damage it deals and the damage it can take.",
        (names.LAYER_MIGHT, names.CLEANUP_LETHAL), aliases=("strength",), cased=True,
    ),
    Term(
        "Mode",
        "One of several things a card lets its player choose from.",
        (names.PLAY_MODE,), cased=True,
    ),
    Term(
        "Mode of Play",
        "The kind of game: how many players, in teams or not, and how many points win.",
        ("MODES",), aliases=("game mode",), forms=("modes of play",),
    ),
    Term(
        "Move",
        "To go from one location on the Board to another.",
        ("MOVE", "MOVEMENT"), verb=True,
    ),
    Term(
        "Mulligan",
        "Swapping up to two cards of the first hand before the game begins.",
        ("SETUP.MULLIGAN",),
    ),
    Term(
        "Neutral State",
        "The state while no Showdown and no Combat is going on.",
        ("TURN.NEUTRAL",),
    ),
    Term(
        "Non-Board Zone",
        "A zone where things are not in play: decks, hand, Trash, Champion Zone, Banishment, the Chain.",
        ("ZONE.BOARD", "ZONE.NEVER_ANOTHERS"),
    ),
    Term(
        "Open State",
        "The state while nothing is on the Chain.",
        ("TURN.OPEN",),
    ),
    Term(
        "Opponent",
        "A player one plays against; in team play a player of another team.",
        (names.POINTS_BURN_OUT, names.BURN_OUT_POINT), aliases=("enemy player",),
    ),
    Term(
        "Owner",
        "The player who brought a card into the game. Cards go to their owner's zones, whoever moves them.",
        ("OWNER", names.ZONE_OWNERS),
    ),
    Term(
        "Pass",
        "To do nothing with one's priority. When all pass, the newest item on the Chain resolves.",
        (names.FEPR_PASS,), verb=True,
    ),
    Term(
        "Passive Ability",
        "An ability that is simply true, without being used or triggered.",
        ("PASSIVE",), aliases=("static ability",),
    ),
    Term(
        "Pay",
        "To take Energy or Power out of one's Rune Pool, or to do what else a cost asks.",
        (names.PAY, names.PLAY_PAY), forms=("paid",), verb=True,
    ),
    Term(
        "Pending",
        "Said of an item on the Chain whose choices or costs are still open.",
        ("CHAIN.PENDING",),
    ),
    Term(
        "Permanent",
        "A card or token that stays on the Board: a unit or a gear.",
        ("PLAY.KINDS", names.RUNE_NOT_A_CARD),
    ),
    Term(
        "Play",
        "To put a card to use: it goes to the Chain, is paid for, and then enters or takes effect.",
        ("PLAY", names.PLAY_TO_CHAIN), aliases=("cast",), verb=True,
    ),
    Term(
        "Point",
        "What the game is about: who has enough points and leads wins.",
        ("POINTS", names.WIN_POINTS), aliases=("victory point",),
    ),
    Term(
        "Power",
        "What pays the coloured symbols of a cost.",
        ("POWER",),
    ),
    Term(
        "Predict",
        "To look at the top card of one's Main Deck, or as many as the number says, and recycle any of them. It "
        "never burns anyone out.",
        (names.PREDICT, names.PREDICT_NO_BURN_OUT), aliases=("scry",), verb=True,
    ),
    Term(
        "Prevent",
        "To let less damage be dealt, or none.",
        ("PREVENT",), verb=True,
    ),
    Term(
        "Priority",
        "The right to act now. One player has it at a time.",
        (names.PRIORITY,),
    ),
    Term(
        "Private",
        "Seen by one player only, such as a hand.",
        (names.PRIVACY_PRIVATE,),
    ),
    Term(
        "Public",
        "Seen by everybody, such as every Trash.",
        (names.PRIVACY_PUBLIC,),
    ),
    Term(
        "Random Order",
        "An order made by chance that nobody knows.",
        (names.RECYCLE_RANDOM_ORDER,),
        aliases=("shuffled order",), forms=("randomly", "at random", "randomized", "randomised"),
    ),
    Term(
        "Reaction",
        "A keyword: what has it may be used while something is on the Chain, in anybody's turn, and takes effect "
        "first.",
        (names.REACTION,), aliases=("instant",),
    ),
    Term(
        "Ready",
        "Upright and able to be used; to ready a thing is to turn it upright again.",
        (names.READY,), aliases=("untap",), verb=True,
    ),
    Term(
        "Recall",
        "To put a permanent back into its Base without a move.",
        ("RECALL",), verb=True,
    ),
    Term(
        "Recycle",
        "To put cards under the deck they belong to: always the owner's, several at once in random order.",
        (names.RECYCLE, names.RECYCLE_OWNER, names.RECYCLE_RANDOM_ORDER), verb=True,
    ),
    Term(
        "Replace",
        "To put a created token exactly in the place of something else.",
        ("REPLACE",), verb=True,
    ),
    Term(
        "Replacement Effect",
        "An effect that lets something else happen in place of what would have happened.",
        ("REPLACEMENT", names.REPLACEMENT_APPLIES),
    ),
    Term(
        "Resolve",
        "To be carried out: an item on the Chain resolves when all players have passed.",
        (names.FEPR_RESOLVE, names.SPELL_RESOLVE), verb=True,
    ),
    Term(
        "Reveal",
        "To show cards to everybody. They stay in their zone, so revealing never burns anyone out.",
        (names.REVEAL, names.REVEAL_ZONE_KEPT), verb=True,
    ),
    Term(
        "Rune",
        "A card that gives Energy and Power. Runes have a deck of their own.",
        ("RUNE", names.RUNE_NOT_A_CARD), aliases=("land",),
    ),
    Term(
        "Rune Deck",
        "A player's deck of 12 runes. A Burn Out never refills it and it never causes one.",
        ("DECK.RUNE_DECK", names.CHANNEL_SHORT),
    ),
    Term(
        "Rune Pool",
        "The Energy and Power a player has to spend right now.",
        ("RUNE_POOL", names.RUNE_POOL_EMPTIES), aliases=("mana pool",),
    ),
    Term(
        "Score",
        "To take a battlefield (Conquer) or still have it as one's turn begins (Hold), each battlefield once a turn. "
        "It gives up to one point.",
        (names.SCORE, names.SCORE_ONCE, names.SCORE_POINT), verb=True,
    ),
    Term(
        "Scoring Step",
        "The part of the Beginning Phase in which the Turn Player holds what they control.",
        (names.SCORING_STEP_HOLD,),
    ),
    Term(
        "Secret",
        "Seen by nobody, such as the order of a deck.",
        (names.PRIVACY_SECRET,),
    ),
    Term(
        "Showdown",
        "A window in which the players use Actions and Reactions over a contested battlefield.",
        ("SHOWDOWN",),
    ),
    Term(
        "Skip",
        "To let something not happen at all.",
        (names.SKIP,), verb=True,
    ),
    Term(
        "Skirmish",
        "The Mode of Play for three players, each against all.",
        (names.MODE_FFA3,), forms=("FFA3",),
    ),
    Term(
        "Spell",
        "A kind of card that does something once and then goes to the Trash.",
        (names.SPELL_TRASH, names.SPELL_RESOLVE), aliases=("sorcery",),
    ),
    Term(
        "Stun",
        "To let a unit deal no damage in a Combat until the turn ends.",
        (names.STUN,), verb=True,
    ),
    Term(
        "Swap",
        "To let two values change places.",
        ("SWAP",), verb=True,
    ),
    Term(
        "Target",
        "A thing that a card chooses to do something to, chosen before others can respond.",
        ("TARGET", names.PLAY_TARGETS), verb=True,
    ),
    Term(
        "Task",
        "Work that the game itself demands before anybody may go on.",
        ("TASK",),
    ),
    Term(
        "Team",
        "Players who win and lose together and share their points.",
        (names.TWO_V_TWO_WIN_TOGETHER, names.TWO_V_TWO_POINTS), forms=("team mate", "team mates", "ally", "allies"),
    ),
    Term(
        "Temporary",
        "A keyword: the permanent is killed as its controller's next Beginning Phase starts, before scoring.",
        (names.TEMPORARY, names.TEMPORARY_ONCE), cased=True,
    ),
    Term(
        "Token",
        "A thing an effect made that was in no deck. It is no card, and off the Board it is gone.",
        ("TOKEN", names.TOKEN_CEASES),
    ),
    Term(
        "Trash",
        "A player's pile of used, killed, discarded and burned cards, open to all. A Burn Out recycles it.",
        ("ZONE.TRASH", names.ZONE_TRASH_PUBLIC, names.BURN_OUT_RECYCLE), aliases=("graveyard", "discard pile"),
    ),
    Term(
        "Triggered Ability",
        "An ability that happens by itself when its condition is met: “when …”, “at …”.",
        ("TRIGGER", names.TRIGGER_PLACED), forms=("trigger", "triggers", "triggered", "triggering"),
    ),
    Term(
        "Turn",
        "One player's time to act, in fixed phases.",
        ("TURN.CYCLE",),
    ),
    Term(
        "Turn Order",
        "The order in which the players have their turns, over and over.",
        (names.TURN_ORDER_OF_ACTIONS, names.TURN_NEXT_PLAYER),
    ),
    Term(
        "Turn Player",
        "The player whose turn it is.",
        ("TURN.PLAYER",), aliases=("active player",),
    ),
    Term(
        "Unit",
        "A kind of card that fights for battlefields.",
        (names.PLAY_UNIT_ENTERS,), aliases=("creature", "minion"),
    ),
    Term(
        "Victory Score",
        "The number of points needed to win: 8, or what the Mode of Play and the cards make of it.",
        (names.VICTORY_SCORE_DEFAULT, names.VICTORY_SCORE_ALTERED),
    ),
    Term(
        "Vision",
        "A keyword: whoever plays the permanent predicts.",
        (names.VISION, names.VISION_EACH), cased=True,
    ),
    Term(
        "War",
        "The Mode of Play for four players, each against all.",
        (names.MODE_FFA4,), forms=("FFA4",), cased=True,
    ),
    Term(
        "Win",
        "To win: reach the Victory Score and lead every opponent when a cleanup looks, or by what an effect says.",
        (names.WIN_POINTS, names.WIN_CLEANUP, names.WIN_EFFECT), forms=("won", "winner", "winners"), verb=True,
    ),
    Term(
        "XP",
        "A number that a player collects and spends for certain effects.",
        ("XP", names.XP_GAIN), aliases=("experience",),
    ),
    Term(
        "Zone",
        "A place where cards can be, such as a deck, a hand or the Board.",
        ("ZONE.BOARD",),
    ),
)
