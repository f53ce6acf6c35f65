"""Reports that stand alone: one HTML file with sentences, plots, their data, and the script that draws them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from deskovka.content.extras import needing
from deskovka.content.words import Words
from deskovka.content.written import write_edition
from deskovka.lab.compare import Comparison
from deskovka.lab.measures import WINS, is_share
from deskovka.lab.reading import Reader
from deskovka.lab.varying import Sweep

if TYPE_CHECKING:
    import altair

Plot = dict[str, Any]

BEFORE, AFTER = "#8a8f98", "#b3261e"
INK = "#2b2b2b"
PLAIN = "#c9742b", "#2f5d8c", "#a83232", "#3f7d4e", "#6d4c8f", "#6b6f76"
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2b2b; background: #fdfcf8; max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem; }
h1, h2 { line-height: 1.2; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid #ddd8cc; }
th:first-child, td:first-child { text-align: left; } tr.moved td { font-weight: 600; }
pre { background: #f3efe4; padding: .8rem; overflow-x: auto; } .plot { overflow-x: auto; } .scroll { overflow-x: auto; }
"""


def comparison_report(found: Comparison, reader: Reader, words: Words) -> str:
    """A comparison as a page: what was changed, what moved, wins before and after, every difference."""
    moved = [measure for measure in found.measures if measure.moved]
    facts = {"games": found.games, "seed": str(found.seed), "bots": ", ".join(found.bots)}
    title = words.say("report-comparison", game=reader.words.say("game"))
    parts = [
        _paragraph(words.say("report-games", **facts)),
        _heading(words.say("report-change")),
        f"<pre>{escape(write_edition(found.change) if found.change else '–')}</pre>",
        _heading(words.say("report-moved")),
        *(_paragraph(reader.sentence(measure)) for measure in moved),
        _paragraph(words.say("report-noise" if moved else "report-nothing", count=len(found.measures) - len(moved))),
        _heading(words.say("report-wins")),
        _plot("wins"),
        _heading(words.say("report-differences")),
        _paragraph(words.say("report-differences-how")),
        _plot("differences"),
        _heading(words.say("report-table")),
        _comparison_table(found, reader, words),
        _paragraph(words.say("report-how")),
    ]
    with needing("lab", "--html"):
        plots = {"wins": _wins_plot(found, reader, words), "differences": _differences_plot(found, reader, words)}
    return _page(title, words, parts, plots)


def sweep_report(found: Sweep, reader: Reader, words: Words) -> str:
    """A sweep as a page: curves of wins, of the length, and of everything else that is measured."""
    facts = {"games": found.games, "seed": str(found.seed), "bots": ", ".join(found.bots)}
    title = words.say("report-sweep", game=reader.words.say("game"), path=found.path)
    parts = [
        _paragraph(words.say("report-games", **facts)),
        _heading(words.say("report-wins")),
        _plot("wins"),
        _heading(words.say("report-others")),
        _plot("others"),
        _paragraph(words.say("report-band")),
    ]
    with needing("lab", "--html"):
        plots = {"wins": _curves(found, reader, words), "others": _small_curves(found, reader)}
    return _page(title, words, parts, plots)


def _comparison_table(found: Comparison, reader: Reader, words: Words) -> str:
    headings = ("measure", "before", "after", "difference", "interval", "verdict")
    rows = [
        (
            measure.moved,
            (
                reader.label(measure),
                reader.number(measure.key, measure.before),
                reader.number(measure.key, measure.after),
                reader.number(measure.key, measure.difference, "+"),
                reader.between(measure.key, measure.interval, "+"),
                words.say("cli-compare-moved" if measure.moved else "cli-compare-noise"),
            ),
        )
        for measure in found.measures
    ]
    head = "".join(f"<th>{escape(words.say(f'cli-compare-{heading}'))}</th>" for heading in headings)
    body = "".join(
        f"<tr{' class=moved' if moved else ''}>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>\n"
        for moved, cells in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table></div>'


def _wins_plot(found: Comparison, reader: Reader, words: Words) -> Plot:
    """How often each role won before and after, with intervals."""
    import altair as alt

    before, after = words.say("cli-compare-before"), words.say("cli-compare-after")
    rows = [
        {"role": reader.label(measure), "version": version, "wins": mean, "low": low, "high": high}
        for measure in found.measures
        if measure.key.startswith(f"{WINS} ")
        for version, mean, (low, high) in (
            (before, measure.before, measure.before_interval),
            (after, measure.after, measure.after_interval),
        )
    ]
    base = alt.Chart(_data(rows)).encode(
        y=alt.Y("role:N", title=None, sort=None),
        yOffset=alt.YOffset("version:N", sort=[before, after]),
        color=alt.Color("version:N", title=None, scale=alt.Scale(domain=[before, after], range=[BEFORE, AFTER])),
    )
    scale = alt.Scale(domain=[0, 1])
    bars = base.mark_rule(strokeWidth=3).encode(x=alt.X("low:Q", title=None, scale=scale), x2="high:Q")
    axis = alt.Axis(format="%")
    dots = base.mark_circle(size=110, opacity=1).encode(
        x=alt.X("wins:Q", axis=axis, title=None, scale=scale),
        tooltip=[alt.Tooltip("role:N"), alt.Tooltip("version:N"), alt.Tooltip("wins:Q", format=".1%")],
    )
    return _spec(alt.layer(bars, dots).properties(width=620, height=alt.Step(22)))


def _differences_plot(found: Comparison, reader: Reader, words: Words) -> Plot:
    """Every difference as a part of what was there before, with its interval."""
    import altair as alt

    yes, no = words.say("cli-compare-moved"), words.say("report-maybe-noise")
    rows = [
        {
            "measure": reader.label(measure),
            "verdict": yes if measure.moved else no,
            "change": measure.difference / measure.before,
            "low": measure.interval[0] / measure.before,
            "high": measure.interval[1] / measure.before,
        }
        for measure in found.measures
        if measure.before > 0
    ]
    base = alt.Chart(_data(rows)).encode(
        y=alt.Y("measure:N", title=None, sort=None, axis=alt.Axis(labelLimit=320)),
        color=alt.Color("verdict:N", title=None, scale=alt.Scale(domain=[yes, no], range=[AFTER, BEFORE])),
    )
    scale = alt.Scale(domain=[-1, 2], clamp=True)
    axis = alt.Axis(format="+%")
    bars = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=None, scale=scale, axis=axis), x2="high:Q")
    dots = base.mark_circle(size=70, opacity=1).encode(
        x=alt.X("change:Q", scale=scale, title=None),
        tooltip=[alt.Tooltip("measure:N"), alt.Tooltip("change:Q", format="+.1%"), alt.Tooltip("verdict:N")],
    )
    nought = alt.Chart(_data([{"x": 0}])).mark_rule(color=INK, strokeDash=[4, 3]).encode(x="x:Q")
    return _spec(alt.layer(nought, bars, dots).properties(width=520, height=alt.Step(18)))


