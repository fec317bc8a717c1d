"""Asking in a browser: the worked examples by clicking and by typing, addresses, choices, variations, coming back."""

import re

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page, expect

from tests.web.browser.reading import see_answer, see_counts

pytestmark = pytest.mark.browser

DRAW = ("You draw 1, Burn Out once", "the 6 cards of your Trash", "draw the other 2")
BURN = ("You Burn 1, Burn Out once", "the 5 cards of your Trash", "Burn the other 2")
TEMPLE = ("You Hold Shadow Temple (from 0 to 1 point)", "Burn 2, Burn Out once", "Burn the other 1")
ORDER = ("Your opponent recycles 3 cards", "in random order", "then has 13 cards")


def choose(page: Page, deed: str) -> None:
    """Click what happens."""
    page.get_by_role("radio", name=deed, exact=True).click()


def count(page: Page, field: str, to: int) -> None:
    """Click a stepper until it says what it should."""
    box = page.locator(f"#f-{field}")
    now = int(box.input_value() or box.get_attribute("placeholder") or 0)
    button = box.locator(f"xpath=../button[@data-by='{1 if to > now else -1}']")
    for _ in range(abs(to - now)):
        button.click()
    expect(box).to_have_value(str(to))


def test_draw_three_by_clicking(page: Page) -> None:
    page.goto("/")
    choose(page, "Draw")
    count(page, "n", 3)
    count(page, "deck", 1)
    count(page, "trash", 6)
    see_answer(page, *DRAW)
    see_counts(page, "You", "1→4", "6→0", "0→3", "0")
    see_counts(page, "Your opponent", "10", "0", "0", "0→1")
    expect(page).to_have_url(re.compile(r"/\?do=draw&n=3&deck=1&trash=6$"))


def test_burn_three_by_clicking(page: Page) -> None:
    page.goto("/")
    choose(page, "Burn")
    count(page, "n", 3)
    count(page, "deck", 1)
    count(page, "trash", 4)
    see_answer(page, *BURN)
    see_counts(page, "You", "1→3", "4→2", "0", "0")
    see_counts(page, "Your opponent", "10", "0", "0", "0→1")


def test_shadow_temple_by_clicking(page: Page) -> None:
    page.goto("/")
    choose(page, "Hold")
    page.get_by_text("Players and battlefields").click()
    page.locator("#f-A").fill("Shadow Temple")
    page.locator("#f-A_controller").select_option("you")
    count(page, "deck", 2)
    see_answer(page, *TEMPLE)
    see_counts(page, "You", "2→1", "0→1", "0", "0→1")
    see_counts(page, "Your opponent", "10", "0", "0", "0→1")


def test_disposal_order_by_clicking(page: Page) -> None:
    page.goto("/")
    choose(page, "Play a card")
    page.locator("#f-card").fill("Disposal Order")
    count(page, "opponent_trash", 3)
    for choice, option in [("which of the card’s options", "1: "), ("what the card is played on", "3")]:
        asked = page.locator("section").filter(has=page.get_by_role("heading", name=re.compile(f"You decide {choice}")))
        branch = asked.locator(".branch").filter(has=page.locator("summary", has_text=re.compile(f"^{option}")))
        if not branch.evaluate("branch => branch.open"):
            branch.locator("summary").click()
        branch.get_by_role("link", name="Go on with this choice").click()
    see_answer(page, *ORDER)
    see_counts(page, "Your opponent", "10→13", "3→0", "0", "0")


@pytest.mark.parametrize(
    ("question", "said", "mine", "theirs"),
    [
        ("I draw 3 with one card left and six in my trash", DRAW, ("1→4", "6→0", "0→3"), ("10", "0", "0", "0→1")),
        ("burn 3 with 1 card left and 4 in my trash", BURN, ("1→3", "4→2", "0"), ("10", "0", "0", "0→1")),
        ("I hold Shadow Temple with 2 cards left", TEMPLE, ("2→1", "0→1", "0", "0→1"), ("10", "0", "0", "0→1")),
        ("I play Disposal Order on 3 cards in my opponent's trash", ORDER, (), ("10→13", "3→0")),
    ],
)  # fmt: skip
def test_worked_examples_by_typing(
    page: Page, question: str, said: tuple[str, ...], mine: tuple[str, ...], theirs: tuple[str, ...]
) -> None:
    page.goto("/")
    page.get_by_label("Your question, in your own words").press_sequentially(question)
    see_answer(page, *said)
    see_counts(page, "You", *mine)
    see_counts(page, "Your opponent", *theirs)
    expect(page).to_have_title(f"“{question}” · Rulebound")


