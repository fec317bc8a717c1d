"""The front page: a question in one form, its answer, the variations of it, and two answers side by side."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from markupsafe import Markup
from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rulebound.answer.asking_cards import CatalogCards
from rulebound.answer.parts import COUNTS as COUNT_NAMES
from rulebound.answer.text import as_text
from rulebound.answer.voice import called, capital, whose
from rulebound.cards import catalog
from rulebound.rulebook import MISTAKES
from rulebound.scenario.situation import BATTLEFIELDS, SEATS
from rulebound.scenario.writing import file_text
from rulebound.web.answering import Answered, answered, understood
from rulebound.web.asked import LISTS, PLACES, Asked, address, asked_of, prefixes, with_answer, without_answer
from rulebound.web.problems import TOLD, Problem, problem_of
from rulebound.web.rendering import fragment, page
from rulebound.web.whatif import MEANINGS, Over, grid_of

CHOICES: Final = {
    "BURN_OUT.OPPONENT": "which opponent gains the point",
    "DISCARD.CARDS": "which cards are discarded",
    "EFFECT.CHOOSE": "what the effect is about",
    "EFFECT.PAY": "whether to pay",
    "PLAY.COST": "what the cost is paid with",
    "PLAY.LOCATION": "where it is played",
    "PLAY.MODE": "which of the card’s options is used",
    "PLAY.OPTIONAL_COST": "which additional costs are paid",
    "PLAY.TARGETS": "what the card is played on",
    "PREDICT.ORDER": "in which order the cards go back",
    "PREDICT.RECYCLE": "which of the cards are recycled",
    "RECYCLE.CARDS": "which cards are recycled",
    "RECYCLE.RUNE_ORDER": "in which order the runes go under the deck",
    "TRIGGER.MAY": "whether to do what the card allows",
    "TRIGGER.ORDER": "which ability comes first",
}
"""What is to be decided, by the name of the choice."""

DEED_NAMES: Final = {
    "draw": "Draw", "burn": "Burn", "move": "Move from the deck", "look": "Look", "reveal": "Reveal",
    "predict": "Predict", "recycle": "Recycle", "runes": "Recycle runes", "play": "Play a card", "hold": "Hold",
    "conquer": "Conquer", "gain": "Gain points", "lose": "Lose points", "start": "Start of turn",
    "drawphase": "Draw Phase", "end": "End of turn", "nothing": "Nothing: who wins?",
}  # fmt: skip

RARE: Final = ("rune_deck", "runes", "energy", "xp")
"""Counts that few questions need."""

MODE_NAMES: Final = {
    "duel": "Duel (one against one)",
    "match": "Match (best of three)",
    "ffa3": "Three players, each alone",
    "ffa4": "Four players, each alone",
    "2v2": "Two teams of two",
}


def ask_page(request: Request) -> Response:
    """The form with its answer, if it asks something."""
    params = request.query_params
    shown, problem = look(params)
    mode = shown.asked.mode if shown else params.get("mode") or "duel"
    status = problem.status if problem else 200
    return page(
        request, "ask.html", status, **form_context(params, mode if mode in SEATS else "duel"),
        **answer_context(params, shown, problem),
    )  # fmt: skip


def answer_fragment(request: Request) -> Response:
    """The answer alone; one that can't be given is told in its place, with status 200 so that it is shown."""
    params = request.query_params
    shown, problem = look(params)
    return fragment(request, "_answer.html", "a", **answer_context(params, shown, problem))


def whatif_fragment(request: Request) -> Response:
    """The grid of variations, as part of the page or, without a script, as a page of its own."""
    params = request.query_params
    over: Over = "points" if params.get("over") == "points" else "cards"
    shown = answered(required(params))
    grid = grid_of(shown, over)
    base = QueryParams([(key, value) for key, value in params.multi_items() if key != "over"])
    context: dict[str, Any] = {
        "params": base, "grid": grid, "meanings": MEANINGS, "address": address,
        "whose": whose(grid.seat), "shown": shown,
    }  # fmt: skip
    if request.url.path.startswith("/fragment/"):
        return fragment(request, "_whatif.html", "w", **context)
    return page(request, "whatif.html", **context)


def compare_page(request: Request) -> Response:
    """Two answers side by side; `a` and `b` are each the question part of an address, or a sentence."""
    sides = []
    for key in ("a", "b"):
        text = request.query_params.get(key, "").strip()
        params = side_params(text)
        shown, problem = look(params)
        sides.append({"key": key, "typed": text, "params": params, **answer_context(params, shown, problem)})
    return page(request, "compare.html", sides=sides, called=called, capital=capital)


def side_params(text: str) -> QueryParams:
    """The question of one side: what stands behind the ? of an address, or a sentence."""
    query = text.partition("?")[2] if text.startswith(("/", "http://", "https://")) else text
    if "=" not in query:
        return QueryParams([("q", text)] if text else [])
    return QueryParams(query)


def scenario_file(request: Request) -> Response:
    """The situation of a question as a file."""
    text = file_text(understood(required(request.query_params)))
    return Response(
        text, media_type="application/yaml", headers={"content-disposition": 'attachment; filename="situation.yaml"'}
    )


def required(params: QueryParams) -> Asked:
    """The question of an address that must have one."""
    asked = asked_of(params)
    if asked is None:
        raise HTTPException(400, "This address holds no question: begin with the front page.")
    return asked


