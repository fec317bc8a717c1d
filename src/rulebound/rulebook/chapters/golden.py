"""The golden rules, the zones of the table and who may see what (050 to 128)."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("Golden rules, zones and privacy")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.definition(
        "CARD.BEATS_RULES", "002", "Cards beat the rules",
        "Where the text of a card openly contradicts the rulebook, the card is right for that situation.",
        "Card",
    ),
    _IN.definition(
        "CARD.WORD", "052", "What “card” means on a card",
        "When a card speaks of a “card” it means one that belongs in a Main Deck. Runes, legends and battlefields "
        "are not meant by the word.",
        "Card", "Rune", "Legend", "Battlefield",
    ),
    _IN.rule(
        names.CANT_BEATS_CAN, "054.1", "“Can't” beats “can”",
        "If one card forbids something and another one allows it, the one that forbids is obeyed.",
        "Effect",
    ),
    _IN.definition(
        "CANT.ONLY", "054.2", "“Only” excludes everything else",
        "An action that may be done “only” in a named situation is forbidden in all the others.",
        "Effect",
    ),
    _IN.rule(
        names.DO_AS_MUCH_AS_POSSIBLE, "055", "Do what is possible",
        "Whoever carries out a card does every part that can be done and leaves out what can't. A card of which "
        "nothing can be done is still played; it just has no result.",
        "Instruction",
    ),
    _IN.definition(
        "ZONE.NEVER_ANOTHERS", "056", "Nobody's card in another's zone",
        "A card never lies in another player's deck, hand, Trash, Champion Zone or Banishment.",
        "Owner", "Non-Board Zone",
    ),
    _IN.rule(
        names.ZONE_OWNERS, "056.2", "Cards go to their owner's zones",
        "A card that is sent to a deck, hand, Trash or other private place always goes to that of the player who "
        "brought it, whoever's effect sends it there.",
        "Owner", "Zone",
    ),
    _IN.at_the_table(
        "DECK.NEEDED", "103", "What each player brings",
        "Each player brings a legend, a Main Deck, a Rune Deck and as many battlefields as the Mode of Play asks for.",
        "Whether a list may be played is checked before a game, not inside one.",
        "Main Deck", "Rune Deck", "Legend", "Battlefield",
    ),
    _IN.at_the_table(
        "DECK.MAIN_DECK", "103.2", "The Main Deck has 40 cards or more",
        "A Main Deck holds 40 or more units, gear and spells, the Chosen Champion among them, with three copies of a "
        "name at most.",
        "Whether a list may be played is checked before a game, not inside one.",
        "Main Deck", "Champion",
    ),
    _IN.at_the_table(
        "DECK.RUNE_DECK", "103.3", "The Rune Deck has 12 runes",
        "Beside the Main Deck each player keeps a separate deck of exactly 12 runes in the domains of the legend.",
        "Whether a list may be played is checked before a game, not inside one.",
        "Rune Deck", "Rune", "Domain",
    ),
    _IN.definition(
        "ZONE.BOARD", "106", "Board and Non-Board Zones",
        "The table is divided into zones. Some form the Board, where things in play are; the rest, such as decks and "
        "hands, are Non-Board Zones.",
        "Zone", "Board", "Non-Board Zone",
    ),
    _IN.rule(
        names.BOARD_BASES, "107.1", "Each player has a Base",
        "Everybody has a Base of their own. Their permanents and runes are there unless they stand at a battlefield, "
        "and everyone may see them.",
        "Base", "Permanent", "Rune",
    ),
    _IN.definition(
        "BOARD.BATTLEFIELDS", "107.2", "The battlefields",
        "The battlefields lie between the players. Each is a place of its own, and what stands there is seen by all.",
        "Battlefield", "Location",
    ),
    _IN.not_yet(
        "BOARD.FACEDOWN", "107.3", "Facedown Zones",
        "Each battlefield has room for one card lying facedown, put there by the player who controls it.",
        "Hiding cards comes with the whole game.",
        "Facedown Zone", "Hide",
    ),
    _IN.not_yet(
        "BOARD.LEGENDS", "107.4", "The Legend Zone",
        "A player's legend lies in a zone of its own for the whole game and can't be taken out of it.",
        "Legends come with the whole game.",
        "Legend", "Legend Zone",
    ),
    _IN.definition(
        "ZONE.CHAIN", "108.1", "The Chain is a zone",
        "While a card or an ability waits to take effect it is on the Chain, where all players can see it.",
        "Chain",
    ),
    _IN.definition(
        "ZONE.TRASH", "108.2", "The Trash",
        "Each player has a Trash for their own cards that were used, killed, discarded or burned. Its cards have no "
        "order.",
        "Trash",
    ),
    _IN.rule(
        names.ZONE_TRASH_PUBLIC, "108.2.d", "Every Trash is open",
        "All players may look through any Trash at any time and see the face of each of its cards.",
        "Trash", "Public",
    ),
    _IN.not_yet(
        "ZONE.CHAMPION", "108.3", "The Champion Zone",
        "The Chosen Champion starts the game in a zone of its own, open to all, and can be played from there.",
        "Playing the Chosen Champion comes with the whole game.",
        "Champion Zone", "Champion",
    ),
    _IN.rule(
        names.ZONE_MAIN_DECK_SECRET, "108.4.d", "The Main Deck's order is secret",
        "Nobody, its owner included, knows in which order the cards of a Main Deck lie.",
        "Main Deck", "Secret",
    ),
    _IN.definition(
        "ZONE.RUNE_DECK_SECRET", "108.5.d", "The Rune Deck's order is secret",
        "As in the Main Deck, nobody knows in which order the runes of a Rune Deck lie.",
        "Rune Deck", "Secret",
    ),
    _IN.definition(
        "ZONE.BANISHMENT", "108.6", "Banishment",
        "Each player has a Banishment, open to all and without order, for their cards that were removed in a way "
        "that is harder to undo than the Trash.",
        "Banishment", "Banish",
    ),
    _IN.rule(
        names.ZONE_HAND_PRIVATE, "108.7.c", "A hand is private",
        "Only its owner may look at the cards of a hand.",
        "Hand", "Private",
    ),
    _IN.not_yet(
        names.ZONE_HAND_COUNT, "108.7.e", "The size of a hand is open",
        "Everyone may know how many cards each player has in hand, though not which.",
        "A view shows the number, but a situation has no way to ask what somebody may count.",
        "Hand", "Public",
    ),
    _IN.at_the_table(
        "SETUP", "110", "Setting up",
        "Before the first turn the decks are shuffled, the battlefields laid out, the turn order settled at random "
        "and four cards dealt to each hand.",
        "A situation starts from a table that is already laid out.",
        "Mulligan", "Turn Order",
    ),
    _IN.not_yet(
        "SETUP.MULLIGAN", "117", "The mulligan",
        "Once, before the game starts, a player may put aside one or two cards of the first hand, draw as many new "
        "ones and recycle those put aside.",
        "The opening of a game comes with the whole game.",
        "Mulligan", "Draw", "Recycle",
    ),
    _IN.definition(
        "GAME_OBJECT", "120", "Game objects",
        "Whatever can bring about an effect is a game object: cards, runes, tokens, battlefields, legends, abilities "
        "on the Chain, counters.",
        "Game Object",
    ),
    _IN.rule(
        names.ZONE_NEW_OBJECT, "124", "A change of zone makes a new object",
        "Something that goes into or comes out of a deck, a hand, the Trash or another Non-Board Zone is from then "
        "on a different thing. What was aimed at the old one does not find it any more.",
        "Zone", "Game Object", "Non-Board Zone",
    ),
    _IN.rule(
        names.ZONE_MODIFICATIONS_END, "124.1", "Nothing sticks across zones",
        "With such a change of zone everything temporary is gone: damage, counters, granted keywords, stunned or "
        "exhausted.",
        "Zone", "Damage", "Buff",
    ),
    _IN.definition(
        "OWNER", "127.1", "Who owns a card",
        "For the game, a card is owned by whoever began the game with it or created it. Whose property the cardboard "
        "is does not matter.",
        "Owner",
    ),
    _IN.definition(
        "PRIVACY", "128.2.a", "The zone sets the privacy",
        "Who may read a card follows from where it lies, unless its state says otherwise, as with a card lying "
        "facedown.",
        "Secret", "Private", "Public",
    ),
    _IN.rule(
        names.PRIVACY_SECRET, "128.3", "Secret: seen by nobody",
        "The face of a secret card may be read by no player at all.",
        "Secret",
    ),
    _IN.rule(
        names.PRIVACY_PRIVATE, "128.4", "Private: seen by one player",
        "The face of a private card may be read by one player only: the owner, or on the Board the controller.",
        "Private", "Owner", "Controller",
    ),
    _IN.rule(
        names.PRIVACY_PUBLIC, "128.5", "Public: seen by all",
        "The face of a public card may be read by everyone.",
        "Public",
    ),
    _IN.not_yet(
        "PRIVACY.NOT_COMPELLED", "128.6", "Nobody must show they have a kind of card",
        "If an effect wants a certain kind of card from a hidden place, that player may say they have none and leave "
        "the instruction out.",
        "No card supported so far asks a hidden zone for a kind of card.",
        "Private", "Secret",
    ),
)
