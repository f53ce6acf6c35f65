"""8.4 to 8.6. The turn of the Woodland Alliance."""

import pytest

from deskovka.bots import make_bot
from deskovka.bots.greedy import best
from deskovka.games.root.effects import Effect
from deskovka.games.root.state import Root
from deskovka.kernel import Match, Option, seed_from
from tests.root.playing import GAME, Table, bare
from tests.root.rebels import board, officers, rebels, stack

FOXES = ("anvil", "root_tea_fox", "travel_gear_fox", "foxfolk_steel")
RABBITS = ("bake_sale", "cobbler", "root_tea_rabbit", "smugglers_trail")
MICE = ("sword", "investments", "codebreakers", "crossbow_mouse")
BIRDS = ("birdy_bindle", "arms_trader", "woodland_runners")

# 8.4.1 Revolt


def ready(*supporters: str) -> Table:
    """Sympathy in 5 and 10 (rabbit) and 1 (fox), so that revolts are possible; the turn of the Alliance begins."""
    t = rebels("squirrels", "weasels")
    for clearing in (5, 10, 1):
        t.put(0, clearing, sympathy=1)
    t.supporters(0, *supporters)
    t.begin(0)
    return t


def sympathize(t: Table) -> None:
    """The turn of the Alliance begins, and it does not revolt."""
    t.begin(0)
    if t.topic(0) == "revolt":
        t.decline(0)
    assert t.topic(0) == "spread"


def pay(t: Table, *supporters: str) -> None:
    """Spend these supporters, in the order of the deck, as far as there is something to choose."""
    for _ in supporters:
        if t.waiting == (0,) and t.topic(0) == "pay_supporters":
            t.answer(0, *next(option for option in t.options(0) if option[1] in supporters))


@pytest.mark.clause("root:8.4.1")
def test_revolts_come_any_number_of_times_before_sympathy_and_may_be_declined() -> None:
    t = ready(*RABBITS[:2], *FOXES[:2], *MICE[:2])
    assert t.topic(0) == "revolt"
    t.answer(0, "revolt", 5)
    pay(t, *RABBITS[:2])
    assert t.topic(0) == "revolt"
    t.answer(0, "revolt", 1)
    pay(t, *FOXES[:2])
    assert (t.on_map(0, "base_rabbit"), t.on_map(0, "base_fox")) == ({5: 1}, {1: 1})
    assert t.topic(0) == "spread"
    t = ready(*RABBITS[:2], "sword")
    t.answer(0, "done")
    assert t.topic(0) == "spread"
    assert not t.options(0, "revolt")


@pytest.mark.clause("root:8.4.1.I")
def test_a_revolt_needs_a_sympathetic_clearing_of_the_suit_of_a_base_on_the_board() -> None:
    t = ready(*RABBITS[:2], *MICE[:2])
    assert t.options(0, "revolt") == [("revolt", 5), ("revolt", 10)]  # no mouse clearing sympathizes
    t.put(0, 3, base_rabbit=1)
    assert t.topic(0) == "revolt"  # the fox base is still on the board
    assert t.options(0) == [("done",)]


@pytest.mark.clause("root:8.4.1.II")
def test_a_revolt_costs_two_supporters_of_the_suit() -> None:
    t = ready("bake_sale", "anvil", "sword")
    assert t.options(0) == [("done",)]
    t = ready("bake_sale", "birdy_bindle", "anvil", "sword")
    assert t.options(0, "revolt") == [("revolt", 1), ("revolt", 5), ("revolt", 10)]
    t.answer(0, "revolt", 5)
    assert (t.topic(0), dict(t.question(0).facts)) == ("pay_supporters", {"clearing": 5, "left": 2})
    pay(t, "bake_sale", "birdy_bindle")
    assert sorted(t.discarded()) == ["bake_sale", "birdy_bindle"]
    assert stack(t) == ["anvil", "sword"]


