"""The guides: short answers with everything behind them, whose figures and examples are run when the page is shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rulebound.cards import catalog
from rulebound.kernel.program import Card
from rulebound.rulebook import MISTAKES, Mistake
from rulebound.web import library_runs
from rulebound.web.problems import Problem
from rulebound.web.rendering import page


@dataclass(frozen=True, slots=True)
class Guide:
    """One guide: its name in the address, its title, and the question it answers."""

    name: str
    title: str
    question: str

    @property
    def template(self) -> str:
        """The file with its text."""
        return f"guides/{self.name.replace('-', '_')}.html"


GUIDES: Final = (
    Guide("running-out", "Running out of Main Deck", "What happens when my deck has too few cards?"),
    Guide("scoring", "Scoring, the Final Point and winning", "How do I get points, and when have I won?"),
    Guide("recycling", "Recycling", "Where do recycled cards go, and in which order?"),
)
"""The guides in the order in which they are listed."""


class Desk:
    """What a guide is written with: examples, each run once a page, and facts of cards and mistakes.

    Raises LookupError, UnknownExample among them, where a guide names what is not there: a guide never guesses.
    """

    def __init__(self) -> None:
        self.runs: dict[str, library_runs.Example] = {}

    def run(self, name: str) -> library_runs.Example:
        """An example of the library, run for this page."""
        if name not in self.runs:
            self.runs[name] = library_runs.example(name)
        return self.runs[name]

    def card(self, name: str) -> Card:
        """A card that this version knows."""
        return catalog.NAMED[name]

    def text(self, name: str) -> str:
        """A card's text."""
        return catalog.text(catalog.NAMED[name])

    def mistake(self, name: str) -> Mistake:
        """A common mistake of the table."""
        return MISTAKES[name]

    def others(self, name: str) -> Sequence[Guide]:
        """The guides beside this one."""
        return [guide for guide in GUIDES if guide.name != name]


def count(number: int, thing: str) -> str:
    """A number with its thing: “no cards”, “1 card”, “2 cards”."""
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


def guides(request: Request) -> Response:
    """The list of guides."""
    return page(request, "guides.html", guides=GUIDES)


def guide(request: Request) -> Response:
    """One guide, written anew from runs of its examples."""
    name = request.path_params["name"]
    for each in GUIDES:
        if each.name == name:
            return page(request, each.template, guide=each, desk=Desk(), count=count)
    known = ", ".join([each.name for each in GUIDES])
    raise Problem(404, "No such guide", f"There is no guide called “{name}”: the guides are {known}.")


routes: Final = [Route("/guides", guides), Route("/guides/{name}", guide)]
