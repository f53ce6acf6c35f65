"""The words of the tables: kinds of cities, stocks, and what cards can do."""

from __future__ import annotations

from typing import Literal, TypeAlias

CityType: TypeAlias = Literal["basic", "border", "capital"]
CITY_TYPES: tuple[str, ...] = ("basic", "border", "capital")
Side: TypeAlias = Literal["rebels", "government"]
SIDES: tuple[str, ...] = ("rebels", "government")
Stock: TypeAlias = Literal["money", "food", "weapons", "popularity", "political", "military"]
STOCKS: tuple[str, ...] = ("money", "food", "weapons", "popularity", "political", "military")
MONEY, FOOD, WEAPONS, POPULARITY, POLITICAL, MILITARY = range(6)
"""The places of the stocks in a row of amounts."""

EffectType: TypeAlias = Literal[
    "gain",
    "lose",
    "weaken",
    "no_coups",
    "no_production",
    "act_again",
    "transport",
    "hold",
    "pass_through",
    "strength",
    "defence",
    "siege",
    "revive",
]
ECONOMIC = ("gain", "lose", "weaken", "no_coups", "no_production")
MOVEMENT = ("act_again", "transport", "hold", "pass_through")
EFFECTS: dict[str, tuple[str, ...]] = {
    "gain": ("stock", "amount"),
    "lose": ("stock", "amount"),
    "weaken": ("amount",),
    "no_coups": (),
    "no_production": (),
    "act_again": (),
    "transport": (),
    "hold": (),
    "pass_through": (),
    "strength": ("amount",),
    "defence": ("amount",),
    "siege": ("amount",),
    "revive": ("amount",),
}
"""11. What cards can do (UP-CRD-04 to UP-CRD-20), and what each type of effect is described by."""
