"""The games: what can be played, by which rules, with which set-up."""

from __future__ import annotations

import json
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from deskovka.bots import BOTS, USUAL, seconds_of
from deskovka.content.lexicon import Lexicon
from deskovka.content.setups import options_of
from deskovka.server import wire
from deskovka.server.api.common import JSON, TheServer, answers, packed, payer
from deskovka.server.api.requests import SetupGiven
from deskovka.server.tables.apart import check_setup
from deskovka.server.tables.play import Game

router = APIRouter(prefix="/api/games", tags=["games"])


def _info(game: Game) -> wire.GameInfo:
    return wire.GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        seats=(game.seats[0], game.seats[-1]),
        minutes=game.minutes,
        options=options_of(game.setup_type),
        bots=tuple(wire.BotInfo(bot, seconds_of(bot), usual=bot == USUAL) for bot in BOTS),
        guides=[wire.GuideInfo(guide.id, guide.setup, guide.seed, guide.seat) for guide in game.guides],
    )


@router.get("", **answers(list[wire.GameInfo]))
async def games(request: Request, server: TheServer) -> Response:
    """What can be played."""
    return packed([_info(game) for game in server.registry], request)


@router.get("/{game}/lexicon", **answers(Lexicon, 404, 422))
async def lexicon(game: str, request: Request, server: TheServer) -> Response:
    """Every topic, verb and event of a game, with the names of their facts."""
    return packed(server.registry.get(game).lexicon, request)


@router.get("/{game}/rules", **answers(list[wire.ClauseInfo], 404, 422))
async def rules(
    game: str, request: Request, server: TheServer, lang: Annotated[Literal["cs", "en"], Query()] = "en"
) -> Response:
    """The rules reference of a game."""
    clauses = server.registry.get(game).clauses(lang)
    return packed([wire.ClauseInfo(one.id, one.title, one.section, one.text) for one in clauses], request)


@router.post("/{game}/setup", **answers(wire.SetupData, 400, 404, 413, 422))
async def setup(game: str, body: SetupGiven, request: Request, server: TheServer) -> Response:
    """Check a set-up; fine, it comes back in its short form. An edition may be a text of YAML."""
    known = server.registry.get(game).id
    found = await server.errands.run(payer(request, None), check_setup, known, json.dumps(body.setup))
    return Response(found, media_type=JSON)
