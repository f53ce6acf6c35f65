"""What matters in Uprising, counted for each seat: hints for bots. What it is worth is data."""

from __future__ import annotations

from deskovka.games.uprising.fights import (
    ATTACKER,
    DEFENCE,
    DEFENDER,
    LOWERED,
    POLITICS_OF_ATTACKER,
    POWER_OF_DEFENDER,
    STRENGTH,
    TARGET,
    TO_COME,
)
from deskovka.games.uprising.state import NO_UNIT, NOBODY, NOWHERE, Uprising
from deskovka.games.uprising.vocabulary import (
    CITY_TYPES,
    FOOD,
    MILITARY,
    POLITICAL,
    POPULARITY,
    SIDES,
)
from deskovka.kernel import Rows

FEATURES = (
    *("points", "capital", "points_with_capital"),
    *("money", "food", "provisions", "relief", "weapons", "ready_weapons"),
    *("popularity", "political", "funds", "military"),
    *("cards", "territories", "cities", "garrisons", "units", "levels", "unfed"),
    *("besieging", "open_cities", "open_capital", "besieged", "threatened", "threatened_capital"),
    *("elections", "unguarded", "outmatched", "near", "near_capital"),
)
FEATURE_NAMES: dict[str, tuple[str, ...]] = dict.fromkeys(SIDES, FEATURES)
"""The sides want different things of the same board."""

ROUNDS_AHEAD = 2
"""Food counts as far as it is for so many rounds, with a unit more; money the less, the more than that could buy;
popularity up to what feeding cities can bring in so many rounds, so that it is spent."""
BASIC, BORDER = CITY_TYPES.index("basic"), CITY_TYPES.index("border")
ECONOMY_TO_COME = frozenset({"prepare", "economy"})
BUYING = frozenset({"market", "manage"})
ECONOMIES = ECONOMY_TO_COME | BUYING | {"end_economy"}


def features(g: Uprising) -> Rows:
    """The row of each seat: points, stocks, pieces, and how they stand to each other; a team counts together."""
    terms = g.terms
    pieces = _pieces(g)
    sieges, coups, ways = pieces.sieges(g), pieces.coups(g), pieces.ways
    rows = [_row(g, pieces, seat) + sieges[seat] + coups[seat] + ways[seat] for seat in range(terms.players)]
    if len(terms.teams) == terms.players:
        return rows
    return [[sum(counts) for counts in zip(*(rows[ally] for ally in team), strict=True)] for team in terms.allies]


def _pieces(g: Uprising) -> Pieces:
    """What stands where: as it was counted last, while nothing moves, as when somebody buys and sells."""
    if g.fight:
        return Pieces(g)
    if not (_COUNTED and _COUNTED[0].are_of(g)):
        _COUNTED[:] = [Pieces(g)]
    return _COUNTED[0]


def _row(g: Uprising, pieces: Pieces, seat: int) -> list[float]:
    """What one seat has."""
    terms, stock = g.terms, g.stocks[seat]
    units, levels, cities, points = pieces.units[seat], pieces.levels[seat], pieces.cities[seat], pieces.points
    territories = pieces.control.count(seat) - cities
    has_capital = pieces.owner[terms.board.capital] == seat
    money, food, weapons, popularity, political, military = stock
    figures, numbers = terms.figures_of[seat], terms.numbers[seat]
    hungry = unfed = sum(g.hungry[figures.start : figures.stop])
    if _economy_is_to_come(g, seat):
        money += territories * numbers.territory_money + cities * terms.params.production.city
        unfed = units
    limits = terms.params.units
    enough_food = ROUNDS_AHEAD * ((units + 1) * limits.food + numbers.popularity_per_round)
    enough_money = max(1, enough_food * numbers.food_price)
    room = units * limits.max_level - levels
    return [
        *(points[seat], has_capital, sum([points[ally] for ally in terms.allies[seat]]) if has_capital else 0),
        *(money * enough_money / (money + enough_money), min(food, enough_food), min(food, units * limits.food)),
        _relief(g, seat, units, hungry, cities - has_capital),
        *(min(weapons, room + limits.max_level - limits.start_level), min(weapons, room)),
        *(min(popularity, ROUNDS_AHEAD * numbers.popularity_per_round), political),
        *(min(political, terms.params.political.coup), military),
        *(len(g.hands[seat]), territories, cities, pieces.garrisons[seat], units, levels, unfed),
    ]


