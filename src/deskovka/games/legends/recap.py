"""A turn of Legends in one line, and the bid and the count of points, from what was told of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deskovka.content.recaps import Happening, numbers, picked, single
from deskovka.content.told import Line, line

TURNS = frozenset({"game_begins", "bid_made", "took", "scored"})
COMMON_TURNS = frozenset({"bid_made", "scored"})


def recap(events: Sequence[Happening]) -> Line | None:
    """What a player did in a turn, who won the bid, or how many points everybody has; the set-up has no line."""
    match events[0].kind if events else "":
        case "took":
            return line("recap-turn", seat=single(events[0].facts["seat"]), deeds=tuple(_deeds(events)))
        case "bid_made":
            return _bid(events)
        case "scored":
            scores = [(single(event.facts["seat"]), single(event.facts["total"])) for event in picked(events, "scored")]
            return line(
                "recap-scores", scores=tuple(line("recap-score", seat=seat, total=total) for seat, total in scores)
            )
        case _:
            return None


def _bid(events: Sequence[Happening]) -> Line | None:
    """EL-BID-02: who won the bid, and who goes first once that is known."""
    won = picked(events, "bid_won")
    if not won:
        return None
    facts = {fact: single(won[0].facts[fact]) for fact in ("seat", "coins")}
    for named in picked(events, "starter_named"):
        return line("recap-bid", None, **facts, starter=single(named.facts["starter"]))
    return line("recap-bid-won", None, **facts)


def _score(event: Happening) -> Line:
    return line("recap-score", seat=single(event.facts["seat"]), total=single(event.facts["total"]))


def _deeds(events: Sequence[Happening]) -> Iterable[Line]:
    """What the player of a turn did, in the order in which one would tell it."""
    yield line("recap-took", card=single(events[0].facts["card"]), coins=single(events[0].facts["coins"]))
    if placed := numbers(events, "placed", "count"):
        yield line("recap-placed", count=placed)
    if moved := picked(events, "moved"):
        yield line("recap-moved", count=len(moved))
    if built := picked(events, "built"):
        yield line("recap-built", regions=_all("region", built))
    if taken := picked(events, "token_taken"):
        yield line("recap-token", tokens=_all("token", taken))
    if destroyed := picked(events, "destroyed"):
        yield line("recap-destroyed", count=len(destroyed))
    if picked(events, "dragon_slain"):
        yield line("recap-dragon")


def _all(fact: str, events: Sequence[Happening]) -> tuple[str | int, ...]:
    return tuple(single(event.facts[fact]) for event in events)
