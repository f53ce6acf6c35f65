"""A turn of Crescent Moon in one line, from what was told of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deskovka.content.recaps import Happening, number, numbers, picked, single
from deskovka.content.told import Line, line

TURNS = frozenset({"year", "turn", "closing", "scored"})
ENLISTED = ("recruited", "placed", "mustered")
BOUGHT = ("bought", "bought_from", "took")


def recap(events: Sequence[Happening]) -> Line | None:
    """What a seat did in its turn; the beginning and the end of a year and the scoring have no line."""
    if not events or events[0].kind != "turn":
        return None
    seat = single(events[0].facts["seat"])
    fought = picked(events, "combat_won")
    own = [event for event in events if event.facts.get("seat", seat) == seat]
    deeds = tuple(_deeds(own, fought)) or (line("recap-nothing"),)
    return line("recap-turn", seat=seat, deeds=deeds)


def _deeds(events: Sequence[Happening], fought: Sequence[Happening]) -> Iterator[Line]:
    """What a seat did, and how the combats of its turn ended, whoever won them."""
    if won := [*picked(events, "influenced"), *picked(events, "contest_won")]:
        yield line("recap-influenced", hexes=tuple(dict.fromkeys(single(event.facts["hex"]) for event in won)))
    if lost := picked(events, "contest_lost"):
        yield line("recap-contest-lost", hexes=tuple(single(event.facts["hex"]) for event in lost))
    for event in picked(events, "built"):
        yield line("recap-built", building=single(event.facts["building"]), hex=single(event.facts["hex"]))
    if moved := picked(events, "moved"):
        yield line("recap-moved", hexes=tuple(single(event.facts["hex"]) for event in moved))
    if units := sum(_units(event) for kind in ENLISTED for event in picked(events, kind)):
        yield line("recap-units", count=units)
    for kind in ("rose", "deserted"):
        if hexes := tuple(single(event.facts["hex"]) for event in picked(events, kind)):
            yield line(f"recap-{kind}", hexes=hexes)
    for event in picked(events, "palace"):
        yield line("recap-palace", hex=single(event.facts["hex"]))
    bribes = [event for event in picked(events, "agreed") if single(event.facts["what"]) == "bribe"]
    if bribes:
        yield line("recap-bribed", hexes=tuple(single(event.facts["hex"]) for event in bribes))
    for kind in ("schemed", "conspired", "passed"):
        if picked(events, kind):
            yield line(f"recap-{kind}")
    if played := picked(events, "played"):
        yield line("recap-played", cards=tuple(single(event.facts["card"]) for event in played))
    if bought := [event for kind in BOUGHT for event in picked(events, kind)]:
        yield line("recap-bought", cards=tuple(single(event.facts["card"]) for event in bought))
    if (assaulted := picked(events, "assaulted")) and not fought:
        yield line("recap-assaulted", hexes=tuple(single(event.facts["hex"]) for event in assaulted))
    for event in fought:
        yield line("recap-combat", seat=single(event.facts["seat"]), hex=single(event.facts["hex"]))
    for event in picked(events, "sacked"):
        yield line("recap-sacked", building=single(event.facts["building"]), hex=single(event.facts["hex"]))
    if points := numbers(events, "plundered", "points"):
        yield line("recap-plundered", points=points)


def _units(event: Happening) -> int:
    """The units of an event, of whatever kind."""
    return sum(number(event.facts.get(fact, 0)) for fact in ("count", "regular", "mercenary"))
