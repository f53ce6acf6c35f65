"""The outermost layer of every request: limits, security headers, the log and the counters."""

from __future__ import annotations

import logging
import time
from typing import Any

from sqlalchemy.exc import DBAPIError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deskovka.kernel import DeskovkaError
from deskovka.server.errors import Failed, NotReady, TooLarge, TooMany, status_of
from deskovka.server.identity.hosts import Hosts
from deskovka.server.limits import Limits
from deskovka.server.metrics import Metrics
from deskovka.server.settings import Settings
from deskovka.server.wire import Error, encode
from deskovka.server.words import error_body, preferred_language

log = logging.getLogger("deskovka.server.requests")

_CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
SECURITY_HEADERS = {
    "Content-Security-Policy": _CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_RECORDS = "/api/records"


def refusal_of(error: Exception) -> DeskovkaError:
    """What somebody is told of an error: their own mistakes in full, those of the server not at all."""
    if isinstance(error, DeskovkaError) and (status_of(error) < 500 or isinstance(error, NotReady)):
        return error
    log.error("request failed", exc_info=error)
    return NotReady() if isinstance(error, DBAPIError) else Failed()


def error_response(error: DeskovkaError, accepted_languages: str) -> Response:
    """An error as every error is sent."""
    response = Response(
        encode(Error(error_body(error, preferred_language(accepted_languages)))),
        status_of(error),
        media_type="application/json",
    )
    if isinstance(error, TooMany):
        response.headers["Retry-After"] = str(error.facts["seconds"])
    return response


class BodyTooLarge(HTTPException):
    """The body turned out longer than allowed while it was read."""

    def __init__(self, most: int) -> None:
        super().__init__(413)
        self.refusal = TooLarge(most=most)


class Guard:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, settings: Settings, hosts: Hosts, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.hosts = hosts
        self.settings = settings
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Guard requests; sockets guard themselves."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.monotonic()
        status, sent = 500, 0

        async def send_guarded(message: Message) -> None:
            nonlocal status, sent
            sent += len(message.get("body", b""))
            if message["type"] == "http.response.start":
                status = message["status"]
                _guard_headers(message, scope["path"])
            await send(message)

        try:
            await self._admitted(scope, receive, send_guarded)
        finally:
            if scope["path"].startswith("/api/"):
                self.limits.charge(_address(scope), sent)
            self._note(scope, status, time.monotonic() - begun)

    async def _admitted(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in that is neither too large nor one too many."""
        headers = Headers(scope=scope)
        most = self.settings.record_bytes if scope["path"] == _RECORDS else self.settings.body_bytes
        languages = headers.get("accept-language", "")
        try:
            self.hosts.check(headers.get("host", ""))
            if scope["path"].startswith("/api/"):
                self.limits.check_request(_address(scope))
            length = headers.get("content-length", "0")
            if not length.isdecimal() or int(length) > most:
                raise TooLarge(most=most)
        except DeskovkaError as error:
            await error_response(error, languages)(scope, receive, send)
            return
        started = False

        async def send_once_started(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, _counted(receive, most), send_once_started)
        except ClientDisconnect:
            return  # nobody is there to be told
        except Exception as error:
            refusal = refusal_of(error)
            if not started:
                await error_response(refusal, languages)(scope, receive, send)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request and write it down, without anything that is secret."""
        route = getattr(scope.get("route"), "path", "page" if not scope["path"].startswith("/api/") else "unknown")
        self.metrics.answered_request(scope["method"], route, status, seconds)
        facts: dict[str, Any] = {
            "method": scope["method"],
            "route": route,
            "status": status,
            "ms": round(seconds * 1000, 1),
            "user": scope.get("state", {}).get("user"),
            "table": scope.get("path_params", {}).get("table"),
        }
        log.info("request", extra={name: fact for name, fact in facts.items() if fact is not None})


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _counted(receive: Receive, most: int) -> Receive:
    """Stop reading a body that is longer than it may be."""
    read = 0

    async def receive_counted() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise BodyTooLarge(most)
        return message

    return receive_counted


def _guard_headers(message: Message, path: str) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in SECURITY_HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
        headers.setdefault("Vary", "Accept-Language, Cookie")
