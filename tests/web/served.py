"""Servers in processes of their own, as they are started by hand, for the tests that need one."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

THE_PAGE: Final = ("rulebound.web.serve", "0")
"""The module that serves the page, and its argument for any free port."""


@dataclass(frozen=True, slots=True)
class Server:
    """A running server: its process number and its port on the loopback."""

    pid: int
    port: int

    @property
    def address(self) -> str:
        """Its first page."""
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def served(*arguments: str) -> Iterator[Server]:
    """Run a module that prints a line with its address, by default the page's; it ends with the block."""
    process = subprocess.Popen(
        [sys.executable, "-m", *(arguments or THE_PAGE)], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        port = urlsplit((line.partition(": ")[2].split() or [""])[0]).port
        assert port is not None, f"{' '.join(arguments or THE_PAGE)} did not start: {line or 'it said nothing'}"
        yield Server(process.pid, port)
    finally:
        process.terminate()
        process.wait(timeout=10)
        if process.stdout is not None:
            process.stdout.close()
