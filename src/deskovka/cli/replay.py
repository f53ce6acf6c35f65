"""``deskovka replay``: the table at any moment of a recorded game, its log, and whether it is right."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka.cli.common import Lang, whole, words_in
from deskovka.cli.records import NoFile, read_record
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
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records.", show_default=False)],
    to: Annotated[str | None, typer.Option("--to", metavar="N", help="Stop after so many answers.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only verify that each comes out as it says.")] = False,
    seat: Annotated[str | None, typer.Option("--seat", metavar="S", help="Show what this seat knows.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Tell what happened up to there.")] = False,
    lang: Lang = None,
) -> None:
    """Print the table of recorded games, at the end or after some answers; or check them."""
    words = words_in(lang)
    if check:
        right = [_check(file, words) for file in files]
        raise typer.Exit(0 if all(right) else 1)
    answers = None if to is None else whole("--to", to, 0)
    viewer = None if seat is None else whole("--seat", seat, 0)
    for file in files:
        try:
            game, record = _read(file)
            match = _match_at(game, record, answers, viewer)
        except DeskovkaError as error:
            ...
        ...
