"""8. Woodland Alliance: its abilities, its set-up, and what others see of it."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.content.lexicon import Lexicon
from deskovka.games.root.boards import AllianceTable
from deskovka.games.root.factions.alliance.board import (
    BASES,
    AllianceBoard,
    alliance_board,
    alliance_table,
    capacity,
    suits_with_base,
)
from deskovka.games.root.factions.alliance.prospects import prospects
from deskovka.games.root.factions.alliance.supporters import draw_supporters, lose_base, outrage
from deskovka.games.root.factions.alliance.turn import (
    act,
    cards_in_evening,
    draw_and_discard,
    next_cost,
    operate,
    revolt,
    spread_costs,
    spread_sympathy,
)
from deskovka.games.root.factions.faction import BoardView, Faction
from deskovka.games.root.factions.tracks import TrackView, view_track
from deskovka.games.root.knowledge import HIDDEN, seen
from deskovka.games.root.movement import Move
from deskovka.games.root.removal import Removal
from deskovka.games.root.tables import CLEARING_SUITS
from deskovka.kernel import Flow, Option

if TYPE_CHECKING:
    from deskovka.content.words import Words
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Battle, Root
    from deskovka.games.root.tables import Tables

OUTRAGE, BASE_LOST = "outrage", "base_lost"
"""What a removal triggers."""


class AllianceView(BoardView, frozen=True, tag="alliance"):
    """Its board; of the Supporters a seat sees those that it knows."""

    supporters: tuple[str, ...]
    """By name, ``hidden`` where the seat does not know them."""
    capacity: int | None
    """8.2.3.I: None when there is no limit."""
    officers: int
    operations: int
    """8.6.1: military operations left in this turn."""
    sympathy: TrackView
    bases: dict[str, bool]
    """By suit: whether the base is on the map."""
    spread_costs: dict[int, int]
    """8.4.2: the clearings where sympathy could be spread now, and what it costs there."""
    cards_in_evening: int


class Alliance(Faction):
    """8. Woodland Alliance."""

    id = "alliance"
    crafting_pieces = ("sympathy",)
    birdsong = (revolt, spread_sympathy)
    daylight = (act,)
    evening = (operate, draw_and_discard)
    lexicon = Lexicon(
        topics={
            "outrage": ("clearing", "seat"),
            "revolt": (),
            "spread": (),
            "pay_supporters": ("clearing", "left"),
            "supporters_limit": ("left",),
            "alliance": (),
            "operations": ("left",),
        },
        verbs={
            "give_supporter": ("card",),
            "show_hand": (),
            "revolt": ("clearing",),
            "spread": ("clearing",),
            "supporter": ("card",),
            "mobilize": ("card",),
            "train": ("card",),
            "recruit_at": ("clearing",),
            "organize": ("clearing",),
        },
        events={
            "outrage": ("seat", "clearing"),
            "supporter_given": ("seat", "owner"),
            "supporter_given_card": ("seat", "owner", "card"),
            "supporter_joined": ("seat",),
            "supporter_joined_card": ("seat", "card"),
            "supporter_spent": ("seat", "card"),
            "supporter_discarded": ("seat", "card"),
            "mobilized": ("seat",),
            "mobilized_card": ("seat", "card"),
            "officer_joined": ("seat", "count"),
            "officers_lost": ("seat", "count"),
            "revolt": ("seat", "clearing"),
            "sympathy": ("seat", "clearing"),
        },
        kinds={},
        clauses={
            "outrage": "8.2.6",
            "revolt": "8.4.1",
            "spread": "8.4.2",
            "pay_supporters": "8.2.3",
            "supporters_limit": "8.2.4",
            "alliance": "8.5",
            "operations": "8.6.1",
        },
    )

    def table(self, tables: Tables) -> AllianceTable:
        """Its printed board."""
        return tables.factions.alliance

    def new_board(self, terms: Terms) -> AllianceBoard:
        """Its board."""
        return AllianceBoard(self.id)

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """8.3 Set-up: warriors, bases and sympathy are in their places already; 8.3.4: the first Supporters."""
        yield from ()
        draw_supporters(g, seat, alliance_table(g).starting_supporters)

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """A.8.2-x1: its set-up card."""
        yield from ()
        draw_supporters(g, seat, g.terms.tables.setup_cards[self.id].supporters)

    def begin_turn(self, g: Root, seat: int) -> None:
        """8.6.1: operations are counted anew."""
        alliance_board(g, seat).operations = 0

    # -- 8.2 Abilities -----------------------------------------------------------------------------------------------

    def takes_higher_roll(self, g: Root, seat: int, fight: Battle) -> bool:
        """8.2.2 Guerrilla War."""
        return True

    def after_move(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """8.2.6, 8.2.6-x1 Outrage: the owner of warriors that moved into a sympathetic clearing pays, once."""
        if move.warriors and move.owner != seat and g.pieces[g.cast.numbers[seat]["sympathy"]][move.target]:
            yield from outrage(g, seat, move.owner, move.target)

    def triggers(self, g: Root, seat: int, removal: Removal) -> Sequence[str]:
        """8.2.4 Losing a base, 8.2.6 Outrage."""
        numbers, names = g.cast.numbers[seat], []
        kinds = {kind for kind, _, _ in removal.pieces}
        if removal.remover != seat and numbers["sympathy"] in kinds:
            names.append(OUTRAGE)
        if any(numbers[base] in kinds for base in BASES):
            names.append(BASE_LOST)
        return names

    def resolve(self, g: Root, seat: int, removal: Removal, trigger: str) -> Flow[None]:
        """8.2.6: a card for each sympathy token; 8.2.4: for each base what goes with it."""
        numbers = g.cast.numbers[seat]
        if trigger == OUTRAGE:
            for clearing in removal.of_kind(numbers["sympathy"]):
                yield from outrage(g, seat, removal.remover, clearing)
        else:
            for suit, base in enumerate(BASES):
                if removal.of_kind(numbers[base]):
                    yield from lose_base(g, seat, suit)

    # -- what others see ---------------------------------------------------------------------------------------------

    def pieces_on_board(self, g: Root, seat: int) -> dict[int, int]:
        """The officers."""
        return {g.cast.numbers[seat]["warrior"]: alliance_board(g, seat).officers}

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """8.6.2 Evening."""
        return cards_in_evening(g, seat)

    def view_board(self, g: Root, seat: int, viewer: int | None) -> AllianceView:
        """Its board, with the Supporters that a seat knows."""
        board = alliance_board(g, seat)
        track, raised = alliance_table(g).tracks.sympathy, suits_with_base(g, seat)
        return AllianceView(
            supporters=seen(g, board.supporters, viewer),
            capacity=capacity(g, seat),
            officers=board.officers,
            operations=max(0, board.officers - board.operations),
            sympathy=view_track(g, g.cast.numbers[seat]["sympathy"], track.vp, next_cost(g, seat)),
            bases={name: suit in raised for suit, name in enumerate(CLEARING_SUITS)},
            spread_costs=spread_costs(g, seat),
            cards_in_evening=cards_in_evening(g, seat),
        )

    def describe(self, board: AllianceView, words: Words) -> list[str]:
        """The Supporters, the officers, sympathy and bases."""
        say, known = words.say, [card for card in board.supporters if card != HIDDEN]
        held = {"count": len(board.supporters), "hidden": len(board.supporters) - len(known)}
        names = ", ".join(say(f"card-{card}") for card in known) or "–"
        bases = ", ".join(say(f"suit-{suit}") for suit, raised in board.bases.items() if raised) or "–"
        track = board.sympathy
        counts = {"on_map": track.on_map, "on_track": track.on_track}
        prices = {"cost": track.cost or 0, "points": track.points or 0}
        return [
            say("table-alliance-supporters", known=names, capacity=board.capacity or 0, **held),
            say("table-alliance-bases", bases=bases, cards=board.cards_in_evening),
            say("table-alliance-officers", officers=board.officers, operations=board.operations),
            say("table-alliance-sympathy", **counts, **prices),
        ]

    def note(self, option: Option, board: AllianceView, words: Words) -> str:
        """What sympathy costs and scores, and whether a card would find no room among the Supporters."""
        points = board.sympathy.points or 0
        if option[0] == "spread":
            return words.say("note-spread", cost=board.spread_costs[int(option[1])], points=points)
        if option[0] == "organize":
            return words.say("note-organize", points=points)
        if option[0] == "mobilize" and board.capacity is not None and len(board.supporters) >= board.capacity:
            return words.say("note-no-room")
        return ""

    def estimate(self, g: Root, seat: int) -> float:
        """What the Supporters, sympathy, bases and officers promise."""
        return prospects(g, seat)
