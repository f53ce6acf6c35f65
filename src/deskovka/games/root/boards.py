"""The boards of the factions as typed tables, with their set-up cards, quests and characters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=0, le=99)]
Numbers = tuple[Count, ...]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that is read from YAML."""


class BoardTable(Table, frozen=True):
    """What every faction board says."""

    warriors: Count
    tokens: dict[str, Count]
    buildings: dict[str, Count]


class Track(Table, frozen=True):
    """A track of buildings: the points and the card symbols on its spaces, the leftmost first."""

    vp: Numbers
    card_bonus: Numbers


class MarquiseTracks(Table, frozen=True):
    """6.5.4, 6.6: her three tracks, which share one row of costs."""

    wood_cost: Numbers
    sawmill: Track
    workshop: Track
    recruiter: Track


class MarquiseTable(BoardTable, frozen=True):
    """6. The board of the Marquise."""

    tracks: MarquiseTracks
    actions_per_daylight: Count


class Leader(Table, frozen=True):
    """7.8: a leader, with what he changes."""

    id: str
    viziers: tuple[str, str]
    ignores_disdain: bool = False
    warriors_per_recruit: Count = 1
    extra_hits_as_attacker: Count = 0
    extra_vp_per_battle: Count = 0


class EyrieTracks(Table, frozen=True):
    """7.6: the track of the roosts."""

    roost: Track


class EyrieTable(BoardTable, frozen=True):
    """7. The board of the Eyrie."""

    tracks: EyrieTracks
    decree_columns: tuple[str, ...]
    leaders: tuple[Leader, ...]


class SympathyTrack(Table, frozen=True):
    """8.4.2: the track of sympathy."""

    cost: Numbers
    vp: Numbers


class AllianceTracks(Table, frozen=True):
    """8.4.2: the track of sympathy."""

    sympathy: SympathyTrack


class AllianceTable(BoardTable, frozen=True):
    """8. The board of the Alliance."""

    tracks: AllianceTracks
    starting_supporters: Count
    supporters_capacity_without_base: Count
    base_card_bonus: dict[str, Count]
    revolt_cost: Count
    martial_law_warriors: Count
    martial_law_extra: Count


class Quest(Table, frozen=True):
    """9.5.5: a quest card."""

    id: str
    suit: Literal["fox", "rabbit", "mouse"]
    items: tuple[str, str]


class Character(Table, frozen=True):
    """D. A character of the Vagabond."""

    id: str
    set: str
    items: tuple[str, ...]


class RelationshipChart(Table, frozen=True):
    """9.2.9: the chart of relationships."""

    spaces: tuple[str, ...]
    aids_to_next: Numbers
    vp_on_reaching: Numbers
    aid_allied_vp: Count


class PerItem(Table, frozen=True):
    """A number that grows with the ready items on a track."""

    base: Count
    per_bag_on_track: Count = 0
    per_tea_on_track: Count = 0
    per_coin_on_track: Count = 0


class VagabondTable(BoardTable, frozen=True):
    """9. The board of the Vagabond."""

    item_tracks: dict[str, Count]
    item_limit: PerItem
    refresh: PerItem
    draw: PerItem
    damage_on_full_removal: Count
    relationship_chart: RelationshipChart
    characters: tuple[Character, ...]
    quests: tuple[Quest, ...]


class Reach(Table, frozen=True):
    """5.2, 5.2-x1: the reach of each faction, and how much of it is the least."""

    values: dict[str, Count]
    absolute_minimum: Count


class Dice(Table, frozen=True):
    """4.3.2-x1: the battle dice."""

    count: Literal[2]
    sides: Annotated[int, Meta(ge=1, le=99)]
    faces: Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], Meta(min_length=1)]


class AllDice(Table, frozen=True):
    """The dice of the game."""

    battle: Dice


class FactionsTable(Table, frozen=True):
    """Every faction of the base game, and what is common to them."""

    marquise: MarquiseTable
    eyrie: EyrieTable
    alliance: AllianceTable
    vagabond: VagabondTable
    setup_order: tuple[str, ...]
    reach: Reach
    dice: AllDice

    def tracks(self) -> Iterator[tuple[str, int, Numbers]]:
        """Each track with its path and the number of pieces that it holds."""
        for piece in ("sawmill", "workshop", "recruiter"):
            track: Track = getattr(self.marquise.tracks, piece)
            pieces = self.marquise.buildings[piece]
            yield "marquise.tracks.wood_cost", pieces, self.marquise.tracks.wood_cost
            yield f"marquise.tracks.{piece}.vp", pieces, track.vp
            yield f"marquise.tracks.{piece}.card_bonus", pieces, track.card_bonus
        roosts, roost = self.eyrie.buildings["roost"], self.eyrie.tracks.roost
        yield "eyrie.tracks.roost.vp", roosts, roost.vp
        yield "eyrie.tracks.roost.card_bonus", roosts, roost.card_bonus
        tokens, sympathy = self.alliance.tokens["sympathy"], self.alliance.tracks.sympathy
        yield "alliance.tracks.sympathy.cost", tokens, sympathy.cost
        yield "alliance.tracks.sympathy.vp", tokens, sympathy.vp


class Homelands(Table, frozen=True):
    """A.8.2: how many homelands a faction has, and what is asked of them."""

    count: Count
    rule: tuple[Literal["edge", "min_between_2", "nonadjacent", "adjacent_to_another_own"], ...]


class SetupCard(Table, frozen=True):
    """A.8.2-x1: a faction set-up card."""

    faction: str
    militant: bool
    reach: Count
    homelands: Homelands
    each_homeland: dict[str, Count] = {}
    every_other_clearing: dict[str, Count] = {}
    one_homeland: dict[str, Count] = {}
    one_homeland_rule: tuple[str, ...] = ()
    different_homelands: tuple[str, ...] = ()
    supporters: Count = 0
    quests: Count = 0
    reach_second: Count = 0
    leader: str = ""
    pawn: str = ""
    character: str = ""
    relationships: str = ""
    ruin_items: bool = False
