"""What a player wants to know beside an option of Crescent Moon, and what might be regretted."""

from __future__ import annotations

from deskovka.content.told import Line, line
from deskovka.games.crescent.tables import CHARACTERS, Content
from deskovka.games.crescent.view import CrescentView, HexView
from deskovka.kernel import Option


def note(option: Option, view: CrescentView, content: Content) -> Line | None:
    """Prices, and who would have a say or stand in the way."""
    match option[0]:
        case "build":
            return _building(option, view, content)
        case "buy":
            return _card(option, view, content)
        case "hire":
            return line("note-price", coins=content.params.hire[int(option[1]) - 1])
        case "influence":
            return _contested(str(option[1]), view)
        case "assault":
            return _defended(option, view, content)
        case "sack" if view.clash is not None:
            return _loot(view, content)
        case _:
            return None


def follows(option: Option, topic: str, view: CrescentView, content: Content) -> Line | None:
    """What comes of an answer that one might regret: cards that are gone, a token that is taken back."""
    match option[0]:
        case "two" if topic == "muster":
            return line("regret-token", hex=str(option[1]))
        case "play" | "now":
            return line("regret-card", card=str(option[1]))
        case "uprising":
            return line("regret-token", hex=str(option[1]))
        case "select" if len(option) > 1 and view.clash is not None:
            events = {card.id for card in content.cards if card.type == "event"}
            spent = tuple(str(card) for card in option[1:] if card in events)
            return line("regret-cards", cards=spent) if spent else None
        case _:
            return None


def _hex(name: str, view: CrescentView) -> HexView:
    return next(each for each in view.hexes if each.id == name)


def _building(option: Option, view: CrescentView, content: Content) -> Line | None:
    """CM-BUILD-6 Price, CM-BUILD-7 Surcharge; with Master masons neither surcharge nor the last coin."""
    assert view.turn is not None
    character = content.characters[view.turn]
    price = character.prices.of(str(option[1]))
    if price is None:
        return None
    if view.masons:
        return line("note-price", coins=max(0, price - view.masons))
    return line("note-price", coins=price + content.params.surcharge.of(_hex(str(option[2]), view).terrain))


def _card(option: Option, view: CrescentView, content: Content) -> Line | None:
    """CM-BUY-1 to CM-BUY-4: what a card costs, and who is paid."""
    if option[1] == "sultan":
        return line("note-price", coins=0)
    assert view.turn is not None
    card = next(each for each in content.cards if each.id == option[2])
    price = content.params.prices.of(str(option[1]))
    if card.affiliation == CHARACTERS[view.turn]:
        return line("note-price", coins=price // 2)
    owner = CHARACTERS.index(card.affiliation)
    if owner >= len(view.seats):
        return line("note-price", coins=price)
    return line("note-price-to", coins=price, owner=owner)


def _contested(name: str, view: CrescentView) -> Line:
    """CM-INFLUENCE-2 Uncontested, CM-INFLUENCE-3 Contested."""
    each = _hex(name, view)
    murshid = 1
    near = [_hex(other, view).influence == murshid for other in each.neighbours]
    others = [seat for seat in range(len(view.seats)) if seat in each.present or (seat == murshid and any(near))]
    others = [seat for seat in others if seat != view.turn]
    return line("note-contested", seats=tuple(others)) if others else line("note-uncontested")


def _defended(option: Option, view: CrescentView, content: Content) -> Line:
    """CM-ASSAULT-1 Attack: the strength on both sides; CM-ASSAULT-2: what there is to be sacked."""
    each, strength = _hex(str(option[2]), view), content.params.strength
    attack = int(option[3]) * strength.regular + int(option[4]) * strength.mercenary
    if each.controller is None:
        return line(
            "note-open", building=each.settlement or "town", coins=content.params.sack.of(each.settlement or "town")
        )
    defence = sum(stack.regular * strength.regular + stack.mercenary * strength.mercenary for stack in each.stacks)
    defence += strength.of(each.stronghold) if each.stronghold else 0
    defence += strength.palace if each.palace else 0
    return line("note-strengths", attack=attack, defence=defence)


def _loot(view: CrescentView, content: Content) -> Line | None:
    """CM-COMBAT-14, CM-COMBAT-15: the coins of what is sacked; CM-COMBAT-17: none where it is forbidden."""
    assert view.clash is not None
    if view.clash.scorched:
        return line("note-scorched")
    each = _hex(view.clash.hex, view)
    building = each.stronghold if each.stronghold and each.holder != view.clash.attacker else each.settlement
    return line("note-loot", coins=content.params.sack.of(building)) if building else None
