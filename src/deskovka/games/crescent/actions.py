"""8. Action phase: the menu of each character, and the actions that are done in a few lines."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from deskovka.games.crescent.action_cards import play, plays
from deskovka.games.crescent.anytime import MONEY, may_still_play
from deskovka.games.crescent.asking import decide, decide_in_step, decide_in_turn
from deskovka.games.crescent.assault import assault, uprising
from deskovka.games.crescent.building import ENOUGH, build, buildings
from deskovka.games.crescent.buying import buy, purchases
from deskovka.games.crescent.contest import spread_influence, targets
from deskovka.games.crescent.haggling import bribes, card_wishes, hire_at_once, hires, name_wish
from deskovka.games.crescent.intrigue import conspire, scheme
from deskovka.games.crescent.moving import assaults, move, moves
from deskovka.games.crescent.pieces import enlist, take_influence, to_supply
from deskovka.games.crescent.state import STANDING, Crescent
from deskovka.games.crescent.vocabulary import NO_CARD, NOMAD, WARLORD
from deskovka.kernel import Flow, Option

PASS: Option = ("pass",)
DONE: Option = ("done",)


def take_turn(g: Crescent) -> Flow[None]:
    """CM-ACT-1 Four rounds, CM-ACT-2 Own list only: a seat takes one action; others may play ANYTIME cards."""
    seat = g.turn
    facts = {"year": g.year, "round": g.round, "coins": g.coins[seat]}
    topic = g.terms.characters[seat].id
    option = yield from decide_in_turn(g, seat, topic, lambda: menu(g, seat), facts)
    if option is not None:
        yield from ACTIONS[str(option[0])](g, seat, option)


def menu(g: Crescent, seat: int) -> list[Option]:
    """CM-ACT-2 Own list only, CM-ACT-3 Same action again, CM-ACT-4 Pass: all that can be done now."""
    found: list[Option] = []
    for action in g.terms.characters[seat].actions:
        found += OFFERS[action](g, seat)
    return [*found, *STANDING.offers(g.standing[seat]), PASS]


def _pass(g: Crescent, seat: int, _option: Option) -> Flow[None]:
    """CM-ACT-4 Pass."""
    yield from ()
    g.tell("passed", seat=seat)
    g.phase = "limits"


def _ask_again(g: Crescent, seat: int, option: Option) -> Flow[None]:
    """A standing order is taken back, and the turn goes on."""
    yield from ()
    STANDING.ask_again(g, g.standing[seat], seat, str(option[1]))


# -- influence, build, move, assault ----------------------------------------------------------------------------------


def influences(g: Crescent, seat: int) -> list[Option]:
    """CM-INFLUENCE-1 Target."""
    return [("influence", g.name(tile)) for tile in targets(g, seat)]


def _influence(g: Crescent, seat: int, option: Option) -> Flow[None]:
    """8.1 Influence."""
    yield from ()
    spread_influence(g, seat, g.terms.tables.tile_index[str(option[1])])


def _build(g: Crescent, seat: int, option: Option) -> Flow[None]:
    """CM-BUILD-1 What: the first building; CM-BUILD-2 X."""
    yield from ()
    build(g, seat, option)
    g.left = g.terms.characters[seat].build - 1
    g.phase = "build"


def go_on_building(g: Crescent) -> Flow[None]:
    """CM-BUILD-1 What: further buildings of the same action."""
    seat, masons = g.turn, g.masons
    found = bool(buildings(g, seat, masons, g.coins[seat]))
    if not g.left or not (found or (may_still_play(g, seat, MONEY) and buildings(g, seat, masons, ENOUGH))):
        g.phase = "limits"
        return

    def options() -> list[Option]:
        return [*buildings(g, seat, masons, g.coins[seat]), DONE]

    option = yield from decide(g, seat, "build", options, {"left": g.left, "coins": g.coins[seat]}, several=found)
    if option is None:
        return
    if option == DONE:
        g.phase = "limits"
        return
    build(g, seat, option)
    g.left -= 1


def _move(g: Crescent, seat: int, option: Option) -> Flow[None]:
    """CM-MOVE-2 Up to X moves: the first one."""
    yield from ()
    move(g, seat, option)
    g.left = g.terms.characters[seat].move - 1
    g.phase = "move"


def go_on_moving(g: Crescent) -> Flow[None]:
    """CM-MOVE-2 Up to X moves: one after the other."""
    seat = g.turn
    if not g.left or not moves(g, seat):
        g.phase = "limits"
        return
    option = yield from decide(g, seat, "move", lambda: [*moves(g, seat), DONE], {"left": g.left}, several=True)
    if option is None:
        return
    if option == DONE:
        g.phase = "limits"
        return
    move(g, seat, option)
    g.left -= 1


def _assault(g: Crescent, seat: int, option: Option) -> Flow[None]:
    """8.4 Assault."""
    yield from ()
    assault(g, seat, option)


def follow_bribe(g: Crescent) -> Flow[None]:
    """CM-BRIBE-4 Follow-up: a move or an assault of the mercenaries just placed."""
    seat, tile = g.turn, g.cursor

    def options() -> list[Option]:
        return [*moves(g, seat, (tile,), g.left), *assaults(g, seat, (tile,), g.left), DONE]

    option = yield from decide(g, seat, "follow", options, {"hex": g.name(tile), "count": g.left})
    if option is None:
        return
    g.phase = "limits"
    if option[0] == "assault":
        assault(g, seat, option)
    elif option[0] == "move":
        move(g, seat, option)


# -- recruit ----------------------------------------------------------------------------------------------------------


def recruits(g: Crescent, seat: int, most: int) -> list[Option]:
    """CM-RECRUIT-1 Basics, CM-RECRUIT-2 Caliph, CM-RECRUIT-3 Warlord, CM-RECRUIT-4 Nomad."""
    most = min(most, g.reserve[seat])
    if most <= 0:
        return []
    return [
        ("recruit", g.name(tile), count)
        for tile in (g.board.tiles if seat == NOMAD else g.presence(seat))
        if g.open_to(seat, tile)
        for count in range(1, most + 1)
    ]


def recruit(g: Crescent, seat: int, option: Option) -> None:
    """CM-RECRUIT-1 Basics: units from the reserves card."""
    tile, count = g.terms.tables.tile_index[str(option[1])], int(option[2])
    regular = count if g.terms.characters[seat].regular else 0
    g.reserve[seat] -= count
    g.add(seat, tile, regular, count - regular)
    g.left -= count
    g.tell("recruited", seat=seat, hex=g.name(tile), regular=regular, mercenary=count - regular)


def _recruit(g: Crescent, seat: int, option: Option) -> Flow[None]:
    """8.5 Recruit: the first hex."""
    yield from ()
    g.left = g.terms.characters[seat].recruit
    recruit(g, seat, option)
    g.phase = "recruit"


def go_on_recruiting(g: Crescent) -> Flow[None]:
    """CM-RECRUIT-1 Basics: split over hexes as one likes."""
    seat = g.turn
    if not recruits(g, seat, g.left):
        g.phase = "limits"
        return
    options = partial(recruits, g, seat, g.left)
    facts = {"left": min(g.left, g.reserve[seat])}
    option = yield from decide(g, seat, "recruit", lambda: [*options(), DONE], facts, several=True)
    if option is None:
        return
    if option == DONE:
        g.phase = "limits"
        return
    recruit(g, seat, option)


# -- mercenaries and cards --------------------------------------------------------------------------------------------


def _hire(g: Crescent, seat: int, option: Option) -> Flow[None]:
    """CM-HIRE-1 Four players."""
    yield from ()
    hire_at_once(g, seat, int(option[1]))


def _wish(g: Crescent, seat: int, option: Option) -> Flow[None]:
    """CM-NEGOT-5 Form of a negotiation."""
    yield from ()
    name_wish(g, seat, option)


def buys(g: Crescent, seat: int) -> list[Option]:
    """8.8 Buy power cards: from the markets, or a wish for a card of the Sultan's."""
    return purchases(g, seat) + card_wishes(g, seat)


