"""Comparisons that people have asked for, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from deskovka.server.store.schema import runs

WAITING, RUNNING, DONE, STOPPED, FAILED = "waiting", "running", "done", "stopped", "failed"
UNDER_WAY = (WAITING, RUNNING)


class RunRow(msgspec.Struct, frozen=True):
    """One comparison: whose it is, what is compared, how far it is and what came out."""

    id: str
    user: str
    game: str
    before: dict[str, Any]
    """The set-up of the first version, in its short form."""
    after: dict[str, Any]
    bot: str
    games: int
    seed: int
    status: str
    done: int
    created: int
    touched: int
    """When somebody was last seen working on it."""
    result: dict[str, Any] | None = None
    problem: dict[str, Any] | None = None
    vary: dict[str, Any] | None = None
    """The number that is varied, with its values; None where two versions are compared."""


_COLUMNS = (
    *(runs.c.id, runs.c.user_id, runs.c.game, runs.c.before, runs.c.after, runs.c.bot, runs.c.games, runs.c.seed),
    *(runs.c.status, runs.c.done, runs.c.created, runs.c.touched, runs.c.result, runs.c.problem, runs.c.vary),
)


def add(connection: Connection, run: RunRow, kept: int) -> None:
    """Remember a run, and forget the oldest of somebody who has more than so many that are over."""
    row = msgspec.structs.asdict(run)
    row["user_id"] = row.pop("user")
    connection.execute(insert(runs).values(row))
    over = (runs.c.user_id == run.user, runs.c.status.not_in(UNDER_WAY))
    newest = select(runs.c.id).where(*over).order_by(runs.c.created.desc(), runs.c.id).limit(kept)
    keep = list(connection.execute(newest).scalars())
    connection.execute(delete(runs).where(*over, runs.c.id.not_in(keep)))


def runs_of(connection: Connection, user: str) -> list[RunRow]:
    """The runs of somebody, newest first."""
    query = select(*_COLUMNS).where(runs.c.user_id == user).order_by(runs.c.created.desc(), runs.c.id)
    return [_run(row) for row in connection.execute(query)]


def run_of(connection: Connection, user: str, run: str) -> RunRow | None:
    """A run, if it is theirs."""
    row = connection.execute(select(*_COLUMNS).where(runs.c.id == run, runs.c.user_id == user)).first()
    return _run(row) if row else None


def _run(row: Sequence[Any]) -> RunRow:
    return RunRow(*row)


def change(connection: Connection, run: str, **values: Any) -> None:
    """Write how far a run is, or what came out."""
    connection.execute(update(runs).where(runs.c.id == run).values(values))


def remove(connection: Connection, user: str, run: str) -> bool:
    """Forget a run; False when there is none such."""
    return connection.execute(delete(runs).where(runs.c.id == run, runs.c.user_id == user)).rowcount == 1
