"""What the workshop shows of a set-up: every value of the tables, the edition as text, and the map."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from deskovka.content.setups import options_of
from deskovka.content.table_fields import fields_of
from deskovka.content.words import NO_NAMES
from deskovka.content.written import naming_lines, write_edition
from deskovka.server import wire
from deskovka.server.errors import NoWorkshop
from deskovka.server.tables.play import Game


def edition_option(game: Game) -> str:
    """The option of a game's set-up that holds the edition; empty when there is none."""
    return next((option.key for option in options_of(game.setup_type) if option.kind == "edition"), "")


def terms_of(game: Game, setup: dict[str, Any]) -> Any:
    """The terms of a set-up; what does not fit in an edition that is a text is told with its line."""
    text = setup.get(edition_option(game))
    with naming_lines(text) if isinstance(text, str) else nullcontext():
        return game.read_setup(setup)


def without_edition(game: Game, setup: dict[str, Any]) -> dict[str, Any]:
    """The same set-up of the printed game."""
    return {key: value for key, value in setup.items() if key != edition_option(game)}


def check_workshop(game: Game) -> None:
    """Raise when nothing of a game can be changed."""
    if not edition_option(game):
        raise NoWorkshop(game=game.id)


def workshop_of(
    game: Game, given: dict[str, Any], language: str, most_games: int, most_seconds: float
) -> wire.Workshop:
    """A set-up in the workshop."""
    check_workshop(game)
    terms = terms_of(game, given)
    content, setup = game.content(terms), game.write_setup(terms)
    edition = setup.get(edition_option(game)) or {}
    return wire.Workshop(
        setup=setup,
        text=write_edition(edition) if edition else "",
        choices=dict(game.choices(terms)),
        names=content.names,
        fields=fields_of(content, lambda name: _kind_of(game, content.names, name)),
        drawing=game.drawing(terms, game.words(language, content.names)),
        most_games=most_games,
        most_seconds=most_seconds,
    )


def _kind_of(game: Game, names: Any, name: str) -> str:
    """What sort of thing an id names: one for which there is a name."""
    words = game.words("en", NO_NAMES)
    kinds = dict.fromkeys(game.lexicon.kinds.values())
    return next((kind for kind in kinds if name in names.get(kind, {}) or words.has(f"{kind}-{name}")), "thing")
