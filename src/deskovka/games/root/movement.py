"""4.2 Move, with the ferry (C.2.5, F-ferry-2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deskovka.games.root.cards import draw_at_any_time
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.content import MOST_CLEARINGS
from deskovka.games.root.pieces import shift
from deskovka.games.root.removal import GIVEN_UP, may_be_removed, remove_on_path
from deskovka.games.root.state import Root
from deskovka.games.root.tables import FERRY
from deskovka.games.root.woodland import BURROW_NAME
from deskovka.kernel import Ask, Facts, Flow, Option

WARRIORS: tuple[Option, ...] = tuple(("warriors", count) for count in range(100))
NAMES = (BURROW_NAME, *range(1, MOST_CLEARINGS + 1))
MOVES: tuple[tuple[Option, ...], ...] = tuple(tuple(("move", origin, target) for target in NAMES) for origin in NAMES)
"""4.2: each move from clearing to clearing as an option, made once; not all of them are adjacent for everybody."""


class Move:
    """Pieces of one owner on their way; the mover is who makes them move (1.5.5)."""

    __slots__ = ("along", "is_ferried", "mover", "origin", "owner", "pawn", "pieces", "target", "warriors")

    def __init__(self, owner: int, mover: int, origin: int, target: int) -> None:
        self.owner = owner
        self.mover = mover
        self.origin = origin
        self.target = target
        self.warriors = 0
        """How many warriors of the owner move."""
        self.pieces: list[tuple[int, int]] = []
        """Which they are, and what they carry: kinds, and how many of each."""
        self.pawn = False
        """Whether a pawn of the owner moves."""
        self.along: list[int] = []
        """9.2.9.II.b: the other seats whose warriors went along."""
        self.is_ferried = False
        """C.2.5, F-ferry-2: whether the ferry takes them, paths ignored."""

    def take(self, g: Root, going: Iterable[tuple[int, int]]) -> None:
        """Carry so many pieces of some kinds along."""
        for kind, count in going:
            if count:
                shift(g, kind, self.origin, self.target, count)
                self._tell(g, kind, count)
                self.pieces.append((kind, count))
                self.warriors += count

    def _tell(self, g: Root, kind: int, count: int) -> None:
        if g.told is not None and g.cast.sort[kind] == WARRIOR:
            origin, target = g.woodland.name_of(self.origin), g.woodland.name_of(self.target)
            called, name = g.cast.called[self.owner], g.cast.names[kind]
            g.tell("moved", seat=called, piece=name, clearing=origin, target=target, count=count)

    def path(self, g: Root) -> str:
        """2.2.1, E-bandits-1: the path along which they go; none by water, under the ground or through a forest."""
        ends = min(self.origin, self.target), max(self.origin, self.target)
        return "" if self.is_ferried else g.woodland.path_names.get(ends, "")

    def leave_behind(self, lost: int) -> None:
        """E-bandits-1: one piece of a kind does not arrive."""
        self.pieces = [(kind, count - (kind == lost)) for kind, count in self.pieces]
        self.warriors -= 1


def move_options(g: Root, seat: int, origins: Iterable[int] | None = None) -> list[Option]:
    """4.2: every move that an owner may make now, from anywhere or from some clearings only.

    E.R1: the rule that a hireling needs is that of its controller.
    """
    if origins is None:
        origins = g.cast.parties[seat].origins(g, seat)
    in_force, side = g.in_force, g.controllers[seat]
    options: list[Option] = []
    if in_force.ways[seat] or in_force.ignores_rule[seat]:
        for origin in origins:
            options += _moves_from(g, seat, origin)
        return options
    rulers, moves, paths, ferry = g.rulers, g.woodland.moves, g.woodland.paths, g.landmarks[FERRY]
    for origin in origins:
        if origin == ferry:
            options += _moves_from(g, seat, origin)
            continue
        if rulers[origin] == side:
            options += moves[origin]
        else:
            for target, option in zip(paths[origin], moves[origin], strict=True):
                if rulers[target] == side:
                    options.append(option)
    if in_force.forbids_moving:
        return [option for option in options if may_be_moved(g, seat, int(option[1]), int(option[2]))]
    return options


def _moves_from(g: Root, seat: int, origin: int) -> list[Option]:
    """The moves from one place, where effects or the ferry have a say."""
    woodland = g.woodland
    targets = _permitted(g, seat, origin, adjacent(g, seat, origin))
    options: list[Option]
    if origin > woodland.size:
        name = woodland.name_of(origin)
        options = [("move", name, target) for target in targets]
    else:
        moves = MOVES[origin]
        options = [moves[target] for target in targets]
    if g.landmarks[FERRY] == origin and not g.ferried and g.controllers[seat] == g.turn:
        options += [option for option in woodland.ferries[origin] if may_move(g, seat, origin, int(option[2]))]
    return options


def adjacent(g: Root, seat: int, place: int) -> tuple[int, ...]:
    """2.2.1, 2.3, 2.4.1: the clearings that are adjacent to a clearing or forest for this player."""
    woodland = g.woodland
    if place > woodland.size:
        return woodland.forest_clearings[place]
    near = woodland.paths[place]
    for effect in g.in_force.ways[seat]:
        if more := effect.ways(g, seat, place):
            near += tuple([other for other in more if other not in near and other != place])
    return near


def may_move(g: Root, seat: int, origin: int, target: int) -> bool:
    """4.2.1: whether an owner may move from one place to another that is adjacent."""
    return bool(_permitted(g, seat, origin, (target,)))


def _permitted(g: Root, seat: int, origin: int, targets: Sequence[int]) -> Sequence[int]:
    """4.2.1 Rule needed: of the origin or the destination, unless an effect lifts it; and nothing may forbid it."""
    rulers, side = g.rulers, g.controllers[seat]
    if origin > g.woodland.size or rulers[origin] != side:
        if g.in_force.ignores_rule[seat]:
            targets = [target for target in targets if rulers[target] == side or _ignores_rule(g, seat, origin, target)]
        else:
            targets = [target for target in targets if rulers[target] == side]
    targets = g.cast.parties[seat].enterable(g, seat, targets)
    for owner, effect in g.in_force.forbids_moving:
        targets = [target for target in targets if not effect.forbids_moving(g, owner, seat, origin, target)]
    return targets


def _ignores_rule(g: Root, seat: int, origin: int, target: int) -> bool:
    for effect in g.in_force.ignores_rule[seat]:  # noqa: SIM110  # asked for every move, a loop is faster
        if effect.ignores_rule(g, seat, origin, target):
            return True
    return False


def may_be_moved(g: Root, owner: int, origin: int, target: int) -> bool:
    """1.5.5: whether nothing forbids the pieces of an owner to go there, whoever makes them."""
    for seat, effect in g.in_force.forbids_moving:  # noqa: SIM110  # asked for every move, a loop is faster
        if effect.forbids_moving(g, seat, owner, origin, target):
            return False
    return True


def move(g: Root, seat: int, option: Option) -> Flow[Move]:
    """4.2 Move: do what was chosen among ``move_options``; asks how many go. E.3.7: who moves a hireling draws."""
    verb, origin, target = option
    mover = g.controllers[seat]
    made = Move(seat, mover, g.woodland.place_of(origin), g.woodland.place_of(target))
    made.is_ferried = verb == "ferry"
    yield from g.cast.parties[seat].carry(g, seat, made)
    yield from arrive(g, made)
    if made.is_ferried:
        g.landmarks[FERRY] = made.target
        g.ferried = 1
        g.tell("ferried", seat=mover, clearing=made.target)
        for passenger in (mover, *made.along):
            yield from draw_at_any_time(g, passenger, g.terms.tables.landmarks[FERRY].draws)
    return made


def arrive(g: Root, made: Move) -> Flow[None]:
    """What follows when pieces have been carried from one clearing to another."""
    for seat, effect in g.in_force.on_the_way:
        yield from effect.on_the_way(g, seat, made)
    for effect in g.in_force.takes_along[made.owner]:
        yield from effect.takes_along(g, made.owner, made)
    yield from arrive_alone(g, made)


def arrive_alone(g: Root, made: Move) -> Flow[None]:
    """The same where nothing can go along (D.9.2, 9.4.2)."""
    for seat, effect in g.in_force.after_move:
        yield from effect.after_move(g, seat, made)


def has_detour(g: Root, made: Move) -> bool:
    """2.3, E-bandits-1: whether there is another way than the path: by boat or through a tunnel of one's own."""
    return any(made.target in effect.ways(g, made.owner, made.origin) for effect in g.in_force.ways[made.owner])


