"""What seats know of hidden cards, and dealing anew what they do not.

A card is a number. The state keeps ``known``, a mask of seats for each card: who knows where it lies. In a game in
which somebody may know of several cards where they lie but not which is which ("these three are on top of the deck"),
it also keeps ``sets``: a row for each seat and a last one for spectators, with a number for each card. Cards with the
same number are such a set for that seat; 0 stands for cards of which it knows nothing, or everything.

What is known of a card goes with it wherever it is moved unseen: when somebody draws one of those three, it is still
one of them. All of it is plain data; the functions here change it in place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from deskovka.kernel.chance import Chance
from deskovka.kernel.state import EVERYBODY

T = TypeVar("T")

Sets: TypeAlias = list[list[int]]
NO_SETS: Sets = []
"""For a game that has none."""


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) is among those who know something."""
    return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)


def no_sets(seats: int, cards: int) -> Sets:
    """The rows of a game in which nothing is known yet."""
    return [[0] * cards for _ in range(seats + 1)]


def learn(known: list[int], sets: Sets, seat: int | None, card: int) -> None:
    """A seat (None: everybody) sees where a card lies; the last card of a set is known with it."""
    for viewer in _viewers(sets, seat):
        row = _row(sets, viewer)
        number = row[card]
        _mark(known, viewer, card)
        row[card] = 0
        if number:
            _settle_single(known, row, viewer, number)
    if seat is None:
        known[card] = EVERYBODY


def learn_set(known: list[int], sets: Sets, seat: int | None, cards: Sequence[int]) -> None:
    """A seat (None: everybody) learns that just these cards lie where they lie, but not which is which.

    >>> known, sets = [0] * 5, no_sets(2, 5)
    >>> learn_set(known, sets, 1, [0, 1, 2])
    >>> learn_set(known, sets, 1, [2, 3])  # of these, only 2 can be one of the three
    >>> candidates(known, sets, 1, 0), candidates(known, sets, 1, 2), candidates(known, sets, 1, 4)
    ((0, 1), (2,), ())
    """
    for viewer in _viewers(sets, seat):
        row = _row(sets, viewer)
        parts: dict[int, list[int]] = {}
        for card in cards:
            if not knows(known[card], viewer):
                parts.setdefault(row[card], []).append(card)
        for number, part in parts.items():
            new = max(row) + 1
            for card in part:
                row[card] = new
            _settle_single(known, row, viewer, new)
            if number:
                _settle_single(known, row, viewer, number)


def mixed(known: list[int], sets: Sets, cards: Sequence[int]) -> None:
    """These cards were shuffled among the places where they lay: who knew just which they are knows them as a set.

    Who did not forgets what it knew of them, and of every other card that for it could have been one of them.
    """
    if len(cards) < 2:
        return
    among = set(cards)
    whole = [_knew_all(known, row, viewer, among) for viewer, row in _rows(sets)]
    for card in cards:
        known[card] = 0
    for (_, row), knew in zip(_rows(sets), whole, strict=True):
        if knew:
            new = max(row) + 1
            for card in cards:
                row[card] = new
        else:
            _dissolve(row, among)


def forget(known: list[int], sets: Sets, cards: Sequence[int]) -> None:
    """These cards were shuffled with others of which nobody knows anything: so it is with them, now."""
    for card in cards:
        known[card] = 0
    for row in sets:
        _dissolve(row, set(cards))


def candidates(known: Sequence[int], sets: Sets, seat: int | None, card: int) -> tuple[int, ...]:
    """What can lie where a card lies, as far as a seat knows: it, or one of a set; nothing when it could be any."""
    if knows(known[card], seat):
        return (card,)
    row = _row(sets, seat)
    number = row[card]
    return tuple(other for other, its in enumerate(row) if its == number) if number else ()


