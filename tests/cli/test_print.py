"""``deskovka print``: a PDF for a real table, with the edition and in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.content.printing import pdf
from deskovka.games import registry
from tests.cli.running import refused, run

AMNESTY = """cards: {amnesty: {count: 7, effect: {type: gain, stock: political, amount: 3}}}
names: {card: {amnesty: {en: Amnesty, cs: Amnestie}}}
"""


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_board_cards_and_aids_are_printed(tmp_path: Path, lang: str) -> None:
    file, edition = tmp_path / "out.pdf", tmp_path / "amnesty.yaml"
    edition.write_text(AMNESTY, "utf-8")
    ran = run("print", "uprising", "--set", f"edition={edition}", "-o", str(file), "--lang", lang)
    assert (ran.code, ran.err, str(file) in ran.out) == (0, "", True)
    assert file.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(("lang", "name"), [("en", "Amnesty"), ("cs", "Amnestie")])
def test_every_card_and_faction_of_the_edition_is_among_them(lang: str, name: str) -> None:
    game = registry.get("uprising")
    terms = game.read_setup({"edition": AMNESTY})
    sheets = game.printed(terms, game.words(lang, game.content(terms).names))
    assert sheets is not None
    cards = {card.title: card for card in sheets.cards}
    assert cards[name].copies == 7
    assert sum(card.copies for card in sheets.cards) == 32 + 7
    assert all(card.lines for card in sheets.cards)
    assert [bool(mat.lines and mat.tracks) for mat in sheets.mats] == [True, True]
    assert all(said for aid in sheets.aids for _, said in aid.parts)
    assert sheets.board.startswith("<svg")
    assert pdf(sheets) == pdf(sheets)


def test_what_cannot_be_printed_is_said(tmp_path: Path) -> None:
    refused(run("print", "legends", "-o", tmp_path / "x.pdf", "--lang", "en"), 2, "legends has nothing to print")
    refused(run("print", "uprising", "-o", tmp_path / "no" / "x.pdf", "--lang", "en"), 2, "no folder")
    refused(run("print", "uprising", "--lang", "en"), 2, "--out")
