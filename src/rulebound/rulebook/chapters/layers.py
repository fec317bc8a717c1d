"""The order in which effects change what a card is and how strong it is (473 to 480)."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("Layers")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.definition(
        "LAYERS", "473", "Layers",
        "Layers are steps in which all the effects that change a thing are added up, always in the same sequence.",
        "Layer", "Effect",
    ),
    _IN.definition(
        "LAYERS.PURPOSE", "474", "What layers are for",
        "Through the layers, effects change the properties of things: names, types, abilities, Might, costs.",
        "Layer", "Might", "Ability",
    ),
    _IN.definition(
        "LAYERS.ORDER", "476", "How layers are gone through",
        "The layers are gone through one after another, again and again, until nothing changes any more.",
        "Layer",
    ),
    _IN.not_yet(
        "LAYER.TRAITS", "477.1", "First layer: what it is",
        "First come effects that change name, type, controller or domain, copies among them.",
        "Copies and changed types come with the whole game.",
        "Layer",
    ),
    _IN.rule(
        names.LAYER_KEYWORDS, "477.2", "Second layer: abilities",
        "Then come effects that give or take keywords and other abilities.",
        "Layer", "Keyword", "Ability",
    ),
    _IN.rule(
        names.LAYER_MIGHT, "477.3", "Third layer: numbers",
        "Last come effects that raise or lower a number, above all Might.",
        "Layer", "Might",
    ),
    _IN.rule(
        names.LAYER_INCREASES, "477.3.e.1", "Raise first",
        "Everything that raises Might is added first.",
        "Layer", "Might",
    ),
    _IN.rule(
        names.LAYER_DECREASES, "477.3.e.2", "Lower afterwards",
        "What lowers Might is taken off last.",
        "Layer", "Might",
    ),
    _IN.not_yet(
        "LAYER.DEPENDENCY", "478", "Effects that depend on each other",
        "Within a layer, an effect whose result another one would change waits for that other one.",
        "No cards supported so far have effects that depend on each other.",
        "Layer",
    ),
    _IN.not_yet(
        "LAYER.TIMESTAMP", "480", "Otherwise by age",
        "Effects in the same layer that don't depend on each other are applied from the oldest to the newest.",
        "No cards supported so far need it.",
        "Layer",
    ),
)
