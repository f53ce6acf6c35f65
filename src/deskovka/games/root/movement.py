"""4.2 Move, with the ferry of the lake (C.2.5)."""

from __future__ import annotations

from collections.abc import Iterable

from deskovka.games.root.cards import draw_at_any_time
from deskovka.games.root.pieces import shift
from deskovka.games.root.state import Root
from deskovka.kernel import Ask, Facts, Flow, Option

WARRIORS: tuple[Option, ...] = tuple(("warriors", count) for count in range(100))


class Move:
    """Pieces of one owner on their way; the mover is who makes them move (1.5.5)."""

    __slots__ = ("along", "mover", "origin", "owner", "pawn", "target", "warriors")

    def __init__(self, owner: int, mover: int, origin: int, target: int) -> None:
        self.owner = owner
        self.mover = mover
        self.origin = origin
        self.target = target
        self.warriors = 0
        """How many warriors of the owner move."""
        self.pawn = False
        """Whether a pawn of the owner moves."""
        self.along: list[int] = []
        """9.2.9.II.b: the other seats whose warriors went along."""


def move_options(g: Root, seat: int, origins: Iterable[int] | None = None) -> list[Option]:
    """4.2: every move that a seat may make now, from anywhere or from some clearings only."""
    if origins is None:
        origins = g.cast.factions[seat].origins(g, seat)
    in_force = g.in_force
    if in_force.ways[seat] or in_force.ignores_rule[seat] or in_force.forbids_moving or g.ferry >= 0:
        return [option for origin in origins for option in _moves_from(g, seat, origin)]
    options: list[Option] = []
    rulers, moves, paths = g.rulers, g.woodland.moves, g.woodland.paths
    for origin in origins:
        if rulers[origin] == seat:
            options += moves[origin]
        else:
            for number, target in enumerate(paths[origin]):
                if rulers[target] == seat:
                    options.append(moves[origin][number])
    return options


def _moves_from(g: Root, seat: int, origin: int) -> list[Option]:
    """The moves from one place, where effects or the ferry have a say."""
    name = g.woodland.name_of(origin)
    options: list[Option] = [("move", name, t) for t in adjacent(g, seat, origin) if may_move(g, seat, origin, t)]
    if g.ferry == origin and not g.ferried and seat == g.turn:
        options += [("ferry", origin, t) for t in g.woodland.coast if t != origin and may_move(g, seat, origin, t)]
    return options


def adjacent(g: Root, seat: int, place: int) -> list[int]:
    """2.2.1, 2.3, 2.4.1: the clearings that are adjacent to a clearing or forest for this player."""
    if g.woodland.is_forest(place):
        return list(g.woodland.forest_clearings[place])
    near = list(g.woodland.paths[place])
    for effect in g.in_force.ways[seat]:
        near += [other for other in effect.ways(g, seat, place) if other not in near and other != place]
    return near


def may_move(g: Root, seat: int, origin: int, target: int) -> bool:
    """4.2.1 Rule needed: of the origin or the destination, unless an effect lifts it; and nothing may forbid it."""
    rules = _rules(g, seat, origin) or _rules(g, seat, target)
    if not rules and not any(e.ignores_rule(g, seat, origin, target) for e in g.in_force.ignores_rule[seat]):
        return False
    return g.cast.factions[seat].may_enter(g, seat, target) and may_be_moved(g, seat, origin, target)


def _rules(g: Root, seat: int, place: int) -> bool:
    return not g.woodland.is_forest(place) and g.rulers[place] == seat


def may_be_moved(g: Root, owner: int, origin: int, target: int) -> bool:
    """1.5.5: whether nothing forbids the pieces of an owner to go there, whoever makes them."""
    return not any(e.forbids_moving(g, seat, owner, origin, target) for seat, e in g.in_force.forbids_moving)


def move(g: Root, seat: int, option: Option) -> Flow[Move]:
    """4.2 Move: do what was chosen among ``move_options``; asks how many go."""
    verb, origin, target = option
    made = Move(seat, seat, g.woodland.place_of(origin), int(target))
    yield from g.cast.factions[seat].carry(g, seat, made)
    yield from arrive(g, made)
    if verb == "ferry":
        g.ferry = made.target
        g.ferried = 1
        g.tell("ferried", seat=seat, clearing=made.target)
        for passenger in (seat, *made.along):
            yield from draw_at_any_time(g, passenger, 1)
    return made


def arrive(g: Root, made: Move) -> Flow[None]:
    """What follows when pieces have been carried from one clearing to another."""
    for effect in g.in_force.takes_along[made.owner]:
        yield from effect.takes_along(g, made.owner, made)
    yield from arrive_alone(g, made)


def arrive_alone(g: Root, made: Move) -> Flow[None]:
    """The same where nothing can go along (D.9.2, 9.4.2)."""
    if made.warriors:
        g.tell("moved", seat=made.owner, clearing=made.origin, target=made.target, count=made.warriors)
    for seat, effect in g.in_force.after_move:
        yield from effect.after_move(g, seat, made)


def carry_warriors(g: Root, made: Move) -> Flow[None]:
    """4.2: one or more warriors go along.

    All of them are carried over before the question is asked, and those who stay are brought back by the answer: who
    looks one answer ahead sees what the move is good for.
    """
    origin, target = made.origin, made.target
    present = [(kind, g.pieces[kind][origin]) for kind in g.cast.warriors[made.owner] if g.pieces[kind][origin]]
    for kind, count in present:
        shift(g, kind, origin, target, count)
        made.warriors += count
    for kind, count in present:
        least = 1 if made.warriors == count else 0
        if count > least:
            options = WARRIORS[count : least - 1 if least else None : -1]
            facts: Facts = {"clearing": origin, "target": target, "piece": g.cast.names[kind]}
            option: Option = yield Ask(made.mover, "move_count", options, facts)
            stay = count - int(option[1])
            if stay:
                shift(g, kind, target, origin, stay)
                made.warriors -= stay
