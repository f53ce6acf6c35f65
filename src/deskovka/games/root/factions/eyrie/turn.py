"""7.4 to 7.7. The turn of the Eyrie: Birdsong, the Decree in Daylight, Turmoil, Evening."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import discard, draw, draw_in_evening, hand_limit, is_bird, named, take_from_hand
from deskovka.games.root.crafting import craft_options
from deskovka.games.root.factions.eyrie.board import (
    BATTLE,
    BUILD,
    COLUMNS,
    MOVE,
    NOT_YET,
    RECRUIT,
    EyrieBoard,
    board_of,
    column_cards,
    column_name,
    evening_cards,
    evening_points,
    leader_of,
    sheet_of,
    suit_of,
    suits_of,
)
from deskovka.games.root.factions.faction import AGAIN, EVENING, NEXT
from deskovka.games.root.movement import move, move_options
from deskovka.games.root.pieces import PLACE_AT, may_build, place, placeable, raise_building, where
from deskovka.games.root.points import lose, score
from deskovka.games.root.tables import BIRD, SUITS
from deskovka.games.root.windows import DAYLIGHT, could_offer, menu
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

MOST_ADDED = 2
MOST_BIRDS_ADDED = 1
WARRIORS_OF_A_NEW_ROOST = 3
MOST_OPTIONS = 60
"""With more actions than that the card is chosen first."""
TURMOIL: Option = ("turmoil",)


# -- 7.4 Birdsong ----------------------------------------------------------------------------------------------------


def emergency_orders(g: Root, seat: int) -> Flow[int]:
    """7.4.1 Birdsong 1: Emergency Orders."""
    yield from ()
    if not g.hands[seat]:
        draw(g, seat, 1)
    return NEXT


def add_to_decree(g: Root, seat: int) -> Flow[int]:
    """7.4.2 Birdsong 2: add to the Decree: one or two cards, at most one of them a bird."""
    board = board_of(g, seat)
    if board.added == MOST_ADDED or not g.hands[seat]:
        return NEXT
    option: Option = yield Ask(
        seat, "decree_add", lambda: _cards_to_add(g, seat), {"left": MOST_ADDED - board.added}, private=True
    )
    if option == DONE:
        return NEXT
    _, name, column = option
    card = take_from_hand(g, seat, str(name))
    board.decree[sheet_of(g).decree_columns.index(str(column))].append(card)
    board.added += 1
    board.birds_added += is_bird(g, card)
    g.tell("decree_added", seat=seat, card=name, column=column)
    return AGAIN


def _cards_to_add(g: Root, seat: int) -> list[Option]:
    """7.4.2, 7.4.2-x1: each card with each column; the first one must be added, a second one may be."""
    board = board_of(g, seat)
    birds = board.birds_added < MOST_BIRDS_ADDED
    cards = g.hands[seat] if birds else [card for card in g.hands[seat] if not is_bird(g, card)]
    columns = sheet_of(g).decree_columns
    options: list[Option] = [(*one, column) for one in named(g, "decree_add", cards) for column in columns]
    return [*options, DONE] if board.added else options


def new_roost(g: Root, seat: int) -> Flow[int]:
    """7.4.3 Birdsong 3: A New Roost, with three warriors, where the fewest warriors are."""
    numbers = g.cast.numbers[seat]
    if where(g, numbers["roost"]):
        return NEXT
    rows = [g.pieces[kind] for kinds in g.cast.warriors for kind in kinds]
    crowds = {c: sum(row[c] for row in rows) for c in g.woodland.clearings if may_build(g, seat, c)}
    if crowds:
        fewest = min(crowds.values())
        sites = [PLACE_AT[clearing] for clearing, crowd in crowds.items() if crowd == fewest]
        option: Option = yield Ask(seat, "new_roost", sites)
        yield from raise_building(g, seat, numbers["roost"], int(option[1]))
        place(g, numbers["warrior"], int(option[1]), WARRIORS_OF_A_NEW_ROOST)
    return NEXT


# -- 7.5 Daylight ----------------------------------------------------------------------------------------------------


def resolve_decree(g: Root, seat: int) -> Flow[int]:
    """7.5.1 Daylight 1: craft, before the first card of 7.5.2 Daylight 2: resolve the Decree."""
    board = board_of(g, seat)
    go_to_next_column(g, seat)
    if board.column not in COLUMNS:
        return NEXT
    option = yield from _ask_for_action(g, seat)
    if option is None:
        return AGAIN
    board.crafting = 0
    if option[0] == "decree_first":
        chosen = [suit for suit in suits_of(g, board.left) if SUITS[suit] == option[1]]
        option = yield Ask(seat, "decree", actions(g, seat, chosen), _facts(g, board))
    if option == TURMOIL:
        yield from fall_into_turmoil(g, seat)
        return EVENING
    verb, *rest, suit = option
    board.left.remove(next(card for card in board.left if SUITS[suit_of(g, card)] == suit))
    g.tell("decree_resolved", seat=seat, suit=suit, column=column_name(g, board.column))
    in_full = yield from ACTIONS[board.column](g, seat, (_PLAIN[str(verb)], *rest))
    if not in_full:
        yield from fall_into_turmoil(g, seat)
        return EVENING
    return AGAIN


def go_to_next_column(g: Root, seat: int) -> None:
    """7.5.2: Recruit, Move, Battle, Build; 7.5.2-x1: an empty column is skipped."""
    board = board_of(g, seat)
    while not board.left and board.column < len(COLUMNS):
        board.column += 1
        if board.column in COLUMNS:
            board.left = column_cards(g, seat, board.column)


def _facts(g: Root, board: EyrieBoard) -> dict[str, str | int]:
    return {"column": column_name(g, board.column), "left": len(board.left)}


def _ask_for_action(g: Root, seat: int) -> Flow[Option | None]:
    """K.6: between two cards comes what the window of Daylight offers; nobody is asked where it can offer nothing."""
    board = board_of(g, seat)
    facts = _facts(g, board)
    if board.crafting or could_offer(g, seat, DAYLIGHT):
        return (yield from menu(g, seat, "decree", DAYLIGHT, lambda: decree_options(g, seat), facts))
    option: Option = yield Ask(seat, "decree", decree_options(g, seat), facts)
    return option


def decree_options(g: Root, seat: int) -> list[Option]:
    """7.5.1, 7.5.2: what the Eyrie may do now; where that is too much, which card comes next."""
    board = board_of(g, seat)
    suits = suits_of(g, board.left)
    options = actions(g, seat, suits)
    if len(options) > MOST_OPTIONS and len(suits) > 1:
        able = dict.fromkeys(option[-1] for option in options if option != TURMOIL)
        options = [*(("decree_first", suit) for suit in able), *([TURMOIL] if TURMOIL in options else [])]
    return [*craft_options(g, seat), *options] if board.crafting else options


def actions(g: Root, seat: int, suits: list[int]) -> list[Option]:
    """7.5.2, 7.5.2-x1: the actions of the column with cards of these suits; a card that has none brings Turmoil."""
    possible = POSSIBLE[board_of(g, seat).column](g, seat)
    is_of = g.woodland.is_of
    options: list[Option] = []
    stuck = False
    for suit in suits:
        name = SUITS[suit]
        found = possible
        if suit != BIRD:
            is_suited = is_of[suit]
            found = [option for option in possible if is_suited[int(option[1])]]
        options += [(_OF_DECREE[str(option[0])], *option[1:], name) for option in found]
        stuck = stuck or not found
    return [*options, TURMOIL] if stuck else options


def recruit_options(g: Root, seat: int) -> list[Option]:
    """7.5.2.I Recruit: where there is a roost."""
    numbers = g.cast.numbers[seat]
    if not g.supply[numbers["warrior"]]:
        return []
    return [("recruit", clearing) for clearing in placeable(g, seat, where(g, numbers["roost"]))]


def recruit(g: Root, seat: int, option: Option) -> Flow[bool]:
    """7.5.2.I Recruit; 7.8.2 Charismatic: two warriors, 7.8.2-x1: and Turmoil when there is only one."""
    yield from ()
    wanted = leader_of(g, seat).warriors_per_recruit
    return place(g, g.cast.numbers[seat]["warrior"], int(option[1]), wanted) == wanted


def march(g: Root, seat: int, option: Option) -> Flow[bool]:
    """7.5.2.II Move: at least one warrior."""
    yield from move(g, seat, option)
    return True


def start_battle(g: Root, seat: int, option: Option) -> Flow[bool]:
    """7.5.2.III Battle; E-R-uprising: one that was called off is not in full."""
    return battle(g, seat, option)


def build_options(g: Root, seat: int) -> list[Option]:
    """7.5.2.IV Build: where they rule and there is no roost, in an open slot."""
    kind = g.cast.numbers[seat]["roost"]
    if not g.supply[kind]:
        return []
    rulers, roosts = g.rulers, g.pieces[kind]
    ruled = [c for c in g.woodland.clearings if rulers[c] == seat and not roosts[c]]
    return [("build", clearing) for clearing in ruled if may_build(g, seat, clearing)]


def build(g: Root, seat: int, option: Option) -> Flow[bool]:
    """7.5.2.IV Build a roost."""
    yield from raise_building(g, seat, g.cast.numbers[seat]["roost"], int(option[1]))
    return True


POSSIBLE: dict[int, Callable[[Root, int], list[Option]]] = {
    RECRUIT: recruit_options,
    MOVE: move_options,
    BATTLE: battle_options,
    BUILD: build_options,
}
"""7.5.2: the actions of each column, whatever the suit; the first clearing of an option is the one that must match."""

ACTIONS: dict[int, Callable[[Root, int, Option], Flow[bool]]] = {
    RECRUIT: recruit,
    MOVE: march,
    BATTLE: start_battle,
    BUILD: build,
}
"""7.5.2: taking them; each says whether it was done in full."""

_OF_DECREE = {verb: f"decree_{verb}" for verb in ("recruit", "move", "ferry", "battle", "build")}
_PLAIN = {of_decree: verb for verb, of_decree in _OF_DECREE.items()}


# -- 7.7 Turmoil -----------------------------------------------------------------------------------------------------


def fall_into_turmoil(g: Root, seat: int) -> Flow[None]:
    """7.7 Turmoil: 7.7.1 Humiliate, 7.7.2 Purge, 7.7.3 Depose; 7.7.4 Rest follows."""
    board = board_of(g, seat)
    birds = sum(suit_of(g, card) == BIRD for column in COLUMNS for card in column_cards(g, seat, column))
    g.tell("turmoil", seat=seat, column=column_name(g, board.column), count=birds)
    lose(g, seat, birds)
    purged = [card for column in board.decree for card in column]
    for column in board.decree:
        column.clear()
    for card in purged:
        g.tell("decree_lost", seat=seat, card=g.terms.deck.names[card])
        discard(g, card)
    board.column = NOT_YET
    board.left = []
    board.leader = ""
    yield from choose_leader(g, seat)


def choose_leader(g: Root, seat: int) -> Flow[None]:
    """7.3.3 Setup 3: leader, 7.7.3 Depose, 7.7.3.I New generation; his columns have the viziers from now on (7.3.4)."""
    board = board_of(g, seat)
    if not board.face_up:
        board.face_up = [leader.id for leader in sheet_of(g).leaders]
        g.tell("leaders_ready", seat=seat)
    option: Option = yield Ask(seat, "leader", [("leader", leader) for leader in board.face_up])
    board.leader = str(option[1])
    board.face_up.remove(board.leader)
    g.tell("leader_chosen", seat=seat, leader=board.leader)


# -- 7.6 Evening -----------------------------------------------------------------------------------------------------


def score_roosts(g: Root, seat: int) -> Flow[int]:
    """7.6.1 Evening 1: score."""
    yield from ()
    score(g, seat, evening_points(g, seat))
    return NEXT


def draw_and_discard(g: Root, seat: int) -> Flow[int]:
    """7.6.2 Evening 2: draw and discard."""
    yield from draw_in_evening(g, seat, evening_cards(g, seat))
    yield from hand_limit(g, seat)
    return NEXT
