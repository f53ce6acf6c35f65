"""What is known of hidden cards, single ones and sets; every deal that fits it is as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any, Self

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from deskovka.kernel import Chance, Match, seed_from
from deskovka.kernel.knowledge import (
    Sets,
    candidates,
    deal_anew,
    forget,
    knows,
    learn,
    learn_set,
    mix,
    mixed,
    no_sets,
)
from deskovka.kernel.state import EVERYBODY
from deskovka.lab.fuzz import fuzz
from tests.toys.harvest import HIDDEN, VALUES, Harvest, HarvestSetup, HarvestState

SEATS = 2
VIEWERS = (*range(SEATS), None)


class Outcomes(Chance):
    """A source that gives the outcomes of a path, then the first ones, and notes how many there were each time."""

    __slots__ = ("bounds", "path")

    def __init__(self, path: list[int]) -> None:
        super().__init__(bytes(32))
        self.path = path
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return self.path[len(self.bounds) - 1] if len(self.bounds) <= len(self.path) else 0


def every_way(deed: Callable[[Chance], Any]) -> Iterator[tuple[Any, Fraction]]:
    """What a deed comes to, for every outcome of its draws, with the probability."""
    paths: list[list[int]] = [[]]
    while paths:
        path = paths.pop()
        chance = Outcomes(path)
        outcome = deed(chance)
        drawn = len(path)
        for place in range(drawn, len(chance.bounds)):
            taken = path + [0] * (place - drawn)
            paths += [[*taken, other] for other in range(1, chance.bounds[place])]
        probability = Fraction(1)
        for bound in chance.bounds:
            probability /= bound
        yield outcome, probability


class Shelf:
    """Cards in slots, slots in piles; and what each viewer was shown, to compare with what is kept."""

    def __init__(self, sizes: list[int]) -> None:
        slots = iter(range(sum(sizes)))
        self.piles = [[next(slots) for _ in range(size)] for size in sizes]
        """The slots of each pile: an unseen move takes a slot along."""
        self.card_in = list(range(sum(sizes)))
        self.shown: dict[int | None, list[tuple[set[int], set[int]]]] = {viewer: [] for viewer in VIEWERS}
        """For each viewer: just these cards lie in these slots."""
        self.known = [0] * len(self.card_in)
        self.sets = no_sets(SEATS, len(self.card_in))

    def show(self, seat: int | None, slots: list[int]) -> None:
        """Show the cards of some slots to a seat (None: to all), in an unknown order if there are several."""
        cards = [self.card_in[slot] for slot in slots]
        for viewer in VIEWERS if seat is None else (seat,):
            self.shown[viewer].append((set(slots), set(cards)))
        if len(cards) == 1:
            learn(self.known, self.sets, seat, cards[0])
        else:
            learn_set(self.known, self.sets, seat, cards)

    def move(self, origin: int, place: int, target: int) -> None:
        """Move a card from one pile to another, unseen."""
        pile = self.piles[origin]
        if pile:
            self.piles[target].append(pile.pop(place % len(pile)))

    def dealt(self, seat: int | None, chance: Chance) -> tuple[int, ...]:
        """The cards by slot after dealing anew for a seat."""
        piles = [[self.card_in[slot] for slot in pile] for pile in self.piles]
        deal_anew(piles, self.known[:], seat, chance, [row[:] for row in self.sets])
        cards = dict(zip((s for pile in self.piles for s in pile), (c for pile in piles for c in pile), strict=True))
        return tuple(cards[slot] for slot in sorted(cards))

    def fitting(self, seat: int | None) -> set[tuple[int, ...]]:
        """Every deal that fits what the seat was shown."""
        return {
            deal
            for deal in permutations(self.card_in)
            if all({deal[slot] for slot in slots} == cards for slots, cards in self.shown[seat])
        }


@st.composite
def shelves(draw: st.DrawFn) -> Shelf:
    """A few cards in a few piles, of which things were shown, and some moved."""
    shelf = Shelf(draw(st.lists(st.integers(0, 3), min_size=2, max_size=3).filter(lambda sizes: 2 <= sum(sizes) <= 6)))
    slots = st.lists(st.sampled_from(shelf.card_in), min_size=1, max_size=4, unique=True)
    piles = st.integers(0, len(shelf.piles) - 1)
    for _ in range(draw(st.integers(0, 5))):
        if draw(st.booleans()):
            shelf.move(draw(piles), draw(st.integers(0, 5)), draw(piles))
        else:
            shelf.show(draw(st.sampled_from(VIEWERS)), draw(slots))
    return shelf


@settings(max_examples=150, deadline=None)
@given(shelves(), st.sampled_from(VIEWERS))
def test_just_the_deals_that_fit_come_up_and_each_is_as_likely(shelf: Shelf, seat: int | None) -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for deal, probability in every_way(lambda chance: shelf.dealt(seat, chance)):
        found[deal] += probability  # type: ignore[assignment]  # a counter of fractions
    assert found.keys() == shelf.fitting(seat)
    assert set(found.values()) == {Fraction(1, len(found))}


@settings(max_examples=100, deadline=None)
@given(shelves(), st.sampled_from(VIEWERS))
def test_candidates_are_what_can_lie_there(shelf: Shelf, seat: int | None) -> None:
    deals = shelf.fitting(seat)
    for slot, card in enumerate(shelf.card_in):
        possible = {deal[slot] for deal in deals}
        found = candidates(shelf.known, shelf.sets, seat, card)
        if found:
            assert set(found) == possible
            assert list(found) == sorted(found)


@settings(max_examples=100, deadline=None)
@given(shelves(), st.sampled_from(VIEWERS), st.integers(0, 1000))
def test_what_others_know_of_a_place_stays(shelf: Shelf, seat: int | None, seed: int) -> None:
    piles = [[shelf.card_in[slot] for slot in pile] for pile in shelf.piles]
    known, sets = shelf.known[:], [row[:] for row in shelf.sets]
    deal_anew(piles, known, seat, Chance(seed_from(seed)), sets)
    for before, after in zip(shelf.piles, piles, strict=True):
        for slot, card in zip(before, after, strict=True):
            was = shelf.card_in[slot]
            assert known[card] == shelf.known[was]
            assert [row[card] for row in sets] == [row[was] for row in shelf.sets]


def shelf_of(cards: int) -> tuple[list[int], Sets]:
    return [0] * cards, no_sets(SEATS, cards)


def test_where_the_sort_of_a_card_is_known_one_of_that_sort_comes_and_every_deal_is_as_likely() -> None:
    """Of five cards, two black, the first of the hand is known to be black and the first of the deck to be white."""
    sorts = [1, 1, 0, 0, 0]
    seen: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
    for seed in range(2400):
        hand, deck, marks = [0, 2], [3, 1, 4], [1, 0, 0, 1, 0]
        deal_anew([hand, deck], [0] * 5, 0, Chance(seed_from("sorts", seed)), no_sets(1, 5), sorts, marks)
        assert (sorts[hand[0]], sorts[deck[0]]) == (1, 0)
        assert [marks[card] for card in (*hand, *deck)] == [1, 0, 1, 0, 0]
        seen[tuple(hand), tuple(deck)] += 1
    fitting = [deal for deal in permutations(range(5)) if sorts[deal[0]] == 1 and sorts[deal[2]] == 0]
    assert len(seen) == len(fitting) == 36
    assert max(seen.values()) < 2 * min(seen.values())


def test_who_knew_all_cards_that_are_shuffled_knows_them_as_a_set() -> None:
    known, sets = shelf_of(5)
    for card in (0, 1, 2):
        learn(known, sets, 0, card)
    learn(known, sets, 1, 0)
    mixed(known, sets, [0, 1, 2])
    assert known == [0] * 5
    assert candidates(known, sets, 0, 1) == (0, 1, 2)
    assert candidates(known, sets, 1, 0) == ()  # it does not know what else lay there


def test_open_cards_that_are_shuffled_are_a_set_for_everybody() -> None:
    known, sets = shelf_of(4)
    for card in (0, 1):
        learn(known, sets, None, card)
    assert known[:2] == [EVERYBODY] * 2
    mixed(known, sets, [0, 1])
    assert [candidates(known, sets, viewer, 0) for viewer in VIEWERS] == [(0, 1)] * 3


def test_a_set_of_which_a_part_is_shuffled_with_others_is_forgotten() -> None:
    known, sets = shelf_of(5)
    learn_set(known, sets, 0, [0, 1, 2])
    mixed(known, sets, [2, 3])
    assert [candidates(known, sets, 0, card) for card in range(5)] == [()] * 5


def test_one_card_cannot_be_shuffled() -> None:
    known, sets = shelf_of(3)
    learn(known, sets, 0, 1)
    mixed(known, sets, [1])
    assert knows(known[1], 0)


def test_what_goes_into_the_deck_is_forgotten() -> None:
    known, sets = shelf_of(4)
    learn(known, sets, None, 0)
    learn_set(known, sets, 1, [1, 2])
    forget(known, sets, [0, 1])
    assert known == [0] * 4
    assert [candidates(known, sets, viewer, card) for viewer in VIEWERS for card in range(4)] == [()] * 12


def test_things_are_shuffled_among_some_places_only() -> None:
    seen = set()
    for seed in range(60):
        things = ["a", "b", "c", "d"]
        mix(things, [0, 2, 3], Chance(seed_from(seed)))
        assert things[1] == "b"
        seen.add(tuple(things))
    assert len(seen) == 6


# In a game: the new leader looks at the top two cards of the deck, and puts them back in an order that nobody sees


class SetsState(HarvestState):
    __slots__ = ("sets",)

    def __init__(self, setup: HarvestSetup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.sets = no_sets(setup.players, len(VALUES))

    def copy(self) -> Self:
        twin = super().copy()
        twin.sets = [row[:] for row in self.sets]
        return twin

    def show(self, card: int) -> None:
        learn(self.known, self.sets, None, card)
        self.reveal()

    def show_to(self, seat: int, card: int) -> None:
        learn(self.known, self.sets, seat, card)
        self.reveal_to(seat)


class SetsView(msgspec.Struct, frozen=True):
    table: Any
    deck: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[tuple[int, ...], ...], ...]


class LookingAtTwo(Harvest):
    def table(self, setup: HarvestSetup, chance: Chance) -> HarvestState:
        return SetsState(setup, chance)

    def peek(self, state: HarvestState, seat: int) -> None:
        assert isinstance(state, SetsState)
        top = state.deck[-2:]
        mixed(state.known, state.sets, top)
        learn_set(state.known, state.sets, seat, top)
        state.reveal_to(seat)
        state.chance.shuffle(top)
        state.deck[-2:] = top
        state.tell("peeked", seat=seat)
        state.whisper(seat, "peeked-cards", cards=tuple(sorted(top)))

    def view(self, state: HarvestState, seat: int | None) -> Any:
        assert isinstance(state, SetsState)

        def seen(pile: list[int]) -> tuple[tuple[int, ...], ...]:
            return tuple(candidates(state.known, state.sets, seat, card) or (HIDDEN,) for card in pile)

        return SetsView(super().view(state, seat), seen(state.deck), tuple(map(seen, state.hands)))

    def redeal(self, state: HarvestState, seat: int | None, chance: Chance) -> None:
        assert isinstance(state, SetsState)
        deal_anew(self.hidden_piles(state), state.known, seat, chance, state.sets)

    def to_data(self, state: HarvestState) -> dict[str, Any]:
        assert isinstance(state, SetsState)
        return super().to_data(state) | {"sets": [row[:] for row in state.sets]}

    def from_data(self, data: dict[str, Any]) -> HarvestState:
        state = super().from_data(data)
        assert isinstance(state, SetsState)
        state.sets = [row[:] for row in data["sets"]]
        return state


def test_a_game_with_known_sets_obeys_every_law() -> None:
    assert fuzz(LookingAtTwo(), games=25, seed=4).problems == []


def test_a_set_on_top_of_the_deck_is_seen_by_who_looked_and_follows_its_cards() -> None:
    match = Match(LookingAtTwo(), HarvestSetup(3), seed_from(1))
    for seat, coins in enumerate((2, 0, 0)):
        match.answer(seat, ("bid", coins))
    top = tuple(sorted(match.world.state.deck[-2:]))
    assert match.view(0).deck[-2:] == (top, top)
    assert match.view(1).deck[-2:] == ((HIDDEN,), (HIDDEN,))
    imagined = [match.imagine(0, Chance(seed_from("imagined", number))).state.deck[-2:] for number in range(40)]
    assert {tuple(cards) for cards in imagined} == {top, top[::-1]}
