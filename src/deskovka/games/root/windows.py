"""K.2 to K.7, X.1. Windows: what a player may do between the actions of his turn, besides those of his faction."""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

from deskovka.games.root import standing
from deskovka.games.root.answers import DONE
from deskovka.games.root.crafting import craft
from deskovka.games.root.dominance import activate, could_use_dominance, dominance_offers, take
from deskovka.games.root.paths import open_path, path_offers
from deskovka.games.root.state import Root
from deskovka.kernel import Ask, Facts, Flow, Option
from deskovka.kernel.flow import NO_FACTS

BIRDSONG_START = "birdsong_start"
BIRDSONG = "birdsong"
BIRDSONG_END = "birdsong_end"
DAYLIGHT_START = "daylight_start"
DAYLIGHT = "daylight"
EVENING_START = "evening_start"
EVENING = "evening"


def menu(
    g: Root, seat: int, topic: str, window: str, own: Callable[[], list[Option]], facts: Facts = NO_FACTS
) -> Flow[Option | None]:
    """Ask for the next action of a faction, with all that the window offers besides.

    ``own`` gives the faction's options, last the one that ends the step; it may look at the hand of the seat. What was
    chosen is given back; None when it was something else than an action of the faction, and is done already.
    """
    option: Option = yield Ask(seat, topic, lambda: [*_offers(g, seat, window), *own()], facts, private=True)
    if option[0] in _GENERAL:
        yield from _GENERAL[str(option[0])](g, seat, option)
        return None
    if window in g.in_force.offers_to[seat] and (yield from _accept(g, seat, window, option)):
        return None
    return option


def window_step(g: Root, seat: int, window: str) -> Flow[None]:
    """Offer what a window holds until the player is done; asks nothing when there is nothing.

    K.3: who wanted nothing between two steps of Birdsong is asked again only when something has changed since.
    """
    while (offers := window_offers(g, seat, window)) and not _is_declined(g, window):
        option: Option = yield Ask(seat, window, offers if _must_act(g, seat, window) else [*offers, DONE])
        if not (yield from _accept(g, seat, window, option)):
            for owner, effect in g.in_force.offers.get(window, ()):
                effect.declined(g, owner, seat, window)
            if window == BIRDSONG:
                g.declined = _table(g)
            return


def _is_declined(g: Root, window: str) -> bool:
    """K.3: whether nothing has changed since nothing was wanted between two steps of this Birdsong."""
    return window == BIRDSONG and g.declined != 0 and g.declined == _table(g)


def _table(g: Root) -> int:
    """What everybody sees of the table, as a number: pieces, points, crafted cards, and how many everybody holds."""
    return crc32(repr((g.pieces, g.score, g.crafted, [len(hand) for hand in g.hands])).encode())


def _must_act(g: Root, seat: int, window: str) -> bool:
    """K.11: whether something in the window cannot be declined."""
    offering = g.in_force.offers_to[seat].get(window, ())
    return any(effect.mandatory and effect.offers(g, owner, seat, window) for owner, effect in offering)


def window_offers(g: Root, seat: int, window: str) -> list[Option]:
    """What effects offer in a window, by public facts."""
    return [o for owner, e in g.in_force.offers_to[seat].get(window, ()) for o in e.offers(g, owner, seat, window)]


def could_offer(g: Root, seat: int, window: str) -> bool:
    """Whether, by what everybody knows, ``menu`` could offer something besides the actions of the faction."""
    if window in g.in_force.offers:
        return True
    return window == DAYLIGHT and (could_use_dominance(g, seat) or bool(path_offers(g, seat)))


def _accept(g: Root, seat: int, window: str, option: Option) -> Flow[bool]:
    """Do what an effect has offered; False when none has."""
    for owner, effect in g.in_force.offers_to[seat].get(window, ()):
        if option in effect.offers(g, owner, seat, window):
            yield from effect.accept(g, owner, seat, option)
            return True
    return False


def _offers(g: Root, seat: int, window: str) -> list[Option]:
    """3.3.1, 3.3.4, C.3.3 in Daylight; what effects offer; to be asked again."""
    options = standing.offers(g, seat) if any(g.standing[seat]) else []
    for owner, effect in g.in_force.offers_to[seat].get(window, ()):
        options += effect.offers(g, owner, seat, window)
    if window == DAYLIGHT:
        options += dominance_offers(g, seat)
        if g.woodland.closed_paths:
            options += path_offers(g, seat)
    return options


def _activate_dominance(g: Root, seat: int, option: Option) -> Flow[None]:
    return activate(g, seat, str(option[1]))


def _take_dominance(g: Root, seat: int, option: Option) -> Flow[None]:
    yield from ()
    take(g, seat, str(option[1]), str(option[2]))


def _ask_again(g: Root, seat: int, option: Option) -> Flow[None]:
    yield from ()
    standing.ask_again(g, seat, str(option[1]))


def _craft(g: Root, seat: int, option: Option) -> Flow[None]:
    return craft(g, seat, str(option[1]))


_GENERAL: dict[str, Callable[[Root, int, Option], Flow[None]]] = {
    "craft": _craft,
    "activate_dominance": _activate_dominance,
    "take_dominance": _take_dominance,
    "open_path": open_path,
    "ask_again": _ask_again,
}
"""What every faction does alike. Which cards it can craft now a faction puts among its own options."""
