"""Reading the face of a card: its types, keywords and text, where the situation says which card it is."""

from rulebound.kernel.ids import ObjectId
from rulebound.kernel.objects import Object, Permanent
from rulebound.kernel.table import Table


class UnknownFace(ValueError):
    """The rules must know what an unnamed card is; the situation does not say it. `physical` tells which one."""

    def __init__(self, thing: Object, need: str) -> None:
        super().__init__(need)
        self.physical: int = thing.physical
        self.zone: int = thing.zone
        self.owner: int = thing.owner
        self.need: str = need


class NotYet(ValueError):
    """Something of the whole game that this version does not carry out yet; it is refused by name, never guessed."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what: str = what


def is_a(table: Table, number: ObjectId, type_name: str) -> bool:
    """Whether the object has the type. Raises UnknownFace for an unnamed Main Deck card."""
    thing = table.objects[number]
    card = table.book[thing.card]
    if not card.types:
        raise UnknownFace(thing, f"whether it is a {type_name}")
    return type_name in card.types


def is_rune(table: Table, number: ObjectId) -> bool:
    """Whether it is a rune (161); an unnamed card is one only where it was put as a rune."""
    return "rune" in table.book[table.objects[number].card].types


def has_keyword(table: Table, thing: Permanent, keyword: str) -> bool:
    """Whether the permanent has the keyword, printed or granted (477.2)."""
    for name, _, _ in thing.granted:
        if name == keyword:
            return True
    return table.book[thing.card].has_keyword(keyword)
