"""C.3 The mountain: closed paths and the tower of the pass, F-tower-2: wherever it stands."""

from __future__ import annotations

from deskovka.games.root.cards import named, spend
from deskovka.games.root.points import score
from deskovka.games.root.state import Root
from deskovka.games.root.tables import TOWER
from deskovka.games.root.woodland import with_opened
from deskovka.kernel import Ask, Flow, Option

POINTS = 1


def path_offers(g: Root, seat: int) -> list[Option]:
    """C.3.3: the closed paths that a player may open now, next to a faction piece of his."""
    if not g.woodland.closed_paths or g.opened_path or not g.hands[seat]:
        return []
    mine = g.presence[seat]
    return [("open_path", one, other) for one, other in g.woodland.closed_paths if mine[one] or mine[other]]


def open_path(g: Root, seat: int, option: Option) -> Flow[None]:
    """C.3.3 Opening a path: any one card, for a point."""
    _, one, other = option
    reply: Option = yield Ask(seat, "pay_path", lambda: named(g, "spend", g.hands[seat]), private=True)
    spend(g, seat, str(reply[1]))
    g.woodland = with_opened(g.terms.tables, g.woodland, (int(one), int(other)))
    g.opened_path = 1
    g.tell("path_opened", seat=seat, clearing=one, target=other)
    score(g, seat, POINTS)


def score_pass(g: Root, seat: int) -> None:
    """C.3.4 The pass, F-tower-2 Tower: who rules its clearing at the end of his Evening scores."""
    tower = g.landmarks[TOWER]
    if tower >= 0 and g.rulers[tower] == seat:
        g.tell("pass_ruled", seat=seat, clearing=tower)
        score(g, seat, g.terms.tables.landmarks[TOWER].vp)
