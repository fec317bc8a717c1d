"""Everyday questions, each with the exact situation it must become, and odd ones with the way they are refused."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.answer.question import Cost, NotUnderstood, Options, Question, understand
from rulebound.answer.question.shape import Value

CARDS: Final = {
    "Shadow Temple": ("battlefield", Cost()),
    "Zaun Warrens": ("battlefield", Cost()),
    "Disposal Order": ("spell", Cost(2)),
    "Shadow's Call": ("spell", Cost(2)),
    "Garbage Grabber": ("gear", Cost(2)),
    "Karma, Channeler": ("champion unit", Cost(6, {"order": 1})),
    "Karma, Second Kind": ("champion unit", Cost(3)),
    "Dr. Mundo, Expert": ("champion unit", Cost(8, {"mind": 2})),
    "Tianna Crownguard": ("unit", Cost(7)),
    "Forgotten Monument": ("battlefield", Cost()),
}
MODES: Final = {"Disposal Order": ("Up to 3 cards in opponents' Trashes are recycled", "Draw 1")}
ABILITIES: Final = {"Garbage Grabber": Cost(1, {}, 3)}


class Cards:
    """A catalog of a few cards."""

    def all_names(self) -> tuple[str, ...]:
        return tuple(CARDS)

    def type_of(self, name: str) -> str:
        return CARDS[name][0]

    def cost(self, name: str) -> Cost:
        return CARDS[name][1]

    def ability_cost(self, name: str) -> Cost:
        return ABILITIES.get(name, Cost())

    def modes(self, name: str) -> tuple[str, ...]:
        return MODES.get(name, ())


def ask(text: str, **options: object) -> Question:
    chosen = Options()
    for name, value in options.items():
        setattr(chosen, name, value)
    return understand(text, chosen, Cards())


def flat(value: Value) -> str:
    """A value of a situation in one line."""
    if isinstance(value, dict):
        return " ".join(f"{key}={flat(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return "[" + ", ".join(flat(inner) for inner in value) + "]"
    return str(value)


def shown(situation: dict[str, Value]) -> str:
    """Everything of a situation but its title, in one line; what is at its default is left out."""
    parts = [] if situation["mode"] == "duel" else [str(situation["mode"])]
    for name in ("players", "battlefields"):
        branch = situation[name]
        assert isinstance(branch, dict)
        parts += [f"{key}: {flat(inner)}" for key, inner in branch.items()]
    if situation["turn"] != {"player": "you", "phase": "main"}:
        parts.append(f"turn: {flat(situation['turn'])}")
    if situation["answers"]:
        parts.append(f"answers: {flat(situation['answers'])}")
    assert situation["seed"] == 1
    return "; ".join([*parts, flat(situation["do"])])


# ruff: noqa: E501
TABLE: Final = r"""
draw 3
  = you: main_deck=10; [you draws 3, settle]
Draw three cards.
  = you: main_deck=10; [you draws 3, settle]
draw a card
  = you: main_deck=10; [you draws 1, settle]
DRAW 3!
  = you: main_deck=10; [you draws 3, settle]
draw 1000000
  = you: main_deck=10 trash=0 points=0; opponent: points=0; [you draws 1000000, settle]
draw 1,000 cards
  = you: main_deck=10 trash=0 points=0; opponent: points=0; [you draws 1000, settle]
burn 3
  = you: main_deck=10; [you burns 3, settle]
mill 3
  = you: main_deck=10; [you burns 3, settle]
burn a card
  = you: main_deck=10; [you burns 1, settle]
I must draw 3 with one card left and six in my Trash, my opponent is at 7
  = you: main_deck=1 trash=6 points=0; opponent: points=7; [you draws 3, settle]
I draw three with one card left and six in the trash
  = you: main_deck=1 trash=6 points=0; opponent: points=0; [you draws 3, settle]
What happens if I draw 3 with 1 card in my deck and 6 cards in my graveyard?
  = you: main_deck=1 trash=6 points=0; opponent: points=0; [you draws 3, settle]
My opponent is at 7. I draw 2 and my library is empty.
  = you: main_deck=0 trash=0 points=0; opponent: points=7; [you draws 2, settle]
If my opponent draws 3, does he lose? His deck has one card.
  = you: points=0; opponent: main_deck=1 trash=0 points=0; [opponent draws 3, settle]
opponent at 7, deck 1, trash 6, draw 3
  = you: main_deck=1 trash=6 points=0; opponent: points=7; [you draws 3, settle]
deck: 1, trash: 6, draw 3
  = you: main_deck=1 trash=6 points=0; opponent: points=0; [you draws 3, settle]
draw 3 with 1 in deck, 6 in trash
  = you: main_deck=1 trash=6 points=0; opponent: points=0; [you draws 3, settle]
look at the top 5 with 2 cards left
  = you: main_deck=2; [you looks at 5, settle]
look at the top card of my deck
  = you: main_deck=10; [you looks at 1, settle]
reveal 5
  = you: main_deck=10; [you reveals 5, settle]
reveal until a unit
  = you: main_deck=10; [you reveals until unit, settle]
