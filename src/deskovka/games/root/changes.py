"""What events of Root change where statements are too little: cards, pieces, items."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from deskovka.content.ledger import Entries, Path, Posting
from deskovka.content.recaps import Happening
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.factions.keepers.board import STATIONS
from deskovka.games.root.knowledge import HIDDEN
from deskovka.games.root.tables import CLEARING_SUITS, Tables
from deskovka.games.root.woodland import BURROW_NAME


class Sheets:
    """What the cards and boards of a game say, in its edition."""

    def __init__(self, tables: Tables, deck: str) -> None:
        self.tables = tables
        cards = tables.decks[deck].cards
        self.persistent = {card.id for card in cards if card.kind == "persistent"}
        self.birds = {card.id for card in cards if card.suit == "bird"}
        self._matching: dict[str, set[str]] = {
            suit: {card.id for card in cards if card.suit in (suit, "bird")} for suit in CLEARING_SUITS
        }

    def matching(self, suit: str) -> Collection[str] | None:
        """2.1.1, 2.2.2: the cards that match a clearing; None: all of them do (F-lostcity-2)."""
        return self._matching.get(suit)


# -- where things lie --------------------------------------------------------------------------------------------------


def add(path: Path, count: int = 1) -> Posting:
    """Count more or less of something."""
    return Posting(path, "+=", count)


def hand_of(seat: Any) -> Path:
    """The hand of a player."""
    return "seats", seat, "hand"


def place_at(place: Any) -> Path:
    """A clearing, or a forest by its name."""
    return ("map", "clearings", place) if isinstance(place, int) else ("map", "forests", place)


def pieces_in(place: Any, owner: Any, piece: Any) -> Path:
    """Pieces of one kind in a place; those in the Burrow have no name."""
    if place == BURROW_NAME:
        return "seats", owner, "board", "burrow"
    return *place_at(place), "pieces", owner, piece, "count"


def lying_in(entries: Entries, pile: Path) -> dict[Any, int]:
    """The cards of a pile by name, with their numbers."""
    size = len(pile)
    return {path[size]: count for path, count in entries.items() if path[:size] == pile and isinstance(count, int)}


def faction_of(entries: Entries, seat: Any) -> str:
    """The faction of a player."""
    return str(entries.get(("seats", seat, "faction")))


# -- cards -------------------------------------------------------------------------------------------------------------


def take(entries: Entries, pile: Path, card: Any) -> Posting:
    """A card leaves a pile of which spectators may not know every card."""
    return add((*pile, card if entries.get((*pile, card)) else HIDDEN), -1)


def pass_unseen(
    entries: Entries, source: Path, target: Path, could_be: Collection[str] | None = None
) -> Iterator[Posting]:
    """A card that others do not see leaves a pile: of those that it could be they know none there any more.

    If they know it all the same, the next event says so. Without ``could_be`` it could be any card.
    """
    cards = {card: count for card, count in lying_in(entries, source).items() if count}
    is_open = source[-1] == "hand" and faction_of(entries, source[1]) == "riverfolk"
    if sum(cards.values()) > 1 and not is_open:
        for card, count in cards.items():
            if card != HIDDEN and (could_be is None or card in could_be):
                yield add((*source, card), -count)
                yield add((*source, HIDDEN), count)
    yield add((*source, HIDDEN), -1)
    yield add((*target, HIDDEN))


def give_up(event: Happening, entries: Entries) -> Iterator[Posting]:
    """A hand card comes to the discard pile."""
    facts: Any = event.facts
    yield take(entries, hand_of(facts["seat"]), facts["card"])
    yield add(("discard", facts["card"]))


def activate(event: Happening, entries: Entries) -> Iterator[Posting]:
    """3.3.1: a dominance card leaves the hand."""
    facts: Any = event.facts
    yield take(entries, hand_of(facts["seat"]), facts["card"])


def craft(sheets: Sheets, event: Happening, entries: Entries) -> Iterator[Posting]:
    """4.1: a hand card comes to the play area, or to the discard pile."""
    facts: Any = event.facts
    yield take(entries, hand_of(facts["seat"]), facts["card"])
    if facts["card"] in sheets.persistent:
        yield add(("seats", facts["seat"], "crafted", facts["card"]))
    else:
        yield add(("discard", facts["card"]))


def lay_down(*pile: str) -> Any:
    """A hand card comes to a pile of its owner's."""

    def changes(event: Happening, entries: Entries) -> Iterator[Posting]:
        facts: Any = event.facts
        yield take(entries, hand_of(facts["seat"]), facts["card"])
        yield add(("seats", facts["seat"], *pile, facts["card"]))

    return changes


