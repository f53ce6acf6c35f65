"""``deskovka check``: whether an edition can be played, and what its map looks like."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from deskovka.cli.common import Lang, Seed, Settings, progress, seed_number, setup_data, whole, words_in


def check(
    game: Annotated[str, typer.Argument(help="Which game, by its id.")],
    file: Annotated[str, typer.Argument(help="The edition, a YAML file.")],
    settings: Settings = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many random games are tried.")] = "20",
    svg: Annotated[Path | None, typer.Option("--svg", metavar="F.svg", help="Draw the map into this file.")] = None,
    seed: Seed = "0",
    lang: Lang = None,
) -> None:
    """Check that an edition fits a game and can be played to an end, tell who wins at random, and draw its map."""
    from collections import Counter

    from deskovka.content.files import check_target
    from deskovka.games import registry
    from deskovka.lab.simulate import make_plan, simulate

    words, rules = words_in(lang), registry.get(game)
    setup = setup_data(rules, [*(settings or ()), f"edition={file}"])
    terms = rules.read_setup(setup)
    names = rules.words(words.language, rules.content(terms).names)
    if svg:
        check_target(svg)
        drawn = rules.drawing(terms, names)
        if not drawn:
            typer.echo(words.say("cli-check-no-map", game=names.say("game")))
        else:
            svg.write_text(drawn, "utf-8")
            typer.echo(words.say("cli-check-map", file=str(svg)))
    plan = make_plan(game, setup, (), whole("--games", games, 1), seed_number(seed))
    with progress(words.say("cli-check-progress"), plan.games) as done:
        played = simulate(plan, progress=done)
    ends = Counter(_winners(each.winners, each.roles) for each in played if each.scores)
    unfinished = sum(not each.scores for each in played)
    typer.echo(words.say("cli-check-fits", file=file, game=names.say("game"), games=plan.games))
    for winners, count in sorted(ends.items(), key=lambda end: (-end[1], end[0])):
        won = names.listed([names.say(f"role-{role}") if names.has(f"role-{role}") else role for role in winners])
        typer.echo(words.say("cli-check-won" if winners else "cli-check-drawn", winners=won, count=count))
    if unfinished:
        typer.echo(words.say("cli-check-unfinished", count=unfinished))


def _winners(winners: tuple[int, ...], roles: tuple[str, ...]) -> tuple[str, ...]:
    """Who won, by what they played or else by their seats."""
    return tuple(roles[seat] if roles and roles[seat] else str(seat + 1) for seat in winners)
