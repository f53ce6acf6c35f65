"""What a game has printed for a real table: a board, cards and player aids; and how that becomes pages of A4."""

from __future__ import annotations

import json
from importlib.resources import files

import msgspec

from deskovka.content.extras import needing
from deskovka.kernel import DeskovkaError


class NothingToPrint(DeskovkaError):
    """The game says nothing of what is printed."""

    key = "nothing-to-print"
    sentence = "{game} has nothing to print."


class PrintedCard(msgspec.Struct, frozen=True):
    """A card, and how many of it are cut out."""

    title: str
    lines: tuple[str, ...]
    copies: int


class Track(msgspec.Struct, frozen=True):
    """A row of boxes from nought up, on which something is counted; the first mark stands at the start."""

    title: str
    most: int
    start: int


class Mat(msgspec.Struct, frozen=True):
    """What lies before a player: whose it is, what it begins with, and its tracks."""

    title: str
    lines: tuple[str, ...]
    tracks: tuple[Track, ...]


class Aid(msgspec.Struct, frozen=True):
    """A sheet that lies beside the board: parts with a heading and lines."""

    title: str
    parts: tuple[tuple[str, tuple[str, ...]], ...]


class Sheets(msgspec.Struct, frozen=True):
    """Everything that is printed, in words of one language."""

    title: str
    language: str
    board: str
    """As SVG; empty without one."""
    cards: tuple[PrintedCard, ...]
    mats: tuple[Mat, ...]
    aids: tuple[Aid, ...]


def pdf(sheets: Sheets) -> bytes:
    """The pages: the board on one, nine cards on each of the next, then the mats of the players and the aids."""
    with needing("print", "deskovka print"):
        import typst

    source = files("deskovka.content").joinpath("printing.typ").read_bytes()
    data = json.dumps(msgspec.to_builtins(sheets), ensure_ascii=False)
    made = typst.compile(source, sys_inputs={"sheets": data}, format="pdf")
    assert isinstance(made, bytes)
    return made
