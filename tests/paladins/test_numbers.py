"""Every number of the tables at 0, 1, 2 and 3: it counts in play, or an edition with it is refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from deskovka.content.written import BadEdition
from deskovka.games.paladins.state import VIRTUAL, Paladins
from deskovka.games.paladins.tables import ATTRIBUTES, PRINTED, WORKERS
from deskovka.kernel import Chance, seed_from
from deskovka.lab.laws import walk
from tests.paladins.playing import GAME, Table, alone, playing

Path = tuple[str | int, ...]
PRINTED_TABLES = msgspec.to_builtins(PRINTED.tables.content, str_keys=False)
VALUES = range(4)
NEVER_NONE = re.compile(
    r"regions\.\d\.slots\.\w+\.players|tax\.\d|rounds|strength_per_silver|scoring\.\w+\.every|solo\.resource_spaces"
)
"""Numbers that cannot be 0."""


def numbers_in(part: Any, path: Path = ()) -> Iterator[Path]:
    """Where a number stands; an entry with an id is found by it, another part of a list by its place."""
    if isinstance(part, int) and not isinstance(part, bool):
        yield path
    elif isinstance(part, dict):
        for key, inner in part.items():
            if key != "id":
                yield from numbers_in(inner, (*path, key))
    elif isinstance(part, list | tuple):
        for place, inner in enumerate(part):
            yield from numbers_in(inner, (*path, inner["id"] if is_entry(inner) else place))


def is_entry(part: Any) -> bool:
    return isinstance(part, dict) and "id" in part


def changed(part: Any, changes: dict[Path, int]) -> Any:
    """What an edition says of a part, where these numbers are changed; a list without ids is written whole."""
    if () in changes:
        return changes[()]
    below: dict[str | int, dict[Path, int]] = {}
    for (head, *rest), value in changes.items():
        below.setdefault(head, {})[tuple(rest)] = value
    if isinstance(part, dict):
        return {key: changed(part[key], inner) for key, inner in below.items()}
    if part and is_entry(part[0]):
        return {entry["id"]: changed(entry, below[entry["id"]]) for entry in part if entry["id"] in below}
    return [whole(inner, below.get(place, {})) for place, inner in enumerate(part)]


def whole(part: Any, changes: dict[Path, int]) -> Any:
    """A part of a list without ids, with these numbers changed."""
    if not changes:
        return part
    new = changed(part, changes)
    return {**part, **new} if isinstance(part, dict) else new


def edition_of(changes: dict[Path, int]) -> dict[str, Any]:
    edition: dict[str, Any] = changed(PRINTED_TABLES, changes)
    return edition


def written(path: Path) -> str:
    """A path as an edition names it."""
    return ".".join(map(str, path))


def is_never_none(path: Path) -> bool:
    """Whether a number cannot be 0; of an alternative it can, where the alternative gives something else."""
    if "either" not in path:
        return bool(NEVER_NONE.fullmatch(written(path)))
    table, card, _, place, _ = path
    either = next(each["either"] for each in PRINTED_TABLES[str(table)] if each["id"] == card)
    return len(either[place]) == 1


def one_of_each_shape() -> list[Path]:
    """The numbers of the tables, of those that stand alike in entries of one table only the first."""
    return list({(path[0], len(path), path[-1]): path for path in reversed(list(numbers_in(PRINTED_TABLES)))}.values())


def test_a_number_that_cannot_be_none_is_refused_with_its_path() -> None:
    refused = {}
    for path in one_of_each_shape():
        try:
            GAME.read_setup({"players": 2, "edition": edition_of({path: 0})})
        except BadEdition as problem:
            refused[path] = str(problem.facts["path"])
    assert list(refused) == [path for path in one_of_each_shape() if is_never_none(path)]
    assert all(written(path).startswith(named) for path, named in refused.items())


@pytest.mark.parametrize("number", range(8))
def test_a_game_with_every_number_drawn_obeys_every_law(number: int) -> None:
    chance = Chance(seed_from("numbers", number))
    drawn = {path: chance.below(len(VALUES)) for path in numbers_in(PRINTED_TABLES)}
    changes = {path: value for path, value in drawn.items() if value or not ("either" in path or is_never_none(path))}
    setup = {"players": 1 + number % 4, "edition": edition_of(changes)}
    assert len(changes) > 600
    assert walk(GAME, setup, seed_from("numbers", number), every=20).result is not None


# -- effects ----------------------------------------------------------------------------------------------------------

AMOUNTS: dict[str, Callable[[Paladins, int], int]] = {
    **{worker: lambda g, seat, kind=kind: g.workers[seat][kind] for kind, worker in enumerate(WORKERS)},  # type: ignore[misc]
    **{name: lambda g, seat, track=track: g.attributes[seat][track] for track, name in enumerate(ATTRIBUTES)},  # type: ignore[misc]
    "provision": lambda g, seat: g.provisions[seat],
    "silver": lambda g, seat: g.silver[seat],
    "tax": lambda g, seat: g.silver[seat],
    "remove_suspicion": lambda g, seat: -len(g.suspicion[seat]),
    "destroy_debt": lambda g, seat: -g.unpaid[seat],
    "pay_debt": lambda g, seat: g.paid[seat],
    "pray": lambda g, seat: g.placed[seat].count(0),
    "free_recruit": lambda g, seat: len(g.townsfolk[seat]),
    "free_develop": lambda g, seat: g.times[seat][0],
    "any_attribute": lambda g, seat: sum(g.attributes[seat]),
}
"""What grows by as much as a reward says."""


@pytest.mark.parametrize("token", AMOUNTS)
@pytest.mark.parametrize("count", VALUES)
def test_a_reward_comes_as_often_as_its_number_says(token: str, count: int) -> None:
    t = playing(players=2, edition={"townsfolk": {"abbot_1": {"discard": {"cleric": 0, "labourer": 0, token: count}}}})
    t.columns("abbot_2", "acolyte_1", "architect_1", "defender_1", "abbot_1")
    t.workers(0, criminal=1)
    t.suspect(0, 0, 0, 0)
    t.debts(0, unpaid=3)
    t.next_suspicion(0, 0, 0)
    for action in ("hunt", "trade", "pray", "conspire"):
        t.lay_workers(0, action, "labourer")
    lying = 1 if token in ("pray", "criminal") else 0
    before = AMOUNTS[token](t.g, 0) - lying
    t.do(0, "expedition", "abbot_1", "silver")
    assert AMOUNTS[token](t.g, 0) - before == count


VIRTUAL_AMOUNTS: dict[str, Callable[[Table], int]] = {
    "labourer": lambda t: t.rival().workers,
    "criminal": lambda t: len(t.g.suspicion[VIRTUAL]),
    "faith": lambda t: t.track(VIRTUAL)[0],
    "provision": lambda t: t.rival().marker,
    "silver": lambda t: t.rival().marker,
    "tax": lambda t: -t.g.tax,
    "remove_suspicion": lambda t: -len(t.g.suspicion[VIRTUAL]),
    "destroy_debt": lambda t: -t.g.unpaid[VIRTUAL],
    "pay_debt": lambda t: t.g.paid[VIRTUAL],
    "free_recruit": lambda t: -len([name for name in t.folk() if name]),
    "any_attribute": lambda t: sum(t.track(VIRTUAL)),
}


@pytest.mark.parametrize("token", VIRTUAL_AMOUNTS)
@pytest.mark.parametrize("count", VALUES)
def test_the_virtual_player_gains_as_often_as_the_number_says(token: str, count: int) -> None:
    wall = {"gain": {"strength": 0, token: count}}
    t = alone(edition={"walls": {"strength": wall}})
    t.columns("abbot_1", "acolyte_1", "architect_1", "defender_1", "watchman_1")
    t.suspect(VIRTUAL, 0, 0, 0)
    t.debts(VIRTUAL, unpaid=3)
    t.next_suspicion(0, 0, 0)
    t.next_wall("strength")
    needed = 3 if token == "labourer" else 0
    before = VIRTUAL_AMOUNTS[token](t) - needed
    t.virtual_turn("fortify")
    assert VIRTUAL_AMOUNTS[token](t) - before == count


@pytest.mark.parametrize("count", VALUES)
@pytest.mark.parametrize("action", ["fortify", "attack", "convert"])
def test_what_an_action_gains_by_an_edition_the_virtual_player_gains_too(action: str, count: int) -> None:
    t = alone(edition={"spaces": {action: {"gain": {"influence": count}}}})
    t.outsiders("barbarian_v", "", "", "", "", "")
    t.attributes(VIRTUAL, strength=1)
    t.next_wall("scout")
    t.virtual_turn(action)
    printed = 1 if action == "attack" else 0
    assert t.track(VIRTUAL)[2] == printed + count


def test_townsfolk_that_bring_nothing_in_an_inquisition_are_not_asked_about() -> None:
    t = playing(players=2, edition={"townsfolk": {"conspirator_1": {"gain": {"remove_suspicion": 0}}}})
    t.retinue(0, "conspirator_1")
    t.suspect(0, 0)
    t.next_suspicion(1)
    t.tax(1)
    t.answer(0, "conspire")
    assert t.waiting == (1,)
