"""Whatever the screen, everything has its place: nothing reaches over anything else, and no question is cut off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person

SCREENS = ((1280, 800), (1440, 900), (1920, 1080))
SLACK = 4
"""Pixels: a frame around something may reach beyond its box."""
TABLES = {
    "wide": {"seats": 3, "setup": {}},
    "tall": {"seats": 4, "setup": {"map": "drawn", "preparation": "drawn", "variants": ["leaders"]}},
    "ring": {"seats": 3, "setup": {"variants": ["row_wrap", "encounters"], "preparation": "drawn"}},
}
_IS_AT_REST = """(width) => new Promise((done) => {
  let before = "";
  let frames = 0;
  const look = () => {
    const boxes = [...document.querySelectorAll("button, main svg")].map((element) => element.getBoundingClientRect());
    const now = innerWidth === width ? JSON.stringify(boxes) : "";
    frames = now && now === before ? frames + 1 : 0;
    before = now;
    if (frames > 4) done(); else requestAnimationFrame(look);
  };
  look();
})"""
_OUTSIDE = """(parts, [whole, slack]) => {
  const room = whole.getBoundingClientRect();
  const isOutside = (part) => {
    const box = part.getBoundingClientRect();
    return (
      part.getClientRects().length === 0 || box.left < room.left - slack || box.top < room.top - slack ||
      box.right > room.right + slack || box.bottom > room.bottom + slack
    );
  };
  return parts.filter(isOutside).map((part) => part.textContent);
}"""


def resize(person: Person, width: int, height: int) -> None:
    """Change the size of the window, or turn the phone, and wait until everything stands still."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate(_IS_AT_REST, width)


def parts_outside(parts: Locator, whole: Locator) -> list[str]:
    """The parts that reach beyond the box of the whole."""
    found: list[str] = parts.evaluate_all(_OUTSIDE, [whole.element_handle(), SLACK])
    return found


def box(element: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    found = element.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def expect_order(person: Person) -> None:
    """The board is in the middle, the question along the bottom, and all of both can be seen."""
    assert parts_outside(person.row, person.board) == []
    assert parts_outside(person.board.get_by_role("group").first, person.board) == []
    assert parts_outside(person.bar_text, person.bar) == []
    assert parts_outside(person.bar.get_by_role("button"), person.bar) == []
    assert parts_outside(person.seats, person.page.locator("body")) == []


def expect_order_on_every_screen(person: Person) -> None:
    for width, height in SCREENS:
        resize(person, width, height)
        expect_order(person)


@pytest.mark.parametrize("name", TABLES)
def test_everything_has_its_place_on_every_screen(come: Come, name: str) -> None:
    anna = come("Anna", language="cs").introduce()  # Czech words are the longer ones
    wish: dict[str, Any] = TABLES[name]
    table = anna.set_table(ME, *[BOT] * (wish["seats"] - 1), setup=wish["setup"], seed="x")
    anna.open(f"/t/{table}").be_asked()
    expect_order_on_every_screen(anna)
    anna.come_to_move_past_the_page(table)
    anna.expect_asked("move", points=anna.table(table)["view"]["points"])
    expect_order_on_every_screen(anna)
