"""The table of Root as plain text, at most 100 columns wide: the map, the market of cards and items, the players.

Seats have capital letters. ``A4`` stands for four warriors of seat A, ``A:sawmill`` for a building or token, ``A*``
for a pawn; the ruler of a clearing is in brackets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from unicodedata import east_asian_width

from deskovka.content.words import Words, fold, mark
from deskovka.games.root.factions import FACTIONS
from deskovka.games.root.tables import printed_suit, printed_tables
from deskovka.games.root.view import ClearingView, ForestView, PiecesView, RootView, SeatView
from deskovka.kernel import Option

WIDTH = 99
SUIT_WIDTH = 7
PAWN = "*"
SHORTEST_SEARCH = 3
EXPLAINED = ("card", "faction", "leader", "character", "map")
"""What has a description of its own."""


def table(view: RootView, words: Words, players: list[str]) -> str:
    """The map, what everybody shares, and the players."""
    sheet = _Sheet(view, words, players)
    blocks = [sheet.heading(), sheet.map(), sheet.shared(), sheet.people()]
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


class _Sheet:
    """What is drawn, for whom, in whose words."""

    def __init__(self, view: RootView, words: Words, players: Sequence[str]) -> None:
        self.view = view
        self.words = words
        self.say = words.say
        self.players = players

    def player(self, seat: int) -> str:
        """A player with the letter of the seat."""
        return f"{mark(seat)} {self.players[seat]}"

    def heading(self) -> list[str]:
        """How far the game is, and whose turn it is."""
        view, say = self.view, self.say
        facts = []
        if view.phase == "over":
            facts.append(say("table-over"))
            facts += [say("table-winner", player=self.player(seat)) for seat in view.winners]
        elif view.turn is None:
            facts.append(say("table-preparation"))
        else:
            facts += [say("table-round", round=view.round), say(f"phase-{view.phase}")]
            facts.append(say("table-to-move", player=self.player(view.turn)))
        title = f"── {' · '.join(facts)} "
        return [title + "─" * max(0, WIDTH - _width(title))]

    # -- map ---------------------------------------------------------------------------------------------------------

    def map(self) -> list[str]:
        """A line for each clearing: its suit, open slots, who stands there, and where its paths lead."""
        lines: list[str] = []
        for clearing in self.view.map.clearings:
            roads = " ".join(str(near) for near in clearing.adjacent)
            start = f"{clearing.clearing:>2} {_left(self.say(f'suit-{clearing.suit}'), SUIT_WIDTH)}"
            start += f"{'▢' * clearing.open_slots:<3} {roads:<12} "
            indent = " " * _width(start)
            lines += wrap(self._standing(clearing), WIDTH, initial_indent=start, subsequent_indent=indent) or [start]
        lines += [self._forest(forest) for forest in self.view.map.forests if forest.pawns]
        lines += self._landmarks()
        return [self.say("table-legend"), *lines]

    def _standing(self, clearing: ClearingView) -> str:
        """Who has what in a clearing."""
        parts = [self.say("piece-ruin")] if clearing.ruin else []
        for seat in range(len(self.players)):
            own = [self._pieces(pieces) for pieces in clearing.pieces if pieces.owner == seat]
            own += [PAWN] if seat in clearing.pawns else []
            if own:
                text = mark(seat) + " ".join(own)
                parts.append(f"[{text}]" if clearing.ruler == seat else text)
        return "  ".join(parts)

    def _pieces(self, pieces: PiecesView) -> str:
        if pieces.sort == "warrior":
            return str(pieces.count)
        name = f":{self.say(f'piece-{pieces.piece}')}"
        return name if pieces.count == 1 else f"{name}×{pieces.count}"

    def _forest(self, forest: ForestView) -> str:
        pawns = " ".join(f"{mark(seat)}{PAWN}" for seat in forest.pawns)
        return f"{self.say('table-forest', clearings='-'.join(map(str, forest.clearings)))}  {pawns}"

    def _landmarks(self) -> list[str]:
        """The ferry, the tower, closed paths."""
        found, say = self.view.map, self.say
        lines = [say("table-ferry", clearing=found.ferry)] if found.ferry is not None else []
        lines += [say("table-tower", clearing=found.tower)] if found.tower is not None else []
        if found.closed_paths:
            lines.append(say("table-closed", paths=", ".join(f"{one}–{other}" for one, other in found.closed_paths)))
        return lines

    # -- what everybody shares ---------------------------------------------------------------------------------------

    def shared(self) -> list[str]:
        """The deck and the discard pile, dominance cards, items and quests."""
        view, say = self.view, self.say
        lines = [say("table-deck", cards=view.deck, discarded=len(view.discard))]
        if view.available:
            lines.append(say("table-available", cards=self._names("card", view.available)))
        if view.items:
            lines.append(say("table-items", items=self._counts("item", view.items)))
        if view.quests:
            lines.append(say("table-quests", quests=self._names("quest", view.quests)))
        if view.laid_out:
            lines.append(say("table-laid-out", factions=self._names("faction", view.laid_out)))
        return [part for line in lines for part in wrap(line, WIDTH, subsequent_indent="  ")]

    def _names(self, kind: str, things: Iterable[str]) -> str:
        return ", ".join(self.say(f"{kind}-{thing}") for thing in things)

    def _counts(self, kind: str, counts: dict[str, int]) -> str:
        return ", ".join(
            f"{self.say(f'{kind}-{thing}')} {count}" if count > 1 else self.say(f"{kind}-{thing}")
            for thing, count in counts.items()
        )

    # -- players -----------------------------------------------------------------------------------------------------

    def people(self) -> list[str]:
        """Each player: faction, points, cards, and what lies on the board."""
        lines: list[str] = []
        for seat, own in enumerate(self.view.seats):
            turn = "▸" if seat == self.view.turn else " "
            lines.append(f"{turn} {self.player(seat)}{self._title(own)}")
            for text in self._holdings(own):
                lines += wrap(text, WIDTH, initial_indent="    ", subsequent_indent="      ")
        return lines

    def _title(self, own: SeatView) -> str:
        parts = [self.say(f"faction-{own.faction}")] if own.faction in FACTIONS else []
        parts.append(self.say("table-points", points=own.score) if own.marker else self.say("table-no-marker"))
        return " · " + " · ".join(parts)

    def _holdings(self, own: SeatView) -> list[str]:
        """What a player has, a line for each sort of thing."""
        say = self.say
        hidden = own.hand.count("hidden")
        known = [say(f"card-{card}") for card in own.hand if card != "hidden"]
        lines = [say("table-hand", cards=len(own.hand), known=", ".join(known) or "–", hidden=hidden)]
        if own.dominance:
            lines.append(say("table-dominance", card=say(f"card-{own.dominance}")))
        if own.coalition is not None:
            lines.append(say("table-coalition", player=self.player(own.coalition)))
        if own.crafted:
            lines.append(say("table-crafted", cards=self._names("card", own.crafted)))
        if own.items:
            lines.append(say("table-box", items=self._counts("item", own.items)))
        if own.exhausted_items:
            lines.append(say("table-exhausted", items=self._counts("item", own.exhausted_items)))
        if own.aside:
            lines.append(say("table-aside", pieces=self._counts("piece", own.aside)))
        if own.faction in FACTIONS and own.board is not None:
            lines += FACTIONS[own.faction].describe(own.board, self.words)
        return lines


# -- beside an option, and what things do ----------------------------------------------------------------------------


def note(option: Option, view: RootView, words: Words) -> str:
    """What a player wants to know beside an option: the suit of a card, who stands where, what a building costs."""
    facts = words.facts(option)
    notes: list[str] = []
    if "card" in facts:
        notes.append(words.say(f"suit-{printed_suit(str(facts['card']))}"))
    where = facts.get("target", facts.get("clearing", facts.get("place")))
    if isinstance(where, int):
        clearing = view.map.clearings[where - 1]
        sheet = _Sheet(view, words, [mark(seat) for seat in range(len(view.seats))])
        notes += [words.say(f"suit-{clearing.suit}"), sheet._standing(clearing)]
    if view.turn is not None and (board := view.seats[view.turn].board) is not None:
        faction = view.seats[view.turn].faction
        notes.append(FACTIONS[faction].note(option, board, words) if faction in FACTIONS else "")
    return ", ".join(part for part in notes if part)


def explain(word: str, words: Words) -> str | None:
    """What a card, faction, leader, character or map is, by its id or its name, whole or in part."""
    tables = printed_tables()
    cards = dict.fromkeys(card.id for deck in tables.decks.values() for card in deck.cards)
    named = {
        "card": list(cards),
        "faction": [faction for faction in FACTIONS if words.has(f"faction-{faction}-about")],
        "leader": [leader.id for leader in tables.factions.eyrie.leaders],
        "character": [character.id for character in tables.factions.vagabond.characters],
        "map": list(tables.maps),
    }
    things = [f"{kind}-{thing}" for kind in EXPLAINED for thing in named[kind]]
    wanted = fold(word)
    names = {thing: (thing.partition("-")[2], fold(words.say(thing))) for thing in things}
    found = [thing for thing in things if wanted in names[thing]]
    if not found and len(wanted) >= SHORTEST_SEARCH:
        found = [thing for thing in things if any(wanted in name for name in names[thing])]
    return "\n".join(f"{words.say(thing)}: {words.say(f'{thing}-about')}" for thing in found) or None


def _width(text: str) -> int:
    """How many columns a text takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _left(text: str, width: int) -> str:
    return text + " " * (width - _width(text))
