"""`rulebound ask`: a question in everyday words, with options for what it leaves out."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from rulebound.cli import output
from rulebound.cli.errors import DONE, in_one_line, refuse

if TYPE_CHECKING:
    from rulebound.answer.question import Options

Letters = list[str] | None

NEXT_LETTER: Final = re.compile(r",\s*")
NEXT_PAIR: Final = re.compile(r",(?=[^,=]*=)\s*")
"""The comma between two NAME=VALUE; one inside a card's name is none."""


def count(what: str) -> Any:
    """An option that says how many there are of something."""
    return typer.Option(metavar="N", help=what)


@in_one_line
def ask(
    question: Annotated[list[str], typer.Argument(metavar="QUESTION", help="what happens, in everyday words")],
    deck: Annotated[int | None, count("cards in your Main Deck")] = None,
    trash: Annotated[int | None, count("cards in your Trash")] = None,
    hand: Annotated[int | None, count("cards in your hand")] = None,
    rune_deck: Annotated[int | None, count("runes in your Rune Deck")] = None,
    runes: Annotated[int | None, count("runes you have on the board")] = None,
    banishment: Annotated[int | None, count("cards in your Banishment")] = None,
    points: Annotated[int | None, count("points you have")] = None,
    xp: Annotated[int | None, count("XP you have")] = None,
    energy: Annotated[int | None, count("Energy you have for now")] = None,
    opponent_deck: Annotated[int | None, count("cards in the opponent's Main Deck")] = None,
    opponent_trash: Annotated[int | None, count("cards in the opponent's Trash")] = None,
    opponent_hand: Annotated[int | None, count("cards in the opponent's hand")] = None,
    opponent_rune_deck: Annotated[int | None, count("runes in the opponent's Rune Deck")] = None,
    opponent_runes: Annotated[int | None, count("runes the opponent has on the board")] = None,
    opponent_banishment: Annotated[int | None, count("cards in the opponent's Banishment")] = None,
    opponent_points: Annotated[int | None, count("points the opponent has")] = None,
    opponent_xp: Annotated[int | None, count("XP the opponent has")] = None,
    opponent_energy: Annotated[int | None, count("Energy the opponent has for now")] = None,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="duel, match, ffa3, ffa4 or 2v2")] = None,
    battlefield: Annotated[
        list[str] | None, typer.Option(metavar="A=CARD", help="the card of a battlefield: A='Shadow Temple'")
    ] = None,
    controls: Annotated[Letters, typer.Option(metavar="A", help="battlefields you control: A, or A,B")] = None,
    scored: Annotated[Letters, typer.Option(metavar="A", help="battlefields you scored this turn")] = None,
    opponent_controls: Annotated[Letters, typer.Option(metavar="A", help="battlefields the opponent controls")] = None,
    opponent_scored: Annotated[
        Letters, typer.Option(metavar="A", help="battlefields the opponent scored this turn")
    ] = None,
    set_: Annotated[
        list[str] | None, typer.Option("--set", metavar="PATH=VALUE", help="anything else: 'opponent 2.points=5'")
    ] = None,
    answer: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="a decision: 'BURN_OUT.OPPONENT=opponent 1'")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="SEED", help="the number that all chance follows from: the same seed, the same order of cards"
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="the answer as JSON")] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="the answer as Markdown")] = False,
    as_scenario: Annotated[bool, typer.Option("--scenario", help="the situation as a file, not answered")] = False,
) -> int:
    """Answer a question: what happens, and by which rule.

    For instance: rulebound ask "draw 3" --deck 1 --trash 6 --points 3 --opponent-points 7
    """
    from rulebound.answer.question import Options

    forms = [form for form, wanted in (
        ("--json", as_json), ("--markdown", as_markdown), ("--scenario", as_scenario)) if wanted]  # fmt: skip
    if len(forms) > 1:
        raise refuse(f"{' and '.join(forms)} exclude each other: leave all but one out")
    options = Options(
        deck=deck, trash=trash, hand=hand, rune_deck=rune_deck, runes=runes, banishment=banishment, points=points,
        xp=xp, energy=energy, opponent_deck=opponent_deck, opponent_trash=opponent_trash, opponent_hand=opponent_hand,
        opponent_rune_deck=opponent_rune_deck, opponent_runes=opponent_runes,
        opponent_banishment=opponent_banishment, opponent_points=opponent_points, opponent_xp=opponent_xp,
        opponent_energy=opponent_energy, mode=mode, battlefields=pairs("--battlefield", battlefield),
        controls=split(controls, NEXT_LETTER), scored=split(scored, NEXT_LETTER),
        opponent_controls=split(opponent_controls, NEXT_LETTER), opponent_scored=split(opponent_scored, NEXT_LETTER),
        sets=split(set_, NEXT_PAIR), answers=split(answer, NEXT_PAIR), seed=seed,
    )  # fmt: skip
    show(" ".join(question), options, forms[0] if forms else "")
    return DONE


def show(question: str, options: "Options", form: str = "") -> None:
    """Write the answer to a question, as text or in the form named by its option."""
    if form == "--scenario":
        from rulebound.answer.asking import situation_of
        from rulebound.scenario.writing import file_text

        output.write(file_text(situation_of(question, options)))
        return
    from rulebound.answer.asking import ask as answer_to

    answer = answer_to(question, options)
    if form == "--json":
        output.say_json(answer)
    elif form == "--markdown":
        output.say_markdown(answer)
    else:
        output.say_answer(answer)


def split(given: Sequence[str] | None, comma: re.Pattern[str]) -> list[str]:
    """The values of a repeatable option, in which each may be a list with commas between."""
    return [part.strip() for one in given or () for part in comma.split(one)]


def pairs(option: str, given: Sequence[str] | None) -> dict[str, str]:
    """The values of an option that takes A=CARD; the same letter twice is refused."""
    found: dict[str, str] = {}
    for one in split(given, NEXT_PAIR):
        letter, sign, card = one.partition("=")
        key = letter.strip().upper()
        if not sign or not key or not card.strip():
            raise refuse(f"{option} {one}: write A=CARD, as in {option} A='Shadow Temple'")
        if found.get(key, card.strip()) != card.strip():
            raise refuse(f"{option}: {key} is given twice: leave one out")
        found[key] = card.strip()
    return found
