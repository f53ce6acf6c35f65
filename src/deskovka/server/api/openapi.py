"""The description of the interface, for programs that want to use it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from deskovka import __version__
from deskovka.bots.told import Thoughts
from deskovka.content.lexicon import Lexicon
from deskovka.server import wire
from deskovka.server.api.common import REF

_ABOUT = """Tables for strategy board games. See docs/server.md for the whole story.

A program begins with `POST /api/guest`, makes itself a token with `POST /api/tokens`, and from then on sends
`Authorization: Bearer <token>`. It opens a table or joins one, looks at it with `GET /api/tables/{table}` (or listens
on the socket at `/api/tables/{table}/socket`), and when `question` is not null answers with one of its options.
"""
_SENT = (
    wire.Error,
    wire.Me,
    wire.NewToken,
    wire.TokenInfo,
    wire.SessionInfo,
    wire.RecoveryInfo,
    wire.RecoveryCodes,
    wire.Votes,
    wire.NoticeInfo,
    wire.ChannelInfo,
    wire.Tested,
    wire.GameInfo,
    Lexicon,
    wire.SetupData,
    wire.Workshop,
    wire.RunInfo,
    wire.Created,
    wire.Accepted,
    wire.WatchLinks,
    wire.Summary,
    wire.TableMessage,
    wire.ContentMessage,
    wire.ReplayMessage,
    wire.Fair,
    wire.AnalysisMessage,
    Thoughts,
    wire.ClauseInfo,
    wire.Health,
    wire.Person,
    wire.TableCost,
    wire.PersonCost,
)


def openapi_of(app: FastAPI) -> Callable[[], dict[str, Any]]:
    """The function that describes an app, once."""

    def describe() -> dict[str, Any]:
        if not app.openapi_schema:
            document = get_openapi(title="Deskovka", version=__version__, description=_ABOUT, routes=app.routes)
            schemas = document["components"]["schemas"]
            _, sent = msgspec.json.schema_components(_SENT, ref_template=REF)
            for name in ("HTTPValidationError", "ValidationError"):
                schemas.pop(name, None)
            document["components"]["schemas"] = schemas | sent
            document["components"]["securitySchemes"] = {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "deskovka"},
            }
            document["security"] = [{"token": []}, {"cookie": []}, {}]
            app.openapi_schema = document
        return app.openapi_schema

    return describe
