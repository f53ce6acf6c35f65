"""Workers, and the bots that think in them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from deskovka.bots import Planned, make_bot
from deskovka.kernel import BadSetup, Match, seed_from
from deskovka.server.bots.thinking import Thought, think
from deskovka.server.workers import TookTooLong, Worker, WorkerLost
from tests.server import work
from tests.server.conftest import Serve
from tests.server.hostile.test_behind_one_port import is_alive
from tests.server.running import ALL_GAMES, NURSERY, PATIENCE, TOYS, until
from tests.server.toys import games, meeting_place


@contextmanager
def a_worker() -> Iterator[Worker]:
    worker = Worker(TOYS)
    try:
        yield worker
    finally:
        worker.stop()


def test_a_worker_knows_the_games_and_does_what_it_is_given() -> None:
    with a_worker() as worker:
        assert worker.run(work.names, (), PATIENCE) == ["legends", "harvest"]
        assert worker.run(work.add, (2, 3), PATIENCE) == 5


def test_whoever_waits_for_the_server_comes_before_what_workers_do() -> None:
    with a_worker() as worker:
        assert worker.run(work.patience, (), PATIENCE) > os.getpriority(os.PRIO_PROCESS, 0)


def test_what_the_work_raises_is_raised_here() -> None:
    with a_worker() as worker:
        with pytest.raises(BadSetup, match="players cannot be 9"):
            worker.run(work.refuse, (), PATIENCE)
        with pytest.raises(RuntimeError, match="function"):
            worker.run(work.give_what_cannot_be_sent, (), PATIENCE)
        assert worker.run(work.add, (1, 1), PATIENCE) == 2


def test_a_worker_that_died_is_started_again() -> None:
    with a_worker() as worker:
        with pytest.raises(WorkerLost):
            worker.run(work.die, (), PATIENCE)
        assert worker.run(work.add, (1, 1), PATIENCE) == 2


def test_a_worker_that_takes_too_long_is_stopped() -> None:
    with a_worker() as worker:
        worker.run(work.add, (1, 1), PATIENCE)
        with pytest.raises(TookTooLong):
            worker.run(work.never_end, (), 0.2)
        assert worker.run(work.add, (1, 1), PATIENCE) == 2


def test_a_worker_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """Though it is in the middle of something that never ends."""
    file = tmp_path / "worker"
    server = NURSERY.Process(target=work.have_it_done, args=(TOYS, str(file)))
    server.start()
    until(file.exists)
    worker = int(file.read_text())
    server.kill()
    server.join()
    until(lambda: not is_alive(worker))


@pytest.mark.parametrize("bot", ["greedy", "strong:2"])
def test_a_bot_thinks_the_same_in_a_worker_as_beside_the_match(bot: str) -> None:
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
            bot=bot,
            seed=seed,
        )
        option = make_bot(bot, seed).answer(match.chair(seat))
        assert think(games, thought) == (option, None)
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


def test_bots_who_answer_in_secret_think_side_by_side_on_all_workers(serve: Serve, sqlite_url: str) -> None:
    """Neither of the two begins before the other does: one after the other they would never answer."""
    meeting = meeting_place(os.getpid())
    meeting.mkdir()
    server = serve(
        database=sqlite_url, games="tests.server.toys:meeting_games", bot_workers=2, bot_patience=2 * PATIENCE
    )
    anna = server.guest("Anna")
    table = anna.open_table("me", "random", "random")
    with anna.socket(table) as watching:
        watching.table(lambda message: message["waiting"] == [0])
    assert len(list(meeting.iterdir())) == 2
    shutil.rmtree(meeting)


def test_what_a_bot_has_planned_is_known_to_whichever_worker_thinks_next(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(database=sqlite_url, games=ALL_GAMES, bot_workers=2)
    workers = server.parts.workers
    run, heard = workers.run, list[tuple[Thought, Planned | None]]()

    async def listen(work: Any, arguments: tuple[Thought], *rest: Any) -> Any:
        found = await run(work, arguments, *rest)
        heard.append((arguments[0], found[1]))
        return found

    monkeypatch.setattr(workers, "run", listen)
    anna = server.guest("Anna")
    table = anna.open_table("sharp", "greedy", game="root")
    with anna.socket(table) as watching:
        watching.table(lambda _: sum(planned is not None for _, planned in heard) >= 5)
    own = [each for each in heard if each[0].seat == 0]
    assert [thought.planned for thought, _ in own] == [None, *(planned for _, planned in own[:-1])]


def test_bots_answer_no_faster_than_whoever_runs_the_server_allows(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, bot_answers_per_second=3.0)
    anna = server.guest("Anna")
    table = anna.open_table("random", "random")
    with anna.socket(table) as watching:
        watching.table(lambda message: message["seq"] >= 6)
    engine = create_engine(sqlite_url)
    with engine.connect() as connection:
        query = "SELECT at FROM changes WHERE kind = 'answer' ORDER BY seq"
        answered = [at for (at,) in connection.execute(text(query))]
    engine.dispose()
    assert len(answered) >= 5
    assert min(later - earlier for earlier, later in pairwise(answered)) >= 333
