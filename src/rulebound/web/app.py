"""The application: every page, the API and the static files behind one guard. It keeps nothing between requests."""

from collections.abc import Collection
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles

from rulebound.web import problems, security
from rulebound.web.rendering import STATIC

PAGES: Final = ("ask", "api", "board", "rulebook_pages", "guides", "editor")
"""The modules with pages; each has `routes`."""


def create_app(hosts: Collection[str] = security.LOOPBACK, any_address: bool = False) -> Starlette:
    """The application as an ASGI app.

    `hosts` are the names it answers to beside those of the loopback; with `any_address` also any address in figures.
    """
    routes: list[BaseRoute] = [route for name in PAGES for route in _routes_of(name)]
    routes.append(Mount("/static", StaticFiles(directory=STATIC), name="static"))
    return Starlette(
        routes=routes,
        middleware=[Middleware(security.Guard, hosts=hosts, any_address=any_address)],
        exception_handlers=problems.HANDLERS,
    )


def _routes_of(name: str) -> list[BaseRoute]:
    module = f"{__package__}.{name}"
    if find_spec(module) is None:
        return []
    found: list[BaseRoute] = list(import_module(module).routes)
    return found
