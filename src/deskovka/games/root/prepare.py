"""5. and A. Set-up, step by step."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from deskovka.games.root.cards import draw, shuffle
from deskovka.games.root.hirelings.hiring import all_set_up, draw_hirelings, set_up_hireling
from deskovka.games.root.pieces import join
from deskovka.games.root.setup import DRAWN
from deskovka.games.root.sites import draw_landmarks, set_up_landmark, stand_on_map, stock_market
from deskovka.games.root.state import Root
from deskovka.games.root.tables import CLEARING_SUITS, GROUNDS
from deskovka.games.root.turn import begin_turn, take_step
from deskovka.games.root.woodland import woodland_for
from deskovka.kernel import Ask, Flow, Option, choose_all
from deskovka.kernel.state import EVERYBODY


def lay_map(g: Root) -> Flow[None]:
    """A.1 Step 1: map and as many markers of each suit, 5.1.4 Step 4: ruins, and what else the map has.

    The items are in their supply already (5.1.5).
    """
    yield from ()
    if g.terms.draws_suits:
        suits = sorted(clearing % len(CLEARING_SUITS) for clearing in g.woodland.clearings)
        g.chance.shuffle(suits)
        g.woodland = woodland_for(g.terms.tables, g.terms.setup.map, tuple(suits))
    for clearing in g.woodland.ruins:
        g.ruins[clearing] = 1
        g.slots[clearing] -= 1
    stand_on_map(g)
    g.tell("map_laid", map=g.terms.setup.map)
    if g.terms.draws_suits:
        g.tell("suits_laid", suits=tuple(GROUNDS[suit] for suit in g.woodland.suits[1:]))
    g.phase = "seats"


def take_seats(g: Root) -> Flow[None]:
    """5.1.1 Step 1: factions and seats, A.4 Step 4: seats."""
    yield from ()
    setup, players = g.terms.setup, g.terms.players
    g.first = g.chance.below(players) if setup.first == DRAWN else int(setup.first)
    if not g.terms.is_draft:
        given = g.terms.given
        factions = [faction for faction in g.terms.chosen if faction not in given.values()]
        if setup.seating == DRAWN:
            g.chance.shuffle(factions)
        for seat in range(players):
            faction = given[seat] if seat in given else factions.pop(0)
            join(g, seat, g.terms.factions[faction])
            g.tell("faction_given", seat=seat, faction=faction)
        warn_of_low_reach(g)
    g.tell("first_player", seat=g.first)
    draw_landmarks(g)
    g.phase = "landmarks" if g.landmarks_drawn else _after_landmarks(g)


def _after_landmarks(g: Root) -> str:
    return "hirelings" if g.terms.has_hirelings else "hands"


def set_up_landmarks(g: Root) -> Flow[None]:
    """A.5 Step 5: landmarks, one after another."""
    yield from set_up_landmark(g)
    if not g.landmarks_drawn:
        g.dealt = 0
        g.phase = _after_landmarks(g)


def invite_hirelings(g: Root) -> Flow[None]:
    """A.6.1 Draw hirelings, A.6.2 Demote, A.6.4 Hireling markers."""
    yield from ()
    draw_hirelings(g)
    g.phase = "hireling"


def prepare_hireling(g: Root) -> Flow[None]:
    """A.6.3 Set up hirelings, one after another."""
    yield from set_up_hireling(g)
    if all_set_up(g):
        g.phase = "hands"


def warn_of_low_reach(g: Root) -> None:
    """5.2 Reach: below the recommended sum the software warns and goes on."""
    reach = sum(g.terms.reach(faction.id) for faction in g.cast.factions)
    if reach < g.terms.numbers.reach:
        g.tell("low_reach", reach=reach, recommended=g.terms.numbers.reach)


def deal_hands(g: Root) -> Flow[None]:
    """5.1.3 Step 3: hands, A.7 Step 7: draw five, 3.3.4-x1 Two players."""
    yield from ()
    if not g.terms.numbers.dominance_cards_in_deck:
        g.removed = [card for card in g.deck if card in g.terms.deck.dominance]
        g.deck = [card for card in g.deck if card not in g.removed]
        g.tell("dominance_left_out", count=len(g.removed))
    shuffle(g)
    stock_market(g)
    setup = g.terms.tables.setup
    count = setup.advanced.draw if g.terms.is_advanced else setup.standard.hand
    for seat in (g.first, *g.seats_after(g.first)):
        draw(g, seat, count)
    g.phase = "draft" if g.terms.is_draft else "factions"


def set_up_faction(g: Root) -> Flow[None]:
    """5.1.7 Step 7: faction setup, one faction after another in the order of their letters (5.1.7-x1)."""
    order = g.terms.tables.factions.setup_order
    seats = sorted(g.cast.seats, key=lambda seat: _place_in(order, g.cast.factions[seat].id))
    seat = seats[g.dealt]
    yield from g.cast.factions[seat].set_up(g, seat)
    _one_more_is_set_up(g)


def _place_in(order: tuple[str, ...], faction: str) -> int:
    return order.index(faction) if faction in order else len(order)


def _one_more_is_set_up(g: Root) -> None:
    g.dealt += 1
    if g.dealt == g.terms.players:
        g.phase = "keep" if g.terms.is_advanced else "begin"


def lay_out_factions(g: Root) -> Flow[None]:
    """A.8.1 Deal setup cards, A.8.1.I Two players, A.8.1.II Locked insurgent, A.8.1.III Vagabond card."""
    yield from ()
    cards = g.terms.tables.setup_cards
    cards_of = g.terms.tables.hireling_cards
    pool = g.terms.left_to_draft([cards_of[hireling.id] for hireling in g.cast.others])
    first = g.chance.pick([faction for faction in pool if cards[faction].militant])
    rest = [faction for faction in pool if faction != first]
    g.chance.shuffle(rest)
    g.laid = [first, *rest[: g.terms.players]]
    for faction in g.laid:
        g.tell("faction_laid_out", faction=faction)
        g.terms.factions[faction].laid_out(g)
    if not cards[g.laid[-1]].militant:
        g.locked = g.laid[-1]
        g.tell("faction_locked", faction=g.locked)
    g.phase = "choose"


def choose_faction(g: Root) -> Flow[None]:
    """A.8.2 Choose factions: from the last player counterclockwise; who has chosen sets up at once."""
    seat = (g.first - 1 - g.dealt) % g.terms.players
    options: list[Option] = [("take_faction", faction) for faction in g.laid if faction != g.locked]
    option: Option = yield Ask(seat, "take_faction", options)
    faction = str(option[1])
    g.laid.remove(faction)
    if g.terms.tables.setup_cards[faction].militant:
        g.locked = ""
    join(g, seat, g.terms.factions[faction])
    g.tell("faction_taken", seat=seat, faction=faction)
    yield from g.cast.factions[seat].set_up_by_card(g, seat)
    _one_more_is_set_up(g)


def keep_cards(g: Root) -> Flow[None]:
    """A.10 Step 10: starting hand: everybody puts two cards back in secret, then the deck is shuffled."""
    answers = yield from choose_all([_keep_ask(g, seat) for seat in g.cast.seats])
    names = g.terms.deck.names
    for seat in g.cast.seats:
        for name in answers[seat][1:]:
            card = next(card for card in g.hands[seat] if names[card] == name)
            g.hands[seat].remove(card)
            g.deck.append(card)
            if g.known[card] == EVERYBODY:
                g.tell("card_returned", seat=seat, card=name)
        g.tell("cards_returned", seat=seat, count=len(answers[seat]) - 1)
    shuffle(g)
    g.phase = "begin"


def _keep_ask(g: Root, seat: int) -> Ask:
    def options() -> list[Option]:
        names = [g.terms.deck.names[card] for card in sorted(g.hands[seat])]
        surplus = len(names) - g.terms.tables.setup.advanced.keep
        return [("return_cards", *chosen) for chosen in dict.fromkeys(combinations(names, max(0, surplus)))]

    return Ask(seat, "return_cards", options, private=True)


def begin(g: Root) -> Flow[None]:
    """1.4.1: the first turn, once all factions are set up."""
    yield from ()
    for seat in g.cast.seats:
        g.cast.factions[seat].after_set_up(g, seat)
    if g.terms.is_draft:
        warn_of_low_reach(g)
    g.phase = "turn"
    begin_turn(g, g.first)


def step(g: Root) -> Flow[None]:
    """The step of the present phase."""
    return STEPS[g.phase](g)


STEPS: dict[str, Callable[[Root], Flow[None]]] = {
    "map": lay_map,
    "seats": take_seats,
    "landmarks": set_up_landmarks,
    "hirelings": invite_hirelings,
    "hireling": prepare_hireling,
    "hands": deal_hands,
    "factions": set_up_faction,
    "draft": lay_out_factions,
    "choose": choose_faction,
    "keep": keep_cards,
    "begin": begin,
    "turn": take_step,
}
"""What happens in each phase: before the turns a step names the phase that comes next."""
