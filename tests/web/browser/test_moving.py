"""The board in a browser: moved through by links, keys, slider and swipe, with an address for every step."""

import re

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser.reading import see_answer, see_step

pytestmark = pytest.mark.browser

BOARD = "/board?do=draw&n=3&deck=1&trash=6&opponent_points=7&points=3"
LAST = 5


def test_from_the_answer_to_the_board_and_back(page: Page) -> None:
    page.goto("/?do=draw&n=3&deck=1&trash=6&opponent_points=7&points=3")
    page.get_by_role("link", name=re.compile("on the board ?: step 2$")).click()
    see_step(page, 2, LAST)
    expect(page.locator(".film-told")).to_contain_text("recycle your whole Trash", use_inner_text=True)
    page.get_by_role("link", name="The answer in words").click()
    see_answer(page, "Your opponent wins")


def test_links_move_and_mark_what_changed(page: Page) -> None:
    page.goto(BOARD)
    see_step(page, 0, LAST)
    page.get_by_role("link", name="Next step").click()
    see_step(page, 1, LAST)
    mine = page.get_by_role("region", name="You", exact=True)
    expect(mine.locator(".zone.changed")).to_have_count(2)
    page.get_by_role("link", name="To the end").click()
    see_step(page, LAST, LAST)
    expect(page.locator(".outcome")).to_contain_text("Your opponent wins.")
    page.get_by_role("link", name="Back one step").click()
    see_step(page, LAST - 1, LAST)
    page.get_by_role("link", name="To the start").click()
    see_step(page, 0, LAST)
    expect(page.locator(".changed")).to_have_count(0)


def test_keys_move(page: Page) -> None:
    page.goto(BOARD)
    for step in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        see_step(page, step, LAST)
    page.keyboard.press("ArrowLeft")
    see_step(page, 2, LAST)
    page.keyboard.press("End")
    see_step(page, LAST, LAST)
    page.keyboard.press("ArrowRight")
    see_step(page, LAST, LAST)
    page.keyboard.press("Home")
    see_step(page, 0, LAST)


def test_the_slider_moves_and_says_so(page: Page) -> None:
    page.goto(BOARD)
    slider = page.get_by_role("slider", name="Step")
    slider.fill("3")
    see_step(page, 3, LAST)
    expect(slider).to_have_attribute("aria-valuetext", f"Step 3 of {LAST}")
    expect(page.locator(".film-live")).to_contain_text(f"Step 3 of {LAST}.")
    slider.press("ArrowRight")
    see_step(page, 4, LAST)


def test_a_reload_stays_at_the_step(page: Page) -> None:
    page.goto(BOARD)
    page.keyboard.press("End")
    see_step(page, LAST, LAST)
    page.reload()
    see_step(page, LAST, LAST)
    page.keyboard.press("ArrowLeft")
    see_step(page, LAST - 1, LAST)


def test_a_swipe_moves(page: Page) -> None:
    page.goto(BOARD)
    for start, end, step in ((250, 100, 1), (250, 100, 2), (100, 250, 1)):
        page.locator(".film-scene").evaluate(
            """(scene, [start, end]) => {
                const at = (kind, x) => scene.dispatchEvent(new PointerEvent(kind,
                    {bubbles: true, pointerType: "touch", clientX: x, clientY: 300}));
                at("pointerdown", start);
                at("pointerup", end);
            }""",
            [start, end],
        )
        see_step(page, step, LAST)


def test_another_example_of_the_library(page: Page) -> None:
    page.goto("/board")
    page.get_by_label("Another situation from the library").select_option("burn_out/document_shadow_temple")
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Shadow Temple")
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="Battlefield A")).to_contain_text("scored this turn by you")
