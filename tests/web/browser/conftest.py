"""A browser of the machine and a server of our own for it: without a browser these tests are skipped, and say so."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.launching import ARGUMENTS, BROWSERS, executable
from tests.web.served import served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PATIENCE = 15_000
"""Milliseconds that anything may take on a busy machine."""


@pytest.fixture(scope="session")
def base() -> Iterator[str]:
    """The address of a server in a process of its own."""
    with served() as server:
        yield server.address


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    """A browser for a module's tests. It is ended with them: its event loop would be in the way of other tests."""
    api = pytest.importorskip("playwright.sync_api")
    path = executable()
    if path is None:
        pytest.skip(f"no browser on this machine: none of {', '.join(BROWSERS)}")
    api.expect.set_options(timeout=PATIENCE)
    with api.sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def options() -> dict[str, object]:
    """What a test's browser window is like; a module or a test may say it otherwise."""
    return {"viewport": {"width": 1280, "height": 900}}


@pytest.fixture
def page(browser: "Browser", base: str, options: dict[str, object]) -> Iterator["Page"]:
    """A window of its own; a fault of a script, or what the security policy refuses, fails the test."""
    context = browser.new_context(base_url=base, **options)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    wrong: list[str] = []
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    context.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    yield context.new_page()
    context.close()
    assert not wrong
