"""Like whom everybody plays on in sampled futures: apart, because levels that change are fitted anew here."""

from __future__ import annotations

from realms_nb.games.realm_of_sand.players.weights import BALANCED

# Where nothing is said, and for people, of whom nobody knows the weights.
EVERYBODY, PEOPLE = "duke", "knight"
# Fitted to games of two emperors and taken for other numbers of seats, too; docs/studies.md says on which fresh games
# it was checked.
_NOISE = {"emperor": {1: 1.5, 2: 1.5, 3: 1.5, 4: 1.5}}
STAND_INS = {
    name: {seats: BALANCED.changed(noise=noise) for seats, noise in levels.items()} for name, levels in _NOISE.items()
}
