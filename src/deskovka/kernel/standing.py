"""Standing orders: answers left in advance to questions that come in the turns of others.

Whether somebody is asked about a card must not tell what he holds, so he is asked whenever he could have it. A game
over days would stop for each of these questions. So each of them can also be answered with *never*, *not here*, *only
if at least three are concerned* or *not until my next turn*: then the question is passed over from now on, until its
owner takes the order back in his own turn. An order is an answer like any other and part of the record.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Any

from deskovka.kernel.flow import Ask, Flow, Option, choose_all
from deskovka.kernel.state import State

PASS: Option = ("pass",)
STANDING = "standing"
"""The verb that leaves an order; such options come last."""
HERE, THREE, TURN, NEVER = "here", "three", "turn", "never"
_LEAST = {THREE: 3, TURN: 98, NEVER: 99}
"""From how many concerned on somebody is still asked; so many as the last two say never are."""


class Matters:
    """The questions of a game about which standing orders can be left.

    The state holds a row of plain numbers for each seat, two for each matter: from how many on its owner is asked, and
    the mask of places where he is not. Nobody is shown the row of another seat.
    """

    __slots__ = ("_again", "_orders", "names", "orders", "place")

    def __init__(self, *names: str, place: str | None = None, orders: Sequence[str] = (HERE, THREE, NEVER)) -> None:
        """``place`` is the fact of the questions that tells where they come up, by its number, if that matters.

        ``orders`` are those that can be left.
        """
        self.names = names
        self.place = place
        self.orders = orders
        self._orders = {name: [(STANDING, name, order) for order in orders] for name in names}
        """By matter: the orders as options."""
        self._again: list[Option] = [("ask_again", name) for name in names]
        """For each matter the option to be asked again."""

    def rows(self, seats: int) -> list[list[int]]:
        """The rows of all seats before anything was left."""
        return [[0, 0] * len(self.names) for _ in range(seats)]

    def consider(
        self, g: State[Any], row: list[int], matter: str, ask: Ask, may_leave: bool = True
    ) -> Flow[Option | None]:
        """Ask a seat whether it does something, unless its orders say no; gives what it does, or None.

        The options of the question are the things that it could do: to pass, and to leave an order, come with them.
        The facts of the question are the place and the ``count`` of those concerned.
        """
        if self._says_no(row, matter, ask):
            return None
        orders = self._orders[matter] if may_leave else []
        option: Option = yield Ask(
            ask.seat, ask.topic, lambda: [PASS, *ask.options(), *orders], ask.facts, private=True
        )
        if option[0] == STANDING:
            self.leave(g, row, ask, option)
            return None
        return None if option == PASS else option

    def consider_all(
        self, g: State[Any], rows: Sequence[list[int]], matter: str, asks: Sequence[Ask], always: Container[int]
    ) -> Flow[dict[int, Option]]:
        """Ask several seats in secret, unless their orders say no; gives what those do who leave no order.

        Seats in ``always`` are asked in any case, without an order. Whoever is not asked looks like one who has
        answered already.
        """
        open_ = {ask.seat: ask for ask in asks if ask.seat in always or not self._says_no(rows[ask.seat], matter, ask)}
        if not open_:
            return {}
        answers = yield from choose_all(
            [ask if seat in always else self._with_orders(matter, ask) for seat, ask in open_.items()]
        )
        for seat, option in answers.items():
            if option[0] == STANDING:
                self.leave(g, rows[seat], open_[seat], option)
        return {seat: option for seat, option in answers.items() if option[0] != STANDING}

    def _says_no(self, row: Sequence[int], matter: str, ask: Ask) -> bool:
        """Whether an order answers a question."""
        column = 2 * self.names.index(matter)
        return _number(ask, "count") < row[column] or bool(row[column + 1] >> _number(ask, self.place) & 1)

    def _with_orders(self, matter: str, ask: Ask) -> Ask:
        return Ask(ask.seat, ask.topic, lambda: [*ask.options(), *self._orders[matter]], ask.facts, private=True)

    def leave(self, g: State[Any], row: list[int], ask: Ask, option: Option) -> None:
        """Leave the order that a question was answered with."""
        matter, order = str(option[1]), str(option[2])
        column = 2 * self.names.index(matter)
        if order == HERE:
            row[column + 1] |= 1 << _number(ask, self.place)
        else:
            row[column] = _LEAST[order]
        where = {self.place: ask.facts[self.place]} if self.place else {}
        g.whisper(ask.seat, "order_left", seat=ask.seat, matter=matter, order=order, **where)

    def lapse(self, row: list[int]) -> None:
        """The turn of a seat begins: orders that were to hold until then are over."""
        for column in range(0, len(row), 2):
            if row[column] == _LEAST[TURN]:
                row[column] = 0

    def offers(self, row: list[int]) -> list[Option]:
        """In one's own turn: to be asked again about what an order was left for."""
        return [option for number, option in enumerate(self._again) if row[2 * number] or row[2 * number + 1]]

    def ask_again(self, g: State[Any], row: list[int], seat: int, matter: str) -> None:
        """Take the orders about a matter back."""
        column = 2 * self.names.index(matter)
        row[column : column + 2] = [0, 0]
        g.whisper(seat, "order_taken_back", seat=seat, matter=matter)

    def left(self, row: list[int]) -> Iterator[tuple[str, int, tuple[int, ...]]]:
        """What was left: each matter with the least count for which its owner is asked, and the places where not."""
        for number, matter in enumerate(self.names):
            least, mask = row[2 * number], row[2 * number + 1]
            if least or mask:
                yield matter, least, tuple(place for place in range(mask.bit_length()) if mask >> place & 1)

    def plain(self, row: list[int]) -> tuple[tuple[str, str], ...]:
        """What was left where orders name no place: each matter with its order."""
        names = {least: order for order, least in _LEAST.items()}
        return tuple((matter, names[least]) for matter, least, _ in self.left(row))


def _number(ask: Ask, fact: str | None) -> int:
    """The number that a question tells; nought where it tells none."""
    value = ask.facts.get(fact, 0) if fact else 0
    assert isinstance(value, int)
    return value
