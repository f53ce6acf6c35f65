"""How somebody is told that it is their turn: by push, mail or a hook. Off until they choose."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from deskovka.server import wire
from deskovka.server.api.common import AnyCaller, TheServer, TheUser, answers, reply
from deskovka.server.api.requests import HookGiven, MailGiven, PushGiven, TokenGiven
from deskovka.server.errors import NoMail, NotFound, TooManyChannels
from deskovka.server.notices.notifier import Notice
from deskovka.server.notices.outside import check_address
from deskovka.server.notices.push import check_keys
from deskovka.server.store import channels as kept
from deskovka.server.store.channels import Channel
from deskovka.server.words import preferred_language

router = APIRouter(prefix="/api/notices", tags=["being told"])

ChannelId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$", description="The id of a way to be told.")]
_MOST = 10


def _info(channel: Channel) -> wire.ChannelInfo:
    return wire.ChannelInfo(
        channel.id,
        channel.kind,  # type: ignore[arg-type]  # the database holds no others
        channel.target,
        channel.token is None,
        wire.moment(channel.created),
    )


async def _add(server: TheServer, channel: Channel) -> Response:
    """Remember a way to tell somebody."""
    if not await server.database.write(lambda connection: kept.add(connection, channel, _MOST)):
        raise TooManyChannels(most=_MOST)
    return reply(_info(channel), 201)


def _channel(
    request: Request,
    server: TheServer,
    user: str,
    kind: str,
    target: str,
    keys: dict[str, str] | None = None,
    token: str | None = None,
) -> Channel:
    return Channel(
        id=secrets.token_urlsafe(12),
        user=user,
        kind=kind,
        target=target,
        keys=keys,
        language=preferred_language(request.headers.get("accept-language", "")),
        origin=str(request.base_url).rstrip("/"),
        token=token,
        created=server.settings.now(),
    )


@router.get("", **answers(wire.NoticeInfo, 401))
async def notices(user: TheUser, server: TheServer) -> Response:
    """My ways to be told, and what this server can do."""
    found = await server.database.read(lambda connection: kept.channels_of(connection, user.id))
    notifier = server.notifier
    return reply(wire.NoticeInfo(notifier.key.public, notifier.post.works, [_info(channel) for channel in found]))


@router.post("/push", **answers(wire.ChannelInfo, 400, 401, 403, 409, 413, 422, status=201))
async def add_push(body: PushGiven, request: Request, user: TheUser, server: TheServer) -> Response:
    """Tell me by a browser that has subscribed with the `key` of this server."""
    check_address(body.endpoint, server.settings.local_hooks)
    check_keys(body.p256dh, body.auth)
    keys = {"p256dh": body.p256dh, "auth": body.auth}
    return await _add(server, _channel(request, server, user.id, "push", body.endpoint, keys))


@router.post("/mail", **answers(wire.ChannelInfo, 400, 401, 403, 409, 413, 422, status=201))
async def add_mail(body: MailGiven, request: Request, user: TheUser, server: TheServer) -> Response:
    """Tell me by mail, once I have followed the link in the first one."""
    if not server.notifier.post.works:
        raise NoMail
    server.limits.check_mail(user.id)
    channel = _channel(request, server, user.id, "mail", body.address, token=secrets.token_urlsafe(24))
    response = await _add(server, channel)
    server.notifier.confirm(channel)
    return response


@router.post("/hook", **answers(wire.ChannelInfo, 400, 401, 403, 409, 413, 422, status=201))
async def add_hook(body: HookGiven, request: Request, user: TheUser, server: TheServer) -> Response:
    """Tell me by `POST`ing JSON to an address."""
    check_address(body.address, server.settings.local_hooks)
    return await _add(server, _channel(request, server, user.id, "hook", body.address))


@router.post(
    "/confirm", **answers(None, 400, 401, 403, 404, 413, 422, status=204, description="Mail is sent from now on.")
)
async def confirm(body: TokenGiven, caller: AnyCaller, server: TheServer) -> Response:
    """A mail address is right: somebody has read what was sent there, in whatever browser."""
    del caller  # the token is proof enough
    if not await server.database.write(lambda connection: kept.confirm(connection, body.token)):
        raise NotFound
    return Response(status_code=204)


@router.post("/{channel}/test", **answers(wire.Tested, 401, 403, 404))
async def test(channel: ChannelId, user: TheUser, server: TheServer) -> Response:
    """Tell me something now, to see whether it works."""
    server.limits.check_mail(user.id)
    found = await server.database.read(lambda connection: kept.channels_of(connection, user.id))
    wanted = next((one for one in found if one.id == channel and one.token is None), None)
    if wanted is None:
        raise NotFound
    return reply(wire.Tested(await server.notifier.send(wanted, Notice("test"), tries=1)))


@router.delete("/{channel}", **answers(None, 401, 403, 404, status=204, description="You are not told that way."))
async def remove(channel: ChannelId, user: TheUser, server: TheServer) -> Response:
    """Tell me by that way no more."""
    if not await server.database.write(lambda connection: kept.remove(connection, user.id, channel)):
        raise NotFound
    return Response(status_code=204)
