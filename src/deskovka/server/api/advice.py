"""What bots have to say: why they answered, hints, analyses."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response

from deskovka.bots.told import Thoughts
from deskovka.server import wire
from deskovka.server.api.common import AnyCaller, TheServer, TheUser, answers, reply
from deskovka.server.api.requests import Hint
from deskovka.server.api.tables import TableId

router = APIRouter(prefix="/api/tables", tags=["advice"])


@router.get("/{table}/why", **answers(Thoughts, 401, 403, 404, 409, 422, 503))
async def why(
    table: TableId,
    user: TheUser,
    server: TheServer,
    at: Annotated[int, Query(ge=0, le=2**31, description="The answer that came after so many others.")],
) -> Response:
    """Why a bot answered so. While the game runs only if the table allows it, and from what you may know."""
    return reply(await server.advice.why(table, user, at))


@router.post("/{table}/hint", **answers(Thoughts, 400, 401, 403, 404, 409, 413, 422, 503))
async def hint(table: TableId, body: Hint, user: TheUser, server: TheServer) -> Response:
    """What a strong bot would answer in my place, from what I know, and why; if the table allows it."""
    return reply(await server.advice.hint(table, user, body.seat, body.decision))


@router.get("/{table}/analysis", **answers(wire.AnalysisMessage, 401, 403, 404, 409))
async def analysis(table: TableId, caller: AnyCaller, server: TheServer) -> Response:
    """The analysis of a game that is over, or how far it is."""
    return reply(await server.advice.analysis(table, caller.user.id if caller.user else None))


@router.post("/{table}/analysis", **answers(wire.AnalysisMessage, 400, 401, 403, 404, 409, 413, 503))
async def analyse(table: TableId, user: TheUser, server: TheServer) -> Response:
    """Begin to analyse a game that is over, unless that is done or under way."""
    return reply(await server.advice.analyse(table, user))
