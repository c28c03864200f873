"""The judges of 01-play: the last invasion is that of the first seat, whatever happened to the others."""

from __future__ import annotations

import random

import realms_nb as rn
from realms_nb.games.minute_realms.engine.events import RealmBreached, RealmHeld
from realms_nb.games.minute_realms.lessons.play import POINTS, STRENGTH


def last_invasions(match):
    """Which seats held the last invasion that came to them."""
    held = {}
    for event in match.events:
        if isinstance(event, RealmHeld | RealmBreached):
            held[event.seat] = isinstance(event, RealmHeld)
    return held


def test_only_the_first_seat_counts():
    """Who held a strong last invasion and has points has the wish, whatever became of the other seat; nobody else."""
    rng, met = random.Random(3), set()
    rules = rn.minute_realms.STANDARD.changed(bastion_strength=2)
    for seed in range(90):
        match = rn.Match(rn.minute_realms, ["You", "Ada", "Bo", "Cy"], seed=seed, rules=rules)
        # In two games of three one of the first two raises no bastion.
        careless = seed % 3
        while match.turn is not None:
            legal = [
                move for move in match.legal_moves if match.turn != careless or not str(move).startswith("bastion")
            ]
            match.play(rng.choice(legal or match.legal_moves))
        held = last_invasions(match)
        strong = [event.strength for event in match.events if isinstance(event, RealmHeld | RealmBreached)][-1]
        wish = held[0] and strong >= STRENGTH and match.scores[0].total >= POINTS
        met.add((wish, held[1]))
        verdict = rn.check("play-2", match)
        # With luck alone it is told what luck brings in this deal.
        assert wish == (verdict.right or "whoever takes just any card" in verdict.why)
    assert met >= {(True, False), (False, True)}
