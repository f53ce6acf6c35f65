"""13.2.4, 13.7. What plots do, and how they are exposed."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deskovka.games.root.answers import PASS
from deskovka.games.root.cards import (
    hand_over,
    held,
    matching,
    may_hold,
    show_to,
    steal,
    take_in,
    tell_if_seen,
)
from deskovka.games.root.effects import Effect
from deskovka.games.root.factions.corvids.board import PLOT, board_of, face_down, flip_points, is_snared
from deskovka.games.root.factions.corvids.sheet import BOMB, EXTORTION, PLOTS, SNARE
from deskovka.games.root.movement import adjacent
from deskovka.games.root.pieces import lenders, place_in_each, rivals
from deskovka.games.root.points import score
from deskovka.games.root.removal import EFFECT, Removal, remove, remove_all_enemies
from deskovka.games.root.windows import DAYLIGHT
from deskovka.games.root.woodland import clearing_options
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

EXPOSED = "exposed"
"""13.2.4: why a plot was removed, as in ``Removal``."""
EXPOSE = clearing_options("expose")


# -- 13.4.2, 13.7 Turning plots up -----------------------------------------------------------------------------------


def flip(g: Root, seat: int, clearing: int) -> Flow[None]:
    """13.4.2, 13.R1: turn a plot up, score, then resolve it."""
    board = board_of(g, seat)
    points = flip_points(g, seat)
    plot = board.plots[clearing]
    board.face_up[clearing] = 1
    if plot == SNARE:
        g.learn_effects()
    g.reveal()
    g.tell("flipped", seat=seat, clearing=clearing, plot=PLOTS[plot])
    score(g, seat, points)
    if plot in WHEN_FLIPPED:
        yield from WHEN_FLIPPED[plot](g, seat, clearing)


def explode(g: Root, seat: int, clearing: int) -> Flow[None]:
    """13.7.1 Bomb: all enemy pieces, then the bomb itself."""
    yield from remove_all_enemies(g, seat, [clearing])
    yield from remove(g, Removal(seat, EFFECT, [(g.cast.numbers[seat][PLOT], clearing, 1)]))


def extort(g: Root, seat: int, clearing: int) -> Flow[None]:
    """13.7.3 Extortion: a random card from each enemy player who has a piece there."""
    yield from ()
    for enemy in rivals(g, seat):
        if g.presence[enemy][clearing] and g.hands[enemy]:
            steal(g, seat, enemy)


WHEN_FLIPPED: dict[int, Callable[[Root, int, int], Flow[None]]] = {BOMB: explode, EXTORTION: extort}


class Snares(Effect):
    """13.7.2 Snare; in force while one lies face up anywhere."""

    ban = ("refused-snare", "13.7.2")
    bar = ("refused-snared", "13.7.2")

    def forbids_placing(self, g: Root, seat: int, placer: int, clearing: int) -> bool:
        """No enemy places pieces there."""
        return is_snared(g, seat, clearing) and placer in g.enemies[seat]

    def forbids_moving(self, g: Root, seat: int, mover: int, origin: int, target: int) -> bool:
        """13.R5: no enemy piece moves out; G.1.10: mercenaries that serve the Corvids are none."""
        if not 0 < origin <= g.woodland.size or not is_snared(g, seat, origin):
            return False
        return mover in g.enemies[seat] and mover not in lenders(g, seat)


SNARES = Snares()


def forget(g: Root, seat: int, clearing: int) -> None:
    """13.2.2.I: a removed plot lies face down in the supply."""
    board = board_of(g, seat)
    was_snare = board.is_snare(clearing)
    board.forget(clearing)
    if was_snare:
        g.learn_effects()


def raid(g: Root, seat: int, clearing: int) -> Flow[None]:
    """13.7.4 Raid, 13.R4: a warrior in each adjacent clearing, as far as they go."""
    g.reveal()
    g.tell("raided", seat=seat, clearing=clearing)
    near = [place for place in adjacent(g, seat, clearing) if place in g.woodland.clearings]
    yield from place_in_each(g, seat, g.cast.numbers[seat]["warrior"], near, "raid")


# -- 13.2.4 Exposure -------------------------------------------------------------------------------------------------


def exposable(g: Root, seat: int, actor: int, window: str) -> list[Option]:
    """13.2.4, 13.R6: the clearings where a player has a piece beside a plot that lies face down, and could show a card.

    By public facts, but in Daylight by the hand of that player. Who was asked in Birdsong or Evening and declined is
    not asked about the same plots again until a card comes into his hand; in Daylight they stay among what may be done.
    """
    if not g.hands[actor] or actor not in g.enemies[seat]:
        return []
    board, presence = board_of(g, seat), g.presence[actor]
    waived = () if window == DAYLIGHT else board.waived
    return [
        EXPOSE[clearing]
        for clearing in face_down(g, seat)
        if presence[clearing] and clearing not in waived and _could_show(g, actor, clearing, window)
    ]


def _could_show(g: Root, actor: int, clearing: int, window: str) -> bool:
    ground = g.woodland.suits[clearing]
    if window == DAYLIGHT:
        return bool(matching(g, actor, ground))
    fits = g.terms.deck.fits[ground]
    return may_hold(g, actor, (card for card in range(g.terms.deck.size) if fits[card]))


def expose(g: Root, seat: int, actor: int, clearing: int) -> Flow[None]:
    """13.2.4 Exposure: show a matching card and name a plot; 13.R7: a bird matches everywhere."""
    names, refuted = g.terms.deck.names, board_of(g, seat).refuted[clearing]
    named = [plot for number, plot in enumerate(PLOTS) if not refuted >> number & 1]

    def guesses() -> list[Option]:
        cards = dict.fromkeys(names[card] for card in matching(g, actor, g.woodland.suits[clearing]))
        return [*(("guess", card, plot) for card in cards for plot in named), PASS]

    option: Option = yield Ask(actor, "expose", guesses, {"seat": seat, "clearing": clearing}, private=True)
    if option == PASS:
        board_of(g, seat).waived.append(clearing)
        return
    _, card, plot = option
    yield from _guess(g, seat, actor, clearing, str(card), str(plot))


def _guess(g: Root, seat: int, actor: int, clearing: int, name: str, plot: str) -> Flow[None]:
    """13.2.4: right: the plot is removed without effect; wrong: the Corvids keep the card, and say no more."""
    board, ground = board_of(g, seat), g.woodland.suits[clearing]
    card, number = held(g, g.hands[actor], name), PLOTS.index(plot)
    is_right = board.plots[clearing] == number
    g.reveal()
    if is_right:
        show_to(g, seat, card)
        g.tell("exposed", seat=actor, owner=seat, clearing=clearing, plot=plot)
    else:
        board.refuted[clearing] |= 1 << number
        hand_over(g, actor, card, seat, g.terms.deck.fits[ground])
        take_in(g, seat, card)
        g.tell("not_exposed", seat=actor, owner=seat, clearing=clearing, plot=plot)
        tell_if_seen(g, actor, card, seat)
    for knowing in (actor, seat):
        g.whisper(knowing, "shown" if is_right else "kept", seat=actor, owner=seat, card=name)
    if is_right:
        yield from remove(g, Removal(actor, EXPOSED, [(g.cast.numbers[seat][PLOT], clearing, 1)]))
