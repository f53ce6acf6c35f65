"""The command line. Each command imports what it needs when it runs, so that every one of them starts fast."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from deskovka import __version__
from deskovka.cli.admin import app as admin
from deskovka.cli.analyse import analyse
from deskovka.cli.backup import backup, restore
from deskovka.cli.bench import bench
from deskovka.cli.check import check
from deskovka.cli.common import FINE, exit_code
from deskovka.cli.compare import compare
from deskovka.cli.fuzz import fuzz
from deskovka.cli.games import games
from deskovka.cli.learn import learn
from deskovka.cli.play import play
from deskovka.cli.print import print_sheets
from deskovka.cli.replay import replay
from deskovka.cli.rules import rules
from deskovka.cli.serve import serve
from deskovka.cli.simulate import simulate
from deskovka.cli.sweep import sweep
from deskovka.cli.tune import tune
from deskovka.cli.usage import misunderstood, wished_language
from deskovka.content.words import UnknownLanguage, Words, language_of
from deskovka.kernel import DeskovkaError

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
_PLAYING = (games, play, serve, simulate, learn, check, compare, sweep, tune, replay, analyse, fuzz, rules, bench)
_RUNNING = (backup, restore)
for command in (*_PLAYING, *_RUNNING):
    app.command()(command)
app.command("print")(print_sheets)
app.add_typer(admin, name="admin")


@app.callback(invoke_without_command=True)
def deskovka(version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False) -> None:
    """A table for rich strategy board games: play them, simulate them, replay them, check them."""
    if version:
        typer.echo(f"deskovka {__version__}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line (that of the process, unless another is given); gives the exit code."""
    line = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark instead
    try:
        language = language_of(wished_language(line))
    except UnknownLanguage as error:
        return _refuse(error, language_of(None))
    try:
        code = app(line, prog_name="deskovka", standalone_mode=False)
    except typer.TyperException as error:
        return _refuse(misunderstood(error, line), language)
    except DeskovkaError as error:
        return _refuse(error, language)
    return code or FINE


def _refuse(error: DeskovkaError, language: str) -> int:
    """Say in one sentence what is wrong and what would be right."""
    from deskovka.content.written import BadEdition

    place = error.place if isinstance(error, BadEdition) else ""
    typer.echo(": ".join(filter(None, (place, Words(language, None, "deskovka.server").error(error)))), err=True)
    return exit_code(error)
