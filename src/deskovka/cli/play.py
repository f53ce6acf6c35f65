"""``deskovka play``: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from deskovka.cli.common import Lang, Settings, listed, seed_number, setup_data
from deskovka.cli.usage import MissingWord
from deskovka.content.words import language_of
from deskovka.kernel import DeskovkaError


class SaidByRecord(DeskovkaError):
    """Something was asked for that the record of a saved game says already."""

    key = "said-by-record"
    sentence = "With --resume, the record says {what} already; leave that out."


class SaidByGuide(DeskovkaError):
    """Something was asked for that a guided game says already."""

    key = "said-by-guide"
    sentence = "With --guide, the guide says {what} already; leave that out."


def play(
    game: Annotated[str | None, typer.Argument(help="Which game, by its id; without it, a menu asks.")] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="you,BOT,…", help="Who sits where: you, you:Anna, or a bot.")
    ] = None,
    settings: Settings = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="N", help="The same number deals the same game.")
    ] = None,
    guide: Annotated[
        str | None, typer.Option("--guide", metavar="ID", help="A guided first game; a wrong id lists them.")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on from this record.")] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal, alone against bots or with others at the same keyboard."""
    from deskovka.games import registry
    from deskovka.terminal.play import run, run_guided

    said = {"GAME": game, "--set": settings, "--seed": seed, "--guide": guide}
    if resume and (twice := [what for what, value in said.items() if value]):
        raise SaidByRecord(what=", ".join(twice))
    if game is None and resume is None and (seats or settings or seed or guide):
        raise MissingWord(command="deskovka play", what="GAME")
    if game and guide:
        if twice := [what for what, value in {"--seats": seats, "--set": settings, "--seed": seed}.items() if value]:
            raise SaidByGuide(what=", ".join(twice))
        raise typer.Exit(run_guided(registry.get(game), guide, language_of(lang)))
    setup = setup_data(registry.get(game), settings) if game else {}
    number = None if seed is None else seed_number(seed)
    raise typer.Exit(run(game, listed(seats), setup, number, language_of(lang), resume))
