"""K.2 to K.7, X.1. Windows: what a player may do between the actions of his turn, besides those of his faction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from zlib import crc32

from deskovka.games.root import standing
from deskovka.games.root.answers import DONE
from deskovka.games.root.crafting import craft
from deskovka.games.root.dominance import activate, could_use_dominance, dominance_offers, take
from deskovka.games.root.effects import Effect
from deskovka.games.root.menus import MOVES
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
    option: Option = yield Ask(seat, topic, lambda: _offers(g, seat, window) + own(), facts, private=True)
    if option[0] in _OF_FACTIONS:
        return option
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
    while (offered := _offered(g, seat, window)) and not _is_declined(g, window):
        options = [option for _, _, offers in offered for option in offers]
        if not any(effect.mandatory for _, effect, _ in offered):  # K.11
            options.append(DONE)
        option: Option = yield Ask(seat, window, options)
        for owner, effect, offers in offered:
            if option in offers:
                yield from effect.accept(g, owner, seat, option)
                break
        else:
            _decline(g, seat, window)
            return


def _offered(g: Root, seat: int, window: str) -> list[tuple[int, Effect, Sequence[Option]]]:
    """The effects that offer something in a window, by public facts: whose they are, and what they offer."""
    offering = g.in_force.offers_to[seat].get(window, ())
    return [(owner, effect, offers) for owner, effect in offering if (offers := effect.offers(g, owner, seat, window))]


def _decline(g: Root, seat: int, window: str) -> None:
    """13.2.4, K.3: a player is done with what the window offers."""
    for owner, effect in g.in_force.offers.get(window, ()):
        effect.declined(g, owner, seat, window)
    if window == BIRDSONG:
        g.declined = _table(g)


def _is_declined(g: Root, window: str) -> bool:
    """K.3: whether nothing has changed since nothing was wanted between two steps of this Birdsong."""
    return window == BIRDSONG and g.declined != 0 and g.declined == _table(g)


def _table(g: Root) -> int:
    """What everybody sees of the table, as a number: pieces, points, crafted cards, and how many everybody holds."""
    return crc32(repr((g.pieces, g.score, g.crafted, [len(hand) for hand in g.hands])).encode())


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
    offering = g.in_force.offers_to[seat]
    if window in offering:
        for owner, effect in offering[window]:
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
_OF_FACTIONS = frozenset((*MOVES, "battle", *DONE))
"""What only factions put among their options, so that no effect is asked whether it has offered it."""
