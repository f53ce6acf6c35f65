"""The base deck, card by card: what each does, in its window and nowhere else."""

from __future__ import annotations

import pytest

from deskovka.games.root.dominance import form_coalition
from deskovka.games.root.tables import PRINTED
from deskovka.kernel.state import EVERYBODY
from tests.root.playing import Table, bare
from tests.root.wandering import give, items, relate, relation, wandering

DECKS = PRINTED.tables.decks


def three() -> Table:
    return bare("marquise", "squirrels", "weasels")


def facing(mine: int, theirs: int, clearing: int = 5) -> Table:
    """Seat 0 attacks seat 1; seat 2 looks on."""
    t = three()
    t.put(0, clearing, warrior=mine)
    t.put(1, clearing, warrior=theirs)
    return t


# Windows


def crowded(card: str) -> Table:
    """Seat 0 has the card, and everything that any card could be used for."""
    t = three()
    t.lay(0, card)
    t.hand(0, "anvil")
    t.hand(1, "sword")
    t.put(0, 5, warrior=3)
    t.put(0, 9, warrior=1)
    t.put(1, 5, warrior=3)
    return t


@pytest.mark.clause("root:K.2", "root:K.3", "root:K.5", "root:K.6", "root:K.7")
@pytest.mark.parametrize(
    ("card", "option", "topics"),
    [
        ("better_burrow_bank", ("use", "better_burrow_bank"), ["birdsong_start"]),
        ("royal_claim", ("use", "royal_claim"), ["birdsong"]),
        ("stand_and_deliver", ("use_on", "stand_and_deliver", 1), ["birdsong"]),
        ("command_warren", ("use", "command_warren"), ["daylight_start"]),
        ("codebreakers", ("use_on", "codebreakers", 1), ["marquise"]),
        ("tax_collector", ("use", "tax_collector"), ["marquise"]),
        ("cobbler", ("use", "cobbler"), ["evening_start"]),
        ("armorers", ("use", "armorers"), []),
        ("sappers", ("use", "sappers"), []),
        ("brutal_tactics", ("use", "brutal_tactics"), []),
        ("scouting_party", ("use", "scouting_party"), []),
    ],
)
def test_a_card_is_offered_in_its_window_only(card: str, option: tuple[str | int, ...], topics: list[str]) -> None:
    t = crowded(card)
    assert t.offered_in(0, *option) == topics
    assert t.offered_in(1, *option) == []  # it is not his
    assert t.crafted(0) == [card]  # declining costs nothing


# Start of Birdsong


@pytest.mark.clause("root:K.2")
def test_better_burrow_bank_gives_a_card_to_its_owner_and_then_to_an_enemy() -> None:
    t = three()
    t.lay(0, "better_burrow_bank")
    t.deck("anvil", "sword")
    t.begin(0)
    t.answer(0, "use", "better_burrow_bank")
    assert t.cards(0) == ["anvil"]  # he chooses with the card in his hand
    assert t.options(0) == [("player", 1), ("player", 2)]
    t.answer(0, "player", 2)
    assert (t.cards(1), t.cards(2)) == ([], ["sword"])
    assert t.g.known[t.g.hands[2][0]] == 0b100
    assert t.topic(0) == "marquise"  # once


def test_better_burrow_bank_needs_a_card_to_draw() -> None:
    t = three()
    t.lay(0, "better_burrow_bank")
    t.discard("anvil")
    g = t.world.boundary
    g.removed += g.deck
    g.deck = []
    t.begin(0)
    assert t.topic(0) == "birdsong_start"
    t.world.boundary.removed += t.world.boundary.discard
    t.world.boundary.discard = []
    t.begin(0)
    assert t.topic(0) == "marquise"


# Birdsong


