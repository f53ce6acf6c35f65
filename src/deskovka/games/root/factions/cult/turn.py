"""10.4 to 10.6. The turn of the Lizard Cult."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import discard, draw_in_evening, hand_limit, is_bird, lay_aside, take_from_hand, take_in
from deskovka.games.root.cast import BUILDING, WARRIOR
from deskovka.games.root.factions.cult.board import (
    GARDENS,
    board_of,
    cards_in_evening,
    cost_of,
    gardens,
    outcast_clearings,
    ritual_points,
)
from deskovka.games.root.factions.evening import craft_until_done
from deskovka.games.root.factions.faction import AGAIN, NEXT
from deskovka.games.root.movement import move, move_options
from deskovka.games.root.pieces import enemy_kinds, may_build, place, placeable, raise_building, warriors
from deskovka.games.root.points import score
from deskovka.games.root.removal import REPLACED, Removal, may_be_removed, remove
from deskovka.games.root.tables import BIRD, CLEARING_SUITS
from deskovka.games.root.windows import BIRDSONG, DAYLIGHT, menu
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

CONSPIRACIES = ("crusade", "convert", "sanctify")
CRUSADES = {verb: f"crusade_{verb}" for verb in ("battle", "move", "ferry")}
_PLAIN = {crusade: verb for verb, crusade in CRUSADES.items()}


# -- 10.4 Birdsong ---------------------------------------------------------------------------------------------------


def adjust_outcast(g: Root, seat: int) -> Flow[int]:
    """10.4.1 Adjust the Outcast: to the one suit with the most Lost Souls; else, or if it is there, it is hated."""
    yield from ()
    board, suits = board_of(g, seat), g.terms.deck.suits
    counts = [0, 0, 0, 0]
    for card in board.lost_souls:
        counts[suits[card]] += 1
    most = max(counts[:BIRD])
    leading = [suit for suit in range(BIRD) if counts[suit] == most]
    if most and len(leading) == 1 and leading[0] != board.outcast:
        board.outcast, board.hated = leading[0], 0
        g.tell("outcast", seat=seat, suit=CLEARING_SUITS[board.outcast])
    else:
        board.hated = 1
        g.tell("outcast_hated", seat=seat, suit=CLEARING_SUITS[board.outcast])
    return NEXT


def empty_lost_souls(g: Root, seat: int) -> Flow[int]:
    """10.4.2 Empty Lost Souls: onto the discard pile; dominance cards become available."""
    yield from ()
    board = board_of(g, seat)
    souls, board.lost_souls = board.lost_souls, []
    if souls:
        g.tell("souls_emptied", seat=seat, count=len(souls))
    for card in souls:
        lay_aside(g, card)
    return NEXT


def conspire(g: Root, seat: int) -> Flow[int]:
    """10.4.3 Conspiracies, any number in any order. All of it is public, and so is whether it is asked."""
    options = conspiracies(g, seat)
    if not options:
        return NEXT
    facts = {"left": board_of(g, seat).acolytes}
    option = yield from menu(g, seat, "conspire", BIRDSONG, lambda: [*conspiracies(g, seat), DONE], facts)
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    yield from DEEDS[str(option[0])](g, seat, option)
    return AGAIN


def conspiracies(g: Root, seat: int) -> list[Option]:
    """10.4.3: every conspiracy for which there are acolytes."""
    acolytes = board_of(g, seat).acolytes
    options: list[Option] = []
    for conspiracy in CONSPIRACIES:
        if cost_of(g, seat, conspiracy) <= acolytes:
            options += POSSIBLE[conspiracy](g, seat)
    return options


def pay_acolytes(g: Root, seat: int, conspiracy: str) -> None:
    """10.4.3, 10.R3: acolytes are back in the supply before anything else happens."""
    cost = cost_of(g, seat, conspiracy)
    board_of(g, seat).acolytes -= cost
    g.supply[g.cast.numbers[seat]["warrior"]] += cost
    g.tell("acolytes_spent", seat=seat, conspiracy=conspiracy, count=cost)


def crusades(g: Root, seat: int) -> list[Option]:
    """10.4.3.I Crusade: battles in Outcast clearings, and moves out of them."""
    camps = [clearing for clearing in outcast_clearings(g, seat) if warriors(g, seat, clearing)]
    found = battle_options(g, seat, camps) + move_options(g, seat, camps)
    return [(CRUSADES[str(option[0])], *option[1:]) for option in found]


def crusade(g: Root, seat: int, option: Option) -> Flow[None]:
    """10.4.3.I: a battle; or a move, and then perhaps a battle where it went."""
    pay_acolytes(g, seat, "crusade")
    plain: Option = (_PLAIN[str(option[0])], *option[1:])
    if plain[0] == "battle":
        yield from battle(g, seat, plain)
        return
    target = (yield from move(g, seat, plain)).target
    battles = battle_options(g, seat, [target]) if warriors(g, seat, target) else []
    if battles:
        reply: Option = yield Ask(seat, "crusade", [*battles, DONE])
        if reply is not DONE:
            yield from battle(g, seat, reply)


def conversions(g: Root, seat: int) -> list[Option]:
    """10.4.3.II Convert, 10.R4: enemy warriors in Outcast clearings."""
    return _replaceable(g, seat, "convert", WARRIOR)


def sanctifications(g: Root, seat: int) -> list[Option]:
    """10.4.3.III Sanctify: enemy buildings in Outcast clearings, if there is a garden for them."""
    if not g.supply[g.cast.numbers[seat][GARDENS[board_of(g, seat).outcast]]]:
        return []
    return _replaceable(g, seat, "sanctify", BUILDING)


def _replaceable(g: Root, seat: int, verb: str, sort: str) -> list[Option]:
    """G.1.13, 10.R4: enemy pieces of a sort that can be removed where the Cult can place."""
    names, owners, sorts = g.cast.names, g.cast.owner, g.cast.sort
    kinds = [kind for kind in enemy_kinds(g, seat) if sorts[kind] == sort]
    return [
        (verb, names[kind], owners[kind], clearing)
        for clearing in placeable(g, seat, outcast_clearings(g, seat))
        for kind in kinds
        if g.pieces[kind][clearing] and may_be_removed(g, kind, clearing, REPLACED)
    ]


def convert(g: Root, seat: int, option: Option) -> Flow[None]:
    """10.4.3.II Convert: a warrior for a warrior."""
    pay_acolytes(g, seat, "convert")
    yield from _replace(g, seat, option, "warrior")


def sanctify(g: Root, seat: int, option: Option) -> Flow[None]:
    """10.4.3.III Sanctify: a garden of the Outcast suit for a building."""
    pay_acolytes(g, seat, "sanctify")
    yield from _replace(g, seat, option, GARDENS[board_of(g, seat).outcast])


def _replace(g: Root, seat: int, option: Option, piece: str) -> Flow[None]:
    """G.1.13: remove one piece and place another."""
    _, name, owner, clearing = option
    kind = g.cast.numbers[int(owner)][str(name)]
    yield from remove(g, Removal(seat, REPLACED, [(kind, int(clearing), 1)]))
    mine = g.cast.numbers[seat][piece]
    if mine in g.cast.buildings[seat]:
        yield from raise_building(g, seat, mine, int(clearing))
    else:
        place(g, mine, int(clearing))


POSSIBLE: dict[str, Callable[[Root, int], list[Option]]] = {
    "crusade": crusades,
    "convert": conversions,
    "sanctify": sanctifications,
}
DEEDS: dict[str, Callable[[Root, int, Option], Flow[None]]] = {
    **dict.fromkeys(CRUSADES.values(), crusade),
    "convert": convert,
    "sanctify": sanctify,
}


# -- 10.5 Daylight ---------------------------------------------------------------------------------------------------


def perform_rituals(g: Root, seat: int) -> Flow[int]:
    """10.5 Reveal for rituals: any number of cards, one ritual each."""
    option = yield from menu(g, seat, "rituals", DAYLIGHT, lambda: [*rituals(g, seat), DONE])
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    yield from RITUALS[str(option[0])](g, seat, option)
    return AGAIN


def rituals(g: Root, seat: int) -> list[Option]:
    """10.5, 10.2.2: every ritual with every card of the hand; a bird is a bird and nothing else."""
    names, suits = g.terms.deck.names, g.terms.deck.suits
    options: list[Option] = []
    for name, card in {names[card]: card for card in g.hands[seat]}.items():
        if is_bird(g, card):
            if g.supply[g.cast.numbers[seat]["warrior"]]:
                options.append(("sacrifice", name))
        else:
            options += _suited(g, seat, name, suits[card])
    return options


def _suited(g: Root, seat: int, name: str, suit: int) -> list[Option]:
    """10.5.1 to 10.5.3: the rituals with a card of a suit."""
    options: list[Option] = [("garden", clearing, name) for clearing in garden_sites(g, seat, suit)]
    if g.supply[g.cast.numbers[seat]["warrior"]]:
        options += [("preach", clearing, name) for clearing in placeable(g, seat, g.woodland.of_suit[suit])]
    if may_score(g, seat, suit):
        options.append(("ritual_score", name))
    return options


def garden_sites(g: Root, seat: int, suit: int) -> list[int]:
    """10.5.1 Build: clearings of the suit that the Cult rules, with an open slot."""
    if not g.supply[g.cast.numbers[seat][GARDENS[suit]]]:
        return []
    rulers = g.rulers
    return [c for c in g.woodland.of_suit[suit] if rulers[c] == seat and may_build(g, seat, c)]


def may_score(g: Root, seat: int, suit: int) -> bool:
    """10.5.3 Score, 10.R5: once per turn for each suit, with a garden of it on the map."""
    return suit not in board_of(g, seat).scored and gardens(g, seat, suit) > 0


def reveal_card(g: Root, seat: int, name: str) -> int:
    """10.5: lay a card of the hand open; gives its suit."""
    card = take_from_hand(g, seat, name)
    board_of(g, seat).revealed.append(card)
    g.tell("revealed", seat=seat, card=name)
    return g.terms.deck.suits[card]


def build(g: Root, seat: int, option: Option) -> Flow[None]:
    """10.5.1 Build: a garden of the suit of the card."""
    suit = reveal_card(g, seat, str(option[2]))
    yield from raise_building(g, seat, g.cast.numbers[seat][GARDENS[suit]], int(option[1]))


def recruit(g: Root, seat: int, option: Option) -> Flow[None]:
    """10.5.2 Recruit."""
    yield from ()
    reveal_card(g, seat, str(option[2]))
    place(g, g.cast.numbers[seat]["warrior"], int(option[1]))


def score_suit(g: Root, seat: int, option: Option) -> Flow[None]:
    """10.5.3 Score: the card is spent."""
    yield from ()
    card = take_from_hand(g, seat, str(option[1]))
    suit = g.terms.deck.suits[card]
    board_of(g, seat).scored.append(suit)
    g.tell("spent", seat=seat, card=str(option[1]))
    discard(g, card)
    score(g, seat, ritual_points(g, seat, suit) or 0)


def sacrifice(g: Root, seat: int, option: Option) -> Flow[None]:
    """10.5.4 Sacrifice: a warrior becomes an acolyte."""
    yield from ()
    reveal_card(g, seat, str(option[1]))
    g.supply[g.cast.numbers[seat]["warrior"]] -= 1
    board = board_of(g, seat)
    board.acolytes += 1
    g.tell("acolytes_joined", seat=seat, count=1, total=board.acolytes)


RITUALS: dict[str, Callable[[Root, int, Option], Flow[None]]] = {
    "garden": build,
    "preach": recruit,
    "ritual_score": score_suit,
    "sacrifice": sacrifice,
}


# -- 10.6 Evening ----------------------------------------------------------------------------------------------------


def take_cards_back(g: Root, seat: int) -> Flow[int]:
    """10.6.1 Take revealed cards back."""
    yield from ()
    board = board_of(g, seat)
    revealed, board.revealed = board.revealed, []
    for card in revealed:
        take_in(g, seat, card)
    if revealed:
        g.tell("revealed_back", seat=seat, count=len(revealed))
    return NEXT


def craft_in_evening(g: Root, seat: int) -> Flow[int]:
    """10.6.2 Craft, with the gardens of the Outcast suit."""
    return craft_until_done(g, seat, "evening_craft")


def draw_and_discard(g: Root, seat: int) -> Flow[int]:
    """10.6.3 Draw and discard."""
    yield from draw_in_evening(g, seat, cards_in_evening(g, seat))
    yield from hand_limit(g, seat)
    return NEXT
