"""What a seat may know of a game of Root, built by inclusion."""

from __future__ import annotations

from typing import Annotated

import msgspec

from deskovka.content.ledger import DERIVED
from deskovka.games.root.cast import BUILDING, NOBODY, TOKEN, WARRIOR
from deskovka.games.root.factions.boards import BoardView
from deskovka.games.root.hirelings.hireling import board_of
from deskovka.games.root.knowledge import HIDDEN, seen
from deskovka.games.root.landmarks import standing_at
from deskovka.games.root.state import NO_CARD, NO_KIND, STANDING, Battle, Root
from deskovka.games.root.tables import FORGE, GROUNDS, LANDMARKS, MARKET, TREETOP
from deskovka.games.root.turn import sequence
from deskovka.kernel.knowledge import knows


class PiecesView(msgspec.Struct, frozen=True):
    """Pieces of one kind in a clearing."""

    owner: int | str
    """A seat, or the name of a hireling."""
    piece: str
    sort: Annotated[str, DERIVED]
    """``warrior``, ``building`` or ``token``."""
    count: int


class ClearingView(msgspec.Struct, frozen=True):
    """A clearing and what stands in it."""

    clearing: int
    suit: str
    x: Annotated[int, DERIVED]
    y: Annotated[int, DERIVED]
    slots: Annotated[int, DERIVED]
    open_slots: Annotated[int, DERIVED]
    ruin: bool
    corner: Annotated[bool, DERIVED]
    adjacent: Annotated[tuple[int, ...], DERIVED]
    rivers: Annotated[tuple[int, ...], DERIVED]
    pieces: tuple[PiecesView, ...]
    pawns: tuple[int | str, ...]
    """The seats, and the hirelings by their names, whose pawns stand here."""
    ruler: Annotated[int | str | None, DERIVED]
    """A seat, or a hireling that nobody controls."""


class ForestView(msgspec.Struct, frozen=True):
    """A forest, and the pawns and tokens in it."""

    forest: str
    x: Annotated[int, DERIVED]
    y: Annotated[int, DERIVED]
    clearings: Annotated[tuple[int, ...], DERIVED]
    pawns: tuple[int | str, ...]
    pieces: tuple[PiecesView, ...]


class PathView(msgspec.Struct, frozen=True):
    """A path, and who stands on it."""

    path: str
    clearings: Annotated[tuple[int, int], DERIVED]
    pieces: tuple[PiecesView, ...]


class LandmarkView(msgspec.Struct, frozen=True):
    """A landmark on the map, and what belongs to it."""

    landmark: str
    clearing: int
    items: dict[str, int]
    """On the card of the Legendary Forge."""
    cards: tuple[str, ...]
    """Of the Black Market, each in its place, ``hidden`` where the seat does not know them."""
    building: PiecesView | None
    """In the slot of the Elder Treetop; it is among the pieces of its clearing too."""


class MapView(msgspec.Struct, frozen=True):
    """The map."""

    name: str
    clearings: tuple[ClearingView, ...]
    forests: tuple[ForestView, ...]
    paths: tuple[PathView, ...]
    closed_paths: tuple[tuple[int, int], ...]
    rivers: Annotated[tuple[tuple[int, int], ...], DERIVED]
    coast: Annotated[tuple[int, ...], DERIVED]
    landmarks: tuple[LandmarkView, ...]
    courses: Annotated[dict[str, tuple[tuple[int, int], ...]], DERIVED]
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
    marker: Annotated[bool, DERIVED]
    """Whether the score marker is on the track."""
    dominance: str
    coalition: int | None
    hand: tuple[str, ...]
    """The cards by name, ``hidden`` where the seat does not know them."""
    crafted: tuple[str, ...]
    used: Annotated[tuple[str, ...], DERIVED]
    """Crafted cards that were used in this turn."""
    items: dict[str, int]
    """The Crafted Items box."""
    exhausted_items: dict[str, int]
    supply: Annotated[dict[str, int], DERIVED]
    """Pieces that are not on the map, by name."""
    aside: dict[str, int]
    """Pieces that lie on a card (K.14), by name."""
    pawn: Annotated[int | str | None, DERIVED]
    homelands: tuple[int, ...]
    markers: tuple[int, ...]
    """E.1.1: the hireling markers that will bring a hireling at the end of a turn."""
    board: BoardView | None
    orders: Annotated[tuple[OrderView, ...], DERIVED]
    """One's own standing orders."""


