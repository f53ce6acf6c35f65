"""15. Keepers in Iron: their set-up and their abilities."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.cast import TOKEN
from deskovka.games.root.factions.daylight import end_daylight
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.factions.keepers.board import (
    COLUMNS,
    NOT_YET,
    RELICS,
    STATIONS,
    KeepersBoard,
    board_of,
    cards_in_evening,
    found_in,
    relics_in,
    sheet_of,
)
from deskovka.games.root.factions.keepers.features import FEATURES, counted
from deskovka.games.root.factions.keepers.refusals import REASONS
from deskovka.games.root.factions.keepers.relics import carry_relics, hide, lay_relics, lay_rest, lost_in
from deskovka.games.root.factions.keepers.sheet import TYPES, WORTHS, KeepersSheet
from deskovka.games.root.factions.keepers.told import LEXICON, about, told
from deskovka.games.root.factions.keepers.turn import (
    act_with_retinue,
    craft_in_daylight,
    decamp,
    draw_and_discard,
    encamp,
    gather_retinue,
    live_off_the_land,
    recruit,
)
from deskovka.games.root.factions.keepers.view import KeepersView, seen_as, view_board
from deskovka.games.root.homelands import enemy_homelands, farthest, free_corners, make_home
from deskovka.games.root.pieces import PLACE_AT, may_place, place, warriors
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.content.told import Line, Thing
    from deskovka.games.root.content import Content
    from deskovka.games.root.effects import Trigger
    from deskovka.games.root.movement import Move
    from deskovka.games.root.removal import Removal
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Battle, Root
    from deskovka.games.root.tables import Tables

TROPHY = "trophy"
"""What a removal triggers."""
KNIGHTS = "knights"
TROPHY_VP = 2
"""15.2.5: what a relic scores for an enemy who removes it."""


# -- 15.3 Set-up -----------------------------------------------------------------------------------------------------


def settle(
    g: Root, seat: int, first: Sequence[int], second: Mapping[int, Sequence[int]], count: int
) -> Flow[list[int]]:
    """15.3.2 Warriors: so many in one of some clearings, and as many in one that goes with it; gives both."""
    warrior = g.cast.numbers[seat]["warrior"]
    option: Option = yield Ask(seat, "first_camp", [PLACE_AT[clearing] for clearing in first])
    homes = [int(option[1])]
    make_home(g, seat, homes)
    place(g, warrior, homes[0], count)
    beside = [PLACE_AT[clearing] for clearing in second[homes[0]]]
    if beside:
        reply: Option = yield Ask(seat, "second_camp", beside, {"clearing": homes[0]})
        homes.append(int(reply[1]))
        place(g, warrior, homes[1], count)
    lay_rest(g, seat)
    board_of(g, seat).retainers = [sheet_of(g).retainers] * len(COLUMNS)
    g.tell("retainers_ready", seat=seat, count=sheet_of(g).retainers)
    return homes


def on_edge(g: Root, seat: int, clearing: int) -> list[int]:
    """15.3.2: the clearings of the edge that are adjacent to one of it."""
    return [near for near in g.woodland.paths[clearing] if near in g.woodland.edge and may_place(g, seat, near)]


def nearest(g: Root, seat: int, home: int, free: Sequence[int]) -> list[int]:
    """AS-9: the free clearings that are as near as possible to a homeland; of these the best (A.8.2.II)."""
    steps = g.woodland.distances([home])
    others = [clearing for clearing in free if clearing != home]
    least = min((steps[clearing] for clearing in others), default=0)
    return farthest(g, seat, [clearing for clearing in others if steps[clearing] == least], 3)


# -- the faction -----------------------------------------------------------------------------------------------------


class Keepers(Faction):
    """15. Keepers in Iron."""

    id = "keepers"
    crafting_pieces = tuple(name for name, _ in STATIONS)
    birdsong = (encamp, decamp, recruit)
    daylight = (craft_in_daylight, act_with_retinue, end_daylight)
    evening = (live_off_the_land, gather_retinue, draw_and_discard)
    lexicon = LEXICON
    features = FEATURES
    reasons = REASONS

    def sheet(self, tables: Tables) -> KeepersSheet:
        """Their printed board."""
        return tables.factions.keepers

    def pieces(self, tables: Tables) -> Iterable[tuple[str, str, int]]:
        """15.2.1: relics by type and value."""
        yield from super().pieces(tables)
        worths = [(relic, worth) for relic in TYPES for worth in WORTHS]
        for name, (relic, worth) in zip(RELICS, worths, strict=True):
            yield TOKEN, name, tables.factions.keepers.relics[relic].count(worth)

    def trophy(self, sort: str, name: str) -> int:
        """15.2.5 Prized trophies."""
        return TROPHY_VP if name in RELICS else super().trophy(sort, name)

    def new_board(self, terms: Terms) -> KeepersBoard:
        """Their board; 15.3.5 Waystations."""
        return KeepersBoard(self.id, len(terms.woodland.forests))

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """15.3 Set-up."""
        lay_relics(g, seat)
        corners = [corner for corner in free_corners(g, seat) if may_place(g, seat, corner)]
        beside = {corner: on_edge(g, seat, corner) for corner in corners}
        yield from settle(g, seat, corners, beside, sheet_of(g).starting_warriors)

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """AS-keepers: their set-up card: two homelands on the edge, two clearings between them and those of others."""
        lay_relics(g, seat)
        taken = enemy_homelands(g, seat)
        free = [clearing for clearing in g.woodland.edge if clearing not in taken and may_place(g, seat, clearing)]
        beside = {one: farthest(g, seat, [near for near in on_edge(g, seat, one) if near in free], 3) for one in free}
        best = farthest(g, seat, free, 3)
        paired = [one for one in best if any(near in best for near in beside[one])]
        first = paired or [one for one in best if beside[one]] or [one for one in free if beside[one]] or best
        second = {one: beside[one] or nearest(g, seat, one, free) for one in first}
        count = g.terms.tables.setup_cards[self.id].each_homeland.get("warrior", 0)
        homes = yield from settle(g, seat, first, second, count)
        if len(homes) > 1:
            make_home(g, seat, homes)

    def begin_turn(self, g: Root, seat: int) -> None:
        """15.4, 15.5.2: what is done once in a turn begins anew."""
        board = board_of(g, seat)
        board.camped, board.decamped, board.left = [], [], []
        board.column = NOT_YET
        board.is_gathering = 0

    # -- 15.2.4 Devout knights ---------------------------------------------------------------------------------------

    def ignored_hits(self, g: Root, seat: int, fight: Battle, hits: int) -> int:
        """15.2.4: the first hit of a battle where there are a relic and a warrior."""
        here = fight.clearing
        if fight.was_used(seat, KNIGHTS) or not warriors(g, seat, here) or not relics_in(g, seat, here):
            return 0
        fight.mark_used(seat, KNIGHTS)
        g.tell("knights", seat=seat)
        return 1

    def takes_along(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """15.2.4: relics go along with warriors."""
        return carry_relics(g, seat, move)

    # -- 15.2.5 Prized trophies --------------------------------------------------------------------------------------

    def triggers(self, g: Root, seat: int, removal: Removal) -> Sequence[Trigger]:
        """15.2.5: wherever relics were removed."""
        return [(TROPHY, clearing) for clearing in lost_in(g, seat, removal)]

    def resolve(self, g: Root, seat: int, removal: Removal, trigger: Trigger) -> Flow[None]:
        """15.2.5: they go to forests."""
        return hide(g, seat, removal, trigger[1])

    # -- what others see, and how it stands --------------------------------------------------------------------------

    def pieces_on_board(self, g: Root, seat: int) -> dict[int, int]:
        """15.3.1, 15.5.2.III.a: the relics in forests, and those that were recovered."""
        board, numbers = board_of(g, seat), g.cast.numbers[seat]
        kept = [relic for row in board.recovered for relic in row]
        return {
            numbers[name]: board.unseen[relic] + sum(row[relic] for row in board.face_up) + kept.count(relic)
            for relic, name in enumerate(RELICS)
            if name in numbers
        }

    def conserved(self, g: Root, seat: int) -> dict[str, int]:
        """15.2.1, 15.3.4: what is wrong with relics that lie face down and with retainers; nothing in a good game."""
        board = board_of(g, seat)
        if g.phase != "turn":
            return {}
        blank = sum(map(sum, board.face_down)) - sum(board.unseen)
        missing = sheet_of(g).retainers * len(COLUMNS) - sum(board.retainers) - board.dismissed
        return {"relics without a value": blank, "retainers missing": missing} if blank or missing else {}

    def in_forest(self, g: Root, seat: int, forest: int) -> Sequence[tuple[str, int]]:
        """15.3.1: relics."""
        return found_in(g, seat, forest)

    def seen_as(self, g: Root, seat: int, kind: int, clearing: int, viewer: int | None) -> str:
        """15.2.2: a waystation goes by the face that is up."""
        return seen_as(g, seat, kind)

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """15.6.3 Evening."""
        return cards_in_evening(g, seat)

    def view_board(self, g: Root, seat: int, viewer: int | None) -> KeepersView:
        """Their board; all of it is public."""
        return view_board(g, seat)

    def told(self, board: KeepersView, content: Content) -> list[Line]:
        """The retinue, the waystations, the relics."""
        return told(board, content)

    def about(self, content: Content) -> Mapping[Thing, tuple[Line, ...]]:
        """What retainers and columns do."""
        return about(content)

    def counted(self, g: Root, seat: int) -> list[float]:
        """What their relics, waystations and cards promise."""
        return counted(g, seat)
