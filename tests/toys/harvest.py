"""Harvest, a made-up game that exists only in the tests and uses everything that the kernel can do.

Three rounds. In each, every seat draws a card, the weather is rolled, and all bid in secret for the lead. Then, from
the leader on, each seat works once or twice, while the others may let their goats out, and stores or keeps a card.
At the end the stored cards and the coins count.

Each rule is a method, so that a variant (a deliberately broken one, too) states only what differs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from deskovka.kernel import (
    Ask,
    BadSetup,
    Chance,
    Event,
    Flow,
    Game,
    Option,
    Result,
    Rows,
    State,
    Weights,
    Worth,
    choose_all,
    choose_open,
)
from deskovka.kernel.knowledge import deal_anew, knows

VALUES = (0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5)
"""What each card is worth in a barn. A card worth nothing is a scarecrow."""
ROUNDS = 3
OPENING_COINS = 2
OPENING_BANK = 3
HIDDEN = -1
"""Stands in a view for a card that the seat does not know."""
EVERYBODY = -1
"""The mask of seats for a card that lies, or was shown, face up."""


@dataclass(frozen=True)
class HarvestSetup:
    players: int = 2
    hail: bool = False


@dataclass(frozen=True)
class HarvestView:
    round: int
    phase: str
    leader: int
    turn: int
    left: int
    bank: int
    coins: tuple[int, ...]
    goats: tuple[int, ...]
    barns: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]


class HarvestState(State[HarvestSetup]):
    """The table. The top of the deck is its last card; ``known`` has the seats that know where each card is."""

    plain = ("bank", "hail", "leader", "left", "phase", "players", "round", "turn", "works")
    lists = ("coins", "deck", "goats", "known")
    rows = ("barns", "hands")
    __slots__ = (*plain, *lists, *rows)

    def __init__(self, setup: HarvestSetup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.players = setup.players
        self.hail = setup.hail
        self.round = 1
        self.phase = "deal"
        self.leader = self.turn = 0
        self.works = 0
        """How often each seat works this round."""
        self.left = 0
        """How often the seat whose turn it is still works."""
        self.bank = OPENING_BANK
        self.coins = [OPENING_COINS] * setup.players
        self.goats = [1] * setup.players
        self.barns: list[list[int]] = [[] for _ in range(setup.players)]
        self.hands: list[list[int]] = [[] for _ in range(setup.players)]
        self.deck = list(range(len(VALUES)))
        self.known = [0] * len(VALUES)

    def seats_from(self, first: int) -> list[int]:
        """All seats in the order of play, beginning with the given one."""
        return [(first + offset) % self.players for offset in range(self.players)]

    def knows(self, seat: int | None, card: int) -> bool:
        """Whether the seat (None: a spectator) knows where the card is."""
        return knows(self.known[card], seat)

    def show(self, card: int) -> None:
        """Lay a card open for everybody."""
        self.known[card] = EVERYBODY
        self.reveal()

    def show_to(self, seat: int, card: int) -> None:
        """Let one seat look at a card."""
        self.known[card] |= 1 << seat
        self.reveal_to(seat)


class Harvest(Game[HarvestState]):
    id = "harvest"
    rules_version = 2
    seats = range(2, 4)

    # 1. The sequence of play

    def step(self, state: HarvestState) -> Flow[None]:
        phases: dict[str, Callable[[HarvestState], Flow[None]]] = {
            "deal": self.deal,
            "weather": self.weather,
            "bids": self.bids,
            "work": self.work,
            "store": self.store,
        }
        return phases[state.phase](state)

    def result(self, state: HarvestState) -> Result | None:
        if state.round <= ROUNDS:
            return None
        scores = tuple(self.score(state, seat) for seat in range(state.players))
        return Result(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))

    def score(self, state: HarvestState, seat: int) -> int:
        return state.coins[seat] + sum(VALUES[card] for card in state.barns[seat])

    # 2. Before the turns

    def new(self, setup: HarvestSetup, chance: Chance) -> HarvestState:
        """2.1 The deck is shuffled, and each seat is dealt a card."""
        state = self.table(setup, chance)
        chance.shuffle(state.deck)
        for seat in range(state.players):
            self.draw(state, seat)
        return state

    def table(self, setup: HarvestSetup, chance: Chance) -> HarvestState:
        return HarvestState(setup, chance)

    def draw(self, state: HarvestState, seat: int) -> None:
        card = state.deck.pop()
        state.hands[seat].append(card)
        state.show_to(seat, card)
        state.tell("drew", seat=seat)
        state.whisper(seat, "drew-card", card=card)

    def deal(self, state: HarvestState) -> Flow[None]:
        """2.2 Each seat draws a card, the leader last."""
        for seat in state.seats_from(state.leader + 1):
            self.draw(state, seat)
        state.phase = "weather"
        yield from ()

    def weather(self, state: HarvestState) -> Flow[None]:
        """2.3 The die says how often each seat works; with hail, a one costs each seat a coin."""
        die = 1 + state.chance.below(6)
        state.tell("weather", die=die)
        if state.hail and die == 1:
            state.tell("hail")
            for seat in range(state.players):
                self.pay(state, seat, min(1, state.coins[seat]))
        state.works = 1 if die <= 2 else 2
        state.phase = "bids"
        yield from ()

    def pay(self, state: HarvestState, seat: int, coins: int) -> None:
        """Move coins from a seat to the bank, or, when negative, as many as there are from the bank to the seat."""
        coins = max(coins, -state.bank)
        state.coins[seat] -= coins
        state.bank += coins

    def bids(self, state: HarvestState) -> Flow[None]:
        """2.4 All bid in secret; the highest bidder, of equals the first from the leader on, pays and leads."""
        bids = yield from choose_all([self.bid_ask(state, seat) for seat in range(state.players)])
        for seat in range(state.players):
            state.tell("bid", seat=seat, coins=bids[seat][1])
        winner = max(state.seats_from(state.leader), key=lambda seat: int(bids[seat][1]))
        self.pay(state, winner, int(bids[winner][1]))
        state.leader = winner
        self.peek(state, winner)
        self.begin_turn(state, winner)

    def bid_ask(self, state: HarvestState, seat: int) -> Ask:
        return Ask(seat, "bid", lambda: [("bid", coins) for coins in range(state.coins[seat] + 1)])

    def peek(self, state: HarvestState, seat: int) -> None:
        """2.5 The new leader looks at the top card of the deck."""
        if state.deck:
            state.show_to(seat, state.deck[-1])
            state.tell("peeked", seat=seat)
            state.whisper(seat, "peeked-card", card=state.deck[-1])

    # 3. A turn

    def begin_turn(self, state: HarvestState, seat: int) -> None:
        state.turn = seat
        state.left = state.works
        state.phase = "work"

    def work(self, state: HarvestState) -> Flow[None]:
        """3.1 Earn a coin, or fish for two, or rest; meanwhile the others may let their goats out."""
        seat = state.turn
        goats = {owner: lambda: self.goat_options(state) for owner in self.goat_owners(state)}
        ask = Ask(seat, "work", self.work_options(state), {"left": state.left}, others=goats)
        who, option = yield from choose_open(ask)
        if who != seat:
            yield from self.goat(state, who, seat)
            return
        state.tell("worked", seat=seat, how=option[0])
        if option == ("earn",):
            self.pay(state, seat, -1)
        elif option == ("fish",):
            self.fish(state, seat)
        state.left -= 1
        if not state.left:
            state.phase = "store"

    def work_options(self, state: HarvestState) -> list[Option]:
        """With an empty bank there is nothing to do but rest."""
        return [("earn",), ("fish",), ("rest",)] if state.bank else [("rest",)]

    def fish(self, state: HarvestState, seat: int) -> None:
        """3.2 A roll of four or more brings two coins."""
        die = 1 + state.chance.below(6)
        state.tell("fished", seat=seat, die=die)
        if die >= 4:
            self.pay(state, seat, -2)

    def goat_owners(self, state: HarvestState) -> list[int]:
        return [seat for seat in range(state.players) if seat != state.turn and state.goats[seat]]

    def goat_options(self, state: HarvestState) -> list[Option]:
        """A goat comes only where there is a coin to eat."""
        return [("goat",)] if state.coins[state.turn] else []

    def goat(self, state: HarvestState, owner: int, victim: int) -> Flow[None]:
        """3.3 A goat, once a game, brings its owner a coin of the victim, unless the victim shows a scarecrow."""
        state.goats[owner] = 0
        state.tell("goat", seat=owner, victim=victim)
        reply: Option = yield Ask(victim, "goat", lambda: self.goat_replies(state, victim), private=True)
        if reply[0] == "show":
            state.show(int(reply[1]))
            state.tell("scarecrow", seat=victim, card=reply[1])
        else:
            state.coins[victim] -= 1
            state.coins[owner] += 1

    def goat_replies(self, state: HarvestState, victim: int) -> list[Option]:
        return [("let",), *(("show", card) for card in state.hands[victim] if not VALUES[card])]

    def store(self, state: HarvestState) -> Flow[None]:
        """3.4 Store a card of the hand in the barn, face up, or keep them all."""
        seat = state.turn
        reply: Option = yield Ask(seat, "store", lambda: self.store_options(state, seat), private=True)
        if reply[0] == "store":
            card = int(reply[1])
            state.hands[seat].remove(card)
            state.barns[seat].append(card)
            state.show(card)
            state.tell("stored", seat=seat, card=card)
        else:
            state.tell("kept", seat=seat)
        self.end_turn(state)

    def store_options(self, state: HarvestState, seat: int) -> list[Option]:
        """3.5 A hand of three or more cards is too full to keep."""
        hand = state.hands[seat]
        keep: list[Option] = [("keep",)] if len(hand) < 3 else []
        return [*(("store", card) for card in hand), *keep]

    def end_turn(self, state: HarvestState) -> None:
        """3.6 The next seat has its turn; after the last one the next round begins."""
        following = (state.turn + 1) % state.players
        if following != state.leader:
            self.begin_turn(state, following)
        else:
            state.round += 1
            state.phase = "deal"

    # 4. What the seats know

    def view(self, state: HarvestState, seat: int | None) -> HarvestView:
        return HarvestView(
            *(state.round, state.phase, state.leader, state.turn, state.left, state.bank),
            coins=tuple(state.coins),
            goats=tuple(state.goats),
            barns=tuple(tuple(barn) for barn in state.barns),
            hands=tuple(self.seen(state, seat, hand) for hand in state.hands),
            deck=self.seen(state, seat, state.deck),
        )

    def seen(self, state: HarvestState, seat: int | None, cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(card if state.knows(seat, card) else HIDDEN for card in cards)

    def redeal(self, state: HarvestState, seat: int | None, chance: Chance) -> None:
        """The cards that the seat does not know change places; what others know of a place stays."""
        deal_anew(self.hidden_piles(state), state.known, seat, chance)

    def hidden_piles(self, state: HarvestState) -> list[list[int]]:
        return [state.deck, *state.hands]

    feature_names: ClassVar[Mapping[str, tuple[str, ...]]] = {"": ("points", "hand")}

    @cached_property
    def worth(self) -> Worth:
        return Worth({2: Weights(self.feature_names, {"": {"points": (1.0, 0.0), "hand": (0.5, 0.0)}})})

    def features(self, state: HarvestState) -> Rows:
        hands = [sum(VALUES[card] for card in hand) for hand in state.hands]
        return [[self.score(state, seat), hand] for seat, hand in enumerate(hands)]

    # 5. Plain data

    def read_setup(self, data: Mapping[str, Any]) -> HarvestSetup:
        for key, value in data.items():
            if key == "players" and (type(value) is not int or value not in self.seats):
                raise BadSetup(game=self.id, key=key, value=repr(value), allowed="2 or 3")
            if key == "hail" and type(value) is not bool:
                raise BadSetup(game=self.id, key=key, value=repr(value), allowed="true or false")
            if key not in ("players", "hail"):
                raise BadSetup(game=self.id, key=key, value=repr(value), allowed="only players and hail")
        return HarvestSetup(**data)

    def write_setup(self, setup: HarvestSetup) -> dict[str, Any]:
        return {"players": setup.players, "hail": True} if setup.hail else {"players": setup.players}

    def draw_setup(self, chance: Chance) -> dict[str, Any]:
        return self.write_setup(HarvestSetup(chance.pick(self.seats), bool(chance.below(2))))

    def conserved(self, state: HarvestState) -> dict[str, int]:
        cards = [*state.deck, *(card for pile in state.hands + state.barns for card in pile)]
        return {"cards": len(cards), "different cards": len(set(cards)), "coins": state.bank + sum(state.coins)}

    def repertoire(self) -> frozenset[str]:
        return frozenset({"2 players", "3 players", "hail", "goat", "scarecrow", "earn", "fish", "rest"})

    def occurred(self, setup: HarvestSetup, events: list[Event]) -> frozenset[str]:
        named = {event.kind for event in events} | {str(event.facts.get("how")) for event in events}
        return self.repertoire() & (named | {f"{setup.players} players"})
