"""What a bot thought, in words: lines of the common catalogs, with the names that the game has for its features."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.bots.reasons import Decisive, Reasons
from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Line, line
from deskovka.kernel import NOTHING, Option

WEIGHED = 5
"""So many answers are told of at most."""


class Weighed(msgspec.Struct, frozen=True):
    """An answer that was weighed, and the lead in points that was expected of it."""

    option: Option
    say: Line
    lead: float
    chosen: bool
    """Whether it is what was answered."""


class Thoughts(msgspec.Struct, frozen=True):
    """Why somebody answered, or should."""

    seat: int
    bot: str
    """Whose thoughts these are."""
    expected: Line | None
    """The lead before and after; None where nothing was expected."""
    weighed: tuple[Weighed, ...]
    """The best answers, and what was answered."""
    plan: Line | None
    decides: Line | None
    notes: tuple[Line, ...]
    """What else one must know of these thoughts."""


def told(game: TabletopGame[Any], bot: str, reasons: Reasons, answered: Option | None) -> Thoughts:
    """Reasons in words; ``answered`` is what was answered, as far as whoever reads may know it."""
    found = list(reasons.alternatives[:WEIGHED])
    found += [each for each in reasons.alternatives[WEIGHED:] if each.option == answered]
    plan = [line("why-answer", seat=seat, option=said(game, option)) for seat, option in reasons.plan[1:]]
    return Thoughts(
        seat=reasons.seat,
        bot=bot,
        expected=line("why-lead", before=points(reasons.lead_before), after=points(found[0].lead)) if found else None,
        weighed=tuple(
            Weighed(each.option, said(game, each.option), round(each.lead, 2), each.option == answered)
            for each in found
        ),
        plan=line("why-plan", answers=tuple(plan)) if plan else None,
        decides=_decides(reasons),
        notes=() if found else (line("why-drawn"),),
    )


def said(game: TabletopGame[Any], option: Option) -> Line:
    """An option as a phrase."""
    if option == NOTHING:
        return line("why-nothing")
    return Line(f"option-{option[0]}", dict(game.lexicon.facts(option)))


def points(number: float) -> Line:
    """A lead in points as a phrase: with its sign, to a tenth.

    >>> points(-2.07)
    Line(say='points-minus', facts={'whole': 2, 'tenth': 1}, of=None)
    """
    whole, tenth = divmod(round(abs(number) * 10), 10)
    return line("points-minus" if number < 0 and (whole or tenth) else "points-plus", whole=whole, tenth=tenth)


def _decides(reasons: Reasons) -> Line | None:
    """The features that decide, each with what it means in points."""
    if not reasons.decisive:
        return None
    return line("why-decides", features=tuple(_feature(each, reasons.seat) for each in reasons.decisive))


def _feature(each: Decisive, seat: int) -> Line:
    feature = Line(f"feature-{each.feature}")
    if each.seat == seat:
        return line("why-feature", feature=feature, worth=points(each.worth))
    return line("why-feature-of", seat=each.seat, feature=feature, worth=points(each.worth))
