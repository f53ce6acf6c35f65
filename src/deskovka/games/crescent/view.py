"""What a seat of Crescent Moon may know."""

from __future__ import annotations

from typing import Annotated

import msgspec

from deskovka.content.ledger import DERIVED
from deskovka.games.crescent import contest, playing, vocabulary
from deskovka.games.crescent.geometry import cut_edges
from deskovka.games.crescent.haggling import ASKED, NO_PRICE, PRICE, seller, wish_facts
from deskovka.games.crescent.scoring import items_now
from deskovka.games.crescent.state import STANDING, Crescent
from deskovka.games.crescent.vocabulary import NO_CARD, NOBODY, NOWHERE, SETTLEMENTS, STRONGHOLDS, SULTAN
from deskovka.games.crescent.year import incomes
from deskovka.kernel.knowledge import knows

PHASES = {
    **dict.fromkeys(("prepare", "tiles", "groups", "palace", "scheme"), "setup"),
    "year": "preparation",
    "scoring": "scoring",
    "over": "over",
}
"""What people call the phase of each step; every other step is part of the actions."""
BETWEEN_TURNS = (*(phase for phase in PHASES if phase not in ("tiles", "groups")), "closing")
"""The steps in which it is nobody's turn."""
STAGES = {
    **dict.fromkeys(("offers", "deal"), "deal"),
    **dict.fromkeys(("combat_select", "contest_select", "side"), "select"),
    "stance": "stance",
    **dict.fromkeys(("reveal", "combat_cards", "contest_cards"), "resolve"),
    **dict.fromkeys(("winner", "contest_end"), "winner"),
    **dict.fromkeys(("casualties", "retreat", "capture", "sack", "combat_end"), "losses"),
}
"""How far a combat or a contest is in each of its steps."""


class StackView(msgspec.Struct, frozen=True):
    """The units of a seat in a hex."""

    seat: int
    regular: int
    mercenary: int


class HexView(msgspec.Struct, frozen=True):
    """A hex of the map and what is in it."""

    id: str
    q: Annotated[int, DERIVED]
    r: Annotated[int, DERIVED]
    rotation: Annotated[int, DERIVED]
    cut: Annotated[tuple[int, ...], DERIVED]
    """The edges that a river cuts."""
    terrain: Annotated[str, DERIVED]
    feature: Annotated[str | None, DERIVED]
    neighbours: Annotated[tuple[str, ...], DERIVED]
    controller: Annotated[int | None, DERIVED]
    present: Annotated[tuple[int, ...], DERIVED]
    influence: int | None
    stacks: tuple[StackView, ...]
    stronghold: str | None
    holder: int | None
    settlement: str | None
    palace: bool


class ItemView(msgspec.Struct, frozen=True):
    """An item of an objective, and what it would bring now."""

    objective: str
    points: int


class OrderView(msgspec.Struct, frozen=True):
    """A standing order."""

    matter: str
    order: str


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat, and what only its owner does."""

    character: Annotated[str, DERIVED]
    coins: int
    income: Annotated[int, DERIVED]
    """What the next income would be as things stand."""
    cards: int
    """How many cards it holds."""
    seen: Annotated[tuple[str, ...], DERIVED]
    """The cards in the hand of another that the viewer knows of."""
    front: tuple[str, ...]
    """Cards face up in front of it."""
    reserve: int | None
    units: Annotated[int, DERIVED]
    forts: Annotated[int, DERIVED]
    castles: Annotated[int, DERIVED]
    towns: Annotated[int, DERIVED]
    cities: Annotated[int, DERIVED]
    influence: Annotated[int, DERIVED]
    """The pieces in its supply, from the units on."""
    points: int | None
    """Known to its owner, and to all at the end."""
    objectives: Annotated[tuple[ItemView, ...], DERIVED]
    """What the viewer's own objectives would score now."""
    orders: Annotated[tuple[OrderView, ...], DERIVED]
    """One's own standing orders."""


class PlayedView(msgspec.Struct, frozen=True):
    """A revealed card: who supplied it, as whose it counts, what became of it, and what it gives."""

    card: str
    seat: int
    side: int
    state: str
    strength: int
    assigned: int


class PartyView(msgspec.Struct, frozen=True):
    """A party of a contest."""

    seat: int
    stance: str


