"""The rulebook and the guides in a browser: found, opened, and their examples run in place."""

import re

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser.reading import see_answer

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("words", "rule"),
    [("432.2.c", "BURN_OUT.POINT"), ("final point", "FINAL_POINT"), ("burn out trash", "BURN_OUT.RECYCLE")],
)
def test_the_rulebook_is_searched(page: Page, words: str, rule: str) -> None:
    page.goto("/rulebook")
    page.get_by_label("Find a rule or a term").fill(words)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile(r"^[1-9]\d* rules?$"))).to_be_visible()
    page.locator(f".found a.name[href='/rule/{rule}']").click()
    expect(page).to_have_url(re.compile(f"/rule/{re.escape(rule)}$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_search_without_a_find_says_what_to_do(page: Page) -> None:
    page.goto("/rulebook?q=zzzz")
    expect(page.get_by_role("main")).to_contain_text("Try fewer words")


def test_an_example_of_a_rule_runs_in_place(page: Page) -> None:
    page.goto("/rule/BURN_OUT.POINT")
    example = page.locator("details.playable").first
    example.locator("summary").click()
    expect(example.get_by_role("status")).to_contain_text("✓ All that the file expects came out.")


@pytest.mark.parametrize(
    ("guide", "board"),
    [("running-out", "burn_out/document_draw_three"), ("scoring", ""), ("recycling", "document_disposal_order")],
)
def test_a_guide_is_read_to_its_examples(page: Page, guide: str, board: str) -> None:
    page.goto("/guides")
    page.locator(f"main a[href='/guides/{guide}']").first.click()
    headings = ["The short answer", "How it works", "Cards", "Worked examples", "Common mistakes", "Further questions"]
    for heading in headings:
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    question = page.locator("details.question").first
    question.locator("summary").click()
    expect(question.locator("p").first).to_be_visible()
    page.get_by_role("link", name="See it on the board").first.click()
    expect(page).to_have_url(re.compile(f"/board.*{re.escape(board)}"))
    expect(page.locator(".film.scripted")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".film-told h2")).to_contain_text("Step 1 of")


def test_every_page_is_reached_from_the_head(page: Page) -> None:
    page.goto("/")
    for name, heading in [("Board", "Board"), ("Rulebook", "Rulebook"), ("Guides", "Guides"), ("Editor", "editor")]:
        page.get_by_role("navigation", name="Pages").get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
        expect(page.locator(".top [aria-current=page]")).to_have_text(name)
    page.get_by_role("link", name="Rulebound", exact=True).click()
    page.get_by_role("link", name="Burn 3 with one card left").click()
    see_answer(page, "Burn Out once")
