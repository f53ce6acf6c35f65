"""7. The faction of the Eyrie: set-up, abilities, leaders, and what its board shows."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.content.lexicon import Lexicon
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.factions.eyrie.board import (
    COLUMNS,
    NOT_YET,
    VIZIER,
    EyrieBoard,
    board_of,
    column_cards,
    column_name,
    evening_cards,
    evening_points,
    leader_of,
    resolved_cards,
    table_of,
)
from deskovka.games.root.factions.eyrie.prospects import prospects
from deskovka.games.root.factions.eyrie.turn import (
    add_to_decree,
    choose_leader,
    draw_and_discard,
    emergency_orders,
    end_daylight,
    new_roost,
    resolve_decree,
    score_roosts,
)
from deskovka.games.root.factions.faction import BoardView, Faction
from deskovka.games.root.factions.tracks import TrackView, view_track
from deskovka.games.root.homelands import enemy_homelands, farthest, free_corners
from deskovka.games.root.pieces import PLACE_AT, may_build, place
from deskovka.games.root.tables import printed_suit
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.content.words import Words
    from deskovka.games.root.boards import EyrieTable
    from deskovka.games.root.removal import Removal
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Battle, Root
    from deskovka.games.root.tables import Tables

LOYAL_VIZIER = "loyal_vizier"
STEPS_BETWEEN_HOMELANDS = 3
"""A.8.2-x1: two or more clearings between."""
ITEM_POINTS = 1
"""7.2.3: what an item scores for those who disdain trade."""


class EyrieView(BoardView, frozen=True, tag="eyrie"):
    """Their board; all of it is public."""

    leader: str
    leaders_left: tuple[str, ...]
    """Those that lie face up."""
    decree: dict[str, tuple[str, ...]]
    """The cards by column; a Loyal Vizier is ``loyal_vizier``."""
    resolved: dict[str, tuple[str, ...]]
    """Those of them that were resolved in this turn."""
    column: str
    """The column that is being resolved."""
    added: int
    """How many cards were added to the Decree in this turn."""
    roosts: TrackView
    points_in_evening: int
    cards_in_evening: int


# -- 7.3 Set-up ------------------------------------------------------------------------------------------------------


def settle(g: Root, seat: int, clearings: Sequence[int]) -> Flow[None]:
    """7.3.2 Setup 2, A.8.2-x1: a roost and six warriors in one of some clearings."""
    option: Option = yield Ask(seat, "first_roost", [PLACE_AT[clearing] for clearing in clearings])
    home = int(option[1])
    g.homelands[seat] = [home]
    for piece, count in g.terms.tables.setup_cards["eyrie"].each_homeland.items():
        place(g, g.cast.numbers[seat][piece], home, count)


# -- the faction -----------------------------------------------------------------------------------------------------


class Eyrie(Faction):
    """7. Eyrie Dynasties."""

    id = "eyrie"
    crafting_pieces = ("roost",)
    birdsong = (emergency_orders, add_to_decree, new_roost)
    daylight = (resolve_decree, end_daylight)
    evening = (score_roosts, draw_and_discard)
    rules_ties = True
    """7.2.2 Lords of the Forest."""
    lexicon = Lexicon(
        topics={
            "first_roost": (),
            "leader": (),
            "decree_add": ("left",),
            "new_roost": (),
            "decree": ("column", "left"),
            "end_daylight": (),
        },
        verbs={
            "leader": ("leader",),
            "decree_add": ("card", "column"),
            "decree_first": ("suit",),
            "decree_recruit": ("clearing", "suit"),
            "decree_move": ("clearing", "target", "suit"),
            "decree_ferry": ("clearing", "target", "suit"),
            "decree_battle": ("clearing", "defender", "suit"),
            "decree_build": ("clearing", "suit"),
            "turmoil": (),
        },
        events={
            "leader_chosen": ("seat", "leader"),
            "decree_added": ("seat", "card", "column"),
            "decree_resolved": ("seat", "suit", "column"),
            "turmoil": ("seat", "column", "count"),
        },
        kinds={"leader": "leader", "column": "column"},
        clauses={
            "first_roost": "7.3.2",
            "leader": "7.7.3",
            "decree_add": "7.4.2",
            "new_roost": "7.4.3",
            "decree": "7.5.2",
            "end_daylight": "K.6",
        },
    )

    def table(self, tables: Tables) -> EyrieTable:
        """Their printed board."""
        return tables.factions.eyrie

    def new_board(self, terms: Terms) -> EyrieBoard:
        """Their board, before a leader is chosen."""
        return EyrieBoard(self.id)

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """7.3 Set-up: a corner, then a leader."""
        yield from settle(g, seat, free_corners(g, seat))
        yield from choose_leader(g, seat)

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """A.8.2-x1: their set-up card: a homeland on the map edge, far from those of the others, then a leader."""
        taken = enemy_homelands(g, seat)
        free = [clearing for clearing in g.woodland.edge if clearing not in taken and may_build(g, seat, clearing)]
        yield from settle(g, seat, sorted(farthest(g, seat, free, STEPS_BETWEEN_HOMELANDS)))
        yield from choose_leader(g, seat)

    def begin_turn(self, g: Root, seat: int) -> None:
        """7.4.2, 7.5: adding, crafting and resolving begin anew."""
        board = board_of(g, seat)
        board.added = board.birds_added = 0
        board.crafting = 1
        board.column = NOT_YET
        board.left = []

    # -- abilities and leaders ---------------------------------------------------------------------------------------

    def item_points(self, g: Root, seat: int, points: int) -> int:
        """7.2.3 Disdain for Trade, 7.8.1 Builder."""
        return points if leader_of(g, seat).ignores_disdain else ITEM_POINTS

    def extra_hits(self, g: Root, seat: int, fight: Battle) -> int:
        """7.8.3 Commander: one extra hit as attacker."""
        return leader_of(g, seat).extra_hits_as_attacker if seat == fight.attacker else 0

    def battle_points(self, g: Root, seat: int, fight: Battle, removal: Removal) -> int:
        """7.8.4 Despot: an extra point for the first enemy buildings or tokens that are removed in a battle."""
        leader, sorts = leader_of(g, seat), g.cast.sort
        if not leader.extra_vp_per_battle or leader.id in fight.used:
            return 0
        if all(sorts[kind] == WARRIOR for kind, _, _ in removal.pieces):
            return 0
        fight.used.append(leader.id)
        return leader.extra_vp_per_battle

    # -- what others see, and how it stands --------------------------------------------------------------------------

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """7.6.2 Evening 2."""
        return evening_cards(g, seat)

    def view_board(self, g: Root, seat: int, viewer: int | None) -> EyrieView:
        """Their board; all of it is public."""
        board = board_of(g, seat)
        decree = {column_name(g, column): column_cards(g, seat, column) for column in COLUMNS}
        resolved = {column_name(g, column): resolved_cards(g, seat, column) for column in COLUMNS}
        return EyrieView(
            leader=board.leader,
            leaders_left=tuple(board.face_up),
            decree={column: _names(g, cards) for column, cards in decree.items()},
            resolved={column: _names(g, cards) for column, cards in resolved.items()},
            column=column_name(g, board.column) if board.left else "",
            added=board.added,
            roosts=view_track(g, g.cast.numbers[seat]["roost"], table_of(g).tracks.roost.vp),
            points_in_evening=evening_points(g, seat),
            cards_in_evening=evening_cards(g, seat),
        )

    def describe(self, board: EyrieView, words: Words) -> list[str]:
        """The leaders, the Decree and the roosts."""
        leaders = {name: words.say(f"leader-{name}") for name in (board.leader, *board.leaders_left) if name}
        left = ", ".join(leaders[name] for name in board.leaders_left) or "–"
        lines = [words.say("table-eyrie-leader", leader=leaders.get(board.leader, "–"), left=left)]
        for column, cards in board.decree.items():
            names = ", ".join(_with_suit(card, words) for card in cards) or "–"
            facts = {"column": words.say(f"column-{column}"), "resolved": len(board.resolved[column])}
            lines.append(words.say("table-eyrie-column", cards=names, **facts))
        counts = {"on_map": board.roosts.on_map, "on_track": board.roosts.on_track, "next": board.roosts.points or 0}
        lines.append(
            words.say("table-eyrie-roosts", points=board.points_in_evening, cards=board.cards_in_evening, **counts)
        )
        return lines

    def note(self, option: Option, board: EyrieView, words: Words) -> str:
        """What the Evening scores with one more roost."""
        if option[0] != "decree_build":
            return ""
        return words.say("note-roost", points=board.roosts.points or 0)

    def estimate(self, g: Root, seat: int) -> float:
        """What their roosts, their Decree and their warriors promise, and how near Turmoil is."""
        return prospects(g, seat)


def _with_suit(card: str, words: Words) -> str:
    """A Decree card as text."""
    suit = words.say(f"suit-{printed_suit(card)}")
    return words.say("table-eyrie-card", suit=suit, card=words.say(f"card-{card}"))


def _names(g: Root, cards: list[int]) -> tuple[str, ...]:
    """Decree cards by name."""
    names = g.terms.deck.names
    return tuple(LOYAL_VIZIER if card == VIZIER else names[card] for card in cards)
