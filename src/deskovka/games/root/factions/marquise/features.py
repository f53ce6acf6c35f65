"""What the Marquise lives on, counted for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.marquise.board import BUILDINGS, board_of, sheet_of, track_of

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

FEATURES = (
    *("sawmills", "workshops", "recruiters", "warriors", "wood", "wood_in_reach", "rooms", "keep", "actions"),
    *("working_sawmills", "building_points"),
)
BUILT_AT_ONCE = 2
"""So many buildings are planned for the next turn."""


def counted(g: Root, seat: int) -> list[float]:
    """Her buildings, her wood, her warriors, room to build where she rules, and what she could build next."""
    numbers, pieces, rulers, slots = g.cast.numbers[seat], g.pieces, g.rulers, g.slots
    wood = pieces[numbers["wood"]]
    in_reach = rooms = 0
    for clearing, ruler in enumerate(rulers):
        if ruler == seat:
            in_reach += wood[clearing]
            rooms += slots[clearing] > 0
    return [
        *(sum(pieces[numbers[name]]) for name in (*BUILDINGS, "warrior")),
        sum(wood),
        in_reach,
        rooms,
        any(pieces[numbers["keep"]]),
        board_of(g, seat).left if g.turn == seat else 0,
        *_to_come(g, seat),
    ]


def _to_come(g: Root, seat: int) -> tuple[int, int]:
    """6.5.4.II: the sawmills whose wood can be built with, and the points of what she can build with the next wood."""
    rulers, slots, paths, numbers = g.rulers, g.slots, g.woodland.paths, g.cast.numbers[seat]
    wood, mills = g.pieces[numbers["wood"]], g.pieces[numbers["sawmill"]]
    working = points = 0
    seen: set[int] = set()
    for site in g.woodland.clearings:
        if rulers[site] == seat and site not in seen:
            line = [site]
            seen.add(site)
            for here in line:
                for near in paths[here]:
                    if rulers[near] == seat and near not in seen:
                        seen.add(near)
                        line.append(near)
            rooms = sum([max(0, slots[here]) for here in line])
            if rooms > 0:
                more = sum([mills[here] for here in line])
                working += more
                points = max(points, _built_with(g, seat, more + sum([wood[here] for here in line]), rooms))
    return working, points


def _built_with(g: Root, seat: int, wood: int, rooms: int) -> int:
    """The points of the buildings that so much wood pays for, the best one first."""
    numbers, costs = g.cast.numbers[seat], sheet_of(g).tracks.wood_cost
    spaces = {piece: g.cast.kinds[numbers[piece]].total - g.supply[numbers[piece]] for piece in BUILDINGS}
    points = 0
    for _ in range(min(rooms, BUILT_AT_ONCE)):
        found = [
            (track_of(g, piece).vp[space], -costs[space], piece)
            for piece, space in spaces.items()
            if space < len(costs) and costs[space] <= wood
        ]
        if not found:
            break
        best, cost, piece = max(found)
        points += best
        wood += cost
        spaces[piece] += 1
    return points
