"""People at a table of Root, and what they see and pick there."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator

from tests.web.people import BOT, ME, Person

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
RECORDS = Path(__file__).parents[1] / "records/root"
PICKABLE = "[role=button]:not([aria-pressed=true], [aria-disabled=true])"


def sit_down(person: Person, faction: str, seed: str, **setup: Any) -> str:
    """Play a faction against three bots that play the others, and look at the table; gives it."""
    table = set_out(person, faction, seed, **setup)
    person.open(f"/t/{table}")
    return table


def set_out(person: Person, faction: str, seed: str, **setup: Any) -> str:
    """Set a table at which a person plays a faction against three bots that play the others; gives it."""
    factions = [faction, *(other for other in FACTIONS if other != faction)][: len(FACTIONS)]
    wish = {"factions": factions, "seating": "listed", "first": 0} | setup
    return person.set_table(ME, BOT, BOT, BOT, game="root", setup=wish, seed=seed)


def upload(person: Person, record: str) -> str:
    """Show the server a recorded game; gives its table."""
    return str(person.ask("POST", "/records", (RECORDS / record).read_text(encoding="utf-8"))["id"])


def go_on(person: Person, record: str, at: int, *seats: dict[str, str]) -> str:
    """Go on from a moment of a recorded game; gives the new table."""
    wish = {"at": at, "seats": seats, "public": False}
    return str(person.ask("POST", f"/tables/{upload(person, record)}/continue", wish)["id"])


def places(person: Person) -> Locator:
    """The clearings and forests on the map that can be picked, and are not picked already."""
    return person.board.locator(f"[data-place]{PICKABLE}")


def held(person: Person) -> Locator:
    """The cards in the hand that are in sight and can be picked."""
    pickable = ".hand button:not([disabled], [aria-disabled=true], [aria-pressed=true])"
    return person.page.locator(pickable).filter(visible=True)


def act(person: Person, chance: Random) -> str:
    """Pick anything that can be picked, on the map, in the hand or by its button; gives where it was."""
    person.be_asked()
    offered = {"map": places(person), "hand": held(person), "button": person.choices}
    counts = {where: found.count() for where, found in offered.items()}
    where = chance.choice([where for where, count in counts.items() if count])
    person.pick(offered[where].nth(chance.randrange(counts[where])))
    return where