def _points(found: Sweep, reader: Reader) -> list[dict[str, Any]]:
    return [
        {
            "value": point.value,
            "key": measure.key,
            "measure": reader.label(measure),
            "mean": measure.mean,
            "low": measure.interval[0],
            "high": measure.interval[1],
        }
        for point in found.points
        for measure in point.measures
    ]


def _curves(found: Sweep, reader: Reader, words: Words) -> Plot:
    """How often each role won, by the value."""
    import altair as alt

    rows = [row for row in _points(found, reader) if is_share(row["key"])]
    base = alt.Chart(_data(rows)).encode(
        x=alt.X("value:Q", title=found.path, scale=alt.Scale(zero=False)),
        color=alt.Color("measure:N", title=None, scale=alt.Scale(range=list(PLAIN)), sort=None),
    )
    band = base.mark_area(opacity=0.18).encode(y="low:Q", y2="high:Q")
    curve = base.mark_line(point=True).encode(
        y=alt.Y("mean:Q", title=words.say("report-share"), axis=alt.Axis(format="%")),
        tooltip=["measure:N", "value:Q", alt.Tooltip("mean:Q", format=".1%")],
    )
    return _spec(alt.layer(band, curve).properties(width=560, height=320))


def _small_curves(found: Sweep, reader: Reader) -> Plot:
    """A small curve for every other measure."""
    import altair as alt

    rows = [row for row in _points(found, reader) if not is_share(row["key"])]
    base = alt.Chart().encode(x=alt.X("value:Q", title=None, scale=alt.Scale(zero=False)))
    band = base.mark_area(opacity=0.18, color=AFTER).encode(y=alt.Y("low:Q", title=None), y2="high:Q")
    curve = base.mark_line(color=AFTER, point=True).encode(y="mean:Q", tooltip=["measure:N", "value:Q", "mean:Q"])
    chart = alt.layer(band, curve).properties(width=180, height=90)
    facet = alt.Facet("measure:N", title=None, sort=list(dict.fromkeys(row["measure"] for row in rows)))
    return _spec(chart.facet(data=_data(rows), facet=facet, columns=3).resolve_scale(y="independent"))


def _data(rows: list[dict[str, Any]]) -> altair.Data:
    """Rows that stand in the plot itself."""
    import altair as alt

    return alt.Data(values=rows)  # type: ignore[no-untyped-call]  # as the library has it


def _spec(chart: Any) -> Plot:
    """A plot as Vega-Lite has it."""
    made: Plot = chart.to_dict()
    return made


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _plot(name: str) -> str:
    return f'<div class="plot" id="{name}"></div>'


def _page(title: str, words: Words, parts: Sequence[str], plots: Mapping[str, Plot]) -> str:
    """The whole page. What stands in a script must not end it."""
    with needing("lab", "--html"):
        from vl_convert import javascript_bundle

    specs = json.dumps(plots, ensure_ascii=False, sort_keys=True)
    draw = javascript_bundle("window.vegaEmbed = vegaEmbed;").replace("</script", "<\\/script")
    body, data = "\n".join(parts), specs.replace("</", "<\\/")
    return f"""<!doctype html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
{body}
<script type="application/json" id="plots">{data}</script>
<script type="module">{draw}
const plots = JSON.parse(document.getElementById("plots").textContent);
for (const [name, plot] of Object.entries(plots)) vegaEmbed(`#${{name}}`, plot, {{actions: false, renderer: "svg"}});
</script>
</body>
</html>
"""