class OfferView(msgspec.Struct, frozen=True):
    """Victory points offered to the Murshid."""

    seat: int
    points: int


class ClashView(msgspec.Struct, frozen=True):
    """A combat or an influence contest under way."""

    kind: str
    stage: str
    hex: str
    attacker: int
    defender: int | None
    parties: tuple[PartyView, ...]
    attack: int
    """The strength of the attacker's side so far, revealed cards included."""
    defence: int
    offers: tuple[OfferView, ...]
    partner: int | None
    """With whom the Murshid has a deal."""
    deal: int
    helped: int | None
    """Whom the Murshid helps."""
    chosen: tuple[str, ...]
    """The cards that the viewer selected, as long as they are secret."""
    played: tuple[PlayedView, ...]
    scorched: bool
    """Whether nothing can be sacked."""
    winner: int | None


class WishView(msgspec.Struct, frozen=True):
    """A negotiation under way."""

    buyer: int
    seller: int
    what: str
    hex: str | None
    card: str | None
    count: int
    price: int | None
    """The sum on the table."""
    asked: int | None
    """What the seller asked for last."""


class SlotView(msgspec.Struct, frozen=True):
    """A place of the market."""

    market: Annotated[str, DERIVED]
    card: str | None


class CrescentView(msgspec.Struct, frozen=True):
    """Everything that a seat knows; ``seat`` is whose view it is."""

    seat: Annotated[int | None, DERIVED]
    year: int
    years: Annotated[int, DERIVED]
    round: int
    rounds: Annotated[int, DERIVED]
    phase: Annotated[str, DERIVED]
    turn: Annotated[int | None, DERIVED]
    """Whose turn it is, as long as it is anybody's."""
    map: Annotated[str, DERIVED]
    hexes: tuple[HexView, ...]
    seats: tuple[SeatView, ...]
    hand: Annotated[tuple[str, ...], DERIVED]
    tiles: Annotated[tuple[str, ...], DERIVED]
    """The tiles that the viewer is still to lay."""
    tiles_left: tuple[int, ...]
    """How many tiles each seat is still to lay."""
    market: tuple[SlotView, ...]
    deck: Annotated[int, DERIVED]
    discard: tuple[str, ...]
    clash: Annotated[ClashView | None, DERIVED]
    wish: Annotated[WishView | None, DERIVED]
    ships: bool
    masons: int
    """What each building costs less in the action under way."""
    winner: int | None


def view(g: Crescent, seat: int | None) -> CrescentView:
    """CM-COMP-6 Open and hidden: what a seat, or a spectator, may know."""
    over = g.phase == "over"
    own_tiles = [] if seat is None else g.tiles[seat]
    return CrescentView(
        seat=seat,
        year=g.year,
        years=g.terms.years,
        round=g.round,
        rounds=g.terms.params.actions,
        phase=PHASES.get(g.phase, "actions"),
        turn=None if g.phase in BETWEEN_TURNS else g.turn,
        map="variable" if g.terms.layout is None else g.terms.layout.id,
        hexes=tuple(_hex(g, *laid) for laid in g.laid),
        seats=tuple(_seat(g, owner, seat) for owner in g.terms.seats),
        hand=() if seat is None else tuple(g.card(card) for card in g.hands[seat]),
        tiles=tuple(g.name(tile) for tile in own_tiles),
        tiles_left=tuple(len(tiles) for tiles in g.tiles),
        market=_market(g),
        deck=len(g.deck),
        discard=tuple(g.card(card) for card in g.discard),
        clash=_clash(g, seat) if g.attacker != NOBODY else None,
        wish=_wish(g) if g.wish else None,
        ships=bool(g.ships),
        masons=g.masons,
        winner=min(g.terms.seats, key=lambda each: (-g.points[each], -g.coins[each], each)) if over else None,
    )


