"""5. Workers: which spots they fill, and who of them pays where that is a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from deskovka.games.paladins.state import Paladins
from deskovka.games.paladins.tables import ANY, COLOURED, CRIMINAL, LABOURER, WORKERS, Needs
from deskovka.kernel import Flow, Option
from deskovka.kernel.picking import pick_several

EMPTY = 7
"""The base in which the workers of a space are written."""


def can_fill(workers: list[int], needs: Needs) -> bool:
    """PW-TURN-3 Colours: a criminal fits every spot, a spot for any worker takes all."""
    colours, free = needs
    if sum(workers) < len(colours) + free:
        return False
    wild = workers[CRIMINAL]
    for place, colour in enumerate(colours):
        if colour == CRIMINAL or workers[colour] <= colours[:place].count(colour):
            wild -= 1
    return wild >= 0


def place_workers(g: Paladins, seat: int, action: int, needs: Needs) -> Flow[None]:
    """PW-TURN-2 Place all workers at once: on the open spots of an action space, from the left."""
    coloured, others = yield from take_workers(g, seat, needs)
    spots, covered = g.terms.tables.spots[action], g.covered[seat][action]
    written = 0
    for place, spot in enumerate(spots):
        if covered >> place & 1:
            continue
        row = others if spot == ANY else coloured
        if row:
            written += (row.pop(0) + 1) * EMPTY**place
    g.placed[seat][action] = written


def take_workers(g: Paladins, seat: int, needs: Needs) -> Flow[tuple[list[int], list[int]]]:
    """The workers that fill coloured spots, and those for any: what serves as much elsewhere is kept.

    A coloured spot takes its colour before a criminal, a spot for any worker labourers before all and criminals last.
    Workers leave their supply together, when it is settled who goes.
    """
    workers, (colours, free) = g.workers[seat][:], needs
    coloured: list[int] = []
    for colour in colours:
        kind = colour if workers[colour] else CRIMINAL
        workers[kind] -= 1
        coloured.append(kind)
    others: list[int] = []

    ranks = LABOURER, COLOURED, CRIMINAL
    yield from _pick(seat, workers, "worker", ranks, free, ("pay",), others.append)
    for kind in others:
        workers[kind] -= 1
    g.workers[seat] = workers
    return coloured, others


def keep_workers(g: Paladins, seat: int) -> Flow[None]:
    """PW-PASS-3 Carry over: at most three of own choice, criminals first and labourers last.

    After the last round (PW-ROUND-15) nothing is carried over, so that there is no choice.
    """
    workers = g.workers[seat]
    content = g.terms.tables.content
    most = content.carried_workers
    if sum(workers) <= most or g.round == content.rounds:
        return
    kept = [0] * len(workers)

    def keep(kind: int) -> None:
        kept[kind] += 1

    yield from _pick(seat, workers, "carry", (CRIMINAL, COLOURED, LABOURER), most, ("keep",), keep)
    g.workers[seat] = kept
    lost = [before - left for before, left in zip(workers, kept, strict=True)]
    g.tell("workers_kept", seat=seat, workers=worker_names(enumerate(kept)), lost=worker_names(enumerate(lost)))


def worker_names(workers: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    """Each of these workers by its name, given how many there are of each kind."""
    return tuple(WORKERS[kind] for kind, count in workers for _ in range(count))


def _pick(
    seat: int,
    workers: list[int],
    topic: str,
    ranks: tuple[int, tuple[int, ...], int],
    count: int,
    verb: Option,
    take: Callable[[int], None],
) -> Flow[None]:
    """Take so many of these workers, first those of the first kind, then coloured ones by choice, then of the last."""
    first, coloured, last = ranks
    of_first = min(count, workers[first])
    for _ in range(of_first):
        take(first)
    count -= of_first
    things = [kind for kind in coloured for _ in range(workers[kind])]
    chosen = min(count, len(things))
    yield from pick_several(seat, topic, things, chosen, lambda kind: (*verb, WORKERS[kind]), take)
    for _ in range(count - chosen):
        take(last)


def worker_on(written: int, place: int) -> int | None:
    """The kind of the worker on a spot of a space, or None."""
    digit = written // EMPTY**place % EMPTY
    return digit - 1 if digit else None


def workers_on(g: Paladins, seat: int, action: int) -> tuple[str, ...]:
    """The workers on an action space, from the left."""
    written = g.placed[seat][action]
    kinds = [worker_on(written, place) for place in range(len(g.terms.tables.spots[action]))]
    return tuple(WORKERS[kind] for kind in kinds if kind is not None)


def without_spot(written: int, place: int) -> int:
    """PW-ACT-DEVELOP-5: the same workers but the one on a spot."""
    step = (1, EMPTY, EMPTY * EMPTY)[place]
    return written - written // step % EMPTY * step