@pytest.mark.clause("root:8.4.1.II", "root:8.2.3")
def test_which_supporters_pay_is_the_choice_of_the_alliance() -> None:
    t = ready("bake_sale", "cobbler", "birdy_bindle", "sword")
    t.answer(0, "revolt", 5)
    assert t.options(0) == [("supporter", "cobbler"), ("supporter", "bake_sale")]
    t.answer(0, "supporter", "bake_sale")
    assert t.options(0) == [("supporter", "birdy_bindle")]  # asked, so that nobody learns how few there are
    t.answer(0, "supporter", "birdy_bindle")
    assert stack(t) == ["cobbler", "sword"]


@pytest.mark.clause("root:8.4.1.III")
def test_a_revolt_removes_all_enemies_and_brings_a_base_warriors_and_an_officer() -> None:
    t = ready(*RABBITS[:2])
    t.put(1, 5, warrior=2, den=1, acorn=1)
    t.put(2, 5, warrior=1, acorn=2)
    t.put(1, 10, warrior=1)
    t.begin(0)
    t.answer(0, "revolt", 5)
    t.answer(0, *t.options(0)[0])  # two factions have something to resolve
    assert t.points(0) == 4
    assert (sum(t.g.presence[1]), t.g.presence[1][10], sum(t.g.presence[2])) == (1, 1, 0)
    assert t.on_map(0, "base_rabbit") == {5: 1}
    assert t.on_map(0, "warrior") == {5: 2}  # clearings 5 and 10
    assert board(t).officers == 1
    assert t.supply(0, "warrior") == 7
    assert t.on_map(0, "sympathy") == {1: 1, 5: 1, 10: 1}


@pytest.mark.clause("root:8.4.1.III")
def test_thirty_points_in_a_revolt_win_at_once() -> None:
    t = ready(*RABBITS[:2])
    t.put(1, 5, den=1)
    t.score(0, 29)
    t.begin(0)
    t.answer(0, "revolt", 5)
    assert t.winners == (0,)


@pytest.mark.clause("root:8.4.1-x1", "root:1.5.4")
def test_a_short_supply_gives_warriors_first_and_the_officer_last() -> None:
    for left, standing, trained in ((3, 2, 1), (2, 2, 0), (1, 1, 0), (0, 0, 0)):
        t = ready(*RABBITS[:2])
        t.leave(0, warrior=left)
        t.begin(0)
        t.answer(0, "revolt", 5)
        assert (t.warriors(0, 5), board(t).officers, t.supply(0, "warrior")) == (standing, trained, 0)
        assert t.on_map(0, "base_rabbit") == {5: 1}


@pytest.mark.clause("root:8.4.1-x1")
def test_own_pieces_ruins_and_pawns_stay() -> None:
    t = ready(*RABBITS[:2])
    t.put(0, 10, warrior=1)
    t.stand(1, 10)
    t.put(1, 10, warrior=1)
    t.begin(0)
    t.answer(0, "revolt", 10)
    assert t.warriors(0, 10) == 3
    assert (t.g.ruins[10], t.g.pawns[1]) == (1, 10)
    assert t.warriors(1, 10) == 0


@pytest.mark.clause("root:8.4.1-x1")
def test_where_the_base_finds_no_slot_there_is_no_revolt() -> None:
    t = rebels("squirrels", "weasels")
    t.put(0, 10, sympathy=1)
    t.supporters(0, *RABBITS[:2])
    t.put(1, 10, den=1)  # of two slots one has a ruin
    t.begin(0)
    assert t.offered(0, "revolt", 10)  # the den will make room
    for effect in (Stalwart(), Snare()):
        t.force(1, effect)
        t.begin(0)
        assert t.topic(0) == "spread"


class Stalwart(Effect):
    """Its owner's pieces cannot be removed."""

    def protects(self, g: Root, seat: int, kind: int, clearing: int, cause: str) -> bool:
        return g.cast.owner[kind] == seat


class Snare(Effect):
    """Nobody else places pieces in clearing 10."""

    def forbids_placing(self, g: Root, seat: int, placer: int, clearing: int) -> bool:
        return placer != seat and clearing == 10


