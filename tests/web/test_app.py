"""The front page: questions by address, its fragments, what it refuses, and what every answer of the server carries."""

import re
from collections.abc import Mapping
from html import unescape

import pytest
from starlette.testclient import TestClient

from rulebound.web import data, security
from rulebound.web.app import create_app

DRAW_THREE = "do=draw&n=3&deck=1&trash=6&points=3&opponent_points=7"
BURN_THREE = "do=burn&n=3&deck=1&trash=4"
SHADOW_TEMPLE = "do=hold&on=A&A=Shadow+Temple&A_controller=you&deck=2&trash=5"
DISPOSAL_ORDER = "q=I+play+Disposal+Order+on+3+cards+in+my+opponent%27s+trash"
FIRST_PAGE = 100_000


def short_of(page: str) -> str:
    """The short answer, without the explanations in it."""
    found = re.search(r'id="short">(.*?)</p>', page, re.S)
    assert found, page
    plain = re.sub(r'<span class="tip".*?</span>', "", found[1], flags=re.S)
    return unescape(re.sub(r"<[^>]+>", "", plain))


def test_the_first_page_is_light_and_whole(client: TestClient) -> None:
    page = client.get("/")
    assert page.status_code == 200
    parts = [
        page.content,
        *[client.get(one).content for one in re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text)],
    ]
    assert sum(map(len, parts)) < FIRST_PAGE
    assert "2026-09-18" in page.text
    assert "unofficial, non-commercial fan work" in page.text
    assert "MIT licence" in page.text
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page.text), "nothing is loaded from elsewhere"
    assert "<script>" not in page.text
    assert " style=" not in page.text


@pytest.mark.parametrize(
    ("query", "said"),
    [
        (DRAW_THREE, "Your opponent wins"),
        ("q=draw+3+with+one+card+left+and+six+in+my+trash&points=3&opponent_points=7", "Your opponent wins"),
        (BURN_THREE, "Burn Out once"),
        ("q=burn+3&deck=1&trash=4", "Burn Out once"),
        (SHADOW_TEMPLE, "Burn Out once"),
        ("q=I+hold+Shadow+Temple&deck=2&trash=5", "Burn Out once"),
        (DISPOSAL_ORDER, "recycles 3 cards"),
        ("do=conquer&on=A&points=7", "instead of the Final Point"),
        ("q=we+are+both+at+8%2C+who+wins%3F", "Nobody"),
        ("q=in+2v2+I+draw+2&deck=1&trash=3&opponent_points=5", "Burn Out once"),
    ],
)
def test_an_address_is_a_whole_question(client: TestClient, query: str, said: str) -> None:
    page = client.get(f"/?{query}")
    assert page.status_code == 200
    assert said in short_of(page.text)
    assert short_of(client.get(f"/fragment/answer?{query}").text) == short_of(page.text)


def test_the_form_holds_what_the_address_says(client: TestClient) -> None:
    page = client.get(f"/?{DRAW_THREE}&mode=ffa3").text
    assert re.search(r'id="do-draw" checked', page)
    assert re.search(r'name="trash"[^>]* value="6"', page)
    assert re.search(r'name="opponent_points"[^>]* value="7"', page)
    assert re.search(r'<option value="ffa3" selected', page)
    assert "opponent_2_points" in page


def test_a_choice_opens_its_branches(client: TestClient) -> None:
    page = client.get("/?do=draw&n=1&deck=0&trash=4&mode=ffa3&opponent_points=7").text
    assert "which opponent gains the point" in page
    branches = [unescape(link) for link in re.findall(r'href="([^"]*answer=[^"]*)"', page)]
    assert len(branches) == 2
    taken = client.get(branches[0]).text
    assert "Opponent 1 wins" in short_of(taken)
    back = [unescape(link) for link in re.findall(r'href="([^"]*)" aria-label="Take back', taken)]
    assert len(back) == 1
    assert "which opponent gains the point" in client.get(back[0]).text


