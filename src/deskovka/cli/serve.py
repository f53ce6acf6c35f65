"""``deskovka serve``: the table in a browser."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from deskovka.cli.common import Lang, whole, words_in
from deskovka.content.extras import needing

DATABASE = "sqlite:///deskovka.db"


def serve(
    host: Annotated[str, typer.Option("--host", metavar="H", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", metavar="N", help="The port; 0 takes any free one.")] = "8000",
    database: Annotated[
        str, typer.Option("--db", metavar="URL", help="sqlite:///FILE or postgresql://…: where tables are kept.")
    ] = DATABASE,
    processes: Annotated[
        str, typer.Option("--processes", metavar="N", help="Processes behind the port; several need PostgreSQL.")
    ] = "1",
    lang: Lang = None,
) -> None:
    """Serve the web app until it is ended with Ctrl-C."""
    with needing("server", "deskovka serve"):
        from deskovka.server.main import is_exposed
        from deskovka.server.main import serve as run

    warning = words_in(lang).say("cli-serve-exposed", host=host) if is_exposed(host) else ""
    count = whole("--processes", processes, 1)
    raise typer.Exit(run(host, whole("--port", port, 0), database, count, open_browser=_has_screen(), warning=warning))


def _has_screen() -> bool:
    """Whether somebody sits at this machine who could see a browser."""
    windows = sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return sys.stdout.isatty() and windows
