"""What a clash or a negotiation under way comes to, as far as the open table tells: hints for bots, no rules."""

from __future__ import annotations

from deskovka.games.crescent import contest
from deskovka.games.crescent.buying import take_card
from deskovka.games.crescent.haggling import (
    ASKED,
    BRIBE,
    CARD,
    NO_PRICE,
    PRICE,
    WISH,
    hire_places,
    seller,
    wish_of,
)
from deskovka.games.crescent.pieces import enlist, to_supply
from deskovka.games.crescent.playing import SUPPORTING, UNDECIDED, total
from deskovka.games.crescent.scoring import at_once
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.vocabulary import (
    CALIPH,
    MURSHID,
    NO_CARD,
    NOBODY,
    NOMAD,
    NOWHERE,
    SETTLEMENTS,
    STRENGTH,
    STRONGHOLDS,
    SULTAN,
    SULTANS_MARKET,
    WARLORD,
)

BEFORE_CARDS = ("offers", "deal", "combat_select", "contest_select")
"""The phases of a clash in which nobody has selected cards yet."""


def foreseen(g: Crescent) -> Crescent:
    """The table once what is hired or haggled over has changed hands; the same table where nothing is."""
    if g.phase == "place":
        after = g.copy()
        _post(after, g.turn, g.left)
        return after
    price = _settled_price(g) if g.wish else NO_PRICE
    if price == NO_PRICE:
        return g
    after, buyer, owner, wish = g.copy(), g.turn, seller(g), wish_of(g)
    after.coins[buyer] -= price
    after.coins[owner] += price
    after.wish = []
    if wish[0] == CARD:
        card = next(each for each in g.bazaar if each != NO_CARD and g.card(each) == wish[1])
        take_card(after, buyer, SULTANS_MARKET, card)
        return after
    count = int(wish[-1])
    if wish[0] == BRIBE:
        tile = g.terms.tables.tile_index[str(wish[1])]
        to_supply(after, NOMAD, tile, 0, count)
        enlist(after, buyer, tile, count, "mercenary")
    else:
        after.reserve[NOMAD] -= count
        after.units[NOMAD] += count
        _post(after, buyer, count)
    return after


def _settled_price(g: Crescent) -> int:
    """A wish is taken for granted at a fair price: of the common supply for units, of the near market for cards.

    No price: it cannot be paid, too much is asked for or too little is offered, so that nothing will come of the wish.
    Units that stand on the map are worth twice as much; the Nomad keeps those that hold the wilds, and where some would
    stay they fight.
    """
    params, price, asked, kind = g.terms.params, int(g.wish[PRICE]), int(g.wish[ASKED]), g.wish[WISH]
    fair = params.prices.near if kind == CARD else params.hire[int(g.wish[-1]) - 1]
    if kind == BRIBE:
        fair *= 2
        tile = g.terms.tables.tile_index[str(g.wish[-2])]
        if tile in g.terms.wilds or g.strength(NOMAD, tile) > int(g.wish[-1]):
            return NO_PRICE
    if price == NO_PRICE:
        return fair if fair <= g.coins[g.turn] else NO_PRICE
    return NO_PRICE if price > fair or 2 * price < min(asked, fair) else price


def _post(g: Crescent, seat: int, count: int) -> None:
    """Hired units go where they bring control, and where that earns most."""
    for _ in range(count):
        places = hire_places(g, seat)
        tile = max(places, key=lambda tile: (g.lord[tile] == NOBODY, g.terms.yields[tile] + g.settlement[tile]))
        enlist(g, seat, tile, 1, "mercenary")


class Forecast:
    """What each seat stands to gain and to lose."""

    __slots__ = ("coins", "deal", "losses", "plunder", "tokens", "won")

    def __init__(self, g: Crescent) -> None:
        players = g.terms.players
        self.coins = [0] * players
        self.losses = [0] * players
        self.plunder = 0
        self.won = [0] * players
        self.tokens = [0] * players
        self.deal = [0] * players
        if g.winner != NOBODY:
            _aftermath(self, g)
        elif g.active != NOWHERE:
            if g.defender == NOBODY:
                _contest(self, g)
            else:
                _combat(self, g)


def _supporter(g: Crescent) -> tuple[int, int]:
    """With whom the Murshid has a deal, or would have one by the offers so far, and for how many points."""
    if g.partner != NOBODY:
        return g.partner, g.paid
    offers = [offer for offer in g.offers if offer[1]] if g.phase in ("offers", "deal") else []
    return max(offers, key=lambda offer: offer[1], default=(NOBODY, 0))


