"""Gains that ask nobody and stir nothing: workers, attributes, silver, provisions; and the virtual player's marker."""

from __future__ import annotations

from deskovka.games.paladins.state import VIRTUAL, Paladins
from deskovka.games.paladins.tables import TOKEN_NUMBER, TOKENS

PROVISION, SILVER = TOKEN_NUMBER["provision"], TOKEN_NUMBER["silver"]
CRIMINAL, FAITH = TOKEN_NUMBER["criminal"], TOKEN_NUMBER["faith"]
PLAIN = frozenset(range(SILVER + 1)) - {CRIMINAL}
"""Tokens that are gained without more ado."""


def gain_plain(g: Paladins, seat: int, token: int, times: int) -> None:
    """PW-TERM-1 General supply, PW-COMP-3: what comes from the general supply never runs out."""
    if token < CRIMINAL:
        g.workers[seat][token] += times
    elif token == SILVER:
        g.silver[seat] += times
    elif token == PROVISION:
        g.provisions[seat] += times
    else:
        raise_attribute(g, seat, token - FAITH, times)
        return
    g.tell("gained", seat=seat, reward=TOKENS[token], count=times)


def raise_attribute(g: Paladins, owner: int, attribute: int, times: int) -> None:
    """PW-TERM-3 Attributes: a gain beyond the end of the track is lost."""
    track, most = g.attributes[owner], g.terms.tables.most
    before = track[attribute]
    track[attribute] = min(most, before + times)
    if track[attribute] == before:
        return
    if owner == VIRTUAL and g.terms.solo:
        lift(g, attribute)
    else:
        g.tell("gained", seat=owner, reward=TOKENS[FAITH + attribute], count=track[attribute] - before)


def lift(g: Paladins, attribute: int) -> None:
    """PW-SOLO-RES-4 Stacks: a marker that arrives goes on top."""
    g.stack.remove(attribute)
    g.stack.append(attribute)
    name = TOKENS[FAITH + attribute]
    g.tell("virtual_attribute", attribute=name, count=g.attributes[VIRTUAL][attribute])


def highest(g: Paladins) -> int:
    """PW-SOLO-RES-4: the highest attribute of the virtual player; of equal ones the topmost marker."""
    track = g.attributes[VIRTUAL]
    best = max(track)
    return next(attribute for attribute in reversed(g.stack) if track[attribute] == best)


def move_marker(g: Paladins, steps: int) -> None:
    """PW-SOLO-RES-1 AI gains, PW-SOLO-RES-3 Wrap."""
    spaces = g.terms.tables.content.solo.resource_spaces
    wraps, place = divmod(g.marker - 1 + steps, spaces)
    g.marker = place + 1
    g.tell("marker_moved", count=steps, space=g.marker)
    for _ in range(wraps):
        raise_attribute(g, VIRTUAL, highest(g), 1)