@pytest.mark.clause("root:8.4.1-x1", "root:6.2.2")
def test_sympathy_and_so_revolts_never_come_to_the_keep() -> None:
    t = bare("alliance", "marquise")
    t.supporters(0, *RABBITS[:3])
    t.put(1, 5, keep=1)
    t.put(0, 1, sympathy=1)
    officers(t, 1)
    sympathize(t)
    assert not t.offered(0, "spread", 5)
    assert t.offered(0, "spread", 10)
    t.put(0, 5, warrior=1)
    t.phase_of(0, "evening")
    assert not t.options(0, "organize")


# 8.4.2 Spread Sympathy


@pytest.mark.clause("root:8.4.2", "root:8.4.2.I")
def test_sympathy_spreads_from_clearing_to_clearing_as_often_as_it_is_paid_for() -> None:
    t = rebels()
    t.supporters(0, "anvil", "bake_sale", "sword")
    t.begin(0)
    assert len(t.options(0, "spread")) == 12  # the first one goes anywhere
    t.answer(0, "spread", 1)
    pay(t, "anvil")
    assert t.options(0, "spread") == [("spread", 5), ("spread", 9), ("spread", 10)]
    t.answer(0, "spread", 9)
    pay(t, "sword")
    assert [option[1] for option in t.options(0, "spread")] == [4, 5, 10]  # 12 is a fox clearing
    t.answer(0, "done")
    assert t.topic(0) == "alliance"
    assert t.on_map(0, "sympathy") == {1: 1, 9: 1}


@pytest.mark.clause("root:8.4.2.I", "root:2.3")
def test_rivers_do_not_carry_sympathy_unless_they_are_paths_for_the_alliance() -> None:
    t = rebels()
    t.put(0, 5, sympathy=1)
    t.supporters(0, *BIRDS)
    sympathize(t)
    assert [option[1] for option in t.options(0, "spread")] == [1, 2]
    t.force(0, Boats())
    assert [option[1] for option in t.options(0, "spread")] == [1, 2, 10]


class Boats(Effect):
    def ways(self, g: Root, seat: int, origin: int) -> tuple[int, ...]:
        return g.woodland.rivers[origin]


@pytest.mark.clause("root:8.4.2.II", "root:8.4.2.III")
@pytest.mark.parametrize(
    ("laid", "cost", "points"),
    [(0, 1, 0), (1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 2, 2), (6, 3, 3), (7, 3, 4), (8, 3, 4), (9, 3, 4)],
)
def test_each_token_has_its_price_and_its_points(laid: int, cost: int, points: int) -> None:
    t = rebels()
    for clearing in (4, 8, 7, 12, 11, 3, 6, 2, 10)[:laid]:  # all but 1, 5 and 9
        t.put(0, clearing, sympathy=1)
    held = [*MICE[:3], *BIRDS, *FOXES[:1]]
    t.put(0, 3, base_rabbit=1)
    t.supporters(0, *held)
    sympathize(t)
    assert (board(t).sympathy.cost, board(t).sympathy.points) == (cost, points)
    t.answer(0, "spread", 9)
    pay(t, *MICE[:3])
    assert len(stack(t)) == len(held) - cost
    assert t.points(0) == points
    assert t.count(0, "sympathy", 9) == 1
    assert len(t.discarded()) == cost


@pytest.mark.clause("root:8.4.2.II")
def test_without_enough_supporters_of_the_suit_sympathy_does_not_spread() -> None:
    t = rebels()
    for clearing in (1, 9, 10):
        t.put(0, clearing, sympathy=1)
    t.supporters(0, "bake_sale", "anvil", "sword")  # the fourth token costs two
    sympathize(t)
    assert t.options(0) == [("done",)]
    t.supporters(0, "bake_sale")
    assert t.topic(0) == "alliance"  # for all to see they are too few


