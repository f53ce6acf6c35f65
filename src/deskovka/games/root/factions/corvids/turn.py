"""13.4 to 13.6. The turn of the Corvid Conspiracy."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import draw_in_evening, hand_limit, is_bird, spend
from deskovka.games.root.factions.corvids.board import (
    PLOT,
    board_of,
    cards_in_evening,
    face_down,
    face_up,
    plot_cost,
    sheet_of,
    stock,
)
from deskovka.games.root.factions.corvids.plots import flip
from deskovka.games.root.factions.corvids.sheet import PLOTS
from deskovka.games.root.factions.evening import craft_until_done
from deskovka.games.root.factions.faction import AGAIN, NEXT
from deskovka.games.root.movement import move, move_options
from deskovka.games.root.pieces import may_place, place, place_in_each, warriors
from deskovka.games.root.removal import EFFECT, Removal, remove
from deskovka.games.root.tables import CLEARING_SUITS
from deskovka.games.root.windows import BIRDSONG, DAYLIGHT, EVENING, menu
from deskovka.games.root.woodland import clearing_options
from deskovka.kernel import Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

FLIP = clearing_options("flip")


# -- 13.4 Birdsong ---------------------------------------------------------------------------------------------------


def craft_in_birdsong(g: Root, seat: int) -> Flow[int]:
    """13.4.1 Craft, with plots on the map."""
    return craft_until_done(g, seat, "corvid_craft", BIRDSONG)


def flip_plots(g: Root, seat: int) -> Flow[int]:
    """13.4.2 Flip plots, any number, one after another. Where they may be turned up everybody sees."""
    if not flippable(g, seat):
        return NEXT
    option = yield from menu(
        g, seat, "flip", BIRDSONG, lambda: [*(FLIP[clearing] for clearing in flippable(g, seat)), DONE]
    )
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    yield from flip(g, seat, int(option[1]))
    return AGAIN


def flippable(g: Root, seat: int) -> list[int]:
    """13.4.2: the clearings with a face-down plot and a Corvid warrior."""
    return [clearing for clearing in face_down(g, seat) if warriors(g, seat, clearing)]


def recruit(g: Root, seat: int) -> Flow[int]:
    """13.4.3 Recruit, once per turn."""
    if not g.hands[seat] or not g.supply[g.cast.numbers[seat]["warrior"]]:
        return NEXT
    option = yield from menu(g, seat, "flock", BIRDSONG, lambda: [*flockings(g, seat), DONE])
    if option is None:
        return AGAIN
    if option is not DONE:
        _, suit, card = option
        spend(g, seat, str(card))
        sites = g.woodland.of_suit[CLEARING_SUITS.index(str(suit))]
        yield from place_in_each(g, seat, g.cast.numbers[seat]["warrior"], sites, "flock_where")
    return NEXT


def flockings(g: Root, seat: int) -> list[Option]:
    """13.4.3: each card with its suit, a bird with any of them."""
    names, suits = g.terms.deck.names, g.terms.deck.suits
    sites = [any(may_place(g, seat, clearing) for clearing in of_suit) for of_suit in g.woodland.of_suit]
    return [
        ("flock", suit, name)
        for name, card in {names[card]: card for card in g.hands[seat]}.items()
        for number, suit in enumerate(CLEARING_SUITS)
        if sites[number] and (is_bird(g, card) or suits[card] == number)
    ]


# -- 13.5 Daylight ---------------------------------------------------------------------------------------------------


def act(g: Root, seat: int) -> Flow[int]:
    """13.5 Daylight: up to three actions."""
    board = board_of(g, seat)
    left = sheet_of(g).daylight_actions - board.acted
    if left <= 0:
        return NEXT
    option = yield from menu(g, seat, "corvids", DAYLIGHT, lambda: actions(g, seat), {"left": left})
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    board.acted += 1
    yield from ACTIONS[str(option[0])](g, seat, option)
    return AGAIN


def actions(g: Root, seat: int) -> list[Option]:
    """13.5: everything that may be done now."""
    return [
        *plot_options(g, seat),
        *move_options(g, seat),
        *battle_options(g, seat),
        *trick_options(g, seat),
        DONE,
    ]


def make_move(g: Root, seat: int, option: Option) -> Flow[None]:
    """13.5.1 Move."""
    yield from move(g, seat, option)


def plot_sites(g: Root, seat: int) -> list[int]:
    """13.5.2, 13.2.2.II: clearings without a plot, with warriors enough to pay for one."""
    kind, cost = g.cast.numbers[seat][PLOT], plot_cost(g, seat)
    row = g.pieces[g.cast.numbers[seat]["warrior"]]
    taken = g.pieces[kind]
    return [
        clearing
        for clearing, count in enumerate(row)
        if count >= cost and not taken[clearing] and may_place(g, seat, clearing)
    ]


def plot_options(g: Root, seat: int) -> list[Option]:
    """13.5.2 Plot: each sort that is left, wherever it can be placed."""
    left = [plot for plot, count in zip(PLOTS, stock(g, seat), strict=True) if count]
    return [("plot", clearing, plot) for clearing in plot_sites(g, seat) for plot in left]


def plot(g: Root, seat: int, option: Option) -> Flow[None]:
    """13.5.2 Plot: warriors leave, and a plot lies face down in their place."""
    _, clearing, name = option
    cost = plot_cost(g, seat)
    board_of(g, seat).plotted += 1
    yield from remove(g, Removal(seat, EFFECT, [(g.cast.numbers[seat]["warrior"], int(clearing), cost)]))
    lay_plot(g, seat, int(clearing), str(name))


def lay_plot(g: Root, seat: int, clearing: int, name: str) -> None:
    """13.2.2.I: place a plot face down."""
    board_of(g, seat).plots[clearing] = PLOTS.index(name)
    place(g, g.cast.numbers[seat][PLOT], clearing)
    g.whisper(seat, "plotted", seat=seat, clearing=clearing, plot=name)


def start_battle(g: Root, seat: int, option: Option) -> Flow[None]:
    """13.5.3 Battle."""
    yield from battle(g, seat, option)


def trick_options(g: Root, seat: int) -> list[Option]:
    """13.5.4 Trick: two plots that lie alike."""
    return [
        ("trick", one, other)
        for alike in (face_down(g, seat), face_up(g, seat))
        for one, other in combinations(alike, 2)
    ]


def trick(g: Root, seat: int, option: Option) -> Flow[None]:
    """13.5.4, 13.R3: they change places, wherever they are."""
    yield from ()
    _, one, other = option
    board_of(g, seat).swap(int(one), int(other))
    g.tell("tricked", seat=seat, clearing=one, target=other)


ACTIONS: dict[str, Callable[[Root, int, Option], Flow[None]]] = {
    "move": make_move,
    "ferry": make_move,
    "plot": plot,
    "battle": start_battle,
    "trick": trick,
}


# -- 13.6 Evening ----------------------------------------------------------------------------------------------------


def exert(g: Root, seat: int) -> Flow[int]:
    """13.6.1 Exert: one more action, for all drawing in this Evening."""
    option = yield from menu(g, seat, "exert", EVENING, lambda: actions(g, seat))
    if option is None:
        return AGAIN
    if option is not DONE:
        board_of(g, seat).exerted = 1
        g.tell("exerted", seat=seat)
        yield from ACTIONS[str(option[0])](g, seat, option)
    return NEXT


def draw_and_discard(g: Root, seat: int) -> Flow[int]:
    """13.6.2 Draw and discard."""
    if not board_of(g, seat).exerted:
        yield from draw_in_evening(g, seat, cards_in_evening(g, seat))
    yield from hand_limit(g, seat)
    return NEXT
