"""The record of a game: text, one line an answer.

game legends 2
setup {"players": 3}
seed 5f0c…
0 bid 2
1 bid 0
= 14 11 9
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from deskovka.kernel.errors import BadLine, NotText, OtherSeed, Truncated
from deskovka.kernel.flow import Answer, Option
from deskovka.kernel.parts import Part, Parts
from deskovka.kernel.world import option_to_text

_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")
_COUNT = re.compile(r"[0-9]{1,9}")
_ENDING = re.compile(rf"({_NUMBER.pattern})( ({_NUMBER.pattern}))*( [a-z_]+ ({_NUMBER.pattern}))*( draw)?")
_SEED = re.compile(r"[0-9a-f]{64}")
_PART = re.compile(r"([0-9]{1,2}) ([0-9a-f]{64})(?: ([0-9a-f]{64}))?")


def option_from_text(text: str) -> Option:
    """The option written by ``option_to_text``.

    >>> option_from_text("march north 3")
    ('march', 'north', 3)
    """
    return tuple(int(part) if _NUMBER.fullmatch(part) else part for part in text.split())


class Snapshot:
    """The state at a step boundary, after ``at`` answers: what follows is played from it, by its rules version."""

    __slots__ = ("at", "rules_version", "state")

    def __init__(self, at: int, rules_version: int, state: dict[str, Any]) -> None:
        self.at = at
        self.rules_version = rules_version
        self.state = state


class Record:
    r"""Everything that is needed to play a game again.

    >>> record = Record.parse("game toy 1\nsetup {}\nseed " + "00" * 32 + "\n1 march north 3\n= 2 5\n")
    >>> record.answers, record.scores
    ([(1, ('march', 'north', 3))], (2, 5))
    """

    __slots__ = ("answers", "ending", "game", "lines", "parts", "rules_version", "seed", "setup", "snapshots")

    def __init__(
        self,
        game: str,
        rules_version: int,
        setup: dict[str, Any],
        seed: bytes | None,
        answers: list[Answer],
        ending: Option | None = None,
        snapshots: list[Snapshot] | None = None,
        parts: Parts | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.setup = setup
        self.seed = seed
        self.answers = answers
        self.ending = ending
        """What its last line says once the game is over, see ``Result.ending``."""
        self.snapshots = snapshots or []
        self.parts = parts
        """What the seed was made of, if people added parts to it."""
        self.lines: list[int] = []
        """The line of each answer, for a record that was read from text."""

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The scores of the seats, once the game is over."""
        if self.ending is None:
            return None
        first_rival = next((place for place, part in enumerate(self.ending) if isinstance(part, str)), None)
        return tuple(int(score) for score in self.ending[:first_rival])

    def line(self, index: int) -> int:
        """The line of an answer in the text that the record was read from, or else would be written as."""
        lines = self.lines if len(self.lines) == len(self.answers) else Record.parse(str(self)).lines
        return lines[index]

    def prefix(self, count: int) -> Record:
        """The record of the same game after the first ``count`` answers."""
        snapshots = [snapshot for snapshot in self.snapshots if snapshot.at <= count]
        answers = self.answers[:count]
        ending = self.ending if count >= len(self.answers) else None
        short = Record(self.game, self.rules_version, self.setup, self.seed, answers, ending, snapshots, self.parts)
        short.lines = self.lines[:count]
        return short

    def check_chance(self) -> None:
        """Raise a ``BrokenRecord`` unless all chance comes from a seed that is made of the parts."""
        if self.parts is not None:
            self.parts.check(self.seed)
        for snapshot in self.snapshots:
            if self.seed is not None and snapshot.state.get("chance", {}).get("seed") != self.seed.hex():
                raise OtherSeed(at=snapshot.at)

    def __str__(self) -> str:
        lines = [f"game {self.game} {self.rules_version}"]
        lines.append("setup " + json.dumps(self.setup, ensure_ascii=False, sort_keys=True))
        if self.seed is not None:
            lines.append(f"seed {self.seed.hex()}")
        if self.parts is not None:
            lines.append(f"server {self.parts.server.hex()}")
            for part in self.parts.seats:
                shown = "" if part.shown is None else f" {part.shown.hex()}"
                lines.append(f"part {part.seat} {part.promise.hex()}{shown}")
        for index in range(len(self.answers) + 1):
            for snapshot in self.snapshots:
                if snapshot.at == index:
                    state = json.dumps(snapshot.state, ensure_ascii=False, sort_keys=True)
                    lines.append(f"snapshot {snapshot.rules_version} {state}")
            if index < len(self.answers):
                seat, option = self.answers[index]
                lines.append(f"{seat} {option_to_text(option)}")
        if self.ending is not None:
            lines.append(f"= {option_to_text(self.ending)}")
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str | bytes) -> Record:
        """Read a record; ``BrokenRecord`` says which line is wrong and what belongs there.

        Empty lines and lines that begin with ``#`` say nothing.
        """
        if isinstance(text, bytes):
            try:
                text = text.decode("utf-8-sig")
            except UnicodeDecodeError:
                raise NotText from None
        if "\0" in text:
            raise NotText
        lines = _Lines(text)
        game, version = _game_line(lines.next("game <id> <rules version>"))
        setup = _setup_line(lines.next('setup {"players": …}'))
        record = cls(game, version, setup, None, [])
        for line in lines:
            if record.ending is not None:
                raise line.bad("nothing, the game is over")
            _body_line(record, line)
        return record