def _buy(g: Crescent, seat: int, option: Option) -> Flow[None]:
    """8.8 Buy power cards: the first purchase."""
    yield from ()
    buy(g, seat, option)
    g.phase = "buy"


def _play(g: Crescent, seat: int, option: Option) -> Flow[None]:
    """CM-PLAY-1 ACTION cards."""
    yield from play(g, seat, str(option[1]))


# -- unique actions ---------------------------------------------------------------------------------------------------


def uprisings(g: Crescent, seat: int) -> list[Option]:
    """CM-WARLORD-UPRISING Uprising."""
    if not g.units[seat]:
        return []
    tiles = [tile for tile in g.board.tiles if g.influence[tile] == seat and not g.open_to(seat, tile)]
    return [("uprising", g.name(tile)) for tile in tiles]


def _uprising(g: Crescent, _seat: int, option: Option) -> Flow[None]:
    """CM-WARLORD-UPRISING Uprising."""
    yield from ()
    uprising(g, option)


def muster_places(g: Crescent) -> list[int]:
    """CM-WARLORD-MUSTER Muster: hexes with the Warlord's token that no other player controls."""
    return [tile for tile in g.board.tiles if g.influence[tile] == WARLORD and g.open_to(WARLORD, tile)]


def musters(g: Crescent, seat: int) -> list[Option]:
    """CM-WARLORD-MUSTER Muster."""
    return [("muster",)] if g.units[seat] and muster_places(g) else []


