"""The whole answers to an open choice: each order or selection that `answers` takes, built from its single options."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from rulebound.answer.voice import called, joined, number
from rulebound.scenario.options import OptionTexts
from rulebound.scenario.reading import OpenChoice
from rulebound.scenario.runner import Run

MOST_ANSWERS: Final = 1000
"""A choice of more answers is shown by its single options."""

Part = tuple[str, str]
"""A named option and nothing; or nothing and whose unnamed card it is."""


def whole_answers(run: Run, asked: OpenChoice) -> list[str]:
    """Every possible answer to an open choice, as `answers` takes it; its single options where there are too many."""
    choice = asked.choice
    if choice.high < 2:
        return list(asked.options)
    parts = picks_of(run, asked)
    several = len({owner for _, owner in parts if owner}) > 1
    found: dict[str, None] = {}
    for size in range(choice.low, choice.high + 1):
        ways = orders(parts, size) if choice.ordered else selections(parts, size)
        found.update(dict.fromkeys(written(way, several) for way in islice(ways, MOST_ANSWERS + 1)))
        if len(found) > MOST_ANSWERS:
            return list(asked.options)
    return list(found)


def how_many(run: Run, asked: OpenChoice) -> str:
    """What an open choice of several cards takes, in words: "2 of A, B and C"."""
    choice = asked.choice
    parts = picks_of(run, asked)
    unnamed = sum(1 for _, owner in parts if owner)
    names = [called(name) for name, _ in parts if name]
    things = joined([*names, number(unnamed, "other card" if names else "card")] if unnamed else names)
    if choice.low == choice.high == len(parts):
        return things
    if (choice.low, choice.high) == (0, len(parts)):
        return f"any of {things}"
    if choice.low == choice.high:
        return f"{choice.low} of {things}"
    return f"up to {choice.high} of {things}" if choice.low == 0 else f"{choice.low} to {choice.high} of {things}"


def picks_of(run: Run, asked: OpenChoice) -> list[Part]:
    """The single options, each as often as it can be taken: the named ones first."""
    texts = OptionTexts(run.setup, run.table, asked.choice)
    blanks = texts.blanks()
    named = [(texts.text(option), "") for option in asked.choice.options if option not in blanks]
    return named + [("", texts.owner(option)) for option in blanks]


def selections(parts: list[Part], size: int) -> Iterator[list[Part]]:
    """Each different selection of so many parts; parts that read the same are one and the same."""
    if size == 0:
        yield []
        return
    if size > len(parts):
        return
    first, rest = parts[0], parts[1:]
    for others in selections(rest, size - 1):
        yield [first, *others]
    yield from selections([part for part in rest if part != first], size)


def orders(parts: list[Part], size: int) -> Iterator[list[Part]]:
    """Each different order of so many parts."""
    if size == 0:
        yield []
        return
    for part in dict.fromkeys(parts):
        rest = parts[:]
        rest.remove(part)
        for others in orders(rest, size - 1):
            yield [part, *others]


def written(parts: list[Part], several: bool) -> str:
    """The parts as an answer; unnamed cards next to each other are counted, with whose they are if that can differ."""
    told: list[str] = []
    place = 0
    while place < len(parts):
        name, owner = parts[place]
        end = place + 1
        while owner and end < len(parts) and parts[end] == parts[place]:
            end += 1
        told.append(name or f"{end - place}" + (f" from {owner}" if several else ""))
        place = end
    return " + ".join(told) or "none"
