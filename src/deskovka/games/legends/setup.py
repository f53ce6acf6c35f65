"""The set-up of Legends: how many play, which variants, which map, and who decides the rest."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskovka.content.setups import SetupConflict
from deskovka.games.legends.board import ROW, T_SHAPE, Layout, LayoutProblem
from deskovka.games.legends.tables import Tables, tables_of
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

    players: Annotated[int, Meta(ge=2, le=4)] = 3
    variants: tuple[Variant, ...] = ()
    map: str = AUTO
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
        self.tables: Tables = tables_of(setup.edition)
        self.players = setup.players
        self.contenders = setup.players + (setup.players == 2)
        """The seats, and with two players the neutral colour after them (EL-TRM-08)."""
        self.numbers = self.tables.content.players[setup.players]
        self.variants = frozenset(setup.variants)
        self.drawn = setup.preparation == "drawn"
        self.shape = ROW if "row_wrap" in self.variants else T_SHAPE
        self.layout = self._layout()
        """The layout that the set-up names, or ``drawn`` or ``chosen``."""
        ready = self._ready_map()
        self.start = setup.start or (ready.start if ready else "")
        self.joint = setup.joint or (ready.joint if ready else "")
        self._check()

    def _ready_map(self) -> Any:
        maps = self.tables.maps
        if self.setup.map == AUTO:
            return next(ready for ready in maps.values() if ready.layout.startswith(f"{self.shape}:"))
        return maps.get(self.setup.map)

    def _layout(self) -> str:
        ready = self._ready_map()
        return ready.layout if ready else self.setup.map

    def _check(self) -> None:
        """Raise when options do not go together."""
        setup, players = self.setup, self.players
        if "poison_swamp" in self.variants and "discovery" not in self.variants:
            raise SetupConflict(game=GAME, key="variants", value="poison_swamp", needs="variants = discovery")
        if setup.prepares != "drawn" and setup.prepares >= players:
            raise BadSetup(game=GAME, key="prepares", value=setup.prepares, allowed=f"drawn, 0–{players - 1}")
        if setup.age_order and sorted(setup.age_order) != list(range(players)):
            order = ",".join(str(seat) for seat in range(players))
            given = ",".join(str(seat) for seat in setup.age_order)
            raise BadSetup(game=GAME, key="age_order", value=given, allowed=order)
        if self.layout in (DRAWN, CHOSEN):
            if self.start or self.joint:
                raise SetupConflict(game=GAME, key="start", value=self.start or self.joint, needs="map ≠ drawn, chosen")
            return
        try:
            layout = Layout(self.tables, self.layout)
        except LayoutProblem:
            names = ", ".join([AUTO, *self.tables.maps, DRAWN, CHOSEN])
            example = next(iter(self.tables.maps.values())).layout
            raise BadSetup(game=GAME, key="map", value=setup.map, allowed=f"{names}, {example}") from None
        if layout.shape != self.shape:
            needs = "variants = row_wrap" if layout.shape == ROW else "variants ≠ row_wrap"
            raise SetupConflict(game=GAME, key="map", value=setup.map, needs=needs)
        self._check_regions(layout)

    def _check_regions(self, layout: Layout) -> None:
        if self.start and self.start not in layout.starts:
            raise BadSetup(game=GAME, key="start", value=self.start, allowed=", ".join(layout.starts))
        for slot in layout.slots:
            here = {region.id for region in slot.face.regions}
            if self.joint in here and self.start in here:
                others = [r.id for s in layout.slots if s is not slot for r in s.face.regions]
                raise BadSetup(game=GAME, key="joint", value=self.joint, allowed=", ".join(others))
        every = [region.id for slot in layout.slots for region in slot.face.regions]
        if self.joint and self.joint not in every:
            raise BadSetup(game=GAME, key="joint", value=self.joint, allowed=", ".join(every))
        if self.joint and not self.start:
            raise SetupConflict(game=GAME, key="joint", value=self.joint, needs="start")
