"""What is done apart, in a worker: whatever somebody chose or made up, before the server itself touches it."""

from __future__ import annotations

import json
import resource
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from deskovka.content.recaps import turns_of
from deskovka.kernel import (
    Answer,
    BrokenGame,
    DeskovkaError,
    IllegalAnswer,
    Match,
    NotAsked,
    Option,
    Record,
    Registry,
    Snapshot,
    check_position,
    verify,
)
from deskovka.server.errors import EarlierRules, NotNow, RecordTooLong, TooCostly, UnplayableRecord
from deskovka.server.store.rows import FINISHED, Saved, SavedEvent, SnapshotRow, TableRow
from deskovka.server.tables.contents import Content
from deskovka.server.tables.log import Log
from deskovka.server.tables.parts import kept_parts
from deskovka.server.tables.play import Game, Play
from deskovka.server.tables.replay import Replay
from deskovka.server.tables.service import standing
from deskovka.server.wire import ReplayMessage, SetupData, encode
from deskovka.server.workshop.forms import terms_of, workshop_of

ALL, WATCHER = "all", "watcher"

_CHEAP_SECONDS = 0.5
_CHEAP_MEMORY = 200 << 20
_MOST_ANSWERS = 20_000
"""No game comes near; a record that somebody made up may."""
_KEPT_REPLAYS = 8


@contextmanager
def cheap() -> Iterator[None]:
    """What the server does again, where everybody waits for it, must take little time and memory."""
    soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
    pages = int(Path("/proc/self/statm").read_text().split()[5])
    limit = min(soft, pages * resource.getpagesize() + _CHEAP_MEMORY)
    resource.setrlimit(resource.RLIMIT_DATA, (limit, hard))
    begun = time.process_time()
    try:
        yield
    except MemoryError:
        raise TooCostly from None
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, (soft, hard))
    if time.process_time() - begun > _CHEAP_SECONDS:
        raise TooCostly


def warm(game: Game) -> None:
    """Read the printed tables, so that the first who comes does not pay for it."""
    with suppress(DeskovkaError):
        game.content(game.read_setup({}))


def _show(game: Game, match: Match[Any]) -> None:
    """Make all that the table will be shown as."""
    content = Content(game, game.content(match.setup))
    for seat in (None, *range(match.setup.players)):
        view = match.view(seat)
        question = None if seat is None else match.question(seat)
        shown = content.question(question, view, match.world.state) if question else None
        encode((view, content.told(view), shown))


# Set-ups


def check_setup(registry: Registry[Any], game_id: str, given: str) -> bytes:
    """A set-up, given as JSON, in its short form; what does not fit in an edition of YAML is told with its line."""
    game, setup = registry.get(game_id), json.loads(given)
    terms = terms_of(game, setup)
    return encode(SetupData(game.write_setup(terms), dict(game.choices(terms)), game.content(terms).names))


def show_workshop(
    registry: Registry[Any], game_id: str, given: str, language: str, most_games: int, most_seconds: float
) -> bytes:
    """A set-up, given as JSON, as the workshop shows it."""
    return encode(workshop_of(registry.get(game_id), json.loads(given), language, most_games, most_seconds))


def check_beginning(registry: Registry[Any], game_id: str, given: str) -> tuple[dict[str, Any], int]:
    """The short form of a set-up, given as JSON, with which a game can begin in no time; and its number of players."""
    game: Game = registry.get(game_id)
    warm(game)
    with cheap():
        terms = game.read_setup(json.loads(given))
        _show(game, Match(game, terms, bytes(32)))
    return game.write_setup(terms), terms.players


# Answers


class Trial(msgspec.Struct, frozen=True):
    """An answer at a table whose numbers somebody made up: the game at its last step boundary, and what came since."""

    game: str
    setup: dict[str, Any]
    state: dict[str, Any]
    since: list[Answer]
    seat: int
    option: Option


