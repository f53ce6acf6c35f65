"""What of Uprising is printed for a real table: the map of the scenario, special cards, faction cards, all numbers."""

from __future__ import annotations

from deskovka.content.printing import Aid, PrintedCard, Sheets
from deskovka.content.table_fields import fields_of
from deskovka.content.told import WINNING, Thing
from deskovka.content.words import Words
from deskovka.games.uprising.about import about
from deskovka.games.uprising.drawing import drawing
from deskovka.games.uprising.setup import Terms


def printed(terms: Terms, words: Words) -> Sheets:
    """A board, a card for each copy, and two aids: the factions and what everything costs."""
    content = terms.tables.content
    told = about(content)
    seats = [words.thing(Thing("faction", faction.id), ()) for faction in terms.factions]

    def lines(thing: Thing) -> tuple[str, ...]:
        return tuple(words.line(line, seats) for line in told.get(thing, ()))

    cards = [
        PrintedCard(words.thing(Thing("card", card.id), ()), lines(Thing("card", card.id)), card.count)
        for card in content.cards
    ]
    things = [Thing("faction", faction.id) for faction in terms.factions]
    factions = Aid(words.say("fields-factions"), tuple((words.thing(each, ()), lines(each)) for each in things))
    return Sheets(
        title=words.say("game"),
        language=words.language,
        board=drawing(terms, words),
        cards=tuple(cards),
        aids=(factions, _numbers(terms, words, lines(WINNING))),
    )


def _numbers(terms: Terms, words: Words, winning: tuple[str, ...]) -> Aid:
    """Every price, limit and threshold, under the names that the workshop gives them."""
    parts: dict[str, list[str]] = {}
    for field in fields_of(terms.tables.content, lambda _: "thing"):
        if field.path.startswith("params."):
            title = words.say(f"fields-{'-'.join(field.path.split('.')[:-1])}")
            parts.setdefault(title, []).append(f"{words.say(field.says)}: {field.value}")
    named = tuple((title, tuple(said)) for title, said in parts.items())
    return Aid(words.say("fields-params"), ((words.say("game"), winning), *named))
