"""``deskovka sweep``: what games are like as one number goes from low to high."""

from __future__ import annotations

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
    from deskovka.lab.reading import Reader
    from deskovka.lab.varying import Sweep


def sweep(
    game: Annotated[str, typer.Argument(help="Which game, by its id.")],
    vary: Annotated[
        str, typer.Option("--vary", metavar="PATH=LOW..HIGH", help="What is varied: 5..15, 0..100/10 or 4,8,12.")
    ],
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games with each value.")] = "100",
    measure: Annotated[
        list[str] | None,
        typer.Option("--measure", metavar="KEY", help="A further column of the table, by the key that --json shows."),
    ] = None,
    seats: Seats = None,
    settings: Settings = None,
    seed: Seed = "0",
    jobs: Jobs = "1",
    html: Html = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play the same games with one value after another: a curve with its intervals."""
    from deskovka.content.files import check_target
    from deskovka.games import registry
    from deskovka.lab.reading import Reader
    from deskovka.lab.simulate import make_plan
    from deskovka.lab.varying import read_range
    from deskovka.lab.varying import sweep as go_through

    words, rules = words_in(lang), registry.get(game)
    over = read_range(vary)
    setup = setup_data(rules, settings)
    plan = make_plan(game, setup, listed(seats), whole("--games", games, 2), seed_number(seed))
    processes = whole("--jobs", jobs, 1)
    if html:
        check_target(html)
    with progress(words.say("cli-compare-progress"), plan.games * len(over.values)) as done:
        found = go_through(plan, over, processes, done)
    reader = Reader(rules, plan.setup, words.language)
    if html:
        from deskovka.lab.report import sweep_report

        write_report(html, sweep_report(found, reader, words), words)
    if as_json:
        print_json(_document(found, reader))
    else:
        _print_sweep(found, measure or (), reader, words)


def _document(found: Sweep, reader: Reader) -> dict[str, Any]:
    import msgspec

    document: dict[str, Any] = msgspec.to_builtins(found)
    for point, written in zip(found.points, document["points"], strict=True):
        for measure, row in zip(point.measures, written["measures"], strict=True):
            row["label"] = reader.label(measure)
    return document


def _print_sweep(found: Sweep, wanted: list[str] | tuple[()], reader: Reader, words: Words) -> None:
    from deskovka.lab.measures import ROUNDS, is_share
    from deskovka.lab.tuning import UnknownMeasure

    first = {measure.key: measure for measure in found.points[0].measures}
    for key in wanted:
        if key not in first:
            raise UnknownMeasure(measure=key, known=", ".join(first))
    shown = [key for key in first if key in wanted or (not wanted and (is_share(key) or key == ROUNDS))]
    rows = []
    for key in shown:
        for point in found.points:
            measure = next(measure for measure in point.measures if measure.key == key)
            cells = reader.number(key, measure.mean), reader.between(key, measure.interval)
            rows.append((reader.label(measure), str(point.value), *cells))
    headings = [words.say(f"cli-sweep-{heading}") for heading in ("mean", "interval")]
    print_table([words.say("cli-sweep-measure"), found.path, *headings], rows)
    typer.echo(words.say("cli-sweep-sum", games=found.games, values=len(found.points)))