reveal cards until I reveal a spell
  = you: main_deck=10; [you reveals until spell, settle]
predict 2
  = you: main_deck=10; [you predicts 2, settle]
predict
  = you: main_deck=10; [you predicts 1, settle]
scry 2
  = you: main_deck=10; [you predicts 2, settle]
recycle 3 from my trash
  = you: trash=3 main_deck=10; [you recycles 3 from trash, settle]
recycle two cards from my hand
  = you: hand=2; [you recycles 2 from hand, settle]
my opponent recycles 3 cards from his trash
  = opponent: trash=3 main_deck=10; [opponent recycles 3 from trash, settle]
I recycle 3 cards from my opponent's trash
  = opponent: trash=3 main_deck=10; [opponent recycles 3 from trash, settle]
recycle my trash with 6 cards in my trash
  = you: trash=6 main_deck=10; [you recycles 6 from trash, settle]
recycle 2 runes
  = you: runes=2; [you recycles 2 runes, settle]
discard 2
  = you: hand=2; [you discards 2, settle]
I have 2 cards in hand and discard 3
  = you: hand=2; [you discards 3, settle]
channel 2
  = you: rune_deck=12; [you channels 2, settle]
channel 2 with one card in my rune deck
  = you: rune_deck=1; [you channels 2, settle]
put 3 from my deck into my trash
  = you: main_deck=10; [you puts 3 from main deck into trash, settle]
put the top 3 cards of my deck into my hand
  = you: main_deck=10; [you puts 3 from main deck into hand, settle]
banish the top 3 cards of my deck
  = you: main_deck=10; [you puts 3 from main deck into banishment, settle]
I gain 1 point
  = you: points=0; opponent: points=0; [you gains 1 points, settle]
my opponent gains two points
  = you: points=0; opponent: points=0; [opponent gains 2 points, settle]
I score a point
  = you: points=0; opponent: points=0; [you gains 1 points, settle]
lose 2 points
  = you: points=0; opponent: points=0; [you loses 2 points, settle]
my opponent loses 1 point, he has 3 points
  = you: points=0; opponent: points=3; [opponent loses 1 points, settle]
I hold A
  = you: points=0; opponent: points=0; A: controller=you; [you holds A, settle]
I hold Shadow Temple with 2 cards in my deck
  = you: main_deck=2 points=0 trash=0; opponent: points=0; A: card=Shadow Temple controller=you; [you holds A, settle]
I hold shadow temple
  = you: points=0 main_deck=10 trash=0; opponent: points=0; A: card=Shadow Temple controller=you; [you holds A, settle]
I hold both at 6
  = you: points=6; opponent: points=0; A: controller=you; B: controller=you; [you holds A, you holds B, settle]
I hold one and conquer the other at 7
  = you: points=7; opponent: points=0; A: controller=you; [you holds A, you conquers B, settle]
I hold
  = you: points=0; opponent: points=0; A: controller=you; [you holds A, settle]
I conquer the second battlefield at 7
  = you: points=7; opponent: points=0; A: scored_by=[you]; [you conquers B, settle]
I conquer a battlefield at 7
  = you: points=7 main_deck=10; opponent: points=0; [you conquers A, settle]
conquer B with 7 points
  = you: points=7 main_deck=10; opponent: points=0; [you conquers B, settle]
I conquer the other battlefield at 7
  = you: points=7; opponent: points=0; A: scored_by=[you]; [you conquers B, settle]
I conquer the last battlefield at 7
  = you: points=7; opponent: points=0; A: scored_by=[you]; [you conquers B, settle]
I conquer both battlefields at 7
  = you: points=7; opponent: points=0; [you conquers A, you conquers B, settle]
I conquer one at 7
  = you: points=7 main_deck=10; opponent: points=0; [you conquers A, settle]
I conquer the first battlefield
  = you: points=0; opponent: points=0; [you conquers A, settle]
I conquer every battlefield in ffa3
  = ffa3; you: points=0; opponent 1: points=0; opponent 2: points=0; [you conquers A, you conquers B, you conquers C, settle]
conquer the third battlefield in ffa3 at 7
  = ffa3; you: points=7; opponent 1: points=0; opponent 2: points=0; A: scored_by=[you]; B: scored_by=[you]; [you conquers C, settle]
I conquer Zaun Warrens
  = you: points=0 main_deck=10 trash=0; opponent: points=0; A: card=Zaun Warrens; [you conquers A, settle]
I have already scored A this turn and conquer B at 7
  = you: points=7; opponent: points=0; A: scored_by=[you]; [you conquers B, settle]
I scored A this turn, I conquer B at 7
  = you: points=7; opponent: points=0; A: scored_by=[you]; [you conquers B, settle]
my opponent conquers A
  = you: points=0; opponent: points=0; turn: player=opponent phase=main; [opponent conquers A, settle]
my opponent holds B at 7
  = you: points=0; opponent: points=7; B: controller=opponent; turn: player=opponent phase=main; [opponent holds B, settle]