def test_a_mode_is_shown_by_what_it_does(client: TestClient) -> None:
    page = client.get("/?do=play&card=Disposal+Order&opponent_trash=4").text
    assert "<summary>2: Draw 1.</summary>" in page


def test_an_answer_shows_its_parts(client: TestClient) -> None:
    page = client.get(f"/?{DRAW_THREE}").text
    for heading in ("Step by step", "Before and after", "Common mistakes", "At a tournament", "Worked examples"):
        assert heading in page
    assert 'href="/rule/BURN_OUT.RECYCLE"' in page
    assert "step=2" in page
    assumed = client.get("/?q=draw+3").text
    assert "Assumed, because the question does not say it" in assumed


@pytest.mark.parametrize("over", ["cards", "points"])
def test_what_if_says_in_letters_what_it_says_in_colours(client: TestClient, over: str) -> None:
    grid = client.get(f"/fragment/whatif?{DRAW_THREE}&over={over}").text
    cells = re.findall(r'<td class="(w-\w+)[^"]*"><span aria-hidden="true">(.)</span>', grid)
    assert len(cells) == 36
    assert len(set(cells)) > 1
    assert len({letter for _, letter in cells}) == len({kind for kind, _ in cells})
    assert client.get(f"/whatif?{DRAW_THREE}&over={over}").status_code == 200


def test_what_if_knows_where_a_burn_out_comes(client: TestClient) -> None:
    grid = client.get("/fragment/whatif?do=draw&n=3&deck=1&trash=6").text
    rows = [
        [letter for _, letter in re.findall(r'<td class="(w-\w+)[^"]*"><span aria-hidden="true">(.)</span>', row)]
        for row in re.findall(r"<tr><th.*?</tr>", grid, re.S)
    ]
    assert rows[3] == ["·"] * 6, "three cards are enough"
    assert rows[2][1:] == ["−"] * 5, "one too few gives the opponent a point"
    assert rows[0][0] == "L", "with nothing at all Burn Out repeats until the opponent wins"


def test_where_counts_change_nothing_a_sentence_says_so(client: TestClient) -> None:
    said = client.get("/fragment/whatif?do=look&n=5&deck=4").text
    assert "the outcome is the same: no points, no winner." in said
    assert "<table" not in said


def test_two_answers_stand_side_by_side(client: TestClient) -> None:
    page = client.get("/compare", params={"a": DRAW_THREE, "b": "burn 3 with 5 cards left"}).text
    assert "I draw 3" in page
    assert "burn 3 with 5 cards left" in page
    assert page.count("Open and change it") == 2
    assert client.get("/compare").status_code == 200


def test_the_scenario_file_can_be_taken_along(client: TestClient) -> None:
    found = client.get(f"/scenario?{DRAW_THREE}")
    assert found.headers["content-disposition"].startswith("attachment")
    resolved = client.post("/api/resolve", json={"file": found.text}).json()
    assert resolved["results"][0]["winner"] == "opponent"
    assert client.get("/scenario").status_code == 400


