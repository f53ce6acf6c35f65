"""4.3.4 Which pieces hits remove."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from deskovka.games.root.cast import NOBODY
from deskovka.games.root.removal import BATTLE, may_be_removed
from deskovka.kernel import Flow
from deskovka.kernel.picking import pick_several

if TYPE_CHECKING:
    from deskovka.games.root.state import Battle, Root

Losses: TypeAlias = list[tuple[int, int]]
"""Pieces that hits remove: a kind, and how many."""


def lose_pieces(g: Root, seat: int, fight: Battle, hits: int, lent: Sequence[int] = ()) -> Flow[Losses]:
    """4.3.4: warriors go first, then buildings and tokens in the order that the receiving player chooses.

    11.2.7.III.a: of the hits on warriors every second one goes to those that are lent, as long as there are any.
    """
    losses: Losses = []
    own = g.cast.warriors[seat]
    for kinds, share in zip((own, lent), shares(g, fight, hits, own, lent), strict=True):
        losses += fallen(g, fight, kinds, share)
    hits -= sum(count for _, count in losses)
    if hits:
        yield from _lose_cardboard(g, seat, fight, hits, losses)
    return losses


def shares(g: Root, fight: Battle, hits: int, own: Sequence[int], lent: Sequence[int]) -> tuple[int, int]:
    """11.2.7.III.a, 11.R8: how many hits own warriors take, and lent ones: by turns, as long as there are any."""
    mine, theirs = (sum([g.pieces[kind][fight.clearing] for kind in kinds]) for kinds in (own, lent))
    hits = min(hits, mine + theirs)
    taken = max(min(mine, (hits + 1) // 2), hits - theirs)
    return taken, hits - taken


def fallen(g: Root, fight: Battle, kinds: Iterable[int], hits: int) -> Losses:
    """4.3.4: the warriors of some kinds that these hits remove, those of the first kind before all others."""
    losses: Losses = []
    for kind in kinds:
        count = min(hits, g.pieces[kind][fight.clearing])
        if count:
            losses.append((kind, count))
            hits -= count
    return losses


def _lose_cardboard(g: Root, seat: int, fight: Battle, hits: int, losses: Losses) -> Flow[None]:
    """Buildings and tokens, one for each hit; E-R-stoic: nobody is asked about what is protected."""
    clearing = fight.clearing
    cardboard = (*g.cast.buildings[seat], *g.cast.tokens[seat])
    kinds = [kind for kind in cardboard if may_be_removed(g, kind, clearing, BATTLE)]
    standing = [kind for kind in kinds for _ in range(g.pieces[kind][clearing])]
    chooser = chooser_of(g, seat, fight)
    names, called = g.cast.names, g.cast.called[seat]
    yield from pick_several(
        chooser,
        "lose",
        standing,
        min(hits, len(standing)),
        lambda kind: ("lose", names[kind], called),
        lambda kind: losses.append((kind, 1)),
    )


def chooser_of(g: Root, seat: int, fight: Battle) -> int:
    """4.3.4, D.4.2, E.R2: the owner, unless somebody has instigated the battle or nobody speaks for the owner."""
    if fight.instigator != NOBODY:
        return fight.instigator
    spokesman = g.controllers[seat]
    return spokesman if spokesman != NOBODY else g.controllers[fight.opponent(seat)]
