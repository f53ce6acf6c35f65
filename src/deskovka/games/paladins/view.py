"""What a seat may know of a game of Paladins, built by inclusion; and dealing the rest anew."""

from __future__ import annotations

from typing import Annotated

import msgspec

from deskovka.content.ledger import DERIVED
from deskovka.games.paladins.effects import rewards_of
from deskovka.games.paladins.left import develop_cost, gathered, pray_cost, price
from deskovka.games.paladins.right import attack_cost, influence_needed, provision_cost, silver_cost
from deskovka.games.paladins.schemes import FALLBACK, SCHEMES
from deskovka.games.paladins.scoring import PARTS, score_parts, winners
from deskovka.games.paladins.state import FAVOUR_WORKERS, NOBODY, NOTHING, VIRTUAL, VIRTUAL_NAME, Paladins
from deskovka.games.paladins.tables import (
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    DEVELOP,
    GARRISON,
    PRAY,
    RECRUIT,
    RIGHT,
    TOKENS,
    WORKERS,
    Effects,
)
from deskovka.games.paladins.workers import worker_on
from deskovka.kernel import Chance
from deskovka.kernel.knowledge import deal_anew, knows, mix

HIDDEN = "hidden"
"""Stands for a card that lies face down."""
ASKED = ("first", "gather", "act")
"""Phases in which one seat after another is asked."""


class SlotView(msgspec.Struct, frozen=True):
    """A slot of the main board, and the piece in it."""

    id: str
    piece: str
    """``monk``, ``outpost``, or empty."""
    owner: int | str | None
    """The seat, ``virtual``, or None."""


class RegionView(msgspec.Struct, frozen=True):
    """A region with its flags and its unlocked slots; below it lies an outsider, or nobody."""

    region: Annotated[int, DERIVED]
    faith: Annotated[int, DERIVED]
    strength: Annotated[int, DERIVED]
    slots: tuple[SlotView, ...]
    outsider: str
    attack_silver: Annotated[int | None, DERIVED]
    """What an attack on the outsider costs the viewer now."""


class OfferView(msgspec.Struct, frozen=True):
    """A townsfolk column: the card, or nothing, its price, and whether a debt may be taken instead."""

    townsfolk: str
    silver: Annotated[int, DERIVED]
    debt: Annotated[bool, DERIVED]
    price: Annotated[int | None, DERIVED]
    """What the viewer would pay now, with the paladin of the round."""


class OrderView(msgspec.Struct, frozen=True):
    """A King's Order, ``hidden`` while it lies face down, and what it is worth."""

    order: str
    points: Annotated[int, DERIVED]


class FavourView(msgspec.Struct, frozen=True):
    """A King's Favour, ``hidden`` while it lies face down, and the worker on it."""

    favour: str
    worker: str


class SpotView(msgspec.Struct, frozen=True):
    """A spot of an action space: which worker fits, whether a workshop covers it, and who lies on it."""

    fits: Annotated[str, DERIVED]
    """A kind of worker, or ``any``."""
    workshop: Annotated[bool, DERIVED]
    worker: str


class SpaceView(msgspec.Struct, frozen=True):
    """An action space: its spots, how often the action was done, what it costs and gives the next time."""

    action: Annotated[str, DERIVED]
    spots: tuple[SpotView, ...]
    times: Annotated[int, DERIVED]
    limit: Annotated[int, DERIVED]
    """How often it can be done; 0: without limit."""
    silver: Annotated[int, DERIVED]
    provisions: Annotated[int, DERIVED]
    influence: Annotated[int, DERIVED]
    gives: Annotated[dict[str, int], DERIVED]
    """What it brings wherever it is done, with the paladin of the round and the townsfolk of its owner."""
    both: Annotated[dict[str, int], DERIVED]
    """Likewise with a worker on each spot, where that brings something else."""


class SeatView(msgspec.Struct, frozen=True):
    """Everything about a player; of the paladins only what everybody knows, or the seat itself."""

    silver: int
    provisions: int
    workers: dict[str, int]
    attributes: dict[str, int]
    boost: Annotated[dict[str, int], DERIVED]
    paladin: str
    chosen: Annotated[str, DERIVED]
    """The paladin that lies face down before the seat."""
    hand: Annotated[tuple[str, ...], DERIVED]
    pile: Annotated[tuple[str, ...], DERIVED]
    """The own paladins from the top; ``hidden`` where the viewer does not know."""
    played: Annotated[tuple[str, ...], DERIVED]
    passed: bool
    spaces: tuple[SpaceView, ...]
    workshops: int
    monks: Annotated[int, DERIVED]
    outposts: Annotated[int, DERIVED]
    jars: tuple[str, ...]
    walls: tuple[str, ...]
    townsfolk: tuple[str, ...]
    attacked: tuple[str, ...]
    converted: tuple[str, ...]
    suspicion: tuple[int, ...]
    unpaid: int
    paid: int
    points: Annotated[dict[str, int], DERIVED]
    score: Annotated[int, DERIVED]


