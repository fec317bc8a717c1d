"""Cards as data: a program is a tree of nodes, referred to by address, and it can say its own text."""

from typing import ClassVar, Final

from rulebound.kernel.mypyc import mypyc_attr

Path = tuple[int, ...]
"""The way from a card's program to one of its nodes: the child's place at each level."""

TRIGGERED: Final = 0
REPLACING: Final = 1
PASSIVE: Final = 2
ACTIVATED: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """One part of a program. It is never changed once built, and it holds nothing of any game."""

    __slots__ = ("children", "not_yet")

    def __init__(self, children: tuple["Node", ...] = ()) -> None:
        self.children: tuple[Node, ...] = children
        self.not_yet: str = ""

    def text(self) -> str:
        """What this part says, as it stands on the card."""
        return ""

    def at(self, path: Path) -> "Node":
        """The node under this one at `path`."""
        node: Node = self
        for place in path:
            node = node.children[place]
        return node


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Node):
    """One ability of a card or keyword: its role says in which index its `kinds` are listed (361.1)."""

    __slots__ = ("kinds",)
    ROLE: ClassVar[int] = PASSIVE

    def __init__(self, kinds: tuple[str, ...], children: tuple[Node, ...] = ()) -> None:
        super().__init__(children)
        self.kinds: tuple[str, ...] = kinds


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """What is printed on a card: facts, keywords, abilities, and for a spell its effect."""

    __slots__ = (
        "abilities", "domains", "effect", "energy", "hybrid", "ids", "keywords", "made_up", "might", "name", "notes",
        "power", "root", "supertypes", "tags", "token", "types",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        types: tuple[str, ...] = (),
        *,
        ids: tuple[str, ...] = (),
        domains: tuple[str, ...] = (),
        energy: int = 0,
        power: tuple[tuple[str, int], ...] = (),
        hybrid: bool = False,
        might: int = 0,
        supertypes: tuple[str, ...] = (),
        tags: tuple[str, ...] = (),
        keywords: tuple[tuple[str, int], ...] = (),
        abilities: tuple[Ability, ...] = (),
        effect: Node | None = None,
        token: bool = False,
        made_up: bool = False,
        notes: tuple[str, ...] = (),
    ) -> None:
        self.name: str = name
        self.types: tuple[str, ...] = types
        self.ids: tuple[str, ...] = ids
        self.domains: tuple[str, ...] = domains
        self.energy: int = energy
        self.power: tuple[tuple[str, int], ...] = power
        self.hybrid: bool = hybrid
        self.might: int = might
        self.supertypes: tuple[str, ...] = supertypes
        self.tags: tuple[str, ...] = tags
        self.keywords: tuple[tuple[str, int], ...] = keywords
        self.abilities: tuple[Ability, ...] = abilities
        self.effect: Node | None = effect
        self.token: bool = token
        self.made_up: bool = made_up
        self.notes: tuple[str, ...] = notes
        self.root: Node = Node((effect if effect is not None else Node(), *abilities))

    def is_a(self, type_name: str) -> bool:
        """Whether the card has this type (178): unit, gear, spell, rune, battlefield, legend."""
        return type_name in self.types

    def has_keyword(self, keyword: str) -> bool:
        """Whether the keyword is printed on the card, with whatever value."""
        for name, _ in self.keywords:
            if name == keyword:
                return True
        return False


class CardBook:
    """The cards a table knows, by name; shared between copies and never changed while a game is on."""

    __slots__ = ("cards",)

    def __init__(self, cards: dict[str, Card]) -> None:
        self.cards: dict[str, Card] = cards

    def __getitem__(self, name: str) -> Card:
        return self.cards[name]

    def root(self, name: str) -> Node:
        """A card's whole program: child 0 is a spell's effect, then come the abilities."""
        return self.cards[name].root

    def ability(self, name: str, place: int) -> Ability:
        """The ability at its place in the card's or keyword's list."""
        return self.cards[name].abilities[place]
