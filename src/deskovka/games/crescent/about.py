"""What cards, characters, lands and buildings are good for, with the numbers of the tables."""

from __future__ import annotations

from typing import get_args

from deskovka.content.told import WINNING, Fact, Line, Thing, line
from deskovka.games.crescent.scoring import worth
from deskovka.games.crescent.tables import (
    KEYWORDS,
    TERRAINS,
    Card,
    CardType,
    Character,
    Content,
    Effect,
    Feature,
    Item,
    Op,
    Params,
    Tile,
)

BUILDINGS = ("fort", "castle", "palace", "town", "city")
MARKETS = ("far", "near", "local")
PLACES = ("adjacent_to_own_influence", "controlled_by_you")
"""Conditions that say which hex a deed may hit: they belong to what it does."""


def about(content: Content) -> dict[Thing, tuple[Line, ...]]:
    """Everything at the table that has a name and does something, and how the game is won."""
    found = {Thing("card", card.id): about_card(card, content) for card in content.cards}
    found |= {Thing("character", each.id): _character(each, content) for each in content.characters}
    found |= {Thing("hex", tile.id): _hex(tile, content.params) for tile in content.tiles}
    for character in content.characters:
        for item in character.objectives:
            found[Thing("objective", item.id)] = (about_item(item), *_origin(content, _path(character, item)))
        for ability in character.abilities:
            found[Thing("ability", ability)] = (_ability(ability, character, content),)
    found |= {Thing("building", building): _building(building, content.params) for building in BUILDINGS}
    found |= {Thing("terrain", terrain): _terrain(terrain, content.params) for terrain in TERRAINS}
    found |= {Thing("land", feature): (Line(f"about-feature-{feature}"),) for feature in get_args(Feature)}
    found |= {Thing("market", market): (_market(market, content.params),) for market in MARKETS}
    found[Thing("market", "sultan")] = (line("about-market-sultan"),)
    found |= {Thing("cardtype", kind): (Line(f"about-type-{kind}"),) for kind in get_args(CardType)}
    found |= {Thing("keyword", keyword): (Line(f"about-keyword-{keyword}"),) for keyword in KEYWORDS}
    return found | {WINNING: _winning(content.params)}


def about_card(card: Card, content: Content) -> tuple[Line, ...]:
    """What a card does, what becomes of it, whose it is, and how many there are."""
    deeds = [_deed(effect, place) for effect in card.effects for place in range(len(effect.ops))]
    if card.affiliation == "none":
        owner = line("about-nobodys")
    else:
        owner = line("about-copies", character=card.affiliation, count=card.copies)
    return (*deeds, Line(f"about-type-{card.type}"), owner, *_origin(content, f"cards.{card.id}"))


def _deed(effect: Effect, place: int) -> Line:
    """CM-CARD-5: one deed of a card, with its conditions; the keyword stands before the first one."""
    op = effect.ops[place]
    conditions = [Line(f"condition-{name}") for name in op.when if name not in PLACES]
    if op.units:
        conditions.append(line("condition-units", units=op.units))
    facts: dict[str, Fact] = {"deed": _what(effect.keyword, op)}
    if conditions:
        facts["conditions"] = tuple(conditions)
    if not place:
        facts["keyword"] = effect.keyword
    how = "first" if not place else "otherwise" if op.otherwise else "then"
    return Line(f"about-deed-{how}" + ("-if" if conditions else ""), facts)


def _what(keyword: str, op: Op) -> Line:
    """What a deed does, without its conditions."""
    if op.op == "strength":
        return Line(f"deed-strength-{keyword}", {"count": op.n})
    if op.op == "remove_influence":
        return Line(f"deed-remove_influence-{op.when[0]}")
    if op.op == "assign":
        if op.per:
            return line("deed-campaign", per=op.per, each=op.each)
        said = "deed-assign-mercenaries" if op.who == "mercenary" else f"deed-assign-{op.mode}"
        return Line(said, {"count": op.n, "each": op.each})
    if op.op == "casualties_self":
        return line("deed-casualties_self", count=op.each)
    if op.op == "tithe":
        return line("deed-tithe", count=op.n, most=op.most)
    return Line(f"deed-{op.op}", {"count": op.n} if op.n else {})


