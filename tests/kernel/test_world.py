import pytest

from deskovka.kernel import Ask, Chance, Flow, IllegalAnswer, NotAsked, Option, World, choose, choose_all, seed_from
from tests.kernel.tables import HARVEST, Scene, arranged, asked, new_match, play, random_answer, scene, standing
from tests.toys.harvest import HIDDEN, Harvest, HarvestSetup, HarvestState

RED: Option = ("red",)
BLUE: Option = ("blue",)


def started(players: int = 3, seed: object = 1) -> World[HarvestState]:
    return World(HARVEST, HARVEST.new(HarvestSetup(players), Chance(seed_from(seed))))


# What is asked


def test_steps_run_on_to_the_first_question() -> None:
    world = started()
    assert (world.state.phase, world.step) == ("bids", "bids")  # the cards are dealt, the weather is rolled
    assert world.waiting == (0, 1, 2)
    assert world.result is None


def test_a_question_with_one_option_is_answered_by_the_kernel() -> None:
    heard: list[Option] = []

    def rule(state: HarvestState) -> Flow[None]:
        heard.append((yield from choose(0, "colour", [RED])))
        heard.append((yield from choose(1, "colour", [BLUE])))
        heard.append((yield from choose(0, "colour", [RED, BLUE])))

    world = scene(rule)
    assert heard == [RED, BLUE]
    assert world.answer(0, BLUE) == [(0, BLUE)]  # what was forced is not an answer
    assert heard == [RED, BLUE, BLUE]
    assert world.result is not None


def test_a_game_of_forced_questions_plays_itself() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        for _ in range(3000):
            yield from choose(0, "colour", [RED])

    world = scene(rule)
    assert world.step == "end"
    assert world.result is not None


def test_nobody_acts_out_of_turn_while_an_answer_is_forced() -> None:
    match = arranged(bank=0)  # all that seat 0 can do is rest, twice
    assert [event.facts["how"] for event in match.log if event.kind == "worked"] == ["rest", "rest"]
    assert match.answers == []
    assert match.world.state.phase == "store"


def test_a_private_question_is_asked_even_with_one_option() -> None:
    match = arranged(hands=((3, 5), (4, 6)))
    match.answer(1, ("goat",))
    assert match.waiting == (0,)  # whoever watches cannot tell that seat 0 has no scarecrow
    assert asked(match.question(0)) == (0, "goat", {}, [("let",)], False, False)


def test_options_of_a_sure_choice_are_made_when_somebody_reads_them() -> None:
    made: list[Option] = []

    def options() -> list[Option]:
        made.extend([RED, BLUE])
        return made

    def rule(state: HarvestState) -> Flow[None]:
        yield Ask(0, "colour", options, several=True)

    world = scene(rule)
    assert (world.waiting, made) == ((0,), [])
    question = world.question(0)
    assert question is not None
    assert question.options == made == [RED, BLUE]


def test_a_question_without_an_option_is_a_broken_rule() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        yield from choose(1, "colour", [])

    with pytest.raises(RuntimeError, match="colour was asked of seat 1 without a single option"):
        scene(rule)


def test_a_question_with_more_options_than_anybody_can_bear_is_a_broken_rule() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        yield from choose(1, "colour", [("colour", number) for number in range(5_001)])

    with pytest.raises(RuntimeError, match="colour was asked of seat 1 with more than 5000 options"):
        scene(rule)


class Eternity(Harvest):
    """The sun never sets: one step follows another, and nothing is ever asked."""

    def weather(self, state: HarvestState) -> Flow[None]:
        yield from ()


def test_a_game_that_goes_in_circles_without_a_question_is_a_broken_rule() -> None:
    with pytest.raises(RuntimeError, match="10000 steps in a row asked nothing"):
        new_match(game=Eternity())


def test_other_seats_may_act_but_are_not_waited_for() -> None:
    match = arranged(hands=((0, 3), (4,), (6,)), coins=(2, 1, 1))
    assert match.waiting == (0,)
    assert asked(match.question(1)) == (1, "work", {"left": 2}, [("goat",)], True, False)
    assert asked(match.question(0)) == (0, "work", {"left": 2}, [("earn",), ("fish",), ("rest",)], False, False)
    match.answer(2, ("goat",))
    match.answer(0, ("let",))
    assert match.world.state.coins == [1, 1, 2]
    assert match.waiting == (0,)  # its turn goes on
    assert match.question(2) is None  # but that goat has gone home
    assert match.question(1) is not None


