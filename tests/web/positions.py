"""Positions that are looked at: a moment of a recorded game, or a few answers past the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.web.people import MOVING_CARDS, Person

RECORDS = Path(__file__).parents[1] / "records"


def upload(person: Person, record: str) -> str:
    """Show the server a recorded game, such as ``paladins/alone-easy.game``; gives its table."""
    return str(person.ask("POST", "/records", (RECORDS / record).read_text(encoding="utf-8"))["id"])


def go_on(person: Person, record: str, at: int, *seats: dict[str, str]) -> str:
    """Go on from a moment of a recorded game; gives the new table."""
    wish = {"at": at, "seats": seats, "public": False}
    return str(person.ask("POST", f"/tables/{upload(person, record)}/continue", wish)["id"])


def come_to_move(person: Person, table: str) -> None:
    """Answer in Legends until an army can be moved: win the bid, begin, take cards that let one move."""
    while (now := person.asked(table))["question"]["topic"] != "move":
        person.answer(now, *_towards_move(now))


def _towards_move(now: Any) -> Any:
    options = now["question"]["options"]
    wanted = {
        "take": [option for option in options if option[1] in MOVING_CARDS],
        "either": [option for option in options if "move" in option],
        "bid": options[1:2],  # which wins: bots bid nothing
        "starter": [option for option in options if option[1] == now["me"]],
    }
    return (wanted.get(now["question"]["topic"]) or options[-1:])[0]
