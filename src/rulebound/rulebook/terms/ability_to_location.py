"""The terms of the game from Ability to Location, explained in our own words."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.terms.term import Term

# fmt: off
TERMS: Final[tuple[Term, ...]] = (
    Term(
        "Ability",
        "What a card or another game object can do, or a rule that it adds to the game.",
        ("ABILITY",),
    ),
    Term(
        "Action",
        "A keyword: what has it may also be used in a Showdown, in anybody's turn.",
        (names.ACTION,), cased=True,
    ),
    Term(
        "Activated Ability",
        "An ability written “cost: effect”, used by its controller by paying the cost.",
        (names.ACTIVATE_COST_AND_EFFECT,),
    ),
    Term(
        "Add",
        "To put Energy or Power into a Rune Pool.",
        ("ADD",), verb=True, cased=True,
    ),
    Term(
        "Attach",
        "To join one card to another, which then has its text and bonus too.",
        ("ATTACH",), aliases=("equip",), forms=("equipped", "equipping"), verb=True,
    ),
    Term(
        "Awaken Phase",
        "The first phase of a turn: the Turn Player readies everything they have.",
        (names.AWAKEN_READY,), aliases=("untap step",),
    ),
    Term(
        "Banish",
        "To put a card into Banishment, from where it is harder to get back than from the Trash.",
        (names.BANISH,), aliases=("exile",), verb=True,
    ),
    Term(
        "Banishment",
        "A zone of each player, open to all, for that player's banished cards.",
        ("ZONE.BANISHMENT",), aliases=("exile zone",),
    ),
    Term(
        "Base",
        "A player's own place on the Board, where their units, gear and runes are when they are not at a battlefield.",
        (names.BOARD_BASES,),
    ),
    Term(
        "Battlefield",
        "A place between the players. Having control of it is what brings points.",
        ("BATTLEFIELD", "BOARD.BATTLEFIELDS"), aliases=("lane",),
    ),
    Term(
        "Beginning Phase",
        "The second phase of a turn: first what waits for its start, then the Scoring Step.",
        (names.BEGINNING_START, names.SCORING_STEP_HOLD), aliases=("upkeep",),
    ),
    Term(
        "Board",
        "The part of the table where things are in play: Bases, battlefields and legends.",
        ("ZONE.BOARD",), forms=("in play",),
    ),
    Term(
        "Buff",
        "A counter that gives a unit 1 Might; to buff a unit is to put one on it. A unit has one at most.",
        (names.BUFF, names.BUFF_MIGHT), aliases=("+1/+1 counter",), verb=True,
    ),
    Term(
        "Burn",
        "Burn N: to put the top N cards of one's Main Deck into one's Trash. It is another thing than a Burn Out, "
        "but can lead to one.",
        (names.BURN, names.BURN_SHORT), aliases=("mill",), forms=("burnt",), verb=True,
    ),
    Term(
        "Burn Out",
        "What happens when more cards have to leave a Main Deck than it holds: take what is there, recycle the "
        "Trash, give an opponent a point, go on.",
        (names.BURN_OUT, "BURN_OUT.SEQUENCE"),
        aliases=("deck out", "fatigue"), forms=("burn-out", "burnt out", "Burned Out", "decked"), verb=True,
    ),
    Term(
        "Card",
        "On a card, the word means a card that belongs in a Main Deck: no rune, legend, battlefield or token.",
        ("CARD.WORD", names.TOKEN_NOT_A_CARD),
    ),
    Term(
        "Chain",
        "The zone where played cards and abilities wait. The newest takes effect first.",
        ("CHAIN", "ZONE.CHAIN"), aliases=("stack",),
    ),
    Term(
        "Champion",
        "A kind of unit. A player's Chosen Champion starts beside the deck instead of in it.",
        ("ZONE.CHAMPION",), forms=("Chosen Champion",),
    ),
    Term(
        "Champion Zone",
        "The zone where a Chosen Champion waits to be played.",
        ("ZONE.CHAMPION",), aliases=("command zone",),
    ),
    Term(
        "Channel",
        "To put runes from the top of one's Rune Deck onto the Board.",
        (names.CHANNEL, names.CHANNEL_SHORT), forms=("channelled", "channelling"), verb=True,
    ),
    Term(
        "Channel Phase",
        "The phase of a turn in which the Turn Player channels two runes.",
        (names.CHANNEL_PHASE_CHANNEL,),
    ),
    Term(
        "Cleanup",
        "What the game does between actions: see whether somebody has won, remove dead units, settle control.",
        (names.CLEANUP_DUE, names.CLEANUP_WIN), aliases=("state-based action",), forms=("clean up",),
    ),
    Term(
        "Closed State",
        "The state while anything is on the Chain: only what has Reaction can be added.",
        ("TURN.OPEN", names.CHAIN_CLOSED), forms=("closed",),
    ),
    Term(
        "Combat",
        "A fight between the units of two opponents at one battlefield.",
        ("COMBAT",),
    ),
    Term(
        "Concede",
        "To give up and leave the game.",
        (names.CONCEDE,), aliases=("surrender",), verb=True,
    ),
    Term(
        "Conquer",
        "To get control of a battlefield that one has not scored in this turn. It scores that battlefield.",
        (names.SCORE_CONQUER,), verb=True,
    ),
    Term(
        "Contested",
        "Said of a battlefield where a unit has arrived whose controller does not control it.",
        ("CONTROL.CONTESTED",), forms=("contest", "contests"),
    ),
    Term(
        "Control",
        "To control a thing is to make its decisions; to control a battlefield is what counts for scoring it.",
        ("CONTROL", names.CONTROL_KEPT), forms=("controlled", "controlling"), verb=True,
    ),
    Term(
        "Controller",
        "The player who makes the decisions of a thing, not always its owner.",
        ("CONTROL", "SPELL.CONTROLLER"),
    ),
    Term(
        "Cost",
        "What has to be paid or done to get an effect. It is paid in full or not at all.",
        ("COST", names.COST_IMPOSSIBLE), forms=("base cost", "base costs"),
    ),
    Term(
        "Counter",
        "To stop a card or ability on the Chain before it does anything.",
        ("COUNTER",), verb=True,
    ),
    Term(
        "Create",
        "To bring something into the game that was in no deck, mostly a token.",
        (names.CREATE,), verb=True,
    ),
    Term(
        "Damage",
        "A number marked on a unit. With as much damage as Might a unit dies; what is left goes at the end of the "
        "turn.",
        (names.DEAL, names.CLEANUP_LETHAL, names.ENDING_HEAL),
    ),
    Term(
        "Deal",
        "To mark damage on units.",
        (names.DEAL,), forms=("dealt",), verb=True,
    ),
    Term(
        "Deflect",
        "A keyword: opponents pay more Power to choose the thing that has it.",
        (names.DEFLECT,), aliases=("ward",),
    ),
    Term(
        "Discard",
        "To put a card from one's hand into one's Trash without using it.",
        (names.DISCARD,), verb=True,
    ),
    Term(
        "Domain",
        "One of the six colours of the game: Fury, Calm, Mind, Body, Chaos, Order.",
        ("POWER",), aliases=("colour", "color"),
    ),
    Term(
        "Double",
        "To raise a value by as much as it is now.",
        ("DOUBLE",), verb=True,
    ),
    Term(
        "Draw",
        "To take a card from the top of one's Main Deck into one's hand.",
        (names.DRAW, names.DRAW_SHORT), forms=("drew", "drawn"), verb=True,
    ),
    Term(
        "Draw Phase",
        "The phase of a turn in which the Turn Player draws a card.",
        (names.DRAW_PHASE_DRAW,), aliases=("draw step",),
    ),
    Term(
        "Duel",
        "The Mode of Play for two players and a single game.",
        (names.MODE_DUEL,), forms=("1v1",),
    ),
    Term(
        "Effect",
        "What a card or ability does when it is carried out.",
        ("COST", names.ABILITY_RESOLVES),
    ),
    Term(
        "Empower",
        "To give a thing a mark that other effects can ask for.",
        ("EMPOWER",), verb=True,
    ),
    Term(
        "Ending Phase",
        "The last phase of a turn: end-of-turn effects, healing, and “this turn” is over.",
        (names.ENDING_STEP, names.ENDING_EXPIRE), aliases=("end step",), forms=("end of turn", "end of the turn"),
    ),
    Term(
        "Energy",
        "What pays the number in a card's corner. It has no domain.",
        ("ENERGY",), aliases=("mana",),
    ),
    Term(
        "Event",
        "One thing that happens at one moment, such as a unit dying. Replacement effects change events.",
        (names.REPLACEMENT_APPLIES,),
    ),
    Term(
        "Exhaust",
        "To turn a thing sideways to show that it is used.",
        (names.EXHAUST,), aliases=("tap",), verb=True,
    ),
    Term(
        "Facedown Zone",
        "The room for one hidden card at each battlefield.",
        ("BOARD.FACEDOWN",), forms=("facedown",),
    ),
    Term(
        "Final Point",
        "The point that is still missing, or one beyond it. By Conquer it comes only to a player who scored every "
        "battlefield in this turn; else they draw a card.",
        (names.FINAL_POINT, names.FINAL_POINT_ONLY_CONQUER), aliases=("winning point",),
    ),
    Term(
        "Finalize",
        "To complete an item on the Chain by choosing and paying, so that it can resolve.",
        (names.FEPR_FINALIZE, "CHAIN.PENDING"), verb=True,
    ),
    Term(
        "First Turn",
        "A player's first turn of the game. Most modes change it a little, to make up for going first or last.",
        (names.DUEL_SECOND_PLAYER_CHANNELS, names.FFA3_FIRST_TURN),
    ),
    Term(
        "Focus",
        "The right to start something in a Showdown.",
        ("FOCUS",), cased=True,
    ),
    Term(
        "Game Object",
        "Anything that can bring about an effect: cards, tokens, battlefields, abilities on the Chain.",
        ("GAME_OBJECT",),
    ),
    Term(
        "Gear",
        "A kind of card that stays in its player's Base and helps from there.",
        (names.PLAY_GEAR_ENTERS,), aliases=("artifact",), forms=("gears",),
    ),
    Term(
        "Hand",
        "The cards a player holds and may play, seen by that player only.",
        (names.ZONE_HAND_PRIVATE, names.ZONE_HAND_COUNT),
    ),
    Term(
        "Heal",
        "To take damage off a unit.",
        (names.HEAL,), verb=True,
    ),
    Term(
        "Hide",
        "To put a card facedown at a battlefield one controls, to be played on a later turn.",
        ("HIDE",), forms=("hid", "hidden"), verb=True,
    ),
    Term(
        "Hold",
        "To keep control of a battlefield until one's own Beginning Phase, not having scored it in this turn. It "
        "scores that battlefield.",
        (names.SCORE_HOLD, names.SCORING_STEP_HOLD), forms=("held",), verb=True,
    ),
    Term(
        "HOT FEPR",
        "The order in which the game deals with things: handle outstanding tasks, then finalize, execute, pass, "
        "resolve.",
        (names.TASK_HOT_FEPR,),
    ),
    Term(
        "Instruction",
        "One sentence of an effect that tells somebody to do something.",
        (names.SPELL_RESOLVE, names.DO_AS_MUCH_AS_POSSIBLE),
    ),
    Term(
        "Keyword",
        "A single word that stands for a rule printed elsewhere, such as Reaction or Temporary.",
        (names.LAYER_KEYWORDS,),
    ),
    Term(
        "Kill",
        "To put a permanent from the Board into the Trash.",
        (names.KILL,), aliases=("destroy", "sacrifice"), verb=True,
    ),
    Term(
        "Layer",
        "A step in working out what a thing is and how strong it is.",
        ("LAYERS",),
    ),
    Term(
        "Legend",
        "The card a deck is built around; it stands beside the game from start to end.",
        ("LEGEND",), aliases=("commander",), forms=("Champion Legend",),
    ),
    Term(
        "Legend Zone",
        "The zone where a player's legend lies.",
        ("BOARD.LEGENDS",),
    ),
    Term(
        "Location",
        "A place where things in play can stand: a Base or a battlefield.",
        ("LOCATION",),
    ),
)
