"""What an edition of Paladins must keep: numbers and names that agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.content.editions import EditionBreaksCount, EditionWrongValue
from deskovka.content.shown import shown

if TYPE_CHECKING:
    from deskovka.games.paladins.tables import Content, Space

LEFT_SPOTS = {"develop": 2, "recruit": 2, "hunt": 2, "trade": 2, "pray": 1, "conspire": 1}
RIGHT_SPOTS = 3
_ROWS = {
    "develop": {"silver": (1, 1)},
    "pray": {"silver": (1, 1)},
    "commission": {"provision": (1, 9)},
    "fortify": {"provision": (1, 9)},
    "garrison": {"provision": (1, 9)},
    "absolve": {"silver": (1, 9)},
    "convert": {"silver": (1, 9)},
}
"""How long the rows of costs may be, for each action that has some."""
WITH_BOTH = ("hunt", "trade")
"""PW-ACT-HUNT-1, PW-ACT-TRADE-1: actions that bring something else with a worker on each spot."""
SCORED = ("develop", "commission", "fortify", "garrison", "absolve")
"""PW-SCORE-3 to PW-SCORE-6: actions whose rows score at the end."""
QUIET = ("labourer", "scout", "merchant", "fighter", "cleric", "faith", "strength", "influence", "provision", "silver")
"""Rewards that ask nobody and stir nothing."""


def check_content(content: Content) -> None:
    """Raise when an edition changed something that must agree with something else."""
    for action, spots in LEFT_SPOTS.items():
        _check_space(content, action, spots)
    for action in ("commission", "fortify", "garrison", "absolve", "attack", "convert"):
        _check_space(content, action, RIGHT_SPOTS)
    _check_cards(content)
    _check_kings(content)
    _check_inquisition(content)
    _check_alternatives(content)


def _check_space(content: Content, action: str, spots: int) -> None:
    """PW-TURN-2, PW-TURN-5: every action has its space, its spots, and costs for as often as it can be done."""
    space: Space | None = {**content.spaces}.get(action)  # type: ignore[call-overload]  # a Literal, not any text
    path = f"spaces.{action}"
    if space is None:
        raise EditionBreaksCount(path=path, value="0 ×", expected="1 ×")
    if len(space.spots) != spots:
        raise EditionBreaksCount(path=f"{path}.spots", value=f"{len(space.spots)} ×", expected=f"{spots} ×")
    for row in ("silver", "provision", "influence"):
        least, most = _ROWS.get(action, {}).get(row, (0, 0))
        if action in ("fortify", "absolve") and row == "influence":
            least = most = len(space.provision or space.silver)
        count = len(getattr(space, row))
        if not least <= count <= most:
            expected = f"{least} ×" if least == most else f"{least}–{most} ×"
            raise EditionBreaksCount(path=f"{path}.{row}", value=f"{count} ×", expected=expected)
    for part, actions in (("two", WITH_BOTH), ("points", SCORED)):
        count = len(getattr(space, part))
        if count and action not in actions:
            raise EditionBreaksCount(path=f"{path}.{part}", value=f"{count} ×", expected="0 ×")


def _check_cards(content: Content) -> None:
    """PW-ROUND-4 to PW-ROUND-6, PW-CARD-OUT-1: cards for every round, a rule of scoring for every outsider."""
    need = content.rounds + 2
    if len(content.paladins) < need:
        raise EditionBreaksCount(path="paladins", value=f"{len(content.paladins)} ×", expected=f"≥ {need} ×")
    for card in content.outsiders:
        if card.kind not in content.scoring:
            known = ", ".join(content.scoring)
            raise EditionWrongValue(path=f"outsiders.{card.id}.kind", value=shown(card.kind), expected=known)
    times = len(content.spaces["absolve"].silver)
    if len(content.absolve_slots) < times:
        value = f"{len(content.absolve_slots)} ×"
        raise EditionBreaksCount(path="absolve_slots", value=value, expected=f"≥ {times} ×")
    seen: set[str] = set()
    for region in content.regions:
        for slot in region.slots:
            if slot.id in seen:
                path = f"regions.{region.id}.slots.{slot.id}.id"
                raise EditionWrongValue(path=path, value=slot.id, expected=f"≠ {slot.id}")
            seen.add(slot.id)


def _check_kings(content: Content) -> None:
    """PW-SETUP-6, PW-SOLO-SETUP-4: enough King's cards for what is laid out and turned over."""
    orders = max(len(content.order_points), *content.solo.workshops.values())
    if len(content.orders) < orders:
        raise EditionBreaksCount(path="orders", value=f"{len(content.orders)} ×", expected=f"≥ {orders} ×")
    if len(content.favours) < content.favours_in_play:
        value, expected = f"{len(content.favours)} ×", f"≥ {content.favours_in_play} ×"
        raise EditionBreaksCount(path="favours", value=value, expected=expected)
    schemes = sum(content.solo.schemes.values())
    if not schemes:
        raise EditionBreaksCount(path="solo.schemes", value=f"{schemes} ×", expected="≥ 1 ×")
    if len(content.solo.workshops) < 3:
        raise EditionBreaksCount(path="solo.workshops", value=f"{len(content.solo.workshops)} ×", expected="3 ×")


def _check_inquisition(content: Content) -> None:
    """PW-INQ-1: what townsfolk bring in an Inquisition is taken at once and cannot bring the next one."""
    for card in content.townsfolk:
        allowed = (*QUIET, "remove_suspicion")
        wrong = [token for token in card.gain if token not in allowed] if card.trigger == "inquisition" else []
        if wrong:
            path = f"townsfolk.{card.id}.gain"
            raise EditionWrongValue(path=path, value=wrong[0], expected=", ".join(allowed))


def _check_alternatives(content: Content) -> None:
    """PW-FAVOUR-5, PW-ACT-FORTIFY-6: alternatives are told apart by the first thing that each of them gives."""
    for kind, cards in (("walls", content.walls), ("favours", content.favours)):
        for card in cards:
            first = [next((token for token, times in gains.items() if times), "") for gains in card.either]
            if "" in first or len(set(first)) < len(first) or len(first) == 1:
                raise EditionWrongValue(path=f"{kind}.{card.id}.either", value=shown(first), expected="a ≠ b")
