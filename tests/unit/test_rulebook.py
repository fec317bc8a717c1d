"""The rulebook: names and entries agree, numbers are found and written right, terms are recognised."""

from collections import Counter

import pytest

from rulebound import rulebook
from rulebound.rulebook import chapters, glossary, mistakes, names, terms

CONSTANTS = {key: value for key, value in vars(names).items() if key.isupper()}
PURE_DEFINITIONS = {names.TRIGGER_CONDITION, names.TURN_STATE}
NOT_SHOWN_YET = {rule.name for rule in chapters.ALL if rule.status == "not yet"}
QUOTED = {
    **{number: number for number in ("185.2.e", "186.1", "194.1.a", "194.1.b", "194.1.c", "194.1.d", "194.2", "194.3")},
    **{f"416.{rest}": f"417.{rest}" for rest in ("1.a", "1.b", "1.c", "3", "4", "5", "5.a", "6")},
    **{
        f"431.{rest}": f"432.{rest}"
        for rest in (
            "1", "1.a", "1.b", "1.c", "1.c.1", "2", "2.a", "2.b", "2.c", "2.d", "3", "3.a", "3.b", "3.c", "3.c.1", "5"
        )
    },
    **{f"471.{rest}": f"473.{rest}" for rest in ("1", "2", "2.a", "2.b", "2.c")},
    "472": "474",
}  # fmt: skip


def test_every_constant_has_an_entry_and_every_enforced_rule_a_constant() -> None:
    enforced = {rule.name for rule in rulebook.RULES.values() if rule.status == "enforced"}
    assert set(CONSTANTS.values()) - set(rulebook.RULES) == set()
    assert enforced == set(CONSTANTS.values()) - PURE_DEFINITIONS - NOT_SHOWN_YET


def test_constants_are_spelled_like_their_names() -> None:
    for key, value in CONSTANTS.items():
        assert key == value.replace(".", "_").replace("2V2", "TWO_V_TWO")


def test_names_are_unique_and_numbers_too_except_the_two_halves_of_the_final_point() -> None:
    assert len(rulebook.RULES) == len(chapters.ALL)
    shared = [number for number, times in Counter(rule.number for rule in chapters.ALL).items() if times > 1]
    assert shared == ["471.1.b.1"]
    assert {rule.name for rule in chapters.ALL if rule.number == "471.1.b.1"} == {
        names.FINAL_POINT_POINT,
        names.FINAL_POINT_DRAW,
    }


def test_only_what_the_sources_quote_has_an_october_number() -> None:
    assert {rule.number: rule.quoted for rule in chapters.ALL if rule.quoted} == QUOTED


def test_every_rule_is_told_and_what_is_not_enforced_says_why() -> None:
    for rule in chapters.ALL:
        assert all((rule.title, rule.chapter, rule.terms)), rule.name
        assert rule.summary.endswith((".", ".”"))
        assert (rule.reason is None) == (rule.status == "enforced"), rule.name


@pytest.mark.parametrize(
    ("name", "written"),
    [
        (names.BURN_OUT_RECYCLE, "432.2.b"),
        (names.RECYCLE, "416.1 (2026-07-16)"),
        (names.RECYCLE_OWNER, "417.1.c"),
        ("DRAW.SHORT_FIRST", "413.4.a (2026-07-16)"),
        (names.WIN_CLEANUP, "474"),
        (names.FINAL_POINT_DRAW, "471.1.b.1 (2026-07-16)"),
        (names.TR_SHUFFLE_GROUP, "TR 421.8"),
    ],
)
def test_a_number_is_written_bare_only_where_a_source_quotes_it(name: str, written: str) -> None:
    assert rulebook.cite(name) == written
    assert name in [rule.name for rule in rulebook.find(written)]


def test_a_number_of_two_editions_shows_the_newer_first() -> None:
    found = rulebook.by_number("432")
    assert found[0].name == names.BURN_OUT
    assert rulebook.editions_with(found[0], "432") == ("2026-10-16",)
    first_double = next(place for place, rule in enumerate(found) if rule.name.startswith("DOUBLE"))
    assert all(rule.name.startswith("BURN_OUT") for rule in found[:first_double])
    assert {rule.number.partition(".")[0] for rule in found[first_double:]} == {"432"}
    assert rulebook.editions_with(found[first_double], "432") == ("2026-07-16",)


