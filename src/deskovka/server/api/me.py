"""Who somebody is: guests, accounts, signing in and out."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from deskovka.server import wire
from deskovka.server.api.common import AnyCaller, TheOwner, TheServer, TheUser, WhereFrom, answers, reply
from deskovka.server.api.requests import Credentials, NameGiven
from deskovka.server.identity.callers import Caller
from deskovka.server.identity.cookies import COOKIE, COOKIE_SECONDS, Session
from deskovka.server.identity.devices import device_of
from deskovka.server.identity.known import KNOWN_COOKIE, KNOWN_SECONDS
from deskovka.server.identity.passwords import Where
from deskovka.server.store.people import User

router = APIRouter(prefix="/api", tags=["who somebody is"])


def _person(user: User | None) -> wire.Person | None:
    if user is None:
        return None
    return wire.Person(user.id, user.name, "account" if user.kind == "account" else "guest")


async def signed_in(request: Request, server: TheServer, user: User, where: Where, status: int = 200) -> Response:
    """Tell a browser who it is from now on."""
    cookies = server.callers.cookies
    session = await server.people.begin_session(user, device_of(request.headers.get("user-agent", "")))
    response = reply(wire.Me(_person(user), cookies.csrf(Session(user.id, session, 0))), status)
    _set_cookie(request, response, server, Session(user.id, session, 0))
    if user.kind == "account":
        secure = request.url.scheme == "https"
        known = server.devices.cookie(where.device.with_user(user.id))
        response.set_cookie(KNOWN_COOKIE, known, max_age=KNOWN_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response


def _set_cookie(request: Request, response: Response, server: TheServer, session: Session) -> None:
    secure = request.url.scheme == "https"
    cookie = server.callers.cookies.make(session.user, session.id)
    response.set_cookie(COOKIE, cookie, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def signed_out() -> Response:
    """Tell a browser that it is nobody any more."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


def _me(server: TheServer, caller: Caller) -> wire.Me:
    csrf = None if caller.session is None else server.callers.cookies.csrf(caller.session)
    return wire.Me(_person(caller.user), csrf)


@router.get("/me", **answers(wire.Me, 401))
async def me(request: Request, caller: AnyCaller, server: TheServer) -> Response:
    """Who I am, and the token that requests with the cookie must carry. An old cookie is signed anew."""
    response = reply(_me(server, caller))
    if caller.session is not None and not server.callers.cookies.is_fresh(request.cookies[COOKIE]):
        _set_cookie(request, response, server, caller.session)
    return response


@router.patch("/me", **answers(wire.Person, 400, 401, 403, 413, 422))
async def rename(body: NameGiven, user: TheUser, server: TheServer) -> Response:
    """Be called by another name, at all tables."""
    renamed = await server.people.rename(user, body.name)
    await server.seating.rename(renamed)
    return reply(_person(renamed))


@router.post("/guest", **answers(wire.Me, 400, 401, 403, 413, 422, status=201))
async def guest(body: NameGiven, request: Request, caller: AnyCaller, where: WhereFrom, server: TheServer) -> Response:
    """Become a guest on this device: the answer sets the cookie. Somebody known already keeps who they are."""
    if caller.by == "cookie":
        return reply(_me(server, caller), 201)
    user = await server.people.guest(body.name, where.address)
    return await signed_in(request, server, user, where, 201)


@router.post("/account", **answers(wire.Me, 400, 401, 403, 409, 413, 422, 503, status=201))
async def account(
    body: Credentials, request: Request, caller: AnyCaller, user: TheOwner, where: WhereFrom, server: TheServer
) -> Response:
    """Turn the guest into an account, which keeps its tables. The cookie is a new one; the guest's is worth nothing."""
    made = await server.people.make_account(user, body.login, body.password, where)
    assert caller.session is not None
    await server.people.end_session(user, caller.session.id)
    return await signed_in(request, server, made, where, 201)


@router.post("/session", **answers(wire.Me, 400, 401, 403, 413, 422, 503, status=201))
async def sign_in(
    body: Credentials, request: Request, caller: AnyCaller, where: WhereFrom, server: TheServer
) -> Response:
    """Sign in with an account: the answer sets the cookie. What a guest had on this device comes along."""
    user = await server.people.sign_in(body.login, body.password, where)
    if caller.user is not None and caller.session is not None:
        if caller.user.kind == "guest":
            await server.seating.hand_over(caller.user, user)
            await server.people.hand_over(caller.user, user)
        else:
            await server.people.end_session(caller.user, caller.session.id)
    return await signed_in(request, server, user, where, 201)


@router.delete("/session", **answers(None, 401, 403, status=204, description="Signed out."))
async def sign_out(caller: AnyCaller, server: TheServer) -> Response:
    """Forget the cookie; a copy of it is worth nothing either."""
    if caller.user is not None and caller.session is not None:
        await server.people.end_session(caller.user, caller.session.id)
    return signed_out()
