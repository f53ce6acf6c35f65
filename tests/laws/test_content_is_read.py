"""Every field of every table is read by the rules, by what is told or by the drawing of a board; or it does not exist.

While tables are indexed and random games are played, each attribute that is read of an entry is noted. What only the
checks of an edition read does not count: it would change nothing.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated, Any

import pytest
from msgspec import Meta, inspect

from deskovka.content.tables import Entry, Printed
from deskovka.content.tabletop import TabletopGame
from deskovka.kernel import Chance, at_random, playout, seed_from
from tests.games import every

WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = [pytest.param(game, id=game.id) for game in every]
DRAWN: dict[str, set[str]] = {"legends": set(), "root": set()}
"""Fields that only the board in the browser reads, as ``Clearing.x``."""
MOST_GAMES = 120
NEAREST = 4
"""So many callers are looked at, to see whether a check reads."""

Field = tuple[type, str]


def fields_in(kind: inspect.Type) -> Iterator[Field]:
    """Every field of the structs in a type, but not their ids: by these an edition knows them."""
    match kind:
        case inspect.StructType():
            for field in kind.fields:
                if field.name != "id":
                    yield kind.cls, field.name
                yield from fields_in(field.type)
        case inspect.UnionType(types=parts) | inspect.TupleType(item_types=parts):
            for part in parts:
                yield from fields_in(part)
        case inspect.VarTupleType(item_type=part) | inspect.DictType(value_type=part):
            yield from fields_in(part)


def is_check(frame: FrameType | None) -> bool:
    """Whether a check of the content is among the nearest callers."""
    for _ in range(NEAREST):
        if frame is None:
            return False
        module = frame.f_globals.get("__name__", "")
        if frame.f_code.co_name.startswith(("_check_", "check_")) and module.endswith((".tables", ".checks")):
            return True
        frame = frame.f_back
    return False


@contextmanager
def noting_reads() -> Iterator[set[Field]]:
    """What is read of entries meanwhile."""
    read: set[Field] = set()

    def note(self: Entry, name: str) -> Any:
        field = (type(self), name)
        if field not in read and not is_check(sys._getframe(1)):
            read.add(field)
        return object.__getattribute__(self, name)

    Entry.__getattribute__ = note  # type: ignore[assignment, method-assign]
    try:
        yield read
    finally:
        del Entry.__getattribute__


def unread(kind: type, games: Iterator[Callable[[], None]]) -> set[str]:
    """The fields that nobody reads while some games are played; the games go on only as long as one is missing."""
    fields = set(fields_in(inspect.type_info(kind)))
    with noting_reads() as read:
        for play in games:
            play()
            if fields <= read:
                break
    return {f"{owner.__name__}.{name}" for owner, name in fields - read}


def games_of(game: TabletopGame[Any], printed: Printed[Any, Any]) -> Iterator[Callable[[], None]]:
    """Ways to read content: the tables made anew, the set-up that a form begins with, drawn ones played and told."""
    yield lambda: printed.with_edition({"names": {"card": {"read": {"en": "Read"}}}})
    yield lambda: game.read_setup({})
    for number in range(MOST_GAMES):
        yield lambda number=number: play(game, number)  # type: ignore[misc]


def play(game: TabletopGame[Any], number: int) -> None:
    """A random game of a drawn set-up, told at its end."""
    terms = game.read_setup(game.draw_setup(Chance(seed_from("read", number))))
    picks = Chance(seed_from("picks", number))
    state = game.new(terms, Chance(seed_from("game", number)))
    playout(game, state, at_random(picks))
    content = game.content(terms)
    assert content.names == {}
    game.about(content)
    game.told(game.view(state, 0), content)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_the_tables_is_read(game: TabletopGame[Any]) -> None:
    printed = sys.modules[f"{game.package}.tables"].PRINTED
    assert unread(printed.kind, games_of(game, printed)) == DRAWN.get(game.id, set())


@pytest.mark.parametrize("game", DRAWN)
def test_what_only_the_board_draws_is_drawn(game: str) -> None:
    pages = [*(WEB / "games" / game).rglob("*.ts"), *(WEB / "games" / game).rglob("*.svelte")]
    text = "\n".join(page.read_text("utf-8") for page in pages)
    assert text
    for field in DRAWN[game]:
        assert re.search(rf"\.{field.partition('.')[2]}\b", text), field


class Goose(Entry, frozen=True):
    """A piece of content with a field that only a check reads, and one that nobody does."""

    steps: Annotated[int, Meta(ge=0, le=9)] = 1
    feathers: Annotated[int, Meta(ge=0, le=9)] = 0
    colour: str = ""


def test_a_field_that_nobody_reads_is_found() -> None:
    goose = Goose()
    module = {"__name__": "goose.tables"}
    exec("def _check_feathers(goose): return goose.feathers", module)

    def steps() -> None:
        assert goose.steps == 1

    def check() -> None:
        module["_check_feathers"](goose)  # type: ignore[operator]

    assert unread(Goose, iter([steps, check])) == {"Goose.feathers", "Goose.colour"}
