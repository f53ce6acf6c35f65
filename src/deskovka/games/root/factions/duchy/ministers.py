"""12.5.2, 12.5.3. What ministers do, and how they are swayed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import named, spend, take_from_hand
from deskovka.games.root.factions.duchy.board import BUILDINGS, board_of, rank_of, sheet_of, tunnels
from deskovka.games.root.factions.duchy.sheet import RANKS
from deskovka.games.root.movement import move, move_options
from deskovka.games.root.pieces import may_build, on_map, raise_building
from deskovka.games.root.points import score
from deskovka.games.root.tables import BIRD, CLEARING_SUITS, EVERY_SUIT
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

MAYOR = "mayor"
LORD = RANKS.index("lord")
BRIGADIERS_DEEDS = 2


# -- building with a revealed card -----------------------------------------------------------------------------------


def reveal_card(g: Root, seat: int, name: str) -> None:
    """12.R6: lay a card of the hand open until Evening."""
    board_of(g, seat).revealed.append(take_from_hand(g, seat, name))
    g.tell("revealed", seat=seat, card=name)


def building_sites(g: Root, seat: int) -> list[int]:
    """12.5.1.I: the clearings that the Duchy rules, with an open slot."""
    return [c for c in g.woodland.clearings if g.rulers[c] == seat and may_build(g, seat, c)]


def building_options(g: Root, seat: int, *, any_card: bool) -> list[Option]:
    """12.5.1.I Build: with a card of the suit of the clearing; 12.5.2.I Foremole: with any card."""
    sites = building_sites(g, seat) if g.hands[seat] else []
    numbers, names, fits = g.cast.numbers[seat], g.terms.deck.names, g.terms.deck.fits
    left = [piece for piece in BUILDINGS if g.supply[numbers[piece]]]
    options: list[Option] = []
    for site in sites if left else ():
        ground = EVERY_SUIT if any_card else g.woodland.suits[site]
        cards = dict.fromkeys(names[card] for card in g.hands[seat] if fits[ground][card])
        options += [("duchy_build", piece, site, card) for piece in left for card in cards]
    return options


def build(g: Root, seat: int, option: Option) -> Flow[None]:
    """12.5.1.I, 12.5.2.I: reveal the card and place the building."""
    _, piece, site, card = option
    reveal_card(g, seat, str(card))
    yield from raise_building(g, seat, g.cast.numbers[seat][str(piece)], int(site))


# -- 12.5.2 Parliament -----------------------------------------------------------------------------------------------


def may_act(g: Root, seat: int, minister: str) -> bool:
    """12.5.2: whether there is something for a minister to do."""
    return bool(CAN[minister](g, seat))


def copied(g: Root, seat: int) -> list[str]:
    """12.5.2.VI, 12.R3: the squires and nobles whose action the Mayor can take."""
    swayed = board_of(g, seat).swayed
    return [m for m in swayed if m != MAYOR and rank_of(g, m) < LORD and may_act(g, seat, m)]


def act_as(g: Root, seat: int, minister: str) -> Flow[None]:
    """12.5.2: take the action of a minister."""
    g.tell("minister_acts", seat=seat, minister=minister)
    yield from DO[minister](g, seat)


def foremole(g: Root, seat: int) -> Flow[None]:
    """12.5.2.I Foremole: a building wherever the Duchy rules, for any card."""
    option: Option = yield Ask(seat, "foremole", lambda: building_options(g, seat, any_card=True), private=True)
    yield from build(g, seat, option)


def captain(g: Root, seat: int) -> Flow[None]:
    """12.5.2.II Captain: a battle."""
    option: Option = yield Ask(seat, "battle", battle_options(g, seat))
    yield from battle(g, seat, option)


def marshal(g: Root, seat: int) -> Flow[None]:
    """12.5.2.III Marshal: a move."""
    option: Option = yield Ask(seat, "move", move_options(g, seat))
    yield from move(g, seat, option)


def brigadier(g: Root, seat: int) -> Flow[None]:
    """12.5.2.IV Brigadier: up to two moves, or up to two battles."""
    option: Option = yield Ask(seat, "brigadier", [*move_options(g, seat), *battle_options(g, seat)])
    fights = option[0] == "battle"
    for left in range(BRIGADIERS_DEEDS, 0, -1):
        if fights:
            yield from battle(g, seat, option)
        else:
            yield from move(g, seat, option)
        again = battle_options(g, seat) if fights else move_options(g, seat)
        if left == 1 or not again:
            return
        option = yield Ask(seat, "brigadier", [*again, DONE])
        if option is DONE:
            return


def bankable(g: Root, seat: int) -> list[int]:
    """12.5.2.V: the suits of which there are cards in hand; birds join any of them."""
    held = {g.terms.deck.suits[card] for card in g.hands[seat]}
    return [suit for suit in range(BIRD) if suit in held or BIRD in held]


def banker(g: Root, seat: int) -> Flow[None]:
    """12.5.2.V Banker: a point for each card of one suit that is spent."""
    option: Option = yield Ask(
        seat, "bank_suit", lambda: [("bank_suit", CLEARING_SUITS[suit]) for suit in bankable(g, seat)], private=True
    )
    fits = g.terms.deck.fits[next(n for n, suit in enumerate(CLEARING_SUITS) if suit == option[1])]
    spent = 0
    while g.hands[seat]:

        def options(least: int = 1 - min(spent, 1)) -> list[Option]:
            cards = named(g, "spend", [card for card in g.hands[seat] if fits[card]])
            return cards if cards and least else [*cards, DONE]

        reply: Option = yield Ask(seat, "bank", options, {"suit": str(option[1]), "count": spent}, private=True)
        if reply is DONE:
            break
        spend(g, seat, str(reply[1]))
        spent += 1
    score(g, seat, spent)


def mayor(g: Root, seat: int) -> Flow[None]:
    """12.5.2.VI Mayor: the action of a squire or another noble, even one that has acted."""
    option: Option = yield Ask(
        seat, "mayor", lambda: [("minister", minister) for minister in copied(g, seat)], private=True
    )
    yield from act_as(g, seat, str(option[1]))


def duchess(g: Root, seat: int) -> Flow[None]:
    """12.5.2.VII Duchess of Mud: points if all tunnels are on the map."""
    yield from ()
    score(g, seat, sheet_of(g).mud_points)


def baron(g: Root, seat: int) -> Flow[None]:
    """12.5.2.VIII Baron of Dirt: a point for each market."""
    yield from ()
    score(g, seat, on_map(g, g.cast.numbers[seat]["market"]))


def earl(g: Root, seat: int) -> Flow[None]:
    """12.5.2.IX Earl of Stone: a point for each citadel."""
    yield from ()
    score(g, seat, on_map(g, g.cast.numbers[seat]["citadel"]))


DO: dict[str, Callable[[Root, int], Flow[None]]] = {
    "foremole": foremole,
    "captain": captain,
    "marshal": marshal,
    "brigadier": brigadier,
    "banker": banker,
    MAYOR: mayor,
    "duchess_of_mud": duchess,
    "baron_of_dirt": baron,
    "earl_of_stone": earl,
}
CAN: dict[str, Callable[[Root, int], object]] = {
    "foremole": lambda g, seat: building_options(g, seat, any_card=True),
    "captain": battle_options,
    "marshal": move_options,
    "brigadier": lambda g, seat: move_options(g, seat) or battle_options(g, seat),
    "banker": bankable,
    MAYOR: copied,
    "duchess_of_mud": lambda g, seat: not g.supply[g.cast.numbers[seat]["tunnel"]] and tunnels(g, seat),
    "baron_of_dirt": lambda g, seat: on_map(g, g.cast.numbers[seat]["market"]),
    "earl_of_stone": lambda g, seat: on_map(g, g.cast.numbers[seat]["citadel"]),
}


# -- 12.5.3 Sway -----------------------------------------------------------------------------------------------------


def cards_for(g: Root, minister: str) -> int:
    """12.5.3.II: how many cards a minister asks for."""
    return sheet_of(g).ranks[RANKS[rank_of(g, minister)]].reveal


def serves(g: Root, seat: int, cards: Sequence[int]) -> bool:
    """12.5.3.II, 12.R1: whether each card has a clearing of its own that matches, with a piece of the Duchy."""
    mine = [clearing for clearing in g.woodland.clearings if g.presence[seat][clearing]]
    wild = sum(g.woodland.suits[clearing] == EVERY_SUIT for clearing in mine)
    if len(cards) > len(mine):
        return False
    suits = [g.terms.deck.suits[card] for card in cards]
    surplus = 0
    for suit in range(BIRD):
        surplus += max(0, suits.count(suit) - sum(g.woodland.suits[clearing] == suit for clearing in mine))
    return surplus <= wild


def reveals(g: Root, seat: int, minister: str) -> list[Option]:
    """12.5.3.II: the sets of cards that sway a minister."""
    names = g.terms.deck.names
    sets = combinations(sorted(g.hands[seat]), cards_for(g, minister))
    found = dict.fromkeys(tuple(names[card] for card in cards) for cards in sets if serves(g, seat, cards))
    return [("reveal_cards", *chosen) for chosen in found]


def swayable(g: Root, seat: int) -> list[str]:
    """12.5.3.I: the unswayed ministers for whom there is a crown, and cards to reveal."""
    board = board_of(g, seat)
    open_ranks: dict[int, bool] = {}
    found = []
    for minister in board.unswayed:
        rank = rank_of(g, minister)
        if rank not in open_ranks:
            open_ranks[rank] = bool(board.crowns[rank] and reveals(g, seat, minister))
        if open_ranks[rank]:
            found.append(minister)
    return found


def sway_minister(g: Root, seat: int, minister: str) -> Flow[None]:
    """12.5.3.II Reveal, 12.5.3.III Score."""
    option: Option = yield Ask(
        seat, "reveal_cards", lambda: reveals(g, seat, minister), {"minister": minister}, private=True
    )
    for name in option[1:]:
        reveal_card(g, seat, str(name))
    board, rank = board_of(g, seat), rank_of(g, minister)
    board.unswayed.remove(minister)
    board.swayed.append(minister)
    board.crowns[rank] -= 1
    g.tell("swayed", seat=seat, minister=minister)
    score(g, seat, sheet_of(g).ranks[RANKS[rank]].vp)
