"""How the tests read a page: the short answer as it is seen, counts, and what sticks out."""

import re

from playwright.sync_api import Page, expect

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def see_answer(page: Page, *parts: str) -> None:
    """The short answer holds each of these parts, the explanations of its terms left out."""
    for part in parts:
        expect(page.locator("#short")).to_contain_text(part, use_inner_text=True)


def see_counts(page: Page, who: str, *cells: str) -> None:
    """A row of the table before and after, a changed count written "1→4"."""
    row = page.locator(".counts-table tbody tr").filter(has=page.get_by_role("rowheader", name=who, exact=True))
    for place, cell in enumerate(cells):
        expect(row.locator("td").nth(place)).to_have_text(re.compile(cell.replace("→", r"→\s*becomes\s*") + "$"))


def see_step(page: Page, step: int, last: int) -> None:
    """The board shows a step, in its heading, at its slider and in its address."""
    expect(page.locator(".film-at")).to_have_text(f"{step} / {last}")
    heading = f"Step {step} of {last}" if step else "Before anything is done"
    expect(page.locator(".film-told h2")).to_have_text(heading)
    expect(page).to_have_url(re.compile(rf"[?&]step={step}$") if step else re.compile(r"/board"))


def nothing_sticks_out(page: Page) -> None:
    """The page needs no scrolling sideways."""
    assert page.evaluate(SIDEWAYS) <= 0, f"{page.url} is wider than the window"
