"""11. Riverfolk Company."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.root.cards import open_hand, steal
from deskovka.games.root.factions.riverfolk.board import RiverfolkBoard
from deskovka.games.root.factions.riverfolk.market import HIRED
from deskovka.games.root.factions.riverfolk.turn import sites
from deskovka.games.root.factions.riverfolk.view import RiverfolkView
from deskovka.games.root.factions.vagabond.relations import HOSTILE, INDIFFERENT
from deskovka.games.root.game import RootGame
from deskovka.games.root.knowledge import conserved
from deskovka.games.root.party import lent_kinds
from deskovka.games.root.removal import EFFECT, Removal, remove, remove_all_enemies
from deskovka.games.root.state import Battle
from deskovka.kernel.state import EVERYBODY
from tests.root.playing import GAME, Table, bare, counted, playing, set_up
from tests.root.wandering import board as vagabond_board
from tests.root.wandering import give, items


def company(*others: str, **setup: Any) -> Table:
    """The Company in seat 0, nothing on the map nor on its board; every service costs 1."""
    t = bare("riverfolk", *(others or ("marquise", "squirrels")), **setup)
    for box in ("payments", "funds", "committed"):
        fill(t, box)
    board_of(t).prices = [1, 1, 1]
    t.begin(0)
    fill(t, "funds")
    return t


def board_of(t: Table, seat: int = 0) -> RiverfolkBoard:
    found = t.world.boundary.boards[seat]
    assert isinstance(found, RiverfolkBoard)
    return found


def fill(t: Table, box: str, *counts: int, seat: int = 0) -> None:
    """Let so many warriors of each seat lie in a box; they come from their supplies."""
    g, row = t.world.boundary, getattr(board_of(t, seat), box)
    for owner in range(len(row)):
        kind = g.cast.numbers[owner].get("warrior")
        wanted = counts[owner] if owner < len(counts) else 0
        if kind is not None:
            g.supply[kind] += row[owner] - wanted
            row[owner] = wanted
    t._restart()


def trading(*funds: int, others: tuple[str, ...] = ()) -> Table:
    """Its Daylight with these funds, by seat."""
    t = company(*others)
    fill(t, "funds", *funds)
    t.phase_of(0, "daylight")
    return t


def buying(seat: int = 1, cards: tuple[str, ...] = ("anvil", "bake_sale"), others: tuple[str, ...] = ()) -> Table:
    """The start of somebody's Birdsong; the Company holds some cards and has warriors in clearing 5."""
    t = company(*others)
    t.put(0, 5, warrior=2)
    t.hand(0, *cards)
    open_hand(t.world.boundary, 0)
    t.begin(seat)
    return t


def to_daylight(t: Table, seat: int) -> None:
    """Decline everything until Daylight."""
    while t.view(None).phase == "birdsong":
        t.decline(seat)


def shown(t: Table, seat: int = 0) -> RiverfolkView:
    found = t.view(None).seats[seat].board
    assert isinstance(found, RiverfolkView)
    return found


# 11.2 Abilities


@pytest.mark.clause("root:11.2.1", "root:11.5.3")
def test_the_company_crafts_with_funds_on_empty_spaces() -> None:
    t = trading(4)
    t.hand(0, "anvil", "bake_sale")
    assert not t.options(0, "craft")
    fox = next(clearing for clearing in t.g.woodland.of_suit[0])
    t.put(0, fox, trade_post_fox=1)
    assert t.options(0, "craft") == [("craft", "anvil")]
    t.answer(0, "craft", "anvil")
    assert (t.points(0), shown(t).laid, shown(t).funds) == (2, {"fox": {0: 1}}, {0: 3})
    t.hand(0, "foxfolk_steel")
    assert not t.options(0, "craft")  # the only space is taken
    t.end_turn(0)
    assert shown(t).laid == {"fox": {0: 1}}  # until Birdsong


@pytest.mark.clause("root:11.5.3")
def test_each_symbol_takes_a_fund_and_any_space_will_do_for_a_question_mark() -> None:
    t = trading(2)
    t.hand(0, "royal_claim", "arms_trader")
    for suit, post in enumerate(("trade_post_fox", "trade_post_rabbit", "trade_post_mouse")):
        t.put(0, t.g.woodland.of_suit[suit][0], **{post: 1})
    t.put(0, t.g.woodland.of_suit[0][1], trade_post_fox=2)
    assert t.options(0, "craft") == [("craft", "arms_trader")]  # four question marks are more than two funds
    fill(t, "funds", 4)
    assert t.offered(0, "craft", "royal_claim")


