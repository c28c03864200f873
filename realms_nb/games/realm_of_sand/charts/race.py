"""When will the game end? The hourglasses of every seat, and in how many rounds sampled futures ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import Source, percent, place, seen
from realms_nb.charts.style import LIGHT, AnyChart
from realms_nb.core.errors import BadSetup
from realms_nb.core.narrator import Narrator
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.charts.look import HOURGLASS, note, note_rows, rows_axis
from realms_nb.games.realm_of_sand.engine.views import View
from realms_nb.games.realm_of_sand.odds.win_chances import Endings, endings, rounds_left
from realms_nb.simulation.policies import told
from realms_nb.simulation.statistics import wilson

PLAYOUTS = 400
# Pixels, and the most numbers of rounds that have a bar of their own.
WIDTH, NAMES, ROW, HEIGHT, MOST_BARS = 400, 110, 26, 120, 9


def race_table(
    source: Source,
    found: Endings | None = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> pd.DataFrame:
    """How often the game ended in so many rounds, the present one being 1: `rounds`, `share` with its interval."""
    view, _ = _checked(source, names, language)
    return rounds_left(view, endings(view, PLAYOUTS) if found is None else found)


def race_chart(
    source: Source,
    found: Endings | None = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> AnyChart:
    """Hourglasses of each seat, and below in how many rounds the game will probably end.

    `found` are sampled endings; without them 400 futures are sampled.
    `source` is a match, or a view with the `names` at its table; the words are in `language`.
    """
    return race_plot(source, found, names=names, language=language).chart()


def race_plot(
    source: Source,
    found: Endings | None = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> Plot:
    """The same as `race_chart`, for a live chart: rows first, drawn only if need be."""
    view, narrator = _checked(source, names, language)
    found = endings(view, PLAYOUTS) if found is None else found
    bars = _bars(rounds_left(view, found), found.playouts, narrator)
    needed = view.rules.hourglasses_to_end
    glasses: list[dict[str, Any]] = []
    for seat, owned in enumerate(view.hourglasses):
        words = {
            "place": place(seat, narrator),
            "name": narrator.name(seat),
            "written": narrator.say("chart-race-glasses", count=owned, needed=needed),
        }
        glasses += [words | {"x": at + 0.5, "has": at < owned, "last": at == needed - 1} for at in range(needed)]
    over = view.decision is None
    below = narrator.say("chart-race-over" if over else "chart-race-below", count=found.playouts)
    like = "" if over else told(narrator, found)
    owners = "; ".join(f"{narrator.name(seat)} {owned}" for seat, owned in enumerate(view.hourglasses))
    likely = "; ".join(f"{row['label']}: {row['written']}" for row in bars)
    return Plot(
        look=("sand race", narrator.language, needed, len(view.realms)),
        frames={"glasses": pd.DataFrame(glasses), "bars": pd.DataFrame(bars), "note": note_rows(below, like)},
        description=narrator.say(
            "chart-race-description", needed=needed, glasses=owners, rounds=likely, count=found.playouts
        ),
        draw=lambda data: _draw(data, needed, narrator),
    )


def _checked(source: Source, names: Sequence[str] | None, language: str | None) -> tuple[View, Narrator]:
    view, narrator = seen(source, GAME, names, language)
    if len(view.realms) == 1:
        raise BadSetup(code="race_alone", game=GAME.name, turns=view.rules.solo_turns)
    return view, narrator


def _bars(table: pd.DataFrame, playouts: int, narrator: Narrator) -> list[dict[str, Any]]:
    """A bar for every number of rounds from the first to the last; what is rare and late stands together in one."""
    counts = dict(zip(map(int, table["rounds"]), map(float, table["share"]), strict=True))
    first, last = min(counts), max(counts)
    edge = min(last, first + MOST_BARS - 1)
    bars: list[dict[str, Any]] = []
    for rounds in range(first, edge + 1):
        together = rounds == edge < last
        share = sum(part for n, part in counts.items() if n == rounds or (together and n > rounds))
        low, high = (percent(end, narrator) for end in wilson(share * playouts, playouts))
        bars.append(
            {
                "rounds": rounds,
                "label": narrator.say("chart-race-more", rounds=rounds) if together else str(rounds),
                "share": share,
                "written": percent(share, narrator),
                "interval": narrator.say("chart-range", low=low, high=high),
            }
        )
    most = max(bar["share"] for bar in bars)
    return [bar | {"likeliest": bar["share"] == most} for bar in bars]


def _draw(data: Data, needed: int, narrator: Narrator) -> AnyChart:
    say = narrator.say
    glasses, bars = alt.Chart(data["glasses"]), alt.Chart(data["bars"])
    x = alt.X("x:Q", axis=None, scale=alt.Scale(domain=[0, needed], nice=False))
    y = alt.Y("place:N", axis=rows_axis(NAMES))
    tooltip = [
        alt.Tooltip("name:N", title=say("chart-seat")),
        alt.Tooltip("written:N", title=say("column-hourglasses")),
    ]
    shape: dict[str, Any] = {"shape": HOURGLASS, "size": 210, "opacity": 1, "strokeWidth": 1.2}
    full = glasses.transform_filter("datum.has").mark_point(
        **shape, filled=True, fill=LIGHT["coin"], stroke=LIGHT["ink"]
    )
    empty = glasses.transform_filter("!datum.has").mark_point(
        **shape, filled=False, stroke=LIGHT["line-2"], strokeDash=[2, 2]
    )
    sums = glasses.transform_filter("datum.last").mark_text(**style.text(), align="left", dx=16)
    above = alt.layer(
        full.encode(x=x, y=y, tooltip=tooltip),
        empty.encode(x=x, y=y, tooltip=tooltip),
        sums.encode(x=x, y=y, text="written:N", tooltip=tooltip),
        note(data, NAMES, above=8),
    ).properties(width=WIDTH, height=alt.Step(ROW), view=style.frameless())
    rounds = alt.X("label:O", sort=None, axis=style.axis(say("chart-race-rounds"), labelAngle=0, ticks=False))
    share = alt.Y("share:Q", axis=None, scale=alt.Scale(zero=True))
    chances = [
        alt.Tooltip("label:O", title=say("chart-race-rounds")),
        alt.Tooltip("written:N", title=say("chart-chance")),
        alt.Tooltip("interval:N", title=say("chart-interval")),
    ]
    columns = bars.mark_bar(color=LIGHT["bar"], cornerRadiusEnd=2).encode(x=rounds, y=share, tooltip=chances)
    framed = bars.transform_filter("datum.likeliest").mark_bar(
        fillOpacity=0, stroke=LIGHT["ink"], strokeWidth=2, cornerRadiusEnd=2
    )
    words = bars.mark_text(**style.text(), dy=-8).encode(x=rounds, y=share, text="written:N", tooltip=chances)
    # Drawn without ink: a browser's type may be higher than was reckoned, and the title of the axis would be cut.
    room = bars.mark_text(opacity=0).encode(x=rounds, y=alt.value(HEIGHT + 46), text="label:O")
    below = alt.layer(columns, framed.encode(x=rounds, y=share), words, room).properties(
        width=WIDTH, height=HEIGHT, view=style.frameless()
    )
    return alt.vconcat(above, below, spacing=18).properties(title=style.title(say("chart-race-title"), offset=6))
