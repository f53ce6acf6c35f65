"""The state of a game of Root: plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from deskovka.games.root.cast import NOBODY, Cast, cast_for
from deskovka.games.root.effects import Effect, InForce, in_force_for
from deskovka.games.root.setup import Terms
from deskovka.games.root.tables import FERRY, LANDMARKS, TOWER
from deskovka.games.root.woodland import NOWHERE, Woodland, woodland_for
from deskovka.kernel import Chance, Fields, Matters, State

if TYPE_CHECKING:
    from deskovka.games.root.party import Board, Party

NO_CARD = -1
NO_KIND = -1
STANDING = Matters("ambush", "field_hospitals", "protect", "disruption", "physicians", "scouts", place="clearing")
"""What standing orders can be left about."""
ATTACKER, DEFENDER = 0, 1


class Battle(Fields):
    """4.3 A battle under way. Lists have the attacker's number first, then the defender's."""

    plain = ("attacker", "clearing", "defender", "instigator", "stage")
    lists = ("dice", "extra", "razed", "rolled", "support", "used")
    __slots__ = (*plain, *lists)

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


class Root(State[Terms]):
    """Everything on the table.

    Lists are by seat unless said otherwise. Owners are the seats, then those that are no seats. Pieces are counted by
    kind, then by clearing; clearings are their numbers. Cards are numbers of the deck. ``in_force``, ``might``,
    ``presence``, ``rulers`` and ``slots`` follow from the rest, and ``pieces.py`` keeps them up to date.
    """

    shared = ("cast", "in_force", "woodland")
    plain = (
        *("phase", "stage", "evening", "turn", "first", "turns_taken", "dealt", "locked", "character"),
        *("ferried", "opened_path", "perched", "traded", "declined", "won_by"),
    )
    lists = (
        *(
            "controllers",
            "joined",
            "deck",
            "discard",
            "played",
            "available",
            "removed",
            "known",
            "supply",
            "gone",
            "aside",
            "rulers",
            "slots",
        ),
        *("ruins", "activated", "items", "buried", "buried_known", "score", "dominance", "coalition", "pawns"),
        *("quests", "quest_deck", "used", "laid", "winners", "markers"),
        *("landmarks", "landmarks_drawn", "landmarks_left", "forged", "stock"),
    )
    tuples = ("counts", "enemies", "pieces", "might", "presence")
    rows = ("hands", "crafted", "crafted_items", "exhausted_items", "homelands", "standing", "taken")
    __slots__ = ("battle", "boards", *shared, *plain, *lists, *tuples, *rows)

    def __init__(self, terms: Terms, chance: Chance) -> None:
        super().__init__(terms, chance)
        seats, owners = terms.players, terms.owners
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
        """The items under the ruins, one for each, then a second one for each likewise; NO_ITEM where one was taken."""
        self.buried_known: list[int] = []
        """For each of them the mask of seats that know it."""
        self.landmarks = [NOWHERE] * len(LANDMARKS)
        """Where each landmark stands, by their numbers."""
        self.ferried = 0
        """Whether the ferry moved this turn (C.2.5)."""
        self.opened_path = 0
        """Whether a path was opened this turn (C.3.3)."""
        self.perched = NO_KIND
        """The kind of building that stands in the slot of the Elder Treetop (F-treetop-2)."""
        self.forged = [0] * len(terms.tables.items)
        """Those of ``items`` that lie on the card of the Legendary Forge, by type (F-forge-1)."""
        self.stock: list[int] = []
        """The cards of the Black Market, each in its place (F-market-1)."""
        self.traded = 0
        """Whether the turn's player has traded there, or does not want to (F-market-2)."""
        self.declined = 0
        """The table, as a number, at which nothing more was wanted between the steps of this Birdsong (K.3)."""

        # pieces
        self.joined: list[int] = []
        """The owners in the order in which they joined."""
        self.cast: Cast = cast_for(terms.tables, terms.factions_of_nobody, terms.others_of_nobody, ())
        self.controllers = [owner if owner < seats else NOBODY for owner in range(owners)]
        """E.3.1: by owner, the seat that acts and decides for it; NOBODY for a hireling without a controller."""
        self.enemies = [tuple(other for other in range(owners) if other != owner) for owner in range(owners)]
        """G.1.27: by owner, its enemies; coalitions and control change it."""
        self.pieces: list[tuple[int, ...]] = []
        """By kind: how many are in each clearing. A row is replaced, never changed, so that copies share it."""
        self.supply: list[int] = []
        """By kind; for buildings and tokens with a track, those that lie on it."""
        self.gone: list[int] = []
        """By kind: removed from the game."""
        self.aside: list[int] = []
        """By kind: lying on a card (K.14)."""
        self.counts: list[tuple[tuple[int, int], ...]] = []
        """By kind: for whom a piece counts for rule, and how much (2.5)."""
        nothing: tuple[int, ...] = (0,) * (self.woodland.size + 1)
        self.might = [nothing] * owners
        """By owner: what counts for rule in each clearing."""
        self.presence = [nothing] * owners
        """By owner: how many of its pieces, pawns included, stand in each clearing."""
        self.rulers = [NOBODY] * (self.woodland.size + 1)
        """Who rules each clearing."""
        self.slots = list(self.woodland.slots)
        """The open slots of each clearing."""
        self.pawns = [NOWHERE] * owners
        """By owner."""
        self.homelands: list[list[int]] = [[] for _ in range(seats)]
        """Starting clearings, in the advanced set-up homelands."""
        self.boards: list[Board] = [party.new_board(terms) for party in self.cast.parties]
        """By owner."""

        # cards
        self.deck = list(range(terms.deck.size))
        """The top is the last one."""
        self.discard: list[int] = []
        self.played: list[int] = []
        """Cards that lie open while they are resolved, before they are discarded (4.1.2, 4.3.1.II)."""
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
        self.items = list(terms.tables.supply)
        """5.1.5: the items that can still be crafted, by type: the supply, F-forge-1: and those on the Forge's card."""
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

        # hirelings
        self.markers: list[int] = []
        """A.6.4: the spaces of the score track where a hireling marker lies."""
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        """E.1.1: by seat, the markers that were taken and will bring a hireling."""

        # what belongs to the set-up and to asking
        self.laid: list[str] = []
        """The faction set-up cards still laid out (A.8.1)."""
        self.locked = ""
        """The one of them that is locked."""
        self.character = ""
        """The character laid next to the Vagabond's card (A.8.1.III)."""
        self.landmarks_drawn: list[str] = []
        """A.5.2: the landmark cards that wait to be set up."""
        self.landmarks_left: list[str] = []
        """F-setup-4: those that may still be drawn."""
        self.dealt = 0
        """How many landmarks, then how many factions are set up."""
        self.standing = STANDING.rows(seats)
        """For each matter: from how many on to ask, and the mask of clearings where not to."""
        self.battle: Battle | None = None
        self.in_force: InForce = in_force_for(self.cast, ((),) * owners)

    # -- what is asked everywhere ------------------------------------------------------------------------------------

    def has_marker(self, seat: int) -> bool:
        """3.3.1, 9.2.8: whether a seat still has its score marker on the track; E.3.6: who is no seat never had one."""
        return seat < self.terms.players and self.dominance[seat] == NO_CARD and self.coalition[seat] == NOBODY

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

    def copy(self) -> Self:
        """A state that equals this one and shares only immutable content with it."""
        twin = super().copy()
        twin.boards = [board.copy() for board in self.boards]
        twin.battle = self.battle.copy() if self.battle is not None else None
        return twin

    def is_like(self, other: Self) -> bool:
        """Whether another state is the same for sure: boards included, and no battle is under way."""
        boards = zip(self.boards, other.boards, strict=True)
        at_peace = self.battle is None and other.battle is None
        return at_peace and super().is_like(other) and all(mine.is_like(theirs) for mine, theirs in boards)

    # -- what follows from the rest ----------------------------------------------------------------------------------

    def learn_effects(self) -> None:
        """Find the effects in force, after the cast or a play area has changed."""
        names, effects = self.terms.deck.names, self.terms.effects
        parties, boards = self.cast.parties, self.boards
        further: list[tuple[Effect, ...]] = [
            party.further_effects(board) for party, board in zip(parties, boards, strict=True)
        ]
        for seat, own in enumerate(self.crafted):
            further[seat] += tuple([effects[names[card]] for card in own])
        for owner, party in enumerate(parties):
            for seat, effect in party.grants(self, owner):
                further[seat] += (effect,)
        self.in_force = in_force_for(self.cast, tuple(further), self._effects_of_nobody())

    def _effects_of_nobody(self) -> tuple[Effect, ...]:
        """F.1.2: the effects of landmarks that stand somewhere."""
        if not self.terms.setup.landmarks:
            return ()
        return tuple(effect for number, effect in self.terms.landmarks.items() if self.landmarks[number] != NOWHERE)

    def recast(self) -> None:
        """Find the cast, after a faction has joined."""
        terms = self.terms
        factions = tuple(
            terms.factions[self.boards[seat].faction] if seat in self.joined else nobody
            for seat, nobody in enumerate(terms.factions_of_nobody)
        )
        others = tuple(
            terms.others[self.boards[owner].faction] if owner in self.joined else nobody
            for owner, nobody in enumerate(terms.others_of_nobody, terms.players)
        )
        self.cast = cast_for(terms.tables, factions, others, tuple(self.joined))

    # -- saving ------------------------------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        """The state at a step boundary as JSON-able data."""
        assert self.battle is None, "a battle is under way"
        return super().to_data() | {
            "suits": list(self.woodland.suits[1:]),
            "opened": list(self.woodland.opened),
            "added": list(self.woodland.added),
            "factions": [board.faction for board in self.boards],
            "boards": [board.to_data() for board in self.boards],
        }

    def read(self, data: dict[str, Any]) -> None:
        """Take over what ``to_data`` gave.

        Games begun before kept fewer standing orders, and neither played cards nor hirelings and who controls them nor
        landmarks.
        """
        super().read({**self._not_kept_before(data), **data})
        for row in self.standing:
            row += [0] * (len(STANDING.rows(1)[0]) - len(row))
        terms = self.terms
        suits, opened, added = (tuple(data.get(key, ())) for key in ("suits", "opened", "added"))
        self.woodland = woodland_for(terms.tables, terms.setup.map, suits, opened, added)
        for owner, name in enumerate(data["factions"]):
            if name:
                party: Party = (terms.factions if owner < terms.players else terms.others)[name]
                self.boards[owner] = party.new_board(terms)
                self.boards[owner].read(data["boards"][owner])
        self.recast()
        self.learn_effects()

    def _not_kept_before(self, data: dict[str, Any]) -> dict[str, Any]:
        """What games begun before did not keep."""
        landmarks = [NOWHERE] * len(LANDMARKS)
        landmarks[FERRY] = data.get("ferry", NOWHERE)
        landmarks[TOWER] = self.terms.map.tower or NOWHERE
        return {
            "played": [],
            "controllers": list(range(self.terms.players)),
            "markers": [],
            "taken": [[] for _ in range(self.terms.players)],
            "landmarks": landmarks,
            "landmarks_drawn": [],
            "landmarks_left": [],
            "forged": [0] * len(self.terms.tables.items),
            "stock": [],
            "perched": NO_KIND,
            "traded": 0,
        }