my opponent conquers the last battlefield and is one point short
  = you: points=0; opponent: points=7; A: scored_by=[opponent]; turn: player=opponent phase=main; [opponent conquers B, settle]
my opponent controls A and I conquer A
  = you: points=0; opponent: points=0; A: controller=opponent; [you conquers A, settle]
I control A and my opponent controls B, I hold A
  = you: points=0; opponent: points=0; A: controller=you; B: controller=opponent; [you holds A, settle]
my Draw Phase
  = you: main_deck=10; turn: player=you phase=draw; [finish draw, settle]
my draw phase with no cards in my deck
  = you: main_deck=0 trash=0 points=0; opponent: points=0; turn: player=you phase=draw; [finish draw, settle]
my opponent's draw phase
  = opponent: main_deck=10; turn: player=opponent phase=draw; [finish draw, settle]
In my draw phase I draw with no cards in my deck
  = you: main_deck=0 trash=0 points=0; opponent: points=0; turn: player=you phase=draw; [finish draw, settle]
I draw for my turn with an empty deck
  = you: main_deck=0 trash=0 points=0; opponent: points=0; turn: player=you phase=draw; [finish draw, settle]
start of my turn
  = you: rune_deck=12 main_deck=10; turn: player=you phase=awaken; [go to main, settle]
my turn starts
  = you: rune_deck=12 main_deck=10; turn: player=you phase=awaken; [go to main, settle]
at the start of my turn I hold A at 7
  = you: points=7 rune_deck=12 main_deck=10; opponent: points=0; A: controller=you units=you=[Recruit]; turn: player=you phase=awaken; [go to main, settle]
end of my turn
  = turn: player=you phase=ending; [finish ending, settle]
my opponent's end of turn
  = turn: player=opponent phase=ending; [finish ending, settle]
my channel phase
  = you: rune_deck=12; turn: player=you phase=channel; [finish channel, settle]
at the end of my turn I draw 2
  = you: main_deck=10; turn: player=you phase=ending; [you draws 2, settle]
it is my opponent's turn and he draws 2
  = opponent: main_deck=10; turn: player=opponent phase=main; [opponent draws 2, settle]
on my first turn I draw 1
  = you: turns=1 main_deck=10; [you draws 1, settle]
my deck is empty
  = you: main_deck=0; [settle]
my deck is empty and I draw
  = you: main_deck=0 trash=0 points=0; opponent: points=0; [you draws 1, settle]
does an empty deck make me lose?
  = you: main_deck=0; [settle]
I draw the last card of my deck
  = you: main_deck=1; [you draws 1, settle]
I deck out
  = you: main_deck=0 trash=0 points=0; opponent: points=0; [you draws 1, settle]
my opponent decks out
  = you: points=0; opponent: main_deck=0 trash=0 points=0; [opponent draws 1, settle]
my opponent burns 1 with nothing left
  = you: points=0; opponent: main_deck=0 trash=0 points=0; [opponent burns 1, settle]
with an empty deck and empty trash I burn 2
  = you: main_deck=0 trash=0 points=0; opponent: points=0; [you burns 2, settle]
my deck and trash are both empty and I draw 2
  = you: main_deck=0 trash=0 points=0; opponent: points=0; [you draws 2, settle]
no cards in my deck and no trash, draw 1
  = you: main_deck=0 trash=0 points=0; opponent: points=0; [you draws 1, settle]
we are both at 8, who wins?
  = you: points=8; opponent: points=8; [settle]
both players are at 8
  = you: points=8; opponent: points=8; [settle]
8 to 7
  = you: points=8; opponent: points=7; [settle]
8-7
  = you: points=8; opponent: points=7; [settle]
9:8, who wins?
  = you: points=9; opponent: points=8; [settle]
7 all
  = you: points=7; opponent: points=7; [settle]
I am at 7 and my opponent has 5 points
  = you: points=7; opponent: points=5; [settle]
I'm at 8, opponent at 8, draw 1
  = you: points=8 main_deck=10; opponent: points=8; [you draws 1, settle]
I'm at eight points and my opponent's at seven
  = you: points=8; opponent: points=7; [settle]
my score is 7
  = you: points=7; opponent: points=0; [settle]
draw two, then burn one
  = you: main_deck=10; [[you draws 2, you burns 1], settle]
I draw 2. Then I burn 1.
  = you: main_deck=10; [[you draws 2, you burns 1], settle]
my opponent draws 2 and I burn 3
  = you: main_deck=10; opponent: main_deck=10; [[opponent draws 2, you burns 3], settle]
each player draws 4
  = you: main_deck=10; opponent: main_deck=10; [each player draws 4, settle]
everyone discards 1
  = you: hand=1; opponent: hand=1; [each player discards 1, settle]
each opponent burns 2
  = opponent: main_deck=10; [each opponent burns 2, settle]
we both draw 2
  = you: main_deck=10; opponent: main_deck=10; [each player draws 2, settle]
draw 3 in 2v2
  = 2v2; you: main_deck=10; [you draws 3, settle]
2v2: my ally draws 3
  = 2v2; ally: main_deck=10; [ally draws 3, settle]
