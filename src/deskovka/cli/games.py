"""``deskovka games``: what can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from deskovka.cli.common import Json, Lang, print_json, print_table
from deskovka.content.words import Words, language_of

if TYPE_CHECKING:
    from deskovka.content.setups import SetupOption
    from deskovka.content.tabletop import TabletopGame


def games(as_json: Json = False, lang: Lang = None) -> None:
    """List the games: seats, rules version, and every option of the set-up."""
    from deskovka.games import registry

    language = language_of(lang)
    if as_json:
        print_json([_document(game, language) for game in registry])
        return
    for game in registry:
        words = game.words(language)
        name = words.say("game")
        seats = words.say("cli-games-seats", least=game.seats[0], most=game.seats[-1])
        version = words.say("cli-games-rules", version=game.rules_version)
        typer.echo(f"{game.id}: {name}, {seats}, {version}\n")
        _print_options(game, words)


def _document(game: TabletopGame[Any], language: str) -> dict[str, Any]:
    import msgspec

    from deskovka.content.setups import options_of

    return {
        "id": game.id,
        "name": game.words(language).say("game"),
        "seats": [game.seats[0], game.seats[-1]],
        "rules_version": game.rules_version,
        "options": msgspec.to_builtins(options_of(game.setup_type)),
    }


def _print_options(game: TabletopGame[Any], words: Words) -> None:
    from deskovka.content.setups import options_of

    headings = [words.say(f"cli-games-{heading}") for heading in ("option", "default", "allowed")]
    rows = [(o.key, _default(o, words), _allowed(o, words)) for o in options_of(game.setup_type)]
    print_table(headings, rows, texts=3)


def _default(option: SetupOption, words: Words) -> str:
    return str(option.default) if option.default or option.kind == "number" else words.say("cli-games-nothing")


def _allowed(option: SetupOption, words: Words) -> str:
    """What an option can be, and what it means."""
    lines = [words.say(f"cli-games-kind-{option.kind}", allowed=option.allowed)]
    lines.append(words.say(f"setup-{option.key}-help"))
    for choice in option.choices:
        text = f"setup-{option.key}-{choice}"
        meaning = words.say(f"{text}-help" if option.kind == "several" else text)
        lines.append(f"{choice}: {meaning}")
    return "\n".join(lines) + "\n"
