"""The board: films of runs, frame by frame, and how a step of one is drawn."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("starlette")
pytest.importorskip("jinja2")
pytest.importorskip("httpx")

from starlette.applications import Starlette
from starlette.testclient import TestClient

from rulebound.scenario import load_data
from rulebound.scenario.situation import SEATS
from rulebound.web import board, handlers
from rulebound.web.film import MOST_FRAMES, Film, film_of
from rulebound.web.frames import Frame
from tests.library import FILES, load, name_of

SAMPLE: Final = FILES[::12]
"""What the quick tests film; the soak films all."""

DRAW_THREE: Final = "burn_out/document_draw_three"
NASTY: Final = """<script>alert("x")</script> & 'quoted'"""


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    app = Starlette(routes=board.routes, exception_handlers=handlers.HANDLERS)
    with TestClient(app, base_url="http://localhost") as client:
        yield client


def film(name: str) -> Film:
    return film_of(load(next(path for path in FILES if name_of(path) == name)))


def yours(frame: Frame) -> tuple[int, int, int, int]:
    """Your Main Deck, Trash and hand, and the opponent's points."""
    you, opponent = frame.seats
    return you.main_deck, you.trash, you.hand, opponent.points


def test_the_worked_example_frame_by_frame() -> None:
    """S19: one card is drawn, six are recycled, the opponent gains a point, two are drawn."""
    shown = film(DRAW_THREE)
    moments = [(1, 6, 0, 0), (0, 6, 1, 0), (6, 0, 1, 0), (6, 0, 1, 1), (4, 0, 3, 1)]
    assert [yours(shown.frame_of_step(step)) for step in range(shown.last + 1)] == moments
    # Every moment is a frame, whether a step tells it or not.
    frames = [yours(frame) for frame in shown.frames]
    assert [one for at, one in enumerate(frames) if at == 0 or one != frames[at - 1]] == moments
    assert [frame.clock for frame in shown.frames] == sorted({frame.clock for frame in shown.frames})


def test_what_changed_is_told() -> None:
    shown = film(DRAW_THREE)
    assert shown.changes(0) == []
    assert [change.text for change in shown.changes(2)] == ["your Main Deck 0 → 6", "your Trash 6 → 0"]
    assert [change.mark for change in shown.changes(2)] == ["+6", "−6"]
    assert [change.text for change in shown.changes(3)] == ["your opponent's points 0 → 1"]
    assert [change.part for change in shown.changes(4)] == ["0 main_deck", "0 hand"]


def test_events_and_frames_belong_together() -> None:
    shown = film(DRAW_THREE)
    assert shown.frame_of_event(0) is shown.frames[0]
    for number in range(1, len(shown.run.events) + 1):
        frame = shown.frame_of_event(number)
        assert frame.clock >= number
        assert all(earlier.clock < number for earlier in shown.frames[: shown.frames.index(frame)])


def test_a_frame_stays_as_it_was_taken() -> None:
    shown = film("burn_out/shadow_temple_hold_loses")
    assert shown.frames[0].chain == ()
    assert shown.frames[0].ended is None
    assert shown.frames[-1].ended == "burn_out"
    assert shown.frames[-1].winners == (1,)
    assert [change.text for change in shown.changes(shown.last)] == ["your opponent wins the game"]
    assert {place.scored_by for place in shown.frames[-1].places} == {(0,), ()}


def test_an_open_decision_is_on_the_last_frame() -> None:
    shown = film("burn_out/an_open_choice_stops_before_the_point")
    assert shown.frames[-1].asked == (0, "BURN_OUT.OPPONENT")


def test_a_very_long_film_is_cut_but_ends_right() -> None:
    shown = film("burn_out/a_thousand_and_one_times")
    assert shown.cut
    assert len(shown.frames) == MOST_FRAMES
    assert shown.frames[-1].seats[1].points == 1001
    assert shown.frame_of_step(shown.last) is shown.frames[-1]


