"""A table of Legends for tests: arranged in the words of the game, played by answering questions."""

from __future__ import annotations

from typing import Any

from deskovka.games import registry
from deskovka.games.legends.abilities import gain
from deskovka.games.legends.actions import DONE
from deskovka.games.legends.map import map_for
from deskovka.games.legends.scoring import PARTS, control, island_control, score_parts
from deskovka.games.legends.state import NOBODY, NOWHERE, Legends
from deskovka.games.legends.view import LegendsView
from tests.playing import GameTable

GAME = registry.get("legends")


class Table(GameTable[Legends]):
    """A game in progress that can be rearranged between two turns."""

    game = GAME

    # -- arranging, between two turns; pieces and cards come from where they would come from ----------------------

    def put(self, seat: int, region: str, armies: int = 0, cities: int = 0) -> None:
        """Set how many armies and cities a contender (the number of players: neutral) has in a region."""
        g, where = self.world.boundary, self.world.boundary.on_map.index[region]
        g.supply[seat] += g.armies[seat][where] - armies
        g.armies[seat][where] = armies
        if seat < g.terms.players:
            g.city_supply[seat] += g.cities[seat][where] - cities
            g.cities[seat][where] = cities
        self._restart()

    def clear(self, *regions: str) -> None:
        """Take every army and city off some regions, or off the whole map."""
        g = self.world.boundary
        for region in regions or g.on_map.regions:
            for contender in range(g.terms.contenders):
                self.put(contender, region)

    def row(self, *cards: str) -> None:
        """Lay these cards in the row, first the free one; all other cards not taken are in the deck."""
        g = self.world.boundary
        wanted = [g.terms.tables.card_index[card] for card in cards]
        rest = [card for card in g.deck + g.row if card not in wanted]
        g.row = wanted
        g.deck = rest
        self._restart()

    def empty_deck(self) -> None:
        """Take the rest of the deck out of the game."""
        self.world.boundary.deck = []
        self._restart()

    def give_cards(self, seat: int, *cards: str) -> None:
        """Let a seat own cards, with their abilities."""
        g = self.world.boundary
        for card in cards:
            index = g.terms.tables.card_index[card]
            for pile in (g.deck, g.row):
                if index in pile:
                    pile.remove(index)
            g.cards[seat].append(index)
            gain(g, seat, g.terms.tables.cards[index].abilities)
        self._restart()

    def give_coins(self, seat: int, coins: int) -> None:
        """Set the coins of a seat."""
        g = self.world.boundary
        g.bank += g.coins[seat] - coins
        g.coins[seat] = coins
        self._restart()

    def give_leader(self, seat: int, leader: str) -> None:
        """Set the leader of a seat."""
        self.world.boundary.leaders[seat] = leader
        self._restart()

    def give_discovery(self, seat: int, token: str) -> None:
        """Let a seat own a discovery token, with its ability."""
        g = self.world.boundary
        g.discoveries[seat].append(token)
        gain(g, seat, g.terms.tables.discoveries[token].abilities)
        self._restart()

    def put_token(self, token: str, region: str) -> None:
        """Lay a token into a region (portals: call twice)."""
        g = self.world.boundary
        where = g.on_map.index[region]
        g.tokens[where] = token
        if token == "dragon":
            g.dragon = where
        if token == "bandits":
            g.bandits = where
        portals = [r for r, there in enumerate(g.tokens) if there == "portal"]
        if token == "portal" and len(portals) == 2:
            g.map = g.on_map.with_portals(portals[0], portals[1])
        self._restart()

    def clear_tokens(self) -> None:
        """Take every token but the start token off the map."""
        g = self.world.boundary
        g.tokens = [token if token == "start" else "" for token in g.tokens]
        g.seen = [0] * len(g.seen)
        g.dragon = g.bandits = NOWHERE
        g.map = map_for(g.terms.tables, g.layout)
        self._restart()

    def only_army(self, seat: int, region: str) -> None:
        """Clear the map but for one army of a seat."""
        self.clear()
        self.put(seat, region, armies=1)

    def last_turn(self) -> None:
        """Let the turn that now begins be the last one of the game."""
        g = self.world.boundary
        g.turns_taken = g.terms.numbers.turns * g.terms.players - 1
        self._restart()

    def last_round(self) -> None:
        """Let the turn that now begins be the first one of the last round."""
        g = self.world.boundary
        g.turns_taken = (g.terms.numbers.turns - 1) * g.terms.players
        self._restart()

    def turn_of(self, seat: int) -> None:
        """Let the turn that now begins be this seat's."""
        self.world.boundary.turn = seat
        self._restart()

    def finish(self) -> None:
        """Count the scores now."""
        self.world.boundary.phase = "scoring"
        self._restart()

    # -- playing -----------------------------------------------------------------------------------------------------

    def take(self, seat: int, card: str) -> None:
        """Take a card from the row."""
        self.answer(seat, "take", card)

    def take_free(self, seat: int, card: str) -> None:
        """Take a card that lies first in the row, so that it costs nothing."""
        g = self.world.boundary
        names = [each.id for each in g.terms.tables.cards]
        others = [names[index] for index in g.row + g.deck if names[index] != card]
        self.row(card, *others[:5])
        self.take(seat, card)

    def decline(self, seat: int) -> None:
        """Do nothing of what the open question offers: place no army, stop moving, build or destroy nothing."""
        options = self.options(seat)
        self.answer(seat, *(DONE if DONE in options else options[0]))

    def end_turn(self, seat: int) -> None:
        """Perform nothing more of the action under way."""
        while self.g.phase == "act":
            self.decline(seat)

    def idle(self, seat: int) -> None:
        """Play a turn: take the free card and perform nothing."""
        turns = self.g.turns_taken
        self.answer(seat, *self.options(seat)[0])
        while self.g.turns_taken == turns:
            self.decline(seat)

    def begin(self) -> None:
        """Answer everything up to the next first turn of a game with the first option: nobody bids, seat 0 begins."""
        self.go_on_until(lambda g: g.phase == "take")

    # -- looking -----------------------------------------------------------------------------------------------------

    def armies(self, seat: int, region: str) -> int:
        """How many armies a contender has in a region."""
        return self.g.armies[seat][self.g.on_map.index[region]]

    def cities(self, seat: int, region: str) -> int:
        """How many cities a seat has in a region."""
        return self.g.cities[seat][self.g.on_map.index[region]]

    def coins(self, seat: int) -> int:
        """The coins of a seat."""
        return self.g.coins[seat]

    def token(self, region: str) -> str:
        """The token that lies in a region, or an empty word."""
        return self.g.tokens[self.g.on_map.index[region]]

    def token_seen_by(self, seat: int | None, region: str) -> str:
        """The token in a region as a seat (None: a spectator) sees it: ``hidden`` when it may not know."""
        view: LegendsView = GAME.view(self.g, seat)
        return next(each.token for each in view.regions if each.id == region)

    def lying(self) -> dict[str, str]:
        """The tokens on the map, whether face up or down, by region; without the start token."""
        g = self.g
        return {g.on_map.regions[r]: token for r, token in enumerate(g.tokens) if token not in ("", "start")}

    def discoveries(self, seat: int) -> list[str]:
        """The discovery tokens, and the swamp, that a seat has taken."""
        return self.g.discoveries[seat]

    def supply(self, seat: int) -> int:
        """How many armies a contender has beside the map."""
        return self.g.supply[seat]

    def city_supply(self, seat: int) -> int:
        """How many cities a seat has beside the map."""
        return self.g.city_supply[seat]

    def cards(self, seat: int) -> list[str]:
        """The cards that lie before a seat, in the order of taking."""
        return [self.g.terms.tables.cards[card].id for card in self.g.cards[seat]]

    def offered(self) -> list[str]:
        """The cards in the row, first the free one."""
        return [self.g.terms.tables.cards[card].id for card in self.g.row]

    def start(self) -> str:
        """The start region."""
        return self.g.on_map.regions[self.g.start]

    def land(self, region: str) -> set[str]:
        """The land neighbours of a region."""
        on_map = self.g.on_map
        return {on_map.regions[near] for near in on_map.land[on_map.index[region]]}

    def sea(self, region: str) -> set[str]:
        """The sea neighbours of a region."""
        on_map = self.g.on_map
        return {on_map.regions[far] for far in on_map.sea[on_map.index[region]]}

    def steps(self, seat: int) -> set[tuple[str, str]]:
        """The steps that a seat may move an army now, from where to where."""
        return {(str(option[1]), str(option[2])) for option in self.options(seat) if option[0] == "move"}

    def controller(self, region: str) -> int | None:
        """Who controls a region."""
        seat = control(self.g)[self.g.on_map.index[region]]
        return None if seat == NOBODY else seat

    def island_controller(self, island: str) -> int | None:
        """Who controls an island."""
        seat = island_control(self.g, control(self.g))[self.g.on_map.islands.index(island)]
        return None if seat == NOBODY else seat

    def points(self, seat: int) -> dict[str, int]:
        """The victory points of a seat by part, as they stand."""
        return dict(zip(PARTS, score_parts(self.g)[seat], strict=True))


def set_up(seed: int = 1, **setup: Any) -> Table:
    """A table at the first question of the game, which may belong to the preparation."""
    return Table.with_setup(setup, seed)


def playing(seed: int = 1, **setup: Any) -> Table:
    """A table at the first turn, seat 0 to play; whatever the preparation asks was drawn, nobody has bid."""
    table = set_up(seed, **{"preparation": "drawn", "age_order": list(range(setup.get("players", 3))), **setup})
    table.begin()
    table._listen()
    return table
