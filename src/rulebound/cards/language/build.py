"""The words a card's paragraph begins with: unit, spell, gear, battlefield, legend, token."""

from rulebound.cards.language.sequence import sequence
from rulebound.kernel.program import Ability, Card, Node

Power = tuple[tuple[str, int], ...]
Keyword = str | tuple[str, int]


def keywords(words: tuple[Keyword, ...]) -> tuple[tuple[str, int], ...]:
    """Keywords with their values; one without a value has 1."""
    return tuple([(word, 1) if isinstance(word, str) else word for word in words])


def permanent(
    kind: str, name: str, ids: tuple[str, ...], domains: tuple[str, ...], energy: int, power: Power, might: int,
    words: tuple[Keyword, ...], abilities: tuple[Ability, ...], tags: tuple[str, ...], champion: bool,
) -> Card:  # fmt: skip
    return Card(
        name, (kind,), ids=ids, domains=domains, energy=energy, power=power, hybrid=len(domains) > 1 and bool(power),
        might=might, keywords=keywords(words), abilities=abilities, tags=tags,
        supertypes=("champion",) if champion else (),
    )  # fmt: skip


def unit(
    name: str, ids: tuple[str, ...], domains: tuple[str, ...], *abilities: Ability, energy: int = 0, power: Power = (),
    might: int = 0, has: tuple[Keyword, ...] = (), tags: tuple[str, ...] = (), champion: bool = False,
) -> Card:  # fmt: skip
    return permanent("unit", name, ids, domains, energy, power, might, has, abilities, tags, champion)


def gear(
    name: str, ids: tuple[str, ...], domains: tuple[str, ...], *abilities: Ability, energy: int = 0, power: Power = (),
    has: tuple[Keyword, ...] = (), tags: tuple[str, ...] = (),
) -> Card:  # fmt: skip
    return permanent("gear", name, ids, domains, energy, power, 0, has, abilities, tags, False)


def spell(
    name: str, ids: tuple[str, ...], domains: tuple[str, ...], *instructions: Node, energy: int = 0, power: Power = (),
    has: tuple[Keyword, ...] = (),
) -> Card:  # fmt: skip
    return Card(
        name, ("spell",), ids=ids, domains=domains, energy=energy, power=power,
        hybrid=len(domains) > 1 and bool(power), keywords=keywords(has), effect=sequence(*instructions),
    )  # fmt: skip


def battlefield(name: str, ids: tuple[str, ...], *abilities: Ability) -> Card:
    return Card(name, ("battlefield",), ids=ids, abilities=abilities)


def legend(name: str, ids: tuple[str, ...], domains: tuple[str, ...], *abilities: Ability) -> Card:
    return Card(name, ("legend",), ids=ids, domains=domains, abilities=abilities)


def token(
    kind: str, name: str, *abilities: Ability, might: int = 0, has: tuple[Keyword, ...] = (), tags: tuple[str, ...] = ()
) -> Card:
    return Card(name, (kind,), might=might, keywords=keywords(has), abilities=abilities, tags=tags, token=True)


def keyword(name: str, *abilities: Ability, each_instance: bool = False) -> Card:
    """The program of a keyword that is an ability; `each_instance`: several instances count separately."""
    return Card(f"[{name}]", ("keyword",), abilities=abilities, supertypes=("each instance",) if each_instance else ())


def made_up(
    name: str, kind: str, *abilities: Ability, effect: Node | None = None, energy: int = 0, power: Power = (),
    might: int = 0, has: tuple[Keyword, ...] = (),
) -> Card:  # fmt: skip
    """A card of a situation's own."""
    return Card(
        name, (kind,), energy=energy, power=power, might=might, keywords=keywords(has), abilities=abilities,
        effect=effect, made_up=True,
    )  # fmt: skip
