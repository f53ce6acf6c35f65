"""The parts of a seed: the server's and one of each person, promised first and shown when nobody can change theirs.

A promise is the SHA-256 of a part. The seed is the SHA-256 of a text that anybody can write down::

    server <part>
    0 <part of seat 0>
    2 <part of seat 2>
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from deskovka.kernel.errors import WrongPart, WrongSeed


class Part(NamedTuple):
    """What a seat has promised, and the part that it has shown, if it did."""

    seat: int
    promise: bytes
    shown: bytes | None


class Parts(NamedTuple):
    """All that the seed of a game was made of."""

    server: bytes
    seats: Sequence[Part]

    @property
    def seed(self) -> bytes:
        """The seed that is made of these parts.

        >>> Parts(bytes(32), [Part(1, promise_of(bytes(32)), bytes(32))]).seed.hex()[:16]
        '79f4f69704a7650f'
        """
        shown = [f"{part.seat} {part.shown.hex()}" for part in self.seats if part.shown is not None]
        return sha256("".join(f"{line}\n" for line in (f"server {self.server.hex()}", *shown)).encode()).digest()

    def check(self, seed: bytes | None) -> None:
        """Raise ``WrongPart`` or ``WrongSeed`` unless every part was promised and the seed is made of them."""
        for part in self.seats:
            if part.shown is not None and promise_of(part.shown) != part.promise:
                raise WrongPart(seat=part.seat)
        if seed != self.seed:
            raise WrongSeed(made=self.seed.hex())


def promise_of(part: bytes) -> bytes:
    """What is told of a part before it is shown."""
    return sha256(part).digest()
