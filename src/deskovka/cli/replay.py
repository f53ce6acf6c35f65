"""``deskovka replay``: the table at any moment of a recorded game, its log, and whether it is right."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka.cli.common import FAILED, FINE, Lang, exit_code, whole, words_in
from deskovka.content.files import read_file
from deskovka.kernel import DeskovkaError, Match, Record, verify

if TYPE_CHECKING:
    from deskovka.content.tabletop import TabletopGame
    from deskovka.content.words import Words


class BeyondTheEnd(DeskovkaError):
    """The record has fewer answers than were asked for."""

    key = "beyond-the-end"
    sentence = "The record has {answers} answers, so --to can be 0 to {answers}, not {to}."


class NoSuchSeat(DeskovkaError):
    """The game is played by fewer."""

    key = "no-such-seat"
    sentence = "The game has seats 0 to {last}, so --seat cannot be {seat}."


def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records of games.")],
    to: Annotated[str | None, typer.Option("--to", metavar="N", help="Stop after so many answers.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only verify that each comes out as it says.")] = False,
    seat: Annotated[str | None, typer.Option("--seat", metavar="S", help="Show what this seat knows.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Tell what happened up to there.")] = False,
    lang: Lang = None,
) -> None:
    """Print the table of recorded games, at the end or after some answers; or check them."""
    words = words_in(lang)
    if check:
        fine = [_check(file, words) for file in files]
        raise typer.Exit(FINE if all(fine) else FAILED)
    answers = None if to is None else whole("--to", to, 0)
    viewer = None if seat is None else whole("--seat", seat, 0)
    for file in files:
        try:
            game, record = _read(file)
            match = _match_at(game, record, answers, viewer)
            players = _players(file, match, words)
            table = game.table(match.view(viewer), game.words(words.language), players)
        except DeskovkaError as error:
            typer.echo(_sentence(file, error, words), err=True)
            raise typer.Exit(exit_code(error)) from None
        facts = {"file": str(file), "answers": len(match.record.answers), "all": len(record.answers)}
        typer.echo(words.say("cli-replay-heading", **facts) + "\n")
        typer.echo(table)
        if log:
            _print_log(game, match, viewer, players, words)


def _read(file: Path) -> tuple[TabletopGame[Any], Record]:
    from deskovka.games import registry

    record = Record.parse(read_file(file))
    return registry.get(record.game), record


def _check(file: Path, words: Words) -> bool:
    """Print in one line whether a record comes out to the scores that it says."""
    try:
        game, record = _read(file)
        match = verify(game, record)
    except DeskovkaError as error:
        typer.echo(_sentence(file, error, words))
        return False
    assert match.result is not None
    scores = " ".join(str(score) for score in match.result.scores)
    typer.echo(words.say("cli-replay-fine", file=str(file), answers=len(record.answers), scores=scores))
    return True


def _sentence(file: Path, error: DeskovkaError, words: Words) -> str:
    """What is wrong with a file; an error of the rules does not know its name."""
    sentence = words.error(error)
    return sentence if "file" in error.facts else f"{file}: {sentence}"


def _match_at(game: TabletopGame[Any], record: Record, answers: int | None, viewer: int | None) -> Match[Any]:
    """The match after so many answers, or at the end of the record."""
    if answers is not None:
        if answers > len(record.answers):
            raise BeyondTheEnd(answers=len(record.answers), to=answers)
        record = record.prefix(answers)
    match = Match.load(game, record)
    if viewer is not None and viewer >= match.setup.players:
        raise NoSuchSeat(seat=viewer, last=match.setup.players - 1)
    return match


def _players(file: Path, match: Match[Any], words: Words) -> list[str]:
    """The names of those who sat there, if the file says them; else the numbers of the seats."""
    from deskovka.terminal.saves import read_save
    from deskovka.terminal.seats import UnknownSeat, names_of

    try:
        _, seats = read_save(file)
    except UnknownSeat:
        seats = []
    count: int = match.setup.players
    if len(seats) == count:
        return names_of(seats, words)
    return [words.say("cli-replay-player", seat=seat) for seat in range(count)]


def _print_log(
    game: TabletopGame[Any], match: Match[Any], viewer: int | None, players: list[str], words: Words
) -> None:
    game_words = game.words(words.language)
    typer.echo()
    for event in match.told(viewer):
        typer.echo(game_words.event(event, players))
