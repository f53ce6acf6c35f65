"""3. Round structure: King's cards, tavern, paladins, workers, and the refresh after the last action."""

from __future__ import annotations

from deskovka.games.paladins.effects import resolve
from deskovka.games.paladins.prepare import show_favour, show_order, slide_outsiders, slide_townsfolk
from deskovka.games.paladins.state import FAVOUR_WORKERS, NOTHING, VIRTUAL, Paladins
from deskovka.games.paladins.tables import CRIMINAL, HAND
from deskovka.games.paladins.tax import draw_suspicion
from deskovka.games.paladins.workers import keep_workers, worker_names
from deskovka.kernel import Ask, Flow, Option, choose_all

FAVOURS_FROM = 3
"""PW-ROUND-3: the round of the first Favour."""
EXTRA_TAVERN = 1


def begin_round(g: Paladins) -> Flow[None]:
    """PW-ROUND-2 Pass the token, PW-ROUND-3 Reveal King's cards, PW-ROUND-4 Reveal tavern."""
    yield from ()
    content = g.terms.tables.content
    g.round += 1
    if g.round > 1:
        g.starter = (g.starter + 1) % g.terms.players
    g.tell("round_begins", round=g.round)
    if not g.terms.solo:
        g.tell("starter", seat=g.starter)
    if g.round <= len(content.order_points):
        show_order(g)
    if g.round >= FAVOURS_FROM and g.favours_shown < content.favours_in_play:
        show_favour(g)
    _reveal_tavern(g)
    g.passed = [0] * g.terms.players
    if g.terms.solo:
        g.virtual_workers = g.round + content.solo.workers
        g.virtual_out = 0
        g.virtual_used = [0] * len(g.virtual_used)
        g.tell("virtual_workers", count=g.virtual_workers)
    g.phase = "paladins"


def _reveal_tavern(g: Paladins) -> None:
    """PW-ROUND-4 Reveal tavern: one card more than players; an empty deck is shuffled anew."""
    tables = g.terms.tables
    for _ in range(g.terms.players + EXTRA_TAVERN):
        if not g.tavern_deck:
            g.tavern_deck, g.tavern_discard = g.tavern_discard, []
            g.chance.shuffle(g.tavern_deck)
            g.tell("tavern_shuffled", count=len(g.tavern_deck))
        card = g.tavern_deck.pop()
        g.tavern_row.append(card)
        g.reveal()
        g.tell("tavern_shown", tavern=tables.tavern[card], workers=worker_names(tables.tavern_workers[card]))


def choose_paladins(g: Paladins) -> Flow[None]:
    """PW-ROUND-5 Paladin choice: all at once, in secret; PW-TERM-6: who put a card somewhere knows where it lies."""
    for seat in range(g.terms.players):
        _draw_paladins(g, seat)
    asks = [
        Ask(seat, "paladin", lambda seat=seat: paladin_options(g, seat), private=True)  # type: ignore[misc]
        for seat in range(g.terms.players)
    ]
    answers = yield from choose_all(asks)
    for seat, option in sorted(answers.items()):
        _lay_paladins(g, seat, option)
    g.turn = g.starter
    g.phase = "gather"


def _draw_paladins(g: Paladins, seat: int) -> None:
    deck, hand = g.paladin_decks[seat], g.hands[seat]
    while len(hand) < HAND:
        card = deck.pop()
        hand.append(card)
        g.known[card] |= 1 << seat
    hand.sort()
    g.reveal_to(seat)
    names = g.terms.tables.paladins
    g.tell("paladins_taken", seat=seat, count=len(hand))
    g.whisper(seat, "paladins_drawn", paladins=tuple(names[card % len(names)] for card in hand))


def paladin_options(g: Paladins, seat: int) -> list[Option]:
    """PW-ROUND-5: which one is played, and which one goes on top; the third goes to the bottom."""
    names, hand = g.terms.tables.paladins, g.hands[seat]
    count = len(names)
    return [
        ("paladin", names[first % count], names[second % count]) for first in hand for second in hand if first != second
    ]


