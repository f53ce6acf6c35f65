"""What a player wants to know beside an option: what it costs and what it gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deskovka.content.told import Line, line, sentences
from deskovka.games.paladins.about import about_favour, about_paladin, about_townsfolk, gains
from deskovka.games.paladins.left import DEBT
from deskovka.games.paladins.lexicon import LEXICON
from deskovka.games.paladins.tables import ACTION_NUMBER, Content
from deskovka.games.paladins.view import PaladinsView, SeatView
from deskovka.kernel import Option

Gained = Mapping[Any, int]


def note(option: Option, view: PaladinsView, content: Content) -> Line | None:
    """What an option costs and gives."""
    verb, facts = str(option[0]), LEXICON.facts(option)
    match verb:
        case "take_in" | "use":
            return sentences(about_townsfolk(_of(content.townsfolk, facts["townsfolk"])))
        case "paladin":
            return sentences(about_paladin(_of(content.paladins, facts["paladin"])))
        case "tavern":
            return line("told-gains", gains=gains(_of(content.tavern, facts["tavern"]).workers))
        case "favour":
            return sentences(about_favour(_of(content.favours, facts["favour"])))
        case "build":
            return _workshop(view, content) if view.seat is not None else None
    if view.seat is None or (verb not in ACTION_NUMBER and verb != "expedition"):
        return None
    return _action(verb, facts, view, content)


def _of(cards: tuple[Any, ...], name: object) -> Any:
    """The card or slot of that name."""
    return next(card for card in cards if card.id == name)


def _action(verb: str, facts: Mapping[str, Any], view: PaladinsView, content: Content) -> Line:
    """An action: what it costs now and what it gives, with the paladin of the round and the townsfolk."""
    assert view.seat is not None
    own = view.seats[view.seat]
    if verb in ("recruit", "expedition"):
        return _recruit(verb, facts, view, own, content)
    space = own.spaces[ACTION_NUMBER[verb]]
    cost = {"silver": space.silver, "provision": space.provisions}
    if verb == "attack":
        region = next(region for region in view.regions if region.outsider == facts["outsider"])
        cost = {"silver": region.attack_silver or 0}
    gives = space.both if facts.get("count", 1) > 1 else space.gives
    return _note(cost, _sum(_of_target(verb, facts, content), gives))


def _of_target(verb: str, facts: Mapping[str, Any], content: Content) -> Gained:
    """What is printed as the reward of a slot or a card."""
    match verb:
        case "commission" | "garrison":
            slots = tuple(slot for region in content.regions for slot in region.slots)
            found: Gained = _of(slots, facts["slot"]).gain
        case "absolve":
            found = _of(content.absolve_slots, facts["slot"]).gain
        case "attack":
            found = _of(content.outsiders, facts["outsider"]).attack
        case "convert":
            found = {"strength": _of(content.outsiders, facts["outsider"]).strength}
        case _:
            found = {}
    return found


def _sum(one: Gained, other: Gained) -> Gained:
    return {
        token: one.get(token, 0) + other.get(token, 0) for token in (*one, *(more for more in other if more not in one))
    }


def _recruit(verb: str, facts: Mapping[str, Any], view: PaladinsView, own: SeatView, content: Content) -> Line:
    """The price of a column or a debt; what an expedition brings, or all about who is recruited."""
    card = _of(content.townsfolk, facts["townsfolk"])
    silver = next(offer.price for offer in view.townsfolk if offer.townsfolk == card.id)
    cost = {"take_debt": 1} if facts["way"] == DEBT else {"silver": silver or 0}
    if verb == "expedition":
        return _note(cost, _sum(card.discard, own.spaces[ACTION_NUMBER["recruit"]].gives))
    price = gains(cost)
    about = sentences(about_townsfolk(card))
    return line("note-recruit", cost=price, about=about) if price else line("note-recruit-free", about=about)


def _note(cost: Gained, reward: Gained) -> Line:
    """What an action costs and gives."""
    price, given = gains(cost), gains(reward)
    if not price:
        return line("told-gains", gains=given)
    return line("note-cost-gain", cost=price, gains=given) if given else line("note-cost", cost=price)


def _workshop(view: PaladinsView, content: Content) -> Line:
    assert view.seat is not None
    return line("told-gains", gains=gains({content.workshops[view.seats[view.seat].workshops]: 1}))
