"""The public face: decisions as texts, the three errors, undo, copies, samples, explanations, causes and saves."""

from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.game.game import Game
from rulebound.game.notation import AmbiguousOption, IllegalOption, UnknownOption
from rulebound.game.view import knows
from rulebound.kernel import zones
from rulebound.kernel.changes import PointsGained
from rulebound.kernel.ids import ObjectId, PlayerId
from rulebound.kernel.rng import Stream
from rulebound.kernel.table import Decided
from rulebound.rules.layers import might
from rulebound.scenario import load_data, run
from rulebound.scenario.game import game_from, game_of
from tests.library import FILES, load, name_of

YOU: Final = PlayerId(0)
OPPONENT: Final = PlayerId(1)

SPELLS: Final[dict[str, Any]] = {
    "made_up": {
        "Notes": {"type": "spell", "energy": 1, "does": ["you draw 2"]},
        "Reply": {"type": "spell", "energy": 1, "keywords": ["Reaction"], "does": ["you discards 1"]},
    },
    "players": {
        "you": {"hand": ["Notes", "Notes", {"as": "a"}], "energy": 1, "main_deck": 1, "trash": 3},
        "opponent": {"hand": ["Reply", {"as": "b"}, {"as": "c"}], "energy": 1},
    },
}


def game(**more: Any) -> Game:
    return game_from(load_data({"do": [], **more}))


def hand(table_game: Game, name: str) -> ObjectId:
    """The first card of this name in your hand."""
    for number in table_game.table.zone(YOU, zones.HAND):
        if table_game.table.objects[number].card == name:
            return number
    raise AssertionError(f"no {name} in hand")


def test_options_are_texts() -> None:
    it = game(**SPELLS)
    first, second = it.table.zone(YOU, zones.HAND)[:2]
    assert list(it.legal) == ["end turn", f"play #{first}", f"play #{second}"]
    assert f"play #{first}" in it.legal
    assert "@2" in it.legal
    assert "pass" not in it.legal
    assert "nonsense" not in it.legal
    assert it.why_not(f"play #{first}") == []


def test_a_whole_move_and_back() -> None:
    it = game(**SPELLS)
    before = it.digest()
    events = it.apply(f"play #{hand(it, 'Notes')}")
    assert [event.KIND for event in events][:2] == ["decided", "to chain"]
    middle = it.digest()
    assert list(it.legal) == ["pass"]
    it.apply("pass")
    assert it.choice is not None
    assert it.choice.player == OPPONENT
    # Two cards: drawn one, then Burned Out for the other.
    later = it.apply("pass")
    assert [event.KIND for event in later if event.KIND == "burned out"] == ["burned out"]
    assert it.table.points == [0, 1]
    it.undo()
    it.undo()
    assert it.digest() == middle
    it.undo()
    assert it.digest() == before
    with pytest.raises(IndexError):
        it.undo()


def test_what_is_undone_can_be_done_otherwise() -> None:
    it = game(**SPELLS)
    twin = it.copy()
    it.apply(f"play #{hand(it, 'Notes')}")
    twin.apply("end turn")
    it.undo()
    it.apply("end turn")
    assert it.digest() == twin.digest()


def test_three_errors() -> None:
    it = game(**SPELLS)
    with pytest.raises(UnknownOption, match="end turn"):
        it.apply("dance")
    with pytest.raises(AmbiguousOption) as several:
        it.apply("play Notes")
    assert len(several.value.options) == 2
    it.apply("@2")
    left = hand(it, "Notes")
    with pytest.raises(IllegalOption) as illegal:
        it.apply(f"play #{left}")
    assert [rule for rule, _ in illegal.value.reasons] == ["PLAY.TIMING", "COST.IMPOSSIBLE"]
    assert it.why_not(f"play #{left}") == illegal.value.reasons
    assert it.why_not("end turn")[0][0] == "CHAIN.CLOSED"
    with pytest.raises(IllegalOption):
        it.apply("none")


