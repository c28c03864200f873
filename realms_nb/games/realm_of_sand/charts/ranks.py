"""Alone: which rank will it be? The final score of sampled futures, with the borders of the ranks."""

from __future__ import annotations

from collections.abc import Sequence

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import Source, percent, seen
from realms_nb.charts.style import LIGHT, AnyChart
from realms_nb.core.errors import BadSetup
from realms_nb.core.narrator import Narrator
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.charts.look import note, note_rows, rows_axis
from realms_nb.games.realm_of_sand.engine.rules import RANKS
from realms_nb.games.realm_of_sand.odds.win_chances import Endings, endings, final_scores
from realms_nb.simulation.policies import told
from realms_nb.simulation.statistics import wilson

PLAYOUTS = 400
# Pixels: the plot, and the ranks before it.
WIDTH, NAMES = 400, 130


def rank_chart(
    source: Source,
    found: Endings | None = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> AnyChart:
    """The distribution of the final score of a solo game, with the borders of the five ranks.

    `found` are sampled endings; without them 400 futures are sampled.
    `source` is a match, or a view with the `names` at its table; the words are in `language`.
    """
    return rank_plot(source, found, names=names, language=language).chart()


def rank_plot(
    source: Source,
    found: Endings | None = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> Plot:
    """The same as `rank_chart`, for a live chart: rows first, drawn only if need be."""
    view, narrator = seen(source, GAME, names, language)
    if len(view.realms) != 1:
        raise BadSetup(code="ranks_alone", game=GAME.name)
    found = endings(view, PLAYOUTS) if found is None else found
    scores, count = final_scores(view, found), found.playouts
    shares = [_share(key, scores, count) for key in RANKS]
    borders = pd.DataFrame(
        {
            "points": [0, *view.rules.rank_points],
            # The highest rank stands at the top.
            "place": [f"{len(RANKS) - at} {narrator.term(key)}" for at, key in enumerate(RANKS)],
            "share": [share for share, _, _ in shares],
            "low": [low for _, low, _ in shares],
            "high": [high for _, _, high in shares],
            "written": [_share_words(share, narrator) for share in shares],
        }
    )
    now = pd.DataFrame({"points": [view.scores[0].total]})
    listed = "; ".join(
        f"{narrator.term(key)} {_share_words(share, narrator)}" for key, share in zip(RANKS, shares, strict=True)
    )
    return Plot(
        look=("sand ranks", narrator.language),
        frames={
            "scores": scores,
            "borders": borders,
            "now": now,
            "note": note_rows(narrator.say("chart-ranks-below", count=count), told(narrator, found)),
        },
        description=narrator.say("chart-ranks-description", ranks=listed),
        draw=lambda data: _draw(data, narrator),
    )


def _share(key: str, scores: pd.DataFrame, count: int) -> tuple[float, float, float]:
    """The share of the futures that reach a rank, and its interval."""
    hits = round(sum(share for rank, share in zip(scores["rank"], scores["share"], strict=True) if rank == key) * count)
    low, high = wilson(hits, count) if count else (0.0, 1.0)
    return hits / max(1, count), low, high


def _share_words(found: tuple[float, float, float], narrator: Narrator) -> str:
    share, low, high = (percent(part, narrator) for part in found)
    return f"{share} ({narrator.say('chart-range', low=low, high=high)})"


def _draw(data: Data, narrator: Narrator) -> AnyChart:
    say = narrator.say
    sign = say("chart-percent", value="")
    x = alt.X("points:Q", axis=style.axis(say("chart-points"), tickCount=8), scale=alt.Scale(zero=True, nice=False))
    shares = style.axis(
        None, labelExpr=f"format(100 * datum.value, '.0f') + '{sign}'", tickCount=4, minExtent=NAMES, maxExtent=NAMES
    )
    y = alt.Y("share:Q", axis=shares)
    bars = alt.Chart(data["scores"]).mark_bar(size=7, color=LIGHT["bar"]).encode(x=x, y=y)
    lines = alt.Chart(data["borders"]).mark_rule(color=LIGHT["ink-2"], strokeDash=[4, 3]).encode(x=x)
    now = alt.Chart(data["now"]).mark_point(shape="triangle-up", size=120, filled=True, color=LIGHT["glow"])
    above = alt.layer(bars, lines, now.encode(x=x, y=alt.value(110)), note(data, NAMES, above=8)).properties(
        width=WIDTH, height=110
    )
    rows = alt.Chart(data["borders"])
    place = alt.Y("place:N", axis=rows_axis(NAMES))
    spans = rows.mark_rule(strokeWidth=3, color=LIGHT["bar"], strokeCap="round").encode(
        x=alt.X("low:Q", axis=None, scale=alt.Scale(domain=[0, 1.3])), x2="high:Q", y=place
    )
    points = rows.mark_point(filled=True, size=90, opacity=1, color=LIGHT["bar"]).encode(x="share:Q", y=place)
    words = rows.mark_text(**style.text(), align="left", dx=8).encode(x="high:Q", y=place, text="written:N")
    below = alt.layer(spans, points, words).properties(width=WIDTH, height=alt.Step(20), view=style.frameless())
    return alt.vconcat(above, below).properties(title=style.title(say("chart-ranks-title"), offset=6))
