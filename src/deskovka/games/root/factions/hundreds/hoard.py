"""14.2.3 to 14.2.5. Items: crafted, found, looted, and where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.answers import PASS
from deskovka.games.root.factions.hundreds.board import TRACKS, board_of, sheet_of
from deskovka.games.root.points import score
from deskovka.games.root.ruins import dig_up, look_under
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Battle, Root

LOOT: Option = ("loot",)


def track_of(g: Root, item: int) -> str | None:
    """14.2.4: the track that takes an item, if one does."""
    hoard, name = sheet_of(g).hoard, g.terms.tables.items[item]
    for track, holds in zip(TRACKS, (hoard.command, hoard.prowess), strict=True):
        if name in holds:
            return track
    return None


def trade(g: Root, seat: int, item: int) -> Flow[None]:
    """14.2.3 Contempt for trade: keep a crafted item, or remove it for the printed points."""
    board, name = board_of(g, seat), g.terms.tables.items[item]
    board.lost += 1  # unless it is kept
    option: Option = yield Ask(seat, "contempt", [("keep_item", name), ("scrap", name)])
    board.is_kept = int(option[0] == "keep_item")
    if board.is_kept:
        board.lost -= 1
        yield from stash(g, seat, item)
    else:
        g.tell("item_scorned", seat=seat, item=name)


def stash(g: Root, seat: int, item: int) -> Flow[None]:
    """14.2.4.I Gaining an item, 14.R8: beyond a full track one item of it leaves the game, for a point."""
    track = track_of(g, item)
    assert track is not None, "an item for which the Hoard has no track"
    row, names = board_of(g, seat).track(track), g.terms.tables.items
    row.append(item)
    g.tell("hoarded", seat=seat, item=names[item])
    if len(row) > sheet_of(g).spaces:
        options: list[Option] = [("scrap", names[each]) for each in dict.fromkeys(row)]
        option: Option = yield Ask(seat, "overflow", options)
        scrap(g, seat, g.terms.tables.item_number[str(option[1])])
        score(g, seat, sheet_of(g).hoard.overflow_vp)


def scrap(g: Root, seat: int, item: int) -> None:
    """14.2.4.I, 14.7.1: an item of the Hoard leaves the game; of several of a type one from the ruins goes last."""
    board, track = board_of(g, seat), track_of(g, item)
    assert track is not None
    row = board.track(track)
    row.remove(item)
    board.lost += 1
    board.found[item] = min(board.found[item], row.count(item))
    g.tell("scrapped", seat=seat, item=g.terms.tables.items[item])


def dig(g: Root, seat: int, clearing: int) -> Flow[None]:
    """14.4.1, 14.R5: take an item from the ruin of a clearing, of a type that was not found before."""
    places = look_under(g, seat, clearing)
    names, found = g.terms.tables.items, board_of(g, seat).found

    def finds() -> list[int]:
        return list(dict.fromkeys(g.buried[place] for place in places if not found[g.buried[place]]))

    if len(places) == 1:
        item = next(iter(finds()), None)
    else:
        option: Option = yield Ask(
            seat, "find", lambda: [("find", names[number]) for number in finds()] or [PASS], private=True
        )
        item = None if option == PASS else g.terms.tables.item_number[str(option[1])]
    g.reveal()
    if item is not None:
        g.tell("ruin_searched", seat=seat, clearing=clearing, item=names[item])
        dig_up(g, next(place for place in places if g.buried[place] == item))
        found[item] += 1
        yield from stash(g, seat, item)


# -- 14.2.5 Looters --------------------------------------------------------------------------------------------------


def loot(g: Root, seat: int, fight: Battle) -> Flow[None]:
    """14.2.5, 14.R9: who attacks a player with crafted items may forgo the roll for one of them."""
    if fight.attacker != seat or fight.defender not in g.cast.seats or not any(g.crafted_items[fight.defender]):
        return
    option: Option = yield Ask(seat, "loot", [PASS, LOOT], {"seat": fight.defender, "clearing": fight.clearing})
    if option == LOOT:
        fight.mark_used(seat, "loot")
        g.tell("looting", seat=seat, victim=fight.defender)


def take_loot(g: Root, seat: int, fight: Battle) -> Flow[None]:
    """14.2.5: if the Hundreds rule when the battle is over, they take an item."""
    box, names = g.crafted_items[fight.defender], g.terms.tables.items
    items = [item for item, count in enumerate(box) if count]
    if not items or g.rulers[fight.clearing] != seat:
        return
    option: Option = yield Ask(seat, "plunder", [("plunder", names[item]) for item in items])
    item = g.terms.tables.item_number[str(option[1])]
    box[item] -= 1
    turned = g.exhausted_items[fight.defender]
    turned[item] = min(turned[item], box[item])
    g.tell("looted", seat=seat, victim=fight.defender, item=names[item])
    yield from stash(g, seat, item)
