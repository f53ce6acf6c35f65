"""``deskovka backup`` and ``deskovka restore``: everything that a server keeps, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from deskovka.cli.common import FAILED, FINE, Lang, words_in
from deskovka.cli.serve import DATABASE
from deskovka.content.extras import needing

if TYPE_CHECKING:
    from deskovka.server.store.backup import Report

Url = Annotated[str, typer.Option("--db", metavar="URL", help="sqlite:///FILE or postgresql://…: where tables are.")]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to be written.")],
    database: Url = DATABASE,
    lang: Lang = None,
) -> None:
    """Write everything that a server keeps into one file, while it runs or not, and check it."""
    with needing("server", "deskovka backup"):
        from deskovka.games import registry
        from deskovka.server.store.backup import back_up
    _tell(back_up(database, file, registry), "cli-backup-made", file, lang)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `deskovka backup` wrote.")],
    database: Url = DATABASE,
    lang: Lang = None,
) -> None:
    """Put a backup into an empty database, of either kind, and check what arrived."""
    with needing("server", "deskovka restore"):
        from deskovka.games import registry
        from deskovka.server.store.backup import restore as put_back
    _tell(put_back(file, database, registry), "cli-backup-restored", file, lang)


def _tell(report: Report, what: str, file: Path, lang: str | None) -> None:
    """What is in it now; a table that is damaged is a failure."""
    words = words_in(lang)
    facts = {"people": report.people, "tables": report.tables, "running": report.running}
    typer.echo(words.say(what, file=str(file), changes=report.changes, lines=report.lines, **facts))
    for table in report.damaged:
        typer.echo(words.say("cli-backup-damaged", table=table), err=True)
    raise typer.Exit(FAILED if report.damaged else FINE)
