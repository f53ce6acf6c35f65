"""The state of a game of Paladins: plain data, declared by its shape."""

from __future__ import annotations

from deskovka.games.paladins.setup import Terms
from deskovka.games.paladins.tables import RIGHT, WORKERS
from deskovka.kernel import Chance, State

NOBODY = -1
NOTHING = -1
"""No card in a column, no paladin yet."""
VIRTUAL = 1
"""The virtual player among the owners."""
VIRTUAL_NAME = "virtual"
FAVOUR_WORKERS = ("", *WORKERS, VIRTUAL_NAME)
"""The worker on a Favour, as ``favour_used`` writes it."""


class Paladins(State[Terms]):
    """Everything on the table. Lists by owner (the seats, alone also the virtual player) unless said otherwise.

    Cards, slots and actions are numbers of the tables; a paladin is a number of its seat's own set of them.
    """

    plain = (
        *("phase", "round", "starter", "turn", "tax", "orders_shown", "favours_shown"),
        *("virtual_workers", "virtual_out", "marker"),
    )
    lists = (
        *("townsfolk_row", "townsfolk_deck", "townsfolk_discard", "outsider_row", "outsider_deck", "outsider_discard"),
        *("wall_deck", "tavern_row", "tavern_deck", "tavern_discard", "suspicion_deck", "suspicion_discard"),
        *("orders", "favours", "favour_used", "slots", "silver", "provisions", "paladin", "passed", "unpaid", "paid"),
        *("known", "virtual_used", "virtual_workshops", "stack", "schemes", "scheme_discard", "order_workshops"),
    )
    rows = (
        *("workers", "attributes", "placed", "covered", "times", "jars", "walls", "townsfolk", "attacked"),
        *("converted", "suspicion", "paladin_decks", "hands", "facedown", "played"),
    )
    __slots__ = (*plain, *lists, *rows)

    def __init__(self, terms: Terms, chance: Chance) -> None:
        super().__init__(terms, chance)
        content, seats, owners = terms.tables.content, terms.players, terms.owners
        self.phase = "prepare"
        self.round = 0
        self.starter = NOBODY
        self.turn = NOBODY
        self.tax = terms.tax
        self._lay_cards()
        self.slots = [0] * len(terms.tables.slots)
        """Who has a piece in each slot of the main board, as ``piece`` writes it; 0 when it is free."""
        self.silver = [content.start.silver] * seats
        self.provisions = [content.start.provision] * seats
        self.paladin = [NOTHING] * seats
        """The paladin of the round, once it is revealed."""
        self.passed = [0] * seats
        self.unpaid = [0] * owners
        self.paid = [0] * owners
        self.workers = [[0] * 6 for _ in range(seats)]
        """Unplaced workers of each seat, by kind."""
        self.attributes = [[0] * 3 for _ in range(owners)]
        self.placed = [[0] * 12 for _ in range(seats)]
        """The workers on each action space: a digit to the base 7 for each spot, 0 for an empty one."""
        self.covered = [[0] * 12 for _ in range(seats)]
        """The mask of the spots of each action space that workshops cover."""
        self.times = [[0] * 12 for _ in range(owners)]
        """How often each action was done that leaves something behind."""
        self.jars = [[0] * len(content.absolve_slots) for _ in range(seats)]
        self.walls: list[list[int]] = [[] for _ in range(owners)]
        self.townsfolk: list[list[int]] = [[] for _ in range(seats)]
        """In the order of recruiting."""
        self.attacked: list[list[int]] = [[] for _ in range(owners)]
        self.converted: list[list[int]] = [[] for _ in range(owners)]
        self.suspicion: list[list[int]] = [[] for _ in range(owners)]
        """The tax on each suspicion card, the newest last."""
        count = len(content.paladins)
        self.paladin_decks = [list(range(seat * count, (seat + 1) * count)) for seat in range(seats)]
        """The top is the last one."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.facedown: list[list[int]] = [[] for _ in range(seats)]
        """The chosen paladin before it is revealed."""
        self.played: list[list[int]] = [[] for _ in range(seats)]
        """PW-ROUND-6: paladins of this and earlier rounds."""
        self.known = [0] * (count * seats)
        """The mask of seats that know where a paladin lies."""
        self._lay_virtual()

    def _lay_cards(self) -> None:
        """Every deck, not yet shuffled; the top is the last card."""
        content = self.terms.tables.content
        self.townsfolk_row = [NOTHING] * len(content.columns)
        self.townsfolk_deck = list(range(len(content.townsfolk)))
        self.townsfolk_discard: list[int] = []
        self.outsider_row = [NOTHING] * len(content.regions)
        self.outsider_deck = list(range(len(content.outsiders)))
        self.outsider_discard: list[int] = []
        self.wall_deck = [number for number, wall in enumerate(content.walls) for _ in range(wall.count)]
        self.tavern_row: list[int] = []
        self.tavern_deck = list(range(len(content.tavern)))
        self.tavern_discard: list[int] = []
        self.suspicion_deck = [tax for tax, count in content.suspicion.items() for _ in range(count)]
        """Suspicion cards are known by their tax."""
        self.suspicion_discard: list[int] = []
        self.orders = list(range(len(content.orders)))
        """The first ones lie on the slots of the King's row, the others are in the box."""
        self.orders_shown = 0
        self.favours = list(range(len(content.favours)))
        """Likewise."""
        self.favours_shown = 0
        self.favour_used = [0] * content.favours_in_play
        """1 + the kind of the worker on each Favour, 0 when it is empty; 7 is a worker of the virtual player."""

    def _lay_virtual(self) -> None:
        """PW-SOLO-SETUP-2: what the virtual player has; nothing of it is used with more than one player."""
        self.virtual_workers = 0
        self.virtual_out = 0
        self.marker = 1
        self.virtual_used = [0] * (len(RIGHT) + 5)
        """Its right-hand spaces in the order of actions, then those of the fallback."""
        self.virtual_workshops = [0] * len(RIGHT)
        self.stack = [2, 0, 1]
        """Its attributes from the one that moved longest ago: of those on one step the last one lies on top."""
        self.schemes: list[int] = []
        self.scheme_discard: list[int] = []
        self.order_workshops: list[int] = []
        """The workshops that still lie on King's Orders."""

    def value(self, seat: int, attribute: int) -> int:
        """PW-TERM-4 Effective attribute: the track, and the boost of the round's paladin."""
        paladin = self.paladin[seat]
        value = self.attributes[seat][attribute]
        return value if paladin < 0 else value + self.terms.tables.boost[paladin][attribute]

    def helped(self, seat: int, action: int) -> bool:
        """PW-CARD-PAL-1: whether the paladin of the round does something for this action."""
        paladin = self.paladin[seat]
        return paladin >= 0 and self.terms.tables.helps[paladin] == action


def piece(owner: int, is_outpost: bool) -> int:
    """What stands in a slot of the main board: a monk or an outpost of an owner."""
    return 1 + 2 * owner + is_outpost