@pytest.mark.clause("root:K.3", "root:X.3")
def test_royal_claim_scores_a_point_for_each_ruled_clearing_and_is_discarded() -> None:
    t = three()
    t.lay(0, "royal_claim")
    for clearing in (5, 1, 9):
        t.put(0, clearing, warrior=2)
    t.put(1, 9, warrior=2)  # nobody rules
    t.begin(0)
    t.answer(0, "use", "royal_claim")
    assert (t.points(0), t.crafted(0), t.discarded()) == (2, [], ["royal_claim"])
    t = three()
    t.lay(0, "royal_claim")
    t.begin(0)
    assert t.topic(0) == "marquise"  # she rules nothing
    t = three()
    t.lay(0, "royal_claim")
    t.put(0, 5, warrior=1)
    t.score(0, 29)
    t.begin(0)
    t.answer(0, "use", "royal_claim")
    assert t.winners == (0,)
    assert t.discarded() == ["royal_claim"]


@pytest.mark.clause("root:K.3", "root:1.2.1")
def test_stand_and_deliver_takes_a_random_card_for_a_point() -> None:
    t = three()
    t.lay(0, "stand_and_deliver")
    t.hand(1, "anvil", "sword", "bake_sale")
    t.begin(0)
    assert t.options(0) == [("use_on", "stand_and_deliver", 1), ("done",)]  # seat 2 has no card
    t.script(1)
    t.answer(0, "use_on", "stand_and_deliver", 1)
    assert (t.cards(0), t.cards(1)) == (["sword"], ["anvil", "bake_sale"])
    assert (t.points(0), t.points(1)) == (0, 1)
    assert t.topic(0) == "marquise"  # once in a turn, though Birdsong has another moment for it
    sword = t.g.hands[0][0]
    assert t.g.known[sword] == 0b011
    assert t.view(0).seats[1].hand == ("hidden", "hidden")
    assert t.view(1).seats[0].hand == ("sword",)
    assert t.view(2).seats[0].hand == ("hidden",)
    told = [(event.kind, event.to) for event in t.events if event.kind.startswith("stole")]
    assert told == [("stole", None), ("stole_card", (0,)), ("stole_card", (1,))]


def test_stand_and_deliver_can_be_used_again_in_the_next_turn_and_may_lose_the_game() -> None:
    t = three()
    t.lay(0, "stand_and_deliver")
    t.hand(1, "anvil")
    t.score(1, 29)
    t.begin(0)
    t.answer(0, "use_on", "stand_and_deliver", 1)
    assert t.winners == (1,)  # who is robbed scores
    t = three()
    t.lay(0, "stand_and_deliver")
    t.hand(1, "anvil", "sword")
    for _ in range(2):
        t.begin(0)
        t.answer(0, "use_on", "stand_and_deliver", 1)
    assert len(t.cards(0)) == 2


def test_a_random_card_of_several_leaves_others_unsure_and_a_single_one_does_not() -> None:
    t = three()
    t.lay(0, "stand_and_deliver")
    t.hand(1, "anvil", "sword")
    g = t.world.boundary
    for card in g.hands[1]:
        g.known[card] |= 0b100  # seat 2 has seen both
    t.begin(0)
    t.answer(0, "use_on", "stand_and_deliver", 1)
    assert t.view(2).seats[0].hand == t.view(2).seats[1].hand == ("hidden",)
    t.begin(0)
    t.world.boundary.known[t.world.boundary.hands[1][0]] |= 0b100
    t.begin(0)
    t.answer(0, "use_on", "stand_and_deliver", 1)
    assert sorted(t.view(2).seats[0].hand) == sorted([t.cards(0)[1], "hidden"])


def test_a_thief_takes_what_he_gets_for_the_copy_that_he_had_seen() -> None:
    t = three()
    t.lay(0, "stand_and_deliver")
    t.hand(1, "codebreakers", "codebreakers")
    t.world.boundary.known[t.world.boundary.hands[1][0]] |= 0b001
    t.begin(0)
    t.script(1)  # the other one
    t.answer(0, "use_on", "stand_and_deliver", 1)
    assert t.view(0).seats[0].hand == ("codebreakers",)
    assert t.view(0).seats[1].hand == ("hidden",)


# Daylight


