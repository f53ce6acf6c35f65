"""What things are worth, as data: ``data/worth.json`` beside a game, or a file that somebody names."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from deskovka.content.converting import decoded
from deskovka.content.files import read_file
from deskovka.kernel import DeskovkaError, Game, Weights, Worth

FILE = "worth.json"


class BadWorth(DeskovkaError):
    """A file does not say what things are worth in this game."""

    key = "bad-worth"
    sentence = "{file} does not say what things are worth in {game}: {problem}."


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned for one number of players."""

    how: dict[str, Any]
    """The way, in numbers: of games, of rounds, of the seed and so on."""
    measured: list[dict[str, Any]]
    """What was seen at the table and on games held back."""
    spread: float
    """The standard deviation of the lead at the end of a game."""
    base: dict[str, float]
    weights: dict[str, dict[str, tuple[float, float]]]
    """By what a seat is counted as and by feature: its worth at the end of a game, and how much more at the start."""


class WorthFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    game: str
    rules_version: int
    players: dict[int, Learned]
    outlook: dict[int, Learned] = {}
    """The same where a turn begins, for bots that plan to the end of theirs; without it, as at any time."""

    def of(self, players: int) -> Learned:
        """What was learned for that many players, or for the number next to it."""
        return self.players[min(self.players, key=lambda number: (abs(number - players), number))]


def read_worth(game: Game[Any], text: bytes, file: str) -> WorthFile:
    """What a file says; ``BadWorth`` when it does not fit the game."""
    try:
        found = decoded(text, WorthFile)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadWorth(file=file, game=game.id, problem=str(error)) from None
    if found.game != game.id:
        raise BadWorth(file=file, game=game.id, problem=f"game = {found.game}")
    if not found.players:
        raise BadWorth(file=file, game=game.id, problem="players = {}")
    for part, by_players in (("players", found.players), ("outlook", found.outlook)):
        for players, learned in by_players.items():
            for kind, weights in learned.weights.items():
                unknown = sorted(set(weights) - set(game.feature_names.get(kind, ())))
                if unknown:
                    path = f"{part}.{players}.weights.{kind}.{unknown[0]}"
                    raise BadWorth(file=file, game=game.id, problem=path)
    return found


def worth_of(game: Game[Any], found: WorthFile) -> Worth:
    """The weights of a file, ready for use."""
    outlook = Worth(_weights(game, found.outlook)) if found.outlook else None
    return Worth(_weights(game, found.players), outlook)


def _weights(game: Game[Any], by_players: dict[int, Learned]) -> dict[int, Weights]:
    names = game.feature_names
    return {players: Weights(names, of.weights, of.base, of.spread) for players, of in sorted(by_players.items())}


def worth_in(game: Game[Any], file: Path) -> Worth:
    """The weights in a file that somebody names."""
    return worth_of(game, read_worth(game, read_file(file), str(file)))


def packaged_worth(game: Game[Any], package: str) -> WorthFile | None:
    """The weights beside a game, if there are any."""
    file = files(package) / "data" / FILE
    return read_worth(game, file.read_bytes(), FILE) if file.is_file() else None