@pytest.mark.clause("root:8.4.2.II.a")
def test_three_warriors_of_one_other_player_are_martial_law() -> None:
    t = rebels("squirrels", "weasels")
    t.put(1, 9, warrior=3)
    t.put(2, 7, warrior=4)
    t.put(1, 2, warrior=2, den=1)
    t.put(0, 11, warrior=4)
    t.supporters(0, "sword")
    t.begin(0)
    assert [option[1] for option in t.options(0, "spread")] == [2, 11]
    assert board(t).spread_costs == {clearing: 2 if clearing in (7, 9) else 1 for clearing in range(1, 13)}
    t.supporters(0, "sword", "investments", "anvil")
    t.answer(0, "spread", 9)
    pay(t, "sword", "investments")
    assert stack(t) == ["anvil"]
    assert t.on_map(0, "sympathy") == {9: 1}


@pytest.mark.clause("root:8.4.2.II.a-x1")
def test_martial_law_never_adds_two_players_but_adds_whom_a_player_treats_as_own() -> None:
    t = rebels("squirrels", "weasels")
    t.put(1, 9, warrior=2)
    t.put(2, 9, warrior=2)
    t.stand(1, 9)
    t.begin(0)
    assert board(t).spread_costs[9] == 1
    g = t.g
    hired = g.cast.numbers[2]["warrior"]
    g.counts[hired] = ((1, 1),)  # now they count for the Squirrels
    g.might[1] = (*g.might[1][:9], g.might[1][9] + 2, *g.might[1][10:])
    assert board(t).spread_costs[9] == 2


@pytest.mark.clause("root:8.4.2.III")
def test_the_last_points_for_sympathy_win_at_once() -> None:
    t = rebels()
    t.put(0, 1, sympathy=1)
    t.supporters(0, "bake_sale", "sword")
    t.score(0, 29)
    sympathize(t)
    t.answer(0, "spread", 5)
    pay(t, "bake_sale")
    assert t.winners == (0,)
    assert stack(t) == ["sword"]  # it was paid for before


@pytest.mark.clause("root:8.4.2", "root:8.4.1")
def test_whether_it_is_asked_depends_on_what_everybody_sees() -> None:
    t = rebels()
    t.put(0, 1, sympathy=1)
    t.supporters(0, "sword")
    t.begin(0)
    assert t.topic(0) == "spread"  # one supporter is too few for a revolt
    assert t.options(0, "spread") == [("spread", 9)]
    t.supporters(0, "birdy_bindle", "arms_trader")
    t.leave(0, base_fox=0)
    assert t.topic(0) == "spread"
    t.supporters(0)
    assert t.topic(0) == "alliance"
    t.supporters(0, "sword")
    for clearing in (5, 9, 10):
        t.put(1, clearing, warrior=3)
    t.begin(0)
    assert t.topic(0) == "alliance"  # martial law all around
    t.supporters(0, "sword", "investments")
    t.leave(0, sympathy=0)
    t.begin(0)
    assert t.topic(0) == "alliance"


@pytest.mark.clause("root:K.3")
def test_cards_of_birdsong_are_offered_between_revolts_and_while_sympathy_spreads() -> None:
    t = ready(*RABBITS[:2], "sword")
    t.lay(0, "royal_claim")
    t.put(0, 8, warrior=1)
    t.begin(0)
    while t.topic(0) == "birdsong":
        t.decline(0)
    assert t.offered(0, "use", "royal_claim")
    while t.topic(0) != "spread":
        t.decline(0)
    t.answer(0, "use", "royal_claim")
    assert t.points(0) == 1
    assert t.topic(0) == "spread"


# 8.5 Daylight


@pytest.mark.clause("root:8.5")
def test_daylight_has_no_limit_and_no_order() -> None:
    t = rebels()
    t.put(0, 1, sympathy=1, base_fox=1)
    t.hand(0, "anvil", "root_tea_fox", "sword", "investments")
    t.phase_of(0, "daylight")
    t.answer(0, "mobilize", "sword")
    t.answer(0, "train", "root_tea_fox")
    t.answer(0, "craft", "anvil")
    t.answer(0, "mobilize", "investments")
    assert (stack(t), board(t).officers, t.points(0)) == (["investments", "sword"], 1, 2)
    assert t.topic(0) == "alliance"


