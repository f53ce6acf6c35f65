"""15. The printed board of the Keepers in Iron."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from deskovka.games.root.factions.sheet import Count, Few, Sheet

RelicType = Literal["figure", "tablet", "jewelry"]
TYPES: tuple[RelicType, ...] = get_args(RelicType)
"""15.2.1: the types of relics."""
Worth = Literal[1, 2, 3]
WORTHS: tuple[Worth, ...] = get_args(Worth)
"""15.2.1: what a relic may be worth."""
Faces = tuple[RelicType, RelicType]
WAYSTATIONS: tuple[Faces, ...] = (("figure", "tablet"), ("tablet", "jewelry"), ("jewelry", "figure"))
"""15.2.2: the two faces of each waystation."""


class KeepersSheet(Sheet, frozen=True):
    """The board of the Keepers in Iron."""

    relics: Annotated[
        dict[RelicType, Annotated[tuple[Worth, ...], Meta(min_length=1, max_length=9)]],
        Meta(min_length=3, max_length=3),
    ]
    """15.2.1: the values of the relics of each type."""
    set_vp: Few
    """15.5.2.III.b: what a column of all three types scores."""
    recruits: Few
    """15.4.3: the warriors for a card."""
    crowd: Annotated[int, Meta(ge=1, le=50)]
    """15.6.1: so many warriors in a clearing, and one of them leaves."""
    retinue_limit: Count
    """15.6.2: the most cards of the retinue."""
    retainers: Few
    """15.3.4: the Faithful Retainers in each column."""
    starting_warriors: Few
    """15.3.2: in each of two clearings."""
