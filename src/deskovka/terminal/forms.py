"""A form: an amount of each of several things, typed at once, with what they cost together."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from deskovka.content.lexicon import Lexicon
from deskovka.content.words import Words
from deskovka.kernel import Option, Question
from deskovka.kernel.picking import FORM_FACTS, is_form


class Row(msgspec.Struct, frozen=True):
    """A row of a form."""

    label: str
    price: int
    most: int


class Form:
    """The rows of a form that were not answered yet, and what there is to spend on them."""

    def __init__(self, question: Question, lexicon: Lexicon, words: Words, players: Sequence[str]) -> None:
        rows, prices, most, taken = (_numbers_or_words(question, fact) for fact in FORM_FACTS[:4])
        fact = lexicon.verbs[str(question.options[0][0])][0]
        self.rows = [
            Row(str(words.name(fact, thing, players)), int(price), int(limit))
            for thing, price, limit in list(zip(rows, prices, most, strict=True))[len(taken) :]
        ]
        left = question.facts["left"]
        assert isinstance(left, int)
        self.left = left
        self.first = len(taken)
        """The number of the first of these rows."""

    @property
    def allowed(self) -> str:
        """What may be typed, in short: ``0 0 0``."""
        return " ".join("0" for _ in self.rows)

    def read(self, line: str) -> list[int] | None:
        """The amounts of a line, one for each row; an empty line takes nothing."""
        numbers = line.replace(",", " ").split() or ["0"] * len(self.rows)
        if len(numbers) != len(self.rows) or not all(number.isdecimal() for number in numbers):
            return None
        return [int(number) for number in numbers]

    def cost(self, amounts: Sequence[int]) -> int:
        """What amounts cost together."""
        return sum(row.price * amount for row, amount in zip(self.rows, amounts, strict=True))

    def allows(self, amounts: Sequence[int]) -> bool:
        """Whether so much can be had and paid."""
        are_there = all(amount <= row.most for row, amount in zip(self.rows, amounts, strict=True))
        return are_there and self.cost(amounts) <= self.left


def first_open(question: Question) -> int | None:
    """The number of the row that a question is about; None when it is no row of a form."""
    return len(_numbers_or_words(question, "taken")) if is_form(question.facts) else None


def answer_to(question: Question, amount: int) -> Option:
    """The option of a row with this amount."""
    return next(option for option in question.options if option[-1] == amount)


def _numbers_or_words(question: Question, fact: str) -> tuple[str | int, ...]:
    value = question.facts[fact]
    assert isinstance(value, tuple)
    return value
