"""Cards that lie on a board and count by their suits, in words (7.4.2, 15.6.2)."""

from __future__ import annotations

from collections.abc import Mapping

from deskovka.content.told import Part, line


def with_suits(cards: tuple[str, ...], suits: Mapping[str, str]) -> tuple[Part, ...]:
    """Cards with their suits; one of no deck is a bird (7.3.4, 15.R1).

    Some cards have theirs in the name.
    """
    return tuple(_with_suit(card, suits.get(card, "bird")) for card in cards)


def _with_suit(card: str, suit: str) -> Part:
    return card if card.endswith(f"_{suit}") else line("told-suited-card", suit=suit, card=card)
