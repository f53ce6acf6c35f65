"""Bazaar, a made-up game of the tests: a secret choice of several cards in one answer, and others who may act.

Four days. Each day every seat draws a card; then all lay, in secret and at once, any of their cards on the market: any
set of them is one answer. What lies there is sold, for half of its worth when the market is crowded. Then, from the
leader on, each seat trades once: it earns a coin, draws a card or waits; and while it thinks, any other seat that holds
a rascal may send it for a coin of the one who trades.

Each rule is a method, so that a variant states only what differs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import Any, ClassVar

import msgspec

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
from deskovka.kernel.flow import Options
from deskovka.kernel.picking import subsets

GOODS = {"fig": 1, "date": 1, "olive": 1, "salt": 2, "tea": 2, "wool": 2, "rug": 3, "silk": 3, "amber": 4, "pearl": 5}
RASCALS = ("thief", "monkey", "magpie", "cutpurse")
WORTH = GOODS | dict.fromkeys(RASCALS, 0)
"""What each card brings on the market; a rascal is never laid there."""
NAMES = tuple(WORTH)
IS_RASCAL = tuple(name in RASCALS for name in NAMES)
DAYS = 4
OPENING_HAND = 2
OPENING_COINS = 2
OPENING_BANK = 30
CROWD = 2
"""More than so many cards for each seat crowd the market."""
HIDDEN = "hidden"


class BazaarSetup(msgspec.Struct, frozen=True):
    players: int = 2


class BazaarView(msgspec.Struct, frozen=True):
    day: int
    phase: str
    leader: int
    turn: int
    bank: int
    coins: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    sold: tuple[str, ...]
    deck: int


class BazaarState(State[BazaarSetup]):
    """The table. The top of the deck is its last card; a seat knows its own hand and what was sold."""

    plain = ("bank", "day", "leader", "phase", "players", "traded")
    lists = ("coins", "deck", "sold")
    rows = ("hands",)
    __slots__ = (*plain, *lists, *rows)

    def __init__(self, setup: BazaarSetup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.players = players = setup.players
        self.day = 1
        self.phase = "dawn"
        self.leader = 0
        self.traded = 0
        """How many seats have traded today."""
        self.bank = OPENING_BANK
        self.coins = [OPENING_COINS] * players
        self.deck = list(range(len(NAMES)))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.sold: list[int] = []

    @property
    def turn(self) -> int:
        """The seat that trades."""
        return (self.leader + self.traded) % self.players

    def pay(self, seat: int, coins: int) -> None:
        """Move coins from the bank to a seat."""
        self.bank -= coins
        self.coins[seat] += coins


class Bazaar(Game[BazaarState]):
    id = "bazaar"
    rules_version = 1
    seats = range(2, 5)

    # 1. The sequence of play

    def step(self, state: BazaarState) -> Flow[None]:
        phases: dict[str, Callable[[BazaarState], Flow[None]]] = {
            "dawn": self.dawn,
            "market": self.market,
            "trade": self.trade,
        }
        return phases[state.phase](state)

    def result(self, state: BazaarState) -> Result | None:
        if state.day <= DAYS:
            return None
        most = max(state.coins)
        return Result(tuple(state.coins), tuple(seat for seat, coins in enumerate(state.coins) if coins == most))

    # 2. The day

    def new(self, setup: BazaarSetup, chance: Chance) -> BazaarState:
        """2.1 The deck is shuffled, and each seat is dealt two cards."""
        state = BazaarState(setup, chance)
        chance.shuffle(state.deck)
        for seat in range(state.players):
            for _ in range(OPENING_HAND):
                self.draw(state, seat)
        return state

    def draw(self, state: BazaarState, seat: int) -> None:
        """2.2 Draw the top card, if there is one."""
        if not state.deck:
            return
        card = state.deck.pop()
        state.hands[seat].append(card)
        state.hands[seat].sort()
        state.reveal_to(seat)
        state.tell("drew", seat=seat)
        state.whisper(seat, "drew_card", card=NAMES[card])

    def dawn(self, state: BazaarState) -> Flow[None]:
        """2.3 Every seat draws a card, from the leader on."""
        state.tell("day", day=state.day)
        for offset in range(state.players):
            self.draw(state, (state.leader + offset) % state.players)
        state.phase = "market"
        yield from ()

    def market(self, state: BazaarState) -> Flow[None]:
        """2.4 All lay any of their goods in secret; what lies there is sold."""
        laid = yield from choose_all([self.lay_ask(state, seat) for seat in range(state.players)])
        crowded = sum(len(option) - 1 for option in laid.values()) > CROWD * state.players
        for seat in range(state.players):
            names = [str(name) for name in laid[seat][1:]]
            coins = sum(WORTH[name] for name in names) // (2 if crowded else 1)
            for name in names:
                self.put_away(state, seat, NAMES.index(name))
            state.pay(seat, min(coins, state.bank))
            state.tell("laid", seat=seat, cards=tuple(names), coins=coins)
        state.phase = "trade"

    def lay_ask(self, state: BazaarState, seat: int) -> Ask:
        return Ask(seat, "lay", lambda: self.sets_to_lay(state, seat), {"day": state.day}, private=True)

    def sets_to_lay(self, state: BazaarState, seat: int) -> list[Option]:
        """Any set of the goods in hand."""
        return subsets(("lay",), [NAMES[card] for card in state.hands[seat] if not IS_RASCAL[card]])

    def put_away(self, state: BazaarState, seat: int, card: int) -> None:
        """Lay a card of a hand open on the pile of what was sold."""
        state.hands[seat].remove(card)
        state.sold.append(card)
        state.reveal()

    # 3. Trading

    def trade(self, state: BazaarState) -> Flow[None]:
        """3.1 Earn a coin, draw a card or wait; meanwhile others may send a rascal, and the question stays open."""
        seat = state.turn
        who, option = yield from choose_open(Ask(seat, "trade", self.trades(state), others=self.rascals(state)))
        if who != seat:
            self.send(state, who, NAMES.index(str(option[1])))
            return
        state.tell("traded", seat=seat, how=option[0])
        if option[0] == "earn":
            state.pay(seat, 1)
        elif option[0] == "draw":
            self.draw(state, seat)
        self.end_turn(state)

    def trades(self, state: BazaarState) -> list[Option]:
        options: list[Option] = [("earn",)] if state.bank else []
        options += [("draw",)] if state.deck else []
        return [*options, ("wait",)]

    def rascals(self, state: BazaarState) -> Mapping[int, Callable[[], Options]]:
        """3.2 Whoever holds cards may hold a rascal; it comes only where there is a coin to take."""
        if not state.coins[state.turn]:
            return {}
        others = [seat for seat in range(state.players) if seat != state.turn and state.hands[seat]]
        return {seat: partial(self.rascals_of, state, seat) for seat in others}

    def rascals_of(self, state: BazaarState, seat: int) -> list[Option]:
        return [("send", NAMES[card]) for card in state.hands[seat] if IS_RASCAL[card]]

    def send(self, state: BazaarState, owner: int, card: int) -> None:
        """3.3 A rascal brings its owner a coin of the one who trades, and is put away."""
        self.put_away(state, owner, card)
        state.coins[state.turn] -= 1
        state.coins[owner] += 1
        state.tell("sent", seat=owner, card=NAMES[card], victim=state.turn)

    def end_turn(self, state: BazaarState) -> None:
        """3.4 The next seat trades; after the last one, the next seat leads the next day."""
        state.traded += 1
        if state.traded == state.players:
            state.traded = 0
            state.leader = (state.leader + 1) % state.players
            state.day += 1
            state.phase = "dawn"

    # 4. What the seats know

    def view(self, state: BazaarState, seat: int | None) -> BazaarView:
        return BazaarView(
            *(state.day, state.phase, state.leader, state.turn, state.bank),
            coins=tuple(state.coins),
            hands=tuple(
                tuple(NAMES[card] for card in hand) if owner == seat else (HIDDEN,) * len(hand)
                for owner, hand in enumerate(state.hands)
            ),
            sold=tuple(NAMES[card] for card in state.sold),
            deck=len(state.deck),
        )

    def redeal(self, state: BazaarState, seat: int | None, chance: Chance) -> None:
        """The cards of the deck and of the other hands are dealt anew."""
        piles = [state.deck, *(hand for owner, hand in enumerate(state.hands) if owner != seat)]
        cards = [card for pile in piles for card in pile]
        chance.shuffle(cards)
        for pile in piles:
            pile[:] = [cards.pop() for _ in pile]
        for hand in state.hands:
            hand.sort()

    feature_names: ClassVar[Mapping[str, tuple[str, ...]]] = {"": ("points", "hand", "rascals")}

    @cached_property
    def worth(self) -> Worth:
        pairs = {"points": (1.0, 0.0), "hand": (0.5, 0.0), "rascals": (0.5, 0.0)}
        return Worth({2: Weights(self.feature_names, {"": pairs})})

    def features(self, state: BazaarState) -> Rows:
        """Coins, what the hand may still bring, and rascals."""
        return [
            [coins, sum(WORTH[NAMES[card]] for card in hand), sum(IS_RASCAL[card] for card in hand)]
            for coins, hand in zip(state.coins, state.hands, strict=True)
        ]

    # 5. Plain data

    def read_setup(self, data: Mapping[str, Any]) -> BazaarSetup:
        for key, value in data.items():
            if key != "players" or type(value) is not int or value not in self.seats:
                raise BadSetup(game=self.id, key=key, value=repr(value), allowed="players, 2 to 4")
        return BazaarSetup(**data)

    def write_setup(self, setup: BazaarSetup) -> dict[str, Any]:
        return {"players": setup.players}

    def draw_setup(self, chance: Chance) -> dict[str, Any]:
        return {"players": chance.pick(self.seats)}

    def conserved(self, state: BazaarState) -> dict[str, int]:
        cards = [*state.deck, *state.sold, *(card for hand in state.hands for card in hand)]
        return {"cards": len(cards), "different cards": len(set(cards)), "coins": state.bank + sum(state.coins)}

    def repertoire(self) -> frozenset[str]:
        return frozenset({"2 players", "3 players", "4 players", "laid", "sent", "earn", "draw", "wait"})

    def occurred(self, setup: BazaarSetup, events: list[Event]) -> frozenset[str]:
        named = {event.kind for event in events} | {str(event.facts.get("how")) for event in events}
        return self.repertoire() & (named | {f"{setup.players} players"})
