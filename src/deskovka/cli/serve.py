"""``deskovka serve``: the table in a browser."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from deskovka.cli.common import Lang, whole

DATABASE = "sqlite:///deskovka.db"


def serve(
    host: Annotated[str, typer.Option("--host", metavar="H", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", metavar="N", help="The port; 0 takes any free one.")] = "8000",
    database: Annotated[
        str, typer.Option("--db", metavar="URL", help="sqlite:///FILE or postgresql://…: where tables are kept.")
    ] = DATABASE,
    lang: Lang = None,  # noqa: ARG001  (the language of what can go wrong; read before the command runs)
) -> None:
    """Serve the web app until it is ended with Ctrl-C."""
    from deskovka.server.main import serve as run

    raise typer.Exit(run(host, whole("--port", port, 0), database, open_browser=_has_screen()))


def _has_screen() -> bool:
    """Whether somebody sits at this machine who could see a browser."""
    windows = sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return sys.stdout.isatty() and windows
