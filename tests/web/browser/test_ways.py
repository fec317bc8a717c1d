"""Ways of using the page: on a phone, with the keyboard alone, without scripts, in the dark."""

import re

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page, expect

from tests.web.browser.reading import ADDRESSES, nothing_sticks_out, see_answer, see_counts, see_step

pytestmark = pytest.mark.browser

PHONE: dict[str, object] = {
    "viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2,
}  # fmt: skip
SEEN = """() => {
    const focused = document.activeElement;
    // A chip is an unseen radio button with what is seen beside it.
    const seen = focused.matches(".deed input") ? focused.nextElementSibling : focused;
    return getComputedStyle(seen).outlineStyle !== "none";
}"""
CONTRAST = """() => {
    const parts = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
    const light = (colour) => parts(colour).map((one) => one / 255)
        .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
        .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
    const style = getComputedStyle(document.documentElement);
    return [light(style.color), light(style.backgroundColor)];
}"""


def tab_to(page: Page, element: str) -> None:
    """Press Tab until an element has the focus, which must be seen wherever it is on the way."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("one => document.activeElement.matches(one)", element):
            return
        assert page.evaluate(SEEN), page.evaluate("document.activeElement.outerHTML")[:200]
    pytest.fail(f"{element} is not reached with the Tab key")


@pytest.mark.parametrize("options", [PHONE], ids=["phone"])
def test_no_page_is_wider_than_a_phone(page: Page) -> None:
    for address in ADDRESSES:
        page.goto(address)
        nothing_sticks_out(page)
        page.evaluate("for (const one of document.querySelectorAll('main details:not(.playable)')) one.open = true")
        nothing_sticks_out(page)


@pytest.mark.parametrize("options", [PHONE], ids=["phone"])
def test_asking_on_a_phone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name="Draw", exact=True).tap()
    page.locator("#f-deck").fill("0")
    page.locator("#f-trash").fill("2")
    peek = page.locator(".peek")
    expect(peek).to_contain_text("Burn Out")
    peek.tap()
    expect(page.locator("#short")).to_be_in_viewport()
    expect(peek).to_be_hidden()
    page.get_by_role("link", name=re.compile("on the board ?: step 1$")).tap()
    page.get_by_role("link", name="Next step").tap()
    expect(page.locator(".film-at")).to_have_text(re.compile("^2 / "))
    nothing_sticks_out(page)


def test_asking_with_the_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the content")).to_be_focused()
    expect(page.get_by_role("link", name="To the content")).to_be_in_viewport()
    page.keyboard.press("Enter")
    tab_to(page, "#f-q")
    page.keyboard.type("I draw 3")
    tab_to(page, "#f-deck")
    page.keyboard.type("1")
    tab_to(page, "#f-trash")
    for _ in range(6):
        page.keyboard.press("ArrowUp")
    expect(page.locator("#f-trash")).to_have_value("6")
    page.keyboard.press("Enter")
    see_answer(page, "the 6 cards of your Trash")
    expect(page.get_by_role("status")).to_contain_text("Burn Out once")


def test_choosing_and_stepping_with_the_keyboard_alone(page: Page) -> None:
    page.goto("/")
    tab_to(page, "#do-draw")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Burn", exact=True)).to_be_checked()
    assert page.evaluate(SEEN)
    see_answer(page, "You Burn 1")
    tab_to(page, ".see")
    page.keyboard.press("Enter")
    expect(page.locator(".film-at")).to_have_text(re.compile("^1 / "))
    tab_to(page, "[data-move=previous]")
    page.keyboard.press("Enter")
    expect(page.locator(".film-at")).to_have_text(re.compile("^0 / "))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".film-at")).to_have_text(re.compile("^1 / "))


WITHOUT_SCRIPTS: dict[str, object] = {"viewport": {"width": 1000, "height": 800}, "java_script_enabled": False}


@pytest.mark.parametrize("options", [WITHOUT_SCRIPTS], ids=["no scripts"])
def test_asking_without_scripts(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your question, in your own words").fill("draw 3")
    page.locator("#f-deck").fill("1")
    page.locator("#f-trash").fill("5")
    page.get_by_role("button", name="Answer").click()
    see_answer(page, "You draw 1, Burn Out once")
    see_counts(page, "You", "1→3", "5→0", "0→3")
    page.get_by_role("link", name="the decks and points were others?").click()
    expect(page.locator(".grid td.itself")).to_contain_text("an opponent gains points, this is your question")
    page.get_by_role("link", name="To the answer").click()
    see_answer(page, "You draw 1, Burn Out once")


@pytest.mark.parametrize("options", [WITHOUT_SCRIPTS], ids=["no scripts"])
def test_choosing_without_scripts(page: Page) -> None:
    page.goto("/?mode=ffa3")
    page.get_by_role("radio", name="Draw", exact=True).check()
    page.locator("#f-deck").fill("0")
    page.locator("#f-trash").fill("2")
    page.get_by_role("button", name="Answer").click()
    page.get_by_role("link", name="Go on with this choice").first.click()
    see_answer(page, "opponent 1 goes from 0 to 1 point")


@pytest.mark.parametrize("options", [WITHOUT_SCRIPTS], ids=["no scripts"])
def test_the_board_without_scripts(page: Page) -> None:
    page.goto("/board?do=draw&n=3&deck=1&trash=6")
    page.get_by_role("link", name="Next step").click()
    see_step(page, 1, 4)
    page.get_by_role("link", name="To the end").click()
    see_step(page, 4, 4)
    page.get_by_role("slider", name="Step").press("ArrowLeft")
    page.get_by_role("button", name="Go").click()
    see_step(page, 3, 4)


@pytest.mark.parametrize("options", [WITHOUT_SCRIPTS], ids=["no scripts"])
def test_the_editor_without_scripts(page: Page) -> None:
    page.goto("/editor?scenario=burn_out/document_draw_three")
    file = page.get_by_role("textbox", name="File", exact=True)
    file.fill(file.input_value().replace("hand: 3", "hand: 4"))
    page.get_by_role("button", name="Run").click()
    expect(page.locator("#result .verdict")).to_contain_text("1 difference.")
    expect(page.locator(".expectations .differs")).to_contain_text("expected 4, found 3")
    file.fill("format: 1\nplayers: [")
    page.get_by_role("button", name="Run").click()
    expect(page.locator("#result .place")).to_contain_text(re.compile("Line 3, column [0-9]+"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_light_and_dark(browser: Browser, base: str, scheme: str) -> None:
    context = browser.new_context(base_url=base, color_scheme="dark" if scheme == "dark" else "light")
    page = context.new_page()
    page.goto("/")
    ink, ground = page.evaluate(CONTRAST)
    assert (ink > ground) == (scheme == "dark")
    assert (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) > 7
    context.close()


@pytest.mark.parametrize("options", [{"reduced_motion": "reduce"}], ids=["calm"])
def test_reduced_motion(page: Page) -> None:
    page.goto("/board?do=draw&n=3&deck=1&trash=6&step=1")
    moving = "document.getAnimations().length"
    page.keyboard.press("ArrowRight")
    see_step(page, 2, 4)
    assert page.evaluate(moving) == 0
