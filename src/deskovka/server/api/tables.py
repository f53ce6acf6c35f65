"""Tables: opening them, sitting down, looking, answering, talking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response
from pydantic import AfterValidator

from deskovka.content.converting import converted
from deskovka.server import wire
from deskovka.server.api.common import JSON, AnyCaller, ThePayer, TheServer, TheUser, answers, packed, reply
from deskovka.server.api.requests import (
    Answer,
    AnySeat,
    Chat,
    FreeOrBot,
    Join,
    NewTable,
    Nudge,
    PartGiven,
    SeatBot,
    Undo,
)
from deskovka.server.errors import NotSeated
from deskovka.server.store import Connection
from deskovka.server.store import tables as kept
from deskovka.server.store.rows import SeatRow, TableRow
from deskovka.server.tables.answering import check_may_look
from deskovka.server.tables.live import NOTHING, Known, Viewer, summary, table_message
from deskovka.server.tables.seating import SeatWish, TableWish
from deskovka.server.tables.service import check_id
from deskovka.server.tables.watching import sits
from deskovka.server.words import preferred_language

router = APIRouter(prefix="/api/tables", tags=["tables"])

TableId = Annotated[str, Path(description="The id of a table."), AfterValidator(check_id)]
WatchToken = Annotated[str | None, Query(max_length=64, description="The token of a link for watchers.")]
_LOOK = answers(wire.TableMessage, 401, 403, 404, 422)
_CONTENT = answers(wire.ContentMessage, 401, 403, 404, 409)
_CONTENT["responses"][304] = {"description": "You have it."}
_LOOK["responses"][204] = {"description": "There is nothing newer."}


def seat_wishes(seats: Sequence[AnySeat]) -> list[SeatWish]:
    """The seats of a request."""
    return [SeatWish(seat.kind, seat.bot if isinstance(seat, SeatBot) else None) for seat in seats]


@router.post("", **answers(wire.Created, 400, 401, 403, 404, 409, 413, 422, status=201))
async def open_table(body: NewTable, user: TheUser, payer: ThePayer, server: TheServer) -> Response:
    """Open a table. The game begins by itself when every seat is taken."""
    wish = TableWish(
        game=body.game,
        setup=body.setup,
        seats=seat_wishes(body.seats),
        public=body.public,
        watchers=body.watchers,
        after_end=body.after_end,
        seed=body.seed,
        promise=body.promise,
        leaving=body.leaving,
        late=body.late,
        hints=body.hints,
        thoughts=body.thoughts,
        vote=body.vote,
        clock=None if body.clock is None else converted(body.clock.model_dump(), wire.Clock),
    )
    return reply(await server.seating.open(payer, user, wish), 201)


@router.get("", **answers(list[wire.Summary], 401, 422))
async def tables(
    caller: AnyCaller, server: TheServer, which: Annotated[Literal["mine", "open", "finished"], Query()] = "open"
) -> Response:
    """Tables: mine that are not over, those with a seat that anybody may take, or mine that are over."""
    user = caller.user.id if caller.user else ""
    lists: dict[str, Callable[[Connection], list[tuple[TableRow, list[SeatRow]]]]] = {
        "open": kept.open_tables,
        "mine": partial(kept.unfinished_tables_of, user_id=user),
        "finished": partial(kept.finished_tables_of, user_id=user),
    }
    rows = await server.database.read(lists[which])
    return reply([summary(row, seats, user) for row, seats in rows])


@router.get("/{table}", **_LOOK)
async def table(
    table: TableId,
    request: Request,
    caller: AnyCaller,
    server: TheServer,
    since: Annotated[int | None, Query(ge=0, le=2**31, description="The `seq` that the client has.")] = None,
    log: Annotated[int, Query(ge=0, le=2**31, description="How much of the log the client has.")] = 0,
    watch: WatchToken = None,
) -> Response:
    """The table as I may see it. With `since`: 204 when there is nothing newer."""
    user = caller.user.id if caller.user else None
    digest = await server.visits.come(table, user) if user else None
    async with server.tables.hold(table) as live:
        check_may_look(live, user, server.links.of(table, watch))
        seat = live.seat_of(user)
        length = live.log_length(seat)
        if since is not None and live.here.seq <= since:
            return Response(status_code=204)
        viewer = Viewer(user, seat, preferred_language(request.headers.get("accept-language", "")))
        known = NOTHING if since is None else Known(since, log)
        place = digest if digest is not None and digest < length else None
        message = packed(table_message(live, viewer, known, place), request)
        server.visits.saw(table, user, length)
        return message


@router.get("/{table}/content", **_CONTENT)
async def content(
    table: TableId,
    request: Request,
    caller: AnyCaller,
    server: TheServer,
    known: Annotated[
        str, Query(alias="hash", max_length=64, description="The `content` of the table message: kept for ever.")
    ] = "",
    watch: WatchToken = None,
) -> Response:
    """What the game of a table is made of, with the edition of its set-up. It never changes."""
    user = caller.user.id if caller.user else None
    found = await server.archive.content(table, user, server.links.of(table, watch))
    kept = "private, max-age=31536000, immutable" if known == found.hash else "private, no-cache"
    headers = {"ETag": f'W/"{found.hash}"', "Cache-Control": kept, "Vary": "Accept-Encoding, Cookie"}
    if found.hash in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.message, media_type=JSON, headers=headers)
    return Response(found.packed, media_type=JSON, headers=headers | {"Content-Encoding": "gzip"})


@router.post("/{table}/join", **answers(wire.Accepted, 400, 401, 403, 404, 409, 413, 422))
async def join(table: TableId, body: Join, user: TheUser, server: TheServer) -> Response:
    """Take a free seat, or come back to the one that was left."""
    await server.visits.come(table, user.id)
    return reply(wire.Accepted(await server.seating.join(table, user, body.seat, body.invite, body.promise)))


@router.post("/{table}/part", **answers(wire.Accepted, 400, 401, 403, 404, 409, 413, 422))
async def show_part(table: TableId, body: PartGiven, user: TheUser, server: TheServer) -> Response:
    """Show the part of the seed that I promised, when every seat is taken. Sent twice it is harmless."""
    return reply(wire.Accepted(await server.seating.show_part(table, user, body.part)))


@router.post("/{table}/leave", **answers(None, 401, 403, 404, 409, status=204, description="You have left."))
async def leave(table: TableId, user: TheUser, server: TheServer) -> Response:
    """Get up. During a game the `greedy` bot plays on, and the seat may be taken back with `join`."""
    await server.seating.leave(table, user)
    return Response(status_code=204)


@router.post("/{table}/seats/{seat}", **answers(wire.Accepted, 400, 401, 403, 404, 409, 413, 422))
async def reseat(
    table: TableId, seat: Annotated[int, Path(ge=0, le=15)], body: FreeOrBot, user: TheUser, server: TheServer
) -> Response:
    """Give a seat to a bot, or free it for anybody; by the owner, before the game begins.

    During the game a bot may be asked to play for somebody who is away, until they come back.
    """
    bot = body.bot if isinstance(body, SeatBot) else None
    return reply(wire.Accepted(await server.seating.reseat(table, user, seat, bot)))


@router.post("/{table}/seats/{seat}/vote", **answers(wire.Votes, 401, 403, 404, 409, 422))
async def vote(table: TableId, seat: Annotated[int, Path(ge=0, le=15)], user: TheUser, server: TheServer) -> Response:
    """Want a bot to play for somebody whom the table has waited for longer than was agreed; more than half decide."""
    return reply(await server.seating.vote(table, user, seat))


@router.post("/{table}/answers", **answers(wire.Accepted, 400, 401, 403, 404, 409, 413, 422))
async def answer(table: TableId, body: Answer, user: TheUser, server: TheServer) -> Response:
    """Answer the open question. The answer is durable when this returns; sent twice it is harmless."""
    await server.visits.come(table, user.id)
    return reply(wire.Accepted(await server.answer(table, user, body.seat, body.decision, tuple(body.option))))


@router.post("/{table}/undo", **answers(wire.Accepted, 400, 401, 403, 404, 409, 413, 422))
async def undo(table: TableId, body: Undo, user: TheUser, server: TheServer) -> Response:
    """Take my last answer back, as long as nothing was drawn or revealed and nobody else answered since."""
    return reply(wire.Accepted(await server.answering.undo(table, user, body.seat, body.decision)))


@router.post(
    "/{table}/nudge", **answers(None, 400, 401, 403, 404, 409, 413, 422, status=204, description="They are reminded.")
)
async def nudge(table: TableId, body: Nudge, user: TheUser, server: TheServer) -> Response:
    """Remind somebody whom the table waits for: once in ten minutes, whoever does it."""
    await server.nudge(table, user, body.seat)
    return Response(status_code=204)


@router.get("/{table}/links", **answers(wire.WatchLinks, 401, 403, 404, 409))
async def links(table: TableId, user: TheUser, server: TheServer) -> Response:
    """Tokens to hand on to watchers: by a player or the owner; for everything but later, by the owner alone."""
    async with server.tables.hold(table) as live:
        row = live.here
        mine = row.owner == user.id
        if not mine and not sits(live, user.id):
            raise NotSeated
    public = server.links.token(table, "public") if row.watchers == "link" else None
    everything = server.links.token(table, "everything") if mine and row.late is not None else None
    return reply(wire.WatchLinks(public, everything))


@router.post("/{table}/chat", **answers(wire.Accepted, 400, 401, 403, 404, 413, 422, status=201))
async def chat(table: TableId, body: Chat, user: TheUser, server: TheServer) -> Response:
    """Say something to everybody at the table: plain text."""
    server.limits.check_chat(user.id)
    return reply(wire.Accepted(await server.answering.say(table, user, body.text)), 201)
