"""The position of Paladins in words: how far the game is, the boards, the cards, the players, and who has won."""

from __future__ import annotations

from deskovka.content.told import Line, Section, Thing, line, sentences
from deskovka.games.paladins.about import about_favour, about_outsider, about_paladin, about_townsfolk, gains
from deskovka.games.paladins.scoring import PARTS
from deskovka.games.paladins.tables import Content
from deskovka.games.paladins.view import (
    HIDDEN,
    OfferView,
    PaladinsView,
    RegionView,
    SeatView,
    SlotView,
    SpaceView,
    VirtualView,
)

OVER = "over"
ROUND_ONE = 1


def told(view: PaladinsView, content: Content) -> tuple[Section, ...]:
    """How far the game is, the main board, cards on offer, and each player."""
    sections = [_heading(view), _kings(view, content), _tavern(view, content), _townsfolk(view, content)]
    sections += [_region(region, content) for region in view.regions]
    sections += [_seat(view, seat, content) for seat in range(len(view.seats))]
    if view.virtual is not None:
        sections.append(_virtual(view.virtual, view.phase == OVER))
    return tuple(sections)


# -- how far the game is ----------------------------------------------------------------------------------------------


def _heading(view: PaladinsView) -> Section:
    lines = [] if view.seat is None else [line("told-you", seat=view.seat)]
    lines.append(line("told-phase", phase=view.phase))
    if view.starter is not None:
        lines.append(line("told-starter", seat=view.starter))
    if view.turn is not None:
        lines.append(line("told-turn", seat=view.turn))
    lines.append(line("told-tax", Thing("piece", "tax"), count=view.tax))
    lines.append(
        line(
            "told-decks",
            townsfolk=view.townsfolk_deck,
            outsiders=view.outsider_deck,
            walls=view.wall_deck,
            taverns=view.tavern_deck,
            suspicions=view.suspicion_deck,
        )
    )
    if len(view.winners) > 1 or (view.winners and view.virtual_wins):
        lines.append(line("told-shared", seats=view.winners))
    elif view.winners:
        lines.append(line("told-winner", seat=view.winners[0]))
    if view.virtual_wins:
        lines.append(line("told-virtual-wins"))
    return Section(_stage(view), tuple(lines))


def _stage(view: PaladinsView) -> Line:
    if view.phase == OVER:
        return line("told-over", round=view.round, rounds=view.rounds)
    if view.round < ROUND_ONE:
        return line("told-preparation", rounds=view.rounds)
    return line("told-round", round=view.round, rounds=view.rounds)


# -- cards ------------------------------------------------------------------------------------------------------------


def _kings(view: PaladinsView, content: Content) -> Section:
    lines: list[Line] = []
    needs = {order.id: order for order in content.orders}
    for place, order in enumerate(view.orders, start=1):
        if order.order == HIDDEN:
            lines.append(line("told-order-hidden", place=place, points=order.points))
        else:
            here, need = Thing("order", order.order), needs[order.order]
            lines.append(line("told-order", here, order=order.order, points=order.points))
            lines.append(line("about-order", action=need.action, count=need.need))
    cards = {favour.id: favour for favour in content.favours}
    for place, favour in enumerate(view.favours, start=1):
        if favour.favour == HIDDEN:
            lines.append(line("told-favour-hidden", place=place))
            continue
        here = Thing("favour", favour.favour)
        if favour.worker:
            lines.append(line("told-favour-used", here, favour=favour.favour, worker=favour.worker))
        else:
            lines.append(line("told-favour", here, favour=favour.favour))
        lines.append(sentences(about_favour(cards[favour.favour])))
    return Section(line("told-kings"), tuple(lines))


def _tavern(view: PaladinsView, content: Content) -> Section:
    cards = {card.id: card for card in content.tavern}
    lines = [
        line("told-tavern-card", Thing("tavern", card), tavern=card, gains=gains(cards[card].workers))
        for card in view.tavern
    ]
    return Section(line("told-tavern"), tuple(lines))