class HirelingView(msgspec.Struct, frozen=True):
    """E. A hireling: the side of its card that lies up, who controls it, and what lies on the card."""

    hireling: str
    demoted: Annotated[bool, DERIVED]
    controller: int | None
    control: int
    """E.1.2: the control markers: at the end of so many own turns its controller passes it on."""
    supply: Annotated[dict[str, int], DERIVED]
    """Pieces that are not on the map, by name."""
    held: int
    """Its warriors on the card."""
    cards: tuple[str, ...]
    """Cards that lie open on it."""
    done: Annotated[tuple[str, ...], DERIVED]
    """What it did in this turn."""
    items: dict[str, int]
    """Items that lie on it, by name."""
    spent: int
    """How many of them are exhausted."""


class BattleView(msgspec.Struct, frozen=True):
    """A battle under way; lists have the attacker's number first."""

    attacker: int | str
    defender: int | str
    clearing: int
    stage: str
    dice: tuple[int, ...]
    rolled: tuple[int, ...]
    extra: tuple[int, ...]


class RootView(msgspec.Struct, frozen=True):
    """The table as one seat (None: a spectator) sees it."""

    seat: Annotated[int | None, DERIVED]
    phase: Annotated[str, DERIVED]
    """``birdsong``, ``daylight``, ``evening``; before them what is prepared, at last ``over``."""
    step: Annotated[str, DERIVED]
    round: Annotated[int, DERIVED]
    turn: Annotated[int | None, DERIVED]
    first: int | None
    map: MapView
    deck: Annotated[int, DERIVED]
    discard: tuple[str, ...]
    available: tuple[str, ...]
    items: dict[str, int]
    """The item supply."""
    ruin_items: dict[int, tuple[str, ...]]
    """What lies under each ruin, ``hidden`` where the seat does not know it."""
    quests: tuple[str, ...]
    quest_deck: Annotated[int, DERIVED]
    battle: Annotated[BattleView | None, DERIVED]
    landmarks_drawn: tuple[str, ...]
    """Landmark cards that wait to be set up."""
    laid_out: tuple[str, ...]
    locked: str
    character: str
    seats: tuple[SeatView, ...]
    hirelings: tuple[HirelingView, ...]
    markers: tuple[int, ...]
    """A.6.4: the spaces of the score track with a hireling marker."""
    winning_score: Annotated[int, DERIVED]
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
        map=_map(g, seat),
        deck=len(g.deck),
        discard=tuple(names[card] for card in (*g.discard, *g.played)),
        available=tuple(names[card] for card in g.available),
        items=_items(g, [count - forged for count, forged in zip(g.items, g.forged, strict=True)]),
        ruin_items=_ruin_items(g, seat),
        quests=tuple(quests[quest].id for quest in g.quests),
        quest_deck=len(g.quest_deck),
        battle=_battle(g, g.battle) if g.battle else None,
        landmarks_drawn=tuple(g.landmarks_drawn),
        laid_out=tuple(g.laid),
        locked=g.locked,
        character=g.character,
        seats=tuple(_seat_view(g, other, seat) for other in range(g.terms.players)),
        hirelings=tuple(_hireling(g, owner) for owner in g.joined if owner not in g.cast.seats),
        markers=tuple(g.markers),
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


def _map(g: Root, viewer: int | None) -> MapView:
    woodland = g.woodland
    printed = woodland.printed
    return MapView(
        name=woodland.name,
        clearings=tuple(_clearing(g, clearing, viewer) for clearing in woodland.clearings),
        forests=tuple(
            ForestView(
                forest=woodland.forest_names[forest],
                x=laid.x,
                y=laid.y,
                clearings=laid.clearings,
                pawns=_pawns(g, forest),
                pieces=tuple(
                    PiecesView(g.cast.called[owner], piece, TOKEN, count)
                    for owner, party in enumerate(g.cast.parties)
                    for piece, count in party.in_forest(g, owner, forest)
                ),
            )
            for forest, laid in zip(woodland.forests, printed.forests, strict=True)
        ),
        paths=_paths(g),
        closed_paths=woodland.closed_paths,
        rivers=printed.rivers,
        coast=woodland.coast,
        landmarks=tuple(_landmark(g, name, clearing, viewer) for name, clearing in standing_at(g).items()),
        courses=printed.draw_hints,
    )


