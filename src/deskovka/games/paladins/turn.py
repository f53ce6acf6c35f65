"""5. and 9. A turn: one action, or a pass."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.games.paladins import kings, left, right
from deskovka.games.paladins.effects import used_spaces
from deskovka.games.paladins.state import Paladins
from deskovka.games.paladins.tables import ACTIONS
from deskovka.games.paladins.workers import keep_workers
from deskovka.kernel import Ask, Flow, Option

PASS: Option = ("pass",)

Offers = Callable[[Paladins, int], list[Option]]
Does = Callable[[Paladins, int, Option], Flow[None]]

OFFERS: tuple[Offers, ...] = (
    left.develop_options,
    left.recruit_options,
    left.hunt_options,
    left.trade_options,
    left.pray_options,
    left.conspire_options,
    right.commission_options,
    right.fortify_options,
    right.garrison_options,
    right.absolve_options,
    right.attack_options,
    right.convert_options,
    kings.favour_options,
)
"""What may be done, action by action."""
LIKELY: tuple[Offers, ...] = (left.hunt_options, left.conspire_options, left.trade_options, *OFFERS)
"""The same, first what is soonest found to be possible."""
DOES: dict[str, Does] = {
    "develop": left.develop,
    "recruit": left.recruit,
    "expedition": left.expedition,
    "hunt": left.gather,
    "trade": left.gather,
    "pray": left.pray,
    "conspire": left.conspire,
    "commission": right.send_out,
    "fortify": right.fortify,
    "garrison": right.send_out,
    "absolve": right.absolve,
    "attack": right.attack,
    "convert": right.convert,
    "favour": kings.use_favour,
}
"""How it is done, by the verb of the answer."""


def take_turn(g: Paladins) -> Flow[None]:
    """PW-TURN-1 One action: or a pass, which is always allowed (PW-PASS-1)."""
    seat = g.turn
    workers = g.workers[seat]
    several = any(workers) and any(offer(g, seat) for offer in LIKELY)
    facts = {"silver": g.silver[seat], "provisions": g.provisions[seat], "workers": sum(workers)}
    option: Option = yield Ask(seat, "act", lambda: _options(g, seat), facts, several=several)
    if option == PASS:
        yield from leave_round(g, seat)
    else:
        yield from DOES[str(option[0])](g, seat, option)
    pass_on(g)


def _options(g: Paladins, seat: int) -> list[Option]:
    options = [option for offer in OFFERS for option in offer(g, seat)] if any(g.workers[seat]) else []
    return [*options, PASS]


def leave_round(g: Paladins, seat: int) -> Flow[None]:
    """PW-PASS-2 Clear the board, PW-PASS-3 Carry over."""
    g.passed[seat] = 1
    cleared = tuple(ACTIONS[action] for action in used_spaces(g, seat))
    g.placed[seat] = [0] * len(g.placed[seat])
    g.tell("passed", seat=seat, actions=cleared)
    yield from keep_workers(g, seat)


def pass_on(g: Paladins) -> None:
    """PW-ROUND-10 Action phase: to the next who has not passed; alone, the virtual player answers every action."""
    if g.terms.solo and not g.virtual_out:
        g.phase = "virtual"
        return
    players = g.terms.players
    for after in range(1, players + 1):
        seat = (g.turn + after) % players
        if not g.passed[seat]:
            g.turn = seat
            g.phase = "act"
            return
    g.phase = "refresh"
