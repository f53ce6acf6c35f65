"""Standing orders: to select no cards, left in advance."""

import pytest

from deskovka.bots import make_bot
from deskovka.games.crescent.vocabulary import CALIPH, MURSHID, SULTAN, WARLORD
from deskovka.kernel import Match, seed_from
from tests.crescent.playing import GAME, Table, at_turn

ORDERS = [("standing", "combat", "turn"), ("standing", "combat", "never")]


def meddling() -> Table:
    """The Sultan is about to attack the Caliph where the Murshid has influence, and a card that nobody knows."""
    t = at_turn(SULTAN)
    t.put(SULTAN, "dunes", mercenary=4)
    t.put(CALIPH, "crossing", castle=1, regular=1)
    t.put(MURSHID, "crossing", influence=1)
    t.deal(MURSHID, "zealots")
    return t


def attack(t: Table) -> None:
    """The Sultan attacks the crossing with too little, and nobody offers anything."""
    t.answer(SULTAN, "assault", "dunes", "crossing", 0, 1)
    t.no_offers()


def attack_again(t: Table) -> None:
    """It is the Sultan's turn again, whoever acted since."""
    t.turn_of(SULTAN)
    attack(t)


def test_whoever_did_not_begin_it_may_leave_an_order() -> None:
    t = meddling()
    t.deal(SULTAN, "commander")
    t.deal(CALIPH, "vizier")
    attack(t)
    assert t.waiting == (MURSHID, SULTAN, CALIPH)
    for seat in (MURSHID, CALIPH):
        assert t.options(seat, "standing") == ORDERS
        assert t.question(seat).options[-len(ORDERS) :] == ORDERS
    assert not t.options(SULTAN, "standing")


@pytest.mark.parametrize(("order", "asked_after_a_turn"), [("turn", True), ("never", False)])
def test_an_order_selects_no_cards_from_now_on(order: str, asked_after_a_turn: bool) -> None:
    t = meddling()
    attack(t)
    t.answer(MURSHID, "standing", "combat", order)
    assert not t.told("revealed")  # nothing was selected this time, too
    attack_again(t)
    assert t.waiting == (CALIPH,)
    assert t.told("combat_won")
    t.turn_of(WARLORD)
    t.answer(WARLORD, "pass")  # the turn of the Murshid begins
    attack_again(t)
    assert (t.waiting == (MURSHID,)) == asked_after_a_turn


def test_combats_and_contests_have_orders_of_their_own() -> None:
    t = meddling()
    attack(t)
    t.answer(MURSHID, "standing", "combat", "never")
    t.turn_of(SULTAN)
    t.answer(SULTAN, "influence", "crossing")
    t.no_offers()
    assert t.topic(MURSHID) == "contest_cards"
    t.answer(MURSHID, "standing", "contest", "never")
    assert t.topic(t.waiting[0]) == "stance"
    assert [order.matter for order in GAME.view(t.g, MURSHID).seats[MURSHID].orders] == ["combat", "contest"]


def test_an_order_is_taken_back_in_ones_own_turn() -> None:
    t = meddling()
    attack(t)
    t.answer(MURSHID, "standing", "combat", "never")
    assert [(order.matter, order.order) for order in GAME.view(t.g, MURSHID).seats[MURSHID].orders] == [
        ("combat", "never")
    ]
    t.turn_of(MURSHID)
    assert t.options(MURSHID, "ask_again") == [("ask_again", "combat")]
    t.answer(MURSHID, "ask_again", "combat")
    assert t.waiting == (MURSHID,)  # it is no action
    assert not t.options(MURSHID, "ask_again")
    attack_again(t)
    assert t.topic(MURSHID) == "combat_cards"


def test_an_order_cannot_be_told_from_an_answer() -> None:
    ordered, answering = meddling(), meddling()
    attack(ordered)
    ordered.answer(MURSHID, "standing", "combat", "never")
    attack(answering)
    answering.answer(MURSHID, "select")
    for t in (ordered, answering):
        attack_again(t)
    answering.answer(MURSHID, "select")
    for viewer in (WARLORD, SULTAN, CALIPH, None):
        assert GAME.view(ordered.g, viewer) == GAME.view(answering.g, viewer)
        heard = [[event for event in t.events if event.is_for(viewer)] for t in (ordered, answering)]
        assert heard[0] == heard[1]
    assert ordered.waiting == answering.waiting


def test_only_the_seat_itself_is_told() -> None:
    t = meddling()
    attack(t)
    t.answer(MURSHID, "standing", "combat", "turn")
    assert [event.to for event in t.events if event.kind == "order_left"] == [(MURSHID,)]


def test_bots_leave_no_orders() -> None:
    t = meddling()
    attack(t)
    match = Match(GAME, t.g.terms, seed_from(1))
    match.world = t.world
    for seed in range(20):
        assert make_bot("greedy", seed_from(seed)).answer(match.chair(MURSHID))[0] == "select"