def steal(event: Happening, entries: Entries) -> Iterator[Posting]:
    """A card changes hands unseen."""
    facts: Any = event.facts
    yield from pass_unseen(entries, hand_of(facts["victim"]), hand_of(facts["seat"]))


def swap(event: Happening, entries: Entries) -> Iterator[Posting]:
    """K.3: a card goes back."""
    facts: Any = event.facts
    yield from pass_unseen(entries, hand_of(facts["seat"]), hand_of(facts["receiver"]))


def see(*target: str) -> Any:
    """A card that has just changed hands is one that everybody knows."""

    def changes(event: Happening, entries: Entries) -> Iterator[Posting]:
        facts: Any = event.facts
        giver, pile = hand_of(facts["seat"]), ("seats", facts.get("partner", facts.get("owner")), *target)
        if entries.get((*giver, facts["card"])):
            yield add((*giver, HIDDEN))
            yield add((*giver, facts["card"]), -1)
        yield add((*pile, HIDDEN), -1)
        yield add((*pile, facts["card"]))

    return changes


def trade(event: Happening, entries: Entries) -> Iterator[Posting]:
    """F-market-2: a hand card and one of the Black Market change places."""
    facts: Any = event.facts
    place = ("map", "landmarks", "black_market", "cards", facts["number"] - 1)
    taken: Any = entries[place]
    yield from pass_unseen(entries, hand_of(facts["seat"]), ("taken",))
    yield Posting(("taken",), "clear")
    yield Posting(place, "=", HIDDEN)
    yield add((*hand_of(facts["seat"]), taken))


