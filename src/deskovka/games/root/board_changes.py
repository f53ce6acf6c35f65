"""What events of Root change on the boards of factions and cards of hirelings where statements are too little."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from deskovka.content.ledger import Entries, Path, Posting
from deskovka.content.recaps import Happening
from deskovka.games.root.changes import (
    Sheets,
    add,
    faction_of,
    hand_of,
    lying_in,
    pass_unseen,
    pieces_in,
    place_at,
    take,
)
from deskovka.games.root.factions.keepers.board import DUTIES, FACE_DOWN
from deskovka.games.root.factions.riverfolk.board import SERVICES

EXILE = "exile"
"""E-exile-0: the only hireling on whose card items lie."""

# -- joining -----------------------------------------------------------------------------------------------------------


def join(sheets: Sheets, event: Happening, _entries: Entries) -> Iterator[Posting]:
    """A.8.2: a player has a faction, with its board as it lies at the beginning."""
    facts: Any = event.facts
    factions, seat, faction = sheets.tables.factions, facts["seat"], facts["faction"]
    board = "seats", seat, "board"
    yield Posting(("seats", seat, "faction"), "=", faction)
    yield add(("laid_out", faction), -1)
    if sheets.tables.setup_cards[faction].militant:
        yield Posting(("locked",), "=", "")
    match faction:
        case "duchy":
            for minister in factions.duchy.ministers:
                yield add((*board, "unswayed", minister.id))
            for name, rank in factions.duchy.ranks.items():
                yield Posting((*board, "crowns", name), "=", rank.crowns)
        case "hundreds":
            yield Posting((*board, "mood"), "=", factions.hundreds.first_mood)
        case "riverfolk":
            for service in SERVICES:
                yield Posting((*board, "prices", service), "=", factions.riverfolk.prices[0])


# -- the Eyrie, the Alliance, the Vagabond -----------------------------------------------------------------------------


def ready_leaders(sheets: Sheets, event: Happening, _entries: Entries) -> Iterator[Posting]:
    """7.3.3, 7.7.3.I: all leaders lie face up."""
    facts: Any = event.facts
    for leader in sheets.tables.factions.eyrie.leaders:
        yield add(("seats", facts["seat"], "board", "leaders_left", leader.id))


def choose_leader(sheets: Sheets, event: Happening, _entries: Entries) -> Iterator[Posting]:
    """7.3.3, 7.7.3: his columns have the viziers."""
    facts: Any = event.facts
    board = ("seats", facts["seat"], "board")
    leaders = sheets.tables.factions.eyrie.leaders
    yield Posting((*board, "leader"), "=", facts["leader"])
    yield add((*board, "leaders_left", facts["leader"]), -1)
    for column in next(leader.viziers for leader in leaders if leader.id == facts["leader"]):
        yield add((*board, "decree", column, "loyal_vizier"))


def support(event: Happening, entries: Entries) -> Iterator[Posting]:
    """8.5.2: a hand card joins the Supporters unseen; of the last one everybody may know which it is."""
    seat: Any = event.facts["seat"]
    supporters = ("seats", seat, "board", "supporters")
    cards = [card for card, count in lying_in(entries, hand_of(seat)).items() for _ in range(count)]
    if len(cards) == 1:
        yield add((*hand_of(seat), cards[0]), -1)
        yield add((*supporters, cards[0]))
    else:
        yield from pass_unseen(entries, hand_of(seat), supporters)


def give_supporter(sheets: Sheets, event: Happening, entries: Entries) -> Iterator[Posting]:
    """8.2.6: a hand card that matches a clearing joins the Supporters of another player, unseen by the others."""
    facts: Any = event.facts
    could_be = sheets.matching(str(entries.get((*place_at(facts["clearing"]), "suit"))))
    yield from pass_unseen(entries, hand_of(facts["seat"]), ("seats", facts["owner"], "board", "supporters"), could_be)


def lose_supporter(event: Happening, entries: Entries) -> Iterator[Posting]:
    """A supporter comes to the discard pile."""
    facts: Any = event.facts
    yield take(entries, ("seats", facts["seat"], "board", "supporters"), facts["card"])
    yield add(("discard", facts["card"]))


def aid(sheets: Sheets, event: Happening, entries: Entries) -> Iterator[Posting]:
    """9.5.4: a hand card that matches the clearing of the pawn changes hands unseen by the others."""
    facts: Any = event.facts
    here = next(path[:3] for path, count in entries.items() if path[3:] == ("pawns", facts["seat"]) and count)
    could_be = sheets.matching(str(entries.get((*here, "suit"))))
    yield from pass_unseen(entries, hand_of(facts["seat"]), hand_of(facts["partner"]), could_be)


def complete(sheets: Sheets, event: Happening, _entries: Entries) -> Iterator[Posting]:
    """9.5.5: a quest lies with those of its suit."""
    facts: Any = event.facts
    quest = next(one for one in sheets.tables.factions.vagabond.quests if one.id == facts["quest"])
    yield add(("seats", facts["seat"], "board", "quests", quest.suit, facts["quest"]))


# -- the Cult, the Riverfolk, the Duchy --------------------------------------------------------------------------------


def lose_soul(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """10.2.6: a discarded card lies among the Lost Souls."""
    facts: Any = event.facts
    yield add(("discard", facts["card"]), -1)
    yield add(("seats", facts["seat"], "board", "lost_souls", facts["card"]))


def empty_souls(event: Happening, entries: Entries) -> Iterator[Posting]:
    """10.4.2: the Lost Souls come to the discard pile."""
    souls: Path = ("seats", event.facts["seat"], "board", "lost_souls")  # type: ignore[assignment]
    for card, count in lying_in(entries, souls).items():
        yield add((*souls, card), -count)
        yield add(("discard", card), count)


def take_back(sheets: Sheets, event: Happening, entries: Entries) -> Iterator[Posting]:
    """10.6.1, 12.6.1: revealed cards come back into the hand; those of the Duchy unless they are birds."""
    seat: Any = event.facts["seat"]
    revealed = ("seats", seat, "board", "revealed")
    for card, count in lying_in(entries, revealed).items():
        if card not in sheets.birds or faction_of(entries, seat) == "cult":
            yield add((*revealed, card), -count)
            yield add((*hand_of(seat), card), count)


def export(sheets: Sheets, event: Happening, _entries: Entries) -> Iterator[Posting]:
    """11.5.3.I: what would lie in the play area is discarded."""
    facts: Any = event.facts
    if facts["card"] in sheets.persistent:
        yield add(("seats", facts["seat"], "crafted", facts["card"]), -1)
        yield add(("discard", facts["card"]))


def gather_funds(event: Happening, entries: Entries) -> Iterator[Posting]:
    """11.4.3: all that lies on the board becomes funds."""
    board = ("seats", event.facts["seat"], "board")
    for path, count in list(entries.items()):
        if path[:3] == board and path[3] in ("payments", "committed", "laid") and isinstance(count, int):
            yield add(path, -count)
            yield add((*board, "funds", path[-1]), count)  # type: ignore[arg-type]


def sway(sheets: Sheets, event: Happening, _entries: Entries) -> Iterator[Posting]:
    """12.5.3: a minister takes a crown of his rank."""
    facts: Any = event.facts
    minister = next(one for one in sheets.tables.factions.duchy.ministers if one.id == facts["minister"])
    yield add(("seats", facts["seat"], "board", "crowns", minister.rank), -1)


# -- the Corvids, the Hundreds, the Keepers ----------------------------------------------------------------------------


def flip(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """13.4.2: a plot lies face up."""
    facts: Any = event.facts
    yield add(pieces_in(facts["clearing"], facts["seat"], "plot"), -1)
    yield add(pieces_in(facts["clearing"], facts["seat"], f"plot_{facts['plot']}"))


def trick(event: Happening, entries: Entries) -> Iterator[Posting]:
    """13.5.4: two plots change places, with all that is known of them."""
    facts: Any = event.facts
    found = dict(entries)
    for one, other in ((facts["clearing"], facts["target"]), (facts["target"], facts["clearing"])):
        for path, entry in found.items():
            if target := swapped(path, facts["seat"], one, other):
                yield add(path, -int(entry or 0))
                yield add(target, int(entry or 0))


def swapped(path: Path, seat: Any, one: Any, other: Any) -> Path:
    """Where an entry of a plot in one clearing is found after it has changed places; empty for all other entries."""
    if path[:5] == ("seats", seat, "board", "plots", one):
        return *path[:4], other, *path[5:]
    if path[:5] == (*place_at(one), "pieces", seat) and str(path[5]).startswith("plot"):
        return *place_at(other), *path[3:]
    return ()


def keep_shown(sheets: Sheets, event: Happening, entries: Entries) -> Iterator[Posting]:
    """13.2.4: who named a wrong plot hands over the card, unseen by the others."""
    facts: Any = event.facts
    could_be = sheets.matching(str(entries.get((*place_at(facts["clearing"]), "suit"))))
    yield from pass_unseen(entries, hand_of(facts["seat"]), hand_of(facts["owner"]), could_be)


def hoard(sheets: Sheets, event: Happening, _entries: Entries) -> Iterator[Posting]:
    """14.2.4: an item comes to its track of the Hoard, or leaves it."""
    facts: Any = event.facts
    track = "command" if facts["item"] in sheets.tables.factions.hundreds.hoard.command else "prowess"
    yield add(("seats", facts["seat"], "board", track, facts["item"]), 1 if event.kind == "hoarded" else -1)


def add_to_column(event: Happening, entries: Entries) -> Iterator[Posting]:
    """7.4.2, 15.6.2: a hand card comes to a column of the Decree or the retinue."""
    facts: Any = event.facts
    pile = ("retinue", facts["duty"]) if event.kind == "gathered" else ("decree", facts["column"])
    yield take(entries, hand_of(facts["seat"]), facts["card"])
    yield add(("seats", facts["seat"], "board", *pile, facts["card"]))


def ready_retainers(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """15.3.4: each column of the retinue has its Faithful Retainers."""
    facts: Any = event.facts
    for duty in DUTIES:
        yield add(("seats", facts["seat"], "board", "retinue", duty, "faithful_retainer"), facts["count"])


def lose_retainer(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """15.5.2: a card of the retinue is discarded; 15.R1: a Faithful Retainer leaves the game."""
    facts: Any = event.facts
    yield add(("seats", facts["seat"], "board", "retinue", facts["duty"], facts["card"]), -1)
    if facts["card"] != "faithful_retainer":
        yield add(("discard", facts["card"]))


def turn_up(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """15.5.2.II: a relic that lay face down shows its value."""
    facts: Any = event.facts
    face_down = next(name for name in FACE_DOWN if name == str(facts["relic"]).rpartition("_")[0])
    yield add(pieces_in(facts["place"], facts["seat"], face_down), -1)
    yield add(pieces_in(facts["place"], facts["seat"], facts["relic"]))


def recover(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """15.5.2.III: a relic comes to the board."""
    facts: Any = event.facts
    _, relic, value = str(facts["relic"]).split("_")
    yield add(pieces_in(facts["clearing"], facts["seat"], facts["relic"]), -1)
    yield add(("seats", facts["seat"], "board", "recovered", relic, int(value)))


def hide(event: Happening, entries: Entries) -> Iterator[Posting]:
    """15.2.5: a removed relic of the Keepers lies in a forest."""
    facts: Any = event.facts
    keepers = next(path[1] for path, entry in entries.items() if path[2:] == ("faction",) and entry == "keepers")
    yield add(pieces_in(facts["place"], keepers, facts["relic"]))


# -- hirelings and Coffin Makers ---------------------------------------------------------------------------------------


def draw_hireling(sheets: Sheets, event: Happening, _entries: Entries) -> Iterator[Posting]:
    """E-exile-0: the items that lie on a card from the beginning."""
    facts: Any = event.facts
    items = sheets.tables.hireling_cards[facts["hireling"]].items if facts["hireling"] == EXILE else {}
    for item, count in items.items():
        yield add(("hirelings", facts["hireling"], "items", item), count)


def count_ready(event: Happening, entries: Entries) -> Iterator[Posting]:
    """E-exile-2: the items of the card that are exhausted."""
    facts: Any = event.facts
    card = ("hirelings", facts["hireling"])
    yield Posting((*card, "spent"), "=", sum(lying_in(entries, (*card, "items")).values()) - facts["count"])


def gather(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """K.14: warriors of a player come to Coffin Makers, or go back to the supply; those of hirelings are not shown."""
    facts: Any = event.facts
    if isinstance(facts["owner"], int):
        count = facts["count"] if event.kind == "warriors_gathered" else -facts["count"]
        yield add(("seats", facts["owner"], "aside", facts["piece"]), count)
