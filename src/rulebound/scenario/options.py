"""The options of a decision as texts, and the answers of a file as picks of them."""

from rulebound.kernel.choice import BATTLEFIELDS, MOVES, OBJECTS, PLAYERS, WORDS, Choice
from rulebound.kernel.ids import ObjectId
from rulebound.kernel.moves import CardsMoved
from rulebound.kernel.objects import Object, Permanent
from rulebound.kernel.table import Table
from rulebound.rules.abilities import Perform, PlaceTriggers, address_parts
from rulebound.scenario.errors import Mark
from rulebound.scenario.names import listed, name_key
from rulebound.scenario.setup import Setup
from rulebound.scenario.situation import SEATS, picks


def physical_of(table: Table, number: ObjectId) -> int:
    """The piece of cardboard of an object, also of one that has left since; 0 if it can't be told."""
    thing = table.objects.get(number)
    if thing is not None:
        return thing.physical
    for event in reversed(table.log.all()):
        if isinstance(event, CardsMoved) and number in event.cards:
            return event.physical[event.cards.index(number)]
    return 0


def same_state(one: Object, other: Object) -> bool:
    """Whether two objects of one name are in the same place and state."""
    if (one.owner, one.zone, one.card) != (other.owner, other.zone, other.card):
        return False
    if not isinstance(one, Permanent) or not isinstance(other, Permanent):
        return True
    fields = ("controller", "place", "exhausted", "damage", "buffs", "stunned", "empowered", "granted", "might_given")
    return all(getattr(one, name) == getattr(other, name) for name in fields)


class OptionTexts:
    """How the options of one decision read: what `answers` takes."""

    __slots__ = ("choice", "setup", "table")

    def __init__(self, setup: Setup, table: Table, choice: Choice) -> None:
        self.setup: Setup = setup
        self.table: Table = table
        self.choice: Choice = choice

    def text(self, option: int) -> str:
        """One option: a label or card name, a seat, a battlefield, or a word."""
        choice = self.choice
        if choice.kind == PLAYERS:
            return SEATS[self.table.mode][option]
        if choice.kind == OBJECTS:
            return self.object_text(ObjectId(option))
        if choice.kind == BATTLEFIELDS:
            return "base" if option < 0 else chr(ord("A") + option)
        if choice.kind == MOVES:
            return choice.words[option]
        waiting = self.table.stack[-1]
        if choice.name == "TRIGGER.ORDER" and isinstance(waiting, PlaceTriggers):
            label = self.setup.labels.get(physical_of(self.table, waiting.items[option].object))
            if label is not None:
                return label
        if choice.name == "REPLACEMENT.ORDER" and isinstance(waiting, Perform):
            source = self.table.objects.get(address_parts(waiting.choices[option])[0])
            if source is not None and source.physical in self.setup.labels:
                return self.setup.labels[source.physical]
        return choice.words[option]

    def object_text(self, number: ObjectId) -> str:
        thing = self.table.objects[number]
        label = self.setup.labels.get(thing.physical)
        if label is not None:
            return label
        return "an unnamed card" if thing.blank else thing.card

    def blanks(self) -> list[int]:
        """The options that are unnamed cards: a number says how many of them."""
        if self.choice.kind != OBJECTS:
            return []
        return [option for option in self.choice.options if self.table.objects[ObjectId(option)].blank]

    def texts(self) -> list[str]:
        """Every option once; for a number of unnamed cards, how many can be picked."""
        blanks = self.blanks()
        found = [self.text(option) for option in self.choice.options if option not in blanks]
        if self.choice.low == 0 and (blanks or self.choice.kind == OBJECTS):
            found.append("none")
        if blanks:
            owners = list(dict.fromkeys(self.owner(option) for option in blanks))
            if len(owners) > 1:
                for seat in owners:
                    there = len([option for option in blanks if self.owner(option) == seat])
                    found.extend([f"{count} from {seat}" for count in range(1, min(there, self.choice.high) + 1)])
                return found
            least = max(1, self.choice.low - (len(self.choice.options) - len(blanks)))
            found.extend([str(count) for count in range(least, min(len(blanks), self.choice.high) + 1)])
        return found

    def picked(self, text: str, mark: Mark) -> list[int]:
        """The picks that an answer means. Raises SituationError where it is none of the options, or too many or few."""
        choice = self.choice
        left = choice.options[:]
        blanks = self.blanks()
        chosen: list[int] = []
        if choice.kind == WORDS and choice.high == 1:
            said = sorted(name_key(pick) for pick in picks(text))
            for option in left:  # a way to pay is one option of several words, in whatever order
                if said == sorted(name_key(word) for word in picks(choice.words[option])):
                    return [option]
        for pick in picks(text):
            count_said, _, seat = pick.partition(" from ")
            if count_said.isdecimal() and blanks:
                count = int(count_said)
                seat = seat.removesuffix(" trash").removesuffix("'s")
                if not seat and 0 < count < len(blanks) and len({self.owner(option) for option in blanks}) > 1:
                    raise mark.error(f"`{pick}` does not say whose; write {listed(self.texts())}")
                of_seat = [option for option in blanks if not seat or self.owner(option) == seat]
                if count > len(of_seat):
                    raise mark.error(f"{choice.name} can't take {count}: only {len(of_seat)} unnamed cards are there")
                chosen.extend(of_seat[:count])
                blanks = [option for option in blanks if option not in chosen]
                left = [option for option in left if option not in chosen]
                continue
            found = [option for option in left if self.means(pick, option)]
            if not found:
                options = listed(self.texts()) if self.texts() else "none"
                raise mark.error(f"`{pick}` is no option of {choice.name} here; the options are {options}")
            enough = choice.ordered or picks(text).count(pick) >= len(found)
            if choice.kind == OBJECTS and not enough and not self.alike(found):
                raise mark.error(f"`{pick}` could be any of {len(found)} cards; give them labels with `as:`")
            chosen.append(found[0])
            left.remove(found[0])
        if choice.ordered and len(chosen) < choice.low:
            chosen.extend([option for option in left if option in blanks][: choice.low - len(chosen)])
        if not choice.low <= len(chosen) <= choice.high:
            how_many = str(choice.low) if choice.low == choice.high else f"{choice.low} to {choice.high}"
            raise mark.error(f"{choice.name} takes {how_many} of {listed(self.texts())}, not `{text}`")
        return chosen

    def alike(self, found: list[int]) -> bool:
        """Whether the options a name means can't be told apart, so that it does not matter which is taken."""
        things = [self.table.objects[ObjectId(option)] for option in found]
        labels = {self.setup.labels.get(thing.physical) for thing in things}
        return len(labels) == 1 and all(same_state(thing, things[0]) for thing in things)

    def owner(self, option: int) -> str:
        return SEATS[self.table.mode][self.table.objects[ObjectId(option)].owner]

    def means(self, pick: str, option: int) -> bool:
        """Whether a word of an answer means this option: its text, its card's name, or `mode 1` for mode 1."""
        key = name_key(pick)
        if key == name_key(self.text(option)):
            return True
        if self.choice.name == "PLAY.MODE":
            return key == f"mode {self.text(option)}"
        if self.choice.kind == OBJECTS:
            return key == name_key(self.table.objects[ObjectId(option)].card)
        if self.choice.words and self.choice.kind != BATTLEFIELDS:
            return key == name_key(self.choice.words[option])
        return False