class _Line:
    """One line of a record, with its number."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text
        self.word, _, self.rest = text.partition(" ")

    def bad(self, expected: str) -> BadLine:
        """The error that says what belongs here."""
        text = self.text if len(self.text) <= 80 else self.text[:79] + "…"
        return BadLine(line=self.number, text=text, expected=expected)


class _Lines:
    """The lines of a record that say something."""

    def __init__(self, text: str) -> None:
        numbered = enumerate(text.split("\n"), start=1)
        self._lines = iter(_Line(n, t.strip()) for n, t in numbered if t.strip() and not t.startswith("#"))

    def __iter__(self) -> Iterator[_Line]:
        return self._lines

    def next(self, expected: str) -> _Line:
        """The next line, which must be there."""
        line = next(self._lines, None)
        if line is None:
            raise Truncated(missing=expected)
        return line


def _game_line(line: _Line) -> tuple[str, int]:
    parts = line.text.split()
    if len(parts) != 3 or parts[0] != "game" or not _COUNT.fullmatch(parts[2]):
        raise line.bad("game <id> <rules version>")
    return parts[1], int(parts[2])


def _setup_line(line: _Line) -> dict[str, Any]:
    if line.word != "setup":
        raise line.bad("setup {…}")
    return _json(line, line.rest, "setup {…}")


def _json(line: _Line, text: str, expected: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise line.bad(expected) from None
    if not isinstance(data, dict):
        raise line.bad(expected)
    return data


def _with_part(record: Record, line: _Line) -> Parts:
    """The parts so far, and the one of this line."""
    found = _PART.fullmatch(line.rest)
    parts = record.parts
    if found is None or parts is None or record.answers or (parts.seats and parts.seats[-1].seat >= int(found[1])):
        raise line.bad("part <seat> <promise> <part, if it was shown>, in the order of seats, after the server's")
    shown = bytes.fromhex(found[3]) if found[3] else None
    return Parts(parts.server, (*parts.seats, Part(int(found[1]), bytes.fromhex(found[2]), shown)))


def _body_line(record: Record, line: _Line) -> None:
    if line.word == "seed":
        if not _SEED.fullmatch(line.rest) or record.answers or record.seed:
            raise line.bad("seed <64 hexadecimal digits>, once, before the answers")
        record.seed = bytes.fromhex(line.rest)
    elif line.word == "server":
        if not _SEED.fullmatch(line.rest) or record.answers or record.parts:
            raise line.bad("server <64 hexadecimal digits>, once, before the answers")
        record.parts = Parts(bytes.fromhex(line.rest), ())
    elif line.word == "part":
        record.parts = _with_part(record, line)
    elif line.word == "snapshot":
        version, _, state = line.rest.partition(" ")
        if not _COUNT.fullmatch(version):
            raise line.bad("snapshot <rules version> {…}")
        data = _json(line, state, "snapshot <rules version> {…}")
        record.snapshots.append(Snapshot(len(record.answers), int(version), data))
    elif line.word == "=":
        if not _ENDING.fullmatch(line.rest):
            raise line.bad("= and the scores")
        record.ending = option_from_text(line.rest)
    else:
        option = option_from_text(line.rest)
        if not _COUNT.fullmatch(line.word) or not option:
            raise line.bad("<seat> <answer>")
        record.answers.append((int(line.word), option))
        record.lines.append(line.number)
