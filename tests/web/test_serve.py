"""Serving: one clear line for a port in use, a second start, a missing extra and a foreign interface; assistants."""

import http.client
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from rulebound.web import assistant, serve

START = "import sys; from rulebound.web.serve import main; sys.exit(main(int(sys.argv[1]), sys.argv[2], False))"


@contextmanager
def started(host: str = serve.HOST) -> Iterator[tuple[int, "subprocess.Popen[str]"]]:
    """A server in a process of its own, and its port; it is ended as Ctrl-C ends it."""
    process = subprocess.Popen(
        [sys.executable, "-c", START, "0", host], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        yield int(line.partition("//")[2].partition("/")[0].rpartition(":")[2]), process
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=10)


def test_it_serves_until_it_is_ended(capfd: pytest.CaptureFixture[str]) -> None:
    with started() as (port, process):
        asked = http.client.HTTPConnection(serve.HOST, port, timeout=10)
        asked.request("GET", "/api/card/Shadow%20Temple")
        assert asked.getresponse().status == 200
        asked.close()
        assert serve.main(port, open_browser=False) == 0
        said = capfd.readouterr().out
        assert "already there" in said
        assert f":{port}/" in said
        assert said.count("\n") == 1
    assert process.returncode == 0


def test_a_port_of_another_program(capfd: pytest.CaptureFixture[str]) -> None:
    with socket.create_server((serve.HOST, 0)) as other:
        assert serve.main(other.getsockname()[1], open_browser=False) == 2
    said = capfd.readouterr().err
    assert "used by another program" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(("port", "host"), [(-1, serve.HOST), (65536, serve.HOST), (0, "no.such.host.invalid")])
def test_what_can_not_be_bound(port: int, host: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert serve.main(port, host, open_browser=False) == 2
    assert capfd.readouterr().err.count("\n") == 1


def test_other_machines_are_warned_of() -> None:
    with started("0.0.0.0") as (port, process):
        assert process.stderr is not None
        assert "Warning: other machines can reach this page" in process.stderr.readline()
        asked = http.client.HTTPConnection(serve.HOST, port, timeout=10)
        asked.request("GET", "/", headers={"Host": "evil.example"})
        assert asked.getresponse().status == 421
        asked.close()


@pytest.mark.parametrize(("module", "extra"), [("uvicorn", "web"), ("jinja2", "web"), ("mcp", "mcp")])
def test_a_missing_extra_is_named(module: str, extra: str) -> None:
    ask = "rulebound.web.serve" if extra == "web" else "rulebound.web.assistant"
    code = f"import sys; sys.modules[{module!r}] = None; from {ask} import main; sys.exit(main())"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert f'pip install "rulebound[{extra}]"' in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_addresses() -> None:
    assert serve.address_of("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert serve.address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert serve.address_of("::1", 80) == "http://[::1]:80/"
    assert serve.is_loopback("localhost")
    assert not serve.is_loopback("0.0.0.0")


def test_assistants_get_the_same_answers() -> None:
    anyio = pytest.importorskip("anyio")
    client = pytest.importorskip("mcp.client.client")

    async def talk() -> None:
        async with client.Client(assistant.build()) as asked:
            tools = await asked.list_tools()
            assert {tool.name for tool in tools.tools} == {"ask", "resolve", "rule", "card"}
            situation = {"you": {"main_deck": 1, "trash": 6}, "opponent": {"points": 7}}
            told = await asked.call_tool("ask", {"question": "draw 3", "situation": situation})
            assert told.structured_content["winner"] == "opponent"
            told = await asked.call_tool("rule", {"query": "432.2.b"})
            assert told.structured_content["rules"][0]["name"] == "BURN_OUT.RECYCLE"
            told = await asked.call_tool("card", {"name": "no such card"})
            assert told.is_error

    anyio.run(talk)
