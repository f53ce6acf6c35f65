"""What the routes share: who calls, how answers and errors are written and described."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import Depends, Request
from fastapi.responses import Response

from deskovka.server.context import Server, server_of
from deskovka.server.errors import BadCsrf, Nobody
from deskovka.server.identity.cookies import COOKIE
from deskovka.server.identity.origin import check_origin
from deskovka.server.identity.people import Caller
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
}
REF = "#/components/schemas/{name}"


async def the_server(request: Request) -> Server:  # async, lest each request goes through a thread
    """The server that a request came to."""
    return server_of(request)


TheServer = Annotated[Server, Depends(the_server)]


async def the_caller(request: Request, server: TheServer) -> Caller:
    """Who makes a request; one that changes something must really come from them."""
    caller = await server.people.caller(request.headers.get("authorization"), request.cookies.get(COOKIE))
    request.state.user = caller.user.id if caller.user else None
    if caller.user is None and "authorization" in request.headers:
        raise Nobody
    if request.method not in SAFE_METHODS:
        check_origin(request.headers, server.settings.origins)
        if caller.by == "cookie" and not server.people.cookies.is_csrf(
            caller.cookie, request.headers.get("x-csrf-token", "")
        ):
            raise BadCsrf
    return caller


AnyCaller = Annotated[Caller, Depends(the_caller)]


async def the_user(caller: AnyCaller) -> User:
    """The user who makes a request: somebody."""
    if caller.user is None:
        raise Nobody
    return caller.user


TheUser = Annotated[User, Depends(the_user)]


def reply(data: Any, status: int = 200) -> Response:
    """Data as JSON."""
    return Response(encode(data), status, media_type=JSON)


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
