"""Each law catches a game that breaks it: harvest with one rule made wrong on purpose."""

from __future__ import annotations

import random
from typing import Any, Self

import pytest
from msgspec.structs import replace

from deskovka.content.clauses import Clause
from deskovka.content.ledger import Ledger
from deskovka.content.lexicon import Topic
from deskovka.content.menus import Refusal
from deskovka.content.told import Line, Section, line
from deskovka.kernel import (
    Ask,
    Chance,
    Flow,
    Game,
    Match,
    Option,
    Question,
    Record,
    Result,
    Rows,
    State,
    World,
    choose,
    seed_from,
    verify,
)
from deskovka.kernel.errors import WrongResult
from deskovka.lab import laws
from deskovka.lab.coverage import (
    clauses_without_test,
    repertoire_without_record,
    unknown_clauses,
    waiting_clauses_with_test,
)
from deskovka.lab.fuzz import fuzz
from deskovka.lab.perft import perft
from deskovka.lab.saying import everything_is_said
from tests.template.game import OrchardGame
from tests.template.rules import Orchard
from tests.template.tables import Content
from tests.template.told import told
from tests.template.view import OrchardView
from tests.toys.bazaar import Bazaar
from tests.toys.harvest import Harvest, HarvestSetup, HarvestState, HarvestView


def broken_law(game: Game[Any], *only: laws.Law) -> str:
    """The law that a few random games under only these laws break."""
    for number in range(12):
        try:
            laws.walk(game, {"players": 2 + number % 2}, seed_from("bite", number), only or laws.LAWS, limit=500)
        except laws.LawBroken as broken:
            return broken.law
    return "none"


def test_honest_games_break_no_law() -> None:
    assert broken_law(Harvest()) == "none"
    assert fuzz(Harvest(), games=20, seed=1).problems == []
    assert fuzz(Bazaar(), games=20, seed=1).problems == []


class NoOptions(Harvest):
    def goat_replies(self, state: HarvestState, victim: int) -> list[Option]:
        return []


class RepeatedOptions(Harvest):
    def store_options(self, state: HarvestState, seat: int) -> list[Option]:
        return [*super().store_options(state, seat), ("store", state.hands[seat][0])]


class OptionsWithoutVerb(Harvest):
    def store_options(self, state: HarvestState, seat: int) -> list[Option]:
        return [(card, "store") for card in state.hands[seat]]


class OptionsWithSpaces(Harvest):
    def store_options(self, state: HarvestState, seat: int) -> list[Option]:
        return [*super().store_options(state, seat), ("keep all",)]


class OptionsThatAreTrue(Harvest):
    def store_options(self, state: HarvestState, seat: int) -> list[Option]:
        return [*super().store_options(state, seat), ("keep", True)]


@pytest.mark.parametrize(
    "game", [NoOptions(), RepeatedOptions(), OptionsWithoutVerb(), OptionsWithSpaces(), OptionsThatAreTrue()]
)
def test_malformed_options_are_caught(game: Harvest) -> None:
    assert broken_law(game, laws.options_are_well_formed) == "options"


class ResultThatGoesAgain(Harvest):
    """It seems to be over at one boundary, and is not when it is asked again."""

    seemed = False

    def result(self, state: HarvestState) -> Result | None:
        if state.round == 2 and not self.seemed:
            self.seemed = True
            return Result((0, 0), (0,))
        return super().result(state)


def test_a_game_that_waits_for_nobody_is_caught() -> None:
    assert broken_law(ResultThatGoesAgain(), laws.somebody_can_act) == "progress"


class Circle(Harvest):
    """A phase that leads to itself and asks nothing."""

    def deal(self, state: HarvestState) -> Flow[None]:
        yield from ()


def test_steps_that_go_in_circles_are_caught() -> None:
    with pytest.raises(RuntimeError, match="asked nothing"):
        Match(Circle(), HarvestSetup(), bytes(32))


class ForgetfulState(HarvestState):
    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.left = 0
        return twin


class SharingState(HarvestState):
    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.coins = self.coins
        return twin


class ForgetfulCopy(Harvest):
    def table(self, setup: HarvestSetup, chance: Chance) -> HarvestState:
        return ForgetfulState(setup, chance)


class SharingCopy(Harvest):
    def table(self, setup: HarvestSetup, chance: Chance) -> HarvestState:
        return SharingState(setup, chance)


@pytest.mark.parametrize("game", [ForgetfulCopy(), SharingCopy()])
def test_a_copy_that_forgets_or_shares_is_caught(game: Harvest) -> None:
    assert broken_law(game, laws.copy_is_faithful) == "copy"


class ForgetfulSnapshot(Harvest):
    def to_data(self, state: HarvestState) -> dict[str, Any]:
        return {**super().to_data(state), "goats": [1] * state.players}