@pytest.mark.clause("root:K.5")
def test_command_warren_starts_a_battle_if_there_is_one() -> None:
    t = facing(2, 1)
    t.lay(0, "command_warren")
    t.put(2, 5, warrior=1)
    t.begin(0)
    t.dice(1, 0)
    t.answer(0, "use", "command_warren")
    assert t.options(0) == [("battle", 5, 1), ("battle", 5, 2)]
    t.battle(0, 5, 2)
    assert t.warriors(2, 5) == 0
    assert t.topic(0) == "marquise"
    t = three()
    t.lay(0, "command_warren")
    t.put(0, 5, warrior=2)
    t.begin(0)
    assert t.topic(0) == "marquise"


@pytest.mark.clause("root:K.6", "root:1.2.1", "root:G.1.30")
def test_codebreakers_show_a_whole_hand_to_their_owner_alone() -> None:
    t = three()
    t.lay(0, "codebreakers")
    t.hand(1, "anvil", "sword")
    t.begin(0)
    assert t.options(0, "use_on") == [("use_on", "codebreakers", 1)]
    t.answer(0, "use_on", "codebreakers", 1)
    assert t.view(0).seats[1].hand == ("anvil", "sword")
    assert t.view(2).seats[1].hand == t.view(None).seats[1].hand == ("hidden", "hidden")
    assert t.told("hand_shown") == [{"seat": 1, "viewer": 0}]
    assert [event.to for event in t.events if event.kind == "saw_card"] == [(0,), (0,)]
    assert not t.options(0, "use_on")  # once in a turn
    assert t.cards(1) == ["anvil", "sword"]
    t.end_turn(0)
    t.deck("bake_sale")
    t.end_turn(1)
    assert t.view(0).seats[1].hand == ("anvil", "sword", "hidden")  # what is drawn later he has not seen


@pytest.mark.clause("root:K.6", "root:K.3")
def test_a_partner_can_be_looked_at_but_not_robbed() -> None:
    t = three()
    form_coalition(t.world.boundary, 1, 0)
    t.lay(0, "codebreakers", "stand_and_deliver")
    t.hand(1, "anvil")
    t.begin(0)
    assert t.topic(0) == "marquise"  # no enemy has a card
    assert t.options(0, "use_on") == [("use_on", "codebreakers", 1)]  # another player has


@pytest.mark.clause("root:K.6", "root:6.2.3-x1")
def test_tax_collector_turns_a_warrior_of_ones_own_into_a_card() -> None:
    t = three()
    t.lay(0, "tax_collector")
    t.put(0, 5, warrior=1)
    t.put(0, 1, keep=1)
    t.put(1, 9, warrior=4)
    t.hand(0, "bake_sale")
    t.deck("anvil")
    t.begin(0)
    t.answer(0, "use", "tax_collector")  # the only warrior
    assert t.topic(0) == "field_hospitals"
    t.answer(0, "spend", "bake_sale")
    assert (t.on_map(0, "warrior"), t.cards(0), t.points(0)) == ({1: 1}, ["anvil"], 0)
    t.put(0, 1, warrior=0)
    t.begin(0)
    assert not t.options(0, "use")  # nobody to remove


# Evening


@pytest.mark.clause("root:K.7")
def test_cobbler_makes_one_move_if_there_is_one() -> None:
    t = facing(1, 2)
    t.lay(0, "cobbler")
    t.begin(0)
    t.answer(0, "done")
    assert t.g.turn == 1  # he rules neither end
    t.put(0, 1, warrior=1)
    t.phase_of(0, "evening")
    t.answer(0, "use", "cobbler")
    assert ("move", 5, 1) in t.options(0)
    t.move(0, 5, 1)
    assert t.warriors(0, 1) == 2
    assert t.g.turn == 1  # one move only


# Battle


@pytest.mark.clause("root:K.8")
def test_armorers_are_discarded_to_ignore_all_rolled_hits_but_no_others() -> None:
    t = facing(3, 3)
    t.lay(0, "brutal_tactics")
    t.lay(1, "armorers")
    t.battle(0, 5, 1, (3, 2))
    t.answer(0, "first", 0)
    t.answer(0, "use", "brutal_tactics")
    t.answer(1, "use", "armorers")
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (1, 2)
    assert t.discarded() == ["armorers"]
    assert t.points(1) == 1