def deal_anew(
    piles: Sequence[list[int]],
    known: list[int],
    seat: int | None,
    chance: Chance,
    sets: Sets = NO_SETS,
    sorts: Sequence[int] = (),
    sorted_: list[int] | None = None,
) -> None:
    """The cards of these piles that the seat does not know change places, those of a set among themselves.

    Every deal that fits what the seat knows is as likely as any other. What others know of a place stays. In a game in
    which everybody may know of what sort a hidden card is ("a card of mine"), ``sorts`` has the sort of each card and
    ``sorted_`` marks, card by card, where the sort is known: a card of the same sort comes there.
    """
    row = _row(sets, seat) if sets else None
    groups: dict[int, list[tuple[list[int], int]]] = {}
    for pile in piles:
        for index, card in enumerate(pile):
            mask = known[card]
            if mask != EVERYBODY if seat is None else not mask >> seat & 1:
                groups.setdefault(row[card] if row else 0, []).append((pile, index))
    for places in groups.values():
        cards = [pile[index] for pile, index in places]
        masks = [known[card] for card in cards]
        numbers = [[other[card] for other in sets] for card in cards] if sets else [[]] * len(cards)
        marks = [sorted_[card] for card in cards] if sorted_ else [0] * len(cards)
        cards = _shuffled(cards, sorts, marks, chance)
        for (pile, index), card, mask, its, mark in zip(places, cards, masks, numbers, marks, strict=True):
            pile[index] = card
            known[card] = mask
            for other, number in zip(sets, its, strict=True):
                other[card] = number
            if sorted_:
                sorted_[card] = mark


def _shuffled(cards: Sequence[int], sorts: Sequence[int], marks: Sequence[int], chance: Chance) -> list[int]:
    """The cards in a random order in which every marked place gets a card of the sort that lay there."""
    drawn = list(cards)
    chance.shuffle(drawn)
    if not any(marks):
        return drawn
    found = [-1] * len(cards)
    for place, mark in enumerate(marks):
        if mark:
            found[place] = next(card for card in drawn if sorts[card] == sorts[cards[place]])
            drawn.remove(found[place])
    return [drawn.pop() if card < 0 else card for card in found]


def mix(things: list[T], places: Sequence[int], chance: Chance) -> None:
    """Shuffle what lies in some places of a list among these places."""
    taken = [things[place] for place in places]
    chance.shuffle(taken)
    for place, thing in zip(places, taken, strict=True):
        things[place] = thing


def _rows(sets: Sets) -> list[tuple[int | None, list[int]]]:
    """Every row with its seat, spectators last."""
    return [(seat if seat < len(sets) - 1 else None, row) for seat, row in enumerate(sets)]


def _row(sets: Sets, seat: int | None) -> list[int]:
    return sets[-1 if seat is None else seat]


def _viewers(sets: Sets, seat: int | None) -> list[int | None]:
    return [viewer for viewer, _ in _rows(sets)] if seat is None else [seat]


def _mark(known: list[int], seat: int | None, card: int) -> None:
    known[card] = EVERYBODY if seat is None else known[card] | 1 << seat


def _settle_single(known: list[int], row: list[int], seat: int | None, number: int) -> None:
    """A set of one card is a card that is known."""
    if row.count(number) == 1:
        card = row.index(number)
        row[card] = 0
        _mark(known, seat, card)


def _knew_all(known: list[int], row: list[int], seat: int | None, cards: set[int]) -> bool:
    """Whether a seat knew just which cards these are: each of them, or whole sets of them."""
    unknown = [card for card in cards if not knows(known[card], seat)]
    numbers = {row[card] for card in unknown}
    return 0 not in numbers and sum(map(row.count, numbers)) == len(unknown)


def _dissolve(row: list[int], cards: set[int]) -> None:
    """Forget of these cards, and of the sets that they belong to."""
    numbers = {row[card] for card in cards} - {0}
    for card, number in enumerate(row):
        if number in numbers:
            row[card] = 0
