"""What a seat may know of a game of Root, built by inclusion."""

from __future__ import annotations

import msgspec

from deskovka.games.root.factions.faction import BoardView
from deskovka.games.root.knowledge import HIDDEN, knows, seen
from deskovka.games.root.state import MATTERS, NO_CARD, Battle, Root
from deskovka.games.root.tables import SUITS
from deskovka.games.root.turn import sequence


class PiecesView(msgspec.Struct, frozen=True):
    """Pieces of one kind in a clearing."""

    owner: int
    piece: str
    sort: str
    """``warrior``, ``building`` or ``token``."""
    count: int


class ClearingView(msgspec.Struct, frozen=True):
    """A clearing and what stands in it."""

    clearing: int
    suit: str
    x: int
    y: int
    slots: int
    open_slots: int
    ruin: bool
    corner: bool
    adjacent: tuple[int, ...]
    rivers: tuple[int, ...]
    pieces: tuple[PiecesView, ...]
    pawns: tuple[int, ...]
    """The seats whose pawns stand here."""
    ruler: int | None


class ForestView(msgspec.Struct, frozen=True):
    """A forest and the pawns in it."""

    forest: str
    x: int
    y: int
    clearings: tuple[int, ...]
    pawns: tuple[int, ...]


class MapView(msgspec.Struct, frozen=True):
    """The map."""

    name: str
    clearings: tuple[ClearingView, ...]
    forests: tuple[ForestView, ...]
    paths: tuple[tuple[int, int], ...]
    closed_paths: tuple[tuple[int, int], ...]
    rivers: tuple[tuple[int, int], ...]
    coast: tuple[int, ...]
    ferry: int | None
    tower: int | None
    courses: dict[str, tuple[tuple[int, int], ...]]
    """The courses of rivers and the shore of the lake, for drawing."""


class OrderView(msgspec.Struct, frozen=True):
    """A standing order: from how many on to ask, and in which clearings not to."""

    matter: str
    least: int
    never_in: tuple[int, ...]


class SeatView(msgspec.Struct, frozen=True):
    """What is known of a player."""

    faction: str
    score: int
    marker: bool
    """Whether the score marker is on the track."""
    dominance: str
    coalition: int | None
    hand: tuple[str, ...]
    """The cards by name, ``hidden`` where the seat does not know them."""
    crafted: tuple[str, ...]
    used: tuple[str, ...]
    """Crafted cards that were used in this turn."""
    items: dict[str, int]
    """The Crafted Items box."""
    exhausted_items: dict[str, int]
    supply: dict[str, int]
    """Pieces that are not on the map, by name."""
    aside: dict[str, int]
    """Pieces that lie on a card (K.14), by name."""
    pawn: int | str | None
    homelands: tuple[int, ...]
    board: BoardView | None
    orders: tuple[OrderView, ...]
    """One's own standing orders."""


class BattleView(msgspec.Struct, frozen=True):
    """A battle under way; lists have the attacker's number first."""

    attacker: int
    defender: int
    clearing: int
    stage: str
    dice: tuple[int, ...]
    rolled: tuple[int, ...]
    extra: tuple[int, ...]


class RootView(msgspec.Struct, frozen=True):
    """The table as one seat (None: a spectator) sees it."""

    seat: int | None
    phase: str
    """``birdsong``, ``daylight``, ``evening``; before them what is prepared, at last ``over``."""
    step: str
    round: int
    turn: int | None
    first: int | None
    map: MapView
    deck: int
    discard: tuple[str, ...]
    available: tuple[str, ...]
    items: dict[str, int]
    """The item supply."""
    ruin_items: dict[int, tuple[str, ...]]
    """What lies under each ruin, ``hidden`` where the seat does not know it."""
    quests: tuple[str, ...]
    quest_deck: int
    battle: BattleView | None
    laid_out: tuple[str, ...]
    locked: str
    character: str
    seats: tuple[SeatView, ...]
    winning_score: int
    winners: tuple[int, ...]
    won_by: str


def view(g: Root, seat: int | None) -> RootView:
    """The table as a seat sees it."""
    names = g.terms.deck.names
    quests = g.terms.tables.factions.vagabond.quests
    phase, step = _stage(g)
    return RootView(
        seat=seat,
        phase=phase,
        step=step,
        round=g.turns_taken // g.terms.players + 1,
        turn=_seat(g.turn),
        first=_seat(g.first),
        map=_map(g),
        deck=len(g.deck),
        discard=tuple(names[card] for card in g.discard),
        available=tuple(names[card] for card in g.available),
        items=_items(g, g.items),
        ruin_items=_ruin_items(g, seat),
        quests=tuple(quests[quest].id for quest in g.quests),
        quest_deck=len(g.quest_deck),
        battle=_battle(g.battle) if g.battle else None,
        laid_out=tuple(g.laid),
        locked=g.locked,
        character=g.character,
        seats=tuple(_seat_view(g, other, seat) for other in range(g.terms.players)),
        winning_score=g.terms.tables.winning_score,
        winners=tuple(g.winners),
        won_by=g.won_by,
    )