def test_every_answer_is_guarded(client: TestClient) -> None:
    for path in ("/", f"/?{DRAW_THREE}", "/static/style.css", "/nothing", "/api/openapi.json"):
        headers: Mapping[str, str] = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in headers
        assert "access-control-allow-origin" not in headers
    assert client.get(f"/?{DRAW_THREE}").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost:80x", "[::1", "", "192.168.0.7"])
def test_a_foreign_host_is_refused(client: TestClient, host: str) -> None:
    assert client.get("/", headers={"host": host}).status_code == 421


@pytest.mark.parametrize("host", ["localhost", "localhost:8432", "127.0.0.1", "[::1]:8432", "LOCALHOST"])
def test_the_loopback_is_answered(client: TestClient, host: str) -> None:
    assert client.get("/", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:9999", "file://"])
def test_a_foreign_origin_is_refused(client: TestClient, origin: str) -> None:
    assert client.get("/api/rule/432", headers={"origin": origin}).status_code == 403
    assert client.post("/api/ask", json={"question": "draw 3"}, headers={"origin": origin}).status_code == 403
    assert client.get("/", headers={"origin": "http://127.0.0.1:8432"}).status_code == 200


def test_other_addresses_only_where_told() -> None:
    open_to_all = TestClient(create_app(hosts=["table.local"], any_address=True), base_url="http://192.168.0.7:8432")
    assert open_to_all.get("/").status_code == 200
    assert open_to_all.get("/", headers={"host": "table.local"}).status_code == 200
    assert open_to_all.get("/", headers={"host": "evil.example"}).status_code == 421


def test_an_error_of_the_program_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> dict[str, object]:
        raise RuntimeError(name)

    monkeypatch.setattr(data, "card", broken)
    asked = TestClient(create_app(), base_url="http://127.0.0.1:8432", raise_server_exceptions=False)
    found = asked.get("/api/card/X")
    assert found.status_code == 500
    assert found.headers["content-type"] == "application/problem+json"
    assert "default-src 'none'" in found.headers["content-security-policy"]
    assert "RuntimeError" not in found.text


MARKUP = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'

HOSTILE = [
    {"q": MARKUP},
    {"q": "draw 3 " * 200},
    {"q": "draw 9" + "9" * 5000},
    {"q": "((((((((((" * 90},
    {"q": "\x00\u202e\ud7ff\U0001f0cf draw 3"},
    {"q": "draw 3", "deck": "1e9"},
    {"q": "draw 3", "deck": "-1"},
    {"q": "draw 3", "deck": "9" * 400},
    {"q": "draw 3", "deck": "١"},
    {"q": "draw 1000000", "deck": "1000", "trash": "1000"},
    {"q": "draw 1000001"},
    {"do": "play", "card": MARKUP},
    {"do": "nonsense"},
    {"do": "draw", "n": "1000000", "deck": "0", "trash": "0", "mode": "ffa4"},
    {"q": "draw 3", "base": " + ".join([MARKUP] * 20)},
    {"q": "draw 3", "base": "+" * 200},
    {"q": "draw 3", "A": MARKUP},
    {"q": "draw 3", "set": "you.points=__import__('os')"},
    {"q": "draw 3", "set": "../../../etc/passwd=1"},
    {"q": "draw 3", "answer": MARKUP},
    {"q": "draw 3", "answer": "BURN_OUT.OPPONENT=" + MARKUP},
    {"q": "draw 3", "mode": "../ffa3"},
    {"q": "draw 3", "who": MARKUP},
]


@pytest.mark.parametrize("params", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("path", ["/", "/fragment/answer", "/fragment/whatif", "/compare", "/scenario", "/api/ask"])
def test_what_is_hostile_is_refused_or_shown_as_text(client: TestClient, path: str, params: dict[str, str]) -> None:
    sent = (
        {"a": str(client.build_request("GET", "/", params=params).url.query, "ascii")} if path == "/compare" else params
    )
    found = client.get(path, params=sent)
    assert found.status_code in (200, 400, 414, 422)
    if found.headers["content-type"].startswith("text/html"):
        assert "<script>alert" not in found.text
        assert "<img src=x" not in found.text


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2f..%2f..%2fpyproject.toml", "/static//etc/passwd",
        "/static/%00", "/%ff%fe", "/rule/../../etc/passwd", "/api/card/..%2f..%2fetc%2fpasswd", "/api/rule/%00",
        "/" + "a" * 3000, "/static/" + "a/" * 500,
    ],
)  # fmt: skip
def test_paths_lead_nowhere_else(client: TestClient, path: str) -> None:
    assert client.get(path).status_code in (400, 404, 422)


def test_a_long_address_is_refused(client: TestClient) -> None:
    assert client.get("/?q=" + "a" * security.LARGEST_QUERY).status_code == 414
    assert client.get("/?" + "&".join(["answer=A=1"] * 1000)).status_code in (200, 422)
    assert client.get("/?q=draw+3&" + "&".join(["answer=A=1"] * 100)).status_code == 422


def test_the_server_is_still_up(client: TestClient) -> None:
    assert client.get("/").status_code == 200
