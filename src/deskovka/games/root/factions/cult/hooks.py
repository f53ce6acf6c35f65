"""10. Lizard Cult: its set-up and its abilities."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.cards import discard_from_hand
from deskovka.games.root.factions.cult.board import (
    GARDENS,
    NO_OUTCAST,
    CultBoard,
    board_of,
    cards_in_evening,
    sheet_of,
)
from deskovka.games.root.factions.cult.features import FEATURES, counted
from deskovka.games.root.factions.cult.refusals import REASONS
from deskovka.games.root.factions.cult.sheet import CultSheet
from deskovka.games.root.factions.cult.told import LEXICON, note, told
from deskovka.games.root.factions.cult.turn import (
    adjust_outcast,
    conspire,
    craft_in_evening,
    draw_and_discard,
    empty_lost_souls,
    perform_rituals,
    take_cards_back,
)
from deskovka.games.root.factions.cult.view import CultView, view_board
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.homelands import enemy_homelands, farthest, free_corners, make_home, place_evenly
from deskovka.games.root.pieces import PLACE_AT, may_build, may_place, place, raise_building
from deskovka.games.root.removal import BATTLE, Removal
from deskovka.games.root.tables import CLEARING_SUITS
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.content.told import Line
    from deskovka.games.root.content import Content
    from deskovka.games.root.effects import Trigger
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Root
    from deskovka.games.root.tables import Tables

FEAR = "fear"
"""What a removal triggers."""


# -- 10.3 Set-up -----------------------------------------------------------------------------------------------------


def settle(g: Root, seat: int, clearings: Sequence[int], warriors: int) -> Flow[int]:
    """10.3.2 Starting clearing: warriors and a garden of its suit in one of some clearings."""
    options = [PLACE_AT[clearing] for clearing in clearings if may_build(g, seat, clearing)]
    option: Option = yield Ask(seat, "first_garden", options)
    home = int(option[1])
    make_home(g, seat, [home])
    numbers = g.cast.numbers[seat]
    place(g, numbers["warrior"], home, warriors)
    suits: list[Option] = [("garden_of", CLEARING_SUITS[suit]) for suit in g.woodland.suits_in[home]]
    garden: Option = suits[0] if len(suits) == 1 else (yield Ask(seat, "first_garden_suit", suits))
    yield from raise_building(g, seat, numbers[GARDENS[CLEARING_SUITS.index(str(garden[1]))]], home)
    return home


def choose_outcast(g: Root, seat: int) -> Flow[None]:
    """10.3.3 First Outcast: any suit."""
    option: Option = yield Ask(seat, "outcast", [("outcast", suit) for suit in CLEARING_SUITS])
    board = board_of(g, seat)
    board.outcast = CLEARING_SUITS.index(str(option[1]))
    g.tell("outcast", seat=seat, suit=str(option[1]))


# -- the faction -----------------------------------------------------------------------------------------------------


class Cult(Faction):
    """10. Lizard Cult."""

    id = "cult"
    crafting_pieces = GARDENS
    birdsong = (adjust_outcast, empty_lost_souls, conspire)
    daylight = (perform_rituals,)
    evening = (take_cards_back, craft_in_evening, draw_and_discard)
    lexicon = LEXICON
    features = FEATURES
    reasons = REASONS

    def sheet(self, tables: Tables) -> CultSheet:
        """Its printed board."""
        return tables.factions.cult

    def new_board(self, terms: Terms) -> CultBoard:
        """Its board."""
        return CultBoard(self.id)

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """10.3 Set-up: a corner, its neighbours, the Outcast; 10.3.4: the tracks hold the other gardens already."""
        home = yield from settle(g, seat, free_corners(g, seat), sheet_of(g).starting_warriors)
        for clearing in g.woodland.paths[home]:
            if may_place(g, seat, clearing):
                place(g, g.cast.numbers[seat]["warrior"], clearing, sheet_of(g).starting_neighbours)
        yield from choose_outcast(g, seat)

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """AS-cult: its set-up card: a homeland that is not adjacent to those of the others, acolytes from the start."""
        card = g.terms.tables.setup_cards[self.id]
        taken = enemy_homelands(g, seat)
        free = [clearing for clearing in g.woodland.clearings if clearing not in taken and may_build(g, seat, clearing)]
        home = yield from settle(g, seat, farthest(g, seat, free, 2), card.each_homeland.get("warrior", 0))
        warrior = g.cast.numbers[seat]["warrior"]
        yield from place_evenly(g, seat, warrior, card.around, g.woodland.paths[home], "spread_cultists")
        acolytes = min(card.acolytes, g.supply[warrior])
        board_of(g, seat).acolytes = acolytes
        g.supply[warrior] -= acolytes
        g.tell("acolytes_joined", seat=seat, count=acolytes, total=acolytes)
        yield from choose_outcast(g, seat)

    def begin_turn(self, g: Root, seat: int) -> None:
        """10.5.3: each suit may be scored anew."""
        board_of(g, seat).scored = []

    # -- 10.2 Abilities ----------------------------------------------------------------------------------------------

    def crafts_with(self, g: Root, seat: int) -> tuple[str, ...]:
        """10.2.1: gardens of the Outcast suit."""
        suit = board_of(g, seat).outcast
        return () if suit == NO_OUTCAST else (GARDENS[suit],)

    def collects(self, g: Root, seat: int, removal: Removal) -> None:
        """10.2.3 Revenge: warriors that fall in defence become acolytes."""
        fight, kind = g.battle, g.cast.numbers[seat]["warrior"]
        if removal.cause != BATTLE or fight is None or fight.defender != seat:
            return
        fallen = removal.returned.get((kind, fight.clearing), 0)
        if fallen:
            removal.returned[kind, fight.clearing] = 0
            g.supply[kind] -= fallen
            board = board_of(g, seat)
            board.acolytes += fallen
            g.tell("acolytes_joined", seat=seat, count=fallen, total=board.acolytes)

    def claims_rule(self, g: Root, seat: int, clearing: int) -> bool:
        """10.2.4 Pilgrims: it rules where it has a garden."""
        numbers, pieces = g.cast.numbers[seat], g.pieces
        for garden in GARDENS:  # noqa: SIM110  # asked whenever a piece comes or goes, a loop is faster
            if pieces[numbers[garden]][clearing]:
                return True
        return False

    def triggers(self, g: Root, seat: int, removal: Removal) -> Sequence[Trigger]:
        """10.2.5, 10.R6 Fear of the faithful: for each garden."""
        if not removal.is_of(g, seat):
            return ()
        numbers = g.cast.numbers[seat]
        return [
            (FEAR, clearing)
            for garden in GARDENS
            for clearing, count in removal.of_kind(numbers[garden]).items()
            for _ in range(count)
        ]

    def resolve(self, g: Root, seat: int, removal: Removal, trigger: Trigger) -> Flow[None]:
        """10.2.5: a random card of the hand is discarded."""
        yield from ()
        if g.hands[seat]:
            g.tell("feared", seat=seat, clearing=trigger[1])
            discard_from_hand(g, seat, g.terms.deck.names[g.chance.pick(g.hands[seat])])

    def takes_discard(self, g: Root, seat: int, card: int) -> bool:
        """10.2.6 Lost Souls pile."""
        board_of(g, seat).lost_souls.append(card)
        g.tell("soul_lost", seat=seat, card=g.terms.deck.names[card])
        return True

    # -- what others see, and how it stands --------------------------------------------------------------------------

    def pieces_on_board(self, g: Root, seat: int) -> dict[int, int]:
        """The acolytes."""
        return {g.cast.numbers[seat]["warrior"]: board_of(g, seat).acolytes}

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """10.6.1, 10.6.3 Evening: revealed cards come back, too."""
        return cards_in_evening(g, seat) + len(board_of(g, seat).revealed)

    def view_board(self, g: Root, seat: int, viewer: int | None) -> CultView:
        """Its board; all of it is public."""
        return view_board(g, seat)

    def told(self, board: CultView, content: Content) -> list[Line]:
        """The Outcast, acolytes, gardens, Lost Souls."""
        return told(board)

    def note(self, option: Option, board: CultView, content: Content) -> Line | None:
        """What a conspiracy costs."""
        return note(option, board)

    def counted(self, g: Root, seat: int) -> list[float]:
        """What its gardens, warriors and acolytes promise."""
        return counted(g, seat)
