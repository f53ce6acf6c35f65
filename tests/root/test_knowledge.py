"""Who knows which card is where; and the laws that every game obeys."""

from typing import Any

import pytest

from deskovka.games.root.cards import discard_from_hand, hand_over, show_hand, steal
from deskovka.games.root.dominance import form_coalition
from deskovka.games.root.knowledge import redeal
from deskovka.games.root.ruins import bury, dig_up, look_under
from deskovka.kernel import Chance, seed_from
from deskovka.kernel.state import EVERYBODY
from deskovka.lab.laws import walk
from tests.root.playing import GAME, Table, bare, playing


def three() -> Table:
    return bare("marquise", "squirrels", "weasels")


def test_a_drawn_card_is_known_to_who_drew_it() -> None:
    t = playing()
    assert all(t.g.known[card] == 1 for card in t.g.hands[0])
    assert all(t.g.known[card] == 2 for card in t.g.hands[1])
    assert not any(t.g.known[card] for card in t.g.deck)


def test_dealing_anew_keeps_what_the_seat_knows_and_where_others_know() -> None:
    t = three()
    t.hand(0, "anvil", "bake_sale")
    t.hand(1, "sword", "codebreakers", "ambush_fox")
    t.hand(2, "investments", "ambush_bird")
    show_hand(t.g, 1, 2)
    seen = set()
    for number in range(20):
        twin = t.g.copy()
        redeal(twin, 0, Chance(seed_from(number)))
        names = twin.terms.deck.names
        assert [names[card] for card in twin.hands[0]] == ["anvil", "bake_sale"]
        assert [len(hand) for hand in twin.hands] == [2, 3, 2]
        assert [twin.known[card] for card in twin.hands[1]] == [0b110] * 3  # 2 still knows whatever is there
        assert sorted(twin.deck + [c for hand in twin.hands for c in hand]) == sorted(
            t.g.deck + [c for hand in t.g.hands for c in hand]
        )
        seen.add(tuple(sorted(names[card] for card in twin.hands[1])))
    assert len(seen) > 10
    twin = t.g.copy()
    redeal(twin, 2, Chance(seed_from(1)))
    assert twin.hands[1:] == t.g.hands[1:]  # 2 knows both hands


def test_a_card_that_is_played_open_leaves_copies_of_it_unknown() -> None:
    t = three()
    t.hand(1, "codebreakers", "codebreakers", "anvil")
    g = t.g
    first, second = (card for card in g.hands[1] if g.terms.deck.names[card] == "codebreakers")
    g.known[second] |= 1  # seat 0 has seen one of them
    discard_from_hand(g, 1, "codebreakers")
    assert g.discard == [second]  # for all that seat 0 knows it was the one he saw
    assert g.known[first] == 0b10
    t = three()
    t.hand(1, "codebreakers", "codebreakers", "anvil")
    g = t.g
    first, second = (card for card in g.hands[1] if g.terms.deck.names[card] == "codebreakers")
    g.known[first] |= 0b001
    g.known[second] |= 0b100
    discard_from_hand(g, 1, "codebreakers")
    left = next(card for card in g.hands[1] if g.terms.deck.names[card] == "codebreakers")
    assert g.known[left] == 0b10  # neither of those who saw one can be sure of the other


def test_a_card_that_changes_hands_unseen_makes_others_unsure() -> None:
    t = three()
    t.hand(1, "anvil", "bake_sale", "sword")
    show_hand(t.g, 1, 2)
    g = t.g
    names = g.terms.deck.names
    fits = g.terms.deck.fits[0]
    card = next(card for card in g.hands[1] if names[card] == "anvil")
    hand_over(g, 1, card, 0, fits)
    g.hands[0].append(card)
    assert g.known[card] == 0b11
    assert {names[other]: g.known[other] for other in g.hands[1]} == {"bake_sale": 0b110, "sword": 0b110}


def test_a_stolen_card_could_have_been_any() -> None:
    t = three()
    t.hand(1, "anvil", "bake_sale", "sword")
    show_hand(t.g, 1, 2)
    t.g.chance = Chance(seed_from(3))
    card = steal(t.g, 0, 1)
    assert t.g.known[card] == 0b11
    assert all(t.g.known[other] == 0b10 for other in t.g.hands[1])
    assert [event.to for event in t.events if event.kind == "stole_card"] == [(0,), (1,)]


