"""Like whom everybody plays on in sampled futures: apart, because levels that change are fitted anew here."""

from __future__ import annotations

from realms_nb.games.minute_realms.players.weights import BALANCED

# Where nothing is said, and for people, of whom nobody knows the weights.
EVERYBODY = PEOPLE = "knight"
# A knight with noise is as hard to foresee as a player that thinks ahead. It was fitted to each level's own
# games by number of seats, and checked on fresh ones (docs/studies.md).
_NOISE = {
    "duke": {2: 7.0, 3: 6.0, 4: 8.0},
    "emperor": {2: 5.0, 3: 7.0, 4: 8.0},
}
STAND_INS = {
    name: {seats: BALANCED.changed(noise=noise) for seats, noise in levels.items()} for name, levels in _NOISE.items()
}