def test_typing_and_clicking_exclude_each_other(page: Page) -> None:
    page.goto("/")
    choose(page, "Burn")
    see_answer(page, "You Burn 1")
    page.locator("#f-q").fill("draw 2")
    see_answer(page, "You draw 2")
    expect(page.get_by_role("radio", name="Burn", exact=True)).not_to_be_checked()
    choose(page, "Draw")
    expect(page.locator("#f-q")).to_have_value("")


def test_a_mistake_is_told_and_mended(page: Page) -> None:
    page.goto("/")
    page.locator("#f-q").fill("dance 3")
    see_answer(page, "Not understood", "draw 3")
    page.locator("#f-q").fill("draw 3")
    see_answer(page, "You draw 3")


def test_an_address_is_shared(page: Page, browser: Browser, base: str) -> None:
    page.goto("/")
    page.locator("#f-q").fill("draw 3")
    count(page, "deck", 1)
    page.locator("#f-points").fill("5")
    page.locator("#f-opponent_points").fill("7")
    see_answer(page, "Your opponent wins", "9 points to your 5")
    expect(page).to_have_url(re.compile("opponent_points=7"))
    said = page.locator("#short").inner_text()
    other = browser.new_context()
    elsewhere = other.new_page()
    elsewhere.goto(page.url)
    assert elsewhere.url.startswith(base)
    expect(elsewhere.locator("#short")).to_have_text(said, use_inner_text=True)
    expect(elsewhere.locator("#f-q")).to_have_value("draw 3")
    expect(elsewhere.locator("#f-opponent_points")).to_have_value("7")
    other.close()


def test_a_reload_in_the_middle_keeps_the_question(page: Page) -> None:
    page.goto("/")
    choose(page, "Draw")
    count(page, "n", 2)
    count(page, "deck", 0)
    see_answer(page, "Burn Out")
    expect(page).to_have_url(re.compile("deck=0"))
    said = page.locator("#short").inner_text()
    page.reload()
    expect(page.locator("#short")).to_have_text(said, use_inner_text=True)
    expect(page.locator("#f-deck")).to_have_value("0")
    count(page, "deck", 3)
    see_answer(page, "You draw 2")


def test_a_branch_is_chosen_and_taken_back(page: Page) -> None:
    page.goto("/?q=I+draw+2&mode=ffa3&deck=0&trash=5")
    see_answer(page, "You now have to choose which opponent gains the point")
    branch = page.locator(".branch").filter(has=page.locator("summary", has_text="Opponent 2"))
    expect(branch).to_contain_text("Opponent 2 then has 1 point.")
    branch.get_by_role("link", name="Go on with this choice").click()
    see_answer(page, "opponent 2 goes from 0 to 1 point", "draw 2")
    see_counts(page, "Opponent 2", "10", "0", "0", "0→1")
    see_counts(page, "Opponent 1", "10", "0", "0", "0")
    page.get_by_role("link", name="Take back the choice").click()
    see_answer(page, "You now have to choose")


def test_the_grid_of_variations(page: Page) -> None:
    page.goto("/?do=draw&n=2&deck=1&trash=3&points=2&opponent_points=7")
    grid = page.locator(".grid")
    expect(grid.locator("tbody tr")).to_have_count(6)
    expect(grid.locator("tbody td")).to_have_count(36)
    expect(grid.locator("td.itself")).to_contain_text("you lose, this is your question")
    enough = grid.locator("tbody tr").nth(2).locator("td").first
    expect(enough).to_contain_text("no points, no winner")
    page.locator(".whatif").get_by_role("link", name="points", exact=True).click()
    expect(page.get_by_text("The same at other scores")).to_be_visible()
    expect(grid.locator("tbody td")).to_have_count(36)
    expect(page).to_have_url(re.compile("opponent_points=7$"))


def test_two_answers_side_by_side(page: Page) -> None:
    page.goto("/?do=draw&n=3&deck=1")
    page.get_by_role("link", name="Put beside another").click()
    page.get_by_role("textbox", name="Other question").fill("draw 3")
    page.get_by_role("button", name="Compare").click()
    expect(page.locator(".sides .short").first).to_contain_text("Burn Out")
    expect(page.locator(".sides .short").last).to_contain_text("You draw 3")


def test_terms_are_explained_on_focus(page: Page) -> None:
    page.goto("/?do=draw&n=3&deck=1&trash=6")
    term = page.locator("#short .term").first
    expect(term.locator(".tip")).to_be_hidden()
    term.get_by_role("button").focus()
    expect(term.locator(".tip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(term.locator(".tip")).to_be_hidden()


def test_the_answer_becomes_a_file(page: Page) -> None:
    page.goto("/?do=draw&n=3&deck=1&trash=6")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Scenario file").click()
    text = waiting.value.path().read_text("utf-8")
    assert "main_deck: 1" in text
    assert "you draw 3" in text
