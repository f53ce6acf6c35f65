"""What simulated games came to: single games, sums for each bot that was listed, and a file of rows."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from deskovka.content import files
from deskovka.kernel import DeskovkaError

_QUANTILE = 1.959964
"""Of the normal distribution, for 95 %."""


class NoPolars(DeskovkaError):
    """Rows of results are written by polars, which is an extra."""

    key = "no-polars"
    sentence = "To write Parquet files, polars is needed: install deskovka[lab]."


class Played(msgspec.Struct, frozen=True):
    """One simulated game; without scores and winners when it passed the limit of answers."""

    number: int
    seed: bytes
    seats: tuple[int, ...]
    """Which of the listed bots sat on each seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int

    def won(self, seat: int) -> float:
        """The part of the victory that belongs to a seat."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Summary(msgspec.Struct, frozen=True):
    """The sums of a simulation; lists are by listed bot."""

    game: str
    games: int
    finished: int
    seats: tuple[str, ...]
    wins: tuple[float, ...]
    """Victories; a shared one counts in parts."""
    mean_scores: tuple[float, ...]
    decisions: int
    digest: str
    seconds: float


def summarize(game: str, bots: tuple[str, ...], games: Sequence[Played], seconds: float) -> Summary:
    """The sums over some games."""
    finished = [played for played in games if played.scores]
    wins = [0.0] * len(bots)
    scores = [0] * len(bots)
    for played in finished:
        for seat, listed in enumerate(played.seats):
            wins[listed] += played.won(seat)
            scores[listed] += played.scores[seat]
    return Summary(
        game=game,
        games=len(games),
        finished=len(finished),
        seats=bots,
        wins=tuple(wins),
        mean_scores=tuple(total / max(1, len(finished)) for total in scores),
        decisions=sum(played.decisions for played in games),
        digest=digest(games),
        seconds=seconds,
    )


def digest(games: Iterable[Played]) -> str:
    """A short text that is the same for the same games in the same order, and only for them."""
    hashed = blake2b(digest_size=16)
    for played in games:
        hashed.update(f"{played.seed.hex()} {played.scores} {played.winners} {played.decisions}\n".encode())
    return hashed.hexdigest()


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a rate of victories.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, _QUANTILE**2 / games
    middle = rate + square / 2
    reach = _QUANTILE * math.sqrt(rate * (1 - rate) / games + square / games / 4)
    return max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square))


def check_target(file: Path) -> None:
    """Raise when rows could not be written there: better before a long simulation than after it."""
    _polars()
    files.check_target(file)


def write_rows(file: Path, bots: tuple[str, ...], games: Iterable[Played]) -> None:
    """Write one row for each game and seat, as Parquet."""
    polars = _polars()
    rows = [
        {
            "game": played.number,
            "seed": played.seed.hex(),
            "players": len(played.seats),
            "seat": seat,
            "listed": listed,
            "bot": bots[listed],
            "score": played.scores[seat] if played.scores else None,
            "won": played.won(seat) if played.scores else None,
            "decisions": played.decisions,
        }
        for played in games
        for seat, listed in enumerate(played.seats)
    ]
    kinds = {"score": polars.Int64, "won": polars.Float64}  # also when no game came to an end
    try:
        polars.DataFrame(rows, schema_overrides=kinds).write_parquet(file)
    except OSError as error:
        raise files.CannotWrite(file=str(file), problem=error.strerror or str(error)) from None


def _polars() -> Any:
    try:
        import polars
    except ImportError:
        raise NoPolars from None
    return polars