def _townsfolk(view: PaladinsView, content: Content) -> Section:
    lines: list[Line] = []
    cards = {card.id: card for card in content.townsfolk}
    for column, offer in enumerate(view.townsfolk, start=1):
        price = _price(offer)
        here = Thing("townsfolk", offer.townsfolk) if offer.townsfolk else None
        if here is None:
            lines.append(line("told-column-empty", column=column, price=price))
        else:
            lines.append(line("told-offer", here, townsfolk=offer.townsfolk, column=column, price=price))
        if offer.price is not None:
            lines.append(line("told-price-now", here, count=offer.price))
        if here is not None:
            lines.append(sentences(about_townsfolk(cards[offer.townsfolk])))
    return Section(line("told-townsfolk"), tuple(lines))


def _price(offer: OfferView) -> Line:
    return line("told-price-debt" if offer.debt else "told-price", count=offer.silver)


# -- the main board ---------------------------------------------------------------------------------------------------


def _region(region: RegionView, content: Content) -> Section:
    rewards = {slot.id: slot.gain for each in content.regions for slot in each.slots}
    lines = [_slot(slot, gains(rewards[slot.id])) for slot in region.slots]
    if region.outsider:
        card = next(card for card in content.outsiders if card.id == region.outsider)
        here = Thing("outsider", region.outsider)
        lines.append(line("told-outsider", here, outsider=region.outsider))
        if region.attack_silver is not None:
            lines.append(line("told-attack-now", here, count=region.attack_silver))
        lines.append(sentences(about_outsider(card, content)))
    title = line("told-region", region=region.region, faith=region.faith, strength=region.strength)
    return Section(title, tuple(lines))


def _slot(slot: SlotView, rewards: tuple[Line, ...]) -> Line:
    here = Thing("slot", slot.id)
    if slot.owner is None:
        return line("told-slot", here, slot=slot.id, gains=rewards)
    return line("told-slot-taken", here, slot=slot.id, piece=slot.piece, owner=slot.owner)


# -- the players ------------------------------------------------------------------------------------------------------


def _seat(view: PaladinsView, seat: int, content: Content) -> Section:
    own, here = view.seats[seat], Thing("seat", seat)
    lines = [line("told-stock", here, silver=own.silver, provisions=own.provisions)]
    workers = tuple(line(f"gain-{worker}", count=count) for worker, count in own.workers.items() if count)
    lines.append(line("told-workers", here, gains=workers) if workers else line("told-no-workers", here))
    lines += [line("told-passed", here)] if own.passed else []
    lines.append(_attributes(own, here))
    lines += _paladins(own, here, content)
    for space in own.spaces:
        lines += _space(space, Thing("action", space.action) if seat == view.seat else None)
    lines.append(line("told-pieces", here, workshops=own.workshops, monks=own.monks, outposts=own.outposts))
    lines += [line("told-jars", here, jars=tuple(line("told-jar", slot=slot) for slot in own.jars))] if own.jars else []
    lines += [line("told-walls", here, walls=_walls(own.walls))] if own.walls else []
    lines += [line("told-retinue", here, folk=_folk(own.townsfolk))] if own.townsfolk else []
    lines += _outsiders(own.attacked, own.converted, here)
    lines += _guilt(own.suspicion, own.unpaid, own.paid, here)
    lines += _points(own.points, view.phase == OVER, here)
    return Section(line("told-seat", here, seat=seat, points=own.score), tuple(lines))


def _attributes(own: SeatView, here: Thing) -> Line:
    parts = []
    for name, value in own.attributes.items():
        if own.boost[name]:
            parts.append(line("told-boosted", attribute=name, count=value, boost=own.boost[name]))
        else:
            parts.append(line("told-attribute", attribute=name, count=value))
    return line("told-attributes", here, parts=tuple(parts))


def _paladins(own: SeatView, here: Thing, content: Content) -> list[Line]:
    lines = []
    if own.paladin:
        card = next(card for card in content.paladins if card.id == own.paladin)
        about = sentences(about_paladin(card))
        lines.append(line("told-paladin", here, paladin=own.paladin, about=about))
    if own.chosen:
        lines.append(line("told-chosen", here, paladin=own.chosen))
    if own.hand:
        lines.append(line("told-hand", here, paladins=own.hand))
    if own.played:
        lines.append(line("told-played", here, paladins=own.played))
    lines.append(line("told-pile", here, count=len(own.pile)))
    for place, paladin in enumerate(own.pile, start=1):
        if paladin != HIDDEN:
            lines.append(line("told-in-pile", here, paladin=paladin, place=place))
    return lines


