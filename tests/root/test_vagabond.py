"""9.2 and 9.3: the abilities of the Vagabond, and his set-up."""

import pytest

from deskovka.content.told import Thing
from deskovka.games.root.factions.vagabond.view import ItemsView, RelationView
from deskovka.games.root.movement import move_options
from deskovka.games.root.removal import remove_all_enemies
from tests.root.playing import GAME, playing, set_up
from tests.root.wandering import board, give, items, lay_quests, relate, relation, shown, wandering
from tests.texts.reading import said_of

FOREST = "f1_2_5_10"

# 9.2.1 to 9.2.4


@pytest.mark.clause("root:9.2.1", "root:9.5.8")
def test_hammers_craft_with_the_suit_of_the_clearing_and_an_item_is_taken_at_once() -> None:
    t = wandering(at=5)
    give(t, hammer=2)
    t.hand(0, "bake_sale", "anvil", "foxfolk_steel", "a_visit_to_friends")
    assert t.options(0, "craft") == [("craft", "bake_sale"), ("craft", "a_visit_to_friends")]
    t.answer(0, "craft", "bake_sale")
    assert (items(t), items(t, "exhausted")) == ({"coin": 1}, {"hammer": 2})
    assert (t.points(0), t.box(0)) == (3, {})
    assert t.g.items[t.g.terms.tables.item_number["coin"]] == 1
    assert not t.options(0, "craft")


@pytest.mark.clause("root:9.2.1")
def test_two_suits_cannot_be_crafted_but_question_marks_can() -> None:
    t = wandering(at=5)
    give(t, hammer=4)
    t.hand(0, "tax_collector", "royal_claim")
    assert t.options(0, "craft") == [("craft", "royal_claim")]
    t.answer(0, "craft", "royal_claim")
    assert (t.crafted(0), items(t, "exhausted")) == (["royal_claim"], {"hammer": 4})


@pytest.mark.clause("root:9.2.2")
def test_the_pawn_neither_rules_nor_prevents_rule_and_never_leaves_the_map() -> None:
    t = wandering("marquise", "squirrels", at=5)
    assert t.ruler(5) is None
    t.put(1, 5, warrior=1)
    assert t.ruler(5) == 1
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.battle(1, 5, 0, (3, 3))
    assert t.g.pawns[0] == 5


@pytest.mark.clause("root:9.2.2.I", "root:K.12")
def test_where_an_effect_removes_everything_the_pawn_stays_and_three_items_are_damaged() -> None:
    t = wandering("marquise", at=5)
    give(t, boot=2, sword=1, torch=1)
    give(t, condition="exhausted", tea=1)
    t.put(1, 5, workshop=2)
    t.put(1, 4, workshop=1)
    t.hand(1, "favor_of_the_rabbits")
    t.begin(1)
    t.answer(1, "craft", "favor_of_the_rabbits")
    assert t.waiting == (0,)
    assert t.question(0).facts == {"left": 3}
    assert t.options(0) == [("damage", "tea", "exhausted"), ("damage", "boot", "ready")]
    t.answer(0, "damage", "tea", "exhausted")
    t.answer(0, "damage", "boot", "ready")
    t.answer(0, "damage", "torch", "ready")
    assert items(t) == {"boot": 1, "sword": 1}
    assert (items(t, "damaged"), items(t, "damaged_exhausted")) == ({"boot": 1, "torch": 1}, {"tea": 1})
    assert t.g.pawns[0] == 5
    assert t.points(1) == 0
    give(t, boot=1, sword=0)
    list(remove_all_enemies(t.g, 1, [5]))
    assert items(t) == {}  # only one was left to damage
    t.stand(0, 1)
    give(t, boot=1)
    list(remove_all_enemies(t.g, 1, [5]))
    assert items(t) == {"boot": 1}


@pytest.mark.clause("root:9.2.3")
def test_he_moves_whoever_rules() -> None:
    t = wandering("marquise", at=5)
    t.put(1, 5, warrior=3)
    t.put(1, 1, warrior=3)
    give(t, boot=1)
    assert t.options(0, "move") == [("move", 5, 1), ("move", 5, 2)]


@pytest.mark.clause("root:9.2.4", "root:4.3.3.II")
@pytest.mark.parametrize(("swords", "damaged", "hits"), [(0, 1, 2), (1, 0, 1)])
def test_he_is_defenseless_without_an_undamaged_sword(swords: int, damaged: int, hits: int) -> None:
    t = wandering("marquise", at=5)
    give(t, condition="exhausted", sword=swords, tea=3)
    give(t, condition="damaged", sword=damaged)
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.battle(1, 5, 0, (1, 0))
    assert t.told("hits") == [{"seat": 0, "count": hits}]
    assert bool(t.told("defenseless")) == (not swords)


