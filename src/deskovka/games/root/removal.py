"""1.1.3, 3.2.1, G.1.17. Removing pieces: all of them first, then points, then what their removal triggers."""

from __future__ import annotations

from collections.abc import Iterable

from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.effects import Effect
from deskovka.games.root.pieces import enemy_kinds, lift
from deskovka.games.root.points import score
from deskovka.games.root.state import Root
from deskovka.games.root.woodland import NOWHERE
from deskovka.kernel import Ask, Flow, Option

BATTLE = "battle"
EFFECT = "effect"
GIVEN_UP = "given_up"
"""K.6, E-stoic-3: its owner removes it himself."""
REPLACED = "replaced"
"""G.1.13: the removal is one half of a replacement."""


class Removal:
    """Pieces that are taken off at the same moment: who removes them, and why (BATTLE, EFFECT, …)."""

    __slots__ = ("bonus", "cause", "pieces", "remover", "returned")

    def __init__(self, remover: int, cause: str, pieces: Iterable[tuple[int, int, int]]) -> None:
        self.remover = remover
        self.cause = cause
        self.pieces = list(pieces)
        """A kind, a clearing, and how many."""
        self.bonus = 0
        """F-treetop-2: what the remover scores beyond 3.2.1."""
        self.returned: dict[tuple[int, int], int] = {}
        """By kind and clearing: how many have gone to their supply or track and are still there."""

    def is_of(self, g: Root, owner: int) -> bool:
        """Whether pieces of an owner were removed."""
        owners = g.cast.owner
        return owner in [owners[kind] for kind, _, _ in self.pieces]

    def warriors(self, g: Root, owner: int) -> dict[int, int]:
        """How many warriors of an owner were removed, by clearing."""
        found: dict[int, int] = {}
        for kind, clearing, count in self.pieces:
            if g.cast.owner[kind] == owner and g.cast.sort[kind] == WARRIOR:
                found[clearing] = found.get(clearing, 0) + count
        return found

    def of_kind(self, wanted: int) -> dict[int, int]:
        """How many pieces of a kind were removed, by clearing."""
        found: dict[int, int] = {}
        for kind, clearing, count in self.pieces:
            if kind == wanted:
                found[clearing] = found.get(clearing, 0) + count
        return found


def take_off(g: Root, removal: Removal) -> None:
    """1.1.3 (b): take all the pieces off before anything else happens."""
    for party, effect in g.in_force.before_removal:
        effect.before_removal(g, party, removal)
    for kind, clearing, count in removal.pieces:
        lift(g, kind, clearing, count)
        if g.activated[clearing]:
            _lose_activated(g, kind, clearing, count)
        if not g.cast.kinds[kind].perishes:
            key = kind, clearing
            removal.returned[key] = removal.returned.get(key, 0) + count
        if g.told is not None:
            called, name = g.cast.called, g.cast.names[kind]
            remover, owner = called[removal.remover], called[g.cast.owner[kind]]
            g.tell("removed", seat=remover, owner=owner, piece=name, clearing=clearing, count=count)
    for effect in g.in_force.has_removed[removal.remover]:
        effect.has_removed(g, removal.remover, removal)


def _lose_activated(g: Root, kind: int, clearing: int, count: int) -> None:
    """4.1.1-x1: of crafting pieces in a clearing those that were activated this turn are lost first."""
    if g.cast.owner[kind] == g.turn and g.cast.names[kind] in g.cast.factions[g.turn].crafts_with(g, g.turn):
        g.activated[clearing] = max(0, g.activated[clearing] - count)


def trophies(g: Root, removal: Removal) -> int:
    """3.2.1: a point for each enemy building and token, and what they are worth besides."""
    enemies, kinds = g.enemies[removal.remover], g.cast.kinds
    points = removal.bonus
    for kind, _, count in removal.pieces:
        if kinds[kind].owner in enemies:
            points += kinds[kind].trophy * count
    return points


def remove(g: Root, removal: Removal) -> Flow[None]:
    """Remove pieces by an effect: score for them, resolve what follows in the order that the turn's player chooses."""
    take_off(g, removal)
    score(g, removal.remover, trophies(g, removal))
    yield from resolve_triggers(g, removal, g.turn)


def resolve_triggers(g: Root, removal: Removal, decider: int) -> Flow[None]:
    """1.1.3: resolve what a removal has triggered, one after another, in an order that somebody decides."""
    waiting = [(o, e, trigger) for o, e in g.in_force.triggers for trigger in e.triggers(g, o, removal)]
    while waiting:
        names: list[Option] = [("resolve", name, owner) for owner, _, (name, _) in waiting]
        options = list(dict.fromkeys(names))  # those of one name differ in nothing but their clearing
        option: Option = options[0] if len(options) == 1 else (yield Ask(decider, "trigger", options))
        owner, effect, trigger = waiting.pop(names.index(option))
        yield from effect.resolve(g, owner, removal, trigger)
    for owner, effect in g.in_force.collects:
        effect.collects(g, owner, removal)


def remove_on_path(g: Root, kind: int, clearing: int) -> None:
    """E-bandits-1: a warrior falls on its way to a clearing. No clearing loses it, so nothing but supplies is asked."""
    removal = Removal(g.cast.owner[kind], GIVEN_UP, ())
    lift(g, kind, clearing)
    removal.returned[kind, NOWHERE] = 1
    for owner, effect in g.in_force.collects:
        effect.collects(g, owner, removal)


def triggers_something(g: Root, removal: Removal) -> bool:
    """Whether something is to be resolved after a removal."""
    return any(effect.triggers(g, owner, removal) for owner, effect in g.in_force.triggers)


def may_be_removed(g: Root, kind: int, clearing: int, cause: str) -> bool:
    """14.2.2, E-stoic-3: whether no effect protects a piece."""
    protects = g.in_force.protects
    return not protects or not any(effect.protects(g, owner, kind, clearing, cause) for owner, effect in protects)


def remove_all_enemies(g: Root, seat: int, clearings: Iterable[int]) -> Flow[None]:
    """K.12, 8.4.1.III: remove all enemy pieces from some clearings at once; pawns stay (9.2.2.I)."""
    targets = list(clearings)
    found = [
        (kind, clearing, g.pieces[kind][clearing])
        for clearing in targets
        for kind in enemy_kinds(g, seat)
        if g.pieces[kind][clearing] and may_be_removed(g, kind, clearing, EFFECT)
    ]
    yield from remove(g, Removal(seat, EFFECT, found))
    yield from _sweep(g, seat, targets)


def _sweep(g: Root, seat: int, clearings: list[int]) -> Flow[None]:
    """9.2.2.I Full removal: pawns that stand there."""
    hit: list[tuple[int, Effect]] = [(owner, effect) for owner, effect in g.in_force.swept if owner in g.enemies[seat]]
    for owner, effect in hit:
        if g.pawns[owner] in clearings:
            yield from effect.swept(g, owner, g.pawns[owner])
