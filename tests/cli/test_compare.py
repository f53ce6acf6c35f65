"""``deskovka compare``, ``sweep`` and ``tune``: what a change does, a curve, and numbers that reach a goal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from deskovka.content.written import read_edition
from tests.cli.running import refused, run

TERRITORY = "params.production.territory"


@pytest.fixture
def short(tmp_path: Path) -> tuple[str, ...]:
    """Games of a few rounds."""
    file = tmp_path / "short.yaml"
    file.write_text("params: {stalemate: {round_cap: 3}}\n", "utf-8")
    return "--set", "length=capped", "--set", f"edition={file}", "--seed", "3"


def test_compare_tells_what_moved(short: tuple[str, ...]) -> None:
    line = ("compare", "uprising", "--change", f"{TERRITORY}=30", "--games", "12", *short)
    document = run(*line, "--json", "--lang", "en").json
    measures = {each["key"]: each for each in document["measures"]}
    assert measures["money_made"]["moved"]
    low, high = measures["money_made"]["before_interval"]
    assert low <= measures["money_made"]["before"] <= high
    assert measures["wins government"]["label"] == "wins: Central Government"
    assert document["change"] == {"params": {"stalemate": {"round_cap": 3}, "production": {"territory": 30}}}
    said = run(*line, "--lang", "cs")
    assert (said.code, "Vyprodukované peníze: z " in said.out, "je víc než náhoda." in said.out) == (0, True, True)
    wrong = run("compare", "uprising", "--change", "params.prices.weapon=many", "--games", "2", "--lang", "en")
    refused(wrong, 2, "params.prices.weapon", "1–99")


@pytest.mark.parametrize(("lang", "title"), [("en", "Uprising: two versions compared"), ("cs", "Povstání: srovnání")])
def test_compare_writes_a_report_that_stands_alone(
    short: tuple[str, ...], tmp_path: Path, lang: str, title: str
) -> None:
    line = ("compare", "uprising", "--change", f"{TERRITORY}=30", "--games", "4", *short, "--lang", lang)
    pages = [tmp_path / "one.html", tmp_path / "other.html"]
    for page in pages:
        ran = run(*line, "--html", str(page))
        assert (ran.code, str(page) in ran.err) == (0, True)
    one, other = (page.read_text("utf-8") for page in pages)
    assert one == other  # the same line writes the same report
    assert f"<title>{title}" in one
    assert not re.search(r"<(script|link)[^>]+(src|href)=", one)
    plots = json.loads(one.partition('id="plots">')[2].partition("</script>")[0])
    rows = plots["differences"]["layer"][1]["data"]["values"]
    assert {row["measure"] for row in rows} > {"kola" if lang == "cs" else "rounds"}
    assert {row["version"] for row in plots["wins"]["data"]["values"]} == (
        {"předtím", "potom"} if lang == "cs" else {"before", "after"}
    )


def test_sweep_draws_a_curve(short: tuple[str, ...], tmp_path: Path) -> None:
    page = tmp_path / "curve.html"
    line = ("sweep", "uprising", "--vary", f"{TERRITORY}=10..30/10", "--games", "4", *short)
    document = run(*line, "--json").json
    assert [point["value"] for point in document["points"]] == [10, 20, 30]
    money = [next(each for each in point["measures"] if each["key"] == "money_made") for point in document["points"]]
    assert money[0]["mean"] < money[1]["mean"] < money[2]["mean"]
    assert all(each["interval"][0] <= each["mean"] <= each["interval"][1] for each in money)
    ran = run(*line, "--measure", "money_made", "--html", str(page), "--lang", "cs")
    assert ran.code == 0
    assert [said.split()[2] for said in ran.out.splitlines()[1:4]] == ["10", "20", "30"]
    plots = json.loads(page.read_text("utf-8").partition('id="plots">')[2].partition("</script>")[0])
    assert {row["value"] for row in plots["others"]["data"]["values"]} == {10, 20, 30}


def test_tune_finds_values_and_writes_the_edition(short: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "rich.yaml"
    line = ("tune", "uprising", "--vary", f"{TERRITORY}=5..40", "--vary", "params.production.city=0..20")
    goal = ("--goal", "money_made 800..1100", "--games", "4", "--fresh", "8", "--trials", "12")
    ran = run(*line, *goal, *short, "--out", str(file), "--json", "--lang", "en")
    (reached,) = ran.json["reached"]
    assert reached["sure"] > 0.9
    assert 800 < reached["fresh"]["mean"] < 1100
    values = ran.json["values"]
    assert read_edition(file) == ran.json["edition"]
    assert ran.json["edition"]["params"]["production"]["territory"] == values[TERRITORY]
    assert ran.json["edition"]["params"]["stalemate"] == {"round_cap": 3}  # what the edition had stays
    assert run("check", "uprising", str(file), "--set", "length=capped", "--games", "1").code == 0


def test_tune_says_when_a_goal_is_out_of_reach(short: tuple[str, ...]) -> None:
    line = ("tune", "uprising", "--vary", f"{TERRITORY}=10,11", "--goal", "rounds 90..99", "--games", "2", *short)
    english, czech = run(*line, "--lang", "en"), run(*line, "--lang", "cs")
    assert english.code == 0
    assert "The goals are not reached" in english.out
    assert "production: {territory: 1" in english.out
    assert "Cílů není dosaženo" in czech.out


WRONG: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("compare", "uprising", "--games", "1"), ("--games", "from 2 up")),
    (("compare", "uprising", "--games", "2", "--html", "nowhere/x.html"), ("nowhere/x.html", "no folder nowhere")),
    (("compare", "uprising", "--games", "2", "--change", "params.prices.gold=3"), ("params.prices.gold", "weapon")),
    (("sweep", "uprising"), ("deskovka sweep", "--vary")),
    (("sweep", "uprising", "--vary", "params.prices.weapon"), ("path=low..high", "“params.prices.weapon”")),
    (("sweep", "uprising", "--vary", "params.prices.weapon=15..5"), ("path=low..high", "15..5")),
    (("sweep", "uprising", "--vary", "params.prices.weapon=1..900"), ("900 values", "at most 100")),
    (("sweep", "uprising", "--vary", "params.prices.weapon=0..3"), ("params.prices.weapon", "1–99")),
    (("tune", "uprising", "--vary", "params.prices.weapon=5..6"), ("deskovka tune", "--goal")),
    (("tune", "uprising", "--vary", "params.prices.weapon=5..6", "--goal", "wins"), ("measure and a range", "“wins”")),
    (
        ("tune", "legends", "--vary", "sea_cost=2..3", "--goal", "wins tsar 4..5", "--games", "2"),
        ("“wins tsar”", "wins 1", "rounds"),
    ),
]


@pytest.mark.parametrize(("line", "words"), WRONG, ids=lambda value: " ".join(value)[-60:])
def test_a_wrong_line_is_refused_in_one_sentence(line: tuple[str, ...], words: tuple[str, ...]) -> None:
    english = run(*line, "--lang", "en")
    refused(english, 2, *words)
    czech = run(*line, "--lang", "cs")
    refused(czech, 2)
    assert czech.err != english.err
