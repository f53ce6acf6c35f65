"""9. Negotiation: wishes, prices and counter-offers; 8.6 Hire and 8.7 Bribe mercenaries, which need them."""

from __future__ import annotations

from deskovka.games.crescent.asking import decide, decide_in_step
from deskovka.games.crescent.buying import take_card
from deskovka.games.crescent.combat import begin_combat
from deskovka.games.crescent.pieces import enlist, to_supply
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.vocabulary import NO_CARD, NOMAD, NOWHERE, SULTAN, SULTANS_MARKET
from deskovka.kernel import Facts, Flow, Option

HIRE, BRIBE, CARD = "ask_hire", "ask_bribe", "ask_card"
NO_PRICE = -1
MOST_HIRED = 2
PRICE, ASKED, COUNTERED, WISH = range(4)
"""The places in ``wish``: the sum on the table, what the seller asked for last, the counter-offers so far; the wish."""


def wish_of(g: Crescent) -> Option:
    """The wish that is negotiated, as it was named."""
    return tuple(g.wish[WISH:])


def hire_places(g: Crescent, seat: int) -> list[int]:
    """CM-HIRE-1: hexes where one is present and which no other player controls."""
    return [tile for tile in g.presence(seat) if g.open_to(seat, tile)]


def hires(g: Crescent, seat: int) -> list[Option]:
    """CM-HIRE-1 Four players, CM-HIRE-2 Five players, CM-HIRE-3 Precondition, CM-HIRE-4 Who."""
    most = min(MOST_HIRED, g.units[seat])
    if not most or not hire_places(g, seat):
        return []
    if not g.terms.nomad:
        return [("hire", count) for count in range(1, most + 1) if g.terms.params.hire[count - 1] <= g.coins[seat]]
    most = min(most, g.reserve[NOMAD])
    return [(HIRE, count) for count in range(1, most + 1) if (HIRE, count) not in g.refused]


def bribes(g: Crescent, seat: int) -> list[Option]:
    """CM-BRIBE-1 Target and agreement, CM-BRIBE-5 Supply check."""
    if not g.terms.nomad:
        return []
    most = min(MOST_HIRED, g.units[seat])
    wishes: list[Option] = [
        (BRIBE, g.name(tile), count)
        for tile in g.board.tiles
        for count in range(1, min(most, g.mercenary[NOMAD][tile]) + 1)
    ]
    return [wish for wish in wishes if wish not in g.refused]


def card_wishes(g: Crescent, seat: int) -> list[Option]:
    """CM-BUY-5 Sultan's market."""
    if seat == SULTAN:
        return []
    wishes: list[Option] = [(CARD, g.card(card)) for card in g.bazaar if card != NO_CARD]
    return [wish for wish in dict.fromkeys(wishes) if wish not in g.refused]


def hire_at_once(g: Crescent, seat: int, count: int) -> None:
    """CM-HIRE-1 Four players: the common supply sells."""
    coins = g.terms.params.hire[count - 1]
    g.coins[seat] -= coins
    g.left = count
    g.tell("hired", seat=seat, count=count, coins=coins)
    g.phase = "place"


def name_wish(g: Crescent, seat: int, wish: Option) -> None:
    """CM-NEGOT-5 Form of a negotiation: the active player names a wish."""
    g.wish = [NO_PRICE, NO_PRICE, 0, *wish]
    g.tell("wished", seat=seat, owner=seller(g), **wish_facts(g))
    g.phase = "seller"


def seller(g: Crescent) -> int:
    """Whom the wish is addressed to."""
    return SULTAN if g.wish[WISH] == CARD else NOMAD


def wish_facts(g: Crescent) -> dict[str, str | int]:
    """What is wished for: so many units, in a hex or not, or a card."""
    kind, *rest = wish_of(g)
    if kind == CARD:
        return {"what": "card", "hex": "none", "card": str(rest[0]), "count": 1}
    if kind == BRIBE:
        return {"what": "bribe", "hex": str(rest[0]), "card": "none", "count": int(rest[1])}
    return {"what": "hire", "hex": "none", "card": "none", "count": int(rest[0])}