def _hex(g: Crescent, tile: int, q: int, r: int, rotation: int) -> HexView:
    feature = g.terms.features[tile]
    return HexView(
        id=g.name(tile),
        q=q,
        r=r,
        rotation=rotation,
        cut=cut_edges((feature, rotation)),
        terrain=g.terms.terrains[tile],
        feature=feature,
        neighbours=tuple(g.name(near) for near in g.board.near[tile]),
        controller=_seat_or_none(g.lord[tile]),
        present=tuple(seat for seat in g.terms.seats if g.present(seat, tile)),
        influence=_seat_or_none(g.influence[tile]),
        stacks=tuple(
            StackView(seat, g.regular[seat][tile], g.mercenary[seat][tile])
            for seat in g.terms.seats
            if g.count(seat, tile)
        ),
        stronghold=STRONGHOLDS[g.stronghold[tile]] or None,
        holder=_seat_or_none(g.holder[tile]),
        settlement=SETTLEMENTS[g.settlement[tile]] or None,
        palace=g.palace == tile,
    )


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seat(g: Crescent, owner: int, viewer: int | None) -> SeatView:
    own = owner == viewer
    return SeatView(
        character=g.terms.characters[owner].id,
        coins=g.coins[owner],
        income=incomes(g)[owner],
        cards=len(g.hands[owner]),
        seen=() if own else tuple(g.card(card) for card in g.hands[owner] if knows(g.known[card], viewer)),
        front=tuple(g.card(card) for card in g.front[owner]),
        reserve=g.reserve[owner] if g.terms.characters[owner].reserves else None,
        units=g.units[owner],
        forts=g.forts[owner],
        castles=g.castles[owner],
        towns=g.towns if owner == SULTAN else 0,
        cities=g.cities if owner == SULTAN else 0,
        influence=g.tokens[owner],
        points=g.points[owner] if own or g.phase == "over" else None,
        objectives=tuple(ItemView(item.id, points) for item, points in items_now(g, owner)) if own else (),
        orders=tuple(OrderView(*order) for order in STANDING.plain(g.standing[owner])) if own else (),
    )


def _market(g: Crescent) -> tuple[SlotView, ...]:
    row = [*zip(g.terms.market_of, g.market, strict=True), *(("sultan", card) for card in g.bazaar)]
    return tuple(SlotView(market, None if card == NO_CARD else g.card(card)) for market, card in row)


def _clash(g: Crescent, viewer: int | None) -> ClashView:
    combat = g.defender != NOBODY
    tile = g.active if g.active != NOWHERE else g.cursor
    attack, defence = (g.attack, g.defence) if g.winner != NOBODY else _strengths(g, tile)
    return ClashView(
        kind="combat" if combat else "contest",
        stage=STAGES[g.phase],
        hex=g.name(tile),
        attacker=g.attacker,
        defender=_seat_or_none(g.defender),
        parties=tuple(PartyView(seat, playing.STANCES[stance]) for seat, stance in enumerate(g.stances) if stance),
        attack=attack,
        defence=defence,
        offers=tuple(OfferView(seat, points) for seat, points in g.offers),
        partner=_seat_or_none(g.partner),
        deal=g.paid,
        helped=_seat_or_none(g.side),
        chosen=() if viewer is None else tuple(g.card(card) for card in g.chosen[viewer]),
        played=tuple(
            PlayedView(
                card=g.card(row[vocabulary.CARD]),
                seat=row[vocabulary.OWNER],
                side=row[vocabulary.SIDE],
                state=playing.STATES[row[vocabulary.STATE]],
                strength=row[vocabulary.STRENGTH],
                assigned=row[vocabulary.REGULAR] + row[vocabulary.MERCENARY],
            )
            for row in g.played
        ),
        scorched=bool(g.scorched),
        winner=_seat_or_none(g.winner),
    )


def _strengths(g: Crescent, tile: int) -> tuple[int, int]:
    """How strong both sides are with what is open so far."""
    if g.defender == NOBODY:
        return contest.strengths(g)
    attack = g.strength(g.attacker, tile) + playing.total(g, (g.attacker,), vocabulary.STRENGTH)
    defence = g.strength(g.defender, tile) + playing.total(g, (g.defender,), vocabulary.STRENGTH)
    return attack, defence


def _wish(g: Crescent) -> WishView:
    facts = wish_facts(g)
    price, asked = int(g.wish[PRICE]), int(g.wish[ASKED])
    return WishView(
        buyer=g.turn,
        seller=seller(g),
        what=str(facts["what"]),
        hex=None if facts["hex"] == "none" else str(facts["hex"]),
        card=None if facts["card"] == "none" else str(facts["card"]),
        count=int(facts["count"]),
        price=None if price == NO_PRICE else price,
        asked=None if asked == NO_PRICE else asked,
    )
