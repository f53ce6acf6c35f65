"""What games are made of, as clients are given it: encoded once, under its hash."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from hashlib import sha256
from threading import Lock
from typing import Any

from deskovka.content.menus import shown_verbs
from deskovka.content.told import Section
from deskovka.kernel import DeskovkaError, Question
from deskovka.server.store.rows import TableRow
from deskovka.server.tables.play import Game, Play
from deskovka.server.wire import ContentMessage, QuestionInfo, RefusalInfo, encode

_KEPT = 64


class Content:
    """The content of a table, and what is said of a game with it."""

    def __init__(self, game: Game, tables: Any) -> None:
        self._game = game
        self._tables = tables
        about = {f"{thing.kind} {thing.id}": lines for thing, lines in game.about(tables).items()}
        self.hash = sha256(encode((game.id, tables, about))).hexdigest()
        self.message = encode(ContentMessage(self.hash, tables, about))
        """What clients are given."""
        self.packed = gzip.compress(self.message, mtime=0)

    def told(self, view: Any) -> tuple[Section, ...]:
        """What a view shows, in words."""
        return self._game.told(view, self._tables)

    def question(self, question: Question, view: Any, state: Any) -> QuestionInfo:
        """A question as it is sent, with a note beside each option, and why other things are not offered."""
        refusals = self._game.refusals(state, question)
        return QuestionInfo(
            seat=question.seat,
            topic=question.topic,
            facts=dict(question.facts),
            options=[list(option) for option in question.options],
            notes=[self._game.note(option, view, self._tables) for option in question.options],
            follows=[self._game.follows(option, question.topic, view, self._tables) for option in question.options],
            menu=shown_verbs(self._game.lexicon, question, refusals),
            refusals=[RefusalInfo(list(each.option), each.why, each.clause) for each in refusals],
            optional=question.optional,
            secret=question.secret,
        )


class Contents:
    """The contents that were asked for last. Tables with the same content share it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, bytes], Content] = OrderedDict()
        self._lock = Lock()  # tables are loaded in threads

    def of(self, game: Game, row: TableRow, play: Play | None) -> Content | None:
        """The content of a table; None when the present rules cannot read its set-up."""
        try:
            tables = game.content(play.match.setup if play else game.read_setup(row.setup))
        except DeskovkaError:
            return None
        key = game.id, sha256(encode(tables)).digest()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = Content(game, tables)
            self._kept.move_to_end(key)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
            return self._kept[key]