class VirtualView(msgspec.Struct, frozen=True):
    """Everything about the virtual player; of its schemes not the order."""

    workers: int
    out: bool
    marker: int
    attributes: dict[str, int]
    stack: tuple[str, ...]
    """Its attributes from the one that moved longest ago."""
    used: tuple[str, ...]
    workshops: dict[str, int]
    on_orders: int
    """Workshops that still lie on King's Orders."""
    schemes: Annotated[int, DERIVED]
    flipped: tuple[str, ...]
    monks: Annotated[int, DERIVED]
    outposts: Annotated[int, DERIVED]
    jars: int
    walls: tuple[str, ...]
    attacked: tuple[str, ...]
    converted: tuple[str, ...]
    suspicion: tuple[int, ...]
    unpaid: int
    paid: int
    points: Annotated[dict[str, int], DERIVED]
    score: Annotated[int, DERIVED]


class PaladinsView(msgspec.Struct, frozen=True):
    """The table as one seat (None: a spectator) sees it."""

    seat: Annotated[int | None, DERIVED]
    phase: Annotated[str, DERIVED]
    round: int
    rounds: Annotated[int, DERIVED]
    starter: int | None
    """Who has the starting player token; nobody who plays alone."""
    turn: Annotated[int | None, DERIVED]
    tax: int
    regions: tuple[RegionView, ...]
    townsfolk: tuple[OfferView, ...]
    townsfolk_deck: Annotated[int, DERIVED]
    outsider_deck: Annotated[int, DERIVED]
    wall_deck: Annotated[int, DERIVED]
    tavern: tuple[str, ...]
    tavern_deck: Annotated[int, DERIVED]
    suspicion_deck: Annotated[int, DERIVED]
    orders: tuple[OrderView, ...]
    favours: tuple[FavourView, ...]
    seats: tuple[SeatView, ...]
    virtual: VirtualView | None
    winners: tuple[int, ...]
    virtual_wins: bool