def look(params: QueryParams) -> tuple[Answered | None, Problem | None]:
    """The answer of an address, or why there is none; neither where nothing is asked."""
    try:
        asked = asked_of(params)
        return (None, None) if asked is None else (answered(asked), None)
    except TOLD as error:
        return None, problem_of(error)


def form_context(params: QueryParams, mode: str) -> dict[str, Any]:
    """What the form shows: its fields hold what the address says."""
    everyone = [("", "you"), ("opponent_", "opponent"), ("ally_", "ally"), ("opponent_2_", "opponent 2"),
                ("opponent_3_", "opponent 3")]  # fmt: skip
    here = {prefix for prefix, _ in prefixes(mode)}
    modes_of = {
        prefix: [name for name in SEATS if prefix in {one for one, _ in prefixes(name)}] for prefix, _ in everyone
    }
    return {
        "mode": mode, "many": "opponent" not in SEATS[mode], "modes": MODE_NAMES, "deeds": DEED_NAMES,
        "seats": [
            {"prefix": prefix, "seat": seat, "name": capital(called(seat)), "here": prefix in here,
             "modes": " ".join(modes_of[prefix])}
            for prefix, seat in everyone
        ],
        "letters": [(letter, letter in BATTLEFIELDS[mode]) for letter in "ABC"],
        "many_letters": " ".join(name for name, letters in BATTLEFIELDS.items() if "C" in letters),
        "open_board": any(params.get(key) for key in ("mode", *[letter + of for letter in "ABC" for of in PLACES])),
        "open_more": any(params.get(prefix + key) for prefix, _ in everyone for key in (*LISTS, *RARE)),
        "suggestions": suggestions(),
    }  # fmt: skip


@cache
def suggestions() -> Markup:
    """The names of cards that fields suggest, a list for each kind of field. They are the same on every page."""
    return Markup("").join(
        [
            suggested("cards", {"unit", "gear", "spell", "rune"}, tokens=True),
            suggested("playable", {"unit", "gear", "spell"}),
            suggested("units", {"unit"}, tokens=True),
            suggested("battlefields", {"battlefield"}),
        ]
    )


def suggested(name: str, types: set[str], tokens: bool = False) -> Markup:
    """The list of one kind: the names of cards of these types, in the order of the alphabet."""
    names = sorted(
        [name for name, card in catalog.NAMED.items() if types & set(card.types) and (tokens or not card.token)]
    )
    options = Markup("").join([Markup("<option>{}").format(one) for one in names])
    return Markup('<datalist id="{}">{}</datalist>\n').format(name, options)


def answer_context(params: QueryParams, shown: Answered | None, problem: Problem | None) -> dict[str, Any]:
    """What the answer shows."""
    found: dict[str, Any] = {
        "params": params, "shown": shown, "problem": problem, "address": address, "with_answer": with_answer,
        "choices": CHOICES, "option_text": option_text, "query": address(params).partition("?")[2],
        "called": called, "capital": capital,
    }  # fmt: skip
    if shown is not None:
        # That the game would have settled is no part of what was asked.
        notes = [note for note in shown.entry["notes"] if not note["text"].endswith(": settle.")]
        found |= {
            "entry": shown.entry,
            "given": [(one, without_answer(params, place)) for place, one in enumerate(shown.asked.options.answers)],
            "text": as_text(shown.entry),
            "table": table_of(shown.entry, shown.run.seats),
            "mistakes": [MISTAKES[name] for name in shown.answer.mistakes],
            "notes": {kind: [note["text"] for note in notes if note["kind"] == kind]
                      for kind in ("not_settled", "assumed", "tournament", "not_carried_out")},
            "domains": {card["name"]: list(catalog.NAMED[card["name"]].domains)
                        for card in shown.entry["cards"] if card["name"] in catalog.NAMED},
        }  # fmt: skip
    return found


def option_text(shown: Answered, asked: Mapping[str, Any], option: str) -> str:
    """An option as people read it; one of a card's modes, which is a number, with what that mode does."""
    if asked["name"] == "PLAY.MODE" and option.isdecimal():
        played = next((step["card"] for step in reversed(shown.entry["steps"]) if "card" in step), "")
        modes = CatalogCards().modes(played) if played in catalog.NAMED else []
        if 0 < int(option) <= len(modes):
            return f"{option}: {modes[int(option) - 1]}"
    return capital(option)


def table_of(entry: Mapping[str, Any], seats: list[str]) -> dict[str, Any]:
    """Before and after: the four usual counts, and others that changed, for each seat."""
    before, after = entry["before"], entry["after"]
    usual = ("main_deck", "trash", "hand", "points")
    keys = [key for key in COUNT_NAMES if key in usual or any(before[seat][key] != after[seat][key] for seat in seats)]
    rows = [{"seat": seat, "cells": [(before[seat][key], after[seat][key]) for key in keys]} for seat in seats]
    return {"heads": [capital(COUNT_NAMES[key]) for key in keys], "rows": rows}


routes: Final = [
    Route("/", ask_page),
    Route("/fragment/answer", answer_fragment),
    Route("/fragment/whatif", whatif_fragment),
    Route("/whatif", whatif_fragment),
    Route("/compare", compare_page),
    Route("/scenario", scenario_file),
]
