"""E. Furious Protector and Stoic Protector."""

from typing import Any

import pytest

from deskovka.games.root.cast import NOBODY
from deskovka.games.root.dominance import form_coalition
from deskovka.games.root.effects import Effect
from deskovka.games.root.factions.corvids.plots import explode
from deskovka.games.root.factions.corvids.sheet import PLOTS
from deskovka.games.root.factions.hundreds.mobs import prey
from deskovka.games.root.pieces import may_place
from deskovka.games.root.refusals import no_battle, no_placing
from deskovka.games.root.state import Battle, Root
from deskovka.games.root.woodland import NOWHERE
from tests.root.hired import control, employing, hire_anew, owner, preparing
from tests.root.playing import Table
from tests.root.wandering import become, give

CARDS = ("furious_protector", "forest_patrol", "last_dynasty")
FURIOUS, STOIC = "furious_protector", "stoic_protector"


def hired(name: str, at: int, *factions: str) -> tuple[Table, int]:
    """Seat 0 controls a protector, who stands in a clearing; else nothing is on the map."""
    t = employing(*factions, cards=CARDS, demoted=3 if name == STOIC else 0)
    protector = control(t, name, 0)
    if at != NOWHERE:
        t.stand(protector, at)
    return t, protector


class Rooted(Effect):
    """Nobody moves."""

    def forbids_moving(self, g: Root, seat: int, mover: int, origin: int, target: int) -> bool:
        """Whoever it is."""
        return True


# Furious Protector


def in_set_up(clearing: int, *factions: str) -> Table:
    """A set-up in which the Furious Protector has just been put into a clearing."""
    t = preparing(*factions, cards=CARDS)
    while not t.offered(t.waiting[0], "set_up", FURIOUS):
        t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
    t.answer(t.waiting[0], "set_up", FURIOUS)
    assert t.options(t.waiting[0]) == [("place_at", anywhere) for anywhere in range(1, 13)]
    t.answer(t.waiting[0], "place_at", clearing)
    return t


@pytest.mark.clause("root:E-furious-0")
def test_the_furious_protector_begins_in_any_clearing() -> None:
    t = in_set_up(5)
    assert t.g.pawns[owner(t, FURIOUS)] == 5


@pytest.mark.clause("root:E-furious-1")
def test_in_the_set_up_the_furious_protector_keeps_nobody_out() -> None:
    t = in_set_up(1, "cult", "duchy")
    while t.g.phase != "turn":
        seat = t.waiting[0]
        t.answer(seat, *(("place_at", 1) if t.offered(seat, "place_at", 1) else t.options(seat)[0]))
    assert any(t.g.presence[seat][1] for seat in (0, 1))


@pytest.mark.clause("root:E-furious-1")
def test_the_furious_protector_cannot_be_battled_or_removed() -> None:
    t, protector = hired(FURIOUS, 5)
    t.put(1, 5, warrior=2)
    t.begin(1)
    assert not t.offered(1, "battle", 5, FURIOUS)
    for clearing in (3, 4, 5):
        t.put(1, clearing, den=1)
    t.hand(1, "favor_of_the_rabbits")
    t.begin(1)
    t.answer(1, "craft", "favor_of_the_rabbits")
    assert t.g.pawns[protector] == 5


@pytest.mark.clause("root:E-furious-1")
def test_enemies_cannot_place_pieces_beside_the_furious_protector() -> None:
    t, _ = hired(FURIOUS, 5)
    g = t.world.boundary
    assert [may_place(g, seat, 5) for seat in (0, 1)] == [True, False]
    assert may_place(g, 1, 6)
    reason = no_placing(g, 1, 5)
    assert reason is not None
    assert reason[1] == "E-furious-1"
    control(t, FURIOUS, NOBODY)
    assert [may_place(t.g, seat, 5) for seat in (0, 1)] == [False, False]


@pytest.mark.clause("root:E-furious-1", "root:E.3.2")
def test_a_partner_in_a_coalition_places_pieces_beside_the_furious_protector() -> None:
    t, _ = hired(FURIOUS, 5, "vagabond", "squirrels", "weasels")
    assert [may_place(t.g, seat, 5) for seat in (1, 2)] == [False, False]
    form_coalition(t.world.boundary, 0, 1)
    assert [may_place(t.world.boundary, seat, 5) for seat in (1, 2)] == [True, False]


