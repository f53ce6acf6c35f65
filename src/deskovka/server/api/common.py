"""What the routes share: who calls, how answers and errors are written and described."""

from __future__ import annotations

import gzip
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Request
from fastapi.responses import Response

from deskovka.server.context import Server, server_of
from deskovka.server.errors import BadCsrf, BrowserOnly, NoAccount, Nobody
from deskovka.server.identity.callers import Caller, check_scope
from deskovka.server.identity.known import KNOWN_COOKIE
from deskovka.server.identity.origin import check_origin
from deskovka.server.identity.passwords import Where
from deskovka.server.store.people import User
from deskovka.server.wire import encode

JSON = "application/json"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_ERRORS = {
    400: "Malformed: the request cannot be read.",
    401: "Nobody: say first who you are.",
    403: "Not yours.",
    404: "There is no such thing.",
    409: "Stale, or impossible now.",
    413: "Too large.",
    422: "Not allowed; the sentence says what would be.",
    429: "Too many; the answer says how long to wait.",
    503: "Not possible right now; try again in a moment.",
}
REF = "#/components/schemas/{name}"


async def the_server(request: Request) -> Server:  # async, lest each request goes through a thread
    """The server that a request came to."""
    return server_of(request)


TheServer = Annotated[Server, Depends(the_server)]


async def the_caller(request: Request, server: TheServer) -> Caller:
    """Who makes a request; one that changes something must really come from them."""
    caller = await server.callers.caller(request.headers, request.cookies)
    request.state.user = caller.user.id if caller.user else None
    if caller.user is None and "authorization" in request.headers:
        raise Nobody
    if request.method not in SAFE_METHODS:
        check_origin(request.headers, server.settings.origins)
        given = request.headers.get("x-csrf-token", "")
        if caller.session is not None and not server.callers.cookies.is_csrf(caller.session, given):
            raise BadCsrf
        check_scope(caller)
    return caller


AnyCaller = Annotated[Caller, Depends(the_caller)]


async def the_user(caller: AnyCaller) -> User:
    """The user who makes a request: somebody."""
    if caller.user is None:
        raise Nobody
    return caller.user


TheUser = Annotated[User, Depends(the_user)]


async def the_owner(caller: AnyCaller, user: TheUser) -> User:
    """Somebody in a browser of theirs: a program must not change who its owner is."""
    if caller.by == "token":
        raise BrowserOnly
    return user


TheOwner = Annotated[User, Depends(the_owner)]


async def the_holder(user: TheOwner) -> User:
    """Somebody with an account, in a browser of theirs."""
    if user.kind != "account":
        raise NoAccount
    return user


TheHolder = Annotated[User, Depends(the_holder)]


async def where_from(request: Request, server: TheServer) -> Where:
    """Where a request comes from."""
    address = request.client.host if request.client else ""
    return Where(address, server.devices.of(request.cookies.get(KNOWN_COOKIE)))


WhereFrom = Annotated[Where, Depends(where_from)]


def payer(request: Request, user: User | None) -> str:
    """Whom work is counted for: an account for itself, all others for their address, since guests cost nothing."""
    if user is not None and user.kind == "account":
        return user.id
    return request.client.host if request.client else ""


async def the_payer(request: Request, caller: AnyCaller) -> str:
    """Whom the work of a request is counted for."""
    return payer(request, caller.user)


ThePayer = Annotated[str, Depends(the_payer)]


def reply(data: Any, status: int = 200) -> Response:
    """Data as JSON."""
    return Response(encode(data), status, media_type=JSON)


def packed(data: Any, request: Request) -> Response:
    """Data as JSON, small for those who can unpack it. No other site can ask for it: the cookie stays at home."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(encode(data), media_type=JSON, headers=headers)
    return Response(gzip.compress(encode(data), 6), media_type=JSON, headers=headers | {"Content-Encoding": "gzip"})


def answers(kind: Any, *errors: int, status: int = 200, description: str = "") -> dict[str, Any]:
    """What a route may answer, for OpenAPI."""
    found: dict[int | str, Any] = {
        code: {"description": _ERRORS[code], "content": {JSON: {"schema": {"$ref": REF.format(name="Error")}}}}
        for code in sorted({*errors, 422, 429})
    }
    first: dict[str, Any] = {"description": description or "Fine."}
    if kind is not None:
        (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
        first["content"] = {JSON: {"schema": schema}}
    return {"status_code": status, "response_class": Response, "responses": {status: first, **found}}
