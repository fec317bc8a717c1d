"""How pages are made: the template environment, `page` and `fragment`, and the filters for rules and terms."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse

from rulebound import __version__
from rulebound.rulebook import EDITIONS, RULES, UnknownRule, cite, find
from rulebound.web.marking import Marking

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"
BAN_LIST: Final = "2026-09-18"

NAVIGATION: Final = (
    ("/", "Ask"),
    ("/board", "Board"),
    ("/rulebook", "Rulebook"),
    ("/guides", "Guides"),
    ("/editor", "Editor"),
)
"""The pages in the head of every page: address and name."""


def page(request: Request, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A whole page; `template` extends base.html."""
    return HTMLResponse(render(request, template, "t", **context), status)


def fragment(request: Request, template: str, name: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A part of a page that a script puts in place. `name` makes the ids in it differ from those of the page."""
    return HTMLResponse(render(request, template, name, **context), status)


def render(request: Request, template: str, name: str, **context: Any) -> str:
    """The text of a template, each term in it explained where it stands first."""
    path = request.url.path
    here = next((address for address, _ in NAVIGATION[1:] if path == address or path.startswith(address + "/")), "")
    known = {"request": request, "here": here or ("/" if path == "/" else ""), "marking": Marking(name)}
    return ENVIRONMENT.get_template(template).render(**known | context)


@lru_cache(2_000)
def chip(rule: str) -> Markup:
    """A rule, by its name or number, as a short link to its page: "432.2.b"."""
    number, title = _number_and_title(rule)
    bare, _, edition = number.partition(" (")
    shown = Markup("{}").format(bare)
    if edition:
        shown += Markup(" <small>({}</small>").format(edition)
    return Markup('<a class="chip rule" href="/rule/{}" title="{}">{}</a>').format(quote(rule, safe=""), title, shown)


def _number_and_title(rule: str) -> tuple[str, str]:
    """How a rule is cited, and what its link says of it."""
    if rule in RULES:
        return cite(rule), RULES[rule].title
    try:
        return rule, find(rule)[0].title
    except UnknownRule:
        return rule, f"rule {rule}"


@pass_context
def terms(context: Context, text: object) -> Markup:
    """The text with each glossary term explained on hover and focus where the page has it first."""
    marking: Marking = context["marking"]
    return marking.mark(str(text))


def paragraphs(text: object) -> Markup:
    """The lines of a text, one under the other."""
    return Markup("<br>").join([escape(line) for line in str(text).split("\n")])


def as_json(value: object) -> str:
    """A value as readable JSON."""
    return json.dumps(value, ensure_ascii=False, indent=2)


def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(HERE / "templates"), autoescape=True, undefined=StrictUndefined,
        trim_blocks=True, lstrip_blocks=True, auto_reload=False,
    )  # fmt: skip
    environment.filters.update(chip=chip, terms=terms, paragraphs=paragraphs, as_json=as_json)
    environment.globals.update(
        navigation=NAVIGATION, edition=EDITIONS[0], full_edition=EDITIONS[1], ban_list=BAN_LIST, version=__version__
    )
    return environment


ENVIRONMENT: Final = _environment()