def test_a_seat_that_may_act_but_has_nothing_to_do_is_not_asked() -> None:
    world = arranged(coins=(0, 2)).world  # no coin of seat 0 for a goat to eat
    assert world.question(1) is None
    with pytest.raises(NotAsked, match="Seat 1 is not asked anything now; asked are: 0"):
        world.answer(1, ("goat",))


def test_a_game_that_is_over_asks_nobody() -> None:
    world = play(new_match(), Chance(seed_from("picks"))).world
    assert world.result is not None
    assert world.waiting == ()
    assert world.question(0) is None
    with pytest.raises(NotAsked, match="asked are: nobody"):
        world.answer(0, ("bid", 0))


# Secret questions


def test_no_secret_answer_settles_anything_before_the_last() -> None:
    world = started()
    before = standing(world)
    assert world.answer(1, ("bid", 2)) == []
    assert world.answer(0, ("bid", 0)) == []
    now = standing(world)
    assert (now["state"], now["step"]) == (before["state"], before["step"])
    assert (now["waiting"], now["replied"]) == ((2,), {0: ("bid", 0), 1: ("bid", 2)})
    assert world.answer(2, ("bid", 1)) == [(0, ("bid", 0)), (1, ("bid", 2)), (2, ("bid", 1))]
    assert world.state.leader == 1
    assert world.replied == {}


def test_a_secret_answer_is_not_asked_for_twice() -> None:
    world = started()
    assert asked(world.question(0)) == (0, "bid", {}, [("bid", 0), ("bid", 1), ("bid", 2)], False, True)
    world.answer(0, ("bid", 2))
    assert world.question(0) is None
    with pytest.raises(NotAsked, match="Seat 0 is not asked anything now; asked are: 1, 2"):
        world.answer(0, ("bid", 1))
    assert world.replied == {0: ("bid", 2)}


def test_a_secret_question_waits_only_for_seats_that_have_a_choice() -> None:
    world = arranged(phase="bids", hands=((3,), (4,), (5,)), coins=(0, 2, 1)).world
    assert world.waiting == (1, 2)  # without a coin seat 0 bids nothing
    assert world.question(0) is None
    world.answer(2, ("bid", 1))
    assert world.answer(1, ("bid", 0)) == [(1, ("bid", 0)), (2, ("bid", 1))]
    assert world.state.leader == 2


def test_a_secret_question_of_forced_seats_only_is_not_asked() -> None:
    world = arranged(phase="bids", coins=(0, 0)).world
    assert world.state.phase == "work"
    assert world.state.leader == 0


def test_a_private_secret_question_is_asked_even_with_one_option() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        yield from choose_all([Ask(0, "card", lambda: [RED], private=True), Ask(1, "card", lambda: [RED])])

    assert scene(rule).waiting == (0,)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_a_rule_hears_secret_answers_in_the_order_it_asked_whoever_was_faster(order: tuple[int, ...]) -> None:
    heard: list[list[tuple[int, Option]]] = []

    def rule(state: HarvestState) -> Flow[None]:
        replies = yield from choose_all(
            [
                Ask(2, "colour", lambda: [RED, BLUE]),
                Ask(0, "colour", lambda: [RED]),
                Ask(1, "colour", lambda: [RED, BLUE]),
            ]
        )
        heard.append(list(replies.items()))

    world = scene(rule, players=3)
    for seat in order:
        if seat in world.waiting:
            world.answer(seat, BLUE)
    assert heard == [[(2, BLUE), (0, RED), (1, BLUE)]]


def test_a_withdrawn_secret_answer_is_asked_for_again() -> None:
    world = started()
    before = standing(world)
    world.answer(1, ("bid", 2))
    world.withdraw(1)
    assert standing(world) == before


# Answers


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        ((0, ("bid", 3)), r"“bid 3” is not among the options of seat 0; legal are: bid 0, bid 1, bid 2\."),
        ((0, ("bid",)), "“bid” is not among the options"),
        ((0, ()), "“” is not among the options"),
        ((0, ("bid", "2")), "“bid 2” is not among the options"),
        ((0, ("bid", 2, 0)), "“bid 2 0” is not among the options"),
    ],
)
def test_an_illegal_answer_changes_nothing(answer: tuple[int, Option], problem: str) -> None:
    world = started()
    world.answer(1, ("bid", 1))
    before = standing(world)
    with pytest.raises(IllegalAnswer, match=problem):
        world.answer(*answer)
    assert standing(world) == before


