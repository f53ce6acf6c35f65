"""Chance: one source of random draws, in the state, that can be copied, saved and verified.

BLAKE2b in counter mode over a 32-byte seed. Whoever knows the seed can repeat every draw; whoever saw the draws
cannot find the seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import Any, TypeVar

T = TypeVar("T")

_BLOCK = Struct("<16I")
_SPAN = 1 << 32


def seed_from(*parts: object) -> bytes:
    """The 32-byte seed that stands for a number, a text, or several of them.

    >>> seed_from(7).hex()[:16], seed_from(7, "bot", 2) == seed_from(7, "bot", 2)
    ('477ece3facae6b10', True)
    """
    text = "\x1f".join(str(part) for part in parts)
    return blake2b(text.encode(), digest_size=32, person=b"deskovka").digest()


def _counted(number: int) -> bytes:
    """The number of a block, as it goes into the hash."""
    return number.to_bytes(8, "little")


class Chance:
    """A source of draws.

    >>> dice = Chance(seed_from(7))
    >>> [1 + dice.below(6) for _ in range(5)]
    [4, 3, 2, 3, 5]
    """

    __slots__ = ("_block", "_words", "position", "seed")

    def __init__(self, seed: bytes, position: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, this one {len(seed)}")
        self.seed = seed
        self.position = position
        """How many words were drawn so far; grows with every draw."""
        self._block = -1
        self._words: tuple[int, ...] = ()

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``, each equally likely."""
        if bound <= 0 or bound > _SPAN:
            raise ValueError(f"a draw is below a number from 1 to 2**32, not below {bound}")
        while True:
            position = self.position
            self.position = position + 1
            if position >> 4 != self._block:
                self._load(position >> 4)
            word = self._words[position & 15]
            drawn = word % bound
            if word - drawn <= _SPAN - bound:  # the last words, too few for all numbers, would favour the low ones
                return drawn

    def _load(self, block: int) -> None:
        digest = blake2b(_counted(block), key=self.seed).digest()
        self._words = _BLOCK.unpack(digest)
        self._block = block

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Chance:
        """A source that will draw the same as this one."""
        twin = Chance.__new__(Chance)
        twin.seed = self.seed
        twin.position = self.position
        twin._block = self._block
        twin._words = self._words
        return twin

    def fork(self) -> Chance:
        """A new, independent source; each fork of one source is another one."""
        data = b"fork" + _counted(self.position)
        self.position += 1
        return Chance(blake2b(data, key=self.seed, digest_size=32).digest())

    def word(self, position: int) -> int:
        """The word that is drawn at a position."""
        return int(_BLOCK.unpack(blake2b(_counted(position >> 4), key=self.seed).digest())[position & 15])

    def renewed(self, seed: bytes, drawn: int) -> Chance:
        """A source that draws as this one does up to the position ``drawn``, and from then on by another seed."""
        return ContinuedChance(seed, [self.word(position) for position in range(self.position, drawn)])

    def to_data(self) -> dict[str, Any]:
        """What must be saved to go on drawing the same."""
        return {"seed": self.seed.hex(), "position": self.position}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Chance:
        """The source saved by ``to_data``."""
        seed, position = bytes.fromhex(str(data["seed"])), int(data["position"])
        return ContinuedChance(seed, data["words"], position) if data.get("words") else Chance(seed, position)


class ContinuedChance(Chance):
    """A source whose first words are those of another, so that what was drawn already comes out the same.

    >>> dice = Chance(seed_from(7))
    >>> again = dice.renewed(seed_from(8), 3)
    >>> [again.below(6) for _ in range(3)] == [dice.below(6) for _ in range(3)]
    True
    >>> again.below(1000) == dice.below(1000)
    False
    """

    __slots__ = ("words",)

    def __init__(self, seed: bytes, words: Sequence[int], position: int = 0) -> None:
        super().__init__(seed, position)
        self.words = tuple(words)
        if any(type(word) is not int or not 0 <= word < _SPAN for word in self.words):
            raise ValueError("a word of chance is a number from 0 to 2**32 - 1")

    def below(self, bound: int) -> int:
        """A number from the words at first, then by the seed."""
        limit = _SPAN - _SPAN % bound if 0 < bound <= _SPAN else 0
        while limit and self.position < len(self.words):
            word = self.words[self.position]
            self.position += 1
            if word < limit:
                return word % bound
        return super().below(bound)

    def word(self, position: int) -> int:
        """The word that is drawn at a position."""
        return self.words[position] if position < len(self.words) else super().word(position)

    def copy(self) -> ContinuedChance:
        """A source that will draw the same as this one."""
        return ContinuedChance(self.seed, self.words, self.position)

    def to_data(self) -> dict[str, Any]:
        """What must be saved to go on drawing the same."""
        return super().to_data() | {"words": list(self.words)}


class ScriptedChance(Chance):
    """A source for tests: it gives the scripted outcomes first, then draws.

    >>> dice = ScriptedChance([3, 0])
    >>> dice.below(6), dice.below(2)
    (3, 0)
    """

    __slots__ = ("script",)

    def __init__(self, script: Sequence[int], seed: bytes = bytes(32)) -> None:
        super().__init__(seed)
        self.script = list(script)

    def below(self, bound: int) -> int:
        """The next scripted outcome, or a draw when the script is used up."""
        if not self.script:
            return super().below(bound)
        outcome = self.script.pop(0)
        if not 0 <= outcome < bound:
            raise ValueError(f"the script says {outcome}, but the draw is below {bound}")
        self.position += 1
        return outcome

    def copy(self) -> ScriptedChance:
        """A source with the same rest of the script."""
        twin = ScriptedChance(self.script, self.seed)
        twin.position = self.position
        return twin