@pytest.mark.clause("root:8.5.2")
def test_mobilizing_adds_a_hand_card_to_the_supporters_unseen() -> None:
    t = rebels("squirrels", "weasels")
    t.hand(0, "anvil", "sword")
    t.phase_of(0, "daylight")
    for card in t.world.boundary.hands[0]:
        t.world.boundary.known[card] |= 0b010  # the Squirrels have seen both
    t.phase_of(0, "daylight")
    t.answer(0, "mobilize", "anvil")
    assert (stack(t), t.cards(0)) == (["anvil"], ["sword"])
    assert board(t, 1).supporters == ("hidden",)
    assert t.view(1).seats[0].hand == ("hidden",)  # it could have been either
    assert [event.to for event in t.events if event.kind == "mobilized_card"] == [(0,)]


@pytest.mark.clause("root:8.5.3")
def test_training_needs_a_base_of_the_suit_and_a_warrior() -> None:
    t = rebels()
    t.hand(0, "anvil", "bake_sale", "birdy_bindle")
    t.phase_of(0, "daylight")
    assert not t.options(0, "train")
    t.put(0, 1, base_fox=1)
    assert t.options(0, "train") == [("train", "anvil"), ("train", "birdy_bindle")]
    t.answer(0, "train", "anvil")
    assert (board(t).officers, t.supply(0, "warrior"), t.discarded()) == (1, 9, ["anvil"])
    t.leave(0, warrior=0)
    assert not t.options(0, "train")


# 8.6 Evening


def evening(count: int, *others: str) -> Table:
    """A fox base with two warriors in 1, and so many officers; Evening begins."""
    t = rebels(*others)
    t.put(0, 1, base_fox=1, warrior=2, sympathy=1)
    officers(t, count)
    t.phase_of(0, "evening")
    return t


@pytest.mark.clause("root:8.6.1")
def test_as_many_operations_as_officers_in_any_mix() -> None:
    t = evening(2)
    assert (t.topic(0), dict(t.question(0).facts)) == ("operations", {"left": 2})
    t.answer(0, "recruit_at", 1)
    assert board(t).operations == 1
    t.move(0, 1, 5, 1)
    assert t.waiting == (1,)
    assert board(t).operations == 0
    t.begin(0)
    assert board(t).operations == 2
    t = evening(0)
    assert t.waiting == (1,)
    t = evening(3)
    t.answer(0, "done")
    assert t.waiting == (1,)


@pytest.mark.clause("root:8.6.1.I")
def test_an_operation_is_one_move() -> None:
    t = evening(1)
    t.move(0, 1, 5, 2)
    assert t.on_map(0, "warrior") == {5: 2}
    assert t.waiting == (1,)


@pytest.mark.clause("root:8.6.1.II")
def test_an_operation_is_one_battle() -> None:
    t = evening(1)
    t.put(1, 1, warrior=1, den=1)
    t.phase_of(0, "evening")
    t.battle(0, 1, 1, (2, 0))
    assert (t.warriors(1, 1), t.count(1, "den", 1), t.points(0)) == (0, 0, 1)
    assert t.waiting == (1,)


@pytest.mark.clause("root:8.6.1.III")
def test_an_operation_recruits_one_warrior_at_a_base() -> None:
    t = evening(1)
    t.put(0, 5, warrior=1)
    assert t.options(0, "recruit_at") == [("recruit_at", 1)]
    t.answer(0, "recruit_at", 1)
    assert t.warriors(0, 1) == 3


@pytest.mark.clause("root:8.6.1.IV")
def test_organizing_turns_a_warrior_into_sympathy_whatever_it_would_cost() -> None:
    t = evening(2, "squirrels", "weasels")
    t.put(0, 7, warrior=2)
    t.put(1, 7, warrior=3)  # martial law, and no sympathy is near
    t.phase_of(0, "evening")
    assert t.options(0, "organize") == [("organize", 7)]
    t.answer(0, "organize", 7)
    assert (t.warriors(0, 7), t.on_map(0, "sympathy"), t.points(0)) == (1, {1: 1, 7: 1}, 1)
    assert t.supply(0, "warrior") == 10 - 2 - 1 - 2
    assert not t.options(0, "organize")
    assert stack(t) == []