def _origin(content: Content, path: str) -> tuple[Line, ...]:
    """What no printed copy confirms is said to be designed."""
    if path in content.designed:
        return (line("about-designed"),)
    return (line("about-partly-designed"),) if any(each.startswith(f"{path}.") for each in content.designed) else ()


def _path(character: Character, item: Item) -> str:
    return f"characters.{character.id}.objectives.{item.id}"


def about_item(item: Item) -> Line:
    """CM-SCORE-2: what an item of an objective is worth, and when."""
    points = worth(item, item.least) if item.least else item.points
    facts: dict[str, Fact] = {"measure": Line(f"measure-{item.counts}"), "points": points}
    if item.least > 1:
        said, more = "least", {"least": item.least}
    elif item.least:
        said, more = "once", {}
    else:
        said, more = "each", {"per": item.per, "most": item.most}
    return line("about-item", when=Line(f"when-{item.when}"), what=Line(f"item-{said}", {**facts, **more}))


def _character(character: Character, content: Content) -> tuple[Line, ...]:
    """What one can and wants."""
    actions = tuple(Line(f"action-{action}") for action in character.actions)
    limits = line("about-limits", units=character.unit_limit, coins=content.params.coins.of(character.id))
    abilities = [_ability(ability, character, content) for ability in character.abilities]
    objectives = [about_item(item) for item in character.objectives]
    first = Line(f"about-{character.id}")
    return (first, line("about-actions", actions=actions), *_numbers(character), limits, *abilities, *objectives)


def _numbers(character: Character) -> list[Line]:
    """CM-ACT-2: the X of actions, and what one builds for."""
    numbers = {"move": character.move, "build": character.build, "recruit": character.recruit, "draw": character.draw}
    found = [Line(f"about-{name}", {"count": count}) for name, count in numbers.items() if count]
    for building in ("fort", "castle", "town", "city"):
        price = character.prices.of(building)
        if price is not None:
            found.append(line("about-price", building=building, coins=price))
    return found


def _ability(ability: str, character: Character, content: Content) -> Line:
    """10. Abilities, with the numbers that they have."""
    numbers: dict[str, dict[str, Fact]] = {
        "ravager": {"count": character.unit_limit},
        "raider": {"count": character.move},
        "deals": {"points": content.params.deal},
        "builder": {"count": character.build},
    }
    return Line(f"about-ability-{ability}", {"ability": ability, **numbers.get(ability, {})})


def _hex(tile: Tile, params: Params) -> tuple[Line, ...]:
    lines = _terrain(tile.terrain, params)
    return (*lines, Line(f"about-feature-{tile.feature}")) if tile.feature else lines


def _terrain(terrain: str, params: Params) -> tuple[Line, ...]:
    """CM-INCOME-1, CM-BUILD-7."""
    return (line("about-terrain", terrain=terrain, coins=params.income.of(terrain), more=params.surcharge.of(terrain)),)


def _building(building: str, params: Params) -> tuple[Line, ...]:
    """CM-TERM-1, CM-COMBAT-14, CM-INCOME-2."""
    strength, loot = params.strength.of(building), params.sack.of(building)
    lines = [Line(f"about-building-{building}")]
    if strength:
        lines.append(line("about-strength", strength=strength))
    if building in ("town", "city"):
        coins = params.income.town if building == "town" else params.income.city
        sultan = params.income.sultan_town if building == "town" else params.income.sultan_city
        lines.append(line("about-settled", coins=coins, sultan=sultan))
    return (*lines, line("about-loot", coins=loot))


def _market(market: str, params: Params) -> Line:
    """CM-BUY-1 to CM-BUY-3."""
    price = params.prices.of(market)
    return line("about-market", coins=price, half=price // 2)


def _winning(params: Params) -> tuple[Line, ...]:
    """14. Scoring and end."""
    years = line("win-years", standard=params.years.standard, long=params.years.long)
    return line("win-points"), line("win-secret"), years, line("win-ties")
