"""The table of Legends as plain text, at most 100 columns wide: the map, the row, the players, the scoring.

Regions have small letters, by which they name their neighbours; seats have capital ones. ``A4▲1`` stands for four
armies and a city of seat A, in brackets where that seat is in control.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from string import ascii_lowercase
from textwrap import wrap
from unicodedata import east_asian_width

from deskovka.content.words import Words, fold, mark
from deskovka.games.legends.actions import NEUTRAL
from deskovka.games.legends.scoring import PARTS
from deskovka.games.legends.steps import STEPS
from deskovka.games.legends.tables import printed_tables
from deskovka.games.legends.view import LegendsView, RegionView, SeatView
from deskovka.kernel import Option

WIDTH = 99
BOX_WIDTHS = {2: 40, 3: 32, 4: 24}
"""How wide a segment is drawn, by the number of columns on the table."""
COLOURS = ("red", "blue", "green", "yellow")
NEUTRAL_MARK = "N"
CITY = "▲"
TOKEN = "◆"
PREPARATION = tuple(takewhile(lambda phase: phase != "bid", STEPS))
"""The phases before the bid."""
SHORTEST_SEARCH = 3


def table(view: LegendsView, words: Words, players: list[str]) -> str:
    """The map, the row of cards and the players; once the game is over, the final scoring."""
    sheet = _Sheet(view, words, players)
    ending = [sheet.scoring()] if view.phase == "over" else [sheet.row(), sheet.people()]
    blocks = [sheet.heading(), sheet.map(), *ending]
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


class _Sheet:
    """What is drawn, for whom, in whose words."""

    def __init__(self, view: LegendsView, words: Words, players: Sequence[str]) -> None:
        self.view = view
        self.words = words
        self.say = words.say
        self.players = players
        self.letters = {region.id: ascii_lowercase[index] for index, region in enumerate(view.regions)}

    def player(self, seat: int) -> str:
        """A player with the letter of the seat."""
        return f"{mark(seat)} {self.players[seat]}"

    # -- heading -----------------------------------------------------------------------------------------------------

    def heading(self) -> list[str]:
        """How far the game is, and whose turn it is."""
        view, say = self.view, self.say
        facts = [self._stage()]
        if view.games > 1:
            facts.append(say("table-game", game=view.game, games=view.games))
        if view.phase in PREPARATION:
            if view.prepares is not None:
                facts.append(say("table-prepares", player=self.player(view.prepares)))
        elif view.phase not in ("bid", "over") and view.turn is not None:
            facts.append(say("table-to-move", player=self.player(view.turn)))
        title = f"── {' · '.join(facts)} "
        return [title + "─" * (WIDTH - _width(title))]

    def _stage(self) -> str:
        view = self.view
        if view.phase == "over":
            return self.say("table-over")
        if view.phase in PREPARATION:
            return self.say("table-preparation")
        if view.phase in ("bid", "starter"):
            return self.say("table-bidding")
        return self.say("table-round", round=view.round, rounds=view.rounds)

    # -- map ---------------------------------------------------------------------------------------------------------

    def map(self) -> list[str]:
        """The segments in their places, and how to read them."""
        segments = self.view.segments
        if not segments:
            return []
        columns = range(min(s.column for s in segments), max(s.column for s in segments) + 1)
        width = BOX_WIDTHS[len(columns)]
        lines: list[str] = []
        for line in sorted({segment.line for segment in segments}):
            numbers = {segment.column: number for number, segment in enumerate(segments) if segment.line == line}
            insides = {column: self._inside(number, width - 4) for column, number in numbers.items()}
            height = max(len(inside) for inside in insides.values())
            boxes = [
                _box(self._title(numbers[column]), insides[column], width, height)
                if column in numbers
                else [" " * width] * (height + 2)
                for column in columns
            ]
            lines += [" ".join(parts) for parts in zip(*boxes, strict=True)]
        return [*lines, *self._legend()]

    def _title(self, number: int) -> str:
        segment = self.view.segments[number]
        name = self.say(f"face-{segment.face}")
        return f"{name} ↻{segment.rotation}" if segment.rotation else name

    def _inside(self, segment: int, width: int) -> list[str]:
        """The islands of a segment with their regions."""
        lines: list[str] = []
        regions = [region for region in self.view.regions if region.segment == segment]
        controllers = {island.id: island.controller for island in self.view.islands}
        for island in dict.fromkeys(region.island for region in regions):
            owner = controllers[island]
            held = f"[{_contender(owner)}]" if owner is not None else ""
            lines.append(_spread(self.say(f"island-{island}").upper(), held, width))
            for region in regions:
                if region.island == island:
                    lines += self._region(region, width)
        return lines

    def _region(self, region: RegionView, width: int) -> list[str]:
        """A region: its letter, name and neighbours, then what is in it."""
        name = f"{self.letters[region.id]} {self.say(f'region-{region.id}')}"
        near = [self.letters[other] for other in region.land] + [f"~{self.letters[other]}" for other in region.sea]
        roads = " ".join(near)
        token = f"{TOKEN} {self.say(f'token-{region.token}')}" if region.token else ""
        lines = _packed([part for part in (standing(region), token) if part], width - 2)
        lines = [line.rjust(min(len(line) + 2, width)) for line in lines]
        if _width(name) + 1 + len(roads) <= width:
            return [_spread(name, roads, width), *lines]
        if lines and _width(lines[-1]) + 1 + len(roads) <= width:
            return [name, *lines[:-1], _spread(lines[-1], roads, width)]
        return [name, *lines, roads.rjust(width)]

    def _legend(self) -> list[str]:
        """Whose pieces are whose, and what the signs mean."""
        view, say = self.view, self.say
        owners = [
            say("table-player", letter=mark(seat), player=name, colour=say(f"colour-{COLOURS[seat]}"))
            for seat, name in enumerate(self.players)
        ]
        if len(view.regions[0].armies) > len(self.players):
            owners.append(say("table-neutral"))
        if view.seat is None:
            roads = say("table-roads")
        else:
            roads = say("table-roads-cost", cost=view.seats[view.seat].sea_cost)
        return [*_packed(owners, WIDTH), f"{say('table-pieces')} · {roads}"]

    # -- row ---------------------------------------------------------------------------------------------------------

    def row(self) -> list[str]:
        """The cards that can be taken, with their prices."""
        if not self.view.row:
            return []
        names = [self.say(f"card-{offer.card}") for offer in self.view.row]
        widest = max(_width(name) for name in names)
        lines = [f"{self.say('table-row')} ({self.say('table-deck', cards=self.view.deck)})"]
        for offer, name in zip(self.view.row, names, strict=True):
            lines.append(f" {offer.price}  {_left(name, widest)}  {self.say(f'card-{offer.card}-about')}")
        return lines

    # -- players -----------------------------------------------------------------------------------------------------

    def people(self) -> list[str]:
        """A line of numbers for each player, then what they own."""
        columns = self._columns()
        widest = max(_width(self.player(seat)) for seat in range(len(self.players)))
        lines = [_left("", widest + 3) + "".join(header.rjust(len(header) + 2) for header, _ in columns)]
        for seat, own in enumerate(self.view.seats):
            turn = "▸" if seat == self.view.turn else " "
            numbers = (value(own).rjust(len(header) + 2) for header, value in columns)
            lines.append(f" {turn} {_left(self.player(seat), widest)}{''.join(numbers)}")
            lines += wrap(self._holdings(own), WIDTH, initial_indent="     ", subsequent_indent="     ")
        return lines

    def _columns(self) -> list[tuple[str, Callable[[SeatView], str]]]:
        say = self.say
        columns: list[tuple[str, Callable[[SeatView], str]]] = [
            (say("table-coins"), lambda seat: str(seat.coins)),
            (say("table-supply"), lambda seat: f"{seat.armies_in_supply} {CITY}{seat.cities_in_supply}"),
            (say("table-extra-move"), lambda seat: _bonus(seat.extra_move)),
            (say("table-extra-army"), lambda seat: _bonus(seat.extra_army)),
            (say("table-sea-cost"), lambda seat: str(seat.sea_cost)),
            (say("table-elixirs"), lambda seat: str(seat.elixirs)),
            (say("table-points"), lambda seat: str(seat.score)),
        ]
        if self.view.games > 1:
            columns.append((say("table-total"), lambda seat: str(seat.total)))
        return columns

    def _holdings(self, own: SeatView) -> str:
        """The score by part, the leader, tokens and cards of a player."""
        say = self.say
        points = [f"{say(f'part-{part}').lower()} {own.points[part]}" for part in PARTS if own.points[part]]
        things = [say(f"leader-{own.leader}")] if own.leader else []
        if own.captured:
            things.append(say("table-captured", count=own.captured))
        things += [say(f"token-{token}") for token in own.discoveries]
        things += [say("token-dragon")] * own.dragons
        things += [say("table-immune")] if own.immune else []
        cards = [say(f"card-{card}") for card in own.cards]
        return " · ".join(", ".join(group) for group in (points, things, cards) if group)

    # -- scoring -----------------------------------------------------------------------------------------------------

    def scoring(self) -> list[str]:
        """Every part of every score, the sums, and who won."""
        view, say = self.view, self.say
        rows = [(say(f"part-{part}"), [own.points[part] for own in view.seats]) for part in PARTS]
        sums = [(say("table-sum"), [own.score for own in view.seats])]
        if view.games > 1:
            sums.append((say("table-sum-of-games", games=view.games), [own.total for own in view.seats]))
        widest = max(_width(name) for name, _ in [*rows, *sums])
        headers = [self.player(seat) for seat in range(len(self.players))]
        rule = "─" * (widest + sum(_width(header) + 3 for header in headers))

        def line(name: str, numbers: Iterable[object]) -> str:
            shown = (_right(str(number), _width(h) + 3) for number, h in zip(numbers, headers, strict=True))
            return " " + _left(name, widest) + "".join(shown)

        return [
            say("table-scoring"),
            line("", headers),
            *(line(name, numbers) for name, numbers in rows),
            f" {rule}",
            *(line(name, numbers) for name, numbers in sums),
            "",
            *self._winners(),
        ]

    def _winners(self) -> list[str]:
        view, say = self.view, self.say
        names = [self.player(seat) for seat in view.winners]
        if len(names) > 1:
            return [say("table-winners", players=", ".join(names))]
        totals = [own.total for own in view.seats]
        lines = [say("table-winner", player=names[0])]
        if totals.count(max(totals)) > 1:
            lines.append(say("table-tie-broken", rule="EL-END-10" if view.games > 1 else "EL-END-09"))
        return lines


def standing(region: RegionView) -> str:
    """Who has what in a region, the one in control in brackets."""
    parts = []
    players = len(region.cities)
    for contender, armies in enumerate(region.armies):
        cities = region.cities[contender] if contender < players else 0
        if armies or cities:
            letter = _contender(contender if contender < players else NEUTRAL)
            text = f"{letter}{armies or ''}" + (f"{CITY}{cities}" if cities else "")
            owner = NEUTRAL if contender == players else contender
            parts.append(f"[{text}]" if owner == region.controller else text)
    return " ".join(parts)


def _contender(contender: int | str) -> str:
    return mark(contender) if isinstance(contender, int) else NEUTRAL_MARK


def _bonus(number: int) -> str:
    return f"+{number}" if number else "–"


def note(option: Option, view: LegendsView, words: Words) -> str:
    """What a player wants to know beside an option: a card's price, a step's cost, what stands in a region."""
    facts = words.facts(option)
    if "card" in facts:
        price = next(offer.price for offer in view.row if offer.card == facts["card"])
        return words.say("note-price", coins=price)
    regions = {region.id: region for region in view.regions}
    if "region" not in facts:
        return ""
    region = regions[str(facts["region"])]
    notes = [standing(region)]
    if "origin" in facts:
        assert view.turn is not None
        by_land = region.id in regions[str(facts["origin"])].land
        notes.insert(0, words.say("note-cost", cost=1 if by_land else view.seats[view.turn].sea_cost))
    elif region.token:
        notes.append(f"{TOKEN} {words.say(f'token-{region.token}')}")
    return ", ".join(part for part in notes if part)


def explain(word: str, words: Words) -> str | None:
    """What a card, leader or token does, by its id or its name, whole or in part."""
    content = printed_tables().content
    things = [f"card-{card.id}" for card in content.cards]
    things += [f"leader-{leader}" for leader in content.leaders.__struct_fields__]
    things += [f"token-{token.id}" for token in content.discoveries]
    things += [f"token-{token}" for token in ("citadel", "dragon", "portal", "bandits", "start", "hidden")]
    wanted = fold(word)
    names = {thing: (thing.partition("-")[2], fold(words.say(thing))) for thing in things}
    found = [thing for thing in things if wanted in names[thing]]
    if not found and len(wanted) >= SHORTEST_SEARCH:
        found = [thing for thing in things if any(wanted in name for name in names[thing])]
    return "\n".join(f"{words.say(thing)}: {words.say(f'{thing}-about')}" for thing in found) or None


# -- lines of text -------------------------------------------------------------------------------------------------


def _width(text: str) -> int:
    """How many columns a text takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _left(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _right(text: str, width: int) -> str:
    return " " * (width - _width(text)) + text


def _spread(left: str, right: str, width: int) -> str:
    """One text at each end of a line."""
    return left + _right(right, width - _width(left))


def _packed(parts: Sequence[str], width: int) -> list[str]:
    """Texts side by side, in as many lines as they need."""
    lines: list[str] = []
    for part in parts:
        if lines and _width(lines[-1]) + 2 + _width(part) <= width:
            lines[-1] += "  " + part
        else:
            lines.append(part)
    return lines


def _box(title: str, inside: Sequence[str], width: int, height: int) -> list[str]:
    """Lines in a frame with a title, filled up to a height."""
    filled = [*inside, *[""] * (height - len(inside))]
    top = f"┌ {title} ".ljust(width - 1, "─") + "┐"
    return [top, *(f"│ {_left(line, width - 4)} │" for line in filled), "└" + "─" * (width - 2) + "┘"]
