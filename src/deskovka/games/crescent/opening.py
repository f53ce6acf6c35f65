"""4. Set-up: the deck and the market, the starting pieces, and the palace."""

from __future__ import annotations

from deskovka.games.crescent.cards import draw, refill
from deskovka.games.crescent.map import board_of
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.tables import Group
from deskovka.games.crescent.variable import place_from_name, place_name, spots
from deskovka.games.crescent.vocabulary import CALIPH, CASTLE, CITY, FORT, SETTLEMENTS, STRONGHOLDS, TOWN, WARLORD
from deskovka.kernel import Ask, Flow, Option


def prepare(g: Crescent) -> Flow[None]:
    """CM-SETUP-3 Map, CM-SETUP-8 Market and deck, CM-VAR-1 Tiles."""
    yield from ()
    terms = g.terms
    g.chance.shuffle(g.deck)
    g.tell("begins", map=terms.setup.map if terms.layout is None else terms.layout.id, years=terms.years)
    for seat, character in enumerate(terms.characters):
        g.tell("plays", seat=seat, character=character.id, coins=g.coins[seat], points=g.points[seat])
    for seat in terms.seats:
        for card in g.hands[seat]:
            g.tell("given", seat=seat, card=g.card(card))
    refill(g)
    g.bazaar = [draw(g) for _ in g.bazaar]
    g.tell("stalls", cards=tuple(g.card(card) for card in g.bazaar))
    if terms.layout is None:
        deal_tiles(g)
        return
    for spot in terms.layout.hexes:
        if spot.start is not None and spot.start in terms.groups:
            put_group(g, spot.start, terms.tables.tile_index[spot.id])
    g.phase = "palace"


def put_group(g: Crescent, name: str, tile: int) -> None:
    """CM-SETUP-4 Starting pieces: a group comes from the supply into a hex."""
    seat, group = g.terms.groups[name]
    buildings = tuple(kind for kind in (*STRONGHOLDS[1:], *SETTLEMENTS[1:]) if getattr(group, kind))
    g.tell(
        "settled",
        seat=seat,
        hex=g.name(tile),
        regular=group.regular,
        mercenary=group.mercenary,
        buildings=buildings,
        tokens=group.influence,
    )
    g.units[seat] -= group.regular + group.mercenary
    g.add(seat, tile, group.regular, group.mercenary)
    if group.fort or group.castle:
        g.set_stronghold(tile, seat, CASTLE if group.castle else FORT)
    if group.town or group.city:
        g.set_settlement(tile, CITY if group.city else TOWN)
    if group.influence:
        g.set_influence(tile, seat)


def place_palace(g: Crescent) -> Flow[None]:
    """CM-SETUP-5 Palace: in any hex that holds a piece of the Caliph."""
    options: list[Option] = [("palace", g.name(tile)) for tile in g.board.tiles if g.present(CALIPH, tile)]
    option: Option = yield Ask(CALIPH, "palace", options)
    g.set_palace(g.terms.tables.tile_index[str(option[1])])
    g.tell("palace", seat=CALIPH, hex=str(option[1]))
    g.phase = "scheme"


# -- 15. Variable map set-up ------------------------------------------------------------------------------------------


def deal_tiles(g: Crescent) -> None:
    """CM-VAR-1 Tiles: all but the crossing, shuffled and dealt in secret."""
    tiles = [tile for tile in g.terms.tiles if tile != g.terms.crossing]
    g.chance.shuffle(tiles)
    each = len(tiles) // g.terms.players
    for seat in g.terms.seats:
        g.tiles[seat] = sorted(tiles[seat * each : (seat + 1) * each])
    g.reveal()
    g.tell("dealt_tiles", count=each)
    g.phase = "tiles"


def lay_tile(g: Crescent) -> Flow[None]:
    """CM-VAR-2 Placing tiles: one after another, in turn order."""
    seat = g.turn
    if not g.tiles[seat]:
        g.turn, g.cursor = WARLORD, 0
        g.phase = "groups"
        return
    option: Option = yield Ask(seat, "tile", lambda: tile_options(g, seat), {"left": len(g.tiles[seat])}, private=True)
    name, (q, r), rotation = str(option[1]), place_from_name(str(option[2])), int(option[3])
    tile = g.terms.tables.tile_index[name]
    g.tiles[seat].remove(tile)
    g.laid.append((tile, q, r, rotation))
    g.board = board_of(tuple(g.laid), g.terms.features)
    g.reveal()
    g.tell("laid", seat=seat, hex=name, place=str(option[2]), rotation=rotation)
    g.turn = (g.turn + 1) % g.terms.players


def tile_options(g: Crescent, seat: int) -> list[Option]:
    """CM-VAR-3 Non-river tile, CM-VAR-4 River tile: where and how each tile of a seat can be laid."""
    features = g.terms.features
    rivers_left = sum(features[tile] == "river" for tiles in g.tiles for tile in tiles)
    found: list[Option] = []
    for tile in g.tiles[seat]:
        river = features[tile] == "river"
        for q, r, rotation in spots(g.board, features, river, rivers_left - river):
            found.append(("lay", g.name(tile), place_name(q, r), rotation))
    return found


def place_group(g: Crescent) -> Flow[None]:
    """CM-VAR-6 Groups: in turn order one group each, then the other one."""
    seat = g.turn
    groups = [group for number, group in _groups(g, seat) if not g.cursor >> number & 1]
    if not groups:
        g.cursor = 0
        g.turn = WARLORD
        g.phase = "palace"
        return
    tiles = [tile for tile in g.board.tiles if is_free(g, tile)]
    options: list[Option] = [("group", group.id, g.name(tile)) for group in groups for tile in tiles]
    option: Option = yield Ask(seat, "group", options, {"left": len(groups)})
    name = str(option[1])
    put_group(g, name, g.terms.tables.tile_index[str(option[2])])
    g.cursor |= 1 << next(number for number, group in _groups(g, seat) if group.id == name)
    g.turn = (g.turn + 1) % g.terms.players


def _groups(g: Crescent, seat: int) -> list[tuple[int, Group]]:
    """The groups of a seat, with their numbers among those of all seats."""
    groups = g.terms.characters[seat].groups
    return [(seat * len(groups) + number, group) for number, group in enumerate(groups)]


def is_free(g: Crescent, tile: int) -> bool:
    """CM-VAR-6: a hex without any piece that is neither quarry nor holy site."""
    if g.terms.terrains[tile] == "quarry" or tile == g.terms.holy_site:
        return False
    return not any(g.present(seat, tile) for seat in g.terms.seats)
