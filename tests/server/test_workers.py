"""Workers, and the bots that think in them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from deskovka.bots import make_bot
from deskovka.kernel import BadSetup, Match, seed_from
from deskovka.server.bots.thinking import Thought, think
from deskovka.server.workers import TookTooLong, Worker, WorkerLost
from tests.server import work
from tests.server.conftest import Serve
from tests.server.running import TOYS
from tests.server.toys import games


@contextmanager
def a_worker() -> Iterator[Worker]:
    worker = Worker(TOYS)
    try:
        yield worker
    finally:
        worker.stop()


def test_a_worker_knows_the_games_and_does_what_it_is_given() -> None:
    with a_worker() as worker:
        assert worker.run(work.names, (), 20) == ["legends", "harvest"]
        assert worker.run(work.add, (2, 3), 20) == 5


def test_what_the_work_raises_is_raised_here() -> None:
    with a_worker() as worker:
        with pytest.raises(BadSetup, match="players cannot be 9"):
            worker.run(work.refuse, (), 20)
        with pytest.raises(RuntimeError, match="function"):
            worker.run(work.give_what_cannot_be_sent, (), 20)
        assert worker.run(work.add, (1, 1), 20) == 2


def test_a_worker_that_died_is_started_again() -> None:
    with a_worker() as worker:
        with pytest.raises(WorkerLost):
            worker.run(work.die, (), 20)
        assert worker.run(work.add, (1, 1), 20) == 2


def test_a_worker_that_takes_too_long_is_stopped() -> None:
    with a_worker() as worker:
        worker.run(work.add, (1, 1), 20)
        with pytest.raises(TookTooLong):
            worker.run(work.never_end, (), 0.2)
        assert worker.run(work.add, (1, 1), 20) == 2


def test_a_bot_thinks_the_same_in_a_worker_as_beside_the_match() -> None:
    game = games.get("legends")
    match = Match(game, game.read_setup({"players": 2}), seed_from(5))
    while match.result is None:
        seat = match.waiting[0]
        snapshot = match.snapshot
        seed = seed_from("bot", len(match.answers))
        thought = Thought(
            game="legends",
            setup={"players": 2},
            state=snapshot.state,
            since=match.answers[snapshot.at :],
            seat=seat,
            bot="greedy",
            seed=seed,
        )
        option = make_bot("greedy", seed).answer(match.chair(seat))
        assert think(games, thought) == option
        match.answer(seat, option)


def test_a_game_goes_on_when_the_worker_of_its_bots_dies(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna = server.guest("Anna")
    table = anna.open_table("random", "greedy", "random")
    workers = server.parts.workers
    with anna.socket(table) as watching:
        message = watching.table()
        killed = 0
        while message["result"] is None:
            if killed < 3 and message["count"] > 4 * killed:
                workers.kill()
                killed += 1
            message = watching.table()
    assert killed == 3
    assert message["table"]["status"] == "finished"


def test_bots_leave_people_time_to_follow(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, bot_pause=0.3)
    anna = server.guest("Anna")
    table = anna.open_table("random", "random")
    loop = asyncio.new_event_loop()
    with anna.socket(table) as watching:
        watching.table(lambda message: message["seq"] >= 3)
        begun = loop.time()
        watching.table(lambda message: message["seq"] >= 6)
        assert loop.time() - begun > 0.6
    loop.close()
