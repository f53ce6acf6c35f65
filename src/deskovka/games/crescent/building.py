"""8.2 Build."""

from __future__ import annotations

from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.tables import Character
from deskovka.games.crescent.vocabulary import CASTLE, CITY, FORT, NO_STRONGHOLD, TOWN
from deskovka.kernel import Option

KINDS = ("fort", "castle", "town", "city")
REPLACED = {"castle": ("fort",), "city": ("town",)}
"""CM-BUILD-4, CM-BUILD-5: what goes back to the supply for it."""
ENOUGH = 99
"""More coins than any building costs."""


def price(g: Crescent, character: Character, building: str, tile: int, masons: int) -> int | None:
    """CM-BUILD-6 Price, CM-BUILD-7 Surcharge; None: the character cannot build it."""
    basic = character.prices.of(building)
    if basic is None:
        return None
    return max(0, basic - masons) if masons else basic + g.terms.params.surcharge.of(g.terms.terrains[tile])


def sites(g: Crescent, seat: int, building: str) -> list[int]:
    """CM-BUILD-4 Fort and castle, CM-BUILD-5 Town and city, CM-BUILD-8 Occupancy; a piece must be in supply."""
    match building:
        case "fort":
            tiles = g.presence(seat) if g.forts[seat] else []
            return [tile for tile in tiles if g.stronghold[tile] == NO_STRONGHOLD and g.open_to(seat, tile)]
        case "castle":
            own = [tile for tile, holder in enumerate(g.holder) if holder == seat] if g.castles[seat] else []
            return [tile for tile in own if g.stronghold[tile] == FORT]
        case "town":
            return [tile for tile in g.board.tiles if not g.settlement[tile]] if g.towns else []
        case _:
            return [tile for tile in g.board.tiles if g.settlement[tile] == TOWN] if g.cities else []


def buildings(g: Crescent, seat: int, masons: int, coins: int) -> list[Option]:
    """CM-BUILD-1 What, CM-BUILD-3 One per hex: all that can be built now and paid for with that many coins."""
    character = g.terms.characters[seat]
    found: list[Option] = []
    for building in KINDS:
        basic = character.prices.of(building)
        if basic is None or coins < basic - masons:
            continue
        for tile in sites(g, seat, building):
            if tile not in g.built:
                cost = price(g, character, building, tile, masons)
                if cost is not None and cost <= coins:
                    found.append(("build", building, g.name(tile)))
    return found


def build(g: Crescent, seat: int, option: Option) -> None:
    """CM-BUILD-1 What: pay, and put it up; what it replaces goes back to the supply."""
    building, tile = str(option[1]), g.terms.tables.tile_index[str(option[2])]
    cost = price(g, g.terms.characters[seat], building, tile, g.masons)
    assert cost is not None
    g.coins[seat] -= cost
    match building:
        case "fort":
            g.set_stronghold(tile, seat, FORT)
        case "castle":
            g.set_stronghold(tile, seat, CASTLE)
        case "town":
            g.set_settlement(tile, TOWN)
        case _:
            g.set_settlement(tile, CITY)
    g.built.append(tile)
    replaced = REPLACED.get(building, ())
    g.tell("built", seat=seat, building=building, hex=g.name(tile), coins=cost, replaced=replaced)
