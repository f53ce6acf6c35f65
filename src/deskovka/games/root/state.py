"""The state of a game of Root: plain data, copied by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deskovka.games.root.cast import NOBODY, Cast, cast_for
from deskovka.games.root.effects import InForce, in_force_for
from deskovka.games.root.setup import Terms
from deskovka.games.root.woodland import NOWHERE, Woodland, woodland_for
from deskovka.kernel import Chance, State

if TYPE_CHECKING:
    from deskovka.games.root.factions.faction import Board

NO_CARD = -1
MATTERS = ("ambush", "field_hospitals", "protect")
"""What standing orders can be left about."""
ATTACKER, DEFENDER = 0, 1

_PLAIN = (
    *("phase", "stage", "evening", "turn", "first", "turns_taken", "dealt", "locked", "character"),
    *("ferry", "ferried", "opened_path", "won_by"),
)
"""The single numbers and words."""

_LISTS = (
    *("joined", "deck", "discard", "available", "removed", "known", "supply", "gone", "aside", "rulers", "slots"),
    *("ruins", "activated", "items", "buried", "buried_known", "score", "dominance", "coalition", "pawns", "quests"),
    *("quest_deck", "used", "laid", "winners"),
)
"""The flat lists."""

_ROWS = ("pieces", "might", "presence", "hands", "crafted", "crafted_items", "exhausted_items", "homelands", "standing")
"""The lists of lists."""


class Battle:
    """4.3 A battle under way. Lists have the attacker's number first, then the defender's."""

    __slots__ = (
        *("attacker", "clearing", "defender", "dice", "extra"),
        *("instigator", "razed", "rolled", "stage", "support", "used"),
    )

    def __init__(self, attacker: int, defender: int, clearing: int, instigator: int = NOBODY) -> None:
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.instigator = instigator
        """D.4.2: who started a battle of others, chooses what is removed on both sides and is the one who removes."""
        self.stage = "ambush"
        """The step under way: ``ambush``, ``roll``, ``effects`` or ``hits``."""
        self.dice: list[int] = []
        self.support = [0, 0]
        """D.5.2: what helpers add to the maximum of rolled hits of each side."""
        self.rolled = [0, 0]
        """The rolled hits that each side will deal, within its maximum."""
        self.extra = [0, 0]
        """The extra hits that each side will deal."""
        self.razed = [0, 0]
        """How many buildings and tokens of each side were removed in this battle."""
        self.used: list[str] = []
        """The cards and abilities that were used in this battle, each with the seat that used it."""

    def side_of(self, seat: int) -> int:
        """Whether a seat is the attacker or the defender."""
        return ATTACKER if seat == self.attacker else DEFENDER

    def seat_of(self, side: int) -> int:
        """The seat on a side."""
        return self.defender if side else self.attacker

    def opponent(self, seat: int) -> int:
        """Who fights against this seat."""
        return self.defender if seat == self.attacker else self.attacker

    def was_used(self, seat: int, name: str) -> bool:
        """Whether a seat has used a card or an ability in this battle."""
        return f"{name} {seat}" in self.used

    def mark_used(self, seat: int, name: str) -> None:
        """Remember that a seat used a card or an ability in this battle."""
        self.used.append(f"{name} {seat}")

    def copy(self) -> Battle:
        """The same battle, sharing nothing."""
        twin = Battle(self.attacker, self.defender, self.clearing, self.instigator)
        twin.stage = self.stage
        twin.dice = self.dice[:]
        twin.support = self.support[:]
        twin.rolled = self.rolled[:]
        twin.extra = self.extra[:]
        twin.razed = self.razed[:]
        twin.used = self.used[:]
        return twin


class Root(State):
    """Everything on the table.

    Lists are by seat unless said otherwise. Pieces are counted by kind, then by clearing; clearings are their numbers.
    Cards are numbers of the deck. ``in_force``, ``might``, ``presence``, ``rulers`` and ``slots`` follow from the rest
    and are kept up to date by ``pieces.py`` and ``windows.py``.
    """

    __slots__ = (
        *("battle", "boards", "cast", "counts", "enemies", "in_force", "terms", "woodland"),
        *(*_PLAIN, *_LISTS, *_ROWS),
    )

    def __init__(self, terms: Terms, chance: Chance) -> None:
        super().__init__(chance)
        self.terms = terms
        seats = terms.players
        self.phase = "map"
        """What is prepared, then ``turn``, at last ``over``."""
        self.stage = 0
        """The step of the turn under way, as an index of the sequence of the faction."""
        self.evening = 0
        """1.4.1: whether that step belongs to the Evening."""
        self.first = self.turn = NOBODY
        self.turns_taken = 0
        self.won_by = ""
        """How the game was won: ``points`` or ``dominance``."""
        self.winners: list[int] = []

        # the map
        self.woodland: Woodland = terms.woodland
        self.ruins = [0] * (self.woodland.size + 1)
        """1 where a ruin stands, by clearing."""
        self.buried: list[int] = []
        """The items under the ruins, ruin by ruin, then a second set likewise; NO_ITEM where one was taken."""
        self.buried_known: list[int] = []
        """For each of them the mask of seats that know it."""
        self.ferry = NOWHERE
        self.ferried = 0
        """Whether the ferry moved this turn (C.2.5)."""
        self.opened_path = 0
        """Whether a path was opened this turn (C.3.3)."""

        # pieces
        self.joined: list[int] = []
        """The seats in the order in which their factions joined."""
        self.cast: Cast = cast_for(terms.tables, terms.factions_of_nobody, ())
        self.enemies = [tuple(other for other in range(seats) if other != seat) for seat in range(seats)]
        """G.1.27: who is whose enemy; coalitions change it."""
        self.pieces: list[list[int]] = []
        self.supply: list[int] = []
        """By kind; for buildings and tokens with a track, those that lie on it."""
        self.gone: list[int] = []
        """By kind: removed from the game."""
        self.aside: list[int] = []
        """By kind: lying on a card (K.14)."""
        self.counts: list[tuple[tuple[int, int], ...]] = []
        """By kind: for whom a piece counts for rule, and how much (2.5)."""
        self.might = [[0] * (self.woodland.size + 1) for _ in range(seats)]
        """What counts for rule in each clearing."""
        self.presence = [[0] * (self.woodland.size + 1) for _ in range(seats)]
        """How many faction pieces, pawns included, stand in each clearing."""
        self.rulers = [NOBODY] * (self.woodland.size + 1)
        """Who rules each clearing."""
        self.slots = list(self.woodland.slots)
        """The open slots of each clearing."""
        self.pawns = [NOWHERE] * seats
        self.homelands: list[list[int]] = [[] for _ in range(seats)]
        """Starting clearings, in the advanced set-up homelands."""
        self.boards: list[Board] = [faction.new_board(terms) for faction in self.cast.factions]

        # cards
        self.deck = list(range(terms.deck.size))
        """The top is the last one."""
        self.discard: list[int] = []
        self.available: list[int] = []
        """Dominance cards beside the map (3.3.3)."""
        self.removed: list[int] = []
        """Cards that are out of the game."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.crafted: list[list[int]] = [[] for _ in range(seats)]
        """Cards with persistent effects in the play area."""
        self.known = [0] * terms.deck.size
        """For each card the mask of seats that know where it is."""
        self.used: list[str] = []
        """The cards that the player whose turn it is has used in this turn."""
        self.activated = [0] * (self.woodland.size + 1)
        """How many crafting pieces were activated this turn, by clearing (4.1.1)."""

        # items and quests
        self.items = [terms.tables.content.items.supply.get(item, 0) for item in terms.tables.items]
        """5.1.5: the item supply, by type."""
        self.crafted_items = [[0] * len(terms.tables.items) for _ in range(seats)]
        self.exhausted_items = [[0] * len(terms.tables.items) for _ in range(seats)]
        """Those of them that lie face down."""
        self.quests: list[int] = []
        self.quest_deck: list[int] = []

        # scores
        self.score = [0] * seats
        self.dominance = [NO_CARD] * seats
        """The activated dominance card."""
        self.coalition = [NOBODY] * seats
        """With whom a seat formed a coalition (9.2.8)."""

        # what belongs to the set-up and to asking
        self.laid: list[str] = []
        """The faction set-up cards still laid out (A.8.1)."""
        self.locked = ""
        """The one of them that is locked."""
        self.character = ""
        """The character laid next to the Vagabond's card (A.8.1.III)."""
        self.dealt = 0
        """How many factions are set up."""
        self.standing = [[0, 0] * len(MATTERS) for _ in range(seats)]
        """For each matter: from how many on to ask, and the mask of clearings where not to."""
        self.battle: Battle | None = None
        self.in_force: InForce = in_force_for(self.cast, ((),) * seats)

    # -- what is asked everywhere ------------------------------------------------------------------------------------

    def has_marker(self, seat: int) -> bool:
        """3.3.1, 9.2.8: whether a seat still has its score marker on the track."""
        return self.dominance[seat] == NO_CARD and self.coalition[seat] == NOBODY

    def was_used(self, seat: int, card: str) -> bool:
        """Whether the player whose turn it is has used a card in this turn."""
        return seat == self.turn and card in self.used

    def mark_used(self, seat: int, card: str) -> None:
        """Remember that a card was used in this turn."""
        if seat == self.turn:
            self.used.append(card)

    def seats_after(self, seat: int) -> list[int]:
        """The other seats clockwise."""
        players = self.terms.players
        return [(seat + offset) % players for offset in range(1, players)]

    def copy(self) -> Root:
        """A state that equals this one and shares only immutable content with it."""
        twin = Root.__new__(Root)
        twin.chance = self.chance.copy()
        twin.told = None
        twin.learned = 0
        twin.terms = self.terms
        twin.cast = self.cast
        twin.woodland = self.woodland
        twin.in_force = self.in_force
        twin.counts = self.counts[:]
        twin.enemies = self.enemies[:]
        twin.boards = [board.copy() for board in self.boards]
        twin.battle = self.battle.copy() if self.battle is not None else None
        twin.phase = self.phase
        twin.stage = self.stage
        twin.evening = self.evening
        twin.turn = self.turn
        twin.first = self.first
        twin.turns_taken = self.turns_taken
        twin.dealt = self.dealt
        twin.locked = self.locked
        twin.character = self.character
        twin.ferry = self.ferry
        twin.ferried = self.ferried
        twin.opened_path = self.opened_path
        twin.won_by = self.won_by
        twin.joined = self.joined[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.available = self.available[:]
        twin.removed = self.removed[:]
        twin.known = self.known[:]
        twin.supply = self.supply[:]
        twin.gone = self.gone[:]
        twin.aside = self.aside[:]
        twin.rulers = self.rulers[:]
        twin.slots = self.slots[:]
        twin.ruins = self.ruins[:]
        twin.activated = self.activated[:]
        twin.items = self.items[:]
        twin.buried = self.buried[:]
        twin.buried_known = self.buried_known[:]
        twin.score = self.score[:]
        twin.dominance = self.dominance[:]
        twin.coalition = self.coalition[:]
        twin.pawns = self.pawns[:]
        twin.quests = self.quests[:]
        twin.quest_deck = self.quest_deck[:]
        twin.used = self.used[:]
        twin.laid = self.laid[:]
        twin.winners = self.winners[:]
        twin.pieces = [row[:] for row in self.pieces]
        twin.might = [row[:] for row in self.might]
        twin.presence = [row[:] for row in self.presence]
        twin.hands = [row[:] for row in self.hands]
        twin.crafted = [row[:] for row in self.crafted]
        twin.crafted_items = [row[:] for row in self.crafted_items]
        twin.exhausted_items = [row[:] for row in self.exhausted_items]
        twin.homelands = [row[:] for row in self.homelands]
        twin.standing = [row[:] for row in self.standing]
        return twin

    # -- what follows from the rest ----------------------------------------------------------------------------------

    def learn_effects(self) -> None:
        """Find the effects in force, after the cast or a play area has changed."""
        names, effects = self.terms.deck.names, self.terms.effects
        factions, boards = self.cast.factions, self.boards
        further = tuple(
            (*factions[seat].further_effects(boards[seat]), *(effects[names[card]] for card in own))
            for seat, own in enumerate(self.crafted)
        )
        self.in_force = in_force_for(self.cast, further)

    def recast(self) -> None:
        """Find the cast, after a faction has joined."""
        factions = tuple(
            self.terms.factions[board.faction] if seat in self.joined else self.terms.factions_of_nobody[seat]
            for seat, board in enumerate(self.boards)
        )
        self.cast = cast_for(self.terms.tables, factions, tuple(self.joined))


def to_data(state: Root, setup: dict[str, Any]) -> dict[str, Any]:
    """The state at a step boundary as JSON-able data."""
    assert state.battle is None, "a battle is under way"
    data: dict[str, Any] = {"setup": setup, "chance": state.chance.to_data()}
    for name in _PLAIN:
        data[name] = getattr(state, name)
    for name in _LISTS:
        data[name] = list(getattr(state, name))
    for name in _ROWS:
        data[name] = [list(row) for row in getattr(state, name)]
    data["counts"] = [[list(pair) for pair in pairs] for pairs in state.counts]
    data["enemies"] = [list(others) for others in state.enemies]
    data["suits"] = list(state.woodland.suits[1:])
    data["opened"] = list(state.woodland.opened)
    data["factions"] = [board.faction for board in state.boards]
    data["boards"] = [board.to_data() for board in state.boards]
    return data


def from_data(data: dict[str, Any], terms: Terms) -> Root:
    """The state saved by ``to_data``."""
    state = Root(terms, Chance.from_data(data["chance"]))
    for name in _PLAIN:
        setattr(state, name, data[name])
    for name in _LISTS:
        setattr(state, name, list(data[name]))
    for name in _ROWS:
        setattr(state, name, [list(row) for row in data[name]])
    state.counts = [tuple((side, weight) for side, weight in pairs) for pairs in data["counts"]]
    state.enemies = [tuple(others) for others in data["enemies"]]
    state.woodland = woodland_for(terms.tables, terms.setup.map, tuple(data["suits"]), tuple(data["opened"]))
    for seat, faction in enumerate(data["factions"]):
        if faction:
            state.boards[seat] = terms.factions[faction].new_board(terms)
            state.boards[seat].read(data["boards"][seat])
    state.recast()
    state.learn_effects()
    return state
