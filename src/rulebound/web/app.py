"""The application: every page, the API and the static files behind one guard. It keeps nothing between requests."""

from collections.abc import Collection
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles

from rulebound.web import api, ask, board, editor, guides, handlers, rulebook_pages, security
from rulebound.web.rendering import STATIC

ROUTES: Final[tuple[BaseRoute, ...]] = (
    *ask.routes,
    *board.routes,
    *rulebook_pages.routes,
    *guides.routes,
    *editor.routes,
    *api.routes,
    Mount("/static", StaticFiles(directory=STATIC), name="static"),
)


def create_app(hosts: Collection[str] = security.LOOPBACK, any_address: bool = False) -> Starlette:
    """The application as an ASGI app.

    `hosts` are the names it answers to beside those of the loopback; with `any_address` also any address in figures.
    """
    return Starlette(
        routes=ROUTES,
        middleware=[Middleware(security.Guard, hosts=hosts, any_address=any_address)],
        exception_handlers=handlers.HANDLERS,
    )
