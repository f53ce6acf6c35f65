"""The map of a set-up as a picture that stands alone (SVG): for authors who change it."""

from __future__ import annotations

from xml.sax.saxutils import escape

from deskovka.content.words import Words
from deskovka.games.uprising.setup import Terms

SIZE = 1000
EDGES = (95, 65)
"""Room for names around the outermost places, across and up."""
COLOURS = {
    "blue": "#24568c",
    "grey": "#5c6168",
    "red": "#b3261e",
    "orange": "#d07a1f",
    "green": "#3a7547",
    "violet": "#6d4c8f",
}
"""As the board in the browser has them."""
NEUTRAL = "#b9ad94"
RADIUS = {"basic": 30, "border": 34, "capital": 40}
TERRITORY = 24
"""On a sheet of A4 a figure of eight millimetres stands in it."""
UNIT = 24


def drawing(terms: Terms, words: Words) -> str:
    """Links, territories, cities with their defence and owner, and the units that begin there."""
    board = terms.board
    owners = {
        city: COLOURS[terms.factions[seat].colour] for seat, own in enumerate(terms.starts) for city in own.cities
    }
    places = {each.id: (_at(each.x), _at(each.y)) for each in board.map.cities}
    places |= {each.id: (_at(each.x), _at(each.y)) for each in board.map.territories}
    (left, top), (wide, high) = _frame(list(places.values()))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {wide} {high}" font-family="sans-serif" '
        'font-size="13">',
        f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="#f4ecd8"/>',
    ]
    parts += [_link(places[one], places[other], "#8d8468") for one, other in board.map.links]
    parts += [_link(places[each.id], places[each.city], "#c3b899") for each in board.map.territories if each.city]
    for territory in board.map.territories:
        x, y = places[territory.id]
        fill = owners.get(territory.city or "", NEUTRAL)
        parts.append(f'<circle cx="{x}" cy="{y}" r="{TERRITORY}" fill="{fill}" fill-opacity="0.45" stroke="#4a4334"/>')
        is_above = territory.city is not None and y + TERRITORY < places[territory.city][1]
        beside = -TERRITORY - 6 if is_above else TERRITORY + 14  # where its city is not
        parts.append(_text(x, y + beside, words.name("space", territory.id, ()), "#5b5342"))
    for city in board.map.cities:
        x, y = places[city.id]
        fill, radius = owners.get(city.id, NEUTRAL), RADIUS[city.type]
        parts.append(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="#2b2619" stroke-width="2"/>')
        parts.append(_text(x, y + 5, terms.params.cities.of(city.type).defence, "#fff"))
        parts.append(_text(x, y - radius - 6, words.name("space", city.id, ()), "#1f1b12"))
    for seat, start in enumerate(terms.starts):
        for unit in start.units:
            x, y = places[unit.space]
            fill = COLOURS[terms.factions[seat].colour]
            corner = f'x="{x + UNIT // 2}" y="{y - UNIT - 4}" width="{UNIT}" height="{UNIT}"'
            parts.append(f'<rect {corner} fill="{fill}" stroke="#fff" stroke-width="2"/>')
            parts.append(_text(x + UNIT, y - UNIT // 2 + 1, unit.level, "#fff"))
    return "\n".join([*parts, "</svg>", ""])


def _at(share: float) -> int:
    return round(share * SIZE)


def _frame(places: list[tuple[int, int]]) -> tuple[tuple[int, int], tuple[int, int]]:
    """The corner and the size of the picture: all places, and room around them."""
    lows, highs = zip(*((min(each), max(each)) for each in zip(*places, strict=True)), strict=True)
    across, up = EDGES
    corner = (lows[0] - across, lows[1] - up)
    return corner, (highs[0] - lows[0] + 2 * across, highs[1] - lows[1] + 2 * up)


def _link(one: tuple[int, int], other: tuple[int, int], colour: str) -> str:
    return f'<line x1="{one[0]}" y1="{one[1]}" x2="{other[0]}" y2="{other[1]}" stroke="{colour}" stroke-width="2"/>'


def _text(x: int, y: int, text: str | int, colour: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="middle" fill="{colour}">{escape(str(text))}</text>'
