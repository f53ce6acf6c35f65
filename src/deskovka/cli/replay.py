"""``deskovka replay``: the table at any moment of a recorded game, its log, and whether it is right."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka.cli.common import FAILED, FINE, Lang, exit_code, whole, words_in
from deskovka.content.files import read_file
from deskovka.kernel import DeskovkaError, Match, Record, promise_of, verify

if TYPE_CHECKING:
    from deskovka.content.tabletop import TabletopGame
    from deskovka.content.words import Seated, Words


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
    proof: Annotated[
        bool, typer.Option("--verify", help="Verify that nobody could choose what chance brought.")
    ] = False,
    seat: Annotated[str | None, typer.Option("--seat", metavar="S", help="Show what this seat knows.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Tell what happened up to there.")] = False,
    lang: Lang = None,
) -> None:
    """Print the table of recorded games, at the end or after some answers; or check them."""
    from deskovka.terminal.telling import WIDEST, printed

    words = words_in(lang)
    if check or proof:
        fine = [_verify_chance(file, words) if proof else _check(file, words) for file in files]
        raise typer.Exit(FINE if all(fine) else FAILED)
    answers = None if to is None else whole("--to", to, 0)
    viewer = None if seat is None else whole("--seat", seat, 0)
    for file in files:
        try:
            game, record = read_record(file)
            match = _match_at(game, record, answers, viewer)
            content = game.content(match.setup)
            sections = game.told(match.view(viewer), content)
            game_words = game.words(words.language, content.names)
            players = game_words.seated(players_of(file, match, words), match.roles)
            lines = printed(sections, game_words, players, WIDEST)
        except DeskovkaError as error:
            typer.echo(_sentence(file, error, words), err=True)
            raise typer.Exit(exit_code(error)) from None
        facts = {"file": str(file), "answers": len(match.record.answers), "all": len(record.answers)}
        typer.echo(words.say("cli-replay-heading", **facts) + "\n")
        typer.echo("\n".join(lines))
        if log:
            _print_log(match, viewer, players, game_words)


def read_record(file: Path) -> tuple[TabletopGame[Any], Record]:
    """The record in a file, and its game."""
    from deskovka.games import registry

    record = Record.parse(read_file(file))
    return registry.get(record.game), record


def _check(file: Path, words: Words) -> bool:
    """Print in one line whether a record comes out to the scores that it says."""
    try:
        game, record = read_record(file)
        match = verify(game, record)
    except DeskovkaError as error:
        typer.echo(_sentence(file, error, words))
        return False
    assert match.result is not None
    scores = " ".join(str(score) for score in match.result.scores)
    typer.echo(words.say("cli-replay-fine", file=str(file), answers=len(record.answers), scores=scores))
    return True


def _verify_chance(file: Path, words: Words) -> bool:
    """Print what a record shows about its chance; False when that is not enough to trust it."""
    if not _check(file, words):
        return False
    try:
        _, record = read_record(file)
        record.check_chance()
    except DeskovkaError as error:
        typer.echo(_sentence(file, error, words))
        return False
    if record.parts is None:
        typer.echo(words.say("cli-verify-none", file=str(file)))
        return False
    shown = [str(part.seat) for part in record.parts.seats if part.shown is not None]
    facts = {"file": str(file), "count": len(shown), "seats": ", ".join(shown)}
    typer.echo(words.say("cli-verify-made", **facts))
    for part in record.parts.seats:
        if part.shown is None:
            typer.echo(words.say("cli-verify-withheld", file=str(file), seat=part.seat))
    typer.echo(words.say("cli-verify-promise", file=str(file), promise=promise_of(record.parts.server).hex()))
    return bool(shown)


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


def players_of(file: Path, match: Match[Any], words: Words) -> list[str]:
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


def _print_log(match: Match[Any], viewer: int | None, players: Seated, words: Words) -> None:
    typer.echo()
    for event in match.told(viewer):
        typer.echo(words.event(event, players))
