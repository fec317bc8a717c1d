"""Endless loops are found by comparing positions, through cards and in a single procedure, and nothing else is one."""

from typing import Any, ClassVar, Final

import pytest

from rulebound.game.game import Game
from rulebound.game.loops import PATIENCE, EndlessLoop, LoopWatch, position
from rulebound.kernel.choice import yes_or_no
from rulebound.kernel.ids import PlayerId
from rulebound.kernel.loop import step
from rulebound.kernel.procedure import Procedure
from rulebound.kernel.table import Table
from rulebound.scenario import load_data, run
from rulebound.scenario.errors import SituationError
from rulebound.scenario.game import game_from
from tests.watch import Watcher, watched

YOU: Final = PlayerId(0)

WHEEL: Final[dict[str, Any]] = {
    "made_up": {
        "Wheel": {
            "type": "gear", "when": "you recycle", "does": ["you burns 1", "you recycles 1 from trash"],
        },
    },
    "players": {"you": {"base": ["Wheel"], "main_deck": 4, "trash": 1}},
}  # fmt: skip
"""A gear that recycles whenever something is recycled, one card each time, so that nothing is random."""


class Watching(Watcher):
    """Gives every step to a watch on loops."""

    def __init__(self, all_pass: bool = False) -> None:
        self.watch = LoopWatch(all_pass)
        self.steps = 0

    def after_step(self, table: Table) -> None:
        self.steps += 1
        self.watch.stepped(table)


def test_two_cards_that_never_end() -> None:
    with pytest.raises(SituationError, match=r"never ends.*Wheel"):
        run(load_data({**WHEEL, "do": ["you recycles 1 from trash", "settle"]}))


def pass_on(game: Game, times: int) -> None:
    """Everybody passes, so often."""
    for _ in range(times):
        game.apply("pass")


def test_a_game_raises_it_too() -> None:
    game = game_from(load_data({**WHEEL, "do": ["you recycles 1 from trash"]}))
    with pytest.raises(EndlessLoop):
        pass_on(game, 10 * PATIENCE)


def test_an_option_in_between_is_no_loop() -> None:
    players = {**WHEEL["players"], "opponent": {"hand": ["Reply"], "energy": 1}}
    made_up = {
        **WHEEL["made_up"],
        "Reply": {"type": "spell", "energy": 1, "keywords": ["Reaction"], "does": ["you draw 1"]},
    }
    situation = {"made_up": made_up, "players": players, "do": ["you recycles 1 from trash"]}
    game = game_from(load_data(situation))
    pass_on(game, PATIENCE)
    assert game.outcome() is None
    # A file in which everybody passes would never end, whatever they could do.
    with pytest.raises(SituationError, match="nobody does anything else"):
        run(load_data({**situation, "do": ["you recycles 1 from trash", "settle"]}))


def test_a_thousand_burn_outs_are_no_loop() -> None:
    watching = Watching()
    with watched(watching):
        done = run(load_data({"players": {"opponent": {"points": 0}, "you": {"main_deck": 0, "points": 900}},
                              "do": ["you draw 1000000"]}))  # fmt: skip
    assert watching.steps > PATIENCE
    assert done.winner == "opponent"


class Around(Procedure):
    """Does the same again and again, with a change each time if told, and a question each time if told."""

    STEPS: ClassVar[tuple[str, ...]] = ("around", "once_more")
    FIELDS: ClassVar[tuple[str, ...]] = (*Procedure.FIELDS, "gain", "asks")

    def __init__(self, gain: int, asks: bool) -> None:
        super().__init__()
        self.gain = gain
        self.asks = asks

    def around(self, table: Table) -> None:
        table.points[0] += self.gain
        if self.asks:
            self.ask(table, yes_or_no(YOU, "TRIGGER.MAY", ()))

    def once_more(self, table: Table) -> None:
        self.go("around")


def go_round(gain: int, asks: bool) -> None:
    """A few rounds more than a loop needs to be found."""
    table = run(load_data({"do": []})).table
    table.withdraw()
    table.stack.append(Around(gain, asks))
    watch = LoopWatch()
    for _ in range(6 * PATIENCE):
        if table.choice is not None:
            table.answer([0])
        step(table)
        watch.stepped(table)


def test_one_procedure_that_never_ends() -> None:
    with pytest.raises(EndlessLoop, match="Around"):
        go_round(0, False)


@pytest.mark.parametrize(("gain", "asks"), [(1, False), (0, True)])
def test_what_changes_or_is_asked_is_no_loop(gain: int, asks: bool) -> None:
    go_round(gain, asks)


def test_positions_do_not_depend_on_ids() -> None:
    table = run(load_data({"players": {"you": {"trash": 1}}, "do": []})).table
    other = table.copy()
    number = other.players[YOU].trash.pop()
    thing = other.objects.pop(number)
    other.players[YOU].trash.append(other.put_off_board(thing, thing.zone, 0).id)
    assert position(table) == position(other)
    other.points[0] += 1
    assert position(table) != position(other)