def test_an_answer_of_a_seat_that_does_not_sit_here_changes_nothing() -> None:
    world = started(players=3)
    before = standing(world)
    for stranger in (3, -1):
        with pytest.raises(NotAsked, match=f"Seat {stranger} is not asked anything now; asked are: 0, 1, 2"):
            world.answer(stranger, ("bid", 0))
    assert standing(world) == before


@pytest.mark.parametrize(
    ("numbers", "end"), [(12, "say 10, say 11."), (13, "say 11 and 1 more."), (20, "say 11 and 8 more.")]
)
def test_many_legal_options_are_listed_shortly(numbers: int, end: str) -> None:
    def rule(state: HarvestState) -> Flow[None]:
        yield from choose(0, "number", [("say", number) for number in range(numbers)])

    with pytest.raises(IllegalAnswer) as illegal:
        scene(rule).answer(0, ("say", 20))
    assert str(illegal.value).endswith(end)


def test_an_answer_that_only_equals_an_option_is_taken_as_it_was_offered() -> None:
    world = arranged(phase="bids", coins=(1, 0)).world
    assert world.waiting == (0,)
    (settled,) = world.answer(0, ("bid", True))
    assert settled == (0, ("bid", 1))
    assert type(settled[1][1]) is int


# Copies


@pytest.mark.parametrize("players", [2, 3])
def test_a_copy_made_at_any_question_equals_the_world_and_plays_on_alike(players: int) -> None:
    for seed in range(15):
        world, picks = started(players, seed), Chance(seed_from("picks", seed))
        while world.result is None:
            now = standing(world)
            twin, third = world.copy(), world.copy()
            assert standing(twin) == now
            answer = random_answer(world, picks)
            twin.answer(*answer)
            assert standing(world) == now  # what happens in the copy does not happen here
            world.answer(*answer)
            assert standing(twin) == standing(world)
            assert standing(third) == now
            assert standing(twin.copy()) == standing(world)
        assert standing(world.copy()) == standing(world)


def test_the_boundary_is_not_touched_by_the_step_that_follows_it() -> None:
    for seed in range(10):
        world, picks = started(3, seed), Chance(seed_from("picks", seed))
        while world.result is None:
            boundary, kept = world.boundary, HARVEST.to_data(world.boundary)
            world.answer(*random_answer(world, picks))
            assert HARVEST.to_data(boundary) == kept


def test_a_world_is_at_a_boundary_until_something_is_answered() -> None:
    world = arranged(phase="bids").world
    moments = [(world.step, world.at_boundary)]
    for seat, option in ((0, ("bid", 1)), (1, ("bid", 0)), (1, ("goat",)), (0, ("let",))):
        world.answer(seat, option)
        moments.append((world.step, world.at_boundary))
    # one bid is in, though nothing is settled; later the goat has come, and the step goes on
    assert moments == [("bids", True), ("bids", False), ("work", True), ("work", False), ("work", True)]


# Imagined worlds


@pytest.mark.parametrize("players", [2, 3])
def test_a_seat_cannot_tell_an_imagined_world_from_the_true_one(players: int) -> None:
    for seed in range(10):
        match, picks = new_match(players, seed=seed), Chance(seed_from("picks", seed))
        while match.result is None:
            before = standing(match.world)
            for seat in range(players):
                world = match.imagine(seat, picks.fork())
                assert HARVEST.view(world.state, seat) == match.view(seat)
                assert asked(world.question(seat)) == asked(match.question(seat))
                assert standing(world.copy()) == standing(world)
            assert HARVEST.view(match.imagine(None, picks.fork()).state, None) == match.view(None)
            assert standing(match.world) == before
            match.answer(*random_answer(match.world, picks))


def test_an_imagined_world_forgets_what_others_answered_in_secret_but_not_ones_own() -> None:
    match = new_match(players=3)
    match.answer(0, ("bid", 1))
    match.answer(2, ("bid", 2))
    assert match.imagine(0, Chance(seed_from("mine"))).replied == {0: ("bid", 1)}
    assert match.imagine(0, Chance(seed_from("mine"))).waiting == (1, 2)
    assert match.imagine(1, Chance(seed_from("mine"))).replied == {}
    assert match.imagine(None, Chance(seed_from("mine"))).waiting == (0, 1, 2)
    assert match.world.replied == {0: ("bid", 1), 2: ("bid", 2)}


