"""Looking back: replay, records, going on from an earlier moment, fair chance."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from deskovka.server import wire
from deskovka.server.api.common import AnyCaller, TheServer, TheUser, answers, reply
from deskovka.server.api.requests import GoOn
from deskovka.server.api.tables import TableId, seat_wishes

router = APIRouter(prefix="/api", tags=["looking back"])

_RECORD = {"content": {"text/plain": {"schema": {"type": "string"}}}}


@router.get("/tables/{table}/replay", **answers(wire.ReplayMessage, 401, 403, 404, 409, 422))
async def replay(
    table: TableId,
    caller: AnyCaller,
    server: TheServer,
    at: Annotated[int, Query(ge=0, le=2**31, description="After how many answers.")],
    as_whom: Annotated[
        str | None,
        Query(alias="as", pattern="^([0-9]{1,2}|watcher|all)$", description="A seat, `watcher` or `all`."),
    ] = None,
) -> Response:
    """The table after so many answers. While the game runs, only from one's own seat, or as a watcher."""
    user = caller.user.id if caller.user else None
    return reply(await server.archive.replay(table, user, at, as_whom))


@router.get(
    "/tables/{table}/record",
    status_code=200,
    response_class=Response,
    responses={**answers(None, 401, 403, 404, 409)["responses"], 200: {"description": "The record.", **_RECORD}},
)
async def record(table: TableId, caller: AnyCaller, server: TheServer) -> Response:
    """The record of a game that is over, as text."""
    found = await server.archive.record(table, caller.user.id if caller.user else None)
    headers = {"Content-Disposition": f'attachment; filename="{found.game}-{table}.game"'}
    return Response(str(found), media_type="text/plain", headers=headers)


@router.post(
    "/records",
    openapi_extra={"requestBody": {"required": True, **_RECORD}},
    **answers(wire.Created, 400, 401, 403, 404, 409, 413, 422, status=201),
)
async def upload(request: Request, user: TheUser, server: TheServer) -> Response:
    """Look at a game that was recorded elsewhere, finished or not."""
    server.limits.check_upload(user.id)
    return reply(wire.Created(await server.archive.upload(user, await request.body()), []), 201)


@router.post("/tables/{table}/continue", **answers(wire.Created, 400, 401, 403, 404, 409, 413, 422, status=201))
async def go_on(table: TableId, body: GoOn, user: TheUser, server: TheServer) -> Response:
    """Open a new table with the position after so many answers of a game that is over."""
    return reply(await server.archive.go_on(table, user, body.at, seat_wishes(body.seats), body.public), 201)


@router.get("/tables/{table}/fair", **answers(wire.Fair, 401, 403, 404))
async def fair(table: TableId, caller: AnyCaller, server: TheServer) -> Response:
    """The hash of the seed from the beginning; after the end the seed itself."""
    return reply(await server.archive.fair(table, caller.user.id if caller.user else None))
