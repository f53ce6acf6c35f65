"""What the commands share: their common options, numbers, set-ups, and how they print."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka.content.words import Words, language_of
from deskovka.kernel import BrokenGame, BrokenRecord, DeskovkaError, EndlessGame, NewerRules, OlderRules

if TYPE_CHECKING:
    from deskovka.content.tabletop import TabletopGame
    from deskovka.content.worth import WorthFile

Lang = Annotated[str | None, typer.Option("--lang", metavar="cs|en", help="Czech or English.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="An option of the set-up, as `deskovka games` lists them."),
]
Seed = Annotated[str, typer.Option("--seed", metavar="N", help="The same number gives the same games.")]
Seats = Annotated[str | None, typer.Option("--seats", metavar="BOT,BOT,…", help="The bots; without it, all random.")]
Jobs = Annotated[str, typer.Option("--jobs", metavar="N", help="How many processes share the work.")]
Html = Annotated[
    Path | None, typer.Option("--html", metavar="F.html", help="Write a report with plots that stands alone.")
]
WorthNames = Annotated[
    str | None,
    typer.Option(
        "--worth", metavar="FILE,…", help="What things are worth: for all bots, or for each; - for the usual."
    ),
]
Drawn = Annotated[bool, typer.Option("--drawn", help="Every game has a set-up of its own, drawn for as many players.")]
NARROW = 100
"""How wide a table may be where no terminal says it."""


FINE, FAILED, MISUSED = 0, 1, 2
"""Exit codes."""
_FAILURES = (BrokenRecord, NewerRules, OlderRules, BrokenGame, EndlessGame)


class BadNumber(DeskovkaError):
    """A number on the command line is no number, or out of bounds."""

    key = "bad-number"
    sentence = "{option} must be a whole number from {least} up, not “{value}”."


class BadSeed(DeskovkaError):
    """A seed on the command line is no whole number."""

    key = "bad-seed"
    sentence = "{option} must be a whole number, not “{value}”."


class BadSetting(DeskovkaError):
    """An option of the set-up is not written as it must be."""

    key = "bad-setting"
    sentence = "--set takes key=value, not “{value}”; for example: --set {example}."


def exit_code(error: DeskovkaError) -> int:
    """Whether something did not hold that should, or the command was used wrongly."""
    return FAILED if isinstance(error, _FAILURES) else MISUSED


def words_in(lang: str | None) -> Words:
    """The program's own words in the language that was asked for, or that of the environment."""
    return Words(language_of(lang))


def whole(option: str, text: str, least: int) -> int:
    """The number that an option was given."""
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise BadNumber(option=option, value=text, least=least)
    return number


def seed_number(text: str) -> int:
    """The number of ``--seed``."""
    try:
        return int(text)
    except ValueError:
        raise BadSeed(option="--seed", value=text) from None


def setup_data(game: TabletopGame[Any], settings: Sequence[str] | None) -> dict[str, Any]:
    """The set-up that ``--set`` describes, as plain data; an edition is read from its file."""
    from deskovka.content.setups import option_from_words, options_of

    kinds = {option.key: option.kind for option in options_of(game.setup_type)}
    data: dict[str, Any] = {}
    editions: dict[str, str] = {}
    for setting in settings or ():
        key, equals, text = setting.partition("=")
        if not equals:
            raise BadSetting(value=setting, example=f"players={game.seats[-1]}")
        data[key] = option_from_words(game.id, game.setup_type, key, text)
        if kinds[key] == "edition":
            editions[key] = text
    for key, file in editions.items():
        _read_edition(game, data, key, file)
    return data


def _read_edition(game: TabletopGame[Any], data: dict[str, Any], key: str, file: str) -> None:
    """Put the edition of a file into a set-up; what is wrong with it is told with its line."""
    from deskovka.content.written import edition_text, naming_lines, parse_edition

    text = edition_text(Path(file))
    with naming_lines(text, file):
        data[key] = parse_edition(text)
        game.read_setup(data)


def worth_files(
    game: TabletopGame[Any], text: str | None, settings: Sequence[str] | None
) -> tuple[WorthFile | None, ...]:
    """What ``--worth`` names: one file, or one for each seat, ``-`` for what the game says of itself.

    Without it, the weights that lie beside the file of an edition are taken: ``dear.worth.json`` beside ``dear.yaml``.
    """
    from deskovka.content.files import read_file
    from deskovka.content.worth import FILE, read_worth

    names = listed(text)
    if not names:
        editions = [value for _, _, value in (setting.partition("=") for setting in settings or ()) if value]
        beside = [Path(value).with_suffix(f".{FILE}") for value in editions if value.endswith((".yaml", ".yml"))]
        names = tuple(str(file) for file in beside if file.is_file())[:1]
    return tuple(None if name == "-" else read_worth(game, read_file(Path(name)), name) for name in names)


def listed(text: str | None) -> tuple[str, ...]:
    """The words of a list with commas.

    >>> listed("greedy, random"), listed(None)
    (('greedy', 'random'), ())
    """
    return tuple(word.strip() for word in text.split(",")) if text else ()


def print_json(document: Any) -> None:
    """One JSON document on the standard output."""
    typer.echo(json.dumps(document, ensure_ascii=False, indent=2))


def write_report(file: Path, text: str, words: Words) -> None:
    """Write a report and tell where, on the standard error: the standard output is for the outcome."""
    file.write_text(text, "utf-8")
    typer.echo(words.say("cli-report", file=str(file)), err=True)


def print_table(headings: Sequence[str], rows: Iterable[Sequence[str]], texts: int = 1) -> None:
    """A table: so many columns of texts, and the others of numbers, which stand to the right."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="left" if place < texts else "right")
    for row in rows:
        table.add_row(*row)
    console = Console(width=None if sys.stdout.isatty() else NARROW, highlight=False, markup=False)
    with console.capture() as printed:
        console.print(table)
    for line in printed.get().splitlines():
        typer.echo(line.rstrip())


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the standard error, if that is a terminal; gives what must be told how much more is done."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)