my ally draws 3
  = 2v2; ally: main_deck=10; [ally draws 3, settle]
in 2v2 my opponents are at 10, I draw 12, choosing opponent 2
  = 2v2; you: main_deck=10 trash=0 points=0; opponent 1: points=10; answers: BURN_OUT.OPPONENT=opponent 2; [you draws 12, settle]
in a three player game draw 3
  = ffa3; you: main_deck=10; [you draws 3, settle]
draw 12 in a 3-player game, opponent 2 is at 6
  = ffa3; you: main_deck=10 trash=0 points=0; opponent 1: points=0; opponent 2: points=6; [you draws 12, settle]
in a four player game each opponent draws 2
  = ffa4; opponent 1: main_deck=10; opponent 2: main_deck=10; opponent 3: main_deck=10; [each opponent draws 2, settle]
opponent 2 burns 3 with no cards left
  = ffa3; you: points=0; opponent 1: points=0; opponent 2: main_deck=0 trash=0 points=0; [opponent 2 burns 3, settle]
opponent 3 is at 7 and draws 1
  = ffa4; opponent 3: points=7 main_deck=10; [opponent 3 draws 1, settle]
5 to 6 to 7 in ffa3
  = ffa3; you: points=5; opponent 1: points=6; opponent 2: points=7; [settle]
best of three, I draw 3
  = match; you: main_deck=10; [you draws 3, settle]
draw 3, empty trash
  = you: trash=0 main_deck=10; [you draws 3, settle]
my trash is empty, draw 3
  = you: trash=0 main_deck=10; [you draws 3, settle]
opponents' trash is empty and he burns 12
  = you: points=0; opponent: trash=0 main_deck=10 points=0; [each opponent burns 12, settle]
my opponent's deck has two cards and he draws 3
  = you: points=0; opponent: main_deck=2 trash=0 points=0; [opponent draws 3, settle]
I make my opponent draw 3 with two cards left in his deck
  = you: points=0; opponent: main_deck=2 trash=0 points=0; [opponent draws 3, settle]
I mill my opponent for 3
  = opponent: main_deck=10; [opponent burns 3, settle]
a spell makes each player draw 4
  = you: main_deck=10; opponent: main_deck=10; [each player draws 4, settle]
an effect says draw 3
  = you: main_deck=10; [you draws 3, settle]
I play Disposal Order on 3 cards in my opponent's trash
  = you: hand=[Disposal Order] energy=2 main_deck=10 trash=0; opponent: trash=3 main_deck=10; [you plays Disposal Order, mode 1, on 3 from opponent trash, settle]
my opponent plays Disposal Order on 2 cards in my trash
  = you: trash=2 main_deck=10; opponent: hand=[Disposal Order] energy=2 main_deck=10 trash=0; turn: player=opponent phase=main; [opponent plays Disposal Order, mode 1, on 2 from you trash, settle]
I play Disposal Order
  = you: hand=[Disposal Order] energy=2 main_deck=10 trash=0; [you plays Disposal Order, settle]
I play Disposal Order, second mode
  = you: hand=[Disposal Order] energy=2 main_deck=10 trash=0; [you plays Disposal Order, mode 2, settle]
I play Disposal Order to draw 1
  = you: hand=[Disposal Order] energy=2 main_deck=10 trash=0; [you plays Disposal Order, mode 2, settle]
I have 3 cards in hand and play Disposal Order
  = you: hand=[Disposal Order, 2] energy=2 main_deck=10 trash=0; [you plays Disposal Order, settle]
I cast Shadow's Call on Karma (Channeler)
  = you: hand=[Shadow's Call] energy=2 base=[Karma, Channeler] main_deck=10 trash=0; [you plays Shadow's Call, on Karma (Channeler), settle]
i play SHADOWS CALL on karma, channeler
  = you: hand=[Shadow's Call] energy=2 base=[Karma, Channeler] main_deck=10 trash=0; [you plays Shadow's Call, on Karma (Channeler), settle]
I play Dr Mundo
  = you: hand=[Dr. Mundo, Expert] energy=8 power=mind=2 main_deck=10 trash=0; [you plays Dr. Mundo (Expert), settle]
I activate Garbage Grabber
  = you: base=[Garbage Grabber] energy=1 trash=3 main_deck=10; [you activates Garbage Grabber, settle]
I use Garbage Grabber with 2 cards in my trash
  = you: trash=2 base=[Garbage Grabber] energy=1 main_deck=10; [you activates Garbage Grabber, settle]
my opponent has Tianna Crownguard at B, I draw 3
  = you: main_deck=10; B: units=opponent=[Tianna Crownguard]; [you draws 3, settle]
I have Karma (Channeler) in base and recycle 2 from my trash
  = you: base=[Karma, Channeler] trash=2 main_deck=10; [you recycles 2 from trash, settle]
my opponent's draw phase with empty deck
  = you: points=0; opponent: main_deck=0 trash=0 points=0; turn: player=opponent phase=draw; [finish draw, settle]
