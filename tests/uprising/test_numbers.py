"""Every number of the tables at 0, 1, 2 and 3: it works, and the rules follow it, or it is refused with a reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from deskovka.content.converting import described
from deskovka.content.written import BadEdition
from deskovka.games.uprising.tables import PRINTED, Ability, Params, Stocks
from deskovka.games.uprising.variants import numbers
from deskovka.kernel import seed_from
from deskovka.lab.laws import walk
from tests.uprising.playing import GAME, GOVERNMENT, REBELS, Table, managing, moving, set_up

VALUES = range(4)
SHORT = 3
"""Rounds of a game that is played to see whether a number works."""

Path = tuple[str, ...]


def paths() -> Iterator[Path]:
    """Every number of the tables; of factions, starts and places one of each kind, as all are read alike."""
    content = PRINTED.tables.content
    yield from (("params", *path) for path, _, _ in numbers(described(Params)))
    for card in content.cards:
        yield "cards", card.id, "count"
        yield "cards", card.id, "effect", "amount"
    start = ("scenarios", "duel", "factions", "government")
    yield from ((*start, "stocks", stock) for stock in Stocks.__struct_fields__)
    yield (*start, "units")
    yield from (("factions", "government", "ability", name) for name in Ability.__struct_fields__)
    yield from (("maps", "republic", "cities", "severin", axis) for axis in ("x", "y"))


def edition(path: Path, value: int) -> dict[str, Any]:
    """The edition with this number, and with few rounds."""
    made: Any = [{"space": "korunov", "level": value}] if path[-1] == "units" else value
    for name in reversed(path):
        made = {name: made}
    given: dict[str, Any] = made
    if path != ("params", "stalemate", "round_cap"):
        given.setdefault("params", {}).setdefault("stalemate", {})["round_cap"] = SHORT
    return given


@pytest.mark.parametrize("path", [pytest.param(path, id=".".join(path)) for path in paths()])
def test_every_number_works_or_is_refused_with_a_reason(path: Path) -> None:
    for value in VALUES:
        setup = {"length": "capped", "edition": edition(path, value)}
        try:
            GAME.read_setup(setup)
        except BadEdition as refused:
            sentence = str(refused)
            assert path[-1] in sentence
            continue
        match = walk(GAME, setup, seed_from(".".join(path), value), every=20)
        assert match.result is not None
        assert match.result.reason in ("rebels", "government", "stalemate", "capped")


def produced(t: Table) -> int:
    """The money of the first production."""
    return int(t.told("produced")[0]["money"])


def spent(t: Table, stock: str, *option: str | int) -> int:
    """What the rebels pay for something."""
    before = t.stock(REBELS, stock)
    t.answer(REBELS, *option)
    return before - t.stock(REBELS, stock)


def bill(t: Table, **wanted: int) -> int:
    """What the market takes for something."""
    before = t.stock(REBELS, "money")
    t.buy(REBELS, **wanted)
    return before - t.stock(REBELS, "money")


def rich(t: Table) -> Table:
    """The rebels can pay for everything."""
    t.give(REBELS, money=90, food=20, weapons=9, popularity=4, political=4, military=1)
    return t


def offered(t: Table, verb: str, *kind: str) -> int:
    """The greatest amount that is offered."""
    return max([0, *(int(option[-1]) for option in t.options(REBELS, verb) if option[1:-1] == kind)])


def besieging(**setup: Any) -> Table:
    """A rebel unit of level 1 stands before Severín, in which a unit of level 1 stands; both sides are rich."""
    t = moving(**setup)
    t.put(REBELS, "severin_in")
    t.put(GOVERNMENT, "severin")
    for seat in (REBELS, GOVERNMENT):
        t.give(seat, military=3, political=3)
    return t


def stormed(t: Table) -> dict[str, Any]:
    """The sums when the unit before Severín attacks and nobody adds anything."""
    t.answer(REBELS, "attack", "severin", "severin_in")
    return t.told("attack")[0]


def lowered(t: Table) -> int:
    """What one political point takes off the defence."""
    t.answer(REBELS, "attack", "severin", "severin_in")
    t.answer(REBELS, "commit", "severin_in", 0)
    t.answer(REBELS, "weaken", 1)
    return int(t.told("attack")[0]["defence"]) - int(t.told("lowered")[0]["defence"])


def weakened(t: Table) -> int:
    """The most political points that are spent on the attack."""
    put_on(t)
    t.answer(REBELS, "commit", "severin_in", 0)
    return offered(t, "weaken") if t.waiting == (REBELS,) else 0


def carded(t: Table) -> int:
    """How many of his two cards the attacker plays."""
    t.deal(REBELS, "siege_guns", "siege_guns")
    t.give(GOVERNMENT, military=0)
    put_on(t)
    t.answer(REBELS, "commit", "severin_in", 0)
    t.answer(REBELS, "weaken", 0)
    while t.waiting == (REBELS,) and ("use", "siege_guns") in t.options(REBELS):
        t.answer(REBELS, "use", "siege_guns")
    return len(t.told("used"))


def recruited(t: Table) -> int:
    """The level of a recruit."""
    t.answer(REBELS, "recruit", "olsany")
    return int(t.told("recruited")[0]["level"])


def put_on(t: Table) -> int:
    """The most power that is put on the attacker."""
    t.answer(REBELS, "attack", "severin", "severin_in")
    return offered(t, "commit", "severin_in") if t.topic(REBELS) == "commit" else 0


def starved(t: Table) -> int:
    """The level of a unit of level 3 that is not fed."""
    t.clear()
    t.put(REBELS, "olsany", level=3)
    t.turn_of(REBELS, "manage")
    t.give(REBELS, military=1)
    t.answer(REBELS, "done")
    found = t.unit("olsany")
    return 0 if found is None else found[1]


def armed(t: Table, most: int = 9) -> list[int]:
    """The levels of a unit after each weapon that it takes."""
    t.clear()
    t.put(REBELS, "olsany")
    t.turn_of(REBELS, "manage")
    rich(t)
    while ("arm", "olsany") in t.options(REBELS) and len(t.told("armed")) < most:
        t.answer(REBELS, "arm", "olsany")
        t.decline()
    return [int(facts["level"]) for facts in t.told("armed")]


def called(t: Table) -> int:
    """How many coups a faction that can pay for them declares in its phase."""
    t.give(REBELS, political=9)
    while t.waiting == (REBELS,) and (coups := t.options(REBELS, "coup")):
        t.answer(REBELS, *coups[0])
        t.give(REBELS, political=9)
    return int(t.g.coups[REBELS])


def drawn(t: Table) -> int:
    """The defence of Severín after a draw."""
    t.put(REBELS, "severin_out")
    t.answer(REBELS, "attack", "severin", "severin_in", "severin_out")
    t.decline()
    return t.defence("severin")


Observed = tuple[Path, Callable[[dict[str, Any]], int], Callable[[int], int]]
FOLLOWED: tuple[Observed, ...] = (
    (("production", "territory"), lambda e: produced(set_up(edition=e)), lambda n: 10 * n),
    (("production", "city"), lambda e: produced(set_up(edition=e)), lambda n: 100 + 5 * n),
    (
        ("prices", "feeding", "basic"),
        lambda e: spent(rich(managing(edition=e)), "food", "give", "basic", 2),
        lambda n: 2 * n,
    ),
    (("prices", "political"), lambda e: spent(rich(managing(edition=e)), "popularity", "campaign", 1), lambda n: n),
    (("prices", "unit"), lambda e: spent(rich(managing(edition=e)), "popularity", "recruit", "olsany"), lambda n: n),
    (
        ("prices", "unit_weapons"),
        lambda e: spent(rich(managing(edition=e)), "weapons", "recruit", "olsany"),
        lambda n: n,
    ),
    (("prices", "card"), lambda e: spent(rich(managing(edition=e)), "political", "draw"), lambda n: n),
    (("popularity", "per_round"), lambda e: offered(rich(managing(edition=e)), "give", "basic"), lambda n: n),
    (
        ("popularity", "per_city"),
        lambda e: offered(rich(managing(edition=e)), "give", "border"),
        lambda n: min(3, 2 * n),
    ),
    (("units", "hunger"), lambda e: starved(managing(edition=e)), lambda n: 3 - n),
    (
        ("military", "per_unit_built"),
        lambda e: -spent(rich(managing(edition=e)), "military", "recruit", "olsany"),
        lambda n: n,
    ),
    (("prices", "food"), lambda e: bill(set_up(edition=e), food=1, weapons=0), lambda n: n),
    (("prices", "weapon"), lambda e: bill(set_up(edition=e), food=0, weapons=1), lambda n: n),
    (("units", "start_level"), lambda e: recruited(rich(managing(edition=e))), lambda n: n),
    (("units", "max_level"), lambda e: max([1, *armed(managing(edition=e))]), lambda n: n),
    (("units", "weapons"), lambda e: len(armed(managing(edition=e))), lambda n: min(2, n)),
    (("units", "level_per_weapon"), lambda e: armed(managing(edition=e), 1)[0], lambda n: min(3, 1 + n)),
    (("political", "per_fight"), lambda e: weakened(besieging(edition=e)), lambda n: n),
    (("political", "coups"), lambda e: called(besieging(edition=e)), lambda n: n),
    (("political", "coup"), lambda e: spent(rich(besieging(edition=e)), "political", "coup", "brezina"), lambda n: n),
    (("cards", "per_fight"), lambda e: carded(besieging(edition=e)), lambda n: min(2, n)),
    (("military", "per_fight"), lambda e: put_on(besieging(edition=e)), lambda n: n),
    (("military", "per_unit"), lambda e: put_on(besieging(edition=e)), lambda n: n),
    (("political", "defence"), lambda e: lowered(besieging(edition=e)), lambda n: min(2, n)),
    (("cities", "basic", "defence"), lambda e: int(stormed(besieging(edition=e))["defence"]), lambda n: n + 1),
    (("cities", "after_draw"), lambda e: drawn(besieging(edition=e)), lambda n: n),
    (("cards", "hand"), lambda e: int(bool(rich(managing(edition=e)).options(REBELS, "draw"))), lambda n: int(n > 0)),
)
"""A number, what is seen of it at the table, and what that must be."""


@pytest.mark.parametrize(("path", "seen", "expected"), [pytest.param(*each, id=".".join(each[0])) for each in FOLLOWED])
def test_the_rules_follow_the_number(
    path: Path, seen: Callable[[dict[str, Any]], int], expected: Callable[[int], int]
) -> None:
    followed = 0
    for value in VALUES:
        given = edition(("params", *path), value)
        try:
            PRINTED.with_edition(given)
        except BadEdition:
            continue
        assert seen(given) == expected(value), value
        followed += 1
    assert followed >= 3


def test_no_unit_comes_back_above_the_highest_level() -> None:
    with pytest.raises(BadEdition, match="≤ 3"):
        PRINTED.with_edition({"cards": {"field_hospital": {"effect": {"amount": 4}}}})
