"""The charts that stand beside a board, for every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from realms_nb.charts.part import studio_of
from realms_nb.charts.plot import Plot
from realms_nb.charts.scores import score_plot
from realms_nb.core.match import Match
from realms_nb.core.registry import part

# Sampled futures for each expectation and each move: enough to compare moves, few enough to follow the game.
PLAYOUTS = 400


def quick_playouts(match: Match, playouts: int) -> int:
    """How many futures the first picture after a move gets: all, unless the game says that fewer are quicker."""
    return min(playouts, getattr(part("charts", match.game), "QUICK", playouts))


def plots(
    match: Match,
    view: Any,
    *,
    language: str | None = None,
    playouts: int = PLAYOUTS,
    leave_out: Sequence[str] = (),
) -> dict[str, Plot]:
    """Name -> plot: what whoever has this view of the match may be shown now.

    A game says which in its folder, by a function `plots`; without it, where the points come from. What `leave_out`
    names is not drawn.
    """
    language = match.language if language is None else language
    own = studio_of(match.game)
    if own is not None:
        return own.plots(match, view, language=language, playouts=playouts, leave_out=leave_out)
    if "scores" in leave_out:
        return {}
    return {"scores": score_plot(view, names=match.names, language=language)}