@pytest.mark.clause("root:11.2.1", "root:11.R5")
def test_a_space_with_a_fund_on_it_crafts_no_more_and_the_other_spaces_do() -> None:
    t = trading(4)
    one, other = t.g.woodland.of_suit[0][:2]
    t.put(0, one, trade_post_fox=1)
    t.put(0, other, trade_post_fox=1)
    t.hand(0, "anvil", "foxfolk_steel")  # one fox symbol, two fox symbols
    assert t.offered(0, "craft", "foxfolk_steel")
    t.answer(0, "craft", "anvil")
    assert (shown(t).laid, shown(t).spaces["fox"]) == ({"fox": {0: 1}}, 1)
    assert t.g.cast.factions[0].crafting_power(t.g, 0) == [1, 0, 0, 0]
    assert not t.options(0, "craft")  # two symbols, and one space is left


@pytest.mark.clause("root:11.2.2")
def test_the_company_swims_without_rule() -> None:
    t = trading(1)
    t.put(0, 5, warrior=1)
    t.put(1, 5, warrior=3)
    assert t.options(0, "move") == [("move", 5, 10)]  # 5 and 10 are joined by the river
    t.put(1, 5, warrior=0)
    assert t.options(0, "move") == [("move", 5, target) for target in (1, 2, 10)]


@pytest.mark.clause("root:11.2.3", "root:11.5.4")
def test_its_hand_lies_open() -> None:
    t = trading(1)
    t.deck("anvil")
    t.answer(0, "draw")
    assert t.view(1).seats[0].hand == t.view(None).seats[0].hand == ("anvil",)
    assert shown(t).committed == {0: 1}
    t.hand(0, "anvil", "bake_sale")
    open_hand(t.g, 0)
    card = steal(t.g, 1, 0)
    assert {t.g.known[left] for left in (card, *t.g.hands[0])} == {EVERYBODY}
    t = playing("riverfolk", "eyrie", "marquise", players=3, preparation="draft", first=1)
    seat = next(seat for seat, faction in enumerate(t.g.cast.factions) if faction.id == "riverfolk")
    assert "hidden" not in t.view(None).seats[seat].hand


@pytest.mark.clause("root:11.2.4", "root:11.5", "root:11.5.1", "root:11.5.2", "root:11.5.5")
def test_funds_of_anybody_are_committed_or_spent() -> None:
    t = trading(1, 2)
    t.put(0, 5, warrior=2)
    t.answer(0, "move", 5, 10)
    assert t.options(0) == [("fund", 0), ("fund", 1)]
    t.answer(0, "fund", 1)
    t.answer(0, "warriors", 2)
    assert (shown(t).committed, shown(t).funds, t.warriors(0, 10)) == ({1: 1}, {0: 1, 1: 1}, 2)
    t.put(2, 10, warrior=1)
    t.dice(0, 0)
    t.answer(0, "battle", 10, 2)
    t.answer(0, "fund", 0)
    assert shown(t).committed == {0: 1, 1: 1}
    before = t.supply(1, "warrior")
    assert [option[1] for option in t.options(0, "moor")] == [4, 5, 7, 10, 11]
    t.answer(0, "moor", 4)
    assert (t.supply(1, "warrior"), t.warriors(0, 4), shown(t).funds) == (before + 1, 1, {})
    assert t.options(0) == [("done",)]
    assert conserved(t.g)["pieces out of balance"] == 0


@pytest.mark.clause("root:11.2.5", "root:11.5.6", "root:11.5.6.I", "root:11.5.6.II", "root:11.5.6.III")
def test_a_trade_post_takes_two_funds_of_who_rules() -> None:
    t = trading(1, 3)
    assert not t.options(0, "establish")  # nobody rules anything
    t.put(1, 1, warrior=1)
    t.put(0, 5, warrior=1)
    assert t.options(0, "establish") == [("establish", 1, "trade_post_fox")]
    before = t.supply(1, "warrior")
    t.answer(0, "establish", 1, "trade_post_fox")
    assert (t.points(0), t.warriors(0, 1), t.count(0, "trade_post_fox", 1)) == (2, 1, 1)
    assert (t.supply(1, "warrior"), shown(t).funds) == (before + 2, {0: 1, 1: 1})
    fill(t, "funds", 2, 2)
    assert t.options(0, "establish") == [("establish", 5, "trade_post_rabbit")]  # in 1 there is one, 5 is its own


