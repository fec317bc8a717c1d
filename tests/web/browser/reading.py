"""How the tests read a page: the short answer as it is seen, counts, and what sticks out."""

import re

from playwright.sync_api import Page, expect

ADDRESSES = (
    "/", "/?do=draw&n=3&deck=1&trash=6&points=3&opponent_points=7", "/?q=I+draw+2&mode=ffa3&deck=0&trash=5",
    "/?q=I+play+Disposal+Order+on+3+cards+in+my+opponent%27s+trash", "/compare?a=draw+3&b=burn+3",
    "/whatif?do=draw&n=2&deck=1", "/board?do=hold&on=A&A=Shadow+Temple&deck=2&step=3",
    "/board?scenario=modes/ffa4_points_spread_over_three", "/rulebook",
    "/rulebook?q=burn+out", "/rule/BURN_OUT.POINT", "/glossary", "/coverage", "/guides",
    "/guides/running-out", "/guides/scoring", "/guides/recycling", "/editor?scenario=burn_out/document_draw_three",
    "/example/burn_out/document_draw_three", "/api/",
)  # fmt: skip
"""One address of every kind of page."""

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
