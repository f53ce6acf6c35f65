"""Who somebody is: guests, accounts, sessions, tokens."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from deskovka.server import wire
from deskovka.server.api.common import AnyCaller, TheServer, TheUser, answers, reply
from deskovka.server.api.requests import Credentials, NameGiven
from deskovka.server.identity.cookies import COOKIE, COOKIE_SECONDS
from deskovka.server.identity.people import Caller
from deskovka.server.store.people import User

router = APIRouter(prefix="/api", tags=["who somebody is"])

TokenId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$", description="The id of a token.")]


def _person(user: User | None) -> wire.Person | None:
    if user is None:
        return None
    return wire.Person(user.id, user.name, "account" if user.kind == "account" else "guest")


def _signed_in(request: Request, server: TheServer, user: User, status: int = 200) -> Response:
    """Tell a browser who it is from now on."""
    cookie = server.people.cookies.make(user.id)
    response = reply(wire.Me(_person(user), server.people.cookies.csrf(cookie)), status)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


@router.get("/me", **answers(wire.Me, 401))
async def me(caller: AnyCaller, server: TheServer) -> Response:
    """Who I am, and the token that requests with the cookie must carry."""
    csrf = server.people.cookies.csrf(caller.cookie) if caller.by == "cookie" else None
    return reply(wire.Me(_person(caller.user), csrf))


@router.patch("/me", **answers(wire.Person, 400, 401, 403, 413, 422))
async def rename(body: NameGiven, user: TheUser, server: TheServer) -> Response:
    """Be called by another name, at all tables."""
    renamed = await server.people.rename(user, body.name)
    await server.seating.rename(renamed)
    return reply(_person(renamed))


@router.post("/guest", **answers(wire.Me, 400, 401, 403, 413, 422, status=201))
async def guest(body: NameGiven, request: Request, caller: AnyCaller, server: TheServer) -> Response:
    """Become a guest on this device: the answer sets the cookie. Somebody known already keeps who they are."""
    if caller.user is not None and caller.by == "cookie":
        return reply(wire.Me(_person(caller.user), server.people.cookies.csrf(caller.cookie)), 201)
    user = await server.people.guest(body.name, _address(request))
    return _signed_in(request, server, user, 201)


@router.post("/account", **answers(wire.Me, 400, 401, 403, 409, 413, 422, status=201))
async def account(body: Credentials, caller: AnyCaller, user: TheUser, server: TheServer) -> Response:
    """Turn the guest into an account, which keeps its tables."""
    made = await server.people.make_account(user, body.login, body.password)
    return reply(wire.Me(_person(made), _csrf(server, caller)), 201)


def _csrf(server: TheServer, caller: Caller) -> str | None:
    return server.people.cookies.csrf(caller.cookie) if caller.by == "cookie" else None


@router.post("/session", **answers(wire.Me, 400, 401, 403, 413, 422, status=201))
async def sign_in(body: Credentials, request: Request, caller: AnyCaller, server: TheServer) -> Response:
    """Sign in with an account: the answer sets the cookie. What a guest had on this device comes along."""
    user = await server.people.sign_in(body.login, body.password, _address(request))
    if caller.user is not None and caller.by == "cookie":
        if caller.user.kind == "guest":
            await server.seating.hand_over(caller.user, user)
            await server.people.hand_over(caller.user, user)
        await server.people.end_session(caller.cookie)
    return _signed_in(request, server, user, 201)


@router.delete("/session", **answers(None, 401, 403, status=204, description="Signed out."))
async def sign_out(caller: AnyCaller, server: TheServer) -> Response:
    """Forget the cookie; a copy of it is worth nothing either."""
    if caller.by == "cookie":
        await server.people.end_session(caller.cookie)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


@router.post("/tokens", **answers(wire.NewToken, 400, 401, 403, 413, 422, status=201))
async def make_token(body: NameGiven, user: TheUser, server: TheServer) -> Response:
    """Make a token for a program, to be sent as `Authorization: Bearer <token>`. It is shown this once."""
    token, secret = await server.people.make_token(user, body.name)
    return reply(wire.NewToken(token.id, token.name, secret), 201)


@router.get("/tokens", **answers(list[wire.TokenInfo], 401))
async def tokens(user: TheUser, server: TheServer) -> Response:
    """My tokens, without the tokens themselves."""
    return reply([wire.TokenInfo(t.id, t.name, wire.moment(t.created)) for t in await server.people.tokens(user)])


@router.delete("/tokens/{token}", **answers(None, 401, 403, 404, status=204, description="The token is worthless."))
async def remove_token(token: TokenId, user: TheUser, server: TheServer) -> Response:
    """Make a token worthless."""
    await server.people.remove_token(user, token)
    return Response(status_code=204)
