"""A table of Paladins for tests: arranged in the words of the game, played by answering questions."""

from __future__ import annotations

from typing import Any

from deskovka.games import registry
from deskovka.games.paladins.schemes import SCHEMES
from deskovka.games.paladins.scoring import PARTS, score_parts
from deskovka.games.paladins.state import NOTHING, Paladins, piece
from deskovka.games.paladins.tables import (
    ACTION_NUMBER,
    WORKER_NUMBER,
    WORKERS,
)
from deskovka.games.paladins.view import PaladinsView, SeatView, VirtualView
from deskovka.games.paladins.workers import worker_on
from tests.playing import GameTable

GAME = registry.get("paladins")
PASS = ("pass",)


class Table(GameTable[Paladins]):
    """A game in progress that can be rearranged between two turns."""

    game = GAME

    # -- arranging, between two turns ---------------------------------------------------------------------------------

    def workers(self, seat: int, **kinds: int) -> None:
        """Set the unplaced workers of a seat."""
        g = self.world.boundary
        g.workers[seat] = [kinds.get(worker, 0) for worker in WORKERS]
        self._restart()

    def stock(self, seat: int, silver: int = 0, provisions: int = 0) -> None:
        """Set the silver and the provisions of a seat."""
        g = self.world.boundary
        g.silver[seat], g.provisions[seat] = silver, provisions
        self._restart()

    def attributes(self, owner: int, faith: int = 0, strength: int = 0, influence: int = 0) -> None:
        """Set the tracks of an owner."""
        self.world.boundary.attributes[owner] = [faith, strength, influence]
        self._restart()

    def paladin(self, seat: int, name: str = "") -> None:
        """Set the paladin of the round, or take it away."""
        g = self.world.boundary
        g.paladin[seat] = g.terms.tables.paladin_index[name] if name else NOTHING
        self._restart()

    def columns(self, *townsfolk: str) -> None:
        """Lay these townsfolk in the columns from the left; an empty name leaves a gap."""
        g = self.world.boundary
        index = g.terms.tables.townsfolk_index
        g.townsfolk_row = [index[name] if name else NOTHING for name in townsfolk]
        taken = {*g.townsfolk_row, *g.townsfolk_discard, *(card for row in g.townsfolk for card in row)}
        g.townsfolk_deck = [card for card in range(len(index)) if card not in taken]
        self._restart()

    def outsiders(self, *names: str) -> None:
        """Lay these outsiders in the columns from the left; an empty name leaves a gap."""
        g = self.world.boundary
        index = g.terms.tables.outsider_index
        g.outsider_row = [index[name] if name else NOTHING for name in names]
        taken = {*g.outsider_row, *g.outsider_discard, *(card for row in g.attacked + g.converted for card in row)}
        g.outsider_deck = [card for card in range(len(index)) if card not in taken]
        self._restart()

    def retinue(self, seat: int, *names: str) -> None:
        """Let a seat have these townsfolk."""
        g = self.world.boundary
        cards = [g.terms.tables.townsfolk_index[name] for name in names]
        for pile in (g.townsfolk_deck, *g.townsfolk):
            pile[:] = [card for card in pile if card not in cards]
        g.townsfolk_row = [NOTHING if card in cards else card for card in g.townsfolk_row]
        g.townsfolk[seat] = cards
        self._restart()

    def beat(self, owner: int, *names: str) -> None:
        """Let an owner have attacked these outsiders."""
        g = self.world.boundary
        g.attacked[owner] = [g.terms.tables.outsider_index[name] for name in names]
        self._restart()

    def win_over(self, owner: int, *names: str) -> None:
        """Let an owner have converted these outsiders."""
        g = self.world.boundary
        g.converted[owner] = [g.terms.tables.outsider_index[name] for name in names]
        self._restart()

    def walls(self, owner: int, *names: str) -> None:
        """Let an owner have built these walls."""
        g = self.world.boundary
        g.walls[owner] = [g.terms.tables.walls.index(name) for name in names]
        g.times[owner][ACTION_NUMBER["fortify"]] = len(names)
        self._restart()

    def tax(self, silver: int) -> None:
        """Set the tax supply."""
        self.world.boundary.tax = silver
        self._restart()

    def next_suspicion(self, *taxes: int) -> None:
        """Put suspicion cards on top of their deck, the first one on top."""
        self.world.boundary.suspicion_deck += reversed(taxes)
        self._restart()

    def suspect(self, owner: int, *taxes: int) -> None:
        """Set the suspicion cards of an owner, the newest last."""
        self.world.boundary.suspicion[owner] = list(taxes)
        self._restart()

    def debts(self, owner: int, unpaid: int = 0, paid: int = 0) -> None:
        """Set the debts of an owner."""
        g = self.world.boundary
        g.unpaid[owner], g.paid[owner] = unpaid, paid
        self._restart()

    def done(self, owner: int, action: str, times: int) -> None:
        """Let an owner have done an action so often."""
        g = self.world.boundary
        g.times[owner][ACTION_NUMBER[action]] = times
        self._restart()

    def cover(self, seat: int, action: str, *spots: int) -> None:
        """Put workshops on spots of an action."""
        self.world.boundary.covered[seat][ACTION_NUMBER[action]] = sum(1 << spot for spot in spots)
        self._restart()

    def lay_workers(self, seat: int, action: str, *workers: str) -> None:
        """Let workers lie on the spots of an action space."""
        written = sum((WORKER_NUMBER[worker] + 1) * 7**place for place, worker in enumerate(workers))
        self.world.boundary.placed[seat][ACTION_NUMBER[action]] = written
        self._restart()

    def orders(self, *names: str) -> None:
        """Reveal these Orders, from the left."""
        g = self.world.boundary
        ids = [order.id for order in g.terms.tables.content.orders]
        shown = [ids.index(name) for name in names]
        g.orders = shown + [order for order in range(len(ids)) if order not in shown]
        g.orders_shown = len(names)
        self._restart()

    def favours(self, *names: str) -> None:
        """Reveal these Favours, from the left; nobody uses them."""
        g = self.world.boundary
        shown = [g.terms.tables.favour_index[name] for name in names]
        g.favours = shown + [card for card in range(len(g.terms.tables.favour_index)) if card not in shown]
        g.favours_shown = len(names)
        g.favour_used = [0] * len(g.favour_used)
        self._restart()

    def use_up_favour(self, place: int) -> None:
        """Let a worker lie on a Favour."""
        self.world.boundary.favour_used[place] = 1
        self._restart()

    def next_wall(self, name: str) -> None:
        """Put a wall on top of the deck."""
        g = self.world.boundary
        wall = g.terms.tables.walls.index(name)
        g.wall_deck.remove(wall)
        g.wall_deck.append(wall)
        self._restart()

    def occupy(self, owner: int, slot: str, is_outpost: bool = False) -> None:
        """Let a piece stand in a slot."""
        g = self.world.boundary
        g.slots[g.terms.tables.slot_index[slot]] = piece(owner, is_outpost)
        self._restart()

    def turn_of(self, seat: int) -> None:
        """Let the turn that now begins be this seat's."""
        g = self.world.boundary
        g.turn, g.phase = seat, "act"
        self._restart()

    def phase(self, name: str, round_number: int | None = None) -> None:
        """Go to a phase, of this or another round."""
        g = self.world.boundary
        g.phase = name
        if round_number is not None:
            g.round = round_number
        self._restart()

    def bare(self) -> None:
        """Nobody has more than a labourer, so that it is asked: no stock, paladin, townsfolk, suspicion, debts."""
        g = self.world.boundary
        for seat in range(g.terms.players):
            g.workers[seat] = [1, 0, 0, 0, 0, 0]
            g.silver[seat] = g.provisions[seat] = 0
            g.paladin[seat] = NOTHING
            g.townsfolk[seat] = []
        for owner in range(g.terms.owners):
            g.attributes[owner] = [0, 0, 0]
            g.suspicion[owner] = []
            g.unpaid[owner] = g.paid[owner] = 0
        g.tax = g.terms.tax
        self._restart()

    # -- the virtual player -------------------------------------------------------------------------------------------

    def next_scheme(self, *schemes: str) -> None:
        """Put schemes on top of their deck, the first one on top."""
        g = self.world.boundary
        g.schemes += [SCHEMES.index(scheme) for scheme in reversed(schemes)]
        self._restart()

    def virtual(self, workers: int = 5, marker: int = 1) -> None:
        """Let the virtual player have so many workers, and its marker on a space."""
        g = self.world.boundary
        g.virtual_workers, g.marker, g.virtual_out = workers, marker, 0
        g.virtual_used = [0] * len(g.virtual_used)
        self._restart()

    def virtual_workshops(self, **count: int) -> None:
        """Set the workshops of the virtual player, by action."""
        self.world.boundary.virtual_workshops = [count.get(action, 0) for action in list(ACTION_NUMBER)[6:]]
        self._restart()

    def virtual_turn(self, *schemes: str) -> None:
        """Let the virtual player take its turn with these schemes on top of its deck; then seat 0 is asked."""
        g = self.world.boundary
        g.schemes += [SCHEMES.index(scheme) for scheme in reversed(schemes)]
        g.phase = "virtual"
        self._restart()

    # -- playing ------------------------------------------------------------------------------------------------------

    def do(self, seat: int, *option: str | int) -> None:
        """Take an action, and whatever it asks for with the first option."""
        self.answer(seat, *option)
        while self.waiting and self.topic(self.waiting[0]) not in ("act", "paladin"):
            self.answer(self.waiting[0], *self.options(self.waiting[0])[0])

    def round_over(self) -> None:
        """Everybody passes; the first option everywhere else, up to the paladins of the next round."""
        now = self.g.round
        while self.g.round == now and self.waiting:
            for seat in self.waiting:
                options = self.options(seat)
                self.answer(seat, *(PASS if PASS in options else options[0]))

    def choose_paladins(self) -> None:
        """Everybody plays a first paladin."""
        for seat in self.waiting:
            self.answer(seat, *self.options(seat)[0])

    # -- looking ------------------------------------------------------------------------------------------------------

    def view(self, viewer: int | None = None) -> PaladinsView:
        """The table as somebody sees it."""
        view: PaladinsView = GAME.view(self.g, viewer)
        return view

    def seat(self, seat: int, viewer: int | None = None) -> SeatView:
        """A player as somebody sees it."""
        return self.view(viewer).seats[seat]

    def rival(self) -> VirtualView:
        """The virtual player."""
        found = self.view().virtual
        assert found is not None
        return found

    def unplaced(self, seat: int) -> dict[str, int]:
        """The unplaced workers of a seat."""
        return {worker: count for worker, count in zip(WORKERS, self.g.workers[seat], strict=True) if count}

    def on(self, seat: int, action: str) -> list[str]:
        """The workers on an action space."""
        written = self.g.placed[seat][ACTION_NUMBER[action]]
        return [WORKERS[kind] for place in range(3) if (kind := worker_on(written, place)) is not None]

    def needs(self, seat: int, action: int) -> list[str]:
        """What the spots of an action space ask for that no workshop covers."""
        return [spot.fits for spot in self.seat(seat).spaces[action].spots if not spot.workshop]

    def track(self, owner: int) -> tuple[int, int, int]:
        """Faith, strength and influence of an owner."""
        faith, strength, influence = self.g.attributes[owner]
        return faith, strength, influence

    def folk(self) -> list[str]:
        """The townsfolk in the columns from the left."""
        return [offer.townsfolk for offer in self.view().townsfolk]

    def strangers(self) -> list[str]:
        """The outsiders in the columns from the left."""
        return [region.outsider for region in self.view().regions]

    def points(self, owner: int) -> dict[str, int]:
        """The points of an owner by part, as they stand."""
        return dict(zip(PARTS, score_parts(self.g, owner), strict=True))

    def offers(self, seat: int, *beginning: str | int) -> bool:
        """Whether something that begins so is offered."""
        return any(option[: len(beginning)] == beginning for option in self.options(seat))


def set_up(seed: int = 1, **setup: Any) -> Table:
    """A table at the first question of the game: who takes the first townsfolk."""
    return Table.with_setup(setup, seed)


def playing(seed: int = 1, **setup: Any) -> Table:
    """A table at the first turn of the first round, seat 0 to play, nobody with more than a labourer."""
    table = set_up(seed, **setup)
    table.go_on_until(lambda g: g.phase == "act")
    g = table.world.boundary
    g.starter = g.turn = 0
    g.passed = [0] * g.terms.players
    g.placed = [[0] * 12 for _ in range(g.terms.players)]
    g.suspicion_discard = []
    table.bare()
    return table


def alone(seed: int = 1, **setup: Any) -> Table:
    """A solo table at the first turn, nobody with anything; the virtual player's board is empty."""
    table = playing(seed, players=1, **setup)
    table.virtual_workshops()
    table.virtual()
    return table
