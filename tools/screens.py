"""Makes the pictures of the page for README.md in docs/screens (`make screens`), with a browser of the machine.

Each is taken in a fixed window of a server of its own, so only a change of the page changes a picture. Look at them
before you keep them.
"""

import sys
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browser.launching import ARGUMENTS, executable
from tests.web.served import served

SCREENS: Final = Path(__file__).resolve().parents[1] / "docs" / "screens"
LARGEST: Final = 150_000
"""Bytes that a picture may have."""

DRAW_THREE: Final = "do=draw&n=3&deck=1&trash=6&points=3&opponent_points=7"
HOLD_TEMPLE: Final = "do=hold&on=A&A=Shadow+Temple&A_controller=you&A_units=Recruit&deck=2&trash=3"


class Screen(NamedTuple):
    """One picture: its name, the address, the size of the window, whether it is dark, and where the picture begins."""

    name: str
    address: str
    width: int
    height: int
    dark: bool = False
    top: str = "body"


ALL: Final = (
    Screen("ask", f"/?{DRAW_THREE}", 1100, 720),
    Screen("ask-phone", f"/?{DRAW_THREE}", 360, 740, True, "#answer"),
    Screen("board", f"/board?{HOLD_TEMPLE}&step=4", 1200, 1000, True),
    Screen("rulebook", "/rule/BURN_OUT.POINT", 1200, 800),
    Screen("guide", "/guides/running-out", 1200, 800),
    Screen("editor", "/editor?scenario=burn_out/document_draw_three", 1200, 1150, True),
)  # fmt: skip


def take(browser: Browser, base: str, screen: Screen) -> int:
    """Take a picture; its size in bytes."""
    scheme = "dark" if screen.dark else "light"
    size = {"width": screen.width, "height": screen.height}
    context = browser.new_context(base_url=base, viewport=size, color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    page: Page = context.new_page()
    page.goto(screen.address, wait_until="networkidle")
    page.locator(screen.top).evaluate("part => part.scrollIntoView({behavior: 'instant'})")
    written = page.screenshot(path=SCREENS / f"{screen.name}.png", animations="disabled")
    context.close()
    return len(written)


def main() -> int:
    """Take all pictures; 1 where one is too large, 2 where there is no browser."""
    path = executable()
    if path is None:
        print("No browser on this machine: install chromium.", file=sys.stderr)
        return 2
    SCREENS.mkdir(parents=True, exist_ok=True)
    too_large = False
    with served() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for screen in ALL:
            size = take(browser, server.address, screen)
            too_large = too_large or size > LARGEST
            print(f"{screen.name:<10} {size / 1000:4.0f} kB{' is too large' if size > LARGEST else ''}")
        browser.close()
    return int(too_large)


if __name__ == "__main__":
    sys.exit(main())
