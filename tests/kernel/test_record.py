from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskovka.kernel import BrokenRecord, Chance, Option, Record, Snapshot, option_from_text, option_to_text, seed_from
from deskovka.kernel.errors import BadLine, NotText, Truncated
from tests.kernel.tables import new_match, play

# Records of every kind

ODD_WORDS = ["-0", "007", "+1", "1.5", "-", "=", "#", "seed", "snapshot", "true", "křeček", "1_000", "٣", "9" * 5000]
words = st.sampled_from(ODD_WORDS) | st.text("abcdefghijklmnopqrstuvwxyzěščřžýáíé_-", min_size=1, max_size=8)
numbers = st.integers(min_value=-(10**18) + 1, max_value=10**18 - 1)
options = st.lists(words | numbers, min_size=1, max_size=4).map(tuple)
answers = st.lists(st.tuples(st.integers(0, 9), options), max_size=8)
documents = st.dictionaries(
    st.text(max_size=8),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
        max_leaves=8,
    ),
    max_size=4,
)


@st.composite
def endings(draw: st.DrawFn) -> Option:
    """Scores, now and then with rivals, or a draw."""
    scores = draw(st.lists(numbers, min_size=1, max_size=4))
    rivals = draw(st.lists(st.tuples(st.sampled_from(["vizier", "lost_army"]), numbers), max_size=2))
    return (*scores, *(part for rival in rivals for part in rival), *draw(st.sampled_from([(), ("draw",)])))


@st.composite
def records(draw: st.DrawFn) -> Record:
    given_answers = draw(answers)
    places = sorted(draw(st.lists(st.integers(0, len(given_answers)), max_size=3)))
    return Record(
        game=draw(words),
        rules_version=draw(st.integers(0, 999_999_999)),
        setup=draw(documents),
        seed=draw(st.none() | st.binary(min_size=32, max_size=32)),
        answers=given_answers,
        ending=draw(st.none() | endings()),
        snapshots=[Snapshot(place, draw(st.integers(0, 9)), draw(documents)) for place in places],
    )


def parts(record: Record) -> dict[str, Any]:
    """Everything that a record says, comparable."""
    return {
        "head": (record.game, record.rules_version, record.setup, record.seed),
        "answers": record.answers,
        "types": [[type(part) for part in option] for _, option in record.answers],
        "ending": record.ending,
        "snapshots": [(snapshot.at, snapshot.rules_version, snapshot.state) for snapshot in record.snapshots],
    }


@given(records())
def test_a_record_is_read_back_as_it_was_written(record: Record) -> None:
    text = str(record)
    read = Record.parse(text)
    assert parts(read) == parts(record)
    assert str(read) == text
    assert parts(Record.parse(text.encode())) == parts(record)


@given(records())
def test_each_answer_knows_its_line(record: Record) -> None:
    text = "# a comment\n\n" + str(record)
    lines = text.split("\n")
    said = [lines[number - 1] for number in Record.parse(text).lines]
    assert said == [f"{seat} {option_to_text(option)}" for seat, option in record.answers]


@given(records(), st.integers(0, 10))
def test_a_prefix_has_the_first_answers_and_their_snapshots(record: Record, count: int) -> None:
    short = Record.parse(str(record)).prefix(count)
    assert short.answers == record.answers[:count]
    assert [snapshot.at for snapshot in short.snapshots] == [s.at for s in record.snapshots if s.at <= count]
    assert short.ending == (record.ending if count >= len(record.answers) else None)
    assert len(short.lines) == len(short.answers)
    assert parts(short)["head"] == parts(record)["head"]
    assert parts(Record.parse(str(short))) == parts(short)


def test_a_prefix_is_a_record_of_its_own() -> None:
    record = Record("harvest", 2, {}, None, [(0, ("bid", 1)), (1, ("bid", 2))])
    record.prefix(1).answers.append((1, ("bid", 0)))
    assert record.answers == [(0, ("bid", 1)), (1, ("bid", 2))]