def test_what_lies_open_is_known_to_everybody() -> None:
    t = three()
    t.hand(0, "birdy_bindle")
    t.answer(0, "extra_action", "birdy_bindle")
    assert t.g.known[t.g.discard[-1]] == EVERYBODY


def test_the_deck_is_forgotten_when_it_is_shuffled() -> None:
    t = three()
    t.discard("anvil", "bake_sale")
    g = t.world.boundary
    g.removed += g.deck
    g.deck = []
    t.begin(0)
    t.answer(0, "done")
    assert len(t.cards(0)) == 1
    assert t.g.known[t.g.deck[0]] == 0


SETUPS: dict[str, dict[str, Any]] = {
    "autumn": {"players": 2, "factions": ["marquise", "squirrels"]},
    "three on the lake": {"players": 3, "factions": ["marquise", "squirrels", "weasels"], "map": "lake"},
    "mountain, exiles": {
        "players": 3,
        "factions": ["squirrels", "marquise", "weasels"],
        "map": "mountain",
        "deck": "exiles",
        "standing": "none",
    },
    "winter, advanced": {
        "players": 2,
        "factions": ["squirrels", "marquise"],
        "map": "winter",
        "preparation": "advanced",
    },
    "eyrie on the mountain": {"players": 3, "factions": ["marquise", "eyrie", "squirrels"], "map": "mountain"},
    "alliance on the lake": {"players": 3, "factions": ["marquise", "alliance", "squirrels"], "map": "lake"},
    "draft": {"players": 3, "factions": ["marquise", "eyrie", "alliance"], "preparation": "draft", "suits": "drawn"},
}


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seed", range(2))
def test_the_laws_hold(name: str, seed: int) -> None:
    match = walk(GAME, {**SETUPS[name], "reach": "any"}, seed_from(name, seed), every=5)
    assert match.result is not None
    assert match.result.winners


def test_items_under_ruins_are_hidden_from_who_has_not_looked() -> None:
    t = three()
    g = t.world.boundary
    bury(g, 2)
    t.begin(0)
    assert t.view(1).ruin_items == dict.fromkeys((6, 10, 11, 12), ("hidden", "hidden"))
    places = look_under(t.g, 1, 10)
    assert len(places) == 2
    items = t.g.terms.tables.items
    assert t.view(1).ruin_items[10] == tuple(items[t.g.buried[place]] for place in places)
    assert t.view(0).ruin_items[10] == ("hidden", "hidden")
    for number in range(10):
        twin = t.g.copy()
        redeal(twin, 1, Chance(seed_from(number)))
        assert [twin.buried[place] for place in places] == [t.g.buried[place] for place in places]
        assert sorted(twin.buried) == sorted(t.g.buried)
    bury(g, 1)
    assert len(g.buried) == 8  # it was done already


def test_a_ruin_goes_with_its_last_item() -> None:
    t = three()
    bury(t.g, 1)
    assert sorted(t.g.terms.tables.items[item] for item in t.g.buried) == ["bag", "boot", "hammer", "sword"]
    (place,) = look_under(t.g, 0, 12)
    item = t.g.buried[place]
    assert dig_up(t.g, place) == item
    assert (t.g.ruins[12], t.g.slots[12]) == (0, 2)
    assert 12 not in t.view(0).ruin_items


def test_partners_in_a_coalition_are_no_enemies_and_win_together() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.put(0, 5, warrior=2)
    t.put(1, 5, den=1)
    t.put(2, 5, den=1)
    assert len(t.options(0, "battle")) == 2
    form_coalition(t.world.boundary, 2, 0)
    t.score(0, 28)
    assert t.options(0, "battle") == [("battle", 5, 1)]
    t.put(0, 2, workshop=1)
    t.hand(0, "birdy_bindle", "root_tea_mouse")
    t.begin(0)
    t.answer(0, "craft", "root_tea_mouse")
    assert t.winners == (0, 2)
    assert t.told("won_too") == [{"seat": 2, "partner": 0}]
