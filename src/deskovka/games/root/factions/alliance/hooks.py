"""8. Woodland Alliance: its set-up and its abilities."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.cast import NOBODY
from deskovka.games.root.factions.alliance.board import (
    BASES,
    AllianceBoard,
    board_of,
    sheet_of,
)
from deskovka.games.root.factions.alliance.features import FEATURES, counted
from deskovka.games.root.factions.alliance.refusals import REASONS, follows
from deskovka.games.root.factions.alliance.sheet import AllianceSheet
from deskovka.games.root.factions.alliance.supporters import draw_supporters, lose_base, outrage
from deskovka.games.root.factions.alliance.told import LEXICON, about, note, told
from deskovka.games.root.factions.alliance.turn import (
    act,
    cards_in_evening,
    draw_and_discard,
    operate,
    revolt,
    spread_sympathy,
)
from deskovka.games.root.factions.alliance.view import AllianceView, view_board
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.movement import Move
from deskovka.games.root.removal import Removal
from deskovka.kernel import Flow, Option

if TYPE_CHECKING:
    from deskovka.content.told import Line, Thing
    from deskovka.games.root.content import Content
    from deskovka.games.root.effects import Trigger
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Battle, Root
    from deskovka.games.root.tables import Tables

OUTRAGE, BASE_LOST = "outrage", "base_lost"
"""What a removal triggers."""


class Alliance(Faction):
    """8. Woodland Alliance."""

    id = "alliance"
    crafting_pieces = ("sympathy",)
    birdsong = (revolt, spread_sympathy)
    daylight = (act,)
    evening = (operate, draw_and_discard)
    lexicon = LEXICON
    features = FEATURES
    reasons = REASONS
    follows = staticmethod(follows)

    def sheet(self, tables: Tables) -> AllianceSheet:
        """Its printed board."""
        return tables.factions.alliance

    def new_board(self, terms: Terms) -> AllianceBoard:
        """Its board."""
        return AllianceBoard(self.id)

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """8.3 Set-up: warriors, bases and sympathy are in their places already; 8.3.4: the first Supporters."""
        yield from ()
        draw_supporters(g, seat, sheet_of(g).starting_supporters)

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """A.8.2-x1: its set-up card."""
        yield from ()
        draw_supporters(g, seat, g.terms.tables.setup_cards[self.id].supporters)

    def begin_turn(self, g: Root, seat: int) -> None:
        """8.6.1: operations are counted anew."""
        board_of(g, seat).operations = 0

    # -- 8.2 Abilities -----------------------------------------------------------------------------------------------

    def takes_higher_roll(self, g: Root, seat: int, fight: Battle) -> bool:
        """8.2.2 Guerrilla War."""
        return True

    def after_move(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """8.2.6, 8.2.6-x1 Outrage: who has warriors that moved into a sympathetic clearing pays, once (E.3.7)."""
        payer = g.controllers[move.owner]
        if move.warriors and payer != seat and g.pieces[g.cast.numbers[seat]["sympathy"]][move.target]:
            yield from outrage(g, seat, payer, move.target)

    def triggers(self, g: Root, seat: int, removal: Removal) -> Sequence[Trigger]:
        """8.2.6 Outrage for each sympathy token, 8.2.4 Losing a base for each base."""
        if not removal.is_of(g, seat):
            return ()
        numbers, found = g.cast.numbers[seat], []
        if g.controllers[removal.remover] not in (seat, NOBODY):
            found += [(OUTRAGE, clearing) for clearing in removal.of_kind(numbers["sympathy"])]
        found += [(BASE_LOST, clearing) for base in BASES for clearing in removal.of_kind(numbers[base])]
        return found

    def resolve(self, g: Root, seat: int, removal: Removal, trigger: Trigger) -> Flow[None]:
        """8.2.6: a card for the token; 8.2.4: what goes with the base."""
        name, clearing = trigger
        if name == OUTRAGE:
            yield from outrage(g, seat, g.controllers[removal.remover], clearing)
        else:
            yield from lose_base(g, seat, clearing)

    # -- what others see ---------------------------------------------------------------------------------------------

    def pieces_on_board(self, g: Root, seat: int) -> dict[int, int]:
        """The officers."""
        return {g.cast.numbers[seat]["warrior"]: board_of(g, seat).officers}

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """8.6.2 Evening."""
        return cards_in_evening(g, seat)

    def view_board(self, g: Root, seat: int, viewer: int | None) -> AllianceView:
        """Its board, with the Supporters that a seat knows."""
        return view_board(g, seat, viewer)

    def told(self, board: AllianceView, content: Content) -> list[Line]:
        """The Supporters, the officers, sympathy and bases."""
        return told(board)

    def note(self, option: Option, board: AllianceView, content: Content) -> Line | None:
        """What sympathy costs and scores, and whether a card would find no room among the Supporters."""
        return note(option, board)

    def about(self, content: Content) -> dict[Thing, tuple[Line, ...]]:
        """What sympathy costs where others are strong."""
        return about(content)

    def counted(self, g: Root, seat: int) -> list[float]:
        """What the Supporters, sympathy, bases and officers promise."""
        return counted(g, seat)
