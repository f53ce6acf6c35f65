"""A table of Root for tests: arranged in the words of the game, played by answering questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from deskovka.content.words import NO_NAMES, Names, Words
from deskovka.games.root.answers import DONE, PASS
from deskovka.games.root.crafting import lay_down
from deskovka.games.root.effects import Effect, in_force_for
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.factions.roster import FACTIONS
from deskovka.games.root.features import names_by_faction
from deskovka.games.root.game import RootGame
from deskovka.games.root.lexicon import LEXICON, joined
from deskovka.games.root.options import RootSetup
from deskovka.games.root.pieces import lift, put, recount, stand
from deskovka.games.root.setup import DEFAULT_FACTIONS, Terms
from deskovka.games.root.state import NO_CARD, Root
from deskovka.games.root.turn import begin_turn, pass_over_windows, sequence
from deskovka.games.root.view import RootView
from deskovka.kernel import Option
from deskovka.kernel.state import EVERYBODY
from tests.playing import GameTable
from tests.root.squirrels import Squirrels, Weasels, stand_in
from tests.texts.reading import said

AGREE = {"standing": "none", "reach": "any"}
"""What the tests play with unless they say otherwise: no standing orders, whatever the reach."""


class RootForTests(RootGame):
    """Root with the factions that exist only in the tests."""

    factions: ClassVar[Mapping[str, Faction]] = {
        **{name: stand_in(name) for name in DEFAULT_FACTIONS},
        **FACTIONS,
        "squirrels": Squirrels(),
        "weasels": Weasels(),
    }

    feature_names: ClassVar[Mapping[str, tuple[str, ...]]] = names_by_faction(factions)
    lexicon = joined((LEXICON, Squirrels.lexicon))

    def words(self, language: str, names: Names = NO_NAMES) -> Words:
        """The catalogs, with those of the tests."""
        return Words(language, self.lexicon, self.package, "tests.root", names=names)

    def read_setup(self, data: Mapping[str, Any]) -> Terms:
        """The terms of a match, without looking at the names of the factions."""
        given: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}
        return self.terms(RootSetup(**given))


GAME = RootForTests()


def counted(g: Root, seat: int) -> dict[str, float]:
    """What bots count of a seat, by the names of features."""
    return dict(zip(GAME.feature_names[GAME.counted_as(g)[seat]], GAME.features(g)[seat], strict=True))


class Table(GameTable[Root]):
    """A game in progress that can be rearranged while no action is under way."""

    game = GAME

    # -- arranging; pieces and cards come from where they would come from ------------------------------------------

    def put(self, seat: int, clearing: int, **pieces: int) -> None:
        """Set how many pieces of some names a seat has in a clearing."""
        g = self.world.boundary
        for name, count in pieces.items():
            kind = g.cast.numbers[seat][name]
            _set_pieces(g, kind, clearing, count)
        self._restart()

    def clear(self, *clearings: int) -> None:
        """Take every piece off some clearings, or off the whole map; pawns stay."""
        g = self.world.boundary
        for clearing in clearings or g.woodland.clearings:
            for kind in range(len(g.pieces)):
                _set_pieces(g, kind, clearing, 0)
        self._restart()

    def leave(self, seat: int, **pieces: int) -> None:
        """Set how many pieces of some names are left in the supply of a seat; the rest leaves the game."""
        g = self.world.boundary
        for name, count in pieces.items():
            kind = g.cast.numbers[seat][name]
            g.gone[kind] += g.supply[kind] - count
            g.supply[kind] = count
        self._restart()

    def stand(self, seat: int, place: int | str) -> None:
        """Put the pawn of a seat into a clearing or a forest."""
        stand(self.world.boundary, seat, self.world.boundary.woodland.place_of(place))
        self._restart()

    def hand(self, seat: int, *cards: str) -> None:
        """Let a seat hold just these cards; nobody else has seen them."""
        g = self.world.boundary
        g.deck[:0] = g.hands[seat]
        g.hands[seat] = []
        for name in cards:
            card = self._find(name)
            g.hands[seat].append(card)
            g.known[card] = 1 << seat
        self._restart()

    def supporters(self, seat: int, *cards: str) -> None:
        """Let the Supporters of the Alliance be just these cards; nobody else has seen them."""
        g = self.world.boundary
        (pile,) = g.boards[seat].piles()
        for card in pile:
            g.known[card] = 0
        g.deck[:0] = pile
        pile.clear()
        for name in cards:
            pile.append(self._find(name))
            g.known[pile[-1]] = 1 << seat
        self._restart()

    def deck(self, *cards: str) -> None:
        """Lay these cards on top of the deck, the first one uppermost."""
        g = self.world.boundary
        g.deck += reversed([self._find(name) for name in cards])
        self._restart()

    def discard(self, *cards: str) -> None:
        """Lay these cards on the discard pile."""
        g = self.world.boundary
        for name in cards:
            card = self._find(name)
            g.discard.append(card)
            g.known[card] = EVERYBODY
        self._restart()

    def make_available(self, card: str) -> None:
        """Lay a dominance card next to the map."""
        g = self.world.boundary
        number = self._find(card)
        g.available.append(number)
        g.known[number] = EVERYBODY
        self._restart()

    def lay(self, seat: int, *cards: str) -> None:
        """Let crafted cards lie in the play area of a seat."""
        g = self.world.boundary
        for name in cards:
            card = self._find(name)
            g.known[card] = EVERYBODY
            lay_down(g, seat, card)
        self._restart()

    def force(self, seat: int, *effects: Effect) -> None:
        """Let some effects be in force for a seat, until its play area changes."""
        g = self.world.boundary
        g.in_force = in_force_for(g.cast, tuple(effects if other == seat else () for other in g.cast.owners))
        recount(g)
        self._restart()

    def dominate(self, seat: int, card: str) -> None:
        """Let a dominance card be active before a seat."""
        g = self.world.boundary
        g.dominance[seat] = self._find(card)
        g.known[g.dominance[seat]] = EVERYBODY
        self._restart()

    def _find(self, name: str) -> int:
        """Take a card out of the deck, the discard pile, a hand or a pile on a board."""
        g = self.world.boundary
        for pile in (g.deck, g.discard, g.available, *g.hands, *(pile for board in g.boards for pile in board.piles())):
            for card in pile:
                if g.terms.deck.names[card] == name:
                    pile.remove(card)
                    g.known[card] = 0
                    return card
        raise AssertionError(f"no {name} is left")

    def score(self, seat: int, points: int) -> None:
        """Set the points of a seat."""
        self.world.boundary.score[seat] = points
        self._restart()

    def items(self, **counts: int) -> None:
        """Set how many items of some types are in the item supply."""
        g = self.world.boundary
        for name, count in counts.items():
            g.items[g.terms.tables.item_number[name]] = count
        self._restart()

    def begin(self, seat: int) -> None:
        """Let the turn of a seat begin, and go on to the first question."""
        begin_turn(self.world.boundary, seat)
        self._restart()

    def phase_of(self, seat: int, phase: str) -> None:
        """Let the turn of a seat begin with this phase."""
        g = self.world.boundary
        begin_turn(g, seat)
        stages = sequence(g.cast.factions[seat])
        g.stage = next(index for index, stage in enumerate(stages) if stage.phase == phase)
        pass_over_windows(g)
        self._restart()

    def dice(self, *numbers: int) -> None:
        """Let the battle dice show these numbers next."""
        faces = self.g.terms.tables.dice
        self.script(*(faces.index(number) for number in numbers))

    # -- playing -----------------------------------------------------------------------------------------------------

    def offered(self, seat: int, *option: str | int) -> bool:
        """Whether the seat may answer so."""
        return option in self.question(seat).options

    def decline(self, seat: int) -> None:
        """Pass, or be done."""
        options = self.options(seat)
        self.answer(seat, *next(option for option in (PASS, DONE) if option in options))

    def battle(self, seat: int, clearing: int, defender: int | str, dice: tuple[int, int] | None = None) -> None:
        """Start a battle from an open question, with this roll, and play no ambush."""
        if dice is not None:
            self.dice(*dice)
        self.answer(seat, "battle", clearing, defender)
        while self.waiting and self.topic(self.waiting[0]) in ("ambush", "foil"):
            self.decline(self.waiting[0])

    def move(self, seat: int, origin: int, target: int, warriors: int | None = None) -> None:
        """Make a move from an open question, with all warriors or with some."""
        self.answer(seat, "move", origin, target)
        if self.waiting == (seat,) and self.topic(seat) == "move_count":
            self.answer(seat, *(("warriors", warriors) if warriors else self.options(seat)[0]))

    def end_turn(self, seat: int) -> None:
        """Be done with everything until the turn of the seat is over; surplus cards are discarded."""
        turn = self.g.turns_taken
        while self.g.turns_taken == turn:
            options = self.options(self.waiting[0])
            declining = [option for option in (PASS, DONE) if option in options]
            self.answer(self.waiting[0], *(declining or options)[0])

    def offered_in(self, seat: int, *option: str | int) -> list[str]:
        """The topics of all questions of a turn in which the seat may answer so; everything is declined."""
        self.begin(seat)
        turn, found = self.g.turns_taken, []
        while self.g.turns_taken == turn:
            asked = self.waiting[0]
            options = self.options(asked)
            if asked == seat and option in options:
                found.append(self.topic(seat))
            declining = [answer for answer in (PASS, DONE) if answer in options]
            self.answer(asked, *(declining or options)[0])
        return found

    # -- looking -----------------------------------------------------------------------------------------------------

    def count(self, seat: int, piece: str, clearing: int) -> int:
        """How many pieces of a name a seat has in a clearing."""
        return self.g.pieces[self.g.cast.numbers[seat][piece]][clearing]

    def warriors(self, seat: int, clearing: int) -> int:
        """How many warriors a seat has in a clearing."""
        return self.count(seat, "warrior", clearing)

    def on_map(self, seat: int, piece: str) -> dict[int, int]:
        """The clearings with pieces of a name of a seat, and how many there are."""
        row = self.g.pieces[self.g.cast.numbers[seat][piece]]
        return {clearing: count for clearing, count in enumerate(row) if count}

    def supply(self, seat: int, piece: str) -> int:
        """How many pieces of a name are in the supply, or on the track, of a seat."""
        return self.g.supply[self.g.cast.numbers[seat][piece]]

    def points(self, seat: int) -> int:
        """The points of a seat."""
        return self.g.score[seat]

    def ruler(self, clearing: int) -> int | None:
        """Who rules a clearing."""
        return None if self.g.rulers[clearing] < 0 else self.g.rulers[clearing]

    def cards(self, seat: int) -> list[str]:
        """The hand of a seat."""
        return [self.g.terms.deck.names[card] for card in self.g.hands[seat]]

    def crafted(self, seat: int) -> list[str]:
        """The crafted cards of a seat."""
        return [self.g.terms.deck.names[card] for card in self.g.crafted[seat]]

    def discarded(self) -> list[str]:
        """The discard pile, the top card last."""
        return [self.g.terms.deck.names[card] for card in self.g.discard]

    def available(self) -> list[str]:
        """The dominance cards next to the map."""
        return [self.g.terms.deck.names[card] for card in self.g.available]

    def landmarks(self) -> dict[str, int]:
        """The landmarks on the map, each with its clearing."""
        return {landmark.landmark: landmark.clearing for landmark in self.view(None).map.landmarks}

    def active(self, seat: int) -> str:
        """The active dominance card of a seat."""
        card = self.g.dominance[seat]
        return "" if card == NO_CARD else self.g.terms.deck.names[card]

    def box(self, seat: int) -> dict[str, int]:
        """The Crafted Items box of a seat."""
        return {n: c for n, c in zip(self.g.terms.tables.items, self.g.crafted_items[seat], strict=True) if c}

    def read(self, seat: int | None, words: Words, players: list[str]) -> str:
        """What a seat reads of the position."""
        sections = GAME.told(self.view(seat), GAME.content(self.g.terms))
        return "\n".join(text for lines in said(sections, words, players).values() for text in lines)

    def note(self, seat: int, option: Option, words: Words, players: list[str]) -> str:
        """What stands beside an option."""
        noted = GAME.note(option, self.view(seat), GAME.content(self.g.terms))
        return words.line(noted, players) if noted else ""

    def view(self, seat: int | None) -> RootView:
        """The table as a seat (None: a spectator) sees it."""
        return GAME.view(self.g, seat)


def _set_pieces(g: Root, kind: int, clearing: int, count: int) -> None:
    """Put pieces or take them back, whatever the rules say of it."""
    now = g.pieces[kind][clearing]
    if count > now:
        assert g.supply[kind] >= count - now, f"only {g.supply[kind]} {g.cast.names[kind]} left"
        put(g, kind, clearing, count - now)
    elif count < now:
        lift(g, kind, clearing, now - count)
        if g.cast.kinds[kind].perishes:
            g.gone[kind] -= now - count
            g.supply[kind] += now - count


def set_up(*factions: str, seed: int = 1, **setup: Any) -> Table:
    """A table at the first question of the set-up; the factions sit in this order, and seat 0 will begin."""
    given = {"players": len(factions) or 2, "factions": factions, "seating": "listed", "first": 0, **AGREE, **setup}
    return Table.with_setup(given, seed)


def playing(*factions: str, seed: int = 1, **setup: Any) -> Table:
    """A table at the first question of the first turn, seat 0 to play; the set-up took the first of all options."""
    table = set_up(*(factions or ("marquise", "squirrels")), seed=seed, **setup)
    table.go_on_until(lambda g: g.phase == "turn")
    table._listen()
    return table


def bare(*factions: str, seed: int = 1, **setup: Any) -> Table:
    """A table at the first question of the first turn, with nothing on the map and no card in any hand."""
    table = playing(*factions, seed=seed, **setup)
    table.clear()
    for seat in range(table.g.terms.players):
        table.hand(seat)
    table.begin(0)
    return table
