"""How strong will the invaders be, and who holds? Exact chances of the strength, with each realm's defence below."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import altair as alt
import pandas as pd

from realms_nb.charts import style
from realms_nb.charts.plot import Data, Plot
from realms_nb.charts.source import Source, percent, place, seen
from realms_nb.charts.style import LIGHT, SYMBOLS, AnyChart
from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.odds import Forecast, checked_rate, default_token_rate, forecast
from realms_nb.games.minute_realms.engine.views import View

# Strengths less likely than this at the upper end are left out of the picture, never out of the table.
TOO_RARE = Fraction(1, 500)
BAND, HEIGHT, ROW = 34, 130, 26

Rate = float | Fraction | None


def invasion_table(
    source: Source,
    token_rate: Rate = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> pd.DataFrame:
    """The chance of each strength at each invasion to come, and who would hold against it as the realms stand now."""
    view, narrator = seen(source, GAME, names, language)
    rows: list[tuple[Any, ...]] = []
    for coming in forecast(view, token_rate):
        for strength, chance in coming.strengths.items():
            holding = [narrator.name(seat) for seat, shields in enumerate(coming.defences) if shields >= strength]
            words = narrator.join(holding)
            rows.append((coming.round, coming.last, strength, float(chance), percent(float(chance), narrator), words))
    return pd.DataFrame(rows, columns=["round", "last", "strength", "chance", "written", "holding"])


def hold_table(
    source: Source,
    token_rate: Rate = None,
    *,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> pd.DataFrame:
    """The chance that each realm, as it stands now, holds each invasion to come."""
    view, narrator = seen(source, GAME, names, language)
    rows = [
        (coming.round, coming.last, seat, narrator.name(seat), coming.defences[seat], float(chance))
        for coming in forecast(view, token_rate)
        for seat, chance in enumerate(coming.holds)
    ]
    table = pd.DataFrame(rows, columns=["round", "last", "seat", "name", "defence", "chance"])
    table["written"] = [percent(chance, narrator) for chance in table["chance"]]
    return table


def invasion_chart(
    source: Source,
    token_rate: Rate = None,
    *,
    after: View | None = None,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> AnyChart:
    """The strength of the invasions to come: bars are exact chances, the grid below tells who holds against what.

    `after` is the view after a move that is being considered: its chances are drawn beside the others, dashed.
    `token_rate` is the assumed chance that a round to come gets a token.
    `source` is a match, or a view with the `names` at its table; the words are in `language`.
    """
    return invasion_plot(source, token_rate, after=after, names=names, language=language).chart()


def invasion_plot(
    source: Source,
    token_rate: Rate = None,
    *,
    after: View | None = None,
    names: Sequence[str] | None = None,
    language: str | None = None,
) -> Plot:
    """The same as `invasion_chart`, for a live chart: rows first, drawn only if need be."""
    view, narrator = seen(source, GAME, names, language)
    comings = forecast(view, token_rate)
    if not comings:
        return _nothing_to_come(narrator)
    others = {coming.round: coming for coming in forecast(after, token_rate)} if after else {}
    rate = percent(float(default_token_rate(view) if token_rate is None else checked_rate(token_rate)), narrator)
    frames: dict[str, pd.DataFrame] = {}
    for coming in comings:
        other = others.get(coming.round)
        both = [coming, *([other] if other else [])]
        strengths = range(max(*(_likely_top(one) for one in both), 2) + 1)
        frames[f"strengths_{coming.round}"] = _strength_rows(both, strengths, narrator)
        frames[f"grid_{coming.round}"] = _grid_rows(coming, strengths, narrator)
    panels = tuple((coming.round, _name(coming, narrator), coming.round in others) for coming in comings)
    return Plot(
        look=("invasions", narrator.language, rate, panels),
        frames=frames,
        description=" ".join(_describe(coming, narrator) for coming in comings),
        draw=lambda data: _draw(data, panels, rate, narrator),
    )


def _draw(data: Data, panels: tuple[tuple[int, str, bool], ...], rate: str, narrator: Narrator) -> AnyChart:
    say = narrator.say
    compared = any(compared for _, _, compared in panels)
    lines = [say("chart-invasion-grid"), say("chart-invasion-below", rate=rate)]
    lines += [say("chart-invasion-after")] if compared else []
    drawn = [
        _panel(data[f"strengths_{round}"], data[f"grid_{round}"], name, compared, narrator)
        for round, name, compared in panels
    ]
    return alt.hconcat(*drawn, spacing=34).properties(title=style.title(say("chart-invasion-title"), lines))


def _panel(strengths: Any, grid: Any, name: str, compared: bool, narrator: Narrator) -> alt.VConcatChart:
    """One invasion: the bars above, below them the realms."""
    say = narrator.say
    x = alt.X(
        "strength:O",
        axis=style.axis(say("chart-strength"), labelAngle=0, ticks=False, orient="bottom"),
        scale=alt.Scale(paddingInner=0.12, paddingOuter=0.06),
    )
    y = alt.Y("chance:Q", axis=None, scale=alt.Scale(domainMin=0, nice=False))
    tooltip = [
        alt.Tooltip("strength:O", title=say("chart-strength")),
        alt.Tooltip("written:N", title=say("chart-chance")),
    ]
    base = alt.Chart(strengths)
    beside = alt.XOffset("which:O") if compared else alt.Undefined
    now = (
        base.transform_filter("datum.which == 0")
        .mark_bar(color=LIGHT["bar"])
        .encode(x=x, y=y, tooltip=tooltip, xOffset=beside)
    )
    then = (
        base.transform_filter("datum.which == 1")
        .mark_bar(fillOpacity=0, stroke=LIGHT["ink"], strokeDash=[4, 3], strokeWidth=1.3)
        .encode(x=x, y=y, tooltip=tooltip, xOffset=beside)
    )
    words = base.mark_text(**style.text(size=11), baseline="bottom", dy=-3).encode(
        x=x, y=y, text="written:N", tooltip=tooltip, xOffset=beside
    )
    step = alt.Step(round(BAND * (1.7 if compared else 1)), **{"for": "position"})
    above = alt.layer(now, *([then] if compared else []), words).properties(
        width=step, height=HEIGHT, view=style.frameless(), title=style.title(name, size=13, offset=8)
    )
    return alt.vconcat(above, _realms(grid, step, narrator), spacing=4).resolve_scale(x="shared")


def _realms(grid: Any, step: alt.Step, narrator: Narrator) -> AnyChart:
    """A row per realm: filled below the strengths it holds against, its shields marked, its chance at the end."""
    say = narrator.say
    x = alt.X("strength:O", axis=None)
    y = alt.Y("place:N", axis=style.names_axis(), scale=alt.Scale(paddingInner=0.14))
    tooltip = [
        alt.Tooltip("name:N", title=say("chart-seat")),
        alt.Tooltip("defence:Q", title=say("chart-shield")),
        alt.Tooltip("written:N", title=say("chart-hold")),
    ]
    base = alt.Chart(grid)
    cells = base.mark_rect(stroke=LIGHT["line-2"], strokeWidth=0.8, cornerRadius=2).encode(
        x=x,
        y=y,
        fillOpacity=alt.condition("datum.holds", alt.value(0.55), alt.value(0)),
        fill=alt.value(LIGHT["shield"]),
        tooltip=tooltip,
    )
    last = base.transform_filter("datum.last")
    look: dict[str, Any] = {"shape": SYMBOLS["shield"], "fill": LIGHT["shield"], "stroke": LIGHT["ink"]}
    shields = last.mark_point(**look, filled=True, size=330, strokeWidth=1, opacity=1).encode(x=x, y=y, tooltip=tooltip)
    counts = last.mark_text(**style.text("award-on", 11), fontWeight="bold").encode(
        x=x, y=y, text="defence:Q", tooltip=tooltip
    )
    holds = last.mark_text(**style.text(size=12), align="left", fontWeight="bold", x="width", dx=8).encode(
        y=y, text="written:N", tooltip=tooltip
    )
    return alt.layer(cells, shields, counts, holds).properties(width=step, height=alt.Step(ROW), view=style.frameless())


def _strength_rows(both: Sequence[Forecast], strengths: range, narrator: Narrator) -> pd.DataFrame:
    """The chance of each strength, now (0) and after the move that is being considered (1)."""
    rows = [
        (strength, which, float(chance), percent(float(chance), narrator) if chance else "")
        for which, one in enumerate(both)
        for strength in strengths
        for chance in [one.strengths.get(strength, Fraction(0))]
    ]
    return pd.DataFrame(rows, columns=["strength", "which", "chance", "written"])


def _grid_rows(coming: Forecast, strengths: range, narrator: Narrator) -> pd.DataFrame:
    """For each realm and strength whether it holds; `last` where its shields end."""
    rows = [
        {
            "seat": seat,
            "place": place(seat, narrator),
            "name": narrator.name(seat),
            "defence": shields,
            "chance": float(chance),
            "written": percent(float(chance), narrator),
            "strength": strength,
            "holds": strength <= shields,
            "last": strength == min(shields, strengths[-1]),
        }
        for seat, (shields, chance) in enumerate(zip(coming.defences, coming.holds, strict=True))
        for strength in strengths
    ]
    return pd.DataFrame(rows)


def _likely_top(coming: Forecast) -> int:
    return max(strength for strength, chance in coming.strengths.items() if chance >= TOO_RARE)


def _name(coming: Forecast, narrator: Narrator) -> str:
    return narrator.say("chart-invasion-last" if coming.last else "chart-invasion-next", round=coming.round)


def _describe(coming: Forecast, narrator: Narrator) -> str:
    strengths = [
        f"{strength}: {percent(float(chance), narrator)}"
        for strength, chance in coming.strengths.items()
        if chance >= TOO_RARE
    ]
    holds = [
        narrator.say(
            "chart-invasion-holds", name=narrator.name(seat), shields=shields, chance=percent(float(chance), narrator)
        )
        for seat, (shields, chance) in enumerate(zip(coming.defences, coming.holds, strict=True))
    ]
    return narrator.say(
        "chart-invasion-description", round=coming.round, strengths=", ".join(strengths), holds="; ".join(holds)
    )


def _nothing_to_come(narrator: Narrator) -> Plot:
    words = narrator.say("chart-invasion-none")

    def draw(data: Data) -> AnyChart:
        mark = alt.Chart(data["words"]).mark_text(**style.text(size=13), align="left", x=0).encode(text="words:N")
        title = style.title(narrator.say("chart-invasion-title"))
        return alt.layer(mark).properties(title=title, width=300, height=40, view=style.frameless())

    return Plot(("no invasions", narrator.language), {"words": pd.DataFrame({"words": [words]})}, words, draw)