def try_answer(registry: Registry[Any], trial: Trial) -> None:
    """Raise when an answer, or what is shown after it, takes too much; what is wrong with it the table finds out."""
    game: Game = registry.get(trial.game)
    warm(game)
    snapshot = Snapshot(0, game.rules_version, trial.state)
    origin = Record(game.id, game.rules_version, trial.setup, bytes(32), [], snapshots=[snapshot])
    match: Match[Any] = Match(game, game.read_setup(trial.setup), bytes(32), origin)
    for seat, option in trial.since:
        match.answer(seat, option)
    try:
        with suppress(IllegalAnswer, NotAsked), cheap():
            match.answer(trial.seat, trial.option)
            _show(game, match)
    except BrokenGame as broken:  # the table breaks as well, unless it would have more memory
        if isinstance(broken.__cause__, MemoryError):
            raise TooCostly from None


# Records


def read_record(registry: Registry[Any], text: bytes, blank: TableRow) -> tuple[TableRow, int, SnapshotRow]:
    """A table to look at a record, which must fit the rules to the last answer; its players and its snapshot."""
    record = Record.parse(text)
    game: Game = registry.get(record.game)
    if len(record.answers) > _MOST_ANSWERS:
        raise RecordTooLong(answers=len(record.answers), most=_MOST_ANSWERS)
    try:
        if record.snapshots and record.snapshots[-1].rules_version == game.rules_version:
            check_position(game, record.setup, record.snapshots[-1].state)
        match: Match[Any] = Match.load(game, record)
    except BrokenGame:
        raise UnplayableRecord(game=game.id) from None
    except DeskovkaError:
        raise
    except Exception:  # whatever rules raise for a snapshot that somebody made up
        raise UnplayableRecord(game=game.id) from None
    record.setup = game.write_setup(match.setup)
    assert record.seed is not None
    row = msgspec.structs.replace(
        blank,
        game=game.id,
        first_version=record.rules_version,
        rules_version=game.rules_version,
        setup=record.setup,
        seed=record.seed,
        beginning=str(record),
        parts=kept_parts(record),
        status=FINISHED,
    )
    play = Play.begin(game, row, 0, row.created)
    row = msgspec.structs.replace(row, **(standing(play) if play.result else {"count": play.count}))
    saved = play.snapshot_row(0)
    _check_cheap(game, row, saved.data)
    return row, match.setup.players, saved


def _check_cheap(game: Game, row: TableRow, saved: Saved) -> None:
    """Whether a table can be loaded and shown in no time."""
    try:
        with cheap():
            play = Play.resume(game, row, saved, saved.log)
            _show(game, play.match)
    except DeskovkaError:
        raise
    except Exception:  # whatever rules raise for a snapshot that somebody made up
        raise UnplayableRecord(game=game.id) from None


def gives(registry: Registry[Any], record: str, result: dict[str, Any]) -> bool:
    """Whether a record, played again, gives the result that is stored."""
    parsed = Record.parse(record)
    try:
        parsed.check_chance()
        found = verify(registry.get(parsed.game), parsed).result
    except DeskovkaError:
        return False
    return found is not None and (list(found.scores), list(found.winners)) == (result["scores"], result["winners"])


# Looking back


class Past(msgspec.Struct, frozen=True):
    """All that is needed of a table to look back at it."""

    row: TableRow
    answers: list[Answer]
    events: list[SavedEvent]


class _Kept:
    """A game that was played again, as it was after some change."""

    def __init__(self, past: Past, replay: Replay, content: Content) -> None:
        self.past = past
        self.replay = replay
        self.log = Log(past.events)
        self.content = content

    def at(self, count: int) -> Match[Any]:
        """The game after so many answers."""
        row, game = self.past.row, self.replay.game
        if count < self.replay.first:
            raise EarlierRules(first=self.replay.first, theirs=row.first_version, ours=game.rules_version)
        return self.replay.at(count)


_kept: OrderedDict[str, _Kept] = OrderedDict()
"""The games that this worker has played again, those that were looked at last."""


def _looked_up(registry: Registry[Any], table: str, seq: int, past: Past | None) -> _Kept | None:
    """A game that was played again; None when it is not known yet and nothing is said of it."""
    kept = _kept.get(table)
    if kept is None or kept.past.row.seq != seq:
        if past is None:
            return None
        game: Game = registry.get(past.row.game)
        replay = _followed(kept.replay if kept else None, game, past)
        kept = _kept[table] = _Kept(past, replay, Content(game, game.content(game.read_setup(past.row.setup))))
    _kept.move_to_end(table)
    if len(_kept) > _KEPT_REPLAYS:
        _kept.popitem(last=False)
    return kept


