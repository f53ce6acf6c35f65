"""The table of Legends as plain text."""

from __future__ import annotations

from deskovka.content.words import Words
from deskovka.games.legends.tables import printed_tables
from deskovka.games.legends.view import LegendsView


def table(view: LegendsView, words: Words, players: list[str]) -> str:
    """The map, the row of cards and the players."""
    lines = [f"{view.round}/{view.rounds}"]
    lines += [f"{offer.price}  {words.say(f'card-{offer.card}')}" for offer in view.row]
    lines += [f"{players[number]}: {seat.coins}" for number, seat in enumerate(view.seats)]
    return "\n".join(lines)


def explain(word: str, words: Words) -> str | None:
    """What a card, leader or token does, by its id or its name."""
    content = printed_tables().content
    things = [f"card-{card.id}" for card in content.cards]
    things += [f"leader-{leader}" for leader in content.leaders.__struct_fields__]
    things += [f"token-{token.id}" for token in content.discoveries]
    things += ["token-citadel", "token-dragon", "token-portal", "token-bandits", "token-start"]
    for thing in things:
        if word.casefold() in (thing.partition("-")[2], words.say(thing).casefold()):
            return f"{words.say(thing)}: {words.say(f'{thing}-about')}"
    return None
