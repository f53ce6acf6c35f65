"""E. The Exile and the Brigand."""

import pytest

from deskovka.games.root.hirelings.hireling import board_of
from tests.root.hired import control, employing, owner, preparing
from tests.root.playing import Table

CARDS = ("exile", "vault_keepers", "riverfolk_flotilla")
FOREST = "f1_2_5_10"
"""On the map of autumn."""


def hired(name: str, *factions: str, demoted: int = 0) -> tuple[Table, int]:
    """Seat 0 controls a hireling; nothing is on the map but the Exile."""
    t = employing(*factions, cards=CARDS, demoted=demoted)
    hireling = control(t, name, 0)
    if name == "exile":
        t.stand(hireling, FOREST)
    return t, hireling


def craft(t: Table, seat: int, exhausted: int = 0, **items: int) -> None:
    """Put items into a Crafted Items box, so many of each exhausted."""
    g = t.world.boundary
    for item, count in items.items():
        g.crafted_items[seat][g.terms.tables.item_number[item]] = count
        g.exhausted_items[seat][g.terms.tables.item_number[item]] = exhausted
    t._restart()


def own_items(t: Table, hireling: int, *items: str) -> None:
    """Put items, and no others, on the card of the Exile."""
    board_of(t.world.boundary, hireling).items = list(items)
    t._restart()


def card(t: Table, hireling: int) -> tuple[list[str], int]:
    """The items on the card, and how many of them are exhausted."""
    board = board_of(t.g, hireling)
    return board.items, board.spent


# The Exile


@pytest.mark.clause("root:E-exile-0")
def test_the_exile_begins_in_any_forest_with_three_clubs() -> None:
    t = preparing(cards=CARDS)
    while not t.offered(t.waiting[0], "set_up", "exile"):
        t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
    t.answer(t.waiting[0], "set_up", "exile")
    woodland, exile = t.g.woodland, owner(t, "exile")
    assert t.options(t.waiting[0]) == [("forest", woodland.forest_names[forest]) for forest in woodland.forests]
    t.answer(t.waiting[0], "forest", FOREST)
    assert t.g.pawns[exile] == woodland.place_of(FOREST)
    assert card(t, exile) == (["club"] * 3, 0)


@pytest.mark.clause("root:E-exile-1")
def test_who_is_near_the_exile_gives_items_for_a_card_and_a_point() -> None:
    t, exile = hired("exile")
    t.put(1, 5, warrior=1)
    craft(t, 1, boot=1, tea=1)
    t.phase_of(1, "daylight")
    cards = len(t.cards(1))
    assert t.options(1, "endow") == [("endow", "boot"), ("endow", "tea")]
    t.answer(1, "endow", "tea")
    assert (t.box(1), t.points(1), len(t.cards(1))) == ({"boot": 1}, 1, cards + 1)
    assert card(t, exile)[0] == ["club", "club", "club", "tea"]
    assert t.options(1, "endow") == [("endow", "boot")]


@pytest.mark.clause("root:E-exile-1")
def test_who_has_no_faction_piece_beside_the_forest_gives_nothing() -> None:
    t, _ = hired("exile")
    t.put(1, 4, warrior=1)
    t.put(owner(t, "vault_keepers"), 5, warrior=1)
    craft(t, 1, boot=1)
    t.phase_of(1, "daylight")
    assert not t.options(1, "endow")
    t, _ = hired("exile")
    t.put(1, 5, warrior=1)
    t.phase_of(1, "daylight")
    assert not t.options(1, "endow")


@pytest.mark.clause("root:E-exile-1")
def test_gifts_are_offered_from_birdsong_on_and_who_declines_is_asked_in_daylight_only() -> None:
    t, _ = hired("exile")
    t.put(0, 5, warrior=1)
    craft(t, 0, boot=1)
    t.begin(0)
    assert t.offered_in(0, "endow", "boot") == ["birdsong", "squirrels"]


@pytest.mark.clause("root:E-exile-2")
def test_the_exile_roams_and_battles_while_items_last_and_refreshes_them() -> None:
    t, exile = hired("exile")
    t.put(1, 2, warrior=2)
    t.put(0, 5, warrior=1)
    t.phase_of(0, "daylight")
    assert t.options(0, "command") == [("command", "exile", "roam")]
    t.dice(1, 0)
    t.answer(0, "command", "exile", "roam")
    woodland = t.g.woodland
    near = [woodland.forest_names[forest] for forest in woodland.forest_neighbours[woodland.place_of(FOREST)]]
    roams = [("roam", forest) for forest in near]
    assert t.options(0) == [*roams, ("battle", 2, 1), ("pass",)]
    t.answer(0, "battle", 2, 1)
    assert (t.warriors(1, 2), card(t, exile)[1]) == (1, 2)
    assert t.options(0) == [*roams, ("pass",)]  # an item is left
    t.answer(0, "roam", near[0])
    assert t.g.pawns[exile] == woodland.place_of(near[0])
    assert card(t, exile) == (["club"] * 3, 0)
    assert not t.options(0, "command")


@pytest.mark.clause("root:E-exile-3")
def test_items_limit_what_the_exile_rolls_and_take_the_hits() -> None:
    t, exile = hired("exile")
    own_items(t, exile, "club", "tea")
    t.put(1, 2, warrior=3)
    t.phase_of(0, "daylight")
    t.dice(3, 1)
    t.answer(0, "command", "exile", "roam")
    t.answer(0, "battle", 2, 1)
    assert t.warriors(1, 2) == 1  # two hits, for two items, though both are exhausted
    assert card(t, exile) == (["tea"], 0)  # none could be exhausted


