"""Every card this version knows, by name: books for tables, texts rendered from programs, what is not yet there."""

from typing import Final

from rulebound.cards import keywords, tokens
from rulebound.cards.sets.example import gear as example_gear
from rulebound.cards.sets.example import spells as example_spells
from rulebound.cards.sets.example import units as example_units
from rulebound.cards.sets.ogn import battlefields as ogn_battlefields
from rulebound.cards.sets.ogn import chaos as ogn_chaos
from rulebound.cards.sets.ogn import fury as ogn_fury
from rulebound.cards.sets.ogn import mind as ogn_mind
from rulebound.cards.sets.ogn import order as ogn_order
from rulebound.cards.sets.sfd import battlefields as sfd_battlefields
from rulebound.cards.sets.sfd import calm as sfd_calm
from rulebound.cards.sets.unl import body as unl_body
from rulebound.cards.sets.unl import chaos as unl_chaos
from rulebound.cards.sets.unl import order as unl_order
from rulebound.cards.sets.ven import battlefields as ven_battlefields
from rulebound.cards.sets.ven import fury as ven_fury
from rulebound.kernel.program import Card, CardBook, Node
from rulebound.rules.conceding import BLANK_BATTLEFIELD

UNNAMED: Final = "an unnamed card"
UNNAMED_RUNE: Final = "an unnamed rune"
DOMAINS: Final = ("fury", "calm", "mind", "body", "chaos", "order")
RUNES: Final = tuple(f"{domain.title()} Rune" for domain in DOMAINS)

PRINTED: Final = (
    *ogn_battlefields.CARDS, *ogn_chaos.CARDS, *ogn_fury.CARDS, *ogn_mind.CARDS, *ogn_order.CARDS,
    *sfd_battlefields.CARDS, *sfd_calm.CARDS, *unl_body.CARDS, *unl_chaos.CARDS, *unl_order.CARDS,
    *ven_battlefields.CARDS, *ven_fury.CARDS,
)  # fmt: skip
"""Cards that were printed, with whole texts."""

EXAMPLES: Final = (*example_units.CARDS, *example_gear.CARDS, *example_spells.CARDS)
"""Cards of the project's own situations, refused in decks."""

PLAIN: Final = (
    Card(UNNAMED), Card(UNNAMED_RUNE, ("rune",)), Card(BLANK_BATTLEFIELD, ("battlefield",), token=True),
    *[Card(name, ("rune",), domains=(name.split(" ")[0].lower(),)) for name in RUNES],
)  # fmt: skip

NAMED: Final = {card.name: card for card in (*PRINTED, *EXAMPLES, *tokens.CARDS, *PLAIN[3:])}
"""Every card that a situation or a person can name."""


def book(made_up: tuple[Card, ...] = ()) -> CardBook:
    """A book of every card, with a situation's own ones added; those replace nothing but their like-named."""
    cards = {card.name: card for card in (*PRINTED, *EXAMPLES, *tokens.CARDS, *keywords.PROGRAMS, *PLAIN)}
    for card in made_up:
        cards[card.name] = card
    return CardBook(cards)


def text(card: Card) -> str:
    """The card's text, rendered from its program, a line each ability."""
    lines = [f"[{word}]" if value == 1 else f"[{word} {value}]" for word, value in card.keywords]
    if card.effect is not None and card.effect.children:
        lines.append(sentence(" ".join([sentence(part.text()) for part in card.effect.children])))
    lines.extend([sentence(ability.text()) for ability in card.abilities])
    return "\n".join(lines)


def sentence(words: str) -> str:
    """Words as a sentence: a capital first, a full stop last."""
    if not words:
        return ""
    words = words[:1].upper() + words[1:]
    return words if words.endswith((".", "!", ":")) else words + "."


def not_yet(card: Card) -> list[str]:
    """What of the card this version does not carry out yet."""
    found = [f"{word}: {keywords.NOT_YET[word]}" for word, _ in card.keywords if word in keywords.NOT_YET]
    if card.token and card.name == "Gold":
        found.append("its ability, which Adds Power")
    found.extend(unmet(card.root))
    return found


def unmet(node: Node) -> list[str]:
    """The clauses under a node whose mechanism comes with the whole game."""
    found = [node.not_yet] if node.not_yet else []
    for part in node.children:
        found.extend(unmet(part))
    return found
