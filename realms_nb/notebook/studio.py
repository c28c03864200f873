"""The studio: the board with live charts under it. Each part is a widget of its own and works alone as well."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

import ipywidgets

from realms_nb.board.stage import stage_of
from realms_nb.charts.studio import plots, quick_playouts
from realms_nb.fast.waiting import rough_answers
from realms_nb.notebook.base import close_all, parts_of
from realms_nb.notebook.beside import shown_beside
from realms_nb.notebook.board import Board
from realms_nb.notebook.live_chart import LiveChart

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from realms_nb.board.wire.sent import Pace
    from realms_nb.charts.plot import Plot
    from realms_nb.core.match import Match, Who
    from realms_nb.core.narrator import Depth, Language
    from realms_nb.core.strategy import Strategy
    from realms_nb.players.registry import Name

# Sampled futures per move for the odds beside the board: enough to compare moves, few enough to follow the game.
PLAYOUTS = 400
# Charts that help to decide. Where the board has a tab of chances, they stand there, beside the cards.
CHANCES = ("moves", "invasions")


class BoardOptions(TypedDict, total=False):
    """What a studio hands on to its board."""

    language: Language | None
    pace: Pace
    depth: Depth
    seed: int
    help: str | Iterable[str]


class Studio(ipywidgets.VBox):
    """Board and charts on one `match`: every move changes the charts in place.

    The charts are those that the game has, what helps to decide first, at the foot of the panel where the game can;
    `playouts` is how many futures are sampled for each figure. `board` and `charts` are the parts: where containers are
    not shown, as in marimo, display them one by one. `you`, `opponents` and the `options` language, pace, depth, seed
    and help are those of `rn.Board`.

    >>> rn.Studio(rn.Match(rn.minute_realms, ["You", "Ada"], seed=7), opponents={"Ada": "knight"}, playouts=20)
    <Studio of <Match of Minute Realms: You, Ada; move 0 of 0>>
    """

    def __init__(
        self,
        match: Match,
        you: Who = None,
        opponents: Mapping[int | str, Name | Strategy] | None = None,
        *,
        playouts: int = PLAYOUTS,
        **options: Unpack[BoardOptions],
    ) -> None:
        self.match = match
        self._playouts = playouts
        self.board = Board(match, you, opponents, **options)
        self._spoken = self._language
        shown = self.board.book.help
        if "chances" in shown:
            # What helps to decide is the first thing that is seen: in the dock beside the choice, else in its tab.
            self.board.docked = getattr(stage_of(match.game), "DOCK", False)
            if not self.board.docked:
                self.board.opens = "chances"
        # Chances stand in their tab, beside the cards; where a teacher hides them, they stand nowhere.
        hidden = "chances" not in shown and hasattr(stage_of(match.game), "chances")
        self._left_out = CHANCES if "chances" in shown or hidden else ()
        self._charts: dict[str, LiveChart] = {}
        self._shelf = ipywidgets.Box(layout=ipywidgets.Layout(flex_flow="row wrap", align_items="flex-start"))
        # One thread refines what was sampled quickly; only the newest position is worth its time.
        self._beside = ThreadPoolExecutor(1, "a studio refines")
        self._shown: object = None
        super().__init__([self.board, self._shelf])
        self._show_now()
        # The board's own picture is sent before anybody is told of it: charts never make a click wait.
        self.board.observe(self._on_snapshot, "snapshot")
        self.board.followed = True
        self.board.observe(self._on_hovered, "hovered")

    @property
    def charts(self) -> dict[str, LiveChart]:
        """The charts by name, those that the game has now, such as scores and moves."""
        return {name: chart for name, chart in self._charts.items() if chart in self._shelf.children}

    def _add(self, name: str, plot: Plot) -> None:
        chart = self._charts[name] = LiveChart(plot, language=self._language)
        chart.layout.close()
        # Side by side where there is room, but never narrower than a chart needs: a smaller one could not be read.
        chart.layout = ipywidgets.Layout(flex="1 1 530px", min_width="min(530px, 100%)")
        if name == "scores":
            chart.observe(self._on_picked, "picked")

    def _arrange(self, names: list[str]) -> None:
        """Put the charts in their order; one that has nothing to show now, such as moves at the end, stays away."""
        children = tuple(self._charts[name] for name in names)
        if self._shelf.children != children:
            self._shelf.children = children

    @property
    def _language(self) -> str:
        return self.board.book.language

    def _plots(self, view: Any, playouts: int) -> dict[str, Plot]:
        """What each chart of the game shows of a view."""
        with rough_answers():
            return plots(self.match, view, language=self._language, playouts=playouts, leave_out=self._left_out)

    def _show_now(self) -> None:
        """Show what whoever looks at the board may know: quickly, and refined a moment later."""
        loop, view, token = _loop(), self.board.view, object()
        self._shown = token
        first = self._playouts if loop is None else quick_playouts(self.match, self._playouts)
        self._show(self._plots(view, first))
        if loop is None or first == self._playouts:
            return

        def refine() -> None:
            # Whoever plays on quickly is not made to wait for positions that have passed.
            if self._shown is token:
                loop.call_soon_threadsafe(self._refined, token, self._plots(view, self._playouts))

        try:
            self._beside.submit(refine)
        except RuntimeError:
            # A browser's Python has no threads: the first picture, which says how many futures it has, is all.
            return

    def _refined(self, token: object, found: dict[str, Plot]) -> None:
        if self._shown is token:
            self._show(found)

    def _show(self, found: dict[str, Plot]) -> None:
        for name, plot in found.items():
            chart = self._charts.get(name)
            if chart is None:
                self._add(name, plot)
            else:
                chart.update(plot)
        self._arrange(list(found))

    def _on_snapshot(self, change: Any) -> None:
        """New rows for every chart, unless the same position was only shown again, in the same language."""
        old, new, language = change["old"], change["new"], self._language
        if old.version == new.version and self._spoken == language:
            return
        if self._spoken != language:
            self._spoken = language
            for chart in self._charts.values():
                chart.speak(language)
        self._show_now()

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
        self._shown = None
        self._beside.shutdown(wait=False, cancel_futures=True)
        close_all([self.board, *self._charts.values(), *parts_of(self)])
        super().close()

    def __repr__(self) -> str:
        return f"<Studio of {self.match!r}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        still = self.board._repr_mimebundle_()[0]
        return {**(bundle or {}), "text/plain": still["text/plain"], "text/html": still["text/html"]}

    def _ipython_display_(self, **options: Any) -> None:
        shown_beside(repr(self), self._repr_mimebundle_(**options), {}, self._language)


def _loop() -> asyncio.AbstractEventLoop | None:
    """The loop that handles messages, if this thread has one."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
