"""What each event of Paladins changes on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from deskovka.content.ledger import Entries, Ledger, Posting
from deskovka.content.recaps import Happening
from deskovka.games.paladins.tables import ATTRIBUTES

_PURSES = {"silver": ("silver",), "provision": ("provisions",)}


def _gain(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """A seat gains something from the general supply."""
    yield _change(event.facts, 1)


def _pay(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """A seat pays something."""
    yield _change(event.facts, -1)


def _change(facts: Any, sign: int) -> Posting:
    reward = str(facts["reward"])
    place = _PURSES.get(reward, ("attributes" if reward in ATTRIBUTES else "workers", reward))
    return Posting(("seats", facts["seat"], *place), "+=", sign * facts["count"])


def _send_off(event: Happening, entries: Entries) -> Iterator[Posting]:
    """An outsider leaves its region."""
    for path, entry in entries.items():
        if path[-1] == "outsider" and entry == event.facts["outsider"]:
            yield Posting(path, "=", "")


def _move_up(event: Happening, entries: Entries) -> Iterator[Posting]:
    """Outsiders close up to the left."""
    facts: Any = event.facts
    for path in entries:
        if path[-1] == "outsider":
            place = int(path[1])
            kept = facts["outsiders"]
            yield Posting(path, "=", kept[place] if place < len(kept) else "")


def _lay_outsider(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """An outsider comes to a region."""
    facts: Any = event.facts
    yield Posting(("regions", facts["column"] - 1, "outsider"), "=", facts["outsider"])


def _occupy(event: Happening, entries: Entries) -> Iterator[Posting]:
    """A monk or an outpost comes to a slot."""
    facts: Any = event.facts
    is_outpost = event.kind == "garrisoned" or facts.get("action") == "garrison"
    here = next(path[:-1] for path in entries if path[-2:] == (facts["slot"], "piece"))
    yield Posting((*here, "piece"), "=", "outpost" if is_outpost else "monk")
    yield Posting((*here, "owner"), "=", facts.get("seat", "virtual"))


LEDGER = Ledger(
    {
        # a round
        "round_begins": "round = round; clear seats[*].passed",
        "starter_drawn": "starter = seat",
        "starter": "starter = seat",
        "townsfolk_laid": "townsfolk += townsfolk",
        "townsfolk_discarded": "townsfolk -= townsfolk",
        "order_shown": "orders += order; orders -= 'hidden'",
        "favour_shown": "favours[favour].worker = ''",
        "favour_freed": "favours[favour].worker = ''",
        "favour_used": "favours[favour].worker = worker; seats[seat].workers[worker] -= 1",
        "tavern_shown": "tavern += tavern",
        "tavern_taken": "tavern -= tavern",
        "tavern_discarded": "tavern -= tavern",
        "paladin_revealed": "seats[seat].paladin = paladin",
        "passed": "seats[seat].passed = 1; clear seats[seat].spaces[actions].spots",
        "workers_kept": "seats[seat].workers -= lost",
        # actions
        "acted": """
            seats[seat].workers -= workers
            seats[seat].spaces[action].spots += workers
        """,
        "cleared": "clear seats[seat].spaces[action].spots",
        "recruited": "townsfolk -= townsfolk; seats[seat].townsfolk += townsfolk",
        "expedition": "townsfolk -= townsfolk",
        "workshop_built": "seats[seat].workshops += 1",
        "worker_removed": "seats[seat].spaces[action].spots -= worker",
        "fortified": "seats[seat].walls += wall",
        "absolved": "seats[seat].jars += slot",
        "attacked": "seats[seat].attacked += outsider",
        "converted": "seats[seat].converted += outsider",
        # tax, suspicion and debts
        "tax_taken": "seats[seat].silver += count; tax = left",
        "tax_filled": "tax = count",
        "suspected": "seats[seat].suspicion[tax] += 1",
        "suspicion_discarded": "seats[seat].suspicion[taxes] -= 1",
        "debt_taken": "seats[seat].unpaid += 1",
        "debt_paid": "seats[seat].unpaid -= 1; seats[seat].paid += 1",
        "debt_destroyed": "seats[seat].unpaid -= 1",
        # the virtual player
        "virtual_workers": "virtual.workers = count; virtual.out = 0; clear virtual.used",
        "virtual_workshop": "virtual.workshops[action] += 1",
        "order_workshop": "virtual.workshops[action] += 1; virtual.on_orders -= 1",
        "scheme_added": "virtual.flipped += scheme",
        "scheme_flipped": "virtual.flipped += scheme",
        "schemes_shuffled": "clear virtual.flipped",
        "virtual_acts": "virtual.workers -= count; virtual.used += action",
        "virtual_recruits": "townsfolk -= townsfolk",
        "virtual_cleared": "virtual.used -= actions",
        "virtual_gained": "virtual.workers += count",
        "virtual_attribute": "virtual.attributes[attribute] = count",
        "marker_moved": "virtual.marker = space",
        "virtual_tax": "tax = left",
        "virtual_lacks": "tax = left",
        "virtual_suspected": "virtual.suspicion[tax] += 1",
        "virtual_discarded": "virtual.suspicion[taxes] -= 1",
        "virtual_debt": "virtual.unpaid += 1",
        "virtual_debt_paid": "virtual.unpaid -= 1; virtual.paid += 1",
        "virtual_debt_destroyed": "virtual.unpaid -= 1",
        "virtual_fortified": "virtual.walls += wall",
        "virtual_absolved": "virtual.jars = count",
        "virtual_attacked": "virtual.attacked += outsider",
        "virtual_converted": "virtual.converted += outsider",
        "virtual_favour": "virtual.workers -= count; favours[favour].worker = 'virtual'",
        "virtual_passed": "virtual.out = 1",
        # the end
        "won": "winners[seat] += 1",
        "shared_victory": "winners[seat] += 1",
        "virtual_won": "virtual_wins = 1",
    },
    rows={
        "townsfolk": ("townsfolk",),
        "orders": ("order",),
        "favours": ("favour",),
        "regions.slots": ("id",),
        "seats.spaces": ("action",),
        "seats.spaces.spots": ("worker",),
    },
    special={
        "gained": _gain,
        "paid": _pay,
        "commissioned": _occupy,
        "garrisoned": _occupy,
        "virtual_placed": _occupy,
        "outsider_laid": _lay_outsider,
        "outsiders_moved": _move_up,
        "outsider_discarded": _send_off,
        "attacked": _send_off,
        "converted": _send_off,
        "virtual_attacked": _send_off,
        "virtual_converted": _send_off,
    },
)