def test_a_snapshot_that_forgets_is_caught() -> None:
    assert broken_law(ForgetfulSnapshot(), laws.snapshot_is_identity) == "snapshot"


class StateOutsideTheState(Harvest):
    """The rule remembers something between two questions that no copy can know of."""

    fished = 0

    def fish(self, state: HarvestState, seat: int) -> None:
        self.fished += 1
        self.pay(state, seat, -1 if self.fished % 2 else -2)


def test_a_clone_that_goes_on_differently_is_caught() -> None:
    assert broken_law(StateOutsideTheState(), laws.clone_is_faithful) == "clone"


def test_an_undo_that_does_not_restore_is_caught() -> None:
    assert broken_law(StateOutsideTheState(), laws.undo_restores) == "undo"


class UnmarkedPeek(Harvest):
    """The leader learns the top card, and no mark says so."""

    def peek(self, state: HarvestState, seat: int) -> None:
        if state.deck:
            state.known[state.deck[-1]] |= 1 << seat


class UnmarkedStore(Harvest):
    """A hidden card is laid open by an answer that could then be taken back."""

    def end_turn(self, state: HarvestState) -> None:
        super().end_turn(state)
        if state.deck:
            state.known[state.deck[-1]] = -1

    def store_options(self, state: HarvestState, seat: int) -> list[Option]:
        return [("keep",), ("wait",)]

    def store(self, state: HarvestState) -> Flow[None]:
        yield from choose(state.turn, "store", self.store_options(state, state.turn))
        self.end_turn(state)

    def deal(self, state: HarvestState) -> Flow[None]:
        yield from choose(0, "deal", [("deal",), ("wait",)])
        yield from super().deal(state)


def test_an_unmarked_revelation_is_caught() -> None:
    assert broken_law(UnmarkedStore(), laws.knowledge_is_kept) == "undo"


class OpenDeck(Harvest):
    def view(self, state: HarvestState, seat: int | None) -> HarvestView:
        view = super().view(state, seat)
        return HarvestView(**{**view.__dict__, "deck": tuple(state.deck)})


class TurnByHiddenCard(Harvest):
    """Who is asked depends on the top card of the deck, which nobody may know."""

    def store(self, state: HarvestState) -> Flow[None]:
        if state.deck and state.deck[-1] % 2:
            yield Ask((state.turn + 1) % state.players, "luck", [("yes",), ("no",)])
        yield from super().store(state)


class OptionsByHiddenCard(Harvest):
    def work_options(self, state: HarvestState) -> list[Option]:
        top = state.deck[-1] if state.deck else 0
        return [*super().work_options(state), ("dream", top)]


class LoudWhisper(Harvest):
    """Everybody hears which card was drawn."""

    def goat(self, state: HarvestState, owner: int, victim: int) -> Flow[None]:
        state.tell("gossip", card=state.hands[victim][0])
        yield from super().goat(state, owner, victim)


class LossyRedeal(Harvest):
    def redeal(self, state: HarvestState, seat: int | None, chance: Chance) -> None:
        super().redeal(state, seat, chance)
        if len(state.deck) > 1:
            state.deck[0] = state.deck[1]


def test_a_redeal_that_loses_a_card_is_caught() -> None:
    assert broken_law(LossyRedeal(), laws.knowledge_is_kept) == "knowledge"


@pytest.mark.parametrize("game", [UnmarkedPeek(), OpenDeck(), TurnByHiddenCard(), OptionsByHiddenCard(), LoudWhisper()])
def test_a_leak_of_hidden_things_is_caught(game: Harvest) -> None:
    assert broken_law(game, laws.knowledge_is_kept) in ("knowledge", "undo")


class OrchardWithoutReason(OrchardGame):
    """Its menu lists grafting, which is neither offered nor refused."""

    lexicon = replace(
        OrchardGame.lexicon,
        topics={"lay": Topic("2.1", ("left",), menu=("lay", "graft"))},
        verbs={**OrchardGame.lexicon.verbs, "graft": ()},
    )


class OrchardWithHalfAReason(OrchardGame):
    """A thing of a special verb is refused, the verb itself is neither offered nor refused."""

    lexicon = replace(
        OrchardGame.lexicon,
        topics={"lay": Topic("2.1", ("left",), menu=("lay", "graft"))},
        verbs={**OrchardGame.lexicon.verbs, "graft": ("fruit",)},
        special=("graft",),
    )

    def refusals(self, state: Orchard, question: Question) -> tuple[Refusal, ...]:
        return (Refusal(("graft", "plum"), line("refused-lay", fruit="plum"), "2.1"),)


class OrchardOffMenu(OrchardGame):
    """It offers what its menu does not list."""

    lexicon = replace(OrchardGame.lexicon, topics={"lay": Topic("2.1", ("left",), menu=("graft",))})

    def refusals(self, state: Orchard, question: Question) -> tuple[Refusal, ...]:
        return (Refusal(("graft",), line("refused-lay", fruit="plum"), "2.1"),)


