"""The board: any step of an answer drawn as the table is laid, as a page and as the part of it that is renewed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rulebound.answer.asking import QUESTION
from rulebound.answer.asking_cards import CatalogCards
from rulebound.answer.voice import called, capital, joined, whose
from rulebound.answer.words.turn import PHASES
from rulebound.rules.modes import MODES
from rulebound.scenario import library, load_data, load_text
from rulebound.scenario.situation import Situation
from rulebound.web.answering import MOST_STEPS, StepLimit, refuse_too_much, understood
from rulebound.web.asked import asked_of
from rulebound.web.film import Film, film_of
from rulebound.web.film_changes import Change
from rulebound.web.frames import NAMELESS, Frame, Piece, Pile, Place, Seat
from rulebound.web.library_runs import titles
from rulebound.web.problems import Problem
from rulebound.web.rendering import fragment, page

SHOWN_FIRST: Final = "burn_out/document_draw_three"
"""The example on the board of an address without a question."""

STEP: Final = "step"
SCENARIO: Final = "scenario"

WIDEST_TRACK: Final = 16
"""A points track with more spaces than this is drawn as a bar."""


@dataclass(frozen=True, slots=True)
class Track:
    """The points of one team: whose, how many, what is needed, and how many spaces the track has."""

    team: int
    name: str
    points: int
    goal: int
    spaces: int
    mine: bool

    @property
    def as_bar(self) -> bool:
        """Whether single spaces would be too small to see."""
        return self.spaces > WIDEST_TRACK

    @property
    def text(self) -> str:
        """The points in words."""
        return f"{self.points} of {self.goal} points"

    def share(self, space: int) -> str:
        """How far along the track a space begins, as a length of SVG."""
        return f"{100 * space / self.spaces:.3f}%"


class Board:
    """What the templates show of one step of a film.

    `params` are the question's, without the step; `example` is the name of the library's situation that is shown.
    """

    def __init__(self, film: Film, step: int, params: Sequence[tuple[str, str]], example: str) -> None:
        self.film = film
        self.example = example
        self.step = step
        self.params = params
        self.frame: Frame = film.frame_of_step(step)
        self.changes = film.changes(step)
        self.told = film.steps[step - 1] if step else None
        self.mode = MODES[film.run.situation.mode].title
        self._marks: dict[str, list[Change]] = {}
        for change in self.changes:
            self._marks.setdefault(change.part, []).append(change)

    # Moving through the steps.

    @property
    def last(self) -> int:
        """The number of the last step."""
        return self.film.last

    @property
    def title(self) -> str:
        """What the situation is called."""
        return self.film.run.situation.title

    def address(self, step: int, path: str = "/board") -> str:
        """The address of another step; beyond the ends it is the end's."""
        at = min(max(step, 0), self.last)
        return f"{path}?{urlencode([*self.params, (STEP, str(at))])}"

    @property
    def answer_address(self) -> str:
        """The address of the answer, empty for an example of the library."""
        return "" if self.example else f"/?{urlencode(self.params)}"

    @property
    def spoken(self) -> str:
        """What a screen reader is told on coming to this step."""
        text = self.told.text if self.told is not None else "The table before anything is done."
        return f"Step {self.step} of {self.last}. {text} {self.changed}"

    @property
    def changed(self) -> str:
        """The differences to the step before in one sentence."""
        if not self.step:
            return ""
        if not self.changes:
            return "Nothing on the board changes."
        return f"Changed: {'; '.join([change.text for change in self.changes])}."

    # Drawing.

    def marks(self, *parts: str) -> list[Change]:
        """What changed at parts of the board."""
        return [change for part in parts for change in self._marks.get(part, [])]

    def tells(self, piles: Sequence[Pile]) -> bool:
        """Whether a zone has cards that the situation names."""
        return any(pile.name not in NAMELESS.values() for pile in piles)

    def units(self, place: Place, seat: int) -> list[Piece]:
        """The units of one player at a battlefield."""
        return [piece for piece in place.units if piece.controller == seat]

    @property
    def far(self) -> list[Seat]:
        """The seats on the other side of the table."""
        return [seat for seat in self.frame.seats if seat.team != self.frame.seats[0].team]

    @property
    def near(self) -> list[Seat]:
        """The seats of the team of the one who asks."""
        return [seat for seat in self.frame.seats if seat.team == self.frame.seats[0].team]

    def called(self, seat: int) -> str:
        """A seat inside a sentence."""
        return called(self.film.run.seats[seat])

    def name(self, seat: int) -> str:
        """A seat at the beginning of a line."""
        return capital(self.called(seat))

    def whose(self, seat: int) -> str:
        """A seat's possessive inside a sentence."""
        return whose(self.film.run.seats[seat])

    def names(self, seats: Sequence[int]) -> str:
        """Several seats inside a sentence."""
        return joined([self.called(seat) for seat in seats])

    @property
    def turn(self) -> str:
        """Whose turn it is, and its phase."""
        frame = self.frame
        return f"{capital(self.whose(frame.turn_player))} turn, {PHASES.get(frame.phase, frame.phase)}"

    @property
    def outcome(self) -> str:
        """How the game ended, empty while it goes on."""
        frame = self.frame
        if frame.ended is None:
            return ""
        if not frame.winners:
            return "The game is over without a winner."
        verb = "wins" if len(frame.winners) == 1 and self.film.run.seats[frame.winners[0]] != "you" else "win"
        return f"{capital(self.names(frame.winners))} {verb}."

    @property
    def waiting(self) -> str:
        """Who has a decision to make, empty if nobody has."""
        if self.frame.asked is None:
            return ""
        seat = self.frame.asked[0]
        verb = "have" if self.film.run.seats[seat] == "you" else "has"
        return f"{self.name(seat)} {verb} a decision to make before the game goes on."

    @property
    def tracks(self) -> list[Track]:
        """The points track of each team, all of one length: to the Victory Score, or to the most points."""
        frame = self.frame
        spaces = max([frame.victory_score, *[seat.points for seat in frame.seats]])
        found: list[Track] = []
        for seat in frame.seats:
            if seat.team not in [track.team for track in found]:
                name = capital(self.names([other.number for other in frame.seats if other.team == seat.team]))
                mine = seat.team == frame.seats[0].team
                found.append(Track(seat.team, name, seat.points, frame.victory_score, max(spaces, 1), mine))
        return found


