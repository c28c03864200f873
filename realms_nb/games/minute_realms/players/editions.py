"""Players of Minute Realms as they were on a date, so that `knight@2026-11` stays what it is.

Lessons and their exercises name these, so that tuning a player changes no sentence and no figure of the course. All
weights are written out, a zero too: nothing here may follow a default.
"""

from __future__ import annotations

from realms_nb.games.minute_realms.players.players import Rollout
from realms_nb.games.minute_realms.players.weights import Weights

_POINTS = Weights(points_now=1.0, points_later=0.0, coins=0.0, shields=0.0, award=0.0, denial=0.0, gifts=0.0, noise=0.0)
_KNIGHT = Weights(
    points_now=1.0, points_later=1.0, coins=2.1, shields=3.0, award=1.0, denial=0.0, gifts=-1.4, noise=0.0
)

EDITIONS = {
    "greedy@2026-11": _POINTS,
    "squire@2026-11": _POINTS.changed(noise=6.0),
    "knight@2026-11": _KNIGHT,
    "duke@2026-11": Rollout(playouts=15, weights=_KNIGHT),
}