def _space(space: SpaceView, here: Thing | None) -> list[Line]:
    """An action space: what it asks for and costs, who lies on it, what it gives, and how often it was done."""
    lines = [_needs(space, here)]
    if space.both:
        lines.append(line("told-space-gathers", here, one=gains(space.gives), both=gains(space.both)))
    elif space.gives:
        lines.append(line("told-space-gives", here, gains=gains(space.gives)))
    if covered := tuple(spot.fits for spot in space.spots if spot.workshop):
        lines.append(line("told-space-covered", here, workers=covered))
    if space.limit:
        lines.append(line("told-space-times", here, count=space.times, limit=space.limit))
    elif space.times:
        lines.append(line("told-space-done", here, count=space.times))
    return lines


def _needs(space: SpaceView, here: Thing | None) -> Line:
    """Which workers a space asks for and what it costs; or who lies on it."""
    cost = tuple(
        line(message, count=count)
        for message, count in (
            ("gain-silver", space.silver),
            ("gain-provision", space.provisions),
            ("told-influence", space.influence),
        )
        if count
    )
    open_spots = tuple(spot.fits for spot in space.spots if not spot.workshop)
    needs = line("told-space", action=space.action, workers=open_spots)
    if cost:
        needs = line("told-space-cost", action=space.action, workers=open_spots, cost=cost)
    if placed := tuple(spot.worker for spot in space.spots if spot.worker):
        return line("told-space-used", here, space=needs, workers=placed)
    return line("told-space-free", here, space=needs)


def _walls(walls: tuple[str, ...]) -> tuple[Line, ...]:
    return tuple(line("told-wall", wall=wall) for wall in walls)


def _folk(cards: tuple[str, ...]) -> tuple[Line, ...]:
    return tuple(line("told-folk", townsfolk=card) for card in cards)


def _strangers(cards: tuple[str, ...]) -> tuple[Line, ...]:
    return tuple(line("told-stranger", outsider=card) for card in cards)


def _outsiders(attacked: tuple[str, ...], converted: tuple[str, ...], here: Thing) -> list[Line]:
    lines = [line("told-attacked", here, outsiders=_strangers(attacked))] if attacked else []
    return [*lines, line("told-converted", here, outsiders=_strangers(converted))] if converted else lines


def _guilt(suspicion: tuple[int, ...], unpaid: int, paid: int, here: Thing) -> list[Line]:
    lines = []
    if suspicion:
        taxes = tuple(line("told-tax-of-card", tax=tax) for tax in suspicion)
        lines.append(line("told-suspicion", here, count=len(suspicion), taxes=taxes))
    if unpaid:
        lines.append(line("told-unpaid", here, count=unpaid))
    if paid:
        lines.append(line("told-paid", here, count=paid))
    return lines


def _points(points: dict[str, int], over: bool, here: Thing) -> list[Line]:
    """Victory points by part; at the end every part, the empty ones too."""
    parts = tuple(line("told-part", part=part, count=points[part]) for part in PARTS if points[part] or over)
    return [line("told-parts", here, parts=parts)] if parts else []


def _virtual(own: VirtualView, over: bool) -> Section:
    here = Thing("seat", "virtual")
    values = tuple(line("told-attribute", attribute=name, count=own.attributes[name]) for name in own.stack)
    lines = [
        line("told-virtual-workers", here, count=own.workers),
        line("told-virtual-marker", here, space=own.marker),
        line("told-virtual-attributes", here, parts=values),
        line("told-virtual-schemes", here, count=own.schemes),
    ]
    lines += [line("told-virtual-out", here)] if own.out else []
    lines += [line("told-virtual-flipped", here, schemes=own.flipped)] if own.flipped else []
    lines += [line("told-virtual-used", here, actions=own.used)] if own.used else []
    shops = tuple(
        line("told-workshops-on", action=action, count=count) for action, count in own.workshops.items() if count
    )
    lines += [line("told-virtual-workshops", here, parts=shops)] if shops else []
    lines += [line("told-virtual-on-orders", here, count=own.on_orders)] if own.on_orders else []
    lines.append(line("told-virtual-pieces", here, monks=own.monks, outposts=own.outposts, jars=own.jars))
    lines += [line("told-walls", here, walls=_walls(own.walls))] if own.walls else []
    lines += _outsiders(own.attacked, own.converted, here)
    lines += _guilt(own.suspicion, own.unpaid, own.paid, here)
    lines += _points(own.points, over, here)
    return Section(line("told-virtual", here, points=own.score), tuple(lines))