@pytest.mark.clause("root:E-furious-2")
def test_the_furious_protector_must_walk_on_and_every_player_there_loses_a_warrior() -> None:
    t, protector = hired(FURIOUS, 5)
    t.put(0, 1, warrior=2)
    t.put(1, 1, warrior=1, den=1)
    patrol = owner(t, "forest_patrol")
    t.put(patrol, 1, warrior=1)
    t.put(1, 5, warrior=1)
    t.begin(0)  # it is the only thing to do, and it must be done
    assert t.options(0) == [("move", 5, 1), ("move", 5, 2)]
    assert t.ruler(5) == 1
    t.answer(0, "move", 5, 1)
    assert (t.g.pawns[protector], t.warriors(0, 1), t.warriors(1, 1), t.warriors(patrol, 1)) == (1, 1, 0, 1)
    assert (t.count(1, "den", 1), t.warriors(1, 5), t.points(0)) == (1, 1, 0)


@pytest.mark.clause("root:E-furious-2")
@pytest.mark.parametrize("warriors", [0, 2])
def test_the_warlord_does_not_fall_to_the_furious_protector(warriors: int) -> None:
    t, _ = hired(FURIOUS, 5, "squirrels", "hundreds")
    t.put(1, 1, warrior=warriors, warlord=1)
    t.begin(0)
    t.answer(0, "move", 5, 1)
    assert (t.count(1, "warrior", 1), t.count(1, "warlord", 1)) == (max(0, warriors - 1), 1)


@pytest.mark.clause("root:E-furious-2")
def test_a_furious_protector_that_cannot_move_removes_nobody() -> None:
    t, protector = hired(FURIOUS, 5)
    t.put(1, 5, warrior=1)
    t.force(1, Rooted())
    t.begin(0)
    assert t.told("commanded")
    assert (t.g.pawns[protector], t.warriors(1, 5)) == (5, 1)


# Stoic Protector


@pytest.mark.clause("root:E-stoic-1", "root:E-R-noway")
def test_the_stoic_protector_comes_where_its_controller_has_pieces() -> None:
    t, protector = hired(STOIC, NOWHERE)
    assert hire_anew(t, protector).g.pawns[protector] == NOWHERE
    t.put(0, 7, acorn=1)
    t.put(1, 3, warrior=2)
    assert hire_anew(t, protector).g.pawns[protector] == 7
    t.put(0, 1, warrior=1)
    t.stand(protector, 7)
    assert hire_anew(t, protector).g.pawns[protector] == 7


@pytest.mark.clause("root:E-stoic-2", "root:E-stoic-3", "root:E-R-stoic")
def test_nobody_battles_the_stoic_protector_nor_its_controller_beside_it() -> None:
    t, _ = hired(STOIC, 5)
    for clearing in (5, 1):
        t.put(0, clearing, warrior=1)
        t.put(1, clearing, warrior=1)
    t.begin(1)
    assert t.options(1, "battle") == [("battle", 1, 0)]
    given = {refusal.option: refusal.clause for refusal in no_battle(t.g, 1)}
    assert (given["battle", 5, STOIC], given["battle", 5, 0]) == ("E-stoic-2", "E-stoic-3")
    control(t, STOIC, NOBODY)
    t.begin(1)
    assert t.options(1, "battle") == [("battle", 1, 0), ("battle", 5, 0)]


@pytest.mark.clause("root:E-R-stoic")
def test_a_vagrant_cannot_set_anybody_on_who_is_protected() -> None:
    t = employing("vagabond", "squirrels", "weasels", cards=CARDS, demoted=3)
    become(t, "vagrant")
    t.stand(control(t, STOIC, 2), 5)
    t.stand(0, 5)
    give(t, torch=1)
    t.put(1, 5, warrior=1)
    t.put(2, 5, warrior=1)
    t.phase_of(0, "daylight")
    assert t.options(0, "instigate") == [(*("instigate", a), d) for a, d in ((0, 1), (1, 0), (2, 0), (2, 1))]


@pytest.mark.clause("root:E-stoic-2", "root:E-stoic-3")
def test_enemies_remove_nothing_of_the_controller_beside_the_stoic_protector() -> None:
    t, protector = hired(STOIC, 5)
    for clearing in (3, 4, 5):
        t.put(1, clearing, den=1)
    t.put(0, 5, warrior=2, acorn=1)
    t.put(0, 3, warrior=2)
    t.hand(1, "favor_of_the_rabbits")
    t.begin(1)
    t.answer(1, "craft", "favor_of_the_rabbits")
    assert (t.warriors(0, 5), t.count(0, "acorn", 5), t.warriors(0, 3), t.g.pawns[protector]) == (2, 1, 0, 5)