@pytest.mark.clause("root:11.2.5.I")
def test_a_lost_trade_post_disrupts_trade() -> None:
    t = company()
    fill(t, "funds", 2, 3)
    fill(t, "payments", 1)
    t.put(0, 5, trade_post_rabbit=1)
    t.put(1, 5, warrior=3)
    t.begin(1)
    to_daylight(t, 1)
    t.battle(1, 5, 0, (1, 0))
    before = t.supply(1, "warrior")
    assert (t.topic(0), t.options(0)) == ("disruption", [("pass",), ("fund", 0), ("fund", 1)])
    for owner in (0, 1):
        t.answer(0, "fund", owner)
    assert (shown(t).funds, shown(t).payments) == ({0: 1, 1: 1}, {0: 1})
    assert t.supply(1, "warrior") == before + 2
    assert t.g.gone[t.g.cast.numbers[0]["trade_post_rabbit"]] == 1
    assert t.points(1) == 1


def test_which_funds_are_lost_can_be_left_to_a_standing_order() -> None:
    t = company(standing="allowed")
    fill(t, "funds", 2, 3)
    t.put(0, 5, trade_post_rabbit=1)
    t.put(1, 5, warrior=3)
    t.begin(1)
    to_daylight(t, 1)
    t.battle(1, 5, 0, (1, 0))
    t.answer(0, "standing", "disruption", "never")
    assert shown(t).funds == {1: 2}  # own warriors go first
    fill(t, "funds", 2, 2)
    t.put(0, 5, trade_post_rabbit=1)
    t.battle(1, 5, 0, (1, 0))
    assert shown(t).funds == {1: 2}  # nobody was asked
    t.begin(0)
    assert t.offered(0, "ask_again", "disruption")


@pytest.mark.clause("root:11.R5")
def test_the_space_of_a_lost_trade_post_stays_open() -> None:
    t = trading(2)
    t.put(0, 5, trade_post_rabbit=1)
    list(remove(t.g, Removal(1, EFFECT, [(t.g.cast.numbers[0]["trade_post_rabbit"], 5, 1)])))
    assert t.g.cast.factions[0].crafting_power(t.g, 0) == [0, 1, 0, 0]


# 11.2.6 Buying services


@pytest.mark.clause("root:11.2.6", "root:11.2.6.I", "root:11.2.7.I", "root:11.R1")
def test_others_buy_at_the_start_of_birdsong_and_pay_from_their_supply() -> None:
    t = buying()
    t.put(1, 5, warrior=1)
    board_of(t).prices = [2, 3, 4]
    t.leave(1, warrior=3)
    assert t.topic(1) == "birdsong_start"
    assert t.options(1) == [
        ("buy_card", "anvil"),
        ("buy_card", "bake_sale"),
        ("buy_service", "riverboats"),  # for mercenaries three warriors in the supply are too few
        ("done",),
    ]
    t.answer(1, "buy_card", "anvil")
    assert (t.cards(1), t.cards(0)) == (["anvil"], ["bake_sale"])
    assert (shown(t).payments, t.supply(1, "warrior")) == ({1: 2}, 1)
    assert t.view(2).seats[1].hand == ("anvil",)  # everybody saw it
    assert conserved(t.g)["pieces out of balance"] == 0
    assert not [option for option in t.options(t.waiting[0]) if option[0] == "buy_card"]
    t.begin(0)
    assert t.topic(0) != "birdsong_start"  # the Company buys nothing of itself


@pytest.mark.clause("root:11.2.6.II", "root:11.2.7.I", "root:11.2.7")
def test_pieces_beside_trade_posts_let_buy_more() -> None:
    t = buying()
    t.put(0, 5, trade_post_rabbit=1)
    t.put(0, 1, trade_post_fox=1)
    t.put(1, 5, warrior=1)
    t.put(1, 1, sawmill=1)
    assert shown(t).services_left == 3
    t.answer(1, "buy_card", "anvil")
    t.answer(1, "buy_card", "bake_sale")
    t.answer(1, "buy_service", "riverboats")
    assert (shown(t).buyer, shown(t).bought) == (1, ("hand_card", "hand_card", "riverboats"))
    assert shown(t).services_left == 0
    t.end_turn(1)
    assert (shown(t).buyer, shown(t).bought) == (None, ())


