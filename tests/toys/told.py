"""Harvest in words: its content, and the table as sections of lines."""

from __future__ import annotations

from deskovka.content.tables import GameContent
from deskovka.content.told import Line, Section, Thing, line
from tests.toys.harvest import HIDDEN, VALUES, HarvestView


class HarvestContent(GameContent, frozen=True):
    values: tuple[int, ...] = VALUES
    """What each card is worth in a barn."""


def told(view: HarvestView, content: HarvestContent) -> tuple[Section, ...]:
    now = line("told-now", phase=view.phase, leader=view.leader, seat=view.turn, left=view.left)
    shared = Section(line("told-round", round=view.round), (now, line("told-bank", coins=view.bank), _deck(view)))
    return (shared, *(_seat(view, content, seat) for seat in range(len(view.coins))))


def _deck(view: HarvestView) -> Line:
    return line("told-deck", cards=_cards(view.deck))


def _seat(view: HarvestView, content: HarvestContent, seat: int) -> Section:
    here = Thing("seat", seat)
    stored = tuple(line("told-stored", card=card, value=content.values[card]) for card in view.barns[seat])
    return Section(
        line("told-seat", seat=seat),
        (
            line("told-coins", here, coins=view.coins[seat], goats=view.goats[seat]),
            line("told-barn", here, cards=stored),
            line("told-hand", here, cards=_cards(view.hands[seat])),
        ),
    )


def _cards(cards: tuple[int, ...]) -> tuple[Line, ...]:
    return tuple(line("told-hidden") if card == HIDDEN else line("told-card", card=card) for card in cards)
