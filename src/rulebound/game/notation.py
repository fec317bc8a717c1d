"""Moves and answers as text: `play #17`, `activate #3 0`, `pass`, `end turn`, `#4 + #9`, `none`, `@2`.

An object is `#` and its id, or its card's name where only one option bears it; a seat is `player 0`, a battlefield its
letter or `base`. `@2` is the second option, whatever it says. Picks are joined by ` + `; `none` picks nothing.
"""

from typing import Final

from rulebound.kernel.choice import BATTLEFIELDS, MOVES, OBJECTS, PLAYERS, Choice
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.objects import Permanent
from rulebound.kernel.table import Table
from rulebound.kernel.zones import CHAMPION, HAND
from rulebound.rulebook import names as R
from rulebound.rules.options import Reason, why_not_activate, why_not_play

NONE: Final = "none"
AND: Final = " + "
FORMS: Final = "play #17, activate #3 0, pass or end turn"


class UnknownOption(ValueError):
    """The text is no option of the decision and no move of any kind; the message gives the options."""


class IllegalOption(ValueError):
    """The text is understood and can't be done now; `reasons` say why, each with the name of its rule."""

    def __init__(self, text: str, reasons: list[Reason]) -> None:
        self.text: str = text
        self.reasons: list[Reason] = reasons
        told = "; ".join([f"{words} ({rule})" for rule, words in reasons])
        super().__init__(f"`{text}` can't be done now: {told}")


class AmbiguousOption(ValueError):
    """The text could mean several options, which are in `options`."""

    def __init__(self, text: str, options: list[str]) -> None:
        self.text: str = text
        self.options: list[str] = options
        super().__init__(f"`{text}` could be any of {', '.join(options)}; say which")


def option_text(table: Table, choice: Choice, option: int) -> str:
    """How one option is written."""
    if choice.kind == OBJECTS:
        return f"#{option}"
    if choice.kind == PLAYERS:
        return f"player {option}"
    if choice.kind == BATTLEFIELDS:
        return place_text(option)
    if choice.kind == MOVES:
        return move_text(choice.words[option])
    return choice.words[option]


def move_text(word: str) -> str:
    """A move as players write it: `play 17` is `play #17`."""
    verb, _, rest = word.partition(" ")
    return f"{verb} #{rest}" if rest and rest.split(" ")[0].isdecimal() else word


def place_text(place: int) -> str:
    """A battlefield's letter, or the base."""
    return "base" if place < 0 else chr(ord("A") + place)


def texts(table: Table, choice: Choice) -> list[str]:
    """Every option of a decision as text, in order."""
    return [option_text(table, choice, option) for option in choice.options]


def picks_of(table: Table, choice: Choice, text: str) -> list[int]:
    """The picks that a text means.

    Raises UnknownOption, IllegalOption or AmbiguousOption where it is not exactly one answer of this decision.
    """
    parts = [] if text.strip() == NONE else [part.strip() for part in text.split(AND)]
    left = choice.options[:]
    picked: list[int] = []
    for part in parts:
        option = one_option(table, choice, part, left)
        picked.append(option)
        left.remove(option)
    if not choice.low <= len(picked) <= choice.high:
        many = str(choice.low) if choice.low == choice.high else f"{choice.low} to {choice.high}"
        rule = choice.cites[0] if choice.cites else choice.name
        raise IllegalOption(text, [(rule, f"{choice.name} takes {many}, not {len(picked)}")])
    return picked


def one_option(table: Table, choice: Choice, text: str, left: list[int]) -> int:
    """The one option among those left that a text means."""
    if text.startswith("@") and text[1:].isdecimal():
        place = int(text[1:])
        if not 1 <= place <= len(choice.options) or choice.options[place - 1] not in left:
            raise UnknownOption(f"there is no option {text} of {choice.name}; there are {len(choice.options)}")
        return choice.options[place - 1]
    found = [option for option in left if means(table, choice, option, text)]
    if not found:
        reasons = reasons_against(table, choice, text)
        if reasons:
            raise IllegalOption(text, reasons)
        raise UnknownOption(unknown(table, choice, text))
    if len(found) > 1:
        raise AmbiguousOption(text, [option_text(table, choice, option) for option in found])
    return found[0]


def unknown(table: Table, choice: Choice, text: str) -> str:
    """What to do instead."""
    options = ", ".join(texts(table, choice)) or NONE
    return f"`{text}` is no option of {choice.name}; the options are {options}"


def means(table: Table, choice: Choice, option: int, text: str) -> bool:
    """Whether a text means this option: as it is written, or by its card's name."""
    wanted = text.casefold()
    written = option_text(table, choice, option)
    if wanted == written.casefold():
        return True
    if choice.kind == OBJECTS:
        return wanted == table.objects[ObjectId(option)].card.casefold()
    if choice.kind == MOVES:
        verb, _, rest = choice.words[option].partition(" ")
        number = rest.split(" ")[0]
        return number.isdecimal() and wanted == f"{verb} {table.objects[ObjectId(int(number))].card}".casefold()
    return False


def reasons_against(table: Table, choice: Choice, text: str) -> list[Reason]:
    """Why a well-formed move or pick that is no option can't be done; nothing if the text is neither."""
    if choice.kind != MOVES:
        return reasons_against_pick(table, choice, text)
    if text == "pass":
        return [(R.MAIN_PHASE_OPEN, "with an empty chain there is nothing to pass; the turn can be ended")]
    if text == "end turn":
        return [(R.CHAIN_CLOSED, "the turn can't end while something is on the chain")]
    words = text.split(" ")
    number = words[1][1:] if len(words) > 1 and words[1].startswith("#") else ""
    if words[0] not in ("play", "activate") or not number.isdecimal():
        return []
    thing = table.objects.get(ObjectId(int(number)))
    if thing is None:
        return [(R.ZONE_NEW_OBJECT, f"there is no #{number} now")]
    if words[0] == "play":
        return why_not_play_this(table, choice.player, thing.id)
    if not isinstance(thing, Permanent) or thing.controller != choice.player:
        return [(R.ACTIVATE_COST_AND_EFFECT, f"player {choice.player} controls no #{number} on the board")]
    place = int(words[2]) if len(words) > 2 and words[2].isdecimal() else 0
    if place >= len(table.book[thing.card].abilities):
        return [(R.ACTIVATE_COST_AND_EFFECT, f"#{number} has no ability {place}")]
    return why_not_activate(table, choice.player, thing, place)


def reasons_against_pick(table: Table, choice: Choice, text: str) -> list[Reason]:
    """The same for a pick: an object, seat or battlefield that is there and can't be chosen."""
    everything: list[int] = []
    if choice.kind == OBJECTS:
        everything = [int(number) for number in table.objects]
    elif choice.kind == PLAYERS:
        everything = [int(player.id) for player in table.players]
    elif choice.kind == BATTLEFIELDS:
        everything = [int(place.id) for place in table.battlefields]
    written = [option_text(table, choice, option).casefold() for option in everything]
    if text.casefold() not in written:
        return []
    rule = choice.cites[0] if choice.cites else choice.name
    return [(rule, f"{text} can't be chosen for {choice.name}, or is chosen already")]


def why_not_play_this(table: Table, player: PlayerId, number: ObjectId) -> list[Reason]:
    """The reasons for a card wherever it is; of a card the player can't see nothing is told but where it is."""
    places = (*table.zone(player, HAND), *table.zone(player, CHAMPION))
    if number not in places:
        return [(R.PLAY_TO_CHAIN, f"#{number} is neither in the hand nor in the Champion Zone of player {player}")]
    return why_not_play(table, player, number)
