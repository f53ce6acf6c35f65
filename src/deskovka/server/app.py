"""The web application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from time import time_ns

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.routing import Route, WebSocketRoute

from deskovka.kernel import DeskovkaError
from deskovka.server import wire
from deskovka.server.api import admin, advice, archive, games, me, notices, security, tables, workshop
from deskovka.server.api.common import TheServer, answers, reply
from deskovka.server.api.openapi import openapi_of
from deskovka.server.context import Server
from deskovka.server.errors import Invalid, Malformed, NoMethod, NotFound, NotReady
from deskovka.server.identity.hosts import Hosts
from deskovka.server.limits import Limits
from deskovka.server.metrics import Metrics
from deskovka.server.pages import Pages
from deskovka.server.safety import BodyTooLarge, Guard, error_response, refusal_of
from deskovka.server.settings import Settings
from deskovka.server.sockets.endpoint import table_socket
from deskovka.server.store import people

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> FastAPI:
    """The application for these settings; its database is opened when it starts."""
    metrics, limits = Metrics(), Limits(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        server = Server(settings, limits, metrics)
        app.state.server = server
        await server.start()
        try:
            yield
        finally:
            await server.close()

    app = FastAPI(
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.openapi = openapi_of(app)  # type: ignore[method-assign]  # the way that FastAPI documents
    for part in (me, security, notices, games, tables, archive, advice, workshop, admin):
        app.include_router(part.router)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", table_socket))
    _add_upkeep(app, metrics)
    pages = Pages(settings.static)
    app.router.routes.append(Route("/{path:path}", pages.show, methods=None, include_in_schema=False))
    _add_error_handlers(app)
    app.add_middleware(Guard, settings=settings, hosts=Hosts(settings), limits=limits, metrics=metrics)
    return app


def _add_upkeep(app: FastAPI, metrics: Metrics) -> None:
    """What whoever runs the server looks at."""
    beating: Future[None] | None = None

    @app.get("/health", tags=["upkeep"], **answers(wire.Health))
    async def health(server: TheServer) -> Response:
        """Whether the server can write to its database; whoever asks at the same time waits for the same writing."""
        nonlocal beating
        if beating is None or beating.done():
            beating = server.database.submit(lambda connection: people.beat(connection, time_ns()), None)
        try:
            await asyncio.shield(asyncio.wrap_future(beating))
        except Exception:
            log.exception("the database cannot be written to")
            raise NotReady from None
        return reply(wire.Health("ok"))

    @app.get("/metrics", include_in_schema=False)
    async def metrics_text() -> Response:
        """Counters for Prometheus."""
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")


def _add_error_handlers(app: FastAPI) -> None:
    """Every error is sent in one form, and says no more than it should."""

    @app.exception_handler(DeskovkaError)
    async def refused(request: Request, error: DeskovkaError) -> Response:
        return error_response(refusal_of(error), request.headers.get("accept-language", ""))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            refusal: DeskovkaError = Malformed(problem="JSON")
        else:
            where = ".".join(str(part) for part in first["loc"][1:] or first["loc"])
            refusal = Invalid(where=where[:80], problem=str(first["msg"]).removeprefix("Value error, ")[:200])
        return error_response(refusal, request.headers.get("accept-language", ""))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        known: dict[int, DeskovkaError] = {404: NotFound(), 405: NoMethod()}
        refusal = known.get(error.status_code, Malformed(problem="HTTP"))
        if isinstance(error, BodyTooLarge):
            refusal = error.refusal
        response = error_response(refusal, request.headers.get("accept-language", ""))
        response.headers.update(error.headers or {})  # which methods the address has
        return response
