"""Serves the page on this machine: `rulebound serve`. Every reason not to is said in one line."""

import asyncio
import errno
import http.client
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import MutableMapping
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from starlette.applications import Starlette

PORT: Final = 8432
"""The port unless told otherwise: no other well-known program has it."""

HOST: Final = "127.0.0.1"
NAME: Final = "rulebound"
"""What the server calls itself in its answers, by which a second start knows it."""

FIRST_QUESTION: Final = b"q=I+hold+Shadow+Temple&deck=2"

DONE: Final = 0
UNUSABLE: Final = 2


def main(port: int = PORT, host: str = HOST, open_browser: bool | None = None) -> int:
    """Serve until Ctrl-C; the exit code is 0, or 2 where it can't be served, which is said on the error stream.

    Port 0 takes a free one. `open_browser` None opens one where there is a desktop and a terminal.
    """
    try:
        import uvicorn

        from rulebound.web.app import create_app
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == NAME:
            raise
        return _refuse(f'the page needs the extra "web" ({missing.name} is missing): pip install "rulebound[web]"')
    if not 0 <= port <= 65535:
        return _refuse(f"{port} is no port: choose one from 1024 to 65535 with --port")
    try:
        listening = _listen(host, port)
    except OSError as wrong:
        return _occupied(host, port, open_browser) if wrong.errno == errno.EADDRINUSE else _unbound(host, port, wrong)
    with listening:
        address = address_of(host, listening.getsockname()[1])
        if not is_loopback(host):
            print(f"Warning: other machines can reach this page, since it is bound to {host}.", file=sys.stderr)
        print(f"Rulebound's page: {address}  (Ctrl-C ends it)", flush=True)
        if wants_browser(open_browser):
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        app = create_app(hosts=[host], any_address=not is_loopback(host))
        asyncio.run(_warm(app))
        config = uvicorn.Config(
            app, log_level="warning", access_log=False,
            server_header=False, http="h11", loop="asyncio", ws="none", lifespan="off", limit_concurrency=256,
            timeout_keep_alive=10, timeout_graceful_shutdown=2,
        )  # fmt: skip
        try:
            uvicorn.Server(config).run(sockets=[listening])
        except KeyboardInterrupt:
            print("Ended.")
    return DONE


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach what is bound there."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def address_of(host: str, port: int) -> str:
    """The address to open in a browser; for every interface it is the loopback's."""
    shown = {"0.0.0.0": HOST, "::": "::1"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def wants_browser(wanted: bool | None) -> bool:
    """Whether to open a browser: as told, else where somebody sits before a desktop."""
    if wanted is not None:
        return wanted
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections already, so that a browser opened now waits for the first answer."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    made = socket.socket(family, kind, protocol)
    try:
        # On Windows this option would let two programs share a port.
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(256)
    except OSError:
        made.close()
        raise
    return made


async def _warm(app: "Starlette") -> None:
    """Ask the application once, so that what is made with a first answer is there before many ask for it together."""
    scope: dict[str, Any] = {
        "type": "http", "http_version": "1.1", "method": "GET", "scheme": "http", "root_path": "", "path": "/",
        "query_string": FIRST_QUESTION, "headers": [(b"host", b"localhost")], "server": ("localhost", 80),
    }  # fmt: skip

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def send(message: MutableMapping[str, Any]) -> None:
        """Nobody reads this answer."""

    await app(scope, receive, send)


def _occupied(host: str, port: int, open_browser: bool | None) -> int:
    """The port is in use: by a page of ours, which is then shown, or by another program."""
    address = address_of(host, port)
    if not _is_ours(host, port):
        return _refuse(f"port {port} is used by another program: choose another one with --port")
    print(f"Rulebound's page is already there: {address}  (for a second one choose another port with --port)")
    if wants_browser(open_browser):
        webbrowser.open(address)
    return DONE


def _is_ours(host: str, port: int) -> bool:
    asked = http.client.HTTPConnection({"0.0.0.0": HOST, "::": "::1"}.get(host, host), port, timeout=2)
    try:
        asked.request("HEAD", "/static/icon.svg")
        return asked.getresponse().headers.get("server") == NAME
    except (OSError, http.client.HTTPException):
        return False
    finally:
        asked.close()


def _unbound(host: str, port: int, wrong: OSError) -> int:
    if wrong.errno == errno.EACCES:
        return _refuse(f"port {port} may not be used by this user: choose one from 1024 to 65535 with --port")
    return _refuse(f"{host}:{port} can't be used ({wrong.strerror or wrong}): choose another --host or --port")


def _refuse(message: str) -> int:
    print(f"rulebound: {message}.", file=sys.stderr)
    return UNUSABLE


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else PORT, open_browser=False))
