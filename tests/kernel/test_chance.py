import json
from collections import Counter
from hashlib import blake2b
from itertools import pairwise
from struct import unpack

import pytest

from deskovka.kernel import Chance, ScriptedChance, seed_from

SEED = seed_from("chance")
WORD = 1 << 32


def words(seed: bytes, count: int) -> list[int]:
    """The words behind the draws, written down once more from the description: BLAKE2b in counter mode."""
    drawn: list[int] = []
    for block in range(count // 16 + 1):
        drawn += unpack("<16I", blake2b(block.to_bytes(8, "little"), key=seed).digest())
    return drawn[:count]


def unevenness(counts: Counter[object], outcomes: int) -> float:
    """Pearson's chi square against equally likely outcomes."""
    expected = counts.total() / outcomes
    return sum((seen - expected) ** 2 for seen in counts.values()) / expected + expected * (outcomes - len(counts))


def test_draws_are_the_words_of_blake2b_in_counter_mode() -> None:
    chance = Chance(SEED)
    assert [chance.below(WORD) for _ in range(100)] == words(SEED, 100)
    assert chance.position == 100


def test_words_that_would_favour_low_numbers_are_drawn_again() -> None:
    bound = 3 << 30  # a word modulo this bound would give its lowest third twice as often
    fair = [word for word in words(SEED, 100) if word < bound]
    assert len(fair) < 90
    chance = Chance(SEED)
    assert [chance.below(bound) for _ in fair] == fair
    assert words(SEED, 100)[chance.position - 1] == fair[-1]


def test_the_last_word_that_is_fair_is_taken_and_the_next_is_not() -> None:
    word = words(SEED, 1)[0]
    assert Chance(SEED).below(word + 1) == word  # the largest number below the bound
    beyond = Chance(SEED)
    beyond.below(word)  # as large as the bound: with it, zero would come twice as often
    assert word > WORD // 2
    assert beyond.position > 1


def test_a_die_is_fair() -> None:
    chance = Chance(SEED)
    rolls = Counter[object](chance.below(6) for _ in range(6000))
    assert set(rolls) == {0, 1, 2, 3, 4, 5}
    assert unevenness(rolls, 6) < 20.5  # a fair die is above that once in a thousand seeds


def test_a_shuffle_gives_every_order_equally_often() -> None:
    chance = Chance(SEED)
    orders = Counter[object]()
    for _ in range(4800):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert unevenness(orders, 24) < 49.7


def test_a_shuffle_of_nothing_or_of_one_card_draws_nothing() -> None:
    chance = Chance(SEED)
    chance.shuffle([])
    chance.shuffle(["ace"])
    assert chance.position == 0


def test_picks_reach_every_item_equally_often() -> None:
    chance = Chance(SEED)
    picks = Counter[object](chance.pick("abc") for _ in range(3000))
    assert set(picks) == {"a", "b", "c"}
    assert unevenness(picks, 3) < 13.8


def test_a_copy_draws_the_same_wherever_it_is_made() -> None:
    for drawn in range(40):
        chance = Chance(SEED)
        for _ in range(drawn):
            chance.below(6)
        twin = chance.copy()
        assert twin.position == drawn
        ahead = [twin.below(WORD) for _ in range(20)]
        assert chance.position == drawn  # the copy's draws are not the original's
        assert [chance.below(WORD) for _ in range(20)] == ahead


def test_a_saved_source_goes_on_drawing_the_same() -> None:
    for drawn in range(40):
        chance = Chance(SEED)
        for _ in range(drawn):
            chance.below(6)
        saved = json.loads(json.dumps(chance.to_data()))
        twin = Chance.from_data(saved)
        assert twin.to_data() == chance.to_data()
        assert [twin.below(WORD) for _ in range(20)] == [chance.below(WORD) for _ in range(20)]


def test_forks_are_independent_of_their_source_and_of_each_other() -> None:
    chance = Chance(SEED)
    first, second = chance.fork(), chance.fork()
    chance.below(6)
    third = chance.fork()
    streams = [[source.below(WORD) for _ in range(100)] for source in (chance, first, second, third)]
    assert len({word for stream in streams for word in stream}) == 400
    heads = Counter[object](
        (mine < WORD // 2, theirs < WORD // 2)
        for one, other in pairwise(streams)
        for mine, theirs in zip(one, other, strict=True)
    )
    assert unevenness(heads, 4) < 16.3  # knowing one stream says nothing of the next


def test_forking_is_repeatable_and_counts_as_a_draw() -> None:
    chance, twin = Chance(SEED), Chance(SEED)
    assert chance.fork().seed == twin.fork().seed
    assert chance.position == 1


def test_a_fork_does_not_disturb_the_draws_that_follow() -> None:
    chance = Chance(SEED)
    chance.fork()
    assert [chance.below(WORD) for _ in range(30)] == words(SEED, 31)[1:]


@pytest.mark.parametrize("bound", [0, -1, WORD + 1])
def test_a_draw_needs_a_bound_that_a_word_can_serve(bound: int) -> None:
    chance = Chance(SEED)
    with pytest.raises(ValueError, match=f"not below {bound}"):
        chance.below(bound)
    assert chance.position == 0


def test_a_draw_below_one_is_nothing_but_zero() -> None:
    assert Chance(SEED).below(1) == 0


def test_nothing_cannot_be_picked_from() -> None:
    with pytest.raises(ValueError, match="not below 0"):
        Chance(SEED).pick([])


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match=f"this one {len(seed)}"):
        Chance(seed)


def test_seeds_from_different_parts_differ() -> None:
    seeds = {seed_from(123), seed_from(1, 23), seed_from(12, 3), seed_from(1, 2, 3), seed_from("a"), seed_from()}
    assert len(seeds) == 6
    assert {len(seed) for seed in seeds} == {32}


def test_a_script_says_the_outcomes_before_chance_does() -> None:
    dice = ScriptedChance([5, 0, 3], SEED)
    assert [dice.below(6) for _ in range(3)] == [5, 0, 3]
    assert dice.position == 3
    assert [dice.below(WORD) for _ in range(20)] == words(SEED, 23)[3:]


def test_a_script_rules_picks_and_shuffles_too() -> None:
    dice = ScriptedChance([1, 0, 0])
    assert dice.pick("abc") == "b"
    cards = ["ace", "king", "queen"]
    dice.shuffle(cards)
    assert cards == ["king", "queen", "ace"]


@pytest.mark.parametrize("outcome", [6, -1])
def test_a_script_cannot_roll_what_the_die_does_not_have(outcome: int) -> None:
    with pytest.raises(ValueError, match=f"the script says {outcome}, but the draw is below 6"):
        ScriptedChance([outcome]).below(6)


def test_a_copied_script_goes_on_where_it_stood() -> None:
    dice = ScriptedChance([1, 2, 3], SEED)
    dice.below(6)
    twin = dice.copy()
    assert [twin.below(6), twin.below(6)] == [2, 3]
    assert [dice.below(6), dice.below(6)] == [2, 3]
    assert twin.position == dice.position == 3
    assert twin.below(WORD) == dice.below(WORD)