def _lay_paladins(g: Paladins, seat: int, option: Option) -> None:
    index = g.terms.tables.paladin_index
    base = seat * len(index)
    played, top = (base + index[str(name)] for name in option[1:])
    (bottom,) = (card for card in g.hands[seat] if card not in (played, top))
    g.hands[seat] = []
    g.facedown[seat] = [played]
    g.paladin_decks[seat].append(top)
    g.paladin_decks[seat].insert(0, bottom)
    g.tell("paladin_chosen", seat=seat)
    names = g.terms.tables.paladins
    g.whisper(seat, "paladins_laid", paladin=option[1], top=option[2], bottom=names[bottom % len(names)])


def gather_workers(g: Paladins) -> Flow[None]:
    """PW-ROUND-7 Reveal and gather, PW-ROUND-8 Criminals while gathering."""
    seat, tables = g.turn, g.terms.tables
    paladin = g.facedown[seat].pop()
    g.played[seat].append(paladin)
    g.known[paladin] = -1
    g.paladin[seat] = paladin % len(tables.paladins)
    g.reveal()
    g.tell("paladin_revealed", seat=seat, paladin=tables.paladins[g.paladin[seat]])
    yield from resolve(g, seat, tables.paladin_workers[g.paladin[seat]])
    option: Option = yield Ask(seat, "tavern", [("tavern", tables.tavern[card]) for card in g.tavern_row])
    card = tables.tavern_index[str(option[1])]
    g.tavern_row.remove(card)
    g.tavern_discard.append(card)
    g.tell("tavern_taken", seat=seat, tavern=option[1])
    yield from resolve(g, seat, tables.tavern_workers[card])
    if g.terms.solo:
        yield from _visit_tavern(g)
    g.turn = (seat + 1) % g.terms.players
    if g.turn == g.starter:
        g.phase = "act"


def _visit_tavern(g: Paladins) -> Flow[None]:
    """PW-SOLO-ROUND-3 Tavern: the virtual player gets the suspicion of the other card, and no workers."""
    card = g.tavern_row[0]
    for token, times in g.terms.tables.tavern_workers[card]:
        if token == CRIMINAL:
            for _ in range(times):
                yield from draw_suspicion(g, VIRTUAL)


def refresh(g: Paladins) -> Flow[None]:
    """PW-ROUND-11 to PW-ROUND-13 Refresh, PW-ROUND-15 No refresh after round 7, PW-PASS-5 Gains after passing."""
    for seat in range(g.terms.players):
        yield from keep_workers(g, seat)
    if g.round == g.terms.tables.content.rounds:
        g.phase = "scoring"
        return
    _discard_cards(g, 1 + g.terms.solo)
    slide_townsfolk(g)
    slide_outsiders(g)
    _close_tavern(g)
    _free_favours(g)
    g.phase = "round"


def _discard_cards(g: Paladins, count: int) -> None:
    """PW-ROUND-11, PW-ROUND-12, PW-SOLO-ROUND-7 End of round: alone one card more of each row goes."""
    tables = g.terms.tables
    for column in range(len(g.townsfolk_row) - count, len(g.townsfolk_row)):
        card = g.townsfolk_row[column]
        if card != NOTHING:
            g.townsfolk_discard.append(card)
            g.townsfolk_row[column] = NOTHING
            g.tell("townsfolk_discarded", townsfolk=tables.townsfolk[card], column=column + 1)
    for column in range(min(count, len(g.outsider_row))):
        card = g.outsider_row[column]
        if card != NOTHING:
            g.outsider_discard.append(card)
            g.outsider_row[column] = NOTHING
            g.tell("outsider_discarded", outsider=tables.outsiders[card], column=column + 1)


def _close_tavern(g: Paladins) -> None:
    """PW-ROUND-13 Refresh: the tavern cards that are left go."""
    for card in g.tavern_row:
        g.tavern_discard.append(card)
        g.tell("tavern_discarded", tavern=g.terms.tables.tavern[card])
    g.tavern_row = []


def _free_favours(g: Paladins) -> None:
    """PW-ROUND-13 Refresh: the workers on King's Favours go to the general supply."""
    for place, used in enumerate(g.favour_used):
        if used:
            g.favour_used[place] = 0
            favour = g.terms.tables.content.favours[g.favours[place]]
            g.tell("favour_freed", favour=favour.id, worker=FAVOUR_WORKERS[used])
