import pytest

from deskovka.kernel import Ask, Chance, Flow, Match, Result, UndoRefused, choose, choose_all, seed_from
from tests.kernel.tables import HARVEST, arranged, asked, everything, new_match, random_answer, scene_match
from tests.toys.harvest import HarvestState


def refusal(match: Match[HarvestState], seat: int) -> str:
    """Why the seat cannot take its last answer back; the attempt changes nothing."""
    before = everything(match)
    with pytest.raises(UndoRefused) as refused:
        match.undo(seat)
    assert everything(match) == before
    assert refused.value.facts["seat"] == seat
    return str(refused.value.facts["reason"])


# What is taken back


def test_an_answer_is_taken_back_with_all_that_it_did_and_told() -> None:
    match = arranged()
    before = everything(match)
    match.answer(0, ("earn",))
    assert match.world.state.coins == [3, 2]
    assert [event.kind for event in match.log] == ["worked"]
    match.undo(0)
    assert everything(match) == before
    assert (match.world.state.coins, match.log) == ([2, 2], [])


def test_answers_are_taken_back_one_by_one_across_steps() -> None:
    match = arranged()
    stages = [everything(match)]
    for answer in (("earn",), ("rest",), ("keep",)):
        match.answer(0, answer)
        stages.append(everything(match))
    assert [stage["step"] for stage in stages] == ["work", "work", "store", "work"]
    for stage in reversed(stages[:-1]):
        match.undo(0)
        assert everything(match) == stage
    match.answer(0, ("rest",))
    assert [event.facts["how"] for event in match.log] == ["rest"]


def test_an_answer_within_a_step_is_taken_back_to_the_question_before() -> None:
    match = arranged()
    match.answer(0, ("earn",))
    match.answer(1, ("goat",))
    before = everything(match)
    match.answer(0, ("let",))
    match.undo(0)
    assert {**everything(match), "undo": None} == {**before, "undo": None}
    assert asked(match.question(0)) == (0, "goat", {}, [("let",)], False, False)


def test_a_seat_that_acted_out_of_turn_may_take_it_back() -> None:
    match = arranged()
    before = everything(match)
    match.answer(1, ("goat",))
    match.undo(1)
    assert everything(match) == before


def test_a_secret_answer_is_taken_back_while_the_question_is_open() -> None:
    match = new_match(players=3)
    match.answer(1, ("bid", 1))
    before = everything(match)
    match.answer(0, ("bid", 2))
    match.undo(0)
    assert everything(match) == before


def test_a_secret_answer_is_taken_back_though_another_seat_answered_since() -> None:
    match = new_match(players=3)
    match.answer(1, ("bid", 1))
    match.answer(0, ("bid", 0))
    match.undo(1)  # nobody has learned what the others bid
    assert match.world.replied == {0: ("bid", 0)}
    assert match.waiting == (1, 2)


def test_the_end_of_a_game_is_taken_back() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        yield from choose(0, "colour", [("red",), ("blue",)])

    match = scene_match(rule)
    before = everything(match)
    match.answer(0, ("red",))
    assert match.result == Result((2, 2), (0, 1))
    match.undo(0)
    assert everything(match) == before


def test_undo_takes_back_exactly_what_the_answer_did() -> None:
    taken_back = 0
    for seed in range(20):
        match, picks = new_match(2 + seed % 2, hail=bool(seed % 3), seed=seed), Chance(seed_from("picks", seed))
        while match.result is None:
            before = everything(match)
            answer = random_answer(match.world, picks)
            match.answer(*answer)
            if match.undo_refusal(answer[0]) is None:
                after = everything(match)
                match.undo(answer[0])
                assert everything(match) == before
                match.answer(*answer)
                assert everything(match) == after
                taken_back += 1
        assert everything(Match.load(HARVEST, match.record))["record"] == str(match.record)
    assert taken_back > 200


def test_a_seat_may_change_its_mind_all_the_way_back_and_play_on_as_if_nothing_had_been() -> None:
    reached = set()
    for seed in range(20):
        match, picks = new_match(3, seed=seed), Chance(seed_from("picks", seed))
        while match.result is None:
            match.answer(*random_answer(match.world, picks))
            reach = 0
            while (last := match.answers[-1:]) and match.undo_refusal(last[0][0]) is None:
                match.undo(last[0][0])
                reach += 1
            reached.add(reach)
            assert everything(Match.load(HARVEST, match.record)) == everything(match)
            while reach and match.result is None:
                match.answer(*random_answer(match.world, picks))
                reach -= 1
    assert max(reached) >= 3


# What is not


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    match = arranged()
    assert refusal(match, 0) == "nothing"
    match.answer(0, ("earn",))
    match.undo(0)
    assert refusal(match, 0) == "nothing"


def test_nothing_is_taken_back_once_another_seat_has_answered() -> None:
    match = arranged()
    match.answer(0, ("earn",))
    match.answer(1, ("goat",))
    assert refusal(match, 0) == "other"
    match.undo(1)
    match.undo(0)  # now the answer of seat 0 is the last again
    assert match.answers == []


def test_nothing_is_taken_back_once_another_seat_has_answered_in_secret() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        yield from choose(0, "colour", [("red",), ("blue",)])
        yield from choose_all([Ask(seat, "bid", lambda: [("bid", 0), ("bid", 1)]) for seat in range(3)])

    match = scene_match(rule, players=3)
    match.answer(0, ("red",))
    match.answer(1, ("bid", 1))
    assert refusal(match, 0) == "other"  # or the bid of seat 1 would be lost
    match.answer(0, ("bid", 0))
    match.undo(0)
    assert refusal(match, 0) == "other"
    match.undo(1)
    match.undo(0)
    assert match.answers == []


def test_a_roll_of_the_die_is_not_taken_back() -> None:
    match = arranged(script=(0,))
    match.answer(0, ("earn",))
    match.answer(0, ("fish",))
    assert refusal(match, 0) == "chance"
    match.answer(0, ("keep",))
    match.undo(0)  # what came after the roll still is
    assert refusal(match, 0) == "chance"


def test_a_card_that_was_shown_is_not_taken_back() -> None:
    match = arranged(hands=((0, 3), (4, 6)))
    match.answer(1, ("goat",))
    match.answer(0, ("show", 0))
    assert refusal(match, 0) == "revealed"
    assert refusal(match, 1) == "revealed"


def test_a_card_that_only_the_own_seat_has_looked_at_is_not_taken_back_either() -> None:
    match = arranged(phase="bids", coins=(2, 0))  # seat 1 has no coin to bid
    match.answer(0, ("bid", 0))  # and so seat 0 leads, and looks at the top of the deck
    assert refusal(match, 0) == "revealed"


def test_secret_answers_are_not_taken_back_once_they_are_known() -> None:
    match = arranged(phase="bids", hands=(range(6), range(6, 12)))  # no card in the deck to look at
    match.answer(1, ("bid", 0))
    match.answer(0, ("bid", 0))
    assert refusal(match, 0) == "revealed"
    assert refusal(match, 1) == "revealed"


def test_a_card_revealed_in_an_earlier_answer_does_not_forbid_to_take_back_the_next() -> None:
    match = arranged(hands=((0, 3), (4, 6)))
    match.answer(1, ("goat",))
    match.answer(0, ("show", 0))
    match.answer(0, ("rest",))
    match.undo(0)
    assert len(match.answers) == 2
