"""Editions of every registered game: whole scenarios under every law, and what keeps strangers' editions cheap."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect

from deskovka.content.tabletop import TabletopGame
from deskovka.content.transcript import transcript
from deskovka.content.words import LANGUAGES
from deskovka.content.written import read_edition
from deskovka.games import registry
from deskovka.kernel import Chance, Match, seed_from
from deskovka.lab.laws import walk
from tests import games

EDITIONS = Path(__file__).parents[1] / "editions"
GAMES = [pytest.param(game, id=game.id) for game in games.every]

SCENARIOS: list[tuple[str, str, dict[str, Any]]] = [
    ("legends", "archipelago", {"players": 3, "map": "ring", "variants": ["row_wrap", "discovery", "poison_swamp"]}),
    ("legends", "archipelago", {"players": 2, "map": "drawn", "variants": ["row_wrap", "citadels", "leaders"]}),
    ("legends", "archipelago", {"players": 3, "map": "chosen", "variants": ["discovery", "encounters"]}),
    ("legends", "archipelago", {"players": 2, "variants": ["full_game"]}),
    ("root", "glade", {"players": 3, "map": "glade", "factions": ["marquise", "eyrie", "vagabond"]}),
    ("root", "glade", {"players": 2, "map": "glade", "deck": "pocket", "preparation": "draft", "suits": "drawn"}),
    (
        "root",
        "glade",
        {
            "players": 5,
            "map": "glade",
            "deck": "pocket",
            "preparation": "advanced",
            "factions": ["marquise", "eyrie", "alliance", "vagabond", "vagabond_second"],
        },
    ),
]
"""Editions with a world of their own, and set-ups to play them."""


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("number", range(len(SCENARIOS)))
def test_a_random_game_of_a_scenario_obeys_every_law(number: int, every: int) -> None:
    name, edition, options = SCENARIOS[number]
    setup = {**options, "edition": read_edition(EDITIONS / name / f"{edition}.yaml")}
    game = registry.get(name)
    match = walk(game, setup, seed_from("scenario", number), every=every)
    assert match.result is not None
    known = {thing.id for thing in game.about(game.content(match.setup)) if thing.kind == "card"}
    cards = {card: given for card, given in setup["edition"]["names"]["card"].items() if card in known}
    assert cards
    for language in LANGUAGES:
        read = reading(game, match, language)
        assert all(given[language] in read for given in cards.values())


def reading(game: TabletopGame[Any], match: Match[Any], language: str) -> str:
    """All that is read of a match: its story, the position, and what its things do, with their names."""
    content = game.content(match.setup)
    words, players = game.words(language, content.names), ["Anna", "Boris", "Cecil", "Dana", "Emil"]
    told = [line for section in game.told(match.view(0), content) for line in (section.title, *section.lines)]
    about = [line for lines in game.about(content).values() for line in lines]
    names = [words.thing(thing, players) for thing in game.about(content)]
    return "\n".join(
        [transcript(match.told(0), words, players), *(words.line(one, players) for one in told + about), *names]
    )


def unbounded(kind: inspect.Type, path: str) -> Iterator[str]:
    """The paths in a type where a stranger's edition could cost more than a bound: no range, no greatest length."""
    match kind:
        case inspect.StructType():
            for field in kind.fields:
                yield from unbounded(field.type, f"{path}.{field.encode_name}")
        case inspect.UnionType():
            for part in kind.types:
                yield from unbounded(part, path)
        case inspect.TupleType():
            for part in kind.item_types:
                yield from unbounded(part, path)
        case inspect.VarTupleType(item_type=part, max_length=most):
            yield from () if most is not None else (path,)
            yield from unbounded(part, f"{path}.*")
        case inspect.DictType(key_type=key, value_type=value, max_length=most):
            yield from () if most is not None or isinstance(key, inspect.LiteralType) else (path,)
            yield from unbounded(key, f"{path}.*")
            yield from unbounded(value, f"{path}.*")
        case inspect.IntType(ge=low, le=high) | inspect.FloatType(ge=low, le=high):
            yield from () if low is not None and high is not None else (path,)
        case inspect.StrType(max_length=most):
            yield from () if most is not None else (path,)
        case inspect.BoolType() | inspect.LiteralType() | inspect.NoneType():
            return
        case _:
            yield path


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_range_and_every_text_and_list_a_greatest_length(game: TabletopGame[Any]) -> None:
    content = game.content(game.read_setup(game.draw_setup(Chance(seed_from(0)))))
    assert list(unbounded(inspect.type_info(type(content)), game.id)) == []