@pytest.mark.parametrize(
    ("query", "edition", "first", "how_many"),
    [
        ("432.2.b", None, names.BURN_OUT_RECYCLE, 1),
        ("432.2.B.", None, names.BURN_OUT_RECYCLE, 1),
        ("432.1.a", None, names.BURN_OUT_DRAW, 2),
        ("432.1.a", "2026-07-16", "DOUBLE.FIXED", 1),
        ("432.1.a (2026-07-16)", None, "DOUBLE.FIXED", 1),
        ("417.5", "2026-07-16", "DEAL.BONUS", 1),
        ("194.2", None, names.WIN_POINTS, 3),
        ("54.1", None, names.CANT_BEATS_CAN, 1),
        ("474", None, names.WIN_CLEANUP, 2),
        ("473", None, names.SCORE_POINT, 6),
        ("tr421.8", None, names.TR_SHUFFLE_GROUP, 1),
        ("TR 421.8", "2026-10-16", names.TR_SHUFFLE_GROUP, 1),
        ("471.1.b.1", None, names.FINAL_POINT_POINT, 2),
        ("burn_out.recycle", None, names.BURN_OUT_RECYCLE, 1),
        ("Burn Out", None, names.BURN_OUT, 1),
        ("2v2.points", None, names.TWO_V_TWO_POINTS, 1),
    ],
)
def test_rules_are_found_by_number_and_by_name(query: str, edition: str | None, first: str, how_many: int) -> None:
    found = rulebook.find(query, edition)
    assert found[0].name == first
    assert len(found) == how_many


def test_numbers_are_listed_in_their_order() -> None:
    assert [rule.number for rule in rulebook.by_number("323")] == [
        "323.1", "323.2", "323.4", "323.5", "323.6", "323.7", "323.8"
    ]  # fmt: skip
    assert [rule.number for rule in rulebook.by_number("355")][-4:] == ["355.10.f", "355.13", "355.14", "355.17"]
    assert rulebook.by_number("41") == []
    assert rulebook.by_number("no number") == []
    assert rulebook.editions_with(rulebook.by_name(names.DRAW), "no number") == ()


def test_what_is_not_found_says_what_to_try() -> None:
    with pytest.raises(rulebook.UnknownRule, match=r"BURN_OUT\.RECYCLE"):
        rulebook.by_name("BURN_OUT.RECYCEL")
    with pytest.raises(rulebook.UnknownRule, match=r"431\.9.*432\.1"):
        rulebook.find("431.9")
    with pytest.raises(rulebook.UnknownRule, match="999"):
        rulebook.find("999")
    with pytest.raises(rulebook.UnknownRule, match="in the edition of 2026-10-16"):
        rulebook.find("413.4", "2026-10-16")
    with pytest.raises(rulebook.UnknownEdition, match="2026-10-16 or 2026-07-16"):
        rulebook.by_number("432", "2025-01-01")
    with pytest.raises(rulebook.UnknownTerm, match="recycle"):
        rulebook.explain("recykle")


def test_terms_mistakes_and_rules_refer_to_what_exists() -> None:
    assert len(glossary.GLOSSARY) == len(terms.ALL)
    assert {term for rule in chapters.ALL for term in rule.terms} <= set(glossary.GLOSSARY)
    assert {name for term in terms.ALL for name in term.rules} <= set(rulebook.RULES)
    assert {name for mistake in rulebook.MISTAKES.values() for name in mistake.rules} <= set(rulebook.RULES)
    assert all(term.text.endswith(".") and term.rules for term in terms.ALL)
    assert all(mistake.belief and mistake.correction and mistake.rules for mistake in rulebook.MISTAKES.values())
    assert len(rulebook.MISTAKES) == len(mistakes.ALL)


def test_no_written_form_belongs_to_two_terms() -> None:
    forms = Counter(form for term in terms.ALL for form in terms.written_forms(term))
    assert [form for form, times in forms.items() if times > 1] == []


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("You burn out.", ["Burn Out"]),
        ("Burns out, burned out, burning out", ["Burn Out"]),
        ("Burn 3: three cards are burned", ["Burn", "Card"]),
        ("The trash is recycled into your main deck.", ["Trash", "Recycle", "Main Deck"]),
        ("It recycles runes under the Rune Deck", ["Recycle", "Rune", "Rune Deck"]),
        ("A conquered battlefield; she was holding one, he held one", ["Conquer", "Battlefield", "Hold"]),
        ("My library is empty and my graveyard too: do I deck out?", ["Main Deck", "Trash", "Burn Out"]),
        ("I scry, mill and tap", ["Predict", "Burn", "Exhaust"]),
        ("The Final Point is a point", ["Final Point", "Point"]),
        ("It might be shown", []),
        ("3 Might", ["Might"]),
        ("The priorities of a stunned unit that skipped a cleanup", ["Priority", "Stun", "Unit", "Skip", "Cleanup"]),
        ("Cards drawn, units readied and exhausted", ["Card", "Draw", "Unit", "Ready", "Exhaust"]),
        ("Trashcan, unitary", []),
        ("I burn. Out of cards", ["Burn", "Card"]),
        ("A burn-out and the deck's last card in the Main Deck's place", ["Burn Out", "Card", "Main Deck"]),
    ],
)
def test_terms_are_found_in_sentences(sentence: str, expected: list[str]) -> None:
    assert rulebook.terms_in(sentence) == expected


@pytest.mark.parametrize(("written", "term"), [("RECYCLED", "Recycle"), ("draw pile", "Main Deck"), ("xp", "XP")])
def test_a_term_is_explained_however_it_is_written(written: str, term: str) -> None:
    assert rulebook.explain(written) is glossary.GLOSSARY[term]
