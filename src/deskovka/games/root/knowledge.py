"""Dealing anew what a seat does not know, and what must never change."""

from __future__ import annotations

from deskovka.games.root.cast import BUILDING
from deskovka.games.root.state import NO_CARD, Root
from deskovka.kernel import Chance
from deskovka.kernel.game import EVERYBODY

HIDDEN = "hidden"
"""Stands for a card that the seat does not know."""


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) is among those who know something."""
    return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)


def seen(g: Root, pile: list[int], viewer: int | None) -> tuple[str, ...]:
    """The cards of a pile as a seat sees them: first those that it knows."""
    names = g.terms.deck.names
    known = sorted(names[card] for card in pile if knows(g.known[card], viewer))
    return (*known, *(HIDDEN for _ in range(len(pile) - len(known))))


def hidden_piles(g: Root) -> list[list[int]]:
    """Every pile that may hold cards which not everybody knows."""
    return [g.deck, *g.hands, *(pile for board in g.boards for pile in board.piles())]


def redeal(g: Root, seat: int | None, chance: Chance) -> None:
    """The cards, items under ruins and quests that the seat does not know change places; what others know stays."""
    places = [
        (pile, index) for pile in hidden_piles(g) for index, card in enumerate(pile) if not knows(g.known[card], seat)
    ]
    cards = [pile[index] for pile, index in places]
    masks = [g.known[card] for card in cards]
    chance.shuffle(cards)
    for (pile, index), card, mask in zip(places, cards, masks, strict=True):
        pile[index] = card
        g.known[card] = mask
    buried = [n for n, item in enumerate(g.buried) if item >= 0 and not knows(g.buried_known[n], seat)]
    items = [g.buried[n] for n in buried]
    chance.shuffle(items)
    for n, item in zip(buried, items, strict=True):
        g.buried[n] = item
    chance.shuffle(g.quest_deck)
    for owner, faction in enumerate(g.cast.factions):
        faction.redeal(g, owner, seat, chance)


def conserved(g: Root) -> dict[str, int]:
    """1.5.1: cards and pieces that no rule makes or destroys; and that nothing is counted wrong."""
    cards = [*g.deck, *g.discard, *g.available, *g.removed, *(card for card in g.dominance if card != NO_CARD)]
    for pile in (*g.hands, *g.crafted, *(pile for board in g.boards for pile in board.piles())):
        cards += pile
    totals = {
        "cards": len(cards),
        "different cards": len(set(cards)),
        "pieces out of balance": sum(_imbalance(g, kind) for kind in range(len(g.pieces))),
        "debts": min(0, *g.supply, *g.gone, *g.aside, *g.items, *g.slots, *(min(row) for row in g.pieces)),
        "miscounted": _miscounted(g),
    }
    for seat, faction in enumerate(g.cast.factions):
        totals |= faction.conserved(g, seat)
    return totals


def _imbalance(g: Root, kind: int) -> int:
    elsewhere = sum(faction.pieces_on_board(g, seat, kind) for seat, faction in enumerate(g.cast.factions))
    found = sum(g.pieces[kind]) + g.supply[kind] + g.gone[kind] + g.aside[kind] + elsewhere
    return abs(found - g.cast.kinds[kind].total)


def _miscounted(g: Root) -> int:
    """In how many clearings the pieces differ from what was counted along the way."""
    wrong = 0
    for clearing in g.woodland.clearings:
        present = [int(pawn == clearing) for pawn in g.pawns]
        might = [0] * len(g.might)
        built = g.ruins[clearing]
        for kind, row in enumerate(g.pieces):
            present[g.cast.owner[kind]] += row[clearing]
            for side, weight in g.counts[kind]:
                might[side] += weight * row[clearing]
            if g.cast.sort[kind] == BUILDING:
                built += row[clearing]
        right = present == [row[clearing] for row in g.presence] and might == [row[clearing] for row in g.might]
        wrong += not right or built + g.slots[clearing] != g.woodland.slots[clearing]
    return wrong
