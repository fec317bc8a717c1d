"""The guides: all of them render, in their form, and every figure in them comes from a run."""

import re
from typing import Final

import pytest

pytest.importorskip("starlette")
pytest.importorskip("jinja2")
pytest.importorskip("httpx")

from starlette.testclient import TestClient

from rulebound.answer.asking_cards import CatalogCards
from rulebound.rulebook import RULES
from rulebound.scenario import library, load_text, run_situation
from rulebound.scenario.library import UnknownExample
from rulebound.scenario.situation import SEATS
from rulebound.web import library_runs
from rulebound.web.guides import GUIDES, Desk, Guide
from rulebound.web.library_runs import Example
from rulebound.web.rendering import HERE

HEADINGS: Final = [
    "The short answer", "How it works", "Cards", "Worked examples", "Common mistakes", "Further questions",
]  # fmt: skip
NUMBERS: Final = re.compile(
    r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|half|dozen|none|zero)\b", re.IGNORECASE
)
LITERAL: Final = re.compile(r'"([^"]*)"')


def words_of(html: str) -> str:
    """What a page says, without its explanations of terms."""
    html = re.sub(r'<span class="tip".*?</span>', "", html, flags=re.DOTALL)
    return " ".join(re.sub(r"<[^>]+>", "", html).replace("&#39;", "'").split())


def prose_of(template: str) -> str:
    """What is written down in a guide: its text, and the texts inside braces that name neither example nor rule."""
    inside = " ".join(re.findall(r"\{[{%].*?[%}]\}", template, flags=re.DOTALL))
    written = [text for text in LITERAL.findall(inside) if not is_name(text)]
    outside = re.sub(r"\{[{%#].*?[%}#]\}|<[^>]*>", " ", template, flags=re.DOTALL)
    return outside + " | ".join(written)


def is_name(text: str) -> bool:
    return text in RULES or text in SEATS["ffa3"] or re.fullmatch(r"[\w/]+|\w+\.html", text) is not None


@pytest.mark.parametrize("guide", GUIDES, ids=[guide.name for guide in GUIDES])
def test_a_guide_has_its_form(client: TestClient, guide: Guide) -> None:
    page = client.get(f"/guides/{guide.name}")
    assert page.status_code == 200
    assert re.findall(r"<h2 id=[^>]*>([^<]*)</h2>", page.text) == HEADINGS
    assert page.text.count('class="sheet worked"') >= 4
    assert page.text.count('class="mistake"') >= 5
    assert page.text.count('class="question"') >= 4
    assert page.text.count('role="tooltip"') >= 8
    steps = re.findall(r'<ol class="steps">(.*?)</ol>', page.text, flags=re.DOTALL)
    assert all('class="chip rule"' in step for each in steps for step in each.split("<li>")[1:])
    ids = re.findall(r'\bid="([^"]*)"', page.text)
    assert len(ids) == len(set(ids))


def test_the_list_names_all(client: TestClient) -> None:
    page = client.get("/guides")
    assert all(f'href="/guides/{guide.name}"' in page.text and guide.title in page.text for guide in GUIDES)
    assert client.get("/guides/nothing").status_code == 404


@pytest.mark.parametrize("guide", GUIDES, ids=[guide.name for guide in GUIDES])
def test_no_figure_is_written_down(guide: Guide) -> None:
    template = (HERE / "templates" / guide.template).read_text("utf-8")
    assert NUMBERS.findall(prose_of(template)) == []


def test_figures_follow_the_engine(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """With another Trash in the example the guide tells other numbers."""
    before = words_of(client.get("/guides/running-out").text)
    assert "You have 1 card in the Main Deck and 6 in the Trash, and draw 3." in before
    sound = library_runs.example

    def altered(name: str) -> Example:
        if name != "burn_out/document_draw_three":
            return sound(name)
        source = library.find(name).read_text("utf-8").replace("trash: 6", "trash: 9").replace("draw 3", "draw 5")
        run = run_situation(load_text(source, name, CatalogCards()))
        return Example(name, source, run, library_runs.answer_of(run))

    monkeypatch.setattr(library_runs, "example", altered)
    after = words_of(client.get("/guides/running-out").text)
    assert "You have 1 card in the Main Deck and 9 in the Trash, and draw 5." in after
    assert "Whoever must draw 5 and has 1 card takes 1 and still owes 4." in after


def test_every_example_is_as_expected(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a guide shows is no situation that comes out otherwise than its file says."""
    shown: dict[str, Example] = {}
    sound = Desk.run

    def noted(self: Desk, name: str) -> Example:
        shown[name] = sound(self, name)
        return shown[name]

    monkeypatch.setattr(Desk, "run", noted)
    for guide in GUIDES:
        client.get(f"/guides/{guide.name}")
    assert len(shown) > 30
    assert {name for name, example in shown.items() if example.answer["differences"]} == set()


def test_a_missing_example_is_loud(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "examples", list)
    with pytest.raises(UnknownExample):
        client.get("/guides/running-out")


def test_worked_examples_of_the_documents(client: TestClient) -> None:
    """S19, S20, S21, S43 with their numbers."""
    out = words_of(client.get("/guides/running-out").text)
    assert "You draw 1, Burn Out once (the 6 cards of your Trash go under your Main Deck" in out
    assert "You Burn 1, Burn Out once (the 5 cards of your Trash go under your Main Deck" in out
    assert "You Hold Shadow Temple" in out
    recycling = words_of(client.get("/guides/recycling").text)
    assert "Your opponent recycles 3 cards to the bottom of their own Main Deck in random order" in recycling
