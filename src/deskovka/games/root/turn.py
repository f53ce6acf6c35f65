"""1.4.1, X.1. The turn: Birdsong, Daylight, Evening, and what comes before and after the steps of the faction."""

from __future__ import annotations

from functools import cache, lru_cache

from deskovka.games.root import windows
from deskovka.games.root.dominance import check_dominance
from deskovka.games.root.factions.faction import AGAIN, NEXT, Faction, Step
from deskovka.games.root.hirelings.hiring import pass_on_and_hire
from deskovka.games.root.paths import score_pass
from deskovka.games.root.points import Victory
from deskovka.games.root.state import Root
from deskovka.kernel import Flow, Shared


class Stage(Shared):
    """A step of a turn: the phase that it belongs to, its name, and the window that it is, if it is one."""

    __slots__ = ("name", "phase", "step", "window")

    def __init__(self, phase: str, name: str, step: Step, window: str = "") -> None:
        self.phase = phase
        self.name = name
        self.step = step
        self.window = window


@cache
def sequence(faction: Faction) -> tuple[Stage, ...]:
    """X.1 Turn skeleton: all steps of a turn of a faction, in order."""
    return (
        _window("birdsong", windows.BIRDSONG_START),
        *(
            stage
            for step in faction.birdsong
            for stage in (_window("birdsong", windows.BIRDSONG), _own("birdsong", step))
        ),
        _window("birdsong", windows.BIRDSONG),
        _window("birdsong", windows.BIRDSONG_END),
        _window("daylight", windows.DAYLIGHT_START),
        *(_own("daylight", step) for step in faction.daylight),
        _window("evening", windows.EVENING_START),
        *(_own("evening", step) for step in faction.evening),
    )


def _own(phase: str, step: Step) -> Stage:
    return Stage(phase, str(step.__name__), step)


def _window(phase: str, window: str) -> Stage:
    def offer(g: Root, seat: int) -> Flow[int]:
        yield from windows.window_step(g, seat, window)
        return NEXT

    return Stage(phase, window, offer, window)


def take_step(g: Root) -> Flow[None]:
    """One step of the turn under way; a victory in the middle of it ends the game.

    13.2.4: before each step of the Evening comes what may be done in between. 13.R7: no more after cards were drawn.
    """
    seat = g.turn
    faction = g.cast.factions[seat]
    stages = sequence(faction)
    stage = stages[g.stage]
    try:
        is_open = g.evening and not stage.window and g.stage < len(stages) - faction.after_drawing
        if is_open and windows.EVENING in g.in_force.offers:
            yield from windows.window_step(g, seat, windows.EVENING)
        outcome = yield from stage.step(g, seat)
        if outcome == AGAIN:
            return
        if outcome == NEXT:
            g.stage += 1
        else:
            g.stage = next(index for index, each in enumerate(stages) if each.phase == "evening")
        pass_over_windows(g)
        if g.stage == len(stages):
            yield from end_turn(g, seat)
        elif stages[g.stage].phase != stage.phase:
            g.tell("phase_begins", seat=seat, phase=stages[g.stage].phase)
            for owner, effect in g.in_force.phase_begins:
                effect.phase_begins(g, owner, seat, stages[g.stage].phase)
    except Victory:
        return


def pass_over_windows(g: Root) -> None:
    """Go on past windows that hold nothing."""
    g.stage, g.evening = _beyond(g.cast.factions[g.turn], g.in_force.windows)[g.stage]


@lru_cache(maxsize=2048)
def _beyond(faction: Faction, holding: frozenset[str]) -> tuple[tuple[int, int], ...]:
    """By stage, and for the end of a turn: the next one that is no window or one of these; whether that is Evening."""
    stages = sequence(faction)
    found = [(len(stages), 0)]
    for index, stage in reversed(list(enumerate(stages))):
        is_passed = stage.window and stage.window not in holding
        found.append(found[-1] if is_passed else (index, int(stage.phase == "evening")))
    return tuple(reversed(found))


def end_turn(g: Root, seat: int) -> Flow[None]:
    """1.4.1: the end of the Evening, E.R4: and what comes after it; the next player clockwise follows."""
    score_pass(g, seat)
    for owner, effect in g.in_force.turn_ends:
        yield from effect.turn_ends(g, owner, seat)
    if g.cast.others:
        yield from pass_on_and_hire(g, seat)
    g.turns_taken += 1
    begin_turn(g, (seat + 1) % g.terms.players)


def begin_turn(g: Root, seat: int) -> None:
    """1.4.1, K.2: what is counted per turn begins anew; the dominance check comes before everything else."""
    g.turn = seat
    g.stage = 0
    g.used = []
    g.activated = [0] * len(g.activated)
    g.ferried = 0
    g.opened_path = 0
    g.traded = 0
    g.declined = 0
    g.cast.factions[seat].begin_turn(g, seat)
    g.tell("turn_begins", seat=seat, round=g.turns_taken // g.terms.players + 1)
    check_dominance(g, seat)
    pass_over_windows(g)
    first = sequence(g.cast.factions[seat])[g.stage].phase
    if first != "birdsong":
        g.tell("phase_begins", seat=seat, phase=first)
