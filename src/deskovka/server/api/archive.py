"""Looking back: replay, records, going on from an earlier moment, fair chance."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from deskovka.server import wire
from deskovka.server.api.common import JSON, AnyCaller, ThePayer, TheServer, TheUser, answers, reply
from deskovka.server.api.requests import GoOn
from deskovka.server.api.tables import TableId, WatchToken, seat_wishes
from deskovka.server.tables.seating import TableWish

router = APIRouter(prefix="/api", tags=["looking back"])

_RECORD = {"content": {"text/plain": {"schema": {"type": "string"}}}}
_YAML = {"content": {"application/yaml": {"schema": {"type": "object"}}}}


@router.get("/tables/{table}/replay", **answers(wire.ReplayMessage, 401, 403, 404, 409, 422))
async def replay(
    table: TableId,
    caller: AnyCaller,
    payer: ThePayer,
    server: TheServer,
    at: Annotated[int, Query(ge=0, le=2**31, description="After how many answers.")],
    as_whom: Annotated[
        str | None,
        Query(alias="as", pattern="^([0-9]{1,2}|watcher|all)$", description="A seat, `watcher` or `all`."),
    ] = None,
    watch: WatchToken = None,
) -> Response:
    """The table after so many answers. While the game runs, only from one's own seat, or as a watcher.

    With the link to everything but later: `all` up to a moment that is long past; `count` says up to which.
    """
    user = caller.user.id if caller.user else None
    found = await server.archive.replay(payer, table, user, at, as_whom, server.links.of(table, watch))
    return Response(found, media_type=JSON)


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


@router.get(
    "/tables/{table}/edition",
    status_code=200,
    response_class=Response,
    responses={**answers(None, 401, 403, 404)["responses"], 200: {"description": "The edition.", **_YAML}},
)
async def edition(table: TableId, caller: AnyCaller, server: TheServer) -> Response:
    """The edition that the game of a table is played with, as YAML; without one it is empty."""
    game, text = await server.archive.edition(table, caller.user.id if caller.user else None)
    headers = {"Content-Disposition": f'attachment; filename="{game}-{table}.yaml"'}
    return Response(text, media_type="application/yaml", headers=headers)


@router.post(
    "/records",
    openapi_extra={"requestBody": {"required": True, **_RECORD}},
    **answers(wire.Created, 400, 401, 403, 404, 409, 413, 422, status=201),
)
async def upload(request: Request, user: TheUser, payer: ThePayer, server: TheServer) -> Response:
    """Look at a game that was recorded elsewhere, finished or not."""
    server.limits.check_upload(user.id)
    return reply(wire.Created(await server.archive.upload(payer, user, await request.body()), []), 201)


@router.post("/tables/{table}/continue", **answers(wire.Created, 400, 401, 403, 404, 409, 413, 422, status=201))
async def go_on(table: TableId, body: GoOn, user: TheUser, payer: ThePayer, server: TheServer) -> Response:
    """Open a new table with the position after so many answers of a game that is over."""
    wish = TableWish(seats=seat_wishes(body.seats), public=body.public, promise=body.promise)
    return reply(await server.archive.go_on(payer, table, user, body.at, wish), 201)


@router.get("/tables/{table}/fair", **answers(wire.Fair, 401, 403, 404))
async def fair(table: TableId, caller: AnyCaller, payer: ThePayer, server: TheServer) -> Response:
    """The hash of the server's part of the seed from the beginning; after the end the seed and what it was made of."""
    return reply(await server.archive.fair(payer, table, caller.user.id if caller.user else None))
