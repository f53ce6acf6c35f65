"""Every option of the set-up of Root."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from deskovka.content.setups import PER_SEAT, one_of
from deskovka.games.root.content import FactionName, HirelingName, LandmarkName

Played = Literal[
    "drawn",
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "vagabond_second",
    "cult",
    "riverfolk",
    "duchy",
    "corvids",
    "hundreds",
    "keepers",
]


class RootSetup(msgspec.Struct, frozen=True, kw_only=True):
    """Every option of the set-up.

    ``plays`` names the faction of each seat, or leaves it to the lot; empty, all are drawn.
    ``factions`` names as many factions as there are players; left empty it is the first ones of the usual order. In
    the draft it names those that may be laid out, by default all. ``seating`` says whether chance gives them to the
    seats or they are in the order of the seats. ``preparation`` is the standard set-up (5.1), the advanced one (A)
    with factions set up as in 5.1, or the advanced one with the draft (A.8.1). ``suits`` are random where a map has
    none printed. ``landmarks`` says how many are drawn (A.5), ``landmark_cards`` from which cards, by default all that
    are meant for so many players; ``map_landmarks`` whether the ferry or tower of the map stays where it is.
    ``hirelings`` brings three of them into play (A.6), drawn of the ``hireling_cards`` named, by default of all;
    ``insurgents`` says whether two players with hirelings keep insurgent cards in their draft (A.8.1.I).
    """

    shown_first: ClassVar[tuple[str, ...]] = ("map", "deck", "preparation")

    players: Annotated[int, Meta(ge=2, le=6)] = 4
    plays: Annotated[tuple[Played, ...], PER_SEAT] = ()
    factions: tuple[FactionName, ...] = ()
    seating: Literal["drawn", "listed"] = "drawn"
    first: Literal["drawn", 0, 1, 2, 3, 4, 5] = "drawn"
    map: Annotated[str, one_of("maps", "autumn", "winter", "lake", "mountain")] = "autumn"
    suits: Literal["printed", "drawn"] = "printed"
    deck: Annotated[str, one_of("decks", "base", "exiles")] = "base"
    preparation: Literal["standard", "advanced", "draft"] = "standard"
    hirelings: Literal["none", "drawn"] = "none"
    hireling_cards: tuple[HirelingName, ...] = ()
    insurgents: Literal["left_out", "kept"] = "left_out"
    reach: Literal["checked", "any"] = "checked"
    landmarks: Annotated[int, Meta(ge=0, le=2)] = 0
    landmark_cards: tuple[LandmarkName, ...] = ()
    map_landmarks: Literal["kept", "left_out"] = "kept"
    standing: Literal["allowed", "none"] = "allowed"
    edition: dict[str, Any] = {}
