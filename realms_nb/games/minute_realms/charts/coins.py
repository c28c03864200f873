"""What is a coin worth? The points of a laid realm with no coin, one coin and so on, card by card."""

from __future__ import annotations

from typing import cast

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.style import AnyChart
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.laid import LaidRealm


def coin_worth_table(realm: LaidRealm, most: int = 12) -> pd.DataFrame:
    """What each card of a realm scores with 0 to `most` coins: a row per card and one for all, a column per coin."""
    rows = _rows(realm, most)
    table = rows.pivot(index="label", columns="coins", values="points").reindex(rows["label"].unique())
    table.loc[_narrator(realm).say("chart-total")] = table.sum()
    return table.astype(int).rename_axis(index=None)


def coin_worth_chart(realm: LaidRealm, most: int = 12) -> AnyChart:
    """What coins are worth to a realm: a bar for each number of coins, made of what each card scores."""
    return coin_worth_plot(realm, most).chart()


def coin_worth_plot(realm: LaidRealm, most: int = 12) -> Plot:
    """The same as `coin_worth_chart`, for a live chart: rows first, drawn only if need be."""
    rows, narrator = _rows(realm, most), _narrator(realm)
    listed = "; ".join(f"{coins}: {realm.changed(coins=coins).points}" for coins in range(most + 1))
    return Plot(
        look=("coin worth", narrator.language, tuple(rows["label"].unique())),
        frames={"worth": rows},
        description=narrator.say("chart-worth-description", listed=listed),
        draw=lambda data: _draw(data, narrator),
    )


def _narrator(realm: LaidRealm) -> Narrator:
    return GAME.narrator(rules=realm.rules, language=realm.language)


def _rows(realm: LaidRealm, most: int) -> pd.DataFrame:
    if not isinstance(cast(object, realm), LaidRealm):
        raise BadSetup(f"What coins are worth is told of a realm, as rn.realm(...) lays it, not of {shown(realm)}.")
    narrator = _narrator(realm)
    rows = [
        (coins, narrator.label(line.card) if line.card else narrator.say("chart-award"), line.points)
        for coins in range(most + 1)
        for line in realm.changed(coins=coins).sheet.lines
    ]
    return pd.DataFrame(rows, columns=["coins", "label", "points"])


def _draw(data: Data, narrator: Narrator) -> AnyChart:
    say = narrator.say
    bars = (
        alt.Chart(data["worth"])
        .mark_bar()
        .encode(
            x=alt.X("coins:O", axis=style.axis(say("chart-coin"), labelAngle=0, ticks=False)),
            y=alt.Y("points:Q", axis=style.axis(say("chart-points"), tickMinStep=1)),
            color=alt.Color("label:N", legend=alt.Legend(title=None, orient="bottom", labelFontSize=12)),
            tooltip=[
                alt.Tooltip("coins:O", title=say("chart-coin")),
                alt.Tooltip("label:N", title=say("chart-cards")),
                alt.Tooltip("points:Q", title=say("chart-points")),
            ],
        )
    )
    return alt.layer(bars).properties(title=style.title(say("chart-worth-title")), width=430, height=200)