@pytest.mark.clause("root:K.8")
def test_armorers_are_offered_only_against_rolled_hits() -> None:
    t = facing(3, 3)
    t.lay(0, "armorers")
    t.battle(0, 5, 1, (3, 0))
    assert t.topic(0) == "marquise"
    assert t.crafted(0) == ["armorers"]


@pytest.mark.clause("root:K.8")
def test_both_sides_may_have_armorers() -> None:
    t = facing(3, 3)
    t.lay(0, "armorers")
    t.lay(1, "armorers")
    t.battle(0, 5, 1, (3, 3))
    t.answer(0, "first", 0)
    t.answer(0, "use", "armorers")
    t.answer(1, "use", "armorers")
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (3, 3)
    assert t.discarded() == ["armorers", "armorers"]


@pytest.mark.clause("root:K.8")
def test_armorers_are_no_help_against_an_ambush() -> None:
    t = facing(3, 3)
    t.lay(0, "armorers")
    t.hand(1, "ambush_rabbit")
    t.dice(0, 0)
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_rabbit")
    assert (t.warriors(0, 5), t.crafted(0)) == (1, ["armorers"])


@pytest.mark.clause("root:K.8")
def test_sappers_are_discarded_for_an_extra_hit_of_the_defender() -> None:
    t = facing(3, 1)
    t.lay(0, "sappers")
    t.lay(1, "sappers")
    t.battle(0, 5, 1, (0, 0))
    assert t.options(1) == [("use", "sappers"), ("done",)]  # the attacker's are not offered
    t.answer(1, "use", "sappers")
    assert (t.warriors(0, 5), t.discarded(), t.crafted(0)) == (2, ["sappers"], ["sappers"])


@pytest.mark.clause("root:K.8", "root:X.3")
def test_brutal_tactics_are_used_once_in_a_battle_and_stay() -> None:
    t = facing(3, 3)
    t.lay(0, "brutal_tactics")
    for points in (1, 2):
        t.battle(0, 5, 1, (0, 0))
        t.answer(0, "use", "brutal_tactics")
        assert (t.warriors(1, 5), t.points(1), t.topic(0)) == (3 - points, points, "marquise")
    t.score(1, 29)
    t.battle(0, 5, 1, (0, 0))
    t.answer(0, "use", "brutal_tactics")
    assert t.winners == (1,)  # at once, before hits are dealt
    assert t.warriors(1, 5) == 1


@pytest.mark.clause("root:K.9", "root:4.3.1.II")
def test_a_scouting_party_helps_the_attacker_only() -> None:
    t = facing(3, 3)
    t.lay(1, "scouting_party")
    t.lay(0, "scouting_party")
    t.hand(1, "ambush_bird")
    t.dice(0, 0)
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_bird")
    assert (t.warriors(0, 5), t.discarded()) == (3, ["ambush_bird"])
    t = facing(3, 3)
    t.lay(1, "scouting_party")
    t.hand(1, "ambush_bird")
    t.dice(0, 0)
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_bird")
    assert t.warriors(0, 5) == 1


@pytest.mark.clause("root:K.19", "root:2.1.5")
def test_ambush_cards_are_played_from_hand_in_the_first_step_only() -> None:
    t = facing(2, 2)
    t.hand(0, "ambush_rabbit", "ambush_bird")
    t.put(0, 4, workshop=1)
    t.begin(0)
    assert not t.options(0, "craft", "ambush")
    t.battle(0, 5, 1, (1, 1))
    assert t.topic(0) == "marquise"  # nobody attacked or ambushed her; after the roll it is too late
    assert t.cards(0) == ["ambush_rabbit", "ambush_bird"]


# Favor cards


