"""Dealing anew what a seat does not know, and what must never change."""

from __future__ import annotations

from deskovka.games.root.cast import BUILDING
from deskovka.games.root.pieces import ruler_of
from deskovka.games.root.state import NO_CARD, Root
from deskovka.kernel import Chance
from deskovka.kernel.knowledge import deal_anew, knows, mix

HIDDEN = "hidden"
"""Stands for a card that the seat does not know."""


def seen(g: Root, pile: list[int], viewer: int | None) -> tuple[str, ...]:
    """The cards of a pile as a seat sees them: first those that it knows."""
    names = g.terms.deck.names
    known = sorted(names[card] for card in pile if knows(g.known[card], viewer))
    return (*known, *(HIDDEN for _ in range(len(pile) - len(known))))


def hidden_piles(g: Root) -> list[list[int]]:
    """Every pile that may hold cards which not everybody knows."""
    return [g.deck, *g.hands, g.stock, *(pile for board in g.boards for pile in board.piles())]


def redeal(g: Root, seat: int | None, chance: Chance) -> None:
    """The cards, items under ruins and quests that the seat does not know change places; what others know stays."""
    deal_anew(hidden_piles(g), g.known, seat, chance)
    buried = [n for n, item in enumerate(g.buried) if item >= 0 and not knows(g.buried_known[n], seat)]
    mix(g.buried, buried, chance)
    chance.shuffle(g.quest_deck)
    for owner, faction in enumerate(g.cast.factions):
        faction.redeal(g, owner, seat, chance)


def conserved(g: Root) -> dict[str, int]:
    """1.5.1: cards and pieces that no rule makes or destroys; and that nothing is counted wrong."""
    cards = [
        *g.deck,
        *g.discard,
        *g.played,
        *g.available,
        *g.removed,
        *g.stock,
        *(card for card in g.dominance if card != NO_CARD),
    ]
    for pile in (*g.hands, *g.crafted, *(pile for board in g.boards for pile in board.piles())):
        cards += pile
    totals = {
        "cards": len(cards),
        "different cards": len(set(cards)),
        "pieces out of balance": _imbalance(g),
        "debts": min(0, *g.supply, *g.gone, *g.aside, *g.items, *g.slots, *map(min, g.pieces)),
        "miscounted": _miscounted(g),
    }
    for seat, faction in enumerate(g.cast.factions):
        totals |= faction.conserved(g, seat)
    return totals


def _imbalance(g: Root) -> int:
    """How many pieces are too many or too few."""
    piles = zip(g.pieces, g.supply, g.gone, g.aside, strict=True)
    found = [sum(on_map) + supply + gone + aside for on_map, supply, gone, aside in piles]
    for owner, party in enumerate(g.cast.parties):
        for kind, count in party.pieces_on_board(g, owner).items():
            found[kind] += count
    return sum([abs(count - kind.total) for count, kind in zip(found, g.cast.kinds, strict=True)])


def _miscounted(g: Root) -> int:
    """How many rows of numbers that are kept along the way differ from what the pieces say."""
    empty = [0] * len(g.slots)
    presence, might = [empty[:] for _ in g.presence], [empty[:] for _ in g.might]
    slots = list(g.woodland.slots)
    for seat, pawn in enumerate(g.pawns):
        if 0 < pawn < len(empty):
            presence[seat][pawn] += 1
    for clearing, ruin in enumerate(g.ruins):
        slots[clearing] -= ruin
    for kind, row in enumerate(g.pieces):
        present, counts, is_building = presence[g.cast.owner[kind]], g.counts[kind], g.cast.sort[kind] == BUILDING
        for clearing, count in enumerate(row):
            if count:
                present[clearing] += count
                for side, weight in counts:
                    might[side][clearing] += weight * count
                if is_building:
                    slots[clearing] -= count
    rulers = [ruler_of(g, clearing) for clearing in range(len(empty))]
    kept, counted = (*g.presence, *g.might, g.slots, g.rulers), (*presence, *might, slots, rulers)
    return sum([list(row) != right for row, right in zip(kept, counted, strict=True)])
