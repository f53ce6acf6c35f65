"""5. A turn: take a card, perform its action, refill the row; and what follows the last turn."""

from __future__ import annotations

from deskovka.games.legends.abilities import gain
from deskovka.games.legends.actions import ACTIONS, DONE
from deskovka.games.legends.prepare import deal_card
from deskovka.games.legends.scoring import control
from deskovka.games.legends.state import Legends
from deskovka.kernel import Flow, Option, choose


def take_card(g: Legends) -> Flow[None]:
    """EL-TRN-01 Take one card."""
    seat = g.turn
    options = affordable(g, seat)
    option = yield from choose(seat, "take", options, {"coins": g.coins[seat]})
    card = g.terms.tables.cards[_buy(g, seat, option)]
    if card.joiner == "or":
        types = [action.type for action in card.actions]
        picked = yield from choose(seat, "either", [("perform", kind) for kind in types])
        g.to_do = [(action.type, action.n) for action in card.actions if action.type == picked[1]]
    else:
        g.to_do = [(action.type, action.n) for action in card.actions]
    g.phase = "act"


def affordable(g: Legends, seat: int) -> list[Option]:
    """EL-TRN-02 Price, EL-TRN-03 Affordability."""
    coins, names = g.coins[seat], g.terms.tables.take_options
    prices = g.terms.tables.content.prices
    return [names[card] for position, card in enumerate(g.row) if prices[position] <= coins]


def _buy(g: Legends, seat: int, option: Option) -> int:
    """Pay for a card, take it, and have its ability at once (EL-TRN-04 Ability first)."""
    tables = g.terms.tables
    card = tables.card_index[str(option[1])]
    price = tables.content.prices[g.row.index(card)]
    g.coins[seat] -= price
    g.bank += price
    g.row.remove(card)
    g.cards[seat].append(card)
    g.tell("took", seat=seat, card=option[1], coins=price)
    gain(g, seat, tables.cards[card].abilities)
    return card


def act(g: Legends) -> Flow[None]:
    """EL-TRN-05 Action now: the next action of the card, in the printed order (EL-ACT-10)."""
    if g.to_do:
        g.action, n = g.to_do.pop(0)
        yield from ACTIONS[g.action](g, g.turn, n)
        g.action, g.points = "", 0
    if not g.to_do:
        g.phase = "end_turn"


def end_turn(g: Legends) -> Flow[None]:
    """EL-TRN-07 Refill, EL-TRN-08 Empty deck, EL-TRN-09 Next player, EL-END-01 Length."""
    yield from ()
    _peek(g, g.turn)
    deal_card(g)
    g.turns_taken += 1
    g.turn = (g.turn + 1) % g.terms.players
    last = g.turns_taken == g.terms.numbers.turns * g.terms.players
    g.phase = "extra_card" if last else "take"


def _peek(g: Legends, seat: int) -> None:
    """EL-SWP-05 Peeking: at the face-down tokens of the regions that the player controls."""
    if not g.has("poison_swamp"):
        return
    controllers = control(g)
    for region, token in enumerate(g.tokens):
        hidden = token in g.terms.tables.discoveries and not g.seen[region] >> seat & 1
        if hidden and controllers[region] == seat:
            g.seen[region] |= 1 << seat
            g.reveal_to(seat)
            name = g.on_map.regions[region]
            g.tell("peeked", seat=seat, region=name)
            g.whisper(seat, "peeked_token", region=name, token=token)


def take_extra_card(g: Legends) -> Flow[None]:
    """EL-LDR-03 Fairy Queen, extra card: paid for, but its action is not performed."""
    if "fairy_queen" in g.leaders:
        seat = g.leaders.index("fairy_queen")
        options = affordable(g, seat)
        if options:
            g.turn = seat
            option = yield from choose(seat, "extra_card", [*options, DONE], {"coins": g.coins[seat]})
            if option == DONE:
                g.tell("declined", seat=seat, action="extra_card")
            else:
                _buy(g, seat, option)
    g.phase = "scoring"
