"""The charts that stand beside a match of Realm of Sand while it is played."""

from __future__ import annotations

from collections.abc import Sequence

from realms_nb.charts.plot import Plot
from realms_nb.charts.realm_of_sand.buildings import building_odds_plot
from realms_nb.charts.realm_of_sand.moves import move_odds_plot
from realms_nb.charts.realm_of_sand.ranks import rank_plot
from realms_nb.charts.scores import score_plot
from realms_nb.core.match import Match
from realms_nb.games.realm_of_sand.views import View
from realms_nb.simulation.realm_of_sand.final_scores import final_scores
from realms_nb.simulation.realm_of_sand.move_odds import move_odds
from realms_nb.simulation.realm_of_sand.win_chances import expected_scores

# A future of this game takes longer than one of a game of cards: fewer of them, so that the charts follow the game.
MOST = 100


def plots(match: Match, view: View, *, language: str, playouts: int, leave_out: Sequence[str] = ()) -> dict[str, Plot]:
    """What each chart shows of a match to whoever has this view: buildings, scores, moves at a choice, ranks alone.

    What is left out costs nothing.
    """
    names, count = match.names, min(playouts, MOST)
    found: dict[str, Plot] = {}
    if view.decision is not None and "moves" not in leave_out:
        found["moves"] = move_odds_plot(move_odds(view, count), rules=match.rules, language=language)
    if "buildings" not in leave_out:
        found["buildings"] = building_odds_plot(view, names=names, language=language)
    if len(view.realms) == 1 and "ranks" not in leave_out:
        found["ranks"] = rank_plot(view, final_scores(view, count), names=names, language=language)
    if "scores" not in leave_out:
        found["scores"] = score_plot(view, expected_scores(view, count), names=names, language=language)
    return found
