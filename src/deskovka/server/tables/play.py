"""A game under way at a table: the match, its log, and the name of the open question."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.content.tabletop import TabletopGame
from deskovka.kernel import Answer, Match, Option, Record, Result, Snapshot
from deskovka.server.store.rows import Change, Saved, SavedEvent, SnapshotRow, TableRow
from deskovka.server.tables.log import Log, in_present_words
from deskovka.server.tables.parts import made_of

Game = TabletopGame[Any]


class Play:
    """A match with what came before it. Counts answers from the very beginning of the game."""

    def __init__(self, row: TableRow, match: Match[Any], log: Log, floor: str) -> None:
        self.match = match
        self.game: Game = match.game  # type: ignore[assignment]  # every registered game can be played by people
        self.log = log
        self.row = row
        self._before: list[Answer] = match.origin.answers if match.origin else []
        self._floor = floor
        self.opened = 0
        """The change that opened the question which is open now."""
        self.opened_at = 0
        self.withdrawn: dict[int, int] = {}
        """For seats that took a secret answer back: the change by which they did."""
        self.log.follow(match.log, self.count)

    @classmethod
    def begin(cls, game: Game, row: TableRow, seq: int, at: int) -> Play:
        """The game of a table from its beginning: its set-up and seed, or the record that it goes on from."""
        if row.beginning is None:
            record = Record(game.id, game.rules_version, row.setup, row.seed, [])
        else:
            record = Record.parse(row.beginning)
        earlier = record.snapshots[-1].at if record.snapshots else 0
        play = cls(row, Match.load(game, record.prefix(earlier)), Log(()), "nothing")
        for seat, option in record.answers[earlier:]:
            play._answer(seat, option)
        play.open(seq, at)
        return play

    @classmethod
    def resume(cls, game: Game, row: TableRow, saved: Saved, log: list[SavedEvent]) -> Play:
        """Go on from what was saved, under the present rules, with this log before it."""
        answers: list[Answer] = [(seat, tuple(option)) for seat, option in saved.answers]
        origin = _origin(game, row, answers[: saved.at], saved.state)
        match: Match[Any] = Match(game, game.read_setup(row.setup), row.seed, origin)
        play = cls(row, match, Log(in_present_words(game.lexicon, log)), saved.floor)
        for seat, option in answers[saved.at :]:
            play._answer(seat, option)
        for seat, reply in saved.replied:
            play._answer(seat, tuple(reply))
        play.opened, play.opened_at, play.withdrawn = saved.opened, saved.opened_at, dict(saved.withdrawn)
        return play

    @property
    def answers(self) -> list[Answer]:
        """All settled answers."""
        return [*self._before, *self.match.answers]

    @property
    def count(self) -> int:
        """How many answers are settled."""
        return len(self._before) + len(self.match.answers)

    @property
    def seats(self) -> range:
        """The seats that play."""
        return range(self.match.setup.players)

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return self.match.result

    def decision(self, seat: int | None) -> int:
        """The name of the open question: the change that opened it, or reopened it for this seat."""
        return self.opened if seat is None else self.withdrawn.get(seat, self.opened)

    def has_replied(self, seat: int) -> bool:
        """Whether the seat has given its secret answer to the open question."""
        return seat in self.match.world.replied

    def undo_refusal(self, seat: int) -> str | None:
        """Why a seat cannot take its last answer back, or None when it can."""
        reason = self.match.undo_refusal(seat)
        return self._floor if reason == "nothing" and not self.match.broken else reason

    # What happens

    def answer(self, seat: int, option: Option, seq: int, at: int) -> None:
        """Answer the open question; the change that stores it has this number and time."""
        count = self.count
        self._answer(seat, option)
        if self.count != count:
            self.open(seq, at)

    def _answer(self, seat: int, option: Option) -> None:
        self.match.answer(seat, option)
        self.log.follow(self.match.log, self.count)

    def undo(self, seat: int, seq: int, at: int) -> None:
        """Take the last answer of a seat back."""
        secret = self.has_replied(seat)
        self.match.undo(seat)
        self.log.follow(self.match.log, self.count)
        if secret:
            self.withdrawn[seat] = seq
        else:
            self.open(seq, at)

    def open(self, seq: int, at: int) -> None:
        """The question that is asked now was opened by this change."""
        self.opened, self.opened_at = seq, at
        self.withdrawn = {}

    def apply(self, change: Change) -> None:
        """Do again what a stored change did."""
        if change.kind == "answer":
            assert change.seat is not None
            self.answer(change.seat, tuple(change.data), change.seq, change.at)
        elif change.kind == "undo":
            assert change.seat is not None
            self.undo(change.seat, change.seq, change.at)

    # What is kept

    def is_settled(self) -> bool:
        """Whether nothing that was answered so far can ever be taken back."""
        at_boundary = self.match.world.at_boundary
        return at_boundary and all(self.undo_refusal(seat) not in (None, "other") for seat in self.seats)

    def save(self) -> Saved:
        """The game at its last step boundary, with what was answered since."""
        snapshot = self.match.snapshot
        state = msgspec.json.decode(msgspec.json.encode(snapshot.state))
        answers = self.answers
        return Saved(
            at=snapshot.at,
            state=state,
            answers=[(seat, list(option)) for seat, option in answers],
            replied=[(seat, list(option)) for seat, option in sorted(self.match.world.replied.items())],
            log=self._told_before(_origin(self.game, self.row, answers[: snapshot.at], state)),
            opened=self.opened,
            opened_at=self.opened_at,
            withdrawn=self.withdrawn,
            floor=next((reason for seat in self.seats if (reason := self.undo_refusal(seat))), "nothing"),
        )

    def _told_before(self, origin: Record) -> list[SavedEvent]:
        """What was told before a snapshot; what the step after it tells at once will be told again by it."""
        again = Match(self.game, self.match.setup, self.row.seed, origin).log
        told = [event for event in self.log.events if event.answer <= origin.snapshots[-1].at]
        return told[: len(told) - len(again)]

    def snapshot_row(self, seq: int) -> SnapshotRow:
        """What is stored so that the game can go on from here."""
        return SnapshotRow(seq, self.game.rules_version, self.is_settled(), self.save())

    def record(self) -> Record:
        """The record of all settled answers: whoever has it knows everything."""
        row = self.row
        beginning = Record.parse(row.beginning).snapshots if row.beginning else []
        ending = self.result.ending if self.result else None
        return Record(row.game, row.first_version, row.setup, row.seed, self.answers, ending, beginning, made_of(row))


def _origin(game: Game, row: TableRow, answers: list[Answer], state: dict[str, Any]) -> Record:
    """The record of a table up to a snapshot."""
    snapshot = Snapshot(len(answers), game.rules_version, state)
    return Record(game.id, row.first_version, row.setup, row.seed, answers, snapshots=[snapshot])
