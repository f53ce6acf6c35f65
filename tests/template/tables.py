"""What Orchard is made of, as typed tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from deskovka.content.editions import EditionBreaksCount, Id, load_tables
from deskovka.content.tables import Entry, GameContent, Printed

Count = Annotated[int, Meta(ge=0, le=99)]
MOST_PLAYERS = 4


class Fruit(Entry, frozen=True):
    """A kind of card, and how many of it there are."""

    id: Id
    points: Count
    count: Count


class Content(GameContent, frozen=True):
    """All content of the game, as it stands in the YAML file."""

    fruits: Annotated[tuple[Fruit, ...], Meta(min_length=1, max_length=9)]
    hand: Annotated[int, Meta(ge=1, le=9)]
    rounds: Annotated[int, Meta(ge=1, le=9)]
    basket: Count


def _check_deck(content: Content) -> Content:
    """1.1, 2.2: the deck lasts."""
    needed, cards = MOST_PLAYERS * (content.hand + content.rounds), sum(fruit.count for fruit in content.fruits)
    if cards < needed:
        raise EditionBreaksCount(path="fruits", value=cards, expected=f"≥ {needed}")
    return content


PRINTED = Printed(lambda: load_tables("tests.template", "orchard.yaml"), Content, _check_deck)
