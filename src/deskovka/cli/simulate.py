"""``deskovka simulate``: many games between bots."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from deskovka.cli.common import (
    Json,
    Lang,
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
    from deskovka.lab.results import Summary


def simulate(
    game: Annotated[str, typer.Argument(help="Which game, by its id.")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games.")],
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="BOT,BOT,…", help="The bots; without it, all random.")
    ] = None,
    settings: Settings = None,
    seed: Seed = "0",
    jobs: Annotated[str, typer.Option("--jobs", metavar="N", help="How many processes share the work.")] = "1",
    fixed: Annotated[bool, typer.Option("--fixed", help="Bots keep their seats instead of rotating.")] = False,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="F.parquet", help="Write a row for each game and seat.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots; wins are counted for each listed bot, shared ones in parts."""
    from deskovka.games import registry
    from deskovka.lab.results import check_target, summarize, write_rows
    from deskovka.lab.simulate import make_plan
    from deskovka.lab.simulate import simulate as play_all

    words = words_in(lang)
    setup = setup_data(registry.get(game), settings)
    plan = make_plan(game, setup, listed(seats), whole("--games", games, 1), seed_number(seed), fixed)
    processes = whole("--jobs", jobs, 1)
    if out:
        check_target(out)
    begun = perf_counter()
    with progress(words.say("cli-simulate-progress"), plan.games) as done:
        played = play_all(plan, processes, done)
    summary = summarize(game, plan.bots, played, perf_counter() - begun)
    if out:
        write_rows(out, plan.bots, played)
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(summary))
    else:
        _print_summary(summary, words)


def _print_summary(summary: Summary, words: Words) -> None:
    from deskovka.lab.results import wilson

    headings = [words.say(f"cli-simulate-{heading}") for heading in ("bot", "wins", "rate", "interval", "score")]
    rows = []
    for bot, wins, score in zip(summary.seats, summary.wins, summary.mean_scores, strict=True):
        low, high = wilson(wins, summary.finished)
        rate = wins / max(1, summary.finished)
        rows.append((bot, f"{wins:.1f}", f"{rate:.1%}", f"{low:.1%} – {high:.1%}", f"{score:.2f}"))
    print_table(headings, rows)
    typer.echo(
        words.say(
            "cli-simulate-sum",
            game=summary.game,
            games=summary.games,
            finished=summary.finished,
            decisions=round(summary.decisions / summary.games, 1),
            speed=round(summary.games / summary.seconds, 1),
            digest=summary.digest,
        )
    )