def view(g: Paladins, seat: int | None) -> PaladinsView:
    """The table as a seat sees it: all but the order of decks, face-down cards and the paladins of others."""
    tables, over = g.terms.tables, g.phase == "over"
    won = winners(g) if over else []
    return PaladinsView(
        seat=seat,
        phase=g.phase,
        round=g.round,
        rounds=tables.content.rounds,
        starter=None if g.terms.solo else _seat(g.starter),
        turn=_seat(g.turn) if g.phase in ASKED else None,
        tax=g.tax,
        regions=_regions(g, seat),
        townsfolk=tuple(
            OfferView(
                _name(tables.townsfolk, card), tables.prices[column], tables.debts[column], _price(g, seat, column)
            )
            for column, card in enumerate(g.townsfolk_row)
        ),
        townsfolk_deck=len(g.townsfolk_deck),
        outsider_deck=len(g.outsider_deck),
        wall_deck=len(g.wall_deck),
        tavern=tuple(tables.tavern[card] for card in g.tavern_row),
        tavern_deck=len(g.tavern_deck),
        suspicion_deck=len(g.suspicion_deck),
        orders=_orders(g),
        favours=_favours(g),
        seats=tuple(_seat_view(g, owner, seat) for owner in range(g.terms.players)),
        virtual=_virtual(g) if g.terms.solo else None,
        winners=tuple(owner for owner in won if owner < g.terms.players),
        virtual_wins=any(owner >= g.terms.players for owner in won),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _name(names: list[str], card: int) -> str:
    return "" if card == NOTHING else names[card]


def _price(g: Paladins, viewer: int | None, column: int) -> int | None:
    return None if viewer is None else price(g, viewer, RECRUIT, g.terms.tables.prices[column])


def _regions(g: Paladins, viewer: int | None) -> tuple[RegionView, ...]:
    tables = g.terms.tables
    found = []
    for place, region in enumerate(tables.content.regions):
        slots = tuple(_slot(g, slot) for slot in g.terms.open_slots if tables.region_of[slot] == place)
        outsider = _name(tables.outsiders, g.outsider_row[place])
        silver = attack_cost(g, viewer, place) if outsider and viewer is not None else None
        found.append(RegionView(region.id, region.faith, region.strength, slots, outsider, silver))
    return tuple(found)


def _slot(g: Paladins, slot: int) -> SlotView:
    name, written = g.terms.tables.slots[slot].id, g.slots[slot]
    if not written:
        return SlotView(name, "", None)
    owner, is_outpost = divmod(written - 1, 2)
    who = owner if owner < g.terms.players else VIRTUAL_NAME
    return SlotView(name, "outpost" if is_outpost else "monk", who)


def _orders(g: Paladins) -> tuple[OrderView, ...]:
    orders, points = g.terms.tables.content.orders, g.terms.tables.content.order_points
    return tuple(
        OrderView(orders[g.orders[place]].id if place < g.orders_shown else HIDDEN, worth)
        for place, worth in enumerate(points)
    )


def _favours(g: Paladins) -> tuple[FavourView, ...]:
    cards = g.terms.tables.content.favours
    return tuple(
        FavourView(cards[g.favours[place]].id if place < g.favours_shown else HIDDEN, FAVOUR_WORKERS[used])
        for place, used in enumerate(g.favour_used)
    )


def _seat_view(g: Paladins, owner: int, viewer: int | None) -> SeatView:
    tables = g.terms.tables
    paladin = g.paladin[owner]
    parts = score_parts(g, owner)
    return SeatView(
        silver=g.silver[owner],
        provisions=g.provisions[owner],
        workers=dict(zip(WORKERS, g.workers[owner], strict=True)),
        attributes=dict(zip(ATTRIBUTES, g.attributes[owner], strict=True)),
        boost=dict(zip(ATTRIBUTES, tables.boost[paladin] if paladin >= 0 else (0, 0, 0), strict=True)),
        paladin=_name(tables.paladins, paladin),
        chosen="".join(_paladins(g, g.facedown[owner], viewer)),
        hand=_paladins(g, g.hands[owner], viewer),
        pile=_paladins(g, g.paladin_decks[owner][::-1], viewer),
        played=_paladins(g, g.played[owner], viewer),
        passed=bool(g.passed[owner]),
        spaces=tuple(_space(g, owner, action) for action in range(len(ACTIONS))),
        workshops=g.times[owner][DEVELOP],
        monks=g.times[owner][COMMISSION],
        outposts=g.times[owner][GARRISON],
        jars=tuple(slot.id for slot, jar in zip(tables.content.absolve_slots, g.jars[owner], strict=True) if jar),
        walls=tuple(tables.walls[wall] for wall in g.walls[owner]),
        townsfolk=tuple(tables.townsfolk[card] for card in g.townsfolk[owner]),
        attacked=tuple(tables.outsiders[card] for card in g.attacked[owner]),
        converted=tuple(tables.outsiders[card] for card in g.converted[owner]),
        suspicion=tuple(g.suspicion[owner]),
        unpaid=g.unpaid[owner],
        paid=g.paid[owner],
        points=dict(zip(PARTS, parts, strict=True)),
        score=sum(parts),
    )


def _paladins(g: Paladins, cards: list[int], viewer: int | None) -> tuple[str, ...]:
    """Paladins as a viewer knows them."""
    names = g.terms.tables.paladins
    return tuple(names[card % len(names)] if knows(g.known[card], viewer) else HIDDEN for card in cards)


def _space(g: Paladins, seat: int, action: int) -> SpaceView:
    tables, covered = g.terms.tables, g.covered[seat][action]
    spots = tables.spaces[action].spots
    limit = tables.limit[action] if action in RIGHT else 0
    used_up = bool(limit and g.times[seat][action] >= limit)
    silver = provisions = influence = 0
    if not used_up:
        if action == DEVELOP:
            silver = develop_cost(g, seat)
        elif action == PRAY:
            silver = pray_cost(g, seat)
        elif tables.silver[action]:
            silver = silver_cost(g, seat, action)
        if tables.provision[action]:
            provisions = provision_cost(g, seat, action)
        if tables.influence[action]:
            influence = influence_needed(g, seat, action)
    gives, both = _gives(g, seat, action)
    return SpaceView(
        action=ACTIONS[action],
        spots=tuple(
            SpotView(fits, bool(covered >> place & 1), _worker_on(g.placed[seat][action], place))
            for place, fits in enumerate(spots)
        ),
        times=g.times[seat][action],
        limit=limit,
        silver=silver,
        provisions=provisions,
        influence=influence,
        gives={} if used_up else gives,
        both=both,
    )


def _worker_on(written: int, place: int) -> str:
    kind = worker_on(written, place)
    return "" if kind is None else WORKERS[kind]


def _gives(g: Paladins, seat: int, action: int) -> tuple[dict[str, int], dict[str, int]]:
    """What an action brings whatever its target is; and with both workers."""
    tables = g.terms.tables
    printed: Effects = ()
    built = g.times[seat][DEVELOP]
    if action == DEVELOP and built < len(tables.workshops):
        printed = ((tables.workshops[built], 1),)
    gives = rewards_of(g, seat, action, printed)
    both = gathered(g, seat, action) if tables.two[action] else []
    return _sum(gives), _sum(both)


def _sum(rewards: list[tuple[int, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for token, times in rewards:
        found[TOKENS[token]] = found.get(TOKENS[token], 0) + times
    return found


def _virtual(g: Paladins) -> VirtualView:
    tables = g.terms.tables
    places = (*(ACTIONS[action] for action in RIGHT), *FALLBACK)
    parts = score_parts(g, VIRTUAL)
    return VirtualView(
        workers=g.virtual_workers,
        out=bool(g.virtual_out),
        marker=g.marker,
        attributes=dict(zip(ATTRIBUTES, g.attributes[VIRTUAL], strict=True)),
        stack=tuple(ATTRIBUTES[attribute] for attribute in g.stack),
        used=tuple(name for name, used in zip(places, g.virtual_used, strict=True) if used),
        workshops=dict(zip(places, g.virtual_workshops, strict=False)),
        on_orders=sum(g.order_workshops),
        schemes=len(g.schemes),
        flipped=tuple(SCHEMES[scheme] for scheme in g.scheme_discard),
        monks=g.times[VIRTUAL][COMMISSION],
        outposts=g.times[VIRTUAL][GARRISON],
        jars=g.times[VIRTUAL][ACTIONS.index("absolve")],
        walls=tuple(tables.walls[wall] for wall in g.walls[VIRTUAL]),
        attacked=tuple(tables.outsiders[card] for card in g.attacked[VIRTUAL]),
        converted=tuple(tables.outsiders[card] for card in g.converted[VIRTUAL]),
        suspicion=tuple(g.suspicion[VIRTUAL]),
        unpaid=g.unpaid[VIRTUAL],
        paid=g.paid[VIRTUAL],
        points=dict(zip(PARTS, parts, strict=True)),
        score=sum(parts),
    )


def redeal(g: Paladins, seat: int | None, chance: Chance) -> None:
    """Shuffle every deck and the face-down King's cards; of paladins those that the seat does not know."""
    decks = (g.townsfolk_deck, g.outsider_deck, g.wall_deck, g.tavern_deck, g.suspicion_deck, g.schemes)
    for deck in decks:
        chance.shuffle(deck)
    mix(g.orders, range(g.orders_shown, len(g.orders)), chance)
    mix(g.favours, range(g.favours_shown, len(g.favours)), chance)
    for owner in range(g.terms.players):
        deal_anew([g.hands[owner], g.facedown[owner], g.paladin_decks[owner]], g.known, seat, chance)


def conserved(g: Paladins) -> dict[str, int]:
    """PW-COMP-1, PW-COMP-2: pieces and cards that no rule makes or destroys; nothing is ever below zero."""
    owners = range(g.terms.owners)
    folk = g.townsfolk_deck + g.townsfolk_discard + [card for row in g.townsfolk for card in row]
    strangers = g.outsider_deck + g.outsider_discard + [card for row in g.attacked + g.converted for card in row]
    pieces = [written for written in g.slots if written]
    own = [g.hands[seat] + g.facedown[seat] + g.paladin_decks[seat] + g.played[seat] for seat in range(g.terms.players)]
    return {
        "townsfolk": len({*folk, *g.townsfolk_row} - {NOTHING}),
        "outsiders": len({*strangers, *g.outsider_row} - {NOTHING}),
        "walls": len(g.wall_deck) + sum(map(len, g.walls)),
        "tavern": len({*g.tavern_deck, *g.tavern_row, *g.tavern_discard}),
        "suspicion": len(g.suspicion_deck) + len(g.suspicion_discard) + sum(map(len, g.suspicion)),
        "tax on suspicion": sum(g.suspicion_deck) + sum(g.suspicion_discard) + sum(map(sum, g.suspicion)),
        "paladins": sum(len(set(cards)) for cards in own),
        "monks and outposts": sum(g.times[owner][COMMISSION] + g.times[owner][GARRISON] for owner in owners)
        - len(pieces),
        "workshops": sum(mask.bit_count() for row in g.covered for mask in row)
        - sum(g.times[seat][DEVELOP] for seat in range(g.terms.players)),
        "jars": sum(map(sum, g.jars)) - sum(g.times[seat][ACTIONS.index("absolve")] for seat in range(g.terms.players)),
        "below zero": min(0, g.tax, *g.silver, *g.provisions, *g.unpaid, *map(min, g.workers), g.virtual_workers),
    }
