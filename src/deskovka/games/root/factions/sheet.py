"""What every printed faction board says: pieces and tracks."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from deskovka.content.editions import Id
from deskovka.content.tables import Entry

Count = Annotated[int, Meta(ge=0, le=99)]
Few = Annotated[int, Meta(ge=0, le=9)]
Numbers = Annotated[tuple[Few, ...], Meta(max_length=20)]
Pieces = Annotated[dict[Id, Annotated[int, Meta(ge=1, le=20)]], Meta(max_length=9)]
ClearingSuit = Literal["fox", "rabbit", "mouse"]
Item = Literal["boot", "sword", "crossbow", "torch", "hammer", "tea", "coin", "bag"]
ITEMS: tuple[Item, ...] = get_args(Item)


class Sheet(Entry, frozen=True):
    """What every faction board says; which pieces there are belongs to the rules of the faction."""

    warriors: Annotated[int, Meta(ge=0, le=50)]
    tokens: Pieces
    buildings: Pieces


class Track(Entry, frozen=True):
    """A track of buildings: the points and the card symbols on its spaces, the leftmost first."""

    vp: Numbers
    card_bonus: Numbers