my opponent's turn begins with an empty deck
  = you: points=0; opponent: main_deck=0 rune_deck=12 trash=0 points=0; turn: player=opponent phase=awaken; [go to main, settle]
opponent's draw step, deck empty
  = you: points=0; opponent: main_deck=0 trash=0 points=0; turn: player=opponent phase=draw; [finish draw, settle]
end of my opponent's turn with 2 points
  = you: points=0; opponent: points=2; turn: player=opponent phase=ending; [finish ending, settle]
in my draw phase, opponent at 7, deck empty
  = you: main_deck=0 trash=0 points=0; opponent: points=7; turn: player=you phase=draw; [finish draw, settle]
my opponent's draw phase, he draws with an empty deck
  = you: points=0; opponent: main_deck=0 trash=0 points=0; turn: player=opponent phase=draw; [finish draw, settle]
my opponent mills me for 3 with 1 card in library
  = you: main_deck=1 trash=0 points=0; opponent: points=0; [you burns 3, settle]
I conquer B at 7, opponent scored A
  = you: points=7 main_deck=10; opponent: points=0; A: scored_by=[opponent]; [you conquers B, settle]
my turn starts and I control both battlefields
  = you: rune_deck=12 main_deck=10 points=0; opponent: points=0; A: controller=you units=you=[Recruit]; B: controller=you units=you=[Recruit]; turn: player=you phase=awaken; [go to main, settle]
I control A and B, start of my turn
  = you: rune_deck=12 main_deck=10 points=0; opponent: points=0; A: controller=you units=you=[Recruit]; B: controller=you units=you=[Recruit]; turn: player=you phase=awaken; [go to main, settle]
with Tianna Crownguard at B I hold A at 7
  = you: points=7; opponent: points=0; A: controller=you; B: units=you=[Tianna Crownguard]; [you holds A, settle]
I burn out
  = you: main_deck=0 trash=0 points=0; opponent: points=0; [you draws 1, settle]
I hold A and B
  = you: points=0; opponent: points=0; A: controller=you; B: controller=you; [you holds A, you holds B, settle]
I conquer A and then B at 6
  = you: points=6; opponent: points=0; [you conquers A, you conquers B, settle]
I conquer A, then B at 6
  = you: points=6; opponent: points=0; [you conquers A, you conquers B, settle]
I hold A and my opponent holds B
  = you: points=0; opponent: points=0; A: controller=you; B: controller=opponent; turn: player=opponent phase=main; [you holds A, opponent holds B, settle]
I am at 6 and they have 7
  = you: points=6; opponent: points=7; [settle]
my opponent has 8
  = you: points=0; opponent: points=8; [settle]
I'm at 8 and my opponent has 8
  = you: points=8; opponent: points=8; [settle]
draw 3 at 7 all
  = you: points=7 main_deck=10; opponent: points=7; [you draws 3, settle]
score is 3 to 6
  = you: points=3; opponent: points=6; [settle]
the score is 3-6, I draw 2
  = you: points=3 main_deck=10; opponent: points=6; [you draws 2, settle]
opponent 1 has 7, opponent 2 has 7
  = ffa3; you: points=0; opponent 1: points=7; opponent 2: points=7; [settle]
I draw 12 in ffa3, opponent 1 has 7, opponent 2 has 7
  = ffa3; you: main_deck=10 trash=0 points=0; opponent 1: points=7; opponent 2: points=7; [you draws 12, settle]
I must draw 3 but only have 2
  = you: main_deck=2 trash=0 points=0; opponent: points=0; [you draws 3, settle]
I draw 3 but have 2 cards
  = you: main_deck=2 trash=0 points=0; opponent: points=0; [you draws 3, settle]
I have 2 cards left and draw 3
  = you: main_deck=2 trash=0 points=0; opponent: points=0; [you draws 3, settle]
draw 3 with 2 cards in libary
  = you: main_deck=2 trash=0 points=0; opponent: points=0; [you draws 3, settle]
draw 3 with nothing in deck or trash
  = you: main_deck=0 trash=0 points=0; opponent: points=0; [you draws 3, settle]
draw 3 with one card left, 3 cards in the bin
  = you: main_deck=1 trash=3 points=0; opponent: points=0; [you draws 3, settle]
draw 3 (deck 1, trash 3)
  = you: main_deck=1 trash=3 points=0; opponent: points=0; [you draws 3, settle]
my opponent (at 7) draws 3
  = opponent: points=7 main_deck=10; [opponent draws 3, settle]
burn twenty-one cards
  = you: main_deck=10 trash=0 points=0; opponent: points=0; [you burns 21, settle]
draw twenty one cards
  = you: main_deck=10 trash=0 points=0; opponent: points=0; [you draws 21, settle]
haven't scored B
  = [settle]
I conquer A at 7 and haven't scored B
  = you: points=7 main_deck=10; opponent: points=0; [you conquers A, settle]
I conquer the second battlefield at 7 but I have not scored the first
  = you: points=7; opponent: points=0; [you conquers B, settle]
its my draw phase
  = you: main_deck=10; turn: player=you phase=draw; [finish draw, settle]
