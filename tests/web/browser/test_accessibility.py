"""An installed checker (axe) looks at every kind of page, light and dark: nothing serious or critical is found."""

from typing import Any

import pytest

pytest.importorskip("playwright")
pytest.importorskip("axe_playwright_python")

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.browser.reading import ADDRESSES

pytestmark = pytest.mark.browser

GRAVE = ("serious", "critical")
REPEATED = "main :is(tr, li, details, dt, dd, .chapter):nth-of-type(n+12)"
"""Long lists hold the same again and again: the first of each kind are enough."""
IN_THE_DARK = {"runOnly": ["color-contrast", "link-in-text-block"], "resultTypes": ["violations"]}
"""Colours are all that differs."""


@pytest.fixture(scope="module")
def checker() -> Axe:
    """The checker, which is read once."""
    return Axe()


@pytest.fixture
def options() -> dict[str, object]:
    """Nothing moves, so that no colour is met half-way between light and dark."""
    return {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"}


def findings(checker: Axe, page: Page, options: dict[str, Any]) -> list[str]:
    """What the checker calls serious or critical, with the places."""
    found = checker.run(page, options=options).response["violations"]
    return [
        f"{page.url}: {one['id']} ({one['impact']}) at {', '.join(str(node['target']) for node in one['nodes'][:4])}"
        for one in found
        if one["impact"] in GRAVE
    ]


@pytest.mark.parametrize("address", ADDRESSES)
def test_nothing_serious_is_found(page: Page, checker: Axe, address: str) -> None:
    page.goto(address)
    if page.locator("#whatif").count():
        expect(page.locator("#whatif-of")).to_be_visible()
    # What is folded is read as well; of the examples that run when they are opened, the first.
    page.evaluate("for (const one of document.querySelectorAll('main details:not(.playable)')) one.open = true")
    if page.locator(".playable").count():
        page.locator(".playable summary").first.click()
        expect(page.locator(".playable .short")).to_be_visible()
    page.evaluate("repeated => document.querySelectorAll(repeated).forEach((one) => one.remove())", REPEATED)
    assert findings(checker, page, {"resultTypes": ["violations"]}) == []
    page.emulate_media(color_scheme="dark")
    assert findings(checker, page, IN_THE_DARK) == []


@pytest.mark.parametrize(
    ("address", "roles"),
    [
        ("/?do=draw&n=3&deck=1", [("textbox", "Your question, in your own words"), ("radio", "Draw"),
                                  ("button", "Answer"), ("heading", "Step by step"),
                                  ("table", "8 points are needed to win.")]),
        ("/board", [("slider", "Step"), ("link", "Next step"), ("region", "You"), ("region", "Points")]),
        ("/rulebook", [("searchbox", "Find a rule or a term"), ("navigation", "Chapters")]),
        ("/editor", [("textbox", "File"), ("button", "Run"), ("combobox", "Begin with")]),
    ],
)  # fmt: skip
def test_what_a_screen_reader_finds(page: Page, address: str, roles: list[tuple[str, str]]) -> None:
    page.goto(address)
    for role, name in roles:
        expect(page.get_by_role(role, name=name, exact=True).first).to_be_visible()  # type: ignore[arg-type]
    assert page.get_by_role("main").count() == page.get_by_role("heading", level=1).count() == 1
    names = page.locator("main :is(input:not([type=hidden]), select, textarea)").evaluate_all(
        "all => all.filter(one => !one.labels?.length && !one.ariaLabel).map(one => one.outerHTML)"
    )
    assert names == []
