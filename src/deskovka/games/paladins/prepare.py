"""2. Setup: cards are shuffled and laid out, everybody takes in the first townsfolk."""

from __future__ import annotations

from deskovka.games.paladins.effects import join, resolve
from deskovka.games.paladins.schemes import FAVOUR_SCHEME, SCHEMES
from deskovka.games.paladins.state import NOTHING, Paladins
from deskovka.games.paladins.tables import RIGHT
from deskovka.kernel import Ask, Flow, Option


def lay_out(g: Paladins) -> Flow[None]:
    """PW-SETUP-1 to PW-SETUP-9: shuffle every deck, lay out the rows, draw the starting player."""
    yield from ()
    decks = (g.townsfolk_deck, g.outsider_deck, g.wall_deck, g.tavern_deck, g.suspicion_deck)
    for deck in (*decks, g.orders, g.favours, *g.paladin_decks):
        g.chance.shuffle(deck)
    fill_townsfolk(g)
    fill_outsiders(g)
    g.reveal()
    g.starter = g.chance.below(g.terms.players)
    g.turn = (g.starter - 1) % g.terms.players
    if g.terms.solo:
        _lay_out_virtual(g)
    else:
        g.tell("starter_drawn", seat=g.starter)
    g.phase = "first"


def _lay_out_virtual(g: Paladins) -> None:
    """PW-SOLO-SETUP-3 to PW-SOLO-SETUP-5: the schemes, and workshops by difficulty and on each Order."""
    tables = g.terms.tables
    solo = tables.content.solo
    turned = list(range(len(tables.orders)))
    g.chance.shuffle(turned)
    for order in turned[: solo.workshops[g.terms.setup.difficulty]]:
        _give_workshop(g, order)
        g.tell("virtual_workshop", action=tables.content.orders[order].action)
    g.schemes = [SCHEMES.index(scheme) for scheme, count in solo.schemes.items() for _ in range(count)]
    g.chance.shuffle(g.schemes)
    g.order_workshops = [1] * len(tables.content.order_points)


def _give_workshop(g: Paladins, order: int) -> None:
    """PW-SOLO-SETUP-4 Difficulty, PW-SOLO-ROUND-1 Orders: a workshop on the action of an Order."""
    g.virtual_workshops[RIGHT.index(g.terms.tables.orders[order])] += 1


def show_order(g: Paladins) -> None:
    """PW-ROUND-3 Reveal King's cards: the next Order."""
    place = g.orders_shown
    g.orders_shown += 1
    g.reveal()
    content = g.terms.tables.content
    order = content.orders[g.orders[place]]
    g.tell("order_shown", order=order.id, points=content.order_points[place])
    if g.terms.solo and g.order_workshops[place]:
        g.order_workshops[place] = 0
        _give_workshop(g, g.orders[place])
        g.tell("order_workshop", order=order.id, action=order.action)


def show_favour(g: Paladins) -> None:
    """PW-ROUND-3 Reveal King's cards: the next Favour; PW-SOLO-ROUND-2: its scheme joins the others."""
    place = g.favours_shown
    g.favours_shown += 1
    g.reveal()
    g.tell("favour_shown", favour=g.terms.tables.content.favours[g.favours[place]].id)
    if g.terms.solo:
        g.scheme_discard.append(FAVOUR_SCHEME)
        g.tell("scheme_added", scheme=SCHEMES[FAVOUR_SCHEME])


def take_first(g: Paladins) -> Flow[None]:
    """PW-SETUP-10 Free first townsfolk, PW-SETUP-11 Refill after first recruit."""
    seat, tables = g.turn, g.terms.tables
    options: list[Option] = [("take_in", tables.townsfolk[card]) for card in g.townsfolk_row if card != NOTHING]
    option: Option = yield Ask(seat, "first_townsfolk", options)
    yield from resolve(g, seat, join(g, seat, tables.townsfolk_index[str(option[1])]))
    if seat != g.starter:
        g.turn = (seat - 1) % g.terms.players
        return
    slide_townsfolk(g)
    g.phase = "round"


def slide_townsfolk(g: Paladins) -> None:
    """PW-SETUP-11, PW-ROUND-11: close gaps to the right, then fill from the deck."""
    kept = [card for card in g.townsfolk_row if card != NOTHING]
    row = [NOTHING] * (len(g.townsfolk_row) - len(kept)) + kept
    if row != g.townsfolk_row:
        names = g.terms.tables.townsfolk
        first = len(row) - len(kept) + 1
        g.tell("townsfolk_moved", townsfolk=tuple(names[card] for card in kept), column=first)
    g.townsfolk_row = row
    fill_townsfolk(g)


def fill_townsfolk(g: Paladins) -> None:
    """PW-ROUND-11: empty columns from right to left; with an empty deck they stay empty."""
    for column in reversed(range(len(g.townsfolk_row))):
        if g.townsfolk_row[column] == NOTHING and g.townsfolk_deck:
            card = g.townsfolk_row[column] = g.townsfolk_deck.pop()
            g.reveal()
            g.tell("townsfolk_laid", townsfolk=g.terms.tables.townsfolk[card], column=column + 1)


def slide_outsiders(g: Paladins) -> None:
    """PW-ROUND-12: close gaps to the left, then fill from the deck."""
    kept = [card for card in g.outsider_row if card != NOTHING]
    row = kept + [NOTHING] * (len(g.outsider_row) - len(kept))
    if row != g.outsider_row:
        g.tell("outsiders_moved", outsiders=tuple(g.terms.tables.outsiders[card] for card in kept))
    g.outsider_row = row
    fill_outsiders(g)


def fill_outsiders(g: Paladins) -> None:
    """PW-ROUND-12: empty columns from left to right; with an empty deck they stay empty."""
    for column, lying in enumerate(g.outsider_row):
        if lying == NOTHING and g.outsider_deck:
            card = g.outsider_row[column] = g.outsider_deck.pop()
            g.reveal()
            g.tell("outsider_laid", outsider=g.terms.tables.outsiders[card], column=column + 1)