def _stage(g: Root) -> tuple[str, str]:
    """The phase and the step, as players call them."""
    if g.phase != "turn":
        return g.phase, g.phase
    stages = sequence(g.cast.factions[g.turn])
    stage = stages[min(g.stage, len(stages) - 1)]
    return stage.phase, stage.name


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _items(g: Root, counts: list[int]) -> dict[str, int]:
    return {item: count for item, count in zip(g.terms.tables.items, counts, strict=True) if count}


def _ruin_items(g: Root, seat: int | None) -> dict[int, tuple[str, ...]]:
    ruins, items = g.woodland.ruins, g.terms.tables.items
    found: dict[int, tuple[str, ...]] = {}
    for number, item in enumerate(g.buried):
        clearing = ruins[number % len(ruins)]
        if item >= 0:
            shown = items[item] if knows(g.buried_known[number], seat) else HIDDEN
            found[clearing] = (*found.get(clearing, ()), shown)
    return found


def _map(g: Root) -> MapView:
    woodland = g.woodland
    table = woodland.table
    return MapView(
        name=woodland.name,
        clearings=tuple(_clearing(g, clearing) for clearing in woodland.clearings),
        forests=tuple(
            ForestView(
                forest=woodland.forest_names[forest],
                x=printed.x,
                y=printed.y,
                clearings=printed.clearings,
                pawns=_pawns(g, forest),
            )
            for forest, printed in zip(woodland.forests, table.forests, strict=True)
        ),
        paths=tuple((one, other) for one in woodland.clearings for other in woodland.paths[one] if one < other),
        closed_paths=woodland.closed_paths,
        rivers=table.rivers,
        coast=woodland.coast,
        ferry=_seat(g.ferry),
        tower=table.tower,
        courses=table.draw_hints,
    )


def _clearing(g: Root, clearing: int) -> ClearingView:
    printed = g.woodland.table.clearings[clearing - 1]
    return ClearingView(
        clearing=clearing,
        suit=SUITS[g.woodland.suits[clearing]],
        x=printed.x,
        y=printed.y,
        slots=printed.slots,
        open_slots=g.slots[clearing],
        ruin=bool(g.ruins[clearing]),
        corner=clearing in g.woodland.corners,
        adjacent=g.woodland.paths[clearing],
        rivers=g.woodland.rivers[clearing],
        pieces=tuple(
            PiecesView(kind.owner, kind.name, kind.sort, row[clearing])
            for kind, row in zip(g.cast.kinds, g.pieces, strict=True)
            if row[clearing]
        ),
        pawns=_pawns(g, clearing),
        ruler=_seat(g.rulers[clearing]),
    )


def _pawns(g: Root, place: int) -> tuple[int, ...]:
    return tuple(seat for seat, pawn in enumerate(g.pawns) if pawn == place)


def _seat_view(g: Root, seat: int, viewer: int | None) -> SeatView:
    names, cast = g.terms.deck.names, g.cast
    return SeatView(
        faction=cast.factions[seat].id,
        score=g.score[seat],
        marker=g.has_marker(seat),
        dominance=names[g.dominance[seat]] if g.dominance[seat] != NO_CARD else "",
        coalition=_seat(g.coalition[seat]),
        hand=seen(g, g.hands[seat], viewer),
        crafted=tuple(names[card] for card in g.crafted[seat]),
        used=tuple(g.used) if seat == g.turn else (),
        items=_items(g, g.crafted_items[seat]),
        exhausted_items=_items(g, g.exhausted_items[seat]),
        supply={cast.names[kind]: g.supply[kind] for kind in cast.of[seat]},
        aside={cast.names[kind]: g.aside[kind] for kind in cast.of[seat] if g.aside[kind]},
        pawn=g.woodland.name_of(g.pawns[seat]) if g.pawns[seat] >= 0 else None,
        homelands=tuple(g.homelands[seat]),
        board=cast.factions[seat].view_board(g, seat, viewer),
        orders=_orders(g, seat) if seat == viewer else (),
    )


def _orders(g: Root, seat: int) -> tuple[OrderView, ...]:
    orders = g.standing[seat]
    views = []
    for number, matter in enumerate(MATTERS):
        least, mask = orders[2 * number : 2 * number + 2]
        if least or mask:
            views.append(OrderView(matter, least, tuple(c for c in g.woodland.clearings if mask >> c & 1)))
    return tuple(views)


def _battle(fight: Battle) -> BattleView:
    return BattleView(
        attacker=fight.attacker,
        defender=fight.defender,
        clearing=fight.clearing,
        stage=fight.stage,
        dice=tuple(fight.dice),
        rolled=tuple(fight.rolled),
        extra=tuple(fight.extra),
    )