# 9.2.5 Items


@pytest.mark.clause("root:9.2.5", "root:9.2.5.I", "root:9.2.5.II", "root:9.2.5.III")
def test_ready_teas_coins_and_bags_lie_on_tracks_of_three_everything_else_in_the_satchel() -> None:
    t = wandering()
    give(t, tea=4, coin=1, sword=2)
    give(t, condition="exhausted", coin=2)
    give(t, condition="damaged", bag=1)
    give(t, condition="damaged_exhausted", boot=1)
    view = shown(t)
    assert view.items == (
        ItemsView("boot", "damaged", 1, True),
        ItemsView("sword", "satchel", 2, False),
        ItemsView("tea", "track", 3, False),
        ItemsView("tea", "satchel", 1, False),
        ItemsView("coin", "track", 1, False),
        ItemsView("coin", "satchel", 2, True),
        ItemsView("bag", "damaged", 1, False),
    )
    assert (view.refreshes, view.cards_in_evening, view.item_limit) == (9, 2, 6)
    give(t, bag=2)
    assert shown(t).item_limit == 10


@pytest.mark.clause("root:9.5", "root:9.2.5.III")
def test_an_item_that_is_exhausted_leaves_its_track_and_may_come_back_when_refreshed() -> None:
    t = wandering("marquise", at=5)
    give(t, tea=1)
    t.put(1, 5, warrior=1)
    t.hand(0, "bake_sale")
    t.answer(0, "aid", 1, "bake_sale")
    assert shown(t).items == (ItemsView("tea", "satchel", 1, True),)
    t.begin(0)
    assert shown(t).items == (ItemsView("tea", "track", 1, False),)


@pytest.mark.clause("root:9.2.6", "root:4.3.2.I")
@pytest.mark.parametrize(("ready", "exhausted", "damaged", "dealt"), [(1, 0, 2, 1), (1, 2, 0, 3), (1, 1, 1, 2)])
def test_his_rolled_hits_are_limited_by_undamaged_swords(ready: int, exhausted: int, damaged: int, dealt: int) -> None:
    t = wandering("marquise", at=5)
    give(t, sword=ready)
    give(t, condition="exhausted", sword=exhausted)
    give(t, condition="damaged", sword=damaged)
    t.put(1, 5, warrior=4)
    t.battle(0, 5, 1, (3, 0))
    assert t.warriors(1, 5) == 4 - dealt


@pytest.mark.clause("root:9.2.7")
def test_a_hit_damages_an_item_of_his_choice_that_keeps_its_facing_and_surplus_hits_are_ignored() -> None:
    t = wandering("marquise", at=5)
    give(t, sword=1, boot=1)
    give(t, condition="exhausted", boot=1)
    t.put(1, 5, warrior=4)
    t.battle(0, 5, 1, (2, 2))
    assert t.waiting == (0,)
    assert t.options(0) == [("damage", "boot", "exhausted"), ("damage", "sword", "exhausted")]
    t.answer(0, "damage", "boot", "exhausted")
    t.answer(0, "damage", "boot", "ready")
    assert (items(t), items(t, "exhausted")) == ({}, {"sword": 1})
    assert (items(t, "damaged"), items(t, "damaged_exhausted")) == ({"boot": 1}, {"boot": 1})
    t.begin(1)
    t.battle(1, 5, 0, (3, 0))
    assert (items(t), items(t, "exhausted")) == ({}, {})  # of three hits two found nothing
    assert items(t, "damaged_exhausted") == {"boot": 1, "sword": 1}
    assert t.topic(1) == "marquise"


@pytest.mark.clause("root:4.3.1.II-x1")
def test_an_ambushed_vagabond_damages_two_items_and_fights_on() -> None:
    t = wandering("marquise", at=5)
    give(t, sword=2, tea=2)
    t.put(1, 5, warrior=2)
    t.hand(1, "ambush_rabbit")
    t.dice(2, 0)
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_rabbit")
    t.answer(0, "damage", "tea", "ready")
    assert t.warriors(1, 5) == 0  # the last tea was damaged, both swords hit
    assert items(t, "damaged") == {"tea": 2}


# 9.2.8 Dominance and coalition


