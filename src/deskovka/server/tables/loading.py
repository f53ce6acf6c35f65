"""Rebuilding a game from what is stored; and taking it over to newer rules."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from deskovka.kernel import Record, Snapshot
from deskovka.server.errors import CannotGoOn
from deskovka.server.store.rows import (
    BROKEN,
    FINISHED,
    OPEN,
    OUTDATED,
    RUNNING,
    Change,
    SavedEvent,
    SnapshotRow,
    Status,
    TableRow,
)
from deskovka.server.tables.log import RULES_CHANGED
from deskovka.server.tables.play import Game, Play

log = logging.getLogger(__name__)


class Loaded:
    """A game as it was rebuilt, and what must be stored because the rules have changed since."""

    def __init__(self, play: Play | None, status: Status, changed: bool = False) -> None:
        self.play = play
        self.status = status
        self.changed = changed
        """Whether the status or the rules are others than stored."""
        self.beginning: str | None = None
        self.reason: CannotGoOn | None = None


def load(game: Game, row: TableRow, snapshots: Sequence[SnapshotRow], changes: Sequence[Change]) -> Loaded:
    """The game of a table, from its snapshots (newest first) and all changes after the oldest of them."""
    if row.status == OPEN or not snapshots:  # a game that broke at once left none
        return Loaded(None, row.status)
    if row.rules_version == game.rules_version:
        play = _rebuilt(game, row, snapshots, changes)
        if play is None:
            return _outdated(game, row)
        status = RUNNING if row.status == OUTDATED else row.status
        return Loaded(play, status, changed=status != row.status)
    if row.status == FINISHED:
        return Loaded(_rebuilt(game, row, snapshots, changes), FINISHED)
    if row.status == OUTDATED and row.problem and row.problem.get("for") == game.rules_version:
        return _outdated(game, row)
    if row.rules_version > game.rules_version:
        return _outdated(game, row)
    return _upgraded(game, row, snapshots[0], changes) or _outdated(game, row)


def _rebuilt(game: Game, row: TableRow, snapshots: Sequence[SnapshotRow], changes: Sequence[Change]) -> Play | None:
    """The game from the newest snapshot that fits; settled ones first, they keep all that can be undone."""
    for snapshot in sorted(snapshots, key=lambda one: (one.settled, one.seq), reverse=True):
        try:
            play = Play.resume(game, row, snapshot.data, snapshot.data.log)
            for change in changes:
                if change.seq > snapshot.seq:
                    play.apply(change)
        except Exception:  # whatever rules raise for a position that they would not have come to
            log.warning("snapshot does not fit", extra={"table": row.id, "seq": snapshot.seq}, exc_info=True)
        else:
            return play
    return None


def _upgraded(game: Game, row: TableRow, snapshot: SnapshotRow, changes: Sequence[Change]) -> Loaded | None:
    """The game from its last snapshot on under newer rules, if they accept it and the answers since."""
    saved = snapshot.data
    told = SavedEvent(RULES_CHANGED, {"theirs": row.rules_version, "ours": game.rules_version}, None, saved.at)
    try:
        state = msgspec.json.decode(msgspec.json.encode(game.to_data(game.from_data(saved.state))))
        row = msgspec.structs.replace(row, beginning=_beginning(game, row, snapshot, state))
        play = Play.resume(game, row, msgspec.structs.replace(saved, floor="nothing"), [*saved.log, told])
        for change in changes:
            if change.seq > snapshot.seq:
                play.apply(change)
    except Exception:  # whatever newer rules raise for a position of older ones
        log.warning("game does not fit newer rules", extra={"table": row.id}, exc_info=True)
        return None
    loaded = Loaded(play, FINISHED if play.result else RUNNING, changed=True)
    loaded.beginning = row.beginning
    return loaded


def _beginning(game: Game, row: TableRow, snapshot: SnapshotRow, state: dict[str, object]) -> str:
    """The record that goes on from the snapshot under newer rules."""
    at = snapshot.data.at
    earlier = Record.parse(row.beginning).snapshots if row.beginning else []
    answers = [(seat, tuple(option)) for seat, option in snapshot.data.answers[:at]]
    snapshots = [*earlier, Snapshot(at, game.rules_version, state)]
    return str(Record(game.id, row.first_version, row.setup, row.seed, answers, snapshots=snapshots))


def _outdated(game: Game, row: TableRow) -> Loaded:
    """A game that the present rules cannot go on with."""
    loaded = Loaded(None, OUTDATED, changed=row.status in (RUNNING, BROKEN))
    loaded.reason = CannotGoOn(game=game.id, theirs=row.rules_version, ours=game.rules_version)
    return loaded
