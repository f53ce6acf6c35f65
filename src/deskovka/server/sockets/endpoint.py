"""``GET /api/tables/{id}/socket``: a table on a socket, and answers sent on it."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from deskovka.kernel import DeskovkaError
from deskovka.server.api.requests import MOST
from deskovka.server.context import Server, server_of
from deskovka.server.errors import Malformed, Nobody, status_of
from deskovka.server.identity.callers import check_scope
from deskovka.server.identity.origin import check_origin
from deskovka.server.identity.throttle import Throttle
from deskovka.server.safety import refusal_of
from deskovka.server.sockets.connection import SILENT, TOO_MANY, Connection
from deskovka.server.tables.answering import check_may_look
from deskovka.server.tables.live import Known
from deskovka.server.tables.service import check_id
from deskovka.server.wire import AcceptedFrame, Error, PingFrame, PresenceFrame, RefusedFrame, encode
from deskovka.server.words import error_body, preferred_language

_MESSAGES_PER_SECOND = 10.0
_MESSAGES_AT_ONCE = 60

_Word = Annotated[str, Meta(max_length=64)]
_Number = Annotated[int, Meta(ge=-MOST, le=MOST)]


class _Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """The client is still there."""


class _Away(msgspec.Struct, tag_field="type", tag="away"):
    """Nobody sees the page any more."""


class _Here(msgspec.Struct, tag_field="type", tag="here"):
    """Somebody sees the page again."""


class _Answer(msgspec.Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """The same as ``POST /api/tables/{id}/answers``."""

    decision: Annotated[int, Meta(ge=0, le=MOST)]
    option: Annotated[list[_Word | _Number], Meta(min_length=1, max_length=32)]
    seat: Annotated[int, Meta(ge=0, le=15)]
    id: _Word | _Number | None = None


_decode = msgspec.json.Decoder(_Pong | _Away | _Here | _Answer).decode


async def table_socket(socket: WebSocket) -> None:
    """Admit somebody to a table, show it to them, and tell them of every change."""
    server = server_of(socket)
    language = preferred_language(socket.headers.get("accept-language", ""))
    address = socket.client.host if socket.client else ""
    try:
        server.limits.check_request(address)
        server.hosts.check(socket.headers.get("host", ""))
        check_origin(socket.headers, server.settings.origins)
        known = _known(socket)
        changes = server.callers.changes
        caller = await server.callers.caller(socket.headers, socket.cookies)
        if caller.user is None and "authorization" in socket.headers:
            raise Nobody
        table = check_id(str(socket.path_params["table"]))
        watch = server.links.of(table, socket.query_params.get("watch"))
        async with server.tables.hold(table) as live:
            check_may_look(live, caller.user.id if caller.user else None, watch)
        server.hub.admit(address, caller.user.id if caller.user else None)
    except DeskovkaError as error:
        await _deny(socket, error, language)
        return
    try:
        await socket.accept()
        connection = Connection(socket, caller, language, server.settings.socket_backlog, watch)
        await _visit(server, table, connection, known, changes)
    except (WebSocketDisconnect, DeskovkaError):
        return
    finally:
        server.hub.release(address, caller.user.id if caller.user else None)


def _known(socket: WebSocket) -> Known:
    """What the client says that it has."""
    try:
        return Known(int(socket.query_params.get("since", "-1")), max(0, int(socket.query_params.get("log", "0"))))
    except ValueError:
        raise Malformed(problem="since, log") from None


async def _deny(socket: WebSocket, error: DeskovkaError, language: str) -> None:
    """Refuse the upgrade with a proper answer."""
    body = encode(Error(error_body(error, language)))
    await socket.send_denial_response(Response(body, status_of(error), media_type="application/json"))


async def _visit(server: Server, table: str, connection: Connection, known: Known, changes: int) -> None:
    """A visit to a table, from the first message to the last; ``changes``: of people, when it was looked who comes."""
    user = connection.user_id
    digest = await server.visits.come(table, user) if user else None
    if user:
        await server.visits.sit_down(table, user)
    try:
        async with server.tables.hold(table) as live:
            await server.tables.look_who_is_here(live)
            connection.seat, connection.known = live.seat_of(user), known
            if live.here.seq > known.seq:
                news = digest is not None and digest < live.log_length(connection.seat)
                server.hub.show(live, connection, digest if news else None)
            connection.offer(encode(PresenceFrame(live.online_seats())).decode())
            server.hub.add(live, connection)
        if changes != server.callers.changes:  # they may have signed out meanwhile
            await server.hub.look_at(server.callers, user)
        receive = asyncio.create_task(_receive(server, table, connection))
        ping = asyncio.create_task(_ping(connection, server.settings.ping_seconds))
        await connection.run(receive, ping)
    finally:
        server.hub.remove(table, connection)
        if user:
            await asyncio.shield(asyncio.ensure_future(_leave(server, table, user)))


async def _leave(server: Server, table: str, user: str) -> None:
    """Somebody has closed a socket; the others are told if they are gone."""
    await server.visits.get_up(table, user)
    if server.hub.is_watched(table):
        async with server.tables.hold(table) as live:
            await server.tables.look_who_is_here(live)


async def _ping(connection: Connection, every: float) -> None:
    """Ask now and then whether the client is still there."""
    frame = encode(PingFrame()).decode()
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(every)
        if loop.time() - connection.heard > 2.5 * every:
            connection.end(SILENT)
            return
        connection.offer(frame)


async def _receive(server: Server, table: str, connection: Connection) -> None:
    """Take what the client sends, one message after another."""
    throttle = Throttle(_MESSAGES_PER_SECOND, _MESSAGES_AT_ONCE)
    while True:
        message = await connection.socket.receive()
        if message["type"] != "websocket.receive":
            return
        connection.heard = asyncio.get_running_loop().time()
        if throttle.wait("messages"):
            connection.end(TOO_MANY)
            return
        frame = await _reply(server, table, connection, message.get("text") or "")
        if frame is not None:
            connection.offer(frame)


def _look(server: Server, table: str, connection: Connection, said: _Pong | _Away | _Here) -> None:
    """Note whether somebody looks: a sign of life counts while the page is seen."""
    if not isinstance(said, _Pong):
        connection.looks = isinstance(said, _Here)
    if connection.looks and connection.user_id:
        server.visits.looks(table, connection.user_id)


async def _reply(server: Server, table: str, connection: Connection, text: str) -> str | None:
    """What a message of the client is answered with."""
    reply_id: str | int | None = None
    try:
        try:
            said = _decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise Malformed(problem='{"type": "answer" | "pong" | "away" | "here", …}') from None
        if not isinstance(said, _Answer):
            _look(server, table, connection, said)
            return None
        reply_id = said.id
        if connection.user is None:
            raise Nobody
        check_scope(connection.caller)
        seq = await server.answer(table, connection.user, said.seat, said.decision, tuple(said.option))
    except Exception as error:
        refusal = refusal_of(error)
        return encode(RefusedFrame(reply_id, status_of(refusal), error_body(refusal, connection.language))).decode()
    return encode(AcceptedFrame(reply_id, seq)).decode()
