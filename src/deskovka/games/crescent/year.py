"""5. A year: income, reserves and upkeep before the actions, and scoring after them."""

from __future__ import annotations

from deskovka.games.crescent.asking import limit_hand
from deskovka.games.crescent.cards import refill, take_into_hand, throw_away
from deskovka.games.crescent.scoring import ranking, score_year
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.turns import begin_turn
from deskovka.games.crescent.vocabulary import (
    CALIPH,
    CASTLE,
    NO_CARD,
    NOBODY,
    NOMAD,
    SULTAN,
    TOWN,
    WARLORD,
)
from deskovka.kernel import Flow


def begin_year(g: Crescent) -> Flow[None]:
    """CM-YEAR-1 Three phases, CM-YEAR-2 Year one."""
    g.tell("year", year=g.year)
    collect_income(g)
    fill_reserves(g)
    if g.year > 1:
        yield from upkeep(g)
    g.round = 1
    g.turn = WARLORD
    g.last = NOBODY
    g.sacked = 0
    g.phase = "turn"
    begin_turn(g)


def incomes(g: Crescent) -> list[int]:
    """CM-INCOME-1 From control, CM-INCOME-2 and CM-INCOME-3 From the Sultan's pieces, CM-INCOME-4 Palace."""
    rates, yields = g.terms.params.income, g.terms.yields
    coins = [0] * g.terms.players
    for tile, lord in enumerate(g.lord):
        settled, token = g.settlement[tile], g.influence[tile] == SULTAN
        if lord != NOBODY:
            coins[lord] += yields[tile]
        if settled:
            coins[SULTAN] += rates.sultan_town if settled == TOWN else rates.sultan_city
            if lord != NOBODY:
                coins[lord] += rates.town if settled == TOWN else rates.city
        if token:
            coins[SULTAN] += rates.sultan_influence
            if lord != NOBODY:
                coins[lord] += rates.influence
    return coins


def collect_income(g: Crescent) -> None:
    """CM-INCOME-1: every player collects."""
    for seat, coins in enumerate(incomes(g)):
        g.coins[seat] += coins
        g.tell("income", seat=seat, coins=coins)


def reserve_value(g: Crescent, seat: int) -> int:
    """CM-RESERVE-1 Reserve value."""
    rates = g.terms.params.reserves
    if seat == WARLORD:
        return rates.warlord
    tokens = g.influence.count(seat)
    if seat == NOMAD:
        return rates.nomad * tokens
    castles = sum(holder == CALIPH and kind == CASTLE for holder, kind in zip(g.holder, g.stronghold, strict=True))
    return rates.castle * castles + rates.influence * tokens


def current_strength(g: Crescent, seat: int) -> int:
    """CM-RESERVE-2 Current strength."""
    if seat == NOMAD:
        return sum(sum(row) for row in g.mercenary) + g.reserve[NOMAD]
    return sum(g.regular[seat]) + g.reserve[seat]


def fill_reserves(g: Crescent) -> None:
    """CM-RESERVE-3 Top up, CM-RESERVE-4 All at once."""
    seats = [seat for seat in g.terms.seats if g.terms.characters[seat].reserves]
    missing = {seat: reserve_value(g, seat) - current_strength(g, seat) for seat in seats}
    for seat, count in missing.items():
        added = min(max(0, count), g.units[seat])
        if added:
            g.units[seat] -= added
            g.reserve[seat] += added
            regular = added if g.terms.characters[seat].regular else 0
            g.tell("reserves", seat=seat, regular=regular, mercenary=added - regular)


def upkeep(g: Crescent) -> Flow[None]:
    """CM-UPKEEP-1 Recover cards, CM-UPKEEP-2 Market ages."""
    for seat in g.terms.seats:
        cards, g.front[seat] = g.front[seat], []
        for card in cards:
            take_into_hand(g, seat, card)
        if cards:
            g.tell("recovered", seat=seat, cards=tuple(g.card(card) for card in cards))
    for seat in g.terms.seats:
        yield from limit_hand(g, seat)
    local = [slot for slot, market in enumerate(g.terms.market_of) if market == "local"]
    lying = [slot for slot in reversed(local) if g.market[slot] != NO_CARD][: g.terms.params.ageing]
    aged = [g.market[slot] for slot in lying]
    for slot, card in zip(lying, aged, strict=True):
        g.market[slot] = NO_CARD
        throw_away(g, card)
    if aged:
        g.tell("aged", cards=tuple(g.card(card) for card in aged))
    refill(g)


def end_year(g: Crescent) -> Flow[None]:
    """CM-SCORE-1 When, CM-END-1 End."""
    yield from ()
    score_year(g)
    if g.year < g.terms.years:
        g.year += 1
        g.phase = "year"
        return
    g.phase = "over"
    g.reveal()
    for seat in ranking(g):
        g.tell("final", seat=seat, points=g.points[seat], coins=g.coins[seat])
    g.tell("won", seat=ranking(g)[0], points=g.points[ranking(g)[0]])