def lose_on_the_way(g: Root, made: Move) -> None:
    """E-bandits-1: one of the warriors that move falls on the path, in no clearing; not the warlord (14.2.2)."""
    for kind, count in made.pieces:
        if count and may_be_removed(g, kind, made.target, GIVEN_UP):
            made.leave_behind(kind)
            origin = g.woodland.name_of(made.origin)
            facts: Facts = {"piece": g.cast.names[kind], "origin": origin, "target": made.target, "place": made.path(g)}
            g.tell("toll_paid", seat=g.cast.called[made.owner], **facts)
            remove_on_path(g, kind, made.target)
            return


def free(g: Root, kind: int, clearing: int) -> int:
    """E-R-band: how many pieces of a kind may leave a clearing."""
    count = g.pieces[kind][clearing]
    if g.in_force.holds:
        count -= max(effect.holds(g, seat, kind, clearing) for seat, effect in g.in_force.holds)
    return count


def carry_warriors(g: Root, made: Move) -> Flow[None]:
    """4.2: one or more warriors go along."""
    origin, target = made.origin, made.target
    kinds = g.cast.parties[made.owner].marches(g, made.owner, made.mover)
    present = [(kind, count) for kind in kinds if (count := free(g, kind, origin))]
    undecided = sum([count for _, count in present])
    going: list[tuple[int, int]] = []
    chosen = 0
    for kind, count in present:
        undecided -= count
        least = 0 if chosen or undecided else 1
        if count > least:
            options = WARRIORS[count : least - 1 if least else None : -1]
            name_of = g.woodland.name_of
            facts: Facts = {"clearing": name_of(origin), "target": name_of(target), "piece": g.cast.names[kind]}
            option: Option = yield Ask(made.mover, "move_count", options, facts)
            count = int(option[1])
        chosen += count
        going.append((kind, count))
    made.take(g, going)


def carry_some(g: Root, made: Move, count: int) -> None:
    """1.5.5: carry so many warriors that somebody is made to move, whichever kinds they are."""
    for kind in g.cast.parties[made.owner].marches(g, made.owner, made.mover):
        going = min(count - made.warriors, free(g, kind, made.origin))
        made.take(g, [(kind, going)])


def marching(g: Root, owner: int, mover: int, clearing: int) -> int:
    """1.5.5, 14.2.2: how many warriors of an owner somebody can make move out of a clearing."""
    return sum(free(g, kind, clearing) for kind in g.cast.parties[owner].marches(g, owner, mover))