@pytest.mark.clause("root:9.2.8", "root:9.2.8-x1", "root:3.3.1")
def test_a_dominance_card_forms_a_coalition_with_somebody_who_has_the_fewest_points() -> None:
    t = wandering("marquise", "squirrels", "weasels", at=5)
    t.hand(0, "dominance_fox")
    for seat, points in enumerate((9, 5, 7, 5)):
        t.score(seat, points)
    assert not t.options(0, "activate_dominance")  # below 10 points
    t.score(0, 10)
    relate(t, 3, "hostile")
    t.answer(0, "activate_dominance", "dominance_fox")
    assert t.options(0) == [("partner", 1), ("partner", 3)]
    t.answer(0, "partner", 3)
    assert t.g.coalition == [3, -1, -1, -1]
    assert relation(t, 3) == "indifferent"
    assert not t.view(0).seats[0].marker
    give(t, sword=1, torch=1, crossbow=1)
    t.put(3, 5, warrior=1)
    t.put(1, 5, warrior=1)
    assert t.options(0, "battle") == [("battle", 5, 1)]
    assert t.options(0, "strike") == [("strike", "warrior", 1)]
    for clearing in (1, 6, 8):
        t.put(3, clearing, warrior=2)
    t.begin(0)
    assert t.world.result is None  # ruling by the card is nothing for him
    t.score(3, 29)
    t.put(3, 1, den=1)
    t.begin(3)
    t.answer(3, "raise", "acorn", 1)
    assert t.winners == (0, 3)


@pytest.mark.clause("root:9.2.9.III.d")
def test_a_hostile_partner_becomes_indifferent_and_a_friendly_one_stays_so() -> None:
    for before, after in (("hostile", "indifferent"), ("friendly", "friendly")):
        t = wandering("marquise", "squirrels", "weasels", at=5)
        t.hand(0, "dominance_fox")
        t.score(0, 10)
        t.score(1, 3)
        t.score(3, 3)
        relate(t, 2, before)
        t.answer(0, "activate_dominance", "dominance_fox")
        assert t.g.coalition[0] == 2
        assert relation(t, 2) == after


@pytest.mark.clause("root:9.2.8-x1")
def test_who_has_no_score_marker_is_left_out_and_who_is_in_a_coalition_cannot_be_chosen() -> None:
    t = wandering("marquise", "squirrels", "vagabond_second", at=5)
    t.hand(0, "dominance_fox")
    t.score(0, 12)
    t.score(1, 6)
    t.score(2, 4)
    t.score(3, 3)
    assert t.offered(0, "activate_dominance", "dominance_fox")
    t.world.boundary.coalition[3] = 2  # the other one has joined seat 2 and has no marker any more
    t.begin(1)
    t.phase_of(0, "daylight")
    assert not t.options(0, "activate_dominance")  # the fewest points are those of seat 2
    t.score(1, 2)
    t.answer(0, "activate_dominance", "dominance_fox")
    assert t.g.coalition[0] == 1
    assert t.g.has_marker(1)
    assert t.g.cast.factions[1].may_activate_dominance(t.g, 1)


@pytest.mark.clause("root:9.2.8")
def test_the_partner_may_be_the_other_vagabond() -> None:
    t = wandering("marquise", "squirrels", "vagabond_second", at=5)
    t.hand(0, "dominance_bird")
    t.score(0, 10)
    t.score(1, 5)
    t.score(2, 5)
    t.answer(0, "activate_dominance", "dominance_bird")
    assert t.g.coalition[0] == 3


@pytest.mark.clause("root:9.2.8", "root:X.3")
def test_the_partner_of_a_partner_wins_too() -> None:
    t = wandering("vagabond_second", "marquise", "squirrels", at=5)
    t.hand(0, "dominance_bird")
    t.hand(1, "dominance_fox")
    for seat, points in enumerate((10, 2, 5, 29)):
        t.score(seat, points)
    t.answer(0, "activate_dominance", "dominance_bird")
    t.score(1, 10)
    t.score(2, 29)
    t.score(3, 5)
    t.phase_of(1, "daylight")
    t.answer(1, "activate_dominance", "dominance_fox")
    assert t.g.coalition == [1, 3, -1, -1]
    t.score(3, 29)
    t.put(3, 1, den=1)
    t.begin(3)
    t.answer(3, "raise", "acorn", 1)
    assert t.winners == (0, 1, 3)


@pytest.mark.clause("root:9.2.8")
def test_with_three_players_there_is_no_coalition_but_the_card_can_be_spent() -> None:
    t = wandering("marquise", "squirrels", at=1)
    t.hand(0, "dominance_fox")
    t.score(0, 15)
    give(t, boot=1)
    t.put(1, 1, warrior=1)
    assert not t.options(0, "activate_dominance")
    assert t.offered(0, "aid", 1, "dominance_fox")


# 9.3 Set-up


