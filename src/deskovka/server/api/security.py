"""What keeps somebody safe: where they are signed in, their password, and the tokens of their programs."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from deskovka.server import wire
from deskovka.server.api.common import AnyCaller, TheHolder, TheOwner, TheServer, WhereFrom, answers, reply
from deskovka.server.api.me import signed_in, signed_out
from deskovka.server.api.requests import LoginGiven, PasswordChange, PasswordGiven, RecoveryUse, TokenWish
from deskovka.server.errors import NoMail

router = APIRouter(prefix="/api", tags=["who somebody is"])

_ID = "^[A-Za-z0-9_-]{1,64}$"
TokenId = Annotated[str, Path(pattern=_ID, description="The id of a token.")]
SessionId = Annotated[str, Path(pattern=_ID, description="The id of a session.")]


@router.get("/sessions", **answers(list[wire.SessionInfo], 401, 403))
async def sessions(caller: AnyCaller, user: TheOwner, server: TheServer) -> Response:
    """Where I am signed in."""
    mine = caller.session.id if caller.session else ""
    return reply(
        [
            wire.SessionInfo(one.id, one.device, wire.moment(one.created), wire.moment(one.seen), one.id == mine)
            for one in await server.people.sessions(user)
        ]
    )


@router.delete("/sessions", **answers(None, 401, 403, status=204, description="Signed out everywhere."))
async def end_all(user: TheOwner, server: TheServer) -> Response:
    """Sign out in every browser, this one too, and make all my tokens worthless."""
    await server.people.end_everything(user)
    return signed_out()


@router.delete("/sessions/{session}", **answers(None, 401, 403, 404, status=204, description="It is signed out."))
async def end_one(session: SessionId, user: TheOwner, server: TheServer) -> Response:
    """Sign out in one of my browsers."""
    await server.people.end_one_of(user, session)
    return Response(status_code=204)


@router.post("/password", **answers(wire.Me, 400, 401, 403, 413, 422, 503))
async def change_password(
    body: PasswordChange, request: Request, user: TheHolder, where: WhereFrom, server: TheServer
) -> Response:
    """Change my password. All my other browsers and all my programs are signed out; this one gets a new cookie."""
    where = where.at_home(user.id)
    await server.people.prove(user, body.old, where)
    await server.people.change_password(user, body.new, where)
    server.notifier.warn(user)
    return await signed_in(request, server, user, where)


@router.post(
    "/account/delete", **answers(None, 400, 401, 403, 413, 422, 503, status=204, description="You are nobody.")
)
async def delete(body: PasswordGiven, user: TheOwner, where: WhereFrom, server: TheServer) -> Response:
    """Forget me: bots play on in my seats, and my name is taken from tables and chat. An account says its password."""
    if user.kind == "account":
        await server.people.prove(user, body.password or "", where.at_home(user.id))
    await server.expiry.remove(user)
    return signed_out()


@router.get("/recovery", **answers(wire.RecoveryInfo, 401, 403))
async def recovery(user: TheHolder, server: TheServer) -> Response:
    """How many codes I have for a forgotten password."""
    return reply(wire.RecoveryInfo(await server.recovery.left(user)))


@router.post("/recovery", **answers(wire.RecoveryCodes, 400, 401, 403, 413, 422, 503, status=201))
async def make_codes(body: PasswordGiven, user: TheHolder, where: WhereFrom, server: TheServer) -> Response:
    """Make new codes for a forgotten password; those from before are worth nothing."""
    await server.people.prove(user, body.password or "", where.at_home(user.id))
    return reply(wire.RecoveryCodes(await server.recovery.make(user)), 201)


@router.post("/recovery/use", **answers(wire.Me, 400, 401, 403, 413, 422, 503, status=201))
async def use_code(
    body: RecoveryUse, request: Request, caller: AnyCaller, where: WhereFrom, server: TheServer
) -> Response:
    """Get a new password by a code, and sign in; whoever was signed in with the old one is so no more."""
    del caller  # the code is proof enough
    user = await server.recovery.use(body.login, body.code, body.password, where)
    server.notifier.warn(user)
    return await signed_in(request, server, user, where, 201)


@router.post(
    "/recovery/mail", **answers(None, 400, 401, 403, 409, 413, 422, status=204, description="A letter may follow.")
)
async def mail_code(body: LoginGiven, caller: AnyCaller, where: WhereFrom, server: TheServer) -> Response:
    """Have a code sent to the addresses that the account has confirmed; nobody is told whether there are any."""
    del caller  # whoever it is
    if not server.notifier.post.works:
        raise NoMail
    server.limits.check_mail(f"{where.address} {body.login}")
    await server.notifier.recover(body.login, server.recovery)
    return Response(status_code=204)


@router.post("/tokens", **answers(wire.NewToken, 400, 401, 403, 409, 413, 422, status=201))
async def make_token(body: TokenWish, user: TheOwner, server: TheServer) -> Response:
    """Make a token for a program, to be sent as `Authorization: Bearer <token>`. It is shown this once."""
    token, secret = await server.people.make_token(user, body.name, body.scope, body.days)
    return reply(wire.NewToken(token.id, token.name, secret, token.scope, wire.moment(token.until)), 201)


@router.get("/tokens", **answers(list[wire.TokenInfo], 401, 403))
async def tokens(user: TheOwner, server: TheServer) -> Response:
    """My tokens, without the tokens themselves."""
    found = await server.people.tokens(user)
    return reply([wire.TokenInfo(t.id, t.name, wire.moment(t.created), t.scope, wire.moment(t.until)) for t in found])


@router.delete("/tokens/{token}", **answers(None, 401, 403, 404, status=204, description="The token is worthless."))
async def remove_token(token: TokenId, user: TheOwner, server: TheServer) -> Response:
    """Make a token worthless."""
    await server.people.remove_token(user, token)
    return Response(status_code=204)
