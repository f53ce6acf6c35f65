"""What cards, factions, stocks and kinds of cities are good for, with the numbers of the tables."""

from __future__ import annotations

from deskovka.content.told import WINNING, Line, Thing, line
from deskovka.games.uprising.tables import Card, Content, Faction, Params
from deskovka.games.uprising.vocabulary import CITY_TYPES, ECONOMIC, EFFECTS, MOVEMENT, SIDES

ABILITIES = (
    "territory_money",
    "food_price",
    "weapon_price",
    "unit_price",
    "political_price",
    "card_price",
    "popularity_per_round",
    "military_per_fight",
    "political_per_fight",
    "coups",
    "hand",
)
"""UP-CMP-05: the numbers that a faction may have of its own."""


def about(content: Content) -> dict[Thing, tuple[Line, ...]]:
    """Every card, faction, stock and kind of city, and how the game is won."""
    found = {Thing("card", card.id): about_card(card) for card in content.cards}
    found |= {Thing("faction", faction.id): _faction(faction, content.params) for faction in content.factions}
    found |= {Thing("kind", kind): _kind(kind, content.params) for kind in CITY_TYPES}
    return found | _stocks(content.params) | {WINNING: _winning(content.params)}


def _winning(params: Params) -> tuple[Line, ...]:
    """3. Victory."""
    sides = [line("win-side", side=side, points=params.victory.of(side)) for side in SIDES]
    worth = [line("win-worth", kind=kind, points=params.cities.of(kind).points) for kind in CITY_TYPES]
    stalemate = line("win-stalemate", rounds=params.stalemate.quiet_rounds)
    return (*sides, *worth, line("win-team"), line("win-moment"), stalemate)


def about_card(card: Card) -> tuple[Line, ...]:
    """What a card does, when it is played, and how many of it there are."""
    effect = card.effect
    facts: dict[str, str | int | None] = {fact: getattr(effect, fact) for fact in EFFECTS[effect.type]}
    does = Line(f"about-{effect.type}", {name: fact for name, fact in facts.items() if fact is not None})
    return does, line(f"about-when-{_moment(effect.type)}"), line("about-copies", count=card.count)


def _moment(effect: str) -> str:
    """UP-CRD-02 Timing."""
    if effect in ECONOMIC:
        return "economy"
    if effect in MOVEMENT:
        return "movement"
    return "loss" if effect == "revive" else "fight"


def _faction(faction: Faction, params: Params) -> tuple[Line, ...]:
    own = {name: getattr(faction.ability, name) for name in ABILITIES}
    changed = [Line(f"about-own-{name}", {"value": value}) for name, value in own.items() if value is not None]
    goal = line("about-goal", side=faction.side, points=params.victory.of(faction.side))
    return line("about-faction", side=faction.side, colour=faction.colour), goal, *changed


def _kind(kind: str, params: Params) -> tuple[Line, ...]:
    numbers = params.cities.of(kind)
    feeding = params.prices.feeding.of(kind)
    return (
        line("about-city", defence=numbers.defence, points=numbers.points),
        line("about-feeding", food=feeding, most=params.popularity.per_city),
        line("about-after-draw", defence=params.cities.after_draw),
    )


def _stocks(params: Params) -> dict[Thing, tuple[Line, ...]]:
    prices, units, military, political = params.prices, params.units, params.military, params.political
    return {
        Thing("stock", "money"): (
            line("about-money", territory=params.production.territory, city=params.production.city),
            line("about-market", food=prices.food, weapon=prices.weapon),
        ),
        Thing("stock", "food"): (
            line("about-food", food=units.food, hunger=units.hunger),
            line("about-relief", most=params.popularity.per_round),
        ),
        Thing("stock", "weapons"): (
            line("about-weapons", level=units.level_per_weapon, most=units.max_level, count=units.weapons),
        ),
        Thing("stock", "popularity"): (
            line("about-recruiting", popularity=prices.unit, weapons=prices.unit_weapons, level=units.start_level),
            line("about-figures", count=units.figures),
            line("about-campaign", popularity=prices.political),
            line("about-track", most=params.popularity.track),
        ),
        Thing("stock", "political"): (
            line("about-lowering", most=political.per_fight, defence=political.defence),
            line("about-coup", points=political.coup, coups=political.coups, reach=political.reach),
            line("about-cards", points=prices.card, hand=params.cards.hand, most=params.cards.per_fight),
            line("about-track", most=political.track),
        ),
        Thing("stock", "military"): (
            line("about-military", gain=military.per_unit_built),
            line("about-commit", most=military.per_fight, unit=military.per_unit),
            line("about-track", most=military.track),
        ),
    }
