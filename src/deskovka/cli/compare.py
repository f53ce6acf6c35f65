"""``deskovka compare``: what a change of the content does to a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka.cli.common import (
    Html,
    Jobs,
    Json,
    Lang,
    Seats,
    Seed,
    Settings,
    listed,
    print_json,
    print_table,
    progress,
    seed_number,
    setup_data,
    whole,
    words_in,
    write_report,
)

if TYPE_CHECKING:
    from deskovka.content.words import Words
    from deskovka.lab.compare import Comparison
    from deskovka.lab.reading import Reader


def compare(
    game: Annotated[str, typer.Argument(help="Which game, by its id.")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games of each version.")],
    change: Annotated[
        list[str] | None,
        typer.Option("--change", metavar="PATH=VALUE", help="What differs in the second version."),
    ] = None,
    seats: Seats = None,
    settings: Settings = None,
    seed: Seed = "0",
    jobs: Jobs = "1",
    html: Html = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play two versions of a game on the same seeds and seats, and tell what moved by more than noise."""
    from deskovka.content.files import check_target
    from deskovka.games import registry
    from deskovka.lab.compare import changed_setup
    from deskovka.lab.compare import compare as set_against
    from deskovka.lab.reading import Reader
    from deskovka.lab.simulate import make_plan

    words = words_in(lang)
    rules = registry.get(game)
    setup = setup_data(rules, settings)
    count, number, processes = whole("--games", games, 2), seed_number(seed), whole("--jobs", jobs, 1)
    before, after = (
        make_plan(game, version, listed(seats), count, number)
        for version in (setup, changed_setup(setup, change or ()))
    )
    if html:
        check_target(html)
    with progress(words.say("cli-compare-progress"), 2 * count) as done:
        found = set_against(before, after, processes, done)
    reader = Reader(rules, after.setup, words.language)
    if html:
        _write_html(html, found, reader, words)
    if as_json:
        print_json(_document(found, reader))
    else:
        _print_comparison(found, reader, words)


def _write_html(file: Path, found: Comparison, reader: Reader, words: Words) -> None:
    from deskovka.lab.report import comparison_report

    write_report(file, comparison_report(found, reader, words), words)


def _document(found: Comparison, reader: Reader) -> dict[str, Any]:
    import msgspec

    document: dict[str, Any] = msgspec.to_builtins(found)
    for written, measure in zip(document["measures"], found.measures, strict=True):
        written["label"] = reader.label(measure)
    return document


def _print_comparison(found: Comparison, reader: Reader, words: Words) -> None:
    headings = ("measure", "before", "after", "difference", "interval", "verdict")
    rows = [
        (
            reader.label(measure),
            reader.number(measure.key, measure.before),
            reader.number(measure.key, measure.after),
            reader.number(measure.key, measure.difference, "+"),
            reader.between(measure.key, measure.interval, "+"),
            words.say("cli-compare-moved" if measure.moved else "cli-compare-noise"),
        )
        for measure in found.measures
    ]
    print_table([words.say(f"cli-compare-{heading}") for heading in headings], rows)
    typer.echo()
    moved = [measure for measure in found.measures if measure.moved]
    for measure in moved:
        typer.echo(reader.sentence(measure))
    facts: dict[str, Any] = {"count": len(moved), "games": found.games, "measures": len(found.measures)}
    typer.echo(words.say("cli-compare-sum", **facts, moved=words.listed([reader.label(each) for each in moved])))