@pytest.mark.clause("root:11.2.6.III", "root:11.2.7.III.b", "root:11.R7")
def test_the_vagabond_pays_with_items() -> None:
    t = company("vagabond")
    t.stand(1, 5)
    give(t, 1, boot=1, sword=1, torch=1, hammer=0, crossbow=0, tea=0, coin=0, bag=0)
    t.hand(0, "anvil")
    t.put(0, 5, warrior=1, trade_post_rabbit=1)
    board_of(t).prices = [2, 1, 1]
    t.begin(1)
    assert not t.offered(1, "buy_service", "mercenaries")
    before = t.supply(0, "warrior")
    t.answer(1, "buy_card", "anvil")
    assert t.topic(1) == "pay_items"
    t.answer(1, "pay_items", "boot", "ready")
    t.answer(1, "pay_items", "sword", "ready")
    assert items(t, "exhausted", 1) == {"boot": 1, "sword": 1}
    assert (shown(t).payments, t.supply(0, "warrior")) == ({0: 2}, before - 2)
    t = company("vagabond")
    t.stand(1, 5)
    t.put(0, 5, trade_post_rabbit=1)
    give(t, 1, boot=2, sword=0, torch=1, hammer=0, crossbow=0, tea=0, coin=0, bag=0)
    t.hand(0, "anvil")
    board_of(t).prices = [2, 1, 1]
    t.leave(0, warrior=1)
    t.begin(1)
    t.answer(1, "buy_card", "anvil")
    t.answer(1, "pay_items", "boot", "ready")
    assert (shown(t).payments, items(t, "exhausted", 1), t.cards(1)) == ({0: 1}, {"boot": 2}, ["anvil"])


@pytest.mark.clause("root:11.2.7.II")
def test_riverboats_make_rivers_paths_for_a_turn() -> None:
    t = buying()
    t.put(1, 10, warrior=3)
    t.answer(1, "buy_service", "riverboats")
    to_daylight(t, 1)
    assert t.offered(1, "move", 10, 11)
    t.put(0, 10, warrior=4)
    assert not t.offered(1, "move", 10, 11)  # rule is needed
    t.put(0, 10, warrior=0)
    t.end_turn(1)
    t.begin(1)
    to_daylight(t, 1)
    assert not t.offered(1, "move", 10, 11)


def hired(mercenaries: int = 2, enemies: int = 2, **own: int) -> Table:
    """The Marquise in seat 1 has hired mercenaries for clearing 5, where Squirrels are, and may buy more."""
    t = buying()
    t.put(0, 1, trade_post_fox=1)
    t.put(1, 1, warrior=1)
    t.put(0, 5, warrior=mercenaries)
    t.put(1, 5, **own)
    t.put(2, 5, warrior=enemies)
    t.answer(1, "buy_service", "mercenaries")
    return t


@pytest.mark.clause("root:11.2.7.III", "root:11.R2")
def test_mercenaries_rule_and_fight_in_daylight_and_evening_but_do_not_move() -> None:
    t = hired(warrior=1)
    assert t.ruler(5) is None  # in Birdsong they do not serve yet
    to_daylight(t, 1)
    assert t.ruler(5) == 1
    t.put(1, 5, warrior=0)
    assert [option for option in t.options(1, "battle") if option[1] == 5] == [("battle", 5, 2)]  # not their owner
    assert {option[1] for option in t.options(1, "move")} == {1}
    t.battle(1, 5, 2, (2, 0))
    assert t.warriors(2, 5) == 0
    list(remove_all_enemies(t.g, 1, [5]))
    assert t.warriors(0, 5) == 2  # they are no enemy pieces
    t.end_turn(1)
    assert t.ruler(5) == 0
    assert not t.g.in_force.lends[1]
    assert conserved(t.g)["miscounted"] == 0


@pytest.mark.clause("root:11.2.7.III.a", "root:11.R8", "root:11.2.7.III")
def test_mercenaries_take_every_second_hit() -> None:
    t = hired(mercenaries=3, enemies=3, warrior=1, sawmill=1, keep=1)
    to_daylight(t, 1)
    t.hand(1, "bake_sale")  # of the suit of the clearing: no hospital takes mercenaries
    t.battle(1, 5, 2, (3, 3))
    while t.topic(t.waiting[0]) == "field_hospitals":
        t.decline(t.waiting[0])
    assert (t.warriors(1, 5), t.warriors(0, 5), t.count(1, "sawmill", 5)) == (0, 1, 1)


