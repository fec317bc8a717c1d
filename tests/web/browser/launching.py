"""The browser of the machine, and what it is started with."""

import shutil
from typing import Final

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = [
    "--no-sandbox", "--headless=new", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-quic",
]  # fmt: skip


def executable() -> str | None:
    """Where the browser is, if there is one."""
    return next((path for path in map(shutil.which, BROWSERS) if path), None)