I conquer A that I already scored this turn
  = you: points=0; opponent: points=0; A: scored_by=[you]; [you conquers A, settle]
I concede
  = [you concedes, settle]
my opponent concedes at 7
  = you: points=0; opponent: points=7; turn: player=opponent phase=main; [opponent concedes, settle]
shuffle my graveyard into my deck, 5 cards in my graveyard
  = you: trash=5 main_deck=10; [you recycles 5 from trash, settle]
exile 2 from the top
  = you: main_deck=10; [you puts 2 from main deck into banishment, settle]
discard my hand with 3 cards in hand
  = you: hand=3; [you discards 3, settle]
I deck myself
  = you: main_deck=0 trash=0 points=0; opponent: points=0; [you draws 1, settle]
my opponent decks himself
  = you: points=0; opponent: main_deck=0 trash=0 points=0; [opponent draws 1, settle]
we play 2v2: I draw 1 with an empty deck
  = 2v2; you: main_deck=0 trash=0 points=0; opponent 1: points=0; [you draws 1, settle]
drwa 3
  = you: main_deck=10; [you draws 3, settle]
my oponent draws 3
  = opponent: main_deck=10; [opponent draws 3, settle]
drow 3
  = you: main_deck=10; [you draws 3, settle]
draw 3 🎉
  = you: main_deck=10; [you draws 3, settle]
🔥 burn 3 👍🏽
  = you: main_deck=10; [you burns 3, settle]
I mill my opponent for 3 and draw 1 with 2 cards left
  = you: main_deck=2; opponent: main_deck=10; [[opponent burns 3, you draws 1], settle]
I mill my opponent for 3 with 2 cards left
  = you: points=0; opponent: main_deck=2 trash=0 points=0; [opponent burns 3, settle]
opponent has 2 cards and burns 3
  = you: points=0; opponent: main_deck=2 trash=0 points=0; [opponent burns 3, settle]
my opponent has no cards and draws 3
  = you: points=0; opponent: main_deck=0 trash=0 points=0; [opponent draws 3, settle]
my opponent draws 3 and then mills me for 2 with 1 card left
  = you: main_deck=1 trash=0 points=0; opponent: main_deck=10 points=0; [[opponent draws 3, you burns 2], settle]
my ally conquers A
  = 2v2; you: points=0; opponent 1: points=0; turn: player=ally phase=main; [ally conquers A, settle]
