"""Typed tables, as printed and with editions."""

from typing import Any

import pytest

from deskovka.content.editions import EditionWrongValue
from deskovka.content.tables import EDITIONS_KEPT, GameContent, Printed


class Content(GameContent, frozen=True):
    coins: int
    prices: tuple[int, ...] = ()


class Shop:
    """The printed content of a shop, whose tables are texts; it notes what it is asked to read and to index."""

    def __init__(self) -> None:
        self.reads = 0
        self.indexed: list[Content] = []
        self.printed = Printed(self.load, Content, self.index)

    def load(self) -> dict[str, Any]:
        self.reads += 1
        return {"coins": 5, "prices": [0, 1]}

    def index(self, content: Content) -> str:
        self.indexed.append(content)
        if content.coins > 9:
            raise EditionWrongValue(path="coins", value=content.coins, expected="≤ 9")
        return f"{content.coins} coins"


def test_printed_tables_are_made_once_and_only_when_asked_for() -> None:
    shop = Shop()
    assert shop.reads == 0
    assert shop.printed.tables == shop.printed.with_edition({}) == "5 coins"
    assert shop.reads == len(shop.indexed) == 1


def test_equal_editions_share_their_tables() -> None:
    shop = Shop()
    assert shop.printed.with_edition({"coins": 7}) == "7 coins"
    assert shop.printed.with_edition({"coins": 7}) == "7 coins"
    assert shop.indexed == [Content(7, (0, 1))]


def test_an_edition_that_is_changed_afterwards_changes_no_tables() -> None:
    shop, edition = Shop(), {"coins": 7}
    shop.printed.with_edition(edition)
    edition["coins"] = 8
    assert shop.printed.with_edition({"coins": 7}) == "7 coins"
    assert shop.printed.with_edition(edition) == "8 coins"


def test_no_more_editions_are_kept_than_fit() -> None:
    shop = Shop()
    for least in range(EDITIONS_KEPT + 1):
        shop.printed.with_edition({"prices": [least]})
    shop.printed.with_edition({"prices": [EDITIONS_KEPT]})
    assert len(shop.indexed) == EDITIONS_KEPT + 1
    shop.printed.with_edition({"prices": [0]})
    assert len(shop.indexed) == EDITIONS_KEPT + 2


def test_an_edition_that_does_not_fit_is_refused_each_time() -> None:
    shop = Shop()
    for _ in range(2):
        with pytest.raises(EditionWrongValue, match="coins to 10"):
            shop.printed.with_edition({"coins": 10})
