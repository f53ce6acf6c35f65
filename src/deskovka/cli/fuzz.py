"""``deskovka fuzz``: random games under every law."""

from __future__ import annotations

from typing import Annotated

import typer

from deskovka.cli.common import FAILED, Jobs, Lang, Seed, Settings, progress, seed_number, setup_data, whole, words_in


def fuzz(
    game: Annotated[str, typer.Argument(help="Which game, by its id.")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games.")],
    settings: Settings = None,
    seed: Seed = "0",
    jobs: Jobs = "1",
    lang: Lang = None,
) -> None:
    """Play random games of drawn set-ups, or of the one given, and check every law and invariant after every answer."""
    from deskovka.games import registry
    from deskovka.lab.fuzz import fuzz as play_under_laws

    words = words_in(lang)
    rules = registry.get(game)
    count = whole("--games", games, 1)
    number, processes = seed_number(seed), whole("--jobs", jobs, 1)
    given = setup_data(rules, settings)
    if given:
        rules.read_setup(given)
    with progress(words.say("cli-fuzz-progress"), count) as done:
        report = play_under_laws(rules, count, number, done, given, processes)
    for problem in report.problems:
        typer.echo(problem)
    facts = {"games": report.games, "decisions": report.decisions, "problems": len(report.problems)}
    typer.echo(words.say("cli-fuzz-sum", **facts))
    if report.problems:
        raise typer.Exit(FAILED)
