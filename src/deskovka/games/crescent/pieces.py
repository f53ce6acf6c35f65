"""Pieces that come from supplies and reserves cards and go back to them; buildings that are sacked."""

from __future__ import annotations

from deskovka.games.crescent.scoring import at_once
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.vocabulary import (
    CALIPH,
    NO_STRONGHOLD,
    NOBODY,
    NOMAD,
    NOWHERE,
    SETTLEMENTS,
    STRONGHOLDS,
    SULTAN,
    WARLORD,
)


def enlist(g: Crescent, seat: int, tile: int, count: int, kind: str) -> int:
    """CM-COMP-3: units from the supply come into a hex, as many as there are; gives how many."""
    count = min(count, g.units[seat])
    g.units[seat] -= count
    if kind == "regular":
        g.add(seat, tile, count, 0)
    else:
        g.add(seat, tile, 0, count)
    return count


def to_supply(g: Crescent, seat: int, tile: int, regular: int, mercenary: int) -> None:
    """Units of a hex go to the supply."""
    g.units[seat] += regular + mercenary
    g.add(seat, tile, -regular, -mercenary)


def withdraw(g: Crescent, seat: int, tile: int, regular: int, mercenary: int) -> None:
    """CM-COMBAT-11 Retreat, CM-LIMIT-1: regular units go to the reserves card, mercenaries to the supply."""
    g.reserve[seat] += regular
    g.units[seat] += mercenary
    g.add(seat, tile, -regular, -mercenary)


def retreat(g: Crescent, seat: int, tile: int) -> None:
    """CM-COMBAT-11 Retreat, CM-NOMAD-RETREAT: all units of a seat leave a hex."""
    regular, mercenary = g.regular[seat][tile], g.mercenary[seat][tile]
    if not regular + mercenary:
        return
    withdraw(g, seat, tile, regular, mercenary)
    if seat == NOMAD:
        g.units[seat] -= mercenary
        g.reserve[seat] += mercenary
    kept = regular + mercenary if seat == NOMAD else regular
    facts = {"regular": regular, "mercenary": mercenary, "kept": kept, "gone": regular + mercenary - kept}
    g.tell("retreated", seat=seat, hex=g.name(tile), **facts)


def take_influence(g: Crescent, tile: int) -> None:
    """CM-TERM-5 Influence: the token of a hex goes back to its owner's supply."""
    owner = g.influence[tile]
    g.set_influence(tile, NOBODY)
    g.tell("lost_influence", seat=owner, hex=g.name(tile))


def place_influence(g: Crescent, tile: int, seat: int) -> None:
    """CM-TERM-5 Influence: a token comes into a hex from its owner's supply; one that lay there leaves."""
    if g.influence[tile] != NOBODY:
        take_influence(g, tile)
    g.set_influence(tile, seat)
    g.tell("influenced", seat=seat, hex=g.name(tile))


def loot(g: Crescent, seat: int, tile: int, building: str, owner: int) -> int:
    """CM-COMBAT-14, CM-COMBAT-15: coins for a sacked building; gives the points that it is worth to the Warlord."""
    coins = g.terms.params.sack.of(building)
    g.coins[seat] += coins
    g.tell("sacked", seat=seat, hex=g.name(tile), building=building, coins=coins, owner=owner)
    if seat != WARLORD:
        return 0
    g.sacked += 1
    return at_once(g, f"{building}_sacked")


def sack_settlement(g: Crescent, seat: int, tile: int) -> int:
    """CM-ASSAULT-2, CM-COMBAT-15: a town or city goes back to the Sultan's supply."""
    building = SETTLEMENTS[g.settlement[tile]]
    g.set_settlement(tile, 0)
    return loot(g, seat, tile, building, SULTAN)


def sack_stronghold(g: Crescent, seat: int, tile: int) -> int:
    """CM-COMBAT-14 Mandatory sacking of a fort or castle."""
    building, owner = STRONGHOLDS[g.stronghold[tile]], g.holder[tile]
    g.set_stronghold(tile, NOBODY, NO_STRONGHOLD)
    return loot(g, seat, tile, building, owner)


def sack_palace(g: Crescent, seat: int, tile: int) -> int:
    """CM-COMBAT-14 Mandatory sacking of the palace."""
    g.set_palace(NOWHERE)
    return loot(g, seat, tile, "palace", CALIPH)
