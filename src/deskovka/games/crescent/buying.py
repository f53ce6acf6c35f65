"""8.8 Buy power cards."""

from __future__ import annotations

from deskovka.games.crescent.anytime import MONEY, may_still_play
from deskovka.games.crescent.asking import decide, limit_hand
from deskovka.games.crescent.cards import refill, take_into_hand
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.vocabulary import NO_CARD, SULTAN, SULTANS_MARKET
from deskovka.kernel import Flow, Option

ENOUGH = 99
"""More coins than any card costs."""


def price(g: Crescent, seat: int, card: int, market: str) -> int:
    """CM-BUY-1 Options, CM-BUY-3 Own cards, CM-BUY-7 The Sultan buys."""
    if market == SULTANS_MARKET:
        return 0
    full = g.terms.params.prices.of(market)
    return full // 2 if _affiliation(g, card) == seat else full


def payee(g: Crescent, seat: int, card: int) -> int | None:
    """CM-BUY-2 Whom you pay, CM-BUY-3 Own cards, CM-BUY-4 Absent Nomad; None: the common supply."""
    owner = _affiliation(g, card)
    return None if owner == seat or owner >= g.terms.players else owner


def _affiliation(g: Crescent, card: int) -> int:
    return g.terms.tables.affiliation[g.terms.tables.kinds[card]]


def offers(g: Crescent, seat: int, coins: int) -> list[tuple[str, int]]:
    """CM-BUY-1 Options: what a seat could pay for with that many coins, each market once.

    The Sultan's market is free for the Sultan (CM-BUY-7).
    """
    bought = g.bought
    found = [
        (market, card)
        for market, card in zip(g.terms.market_of, g.market, strict=True)
        if card != NO_CARD and market not in bought and price(g, seat, card, market) <= coins
    ]
    if seat == SULTAN and SULTANS_MARKET not in g.bought:
        found += [(SULTANS_MARKET, card) for card in g.bazaar if card != NO_CARD]
    return found


def purchases(g: Crescent, seat: int) -> list[Option]:
    """The cards that a seat can buy now."""
    return list(dict.fromkeys(("buy", market, g.card(card)) for market, card in offers(g, seat, g.coins[seat])))


def buy(g: Crescent, seat: int, option: Option) -> None:
    """CM-BUY-2 Whom you pay, CM-BUY-6 Cards to hand."""
    market, name = str(option[1]), str(option[2])
    card = next(each for place, each in offers(g, seat, g.coins[seat]) if place == market and g.card(each) == name)
    coins, owner = price(g, seat, card, market), payee(g, seat, card)
    g.coins[seat] -= coins
    take_card(g, seat, market, card)
    if market == SULTANS_MARKET:
        g.tell("took", seat=seat, card=name, market=market)
    elif owner is None:
        g.tell("bought", seat=seat, card=name, market=market, coins=coins)
    else:
        g.coins[owner] += coins
        g.tell("bought_from", seat=seat, card=name, market=market, coins=coins, owner=owner)


def take_card(g: Crescent, seat: int, market: str, card: int) -> None:
    """A card leaves its slot for a hand, before everybody's eyes."""
    row = g.bazaar if market == SULTANS_MARKET else g.market
    row[row.index(card)] = NO_CARD
    take_into_hand(g, seat, card)
    g.bought.append(market)


def go_on_buying(g: Crescent) -> Flow[None]:
    """CM-BUY-1 Options: further purchases of the same action."""
    seat = g.turn
    found = bool(purchases(g, seat))
    if not found and not (may_still_play(g, seat, MONEY) and offers(g, seat, ENOUGH)):
        yield from end_buying(g)
        return
    facts = {"coins": g.coins[seat]}
    option = yield from decide(g, seat, "buy", lambda: [*purchases(g, seat), ("done",)], facts, several=found)
    if option is None:
        return
    if option[0] == "done":
        yield from end_buying(g)
    else:
        buy(g, seat, option)


def end_buying(g: Crescent) -> Flow[None]:
    """CM-BUY-6 Cards to hand: the limit once, after the last purchase; CM-MARKET-3 When."""
    yield from limit_hand(g, g.turn)
    refill(g)
    g.phase = "limits"
