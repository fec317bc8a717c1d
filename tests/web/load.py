"""The page under load: 50 clients that each ask one question a second for a minute (`make load`).

A real server process is asked whole pages, each with its own question, and beside it a server that answers a page of
the same size without a thought, so that the machine's share of every figure can be seen. It fails on an error, where
one in a hundred answers takes longer than 300 ms, or where the server's memory keeps growing.
"""

import asyncio
import os
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from tests.web.served import Server, served

CLIENTS: Final = 50
SECONDS: Final = 60
QUESTIONS: Final = 500
STEP: Final = 131
"""How far apart in the list the questions of two clients begin; it has no divisor in common with the list."""

SLOWEST: Final = 0.300
"""Seconds within which 99 of 100 answers are there."""
GROWTH: Final = 0.05
"""By how much of itself the memory of the last third may differ from that of the third before."""

CONSTANT_SIZE: Final = 50_000
"""Bytes of the constant page, as many as a page with an answer has."""
HOST: Final = "127.0.0.1"


def questions() -> list[str]:
    """The addresses: chosen and typed, in several modes, with cards, with choices left open, and not understood."""
    found: list[dict[str, str]] = []
    for deed, n, deck, trash in product(("draw", "burn", "look", "predict", "move"), "1357", "0137", "036"):
        found.append({"do": deed, "n": n, "deck": deck, "trash": trash, "opponent_points": str(len(found) % 9)})
    for card, deck, points in product(("Shadow Temple", "Zaun Warrens", "Sigil of the Storm"), "024", "0567"):
        for do in ("hold", "conquer"):
            found.append({"do": do, "A": card, "deck": deck, "trash": "2", "points": points, "opponent_points": "6"})
    for sentence, deck, trash, mode in product(
        ("I draw 3", "burn 2", "I conquer the second battlefield", "my Draw Phase", "end of my turn", "dance 3"),
        "01259", "04", ("duel", "ffa3", "2v2"),
    ):  # fmt: skip
        found.append({"q": sentence, "deck": deck, "trash": trash, "mode": mode})
    for card, trash in product(("Disposal Order", "Stacked Deck", "Shadow's Call"), "01358"):
        found.append({"q": f"I play {card}", "deck": "1", "trash": trash, "opponent_trash": trash})
    return [f"/?{urlencode(question)}" for question in found][:QUESTIONS]


@dataclass(slots=True)
class Figures:
    """What one run gave: seconds of every answer, errors in words, and the server's memory in bytes every second."""

    times: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """Seconds within which this share of the answers came."""
        ordered = sorted(self.times)
        return ordered[min(int(len(ordered) * share), len(ordered) - 1)]

    @property
    def growth(self) -> float:
        """The memory of the last third against that of the third before, as a share of it."""
        third = len(self.memory) // 3
        middle, last = self.memory[third : 2 * third], self.memory[-third:]
        return statistics.mean(last) / statistics.mean(middle) - 1

    def line(self, name: str) -> str:
        """The figures in one line."""
        shares = [f"{title} {1000 * self.percentile(share):.0f} ms" for title, share in
                  (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("longest", 1.0))]  # fmt: skip
        megabytes = (
            f"{self.memory[-1] / 1e6:.0f} MB, {100 * self.growth:+.1f} % at the end" if self.memory else "not known"
        )
        return (
            f"{name:<14} {len(self.times)} answers, {len(self.errors)} errors; {', '.join(shares)}; memory {megabytes}"
        )


async def client(number: int, port: int, addresses: Sequence[str], begin: float, figures: Figures) -> None:
    """Ask one question a second. A late answer counts from when it was due, and never delays the questions after it."""
    reader, writer = await asyncio.open_connection(HOST, port)
    for turn in range(SECONDS):
        due = begin + turn + number / CLIENTS
        await asyncio.sleep(due - time.monotonic())
        address = addresses[(number * STEP + turn) % len(addresses)]
        writer.write(f"GET {address} HTTP/1.1\r\nHost: {HOST}:{port}\r\n\r\n".encode("ascii"))
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        await reader.readexactly(int(head.partition("content-length:")[2].split("\r\n")[0]))
        figures.times.append(time.monotonic() - due)
        # A question that is not understood is told so with status 422, which is an answer too.
        if head.split()[1] not in ("200", "422"):
            figures.errors.append(f"{head.split()[1]} for {address}")
    writer.close()


async def watch(pid: int, begin: float, figures: Figures) -> None:
    """Read the server's memory every second, where the system tells it."""
    status = Path(f"/proc/{pid}/statm")
    while status.exists() and len(figures.memory) < SECONDS:
        await asyncio.sleep(begin + len(figures.memory) + 1 - time.monotonic())
        figures.memory.append(int(status.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE"))


async def load(server: Server, addresses: Sequence[str]) -> Figures:
    """Put the whole load on a server."""
    figures = Figures()
    begin = time.monotonic() + 0.5
    tasks = [client(number, server.port, addresses, begin, figures) for number in range(CLIENTS)]
    for done in await asyncio.gather(watch(server.pid, begin, figures), *tasks, return_exceptions=True):
        if isinstance(done, BaseException):
            figures.errors.append(f"{type(done).__name__}: {done}")
    return figures


def serve_constant() -> None:
    """Answer every request with the same page, with the settings that the real server has."""
    import socket

    import uvicorn
    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import HTMLResponse, Response
    from starlette.routing import Route

    async def constant(request: Request) -> Response:
        return HTMLResponse(b" " * CONSTANT_SIZE)

    with socket.create_server((HOST, 0)) as listening:
        print(f"The constant page: http://{HOST}:{listening.getsockname()[1]}/", flush=True)
        config = uvicorn.Config(
            Starlette(routes=[Route("/", constant)]), log_level="warning", access_log=False, http="h11", loop="asyncio",
            ws="none", lifespan="off",
        )  # fmt: skip
        uvicorn.Server(config).run(sockets=[listening])


def main() -> int:
    """Run both and print the figures; 1 where the page does not hold what it should."""
    addresses = questions()
    print(f"{CLIENTS} clients, {len(addresses)} questions, {SECONDS} s; load average before: {average()}")
    with served("tests.web.load", "constant") as constant:
        print(asyncio.run(load(constant, addresses)).line("constant page"), flush=True)
    with served() as server:
        figures = asyncio.run(load(server, addresses))
    print(figures.line("the page"))
    print(f"load average after: {average()}")
    for error in figures.errors[:10]:
        print(f"error: {error}", file=sys.stderr)
    held = not figures.errors and figures.percentile(0.99) <= SLOWEST and abs(figures.growth) <= GROWTH
    print("held" if held else f"not held: no error, p99 ≤ {1000 * SLOWEST:.0f} ms, memory within {100 * GROWTH:.0f} %")
    return 0 if held else 1


def average() -> str:
    """How busy the machine is."""
    return " ".join([f"{one:.2f}" for one in os.getloadavg()])


if __name__ == "__main__":
    if sys.argv[1:] == ["constant"]:
        serve_constant()
    else:
        sys.exit(main())