"""
_LINES: Final = TABLE.strip().splitlines()
CASES: Final = [(_LINES[at], _LINES[at + 1].removeprefix("  = ")) for at in range(0, len(_LINES), 2)]


@pytest.mark.parametrize(("question", "situation"), CASES)
def test_the_question_becomes_exactly_this_situation(question: str, situation: str) -> None:
    assert shown(ask(question).situation) == situation


def test_the_table_is_big() -> None:
    assert len(CASES) > 100


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("", "there is no question"),
        ("   \n ", "there is no question"),
        ("?!", "there is no question"),
        ("3 5", 'not understood: "3 5"'),
        ("42", 'not understood: "42"'),
        ("frobnicate the gizmo", 'not understood: "frobnicate the gizmo"'),
        ("draw -3", '"-3" is no number'),
        ("draw 3.5", '"3.5" is no number'),
        ("draw 9999999999", "numbers go from 0 to 1,000,000"),
        ("draw 1000001", "numbers go from 0 to 1,000,000"),
        ("draw " + "9" * 500, "numbers go from 0 to 1,000,000"),
        ("<b>draw 3</b>", 'not understood: "<b>"'),
        ("draw 3 <script>alert(1)</script>", "not understood"),
        ("draw 3 " * 200, "at most 1,000 are read"),
        ("I do not draw 3", 'not understood: "not"'),
        ("draw 3 or burn 2", 'not understood: "or"'),
        ("draw 3 twice", 'not understood: "twice"'),
        ("draw 3 3", 'not understood: "3"'),
        ("my opponent", "says nothing that happens"),
        ("draw 3 with 1001 cards in my deck", "goes from 0 to 1,000, not 1,001"),
        ("I play Karma", '"Karma, Channeler" or "Karma, Second Kind"'),
        ("I play Blorbo", 'no card is called "blorbo"'),
        ("I play Disposal Ordr", 'near it: "Disposal Order"'),
        ("I play Shadow Temple", "a battlefield is not played"),
        ("I activate Disposal Order", "a spell is played, not activated"),
        ("I play Disposal Order, third mode", "there is no mode 3"),
        ("I hold C", "there is no battlefield C in duel"),
        ("I hold Karma (Channeler)", "is no battlefield"),
        ("each player holds A", "name one player"),
        ("my opponent draws 3 in ffa3", "which opponent?"),
        ("in a duel my ally draws 3", 'there is no "ally" in duel'),
        ("draw 3 in ffa3 in 2v2", "the mode is ffa3"),
        ("I am at 7, I am at 6, draw 3", "your points is 7"),
        ("8 to 7 to 6", "gives 3 scores, duel has 2"),
        ("I control A and conquer A", "already controls A"),
        ("put 3 from my deck into my rune deck", "put into hand, trash or banishment"),
        ("look at the top 3 cards of my opponent's deck", "their own Main Deck"),
        ("recycle my trash", "say how many cards are in the Trash"),
        ("I score A", "conquer or hold?"),
        ("I score a battlefield", "conquer or hold?"),
        ("I pass", "everybody passes"),
        ("burn out twice", 'burns out by drawing or burning from an empty Main Deck: say how many, as in "draw 12"'),
        ("I burn out 3 times", "say how many"),
        ("I have 7 and draw 3", '"have 7": 7 what?'),
        ("I have 5 cards", "where are they?"),
        ("shuffle my graveyard into my deck", "say how many cards are in the Trash"),
        ("discard my hand", 'say how many cards are in the hand, as in "6 in my hand"'),
        ("I scored B and I haven't scored B", 'B is scored by "scored b" and not by'),
        ("don't draw 3", 'not understood: "don\'t"'),
        ("I hold A and a Recruit", 'not understood: "a recruit"'),
        ("how does recycle work", "`rulebound rule recycle`"),
        ("what is burn out?", '`rulebound rule "burn out"`'),
        ("what does Shadow Temple do", '`rulebound card "Shadow Temple"`'),
        ("can I win with burn out?", '`rulebound rule "burn out"`'),
        ("what is a graveyard?", "`rulebound rule ZONE.TRASH`"),
        (
            "I play Disposal Order on 3 cards in my opponent's trash, my opponent has 2 cards in his trash",
            "needs 3 cards",
        ),
    ],
)
def test_what_is_not_understood_is_refused_in_one_line(question: str, part: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        ask(question)
    assert part in str(refused.value)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 400


def test_a_refusal_names_the_nearest_forms() -> None:
    with pytest.raises(NotUnderstood, match='nearest forms understood are "draw 3"'):
        ask("draw 3 upside")


@pytest.mark.parametrize("question", ["zzz qqq", "frobnicate"])
def test_nothing_is_offered_where_nothing_is_near(question: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        ask(question)
    assert "nearest" not in str(refused.value)


def test_options_fill_the_situation() -> None:
    found = ask("draw 3", deck=1, trash=6, points=3, opponent_points=7, battlefields={"a": "shadow temple"}, seed=5)
    assert found.situation == {
        "title": "draw 3",
        "mode": "duel",
        "players": {"you": {"main_deck": 1, "trash": 6, "points": 3}, "opponent": {"points": 7}},
        "battlefields": {"A": {"card": "Shadow Temple"}},
        "turn": {"player": "you", "phase": "main"},
        "do": ["you draws 3", "settle"],
        "answers": {},
        "seed": 5,
    }
    assert found.notes == []


def test_options_of_the_board_and_of_any_value() -> None:
    found = ask(
        "draw 3",
        mode="ffa3",
        controls=["A"],
        scored=["A", "b"],
        sets=["opponent 2.points=5", "B.controller=opponent 1", "energy=3", "power.fury=1", "hand=Disposal Order + 2"],
        answers=["BURN_OUT.OPPONENT=opponent 1", "BURN_OUT.OPPONENT=opponent 2", "PLAY.MODE=1"],
    ).situation
    assert found["players"] == {
        "you": {"energy": 3, "power": {"fury": 1}, "hand": ["Disposal Order", 2], "main_deck": 10},
        "opponent 2": {"points": 5},
    }
    assert found["battlefields"] == {
        "A": {"controller": "you", "scored_by": ["you"]},
        "B": {"scored_by": ["you"], "controller": "opponent 1"},
    }
    assert found["answers"] == {"BURN_OUT.OPPONENT": ["opponent 1", "opponent 2"], "PLAY.MODE": "1"}


@pytest.mark.parametrize(
    ("question", "options", "part"),
    [
        ("draw 3 with one card left", {"deck": 2}, 'Main Deck is 2 by --deck and 1 by "one card left": leave'),
        ("draw 3", {"deck": 2, "sets": ["you.main_deck=3"]}, "2 by --deck and 3 by --set you.main_deck=3"),
        ("draw 3 in 2v2", {"mode": "duel"}, "the mode is"),
        ("draw 3", {"mode": "chess"}, "'chess' is no mode"),
        ("draw 3", {"mode": "ffa3", "opponent_points": 3}, '--set "opponent 1.points=3"'),
        ("draw 3", {"controls": ["D"]}, "'D' is no battlefield of duel"),
        ("draw 3", {"sets": ["points"]}, "write PATH=VALUE"),
        ("draw 3", {"sets": ["you.ponts=3"]}, "did you mean points?"),
        ("draw 3", {"sets": ["foe.points=3"]}, "neither a player nor a battlefield"),
        ("draw 3", {"sets": ["foe.points=3"]}, "there are you, opponent, A, B, turn"),
        ("haven't scored B", {"scored": ["B"]}, "B is scored by --scored and not by"),
        ("draw 3", {"sets": ["points=many"]}, "no whole number"),
        ("draw 3", {"sets": ["deck=-1"]}, "no whole number"),
        ("draw 3", {"deck": -1}, "goes from 0 to 1,000"),
        ("draw 3", {"answers": ["PLAY.MODE"]}, "write NAME=VALUE"),
        ("draw 3", {"battlefields": {"A": "Nowhere"}}, 'no card is called "Nowhere"'),
        ("I conquer A", {"controls": ["A"]}, "already controls A by --controls"),
        ("I hold A", {"opponent_controls": ["A"]}, "controller of battlefield A is opponent by --opponent-controls"),
    ],
)
def test_contradictions_and_bad_options_are_named(question: str, options: dict[str, object], part: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        ask(question, **options)
    assert part in str(refused.value)


def test_the_same_said_twice_is_no_contradiction() -> None:
    assert ask("draw 3 with one card left", deck=1, trash=2).situation["do"] == ["you draws 3", "settle"]


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("draw 3", "Main Deck was not given: 10 assumed"),
        ("draw 3 with one card left", "Trash was not given: empty assumed"),
        ("mill 3", '"mill" is a word of other games and was read as Burn'),
        ("I hold A", "under your control"),
        ("I conquer the second battlefield at 7", "every other battlefield (A) was scored this turn by you"),
        ("I conquer B at 7", "Nothing else was said to be scored"),
        ("I play Disposal Order on 3 cards in my opponent's trash", "its cost (2 Energy) is there"),
        ("I activate Garbage Grabber", "is on the board and ready"),
        ("draw two, then burn one", "read as one effect"),
        ("opponent 2 is at 6, draw 3", "ffa3 is the one with the players named"),
        ("with Tianna Crownguard at B I hold A at 7", "Whose Tianna Crownguard it is was not said"),
        ("I burn out", '"burn out" was read as drawing 1 from an empty Main Deck'),
        ("I hold Forgotten Monument", "Forgotten Monument counts turns: it is your 2nd turn"),
        ("my opponent conquers Forgotten Monument", "it is the opponent's 2nd turn"),
        ("my turn starts and I control both battlefields", "Control of B needs a unit there: your Recruit is assumed"),
        ("my ally conquers A", "It is your ally's turn"),
        ("draw 3, they have 7", '"have 7" was read as points'),
        ("I must draw 3 but only have 2", '"have 2" was read as cards in the Main Deck'),
        ("drwa 3", '"drwa" was read as "draw"'),
        ("shuffle my trash into my deck, 5 cards in my trash", "was read as recycling the whole Trash"),
        ("I activate Karma (Channeler)", "is on the board and ready, it is your turn"),
        ("I recycle 3 cards from my opponent's trash", "recycle to their owners' decks"),
    ],
)
def test_what_is_assumed_is_said(question: str, part: str) -> None:
    notes = ask(question).notes
    assert any(part in note.text for note in notes)
    assert {note.kind for note in notes} == {"assumed"}


def test_a_letter_says_nothing_of_the_other_battlefields() -> None:
    assert ask("I conquer B at 7").situation["battlefields"] == {}


def test_an_empty_deck_in_the_phase_of_another_is_theirs_with_their_options() -> None:
    players = ask("my opponent's draw phase with empty deck", opponent_trash=2).situation["players"]
    assert players == {"you": {"points": 0}, "opponent": {"trash": 2, "main_deck": 0, "points": 0}}


def test_control_by_an_option_is_gone_into_the_turn_with_a_unit() -> None:
    found = ask("start of my turn", controls=["A"], points=6)
    assert found.situation["battlefields"] == {"A": {"controller": "you", "units": {"you": ["Recruit"]}}}
    assert any("your Recruit is assumed" in note.text and note.kind == "assumed" for note in found.notes)


def test_units_that_were_said_hold_the_battlefield() -> None:
    found = ask("start of my turn, I have Tianna Crownguard at A", controls=["A"])
    assert found.situation["battlefields"] == {"A": {"controller": "you", "units": {"you": ["Tianna Crownguard"]}}}


def test_a_comma_in_an_answer_separates_successive_decisions_but_no_card_name() -> None:
    found = ask("draw 12", mode="ffa3", answers=["BURN_OUT.OPPONENT=opponent 2,opponent 1", "X=Karma, Channeler"])
    assert found.situation["answers"] == {
        "BURN_OUT.OPPONENT": ["opponent 2", "opponent 1"],
        "X": "Karma, Channeler",
    }


def test_a_played_card_is_one_of_the_hand_or_beside_it() -> None:
    one = ask("I play Disposal Order", hand=3)
    assert any("in your hand as one of the 3, its cost" in note.text for note in one.notes)
    two = ask("I play Disposal Order and play Shadow's Call", hand=3)
    assert two.situation["players"]["you"]["hand"] == ["Shadow's Call", "Disposal Order", 1]  # type: ignore[call-overload,index]
    beside = ask("I play Disposal Order", sets=["hand=Shadow's Call"])
    assert any("in your hand beside the cards named" in note.text for note in beside.notes)
