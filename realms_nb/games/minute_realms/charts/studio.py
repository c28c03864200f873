"""The charts that stand beside a match: apart, because the studio asks for them together."""

from __future__ import annotations

from collections.abc import Sequence

from realms_nb.charts.plot import Plot
from realms_nb.charts.scores import score_plot
from realms_nb.core.match import Match
from realms_nb.games.minute_realms.charts.goods import coins_shields_plot
from realms_nb.games.minute_realms.charts.invasions import invasion_plot
from realms_nb.games.minute_realms.charts.moves import move_odds_plot
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.odds.odds import expected_scores, move_odds


def plots(match: Match, view: View, *, language: str, playouts: int, leave_out: Sequence[str] = ()) -> dict[str, Plot]:
    """What each chart shows of a match to whoever has this view; what helps to decide comes first.

    `playouts` is how many futures are sampled for expected scores and for each move. What is left out costs nothing.
    """
    names = match.names
    found: dict[str, Plot] = {}
    if view.decision is not None and "moves" not in leave_out:
        whose = names[view.decision.seat]
        found["moves"] = move_odds_plot(move_odds(view, playouts), rules=match.rules, language=language, whose=whose)
    if "invasions" not in leave_out:
        found["invasions"] = invasion_plot(view, names=names, language=language)
    if "scores" not in leave_out:
        expected = expected_scores(view, playouts)
        found["scores"] = score_plot(view, expected, names=names, language=language, small=True)
    if "goods" not in leave_out:
        found["goods"] = coins_shields_plot(match, language=language, small=True)
    return found