def _relief(g: Uprising, seat: int, units: int, hungry: int, cities: int) -> int:
    """UP-ECO-07, UP-ECO-08: the popularity that spare food can bring, in this economic phase or the next."""
    terms, stock = g.terms, g.stocks[seat]
    params = terms.params
    left, fed = terms.numbers[seat].popularity_per_round, 0
    if seat == g.turn and g.phase in BUYING:
        units, left, fed = hungry, left - g.cheered, g.fed[BASIC] + g.fed[BORDER]
    spare = (stock[FOOD] - units * params.units.food) // terms.feeding[BASIC]
    room = terms.tracks[POPULARITY] - stock[POPULARITY]
    return max(0, min(spare, left, cities * params.popularity.per_city - fed, room))


def _economy_is_to_come(g: Uprising, seat: int) -> bool:
    """Whether a faction has its economic phase of this round before it: what it brings is as good as there."""
    if g.phase not in ECONOMIES:
        return False
    place = (seat - g.round + 1) % g.terms.players
    return place > g.place or (place == g.place and g.phase in ECONOMY_TO_COME)


class Pieces:
    """What stands where, counted once for all seats; a fight under way as it will end if all add what they can."""

    def __init__(self, g: Uprising) -> None:
        self.terms = terms = g.terms
        board, owner_of, allies, seats = terms.board, terms.owner_of, terms.allies, terms.players
        self.at, self.where, self.level, self.owner, self.base = g.at[:], g.where[:], g.level[:], g.owner[:], g.base[:]
        if g.fight:
            self._settle(g)
        at, level_of = self.at, self.level
        self.points, self.cities, self.garrisons = [0] * seats, [0] * seats, [0] * seats
        self.units, self.levels = [0] * seats, [0] * seats
        self.defence: list[int] = []
        """UP-TRM-08: of each city."""
        for city, owner in enumerate(self.owner):
            unit = at[city]
            self.defence.append(self.base[city] if unit < 0 else self.base[city] + level_of[unit])
            if owner >= 0:
                self.cities[owner] += 1
                self.points[owner] += board.points[city]
                self.garrisons[owner] += unit >= 0
        owners = [*self.owner, NOBODY]
        self.control = control = [owners[city] for city in board.city_of]
        """UP-TRM-05, UP-TRM-06: who controls each space; a city is its owner's."""
        self.around: list[dict[int, int]] = [{} for _ in range(seats)]
        """The levels of each seat on the territories of cities, by the city."""
        self.on_board: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        """Space and level of the units of each seat."""
        city_of, cities = board.city_of, board.cities
        for figure, space in enumerate(self.where):
            if space >= 0:
                seat, level = owner_of[figure], level_of[figure]
                self.on_board[seat].append((space, level))
                self.units[seat] += 1
                self.levels[seat] += level
                if space >= cities:
                    city = city_of[space]
                    if city >= 0:
                        around = self.around[seat]
                        around[city] = around.get(city, 0) + level
                    if control[space] not in allies[seat]:
                        control[space] = seat
        self.unguarded = self._unguarded()
        self.ways = [self._ways(seat) for seat in range(seats)]

    def are_of(self, g: Uprising) -> bool:
        """Whether all of them stand as they did."""
        stand = self.at == g.at and self.level == g.level and self.owner == g.owner and self.base == g.base
        return stand and self.terms is g.terms

    def _settle(self, g: Uprising) -> None:
        """The pieces as a fight will leave them if everybody adds to it what he can; cards are not known."""
        fight, origins = g.fight, g.fighters
        target, defender, strength = fight[TARGET], fight[DEFENDER], fight[STRENGTH]
        resists = max(0, fight[DEFENCE] - fight[LOWERED])
        resisting = self.at[target]
        fighters = [self.at[origin] for origin in origins]
        if fight[TO_COME] >= POLITICS_OF_ATTACKER:
            resists = max(0, resists - _politics(g, fight[ATTACKER]))
        if fight[TO_COME] >= POWER_OF_DEFENDER and resisting >= 0:
            resists += min(_power(g, defender), g.terms.params.military.per_unit - g.points[resisting])
        fallen = [] if strength > resists else list(fighters)
        if strength >= resists and resisting >= 0:
            fallen.append(resisting)
        for unit in fallen:
            self.at[self.where[unit]] = NO_UNIT
            self.where[unit] = NOWHERE
        if strength > resists:
            self.at[origins[0]] = NO_UNIT
            self.at[target], self.where[fighters[0]] = fighters[0], target
            if target < g.terms.board.cities:
                self.owner[target] = fight[ATTACKER]

    def sieges(self, g: Uprising) -> Rows:
        """Levels before foreign cities and what they could take if everybody adds what he can; the same of enemies."""
        terms, owners, defence = g.terms, self.owner, self.defence
        capital = terms.board.capital
        rows: Rows = [[0, 0, 0, 0, 0, 0] for _ in range(terms.players)]
        for seat, around in enumerate(self.around):
            if not around:
                continue
            row, allies, support = rows[seat], terms.allies[seat], _power(g, seat) + _politics(g, seat)
            for city, there in around.items():
                owner = owners[city]
                if owner in allies:
                    continue
                resists = defence[city] + _power(g, owner) if self.at[city] >= 0 else defence[city]
                is_open = there + support > resists
                row[0] += there
                if is_open:
                    row[1] += 1
                    row[2] += city == capital
                if owner >= 0:
                    victim = rows[owner]
                    victim[3] += there
                    if is_open:
                        victim[4] += 1
                        victim[5] += city == capital
        return rows

    def coups(self, g: Uprising) -> Rows:
        """10. Coup: the points of the best city that elections would bring, and own cities that they would cost."""
        terms, control, points = g.terms, self.control, g.terms.board.points
        strength, reach, curfew = terms.params.political.coup, terms.board.coup_reach, g.curfew
        callers = [
            seat
            for seat in range(terms.players)
            if g.stocks[seat][POLITICAL] >= strength and g.coups[seat] < terms.numbers[seat].coups
        ]
        rows: Rows = [[0, 0 if curfew[seat] else self.unguarded[seat]] for seat in range(terms.players)]
        for seat in callers:
            row, allies = rows[seat], terms.allies[seat]
            for city, owner in enumerate(self.owner):
                is_open = self.defence[city] < strength and not (owner >= 0 and curfew[owner])
                is_better = is_open and owner not in allies and points[city] > row[0]
                if is_better and any(control[space] == seat for space in reach[city]):
                    row[0] = points[city]
        return rows

    def _unguarded(self) -> list[int]:
        """10. Coup: how many cities of each seat enemies could take by elections."""
        terms, control = self.terms, self.control
        strength, reach = terms.params.political.coup, terms.board.coup_reach
        found = [0] * terms.players
        for city, owner in enumerate(self.owner):
            if owner >= 0 and self.defence[city] < strength:
                allies = terms.allies[owner]
                for space in reach[city]:
                    seat = control[space]
                    if seat >= 0 and seat not in allies:
                        found[owner] += 1
                        break
        return found

    def _ways(self, seat: int) -> list[float]:
        """Units beside stronger enemies; how near the units are to foreign cities, and to a foreign capital."""
        terms = self.terms
        board, allies, owner_of = terms.board, terms.allies[seat], terms.owner_of
        at, level_of, neighbours = self.at, self.level, board.neighbours
        nearest = board.nearest(tuple(self.owner), allies)
        to_capital = () if self.owner[board.capital] in allies else board.distance[board.capital]
        outmatched, near, near_capital = 0, 0.0, 0.0
        for space, level in self.on_board[seat]:
            near += 1 / (1 + nearest[space])
            if to_capital:
                near_capital += 1 / (1 + to_capital[space])
            for beside in neighbours[space]:
                unit = at[beside]
                if unit >= 0 and level_of[unit] > level and owner_of[unit] not in allies:
                    outmatched += 1
                    break
        return [outmatched, near, near_capital]


_COUNTED: list[Pieces] = []
"""What was counted last."""


def _power(g: Uprising, seat: int) -> int:
    """UP-FGT-04: the military power that a faction can add to a fight."""
    return min(g.stocks[seat][MILITARY], g.terms.numbers[seat].military_per_fight)


def _politics(g: Uprising, seat: int) -> int:
    """UP-FGT-06: what a faction can take off the defence of a city that it attacks."""
    return min(g.stocks[seat][POLITICAL], g.terms.numbers[seat].political_per_fight) * g.terms.params.political.defence


def left(g: Uprising) -> float:
    """The part of the way that the nearest team has still to go."""
    terms, owners = g.terms, g.owner
    points = [0] * terms.players
    for owner, worth in zip(owners, terms.board.points, strict=True):
        if owner >= 0:
            points[owner] += worth
    gone = [sum(points[ally] for ally in team) / terms.needed[team[0]] for team in terms.teams]
    return 1.0 - min(1.0, max(gone))
