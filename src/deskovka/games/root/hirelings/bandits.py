"""Highway Bandits and Bandit Gangs."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.answers import PASS
from deskovka.games.root.cast import NOBODY, WARRIOR
from deskovka.games.root.effects import Effect
from deskovka.games.root.hirelings.hireling import Hireling, HirelingBoard, choose_site, is_on_map, sites
from deskovka.games.root.movement import Move, has_detour
from deskovka.games.root.pieces import PLACE_AT, may_place, place, place_in_each, where
from deskovka.games.root.windows import DAYLIGHT
from deskovka.games.root.woodland import NOWHERE
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Root

WAYLAY, RALLY, ENLIST = "waylay", "rally", "enlist"
BANDITS = "highway_bandits"


class BanditsBoard(HirelingBoard):
    """The card of the Highway Bandits, who stand on paths and in no clearing."""

    lists = (*HirelingBoard.lists, "posts")
    __slots__ = ("posts",)

    def __init__(self, faction: str) -> None:
        super().__init__(faction)
        self.posts: list[str] = []
        """E-bandits-0: the paths that are watched, by one bandit each."""


def board_of(g: Root, owner: int) -> BanditsBoard:
    """The card of the Highway Bandits."""
    board = g.boards[owner]
    assert isinstance(board, BanditsBoard)
    return board


class Escort(Effect):
    """E-bandits-2: what Highway Bandits do for their controller."""

    def on_the_way(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """When he moves along a path with a bandit he may place a warrior where he goes."""
        kind = g.cast.numbers[seat].get(WARRIOR)
        watched = move.owner == seat and move.path(g) in board_of(g, g.cast.owner_of(BANDITS)).posts
        if not watched or kind is None or not g.supply[kind] or not may_place(g, seat, move.target):
            return
        options = [PLACE_AT[move.target], PASS]
        option: Option = yield Ask(seat, "wayside", options, {"clearing": move.target})
        if option != PASS:
            place(g, kind, move.target)


class HighwayBandits(Hireling):
    """E-bandits. Highway Bandits: on paths, where nobody battles them and they rule nothing (E-R-bandits)."""

    id = BANDITS
    windows: tuple[str, ...] = (DAYLIGHT,)
    clause = "E-bandits-3"
    has_set_up = True
    serves = Escort()

    def new_board(self, terms: Terms) -> BanditsBoard:
        """Their card."""
        return BanditsBoard(self.id)

    def pieces_on_board(self, g: Root, seat: int) -> dict[int, int]:
        """Those on paths."""
        return {g.cast.numbers[seat][WARRIOR]: len(board_of(g, seat).posts)}

    def on_paths(self, g: Root, seat: int) -> Sequence[tuple[str, str, int]]:
        """One on each path that they watch."""
        return [(path, WARRIOR, 1) for path in board_of(g, seat).posts]

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-bandits-0: on different paths."""
        for _ in range(min(g.terms.tables.hirelings.bandits_begin, g.supply[g.cast.numbers[owner][WARRIOR]])):
            if free := self._free(g, owner):
                yield from self._watch(g, owner, seat, "first_watch", free)

    def _free(self, g: Root, owner: int) -> list[str]:
        """The open paths without a bandit (C.3.2)."""
        posts = board_of(g, owner).posts
        return [path for path in g.woodland.path_names.values() if path not in posts]

    def _watch(self, g: Root, owner: int, seat: int, topic: str, paths: list[str]) -> Flow[None]:
        """A player chooses the path for a bandit, from another path if none is left."""
        kind, posts = g.cast.numbers[owner][WARRIOR], board_of(g, owner).posts
        option: Option = yield Ask(seat, topic, [("watch", path) for path in paths])
        if g.supply[kind]:
            g.supply[kind] -= 1
        else:
            reply: Option = yield Ask(seat, "leave_post", [("leave_post", path) for path in posts])
            posts.remove(str(reply[1]))
            g.tell("post_left", hireling=self.id, place=str(reply[1]))
        posts.append(str(option[1]))
        g.tell("post_taken", seat=self.id, piece=WARRIOR, place=str(option[1]))

    # -- E-bandits-1 -------------------------------------------------------------------------------------------------

    def on_the_way(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """Enemies pay for a path with a bandit, by whomever they are made to move, unless they know another way."""
        path = move.path(g)
        if path in board_of(g, seat).posts and move.owner in g.enemies[seat] and not has_detour(g, move):
            g.tell("waylaid", hireling=self.id, seat=g.cast.called[move.owner], place=path)
            yield from g.cast.parties[move.owner].pay_toll(g, move.owner, move)

    # -- E-bandits-3 -------------------------------------------------------------------------------------------------

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """If there is a path for one more of them."""
        return (WAYLAY,) if self._near(g, owner, seat) else ()

    def _near(self, g: Root, owner: int, seat: int) -> list[str]:
        """The paths without a bandit that lead to faction pieces of a player."""
        mine, free = g.presence[seat], self._free(g, owner)
        return [
            path for (one, other), path in g.woodland.path_names.items() if path in free and mine[one] + mine[other]
        ]

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """One more of them on such a path."""
        return self._watch(g, owner, seat, "watch", self._near(g, owner, seat))


class BanditGangs(Hireling):
    """E-gangs. Bandit Gangs."""

    id = "bandit_gangs"
    windows: tuple[str, ...] = (DAYLIGHT,)
    clause = "E-gangs-3"
    shield = ("refused-gangs", "E-gangs-2")

    def when_hired(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-gangs-1: with faction pieces of who hired them, if none is on the map."""
        if not is_on_map(g, owner):
            yield from self._enlist(g, owner, seat)

    def _enlist(self, g: Root, owner: int, seat: int) -> Flow[None]:
        clearing = yield from choose_site(g, owner, seat, self._haunts(g, seat))
        if clearing != NOWHERE:
            place(g, g.cast.numbers[owner][WARRIOR], clearing)

    def _haunts(self, g: Root, seat: int) -> list[int]:
        """The clearings with faction pieces of a player."""
        return sites(g, seat, [clearing for clearing in g.woodland.clearings if g.presence[seat][clearing]])

    def forbids_battle(self, g: Root, seat: int, attacker: int, defender: int, clearing: int) -> bool:
        """E-gangs-2: they cannot be battled beside faction pieces of their controller."""
        controller = g.controllers[seat]
        return defender == seat and controller != NOBODY and g.presence[controller][clearing] > 0

    # -- E-gangs-3 ---------------------------------------------------------------------------------------------------

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """Warriors of their controller come to them, or one of them to him."""
        gangs, own = g.cast.numbers[owner][WARRIOR], g.cast.numbers[seat].get(WARRIOR)
        rallies = own is not None and g.supply[own] and sites(g, seat, where(g, gangs))
        enlists = g.supply[gangs] and self._haunts(g, seat)
        return [*([RALLY] if rallies else ()), *([ENLIST] if enlists else ())]

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """A faction warrior at each of them, or one of them beside a faction piece."""
        if deed == ENLIST:
            yield from self._enlist(g, owner, seat)
            return
        row = g.pieces[g.cast.numbers[owner][WARRIOR]]
        wanted = [clearing for clearing in g.woodland.clearings for _ in range(row[clearing])]
        yield from place_in_each(g, seat, g.cast.numbers[seat][WARRIOR], wanted, "rally")
