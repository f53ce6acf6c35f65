"""10. The Murshid's deals: victory points for support in a combat or a contest."""

from __future__ import annotations

from deskovka.games.crescent.asking import decide
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.vocabulary import MURSHID, NOBODY
from deskovka.kernel import Facts, Flow, Option


def murshid_near(g: Crescent, tile: int) -> bool:
    """Whether Murshid influence is in a hex or in one adjacent to it."""
    influence = g.influence
    return influence[tile] == MURSHID or any(influence[near] == MURSHID for near in g.board.near[tile])


def in_combat(g: Crescent) -> bool:
    """Whether a combat is fought, and not a contest."""
    return g.defender != NOBODY


def involved(g: Crescent) -> list[int]:
    """CM-MURSHID-DEAL-5 Form of a deal: who may offer, in turn order."""
    if in_combat(g):
        return sorted((g.attacker, g.defender))
    return [seat for seat in g.terms.seats if g.stances[seat] and seat != MURSHID]


def begin_deals(g: Crescent) -> None:
    """CM-MURSHID-DEAL-1 Deals, CM-MURSHID-DEAL-3 Time limit: one window, before cards are selected."""
    possible = MURSHID not in (g.attacker, g.defender) and murshid_near(g, g.active)
    g.phase = "offers" if possible else _after(g)


def _after(g: Crescent) -> str:
    return "combat_select" if in_combat(g) else "contest_select"


def offer(g: Crescent) -> Flow[None]:
    """CM-MURSHID-DEAL-5 Form of a deal: each involved player offers openly, at most what it owns.

    Totals are secret (CM-SCORE-3), so one without points is asked as well.
    """
    offered = [seat for seat, _ in g.offers]
    seat = next((seat for seat in involved(g) if seat not in offered), NOBODY)
    if seat == NOBODY:
        g.phase = "deal" if any(points for _, points in g.offers) else _after(g)
        return
    most = min(g.terms.params.deal, g.points[seat])
    options: list[Option] = [("offer", points) for points in range(most + 1)]
    facts: Facts = {"hex": g.name(g.active), "attacker": g.attacker}
    option = yield from decide(g, seat, "offer", lambda: list(options), facts, hidden=True)
    if option is None:
        return
    g.offers.append((seat, int(option[1])))
    g.tell("offered", seat=seat, points=int(option[1]))


def deal(g: Crescent) -> Flow[None]:
    """CM-MURSHID-DEAL-5 Form of a deal: the Murshid accepts one positive offer, or none."""
    options: list[Option] = [("deal", seat) for seat, points in g.offers if points]
    facts: Facts = {"hex": g.name(g.active), "attacker": g.attacker}
    option = yield from decide(g, MURSHID, "deal", lambda: [*options, ("no_deal",)], facts)
    if option is None:
        return
    if option[0] == "deal":
        g.partner = int(option[1])
        g.paid = dict(g.offers)[g.partner]
        g.tell("dealt", seat=MURSHID, owner=g.partner, points=g.paid)
    else:
        g.tell("no_deal", seat=MURSHID)
    g.phase = _after(g)