@pytest.mark.clause("root:11.R8")
def test_with_mercenaries_nobody_is_defenseless() -> None:
    t = hired(sawmill=1)
    to_daylight(t, 1)
    assert not t.g.cast.factions[1].is_defenseless(t.g, 1, Battle(2, 1, 5))
    assert t.g.cast.factions[1].is_defenseless(t.g, 1, Battle(0, 1, 5))


@pytest.mark.clause("root:11.2.7.III.b")
def test_who_has_hired_mercenaries_turns_hostile_for_them() -> None:
    t = company("marquise", "vagabond")
    t.put(0, 5, warrior=2)
    t.stand(2, 5)
    give(t, 2, sword=2)
    relations = vagabond_board(t, 2).relations
    relations[0] = relations[1] = INDIFFERENT
    t.begin(1)
    t.answer(1, "buy_service", "mercenaries")
    to_daylight(t, 1)
    t.battle(1, 5, 2, (1, 1))
    t.answer(2, *t.options(2)[0])
    assert t.warriors(0, 5) == 1
    relations = vagabond_board(t, 2).relations
    assert (relations[0], relations[1]) == (INDIFFERENT, HOSTILE)


@pytest.mark.clause("root:11.R6")
def test_mercenaries_fight_whom_the_company_controls() -> None:
    t = hired()
    to_daylight(t, 1)
    hireling = len(t.g.cast.parties)
    assert lent_kinds(t.g, 1, hireling) == [t.g.cast.numbers[0]["warrior"]]
    assert lent_kinds(t.g, 1, 0) == []
    assert HIRED[0].lends(t.g, 1) == (0,)


# 11.3 Set-up


@pytest.mark.clause("root:11.3.1", "root:11.3.2", "root:11.3.3", "root:11.3.4", "root:11.3.5")
def test_the_company_is_set_up_on_the_river() -> None:
    t = set_up("riverfolk", "squirrels")
    assert t.topic(0) == "embark"
    assert t.options(0) == [("place_at", clearing) for clearing in (4, 5, 7, 10, 11)]
    for clearing in (5, 5, 7, 11):
        t.answer(0, "place_at", clearing)
    assert t.on_map(0, "warrior") == {5: 2, 7: 1, 11: 1}
    for service, price in (("hand_card", 3), ("riverboats", 1), ("mercenaries", 4)):
        assert t.options(0) == [("price", service, one) for one in (1, 2, 3, 4)]
        t.answer(0, "price", service, price)
    assert shown(t).prices == {"hand_card": 3, "riverboats": 1, "mercenaries": 4}
    assert {post: track.on_track for post, track in shown(t).trade_posts.items()} == {
        "trade_post_fox": 3,
        "trade_post_rabbit": 3,
        "trade_post_mouse": 3,
    }
    g = t.g
    assert g.supply[g.cast.numbers[0]["warrior"]] + sum(shown(t).payments.values() or [0]) + 4 <= 15
    assert g.cast.kinds[g.cast.numbers[0]["warrior"]].total == 15
    assert sum(board_of(t).payments) + sum(board_of(t).funds) == 3


@pytest.mark.clause("root:AS-riverfolk")
def test_the_company_is_set_up_by_its_card() -> None:
    t = playing("riverfolk", "eyrie", "marquise", players=3, preparation="draft", first=1)
    seat = next(seat for seat, faction in enumerate(t.g.cast.factions) if faction.id == "riverfolk")
    assert t.g.homelands[seat] == []
    assert sum(t.on_map(seat, "warrior").values()) == 4
    assert sum(board_of(t, seat).payments) + sum(board_of(t, seat).funds) == 3


# 11.4 Birdsong


@pytest.mark.clause("root:11.4.1", "root:11.R7")
def test_protectionism_pays_the_company_when_nobody_does() -> None:
    t = company()
    t.begin(0)
    assert shown(t).funds == {0: 2}
    t = company()
    fill(t, "payments", 0, 1)
    t.begin(0)
    assert shown(t).funds == {1: 1}
    t = company()
    t.leave(0, warrior=1)
    t.begin(0)
    assert shown(t).funds == {0: 1}