def answer_wish(g: Crescent) -> Flow[None]:
    """CM-NEGOT-3 Either may refuse, CM-NEGOT-4 Payable: a price, consent to a counter-offer, or no."""
    buyer, bid = g.turn, int(g.wish[PRICE])
    facts: Facts = {"seat": buyer, "coins": g.coins[buyer], "bid": max(0, bid), **wish_facts(g)}

    def options() -> list[Option]:
        if bid == NO_PRICE:
            return [*(("price", coins) for coins in range(g.coins[buyer] + 1)), ("refuse",)]
        return [("accept",), ("refuse",), *(("price", coins) for coins in range(bid + 1, int(g.wish[ASKED])))]

    option = yield from decide(g, seller(g), "counter" if bid != NO_PRICE else "price", options, facts)
    if option is None:
        return
    match option[0]:
        case "price":
            g.wish[PRICE] = g.wish[ASKED] = int(option[1])
            g.tell("priced", seat=seller(g), owner=buyer, coins=int(option[1]))
            g.phase = "buyer"
        case "accept":
            agree(g, bid)
        case _:
            g.tell("refused", seat=seller(g), owner=buyer)
            give_up(g)


def answer_price(g: Crescent) -> Flow[None]:
    """CM-NEGOT-5: the buyer accepts, which commits to the action, declines, or offers less, a few times at most."""
    buyer, coins, countered = g.turn, int(g.wish[PRICE]), int(g.wish[COUNTERED])
    facts: Facts = {"seat": seller(g), "price": coins, "coins": g.coins[buyer], **wish_facts(g)}

    def options() -> list[Option]:
        lower = range(coins) if countered < g.terms.params.haggles else range(0)
        return [("accept",), ("decline",), *(("counter", bid) for bid in lower)]

    option = yield from decide(g, buyer, "accept", options, facts)
    if option is None:
        return
    match option[0]:
        case "accept":
            agree(g, coins)
        case "counter":
            g.wish[PRICE] = int(option[1])
            g.wish[COUNTERED] = countered + 1
            g.tell("countered", seat=buyer, owner=seller(g), coins=int(option[1]))
            g.phase = "seller"
        case _:
            g.tell("declined", seat=buyer, owner=seller(g))
            give_up(g)


def give_up(g: Crescent) -> None:
    """CM-NEGOT-3: it costs nothing; CM-NEGOT-5: the wish cannot be named again in this turn."""
    g.refused.append(wish_of(g))
    g.wish = []
    g.phase = "turn"


def agree(g: Crescent, coins: int) -> None:
    """CM-NEGOT-1 Binding deals: pay, and take the action."""
    buyer, owner, wish = g.turn, seller(g), wish_of(g)
    g.tell("agreed", seat=buyer, owner=owner, coins=coins, **wish_facts(g))
    g.coins[buyer] -= coins
    g.coins[owner] += coins
    g.wish = []
    match wish[0]:
        case "ask_hire":
            count = int(wish[1])
            g.reserve[NOMAD] -= count
            g.units[NOMAD] += count
            g.tell("released", seat=NOMAD, count=count)
            g.left = count
            g.phase = "place"
        case "ask_bribe":
            swap(g, buyer, g.terms.tables.tile_index[str(wish[1])], int(wish[2]))
        case _:
            card = next(each for each in g.bazaar if each != NO_CARD and g.card(each) == wish[1])
            take_card(g, buyer, SULTANS_MARKET, card)
            g.tell("took", seat=buyer, card=g.card(card), market=SULTANS_MARKET)
            g.phase = "buy"


def place_hired(g: Crescent) -> Flow[None]:
    """CM-HIRE-1: each hired unit in a hex where one is present and which no other player controls."""
    seat = g.turn

    def options() -> list[Option]:
        return [("place", g.name(tile)) for tile in hire_places(g, seat)]

    option = yield from decide_in_step(g, seat, "place", options, {"left": g.left})
    enlist(g, seat, g.terms.tables.tile_index[str(option[1])], 1, "mercenary")
    g.tell("placed", seat=seat, hex=str(option[1]), count=1)
    g.left -= 1
    if not g.left:
        g.phase = "limits"


def swap(g: Crescent, seat: int, tile: int, count: int) -> None:
    """CM-BRIBE-2 Swap, CM-BRIBE-3 Combat: the Nomad's mercenaries become the buyer's; those who are left fight."""
    g.active = tile
    to_supply(g, NOMAD, tile, 0, count)
    enlist(g, seat, tile, count, "mercenary")
    g.tell("swapped", seat=seat, owner=NOMAD, hex=g.name(tile), count=count)
    if g.strength(NOMAD, tile):
        begin_combat(g, tile, seat, NOMAD)
        return
    g.active = NOWHERE
    g.settle(tile)
    g.cursor, g.left = tile, count
    g.phase = "follow"
