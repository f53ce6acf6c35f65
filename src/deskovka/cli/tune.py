"""``deskovka tune``: numbers that bring a game where its author wants it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka.cli.common import (
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
)

if TYPE_CHECKING:
    from deskovka.content.words import Words
    from deskovka.lab.reading import Reader
    from deskovka.lab.tuning import Tuning


def tune(
    game: Annotated[str, typer.Argument(help="Which game, by its id.")],
    vary: Annotated[
        list[str], typer.Option("--vary", metavar="PATH=LOW..HIGH", help="What may be changed, and between what.")
    ],
    goal: Annotated[
        list[str],
        typer.Option("--goal", metavar="MEASURE LOW..HIGH", help="What shall be: “wins government 45..55” (in %)."),
    ],
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games in each trial.")] = "100",
    trials: Annotated[str, typer.Option("--trials", metavar="N", help="How many choices of values are tried.")] = "30",
    fresh: Annotated[
        str | None,
        typer.Option("--fresh", metavar="N", help="How many games on fresh seeds the best is tried; usually twice."),
    ] = None,
    seats: Seats = None,
    settings: Settings = None,
    seed: Seed = "0",
    jobs: Jobs = "1",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="F.yaml", help="Write the edition that was found.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Look for values with which a game reaches goals, tell how sure that is on fresh seeds, and write the edition."""
    from deskovka.content.files import check_target
    from deskovka.content.written import write_edition
    from deskovka.games import registry
    from deskovka.lab.reading import Reader
    from deskovka.lab.simulate import make_plan
    from deskovka.lab.tuning import read_goal
    from deskovka.lab.tuning import tune as look_for
    from deskovka.lab.varying import edition_with, read_range

    words, rules = words_in(lang), registry.get(game)
    ranges, goals = [read_range(each) for each in vary], [read_goal(each) for each in goal]
    setup = setup_data(rules, settings)
    plan = make_plan(game, setup, listed(seats), whole("--games", games, 2), seed_number(seed))
    count, again = whole("--trials", trials, 1), whole("--fresh", fresh, 2) if fresh else 2 * plan.games
    processes = whole("--jobs", jobs, 1)
    if out:
        check_target(out)
    with progress(words.say("cli-compare-progress"), plan.games * count + again) as done:
        found = look_for(plan, ranges, goals, count, again, processes, done)
    edition = edition_with(plan, found.values)
    if out:
        out.write_text(write_edition(edition), "utf-8")
    if as_json:
        print_json(_document(found, edition, Reader(rules, setup, words.language)))
        return
    _print_tuning(found, Reader(rules, setup, words.language), words)
    typer.echo(words.say("cli-tune-written", file=str(out)) if out else f"\n{write_edition(edition)}", nl=bool(out))


def _document(found: Tuning, edition: dict[str, Any], reader: Reader) -> dict[str, Any]:
    import msgspec

    document: dict[str, Any] = msgspec.to_builtins(found)
    for written, each in zip(document["reached"], found.reached, strict=True):
        written["trial"]["label"] = written["fresh"]["label"] = reader.label(each.fresh)
    return {**document, "values": dict(found.values), "sure": found.sure, "edition": edition}


def _print_tuning(found: Tuning, reader: Reader, words: Words) -> None:
    from deskovka.lab.tuning import SURE

    for path, value in found.values:
        typer.echo(f"{path} = {value}")
    typer.echo()
    headings = [words.say(f"cli-tune-{name}") for name in ("goal", "wanted", "trial", "fresh", "sure")]
    rows = [
        (
            reader.label(each.fresh),
            reader.between(each.goal.key, each.goal.bounds()),
            reader.number(each.goal.key, each.trial.mean),
            f"{reader.number(each.goal.key, each.fresh.mean)} ({reader.between(each.goal.key, each.fresh.interval)})",
            f"{each.sure:.0%}",
        )
        for each in found.reached
    ]
    print_table(headings, rows)
    verdict = "sure" if found.sure >= SURE else "likely" if found.sure >= 0.5 else "missed"
    facts = {"trials": found.trials, "games": found.games, "fresh": found.fresh}
    typer.echo(words.say(f"cli-tune-is-{verdict}", sure=f"{found.sure:.0%}", **facts))