def test_imagined_worlds_hold_other_hidden_cards_and_another_future() -> None:
    match = new_match(players=3)
    worlds = [match.imagine(0, Chance(seed_from("imagined", number))) for number in range(10)]
    assert len({tuple(world.state.hands[1]) for world in worlds}) > 5
    assert len({tuple(world.state.deck) for world in worlds}) > 5
    assert {tuple(world.state.hands[0]) for world in worlds} == {tuple(match.world.state.hands[0])}
    futures = {rolls(world.state.chance) for world in worlds}
    assert len(futures) == 10
    assert rolls(match.world.state.chance) not in futures


def rolls(chance: Chance) -> tuple[int, ...]:
    """The next ten rolls of a die."""
    ahead = chance.copy()
    return tuple(ahead.below(6) for _ in range(10))


def test_what_was_imagined_is_dealt_once_for_all_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    deals: list[int | None] = []
    redeal = HARVEST.redeal

    def deal(state: HarvestState, seat: int | None, chance: Chance) -> None:
        deals.append(seat)
        redeal(state, seat, chance)

    monkeypatch.setattr(HARVEST, "redeal", deal)
    world = match.imagine(0, Chance(seed_from(5)))
    assert world.copy().state.to_data() == world.state.to_data()
    assert deals == [0]


@pytest.mark.parametrize(("seat", "before", "deals"), [(0, "", 1), (0, "draw", 4), (0, "learn", 4), (1, "", 4)])
def test_in_the_middle_of_a_step_it_is_dealt_once_for_who_has_learned_nothing_since_it_began(
    seat: int, before: str, deals: int
) -> None:
    def rule(state: HarvestState) -> Flow[None]:
        if before == "draw":
            state.chance.below(6)
        if before == "learn":
            state.reveal_to(0)
        state.coins[0] -= 1
        state.bank += 1
        yield Ask(0, "colour", [RED, BLUE])
        yield Ask(0, "colour", [RED, BLUE])

    dealt: list[int | None] = []

    class Counted(Scene):
        def redeal(self, state: HarvestState, seat: int | None, chance: Chance) -> None:
            dealt.append(seat)
            super().redeal(state, seat, chance)

    match = new_match(game=Counted(rule))
    match.answer(0, RED)
    world = match.imagine(seat, Chance(seed_from(5)))
    copies = [world.copy() for _ in range(3)]
    assert dealt == [seat] * deals
    assert [standing(copy) for copy in copies] == [standing(world)] * 3
    assert world.game.view(world.state, seat) == match.view(seat)


def test_the_same_chance_imagines_the_same_world() -> None:
    match = new_match(players=3)
    one, other = (match.imagine(0, Chance(seed_from("mine"))) for _ in range(2))
    assert standing(one) == standing(other)


def test_a_card_that_a_seat_has_seen_stays_where_it_is_in_every_imagined_world() -> None:
    match = new_match(players=3)
    for seat, coins in enumerate((2, 0, 0)):
        match.answer(seat, ("bid", coins))
    top = match.world.state.deck[-1]  # seat 0 leads now and has looked at it
    assert match.view(0).deck[-1] == top
    assert match.view(1).deck[-1] == HIDDEN
    imagined = [Chance(seed_from("imagined", number)) for number in range(20)]
    assert {match.imagine(0, chance.copy()).state.deck[-1] for chance in imagined} == {top}
    assert len({match.imagine(1, chance.copy()).state.deck[-1] for chance in imagined}) > 3


def test_a_private_question_offers_the_imagined_cards() -> None:
    match = arranged(hands=((3, 5), (4, 6)))
    match.answer(1, ("goat",))
    replies = [match.imagine(1, Chance(seed_from("imagined", number))).question(0) for number in range(40)]
    offered = {option for question in replies if question for option in question.options}
    assert offered == {("let",), ("show", 0), ("show", 1), ("show", 2)}  # seat 1 must reckon with each scarecrow


def test_an_imagined_world_is_played_and_copied_like_any_other_and_the_match_does_not_notice() -> None:
    for seed in range(10):
        match, picks = new_match(3, seed=seed), Chance(seed_from("picks", seed))
        play(match, picks, answers=seed * 2)
        before, log = standing(match.world), len(match.log)
        world = match.imagine(1, picks.fork())
        while world.result is None:
            twin = world.copy()
            assert standing(twin) == standing(world)
            answer = random_answer(world, picks)
            world.answer(*answer)
            twin.answer(*answer)
            assert standing(twin) == standing(world)
        assert (standing(match.world), len(match.log)) == (before, log)


def test_an_imagined_world_does_not_give_the_true_boundary_away() -> None:
    match = new_match()
    imagined = match.imagine(0, Chance(seed_from("boundary")))
    with pytest.raises(PermissionError):
        _ = imagined.boundary
    assert match.world.boundary.deck
