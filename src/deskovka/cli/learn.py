"""``deskovka learn``: what things are worth, from games of bots against themselves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from deskovka.cli.common import (
    Drawn,
    Jobs,
    Json,
    Lang,
    Seed,
    Settings,
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
    from collections.abc import Mapping, Sequence

    from deskovka.content.words import Words
    from deskovka.content.worth import Learned, WorthFile
    from deskovka.lab.learning import Report


def learn(
    game: Annotated[str, typer.Argument(help="Which game, by its id.")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games in each round.")] = "300",
    rounds: Annotated[str, typer.Option("--rounds", metavar="R", help="How many rounds.")] = "2",
    settings: Settings = None,
    seed: Seed = "0",
    worth: Annotated[
        str | None, typer.Option("--worth", metavar="FILE", help="Weights to begin with; without it, points count.")
    ] = None,
    by_trying: Annotated[
        bool, typer.Option("--climb", help="Follow the ways of weighing that do better, instead of fitting.")
    ] = False,
    between_turns: Annotated[
        bool, typer.Option("--outlook", help="Learn what things are worth between turns, for bots that plan ahead.")
    ] = False,
    closely: Annotated[bool, typer.Option("--closely", help="Stay near the weights to begin with.")] = False,
    drawn: Drawn = False,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="Which bots play.")] = "greedy",
    matches: Annotated[
        str | None,
        typer.Option(
            "--matches",
            metavar="M",
            help="How many games at the table; with --climb or --outlook 0 keeps what was found.",
        ),
    ] = None,
    jobs: Jobs = "1",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="F.json", help="Write the weights; other numbers of players stay.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Learn what things are worth: bots play themselves, and weights are kept if they win with them at the table."""
    import msgspec

    from deskovka.bots import make_bot
    from deskovka.content.files import check_target
    from deskovka.content.worth import packaged_worth
    from deskovka.games import registry
    from deskovka.kernel import seed_from
    from deskovka.lab.climbing import climb
    from deskovka.lab.learning import Plan
    from deskovka.lab.learning import learn as learn_all
    from deskovka.lab.outlook import games_with_turns, learn_outlook

    words, rules = words_in(lang), registry.get(game)
    begin = next(iter(worth_files(rules, worth, settings)), None)
    if between_turns:
        begin = begin or packaged_worth(rules, rules.package)
    setup = setup_data(rules, settings)
    at_table = None if matches is None else whole("--matches", matches, 0 if by_trying or between_turns else 1)
    sizes = whole("--games", games, 1), whole("--rounds", rounds, 1)
    plan = Plan(game, setup, *sizes, seed_number(seed), begin, at_table, closely, drawn, bot)
    processes = whole("--jobs", jobs, 1)
    rules.read_setup(setup)
    make_bot(bot, seed_from(plan.seed))
    if out:
        check_target(out)
    further = games_with_turns(plan.games) if between_turns else 0
    with progress(words.say("cli-learn-progress"), plan.all_games + further) as done:
        way = learn_outlook if between_turns else climb if by_trying else learn_all
        found, reports = way(plan, processes, done)
    if out:
        _write(found, out)
    if as_json:
        print_json(msgspec.to_builtins(found, str_keys=True))
    else:
        _print_reports(reports, words)
        _print_weights(found.outlook if between_turns else found.players, words)
        if out:
            typer.echo(words.say("cli-learn-written", file=str(out)))


def _write(found: WorthFile, out: Path) -> None:
    """Write the weights; those of other numbers of players that the file has stay."""
    import msgspec

    from deskovka.content.worth import read_worth
    from deskovka.games import registry

    players, outlook = found.players, found.outlook
    if out.exists():
        before = read_worth(registry.get(found.game), out.read_bytes(), str(out))
        players, outlook = before.players | players, before.outlook | outlook
    whole_file = msgspec.structs.replace(
        found, players=dict(sorted(players.items())), outlook=dict(sorted(outlook.items()))
    )
    out.write_bytes(msgspec.json.format(msgspec.json.encode(whole_file), indent=1) + b"\n")


def _print_reports(reports: Sequence[Report], words: Words) -> None:
    columns = ("round", "positions", "way", "step", "explained", "games", "wins", "interval", "fair", "kept")
    rows = [
        (
            *(str(report.round), str(report.positions), words.say(f"cli-learn-{report.way}"), f"{report.step:g}"),
            *(f"{report.r2:.1%}", str(report.games), f"{report.share:.1%}"),
            *(f"{report.interval[0]:.1%} – {report.interval[1]:.1%}", f"{report.fair:.1%}"),
            words.say("cli-learn-yes" if report.kept else "cli-learn-no"),
        )
        for report in reports
    ]
    print_table([words.say(f"cli-learn-{column}") for column in columns], rows)


def _print_weights(found: Mapping[int, Learned], words: Words) -> None:
    rows = [
        (role, feature, f"{end:+.2f}", f"{end + more:+.2f}")
        for learned in found.values()
        for role, weights in learned.weights.items()
        for feature, (end, more) in weights.items()
    ]
    typer.echo()
    columns = ("role", "feature", "end", "start")
    print_table([words.say(f"cli-learn-{column}") for column in columns], rows, texts=2)