def test_several_picks() -> None:
    it = game(players={"you": {"main_deck": [{"as": "a"}, {"as": "b"}, {"as": "c"}]}}, do=["you predict 3"])
    choice = it.choice
    assert choice is not None
    first, second, third = choice.options
    assert "none" in it.legal
    assert f"#{first} + #{third}" in it.legal
    assert f"#{first} + #{first}" not in it.legal
    assert it.why_not(f"#{first} + #{first}")[0][0] == "PREDICT.RECYCLE"
    other = it.table.zone(OPPONENT, zones.MAIN_DECK)[0]
    with pytest.raises(IllegalOption, match=f"#{other} can't be chosen"):
        it.apply(f"#{other}")
    with pytest.raises(UnknownOption):
        it.apply("#9999")
    it.apply(f"#{first} + #{third}")
    assert it.table.zone(YOU, zones.MAIN_DECK)[0] == second


def test_causes_lead_back_to_a_decision() -> None:
    it = game(**SPELLS)
    it.apply("@2")
    it.apply("pass")
    events = it.apply("pass")
    gained = [event for event in events if isinstance(event, PointsGained)]
    causes = it.trace(gained[0])
    assert isinstance(causes[-1], Decided)
    assert causes[-1].how == "asked"
    assert "burned out" in [event.KIND for event in causes]


def test_might_is_explained() -> None:
    it = game(players={"you": {"base": [{"card": "Recruit", "buffed": True}]}})
    unit = it.table.players[YOU].base[0]
    parts = it.explain(unit)
    thing = it.table.permanent(unit)
    assert thing is not None
    assert sum(part.amount for part in parts) == might(it.table, thing)
    assert [part.cite for part in parts] == ["LAYER.MIGHT", "BUFF.MIGHT"]
    with pytest.raises(ValueError, match="units on the board"):
        it.explain(it.table.players[YOU].main_deck[0])


def test_save_and_load() -> None:
    it = game(**SPELLS)
    it.apply("@2")
    loaded = Game.load(it.save(), it.table.book)
    assert loaded.digest() == it.digest()
    for one in (it, loaded):
        one.apply("pass")
        one.apply("pass")
    assert loaded.digest() == it.digest()
    assert loaded.status() == it.status() == []


def test_concede() -> None:
    it = game()
    assert "concede" not in list(it.legal)
    it.concede(YOU)
    outcome = it.outcome()
    assert outcome is not None
    assert (outcome.ended, outcome.winners) == ("concession", [OPPONENT])
    assert it.choice is None
    assert list(it.legal) == []
    with pytest.raises(UnknownOption, match="over"):
        it.apply("end turn")
    it.undo()
    assert it.outcome() is None


HIDDEN: Final[dict[str, Any]] = {
    "players": {
        "you": {"hand": [{"as": "h"}], "main_deck": [{"as": name} for name in "abcde"]},
        "opponent": {
            "hand": ["Stacked Deck", {"as": "p"}],
            "main_deck": [{"as": name} for name in "klmno"],
        },
    },
}


def cards(it: Game, seat: PlayerId, zone: int) -> list[int]:
    return [it.table.objects[number].physical for number in it.table.zone(seat, zone)]


def test_a_sample_agrees_with_the_view() -> None:
    it = game(**HIDDEN, do=["you looks at 2"])
    for seat in (YOU, OPPONENT):
        seen = it.view(seat)
        kept = it.digest()
        different = 0
        for seed in range(20):
            twin = it.sample(seat, Stream(seed, 0))
            assert twin.view(seat) == seen
            assert twin.status() == []
            for number, thing in it.table.objects.items():
                if knows(it.table, seat, thing):
                    assert twin.table.objects[number].physical == thing.physical
            different += twin.digest() != kept
        assert different == 20
        assert it.digest() == kept


def test_a_sample_deals_among_deck_and_hand() -> None:
    it = game(**HIDDEN)
    hands = {tuple(cards(it.sample(YOU, Stream(seed, 0)), OPPONENT, zones.HAND)) for seed in range(400)}
    # Seven cards that you do not know, two of them in the hand, in either order.
    assert len(hands) == 42


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_game_from_every_situation(path: Path) -> None:
    it = game_of(run(load(path)))
    assert it.choice is not None or it.outcome() is not None
    if it.choice is not None and it.choice.options:
        picked = it.choice.options[: it.choice.low]
        start = it.digest()
        it.decide(picked)
        assert it.status() == []
        it.undo()
        assert it.digest() == start