@pytest.mark.clause("root:E-exile-3")
def test_a_hit_exhausts_an_item_that_is_not() -> None:
    t, exile = hired("exile")
    own_items(t, exile, *["club"] * 4)
    t.put(1, 2, warrior=3)
    t.phase_of(0, "daylight")
    t.dice(1, 1)
    t.answer(0, "command", "exile", "roam")
    t.answer(0, "battle", 2, 1)
    assert card(t, exile) == (["club"] * 4, 3)


@pytest.mark.clause("root:E-R-exile")
def test_nobody_attacks_the_exile_and_an_ambush_that_takes_all_its_items_ends_its_battle() -> None:
    t, exile = hired("exile")
    own_items(t, exile, "club", "club")
    t.put(1, 2, warrior=3)
    t.hand(1, "ambush_bird")
    t.phase_of(0, "daylight")
    assert not any(t.g.presence[exile])
    t.answer(0, "command", "exile", "roam")
    t.answer(0, "battle", 2, 1)
    t.answer(1, "ambush", "ambush_bird")
    assert (t.warriors(1, 2), card(t, exile)) == (3, ([], 0))
    assert not t.options(0, "command")


# The Brigand


def with_brigand(*factions: str) -> tuple[Table, int]:
    return hired("brigand", *factions, demoted=3)


@pytest.mark.clause("root:E-brigand-0")
def test_items_lie_under_the_ruins_for_the_brigand() -> None:
    t = preparing(cards=CARDS, demoted=3)
    while not t.offered(t.waiting[0], "set_up", "brigand"):
        t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
    assert not t.g.buried
    t.answer(t.waiting[0], "set_up", "brigand")
    names = t.g.terms.tables.items
    assert sorted(names[item] for item in t.g.buried) == ["bag", "boot", "hammer", "sword"]


@pytest.mark.clause("root:E-brigand-1")
def test_the_brigand_searches_a_ruin_where_his_controller_is() -> None:
    t, _ = with_brigand()
    ruin, other = t.g.woodland.ruins[:2]
    t.put(0, ruin, warrior=1)
    t.put(1, other, warrior=1)
    t.phase_of(0, "daylight")
    item = t.g.terms.tables.items[t.g.buried[0]]
    assert t.options(0, "command") == [("command", "brigand", "search")]
    t.answer(0, "command", "brigand", "search")
    assert t.box(0) == {item: 1}
    assert (t.g.ruins[ruin], t.g.ruins[other]) == (0, 1)
    assert not t.offered(0, "command", "brigand", "search")


@pytest.mark.clause("root:E-brigand-1")
def test_the_hundreds_put_what_the_brigand_finds_into_the_hoard() -> None:
    t, _ = with_brigand("hundreds", "weasels")
    ruin = t.g.woodland.ruins[0]
    t.put(0, ruin, warrior=1)
    t.phase_of(0, "daylight")
    while not t.offered(0, "command", "brigand", "search"):
        t.answer(0, *t.options(0)[-1])
    t.answer(0, "command", "brigand", "search")
    assert t.box(0) == {}
    assert t.g.cast.factions[0].items_on_board(t.g, 0) == 1
    assert not t.offered(0, "command", "brigand", "rob")


@pytest.mark.clause("root:E-brigand-2", "root:E-R-brigand")
def test_the_brigand_robs_who_is_together_with_his_controller_for_an_exhausted_item() -> None:
    t, _ = with_brigand("squirrels", "weasels", "marquise")
    t.put(0, 5, warrior=1)
    t.put(1, 5, warrior=1)
    t.put(2, 4, warrior=1)
    t.hand(1, "anvil")
    t.hand(2, "sword")
    craft(t, 0, boot=1, tea=1)
    t.phase_of(0, "daylight")
    t.answer(0, "command", "brigand", "rob")
    assert t.options(0) == [("rob", 1, "boot"), ("rob", 1, "tea")]
    t.answer(0, "rob", 1, "tea")
    assert ("anvil" in t.cards(0), t.cards(1), t.cards(2)) == (True, [], ["sword"])
    assert t.view(0).seats[0].exhausted_items == {"tea": 1}
    assert not t.options(0, "command")
    t.end_turn(0)
    assert t.view(0).seats[0].exhausted_items == {"tea": 1}  # for the rest of the game


@pytest.mark.clause("root:E-brigand-2")
def test_both_are_done_once_and_an_exhausted_item_robs_nobody() -> None:
    t, _ = with_brigand()
    ruin = t.g.woodland.ruins[0]
    t.put(0, ruin, warrior=1)
    t.put(1, ruin, warrior=1)
    t.hand(1, "anvil")
    craft(t, 0, exhausted=1, tea=1)
    t.phase_of(0, "daylight")
    assert t.options(0, "command") == [("command", "brigand", "search")]
    t.answer(0, "command", "brigand", "search")
    assert t.options(0, "command") == [("command", "brigand", "rob")]
    t.answer(0, "command", "brigand", "rob")
    assert "anvil" in t.cards(0)
    assert not t.options(0, "command")


@pytest.mark.clause("root:E-R-brigand")
def test_an_exhausted_item_is_given_first_and_lies_unexhausted_on_the_card() -> None:
    t, exile = hired("exile")
    t.put(0, 5, warrior=1)
    craft(t, 0, exhausted=1, tea=2)
    t.phase_of(0, "daylight")
    t.answer(0, "endow", "tea")
    assert (t.box(0), t.view(0).seats[0].exhausted_items) == ({"tea": 1}, {})
    assert card(t, exile) == (["club", "club", "club", "tea"], 0)
