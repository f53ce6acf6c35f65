"""``deskovka analyse``: how everybody stood in a recorded game, where it turned, and what was better."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka.cli.common import Json, Lang, print_json, print_table, progress, whole, words_in
from deskovka.content.files import check_target

if TYPE_CHECKING:
    from deskovka.content.words import Seated, Words
    from deskovka.lab.analysis import Analysis, Moment


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    iterations: Annotated[
        str | None, typer.Option("--iterations", metavar="N", help="How long each decision is thought about.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="F.html", help="Write a page with the curve of the game.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Think about every decision of a recorded game anew: the expected leads, and where the game turned."""
    from deskovka.cli.replay import players_of, read_record
    from deskovka.kernel import Match
    from deskovka.lab.analysis import ITERATIONS
    from deskovka.lab.analysis import analyse as look_back

    words = words_in(lang)
    often = ITERATIONS if iterations is None else whole("--iterations", iterations, 1)
    if html is not None:
        check_target(html)
    game, record = read_record(file)
    match = Match.load(game, record)
    with ExitStack() as stack:
        title = words.say("cli-analyse-progress")
        found = look_back(game, record, often, lambda count: stack.enter_context(progress(title, count)))
    said = game.words(words.language, game.content(match.setup).names)
    names = said.seated(players_of(file, match, words), match.roles)
    if html is not None:
        from deskovka.lab.curve import page

        turns = [_turning(moment, said, names) for moment in _turning_points(found)]
        html.write_text(page(found, names, turns, said), "utf-8")
        typer.echo(words.say("cli-analyse-written", file=str(html)), err=as_json)
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(found))
    elif html is None:
        _print_analysis(found, said, names)


def _turning_points(found: Analysis) -> list[Moment]:
    return [found.moments[place] for place in found.turning]


def _turning(moment: Moment, words: Words, names: Seated) -> tuple[str, str, str, str, str]:
    """A turning point in words: which answer, whose, what was answered, what was better, and what it cost."""
    from deskovka.bots.told import points

    answered, best = (words.option(option, names) for option in (moment.answered, moment.best))
    return str(moment.at + 1), names[moment.seat], answered, best, words.line(points(-moment.loss), names)


def _print_analysis(found: Analysis, words: Words, names: Seated) -> None:
    """A line for the leads at every tenth of the game, then the turning points."""
    from deskovka.bots.told import points

    step = max(1, len(found.moments) // 10)
    rows: list[tuple[Any, ...]] = [
        (str(moment.at), *(words.line(points(lead), names) for lead in moment.leads))
        for moment in found.moments[::step]
    ]
    if found.final is not None:
        rows.append((words.say("cli-analyse-end"), *(words.line(points(lead), names) for lead in found.final)))
    print_table([words.say("cli-analyse-answers"), *names], rows)
    turns = [_turning(moment, words, names) for moment in _turning_points(found)]
    typer.echo()
    typer.echo(words.say("analysis-turning" if turns else "analysis-no-turning"))
    for number, name, answered, best, cost in turns:
        typer.echo(
            "  " + words.say("analysis-turn", number=number, player=name, answered=answered, best=best, cost=cost)
        )
