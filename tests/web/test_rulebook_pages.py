"""The rulebook's pages: chapters, search, one page a rule, the glossary, what is proven, and examples run in place."""

import re

import pytest

pytest.importorskip("starlette")
pytest.importorskip("jinja2")
pytest.importorskip("httpx")

from starlette.testclient import TestClient

from rulebound.rulebook import GLOSSARY, RULES, cite, numbers
from rulebound.rulebook import names as R
from rulebound.scenario import coverage
from rulebound.web import library_runs, rulebook_pages
from rulebound.web.rule_search import rules_matching, terms_matching
from rulebound.web.rulebook_pages import chapters, rule_parts
from tests.library import FILES, name_of

NASTY = """<script>alert("x")</script>"""


def test_every_rule_is_listed_and_has_a_page(client: TestClient) -> None:
    listed = client.get("/rulebook").text
    assert sum(len(rules) for rules in chapters().values()) == len(RULES)
    for name, rule in RULES.items():
        assert f'href="/rule/{name}"' in listed
        page = client.get(f"/rule/{name}")
        assert page.status_code == 200
        assert all(number in page.text for _, number in numbers(rule))


def test_a_rule_page_has_all_its_parts(client: TestClient) -> None:
    page = client.get("/rule/BURN_OUT.RECYCLE").text
    assert RULES[R.BURN_OUT_RECYCLE].title in page
    assert "432.2.b" in page
    assert "431.2.b" in page
    assert "enforced" in page
    assert 'role="tooltip"' in page
    assert "Shadow Temple" in page
    assert "Common mistakes" in page
    for proof in rulebook_pages.proofs_of(coverage.proofs_of(R.BURN_OUT_RECYCLE)):
        assert f'data-example="{proof.name}"' in page
        assert f'href="/example/{proof.name}"' in page


def test_what_is_not_enforced_says_why(client: TestClient) -> None:
    for rule in RULES.values():
        if rule.reason is not None and rule.status != "definition":
            assert rule.status in client.get(f"/rule/{rule.name}").text


def test_numbers_of_two_editions_do_not_mix(client: TestClient) -> None:
    """432 is Burn Out in one edition and Double in the other: both are shown."""
    page = client.get("/rule/432").text
    assert 'href="/rule/BURN_OUT"' in page
    assert "Double" in page
    assert "432.2.b" in page


def test_a_number_with_one_meaning_is_that_rule(client: TestClient) -> None:
    assert f"<h1>{RULES[R.BURN_OUT_RECYCLE].title}</h1>" in client.get("/rule/432.2.b").text
    assert f"<h1>{RULES[R.TR_SHUFFLE_GROUP].title}</h1>" in client.get("/rule/TR 421.8").text
    for name in RULES:
        assert client.get(f"/rule/{cite(name)}").status_code == 200


def test_unknown_rules_and_hostile_names(client: TestClient) -> None:
    page = client.get("/rule/BURN_OUT.RECICLE")
    assert page.status_code == 404
    assert "BURN_OUT.RECYCLE" in page.text
    for path in ("/rule/", "/example/", "/rulebook?q="):
        hostile = client.get(path + NASTY.replace("/", "%2F"))
        assert hostile.status_code in (200, 404)
        assert "<script>alert" not in hostile.text
    assert client.get("/example/../../pyproject.toml").status_code == 404
    assert client.get("/example/..%2F..%2Fpyproject").status_code == 404


def test_search_by_number_word_and_foreign_word() -> None:
    assert rules_matching("432.2.b")[0].name == R.BURN_OUT_RECYCLE
    assert rules_matching("final point")[0].name.startswith("FINAL_POINT")
    assert R.RECYCLE_RANDOM_ORDER in [rule.name for rule in rules_matching("recycle random order")]
    assert any("Main Deck" in rule.terms for rule in rules_matching("library"))
    assert [term.term for term in terms_matching("graveyard")] == ["Trash"]
    assert rules_matching("zzz nothing like it") == []
    assert rules_matching("432 (1999-01-01)") == []


def test_search_page(client: TestClient) -> None:
    page = client.get("/rulebook", params={"q": "burn out"}).text
    assert "Burn Out" in page
    assert 'href="/rule/BURN_OUT.POINT"' in page
    assert "No rule has these words" in client.get("/rulebook", params={"q": "zzz"}).text
    assert client.get("/rules", params={"q": "burn"}, follow_redirects=False).headers["location"] == "/rulebook?q=burn"


def test_glossary_has_every_term_at_its_place(client: TestClient) -> None:
    page = client.get("/glossary").text
    ids = re.findall(r'\bid="([^"]*)"', page)
    assert len(ids) == len(set(ids))
    assert all(f'<dt id="{term.lower().replace(" ", "-")}"' in page for term in GLOSSARY)


def test_coverage_is_open(client: TestClient) -> None:
    page = client.get("/coverage").text
    assert all(f">S{number:02}<" in page for number in range(1, 44))
    assert all(f'href="/rule/{name}"' in page for name in RULES)


def test_every_example_can_be_shown(client: TestClient) -> None:
    for path in FILES[::9]:
        name = name_of(path)
        assert client.get(f"/example/{name}").status_code == 200
        part = client.get(f"/example/{name}", params={"part": "run"}).text
        assert "<html" not in part
    assert client.get("/example/nothing").status_code == 404


def test_titles_are_those_of_the_files() -> None:
    assert len(library_runs.titles()) == len(FILES)
    for path in FILES[::9]:
        example = library_runs.example(name_of(path))
        assert library_runs.titles()[example.name] == example.title


def test_cards_that_use_a_rule() -> None:
    using = library_runs.cards_using()
    assert "Shadow Temple" in using[R.BURN]
    assert "Disposal Order" in using[R.RECYCLE_OWNER]
    assert "Shadow Temple" not in using[R.RECYCLE_COST]
    assert [card.name for card in rule_parts(RULES[R.RECYCLE_RUNE_DECK])["cards"]] == ["Sigil of the Storm"]
