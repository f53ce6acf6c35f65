"""Rows of the database as typed structs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from deskovka.kernel import Value

Status = Literal["open", "running", "finished", "broken", "outdated"]
OPEN: Status = "open"
RUNNING: Status = "running"
FINISHED: Status = "finished"
BROKEN: Status = "broken"
OUTDATED: Status = "outdated"


class TableRow(msgspec.Struct):
    """A table, without its seats and changes."""

    id: str
    game: str
    first_version: int
    rules_version: int
    setup: dict[str, Any]
    status: Status
    problem: dict[str, Any] | None
    owner: str
    public: bool
    watchers: str
    after_end: str
    friendly: bool
    seed: bytes
    beginning: str | None
    from_table: str | None
    from_at: int | None
    created: int
    seq: int
    count: int
    waiting: list[int]
    since: int
    result: dict[str, Any] | None
    leaving: str = "bot"
    late: int | None = None
    clock: dict[str, Any] | None = None
    hints: bool = False
    thoughts: bool = False
    due: int | None = None
    vote: int | None = None
    parts: dict[str, Any] | None = None


class SeatRow(msgspec.Struct):
    """A seat, with the name of whoever sits (or sat) there."""

    seat: int
    kind: str
    user_id: str | None = None
    bot: str | None = None
    invite: str | None = None
    since: int | None = None
    used: int = 0
    name: str | None = None

    @property
    def taken(self) -> bool:
        """Whether somebody, or a bot, sits here."""
        return self.kind in ("person", "bot")


class Change(msgspec.Struct, frozen=True):
    """One stored change of a table."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    decision: int | None = None
    data: Any = None


class SavedEvent(msgspec.Struct, frozen=True, array_like=True):
    """An event of the log: after how many answers it was told, and to whom."""

    kind: str
    facts: dict[str, Value]
    to: tuple[int, ...] | None
    answer: int


class Saved(msgspec.Struct, frozen=True):
    """A game at a step boundary, and what was answered since; everything needed to go on."""

    at: int
    """Answers at the boundary."""
    state: dict[str, Any]
    answers: list[tuple[int, list[str | int]]]
    """All settled answers from the beginning."""
    replied: list[tuple[int, list[str | int]]]
    """Secret answers to the open question."""
    log: list[SavedEvent]
    """What was told before the boundary."""
    opened: int
    """The change that opened the question which is open."""
    opened_at: int
    withdrawn: dict[int, int]
    """For seats that took a secret answer back: the change by which they did."""
    floor: str
    """Why nothing before this can be taken back."""


class SnapshotRow(msgspec.Struct, frozen=True):
    """A stored snapshot: the game after all changes up to ``seq``."""

    seq: int
    rules_version: int
    settled: bool
    data: Saved


class ChatLine(msgspec.Struct, frozen=True):
    """Something that somebody said at the table."""

    id: int
    at: int
    name: str
    seat: int | None
    text: str


class Visit(msgspec.Struct, frozen=True):
    """What somebody has seen of a table, and until when they count as present."""

    log: int
    at: int
    here_until: int
    looked_at: int = 0
