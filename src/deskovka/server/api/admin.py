"""For whoever runs the server, with the token of its settings: tables and people, and what they cost."""

from __future__ import annotations

from hmac import compare_digest
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import Response

from deskovka.server import wire
from deskovka.server.api.common import TheServer, answers, reply
from deskovka.server.api.requests import KeysWish, NameGiven
from deskovka.server.api.tables import TableId
from deskovka.server.errors import NotAdmin
from deskovka.server.store import upkeep


async def check_admin(request: Request, server: TheServer) -> None:
    """Raise unless the token of the settings is shown; how much of it was right takes no time to tell."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    expected = server.settings.admin_token
    right = compare_digest(given.strip().encode(), expected.encode())
    if not expected or scheme.lower() != "bearer" or not right:
        raise NotAdmin


router = APIRouter(prefix="/api/admin", tags=["admin"], dependencies=[Depends(check_admin)])

By = Annotated[Literal["cost", "new"], Query(description="What costs most first, or the newest.")]
PersonId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$", description="The id of somebody.")]


@router.get("/tables", **answers(list[wire.TableCost], 403, 422))
async def tables(server: TheServer, by: By = "cost") -> Response:
    """Tables, at most 200."""
    return reply(await server.database.read(lambda connection: upkeep.costly_tables(connection, by == "cost")))


@router.post("/tables/{table}/close", **answers(None, 403, 404, 409, 422, status=204, description="It is over."))
async def close(table: TableId, server: TheServer) -> Response:
    """End a game where it stands."""
    await server.upkeep.close(table)
    return Response(status_code=204)


@router.delete("/tables/{table}", **answers(None, 403, 404, 422, status=204, description="It is gone."))
async def delete(table: TableId, server: TheServer) -> Response:
    """Take a table away with all that was played and said at it."""
    await server.upkeep.delete(table)
    return Response(status_code=204)


@router.get("/people", **answers(list[wire.PersonCost], 403, 422))
async def people(server: TheServer, by: By = "cost") -> Response:
    """People, at most 200."""
    return reply(await server.database.read(lambda connection: upkeep.costly_people(connection, by == "cost")))


@router.patch(
    "/people/{person}", **answers(None, 400, 403, 404, 413, 422, status=204, description="So they are called.")
)
async def rename(person: PersonId, body: NameGiven, server: TheServer) -> Response:
    """Call somebody by another name, at all tables."""
    await server.upkeep.rename(server.people, person, body.name)
    return Response(status_code=204)


@router.put("/people/{person}/ban", **answers(None, 403, 404, 422, status=204, description="They are signed out."))
async def ban(person: PersonId, server: TheServer) -> Response:
    """Sign somebody out everywhere and let them in no more. A guest may come again as another."""
    await server.upkeep.ban(server.people, person)
    return Response(status_code=204)


@router.delete("/people/{person}/ban", **answers(None, 403, 404, 422, status=204, description="They may come again."))
async def pardon(person: PersonId, server: TheServer) -> Response:
    """Let somebody in again."""
    await server.upkeep.pardon(person)
    return Response(status_code=204)


@router.post("/keys", **answers(None, 400, 403, 413, 422, status=204, description="Cookies are signed anew."))
async def rotate(body: KeysWish, server: TheServer) -> Response:
    """Sign cookies with a new key. If the old ones are forgotten, everybody is signed out at once, in every process."""
    await server.rotate_keys(forget=body.old == "forget")
    return Response(status_code=204)
