"""What the server refuses before any page is asked: foreign hosts and origins, and what is too large."""

from collections.abc import Collection
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rulebound.web.problems import Problem, problem_response

LARGEST_BODY: Final = 256 * 1024
LARGEST_QUERY: Final = 16 * 1024
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})

POLICY: Final = "; ".join(
    [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'",
        "font-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
    ]
)  # fmt: skip
HEADERS: Final = {
    "server": "rulebound",
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    # Not "no-referrer": browsers would then send `Origin: null` with the page's own forms.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class BodyTooLarge(Exception):
    """More arrived than a request may hold."""


class Guard:
    """Refuses requests that come from elsewhere or are too large, and adds the security headers to every answer.

    A name in the Host header that is not one of `hosts` is how a foreign page reaches a server on this machine by
    rebinding its own name, so it is refused; addresses in figures can't be rebound and are allowed with
    `any_address`. A request without Origin is no foreign page's and is allowed.
    """

    def __init__(self, app: ASGIApp, hosts: Collection[str] = LOOPBACK, any_address: bool = False) -> None:
        self.app = app
        self.hosts = frozenset([*LOOPBACK, *[host.lower().strip("[]") for host in hosts]])
        self.any_address = any_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer with the problem."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False
        read = 0

        async def guarded_send(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-cache" if scope["path"].startswith("/static/") else "no-store")
            await send(message)

        async def counted_receive() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > LARGEST_BODY:
                raise BodyTooLarge
            return message

        problem = self.problem_of(scope)
        if problem is not None:
            await problem_response(problem)(scope, receive, guarded_send)
            return
        try:
            await self.app(scope, counted_receive, guarded_send)
        except BodyTooLarge:
            if started:
                raise
            await problem_response(TOO_LARGE)(scope, receive, guarded_send)

    def problem_of(self, scope: Scope) -> Problem | None:
        """What is wrong with a request before its body is read."""
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self.is_known(hosts[0]):
            return Problem(421, "Unknown host", "This page answers only under the address that it was started with.")
        if any(origin not in (f"http://{hosts[0]}", f"https://{hosts[0]}") for origin in headers.getlist("origin")):
            return Problem(403, "Foreign origin", "Only pages of this server may send requests to it from a browser.")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > LARGEST_BODY:
            return TOO_LARGE
        if len(scope.get("query_string", b"")) > LARGEST_QUERY:
            return Problem(
                414, "Address too long", f"The question in an address may have {LARGEST_QUERY:,} characters."
            )
        return None

    def is_known(self, host: str) -> bool:
        """Whether the Host header names this server."""
        name = host.lower()
        if name.startswith("["):
            name, closed, port = name[1:].partition("]")
            if not closed or (port and not port.startswith(":")):
                return False
            port = port[1:]
        else:
            name, _, port = name.partition(":")
        if port and not port.isdecimal():
            return False
        return name in self.hosts or (self.any_address and _is_address(name))


TOO_LARGE: Final = Problem(413, "Body too large", f"A request may hold {LARGEST_BODY // 1024} kB.")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
