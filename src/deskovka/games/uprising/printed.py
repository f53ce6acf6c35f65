"""What of Uprising is printed for a real table: the map of the scenario, special cards, mats of factions, aids."""

from __future__ import annotations

from deskovka.content.printing import Aid, Mat, PrintedCard, Sheets, Track
from deskovka.content.table_fields import fields_of
from deskovka.content.told import WINNING, Thing
from deskovka.content.words import Words
from deskovka.games.uprising.about import about
from deskovka.games.uprising.drawing import drawing
from deskovka.games.uprising.setup import Terms
from deskovka.games.uprising.tables import Start
from deskovka.games.uprising.vocabulary import CITY_TYPES, STOCKS

TOKENS = ("money", "food", "weapons")
"""UP-CMP-02: stocks without an end; the others are counted on tracks."""


def printed(terms: Terms, words: Words) -> Sheets:
    """A board, a card for each copy, a mat for each faction, and two aids: what everything is for, and all numbers."""
    content = terms.tables.content
    told = about(content)
    seats = [words.thing(Thing("faction", faction.id), ()) for faction in terms.factions]

    def lines(thing: Thing) -> tuple[str, ...]:
        return tuple(words.line(line, seats) for line in told.get(thing, ()))

    cards = [
        PrintedCard(words.thing(Thing("card", card.id), ()), lines(Thing("card", card.id)), card.count)
        for card in content.cards
    ]
    mats = [
        Mat(seat, (*lines(Thing("faction", faction.id)), _tokens(start, words)), _tracks(terms, start, words))
        for seat, faction, start in zip(seats, terms.factions, terms.starts, strict=True)
    ]
    things = [Thing("stock", stock) for stock in STOCKS] + [Thing("kind", kind) for kind in CITY_TYPES]
    uses = Aid(words.say("printed-uses"), tuple((words.thing(each, ()), lines(each)) for each in things))
    return Sheets(
        title=words.say("game"),
        language=words.language,
        board=drawing(terms, words),
        cards=tuple(cards),
        mats=tuple(mats),
        aids=(uses, _numbers(terms, words, lines(WINNING))),
    )


def _tokens(start: Start, words: Words) -> str:
    """What a faction takes at the start of what is kept as tokens."""
    amounts = [(stock, amount) for stock, amount in zip(STOCKS, start.stocks.row(), strict=True) if stock in TOKENS]
    said = ", ".join(f"{words.thing(Thing('stock', stock), ())} {amount}" for stock, amount in amounts)
    return words.say("printed-tokens", stocks=said)


def _tracks(terms: Terms, start: Start, words: Words) -> tuple[Track, ...]:
    """UP-CMP-02: what is counted on tracks."""
    rows = zip(STOCKS, terms.tracks, start.stocks.row(), strict=True)
    return tuple(
        Track(words.thing(Thing("stock", stock), ()), most, amount)
        for stock, most, amount in rows
        if stock not in TOKENS
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
