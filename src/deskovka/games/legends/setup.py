"""The set-up of Legends: how many play, which variants, which map, and who decides the rest."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from deskovka.content.editions import EditionBreaksCount, EditionWrongValue
from deskovka.content.setups import SetupConflict, usually
from deskovka.content.shown import shown
from deskovka.games.legends.map import ROW, T_SHAPE, Layout, LayoutProblem
from deskovka.games.legends.tables import PRINTED, ReadyMap, Tables
from deskovka.kernel import BadSetup, Shared

GAME = "legends"
DRAWN, CHOSEN, AUTO = "drawn", "chosen", "auto"

Variant = Literal[
    "discovery", "poison_swamp", "citadels", "encounters", "leaders", "bid_die_tie", "row_wrap", "full_game"
]


class LegendsSetup(msgspec.Struct, frozen=True, kw_only=True):
    """Every option of the set-up.

    ``map`` is ``auto`` (the ready-made map of the layout), the name of a ready-made map, ``drawn``, ``chosen`` by the
    player who prepares the game, or a layout written out. ``start`` and ``joint`` name regions; left empty they come
    from the ready-made map or are decided like the rest of the preparation: asked of that player, or drawn.
    ``age_order`` lists the seats from the youngest; left empty it is drawn.
    """

    shown_first: ClassVar[tuple[str, ...]] = ("variants", "map", "preparation")

    players: Annotated[int, Meta(ge=2, le=4)] = 3
    variants: tuple[Variant, ...] = ()
    map: Annotated[str, usually(AUTO, *PRINTED.tables.maps, DRAWN, CHOSEN)] = AUTO
    start: str = ""
    joint: str = ""
    preparation: Literal["asked", "drawn"] = "asked"
    prepares: Literal["drawn", 0, 1, 2, 3] = "drawn"
    age_order: tuple[int, ...] = ()
    edition: dict[str, Any] = {}


class Terms(Shared):
    """What stays the same through the whole match: the set-up and the tables it plays with."""

    def __init__(self, setup: LegendsSetup) -> None:
        self.setup = setup
        self.tables: Tables = PRINTED.with_edition(setup.edition)
        if setup.edition:
            _check_ready_maps(self.tables)
        self.players = setup.players
        self.contenders = setup.players + (setup.players == 2)
        """The seats, and with two players the neutral colour after them (EL-TRM-08)."""
        numbers = self.tables.content.players
        if setup.players not in numbers:
            allowed = ", ".join(str(number) for number in sorted(numbers))
            raise BadSetup(game=GAME, key="players", value=setup.players, allowed=allowed)
        self.numbers = numbers[setup.players]
        self.variants = frozenset(setup.variants)
        self.drawn = setup.preparation == "drawn"
        self.shape = ROW if "row_wrap" in self.variants else T_SHAPE
        ready = self._ready_map()
        self.layout = ready.layout if ready else setup.map
        """The layout that the set-up names, or ``drawn`` or ``chosen``."""
        self.start = setup.start or (ready.start if ready else "")
        self.joint = setup.joint or (ready.joint if ready else "")
        self._check()

    def _ready_map(self) -> ReadyMap | None:
        """The ready-made map that the set-up names."""
        return self._map_of_shape() if self.setup.map == AUTO else self.tables.maps.get(self.setup.map)

    def _map_of_shape(self) -> ReadyMap:
        maps = [ready for ready in self.tables.maps.values() if ready.layout.startswith(f"{self.shape}:")]
        if not maps:
            raise SetupConflict(game=GAME, key="map", value=AUTO, needs=f"default_maps: {self.shape}:…")
        return maps[0]

    def _check(self) -> None:
        """Raise when options do not go together."""
        setup, players = self.setup, self.players
        if "poison_swamp" in self.variants and "discovery" not in self.variants:
            raise SetupConflict(game=GAME, key="variants", value="poison_swamp", needs="variants = discovery")
        if setup.prepares != "drawn" and setup.prepares >= players:
            raise BadSetup(game=GAME, key="prepares", value=shown(setup.prepares), allowed=f"drawn, 0–{players - 1}")
        if setup.age_order and sorted(setup.age_order) != list(range(players)):
            order = ",".join(str(seat) for seat in range(players))
            given = ",".join(shown(seat) for seat in setup.age_order)
            raise BadSetup(game=GAME, key="age_order", value=shown(given), allowed=order)
        if self.layout not in (DRAWN, CHOSEN):
            self._check_regions(self._laid())
        elif self.start or self.joint:
            key, value = ("start", self.start) if self.start else ("joint", self.joint)
            raise SetupConflict(game=GAME, key=key, value=shown(value), needs="map ≠ drawn, chosen")
        if setup.edition:
            self._check_room()

    def _laid(self) -> Layout:
        """The layout that the set-up names."""
        try:
            layout = Layout(self.tables, self.layout)
        except LayoutProblem:
            names = ", ".join([AUTO, *self.tables.maps, DRAWN, CHOSEN])
            allowed = f"{names}, {_example(self.shape)}"
            raise BadSetup(game=GAME, key="map", value=shown(self.setup.map), allowed=allowed) from None
        if layout.shape != self.shape:
            needs = "variants = row_wrap" if layout.shape == ROW else "variants ≠ row_wrap"
            raise SetupConflict(game=GAME, key="map", value=shown(self.setup.map), needs=needs)
        return layout

    def _check_regions(self, layout: Layout) -> None:
        """EL-SEG-04 Start region, EL-SET-06 Joint armies."""
        if self.start and self.start not in layout.starts:
            raise BadSetup(game=GAME, key="start", value=shown(self.start), allowed=", ".join(layout.starts))
        if self.joint and not self.start:
            raise SetupConflict(game=GAME, key="joint", value=shown(self.joint), needs="start")
        if self.joint and self.joint not in (regions := _regions_elsewhere(layout, self.start)):
            raise BadSetup(game=GAME, key="joint", value=shown(self.joint), allowed=", ".join(regions))

    def _check_room(self) -> None:
        """EL-DSC-01, EL-CIT-01, EL-ENC-01: however the map is laid, each token finds a region of its own."""
        tables, variants = self.tables, self.variants
        if self.layout in (DRAWN, CHOSEN):
            smallest = sorted(min(tables.sizes[face] for face in segment.faces) for segment in tables.content.segments)
            regions = sum(smallest[:4])
        else:
            regions = sum(tables.sizes[slot.face.id] for slot in Layout(tables, self.layout).slots)
        discoveries = len(tables.discoveries if "poison_swamp" in variants else tables.treasures)
        citadels, encounters = tables.content.citadels.count, 4
        needed = 1 + sum(
            tokens
            for variant, tokens in (("discovery", discoveries), ("citadels", citadels), ("encounters", encounters))
            if variant in variants
        )
        if regions < needed:
            raise EditionBreaksCount(path="faces", value=f"{regions} × regions", expected=f"≥ {needed} × regions")


def _regions_elsewhere(layout: Layout, start: str) -> list[str]:
    """EL-SET-06: the regions of all segments but the one that holds the start token."""
    segments = ([region.id for region in slot.face.regions] for slot in layout.slots)
    return [region for regions in segments if start not in regions for region in regions]


def _example(shape: str) -> str:
    """How a layout of a shape is written out."""
    return next(ready.layout for ready in PRINTED.tables.maps.values() if ready.layout.startswith(f"{shape}:"))


def _check_ready_maps(tables: Tables) -> None:
    """Raise when a ready-made map cannot be laid, or is called like something else that a map may be."""
    for ready in tables.maps.values():
        path = f"default_maps.{ready.id}"
        if ready.id in (AUTO, DRAWN, CHOSEN):
            raise EditionWrongValue(path=f"{path}.id", value=ready.id, expected=f"≠ {AUTO}, {DRAWN}, {CHOSEN}")
        try:
            layout = Layout(tables, ready.layout)
        except LayoutProblem:
            expected = f"{_example(T_SHAPE)} / {_example(ROW)}"
            raise EditionWrongValue(path=f"{path}.layout", value=shown(ready.layout), expected=expected) from None
        if ready.start not in layout.starts:
            expected = ", ".join(layout.starts)
            raise EditionWrongValue(path=f"{path}.start", value=shown(ready.start), expected=expected)
        if ready.joint not in (regions := _regions_elsewhere(layout, ready.start)):
            raise EditionWrongValue(path=f"{path}.joint", value=shown(ready.joint), expected=", ".join(regions))
