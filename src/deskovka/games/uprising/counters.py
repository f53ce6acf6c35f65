"""What is counted in a game of Uprising for those who change its numbers."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence

from deskovka.content.counting import Count
from deskovka.content.told import line
from deskovka.games.uprising.setup import Terms
from deskovka.kernel import Event

TELLING = {
    "recruited": "recruited",
    "armed": "armed",
    "deserted": "deserted",
    "coup": "coups",
    "drew": "cards_bought",
    "attack": "attacks",
    "fight_won": "attacks_won",
    "captured": "captured",
    "fell": "fallen",
    "eliminated": "eliminated",
}
"""Events of which it is counted how often they happen, and what that is called."""
AMOUNTS = {
    "bought": {"food": "food_bought", "weapons": "weapons_bought"},
    "relieved": {"count": "popularity_fed"},
    "campaigned": {"count": "political_won"},
    "committed": {"points": "military_spent"},
    "lowered": {"points": "political_spent"},
    "produced": {"money": "money_made"},
}
"""Events whose facts are added up."""


def counters(terms: Terms, events: Sequence[Event]) -> tuple[Count, ...]:
    """What was bought and done, who held the capital for how many rounds, and how often each card was played."""
    tally: Tally[str] = Tally()
    cards: Tally[str] = Tally()
    held: Tally[int] = Tally()
    holder = _first_holder(terms)
    capital = terms.board.spaces[terms.board.capital]
    for event in events:
        kind, facts = event.kind, event.facts
        if kind in TELLING:
            tally[TELLING[kind]] += 1
        for fact, name in AMOUNTS.get(kind, {}).items():
            tally[name] += _number(facts[fact])
        if kind == "attack" and isinstance(facts["origins"], tuple):
            tally["attacks_joint"] += len(facts["origins"]) > 1
        elif kind in ("played", "used", "revived"):
            cards[str(facts["card"])] += 1
        elif kind == "captured" and facts["city"] == capital:
            holder = _number(facts["seat"])
        elif kind == "round":
            held[holder] += 1
    names = (*TELLING.values(), "attacks_joint", *(name for named in AMOUNTS.values() for name in named.values()))
    found = [Count(name, line(f"counter-{name}"), tally[name]) for name in names]
    found += [
        Count(f"capital_{faction.id}", line("counter-capital", faction=faction.id), held[seat])
        for seat, faction in enumerate(terms.factions)
    ]
    found += [
        Count(f"card_{card.id}", line("counter-card", card=card.id), cards[card.id]) for card in terms.tables.cards
    ]
    return tuple(found)


def _first_holder(terms: Terms) -> int:
    """The seat that begins with the capital; -1 for nobody."""
    capital = terms.board.spaces[terms.board.capital]
    return next((seat for seat, start in enumerate(terms.starts) if capital in start.cities), -1)


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