@given(options)
def test_an_option_is_read_back_as_it_was_written(option: Option) -> None:
    read = option_from_text(option_to_text(option))
    assert read == option
    assert [type(part) for part in read] == [type(part) for part in option]


def test_the_text_of_a_record_is_the_one_that_is_documented() -> None:
    setup = {"players": 2, "edition": "žně"}
    answers: list[tuple[int, Option]] = [(0, ("bid", 2)), (1, ("bid", 0))]
    snapshots = [Snapshot(1, 3, {"žito": [2], "oves": []})]
    assert str(Record("harvest", 2, setup, bytes(range(32)), answers, (14, -1), snapshots)) == (
        "game harvest 2\n"
        'setup {"edition": "žně", "players": 2}\n'
        "seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n"
        "0 bid 2\n"
        'snapshot 3 {"oves": [], "žito": [2]}\n'
        "1 bid 0\n"
        "= 14 -1\n"
    )


# Reading leniently what people and their editors do to a text

GOOD = str(Record("harvest", 2, {"players": 2}, seed_from(1), [(0, ("bid", 2)), (1, ("bid", 0))], (3, 4)))


def test_comments_and_empty_lines_say_nothing() -> None:
    lines = GOOD.splitlines()
    commented = "# by Anna\n\n" + "\n#  =\n   \n".join(lines) + "\n# the end\n"
    assert parts(Record.parse(commented)) == parts(Record.parse(GOOD))


def test_windows_line_ends_and_spaces_at_line_ends_say_nothing() -> None:
    assert parts(Record.parse(GOOD.replace("\n", "  \r\n"))) == parts(Record.parse(GOOD))


def test_a_missing_last_line_end_says_nothing() -> None:
    assert parts(Record.parse(GOOD.rstrip("\n"))) == parts(Record.parse(GOOD))


# Broken records

HEAD = 'game harvest 2\nsetup {"players": 2}\n'
SEED_LINE = "seed " + "0f" * 32
DEEP = "[" * 100_000

