"""3. and 13. The map: four faces laid as a T or as a row, their regions, links and islands."""

from __future__ import annotations

import re
from functools import lru_cache

from deskovka.games.legends.tables import SIDES, Face, Side, Tables
from deskovka.kernel import Option, Shared

T_SHAPE, ROW = "t", "row"
ROTATIONS = {T_SHAPE: (0, 90, 180, 270), ROW: (0, 180)}
GRID: dict[Side, tuple[int, int]] = {"N": (1, 0), "E": (2, 1), "S": (1, 2), "W": (0, 1)}
CENTRE = (1, 1)

_T_TEXT = re.compile(r"t:(\w+)@(0|90|180|270),([NESW])=(\w+)@([NESW]),([NESW])=(\w+)@([NESW]),([NESW])=(\w+)@([NESW])")
_ROW_TEXT = re.compile(r"row:(\w+)@(0|180),(\w+)@(0|180),(\w+)@(0|180),(\w+)@(0|180)")


class LayoutProblem(ValueError):
    """A text does not describe a layout that the rules allow."""


def opposite(side: Side) -> Side:
    """The other side of a segment."""
    return SIDES[(SIDES.index(side) + 2) % 4]


def shown_side(table_side: Side, rotation: int) -> Side:
    """EL-SEG-08: which printed side of a face lies at a side of the table.

    >>> shown_side("E", 90)
    'N'
    """
    return SIDES[(SIDES.index(table_side) - rotation // 90) % 4]


def rotation_that_shows(own_side: Side, table_side: Side) -> int:
    """EL-SEG-08: by how much a face is turned when its printed side lies at a side of the table."""
    return (SIDES.index(table_side) - SIDES.index(own_side)) % 4 * 90


class Slot(Shared):
    """A face in its place: column and row on the table, and degrees clockwise."""

    __slots__ = ("column", "face", "line", "rotation")

    def __init__(self, face: Face, rotation: int, column: int, line: int) -> None:
        self.face = face
        self.rotation = rotation
        self.column = column
        self.line = line

    def exit(self, table_side: Side) -> str:
        """The region at the end of the dotted line that leaves at a side of the table."""
        return self.face.exits[shown_side(table_side, self.rotation)]


class Layout:
    """Four faces in their places, and how the edges meet.

    The text form names the centre with its rotation, then each arm with the side of the centre that it takes and its
    own printed side that touches the centre: ``t:meadows@0,E=fern@W,S=citadel@N,W=volcano@E``. A row names the faces
    from left to right: ``row:fern@0,meadows@0,citadel@180,volcano@0``.
    """

    def __init__(self, tables: Tables, text: str) -> None:
        self.shape = text.partition(":")[0]
        self.slots: list[Slot] = []
        self.joints: list[tuple[str, str]] = []
        """EL-TRM-04: pairs of regions whose dotted half-lines meet."""
        self.starts: list[str] = []
        """EL-SEG-04, EL-SEG-06, EL-LAY-04: the legal start regions."""
        if match := _T_TEXT.fullmatch(text):
            self._lay_t(tables, match)
        elif match := _ROW_TEXT.fullmatch(text):
            self._lay_row(tables, match)
        else:
            raise LayoutProblem(text)
        if len({tables.segment_of[slot.face.id] for slot in self.slots}) < 4:
            raise LayoutProblem(text)
        self.slots.sort(key=lambda slot: (slot.line, slot.column))

    def _face(self, tables: Tables, name: str) -> Face:
        if name not in tables.faces:
            raise LayoutProblem(name)
        return tables.faces[name]

    def _lay_t(self, tables: Tables, match: re.Match[str]) -> None:
        """EL-SEG-01, EL-SEG-03: three arms touch three different sides of the centre."""
        centre = Slot(self._face(tables, match[1]), int(match[2]), *CENTRE)
        self.slots.append(centre)
        arms: list[tuple[Side, Side, Face]] = []
        for first in (3, 6, 9):
            side, own = SIDES["NESW".index(match[first])], SIDES["NESW".index(match[first + 2])]
            arms.append((side, own, self._face(tables, match[first + 1])))
        if len({side for side, _, _ in arms}) < 3:
            raise LayoutProblem(match[0])
        linked_with_arm = []
        for side, own, face in arms:
            self.slots.append(Slot(face, rotation_that_shows(own, opposite(side)), *GRID[side]))
            self.joints.append((centre.exit(side), face.exits[own]))
            linked_with_arm.append(centre.exit(side))
            if face.must_hold_start:
                self.starts = [face.exits[own]]
        self.starts = self.starts or list(dict.fromkeys(linked_with_arm))

    def _lay_row(self, tables: Tables, match: re.Match[str]) -> None:
        """EL-LAY-01, EL-LAY-02, EL-LAY-03: side by side, and the outer edges meet too."""
        for column in range(4):
            face = self._face(tables, match[1 + 2 * column])
            self.slots.append(Slot(face, int(match[2 + 2 * column]), column, 0))
        for left in range(4):
            self.joints.append((self.slots[left].exit("E"), self.slots[(left + 1) % 4].exit("W")))
        must = [slot for slot in self.slots if slot.face.must_hold_start]
        for slot in must or self.slots[1:3]:
            self.starts += [slot.exit("W"), slot.exit("E")]
        self.starts = list(dict.fromkeys(self.starts))


class Map(Shared):
    """The regions in play, by index: links, islands, and the options that name them."""

    def __init__(self, tables: Tables, layout: str, portals: tuple[int, int] | None = None) -> None:
        laid = Layout(tables, layout)
        self.tables = tables
        self.layout = layout
        self.shape = laid.shape
        self.slots = tuple(laid.slots)
        self.regions = tuple(region.id for slot in laid.slots for region in slot.face.regions)
        self.index = {region: number for number, region in enumerate(self.regions)}
        self.slot_of = tuple(n for n, slot in enumerate(laid.slots) for _ in slot.face.regions)
        self.starts = tuple(sorted(self.index[region] for region in laid.starts))
        islands = [region.island for slot in laid.slots for region in slot.face.regions]
        self.islands = tuple(dict.fromkeys(islands))
        self.island_of = tuple(self.islands.index(island) for island in islands)
        self.island_sizes = tuple(islands.count(island) for island in self.islands)
        self.portals = portals
        self._link(laid)
        self._name_options()

    def _link(self, laid: Layout) -> None:
        """EL-TRM-02, EL-TRM-03, EL-ENC-04: who is whose neighbour, by land and by sea."""
        land: list[set[int]] = [set() for _ in self.regions]
        sea: list[set[int]] = [set() for _ in self.regions]
        for slot in laid.slots:
            for links, pairs in ((land, slot.face.land), (sea, slot.face.sea)):
                for one, other in pairs:
                    links[self.index[one]].add(self.index[other])
                    links[self.index[other]].add(self.index[one])
        for one, other in laid.joints:
            sea[self.index[one]].add(self.index[other])
            sea[self.index[other]].add(self.index[one])
        if self.portals:
            first, second = self.portals
            land[first].add(second)
            land[second].add(first)
        self.land = tuple(tuple(sorted(near)) for near in land)
        self.sea = tuple(tuple(sorted(far - near)) for near, far in zip(land, sea, strict=True))

    def _name_options(self) -> None:
        """Every option that names regions, made once: building them anew would cost more than the rest of a move."""
        names = self.regions
        most = self.tables.content.armies_per_player
        self.land_names = tuple(tuple(names[near] for near in links) for links in self.land)
        self.sea_names = tuple(tuple(names[far] for far in links) for links in self.sea)
        self.land_steps = _steps(names, self.land)
        self.sea_steps = _steps(names, self.sea)
        self.place_options = tuple(tuple(("place", name, count) for count in range(most + 1)) for name in names)
        self.build_options = tuple(("build", name) for name in names)

    def with_portals(self, first: int, second: int) -> Map:
        """The same map with two portal regions that are land neighbours of each other."""
        return map_for(self.tables, self.layout, (first, second))


@lru_cache(maxsize=512)
def map_for(tables: Tables, layout: str, portals: tuple[int, int] | None = None) -> Map:
    """The map of a layout, made once and shared by all games on it."""
    return Map(tables, layout, portals)


def _steps(names: tuple[str, ...], links: tuple[tuple[int, ...], ...]) -> tuple[tuple[Option, ...], ...]:
    return tuple(tuple(("move", names[one], names[other]) for other in near) for one, near in enumerate(links))
