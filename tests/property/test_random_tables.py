"""Random tables of every mode, played on by random decisions and concessions: no invariant breaks, all go on."""

import random
from typing import Any, Final

import pytest

from rulebound.cards import catalog
from rulebound.game.status import Census, status
from rulebound.kernel.choice import MOVES
from rulebound.kernel.ids import PlayerId
from rulebound.kernel.loop import run
from rulebound.kernel.table import Table
from rulebound.rules.conceding import Concede
from rulebound.rules.faces import NotYet
from rulebound.scenario import load_data
from rulebound.scenario.setup import Setup
from rulebound.scenario.situation import BATTLEFIELDS, SEATS

CARDS: Final = [
    card.name for card in catalog.NAMED.values() if card.types[0] in ("unit", "gear", "spell") and not card.token
]
PERMANENTS: Final = [name for name in CARDS if not catalog.NAMED[name].is_a("spell")]
UNITS: Final = [card.name for card in catalog.NAMED.values() if card.is_a("unit")]
PLACES: Final = [card.name for card in catalog.NAMED.values() if card.is_a("battlefield")]

QUICK: Final = 60
MANY: Final = 3_000
MOST_DECISIONS: Final = 200


def some(dice: random.Random, names: list[str], most: int) -> list[str]:
    return [dice.choice(names) for _ in range(dice.randint(0, most))]


def situation(dice: random.Random) -> dict[str, Any]:
    """A table with cards everywhere, anybody's turn, in any phase."""
    mode = dice.choice(list(SEATS))
    players: dict[str, dict[str, Any]] = {}
    for place, seat in enumerate(SEATS[mode]):
        players[seat] = {
            "main_deck": some(dice, CARDS, 6), "trash": some(dice, CARDS, 5), "hand": some(dice, CARDS, 5),
            "base": some(dice, PERMANENTS, 4), "energy": dice.randint(0, 20), "power": {"any": dice.randint(0, 6)},
            "runes": dice.randint(0, 4), "rune_deck": dice.randint(0, 12), "turns": dice.randint(1, 3),
        }  # fmt: skip
        if mode != "2v2" or place < 2:  # a team's points are given once
            players[seat]["points"] = dice.randint(0, 9)
    battlefields: dict[str, dict[str, Any]] = {}
    for letter in BATTLEFIELDS[mode]:
        battlefields[letter] = {"card": dice.choice(PLACES)}
        if dice.random() < 0.7:
            holder = dice.choice(SEATS[mode])
            battlefields[letter] |= {"controller": holder, "units": {holder: [dice.choice(UNITS)]}}
    phase = dice.choice(["awaken", "beginning", "scoring", "channel", "draw", "main", "ending"])
    turn = {"player": dice.choice(SEATS[mode]), "phase": phase}
    return {"mode": mode, "players": players, "battlefields": battlefields, "turn": turn, "do": []}


def decide(dice: random.Random, table: Table) -> None:
    """A random answer to the open decision, now and then a concession or some more Energy."""
    choice = table.choice
    assert choice is not None
    if dice.random() < 0.02:
        table.withdraw()
        table.stack.append(Concede(PlayerId(dice.choice([player.id for player in table.players if not player.left]))))
        return
    picks = dice.sample(choice.options, dice.randint(choice.low, choice.high))
    if choice.kind == MOVES and dice.random() < 0.3:
        picks = [0]
    table.answer(picks)
    if dice.random() < 0.1:
        for player in table.players:
            player.energy += 5


def play(seed: int) -> None:
    """One table, until somebody wins, something of the whole game is reached, or there were enough decisions."""
    dice = random.Random(seed)
    table = Setup(load_data(situation(dice)), seed).table
    census = Census(table)
    try:
        for _ in range(MOST_DECISIONS):
            run(table)
            assert status(table, census) == [], f"seed {seed}"
            if table.outcome is not None:
                return
            decide(dice, table)
    except NotYet:
        return


@pytest.mark.parametrize("seed", range(QUICK))
def test_a_few_tables(seed: int) -> None:
    play(seed)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_many_tables(part: int) -> None:
    for seed in range(MANY // 10 * part + QUICK, MANY // 10 * (part + 1) + QUICK):
        play(seed)
