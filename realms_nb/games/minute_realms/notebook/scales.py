"""Scales: a player without code. Sliders set its weights; beside them stands how it fares against another player."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets
from msgspec import structs

from realms_nb.charts.shares import share_plot
from realms_nb.charts.source import number
from realms_nb.core.errors import BadSetup, shown
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.players.weights import GREEDY, Weights
from realms_nb.notebook.base import close_all, parts_of
from realms_nb.notebook.live_chart import LiveChart
from realms_nb.players.registry import Entrant, resolve
from realms_nb.tournaments.standings import rates
from realms_nb.tournaments.tournament import tournament

if TYPE_CHECKING:
    import pandas as pd

# Weight -> least and most that its slider gives. Denial and noise make games slow, so they are left to code.
SLIDERS = {
    "points_now": (0.0, 3.0),
    "points_later": (0.0, 3.0),
    "coins": (0.0, 3.0),
    "shields": (0.0, 6.0),
    "award": (0.0, 3.0),
    "gifts": (-2.0, 2.0),
}


class Scales(ipywidgets.Box):
    """Sliders for the weights of a player; whenever one is let go, it plays many games against another player.

    `weights` is the player as it stands: `rn.Board(match, opponents={"Ada": scales.weights})` lets it play.
    All games of one pair of scales are the same deals, so that only the weights make a difference.
    """

    def __init__(
        self,
        weights: Weights = GREEDY,
        *,
        against: str | Weights = "greedy",
        games: int = 1_000,
        seed: int = 0,
        language: str = "en",
    ) -> None:
        if not isinstance(weights, Weights):
            raise BadSetup(f"Scales start from weights such as rn.Weights(coins=1.0), not from {shown(weights)}.")
        say = GAME.narrator(language=language).say
        self._start, self._language = weights, language
        self._other, self._games, self._seed = resolve(GAME, against), games, seed
        self.sliders = {
            name: ipywidgets.FloatSlider(
                value=getattr(weights, name),
                min=low,
                max=high,
                step=0.1,
                readout_format=".1f",
                # While a slider is drawn along, nothing is played: the result stands still until it is let go.
                continuous_update=False,
                description=say(f"weight-{name.replace('_', '-')}"),
                style={"description_width": "160px"},
                layout=ipywidgets.Layout(width="400px"),
            )
            for name, (low, high) in SLIDERS.items()
        }
        reset = ipywidgets.Button(description=say("scales-reset"), layout=ipywidgets.Layout(width="240px"))
        reset.on_click(lambda _: self._reset())
        self._code = ipywidgets.HTML()
        self._scores = ipywidgets.HTML()
        table = self._play()
        self._chart = LiveChart(share_plot(table, language=language), language=language)
        title = ipywidgets.HTML(f"<b>{escape(say('scales-title'))}</b>")
        left = ipywidgets.VBox([title, *self.sliders.values(), reset, self._code])
        right = ipywidgets.VBox([self._chart, self._scores], layout=ipywidgets.Layout(flex="1 1 560px"))
        super().__init__([left, right], layout=ipywidgets.Layout(flex_flow="row wrap", align_items="flex-start"))
        self._tell(table)
        for slider in self.sliders.values():
            slider.observe(self._on_slider, "value")

    @property
    def weights(self) -> Weights:
        """The player as the sliders stand."""
        return self._start.changed(**{name: round(slider.value, 2) for name, slider in self.sliders.items()})

    def close(self) -> None:
        """Let go of all that is kept for the browser."""
        close_all(parts_of(self))
        super().close()

    def _play(self) -> pd.DataFrame:
        yours = GAME.narrator(language=self._language).say("scales-yours")
        entrants = [Entrant(yours, resolve(GAME, self.weights).choose), self._other]
        cup = tournament(GAME, entrants, self._games, self._seed, quiet=True)
        # Without the ratings of `cup.standings`, which take longer than the games; yours comes first.
        table = rates(cup.results, "strategy")
        return table.sort_values("strategy", key=lambda names: names != yours, ignore_index=True)

    def _on_slider(self, _: object) -> None:
        table = self._play()
        self._chart.update(share_plot(table, language=self._language))
        self._tell(table)

    def _reset(self) -> None:
        with_start = {name: getattr(self._start, name) for name in self.sliders}
        for name, value in with_start.items():
            self.sliders[name].value = value

    def _tell(self, table: pd.DataFrame) -> None:
        self._code.value = f"<code>{escape(self._as_code())}</code>"
        self._scores.value = "<br>".join(map(escape, self._score_lines(table)))

    def _as_code(self) -> str:
        changed = {field.name: getattr(self.weights, field.name) for field in structs.fields(Weights)}
        plain = Weights()
        told = [f"{name}={value:g}" for name, value in changed.items() if value != getattr(plain, name)]
        return f"rn.Weights({', '.join(told)})"

    def _score_lines(self, table: pd.DataFrame) -> list[str]:
        narrator = GAME.narrator(language=self._language)
        return [
            narrator.say(
                "scales-score",
                name=row["strategy"],
                score=number(row["score"], narrator),
                margin=number(row["score_margin"], narrator),
            )
            for row in table.to_dict("records")
        ]

    def __repr__(self) -> str:
        return f"<Scales: {self._as_code()}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        words = [self._as_code(), self._chart.description]
        return {
            **(bundle or {}),
            "text/plain": "\n".join(words),
            "text/html": "".join(f"<p>{escape(line)}</p>" for line in words),
        }
