"""The position of Uprising in words: how far the game is, the fight, cities, territories and factions; notes."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.content.told import Line, Section, Thing, line
from deskovka.games.uprising.tables import Content
from deskovka.games.uprising.view import (
    CityView,
    FightView,
    OfferView,
    PartView,
    SeatView,
    TerritoryView,
    UnitView,
    UprisingView,
    places,
)
from deskovka.kernel import Option


def told(view: UprisingView, content: Content) -> tuple[Section, ...]:
    """Everything that lies on the table."""
    fight = [_fight(view.fight)] if view.fight else []
    return (
        _heading(view, content),
        *fight,
        Section(line("told-cities"), tuple(_city(city) for city in view.cities)),
        Section(line("told-territories", map=view.map), tuple(_territory(each) for each in view.territories)),
        *(_seat(view, seat) for seat in range(len(view.seats))),
    )


# -- how far the game is ----------------------------------------------------------------------------------------------


def _heading(view: UprisingView, content: Content) -> Section:
    lines = [] if view.seat is None else [line("told-you", seat=view.seat, faction=view.seats[view.seat].faction)]
    lines.append(line("told-scenario", scenario=view.scenario, phase=view.phase))
    if view.turn is not None:
        lines.append(line("told-turn", seat=view.turn))
    if view.relief:
        lines.append(line("told-relief", points=view.relief))
    lines += [_offer(offer) for offer in view.offers]
    if view.quiet:
        lines.append(line("told-quiet", count=view.quiet, most=content.params.stalemate.quiet_rounds))
    lines.append(line("told-pile", count=view.deck))
    if view.discard:
        lines.append(line("told-discard", cards=view.discard))
    if view.hand:
        lines.append(line("told-hand", cards=view.hand))
    lines += [line("told-won", seats=view.winners)] if view.winners else []
    lines += [line("told-ending", reason=line(f"end-{view.ending}"))] if view.ending else []
    return Section(line("told-round", round=view.round), tuple(lines))


def _offer(offer: OfferView) -> Line:
    """What can be paid for: the action, in which city or for which kind of them, its price and how often."""
    of: dict[str, str] = {}
    if offer.thing is not None:
        of = {"kind": offer.thing} if offer.verb == "give" else {"space": offer.thing}
    message = "-".join(("told-offer", *of))
    action = line(f"verb-{offer.verb}")
    return Line(message, {"action": action, "price": offer.price, "stock": offer.paid, "most": offer.most, **of})


def _fight(fight: FightView) -> Section:
    lines = [
        line("told-attack", Thing("space", fight.space), attacker=fight.attacker, origins=fight.origins),
        line("told-odds", strength=fight.strength, defence=fight.defence),
        line("told-sum-attack", parts=_parts(fight.attack_parts)),
    ]
    lines += [line("told-sum-defence", parts=_parts(fight.defence_parts))] if fight.defence_parts else []
    lines += [] if fight.defender is None else [line("told-defender", defender=fight.defender)]
    return Section(line("told-fight", space=fight.space), tuple(lines))


def _parts(parts: tuple[PartView, ...]) -> tuple[Line, ...]:
    return tuple(_part(part) for part in parts)


def _part(part: PartView) -> Line:
    if part.space is not None:
        return line(f"told-part-{part.what}", amount=part.amount, space=part.space)
    return line(f"told-part-{part.what}", amount=part.amount)


# -- the board --------------------------------------------------------------------------------------------------------


def _owned(owner: int | None) -> Line:
    return line("told-neutral") if owner is None else line("told-owned", owner=owner)


def _controlled(controller: int | None) -> Line:
    return line("told-uncontrolled") if controller is None else line("told-controlled", owner=controller)


def _city(city: CityView) -> Line:
    """A city: its kind and owner, its defence and worth, who stands in it, and its territories."""
    parts = [line("told-kind", kind=city.type), _owned(city.owner)]
    parts.append(line("told-defence", defence=city.defence, base=city.base))
    parts.append(line("told-worth", points=city.points))
    parts += [line("told-strike")] if city.strike else []
    parts += [_unit(city.unit)] if city.unit else []
    parts.append(line("told-around", spaces=city.territories))
    return line("told-space", Thing("space", city.id), space=city.id, parts=tuple(parts))


def _territory(territory: TerritoryView) -> Line:
    """A territory: who controls it, who stands there, and what is beside it."""
    parts = [line("told-free") if territory.city is None else line("told-of", city=territory.city)]
    parts.append(_controlled(territory.controller))
    parts += [_unit(territory.unit)] if territory.unit else []
    parts.append(line("told-beside", spaces=territory.neighbours))
    return line("told-space", Thing("space", territory.id), space=territory.id, parts=tuple(parts))


def _unit(unit: UnitView) -> Line:
    """A unit: whose it is, its level, and what is to be known of it."""
    states = [line("told-unit", seat=unit.seat, level=unit.level)]
    states += [line("told-armed", count=unit.weapons)] if unit.weapons else []
    states += [line("told-points", points=unit.points)] if unit.points else []
    states += [line("told-hungry")] if unit.hungry else []
    states += [line("told-acted")] if unit.acted else []
    states += [line("told-held")] if unit.held else []
    return states[0] if len(states) == 1 else line("told-unit-state", unit=states[0], states=tuple(states[1:]))


# -- factions ---------------------------------------------------------------------------------------------------------


def _seat(view: UprisingView, seat: int) -> Section:
    own, of = view.seats[seat], Thing("seat", seat)
    lines = [
        line("told-faction", of, faction=own.faction, side=own.side, colour=own.colour),
        line("told-goal", of, points=own.points, total=own.team_points, needed=own.needed),
        line("told-goods", of, money=own.money, food=own.food, weapons=own.weapons),
        line("told-tracks", of, popularity=own.popularity, political=own.political, military=own.military),
        line("told-pieces", of, units=own.units, territories=own.territories, cards=own.cards),
    ]
    lines += [line("told-allies", of, allies=own.allies)] if own.allies else []
    lines += [line("told-coups", of, count=own.coups)] if own.coups else []
    lines += [line("told-curfew", of)] if own.curfew else []
    lines += [line("told-out", of)] if own.out else []
    return Section(line("told-seat", of, seat=seat), tuple(lines))


# -- notes ------------------------------------------------------------------------------------------------------------


def note(option: Option, view: UprisingView, content: Content) -> Line | None:
    """What an option costs, or how the odds are."""
    made = NOTES.get(str(option[0]))
    return made(option, view, content) if made and view.seat is not None else None


def _place(view: UprisingView, space: str) -> CityView | TerritoryView:
    return next(each for each in places(view) if each.id == space)


def _own(view: UprisingView) -> SeatView:
    assert view.seat is not None
    return view.seats[view.seat]


def _numbers(view: UprisingView, content: Content, name: str, usual: int) -> int:
    """A number of the faction that looks: its own, or that of everybody."""
    ability = next(each.ability for each in content.factions if each.id == _own(view).faction)
    own = getattr(ability, name)
    return usual if own is None else int(own)


def _note_recruit(_option: Option, view: UprisingView, content: Content) -> Line:
    prices = content.params.prices
    price = _numbers(view, content, "unit_price", prices.unit)
    return line("note-recruit", popularity=price, weapons=prices.unit_weapons)


def _note_give(option: Option, _view: UprisingView, content: Content) -> Line:
    return line("note-food", food=content.params.prices.feeding.of(str(option[1])) * int(option[2]))


def _note_campaign(option: Option, view: UprisingView, content: Content) -> Line:
    price = _numbers(view, content, "political_price", content.params.prices.political)
    return line("note-popularity", popularity=price * int(option[1]))


def _note_draw(_option: Option, view: UprisingView, content: Content) -> Line:
    return line("note-political", points=_numbers(view, content, "card_price", content.params.prices.card))


def _note_arm(option: Option, view: UprisingView, content: Content) -> Line | None:
    unit, limits = _place(view, str(option[1])).unit, content.params.units
    if unit is None:
        return None
    return line("note-level", level=unit.level, next=min(limits.max_level, unit.level + limits.level_per_weapon))


def _note_feed(_option: Option, _view: UprisingView, content: Content) -> Line:
    return line("note-food", food=content.params.units.food)


def _note_feed_all(_option: Option, view: UprisingView, content: Content) -> Line:
    units = [place.unit for place in places(view) if place.unit]
    hungry = sum(unit.hungry and unit.seat == view.seat for unit in units)
    return line("note-food", food=hungry * content.params.units.food)


def _note_attack(option: Option, view: UprisingView, content: Content) -> Line:
    """The sums of both sides, and what it would come to: UP-FGT-04, UP-FGT-06 to UP-FGT-10."""
    target = _place(view, str(option[1]))
    units = [_place(view, str(origin)).unit for origin in option[2:]]
    levels = [unit.level for unit in units if unit]
    resists = ([target.base] if isinstance(target, CityView) else []) + ([target.unit.level] if target.unit else [])
    own = _own(view)
    power = min(_numbers(view, content, "military_per_fight", content.params.military.per_fight), own.military)
    lowers = 0
    if isinstance(target, CityView):
        most = _numbers(view, content, "political_per_fight", content.params.political.per_fight)
        lowers = min(most, own.political) * content.params.political.defence
    margin, added = sum(levels) - sum(resists), _added(target, view, content)
    return line(
        "note-attack",
        attack=_sum(levels),
        resistance=_sum(resists),
        verdict=_verdict(margin, added),
        more=line("note-odds-more", power=power, lowers=lowers) if power or lowers else line("note-odds-no-more"),
    )


def _sum(parts: list[int]) -> str:
    """A sum as it is written, such as 3 + 2 = 5; one part stands alone."""
    return str(sum(parts)) if len(parts) < 2 else f"{' + '.join(map(str, parts))} = {sum(parts)}"


def _added(target: CityView | TerritoryView, view: UprisingView, content: Content) -> int:
    """UP-FGT-04, UP-FGT-05: the military power that the defender could add to the unit that is attacked."""
    if target.unit is None:
        return 0
    defender = view.seats[target.unit.seat]
    ability = next(each.ability for each in content.factions if each.id == defender.faction)
    military = content.params.military
    most = military.per_fight if ability.military_per_fight is None else ability.military_per_fight
    return max(0, min(most, military.per_unit - target.unit.points, defender.military))


def _verdict(margin: int, added: int) -> Line:
    if margin > added:
        return line("note-odds-sure")
    if margin > 0:
        return line("note-odds-unless", points=margin)
    return line("note-odds-even") if margin == 0 else line("note-odds-short", points=1 - margin)


def _note_coup(option: Option, view: UprisingView, content: Content) -> Line:
    city = _place(view, str(option[1]))
    assert isinstance(city, CityView)
    return line("note-odds", strength=content.params.political.coup, defence=city.defence)


NOTES: dict[str, Callable[[Option, UprisingView, Content], Line | None]] = {
    "recruit": _note_recruit,
    "give": _note_give,
    "campaign": _note_campaign,
    "draw": _note_draw,
    "arm": _note_arm,
    "feed": _note_feed,
    "feed_all": _note_feed_all,
    "attack": _note_attack,
    "coup": _note_coup,
}