@pytest.mark.clause("root:11.4.2", "root:11.4.3")
@pytest.mark.parametrize(("posts", "points"), [(1, 2), (0, 0)])
def test_funds_score_before_everything_is_gathered(posts: int, points: int) -> None:
    t = company()
    t.put(0, 5, trade_post_rabbit=posts)
    fill(t, "funds", 3, 2)
    fill(t, "payments", 1, 1)
    fill(t, "committed", 0, 3)
    board_of(t).spaces[0][0] = 1
    t.world.boundary.supply[t.g.cast.numbers[0]["warrior"]] -= 1
    t.begin(0)
    assert (t.points(0), shown(t).funds) == (points, {0: 5, 1: 6})
    assert not shown(t).committed
    assert not shown(t).laid


# 11.5 Daylight


@pytest.mark.clause("root:11.5.3.I", "root:11.R7")
def test_a_card_is_exported_for_a_payment_instead_of_what_it_gives() -> None:
    t = trading(2)
    t.put(0, 1, trade_post_fox=2)
    t.hand(0, "anvil", "foxfolk_steel")
    t.answer(0, "export", "anvil")
    assert (t.points(0), t.box(0), t.discarded()[-1]) == (0, {}, "anvil")
    assert (shown(t).payments, shown(t).laid) == ({0: 1}, {"fox": {0: 1}})
    t.items(sword=0)
    assert not t.options(0, "export")  # what cannot be crafted cannot be exported


@pytest.mark.clause("root:11.R3")
def test_no_trade_post_without_one_on_the_track() -> None:
    t = trading(2, 2)
    t.put(1, 1, warrior=1)
    t.leave(0, warrior=0)
    t.answer(0, "establish", 1, "trade_post_fox")
    assert (t.count(0, "trade_post_fox", 1), t.warriors(0, 1)) == (1, 0)
    t = trading(2, 2)
    t.put(1, 1, warrior=1)
    t.leave(0, trade_post_fox=0)
    assert not t.options(0, "establish")


@pytest.mark.clause("root:11.R4", "root:11.R9")
def test_only_players_with_warriors_let_trade_posts_in() -> None:
    t = trading(2, 2)
    t.put(1, 1, warrior=1)
    assert sites(t.g, 0)
    t.g.rulers[1] = t.g.terms.players  # somebody who is no seat
    assert not sites(t.g, 0)
    t = company("vagabond")
    fill(t, "funds", 4)
    t.g.rulers[1] = 1
    assert not sites(t.g, 0)


# 11.6 Evening


@pytest.mark.clause("root:11.6.1", "root:11.6.2")
def test_in_evening_nothing_is_drawn_and_prices_move_once() -> None:
    t = trading(0)
    t.hand(0, "anvil", "bake_sale", "foxfolk_steel", "royal_claim", "arms_trader", "crossbow_bird")
    t.answer(0, "done")
    assert t.topic(0) == "hand_limit"
    t.answer(0, "discard", "anvil")
    assert (t.topic(0), len(t.cards(0))) == ("prices", 5)
    t.answer(0, "price", "hand_card", 4)
    assert {option[1] for option in t.options(0, "price")} == {"riverboats", "mercenaries"}
    t.answer(0, "price", "mercenaries", 2)
    t.answer(0, "done")
    assert shown(t).prices == {"hand_card": 4, "riverboats": 1, "mercenaries": 2}


# Saying and counting


def test_everything_of_the_board_of_the_company_is_said_and_counted() -> None:
    t = buying()
    t.answer(1, "buy_service", "mercenaries")
    words = RootGame().words("en")
    said = t.read(0, words, ["Ann", "Bob", "Cid"])
    assert "Hand Card costs 1." in said
    assert "Bought by Bob" in said
    assert counted(t.g, 0)["coming_funds"] == 1


def test_what_cannot_be_bought_is_said_with_its_reason() -> None:
    t = buying()
    board_of(t).prices = [1, 1, 4]
    t.leave(1, warrior=2)
    why = {refusal.option: refusal.clause for refusal in GAME.refusals(t.g, t.question(1))}
    assert why == {("buy_service", "mercenaries"): "11.2.6.I"}


@pytest.mark.parametrize("language", ["en", "cs"])
def test_who_buys_reads_the_price_beside_the_service(language: str) -> None:
    t = buying()
    board_of(t).prices = [2, 3, 4]
    t.put(1, 5, warrior=1)
    words, names = GAME.words(language), ["A", "B", "C"]
    assert t.note(1, ("buy_card", "anvil"), words, names).endswith(words.say("note-price", count=2))
    assert t.note(1, ("buy_service", "riverboats"), words, names) == words.say("note-price", count=3)
    assert t.note(1, ("done",), words, names) == ""