@pytest.mark.clause("root:K.12", "root:K.18")
@pytest.mark.parametrize(
    ("card", "suit", "clearings"),
    [
        ("favor_of_the_foxes", "fox", (1, 6, 8, 12)),
        ("favor_of_the_rabbits", "rabbit", (3, 4, 5, 10)),
        ("favor_of_the_mice", "mouse", (2, 7, 9, 11)),
    ],
)
def test_each_favor_is_for_its_own_suit(card: str, suit: str, clearings: tuple[int, ...]) -> None:
    t = three()
    for clearing in range(1, 13):
        t.put(1 + clearing % 2, clearing, warrior=1)
    crafting = [clearing for clearing in clearings if t.g.slots[clearing]][:3]
    for clearing in crafting:
        t.put(0, clearing, workshop=1)
    t.put(1, clearings[0], acorn=1)
    t.put(2, clearings[1], acorn=2)
    t.put(1, next(clearing for clearing in range(1, 13) if clearing not in clearings), acorn=1)
    t.hand(0, card)
    t.begin(0)
    t.answer(0, "craft", card)
    while t.topic(0) == "trigger":
        t.answer(0, *t.options(0)[0])
    left = {**t.on_map(1, "warrior"), **t.on_map(2, "warrior")}
    assert set(left) == set(range(1, 13)) - set(clearings)
    assert (t.points(0), len(t.on_map(0, "workshop"))) == (3, 3)
    assert t.discarded() == [card]
    assert t.g.known[t.g.discard[0]] == EVERYBODY
    assert DECKS["base"].cards[DECKS["base"].numbers[card][0]].cost == (suit,) * 3


@pytest.mark.clause("root:4.1.2", "root:K.18", "root:2.1.2")
def test_a_favor_is_discarded_when_it_has_been_resolved_so_that_no_reshuffle_in_between_deals_it() -> None:
    t = bare("alliance", "squirrels")
    t.put(0, 5, sympathy=1)
    for clearing in (3, 4, 10):
        t.put(1, clearing, den=1)
    t.hand(1, "favor_of_the_rabbits")
    t.supporters(0)
    t.begin(1)
    t.world.boundary.removed += t.world.boundary.deck  # no card is left to draw
    t.world.boundary.deck = []
    t.begin(1)
    t.answer(1, "craft", "favor_of_the_rabbits")
    assert t.g.boards[0].to_data()["supporters"] == []  # Outrage found neither a card in the hand nor in the deck
    assert t.discarded() == ["favor_of_the_rabbits"]


@pytest.mark.clause("root:K.12", "root:G.1.10", "root:9.2.9.III")
def test_a_favor_of_the_vagabond_spares_his_partner_but_not_his_ally() -> None:
    t = wandering("marquise", "squirrels", "weasels", at=5)
    give(t, hammer=3)
    relate(t, 1, "allied")
    form_coalition(t.world.boundary, 0, 2)
    t.put(1, 5, warrior=1, wood=1)
    t.put(2, 5, warrior=1, acorn=1)
    t.put(3, 4, acorn=1)
    t.hand(0, "favor_of_the_rabbits")
    t.score(0, 12)
    t.answer(0, "craft", "favor_of_the_rabbits")
    assert (t.on_map(1, "warrior"), t.on_map(1, "wood"), t.on_map(3, "acorn")) == ({}, {}, {})
    assert (t.on_map(2, "warrior"), t.on_map(2, "acorn")) == ({5: 1}, {5: 1})
    assert (relation(t, 1), relation(t, 3)) == ("hostile", "indifferent")  # of seat 3 no warrior was removed
    assert t.points(0) == 12  # who is in a coalition has no score marker


@pytest.mark.clause("root:K.12", "root:9.2.2.I")
def test_a_favor_damages_items_of_every_vagabond_there_but_a_partner() -> None:
    t = wandering("marquise", "squirrels", "vagabond_second", at=5)
    t.stand(3, 10)
    for seat in (0, 3):
        give(t, seat, boot=4)
    form_coalition(t.world.boundary, 0, 1)
    t.put(1, 5, workshop=2)
    t.put(1, 4, workshop=1)
    t.hand(1, "favor_of_the_rabbits")
    t.begin(1)
    t.answer(1, "craft", "favor_of_the_rabbits")
    assert (items(t, seat=0), items(t, seat=3)) == ({"boot": 4}, {"boot": 1})
    assert items(t, "damaged", seat=3) == {"boot": 3}
    assert (t.g.pawns[0], t.g.pawns[3]) == (5, 10)
