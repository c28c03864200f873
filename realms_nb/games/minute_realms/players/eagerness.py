"""How eagerly each level takes signs, as invasion odds ask: apart, because levels that change are fitted anew here."""

from __future__ import annotations

from fractions import Fraction

from realms_nb.games.minute_realms.players.stand_ins import PEOPLE
from realms_nb.simulation.policies import Sitting

# How likely a sign on offer is taken in its round, in hundredths by number of seats: fitted to games of each level, and
# held against other ones in docs/studies.md. A round stays empty as often as all its signs are left.
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
