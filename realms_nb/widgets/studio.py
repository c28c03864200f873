"""The studio: the board with live charts under it. Each part is a widget of its own and works alone as well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ipywidgets

from realms_nb.charts.history import coins_shields_plot
from realms_nb.charts.invasions import invasion_plot
from realms_nb.charts.moves import move_odds_plot
from realms_nb.charts.scores import score_plot
from realms_nb.simulation.expected_scores import expected_scores
from realms_nb.simulation.move_odds import move_odds
from realms_nb.widgets.board import Board
from realms_nb.widgets.live_chart import LiveChart

if TYPE_CHECKING:
    from collections.abc import Mapping

    from realms_nb.charts.plot import Plot
    from realms_nb.core.match import Match
    from realms_nb.core.strategy import Strategy

# Sampled futures per move for the odds beside the board: enough to compare moves, few enough to follow the game.
PLAYOUTS = 400


class Studio(ipywidgets.VBox):
    """Board and charts on one match: every move changes the charts in place.

    `board` and `charts` are the parts. Where containers are not shown, as in marimo, display the parts one by one.
    """

    def __init__(
        self,
        match: Match,
        you: int | None = None,
        opponents: Mapping[int | str, str | Strategy] | None = None,
        *,
        playouts: int = PLAYOUTS,
        **options: Any,
    ) -> None:
        self.match = match
        self._playouts = playouts
        self.board = Board(match, you, opponents, **options)
        self._charts: dict[str, LiveChart] = {}
        self._shelf = ipywidgets.Box(layout=ipywidgets.Layout(flex_flow="row wrap", align_items="flex-start"))
        super().__init__([self.board, self._shelf])
        for name, plot in self._plots().items():
            self._add(name, plot)
        # The board's own picture is sent before anybody is told of it: charts never make a click wait.
        self.board.observe(self._on_snapshot, "snapshot")
        self.board.observe(self._on_hovered, "hovered")

    @property
    def charts(self) -> dict[str, LiveChart]:
        """The charts by name: scores, invasions, goods (coins and shields) and, while there is a choice, moves."""
        return dict(self._charts)

    def _add(self, name: str, plot: Plot) -> None:
        chart = self._charts[name] = LiveChart(plot, language=self._language)
        # Side by side where there is room, but never narrower than a chart needs.
        chart.layout = ipywidgets.Layout(flex="1 1 460px", min_width="460px")
        if name == "scores":
            chart.observe(self._on_picked, "picked")
        self._shelf.children = (*self._shelf.children, chart)

    @property
    def _language(self) -> str:
        return self.board.book["language"]

    def _plots(self) -> dict[str, Plot]:
        """What each chart shows now; the odds of moves stay as they were once there is nothing left to decide."""
        match, language = self.match, self._language
        view = match.game.view_for(match.state, match.turn or 0)
        plots = {
            "scores": score_plot(match, expected_scores(view, self._playouts), language=language),
            "invasions": invasion_plot(match, language=language),
            "goods": coins_shields_plot(match, language=language),
        }
        if match.turn is not None:
            plots["moves"] = move_odds_plot(move_odds(view, self._playouts), rules=match.rules, language=language)
        return plots

    def _on_snapshot(self, change: Any) -> None:
        """New rows for every chart, unless the same position was only shown again."""
        old, new = change["old"], change["new"]
        if old and old["version"] == new["version"] and old["names"] == new["names"]:
            return
        for name, plot in self._plots().items():
            chart = self._charts.get(name)
            if chart is None:
                self._add(name, plot)
            else:
                chart.update(plot)

    def _on_hovered(self, change: Any) -> None:
        """The move that is looked at on the board is marked in the odds."""
        if "moves" in self._charts:
            marked: Any = {"move": change["new"]} if change["new"] else None
            self._charts["moves"].highlight = marked

    def _on_picked(self, change: Any) -> None:
        """A clicked bar of the scores lights the cards it comes from."""
        self.board.highlight = list((change["new"] or {}).get("cards", ()))

    def close(self) -> None:
        """Close the parts, then the studio."""
        for part in (self.board, *self._charts.values()):
            part.close()
        super().close()

    def __repr__(self) -> str:
        return f"<Studio of {self.match!r}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        still = self.board._repr_mimebundle_()[0]
        return {**(bundle or {}), "text/plain": still["text/plain"], "text/html": still["text/html"]}
