"""The log of Uprising: who has the rulebook, the scenario and the log can lay out the whole table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from deskovka.content.told import Thing
from deskovka.content.words import LANGUAGES
from deskovka.games.uprising.setup import Terms
from deskovka.games.uprising.state import Uprising
from deskovka.games.uprising.tables import PRINTED
from deskovka.games.uprising.view import UnitView, UprisingView, places, view
from deskovka.games.uprising.vocabulary import STOCKS
from deskovka.kernel import Chance, Event, Value, World, seed_from
from tests.uprising.playing import GAME, REBELS, managing

GAMES = 12
SEATED = ["Anna", "Boris"]


@dataclass
class Unit:
    """A unit as it is known from the log."""

    seat: int
    level: int
    weapons: int = 0
    points: int = 0
    hungry: bool = False
    acted: bool = False
    held: bool = False


@dataclass
class Seat:
    """The stocks and the state of a faction as they are known from the log."""

    stocks: dict[str, int]
    coups: int
    cards: int = 0
    curfew: bool = False
    out: bool = False


@dataclass
class Layout:
    """A table that is laid out by the scenario, and from then on by the log alone."""

    terms: Terms
    round: int = 1
    quiet: int = 0
    turn: int | None = None
    phase: str = "prepare"
    fight: tuple[int, int] | None = None
    discard: list[str] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """UP-SET-01 to UP-SET-04."""
        terms, board = self.terms, self.terms.board
        self.deck = len(terms.tables.deck)
        self.owner: dict[str, int | None] = {city.id: None for city in board.map.cities}
        self.base = {city.id: terms.params.cities.of(city.type).defence for city in board.map.cities}
        self.strikes: set[str] = set()
        self.units: dict[str, Unit] = {}
        self.seats: list[Seat] = []
        for seat, start in enumerate(terms.starts):
            stocks = dict(zip(STOCKS, start.stocks.row(), strict=True))
            self.seats.append(Seat(stocks, terms.numbers[seat].coups))
            self.owner |= dict.fromkeys(start.cities, seat)
            self.units |= {unit.space: Unit(seat, unit.level) for unit in start.units}

    def pay(self, seat: int, **amounts: int) -> None:
        """Stocks of a seat grow or shrink."""
        for stock, amount in amounts.items():
            self.seats[seat].stocks[stock] += amount

    def all_of(self, seat: int) -> list[Unit]:
        """The units of a seat."""
        return [unit for unit in self.units.values() if unit.seat == seat]

    def hear(self, event: Event) -> None:
        """Do what a line of the log says."""
        facts: Any = event.facts
        if event.kind in ("fight_lost", "fight_drawn", "moved"):
            self.fight = None
        elif "strength" in facts and event.kind != "coup":
            self.fight = facts["strength"], facts["defence"]
        hear = getattr(self, f"_{event.kind}", None)
        if hear is not None:
            hear(*(facts[fact] for fact in GAME.lexicon.events[event.kind]))

    # -- rounds and phases -------------------------------------------------------------------------------------------

    def _round(self, number: int) -> None:
        self.round = number
        for unit in self.units.values():
            unit.points = 0
        for seat, numbers in zip(self.seats, self.terms.numbers, strict=True):
            seat.coups = numbers.coups

    def _quiet(self, rounds: int, most: int) -> None:
        self.quiet = rounds

    def _economy_begins(self, seat: int) -> None:
        self.turn, self.phase = seat, "economy"
        for unit in self.units.values():
            unit.acted = False
        for unit in self.all_of(seat):
            unit.hungry = self.terms.params.units.food > 0

    def _movement_begins(self, seat: int) -> None:
        self.turn, self.phase = seat, "movement"
        for unit in self.units.values():
            unit.hungry = unit.acted = False

    def _won(self, seat: int, points: int) -> None:
        self.winners.append(seat)
        self.turn, self.phase = None, "over"

    def _stalemate(self, rounds: int) -> None:
        self.turn, self.phase = None, "over"

    _capped = _stalemate

    def _eliminated(self, seat: int) -> None:
        self.seats[seat].out = True

    # -- economic phase ----------------------------------------------------------------------------------------------

    def _repaired(self, seat: int, city: str, defence: int) -> None:
        self.base[city] = defence

    def _produced(self, seat: int, money: int, territories: int, count: int) -> None:
        self.pay(seat, money=money)

    def _bought(self, seat: int, food: int, weapons: int, money: int) -> None:
        self.pay(seat, food=food, weapons=weapons, money=-money)

    def _fed_all(self, seat: int, count: int, food: int) -> None:
        self.pay(seat, food=-food)
        hungry = [unit for unit in self.all_of(seat) if unit.hungry]
        assert len(hungry) == count
        for unit in hungry:
            unit.hungry = False

    def _fed(self, seat: int, space: str, food: int) -> None:
        self.pay(seat, food=-food)
        self.units[space].hungry = False

    def _relieved(self, seat: int, kind: str, count: int, food: int) -> None:
        self.pay(seat, food=-food, popularity=count)

    def _campaigned(self, seat: int, count: int, popularity: int) -> None:
        self.pay(seat, popularity=-popularity, political=count)

    def _recruited(self, seat: int, city: str, level: int, popularity: int, weapons: int, military: int) -> None:
        self.pay(seat, popularity=-popularity, weapons=-weapons, military=military)
        self.units[city] = Unit(seat, level)

    def _armed(self, seat: int, space: str, level: int, count: int) -> None:
        self.pay(seat, weapons=-1)
        self.units[space].level, self.units[space].weapons = level, count

    def _starved(self, seat: int, space: str, level: int) -> None:
        self.units[space].level, self.units[space].hungry = level, False

    def _fell(self, seat: int, space: str) -> None:
        self.fallen = self.units.pop(space)
        assert self.fallen.seat == seat

    _deserted = _defected = _fell

    # -- cards -------------------------------------------------------------------------------------------------------

    def _drew(self, seat: int, points: int) -> None:
        self.pay(seat, political=-points)
        self.seats[seat].cards += 1
        self.deck -= 1

    def _reshuffled(self, count: int) -> None:
        assert count == len(self.discard)
        self.deck, self.discard = count, []

    def _played(self, seat: int, card: str, *_sums: int) -> None:
        self.seats[seat].cards -= 1
        self.discard.append(card)

    _used = _played

    def _revived(self, seat: int, card: str, city: str, level: int, points: int) -> None:
        self._played(seat, card)
        self.units[city] = Unit(seat, level, points=points, acted=seat == self.turn)

    def _gained(self, seat: int, stock: str, amount: int) -> None:
        self.pay(seat, **{stock: amount})

    def _lost(self, seat: int, stock: str, amount: int) -> None:
        self.pay(seat, **{stock: -amount})

    def _weakened(self, seat: int, space: str, level: int) -> None:
        self.units[space].level = level

    def _curfew(self, seat: int) -> None:
        self.seats[seat].curfew = True

    def _curfew_over(self, seat: int) -> None:
        self.seats[seat].curfew = False

    def _struck(self, city: str, owner: int) -> None:
        self.strikes.add(city)

    def _strike_over(self, city: str, owner: int) -> None:
        self.strikes.remove(city)

    def _hurried(self, seat: int, space: str) -> None:
        self.units[space].acted = False

    def _held(self, seat: int, space: str) -> None:
        self.units[space].held = True

    def _released(self, seat: int, space: str) -> None:
        self.units[space].held = False

    # -- movement phase ----------------------------------------------------------------------------------------------

    def _moved(self, seat: int, origin: str, space: str) -> None:
        self.units[space] = self.units.pop(origin)
        self.units[space].acted = True

    def _attack(self, seat: int, space: str, origins: tuple[str, ...], *_sums: int) -> None:
        for origin in origins:
            self.units[origin].acted = True

    def _committed(self, seat: int, space: str, points: int, *_sums: int) -> None:
        self.pay(seat, military=-points)
        self.units[space].points += points

    def _lowered(self, seat: int, space: str, points: int, *_sums: int) -> None:
        self.pay(seat, political=-points)

    def _captured(self, seat: int, city: str) -> None:
        self.owner[city] = seat

    def _shaken(self, city: str, defence: int) -> None:
        self.base[city] = defence

    def _coup(self, seat: int, city: str, points: int, *_sums: int) -> None:
        self.pay(seat, political=-points)
        self.seats[seat].coups -= 1

    # -- compared with the table -------------------------------------------------------------------------------------

    def check(self, seen: UprisingView) -> None:
        """Nothing lies elsewhere on the real table, and nothing else."""
        assert (self.round, self.quiet, self.phase, self.turn) == (seen.round, seen.quiet, seen.phase, seen.turn)
        assert (self.deck, tuple(self.discard), tuple(self.winners)) == (seen.deck, seen.discard, seen.winners)
        assert self.owner == {city.id: city.owner for city in seen.cities}
        assert self.base == {city.id: city.base for city in seen.cities}
        assert self.strikes == {city.id for city in seen.cities if city.strike}
        assert self.fight == (None if seen.fight is None else (seen.fight.strength, seen.fight.defence))
        for place in places(seen):
            assert self._known(place.id) == place.unit, place.id
        for seat, of in zip(self.seats, seen.seats, strict=True):
            assert seat.stocks == {stock: getattr(of, stock) for stock in STOCKS}
            assert (seat.coups, seat.cards, seat.curfew, seat.out) == (of.coups, of.cards, of.curfew, of.out)

    def _known(self, space: str) -> UnitView | None:
        unit = self.units.get(space)
        if unit is None:
            return None
        acted = unit.acted and unit.seat == self.turn and self.phase == "movement"
        return UnitView(unit.seat, unit.level, unit.weapons, unit.points, unit.hungry, acted, unit.held)


@pytest.mark.parametrize("number", range(GAMES))
def test_the_whole_table_is_laid_out_by_the_log(number: int) -> None:
    terms = GAME.read_setup(GAME.draw_setup(Chance(seed_from("set-up of a log", number))))
    events: list[Event] = []
    picks = Chance(seed_from("picks of a log", number))
    world: World[Uprising] = World(GAME, GAME.new(terms, Chance(seed_from("log", number))), told=events)
    layout, heard = Layout(terms), 0
    while True:
        for event in events[heard:]:
            if event.to is None:
                layout.hear(event)
        heard = len(events)
        layout.check(view(world.state, None))
        if not world.waiting:
            break
        (seat,) = world.waiting
        question = world.question(seat)
        assert question is not None
        world.answer(seat, picks.pick(question.options))


def read(kind: str, language: str = "en", **facts: Value) -> str:
    """A line of the log."""
    return GAME.words(language).event(Event(kind, facts, None), SEATED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_faction_has_one_name_in_the_whole_log(language: str) -> None:
    words, factions = GAME.words(language), [faction.id for faction in PRINTED.tables.content.factions]
    assert [words.thing(Thing("role", faction), []) for faction in factions] == [
        words.thing(Thing("faction", faction), []) for faction in factions
    ]


@pytest.mark.parametrize(
    ("food", "weapons", "english", "czech"),
    [
        (1, 0, "Anna buys 1 food for 5 money.", "Anna nakupuje za 5 peněz: jídlo 1."),
        (0, 2, "Anna buys 2 weapons for 20 money.", "Anna nakupuje za 20 peněz: 2 zbraně."),
        (1, 1, "Anna buys 1 food and 1 weapon for 15 money.", "Anna nakupuje za 15 peněz: jídlo 1, 1 zbraň."),
    ],
)
def test_the_log_tells_only_what_was_bought(food: int, weapons: int, english: str, czech: str) -> None:
    money = 5 * food + 10 * weapons
    said = [read("bought", language, seat=0, food=food, weapons=weapons, money=money) for language in ("en", "cs")]
    assert said == [english, czech]


def test_feeding_all_says_that_nobody_is_hungry_any_more() -> None:
    t = managing()
    t.answer(REBELS, "feed_all")
    (fed,) = (event for event in t.events if event.kind == "fed_all")
    assert GAME.words("en").event(fed, SEATED) == "Anna feeds all 4 units that were still hungry with 4 food."
    assert read("fed_all", seat=0, count=1, food=1) == "Anna feeds the only unit that was still hungry with 1 food."


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("attack", "Anna útočí: Březina – pomezí → Březina; 2 proti 1."),
        ("fight_won", "Anna vyhrává boj (Březina): 2 proti 1."),
        ("fight_lost", "Anna prohrává boj (Březina): 2 proti 1."),
        ("fight_drawn", "Boj končí remízou (Anna, Březina): 2 proti 1."),
    ],
)
def test_czech_leaves_the_name_of_a_place_in_its_first_case(kind: str, said: str) -> None:
    origins: dict[str, Value] = {"origins": ("brezina_out",)} if kind == "attack" else {}
    assert read(kind, "cs", seat=0, space="brezina", strength=2, defence=1, **origins) == said


def test_who_wins_with_allies_is_not_said_to_hold_their_capital() -> None:
    assert read("won", seat=0, points=10) == "Anna wins: its team holds the capital and 10 points!"
    assert read("won", "cs", seat=0, points=10) == "Anna vítězí: tým drží hlavní město a 10 bodů!"
