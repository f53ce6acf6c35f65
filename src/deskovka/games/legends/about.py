"""What cards, leaders and tokens of Legends do, with the numbers of the tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from deskovka.content.told import WINNING, Line, Thing, line
from deskovka.games.legends.tables import ABILITY_FACTS, Ability, Action, Card, Content, Discovery


def about(content: Content) -> dict[Thing, tuple[Line, ...]]:
    """Every card, leader and token, and how the game is won."""
    found = {Thing("card", card.id): about_card(card) for card in content.cards}
    found |= {Thing("token", token.id): _discovery(token) for token in content.discoveries}
    return found | _tokens(content) | _leaders(content) | {WINNING: _winning(content)}


def _winning(content: Content) -> tuple[Line, ...]:
    """EL-END: when the game ends, and what is worth points then."""
    elixirs = line("win-elixirs", alone=content.elixir_vp.alone, shared=content.elixir_vp.shared)
    return line("win-end"), line("win-regions"), line("win-islands"), line("win-cards"), elixirs, line("win-ties")


def about_card(card: Card) -> tuple[Line, ...]:
    """The abilities of a card, its action, and its adjective."""
    lines = [*map(_ability, card.abilities), line("about-action", action=_joined(card.joiner, card.actions))]
    if card.adjective:
        lines.append(line("about-adjective", adjective=card.adjective))
    return tuple(lines)


def _ability(ability: Ability) -> Line:
    facts: dict[str, str | int] = {fact: getattr(ability, fact) for fact in ABILITY_FACTS[ability.type]}
    return Line(f"about-{ability.type}", {**facts})


def _joined(joiner: str, actions: Sequence[Action]) -> Line:
    """Actions of which one is chosen, or which follow one another."""
    phrases = [line(f"about-{action.type}", n=action.n) for action in actions]
    return reduce(lambda first, second: line(f"about-{joiner}", first=first, second=second), phrases)


def _discovery(token: Discovery) -> tuple[Line, ...]:
    lines = [_ability(ability) for ability in token.abilities]
    if token.vp > 0:
        lines.append(line("about-gains", vp=token.vp))
    elif token.vp < 0:
        lines.append(line("about-loses", vp=-token.vp))
    if token.id == "magic_book":
        lines.append(line("about-wins-ties"))
    return tuple(lines)


def _tokens(content: Content) -> dict[Thing, tuple[Line, ...]]:
    dragon = content.dragon
    return {
        Thing("token", "citadel"): (line("about-citadel", vp=content.citadels.vp),),
        Thing("token", "dragon"): (line("about-dragon", armies=dragon.armies, vp=dragon.vp),),
        Thing("token", "portal"): (line("about-portal"),),
        Thing("token", "bandits"): (line("about-bandits", coins=content.bandits.coin_per_army),),
        Thing("token", "start"): (line("about-start"),),
        Thing("token", "hidden"): (line("about-hidden"),),
    }


def _leaders(content: Content) -> dict[Thing, tuple[Line, ...]]:
    leaders = content.leaders
    queen, king = leaders.fairy_queen, leaders.bandit_king
    sorceress, knight = leaders.red_sorceress, leaders.white_knight
    return {
        Thing("leader", "fairy_queen"): (
            line("about-queen-cards", vp=queen.vp, need=queen.forest_cards, adjective="forest"),
            line("about-queen-extra"),
        ),
        Thing("leader", "bandit_king"): (
            line("about-king-places", coins=king.coins_per_army),
            line("about-king-robs", coins=king.coins_per_destroyed),
        ),
        Thing("leader", "red_sorceress"): (
            line("about-sorceress-start", count=sorceress.start_armies, usual=content.start_armies),
            line("about-sorceress-keeps", captured=sorceress.captured_per_vp),
        ),
        Thing("leader", "white_knight"): (
            line("about-knight-islands", vp=knight.vp, regions=knight.island_regions),
            line("about-knight-rides", count=knight.armies_per_city),
        ),
    }
