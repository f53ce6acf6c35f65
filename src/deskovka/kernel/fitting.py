"""Whether a snapshot that somebody sent can be a position of its game, found out before any rule runs on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from deskovka.kernel.chance import Chance
from deskovka.kernel.errors import DamagedSnapshot
from deskovka.kernel.game import Game

MOST_PARTS = 50_000
"""Numbers and words in a snapshot. No game comes near these bounds; the law of positions checks it."""
LARGEST_NUMBER = 1_000_000
LONGEST_WORD = 200


def check_position(game: Game[Any], setup: Mapping[str, Any], state: Mapping[str, Any]) -> None:
    """Raise ``DamagedSnapshot`` when a state is larger than any, or holds other pieces than the game has."""
    parts = _parts([value for name, value in state.items() if name != "chance"])
    for number, part in enumerate(parts):
        if number > MOST_PARTS:
            raise DamagedSnapshot(problem=f"it has more than {MOST_PARTS} parts")
        if isinstance(part, (int, float)) and not -LARGEST_NUMBER <= part <= LARGEST_NUMBER:
            raise DamagedSnapshot(problem=f"it has a number beyond {LARGEST_NUMBER}")
        if isinstance(part, str) and len(part) > LONGEST_WORD:
            raise DamagedSnapshot(problem=f"it has a word of more than {LONGEST_WORD} letters")
    begun = game.conserved(game.new(game.read_setup(setup), Chance(bytes(32))))
    try:
        found = game.conserved(game.from_data(dict(state)))
    except Exception as error:  # whatever rules raise for what is no state of theirs
        raise DamagedSnapshot(problem=f"{type(error).__name__} {error}") from error
    for name in sorted(begun.keys() | found.keys()):
        if begun.get(name) != found.get(name):
            raise DamagedSnapshot(problem=f"{name}: {found.get(name)}, not {begun.get(name)}")


def _parts(value: Any) -> Iterator[Any]:
    """Every number and word, however deep it lies."""
    stack = [iter([value])]
    while stack:
        for each in stack[-1]:
            if isinstance(each, Mapping):
                yield from each
                stack.append(iter(each.values()))
                break
            if isinstance(each, list):
                yield len(each)
                stack.append(iter(each))
                break
            yield each
        else:
            stack.pop()
