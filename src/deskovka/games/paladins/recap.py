"""A turn of Paladins in one line, from what was told of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deskovka.content.recaps import Happening, number, picked, single
from deskovka.content.told import Line, line

TURNS = frozenset({"round_begins", "paladin_revealed", "acted", "favour_used", "passed", "scheme_flipped", "scored"})
COMMON_TURNS = frozenset({"scored"})
TARGETS = {
    "commissioned": "slot",
    "garrisoned": "slot",
    "absolved": "slot",
    "attacked": "outsider",
    "converted": "outsider",
    "recruited": "townsfolk",
    "expedition": "townsfolk",
    "cleared": "action",
    "fortified": "wall",
}
"""Events that name what an action was about, and their facts."""


def recap(events: Sequence[Happening]) -> Line | None:
    """What somebody did, what a round begins with, or how many points everybody has; the set-up has no line."""
    first = events[0] if events else None
    match first.kind if first else "":
        case "round_begins":
            return line("recap-round", round=_fact(events[0], "round"), cards=tuple(_revealed(events)))
        case "paladin_revealed":
            return line("recap-gathered", seat=_fact(events[0], "seat"), paladin=_fact(events[0], "paladin"))
        case "acted":
            action = line("recap-action", action=_fact(events[0], "action"))
            return line("recap-turn", seat=_fact(events[0], "seat"), action=action, deeds=tuple(_deeds(events)))
        case "favour_used":
            favour = line("recap-favour", favour=_fact(events[0], "favour"))
            return line("recap-turn", seat=_fact(events[0], "seat"), action=favour, deeds=tuple(_deeds(events)))
        case "passed":
            return line("recap-passed", seat=_fact(events[0], "seat"))
        case "scheme_flipped":
            return _virtual(events)
        case "scored":
            return line("recap-scores", scores=tuple(_scores(events)))
        case _:
            return None


def _fact(event: Happening, fact: str) -> str | int:
    return single(event.facts[fact])


def _revealed(events: Sequence[Happening]) -> Iterable[Line]:
    """The King's cards of a round."""
    for event in picked(events, "order_shown"):
        yield line("recap-order", order=_fact(event, "order"))
    for event in picked(events, "favour_shown"):
        yield line("recap-favour", favour=_fact(event, "favour"))


def _deeds(events: Sequence[Happening]) -> Iterable[Line]:
    """What an action was about, and what its player gained."""
    seat = events[0].facts["seat"]
    for event in events:
        if event.kind in TARGETS and event.facts.get("seat") == seat:
            yield line(f"recap-{event.kind}", None, **{TARGETS[event.kind]: _fact(event, TARGETS[event.kind])})
    gained: dict[str, int] = {}
    for event in picked(events, "gained", seat=seat):
        reward = str(event.facts["reward"])
        gained[reward] = gained.get(reward, 0) + number(event.facts["count"])
    for reward, count in gained.items():
        yield line(f"gain-{reward}", count=count)
    if picked(events, "inquisition"):
        yield line("recap-inquisition")


def _virtual(events: Sequence[Happening]) -> Line:
    """What the virtual player did with a scheme."""
    for event in picked(events, "virtual_favour"):
        return line("recap-virtual", action=line("recap-favour", favour=_fact(event, "favour")))
    acts = picked(events, "virtual_acts")
    action = _fact(acts[0], "action") if acts else "nothing"
    return line("recap-virtual", action=line("recap-action", action=action))


def _scores(events: Sequence[Happening]) -> Iterable[Line]:
    for event in picked(events, "scored"):
        yield line("recap-score", seat=_fact(event, "seat"), total=_fact(event, "total"))
    for event in picked(events, "virtual_scored"):
        yield line("recap-virtual-score", total=_fact(event, "total"))
