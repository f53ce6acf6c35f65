"""A.6, B.10, E.1 to E.3. Hirelings: how they come, serve and pass on; rule, battles, moves and enemies."""

from typing import Any

import pytest

from deskovka.content.editions import EditionBreaksCount, EditionUnknownKey, EditionWrongValue
from deskovka.content.setups import SetupConflict
from deskovka.games.root.game import RootGame
from deskovka.games.root.hirelings.hireling import board_of, sites
from deskovka.games.root.hirelings.patrol import ForestPatrol
from deskovka.games.root.hirelings.roster import HIRELINGS
from deskovka.games.root.points import Victory
from deskovka.games.root.state import Root
from deskovka.games.root.tables import FERRY, PRINTED
from deskovka.kernel import Chance, Flow, World, seed_from
from tests.root.hired import CARDS, control, employing, owner, preparing
from tests.root.playing import GAME, Table, bare
from tests.root.wandering import give

REAL = RootGame()
TABLE = PRINTED.tables.hirelings
ACORN_AT = 5


def earn(t: Table, *rolls: int) -> None:
    """Seat 0 enters the first marker; the control die shows these faces."""
    t.put(0, ACORN_AT, warrior=9)
    t.score(0, 3)
    t.begin(0)
    t.script(*rolls)
    t.answer(0, "raise", "acorn", ACORN_AT)
    t.answer(0, "done")


# A.6 Set-up


@pytest.mark.clause("root:A.6", "root:A.6.1", "root:A.6.4")
def test_three_hirelings_come_with_their_pieces_and_markers_on_the_score_track() -> None:
    assert REAL.read_setup({}).owners == 4
    t = preparing()
    assert sorted(t.g.cast.called[2:], key=str) == sorted(CARDS)
    assert t.supply(owner(t, "last_dynasty"), "warrior") == 5
    assert t.view(None).markers == (4, 8, 12)
    seen = {tuple(sorted(map(str, preparing(cards=(), seed=seed).g.cast.called[2:]))) for seed in range(12)}
    assert len(seen) > 1 or len(TABLE.cards) == len(CARDS)