def _followed(replay: Replay | None, game: Game, past: Past) -> Replay:
    """The game played again up to these answers."""
    row = past.row
    if replay is not None and replay.follow(past.answers):
        return replay
    if row.beginning is None:
        beginning = Record(game.id, game.rules_version, row.setup, row.seed, [])
    else:
        beginning = Record.parse(row.beginning)
        beginning = beginning.prefix(beginning.snapshots[-1].at if beginning.snapshots else 0)
    replay = Replay(game, beginning)
    replay.follow(past.answers)
    return replay


def look_back(
    registry: Registry[Any], table: str, seq: int, past: Past | None, at: int, end: int, viewer: str
) -> bytes | None:
    """A table after ``at`` of ``end`` answers as somebody could know it then, ready to be sent."""
    kept = _looked_up(registry, table, seq, past)
    if kept is None:
        return None
    answers, match, content = kept.past.answers[:end], kept.at(at), kept.content
    if viewer == ALL:
        asked = answers[at][0] if at < len(answers) else next(iter(match.waiting), None)
        views = [match.view(seat) for seat in range(match.setup.players)]
        view = match.view(None) if asked is None else views[asked]
        log = kept.log.all_until(at)
    else:
        asked = None if viewer == WATCHER else int(viewer)
        views, view = None, match.view(asked)
        log = kept.log.shown_until(asked, at)
    question = None if asked is None else match.question(asked)
    message = ReplayMessage(
        at=at,
        count=len(answers),
        view=view,
        told=content.told(view),
        content=content.hash,
        roles=list(match.roles),
        log=log,
        turns=turns_of(kept.replay.game, log),
        question=content.question(question, view, match.world.state) if question else None,
        answer=_answer_of(answers[at:], asked, question.secret) if question else None,
        views=views,
    )
    return encode(message)


def _answer_of(answers: list[Answer], seat: int | None, secret: bool) -> list[str | int] | None:
    """What a seat answered next; secret answers of several seats stand in the order of seats."""
    for other, option in answers if secret else answers[:1]:
        if other == seat:
            return list(option)
    return None


def boundary_at(registry: Registry[Any], table: str, seq: int, past: Past | None, at: int) -> Snapshot | None:
    """The last step boundary before a moment."""
    kept = _looked_up(registry, table, seq, past)
    if kept is None:
        return None
    return kept.at(at).snapshot


def go_on_from(
    registry: Registry[Any], table: str, seq: int, past: Past | None, at: int, seed: bytes
) -> tuple[Record, int] | None:
    """The record that goes on from a moment, and how many play; it must begin in no time."""
    kept = _looked_up(registry, table, seq, past)
    if kept is None:
        return None
    match, game = kept.at(at), kept.replay.game
    if match.result is not None:
        raise NotNow(status=FINISHED)
    record = position_record(match, seed)
    row = msgspec.structs.replace(kept.past.row, setup=record.setup, seed=record.seed, beginning=str(record))
    with cheap():
        _show(game, Play.begin(game, row, 0, row.created).match)
    return record, match.setup.players


def position_record(match: Match[Any], seed: bytes) -> Record:
    """The record that goes on from a moment: the last step boundary, and what was answered since.

    What was drawn since the boundary comes out the same; chance to come is new.
    """
    snapshot, boundary = match.snapshot, match.world.boundary.copy()
    earlier = len(match.origin.answers) if match.origin else 0
    since = match.answers[snapshot.at - earlier :]
    boundary.chance = boundary.chance.renewed(seed, match.world.state.chance.position)
    state = msgspec.json.decode(msgspec.json.encode(match.game.to_data(boundary)))
    version, setup = match.game.rules_version, match.game.write_setup(match.setup)
    return Record(match.game.id, version, setup, seed, since, snapshots=[Snapshot(0, version, state)])
