"""The law of knowledge on the wire, over every game: what a seat is sent says nothing of what it cannot know.

The message of a table stays the same byte for byte when all that its reader cannot know is dealt anew. A game that is
registered is under this law without a word of its own.
"""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.content.tabletop import TabletopGame
from deskovka.kernel import Chance, Match, seed_from
from deskovka.lab.plain import plain
from deskovka.server.store.rows import RUNNING, SeatRow, TableRow
from deskovka.server.tables.contents import Content
from deskovka.server.tables.live import Live, Viewer, table_message
from deskovka.server.tables.play import Play
from deskovka.server.wire import encode
from tests.games import every

POSITIONS = ((1, 6), (2, 25))
"""Seeds, and after how many answers the game is looked at."""


def position(game: TabletopGame[Any], seed: int, answers: int) -> Match[Any]:
    """A game after so many random answers."""
    chance = Chance(seed_from("wire", seed))
    match: Match[Any] = Match(game, game.read_setup(game.draw_setup(chance)), seed_from("wire", game.id, seed))
    while match.result is None and len(match.answers) < answers:
        seat = chance.pick(match.waiting)
        question = match.question(seat)
        assert question is not None
        match.answer(seat, chance.pick(question.options))
    return match


def table_of(game: TabletopGame[Any], match: Match[Any]) -> Live:
    """A table at which the game stands so."""
    record = match.record
    assert record.seed is not None
    live = Live("table")
    live.row = TableRow(
        *("table", game.id, 1, game.rules_version, record.setup, RUNNING, None, "anna", True, "public", "everything"),
        *(False, record.seed, str(record), None, None, 0, 1, len(record.answers), [], 0, None),
    )
    live.play = Play.begin(game, live.row, 1, 0)
    live.content = Content(game, game.content(live.play.match.setup))
    live.seats = [SeatRow(seat, "person", user_id=str(seat), name=f"P{seat}") for seat in live.play.seats]
    return live


@pytest.mark.parametrize("game_id", [game.id for game in every])
def test_what_a_seat_cannot_know_changes_no_byte_that_it_is_sent(game_id: str) -> None:
    game = every.get(game_id)
    differed = False
    for seed, answers in POSITIONS:
        live = table_of(game, position(game, seed, answers))
        assert live.play is not None
        match = live.play.match
        true = match.world
        for viewer in (*live.play.seats, None):
            reader = Viewer(None if viewer is None else str(viewer), viewer, "en")
            sent = encode(table_message(live, reader))
            match.world = match.imagine(viewer, Chance(seed_from("anew", viewer)))
            differed |= plain(match.world.state) != plain(true.state)
            anew = encode(table_message(live, reader))
            match.world = true
            assert sent == anew, f"seat {viewer} can tell the difference"
    assert differed, "nothing was dealt anew"
