"""The position of Crescent Moon in words: how far the game is, clashes and wishes, the market, hexes and characters."""

from __future__ import annotations

from deskovka.content.told import Fact, Line, Section, Thing, line
from deskovka.games.crescent.tables import Content
from deskovka.games.crescent.view import ClashView, CrescentView, HexView, SeatView, WishView


def told(view: CrescentView, _content: Content) -> tuple[Section, ...]:
    """Everything that lies on the table."""
    return (
        _heading(view),
        *([_clash(view.clash)] if view.clash else []),
        *([_wish(view.wish)] if view.wish else []),
        _market(view),
        Section(line("told-hexes", map=view.map), tuple(_hex(each) for each in view.hexes)),
        *(_seat(view, seat) for seat in range(len(view.seats))),
    )


def _heading(view: CrescentView) -> Section:
    lines = [] if view.seat is None else [line("told-you", seat=view.seat, character=view.seats[view.seat].character)]
    if view.turn is None:
        lines.append(line("told-phase-idle", phase=view.phase))
    else:
        lines.append(line("told-phase", phase=view.phase, seat=view.turn))
    if view.hand:
        lines.append(line("told-hand", cards=view.hand))
    if view.tiles:
        lines.append(line("told-tiles", hexes=view.tiles))
    lines += [line("told-tiles-left", seat=seat, count=count) for seat, count in enumerate(view.tiles_left) if count]
    lines += [line("told-ships")] if view.ships else []
    lines += [line("told-masons", coins=view.masons)] if view.masons else []
    lines += [line("told-won", seat=view.winner)] if view.winner is not None else []
    title = line("told-year", year=view.year, years=view.years, round=view.round, rounds=view.rounds)
    return Section(title, tuple(lines))


# -- combats, contests, negotiations ----------------------------------------------------------------------------------


def _clash(clash: ClashView) -> Section:
    """A combat or a contest: the parties, their strength, deals, and the cards."""
    of = Thing("hex", clash.hex)
    lines = [line("told-stage", of, stage=clash.stage), line("told-attacker", of, attacker=clash.attacker)]
    lines += [line("told-defender", of, defender=clash.defender)] if clash.defender is not None else []
    lines += [line("told-party", of, seat=party.seat, stance=party.stance) for party in clash.parties]
    lines.append(line("told-strengths", of, attack=clash.attack, defence=clash.defence))
    lines += [line("told-offer", of, seat=offer.seat, points=offer.points) for offer in clash.offers]
    if clash.partner is not None:
        lines.append(line("told-deal", of, owner=clash.partner, points=clash.deal))
    lines += [line("told-helped", of, owner=clash.helped)] if clash.helped is not None else []
    lines += [line("told-chosen", of, cards=clash.chosen)] if clash.chosen else []
    lines += [
        line(
            "told-played",
            of,
            card=each.card,
            seat=each.seat,
            owner=each.side,
            state=each.state,
            strength=each.strength,
            count=each.assigned,
        )
        for each in clash.played
    ]
    lines += [line("told-scorched", of)] if clash.scorched else []
    lines += [line("told-winner", of, seat=clash.winner)] if clash.winner is not None else []
    return Section(line(f"told-{clash.kind}", hex=clash.hex), tuple(lines))


def _wish(wish: WishView) -> Section:
    """A negotiation: what is wished for, and the sum on the table."""
    parts = [Line(f"told-wish-{wish.what}", _wished(wish))]
    parts += [line("told-wish-price", coins=wish.price)] if wish.price is not None else []
    parts += [line("told-wish-asked", coins=wish.asked)] if wish.asked is not None else []
    return Section(line("told-wish", seat=wish.buyer, owner=wish.seller), tuple(parts))


def _wished(wish: WishView) -> dict[str, Fact]:
    if wish.card is not None:
        return {"card": wish.card, "count": wish.count}
    return {"count": wish.count} if wish.hex is None else {"hex": wish.hex, "count": wish.count}


# -- market and map ---------------------------------------------------------------------------------------------------


def _market(view: CrescentView) -> Section:
    """The row from the far end, the Sultan's market, and the piles."""
    lines = [
        line("told-slot-empty", Thing("market", slot.market), market=slot.market)
        if slot.card is None
        else line("told-slot", Thing("market", slot.market), market=slot.market, card=slot.card)
        for slot in view.market
    ]
    lines.append(line("told-deck", count=view.deck))
    lines += [line("told-discard", cards=view.discard)] if view.discard else []
    return Section(line("told-market"), tuple(lines))


def _hex(each: HexView) -> Line:
    """A hex: its land, who controls it, and every piece in it."""
    parts = [line("told-terrain", terrain=each.terrain)]
    parts += [line("told-feature", feature=each.feature)] if each.feature else []
    if each.controller is not None:
        parts.append(line("told-controlled", owner=each.controller))
    parts += [line("told-influence", owner=each.influence)] if each.influence is not None else []
    parts += [
        line("told-stack", seat=stack.seat, regular=stack.regular, mercenary=stack.mercenary) for stack in each.stacks
    ]
    if each.stronghold is not None and each.holder is not None:
        parts.append(line("told-stronghold", building=each.stronghold, owner=each.holder))
    parts += [line("told-settlement", building=each.settlement)] if each.settlement else []
    parts += [line("told-palace")] if each.palace else []
    parts += [line("told-present", seats=each.present)] if each.present else []
    parts.append(line("told-beside", hexes=each.neighbours))
    return line("told-hex", Thing("hex", each.id), hex=each.id, parts=tuple(parts))


# -- characters -------------------------------------------------------------------------------------------------------


def _seat(view: CrescentView, seat: int) -> Section:
    own, of = view.seats[seat], Thing("seat", seat)
    lines = [
        line("told-character", of, character=own.character),
        line("told-coins", of, coins=own.coins, income=own.income),
        line("told-cards", of, count=own.cards),
    ]
    lines += [line("told-seen", of, cards=own.seen)] if own.seen else []
    lines += [line("told-front", of, cards=own.front)] if own.front else []
    lines += [line("told-reserve", of, count=own.reserve)] if own.reserve is not None else []
    lines.append(_supply(own, of))
    lines += [line("told-points", of, points=own.points)] if own.points is not None else []
    lines += [line("told-objective", of, objective=item.objective, points=item.points) for item in own.objectives]
    lines += [line("told-order", of, matter=order.matter, order=order.order) for order in own.orders]
    return Section(line("told-seat", seat=seat), tuple(lines))


def _supply(own: SeatView, of: Thing) -> Line:
    """CM-COMP-2 Personal supply."""
    pieces = {
        "units": own.units,
        "influence": own.influence,
        "forts": own.forts,
        "castles": own.castles,
        "towns": own.towns,
        "cities": own.cities,
    }
    parts = tuple(line(f"told-supply-{name}", count=count) for name, count in pieces.items() if count)
    return line("told-supply", of, parts=parts or (line("told-supply-nothing"),))
