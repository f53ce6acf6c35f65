"""6. Marquise de Cat."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from deskovka.content.lexicon import Lexicon
from deskovka.games.root.answers import DONE
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.boards import MarquiseTable, Track
from deskovka.games.root.cards import draw_in_evening, hand_limit, is_bird, matching, named, spend
from deskovka.games.root.crafting import craft_options
from deskovka.games.root.factions.faction import AGAIN, NEXT, Board, BoardView, Faction
from deskovka.games.root.factions.tracks import TrackView, next_on, view_track
from deskovka.games.root.homelands import enemy_homelands, farthest
from deskovka.games.root.movement import adjacent, move, move_options
from deskovka.games.root.picking import pick_several
from deskovka.games.root.pieces import lift, may_build, may_place, on_map, place, place_in_each, put, where
from deskovka.games.root.points import score
from deskovka.games.root.removal import Removal
from deskovka.games.root.standing import HOSPITALS, consider
from deskovka.games.root.windows import DAYLIGHT, menu
from deskovka.games.root.woodland import NOWHERE, clearing_options
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.content.words import Words
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Root
    from deskovka.games.root.tables import Tables

BUILDINGS = ("sawmill", "workshop", "recruiter")
MOVES_OF_A_MARCH = 2
RECRUIT: Option = ("recruit",)

WOOD_IN_REACH, OPEN_SLOT, SOLDIER, KEEP_STANDS = 0.45, 0.2, 0.12, 1.0
SAWMILL, WORKSHOP, RECRUITER = 0.9, 0.5, 0.7
"""What things are worth to her, in points, for bots."""

KEEP = clearing_options("keep")
WOOD = clearing_options("wood")
BUILD = {piece: tuple(("build", piece, clearing) for clearing in range(13)) for piece in BUILDINGS}


class MarquiseBoard(Board):
    """What she counts in a turn; her tracks are what is left of her buildings."""

    __slots__ = ("crafting", "left", "recruited")

    plain = ("crafting", "left", "recruited")

    def __init__(self, faction: str) -> None:
        super().__init__(faction)
        self.left = 0
        """6.5: how many actions she has left."""
        self.crafting = 0
        """6.5: whether she may still craft."""
        self.recruited = 0
        """6.5.3: whether she has recruited."""

    def copy(self) -> MarquiseBoard:
        """The same board."""
        twin = MarquiseBoard(self.faction)
        twin.left = self.left
        twin.crafting = self.crafting
        twin.recruited = self.recruited
        return twin


def _board(g: Root, seat: int) -> MarquiseBoard:
    board = g.boards[seat]
    assert isinstance(board, MarquiseBoard)
    return board


def _keep(g: Root, seat: int) -> int:
    """The clearing of the keep, or NOWHERE."""
    found = where(g, g.cast.numbers[seat]["keep"])
    return found[0] if found else NOWHERE


# -- 6.3 Set-up ------------------------------------------------------------------------------------------------------


def choose_corner(g: Root, seat: int) -> Flow[int]:
    """6.3.2 Setup 2: the keep into any corner clearing."""
    corners = [corner for corner in g.woodland.corners if corner not in enemy_homelands(g, seat)]
    option: Option = yield Ask(seat, "keep", [KEEP[corner] for corner in corners])
    corner = int(option[1])
    g.homelands[seat] = [corner]
    place(g, g.cast.numbers[seat]["keep"], corner)
    return corner


def place_garrison(g: Root, seat: int, corner: int) -> None:
    """6.3.3 Setup 3: garrison, one warrior everywhere but in the corner diagonally opposite."""
    garrisoned = [clearing for clearing in g.woodland.clearings if clearing != g.woodland.opposite[corner]]
    for clearing in garrisoned:
        put(g, g.cast.numbers[seat]["warrior"], clearing)
    g.tell("garrisoned", seat=seat, count=len(garrisoned))


def place_first_building(g: Root, seat: int, piece: str, clearings: Sequence[int]) -> Flow[int]:
    """6.3.4 Setup 4: first buildings, in some clearings with open slots."""
    options = [BUILD[piece][clearing] for clearing in sorted(clearings) if may_build(g, seat, clearing)]
    option: Option = yield Ask(seat, "first_building", options, {"piece": piece})
    place(g, g.cast.numbers[seat][piece], int(option[2]))
    return int(option[2])


def choose_homelands(g: Root, seat: int) -> Flow[None]:
    """A.8.2-x1, A.8.2.I: three homelands, each adjacent to at least one other, with room for a building each."""
    taken = enemy_homelands(g, seat)
    free = [c for c in g.woodland.clearings if c not in taken and may_build(g, seat, c)]
    paths = g.woodland.paths
    options: list[Option] = [
        ("homelands", *three)
        for three in combinations(free, 3)
        if all(any(other in paths[one] for other in three) for one in three)
    ]
    option: Option = yield Ask(seat, "homelands", options)
    g.homelands[seat] = [int(clearing) for clearing in option[1:]]


# -- 6.4 Birdsong ----------------------------------------------------------------------------------------------------


def place_wood(g: Root, seat: int) -> Flow[int]:
    """6.4 Birdsong: one wood for each sawmill."""
    numbers = g.cast.numbers[seat]
    mills = [clearing for clearing, count in enumerate(g.pieces[numbers["sawmill"]]) for _ in range(count)]
    yield from place_in_each(g, seat, numbers["wood"], mills, "place_wood")
    return NEXT


# -- 6.5 Daylight ----------------------------------------------------------------------------------------------------


def act(g: Root, seat: int) -> Flow[int]:
    """6.5 Daylight: craft first, then take up to three actions, and one more for each bird card spent."""
    board = _board(g, seat)
    option = yield from menu(g, seat, "marquise", DAYLIGHT, lambda: actions(g, seat), {"left": board.left})
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    if option[0] == "extra_action":
        spend(g, seat, str(option[1]))
        board.left += 1
        return AGAIN
    board.left -= 1
    board.crafting = 0
    yield from ACTIONS[str(option[0])](g, seat, option)
    return AGAIN


def actions(g: Root, seat: int) -> list[Option]:
    """6.5: everything that she may do now."""
    board = _board(g, seat)
    options = craft_options(g, seat) if board.crafting else []
    if board.left:
        options += build_options(g, seat)
        options += battle_options(g, seat)
        options += move_options(g, seat)
        if may_recruit(g, seat):
            options.append(RECRUIT)
        options += overwork_options(g, seat)
    options += named(g, "extra_action", [card for card in g.hands[seat] if is_bird(g, card)])
    options.append(DONE)
    return options


def start_battle(g: Root, seat: int, option: Option) -> Flow[None]:
    """6.5.1 Battle."""
    yield from battle(g, seat, option)


def march(g: Root, seat: int, option: Option) -> Flow[None]:
    """6.5.2 March: up to two moves."""
    yield from move(g, seat, option)
    for _ in range(MOVES_OF_A_MARCH - 1):
        if options := move_options(g, seat):
            again: Option = yield Ask(seat, "march", [*options, DONE])
            if again is DONE:
                return
            yield from move(g, seat, again)


def may_recruit(g: Root, seat: int) -> bool:
    """6.5.3 Recruit: once per turn, with recruiters on the map and warriors in the supply."""
    numbers = g.cast.numbers[seat]
    return bool(not _board(g, seat).recruited and g.supply[numbers["warrior"]] and on_map(g, numbers["recruiter"]))


def recruit(g: Root, seat: int, _option: Option) -> Flow[None]:
    """6.5.3 Recruit: one warrior for each recruiter."""
    _board(g, seat).recruited = 1
    numbers = g.cast.numbers[seat]
    halls = [clearing for clearing, count in enumerate(g.pieces[numbers["recruiter"]]) for _ in range(count)]
    yield from place_in_each(g, seat, numbers["warrior"], halls, "recruit_where")


def build_options(g: Root, seat: int) -> list[Option]:
    """6.5.4.I Choose clearing and building: where she rules, has a slot and can pay."""
    rulers, slots = g.rulers, g.slots
    sites = [clearing for clearing in g.woodland.clearings if slots[clearing] > 0 and rulers[clearing] == seat]
    if not sites:
        return []
    costs = [(piece, cost) for piece in BUILDINGS if (cost := wood_cost(g, seat, piece)) is not None]
    cheapest = min((cost for _, cost in costs), default=0)
    wood = g.pieces[g.cast.numbers[seat]["wood"]]
    if not costs or sum(wood) < cheapest:
        return []
    options: list[Option] = []
    lines: dict[int, int] = {}
    for site in sites:
        if site not in lines:
            line = supply_line(g, seat, site)
            lines |= dict.fromkeys(line, sum([wood[clearing] for clearing in line]))
        if may_place(g, seat, site):
            options += [BUILD[piece][site] for piece, cost in costs if cost <= lines[site]]
    return options


def wood_cost(g: Root, seat: int, piece: str) -> int | None:
    """6.5.4.II: the number above the leftmost building of a track; None when the track is empty."""
    return next_on(g, g.cast.numbers[seat][piece], _table(g).tracks.wood_cost)


def supply_line(g: Root, seat: int, site: int) -> list[int]:
    """6.5.4.II: the clearing and all joined to it by an unbroken chain of adjacent clearings that she rules."""
    rulers = g.rulers
    line = [site]
    for here in line:
        for near in adjacent(g, seat, here):
            if rulers[near] == seat and near not in line:
                line.append(near)
    return sorted(line)


def build(g: Root, seat: int, option: Option) -> Flow[None]:
    """6.5.4 Build: 6.5.4.II Pay wood, 6.5.4.III Place and score."""
    piece, site = str(option[1]), int(option[2])
    numbers = g.cast.numbers[seat]
    kind, wood = numbers[piece], numbers["wood"]
    cost = wood_cost(g, seat, piece) or 0
    stacks = [clearing for clearing in supply_line(g, seat, site) for _ in range(g.pieces[wood][clearing])]
    yield from pick_several(seat, "pay_wood", stacks, cost, WOOD.__getitem__, lambda clearing: lift(g, wood, clearing))
    space = g.cast.kinds[kind].total - g.supply[kind]
    put(g, kind, site)
    g.tell("built", seat=seat, piece=piece, clearing=site, cost=cost)
    score(g, seat, _track(g, piece).vp[space])


def overwork_options(g: Root, seat: int) -> list[Option]:
    """6.5.5 Overwork: a sawmill, and a card that matches its clearing."""
    numbers = g.cast.numbers[seat]
    if not g.supply[numbers["wood"]] or not g.hands[seat]:
        return []
    options: list[Option] = []
    names = g.terms.deck.names
    for clearing in where(g, numbers["sawmill"]):
        cards = matching(g, seat, g.woodland.suits[clearing])
        options += [("overwork", clearing, name) for name in dict.fromkeys([names[card] for card in cards])]
    return options


def overwork(g: Root, seat: int, option: Option) -> Flow[None]:
    """6.5.5 Overwork: one more wood at a sawmill."""
    yield from ()
    spend(g, seat, str(option[2]))
    place(g, g.cast.numbers[seat]["wood"], int(option[1]))


ACTIONS: dict[str, Callable[[Root, int, Option], Flow[None]]] = {
    "battle": start_battle,
    "move": march,
    "ferry": march,
    "recruit": recruit,
    "build": build,
    "overwork": overwork,
}


# -- 6.6 Evening -----------------------------------------------------------------------------------------------------


def draw_and_discard(g: Root, seat: int) -> Flow[int]:
    """6.6 Evening: one card, and one for each card symbol that her buildings have uncovered; then five at most."""
    yield from draw_in_evening(g, seat, cards_in_evening(g, seat))
    yield from hand_limit(g, seat)
    return NEXT


def cards_in_evening(g: Root, seat: int) -> int:
    """6.6: one card, and one for each uncovered card symbol on her tracks."""
    numbers = g.cast.numbers[seat]
    return 1 + sum(sum(_track(g, piece).card_bonus[: on_map(g, numbers[piece])]) for piece in BUILDINGS)


def _table(g: Root) -> MarquiseTable:
    return g.terms.tables.factions.marquise


def _track(g: Root, piece: str) -> Track:
    tracks = g.terms.tables.factions.marquise.tracks
    return {"sawmill": tracks.sawmill, "workshop": tracks.workshop, "recruiter": tracks.recruiter}[piece]


def use_field_hospitals(g: Root, seat: int, removal: Removal, clearing: int, count: int) -> Flow[None]:
    """6.2.3 Field Hospitals: a card that matches the clearing brings the removed warriors to the keep."""
    suit = g.woodland.suits[clearing]
    facts = {"clearing": clearing, "count": count}
    option = yield from consider(
        g, seat, HOSPITALS, HOSPITALS, lambda: named(g, "spend", matching(g, seat, suit)), facts
    )
    if option is not None:
        kind, keep = g.cast.numbers[seat]["warrior"], _keep(g, seat)
        spend(g, seat, str(option[1]))
        put(g, kind, keep, count)
        removal.returned[kind, clearing] -= count
        g.tell("hospitalized", seat=seat, clearing=clearing, keep=keep, count=count)


# -- the faction -----------------------------------------------------------------------------------------------------


class MarquiseView(BoardView, frozen=True, tag="marquise"):
    """Her board; all of it is public."""

    actions: int
    may_craft: bool
    recruited: bool
    cards_in_evening: int
    tracks: dict[str, TrackView]


class Marquise(Faction):
    """6. Marquise de Cat."""

    id = "marquise"
    perishing = frozenset({"keep"})
    crafting_pieces = ("workshop",)
    birdsong = (place_wood,)
    daylight = (act,)
    evening = (draw_and_discard,)
    lexicon = Lexicon(
        topics={
            "keep": (),
            "homelands": (),
            "first_building": ("piece",),
            "place_wood": ("left",),
            "marquise": ("left",),
            "march": (),
            "recruit_where": ("left",),
            "pay_wood": ("left",),
            "field_hospitals": ("clearing", "count"),
        },
        verbs={
            "keep": ("clearing",),
            "homelands": ("clearing", "second", "third"),
            "build": ("piece", "clearing"),
            "recruit": (),
            "wood": ("clearing",),
            "overwork": ("clearing", "card"),
            "extra_action": ("card",),
        },
        events={
            "garrisoned": ("seat", "count"),
            "built": ("seat", "piece", "clearing", "cost"),
            "hospitalized": ("seat", "clearing", "keep", "count"),
        },
        kinds={"second": "place", "third": "place", "keep": "place"},
        clauses={
            "keep": "6.3.2",
            "homelands": "A.8.2-x1",
            "first_building": "6.3.4",
            "place_wood": "6.4",
            "marquise": "6.5",
            "march": "6.5.2",
            "recruit_where": "6.5.3",
            "pay_wood": "6.5.4.II",
            "field_hospitals": "6.2.3",
        },
    )

    def table(self, tables: Tables) -> MarquiseTable:
        """Her printed board."""
        return tables.factions.marquise

    def new_board(self, terms: Terms) -> MarquiseBoard:
        """Her board."""
        return MarquiseBoard(self.id)

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """6.3 Set-up."""
        corner = yield from choose_corner(g, seat)
        place_garrison(g, seat, corner)
        for piece in BUILDINGS:
            yield from place_first_building(g, seat, piece, (corner, *g.woodland.paths[corner]))

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """A.8.2-x1: her set-up card."""
        card = g.terms.tables.setup_cards[self.id]
        yield from choose_homelands(g, seat)
        numbers, mine = g.cast.numbers[seat], g.homelands[seat]
        for clearing in g.woodland.clearings:
            pieces = card.each_homeland if clearing in mine else card.every_other_clearing
            put(g, numbers["warrior"], clearing, pieces["warrior"])
        g.tell("garrisoned", seat=seat, count=on_map(g, numbers["warrior"]))
        option: Option = yield Ask(seat, "keep", [KEEP[clearing] for clearing in farthest(g, seat, mine, 2)])
        place(g, numbers["keep"], int(option[1]))
        left = list(mine)
        for piece in card.different_homelands:
            left.remove((yield from place_first_building(g, seat, piece, left)))

    def begin_turn(self, g: Root, seat: int) -> None:
        """6.5: actions, crafting and recruiting begin anew."""
        board = _board(g, seat)
        board.left = _table(g).actions_per_daylight
        board.crafting = 1
        board.recruited = 0

    def forbids_placing(self, g: Root, seat: int, placer: int, clearing: int) -> bool:
        """6.2.2 The Keep: only she may place pieces in its clearing."""
        return placer != seat and g.pieces[g.cast.numbers[seat]["keep"]][clearing] > 0

    def triggers(self, g: Root, seat: int, removal: Removal) -> Sequence[str]:
        """6.2.3 Field Hospitals: when warriors of hers were removed and the keep still stands."""
        if not g.hands[seat] or not removal.warriors(g, seat) or _keep(g, seat) == NOWHERE:
            return ()
        return (HOSPITALS,)

    def resolve(self, g: Root, seat: int, removal: Removal, trigger: str) -> Flow[None]:
        """6.2.3, 6.2.3-x1: for each clearing, a card that matches it brings all its warriors to the keep."""
        for clearing, count in removal.warriors(g, seat).items():
            if g.hands[seat] and may_place(g, seat, _keep(g, seat)):
                yield from use_field_hospitals(g, seat, removal, clearing, count)

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """6.6 Evening."""
        return cards_in_evening(g, seat)

    def view_board(self, g: Root, seat: int, viewer: int | None) -> MarquiseView:
        """Her board; all of it is public."""
        board, numbers = _board(g, seat), g.cast.numbers[seat]
        return MarquiseView(
            actions=board.left,
            may_craft=bool(board.crafting),
            recruited=bool(board.recruited),
            cards_in_evening=cards_in_evening(g, seat),
            tracks={
                piece: view_track(g, numbers[piece], _track(g, piece).vp, wood_cost(g, seat, piece))
                for piece in BUILDINGS
            },
        )

    def describe(self, board: MarquiseView, words: Words) -> list[str]:
        """Her actions and her tracks."""
        lines = [words.say("table-marquise", actions=board.actions, cards=board.cards_in_evening)]
        for piece, track in board.tracks.items():
            counts = {"on_map": track.on_map, "on_track": track.on_track}
            prices = {"cost": track.cost or 0, "points": track.points or 0}
            lines.append(words.say("table-marquise-track", piece=words.say(f"piece-{piece}"), **counts, **prices))
        return lines

    def note(self, option: Option, board: MarquiseView, words: Words) -> str:
        """What a building costs and scores."""
        if option[0] != "build":
            return ""
        track = board.tracks[str(option[1])]
        return words.say("note-build", cost=track.cost or 0, points=track.points or 0)

    def estimate(self, g: Root, seat: int) -> float:
        """What her buildings, her wood and her warriors promise."""
        numbers = g.cast.numbers[seat]
        wood, worth = g.pieces[numbers["wood"]], 0.0
        for clearing in g.woodland.clearings:
            if g.rulers[clearing] == seat:
                worth += WOOD_IN_REACH * wood[clearing] + OPEN_SLOT * min(1, g.slots[clearing])
        worth += SAWMILL * on_map(g, numbers["sawmill"]) + WORKSHOP * on_map(g, numbers["workshop"])
        worth += RECRUITER * on_map(g, numbers["recruiter"])
        worth += SOLDIER * on_map(g, numbers["warrior"])
        return worth + (KEEP_STANDS if _keep(g, seat) != NOWHERE else 0.0)