def see_in_market(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """11.2.3: everybody knows the card that now lies in the Black Market."""
    facts: Any = event.facts
    yield Posting(("map", "landmarks", "black_market", "cards", facts["number"] - 1), "=", facts["card"])
    yield add((*hand_of(facts["seat"]), HIDDEN))
    yield add((*hand_of(facts["seat"]), facts["card"]), -1)


def stock_market(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """F-market-1: cards that nobody has seen."""
    facts: Any = event.facts
    for place in range(facts["count"]):
        yield Posting(("map", "landmarks", "black_market", "cards", place), "=", HIDDEN)


# -- the map -----------------------------------------------------------------------------------------------------------


def lay_suits(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """The suits of the clearings, in their order."""
    facts: Any = event.facts
    for number, suit in enumerate(facts["suits"], 1):
        yield Posting(("map", "clearings", number, "suit"), "=", suit)


def place_landmark(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """F-lostcity-2: the clearing of the Lost City has every suit."""
    facts: Any = event.facts
    if facts["landmark"] == "lost_city":
        yield Posting(("map", "clearings", facts["clearing"], "suit"), "=", "every")


def open_path(event: Happening, entries: Entries) -> Iterator[Posting]:
    """C.3.3: a path is closed no more."""
    ends = {event.facts["clearing"], event.facts["target"]}
    for path in list(entries):
        closed: Any = path[-1]
        if path[:2] == ("map", "closed_paths") and ends == {*closed}:
            yield add(path, -1)


def place_pieces(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """G.1.31: pieces come to a clearing."""
    facts: Any = event.facts
    clearing = facts["target"] if event.kind == "treated" else facts["clearing"]
    yield add(pieces_in(clearing, facts["seat"], facts["piece"]), facts["count"])


def move(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """4.2: pieces go from one place to another."""
    facts: Any = event.facts
    yield add(pieces_in(facts["clearing"], facts["seat"], facts["piece"]), -facts["count"])
    yield add(pieces_in(facts["target"], facts["seat"], facts["piece"]), facts["count"])


def remove(event: Happening, entries: Entries) -> Iterator[Posting]:
    """G.1.17: pieces leave a clearing; a plot that lies face up is called by its name there."""
    facts: Any = event.facts
    path = pieces_in(facts["clearing"], facts["owner"], facts["piece"])
    for names in STATIONS:
        if facts["piece"] in names:
            path = next(
                path for path in (pieces_in(facts["clearing"], facts["owner"], n) for n in names) if path in entries
            )
    if facts["piece"] == "plot":
        pieces = (*place_at(facts["clearing"]), "pieces", facts["owner"])
        path = next(
            (found for found in entries if found[:5] == pieces and str(found[5]).startswith("plot") and entries[found]),
            path,
        )
        yield Posting(("seats", facts["owner"], "board", "plots", facts["clearing"]), "clear")
    yield add(path, -facts["count"])


def enter(event: Happening, entries: Entries) -> Iterator[Posting]:
    """A pawn comes to a clearing or a forest."""
    facts: Any = event.facts
    pawn = facts["hireling"] if event.kind.startswith("hireling") else facts["seat"]
    place = facts.get("place", facts.get("target", facts.get("clearing")))
    for path in list(entries):
        if path[-2:] == ("pawns", pawn):
            yield Posting(path, "=", 0)
    yield Posting((*place_at(place), "pawns", pawn), "=", 1)


def garrison(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """Warriors come to several clearings."""
    facts: Any = event.facts
    for clearing in facts["clearings"]:
        yield add(pieces_in(clearing, facts["seat"], WARRIOR), facts["count"])


# -- items -------------------------------------------------------------------------------------------------------------


def keep(entries: Entries, seat: Any, item: Any) -> Iterator[Posting]:
    """An item comes into the Crafted Items box, if the faction has one; the others say where it goes."""
    if faction_of(entries, seat) not in ("vagabond", "vagabond_second", "hundreds"):
        yield add(("seats", seat, "items", item))


def take_item(event: Happening, entries: Entries) -> Iterator[Posting]:
    """4.1.2: an item leaves the supply."""
    facts: Any = event.facts
    yield add(("items", facts["item"]), -1)
    yield from keep(entries, facts["seat"], facts["item"])


def bury(event: Happening, entries: Entries) -> Iterator[Posting]:
    """9.3.4: items lie under each ruin."""
    for path, entry in list(entries.items()):
        if path[-1] == "ruin" and entry:
            yield Posting(("ruin_items", path[2], HIDDEN), "=", event.facts["count"])  # type: ignore[arg-type]


def search(event: Happening, entries: Entries) -> Iterator[Posting]:
    """9.5.3, 14.4.1: an item leaves a ruin."""
    facts: Any = event.facts
    yield add(("ruin_items", facts["clearing"], HIDDEN), -1)
    yield from keep(entries, facts["seat"], facts["item"])


def lose_crafted(event: Happening, entries: Entries) -> Iterator[Posting]:
    """An item leaves a Crafted Items box: its owner gives up an exhausted one first, others take a ready one."""
    facts: Any = event.facts
    seat, item = facts["victim"] if event.kind == "looted" else facts["seat"], facts["item"]
    box, turned = ("seats", seat, "items", item), ("seats", seat, "exhausted_items", item)
    left = int(entries.get(box) or 0) - 1
    exhausted = int(entries.get(turned) or 0) - (event.kind == "endowed")
    yield Posting(box, "=", left)
    yield Posting(turned, "=", max(0, min(exhausted, left)))


def items_of(sheets: Sheets, event: Happening, entries: Entries) -> Iterator[Posting]:
    """9.2.5, 9.2.7: an item of the Vagabond comes, goes, is turned or damaged."""
    facts: Any = event.facts
    seat, item, condition = facts["seat"], facts["item"], facts.get("condition", "ready")
    before, after = {
        "item_gained": ("", "ready"),
        "exhausted": ("ready", "exhausted"),
        "item_lost": (condition, ""),
        "refreshed": (condition, {"exhausted": "ready", "damaged_exhausted": "damaged"}.get(condition, "")),
        "damaged": (condition, {"ready": "damaged", "exhausted": "damaged_exhausted"}.get(condition, "")),
        "repaired": (condition, {"damaged": "ready", "damaged_exhausted": "exhausted"}.get(condition, "")),
    }[event.kind]
    for state, count in ((before, -1), (after, 1)):
        if state == "ready":
            yield from shift_ready(sheets, entries, seat, item, count)
        elif state:
            place = "satchel" if state == "exhausted" else "damaged"
            yield add(("seats", seat, "board", "items", item, place, state != "damaged", "count"), count)


def shift_ready(sheets: Sheets, entries: Entries, seat: Any, item: Any, count: int) -> Iterator[Posting]:
    """9.2.5.I: ready items lie on their track as long as there is room, the others in the satchel."""
    track, satchel = (("seats", seat, "board", "items", item, place, False, "count") for place in ("track", "satchel"))
    ready = sum(int(entries.get(path) or 0) for path in (track, satchel)) + count
    room = min(ready, sheets.tables.item_tracks.get(item, 0))
    yield Posting(track, "=", room)
    yield Posting(satchel, "=", ready - room)
