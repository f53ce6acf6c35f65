"""8.4 Assault: units that enter a hex to fight or to sack, and other ways in which a combat begins."""

from __future__ import annotations

from deskovka.games.crescent.combat import begin_combat
from deskovka.games.crescent.moving import read_march
from deskovka.games.crescent.pieces import enlist, sack_settlement, take_influence
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.vocabulary import NOBODY, WARLORD
from deskovka.kernel import Option


def assault(g: Crescent, seat: int, option: Option) -> None:
    """CM-ASSAULT-1 Attack, CM-ASSAULT-2 Sack an open settlement; the next phase is set."""
    origin, tile, regular, mercenary = read_march(g, option)
    defender = g.lord[tile]
    g.tell("assaulted", seat=seat, origin=g.name(origin), hex=g.name(tile), regular=regular, mercenary=mercenary)
    if defender == NOBODY:
        g.move(seat, origin, tile, regular, mercenary)
        gained = sack_settlement(g, seat, tile)
        if seat == WARLORD:
            g.points[seat] += gained
            g.tell("plundered", seat=seat, points=gained)
        g.phase = "limits"
        return
    g.active = tile
    g.move(seat, origin, tile, regular, mercenary)
    begin_combat(g, tile, seat, defender)


def uprising(g: Crescent, option: Option) -> None:
    """CM-WARLORD-UPRISING Uprising: the token goes, two regular units come, and fight."""
    tile = g.terms.tables.tile_index[str(option[1])]
    g.active = tile
    take_influence(g, tile)
    count = enlist(g, WARLORD, tile, UPRISING_UNITS, "regular")
    g.tell("rose", seat=WARLORD, hex=g.name(tile), regular=count)
    begin_combat(g, tile, WARLORD, g.lord[tile])


UPRISING_UNITS = 2
