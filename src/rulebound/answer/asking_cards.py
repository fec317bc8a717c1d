"""What a question needs to know of the cards, told from the catalog and from a situation's made-up cards."""

from collections.abc import Mapping, Sequence

from rulebound.answer.question import Cost
from rulebound.cards import catalog
from rulebound.cards.catalog import sentence
from rulebound.kernel.program import Card
from rulebound.rules.costs import RecycleFromTrash, Resources, printed_cost
from rulebound.rules.effects import Modes
from rulebound.rules.options import Activated


class CatalogCards:
    """The catalog, with a situation's made-up cards before it."""

    __slots__ = ("_made_up",)

    def __init__(self, made_up: Mapping[str, Card] | None = None) -> None:
        self._made_up: Mapping[str, Card] = made_up or {}

    def all_names(self) -> Sequence[str]:
        """Every name, as it is spelt."""
        return (*catalog.NAMED, *self._made_up)

    def card(self, name: str) -> Card:
        """The card of that name, which must be one of `all_names`."""
        return self._made_up[name] if name in self._made_up else catalog.NAMED[name]

    def type_of(self, name: str) -> str:
        """Its types in one text."""
        return " ".join(self.card(name).types)

    def cost(self, name: str) -> Cost:
        """What playing it takes."""
        card = self.card(name)
        return _cost([printed_cost(card.energy, card.power, card.hybrid)])

    def ability_cost(self, name: str) -> Cost:
        """What activating its ability takes, apart from exhausting or killing it."""
        for ability in self.card(name).abilities:
            if isinstance(ability, Activated):
                return _cost(ability.children[1].children)
        return Cost()

    def modes(self, name: str) -> Sequence[str]:
        """The texts of its modes, first to last."""
        effect = self.card(name).effect
        for node in () if effect is None else (effect, *effect.children):
            if isinstance(node, Modes):
                return [sentence(mode.text()) for mode in node.children]
        return ()


def _cost(parts: Sequence[object]) -> Cost:
    """The parts of a cost that a situation must provide; of several domains that could pay a Power, the first."""
    cost = Cost()
    for part in parts:
        if isinstance(part, Resources):
            cost.energy += part.energy
            for domains in part.power:
                cost.power[domains[0]] = cost.power.get(domains[0], 0) + 1
        elif isinstance(part, RecycleFromTrash):
            cost.trash += part.count
    return cost
