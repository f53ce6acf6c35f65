"""What a seat may know of a game of Legends, built by inclusion; and dealing the rest anew."""

from __future__ import annotations

from typing import Annotated

import msgspec

from deskovka.content.ledger import DERIVED
from deskovka.games.legends.actions import NEUTRAL, sea_cost
from deskovka.games.legends.scoring import PARTS, control, island_control, score_parts, winners_of_match
from deskovka.games.legends.state import HIDDEN, NOBODY, Legends
from deskovka.games.legends.tables import SWAMP
from deskovka.kernel import Chance
from deskovka.kernel.knowledge import mix


class SegmentView(msgspec.Struct, frozen=True):
    """A face on the table: its column and line, and how far it is turned clockwise."""

    face: str
    column: int
    line: int
    rotation: int


class RegionView(msgspec.Struct, frozen=True):
    """A region and what stands in it; ``armies`` may have one entry more than there are seats: the neutral colour."""

    id: str
    segment: Annotated[int, DERIVED]
    island: Annotated[str, DERIVED]
    x: Annotated[float, DERIVED]
    y: Annotated[float, DERIVED]
    land: Annotated[tuple[str, ...], DERIVED]
    sea: Annotated[tuple[str, ...], DERIVED]
    armies: tuple[int, ...]
    cities: tuple[int, ...]
    token: str
    """The token, ``hidden`` when it lies face down and was not looked at, or empty."""
    controller: Annotated[int | str | None, DERIVED]
    """The seat in control, ``neutral``, or None."""


class IslandView(msgspec.Struct, frozen=True):
    """An island and who controls it."""

    id: Annotated[str, DERIVED]
    controller: Annotated[int | str | None, DERIVED]


class OfferView(msgspec.Struct, frozen=True):
    """A card in the row and its price."""

    card: str
    price: Annotated[int, DERIVED]


class SeatView(msgspec.Struct, frozen=True):
    """Everything about a player; all of it is public."""

    coins: int
    leader: str
    cards: tuple[str, ...]
    armies_in_supply: Annotated[int, DERIVED]
    cities_in_supply: Annotated[int, DERIVED]
    captured: int
    """Armies lying on this player's Red Sorceress."""
    discoveries: tuple[str, ...]
    dragons: int
    extra_move: Annotated[int, DERIVED]
    extra_army: Annotated[int, DERIVED]
    flying: Annotated[int, DERIVED]
    sea_cost: Annotated[int, DERIVED]
    elixirs: Annotated[int, DERIVED]
    immune: Annotated[bool, DERIVED]
    bid: int | None
    points: Annotated[dict[str, int], DERIVED]
    """Victory points by part, as they stand now."""
    score: Annotated[int, DERIVED]
    total: int
    """The sum of the finished games of a full game."""


class LegendsView(msgspec.Struct, frozen=True):
    """The table as one seat (None: a spectator) sees it."""

    seat: Annotated[int | None, DERIVED]
    phase: Annotated[str, DERIVED]
    game: Annotated[int, DERIVED]
    games: Annotated[int, DERIVED]
    round: Annotated[int, DERIVED]
    rounds: Annotated[int, DERIVED]
    prepares: Annotated[int | None, DERIVED]
    starter: Annotated[int | None, DERIVED]
    turn: Annotated[int | None, DERIVED]
    action: Annotated[str, DERIVED]
    """The action under way, or an empty word."""
    points: Annotated[int, DERIVED]
    """What is left of it: movement points or armies to place."""
    start: Annotated[str, DERIVED]
    segments: Annotated[tuple[SegmentView, ...], DERIVED]
    regions: tuple[RegionView, ...]
    islands: tuple[IslandView, ...]
    row: tuple[OfferView, ...]
    deck: Annotated[int, DERIVED]
    seats: tuple[SeatView, ...]
    winners: tuple[int, ...]


