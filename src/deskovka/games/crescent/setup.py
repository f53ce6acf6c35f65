"""The set-up of Crescent Moon: how many play, on which map, and how long."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskovka.content.setups import SetupConflict, one_of
from deskovka.content.shown import shown
from deskovka.games.crescent.map import Board, Laid, board_of
from deskovka.games.crescent.tables import PRINTED, Layout, Tables
from deskovka.games.crescent.vocabulary import AT_ONCE, NOMAD, QUARRY, SETTLEMENTS, STRONGHOLDS, WARLORD, WILD
from deskovka.kernel import BadSetup, Shared

GAME = "crescent"
AUTO, VARIABLE = "auto", "variable"
LAYOUTS = ("fertile_crescent", "divided_banks", "short_campaign", "river_bend")
BUILDINGS = (*STRONGHOLDS[1:], *SETTLEMENTS[1:])
CENTRE_ROTATION = 1
"""CM-VAR-1: the river of the crossing in the middle runs from the top to the bottom; by symmetry it does not matter."""


class CrescentSetup(msgspec.Struct, frozen=True, kw_only=True):
    """Every option of the set-up.

    The seats play the characters in turn order (CM-SETUP-1). ``auto`` is the first layout for that many players,
    ``variable`` the map that the seats lay themselves (section 15).
    """

    players: Annotated[int, Meta(ge=4, le=5)] = 5
    map: Annotated[str, one_of("layouts", AUTO, VARIABLE, *LAYOUTS)] = AUTO
    length: Literal["standard", "long"] = "standard"
    edition: dict[str, Any] = {}


class Terms(Shared):
    """What stays the same through the whole match: the set-up, the tables, the layout and what follows from them."""

    def __init__(self, setup: CrescentSetup) -> None:
        self.setup = setup
        self.players = setup.players
        self.seats = range(setup.players)
        self.tables: Tables = PRINTED.with_edition(setup.edition)
        self.content = content = self.tables.content
        self.params = params = content.params
        self.characters = tuple(self.tables.characters.values())[: self.players]
        self.nomad = self.players > NOMAD
        """Whether the Nomad is in play."""
        self.years = params.years.of(setup.length)
        self.tiles = tuple(number for number, tile in enumerate(content.tiles) if tile.players <= self.players)
        """CM-MAP-8: the tiles that are played with."""
        self.names = tuple(tile.id for tile in content.tiles)
        self.card_names = tuple(self.tables.cards[kind].id for kind in self.tables.kinds)
        self.features = tuple(tile.feature for tile in content.tiles)
        self.terrains = tuple(tile.terrain for tile in content.tiles)
        self.yields = tuple(params.income.of(terrain) for terrain in self.terrains)
        """CM-INCOME-1: what each hex brings to its controller."""
        self.quarries = tuple(number for number, terrain in enumerate(self.terrains) if terrain == QUARRY)
        self.wilds = tuple(number for number, terrain in enumerate(self.terrains) if terrain in WILD)
        self.scored = tuple(
            tuple(item for item in character.objectives if item.when != AT_ONCE) for character in self.characters
        )
        """CM-SCORE-1: for each seat the objectives of the scoring phase."""
        self.plunder = Counter[str]()
        """CM-WARLORD-PLUNDER: the points of the Warlord for one of something."""
        for item in self.characters[WARLORD].objectives:
            self.plunder[item.counts] += item.points if item.when == AT_ONCE else 0
        self.cheapest = tuple(
            min((price for price in map(each.prices.of, BUILDINGS) if price is not None), default=0)
            for each in self.characters
        )
        """CM-BUILD-6: the lowest price that each character has to pay for a building."""
        self.crossing = self.features.index("crossing")
        self.holy_site = self.features.index("holy_site")
        slots = {"far": params.market.far, "near": params.market.near, "local": params.market.local}
        self.market_of = tuple(market for market, count in slots.items() for _ in range(count))
        """CM-MARKET-1: the market of each slot of the row, from the far end."""
        self.playable = {
            keyword: frozenset(kind for kind, ops in enumerate(by_kind) if ops)
            for keyword, by_kind in self.tables.ops.items()
        }
        """CM-CARD-5: the kinds of cards with each keyword."""
        self.groups = {
            group.id: (seat, group) for seat, character in enumerate(self.characters) for group in character.groups
        }
        self.layout = self._layout()
        self.board: Board = board_of(self._laid(), self.features)
        """The map before the first step: the layout, or the crossing alone (CM-VAR-1)."""

    def _layout(self) -> Layout | None:
        """The layout that is named, or the first one for that many players; None: the seats lay it."""
        setup, layouts = self.setup, self.tables.layouts
        if setup.map == VARIABLE:
            return None
        fitting = [name for name, each in layouts.items() if each.players == setup.players]
        if setup.map == AUTO:
            if not fitting:
                raise BadSetup(game=GAME, key="map", value=AUTO, allowed=", ".join([VARIABLE, *layouts]))
            return layouts[fitting[0]]
        if setup.map not in layouts:
            allowed = ", ".join([AUTO, VARIABLE, *layouts])
            raise BadSetup(game=GAME, key="map", value=shown(setup.map), allowed=allowed)
        if setup.map not in fitting:
            needs = f"players = {layouts[setup.map].players}"
            raise SetupConflict(game=GAME, key="map", value=setup.map, needs=needs)
        return layouts[setup.map]

    def _laid(self) -> tuple[Laid, ...]:
        """Where the tiles lie before the first step."""
        if self.layout is None:
            return ((self.crossing, 0, 0, CENTRE_ROTATION),)
        index = self.tables.tile_index
        return tuple((index[each.id], each.q, each.r, each.rotation) for each in self.layout.hexes)