@pytest.mark.clause("root:A.6.2")
@pytest.mark.parametrize(("players", "demoted"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_with_more_players_more_of_them_are_demoted(players: int, demoted: int) -> None:
    names = ("squirrels", "weasels", "cult", "alliance", "duchy")[:players]
    seen = set()
    for seed in range(8):
        t = Table.with_setup(
            {
                "players": players,
                "factions": names,
                "seating": "listed",
                "first": 0,
                "reach": "any",
                "standing": "none",
                "hirelings": "drawn",
                "hireling_cards": CARDS,
            },
            seed,
        )
        found = [hireling.hireling for hireling in t.view(None).hirelings if hireling.demoted]
        assert len(found) == demoted
        seen.add(tuple(found))
    assert len(seen) > 1 or demoted in (0, 3)


@pytest.mark.clause("root:A.6.3")
def test_the_players_set_them_up_from_the_last_one_on() -> None:
    for factions, seats in ((("squirrels", "weasels", "cult"), [2, 1, 0]), (("squirrels", "weasels"), [1, 0, 1])):
        t = preparing(*factions)
        while t.g.phase == "hireling":
            t.answer(t.waiting[0], *t.options(t.waiting[0])[-1])
        assert [event["seat"] for event in t.told("hireling_set_up")] == seats
        assert all(hireling.done == () for hireling in t.view(None).hirelings)


@pytest.mark.clause("root:A.6.3")
def test_those_without_set_up_text_need_no_choice() -> None:
    t = preparing(demoted=3)
    assert t.g.phase != "hireling"
    assert not any(t.on_map(owner(t, str(name)), "warrior") for name in t.g.cast.called[2:4] if name != "otter_divers")


@pytest.mark.clause("root:A.6.5")
def test_a_hireling_of_a_faction_that_is_played_stays_in_the_box() -> None:
    pool = REAL.read_setup({"players": 2, "factions": ["alliance", "cult"], "hirelings": "drawn", "reach": "any"})
    assert {card.faction for card in pool.hireling_pool} & {"alliance", "cult"} == set()
    with pytest.raises(SetupConflict) as refused:
        REAL.read_setup(
            {"players": 2, "factions": ["marquise", "eyrie"], "hirelings": "drawn", "hireling_cards": list(CARDS)}
        )
    assert refused.value.facts["key"] == "hirelings"


@pytest.mark.clause("root:A.6.5")
def test_in_a_draft_the_factions_of_hirelings_are_not_laid_out() -> None:
    factions = ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "duchy"]
    setup: dict[str, Any] = {"players": 3, "factions": factions, "preparation": "draft", "hirelings": "drawn"}
    for seed in range(6):
        g = REAL.new(REAL.read_setup(setup), Chance(seed_from(seed)))
        world = World(REAL, g)
        while world.state.phase != "choose":
            (seat,) = world.waiting
            question = world.question(seat)
            assert question is not None
            world.answer(seat, question.options[0])
        cards = PRINTED.tables.hireling_cards
        taken = {cards[hireling.id].faction for hireling in world.state.cast.others}
        assert taken.isdisjoint(world.state.laid)
        assert len(world.state.laid) >= 3


@pytest.mark.clause("root:B.10")
def test_every_card_has_two_sides_that_work_and_the_printed_pieces() -> None:
    assert sorted(HIRELINGS) == sorted(side for card in TABLE.cards for side in (card.promoted, card.demoted))
    assert {card.id: card.warriors for card in TABLE.cards} == {
        "forest_patrol": 12,
        "last_dynasty": 5,
        "spring_uprising": 4,
        "exile": 0,
        "riverfolk_flotilla": 0,
        "warm_sun_prophets": 4,
        "highway_bandits": 4,
        "sunward_expedition": 8,
        "corvid_spies": 6,
        "furious_protector": 0,
        "flame_bearers": 6,
        "vault_keepers": 6,
        "popular_band": 5,
    }


# Editions


def test_an_edition_changes_hirelings_and_what_does_not_fit_is_refused() -> None:
    def edited(**changes: Any) -> Any:
        return GAME.read_setup({"edition": {"hirelings": changes}}).tables.hirelings

    assert edited(markers=[3, 9]).markers == (3, 9)
    assert edited(cards={"last_dynasty": {"warriors": 7}}).cards[1].warriors == 7
    with pytest.raises(EditionBreaksCount):
        edited(cards={"last_dynasty": {"warriors": 0}})
    with pytest.raises(EditionWrongValue):
        edited(cards={"last_dynasty": {"faction": "cult"}})
    with pytest.raises(EditionUnknownKey):
        edited(cards={"last_dynasty": {"tokens": {"crown": 1}}})
    with pytest.raises(EditionBreaksCount):
        edited(control={"gold": [1]})
    with pytest.raises(EditionBreaksCount):
        edited(control={"gold": [0, 1, 1, 2, 2, 2]})


# E.1 Gaining and losing


@pytest.mark.clause("root:E.1.1")
def test_who_enters_the_space_of_a_marker_hires_at_the_end_of_the_turn() -> None:
    t = employing()
    earn(t, 0)
    assert t.told("marker_taken") == [{"seat": 0, "points": 4}]
    assert t.view(None).markers == (8, 12)
    assert t.view(None).seats[0].markers == (4,)
    assert t.topic(0) == "hire"
    t.answer(0, "hire", "forest_patrol")
    assert t.g.controllers[owner(t, "forest_patrol")] == 0
    assert t.view(None).seats[0].markers == ()
    assert t.g.turn == 1


@pytest.mark.clause("root:E.1.2")
@pytest.mark.parametrize(("other", "count"), [(0, 1), (4, 1), (9, 2)])
def test_the_leader_counts_gold_pips_only(other: int, count: int) -> None:
    t = employing()
    t.score(1, other)
    earn(t, 0)
    t.answer(0, "hire", "forest_patrol")
    assert board_of(t.g, owner(t, "forest_patrol")).control == count
    assert t.told("control_rolled")[-1]["count"] == count


@pytest.mark.clause("root:E.1.2")
def test_who_has_activated_a_dominance_card_counts_all_pips() -> None:
    t = employing("squirrels", "weasels", "cult", cards=CARDS)
    earn(t, 0)
    t.answer(0, "hire", "forest_patrol")
    t.dominate(1, "dominance_fox")
    control(t, "forest_patrol", 0, 1)
    t.begin(0)
    t.script(0)
    t.answer(0, "done")
    t.answer(0, "pass_on", "forest_patrol", 1)
    assert t.told("control_rolled")[-1]["count"] == 2


@pytest.mark.clause("root:E.1.3", "root:E.R4")
def test_a_card_loses_a_marker_at_the_end_of_own_turns_and_passes_on() -> None:
    t = employing("squirrels", "weasels", "cult")
    patrol = control(t, "forest_patrol", 0, 2)
    t.begin(0)
    t.answer(0, "done")
    assert (board_of(t.g, patrol).control, t.g.controllers[patrol]) == (1, 0)
    t.end_turn(1)
    assert board_of(t.g, patrol).control == 1
    t.begin(0)
    t.script(5)
    t.answer(0, "done")
    assert t.options(0) == [("pass_on", "forest_patrol", 1), ("pass_on", "forest_patrol", 2)]
    t.answer(0, "pass_on", "forest_patrol", 2)
    assert (t.g.controllers[patrol], board_of(t.g, patrol).control) == (2, 2)


@pytest.mark.clause("root:E.R4")
def test_cards_are_passed_on_before_new_hirelings_come() -> None:
    t = employing()
    control(t, "last_dynasty", 0, 1)
    earn(t, 0, 0)
    assert [event["hireling"] for event in t.told("passed_on")] == ["last_dynasty"]
    assert t.topic(0) == "hire"
    assert not t.offered(0, "hire", "last_dynasty")


@pytest.mark.clause("root:E.R5")
def test_a_marker_without_a_hireling_stays_unused() -> None:
    t = employing()
    for name in CARDS:
        control(t, name, 1)
    earn(t)
    assert t.g.turn == 1
    assert t.g.taken == [[], []]


@pytest.mark.clause("root:E.R6", "root:E.R7")
def test_markers_that_are_passed_are_taken_and_wait_for_the_own_turn() -> None:
    t = employing()
    t.put(0, 5, warrior=3)
    t.put(1, 5, acorn=4)
    t.put(1, 6, warrior=1)
    t.score(0, 5)
    t.score(1, 0)
    t.put(1, 5, warrior=0)
    t.begin(0)
    t.battle(0, 5, 1, dice=(2, 0))
    while t.topic(t.waiting[0]) == "lose":
        t.answer(1, *t.options(1)[0])
    assert t.points(0) == 8
    assert t.g.taken[0] == [8]
    t = employing()
    t.score(1, 3)
    t.put(0, 5, warrior=1, acorn=4)
    t.put(1, 5, warrior=3)
    t.begin(0)
    t.battle(0, 5, 1, dice=(3, 2))
    while t.waiting and t.topic(t.waiting[0]) == "lose":
        t.answer(0, *t.options(0)[0])
    assert t.g.taken[1] == [4]
    t.end_turn(0)
    assert t.g.turn == 1
    assert t.g.taken[1] == [4]


@pytest.mark.clause("root:E.R7", "root:E.1.1")
def test_a_jump_over_markers_takes_them_all_and_each_brings_a_hireling() -> None:
    t = employing()
    for clearing in (3, 4, 5):
        t.put(0, clearing, den=1)
    t.put(1, 10, acorn=4, den=2)
    t.score(0, 3)
    t.hand(0, "favor_of_the_rabbits")
    t.begin(0)
    t.answer(0, "craft", "favor_of_the_rabbits")
    assert t.points(0) == 9
    assert (t.g.taken[0], t.view(None).markers) == ([4, 8], (12,))
    t.answer(0, "done")
    for hireling in ("forest_patrol", "last_dynasty"):
        t.answer(0, "hire", hireling)
    assert [t.g.controllers[owner(t, name)] for name in ("forest_patrol", "last_dynasty")] == [0, 0]


# E.2 Kinds of entries


@pytest.mark.clause("root:E.2.1")
def test_when_hired_is_done_at_once_whoever_hires(monkeypatch: pytest.MonkeyPatch) -> None:
    hired: list[int] = []

    def when_hired(self: ForestPatrol, g: Root, owner: int, seat: int) -> Flow[None]:
        yield from ()
        hired.append(seat)

    monkeypatch.setattr(ForestPatrol, "when_hired", when_hired)
    t = employing()
    earn(t, 0)
    t.answer(0, "hire", "forest_patrol")
    control(t, "forest_patrol", 0, 1)
    t.begin(0)
    t.answer(0, "done")
    assert hired == [0, 1]


@pytest.mark.clause("root:E.2.2")
def test_abilities_work_without_a_controller_unless_they_are_the_controllers() -> None:
    t = employing()
    patrol = owner(t, "forest_patrol")
    t.put(patrol, 5, warrior=2)
    t.put(0, 5, warrior=3)
    t.begin(0)
    t.answer(0, "battle", 5, "forest_patrol")
    assert board_of(t.g, patrol).held <= 1
    t = employing(demoted=3)
    assert not t.g.in_force.ignores_rule[0]
    control(t, "otter_divers", 0)
    assert t.g.in_force.ignores_rule[0]


@pytest.mark.clause("root:E.2.3")
def test_an_entry_of_birdsong_comes_first_and_once() -> None:
    t = employing(demoted=3)
    t.put(0, 5, warrior=1)
    for clearing in (1, 2, 3):
        t.put(0, clearing, warrior=1)
    control(t, "bluebird_nobles", 0)
    t.begin(0)
    assert t.points(0) == 1
    assert [event["deed"] for event in t.told("commanded")] == ["tribute"]
    assert t.topic(0) == "squirrels"


@pytest.mark.clause("root:E.2.4")
def test_an_entry_of_daylight_is_offered_once_in_the_turn_of_its_controller() -> None:
    t = employing()
    patrol = control(t, "forest_patrol", 0)
    t.put(patrol, 5, warrior=1)
    t.put(0, 5, warrior=1)
    t.begin(0)
    t.answer(0, "command", "forest_patrol", "march")
    assert t.topic(0) == "hireling_move"
    t.decline(0)
    assert not t.options(0, "command")
    t.answer(0, "done")
    assert not t.options(1, "command")


# E.3 Standing of hirelings


@pytest.mark.clause("root:E.3.1")
def test_a_hireling_rules_for_its_controller_or_for_itself() -> None:
    t = employing()
    patrol = owner(t, "forest_patrol")
    t.put(patrol, 5, warrior=2)
    t.put(0, 5, warrior=1)
    assert t.ruler(5) == patrol
    assert t.view(None).map.clearings[4].ruler == "forest_patrol"
    control(t, "forest_patrol", 0)
    assert t.ruler(5) == 0
    control(t, "forest_patrol", 1)
    assert t.ruler(5) == 1


@pytest.mark.clause("root:E.3.2", "root:E.R3")
def test_it_is_an_enemy_of_all_but_its_controller() -> None:
    t = employing()
    patrol, dynasty = owner(t, "forest_patrol"), owner(t, "last_dynasty")
    assert {patrol, dynasty} <= set(t.g.enemies[0])
    control(t, "forest_patrol", 0)
    control(t, "last_dynasty", 0)
    assert not {patrol, dynasty} & set(t.g.enemies[0])
    assert {patrol, dynasty} <= set(t.g.enemies[1])
    assert dynasty not in t.g.enemies[patrol]
    t.put(patrol, 5, warrior=2)
    t.put(0, 5, warrior=2)
    t.put(1, 5, warrior=2)
    t.begin(0)
    assert not t.offered(0, "battle", 5, "forest_patrol")
    t.begin(1)
    assert t.offered(1, "battle", 5, "forest_patrol")
    assert t.offered(1, "battle", 5, 0)
    t.battle(1, 5, 0, dice=(3, 0))
    assert (t.warriors(0, 5), t.warriors(patrol, 5)) == (0, 2)


@pytest.mark.clause("root:E.3.2")
def test_a_hireling_of_a_partner_is_no_enemy() -> None:
    t = employing("squirrels", "weasels", "vagabond")
    patrol = control(t, "forest_patrol", 0)
    g = t.world.boundary
    g.coalition[2] = 0
    t._restart()
    control(t, "forest_patrol", 0)
    assert patrol not in t.g.enemies[2]
    assert 2 not in t.g.enemies[patrol]


@pytest.mark.clause("root:E.3.3", "root:E.3.4")
def test_its_pieces_are_not_those_of_the_controllers_faction_and_act_alone() -> None:
    t = employing()
    patrol = control(t, "forest_patrol", 0)
    t.put(patrol, 5, warrior=3)
    t.begin(0)
    assert t.g.presence[0][5] == 0
    assert not t.options(0, "move", "battle")
    t.put(0, 5, warrior=1)
    t.begin(0)
    t.move(0, 5, 1)
    assert (t.warriors(0, 1), t.warriors(patrol, 1)) == (1, 0)
    t.answer(0, "command", "forest_patrol", "march")
    t.move(0, 5, 1)
    assert t.warriors(patrol, 1) == 3


@pytest.mark.clause("root:E.3.5")
def test_nobody_plays_an_ambush_for_a_hireling_nor_lends_it_effects() -> None:
    t = employing()
    patrol = control(t, "forest_patrol", 1)
    t.put(patrol, 5, warrior=3)
    t.put(0, 5, warrior=3)
    t.hand(1, "ambush_rabbit")
    t.lay(1, "brutal_tactics")
    t.begin(0)
    t.dice(0, 0)
    t.answer(0, "battle", 5, "forest_patrol")
    assert t.told("rolled")
    assert t.g.turn == 0
    assert t.topic(0) == "squirrels"


@pytest.mark.clause("root:E.3.5")
def test_the_controller_foils_no_ambush_against_a_hireling_that_attacks() -> None:
    t = employing()
    patrol = control(t, "forest_patrol", 0)
    t.put(patrol, 5, warrior=3)
    t.put(1, 5, warrior=1)
    t.hand(0, "ambush_rabbit")
    t.hand(1, "ambush_bird")
    t.begin(0)
    t.dice(0, 0)
    t.answer(0, "command", "forest_patrol", "march")
    t.decline(0)
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_bird")
    assert t.told("foiled") == []
    assert (t.warriors(patrol, 5), t.cards(0)) == (1, ["ambush_rabbit"])


@pytest.mark.clause("root:E.3.6")
def test_the_controller_scores_nothing_for_what_the_hireling_removes() -> None:
    t = employing()
    patrol = control(t, "forest_patrol", 0)
    t.put(patrol, 5, warrior=3)
    t.put(1, 5, acorn=2)
    t.begin(0)
    t.dice(1, 0)
    t.answer(0, "command", "forest_patrol", "march")
    t.decline(0)
    t.battle(0, 5, 1)
    assert t.count(1, "acorn", 5) == 0
    assert t.points(0) == 0


@pytest.mark.clause("root:E.3.7")
def test_the_controller_suffers_outrage_and_draws_for_the_ferry() -> None:
    t = employing("squirrels", "alliance")
    patrol = control(t, "forest_patrol", 0)
    t.put(patrol, 5, warrior=3)
    t.put(1, 1, sympathy=1)
    t.hand(0, "anvil")
    t.begin(0)
    t.answer(0, "command", "forest_patrol", "march")
    t.move(0, 5, 1)
    assert t.topic(0) == "outrage"
    assert t.told("outrage") == [{"seat": 0, "clearing": 1}]
    t = employing(map="lake")
    patrol = control(t, "forest_patrol", 0)
    here = t.g.landmarks[FERRY]
    target = next(c for c in t.g.woodland.coast if c != here)
    t.put(patrol, here, warrior=2)
    t.begin(0)
    t.answer(0, "command", "forest_patrol", "march")
    t.answer(0, "ferry", here, target)
    t.answer(0, "warriors", 2)
    assert len(t.cards(0)) == 1
    assert t.g.landmarks[FERRY] == target


@pytest.mark.clause("root:E.R1")
def test_a_hireling_moves_by_the_rule_of_its_controller() -> None:
    t = employing()
    patrol = control(t, "forest_patrol", 0)
    t.put(patrol, 5, warrior=1)
    t.put(1, 5, warrior=1)
    t.begin(0)
    t.answer(0, "command", "forest_patrol", "march")
    assert t.topic(0) == "hireling_battle"
    t.decline(0)
    t.put(0, 5, warrior=1)
    t.begin(0)
    t.end_turn(0)
    t.begin(0)
    t.answer(0, "command", "forest_patrol", "march")
    assert t.options(0, "move") == [("move", 5, 1), ("move", 5, 2)]


@pytest.mark.clause("root:E.R2")
def test_the_attacker_battles_a_hireling_that_nobody_controls() -> None:
    t = employing()
    patrol = owner(t, "forest_patrol")
    t.put(patrol, 5, warrior=2)
    t.put(0, 5, warrior=2)
    t.begin(0)
    t.battle(0, 5, "forest_patrol", dice=(2, 1))
    assert (t.warriors(0, 5), t.warriors(patrol, 5)) == (1, 0)
    assert t.told("battle") == [{"seat": 0, "defender": "forest_patrol", "clearing": 5}]
    assert t.told("removed")[-1]["owner"] in (0, "forest_patrol")


@pytest.mark.clause("root:E.R8")
def test_rule_through_hirelings_wins_by_dominance() -> None:
    t = employing("squirrels", "weasels", "cult")
    patrol = control(t, "forest_patrol", 0)
    for clearing in t.g.woodland.of_suit[0][:3]:
        t.put(patrol, clearing, warrior=1)
    t.dominate(0, "dominance_fox")
    with pytest.raises(Victory):
        t.begin(0)


@pytest.mark.clause("root:E.R9")
def test_a_hireling_has_only_its_own_pieces() -> None:
    t = preparing(edition={"hirelings": {"cards": {"forest_patrol": {"warriors": 4}}, "demoted": {2: 0}}})
    while t.g.phase == "hireling":
        t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
    patrol = owner(t, "forest_patrol")
    assert (sum(t.on_map(patrol, "warrior").values()), t.supply(patrol, "warrior")) == (4, 0)


@pytest.mark.clause("root:E.R10")
def test_a_hireling_is_placed_by_its_controller() -> None:
    t = bare("marquise", "squirrels")
    t.put(0, 1, keep=1)
    assert 1 in sites(t.g, 0, range(1, 13))
    assert 1 not in sites(t.g, 1, range(1, 13))


@pytest.mark.clause("root:E.R11")
def test_a_vagabond_makes_no_enemy_by_removing_hirelings() -> None:
    t = employing("vagabond", "squirrels")
    patrol = control(t, "forest_patrol", 1)
    here = next(c for c in t.g.woodland.clearings)
    t.stand(0, here)
    t.put(patrol, here, warrior=1)
    give(t, sword=2)
    t.phase_of(0, "daylight")
    t.battle(0, here, "forest_patrol", dice=(1, 0))
    assert t.warriors(patrol, here) == 0
    assert not t.told("relation_changed")
    assert t.points(0) == 0


# What is kept, told and refused


def test_a_game_with_hirelings_is_saved_and_read_again() -> None:
    t = employing()
    control(t, "forest_patrol", 1)
    g = t.world.boundary
    again = GAME.new(g.terms, Chance(seed_from(1)))
    again.read(g.to_data())
    assert again.to_data() == g.to_data()
    assert again.cast.called == g.cast.called


def test_why_a_hireling_does_nothing_is_told() -> None:
    t = employing("alliance", "squirrels")
    control(t, "forest_patrol", 1)
    t.phase_of(0, "daylight")
    reasons = {refusal.option: refusal.clause for refusal in GAME.refusals(t.g, t.question(0))}
    assert reasons["command", "forest_patrol"] == "E.3.4"
    assert reasons["command", "last_dynasty"] == "E.1.1"
    control(t, "forest_patrol", 0)
    t.phase_of(0, "daylight")
    reasons = {refusal.option: refusal.clause for refusal in GAME.refusals(t.g, t.question(0))}
    assert reasons["command", "forest_patrol"] == "E-patrol-2"


@pytest.mark.clause("root:E.1.2")
def test_on_the_card_of_a_hireling_that_nobody_controls_lie_no_control_markers() -> None:
    assert {hireling.control for hireling in employing().view(None).hirelings} == {0}
