"""The charts that stand beside a match of Realm of Sand while it is played."""

from __future__ import annotations

from collections.abc import Sequence

from realms_nb.charts.plot import Plot
from realms_nb.core.match import Match
from realms_nb.games.realm_of_sand.charts.buildings import building_odds_plot
from realms_nb.games.realm_of_sand.charts.moves import move_odds_plot
from realms_nb.games.realm_of_sand.charts.points import building_points_plot
from realms_nb.games.realm_of_sand.charts.race import race_plot
from realms_nb.games.realm_of_sand.charts.ranks import rank_plot
from realms_nb.games.realm_of_sand.engine.state import ChooseStartTile
from realms_nb.games.realm_of_sand.engine.views import View
from realms_nb.games.realm_of_sand.odds.building_odds import odds_of_seats
from realms_nb.games.realm_of_sand.odds.move_odds import move_odds
from realms_nb.games.realm_of_sand.odds.win_chances import endings

# So many futures for the first picture after a move; then it is refined by as many as were asked for.
QUICK = 40
# Every move has futures of its own: fewer of them, so that the charts follow the game.
MOVES = 4


def plots(match: Match, view: View, *, language: str, playouts: int, leave_out: Sequence[str] = ()) -> dict[str, Plot]:
    """What each chart shows of a match to whoever has this view: buildings and the race, or alone the ranks, first.

    All but the moves stand on the same futures. What is left out costs nothing.
    """
    if isinstance(view.decision, ChooseStartTile):
        # Before the first tiles are chosen there is nothing to foresee.
        return {}
    names, alone = match.names, len(view.realms) == 1
    wanted = [name for name in ("buildings", "ranks" if alone else "race", "scores") if name not in leave_out]
    found: dict[str, Plot] = {}
    if "buildings" in wanted:
        odds = odds_of_seats(view, list(range(len(view.realms))), playouts, language=language)
        found["buildings"] = building_odds_plot(view, odds, names=names, language=language)
    if {"ranks", "race", "scores"} & set(wanted):
        futures = endings(view, playouts)
        draw = {"ranks": rank_plot, "race": race_plot, "scores": building_points_plot}
        found |= {name: draw[name](view, futures, names=names, language=language) for name in wanted if name in draw}
    if view.decision is not None and "moves" not in leave_out:
        odds = move_odds(view, max(1, playouts // MOVES))
        found["moves"] = move_odds_plot(odds, rules=match.rules, language=language)
    return found