@pytest.mark.clause("root:9.3.1", "root:9.3.2", "root:9.3.5", "root:D.10")
def test_he_chooses_one_of_nine_characters_and_any_forest() -> None:
    t = set_up("marquise", "vagabond")
    while t.waiting == (0,):
        t.answer(0, *t.options(0)[0])
    assert [option[1] for option in t.options(1)] == [
        *("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "ronin", "harrier"),
    ]
    t.answer(1, "character", "vagrant")
    assert len(t.options(1)) == 7
    t.answer(1, "forest", "f3_6_11")
    assert t.g.woodland.name_of(t.g.pawns[1]) == "f3_6_11"
    assert board(t, 1).character == "vagrant"
    assert items(t, seat=1) == {"boot": 1, "torch": 1, "coin": 1}
    assert shown(t, 1).items[-1] == ItemsView("coin", "track", 1, False)


@pytest.mark.clause("root:9.3.3", "root:9.3.4", "root:9.3.6")
def test_three_quests_four_hidden_items_and_markers_on_indifferent() -> None:
    t = playing("marquise", "vagabond", "squirrels")
    assert (len(t.g.quests), len(t.g.quest_deck)) == (3, 12)
    assert sorted(t.g.quests + t.g.quest_deck) == list(range(15))
    assert sorted(t.g.terms.tables.items[item] for item in t.g.buried) == ["bag", "boot", "hammer", "sword"]
    assert t.view(1).ruin_items == dict.fromkeys((6, 10, 11, 12), ("hidden",))
    assert shown(t, 1).relations == (
        RelationView(0, "indifferent", 0, 1),
        RelationView(2, "indifferent", 0, 1),
    )
    orders = {tuple(playing("marquise", "vagabond", seed=seed).g.buried) for seed in range(8)}
    assert len(orders) > 2


@pytest.mark.clause("root:A.8.1.III", "root:A.8.2-x1", "root:AS-5", "root:AS-vagabond")
def test_in_the_draft_a_random_character_lies_next_to_his_card() -> None:
    found = set()
    for seed in range(6):
        t = set_up("marquise", "eyrie", "alliance", "vagabond", players=3, preparation="draft", seed=seed)
        if "vagabond" not in t.g.laid:
            assert t.g.character == ""
            continue
        found.add(t.g.character)
        assert t.view(None).character == t.g.character
        while t.g.phase == "choose":
            seat = t.waiting[0]
            wanted = ("take_faction", "vagabond")
            t.answer(seat, *(wanted if t.offered(seat, *wanted) else t.options(seat)[0]))
        seat = next(s for s in range(3) if t.g.cast.factions[s].id == "vagabond")
        assert board(t, seat).character == t.g.character
        printed = next(c for c in t.g.terms.tables.factions.vagabond.characters if c.id == t.g.character)
        assert sorted(n for n, count in items(t, seat=seat).items() for _ in range(count)) == sorted(printed.items)
        assert t.g.woodland.is_forest(t.g.pawns[seat])
        assert (len(t.g.quests), len(t.g.buried)) == (3, 4)
        while t.g.phase != "turn":
            for each in t.waiting:
                t.answer(each, *t.options(each)[0])
        assert [relation(t, other, seat) for other in range(3) if other != seat] == ["indifferent"] * 2
    assert len(found) > 1


@pytest.mark.parametrize("language", ["en", "cs"])
def test_his_board_and_notes_can_be_read(language: str) -> None:
    t = wandering("marquise", at=5)
    give(t, tea=2, sword=1)
    give(t, condition="exhausted", boot=1)
    give(t, condition="damaged", coin=1)
    relate(t, 1, "friendly")
    lay_quests(t, "guard_duty_rabbit")
    board(t).quests = [5]
    board(t).scorched = [9]
    words = GAME.words(language)
    text = t.read(0, words, ["X", "Y"])
    for name in ("item-tea", "item-boot", "relation-friendly", "character-thief", "quest-guard_duty_rabbit"):
        assert words.say(name) in text
    sections = GAME.told(t.view(1), GAME.content(t.g.terms))
    assert words.say("told-scorched") in said_of(Thing("place", 9), sections, words, ["X", "Y"])
    assert words.say("item-torch") in t.note(0, ("quest", "guard_duty_rabbit"), words, ["X", "Y"])
    assert words.say("relation-friendly") in t.note(0, ("aid", 1, "anvil"), words, ["X", "Y"])


def test_a_forest_is_named_where_a_move_leaves_it() -> None:
    t = wandering("marquise", at=FOREST)
    give(t, boot=1)
    assert move_options(t.g, 0) == [("move", FOREST, clearing) for clearing in (1, 2, 5, 10)]
    assert GAME.words("en").option(("move", FOREST, 5), ["X", "Y"]) == "forest 1-2-5-10 → 5"
