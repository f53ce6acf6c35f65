"""2.2.4, 9.3.4, 9.7.3, 14.3.2. Ruins, and the items under them.

``g.buried`` has an item for each ruin, in the order of the map, then a second one for each likewise.
"""

from __future__ import annotations

from deskovka.games.root.state import Root
from deskovka.games.root.tables import NO_ITEM


def bury(g: Root, sets: int) -> None:
    """9.3.4, 9.7.1: put all items of that many sets under the ruins at random, unseen; unless it is done already."""
    if g.buried:
        return
    tables, ruins = g.terms.tables, len(g.woodland.ruins)
    one = [tables.item_number[item] for item, count in tables.content.items.ruin_set.items() for _ in range(count)]
    items = one * sets
    g.chance.shuffle(items)
    g.buried = items[: ruins * sets]
    g.buried_known = [0] * len(g.buried)
    g.tell("items_buried", count=sets)


def places_under(g: Root, clearing: int) -> list[int]:
    """The places of ``g.buried`` that still hold an item under the ruin of a clearing."""
    ruins = g.woodland.ruins
    return [n for n, item in enumerate(g.buried) if item != NO_ITEM and ruins[n % len(ruins)] == clearing]


def look_under(g: Root, seat: int, clearing: int) -> list[int]:
    """9.5.3: let a player look at what lies under a ruin; gives the places."""
    places = places_under(g, clearing)
    for place in places:
        g.buried_known[place] |= 1 << seat
    g.reveal_to(seat)
    return places


def dig_up(g: Root, place: int) -> int:
    """9.5.3: take an item from under a ruin, for all to see; with its last item the ruin goes."""
    item = g.buried[place]
    clearing = g.woodland.ruins[place % len(g.woodland.ruins)]
    g.buried[place] = NO_ITEM
    g.reveal()
    if not places_under(g, clearing):
        g.ruins[clearing] = 0
        g.slots[clearing] += 1
        g.tell("ruin_removed", clearing=clearing)
    return item
