"""The games: what can be played, by which rules, with which set-up."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from fastapi.responses import Response

from deskovka.bots import BOTS
from deskovka.content.setups import options_of
from deskovka.server import wire
from deskovka.server.api.common import TheServer, answers, reply
from deskovka.server.api.requests import SetupGiven
from deskovka.server.tables.play import Game

router = APIRouter(prefix="/api/games", tags=["games"])


def _info(game: Game) -> wire.GameInfo:
    return wire.GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        seats=(game.seats[0], game.seats[-1]),
        minutes=game.minutes,
        options=options_of(game.setup_type),
        lexicon=game.lexicon,
        bots=BOTS,
    )


@router.get("", **answers(list[wire.GameInfo]))
async def games(server: TheServer) -> Response:
    """What can be played."""
    return reply([_info(game) for game in server.registry])


@router.get("/{game}/rules", **answers(list[wire.ClauseInfo], 404, 422))
async def rules(game: str, server: TheServer, lang: Annotated[Literal["cs", "en"], Query()] = "en") -> Response:
    """The rules reference of a game."""
    clauses = server.registry.get(game).clauses(lang)
    return reply([wire.ClauseInfo(clause.id, clause.title, clause.section, clause.text) for clause in clauses])


@router.post("/{game}/setup", **answers(wire.SetupData, 400, 404, 413, 422))
async def setup(game: str, body: SetupGiven, server: TheServer) -> Response:
    """Check a set-up; fine, it comes back in its short form."""
    rules = server.registry.get(game)
    return reply(wire.SetupData(rules.write_setup(rules.read_setup(body.setup))))
