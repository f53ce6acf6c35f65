"""The analysis of a game as a page of its own: the curve of everybody's expected lead, and where the game turned."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from deskovka.content.words import Words
from deskovka.lab.analysis import Analysis

WIDTH, HEIGHT, MARGIN = 960, 360, 40
COLOURS = ("#c33a2c", "#2a68ad", "#3f7d3a", "#b8860b", "#7a4aa3", "#575049")
_STYLE = """
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; font-family: Georgia, serif; color: #2b261c;
  background: #fffaf0; }
svg { width: 100%; height: auto; } polyline { fill: none; stroke-width: 2; } line { stroke: #b9ad95; }
text { font: 13px sans-serif; fill: #645b49; } li { margin: .4rem 0; }
"""
Turn = tuple[str, str, str, str, str]
"""A turning point: which answer, whose, what was answered, what was better, and what it cost."""


def page(found: Analysis, names: Sequence[str], turns: Sequence[Turn], words: Words) -> str:
    """The whole page."""
    said = [
        words.say("analysis-turn", number=number, player=player, answered=answered, best=best, cost=cost)
        for number, player, answered, best, cost in turns
    ]
    title = f"{words.say('analysis')}: {words.say('game')}"
    legend = "".join(
        f'<span style="color:{COLOURS[seat % len(COLOURS)]}">■</span> {escape(name)} '
        for seat, name in enumerate(names)
    )
    return "\n".join(
        [
            f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{escape(title)}</title>',
            f"<style>{_STYLE}</style><h1>{escape(title)}</h1><p>{legend}</p>",
            f"<p>{escape(words.say('analysis-what'))}</p>",
            curve(found, len(names)),
            f"<h2>{escape(words.say('analysis-turning' if said else 'analysis-no-turning'))}</h2>",
            "<ol>",
            *(f"<li>{escape(each)}</li>" for each in said),
            "</ol></html>",
            "",
        ]
    )


def curve(found: Analysis, players: int) -> str:
    """The expected lead of each seat over the answers, as a picture."""
    points = [(moment.at, moment.leads) for moment in found.moments]
    last = points[-1][0] + 1 if points else 1
    if found.final is not None:
        points.append((last, found.final))
    reach = max([1.0, *(abs(lead) for _, leads in points for lead in leads)])

    def x(at: int) -> float:
        return MARGIN + (WIDTH - 2 * MARGIN) * at / last

    def y(lead: float) -> float:
        return HEIGHT / 2 - (HEIGHT / 2 - MARGIN / 2) * lead / reach

    lines = []
    for seat in range(players):
        line = " ".join(f"{x(at):.1f},{y(leads[seat]):.1f}" for at, leads in points)
        lines.append(f'<polyline stroke="{COLOURS[seat % len(COLOURS)]}" points="{line}"/>')
    marks = [
        f'<circle cx="{x(moment.at):.1f}" cy="{y(moment.leads[moment.seat]):.1f}" r="5" '
        f'fill="{COLOURS[moment.seat % len(COLOURS)]}"/>'
        for moment in (found.moments[place] for place in found.turning)
    ]
    return "\n".join(
        [
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
            f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y(0):.1f}" y2="{y(0):.1f}"/>',
            f'<text x="4" y="{y(reach) + 5:.1f}">+{reach:.0f}</text>',
            f'<text x="4" y="{y(-reach):.1f}">−{reach:.0f}</text>',
            *lines,
            *marks,
            "</svg>",
        ]
    )
