"""12. Underground Duchy: its set-up and its abilities."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.cards import discard_from_hand, is_bird
from deskovka.games.root.factions.duchy.board import (
    BUILDINGS,
    DuchyBoard,
    board_of,
    cards_in_evening,
    rank_of,
    sheet_of,
    tunnels,
)
from deskovka.games.root.factions.duchy.features import FEATURES, counted
from deskovka.games.root.factions.duchy.refusals import REASONS
from deskovka.games.root.factions.duchy.sheet import DuchySheet
from deskovka.games.root.factions.duchy.told import LEXICON, about, note, told
from deskovka.games.root.factions.duchy.turn import (
    assemble,
    craft_in_evening,
    draw_and_discard,
    parliament,
    reinforce,
    sway,
    take_cards_back,
)
from deskovka.games.root.factions.duchy.view import DuchyView, view_board
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.homelands import enemy_homelands, farthest, free_corners, make_home, place_evenly
from deskovka.games.root.pieces import PLACE_AT, may_place, place
from deskovka.games.root.removal import Removal
from deskovka.games.root.woodland import BURROW
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.content.told import Line, Thing
    from deskovka.games.root.content import Content
    from deskovka.games.root.effects import Trigger
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Root
    from deskovka.games.root.tables import Tables

FAILURE = "failure"
"""What a removal triggers."""


# -- 12.3 Set-up -----------------------------------------------------------------------------------------------------


def surface(g: Root, seat: int, clearings: Sequence[int], warriors: int) -> Flow[int]:
    """12.3.3 Surface: warriors and a tunnel in one of some clearings."""
    option: Option = yield Ask(seat, "first_tunnel", [PLACE_AT[clearing] for clearing in clearings])
    home = int(option[1])
    make_home(g, seat, [home])
    numbers = g.cast.numbers[seat]
    place(g, numbers["warrior"], home, warriors)
    place(g, numbers["tunnel"], home)
    return home


# -- 12.2.3 Price of failure -----------------------------------------------------------------------------------------


def dismiss(g: Root, seat: int) -> Flow[None]:
    """12.2.3: a swayed minister of the highest rank goes back; the crown leaves the game."""
    board = board_of(g, seat)
    if not board.swayed:
        return
    highest = max(rank_of(g, minister) for minister in board.swayed)
    candidates = [minister for minister in board.swayed if rank_of(g, minister) == highest]
    minister = candidates[0]
    if len(candidates) > 1:
        option: Option = yield Ask(seat, "failure", [("dismiss", each) for each in candidates])
        minister = str(option[1])
    board.swayed.remove(minister)
    board.unswayed.append(minister)
    g.tell("dismissed", seat=seat, minister=minister)


# -- the faction -----------------------------------------------------------------------------------------------------


class Duchy(Faction):
    """12. Underground Duchy."""

    id = "duchy"
    crafting_pieces = BUILDINGS
    birdsong = (reinforce,)
    daylight = (assemble, parliament, sway)
    evening = (take_cards_back, craft_in_evening, draw_and_discard)
    lexicon = LEXICON
    features = FEATURES
    reasons = REASONS

    def sheet(self, tables: Tables) -> DuchySheet:
        """Its printed board."""
        return tables.factions.duchy

    def new_board(self, terms: Terms) -> DuchyBoard:
        """Its board: 12.3.5 Ministers, 12.3.6 Crowns."""
        return DuchyBoard(self.id, terms.tables.factions.duchy)

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """12.3 Set-up: a corner and its neighbours."""
        home = yield from surface(g, seat, free_corners(g, seat), sheet_of(g).starting_warriors)
        for clearing in g.woodland.paths[home]:
            if may_place(g, seat, clearing):
                place(g, g.cast.numbers[seat]["warrior"], clearing, sheet_of(g).starting_neighbours)

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """AS-duchy: its set-up card: a homeland that is not adjacent to those of the others."""
        taken = enemy_homelands(g, seat)
        free = [clearing for clearing in g.woodland.clearings if clearing not in taken and may_place(g, seat, clearing)]
        card = g.terms.tables.setup_cards[self.id]
        home = yield from surface(g, seat, farthest(g, seat, free, 2), card.each_homeland.get("warrior", 0))
        warrior = g.cast.numbers[seat]["warrior"]
        yield from place_evenly(g, seat, warrior, card.around, g.woodland.paths[home], "spread_moles")

    def begin_turn(self, g: Root, seat: int) -> None:
        """12.5: the Assembly and the ministers begin anew."""
        board = board_of(g, seat)
        board.assembled = 0
        board.acted = []

    # -- 12.2 Abilities ----------------------------------------------------------------------------------------------

    def ways(self, g: Root, seat: int, origin: int) -> Sequence[int]:
        """12.2.2 The Burrow: adjacent to every clearing with a tunnel."""
        if origin == BURROW:
            return tunnels(g, seat)
        return (BURROW,) if g.pieces[g.cast.numbers[seat]["tunnel"]][origin] else ()

    def claims_rule(self, g: Root, seat: int, clearing: int) -> bool:
        """12.2.2: it always rules the Burrow."""
        return clearing == BURROW

    def triggers(self, g: Root, seat: int, removal: Removal) -> Sequence[Trigger]:
        """12.2.3 Price of failure: once, however many buildings were removed."""
        if not removal.is_of(g, seat):
            return ()
        numbers = g.cast.numbers[seat]
        lost = [clearing for piece in BUILDINGS for clearing in removal.of_kind(numbers[piece])]
        return [(FAILURE, lost[0])] if lost else ()

    def resolve(self, g: Root, seat: int, removal: Removal, trigger: Trigger) -> Flow[None]:
        """12.2.3, 12.R5: a random card, and a minister of the highest rank."""
        g.tell("failed", seat=seat, clearing=trigger[1])
        if g.hands[seat]:
            discard_from_hand(g, seat, g.terms.deck.names[g.chance.pick(g.hands[seat])])
        yield from dismiss(g, seat)

    # -- what others see, and how it stands --------------------------------------------------------------------------

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """12.6.1, 12.6.3 Evening: revealed cards come back, too, except birds."""
        back = [card for card in board_of(g, seat).revealed if not is_bird(g, card)]
        return cards_in_evening(g, seat) + len(back)

    def view_board(self, g: Root, seat: int, viewer: int | None) -> DuchyView:
        """Its board; all of it is public."""
        return view_board(g, seat)

    def told(self, board: DuchyView, content: Content) -> list[Line]:
        """The Burrow, the ministers, crowns, buildings."""
        return told(board)

    def note(self, option: Option, board: DuchyView, content: Content) -> Line | None:
        """What swaying a minister takes and scores."""
        return note(option, content)

    def about(self, content: Content) -> Mapping[Thing, tuple[Line, ...]]:
        """What ministers do."""
        return about(content)

    def counted(self, g: Root, seat: int) -> list[float]:
        """What its buildings, warriors and ministers promise."""
        return counted(g, seat)