def _paths(g: Root) -> tuple[PathView, ...]:
    """2.2.1, E-bandits-0: the open paths."""
    found: dict[str, list[PiecesView]] = {}
    for owner, party in enumerate(g.cast.parties):
        for path, piece, count in party.on_paths(g, owner):
            found.setdefault(path, []).append(PiecesView(g.cast.called[owner], piece, WARRIOR, count))
    return tuple(PathView(path, ends, tuple(found.get(path, ()))) for ends, path in g.woodland.path_names.items())


def _landmark(g: Root, name: str, clearing: int, viewer: int | None) -> LandmarkView:
    number, kind = LANDMARKS.index(name), g.perched
    names, known = g.terms.deck.names, g.known
    perched = number == TREETOP and kind != NO_KIND
    return LandmarkView(
        landmark=name,
        clearing=clearing,
        items=_items(g, g.forged) if number == FORGE else {},
        cards=tuple(names[card] if knows(known[card], viewer) else HIDDEN for card in g.stock)
        if number == MARKET
        else (),
        building=PiecesView(g.cast.called[g.cast.owner[kind]], g.cast.names[kind], BUILDING, 1) if perched else None,
    )


def _clearing(g: Root, clearing: int, viewer: int | None) -> ClearingView:
    parties = g.cast.parties
    printed = g.woodland.printed.clearings[clearing - 1]
    return ClearingView(
        clearing=clearing,
        suit=GROUNDS[g.woodland.suits[clearing]],
        x=printed.x,
        y=printed.y,
        slots=g.woodland.slots[clearing],
        open_slots=g.slots[clearing],
        ruin=bool(g.ruins[clearing]),
        corner=clearing in g.woodland.corners,
        adjacent=g.woodland.paths[clearing],
        rivers=g.woodland.rivers[clearing],
        pieces=tuple(
            PiecesView(
                g.cast.called[kind.owner],
                parties[kind.owner].seen_as(g, kind.owner, number, clearing, viewer),
                kind.sort,
                g.pieces[number][clearing],
            )
            for number, kind in enumerate(g.cast.kinds)
            if g.pieces[number][clearing]
        ),
        pawns=_pawns(g, clearing),
        ruler=None if g.rulers[clearing] == NOBODY else g.cast.called[g.rulers[clearing]],
    )


def _pawns(g: Root, place: int) -> tuple[int | str, ...]:
    return tuple(g.cast.called[owner] for owner, pawn in enumerate(g.pawns) if pawn == place)


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
        markers=tuple(g.taken[seat]),
        board=cast.factions[seat].view_board(g, seat, viewer),
        orders=_orders(g, seat) if seat == viewer else (),
    )


def _hireling(g: Root, owner: int) -> HirelingView:
    """E. A hireling; all of it is public."""
    board, cast, names = board_of(g, owner), g.cast, g.terms.deck.names
    side = cast.parties[owner].id
    return HirelingView(
        hireling=side,
        demoted=side == g.terms.tables.hireling_cards[side].demoted,
        controller=_seat(g.controllers[owner]),
        control=board.control,
        supply={cast.names[kind]: g.supply[kind] for kind in cast.of[owner]},
        held=board.held,
        cards=tuple(names[card] for card in board.cards),
        done=tuple(board.done) if g.phase == "turn" else (),
        items={item: board.items.count(item) for item in board.items},
        spent=board.spent,
    )


def _orders(g: Root, seat: int) -> tuple[OrderView, ...]:
    return tuple(OrderView(*order) for order in STANDING.left(g.standing[seat]))


def _battle(g: Root, fight: Battle) -> BattleView:
    return BattleView(
        attacker=g.cast.called[fight.attacker],
        defender=g.cast.called[fight.defender],
        clearing=fight.clearing,
        stage=fight.stage,
        dice=tuple(fight.dice),
        rolled=tuple(fight.rolled),
        extra=tuple(fight.extra),
    )
