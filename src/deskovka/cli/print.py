"""``deskovka print``: board, cards and player aids on A4, for a real table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from deskovka.cli.common import Lang, Settings, setup_data, words_in


def print_sheets(
    game: Annotated[str, typer.Argument(help="Which game, by its id.")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="F.pdf", help="The file that is written.")],
    settings: Settings = None,
    lang: Lang = None,
) -> None:
    """Print the board, the cards and the player aids of a game, with the edition of the set-up, as a PDF on A4."""
    from deskovka.content.files import check_target
    from deskovka.content.printing import NothingToPrint, pdf
    from deskovka.games import registry

    words, rules = words_in(lang), registry.get(game)
    terms = rules.read_setup(setup_data(rules, settings))
    check_target(out)
    sheets = rules.printed(terms, rules.words(words.language, rules.content(terms).names))
    if sheets is None:
        raise NothingToPrint(game=game)
    out.write_bytes(pdf(sheets))
    typer.echo(words.say("cli-print-written", file=str(out)))
