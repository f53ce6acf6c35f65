"""F. What each landmark does for every faction."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.root.crafting import craft_options
from deskovka.games.root.factions.alliance.turn import rise_up
from deskovka.games.root.factions.corvids.sheet import PLOTS
from deskovka.games.root.factions.hundreds.mobs import next_to_mobs
from deskovka.games.root.factions.riverfolk.board import RiverfolkBoard
from deskovka.games.root.movement import move, move_options
from deskovka.games.root.pieces import raise_building
from deskovka.games.root.removal import remove_all_enemies
from deskovka.games.root.state import NO_KIND, Root
from deskovka.games.root.tables import FORGE, TREETOP
from deskovka.kernel import Ask
from tests.root.playing import Table, set_up
from tests.root.wandering import give

# Autumn: 9 is a mouse clearing, 7 a mouse clearing on the river, 12 has a ruin, 3 has one slot, 1 is a corner.

FACTIONS = (
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "cult",
    "riverfolk",
    "duchy",
    "corvids",
    "hundreds",
    "keepers",
)
CRAFTED_WITH = {
    "marquise": "workshop",
    "eyrie": "roost",
    "alliance": "sympathy",
    "cult": "garden_mouse",
    "riverfolk": "trade_post_mouse",
    "duchy": "citadel",
    "corvids": "plot",
    "hundreds": "stronghold",
    "keepers": "waystation_figure_tablet",
}
"""The piece with which each faction crafts for a mouse symbol."""
BUILDINGS = {
    "marquise": "workshop",
    "eyrie": "roost",
    "alliance": "base_fox",
    "cult": "garden_fox",
    "duchy": "market",
    "hundreds": "stronghold",
    "keepers": "waystation_figure_tablet",
}


def having(landmark: str, at: int, faction: str) -> Table:
    """A landmark in a clearing; seat 0 plays the faction; nothing is on the map and no card in any hand."""
    t = set_up(faction, "squirrels", landmarks=1, landmark_cards=(landmark,))
    t.answer(1, "place_at", at)
    t.go_on_until(lambda g: g.phase == "turn")
    t.clear()
    for seat in (0, 1):
        t.hand(seat)
    return t


def stay(t: Table, clearing: int) -> None:
    """Let seat 0 have a piece in a clearing that rules it, if its faction can rule."""
    if "warrior" in t.g.cast.numbers[0]:
        t.put(0, clearing, warrior=1)
    else:
        t.stand(0, clearing)


def go_on_to(t: Table, *option: str | int) -> None:
    """Play the turn of seat 0, declining what can be declined, until this is offered."""
    if t.g.cast.factions[0].id == "eyrie":
        t.phase_of(0, "daylight")  # in Birdsong it would have to add a card to the Decree
    else:
        t.begin(0)
    while option not in t.options(t.waiting[0]):
        assert t.g.turn == 0, f"{option} was not offered"
        declining = [answer for answer in t.options(t.waiting[0]) if answer in (("pass",), ("done",))]
        t.answer(t.waiting[0], *(declining or t.options(t.waiting[0]))[0])


def run(flow: Any, *answers: tuple[str | int, ...]) -> list[str]:
    """Do something with these answers, else the first ones; gives the topics of what is asked."""
    given, topics = iter(answers), []
    try:
        asked = next(flow)
        while True:
            assert isinstance(asked, Ask)
            topics.append(asked.topic)
            options = asked.options() if callable(asked.options) else asked.options
            asked = flow.send(next(given, options[0]))
    except StopIteration:
        return topics


def can_craft(t: Table, clearing: int) -> None:
    """Let seat 0 be able to craft for a mouse symbol in a clearing."""
    g = t.world.boundary
    board: Any = g.boards[0]
    match g.cast.factions[0].id:
        case "vagabond":
            t.stand(0, clearing)
            give(t, hammer=1)
            return
        case "cult":
            board.outcast, board.hated = 2, 0
        case "riverfolk":
            board.funds[0] = board.funds[0] or 1
        case "corvids":
            board.plots[clearing] = PLOTS.index("raid")
            g.learn_effects()
    t.put(0, clearing, **{CRAFTED_WITH[g.cast.factions[0].id]: 1})


# The ferry and the tower


@pytest.mark.clause("root:F-ferry-2", "root:C.2.5")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_ferry_carries_every_faction_and_brings_it_a_card(faction: str) -> None:
    t = having("ferry", 7, faction)
    stay(t, 7)
    t.begin(0)
    assert ("ferry", 7, 11) in move_options(t.g, 0)
    held = len(t.cards(0))
    run(move(t.g, 0, ("ferry", 7, 11)))
    assert (t.landmarks()["ferry"], len(t.cards(0)) - held, t.g.presence[0][11]) == (11, 1, 1)
    assert not [option for option in move_options(t.g, 0) if option[0] == "ferry"]


@pytest.mark.clause("root:F-tower-2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_that_can_rule_scores_for_the_tower(faction: str) -> None:
    t = having("tower", 12, faction)
    stay(t, 12)
    if faction == "eyrie":
        t.put(0, 12, roost=1)  # without one there would be a new one elsewhere
    t.begin(0)
    t.end_turn(0)
    assert t.told("pass_ruled") == ([] if faction == "vagabond" else [{"seat": 0, "clearing": 12}])


# The Lost City


@pytest.mark.clause("root:F-lostcity-2", "root:4.1.1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_who_can_craft_in_the_lost_city_crafts_with_any_suit(faction: str) -> None:
    t = having("lost_city", 7, faction)
    can_craft(t, 7)
    t.hand(0, "foxfolk_steel", "root_tea_rabbit", "anvil")  # a sword, tea and a hammer: two fox, a mouse, a fox
    t.begin(0)
    offered = {option[1] for option in craft_options(t.g, 0)}
    # a track of the Company has the suit of its trade posts, wherever they are
    assert offered == ({"root_tea_rabbit"} if faction == "riverfolk" else {"root_tea_rabbit", "anvil"})


@pytest.mark.clause("root:F-lostcity-2", "root:6.5.5")
def test_the_marquise_overworks_in_the_lost_city_with_a_card_of_any_suit() -> None:
    t = having("lost_city", 7, "marquise")
    t.put(0, 7, sawmill=1)
    t.hand(0, "anvil", "bake_sale", "mouse_in_a_sack")
    t.phase_of(0, "daylight")
    while t.topic(0) != "marquise":
        t.decline(0)
    assert {option[2] for option in t.options(0, "overwork")} == {"anvil", "bake_sale", "mouse_in_a_sack"}


@pytest.mark.clause("root:F-lostcity-2", "root:13.4.3")
def test_the_corvids_recruit_in_the_lost_city_with_a_card_of_any_suit() -> None:
    t = having("lost_city", 7, "corvids")
    t.hand(0, "anvil")  # a fox
    go_on_to(t, "flock", "fox", "anvil")
    t.answer(0, "flock", "fox", "anvil")
    assert t.warriors(0, 7) == 1


@pytest.mark.clause("root:F-lostcity-2", "root:14.4.1")
@pytest.mark.parametrize("suit", [0, 1, 2])
def test_a_mob_spreads_to_the_lost_city_whatever_the_die_shows(suit: int) -> None:
    t = having("lost_city", 7, "hundreds")
    t.put(0, 8, mob=1)
    assert 7 in next_to_mobs(t.g, 0, suit)


@pytest.mark.clause("root:F-lostcity-2", "root:7.5.2")
def test_a_card_of_the_decree_of_any_suit_serves_in_the_lost_city() -> None:
    t = having("lost_city", 7, "eyrie")
    board: Any = t.world.boundary.boards[0]
    board.leader = "despot"
    board.decree = [[], [t._find("anvil")], [], []]
    t.put(0, 7, warrior=1)
    t.put(0, 12, warrior=1)
    t.put(0, 2, warrior=1, roost=1)
    t.phase_of(0, "daylight")
    assert {option[1] for option in t.options(0, "decree_move") if option[3] == "fox"} == {
        7,
        12,
    }  # 12 is a fox clearing


@pytest.mark.clause("root:F-lostcity-2", "root:14.5.2")
def test_a_stronghold_in_the_lost_city_takes_a_card_of_any_suit() -> None:
    t = having("lost_city", 7, "hundreds")
    t.put(0, 7, warrior=2, warlord=1)
    t.hand(0, "anvil", "bake_sale", "mouse_in_a_sack")
    go_on_to(t, "fortify", 7, "anvil")
    assert {option[2] for option in t.options(0, "fortify")} == {"anvil", "bake_sale", "mouse_in_a_sack"}


@pytest.mark.clause("root:F-lostcity-2", "root:15.4.3")
def test_a_waystation_in_the_lost_city_recruits_with_any_suit() -> None:
    t = having("lost_city", 7, "keepers")
    t.put(0, 7, warrior=1, waystation_figure_tablet=1)
    t.hand(0, "anvil", "bake_sale", "mouse_in_a_sack")
    go_on_to(t, "keepers_recruit", 7, "anvil")
    assert {option[2] for option in t.options(0, "keepers_recruit")} == {"anvil", "bake_sale", "mouse_in_a_sack"}


@pytest.mark.clause("root:F-lostcity-2", "root:11.5.5")
def test_the_company_builds_a_trade_post_of_any_suit_in_the_lost_city() -> None:
    t = having("lost_city", 7, "riverfolk")
    board: Any = t.world.boundary.boards[0]
    assert isinstance(board, RiverfolkBoard)
    t.put(0, 7, warrior=2)
    t.put(1, 7, warrior=1)
    board.funds = [2, 2]
    t._restart()
    t.phase_of(0, "daylight")
    posts = ("trade_post_fox", "trade_post_rabbit", "trade_post_mouse")
    assert t.options(0, "establish") == [("establish", 7, post) for post in posts]


@pytest.mark.clause("root:F-lostcity-2", "root:9.5.4")
def test_a_vagabond_aids_in_the_lost_city_with_a_card_of_any_suit() -> None:
    t = having("lost_city", 7, "vagabond")
    t.stand(0, 7)
    t.put(1, 7, warrior=1)
    give(t, boot=1)
    t.hand(0, "anvil", "bake_sale", "mouse_in_a_sack")
    t.phase_of(0, "daylight")
    assert {option[2] for option in t.options(0, "aid")} == {"anvil", "bake_sale", "mouse_in_a_sack"}


@pytest.mark.clause("root:F-lostcity-2", "root:13.2.4")
def test_a_plot_in_the_lost_city_may_be_guessed_at_with_a_card_of_any_suit() -> None:
    t = having("lost_city", 7, "corvids")
    board: Any = t.world.boundary.boards[0]
    board.plots[7] = PLOTS.index("raid")
    t.put(0, 7, plot=1)
    t.put(1, 7, warrior=1)
    t.hand(1, "anvil")
    t.phase_of(1, "daylight")
    t.answer(1, "expose", 7)
    assert ("guess", "anvil", "raid") in t.options(1)


# The Legendary Forge and the Black Market


@pytest.mark.clause("root:F-forge-2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_crafts_at_the_forge_for_a_point_and_a_card_more(faction: str) -> None:
    t = having("legendary_forge", 9, faction)
    can_craft(t, 9)
    if "warrior" in t.g.cast.numbers[0]:
        t.put(0, 9, warrior=1)  # the Company has its funds on its board
    t.hand(0, "root_tea_fox")
    tea = t.g.terms.tables.item_number["tea"]
    go_on_to(t, "craft", "root_tea_fox")
    points = t.points(0)
    t.answer(0, "craft", "root_tea_fox")
    while t.waiting == (0,) and t.topic(0) in ("contempt", "commit"):
        t.answer(0, *t.options(0)[0])
    for_trade = 0 if faction == "hundreds" else 2  # the Builder does not disdain trade
    assert (t.points(0) - points, t.g.forged[tea]) == (for_trade + 1, 1)
    assert t.told("forged") == [{"seat": 0, "item": "tea"}]
    assert ({"seat": 0, "count": 1} in t.told("drew")) or faction == "riverfolk"
    assert t.g.landmarks[FORGE] == 9


@pytest.mark.clause("root:F-market-2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_trades_at_the_market_once_in_a_turn(faction: str) -> None:
    t = having("black_market", 3, faction)
    stay(t, 3)
    t.hand(0, "anvil", "bake_sale")
    go_on_to(t, "trade", 1)
    left = t.g.stock[0]
    t.answer(0, "trade", 1)
    t.answer(0, "give_away", "anvil")
    assert (left in t.g.hands[0], len(t.g.hands[0]), t.g.terms.deck.names[t.g.stock[0]]) == (True, 2, "anvil")
    while t.g.turn == 0:
        assert not t.options(t.waiting[0], "trade")
        t.answer(t.waiting[0], *t.options(t.waiting[0])[-1])


# The Elder Treetop


def next_building(g: Root, faction: str) -> int:
    return g.cast.numbers[0][BUILDINGS[faction]]


@pytest.mark.clause("root:F-treetop-2")
@pytest.mark.parametrize("faction", BUILDINGS)
def test_every_faction_that_builds_there_chooses_the_slot(faction: str) -> None:
    t = having("elder_treetop", 1, faction)
    kind = next_building(t.g, faction)
    assert run(raise_building(t.g, 0, kind, 1), ("in_treetop",)) == ["treetop"]
    assert t.g.perched == kind
    list(remove_all_enemies(t.g, 1, [1]))
    assert (t.points(1), t.g.perched) == (2, NO_KIND)


@pytest.mark.clause("root:F-treetop-2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_scores_one_more_for_a_building_in_the_treetop(faction: str) -> None:
    t = having("elder_treetop", 1, faction)
    t.put(1, 1, den=2)  # the second one is in the treetop
    points = t.points(0)
    run(remove_all_enemies(t.g, 0, [1]))
    assert t.points(0) == points + 1 + 2


@pytest.mark.clause("root:F-treetop-2", "root:8.4.1.III")
def test_a_base_may_rise_into_the_treetop() -> None:
    t = having("elder_treetop", 1, "alliance")
    t.put(0, 1, sympathy=1)
    t.supporters(0, "anvil", "foxfolk_steel")
    topics = run(rise_up(t.g, 0, 1), ("spend_supporter", "anvil"))
    assert topics[-1] == "treetop"
    assert t.count(0, "base_fox", 1) == 1


@pytest.mark.clause("root:F-treetop-2", "root:15.4.1")
def test_a_waystation_may_stand_in_the_treetop() -> None:
    t = having("elder_treetop", 1, "keepers")
    t.put(0, 1, warrior=2)
    t.begin(0)
    t.answer(0, "encamp", 1, "waystation_figure_tablet")
    assert t.topic(0) == "treetop"
    t.answer(0, "in_treetop")
    built = t.view(None).map.landmarks[0].building
    assert built is not None
    assert (built.owner, built.piece) == (0, "waystation_figure_tablet")
    assert t.g.landmarks[TREETOP] == 1


@pytest.mark.clause("root:F-treetop-2", "root:15.4.2")
def test_a_waystation_that_leaves_the_treetop_by_itself_scores_nothing() -> None:
    t = having("elder_treetop", 1, "keepers")
    t.put(0, 1, waystation_figure_tablet=1)
    g = t.world.boundary
    g.perched = g.cast.numbers[0]["waystation_figure_tablet"]
    go_on_to(t, "decamp", 1, "waystation_figure_tablet")
    t.answer(0, "decamp", 1, "waystation_figure_tablet")
    assert (t.warriors(0, 1), t.points(0), t.g.perched) == (1, 0, NO_KIND)


@pytest.mark.clause("root:F-treetop-2", "root:10.4.3.III")
def test_a_garden_may_take_the_treetop_of_the_building_that_it_replaces() -> None:
    t = having("elder_treetop", 1, "cult")
    board: Any = t.world.boundary.boards[0]
    board.outcast, board.hated, board.acolytes = 0, 1, 3
    g = t.world.boundary
    g.supply[g.cast.numbers[0]["warrior"]] -= 3 - 0
    t.put(1, 1, den=2)
    t.begin(0)
    go_on_to(t, "sanctify", "den", 1, 1)
    t.answer(0, "sanctify", "den", 1, 1)
    assert t.told("treetop_lost") == [{"owner": 1, "piece": "den"}]
    assert t.told("perched") == [{"seat": 0, "piece": "garden_fox"}]
