"""What matters in Crescent Moon, for bots: plain numbers of things for each seat."""

from __future__ import annotations

from collections.abc import Mapping

from deskovka.games.crescent.buying import offers
from deskovka.games.crescent.forecast import Forecast, foreseen, loot
from deskovka.games.crescent.scoring import MEASURES, at_once, worth
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.tables import CHARACTERS
from deskovka.games.crescent.vocabulary import MURSHID, NO_CARD, NOBODY, SULTAN, WARLORD
from deskovka.games.crescent.year import current_strength, incomes, reserve_value
from deskovka.kernel import Rows

COMMON = (
    "points",
    "yearly",
    "nearly",
    "coins",
    "income",
    "units",
    "hexes",
    "influence",
    "strongholds",
    "combat_cards",
    "contest_cards",
    "other_cards",
    "exposed",
    "prey",
    "spoils",
    "further",
    "bargains",
    "won",
    "losses",
    "tokens",
    "deal",
)
"""Points: with what the year would score now; ``yearly``: what of it the years to come would score again; ``nearly``:
what is done of objectives that score nothing more yet, in points. Income is that of the years to come. ``exposed`` are
controlled hexes beside a stronger stack of somebody else, ``prey`` those of others beside a stronger stack of one's
own, ``spoils`` what could be taken next, in points for the Warlord and in coins for others. ``further`` are the
moves, units and buildings that the action under way may still bring, ``bargains`` the purchases. From ``won`` on: a
clash under way."""
RESERVES = ("reserve", "refill")
"""Units on the reserves card, and those that come to it next year."""
OWN: Mapping[str, tuple[str, ...]] = {
    "warlord": (*RESERVES, "plunder"),
    "murshid": (),
    "sultan": ("bare_cities", "wares"),
    "caliph": RESERVES,
    "nomad": RESERVES,
}
"""What a character alone lives on: the plunder of a clash under way, the settlements that somebody else could sack
next, the cards on the Sultan's market."""
FEATURE_NAMES: Mapping[str, tuple[str, ...]] = {character: (*COMMON, *OWN[character]) for character in CHARACTERS}


def features(g: Crescent) -> Rows:
    """One row for each seat, in the order of FEATURE_NAMES."""
    g = foreseen(g)
    ahead, borders, earned = Forecast(g), Borders(g), incomes(g)
    to_come = g.terms.years - g.year
    rows: Rows = []
    for seat in g.terms.seats:
        scored, yearly, nearly = _objectives(g, seat)
        row: list[float] = [
            g.points[seat] + scored,
            yearly * to_come,
            nearly,
            g.coins[seat] + ahead.coins[seat],
            earned[seat] * to_come,
            sum(g.regular[seat]) + sum(g.mercenary[seat]),
            g.lord.count(seat),
            g.influence.count(seat),
            g.holder.count(seat),
            *_hand(g, seat),
            borders.exposed[seat],
            borders.prey[seat],
            borders.spoils[seat],
            _further(g, seat),
            _bargains(g, seat),
            ahead.won[seat],
            ahead.losses[seat],
            ahead.tokens[seat],
            ahead.deal[seat],
        ]
        if seat == SULTAN:
            row += (borders.bare, len(g.bazaar) - g.bazaar.count(NO_CARD))
        elif seat != MURSHID:
            missing = reserve_value(g, seat) - current_strength(g, seat) if to_come else 0
            row += (g.reserve[seat], max(0, min(missing, g.units[seat])))
            if seat == WARLORD:
                row.append(ahead.plunder)
        rows.append(row)
    return rows


def _objectives(g: Crescent, seat: int) -> tuple[int, int, float]:
    """What the objectives of this year would score now, those of every year among them, and what is nearly scored."""
    if g.phase == "over":
        return 0, 0, 0.0
    scored = yearly = 0
    nearly = 0.0
    for item in g.terms.scored[seat]:
        if item.when != "always" and g.year > 1:
            continue
        count = MEASURES[item.counts](g, seat)
        points = worth(item, count)
        scored += points
        if item.when == "always":
            yearly += points
        if item.least and not points:
            nearly += item.points * count / item.least
        elif item.per > 1 and points != item.most:
            nearly += item.points * (count % item.per) / item.per
    return scored, yearly, nearly


def _hand(g: Crescent, seat: int) -> tuple[int, int, int]:
    """The cards of a hand that serve in combats, in contests, and otherwise."""
    playable, kinds = g.terms.playable, g.terms.tables.kinds
    combat = contest = other = 0
    for card in g.hands[seat]:
        kind = kinds[card]
        if kind in playable["combat"]:
            combat += 1
        elif kind in playable["contest"]:
            contest += 1
        else:
            other += 1
    return combat, contest, other


def _further(g: Crescent, seat: int) -> int:
    """How much of an action that is done piece by piece is left, as far as there are coins or units for it."""
    if seat != g.turn or not g.left:
        return 0
    match g.phase:
        case "move":
            return g.left
        case "recruit":
            return min(g.left, g.reserve[seat])
        case "build":
            return min(g.left, g.coins[seat] // max(1, g.terms.cheapest[seat] - g.masons))
        case _:
            return 0


def _bargains(g: Crescent, seat: int) -> int:
    """From how many markets something can still be bought in the action under way."""
    return len({market for market, _ in offers(g, seat, g.coins[seat])}) if seat == g.turn and g.phase == "buy" else 0


class Borders:
    """Who could be attacked, and who could attack, across borders; and what there is to be taken."""

    __slots__ = ("bare", "exposed", "prey", "spoils")

    def __init__(self, g: Crescent) -> None:
        self.bare = 0
        self.exposed, self.prey, self.spoils = ([0] * g.terms.players for _ in range(3))
        near, lord = g.board.near, g.lord
        stronger: dict[int, set[int]] = {}
        for origin in g.board.tiles:
            seat = lord[origin]
            units = g.count(seat, origin) if seat != NOBODY else 0
            if not units:
                continue
            for tile in near[origin]:
                own = lord[tile]
                if (own != seat and g.strength(own, tile) <= units) if own != NOBODY else g.settlement[tile]:
                    stronger.setdefault(tile, set()).add(seat)
        for tile, seats in stronger.items():
            self._count(g, tile, lord[tile], seats)

    def _count(self, g: Crescent, tile: int, own: int, stronger: set[int]) -> None:
        """A hex that somebody could take."""
        if own != NOBODY:
            self.exposed[own] += 1
        if g.settlement[tile] and stronger != {SULTAN}:
            self.bare += g.settlement[tile]
        for seat in stronger:
            coins, points = loot(g, tile, seat)
            self.spoils[seat] += points if seat == WARLORD else coins
            if own != NOBODY:
                self.prey[seat] += 1
                if seat == WARLORD:
                    self.spoils[seat] += g.count(own, tile) * at_once(g, "units_beaten")


def left(g: Crescent) -> float:
    """Which part of the game is left: years and rounds."""
    rounds = g.terms.params.actions
    return max(0.0, 1 - ((g.year - 1) * rounds + g.round - 1) / (g.terms.years * rounds))
