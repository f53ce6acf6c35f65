"""The console keeps no secrets on the screen."""

from __future__ import annotations

import io
import readline

import pytest

from deskovka.terminal.console import WIDTH, Console


def test_a_cleared_screen_forgets_what_was_typed() -> None:
    readline.add_history("7")
    Console(io.StringIO(), io.StringIO()).clear()
    assert readline.get_current_history_length() == 0


def test_what_is_no_screen_gets_a_line_across() -> None:
    target = io.StringIO()
    Console(io.StringIO(), target).clear()
    assert target.getvalue() == "─" * WIDTH + "\n"


def test_lines_are_read_without_their_ends_and_without_what_keys_leave() -> None:
    console = Console(io.StringIO("  7 \n\x1b[A8\x00\n\nlast"), io.StringIO())
    assert [console.ask() for _ in range(4)] == ["7", "[A8", "", "last"]
    with pytest.raises(EOFError):
        console.ask()


def test_long_texts_are_broken_between_words() -> None:
    target = io.StringIO()
    Console(io.StringIO(), target).say("word " * 50)
    assert max(len(line.rstrip()) for line in target.getvalue().splitlines()) <= WIDTH
    assert target.getvalue().count("word") == 50


def test_brackets_are_printed_as_they_are() -> None:
    target = io.StringIO()
    Console(io.StringIO(), target).say("[bold]A4[/bold] :smile:")
    assert target.getvalue() == "[bold]A4[/bold] :smile:\n"
