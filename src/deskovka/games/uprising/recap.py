"""A phase of a faction in one line, from what was told of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deskovka.content.recaps import Happening, numbers, picked, single
from deskovka.content.told import Line, line

TURNS = frozenset({"round", "economy_begins", "movement_begins"})


def recap(events: Sequence[Happening]) -> Line | None:
    """What a faction bought or did in its phase; the beginning of a round has no line."""
    kind = events[0].kind if events else ""
    if kind not in ("economy_begins", "movement_begins"):
        return None
    deeds = tuple((_economy if kind == "economy_begins" else _movement)(events)) or (line("recap-nothing"),)
    return line("recap-turn", seat=single(events[0].facts["seat"]), deeds=deeds)


def _economy(events: Sequence[Happening]) -> Iterator[Line]:
    yield line("recap-money", money=numbers(events, "produced", "money"))
    food, weapons = numbers(events, "bought", "food"), numbers(events, "bought", "weapons")
    if food or weapons:
        yield line("recap-bought", food=food, weapons=weapons)
    if popularity := numbers(events, "relieved", "count"):
        yield line("recap-popularity", popularity=popularity)
    if recruited := picked(events, "recruited"):
        yield line("recap-recruited", cities=tuple(single(event.facts["city"]) for event in recruited))
    if cards := len(picked(events, "drew")):
        yield line("recap-cards", count=cards)
    if deserted := len(picked(events, "deserted")):
        yield line("recap-deserted", count=deserted)


def _movement(events: Sequence[Happening]) -> Iterator[Line]:
    if attacks := len(picked(events, "attack")):
        yield line("recap-attacks", count=attacks, won=len(picked(events, "fight_won")))
    if coups := picked(events, "coup"):
        yield line("recap-coups", cities=tuple(single(event.facts["city"]) for event in coups))
    if captured := picked(events, "captured"):
        yield line("recap-captured", cities=tuple(single(event.facts["city"]) for event in captured))
    if fallen := len(picked(events, "fell")):
        yield line("recap-fallen", count=fallen)
