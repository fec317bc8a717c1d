"""Spells, runes, battlefields, legends, tokens and who controls them (153 to 192)."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("Spells, runes, tokens and control")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.rule(
        names.SPELL_TIMING, "155", "When a spell may be played",
        "Without a keyword that says more, a spell is played in one's own turn, while nothing waits on the Chain and "
        "no Showdown is on.",
        "Spell", "Open State", "Showdown",
    ),
    _IN.definition(
        "SPELL.CONTROLLER", "156", "Whose spell it is",
        "Whoever plays a spell controls it.",
        "Spell", "Controller",
    ),
    _IN.rule(
        names.SPELL_TRASH, "157", "A spell ends in its owner's Trash",
        "First a spell does what it says; only afterwards it goes to the Trash of its owner. While it is taking "
        "effect it is not in the Trash.",
        "Spell", "Trash", "Resolve",
    ),
    _IN.rule(
        names.SPELL_RESOLVE, "158.1", "Read from top to bottom",
        "When a spell resolves, its instructions are carried out in the order in which they are written.",
        "Spell", "Resolve", "Instruction",
    ),
    _IN.rule(
        names.SPELL_NOTHING_BETWEEN, "158.3", "Nothing happens in between",
        "While one spell or ability is being carried out, no other can begin. What it sets off waits until it is "
        "done.",
        "Resolve", "Triggered Ability",
    ),
    _IN.definition(
        "RUNE", "161", "Runes",
        "A rune is a card that supplies what is needed to pay for other cards.",
        "Rune", "Energy", "Power",
    ),
    _IN.rule(
        names.RUNE_NOT_A_CARD, "161.1", "A rune is no Main Deck card",
        "Runes belong to the Rune Deck, never to the Main Deck, and are not counted as permanents although they lie "
        "on the Board.",
        "Rune", "Main Deck", "Permanent",
    ),
    _IN.definition(
        "RUNE.RECYCLED", "161.2.b", "A recycled rune goes to the Rune Deck",
        "A rune that is recycled returns to the Rune Deck. It never refills a Main Deck.",
        "Rune", "Recycle", "Rune Deck",
    ),
    _IN.definition(
        "ENERGY", "163.1", "Energy",
        "Energy pays the number in a card's corner. It has no domain.",
        "Energy", "Cost",
    ),
    _IN.definition(
        "POWER", "163.2", "Power",
        "Power pays the coloured symbols of a cost. It normally has the domain of the rune that gave it.",
        "Power", "Domain", "Cost",
    ),
    _IN.not_yet(
        "RUNE.BASIC", "164", "Basic runes",
        "Each basic rune can be exhausted for one Energy or recycled for one Power of its domain.",
        "Paying with runes comes with the whole game; until then a file gives Energy and Power.",
        "Rune", "Energy", "Power",
    ),
    _IN.definition(
        "RUNE_POOL", "166", "The Rune Pool",
        "The Energy and Power a player has ready to spend are that player's Rune Pool. It is a count, not a pile of "
        "cards.",
        "Rune Pool", "Energy", "Power",
    ),
    _IN.rule(
        names.RUNE_POOL_EMPTIES, "167", "Unspent Energy and Power are lost",
        "All Rune Pools are emptied as a Main Phase begins and again as a turn ends.",
        "Rune Pool", "Main Phase", "Turn",
    ),
    _IN.definition(
        "BATTLEFIELD", "170", "Battlefields",
        "A battlefield is a place that players fight over for points. It lies on the Board from the start and can't "
        "be killed or moved.",
        "Battlefield", "Location",
    ),
    _IN.definition(
        "BATTLEFIELD.OPEN", "170.11", "Occupied, uncontrolled, open",
        "A battlefield is occupied when a unit is there and uncontrolled when nobody holds it; if it is neither "
        "occupied nor controlled it is called open.",
        "Battlefield", "Control",
    ),
    _IN.not_yet(
        "LEGEND", "174", "Legends",
        "A legend stands beside the game from start to end, with abilities of its own, and can't be killed or moved.",
        "Legends come with the whole game.",
        "Legend",
    ),
    _IN.definition(
        "TOKEN", "180", "Tokens",
        "A token is a thing that an effect makes during play and that was in no deck.",
        "Token", "Create",
    ),
    _IN.rule(
        names.TOKEN_CONTROLLER, "182", "Who controls a token",
        "A token is controlled by whoever controls the effect that made it, unless its type or that effect says "
        "something else.",
        "Token", "Controller",
    ),
    _IN.rule(
        names.TOKEN_OWNER, "183", "Who owns a token",
        "The owner of a token is the player whose effect made it.",
        "Token", "Owner",
    ),
    _IN.definition(
        "TOKEN.ENTERS", "184", "How a token enters",
        "The effect that makes a token can say that it enters ready or exhausted, where it may enter, or what it "
        "gets for a while.",
        "Token", "Ready", "Exhaust",
    ),
    _IN.rule(
        names.TOKEN_NOT_A_CARD, "185", "A token is not a card",
        "Effects that speak of cards don't mean tokens, and a token can never turn into a card.",
        "Token", "Card",
    ),
    _IN.rule(
        names.TOKEN_RECYCLE, "185.2.e", "Which deck a token is recycled to",
        "A recycled token goes to the deck that cards of its type go to: units, gear and spells to the Main Deck, "
        "runes to the Rune Deck.",
        "Token", "Recycle", "Main Deck", "Rune Deck", quoted="185.2.e",
    ),
    _IN.definition(
        "TOKEN.COST", "185.3.a", "A token costs nothing",
        "A token has no cost, and where one is asked for it counts as 0.",
        "Token", "Cost",
    ),
    _IN.rule(
        names.TOKEN_CEASES, "186.1", "A token off the Board is gone",
        "A token put into a deck, hand, Trash or Banishment arrives there and in the same instant stops existing.",
        "Token", "Non-Board Zone", quoted="186.1",
    ),
    _IN.rule(
        names.TOKEN_KINDS, "187", "The known tokens",
        "The rulebook lists what each named token is, for instance a Recruit: a unit with 1 Might that has no domain.",
        "Token", "Might",
    ),
    _IN.definition(
        "CONTROL", "189", "Control",
        "To control something is to make its decisions. Each kind of thing has its own way of getting a controller.",
        "Control", "Controller",
    ),
    _IN.not_yet(
        "CONTROL.CONTESTED", "190.3.a", "Contested",
        "A battlefield becomes contested when a unit arrives whose controller does not control that place.",
        "Movement and Showdowns come with the whole game.",
        "Contested", "Battlefield",
    ),
    _IN.not_yet(
        "CONTROL.ESTABLISHED", "190.4", "How control begins",
        "After a Showdown or a Combat the player who still has units at the contested battlefield takes control of "
        "it.",
        "Showdowns and Combat come with the whole game.",
        "Control", "Showdown", "Combat",
    ),
    _IN.rule(
        names.CONTROL_KEPT, "190.4.a", "Units keep control",
        "A player keeps a battlefield for as long as any of their units stand there.",
        "Control", "Unit", "Battlefield",
    ),
    _IN.rule(
        names.CONTROL_LOST, "190.4.c", "Control is lost without units",
        "A player with no unit left at a battlefield stops controlling it in the next cleanup that finds the Chain "
        "empty, if no fight is going on there.",
        "Control", "Cleanup", "Open State",
    ),
    _IN.rule(
        names.CONTROL_ABILITIES, "190.6.a", "Whose abilities a battlefield has",
        "The player who controls a battlefield controls its abilities too and makes their decisions.",
        "Control", "Ability", "Battlefield",
    ),
    _IN.rule(
        names.CONTROL_NOBODYS_ABILITIES, "190.6.b", "Abilities of a battlefield nobody controls",
        "If nobody controls the battlefield, the player whose turn it is handles its abilities as if they were "
        "theirs.",
        "Control", "Ability", "Turn Player",
    ),
    _IN.rule(
        names.CONTROL_YOU, "190.6.d", "“You” on a battlefield",
        "On a battlefield, “you” is whoever controls it. If that is nobody, what is said to “you” is left out.",
        "Control", "Battlefield",
    ),
    _IN.definition(
        "CONTROL.OF_ABILITY", "191.4", "Whose ability it is",
        "An ability belongs to the controller of the thing it comes from and stays theirs on the Chain even if that "
        "thing changes hands.",
        "Ability", "Controller",
    ),
)
