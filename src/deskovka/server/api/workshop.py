"""The workshop: change what a game is made of, see it, and have both versions compared in the background."""

from __future__ import annotations

import json
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from deskovka.lab.compare import Comparison
from deskovka.lab.varying import Range, Search, Sweep, Varied
from deskovka.server import wire
from deskovka.server.api.common import ThePayer, TheServer, TheUser, answers, packed, payer, reply
from deskovka.server.api.requests import RunGiven, VaryGiven, WorkshopGiven
from deskovka.server.errors import RunTooLong
from deskovka.server.store.runs import RunRow
from deskovka.server.tables.apart import check_setup, show_workshop
from deskovka.server.workshop.forms import check_workshop, without_edition
from deskovka.server.workshop.runs import RunWish
from deskovka.server.workshop.work import print_pages

router = APIRouter(prefix="/api", tags=["workshop"])

PDF = "application/pdf"
RunId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$", description="The id of a comparison.")]


def _info(row: RunRow) -> wire.RunInfo:
    vary = msgspec.convert(row.vary, Varied) if row.vary else None
    return wire.RunInfo(
        id=row.id,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]  # the database holds no others
        done=row.done,
        games=row.games,
        bot=row.bot,
        seed=row.seed,
        created=wire.moment(row.created),
        before=row.before,
        after=row.after,
        problem=row.problem["key"] if row.problem else None,
        vary=vary,
        result=msgspec.convert(row.result, Comparison) if row.result and not vary else None,
        curve=msgspec.convert(row.result, Sweep) if row.result and vary and not vary.also else None,
        search=msgspec.convert(row.result, Search) if row.result and vary and vary.also else None,
    )


def _varied(given: list[VaryGiven]) -> Varied | None:
    """What is to be varied, each value once."""
    ranges = [Range(each.path, tuple(dict.fromkeys(each.values))) for each in given]
    return Varied(ranges[0].path, ranges[0].values, tuple(ranges[1:])) if ranges else None


@router.post("/games/{game}/workshop", **answers(wire.Workshop, 400, 404, 413, 422))
async def workshop(game: str, body: WorkshopGiven, request: Request, server: TheServer) -> Response:
    """What can be changed of a game, with the values of this set-up; its edition as text, and its map."""
    given, most = json.dumps(body.setup), (server.settings.run_games, server.settings.run_seconds)
    who, known = payer(request, None), server.registry.get(game).id
    return packed(msgspec.Raw(await server.errands.run(who, show_workshop, known, given, body.lang, *most)), request)


@router.post(
    "/games/{game}/print",
    status_code=200,
    response_class=Response,
    responses={
        **answers(None, 400, 401, 403, 404, 413, 422)["responses"],
        200: {"description": "The pages.", "content": {PDF: {"schema": {"type": "string", "format": "binary"}}}},
    },
)
async def print_game(game: str, body: WorkshopGiven, user: TheUser, server: TheServer) -> Response:
    """The board, the cards and the player aids of a set-up, on A4."""
    server.limits.check_upload(user.id)
    rules = server.registry.get(game)
    pages = await server.errands.run(user.id, print_pages, rules.id, body.setup, body.lang)
    headers = {"Content-Disposition": f'attachment; filename="{rules.id}.pdf"'}
    return Response(pages, media_type=PDF, headers=headers)


@router.post("/games/{game}/runs", **answers(wire.RunInfo, 400, 401, 403, 404, 409, 413, 422, status=201))
async def begin(game: str, body: RunGiven, user: TheUser, who: ThePayer, server: TheServer) -> Response:
    """Have two set-ups compared in the background, or numbers varied: the same seeds and seats for all."""
    rules = server.registry.get(game)
    check_workshop(rules)
    vary = _varied(body.vary)
    most = 2 * server.settings.run_games // max(2, len(vary.combinations()) if vary else 2)
    if body.games > most:
        raise RunTooLong(most=most, games=body.games)
    before = without_edition(rules, body.setup) if body.base is None else body.base
    for setup in (before, body.setup):
        await server.errands.run(who, check_setup, rules.id, json.dumps(setup))
    wish = RunWish(rules.id, before, body.setup, body.bot, body.games, body.seed, vary)
    return reply(_info(await server.runs.begin(user, wish)), 201)


@router.get("/runs", **answers(list[wire.RunInfo], 401))
async def runs(user: TheUser, request: Request, server: TheServer) -> Response:
    """My comparisons, newest first."""
    return packed([_info(row) for row in await server.runs.of(user)], request)


@router.get("/runs/{run}", **answers(wire.RunInfo, 401, 404))
async def run(run: RunId, user: TheUser, server: TheServer) -> Response:
    """One of my comparisons: how far it is, or what came out."""
    return reply(_info(await server.runs.one(user, run)))


@router.post("/runs/{run}/stop", **answers(None, 401, 403, 404, status=204, description="It is over."))
async def stop(run: RunId, user: TheUser, server: TheServer) -> Response:
    """End a comparison; what was played so far counts."""
    await server.runs.stop(user, run)
    return Response(status_code=204)


@router.delete("/runs/{run}", **answers(None, 401, 403, 404, status=204, description="It is forgotten."))
async def remove(run: RunId, user: TheUser, server: TheServer) -> Response:
    """Forget a comparison, and end it if it is under way."""
    await server.runs.remove(user, run)
    return Response(status_code=204)
