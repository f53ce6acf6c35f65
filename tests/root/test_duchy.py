"""12. Underground Duchy."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.root.decks.base import TaxCollector
from deskovka.games.root.factions.duchy.board import DuchyBoard
from deskovka.games.root.factions.duchy.ministers import reveals, serves
from deskovka.games.root.factions.duchy.view import DuchyView
from deskovka.games.root.pieces import on_map, put, ruled
from deskovka.games.root.removal import remove_all_enemies
from deskovka.games.root.windows import DAYLIGHT
from deskovka.games.root.woodland import BURROW
from tests.root.playing import GAME, Table, bare, counted, playing, set_up

# Autumn: 1, 6, 8, 12 are fox clearings; 3, 4, 5, 10 rabbit clearings; 2, 7, 9, 11 mouse clearings.


def duchy(*others: str, below: int = 0, swayed: tuple[str, ...] = (), **setup: Any) -> Table:
    """The Duchy in seat 0 with nothing on the map, so many warriors in the Burrow, and these ministers swayed."""
    t = bare("duchy", *(others or ("squirrels",)), **setup)
    g = t.world.boundary
    kind = g.cast.numbers[0]["warrior"]
    put(g, kind, BURROW, below - g.pieces[kind][BURROW])
    board = board_of(t)
    for minister in swayed:
        board.unswayed.remove(minister)
        board.swayed.append(minister)
    t._restart()
    return t


def board_of(t: Table) -> DuchyBoard:
    found = t.world.boundary.boards[0]
    assert isinstance(found, DuchyBoard)
    return found


def shown(t: Table) -> DuchyView:
    found = t.view(None).seats[0].board
    assert isinstance(found, DuchyView)
    return found


def to_parliament(t: Table) -> None:
    """Let the Daylight of the Duchy begin with its Parliament."""
    t.phase_of(0, "daylight")
    t.answer(0, "done")


# 12.2 Abilities


@pytest.mark.clause("root:12.2.1", "root:12.6.2")
def test_the_duchy_crafts_in_evening_with_its_buildings() -> None:
    t = duchy()
    t.put(0, 1, citadel=1)
    t.put(0, 6, market=1)
    t.hand(0, "anvil", "travel_gear_fox")
    t.phase_of(0, "evening")
    assert t.topic(0) == "duchy_craft"
    t.answer(0, "craft", "anvil")
    assert t.points(0) == 2
    assert sum(t.g.cast.factions[0].crafting_power(t.g, 0)) == 1


@pytest.mark.clause("root:12.2.2", "root:12.R7", "root:12.3.2")
def test_the_burrow_is_next_to_tunnels_and_always_ruled_but_not_on_the_map() -> None:
    t = duchy(below=3)
    assert BURROW in ruled(t.g, 0)
    t.put(0, 5, tunnel=1)
    t.phase_of(0, "daylight")
    assert t.options(0, "move") == [("move", "burrow", 5)]
    t.answer(0, "move", "burrow", 5)
    t.answer(0, "warriors", 2)
    below = t.g.pieces[t.g.cast.numbers[0]["warrior"]][BURROW]
    assert (t.warriors(0, 5), shown(t).burrow) == (2, below)
    assert t.offered(0, "move", 5, "burrow")
    assert on_map(t.g, t.g.cast.numbers[0]["warrior"]) == 2
    t = duchy(below=3)
    assert not TaxCollector("tax_collector", DAYLIGHT).usable(t.g, 0)


@pytest.mark.clause("root:12.2.3", "root:12.R5")
def test_lost_buildings_cost_a_card_and_the_highest_minister() -> None:
    t = duchy(swayed=("captain", "banker", "marshal"))
    t.put(0, 5, citadel=1, market=1)
    t.hand(0, "anvil", "bake_sale")
    list(remove_all_enemies(t.g, 1, [5]))
    board = t.g.boards[0]
    assert isinstance(board, DuchyBoard)
    assert (board.swayed, len(t.g.hands[0])) == (["captain", "marshal"], 1)
    assert board.crowns == [3, 3, 3]  # the crown of the Banker is not back
    t = duchy(swayed=("captain", "marshal"))
    t.put(0, 5, citadel=1)
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.dice(1, 0)
    t.answer(1, "battle", 5, 0)
    assert (t.topic(0), t.options(0)) == ("failure", [("dismiss", "captain"), ("dismiss", "marshal")])
    t.answer(0, "dismiss", "captain")
    assert shown(t).swayed == ("marshal",)


@pytest.mark.clause("root:12.2.4", "root:12.R8")
def test_a_fourth_tunnel_takes_the_place_of_another() -> None:
    t = duchy()
    for clearing in (5, 3, 10):
        t.put(0, clearing, tunnel=1)
    t.hand(0, "anvil")
    t.phase_of(0, "daylight")
    t.answer(0, "dig", 1, "anvil")
    t.answer(0, "fill_in", 3)
    assert sorted(t.on_map(0, "tunnel")) == [1, 5, 10]


# 12.3 Set-up


@pytest.mark.clause("root:12.3.1", "root:12.3.3", "root:12.3.4", "root:12.3.5", "root:12.3.6")
def test_the_duchy_comes_up_in_a_corner() -> None:
    t = set_up("duchy", "squirrels", first=1)
    t.answer(0, "place_at", 1)
    near = t.g.woodland.paths[1]
    assert (t.warriors(0, 1), t.count(0, "tunnel", 1)) == (2, 1)
    assert all(t.warriors(0, clearing) == 2 for clearing in near)
    assert t.supply(0, "warrior") == 20 - 2 - 2 * len(near)
    assert (t.supply(0, "citadel"), t.supply(0, "market"), t.supply(0, "tunnel")) == (3, 3, 2)
    assert len(shown(t).unswayed) == 9
    assert shown(t).crowns == {"squire": 3, "noble": 3, "lord": 3}
    assert shown(t).burrow == 0


@pytest.mark.clause("root:AS-duchy")
def test_the_duchy_is_set_up_by_its_card() -> None:
    t = playing("duchy", "eyrie", players=2, preparation="draft", first=1)
    seat = next(seat for seat, faction in enumerate(t.g.cast.factions) if faction.id == "duchy")
    home = t.g.homelands[seat][0]
    assert t.count(seat, "tunnel", home) == 1
    assert t.warriors(seat, home) == 2
    assert on_map(t.g, t.g.cast.numbers[seat]["warrior"]) == 7


# 12.4 Birdsong, 12.5.1 Assembly


@pytest.mark.clause("root:12.4")
@pytest.mark.parametrize(("citadels", "warriors"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_citadels_bring_warriors(citadels: int, warriors: int) -> None:
    t = duchy()
    for clearing in (1, 6, 8)[:citadels]:
        t.put(0, clearing, citadel=1)
    t.begin(0)
    assert shown(t).burrow == warriors


@pytest.mark.clause("root:12.5.1", "root:12.5.1.I", "root:12.5.1.II", "root:12.R6", "root:12.6.1")
def test_the_assembly_takes_two_actions_and_revealed_birds_are_lost() -> None:
    t = duchy()
    t.put(0, 5, warrior=1)
    t.hand(0, "smugglers_trail", "birdy_bindle")
    t.phase_of(0, "daylight")
    assert not t.offered(0, "duchy_build", "citadel", 1, "birdy_bindle")  # not ruled
    t.answer(0, "duchy_build", "citadel", 5, "birdy_bindle")
    t.answer(0, "muster")
    assert (t.count(0, "citadel", 5), shown(t).burrow, shown(t).actions) == (1, 1, 0)
    assert shown(t).revealed == ("birdy_bindle",)
    assert t.topic(0) == "sway"
    t.end_turn(0)
    assert "birdy_bindle" not in t.cards(0)
    assert "birdy_bindle" in t.discarded()
    assert "smugglers_trail" in t.cards(0)


@pytest.mark.clause("root:12.5.1.III", "root:12.5.1.IV")
def test_the_assembly_moves_and_battles() -> None:
    t = duchy()
    t.put(0, 5, warrior=3)
    t.put(1, 1, warrior=1)
    t.phase_of(0, "daylight")
    t.move(0, 5, 1, 2)
    t.battle(0, 1, 1, (1, 0))
    assert t.warriors(1, 1) == 0
    assert shown(t).actions == 0


@pytest.mark.clause("root:12.5.1.V", "root:12.R4")
def test_warriors_come_out_of_a_new_tunnel() -> None:
    t = duchy("alliance", below=6)
    t.put(1, 5, sympathy=1)
    t.hand(0, "smugglers_trail", "birdy_bindle")
    t.phase_of(0, "daylight")
    t.answer(0, "dig", 5, "smugglers_trail")
    assert t.options(0) == [("warriors", count) for count in (4, 3, 2, 1, 0)]
    t.answer(0, "warriors", 4)
    assert t.topic(0) == "outrage"
    assert (t.warriors(0, 5), t.count(0, "tunnel", 5)) == (4, 1)


# 12.5.2 Parliament


@pytest.mark.clause("root:12.5.2", "root:12.5.2.II", "root:12.5.2.III", "root:12.R2")
def test_each_swayed_minister_acts_once() -> None:
    t = duchy(swayed=("captain", "marshal"))
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=1)
    to_parliament(t)
    assert t.options(0) == [("minister", "captain"), ("minister", "marshal"), ("done",)]
    t.answer(0, "minister", "marshal")
    t.answer(0, "move", 5, 1)
    t.answer(0, "warriors", 1)
    t.dice(1, 0)
    t.answer(0, "minister", "captain")  # there is but one battle to start
    assert t.warriors(1, 5) == 0
    assert shown(t).acted == ("marshal", "captain")


@pytest.mark.clause("root:12.5.2.I")
def test_the_foremole_builds_with_any_card() -> None:
    t = duchy(swayed=("foremole",))
    t.put(0, 5, warrior=1)
    t.hand(0, "anvil")
    to_parliament(t)
    t.answer(0, "minister", "foremole")
    assert t.options(0) == [("duchy_build", piece, 5, "anvil") for piece in ("citadel", "market")]
    t.answer(0, "duchy_build", "market", 5, "anvil")
    assert t.count(0, "market", 5) == 1


@pytest.mark.clause("root:12.5.2.IV")
def test_the_brigadier_moves_twice_or_battles_twice() -> None:
    t = duchy(swayed=("brigadier",))
    t.put(0, 5, warrior=2)
    t.put(1, 5, warrior=1)
    to_parliament(t)
    t.answer(0, "minister", "brigadier")
    assert t.options(0, "battle")
    t.answer(0, "move", 5, 1)
    t.answer(0, "warriors", 1)
    assert not t.options(0, "battle")
    t.answer(0, "move", 1, 5)
    assert t.warriors(0, 5) == 2


@pytest.mark.clause("root:12.5.2.V")
def test_the_banker_scores_for_cards_of_one_suit_and_birds() -> None:
    t = duchy(swayed=("banker",))
    t.hand(0, "anvil", "travel_gear_fox", "birdy_bindle", "bake_sale")
    to_parliament(t)
    t.answer(0, "minister", "banker")
    t.answer(0, "bank_suit", "fox")
    assert t.options(0) == [("spend", "anvil"), ("spend", "travel_gear_fox"), ("spend", "birdy_bindle")]
    for card in ("anvil", "birdy_bindle"):
        t.answer(0, "spend", card)
    t.answer(0, "done")
    assert (t.points(0), sorted(t.cards(0))) == (2, ["bake_sale", "travel_gear_fox"])


@pytest.mark.clause("root:12.5.2.VI", "root:12.R3")
def test_the_mayor_takes_the_action_of_a_squire_or_noble() -> None:
    t = duchy(swayed=("mayor", "marshal", "earl_of_stone"))
    t.put(0, 5, warrior=2, citadel=1)
    to_parliament(t)
    t.answer(0, "minister", "marshal")
    t.answer(0, "move", 5, 1)
    t.answer(0, "warriors", 1)
    t.answer(0, "minister", "mayor")
    assert t.options(0) == [("minister", "marshal")]
    t.answer(0, "minister", "marshal")
    assert t.options(0, "move")


@pytest.mark.clause("root:12.5.2.VII", "root:12.5.2.VIII", "root:12.5.2.IX")
def test_lords_score() -> None:
    t = duchy(swayed=("duchess_of_mud", "baron_of_dirt", "earl_of_stone"))
    for clearing in (5, 3, 10):
        t.put(0, clearing, tunnel=1)
    t.put(0, 1, citadel=1, market=1)
    t.put(0, 6, citadel=1)
    to_parliament(t)
    for lord, total in (("duchess_of_mud", 2), ("baron_of_dirt", 3), ("earl_of_stone", 5)):
        t.answer(0, "minister", lord)
        assert t.points(0) == total


# 12.5.3 Sway


@pytest.mark.clause("root:12.5.3", "root:12.5.3.I", "root:12.5.3.II", "root:12.5.3.III", "root:12.R1")
def test_a_minister_is_swayed_by_cards_with_clearings_of_their_own() -> None:
    t = duchy()
    t.put(0, 1, warrior=1)
    t.put(0, 6, warrior=1)
    t.put(0, 2, warrior=1)
    t.hand(0, "anvil", "travel_gear_fox", "foxfolk_steel", "birdy_bindle")
    numbers = {name: t.g.terms.deck.numbers[name][0] for name in t.cards(0)}
    fox = [numbers[name] for name in ("anvil", "travel_gear_fox", "foxfolk_steel")]
    assert not serves(t.g, 0, fox)
    assert serves(t.g, 0, [*fox[:2], numbers["birdy_bindle"]])
    assert len(reveals(t.g, 0, "banker")) == 3
    t.phase_of(0, "daylight")
    t.answer(0, "done")
    assert [option[1] for option in t.options(0, "sway")] == [
        *("foremole", "captain", "marshal"),
        *("brigadier", "banker", "mayor"),
    ]
    t.answer(0, "sway", "banker")
    t.answer(0, *t.options(0)[0])
    assert t.points(0) == 2
    assert shown(t).swayed == ("banker",)
    assert shown(t).crowns["noble"] == 2
    assert len(shown(t).revealed) == 3 or t.g.turn == 1


@pytest.mark.clause("root:12.6.3")
def test_markets_bring_cards() -> None:
    t = duchy()
    t.put(0, 1, market=1)
    t.put(0, 6, market=1)
    t.phase_of(0, "evening")
    assert len(t.cards(0)) == 3


def test_everything_of_the_board_of_the_duchy_is_said_and_counted() -> None:
    t = duchy(below=2, swayed=("captain",))
    assert counted(t.g, 0)["squires"] == 1
    for language in ("en", "cs"):
        assert len(t.read(0, GAME.words(language), ["Ada", "Bo"])) > 100
