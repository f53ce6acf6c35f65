"""A turn of Root in one line: what its player did, lost and scored, from what was told of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from deskovka.content.recaps import Happening, number, numbers, picked, single
from deskovka.content.told import Line, line

TURNS = frozenset({"turn_begins"})
PLAIN = {"turmoil": "recap-turmoil", "won": "recap-won"}
"""What happens once, if at all."""
UNTOLD = ("wood", "warrior", "base_fox", "base_rabbit", "base_mouse")
"""Pieces that are placed all the time, are recruited, or come with a revolt."""


def recap(events: Sequence[Happening]) -> Line | None:
    """A turn in one line; what happens before the first turn has none."""
    if not events or events[0].kind not in TURNS:
        return None
    seat = events[0].facts["seat"]
    assert isinstance(seat, int)
    points = numbers(events, "scored", "points", seat=seat) - numbers(events, "lost_points", "points", seat=seat)
    deeds = tuple(_deeds(events, seat)) or (line("recap-quiet"),)
    return line("recap-turn", seat=seat, deeds=deeds, points=points)


def _deeds(events: Sequence[Happening], seat: int) -> Iterable[Line]:
    """What the player of a turn did, in the order in which one would tell it."""
    done = [event for event in events if event.facts.get("seat") == seat]
    yield from _pieces("recap-built", picked(done, "built"))
    yield from _pieces("recap-placed", [e for e in picked(done, "placed") if e.facts["piece"] not in UNTOLD])
    if recruited := numbers(done, "placed", "count", piece="warrior"):
        yield line("recap-recruited", count=recruited)
    yield from _listed("recap-sympathy", "clearings", "clearing", picked(done, "sympathy"))
    yield from _listed("recap-revolt", "clearings", "clearing", picked(done, "revolt"))
    yield from _listed("recap-crafted", "cards", "card", picked(done, "crafted"))
    yield from _counted("recap-moved", _moves(done))
    yield from _listed("recap-wandered", "clearings", "clearing", picked(done, "wandered"))
    if battles := picked(done, "battle"):
        where, whom = _each("clearing", battles), _each("defender", battles)
        yield line("recap-battle", clearings=where, seats=whom)
    yield from _counted("recap-explored", picked(done, "explored"))
    yield from _listed("recap-aided", "seats", "partner", picked(done, "aided"))
    yield from _counted("recap-quests", picked(done, "quest_completed"))
    yield from _losses("recap-removed", [e for e in picked(done, "removed") if e.facts["owner"] != seat])
    yield from _losses("recap-lost", picked(events, "removed", owner=seat))
    for kind, message in PLAIN.items():
        if picked(done, kind):
            yield line(message)


def _moves(events: Sequence[Happening]) -> list[Happening]:
    """The moves: what is told of other pieces that go the same way together is no move of its own."""
    before: Happening | None = None
    found = []
    for event in events:
        if event.kind == "moved" and not (before and _goes_along(event, before)):
            found.append(event)
        before = event
    return found


def _goes_along(event: Happening, before: Happening) -> bool:
    ways = [
        (each.kind, each.facts["clearing"], each.facts["target"]) for each in (event, before) if each.kind == "moved"
    ]
    return len(ways) == 2 and ways[0] == ways[1] and event.facts.get("piece") != before.facts.get("piece")


def _each(fact: str, events: Sequence[Happening]) -> tuple[str | int, ...]:
    """What a fact is, each thing once."""
    return tuple(dict.fromkeys(single(event.facts[fact]) for event in events))


def _listed(message: str, facts: str, fact: str, events: Sequence[Happening]) -> Iterable[Line]:
    if events:
        yield line(message, None, **{facts: _each(fact, events)})


def _counted(message: str, events: Sequence[Happening]) -> Iterable[Line]:
    if events:
        yield line(message, count=len(events))


def _pieces(message: str, events: Sequence[Happening]) -> Iterable[Line]:
    """Pieces of each kind, with the clearings where they stand now."""
    for piece in _each("piece", events):
        alike = [event for event in events if event.facts["piece"] == piece]
        count = sum(number(event.facts.get("count", 1)) for event in alike)
        yield line(message, piece=piece, count=count, clearings=_each("clearing", alike))


def _losses(message: str, events: Sequence[Happening]) -> Iterable[Line]:
    lost: Counter[str | int] = Counter()
    for event in events:
        lost[single(event.facts["piece"])] += number(event.facts["count"])
    if lost:
        yield line(message, losses=tuple(line("recap-pieces", piece=piece, count=lost[piece]) for piece in lost))
