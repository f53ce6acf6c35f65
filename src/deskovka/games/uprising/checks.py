"""What must agree in the content of Uprising after an edition changed it (UP-SCN-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deskovka.content.editions import EditionApart, EditionBreaksCount, EditionUnknownKey, EditionWrongValue
from deskovka.content.shown import shown
from deskovka.games.uprising.vocabulary import EFFECTS, STOCKS

if TYPE_CHECKING:
    from deskovka.games.uprising.tables import Card, Content, Map, Scenario, Start


MOST_TERRITORIES = 6
"""A city can be attacked from so many sides at most: an attack is any set of them."""
FEW_NAMED = 3
"""So many places are named of those to which no way leads."""


def check_content(content: Content) -> None:
    """Raise when the content cannot be played."""
    units = content.params.units
    if units.start_level > units.max_level:
        raise EditionBreaksCount(path="params.units.start_level", value=units.start_level, expected=units.max_level)
    for path in content.designed:
        _check_path(content, path)
    for card in content.cards:
        _check_card(card, units.max_level)
    for each in content.maps:
        _check_map(each)
    for scenario in content.scenarios:
        _check_scenario(content, scenario)


def _check_path(content: Content, path: str) -> None:
    """What is marked as designed is there."""
    part: Any = content
    for name in path.split("."):
        part = getattr(part, name, None)
    if not isinstance(part, int):
        raise EditionUnknownKey(path=f"designed.{shown(path)}", known="params.…")


def _check_card(card: Card, max_level: int) -> None:
    """Each type of effect has facts of its own, others would say nothing; no unit comes back too high."""
    effect, path = card.effect, f"cards.{card.id}.effect"
    known = EFFECTS[effect.type]
    if (effect.stock is not None) != ("stock" in known):
        expected = ", ".join(STOCKS) if "stock" in known else "null"
        raise EditionWrongValue(path=f"{path}.stock", value=shown(effect.stock), expected=expected)
    if (effect.amount > 0) != ("amount" in known):
        raise EditionWrongValue(
            path=f"{path}.amount", value=effect.amount, expected="≥ 1" if "amount" in known else "0"
        )
    if effect.type == "revive" and effect.amount > max_level:
        raise EditionBreaksCount(path=f"{path}.amount", value=effect.amount, expected=f"≤ {max_level}")


def _check_map(given: Map) -> None:
    """UP-CMP-01, UP-TRM-02, UP-SCN-04: one capital, a territory for each city, all of it connected."""
    path = f"maps.{given.id}"
    cities, territories = [city.id for city in given.cities], [each.id for each in given.territories]
    if double := sorted(set(cities) & set(territories)):
        raise EditionWrongValue(path=f"{path}.territories", value=double[0], expected=f"≠ {double[0]}")
    capitals = [city.id for city in given.cities if city.type == "capital"]
    if len(capitals) != 1:
        raise EditionBreaksCount(path=f"{path}.cities", value=f"{len(capitals)} × capital", expected="1 × capital")
    for each in given.territories:
        if each.city is not None and each.city not in cities:
            at = f"{path}.territories.{each.id}.city"
            raise EditionWrongValue(path=at, value=shown(each.city), expected=", ".join(cities))
    for city in cities:
        own = sum(each.city == city for each in given.territories)
        if not 1 <= own <= MOST_TERRITORIES:
            at = f"{path}.cities.{city}"
            raise EditionBreaksCount(path=at, value=f"{own} × territories", expected=f"1–{MOST_TERRITORIES}")
    for link in given.links:
        if not set(link) <= set(territories) or link[0] == link[1]:
            raise EditionWrongValue(path=f"{path}.links", value=shown(link), expected=", ".join(territories))
    links = [*given.links, *((each.id, each.city) for each in given.territories if each.city)]
    reached = _reached(territories[0], links)
    if apart := [space for space in (*cities, *territories) if space not in reached]:
        raise EditionApart(path=f"{path}.links", start=territories[0], apart=", ".join(apart[:FEW_NAMED]))


def _reached(first: str, links: list[tuple[str, str]]) -> set[str]:
    found = [first]
    for here in found:
        for pair in links:
            if here in pair:
                there = pair[pair[0] == here]
                if there not in found:
                    found.append(there)
    return set(found)


def _check_scenario(content: Content, scenario: Scenario) -> None:
    """UP-SCN-04: factions, cities and units that are there, in places of their own; each side can win."""
    path = f"scenarios.{scenario.id}"
    board = next((each for each in content.maps if each.id == scenario.map), None)
    if board is None:
        expected = ", ".join(each.id for each in content.maps)
        raise EditionWrongValue(path=f"{path}.map", value=shown(scenario.map), expected=expected)
    factions = {faction.id: faction for faction in content.factions}
    for start in scenario.factions:
        if start.id not in factions:
            expected = ", ".join(factions)
            raise EditionWrongValue(path=f"{path}.factions.{start.id}", value=start.id, expected=expected)
    sides: dict[str, set[str]] = {}
    for start in scenario.factions:
        sides.setdefault(start.team, set()).add(factions[start.id].side)
    if len(sides) < 2:
        raise EditionBreaksCount(path=f"{path}.factions", value="1 × team", expected="≥ 2 × team")
    for team, named in sides.items():
        if len(named) > 1:
            raise EditionWrongValue(path=f"{path}.factions", value=team, expected=" / ".join(sorted(named)))
    _check_places(content, scenario, board, path)
    _check_points(content, scenario, board, {team: next(iter(named)) for team, named in sides.items()}, path)


def _check_places(content: Content, scenario: Scenario, board: Map, path: str) -> None:
    """UP-TRM-03, UP-TRM-04: each city has one owner, each space one unit, and cities hold units of their owners."""
    cities = [city.id for city in board.cities]
    spaces = [*cities, *(each.id for each in board.territories)]
    owned: list[str] = []
    filled: list[str] = []
    for start in scenario.factions:
        here = f"{path}.factions.{start.id}"
        if not start.cities and not start.units:
            raise EditionBreaksCount(path=here, value="0", expected="≥ 1 × cities, units")
        for city in start.cities:
            if city not in cities or city in owned:
                raise EditionWrongValue(path=f"{here}.cities", value=shown(city), expected=", ".join(cities))
            owned.append(city)
        for unit in start.units:
            space = unit.space
            if space not in spaces or space in filled or (space in cities and space not in start.cities):
                raise EditionWrongValue(path=f"{here}.units", value=shown(space), expected=", ".join(spaces))
            if unit.level > content.params.units.max_level:
                expected = f"≤ {content.params.units.max_level}"
                raise EditionBreaksCount(path=f"{here}.units", value=unit.level, expected=expected)
            filled.append(space)
        _check_stocks(content, start, here)


def _check_stocks(content: Content, start: Start, here: str) -> None:
    """UP-CMP-02, UP-CMP-03: no more than the tracks have, and no more units than figures."""
    params = content.params
    tracks = {"popularity": params.popularity.track, "political": params.political.track}
    tracks["military"] = params.military.track
    for stock, most in tracks.items():
        if (value := getattr(start.stocks, stock)) > most:
            expected = f"≤ {most} (params.{stock}.track)"
            raise EditionBreaksCount(path=f"{here}.stocks.{stock}", value=value, expected=expected)
    if len(start.units) > params.units.figures:
        expected = f"≤ {params.units.figures} × (params.units.figures)"
        raise EditionBreaksCount(path=f"{here}.units", value=f"{len(start.units)} ×", expected=expected)


def _check_points(content: Content, scenario: Scenario, board: Map, sides: dict[str, str], path: str) -> None:
    """UP-VIC-01, UP-VIC-02, UP-SCN-04: there are points enough for each side, and none has won before it begins."""
    params = content.params
    points = {city.id: params.cities.of(city.type).points for city in board.cities}
    capital = next(city.id for city in board.cities if city.type == "capital")
    for team, side in sides.items():
        needed = params.victory.of(side)
        if sum(points.values()) < needed:
            expected = f"≤ {sum(points.values())} (maps.{board.id}, params.cities.*.points)"
            raise EditionBreaksCount(path=f"params.victory.{side}", value=needed, expected=expected)
        held = [city for start in scenario.factions if start.team == team for city in start.cities]
        if capital in held and sum(points[city] for city in held) >= needed:
            raise EditionBreaksCount(path=f"{path}.factions", value=f"{team}: {needed}", expected=f"< {needed}")
