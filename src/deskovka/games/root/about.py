"""What cards, factions, leaders, characters, quests and maps of Root are and do, with the numbers of the tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from deskovka.content.told import WINNING, Line, Thing, line
from deskovka.games.root.content import Card, Content, Landmark, PrintedMap
from deskovka.games.root.factions.roster import FACTIONS
from deskovka.games.root.hirelings.told import about as about_hirelings


def about(content: Content) -> Mapping[Thing, tuple[Line, ...]]:
    """Every card in play, every map, what belongs to the factions, and how the game is won."""
    cards = cards_of(content).values()
    found = {Thing("card", card.id): about_card(card, content) for card in cards}
    found |= {Thing("map", name): _map(printed) for name, printed in content.maps.items()}
    found |= {Thing("landmark", landmark.id): _landmark(landmark) for landmark in content.landmarks}
    for faction in FACTIONS.values():
        found |= faction.about(content)
        reach = line("about-reach", reach=content.factions.reach.of(faction.id))
        found[Thing("faction", faction.id)] = (line(f"faction-{faction.id}-about"), reach)
    return found | about_hirelings(content) | {WINNING: _winning(content)}


def _winning(content: Content) -> tuple[Line, ...]:
    """3: how the game is won, and how each faction scores."""
    setup = content.setup
    factions = tuple(line(f"faction-{faction}-about", Thing("faction", faction)) for faction in FACTIONS)
    dominance = line("win-dominance", points=setup.dominance_min_score)
    return line("win-points", points=setup.winning_score), dominance, line("win-scoring"), *factions


def cards_of(content: Content) -> dict[str, Card]:
    """The cards by their ids."""
    return {card.id: card for deck in content.decks.values() for card in deck}


def about_card(card: Card, content: Content) -> tuple[Line, ...]:
    """The suit of a card, what crafting it takes, and what it does."""
    return (line("about-card", suit=card.suit, crafting=crafting(card)), _effect(card, content))


def crafting(card: Card) -> Line:
    """What crafting a card takes: suits of crafting pieces, each with its number."""
    if not card.is_crafted:
        return line("about-no-crafting")
    suits = Counter(card.cost)
    return line("about-crafting", suits=tuple(_suit(suit, count) for suit, count in suits.items()))


def _suit(suit: str, count: int) -> Line:
    return line("about-any-suit", count=count) if suit == "any" else line("about-suit", suit=suit, count=count)


def _effect(card: Card, content: Content) -> Line:
    match card.kind:
        case "item":
            return line("about-item", item=str(card.item), points=card.vp)
        case "ambush":
            return line(f"about-ambush-{card.suit}")
        case "dominance":
            return line(f"about-dominance-{card.suit}", points=content.setup.dominance_min_score)
        case _:
            return line(f"about-{card.id}")


def _map(printed: PrintedMap) -> tuple[Line, ...]:
    """What a map has of its own."""
    lines = [line("about-printed-suits" if printed.printed_suits else "about-drawn-suits")]
    if not printed.coastal_clearings and _river_divides_forests(printed):
        lines.append(line("about-river"))
    if printed.ferry_start is not None:
        lines.append(line("about-ferry"))
    if printed.closed_paths:
        lines.append(line("about-closed-paths", count=len(printed.closed_paths)))
    if printed.tower is not None:
        lines.append(line("about-tower", clearing=printed.tower))
    return tuple(lines)


def _landmark(landmark: Landmark) -> tuple[Line, ...]:
    """F: where a landmark is set up, and what it does."""
    site = line(f"about-site-{landmark.site}")
    return (
        line(
            f"about-landmark-{landmark.id}",
            points=landmark.vp,
            draws=landmark.draws,
            cards=landmark.stock,
            slots=landmark.slots,
        ),
        line("about-site-apart" if landmark.apart else "about-site-alone", site=site),
    )


def _river_divides_forests(printed: PrintedMap) -> bool:
    """C.1.1: whether forests lie on both banks of a river, next to each other."""
    forests = {forest.id: set(forest.clearings) for forest in printed.forests}
    banks = [(forests[forest.id], forests[other]) for forest in printed.forests for other in forest.adjacent_forests]
    return any({*river} <= near and {*river} <= far for river in printed.rivers for near, far in banks)
