"""``deskovka bench``: how fast the games are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka.cli.common import FAILED, FINE, Json, Lang, print_json, print_table, progress, whole, words_in
from deskovka.kernel import DeskovkaError

if TYPE_CHECKING:
    from deskovka.content.words import Words
    from deskovka.kernel import Game
    from deskovka.lab.bench import Memory, Report


class BadSeconds(DeskovkaError):
    """The length of a window is no number, or not positive."""

    key = "bad-seconds"
    sentence = "--seconds must be a number above 0, for example 0.5, not “{value}”."


def bench(
    game: Annotated[str | None, typer.Argument(help="Which game, by its id; without it, all.")] = None,
    as_json: Json = False,
    against: Annotated[
        str | None, typer.Option("--against", metavar="catanatron", help="Measure this engine side by side.")
    ] = None,
    seats: Annotated[
        str, typer.Option("--seats", metavar="N", help="With how many seats, as far as a game can have them.")
    ] = "4",
    drawn: Annotated[bool, typer.Option("--drawn", help="Play set-ups that are drawn, for as many seats.")] = False,
    seconds: Annotated[str, typer.Option("--seconds", metavar="X", help="How long each of five windows is.")] = "1",
    memory: Annotated[
        str | None, typer.Option("--memory", metavar="GAMES", help="Only see whether so many games keep memory flat.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Measure decisions, games, copies, views and replays on one core: medians of several windows."""
    import msgspec

    from deskovka.games import registry
    from deskovka.lab.bench import WINDOWS
    from deskovka.lab.bench import bench as measure

    words = words_in(lang)
    subjects = list(registry) if game is None else [registry.get(game)]
    if memory is not None:
        readings = _memory(subjects, whole("--memory", memory, 10), words)
        if as_json:
            print_json({"memory": msgspec.to_builtins(readings)})
        else:
            _print_memory(readings, words)
        raise typer.Exit(FINE if all(reading.flat for reading in readings.values()) else FAILED)
    players, window = whole("--seats", seats, 1), _seconds(seconds)
    with progress(words.say("cli-bench-progress"), WINDOWS) as done:
        report = measure(subjects, against, window, done, players, drawn)
    if as_json:
        print_json(msgspec.to_builtins(report))
    else:
        _print_report(report, words)


def _memory(subjects: Iterable[Game[Any]], games: int, words: Words) -> dict[str, Memory]:
    from deskovka.lab.bench import memory_of

    readings = {}
    for game in subjects:
        with progress(words.say("cli-bench-progress"), games) as done:
            readings[game.id] = memory_of(game, games, done)
    return readings


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise BadSeconds(value=text)
    return seconds


def _print_report(report: Report, words: Words) -> None:
    what = ("game", "decisions", "games", "copy", "view", "replay", "simulate", "search")
    rows = [
        (
            name,
            f"{speed.decisions_per_s:.0f}",
            f"{speed.games_per_s:.1f}",
            f"{speed.copy_us:.1f}",
            f"{speed.view_us:.1f}",
            f"{speed.replay_ms:.2f}",
            f"{speed.simulate_ratio:.2f}",
            f"{speed.iterations_per_s:.0f}",
        )
        for name, speed in report.games.items()
    ]
    beside = report.against
    if beside:
        name = f"{beside['name']} {beside['version']}"
        numbers = (f"{beside['decisions_per_s']:.0f}", f"{beside['games_per_s']:.1f}", f"{beside['copy_us']:.1f}")
        rows.append((name, *numbers, "", "", "", ""))
    print_table([words.say(f"cli-bench-{heading}") for heading in what], rows)
    typer.echo(words.say("cli-bench-build", build=report.build))
    for game, ratios in beside.get("ratios", {}).items():
        faster, shorter = round(ratios["decisions_per_s"], 2), round(ratios["copy_us"], 2)
        facts = {"game": game, "rival": beside["name"], "decisions": faster, "copy": shorter}
        typer.echo(words.say("cli-bench-ratio", **facts))


def _print_memory(readings: dict[str, Memory], words: Words) -> None:
    for game, reading in readings.items():
        first, last = (round(reading.megabytes[place], 1) for place in (0, -1))
        typer.echo(words.say("cli-bench-memory", game=game, games=reading.games, first=first, last=last))
