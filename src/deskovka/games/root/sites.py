"""A.5, F-setup. Landmarks are drawn and set up before anything else stands on the map."""

from __future__ import annotations

from deskovka.games.root.cards import top_card
from deskovka.games.root.content import Landmark
from deskovka.games.root.pieces import PLACE_AT
from deskovka.games.root.state import Root
from deskovka.games.root.tables import CLEARING_SUITS, FERRY, FORGE, LANDMARKS, LOST_CITY, MARKET, TOWER, TREETOP
from deskovka.games.root.woodland import NOWHERE, with_every_suit, with_slots
from deskovka.kernel import Ask, Flow, Option


def stand_on_map(g: Root) -> None:
    """C.2.1, C.3.1, F-setup-3: the ferry and the tower of the map itself, unless they are left out."""
    if g.terms.setup.map_landmarks == "kept":
        g.landmarks[FERRY] = g.terms.map.ferry_start or NOWHERE
        g.landmarks[TOWER] = g.terms.map.tower or NOWHERE


def draw_landmarks(g: Root) -> None:
    """A.5.1, A.5.2, F-setup-1: of the cards that nobody minds as many as are played with, drawn at random."""
    g.landmarks_left = [name for name in g.terms.landmark_cards if g.landmarks[LANDMARKS.index(name)] == NOWHERE]
    for _ in range(g.terms.setup.landmarks):
        _draw_one(g, len(g.landmarks_drawn))


def _draw_one(g: Root, place: int) -> None:
    """A.5.2: one more card, if there is one."""
    if g.landmarks_left:
        name = g.chance.pick(g.landmarks_left)
        g.landmarks_left.remove(name)
        g.landmarks_drawn.insert(place, name)
        g.tell("landmark_drawn", landmark=name)


def set_up_landmark(g: Root) -> Flow[None]:
    """A.5.3, F-setup-2: the last player sets up the first one, the second to last player the second."""
    name = g.landmarks_drawn[0]
    number = LANDMARKS.index(name)
    sites = sites_for(g, g.terms.tables.landmarks[number])
    if not sites:
        g.tell("landmark_set_aside", landmark=name)
        g.landmarks_drawn.pop(0)
        _draw_one(g, 0)
        return
    seat = (g.first - 1 - g.dealt) % g.terms.players
    option: Option = yield Ask(seat, "landmark", [PLACE_AT[clearing] for clearing in sites], {"landmark": name})
    clearing = int(option[1])
    g.landmarks_drawn.pop(0)
    g.dealt += 1
    g.landmarks[number] = clearing
    g.tell("landmark_placed", seat=seat, landmark=name, clearing=clearing)
    if number == LOST_CITY:
        g.woodland = with_every_suit(g.terms.tables, g.woodland, clearing)
    elif number == TREETOP:
        slots = g.terms.tables.landmarks[TREETOP].slots
        g.woodland = with_slots(g.terms.tables, g.woodland, clearing, slots)
        g.slots[clearing] += slots
    elif number == FORGE:
        yield from _lay_items(g, seat, clearing)
    g.learn_effects()


def sites_for(g: Root, landmark: Landmark) -> list[int]:
    """F-ferry-1 to F-treetop-1: the clearings that meet all demands of a landmark (1.1.2: none is ever waived)."""
    taken = [clearing for clearing in g.landmarks if clearing != NOWHERE]
    near = {other for clearing in taken for other in g.woodland.paths[clearing]} if landmark.apart else set()
    return [
        clearing
        for clearing in g.woodland.clearings
        if clearing not in taken and clearing not in near and _suits(g, landmark, clearing)
    ]


def _suits(g: Root, landmark: Landmark, clearing: int) -> bool:
    """Whether a clearing is of the kind that a landmark needs."""
    woodland = g.woodland
    match landmark.site:
        case "water":
            return clearing in woodland.coast or (not woodland.coast and bool(woodland.rivers[clearing]))
        case "ruin":
            return bool(g.ruins[clearing])
        case "single_slot":
            return woodland.slots[clearing] == 1 and not g.ruins[clearing]
        case "corner":
            return clearing in woodland.corners
        case _:
            return True


def _lay_items(g: Root, seat: int, clearing: int) -> Flow[None]:
    """F-forge-1: by the suit of its clearing, F-R1: or one that its placer chooses, items go to the card."""
    suits: list[Option] = [("take_items", CLEARING_SUITS[suit]) for suit in g.woodland.suits_in[clearing]]
    option: Option = suits[0] if len(suits) == 1 else (yield Ask(seat, "forge_suit", suits))
    tables = g.terms.tables
    laid = next(items for suit, items in tables.landmarks[FORGE].items.items() if suit == option[1])
    for item, count in laid.items():
        number = tables.item_number[item]
        g.forged[number] = min(count, g.items[number])
    g.tell("forge_stocked", suit=option[1])
    for item in laid:
        g.tell("forge_item", item=item, count=g.forged[tables.item_number[item]])


def stock_market(g: Root) -> None:
    """F-market-1: three cards that nobody has seen, face down, as soon as the deck is shuffled."""
    if g.landmarks[MARKET] != NOWHERE:
        g.stock = [top_card(g) for _ in range(g.terms.tables.landmarks[MARKET].stock)]
        g.tell("market_stocked", count=len(g.stock))