@pytest.mark.clause("root:8.6.1.IV")
def test_a_warrior_who_organizes_is_removed_from_the_map() -> None:
    t = evening(1)
    t.put(0, 7, warrior=1)
    t.phase_of(0, "evening")
    t.answer(0, "organize", 7)
    removed = {"seat": 0, "owner": 0, "piece": "warrior", "clearing": 7, "count": 1}
    assert t.told("removed") == [removed]
    assert t.points(0) == 1  # for the token alone


@pytest.mark.clause("root:8.6.1-x1")
def test_officers_lost_in_battle_lower_the_limit_at_once() -> None:
    for before, left in ((2, 0), (3, 0), (4, 1)):
        t = rebels()
        t.put(0, 5, base_rabbit=1, warrior=1)
        t.put(0, 1, warrior=1)
        t.put(1, 5, warrior=4)
        officers(t, before)
        t.phase_of(0, "evening")
        t.battle(0, 5, 1, (3, 2))
        assert board(t).officers == before // 2
        assert board(t).operations == left
        assert t.waiting == ((0,) if left else (1,))


@pytest.mark.clause("root:8.6.1-x1")
def test_operations_that_cannot_be_done_cannot_be_chosen() -> None:
    t = evening(1)
    t.put(0, 5, warrior=1)
    t.leave(0, warrior=0)
    t.phase_of(0, "evening")
    assert not t.options(0, "recruit_at")
    assert t.options(0, "organize") == [("organize", 5)]
    t.leave(0, sympathy=0)
    assert not t.options(0, "organize")


@pytest.mark.clause("root:8.6.2")
def test_one_card_and_one_for_each_base_then_five_are_kept() -> None:
    for bases in range(4):
        t = rebels()
        for clearing, base in ((1, "base_fox"), (5, "base_rabbit"), (9, "base_mouse"))[:bases]:
            t.put(0, clearing, **{base: 1})
        t.phase_of(0, "evening")
        assert len(t.cards(0)) == board(t).cards_in_evening == 1 + bases
    t = rebels()
    t.put(0, 1, base_fox=1)
    t.hand(0, *FOXES)
    t.phase_of(0, "evening")
    assert (t.topic(0), dict(t.question(0).facts)) == ("hand_limit", {"left": 1})


# Bots


def test_a_bot_sees_what_a_revolt_or_sympathy_brings_once_it_is_paid_for() -> None:
    t = ready(*RABBITS[:2], *FOXES[:2], "birdy_bindle")
    t.put(1, 5, den=2, warrior=3)
    t.put(1, 10, warrior=3)
    t.begin(0)
    assert greedy(t) == ("revolt", 5)
    t = rebels()
    t.put(0, 1, sympathy=1)
    t.supporters(0, *RABBITS[:2], "sword")
    sympathize(t)
    assert greedy(t) == ("spread", 5)
    t.answer(0, "spread", 5)
    assert t.topic(0) == "pay_supporters"


def greedy(t: Table) -> Option:
    """What a greedy bot on seat 0 answers now."""
    return best(t.world, 0, None)[0]


def test_a_bot_that_looks_to_the_end_of_the_step_wins_against_random_ones() -> None:
    wins = 0
    for number in range(5):
        setup = {"players": 4, "factions": ["alliance", "marquise", "squirrels", "weasels"], "seating": "listed"}
        match = Match(GAME, GAME.read_setup({**setup, "reach": "any", "standing": "none"}), seed_from(number))
        bots = [make_bot(kind, seed_from(number)) for kind in ("greedy", "random", "random", "random")]
        while match.result is None:
            seat = match.waiting[0]
            match.answer(seat, bots[seat].answer(match.chair(seat)))
        wins += match.result.winners == (0,)
    assert wins >= 3