def view(g: Legends, seat: int | None) -> LegendsView:
    """The table as a seat sees it: all but the deck's order and the face-down tokens it has not looked at."""
    players = g.terms.players
    numbers = g.terms.numbers
    laid = g.map is not None
    controllers = control(g)
    islands = island_control(g, controllers) if laid else []
    prices = g.terms.tables.content.prices
    return LegendsView(
        seat=seat,
        phase=g.phase,
        game=g.game_number + 1,
        games=3 if g.has("full_game") else 1,
        round=min(g.turns_taken // players + 1, numbers.turns),
        rounds=numbers.turns,
        prepares=_seat(g.prepares),
        starter=_seat(g.starter),
        turn=_seat(g.turn),
        action=g.action,
        points=g.points,
        start=g.on_map.regions[g.start] if g.start >= 0 else "",
        segments=_segments(g) if laid else (),
        regions=_regions(g, seat, controllers) if laid else (),
        islands=tuple(
            IslandView(name, _contender(g, owner)) for name, owner in zip(g.on_map.islands, islands, strict=True)
        )
        if laid
        else (),
        row=tuple(OfferView(g.terms.tables.cards[card].id, prices[place]) for place, card in enumerate(g.row)),
        deck=len(g.deck),
        seats=_seats(g),
        winners=tuple(winners_of_match(g)) if g.phase == "over" else (),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _contender(g: Legends, contender: int) -> int | str | None:
    return NEUTRAL if contender == g.terms.players else _seat(contender)


def _segments(g: Legends) -> tuple[SegmentView, ...]:
    return tuple(SegmentView(slot.face.id, slot.column, slot.line, slot.rotation) for slot in g.on_map.slots)


def _regions(g: Legends, seat: int | None, controllers: list[int]) -> tuple[RegionView, ...]:
    on_map = g.on_map
    printed = [region for slot in on_map.slots for region in slot.face.regions]
    return tuple(
        RegionView(
            id=region.id,
            segment=on_map.slot_of[index],
            island=region.island,
            x=region.x,
            y=region.y,
            land=on_map.land_names[index],
            sea=on_map.sea_names[index],
            armies=tuple(row[index] for row in g.armies),
            cities=tuple(row[index] for row in g.cities),
            token=HIDDEN if lies_hidden(g, index, seat) else g.tokens[index],
            controller=_contender(g, controllers[index]),
        )
        for index, region in enumerate(printed)
    )


def _seats(g: Legends) -> tuple[SeatView, ...]:
    cards = g.terms.tables.cards
    parts = score_parts(g) if g.map is not None else [[0] * len(PARTS)] * g.terms.players
    return tuple(
        SeatView(
            coins=g.coins[seat],
            leader=g.leaders[seat],
            cards=tuple(cards[card].id for card in g.cards[seat]),
            armies_in_supply=g.supply[seat],
            cities_in_supply=g.city_supply[seat],
            captured=sum(g.captured) if g.leaders[seat] == "red_sorceress" else 0,
            discoveries=tuple(g.discoveries[seat]),
            dragons=g.dragons[seat],
            extra_move=g.extra_move[seat],
            extra_army=g.extra_army[seat],
            flying=g.flying[seat],
            sea_cost=sea_cost(g, seat),
            elixirs=g.elixirs[seat],
            immune=bool(g.immune[seat]),
            bid=g.bids[seat] if g.bids else None,
            points=dict(zip(PARTS, parts[seat], strict=True)),
            score=sum(parts[seat]),
            total=g.totals[seat],
        )
        for seat in range(g.terms.players)
    )


def lies_hidden(g: Legends, region: int, seat: int | None) -> bool:
    """EL-SWP-02 Hidden tokens, EL-SWP-05 Peeking: does a token lie here that the seat has not looked at."""
    if not g.has(SWAMP) or g.tokens[region] not in g.terms.tables.discoveries:
        return False
    return seat is None or not g.seen[region] >> seat & 1


def redeal(g: Legends, seat: int | None, chance: Chance) -> None:
    """Shuffle the deck, and the face-down tokens that the seat has not looked at."""
    chance.shuffle(g.deck)
    unknown = [region for region in range(len(g.tokens)) if lies_hidden(g, region, seat)]
    mix(g.tokens, unknown, chance)


def conserved(g: Legends) -> dict[str, int]:
    """EL-CMP-01 to EL-CMP-05: pieces, coins and cards that no rule makes or destroys."""
    terms = g.terms
    totals = {"coins": sum(g.coins) + g.bank, "debts": min(0, *g.coins, *g.supply, *g.city_supply)}
    for seat in range(terms.players):
        on_map = sum(g.armies[seat]) if g.armies else 0
        totals[f"armies {seat}"] = on_map + g.supply[seat] + g.captured[seat]
        totals[f"cities {seat}"] = (sum(g.cities[seat]) if g.cities else 0) + g.city_supply[seat]
    if terms.contenders > terms.players:
        totals["armies neutral"] = (sum(g.armies[-1]) if g.armies else 0) + g.supply[-1]
    in_play = g.deck + g.row + [card for taken in g.cards for card in taken]
    totals["repeated cards"] = len(in_play) - len(set(in_play))
    return totals
