"""Like whom everybody plays on in sampled futures: apart, because levels that change are fitted anew here."""

from __future__ import annotations

from fractions import Fraction

from realms_nb.games.minute_realms.players.weights import BALANCED
from realms_nb.simulation.policies import Sitting

# Where nothing is said, and for people, of whom nobody knows the weights.
EVERYBODY = PEOPLE = "knight"
# A knight with noise is as hard to foresee as a player that thinks ahead. It was fitted to each level's own
# games by number of seats; of dukes it was checked on fresh games (docs/levels.md), of emperors not yet.
_NOISE = {
    "duke": {2: 7.0, 3: 6.0, 4: 8.0},
    "emperor": {2: 5.0, 3: 7.0, 4: 8.0},
}
STAND_INS = {
    name: {seats: BALANCED.changed(noise=noise) for seats, noise in levels.items()} for name, levels in _NOISE.items()
}

# How likely a sign on offer is taken in its round, in hundredths by number of seats: fitted to games of each level;
# squires and knights are checked on other games in the tests, the others are not. A round stays empty as often as all
# its signs are left.
_EAGER = {
    "squire": {2: 37, 3: 47, 4: 48, 5: 53},
    "knight": {2: 36, 3: 43, 4: 47, 5: 44},
    "duke": {2: 41, 3: 56, 4: 58, 5: 60},
    "emperor": {2: 45, 3: 59, 4: 57, 5: 58},
}


def eager(like: Sitting) -> Fraction:
    """How eagerly this table takes signs: the mean of its seats; weights of somebody's own are taken for a knight's."""
    seats = len(like.policies)
    known = [_EAGER.get(each.name, _EAGER[PEOPLE]) for each in like.policies]
    return Fraction(sum(each[min(max(seats, 2), 5)] for each in known), 100 * seats)
