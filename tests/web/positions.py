"""Positions that are looked at: moments of recorded games."""

from __future__ import annotations

from pathlib import Path

from tests.web.people import Person

RECORDS = Path(__file__).parents[1] / "records"


def upload(person: Person, record: str) -> str:
    """Show the server a recorded game, such as ``paladins/alone-easy.game``; gives its table."""
    return str(person.ask("POST", "/records", (RECORDS / record).read_text(encoding="utf-8"))["id"])


def go_on(person: Person, record: str, at: int, *seats: dict[str, str]) -> str:
    """Go on from a moment of a recorded game; gives the new table."""
    wish = {"at": at, "seats": seats, "public": False}
    return str(person.ask("POST", f"/tables/{upload(person, record)}/continue", wish)["id"])