def refusing(option: Option, why: Line, clause: str) -> OrchardGame:
    """Orchard with one reason for everything."""

    class Refusing(OrchardGame):
        def refusals(self, state: Orchard, question: Question) -> tuple[Refusal, ...]:
            return (Refusal(option, why, clause),)

    return Refusing()


@pytest.mark.parametrize(
    "game",
    [
        OrchardWithoutReason(),
        OrchardOffMenu(),
        OrchardWithHalfAReason(),
        refusing(("lay",), line("refused-lay", fruit="plum"), "2.1"),
        refusing(("lay", "fig"), line("refused-lay", fruit="fig"), "2.7"),
        refusing(("lay", "fig", 2), line("refused-lay", fruit="fig"), "2.1"),
        refusing(("lay", "fig"), line("refused-fig"), "2.1"),
        refusing(("lay", "fig"), line("refused-lay"), "2.1"),
    ],
)
def test_a_menu_without_its_reasons_is_caught(game: OrchardGame) -> None:
    assert broken_law(game, laws.menus_are_whole) == "menus"


def test_a_menu_with_its_reasons_breaks_no_law() -> None:
    assert broken_law(OrchardGame(), laws.menus_are_whole, laws.knowledge_is_kept) == "none"


class RegretThatCannotBeSaid(OrchardGame):
    def follows(self, option: Option, topic: str, view: Any, content: Any) -> Line | None:
        return line("follows-nothing")


def test_a_regret_that_cannot_be_said_is_caught() -> None:
    assert broken_law(RegretThatCannotBeSaid(), laws.menus_are_whole) == "menus"


class TellingReason(OrchardGame):
    """It refuses a fruit with the name of the one on top of the deck."""

    def refusals(self, state: Orchard, question: Question) -> tuple[Refusal, ...]:
        top = state.terms.content.fruits[state.deck[-1]].id if state.deck else ""
        return (Refusal(("lay", "fig"), line("refused-lay", fruit=top), "2.1"),)


def test_a_reason_that_tells_a_secret_is_caught() -> None:
    assert broken_law(TellingReason(), laws.knowledge_is_kept) in ("knowledge", "undo")


class TellsNothingOfTheFruit(OrchardGame):
    """Its log does not say what went into a basket."""

    ledger = Ledger({"laid": "seats[seat].hand -= 1", "drew": "seats[seat].hand += 1"})


class TellsAnotherNumber(OrchardGame):
    """By its log two cards are drawn where there is one."""

    ledger = Ledger({"laid": "seats[seat].basket += fruit; seats[seat].hand -= 1", "drew": "seats[seat].hand += 2"})


class TellsWhatDidNotHappen(OrchardGame):
    """By its log the basket of seat 0 gets what is laid by any."""

    ledger = Ledger({"laid": "seats['0'].basket += fruit; seats[seat].hand -= 1", "drew": "seats[seat].hand += 1"})


@pytest.mark.parametrize("game", [TellsNothingOfTheFruit(), TellsAnotherNumber(), TellsWhatDidNotHappen()])
def test_a_log_from_which_one_cannot_follow_the_game_is_caught(game: OrchardGame) -> None:
    assert broken_law(game, laws.changes_are_told) == "log"


def test_a_log_from_which_one_can_follow_the_game_breaks_no_law() -> None:
    assert broken_law(OrchardGame(), laws.changes_are_told) == "none"


class LeakyPurse(Harvest):
    def goat(self, state: HarvestState, owner: int, victim: int) -> Flow[None]:
        yield from super().goat(state, owner, victim)
        state.coins[owner] += 1


def test_coins_from_nowhere_are_caught() -> None:
    assert broken_law(LeakyPurse(), laws.options_are_well_formed) == "conservation"


class RuleThatRaises(Harvest):
    def fish(self, state: HarvestState, seat: int) -> None:
        raise LookupError("no fish")


def test_a_rule_that_raises_is_caught() -> None:
    assert broken_law(RuleThatRaises(), laws.options_are_well_formed) == "rules"


class NoEnd(Harvest):
    def end_turn(self, state: HarvestState) -> None:
        super().end_turn(state)
        state.round = 1
        if not state.deck:
            state.phase = "weather"

    def deal(self, state: HarvestState) -> Flow[None]:
        state.phase = "weather"
        yield from ()

    def store_options(self, state: HarvestState, seat: int) -> list[Option]:
        return [("keep",), ("wait",)]


def test_a_game_without_an_end_is_caught() -> None:
    assert broken_law(NoEnd(), laws.options_are_well_formed) == "end"


