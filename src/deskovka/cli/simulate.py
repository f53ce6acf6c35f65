"""``deskovka simulate``: many games between bots."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from deskovka.cli.common import (
    Drawn,
    Jobs,
    Json,
    Lang,
    Seats,
    Seed,
    Settings,
    WorthNames,
    listed,
    print_json,
    print_table,
    progress,
    seed_number,
    setup_data,
    whole,
    words_in,
    worth_files,
)

if TYPE_CHECKING:
    from deskovka.content.words import Words
    from deskovka.lab.results import Summary


def simulate(
    game: Annotated[str, typer.Argument(help="Which game, by its id.")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games.")],
    seats: Seats = None,
    settings: Settings = None,
    seed: Seed = "0",
    worth: WorthNames = None,
    drawn: Drawn = False,
    jobs: Jobs = "1",
    fixed: Annotated[bool, typer.Option("--fixed", help="Bots keep their seats instead of rotating.")] = False,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="F.parquet", help="Write a row for each game and seat.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots; wins are counted for each listed bot and for each role, shared ones in parts."""
    from deskovka.games import registry
    from deskovka.lab.results import check_target, summarize, write_rows
    from deskovka.lab.simulate import make_plan
    from deskovka.lab.simulate import simulate as play_all

    words = words_in(lang)
    rules = registry.get(game)
    setup = setup_data(rules, settings)
    worths = worth_files(rules, worth, settings)
    plan = make_plan(game, setup, listed(seats), whole("--games", games, 1), seed_number(seed), fixed, worths, drawn)
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

    finished = summary.finished
    bots = zip(summary.seats, summary.wins, summary.mean_scores, summary.score_intervals, strict=True)
    rows = [
        (bot, *_row(finished, wins, wilson(wins, finished), score, interval)) for bot, wins, score, interval in bots
    ]
    measures = [words.say(f"cli-simulate-{heading}") for heading in ("wins", "rate", "interval", "score", "interval")]
    print_table([words.say("cli-simulate-bot"), *measures], rows)
    if summary.roles:
        typer.echo()
        rows = [
            (
                role.role,
                str(role.games),
                *_row(role.games, role.wins, role.win_interval, role.mean_score, role.score_interval),
            )
            for role in summary.roles
        ]
        print_table([words.say("cli-simulate-role"), words.say("cli-simulate-games"), *measures], rows)
    typer.echo(
        words.say(
            "cli-simulate-sum",
            game=summary.game,
            games=summary.games,
            finished=finished,
            draws=summary.draws,
            decisions=round(summary.decisions / summary.games, 1),
            speed=round(summary.games / summary.seconds, 1),
            digest=summary.digest,
        )
    )


def _row(
    games: int, wins: float, rates: tuple[float, float], score: float, scores: tuple[float, float]
) -> tuple[str, ...]:
    """Wins, their rate, the mean score, and the intervals of both."""
    rate = wins / max(1, games)
    shown = f"{rates[0]:.1%} – {rates[1]:.1%}", f"{scores[0]:.2f} – {scores[1]:.2f}"
    return f"{wins:.1f}", f"{rate:.1%}", shown[0], f"{score:.2f}", shown[1]