def _cards(g: Crescent, seat: int, keyword: str) -> int:
    """The strength of the cards that a seat selected, at its best; before that, of the strongest one in its hand."""
    ops, kinds = g.terms.tables.ops[keyword], g.terms.tables.kinds
    cards = g.hands[seat] if g.phase in BEFORE_CARDS else g.chosen[seat]
    strengths = [max((op.n for op in ops[kinds[card]] if op.op == "strength"), default=0) for card in cards]
    return max(strengths, default=0) if g.phase in BEFORE_CARDS else sum(strengths)


def _combat(found: Forecast, g: Crescent) -> None:
    """A combat as it would come out with the strengths so far, and with the Murshid on the side of a partner."""
    tile, attacker, defender = g.active, g.attacker, g.defender
    attack = g.strength(attacker, tile) + total(g, (attacker,), STRENGTH) + _cards(g, attacker, "combat")
    defence = g.strength(defender, tile) + total(g, (defender,), STRENGTH) + _cards(g, defender, "combat")
    partner, points = _supporter(g)
    if partner != NOBODY and g.hands[MURSHID]:
        attack, defence = (attack + 1, defence) if partner == attacker else (attack, defence + 1)
    tie = g.influence[tile] == MURSHID and (partner == defender or defender == MURSHID)
    wins = attack > defence or (attack == defence and not tie)
    winner, loser = (attacker, defender) if wins else (defender, attacker)
    found.won[winner], found.won[loser] = 1, -1
    found.losses[attacker] = min(g.count(attacker, tile), defence // 2)
    found.losses[defender] = min(g.count(defender, tile), attack // 2)
    found.losses[loser] = g.count(loser, tile)
    if WARLORD in (attacker, defender):
        enemy = defender if attacker == WARLORD else attacker
        beaten = min(g.count(enemy, tile), (attack if enemy == defender else defence) // 2)
        found.plunder += beaten * at_once(g, "units_beaten")
    if wins and found.losses[attacker] < g.count(attacker, tile):
        _spoils(found, g, tile, attacker)
    if partner == winner:
        found.deal[partner] -= points
        found.deal[MURSHID] += points


def _aftermath(found: Forecast, g: Crescent) -> None:
    """A combat that is decided: the points to be booked, and what can still be sacked."""
    tile = g.active if g.active != NOWHERE else g.cursor
    found.plunder += g.plundered
    found.won[g.attacker] = 1 if g.winner == g.attacker else -1
    found.won[g.defender] = -found.won[g.attacker]
    if g.winner == g.attacker and g.count(g.attacker, tile):
        _spoils(found, g, tile, g.attacker)


def _spoils(found: Forecast, g: Crescent, tile: int, attacker: int) -> None:
    """What the attacker could sack; CM-COMBAT-17: nothing where it is forbidden."""
    if g.scorched:
        return
    coins, points = loot(g, tile, attacker)
    found.coins[attacker] += coins
    found.plunder += points


def loot(g: Crescent, tile: int, seat: int) -> tuple[int, int]:
    """The coins for what a seat could sack in a hex, and the Warlord's points for it."""
    sack = g.terms.params.sack
    if not g.stronghold[tile] and not g.settlement[tile] and g.palace != tile:
        return 0, 0
    buildings = [STRONGHOLDS[g.stronghold[tile]]] if g.stronghold[tile] and g.holder[tile] != seat else []
    if g.palace == tile and seat != CALIPH:
        buildings.append("palace")
    if g.settlement[tile] and seat != SULTAN:
        buildings.append(SETTLEMENTS[g.settlement[tile]])
    points = sum(at_once(g, f"{building}_sacked") for building in buildings) if seat == WARLORD else 0
    return sum(sack.of(building) for building in buildings), points


def _contest(found: Forecast, g: Crescent) -> None:
    """A contest: whoever has not declared a stance opposes, unless a deal makes the Murshid a supporter."""
    tile, attacker = g.active, g.attacker
    partner, points = _supporter(g)
    attack, defence = contest.strengths(g)
    for seat in g.terms.seats:
        if g.stances[seat] == UNDECIDED:
            if seat == MURSHID and partner == attacker:
                attack += int(contest.civil(g, seat, tile))
            else:
                defence += int(contest.civil(g, seat, tile)) or int(contest.military(g, seat, tile))
    for seat in g.terms.seats:
        if not g.stances[seat]:
            continue
        own = _cards(g, seat, "contest")
        if seat == attacker or g.stances[seat] == SUPPORTING:
            attack += own
        else:
            defence += own
    tie = g.influence[tile] == MURSHID and partner != attacker
    if attack > defence or (attack == defence and not tie):
        found.tokens[attacker] += 1
        if g.influence[tile] != NOBODY:
            found.tokens[g.influence[tile]] -= 1
        if partner == attacker:
            found.deal[partner] -= points
            found.deal[MURSHID] += points
    elif partner not in (attacker, NOBODY):
        found.deal[partner] -= points
        found.deal[MURSHID] += points
