"""Players of Realm of Sand as they were on a date, so that `knight@2026-11` stays what it is.

Lessons and their exercises name these, so that tuning a player changes no sentence and no figure of the course. All
weights are written out, a zero too: nothing here may follow a default.
"""

from __future__ import annotations

from realms_nb.games.realm_of_sand.players.weights import Weights

_DUKE = Weights(
    points=1.0,
    discs=1.34,
    rare_discs=2.85,
    levels=0.64,
    hourglasses=0.0,
    patience=0.55,
    second=0.76,
    third=0.26,
    denial=0.0,
    crystal=-1.0,
    noise=0.0,
)

EDITIONS = {
    "squire@2026-11": _DUKE.changed(noise=7.0),
    "knight@2026-11": _DUKE.changed(noise=3.0),
    "duke@2026-11": _DUKE,
}
