"""A question's situation given as plain data: told to the reader of questions, then put back whole."""

from collections.abc import Mapping
from typing import Any, Final

from rulebound.answer.asking_cards import CatalogCards
from rulebound.answer.question import Options
from rulebound.answer.question.facts import mode_of
from rulebound.answer.question.reading import grammar_for, read
from rulebound.scenario import load_data
from rulebound.scenario.made_up import made_up_card
from rulebound.scenario.situation import SEATS

ALL_SEATS: Final = frozenset(seat for seats in SEATS.values() for seat in seats)
NOT_READ: Final = ("legend", "champion")
"""Keys of a seat that no question speaks of."""

Data = dict[str, Any]


def options_of(data: Mapping[str, object], question: str) -> tuple[CatalogCards, Options, Data]:
    """The cards of the situation, the options that say what a question can read of it, and the situation itself.

    The situation has its seats under `players`, its mode, and no `do`. Raises SituationError, with the path of keys,
    where it is not valid, and NotUnderstood for the question.
    """
    given: Data = {key: value for key, value in data.items() if key != "question" and key not in ALL_SEATS}
    seats = {key: value for key, value in data.items() if key in ALL_SEATS}
    if seats:
        players = given.get("players", {})
        given["players"] = {**players, **seats} if isinstance(players, Mapping) else players
    if "mode" not in given:
        names = (*CatalogCards().all_names(), *_keys(given.get("made_up")))
        given["mode"] = mode_of(read(question, grammar_for(names)), Options())[0]
    plain = {key: value for key, value in given.items() if key not in ("answers", "expect")}
    checked = load_data({**plain, "do": []}, "question", CatalogCards())
    cards = CatalogCards({name: made_up_card(card) for name, card in checked.made_up.items()})
    options = Options(mode=checked.mode, seed=checked.seed)
    for seat, zones in _tables(given.get("players")):
        options.sets += [one for key, value in zones.items() for one in _set(f"{seat}.{key}", key, value)]
    for letter, keys in _tables(given.get("battlefields")):
        options.sets += [one for key, value in keys.items() for one in _set(f"{letter}.{key}", key, value)]
    turn = given.get("turn")
    if isinstance(turn, Mapping):
        options.sets += [f"turn.{key}={value}" for key, value in turn.items()]
    return cards, options, given


def with_given(understood: Mapping[str, object], given: Data) -> Data:
    """The situation that was understood, with what was given in its own form, such as labels, wherever it says more."""
    whole: Data = {**understood}
    for key, value in given.items():
        if key in ("players", "battlefields"):
            whole[key] = _merged(whole.get(key), value)
        elif key == "answers" and isinstance(value, Mapping):
            whole[key] = {**dict(whole["answers"]), **value}
        elif key != "turn":
            whole[key] = value
    return whole


def _keys(branch: object) -> list[str]:
    """The keys of a branch that may be no table."""
    return [key for key in branch if isinstance(key, str)] if isinstance(branch, Mapping) else []


def _tables(branch: object) -> list[tuple[str, Mapping[str, object]]]:
    """The tables in a branch of a situation that was found valid; one that says nothing is passed over."""
    if not isinstance(branch, Mapping):
        return []
    return [(str(key), value) for key, value in branch.items() if isinstance(value, Mapping)]


def _set(path: str, key: str, value: object) -> list[str]:
    """A value as `--set` takes it; nothing for what no question reads."""
    if key in NOT_READ or value is None:
        return []
    if key == "card":
        return [f"{path}={_card(value)}"]
    if isinstance(value, Mapping):
        return [one for inner, count in value.items() for one in _set(f"{path}.{inner}", str(inner), count)]
    if isinstance(value, list):
        return [f"{path}={' + '.join([_card(one) for one in value])}"] if value else []
    return [f"{path}={value}"]


def _card(value: object) -> str:
    """One entry of a zone by its name; a card that has none counts as one."""
    return str(value.get("card", 1)) if isinstance(value, Mapping) else str(value)


def _merged(understood: object, given: object) -> object:
    """What was given, and what only the question said: its new keys, and cards that it put to a list of cards."""
    if isinstance(understood, Mapping) and isinstance(given, Mapping):
        return {**understood, **{key: _merged(understood.get(key), value) for key, value in given.items()}}
    if isinstance(understood, list) and isinstance(given, list):
        known = [_card(one) for one in given]
        return [*given, *[one for one in understood if str(one) not in known]]
    return given if understood is None or not isinstance(understood, list) else understood
