"""Answers: short first, steps whose counts add up, notes, mistakes, examples, and the forms they are written in."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulebound.answer.answer import Answer, answer_to
from rulebound.answer.asking_cards import CatalogCards
from rulebound.answer.checks import check_answer
from rulebound.answer.entry import entry
from rulebound.answer.examples import EXAMPLES, WHO_WINS, from_library
from rulebound.answer.markdown import as_markdown
from rulebound.answer.mistakes import APPLIES
from rulebound.answer.parts import terms_of
from rulebound.answer.question import Note
from rulebound.answer.steps import Teller
from rulebound.answer.text import as_text
from rulebound.answer.voice import joined, listing, say
from rulebound.answer.words.table import TELLERS
from rulebound.rulebook import MISTAKES, RULES
from rulebound.scenario import Run, load_path, load_text, run_situation
from rulebound.scenario.errors import SituationError
from rulebound.scenario.library import examples, find, name_of

DRAW_THREE = """
players:
  you:      {main_deck: 1, trash: 6, points: 3}
  opponent: {points: 7}
do: [you draw 3, cleanup]
"""


def answered(text: str) -> Answer:
    return answer_to(run_situation(load_text("format: 1\ntitle: A test\n" + text, "test.yaml")))


def kinds(answer: Answer) -> list[str]:
    return [note.kind for note in answer.notes]


def has_note(answer: Answer, words: str) -> bool:
    return any(words in note.text for note in answer.notes)


@cache
def run_of(path: Path) -> Run | None:
    """The run of an example; None where this version refuses one of its cards."""
    try:
        return run_situation(load_path(path))
    except SituationError:
        return None


def test_the_outcome_comes_first() -> None:
    short = answered(DRAW_THREE).short
    assert short.startswith("Your opponent wins in the cleanup that follows, with 8 points to your 3.")
    assert "You draw 1, Burn Out once" in short
    assert "your opponent goes from 7 to 8 points" in short
    assert "draw the other 2" in short


def test_a_win_that_waits_for_a_cleanup_is_said() -> None:
    short = answered(DRAW_THREE.replace(", cleanup", "")).short
    assert "your Main Deck then has 4 cards and your Trash none" in short
    assert short.endswith("Your opponent has 8 points and so wins in the next cleanup.")


def test_a_tie_is_said() -> None:
    short = answered("players: {you: {points: 8}, opponent: {points: 8}}\ndo: [cleanup]").short
    assert "Nobody wins yet: you and your opponent are tied at 8 points" in short


def test_five_steps_with_rules_and_counts() -> None:
    steps = answered(DRAW_THREE).steps
    assert [step.event for step in steps] == ["drawn", "recycled", "points gained", "drawn", "game ended"]
    assert [step.after for step in steps] == [
        {"you": {"main_deck": 0, "hand": 1}},
        {"you": {"trash": 0, "main_deck": 6}},
        {"opponent": {"points": 8}},
        {"you": {"main_deck": 4, "hand": 3}},
        {},
    ]
    assert "BURN_OUT.TAKE" in steps[0].names
    assert "BURN_OUT.RECYCLE" in steps[1].names
    assert "2 cards are still to be drawn" in steps[0].text
    assert "from 7 to 8" in steps[2].text


def test_each_of_a_few_burn_outs_is_told() -> None:
    answer = answered("players: {you: {main_deck: 0, points: 2}}\ndo: [you draw 1]")
    told = [step.text for step in answer.steps]
    for number in range(3, 9):
        assert [text for text in told if f"Burn Out number {number}:" in text and f"to {number})" in text]


def test_many_burn_outs_are_told_together() -> None:
    answer = answered("players: {you: {main_deck: 0, points: 900}}\ndo: [you draw 1]")
    assert len(answer.steps) == 16
    assert "up to Burn Out number 901" in answer.steps[14].text
    assert answer.steps[14].after == {"opponent": {"points": 901}}
    assert answer.run.ended == "burn_out"
    assert {"ONE_POINT_AND_STOP", "POINTS_STOP_AT_VICTORY_SCORE"} <= set(answer.mistakes)


def test_a_conquer_without_the_final_point() -> None:
    answer = answered(
        "players: {you: {points: 7}}\n"
        "battlefields: {A: {controller: none, units: {you: [Recruit]}}}\n"
        "do: [you conquers A]"
    )
    assert "gives a card instead of the Final Point" in answer.short
    assert "You have 7 of 8 points" in answer.steps[1].text
    assert "LONE_CONQUER_NOT_SCORED" in answer.mistakes


def test_what_an_open_choice_leads_to() -> None:
    answer = answered(
        "mode: ffa3\nplayers: {you: {main_deck: 0, trash: 2}, opponent 1: {points: 7}}\ndo: [you draw 1, cleanup]"
    )
    asked = entry(answer)["asked"]
    assert [(one["player"], one["name"], one["options"]) for one in asked] == [
        ("you", "BURN_OUT.OPPONENT", ["opponent 1", "opponent 2"])
    ]
    assert [to["option"] for to in asked[0]["leads_to"]] == ["opponent 1", "opponent 2"]
    assert asked[0]["leads_to"][0]["after"]["opponent 1"]["points"] == 8
    assert asked[0]["leads_to"][0]["winner"] == "opponent 1"
    assert "with opponent 1, opponent 1 wins" in answer.short
    assert "not_carried_out" in kinds(answer)


def test_a_choice_of_many_options_is_not_followed() -> None:
    hand = ", ".join(f"{{as: h{place}}}" for place in range(13))
    asked = entry(answered(f"players: {{you: {{hand: [{hand}]}}}}\ndo: [you discard 1]"))["asked"]
    assert len(asked[0]["options"]) == 13
    assert "leads_to" not in asked[0]


def test_an_order_and_a_selection_are_offered_as_wholes() -> None:
    order = run_situation(load_path(find("decks/recycle/the_rune_order_is_asked")))
    asked = entry(answer_to(order))["asked"]
    assert asked[0]["options"] == ["r1 + r2", "r2 + r1"]
    answer = answered("players: {you: {hand: [{as: a}, {as: b}, {as: c}]}}\ndo: [you discard 2]")
    asked = entry(answer)["asked"]
    assert asked[0]["options"] == ["a + b", "a + c", "b + c"]
    assert [to["option"] for to in asked[0]["leads_to"]] == asked[0]["options"]
    assert "choose what to discard: 2 of a, b and c." in answer.short


def test_a_step_has_no_count_that_stayed() -> None:
    answer = answered("players: {you: {main_deck: 3}}\ndo: [you predict 1]\nanswers: {PREDICT.RECYCLE: '1'}")
    assert answer.steps
    assert not any(step.after for step in answer.steps)


def test_a_new_draw_behind_another_act_is_no_rest() -> None:
    answer = answered("players: {you: {main_deck: 1, trash: 2}}\ndo: [[you draw 1, you discard 1, you draw 1]]")
    assert "and then draw 1;" in answer.short
    assert "the other" not in answer.short


@pytest.mark.parametrize("text", ["do: [you burn 0, settle]", "do: [finish ending]"])
def test_nothing_changes(text: str) -> None:
    assert answered(text).short == "Nothing changes."
    assert "Nobody has won" in answered("players: {you: {points: 7}}\ndo: [settle]").short


def test_a_point_that_an_option_gives_is_told_with_it() -> None:
    asked = entry(answered("mode: ffa3\nplayers: {you: {main_deck: 1, trash: 2}}\ndo: [you draw 2]"))["asked"]
    assert "Opponent 1 gains 1 point (0 to 1). You then draw 1" in asked[0]["leads_to"][0]["short"]


def test_a_hold_that_was_scored_already() -> None:
    answer = answered("battlefields: {A: {controller: you, scored_by: [you]}}\ndo: [you hold A]")
    assert answer.short == "You get nothing for battlefield A (it was scored already this turn)."
    assert answer.steps[0].text.startswith("You have already scored battlefield A this turn")


def test_a_word_in_a_name_is_no_term() -> None:
    answer = answered("players: {you: {base: [Grave Ward, {card: Plain Soldier, damage: 3}]}}\ndo: [cleanup]")
    assert "Deflect" not in terms_of(entry(answer))


def test_why_a_battlefield_gives_nothing() -> None:
    answer = answered("battlefields: {A: {card: Forgotten Monument, controller: you}}\ndo: [you hold A]")
    assert "(a player can't score here before their third turn)" in answer.short


def test_each_replacement_is_named_where_it_belongs() -> None:
    answer = answered("players: {you: {base: [Grave Ward, {card: Plain Soldier, damage: 3}]}, opponent: {base: "
                      "[Grave Ward, {card: Plain Soldier, damage: 3}]}}\ndo: [cleanup]")  # fmt: skip
    assert [step.text.startswith("Because of Grave Ward, Plain Soldier is banished") for step in answer.steps] == [
        True, True,
    ]  # fmt: skip
    answer = answered("players: {you: {base: [Point Doubler]}, opponent: {base: [Point Shield]}}\n"
                      "do: [you gain 1 points]\nanswers: {REPLACEMENT.ORDER: Point Doubler}")  # fmt: skip
    assert "because of Point Shield there is none" in answer.short
    assert not any("because of Point Doubler" in step.text for step in answer.steps)


def test_a_spell_without_targets_does_nothing() -> None:
    answer = answered("players: {you: {hand: [Disposal Order], energy: 2, trash: 0}}\n"
                      "do: [you play Disposal Order, settle]\nanswers: {PLAY.MODE: '1'}")  # fmt: skip
    assert "There was nothing for Disposal Order to choose, so nothing happens." in answer.short


@pytest.mark.parametrize(
    ("example", "words"),
    [
        ("burn_out/karma_sees_the_refill", "give Karma, Channeler a buff (+1 Might)"),
        ("chain/costs/vi_once_with_one_card", "give Vi, Destructive +1 Might this turn"),
        ("decks/predict/scryers_bloom", "gain 1 XP"),
        ("chain/playing/a_target_by_answer", "give Plain Soldier Temporary"),
        ("chain/playing/bolt_deals_three", "deal 3 damage to Big Soldier"),
        ("chain/playing/bolt_kills_three", "loses Plain Soldier (killed)"),
        ("chain/costs/a_replaced_discard_pays", "banish 1 card and draw 1"),
    ],
)
def test_what_effects_did_is_told(example: str, words: str) -> None:
    assert words in answer_to(run_situation(load_path(find(example), CatalogCards()))).short


def test_tournament_note_only_for_groups() -> None:
    one = answered("players: {you: {trash: 1}}\ndo: [you recycle 1 from trash]")
    two = answered("players: {you: {trash: 2}}\ndo: [you recycle 2 from trash]")
    assert not has_note(one, "TR 421.8")
    assert has_note(two, "TR 421.8")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("players: {you: {main_deck: 0, trash: 1}}\ndo: [[you draw 1, you burn 1]]", "counted here as its own action"),
        ("players: {you: {main_deck: 0, trash: 2}}\ndo: [each player draws 1]", "Several players follow one effect"),
    ],
)
def test_what_is_not_settled_is_said(text: str, words: str) -> None:
    answer = answered(text)
    assert has_note(answer, words)
    assert "not_settled" in kinds(answer)


def test_no_more_is_called_unsettled_than_is() -> None:
    assert "not_settled" not in kinds(answered(DRAW_THREE))


def test_what_was_assumed_stands_first() -> None:
    run = run_situation(load_text("format: 1\ntitle: A test\n" + DRAW_THREE, "test.yaml"))
    assert answer_to(run, [Note("assumed", "Your hand was not given.")]).notes[0].text == "Your hand was not given."


def test_a_replaced_event_names_what_replaced_it() -> None:
    answer = answer_to(run_of_name("chain/replacement/a_ward_banishes_instead"))
    assert answer.steps[0].text.startswith("Because of Grave Ward, Plain Soldier is banished")
    assert "REPLACEMENT.APPLIES" in answer.steps[0].names
    nothing = answer_to(run_of_name("burn_out/the_first_point_can_be_replaced"))
    assert "because of Point Shield there is none" in nothing.steps[1].text


def test_a_phase_is_named_with_what_happens_in_it() -> None:
    steps = answered("turn: {phase: channel}\ndo: [go to main]").steps
    assert steps[-1].text.startswith("Your Draw Phase: you draw 1 card")


def test_the_owners_deck() -> None:
    run = run_of_name("answers/document_disposal_order")
    answer = answer_to(run)
    assert answer.mistakes[0] == "OWNERS_DECK"
    assert [card.name for card in answer.cards] == ["Disposal Order"]
    assert "Your opponent recycles 3 cards to the bottom of their own Main Deck in random order" in answer.short


def run_of_name(name: str) -> Run:
    run = run_of(next(path for path in examples() if name_of(path) == name))
    assert run is not None
    return run


def test_entry_has_exactly_its_keys() -> None:
    written = entry(answered(DRAW_THREE))
    assert list(written) == [
        "title", "short", "ok", "edition", "steps", "before", "after", "burn_outs", "winner", "winners", "ended",
        "asked", "cards", "examples", "notes", "differences",
    ]  # fmt: skip
    assert written["ok"] is None
    assert written["before"]["victory_score"] == 8
    assert written["after"]["opponent"]["points"] == 8
    assert written["burn_outs"] == [{"player": "you", "place": 1}]
    assert (written["winner"], written["ended"]) == ("opponent", "points")
    assert len(written["examples"]) == 2
    assert all(set(step) <= {"text", "rules", "names", "event", "card", "after"} for step in written["steps"])


def test_ok_says_whether_everything_was_found() -> None:
    expecting = answered(DRAW_THREE + "expect: {winner: opponent}\n")
    difference: dict[str, Any] = {"path": "winner", "expected": "you", "found": "opponent"}
    assert entry(expecting)["ok"] is True
    assert entry(expecting, [difference])["ok"] is False
    undecided = "players: {you: {hand: [{as: a}, {as: b}]}}\ndo: [you discard 1]\nexpect: {you: {hand: 1}}"
    assert entry(answered(undecided))["ok"] is None


def test_text_has_its_parts_in_order_and_fits() -> None:
    text = as_text(entry(answer_to(run_of_name("burn_out/document_shadow_temple"))))
    headings = ["Step by step", "Before and after", "Cards", "Worked examples", "Notes", "Terms"]
    places = [text.index(f"\n{heading}\n") for heading in headings]
    assert places == sorted(places)
    assert text.index("You Hold Shadow Temple") < places[0]
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "Recycle: " in text[places[-1] :]


def test_markdown_escapes_and_has_headings() -> None:
    written = as_markdown(entry(answer_to(run_of_name("burn_out/document_shadow_temple"))))
    assert written.startswith("# ")
    assert "\n## Step by step\n\n1. You Hold battlefield A (Shadow Temple)" in written
    assert r"\[Burn 3\]" in written


def test_expect_answer_differences() -> None:
    good = "expect: {answer: {short: wins, order: [short, steps, examples], explains: [Recycle], notes: [TR 421.8]}}\n"
    assert check_answer(answered(DRAW_THREE + good)) == []
    bad = (
        "expect: {answer: {short: nonsense, order: [steps, short], explains: [Token], mistakes: [TIED_WINS], "
        "notes: [x1]}}\n"
    )
    paths = [difference["path"] for difference in check_answer(answered(DRAW_THREE + bad))]
    assert paths == ["answer.short", "answer.order", "answer.explains", "answer.mistakes", "answer.notes"]
    assert check_answer(answered(DRAW_THREE)) == []


def test_every_named_mistake_and_example_exists() -> None:
    assert set(APPLIES) <= set(MISTAKES)
    for name in {name for _, name in EXAMPLES} | set(WHO_WINS):
        assert from_library(name).short


def test_the_counts_of_all_examples_add_up() -> None:
    """Told step by step from the events alone, every count comes out as the table has it."""
    for path in examples():
        run = run_of(path)
        if run is None:
            continue
        teller = Teller(run)
        steps = teller.tell(TELLERS)
        assert teller.ledger.now == run.counts(), path
        last: dict[str, dict[str, int]] = {seat: dict(counts) for seat, counts in run.before.items()}
        for step in steps:
            assert step.names, (path, step.text)
            assert set(step.names) <= set(RULES), (path, step.text)
            assert not re.search(r"[{}\[\]|]", step.text), (path, step.text)
            for seat, counts in step.after.items():
                last[seat].update(counts)
        if steps:
            assert last == run.counts(), path


def test_every_example_is_answered() -> None:
    for path in examples():
        run = run_of(path)
        if run is not None:
            answer = answer_to(run)
            assert answer.short, path
            assert not re.search(r"[{}\[\]|]", answer.short), (path, answer.short)
            assert check_answer(answer) == [], path


def test_sentences_follow_who_is_spoken_of() -> None:
    template = "{Who} [draw|draws] from {their} deck."
    assert say(template) == "You draw from your deck."
    assert say(template, "opponent") == "Your opponent draws from their deck."
    assert say(template, "opponent 2") == "Opponent 2 draws from their deck."
    assert say("{Whose} ally", "ally") == "Your ally's ally"


def test_lists_of_cards() -> None:
    assert joined(["a", "b", "c"]) == "a, b and c"
    assert joined(["a", "b"], "or") == "a or b"
    assert listing(["a card", "a card"]) == "2 cards"
    assert listing(["Bolt", "a card"]) == "Bolt and 1 other card"
    assert listing(["Bolt", "Bolt"]) == "Bolt ×2"