@pytest.mark.clause("root:E-stoic-3", "root:13.7.1")
def test_a_bomb_leaves_the_controller_beside_the_stoic_protector_alone() -> None:
    t, _ = hired(STOIC, 5, "squirrels", "corvids", "weasels")
    board: Any = t.world.boundary.boards[1]
    board.plots[5] = PLOTS.index("bomb")
    t.put(1, 5, plot=1)
    t.put(0, 5, warrior=2, den=1, acorn=1)
    t.put(2, 5, warrior=1, den=1)
    assert list(explode(t.g, 1, 5)) == []
    assert (t.warriors(0, 5), t.count(0, "den", 5), t.count(0, "acorn", 5)) == (2, 1, 1)
    assert (t.warriors(2, 5), t.count(2, "den", 5), t.count(1, "plot", 5)) == (0, 0, 0)  # the bomb goes with them
    assert t.points(1) == 1


@pytest.mark.clause("root:E-stoic-3", "root:14.4.1")
def test_a_mob_razes_nothing_of_the_controller_beside_the_stoic_protector() -> None:
    t, _ = hired(STOIC, 5, "squirrels", "hundreds", "weasels")
    t.put(1, 5, mob=1)
    t.put(0, 5, den=1, acorn=2)
    assert prey(t.g, 1, 5) == []
    t.begin(1)
    assert (t.told("razed"), t.count(0, "den", 5), t.count(0, "acorn", 5)) == ([], 1, 2)
    t.put(2, 5, den=1)
    t.begin(1)
    assert t.told("razed") == [{"seat": 1, "clearing": 5}]
    assert (t.count(0, "den", 5), t.count(0, "acorn", 5), t.count(2, "den", 5)) == (1, 2, 0)


@pytest.mark.clause("root:E-stoic-3", "root:8.4.1.III")
def test_a_revolt_leaves_the_controller_beside_the_stoic_protector_alone() -> None:
    t, _ = hired(STOIC, 4, "squirrels", "alliance", "weasels")
    t.put(1, 4, sympathy=1)
    t.put(0, 4, warrior=2, acorn=1)
    t.put(2, 4, warrior=2, acorn=1)
    t.supporters(1, "bake_sale", "smugglers_trail")
    t.begin(1)
    t.answer(1, "revolt", 4)
    assert (t.warriors(0, 4), t.count(0, "acorn", 4)) == (2, 1)
    assert (t.warriors(2, 4), t.count(2, "acorn", 4), t.count(1, "base_rabbit", 4)) == (0, 0, 1)


@pytest.mark.clause("root:E-stoic-3")
def test_pieces_beside_the_stoic_protector_may_be_given_up() -> None:
    t, _ = hired(STOIC, 5)
    t.put(0, 5, warrior=1)
    t.lay(0, "tax_collector")
    t.phase_of(0, "daylight")
    t.answer(0, "use", "tax_collector")
    assert t.warriors(0, 5) == 0


@pytest.mark.clause("root:E-R-stoic")
def test_hits_on_a_controller_who_attacks_beside_the_stoic_protector_are_ignored() -> None:
    t, _ = hired(STOIC, 5)
    t.put(0, 5, warrior=2, den=1, acorn=1)
    t.put(1, 5, warrior=3)
    t.hand(1, "ambush_rabbit")
    t.phase_of(0, "daylight")
    t.dice(2, 2)
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_rabbit")
    assert (t.warriors(0, 5), t.warriors(1, 5), t.count(0, "den", 5)) == (2, 1, 1)


@pytest.mark.clause("root:E-R-stoic")
def test_nobody_is_asked_which_protected_pieces_would_fall() -> None:
    t, _ = hired(STOIC, 5, "hundreds", "squirrels")
    t.put(0, 5, warrior=1, warlord=1)
    t.put(1, 5, warrior=3)
    fight = Battle(0, 1, 5)
    flow = t.g.cast.parties[0].take_hits(t.g, 0, fight, 1)
    with pytest.raises(StopIteration):
        next(flow)


@pytest.mark.clause("root:E-stoic-4")
def test_the_stoic_protector_must_walk_on_whoever_rules() -> None:
    t, protector = hired(STOIC, 5)
    for clearing in (1, 5):
        t.put(0, clearing, warrior=1)
        t.put(1, clearing, warrior=2)
    t.begin(0)
    assert t.options(0) == [("move", 5, 1), ("move", 5, 2)]
    t.answer(0, "move", 5, 1)
    assert (t.g.pawns[protector], t.warriors(0, 1), t.warriors(1, 1)) == (1, 1, 2)
