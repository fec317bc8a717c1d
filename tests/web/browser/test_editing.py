"""The editor in a browser: what is typed is run at once, mistakes have a place, expectations show as differences."""

import re

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

FILE = """\
format: 1
title: Mine
players:
  you: {main_deck: 1, trash: 6}
do: [you draw 3]
expect:
  you: {hand: 3, main_deck: 4}
"""


def verdict(page: Page, said: str) -> None:
    """What comes of the file, at its place and in the bar that is always in sight."""
    expect(page.locator("#result .verdict")).to_contain_text(said)
    expect(page.locator("#told")).to_contain_text(said)


def test_file_and_form_are_one(page: Page) -> None:
    page.goto("/editor")
    page.get_by_role("textbox", name="File", exact=True).fill(FILE)
    verdict(page, "As expected.")
    title = page.get_by_label("Title")
    expect(title).to_have_value("Mine")
    title.fill("Ours")
    expect(page.get_by_role("textbox", name="File", exact=True)).to_have_value(re.compile("^title: Ours$", re.M))
    expect(title).to_be_focused()


def test_a_mistake_has_its_place(page: Page) -> None:
    page.goto("/editor")
    file = page.get_by_role("textbox", name="File", exact=True)
    file.fill(FILE.replace("trash: 6", "trsh: 6"))
    place = page.get_by_role("button", name="Line 4, column 23:")
    expect(place).to_be_visible()
    expect(page.locator("#result .wrong")).to_contain_text("trash")
    place.click()
    expect(file).to_be_focused()
    assert file.evaluate("file => file.value.slice(file.selectionStart, file.selectionStart + 4)") == "trsh"
    file.fill(FILE)
    verdict(page, "As expected.")


def test_an_expectation_is_shown_as_a_difference(page: Page) -> None:
    page.goto("/editor")
    page.get_by_role("textbox", name="File", exact=True).fill(FILE.replace("main_deck: 4", "main_deck: 5"))
    verdict(page, "1 difference.")
    expect(page.locator(".expectations .differs")).to_contain_text("expected 5, found 4")
    expect(page.locator(".expectations .met")).to_have_count(1)


def test_a_decision_is_put_into_the_file(page: Page) -> None:
    page.goto("/editor")
    file = page.get_by_role("textbox", name="File", exact=True)
    file.fill(FILE.partition("expect")[0] + "mode: ffa3\n")
    verdict(page, "A decision is open.")
    page.get_by_role("button", name="opponent 2").click()
    expect(file).to_have_value(re.compile("BURN_OUT.OPPONENT: opponent 2"))
    verdict(page, "Nothing is expected.")


def test_an_example_is_opened_and_saved(page: Page) -> None:
    page.goto("/editor")
    page.get_by_label("Begin with").select_option("burn_out/document_burn_three")
    page.get_by_role("button", name="Open").click()
    verdict(page, "As expected.")
    page.get_by_role("button", name="Run").click()
    verdict(page, "As expected.")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    assert "burn" in waiting.value.path().read_text("utf-8")
