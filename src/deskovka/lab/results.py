"""What simulated games came to: single games, sums for each bot that was listed, and a file of rows."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from deskovka.content import files
from deskovka.content.extras import needing

_QUANTILE = 1.959964
"""Of the normal distribution, for 95 %."""


class Played(msgspec.Struct, frozen=True):
    """One simulated game; without scores and winners when it passed the limit of answers."""

    number: int
    seed: bytes
    seats: tuple[int, ...]
    """Which of the listed bots sat on each seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    roles: tuple[str, ...] = ()
    """What each seat played; empty where seats differ by nothing."""
    rounds: int = 0
    reason: str = ""
    """Why it ended."""
    kind: str = ""
    """How it ended: ``won``, ``shared``, by a ``team`` or a ``rival``, a ``draw``."""

    def won(self, seat: int) -> float:
        """The part of the victory that belongs to a seat."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class RoleSummary(msgspec.Struct, frozen=True):
    """The sums for what a seat played: a faction, a character, a side."""

    role: str
    games: int
    """How often a seat played it in a finished game."""
    wins: float
    win_interval: tuple[float, float]
    """The 95 % interval of the rate of victories."""
    mean_score: float
    score_interval: tuple[float, float]
    """The 95 % interval of the mean score."""


class Summary(msgspec.Struct, frozen=True):
    """The sums of a simulation; lists are by listed bot, unless they say otherwise."""

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
    score_intervals: tuple[tuple[float, float], ...]
    """The 95 % intervals of the mean scores."""
    roles: tuple[RoleSummary, ...]
    """By what the seats played, where they differ."""
    draws: int
    """Games that nobody won: neither a seat nor a rival that is none."""


def summarize(game: str, bots: tuple[str, ...], games: Sequence[Played], seconds: float) -> Summary:
    """The sums over some games."""
    finished = [played for played in games if played.scores]
    wins = [0.0] * len(bots)
    scores: list[list[int]] = [[] for _ in bots]
    for played in finished:
        for seat, listed in enumerate(played.seats):
            wins[listed] += played.won(seat)
            scores[listed].append(played.scores[seat])
    return Summary(
        game=game,
        games=len(games),
        finished=len(finished),
        seats=bots,
        wins=tuple(wins),
        mean_scores=tuple(map(mean, scores)),
        decisions=sum(played.decisions for played in games),
        digest=digest(games),
        seconds=seconds,
        score_intervals=tuple(map(mean_interval, scores)),
        roles=_roles(finished),
        draws=sum(played.kind == "draw" for played in finished),
    )


def _roles(finished: Sequence[Played]) -> tuple[RoleSummary, ...]:
    """The sums for each role, in the order of their names."""
    wins: dict[str, float] = {}
    scores: dict[str, list[int]] = {}
    for played in finished:
        for seat, role in enumerate(played.roles):
            if role:
                wins[role] = wins.get(role, 0.0) + played.won(seat)
                scores.setdefault(role, []).append(played.scores[seat])
    return tuple(
        RoleSummary(
            role=role,
            games=len(found),
            wins=wins[role],
            win_interval=wilson(wins[role], len(found)),
            mean_score=mean(found),
            score_interval=mean_interval(found),
        )
        for role, found in sorted(scores.items())
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


def mean(numbers: Sequence[int]) -> float:
    """The mean; 0 of nothing."""
    return sum(numbers) / max(1, len(numbers))


def mean_interval(numbers: Sequence[int]) -> tuple[float, float]:
    """The 95 % interval of a mean, from the spread of the numbers; a single one says nothing of its spread.

    >>> [round(bound, 2) for bound in mean_interval([8, 12, 10, 14, 6])]
    [7.23, 12.77]
    """
    middle, count = mean(numbers), len(numbers)
    if count < 2:
        return middle, middle
    variance = sum((number - middle) ** 2 for number in numbers) / (count - 1)
    reach = _QUANTILE * math.sqrt(variance / count)
    return middle - reach, middle + reach


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
            "role": played.roles[seat] if played.roles else "",
            "score": played.scores[seat] if played.scores else None,
            "won": played.won(seat) if played.scores else None,
            "decisions": played.decisions,
            "rounds": played.rounds,
            "reason": played.reason if played.scores else None,
        }
        for played in games
        for seat, listed in enumerate(played.seats)
    ]
    kinds = {"score": polars.Int64, "won": polars.Float64, "reason": polars.String}  # also when no game came to an end
    try:
        polars.DataFrame(rows, schema_overrides=kinds).write_parquet(file)
    except OSError as error:
        raise files.CannotWrite(file=str(file), problem=error.strerror or str(error)) from None


def _polars() -> Any:
    with needing("lab", "--out"):
        import polars
    return polars
