"""The set-up of Uprising: which scenario is played, and how long it may last."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskovka.content.setups import SetupConflict, one_of
from deskovka.content.shown import shown
from deskovka.games.uprising.tables import PRINTED, Ability, Params, Scenario, Tables
from deskovka.games.uprising.vocabulary import CITY_TYPES
from deskovka.kernel import BadSetup, Shared

GAME = "uprising"
AUTO = "auto"


class UprisingSetup(msgspec.Struct, frozen=True, kw_only=True):
    """Every option of the set-up.

    The seats play the factions of the scenario in its order; ``auto`` is the first scenario for that many players, one
    that an edition adds before those that are printed.
    ``length`` says whether a game that does not end is broken off as a draw (UP-VIC-06).
    """

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    scenario: Annotated[str, one_of("scenarios", AUTO, "duel", "three_rivals", "coalition")] = AUTO
    length: Literal["open", "capped"] = "open"
    edition: dict[str, Any] = {}


class Numbers:
    """The numbers of one faction: those of everybody, but for its ability (UP-CMP-05)."""

    __slots__ = (
        *("card_price", "coups", "food_price", "hand", "military_per_fight", "political_per_fight", "political_price"),
        *("popularity_per_round", "territory_money", "unit_price", "weapon_price"),
    )

    def __init__(self, params: Params, own: Ability) -> None:
        prices = params.prices
        self.territory_money = _own(own.territory_money, params.production.territory)
        self.food_price = _own(own.food_price, prices.food)
        self.weapon_price = _own(own.weapon_price, prices.weapon)
        self.unit_price = _own(own.unit_price, prices.unit)
        self.political_price = _own(own.political_price, prices.political)
        self.card_price = _own(own.card_price, prices.card)
        self.popularity_per_round = _own(own.popularity_per_round, params.popularity.per_round)
        self.military_per_fight = _own(own.military_per_fight, params.military.per_fight)
        self.political_per_fight = _own(own.political_per_fight, params.political.per_fight)
        self.coups = _own(own.coups, params.political.coups)
        self.hand = _own(own.hand, params.cards.hand)


def _own(own: int | None, usual: int) -> int:
    return usual if own is None else own


class Terms(Shared):
    """What stays the same through the whole match: the set-up, the tables, the scenario and what follows from it."""

    def __init__(self, setup: UprisingSetup) -> None:
        self.setup = setup
        self.players = setup.players
        self.tables: Tables = PRINTED.with_edition(setup.edition)
        self.params = params = self.tables.params
        self.scenario = self._scenario()
        self.starts = self.scenario.factions
        self.board = self.tables.boards[self.scenario.map]
        self.factions = tuple(self.tables.factions[start.id] for start in self.starts)
        self.numbers = tuple(Numbers(params, faction.ability) for faction in self.factions)
        self.figures = params.units.figures
        self.owner_of = tuple(seat for seat in range(self.players) for _ in range(self.figures))
        """Whose each figure is."""
        self.figures_of = tuple(range(seat * self.figures, (seat + 1) * self.figures) for seat in range(self.players))
        seats = range(self.players)
        self.allies = tuple(
            tuple(other for other in seats if self.starts[other].team == start.team) for start in self.starts
        )
        """UP-TRM-10: the team of each seat, itself included."""
        self.enemies = tuple(tuple(other for other in seats if other not in self.allies[seat]) for seat in seats)
        self.teams = tuple(dict.fromkeys(self.allies))
        self.needed = tuple(params.victory.of(faction.side) for faction in self.factions)
        """UP-VIC-01, UP-VIC-02: the points that the team of a seat needs."""
        self.feeding = tuple(params.prices.feeding.of(kind) for kind in CITY_TYPES)
        """UP-ECO-07: food for a point of popularity, by the number of the kind of city."""
        self.tracks = (
            *(MOST_TOKENS, MOST_TOKENS, MOST_TOKENS),
            *(params.popularity.track, params.political.track, params.military.track),
        )
        """UP-CMP-02: the most of each stock."""
        self.round_cap = params.stalemate.round_cap if setup.length == "capped" else 0

    def _scenario(self) -> Scenario:
        """The scenario that is named, or the first one for that many players; what an edition adds is to be played."""
        setup, scenarios = self.setup, self.tables.scenarios
        fitting = [name for name, each in scenarios.items() if len(each.factions) == setup.players]
        fitting.sort(key=PRINTED.tables.scenarios.__contains__)
        if setup.scenario == AUTO:
            if not fitting:
                allowed = ", ".join(sorted({str(len(each.factions)) for each in scenarios.values()}))
                raise BadSetup(game=GAME, key="players", value=setup.players, allowed=allowed)
            return scenarios[fitting[0]]
        if setup.scenario not in scenarios:
            allowed = ", ".join([AUTO, *scenarios])
            raise BadSetup(game=GAME, key="scenario", value=shown(setup.scenario), allowed=allowed)
        if setup.scenario not in fitting:
            needs = f"players = {len(scenarios[setup.scenario].factions)}"
            raise SetupConflict(game=GAME, key="scenario", value=setup.scenario, needs=needs)
        return scenarios[setup.scenario]


MOST_TOKENS = 1_000_000
"""UP-CMP-02: money, food and weapons have no end."""