class OtherDice(Harvest):
    """The rules draw from a source that no record knows."""

    def __init__(self) -> None:
        self.dice = random.Random(1)

    def fish(self, state: HarvestState, seat: int) -> None:
        self.pay(state, seat, -self.dice.randint(1, 2))


def test_chance_outside_the_record_is_caught() -> None:
    assert broken_law(OtherDice(), laws.options_are_well_formed) == "replay"


class NoNumber(Harvest):
    def features(self, state: HarvestState) -> Rows:
        return [[float("nan"), hand] for _, hand in super().features(state)]


class NoName(Harvest):
    def features(self, state: HarvestState) -> Rows:
        return [[*row, 1.0] for row in super().features(state)]


class NoRow(Harvest):
    def features(self, state: HarvestState) -> Rows:
        return super().features(state)[1:]


class NoProgress(Harvest):
    def left(self, state: HarvestState) -> float:
        return 2.0 - state.round


@pytest.mark.parametrize("game", [NoNumber(), NoName(), NoRow(), NoProgress()])
def test_features_without_a_number_a_name_or_a_row_are_caught(game: Harvest) -> None:
    assert broken_law(game, laws.estimates_are_numbers) == "estimates"


def test_fuzzing_reports_the_set_up_and_the_seed_of_a_problem() -> None:
    report = fuzz(LeakyPurse(), games=10, seed=1)
    assert report.games == 10
    assert report.problems
    assert all('"players":' in problem and "seed " in problem for problem in report.problems)


class OneOptionMore(Harvest):
    def work_options(self, state: HarvestState) -> list[Option]:
        return [*super().work_options(state), ("dance",)]


def opening(game: Game[Any]) -> World[State[Any]]:
    return World(game, game.new(HarvestSetup(), Chance(bytes(32))))


def test_perft_counts_every_row_of_answers_and_sees_a_new_option() -> None:
    assert [perft(opening(Harvest()), depth) for depth in range(4)] == [1, 3, 9, 27]
    assert perft(opening(OneOptionMore()), 3) == 36


def finished(game: Harvest) -> Match[HarvestState]:
    return laws.walk(game, {"players": 2}, seed_from("finished"), ())


def test_a_record_with_a_wrong_result_is_caught() -> None:
    record = finished(Harvest()).record
    assert record.scores is not None
    record.ending = (record.scores[0] + 1, *record.scores[1:])
    with pytest.raises(WrongResult):
        verify(Harvest(), Record.parse(str(record)))


def test_content_that_no_record_shows_is_named() -> None:
    match = finished(Harvest())
    missing = repertoire_without_record(Harvest(), [match])
    assert "3 players" in missing
    assert "2 players" not in missing


def test_a_clause_without_a_test_is_named() -> None:
    clauses = [Clause("A-1", "one", "", ""), Clause("A-2", "two", "", "")]
    assert clauses_without_test(clauses, {"A-1": ["test_one"]}) == ["A-2"]
    assert unknown_clauses(clauses, {"A-1": ["test_one"], "A-9": ["test_nine"]}) == ["A-9"]


def test_a_clause_that_waits_needs_no_test_and_must_not_have_one() -> None:
    clauses = [Clause("A-1", "one", "", "", waits="Ships are not here yet."), Clause("A-2", "two", "", "")]
    assert clauses_without_test(clauses, {"A-2": ["test_two"]}) == []
    assert waiting_clauses_with_test(clauses, {"A-1": ["test_one"], "A-2": ["test_two"]}) == ["A-1"]


class ForgetsTheDeck(OrchardGame):
    """Nobody says how many cards the deck has."""

    def told(self, view: OrchardView, content: Content) -> tuple[Section, ...]:
        return told(replace(view, deck=0), content)


class ForgetsABasket(OrchardGame):
    """What lies before the last seat is counted, but not named."""

    def told(self, view: OrchardView, content: Content) -> tuple[Section, ...]:
        *others, last = view.seats
        plums = replace(last, basket=("plum",) * len(last.basket))
        return told(replace(view, seats=(*others, plums)), content)


@pytest.mark.parametrize(
    ("game", "forgotten"), [(ForgetsTheDeck(), "deck"), (ForgetsABasket(), "seats.basket")], ids=["deck", "basket"]
)
def test_a_field_that_nobody_says_is_named(game: OrchardGame, forgotten: str) -> None:
    with pytest.raises(laws.LawBroken, match=f"saying: nobody reads {forgotten}"):
        everything_is_said(game, {"players": 2}, seed_from("forgetful"), every=1)


def test_what_is_only_drawn_may_stay_unsaid() -> None:
    game = ForgetsTheDeck()
    game.drawn = {"deck": "a pile is drawn"}  # type: ignore[misc]  # of this one only
    assert everything_is_said(game, {"players": 2}, seed_from("forgetful"), every=1).result is not None
