"""4.3.4 Which pieces hits remove."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from deskovka.games.root.cast import NOBODY
from deskovka.games.root.picking import pick_several
from deskovka.kernel import Flow

if TYPE_CHECKING:
    from deskovka.games.root.state import Battle, Root

Losses: TypeAlias = list[tuple[int, int]]
"""Pieces that hits remove: a kind, and how many."""


def lose_pieces(g: Root, seat: int, fight: Battle, hits: int) -> Flow[Losses]:
    """4.3.4: warriors go first, then buildings and tokens in the order that the receiving player chooses."""
    losses: Losses = []
    for kind in g.cast.warriors[seat]:
        count = min(hits, g.pieces[kind][fight.clearing])
        if count:
            losses.append((kind, count))
            hits -= count
    if hits:
        yield from _lose_cardboard(g, seat, fight, hits, losses)
    return losses


def _lose_cardboard(g: Root, seat: int, fight: Battle, hits: int, losses: Losses) -> Flow[None]:
    """Buildings and tokens, one for each hit."""
    kinds = (*g.cast.buildings[seat], *g.cast.tokens[seat])
    standing = [kind for kind in kinds for _ in range(g.pieces[kind][fight.clearing])]
    chooser = seat if fight.instigator == NOBODY else fight.instigator
    names = g.cast.names
    yield from pick_several(
        chooser,
        "lose",
        standing,
        min(hits, len(standing)),
        lambda kind: ("lose", names[kind], seat),
        lambda kind: losses.append((kind, 1)),
    )