def _muster(g: Crescent, seat: int, _option: Option) -> Flow[None]:
    """CM-WARLORD-MUSTER Muster: hex by hex, one unit, or two for the token."""
    g.phase = "limits"
    for tile in muster_places(g):
        if not g.units[seat]:
            return
        name = g.name(tile)
        options: list[Option] = [("one", name), ("two", name)]
        option = yield from decide_in_step(g, seat, "muster", partial(list, options), {"hex": name})
        count = enlist(g, seat, tile, 1 if option[0] == "one" else 2, "regular")
        g.tell("mustered", seat=seat, hex=name, regular=count)
        if option[0] == "two":
            take_influence(g, tile)


def schemes(g: Crescent, _seat: int) -> list[Option]:
    """CM-MURSHID-SCHEME Scheme."""
    return [("scheme",)] if g.deck or g.discard else []


def _scheme(g: Crescent, _seat: int, _option: Option) -> Flow[None]:
    """CM-MURSHID-SCHEME Scheme."""
    g.phase = "limits"
    yield from scheme(g)


def open_scheme(g: Crescent) -> Flow[None]:
    """CM-SETUP-10 Opening scheme: it does not count as an action."""
    g.phase = "year"
    yield from scheme(g)


def conspiracies(g: Crescent, _seat: int) -> list[Option]:
    """CM-SULTAN-CONSPIRE Conspire: only if a slot is empty."""
    return [("conspire",)] if NO_CARD in g.bazaar and (g.deck or g.discard) else []


def _conspire(g: Crescent, _seat: int, _option: Option) -> Flow[None]:
    """CM-SULTAN-CONSPIRE Conspire."""
    g.phase = "limits"
    yield from conspire(g)


def palace_places(g: Crescent, seat: int) -> list[Option]:
    """CM-CALIPH-MOVEPALACE Move palace."""
    tiles = [tile for tile in g.presence(seat) if g.palace != tile and g.open_to(seat, tile)]
    return [("move_palace", g.name(tile)) for tile in tiles]


def _move_palace(g: Crescent, seat: int, option: Option) -> Flow[None]:
    """CM-CALIPH-MOVEPALACE Move palace."""
    yield from ()
    g.set_palace(g.terms.tables.tile_index[str(option[1])])
    g.tell("palace", seat=seat, hex=str(option[1]))
    g.phase = "limits"


def desertions(g: Crescent, seat: int) -> list[Option]:
    """CM-NOMAD-DESERTION Desertion."""
    return [
        ("desertion", g.name(tile), other, count)
        for other in g.terms.seats
        if other != seat and any(g.mercenary[other])
        for tile in g.board.tiles
        for count in range(1, g.mercenary[other][tile] + 1)
    ]


def _desertion(g: Crescent, seat: int, option: Option) -> Flow[None]:
    """CM-NOMAD-DESERTION Desertion: to their owner's supply, and as many from the Nomad's to the reserves card."""
    yield from ()
    other, count = int(option[2]), int(option[3])
    to_supply(g, other, g.terms.tables.tile_index[str(option[1])], 0, count)
    added = min(count, g.units[seat])
    g.units[seat] -= added
    g.reserve[seat] += added
    g.tell("deserted", seat=seat, owner=other, hex=str(option[1]), count=count, added=added)
    g.phase = "limits"


OFFERS: dict[str, Callable[[Crescent, int], list[Option]]] = {
    "influence": influences,
    "build": lambda g, seat: buildings(g, seat, 0, g.coins[seat]),
    "move": moves,
    "assault": assaults,
    "recruit": lambda g, seat: recruits(g, seat, g.terms.characters[seat].recruit),
    "hire": hires,
    "bribe": bribes,
    "buy": buys,
    "play": plays,
    "uprising": uprisings,
    "muster": musters,
    "scheme": schemes,
    "conspire": conspiracies,
    "move_palace": palace_places,
    "desertion": desertions,
}
"""CM-ACT-2: for each action of a list what it offers now."""

ACTIONS: dict[str, Callable[[Crescent, int, Option], Flow[None]]] = {
    "influence": _influence,
    "build": _build,
    "move": _move,
    "assault": _assault,
    "recruit": _recruit,
    "hire": _hire,
    "ask_hire": _wish,
    "ask_bribe": _wish,
    "ask_card": _wish,
    "buy": _buy,
    "play": _play,
    "uprising": _uprising,
    "muster": _muster,
    "scheme": _scheme,
    "conspire": _conspire,
    "move_palace": _move_palace,
    "desertion": _desertion,
    "ask_again": _ask_again,
    "pass": _pass,
}
"""What each verb of the menus does."""