GAME = "game <id> <rules version>"
SETUP = "setup {…}"
SEED = "seed <64 hexadecimal digits>, once, before the answers"
SNAPSHOT = "snapshot <rules version> {…}"
ANSWER = "<seat> <answer>"
SCORES = "= and the scores"


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("chess 1\n", 1, GAME),
        ("game harvest\n", 1, GAME),
        ("game harvest two\n", 1, GAME),
        ("game harvest -1\n", 1, GAME),
        ("game harvest ²\n", 1, GAME),
        ("game harvest 1 2\n", 1, GAME),
        (f"game harvest {'9' * 5000}\n", 1, GAME),
        ("# by Anna\n\nplay harvest 1\n", 3, GAME),
        ("game harvest 1\nset-up {}\n", 2, SETUP),
        ("game harvest 1\nsetup\n", 2, SETUP),
        ("game harvest 1\nsetup {players: 2}\n", 2, SETUP),
        ("game harvest 1\nsetup [2]\n", 2, SETUP),
        (f"game harvest 1\nsetup {DEEP}\n", 2, SETUP),
        (f'game harvest 1\nsetup {{"players": {"9" * 5000}}}\n', 2, SETUP),
        (HEAD + "seed 0f\n", 3, SEED),
        (HEAD + SEED_LINE.upper().replace("SEED", "seed") + "\n", 3, SEED),
        (HEAD + f"{SEED_LINE}0\n", 3, SEED),
        (HEAD + f"{SEED_LINE}\n{SEED_LINE}\n", 4, SEED),
        (HEAD + f"0 bid 1\n{SEED_LINE}\n", 4, SEED),
        (HEAD + "snapshot {}\n", 3, SNAPSHOT),
        (HEAD + "snapshot 2\n", 3, SNAPSHOT),
        (HEAD + "snapshot 2 [1]\n", 3, SNAPSHOT),
        (HEAD + "0 bid 1\n\nsnapshot 2 {\n", 5, SNAPSHOT),
        (HEAD + f"snapshot {'9' * 5000} {{}}\n", 3, SNAPSHOT),
        (HEAD + "0\n", 3, ANSWER),
        (HEAD + "bid 0\n", 3, ANSWER),
        (HEAD + "-1 bid 0\n", 3, ANSWER),
        (HEAD + "٣ bid 0\n", 3, ANSWER),
        (HEAD + f"{'9' * 5000} bid 0\n", 3, ANSWER),
        (HEAD + "0 bid 1\n1\n", 4, ANSWER),
        (HEAD + "=\n", 3, SCORES),
        (HEAD + "= won\n", 3, SCORES),
        (HEAD + "= 1 2.5\n", 3, SCORES),
        (HEAD + f"= {'9' * 5000}\n", 3, SCORES),
        (HEAD + "= 1 2\n0 bid 1\n", 4, "nothing, the game is over"),
        (HEAD + "= 1 2\n= 1 2\n", 4, "nothing, the game is over"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_what_belongs_there(text: str, line: int, expected: str) -> None:
    with pytest.raises(BadLine) as broken:
        Record.parse(text)
    assert broken.value.facts["line"] == line
    assert broken.value.facts["expected"] == expected
    said = text.split("\n")[line - 1]
    assert str(broken.value.facts["text"]) in (said, said[:79] + "…")
    assert len(str(broken.value)) < 200


@pytest.mark.parametrize(("length", "said"), [(80, "x" * 80), (81, "x" * 79 + "…")])
def test_a_long_line_is_quoted_shortly(length: int, said: str) -> None:
    with pytest.raises(BadLine) as broken:
        Record.parse("x" * length)
    assert broken.value.facts["text"] == said


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("", GAME),
        ("# only a comment\n\n", GAME),
        ("game harvest 2\n", 'setup {"players": …}'),
    ],
)
def test_a_record_that_ends_too_early_says_what_is_missing(text: str, missing: str) -> None:
    with pytest.raises(Truncated) as broken:
        Record.parse(text)
    assert broken.value.facts["missing"] == missing


@pytest.mark.parametrize(
    "junk", [b"\x89PNG\r\n", b"\xff\xfe", GOOD.encode("utf-16"), GOOD.encode() + b"\0", GOOD + "\0"]
)
def test_bytes_that_are_not_text_are_not_a_record(junk: bytes | str) -> None:
    with pytest.raises(NotText):
        Record.parse(junk)


fragments = st.sampled_from(
    ["game", "harvest", "2", "setup", "{}", '{"players": 2}', "seed", "0f" * 32, "snapshot", "=", "bid", "#", "0", "-1"]
)
scribbles = st.lists(st.lists(fragments | st.text(max_size=5), max_size=4).map(" ".join), max_size=6).map("\n".join)


@given(scribbles | scribbles.map(lambda text: HEAD + text) | st.text() | st.binary())
def test_whatever_is_read_is_a_record_or_a_broken_record(text: str | bytes) -> None:
    record = read(text)
    assert record is None or parts(Record.parse(str(record))) == parts(record)


@given(st.data())
def test_a_damaged_record_is_a_record_or_a_broken_record(data: st.DataObject) -> None:
    text = str(play(new_match(), Chance(seed_from("picks"))).record)
    place = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 10))
    damaged = text[:place] + data.draw(st.text(max_size=3)) + text[place + length :]
    record = read(damaged)
    assert record is None or parts(Record.parse(str(record))) == parts(record)


def read(text: str | bytes) -> Record | None:
    """The record that a text is, or None when it is a broken one. No other error may come."""
    try:
        return Record.parse(text)
    except BrokenRecord:
        return None


def test_a_record_may_begin_with_a_byte_order_mark() -> None:
    assert Record.parse(b"\xef\xbb\xbfgame toy 1\nsetup {}\n").game == "toy"
