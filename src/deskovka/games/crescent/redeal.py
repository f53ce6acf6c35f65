"""What is dealt anew where a seat does not know it, and what is never lost."""

from __future__ import annotations

from deskovka.games.crescent.cards import holdings
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.vocabulary import CASTLE, CITY, FORT, MURSHID, NO_CARD, NOBODY, TOWN
from deskovka.kernel import Chance
from deskovka.kernel.knowledge import deal_anew


def redeal(g: Crescent, seat: int | None, chance: Chance) -> None:
    """The deck and the hands of the others, their tiles, and which cards they selected."""
    if any(g.tiles):
        _redeal_tiles(g, seat, chance)
    others = [other for other in g.terms.seats if other != seat]
    sorts = [int(owner == MURSHID) for owner in map(g.terms.tables.affiliation.__getitem__, g.terms.tables.kinds)]
    meddling = g.phase == "side" and seat != MURSHID
    while True:
        deal_anew([g.deck, *g.hands], g.known, seat, chance, g.sets, sorts, g.sorted)
        if not meddling or holdings(g, MURSHID, "combat"):
            break
    for hand in g.hands:
        hand.sort()
    if g.phase in SECRET:
        for other in others:
            _redeal_choice(g, other, chance, meddling and other == MURSHID)


SECRET = ("side", "stance")
"""The phases in which cards are selected but not yet revealed."""


def _redeal_tiles(g: Crescent, seat: int | None, chance: Chance) -> None:
    """CM-VAR-1: the tiles of the others are dealt among them."""
    hidden = [tiles for owner, tiles in enumerate(g.tiles) if owner != seat]
    tiles = [tile for row in hidden for tile in row]
    chance.shuffle(tiles)
    for row in hidden:
        row[:] = sorted(tiles.pop() for _ in row)


def _redeal_choice(g: Crescent, seat: int, chance: Chance, some: bool) -> None:
    """CM-COMBAT-3: which cards somebody selected, and how many, is secret until they are revealed."""
    if not _selects(g, seat):
        return
    fitting = holdings(g, seat, "combat" if g.defender != NOBODY else "contest")
    chosen = [card for card in fitting if chance.below(2)]
    if some and not chosen:
        chosen = [chance.pick(fitting)]
    g.chosen[seat] = chosen


def _selects(g: Crescent, seat: int) -> bool:
    """Whether a seat may have selected cards: in a combat the parties, and the Murshid who names a side."""
    if g.defender == NOBODY:
        return bool(g.stances[seat])
    return seat in (g.attacker, g.defender, MURSHID)


def conserved(g: Crescent) -> dict[str, int]:
    """CM-COMP-1: pieces and cards in one place each, nothing beyond its end, nobody in debt."""
    supplies = [character.supply for character in g.terms.characters]
    totals: dict[str, int] = {}
    for seat, supply in enumerate(supplies):
        own = [kind for kind, holder in zip(g.stronghold, g.holder, strict=True) if holder == seat]
        on_map = sum(g.regular[seat]) + sum(g.mercenary[seat])
        totals[f"units {seat}"] = g.units[seat] + g.reserve[seat] + on_map - supply.units
        totals[f"influence {seat}"] = g.tokens[seat] + g.influence.count(seat) - supply.influence
        totals[f"forts {seat}"] = g.forts[seat] + own.count(FORT) - supply.fort
        totals[f"castles {seat}"] = g.castles[seat] + own.count(CASTLE) - supply.castle
    totals["towns"] = g.towns + g.settlement.count(TOWN)
    totals["cities"] = g.cities + g.settlement.count(CITY)
    piles = [g.deck, g.discard, g.market, g.bazaar, *g.hands, *g.front, _in_play(g)]
    cards = [card for pile in piles for card in pile if card != NO_CARD]
    totals["cards"] = len(cards)
    totals["different cards"] = len(set(cards))
    supplied = (*g.units, *g.tokens, *g.forts, *g.castles, *g.reserve, g.towns, g.cities)
    standing = (units for row in (*g.regular, *g.mercenary) for units in row)
    totals["debts"] = min(0, *g.coins, *g.points, *supplied, *standing)
    totals["selected from nowhere"] = sum(
        card not in hand for hand, chosen in zip(g.hands, g.chosen, strict=True) for card in chosen
    )
    totals["strangers"] = sum(
        any(g.count(seat, tile) for seat in g.terms.seats if seat != g.lord[tile])
        for tile in g.board.tiles
        if tile != g.active and g.phase not in FIGHTING
    )
    totals["tiles"] = len(g.laid) + sum(len(tiles) for tiles in g.tiles) if g.phase != "prepare" else len(g.terms.tiles)
    return totals


FIGHTING = ("capture", "sack", "combat_end")
"""The phases after a combat in which buildings of the defender may still stand beside the attacker's units."""


def _in_play(g: Crescent) -> list[int]:
    """The revealed cards that were not discarded."""
    return [row[0] for row in g.played if row[0] not in g.discard]