def check_film(shown: Film) -> None:
    """A film ends as its run does, its steps come in order, and each change is at a part that is drawn."""
    counts = shown.run.counts()
    seats = shown.run.seats
    for seat in shown.frames[-1].seats:
        of_run = counts[seats[seat.number]]
        assert (
            seat.main_deck,
            seat.trash,
            seat.hand,
            seat.rune_deck,
            seat.runes,
            seat.banishment,
            seat.points,
        ) == tuple(of_run[key] for key in ("main_deck", "trash", "hand", "rune_deck", "runes", "banishment", "points"))
    assert shown.step_frames[0] == 0
    assert shown.step_frames == sorted(shown.step_frames)
    assert not shown.steps or shown.step_frames[-1] == len(shown.frames) - 1
    for place in range(len(shown.frames)):
        shown.frame_changes(place)
    for step, told in enumerate(shown.steps, 1):
        assert shown.cut or shown.frame_of_step(step).clock >= told.number


@pytest.mark.parametrize("path", SAMPLE, ids=name_of)
def test_a_sample_of_situations_is_filmed(path: Path, client: TestClient) -> None:
    check_scenario(name_of(path), client)


@pytest.mark.soak
def test_every_situation_is_filmed(client: TestClient) -> None:
    for path in FILES:
        check_scenario(name_of(path), client)


def check_scenario(name: str, client: TestClient) -> None:
    """The film of a situation is right, and every change of every step is marked on the board."""
    shown = film(name)
    check_film(shown)
    for step in range(shown.last + 1):
        answer = client.get("/fragment/board", params={"scenario": name, "step": step})
        assert answer.status_code == 200
        marked = answer.text.count('<span class="mark">')
        assert marked == len(shown.changes(step)), [change.text for change in shown.changes(step)]


@pytest.mark.parametrize("mode", SEATS)
def test_every_mode_is_laid(mode: str, client: TestClient) -> None:
    answer = client.get("/board", params={"q": "draw 2", "mode": mode, "deck": "1", "trash": "4", "step": "1"})
    assert answer.status_code == 200
    assert answer.text.count('<section class="seat') == len(SEATS[mode])
    assert "Step 1 of" in answer.text


def test_the_address_of_a_question_leads_through_its_steps(client: TestClient) -> None:
    asked = "q=I+draw+3&amp;deck=1&amp;trash=6"
    answer = client.get("/board?q=I+draw+3&deck=1&trash=6&step=2")
    assert f'href="/board?{asked}&amp;step=1"' in answer.text
    assert f'href="/board?{asked}&amp;step=3"' in answer.text
    assert f'href="/?{asked}"' in answer.text
    assert "your Main Deck 0 → 6" in answer.text


@pytest.mark.parametrize(("said", "step"), [("", 0), ("-1", 0), ("two", 0), ("²", 0), ("3", 3), ("9" * 5000, 4)])
def test_any_step_is_shown(said: str, step: int, client: TestClient) -> None:
    answer = client.get("/fragment/board", params={"scenario": DRAW_THREE, "step": said})
    assert answer.status_code == 200
    assert f'data-step="{step}"' in answer.text


def test_an_unknown_example_is_refused_as_text(client: TestClient) -> None:
    answer = client.get("/board", params={"scenario": f"../{NASTY}"})
    assert answer.status_code == 404
    assert NASTY not in answer.text


def test_what_is_not_understood_is_refused(client: TestClient) -> None:
    assert client.get("/board", params={"q": "sing a song"}).status_code == 422
    assert client.get("/fragment/board", params={"q": "draw 1", "deck": "many"}).status_code == 422


class Tags(HTMLParser):
    """The tags of a page, and whether it has a script or style of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.attributes.update(name for name, _ in attrs)


def test_names_are_never_markup(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A label, a title and a made-up card with markup in their names are shown as text."""
    situation = load_data({
        "title": NASTY,
        "made_up": {NASTY: {"type": "unit", "might": 3}},
        "players": {
            "you": {"hand": [{"as": NASTY}], "trash": [{"card": NASTY}], "base": [{"card": NASTY}], "main_deck": 2},
        },
        "battlefields": {"A": {"controller": "you", "units": {"you": [{"card": NASTY}]}}},
        "do": ["you draw 1", "you burn 1"],
    })  # fmt: skip
    monkeypatch.setattr("rulebound.web.board._situation", lambda params: (situation, "example"))
    answer = client.get("/fragment/board", params={"step": "1"})
    assert answer.status_code == 200
    assert NASTY not in answer.text
    assert "&lt;script&gt;" in answer.text
    tags = Tags()
    tags.feed(answer.text)
    assert "script" not in tags.names
    assert "style" not in tags.names | tags.attributes
    assert not [name for name in tags.attributes if name.startswith("on")]