def board_of(params: QueryParams) -> Board:
    """The board that the parameters of an address ask for: those of a question, or `scenario`, and `step`.

    A step beyond the last is the last one; one that is no number is the first. Raises Problem for a scenario that
    the library does not have and for what takes too long, NotUnderstood and SituationError as asking does.
    """
    situation, example = _situation(params)
    film = film_of(situation, guard=StepLimit(MOST_STEPS))
    said = params.get(STEP, "")
    step = min(int(said[:9]), film.last) if said.isascii() and said.isdecimal() else 0
    return Board(film, step, [(SCENARIO, example)] if example else _without_step(params), example)


def _situation(params: QueryParams) -> tuple[Situation, str]:
    """The situation of an address, and its name if it is an example of the library."""
    asked = None if SCENARIO in params else asked_of(params)
    if asked is not None:
        situation = load_data(understood(asked).situation, QUESTION, CatalogCards())
        refuse_too_much(situation)
        return situation, ""
    name = params.get(SCENARIO, SHOWN_FIRST)
    if name not in titles():
        raise Problem(404, "No such example", f"The library has no example “{name[:80]}”; choose one on the board.")
    path = library.find(name)
    return load_text(path.read_text("utf-8"), path.name, CatalogCards()), name


def _without_step(params: QueryParams) -> list[tuple[str, str]]:
    """The parameters that say something, without the step."""
    return [(name, value) for name, value in params.multi_items() if name != STEP and value]


def board_page(request: Request) -> Response:
    """The board as a page."""
    return page(request, "board.html", board=board_of(request.query_params), examples=titles())


def board_part(request: Request) -> Response:
    """The board alone, to be put into another page or in place of another step."""
    return fragment(request, "board_fragment.html", "board", board=board_of(request.query_params))


routes: Final = [Route("/board", board_page), Route("/fragment/board", board_part)]
