"""Every number of the tables: it works at 0, 1, 2 and 3, or is refused with its path."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from deskovka.games.root.content import Content
from deskovka.games.root.factions.cult.board import CultBoard
from deskovka.games.root.game import RootGame
from deskovka.games.root.setup import DRAWN, Terms
from deskovka.games.root.tables import PRINTED
from deskovka.kernel import Chance, seed_from
from deskovka.lab.laws import walk
from deskovka.lab.varying import Steps
from tests.numbers import VALUES, Numbers
from tests.root.playing import Table, bare, set_up

GAME = RootGame()


def only_draws_or_names(steps: Steps) -> bool:
    """Whether a number is a coordinate, or what a clearing is called."""
    return steps[-1] in ("x", "y", "id") or "draw_hints" in steps


NUMBERS = Numbers(PRINTED, only_draws_or_names)


@pytest.mark.parametrize("value", VALUES)
def test_every_number_can_be_set_or_is_refused_by_its_path(value: int) -> None:
    assert len(NUMBERS.places) > 950
    for steps in NUMBERS.places:
        refused = NUMBERS.refusal(steps, value)
        if refused is not None:
            assert names_it_or_its_counterpart(str(refused.facts["path"]).split("."), steps), (steps, refused)
            assert {"expected", "known"} & set(refused.facts), (steps, refused)


def names_it_or_its_counterpart(path: list[str], steps: Steps) -> bool:
    """Whether a path leads to the same faction, map, deck or card; the items of ruins are counted against a map."""
    return path[1] == steps[1] or (steps[:2] == ("items", "ruin_set") and (path[0], path[2]) == ("maps", "ruins"))


def counts_in(setup: dict[str, Any]) -> Callable[[Steps], bool]:
    """Tell whether a number counts in games of a set-up."""
    terms: Terms = GAME.read_setup(setup)
    chosen = {
        "maps": {setup["map"]},
        "decks": {setup["deck"]},
        "setup_cards": set(terms.chosen) if terms.is_draft else {"eyrie", "vagabond"} & set(terms.chosen),
        "factions": {*terms.chosen, "reach", "dice"},
        **({} if setup.get("hirelings") == DRAWN else {"hirelings": set()}),
        **({} if setup["landmarks"] else {"landmarks": {"ferry", "tower"}}),
    }
    return lambda steps: steps[0] not in chosen or steps[1] in chosen[str(steps[0])]


def content_with(setup: dict[str, Any], edition: dict[str, Any]) -> Content:
    """Give the content of a game with an edition; refused when they do not go together."""
    terms: Terms = GAME.read_setup({**setup, "edition": edition})
    return terms.tables.content


@pytest.mark.parametrize("number", range(10))
def test_games_with_other_numbers_obey_every_law(number: int) -> None:
    chance = Chance(seed_from("numbers", number))
    setup = GAME.draw_setup(chance)
    edition = NUMBERS.drawn_edition(chance, 60, lambda edition: content_with(setup, edition), counts_in(setup))
    assert walk(GAME, {**setup, "edition": edition}, seed_from("numbers", number), every=40).result is not None


@pytest.mark.soak
@pytest.mark.parametrize("place", NUMBERS.places, ids=lambda steps: ".".join(map(str, steps)))
def test_a_game_with_another_number_obeys_every_law(place: Steps) -> None:
    for value in VALUES:
        if NUMBERS.refusal(place, value) is None:
            drawn = (GAME.draw_setup(Chance(seed_from(value, attempt))) for attempt in range(1000))
            setup = next(setup for setup in drawn if counts_in(setup)(place))
            played = {**setup, "edition": NUMBERS.edition(place, value)}
            assert walk(GAME, played, seed_from("number", value), every=40).result is not None


# -- rules follow the numbers -----------------------------------------------------------------------------------------


def drafted(faction: str, edition: dict[str, Any]) -> tuple[Table, int]:
    """Let a faction be set up by its card; gives its seat too."""
    t = set_up("marquise", "eyrie", faction, preparation="draft", edition=edition)
    t.go_on_until(lambda g: g.phase == "keep")
    return t, next(seat for seat, each in enumerate(t.g.cast.factions) if each.id == faction)


@pytest.mark.clause("root:A.8.2-x1")
@pytest.mark.parametrize("faction", ["cult", "duchy", "hundreds", "keepers"])
@pytest.mark.parametrize("number", VALUES)
def test_a_homeland_begins_with_the_warriors_of_its_set_up_card(faction: str, number: int) -> None:
    t, seat = drafted(faction, {"setup_cards": {faction: {"each_homeland": {"warrior": number or None}}}})
    assert [t.count(seat, "warrior", home) for home in t.g.homelands[seat]] == [number] * len(t.g.homelands[seat])


@pytest.mark.clause("root:1.5.4")
def test_no_more_warriors_become_acolytes_than_there_are() -> None:
    t, seat = drafted("cult", {"factions": {"cult": {"warriors": 7}}, "setup_cards": {"cult": {"acolytes": 3}}})
    board = t.g.boards[seat]
    assert isinstance(board, CultBoard)
    assert sum(t.on_map(seat, "warrior").values()) == 7
    assert (board.acolytes, t.supply(seat, "warrior")) == (0, 0)


@pytest.mark.clause("root:10.4.3")
@pytest.mark.parametrize("number", VALUES)
def test_a_conspiracy_that_costs_nothing_needs_no_acolytes(number: int) -> None:
    t = bare("cult", "marquise", edition={"factions": {"cult": {"conspiracies": {"convert": number}}}})
    board = t.world.boundary.boards[0]
    assert isinstance(board, CultBoard)
    for clearing in t.g.woodland.clearings:
        t.put(1, clearing, warrior=1)
    t.begin(0)
    assert (t.topic(0) == "conspire") == (max(0, number - board.hated) == 0)
    assert board.acolytes == 0


@pytest.mark.clause("root:3.3.4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_of_several_equal_dominance_cards_one_is_offered(number: int) -> None:
    t = bare("marquise", "eyrie", "duchy", edition={"decks": {"base": {"dominance_fox": {"count": number}}}})
    for _ in range(number):
        t.make_available("dominance_fox")
    assert len(set(t.g.available)) == number
    t.hand(0, "anvil")
    assert t.options(0, "take_dominance") == [("take_dominance", "dominance_fox", "anvil")]
    t.answer(0, "take_dominance", "dominance_fox", "anvil")
    assert t.available() == ["dominance_fox"] * (number - 1)
