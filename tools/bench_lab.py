"""Speeds of the review and the lab, after a warm start. Usage: make bench."""

from __future__ import annotations

import time

import realms_nb as rn
from realms_nb.kernel.compiling import make_ready
from realms_nb.strategies.others import Others

GAME = rn.minute_realms


def played():
    """A whole match of three."""
    match = rn.Match(GAME, 3, seed=7)
    others = Others(match, {0: "squire", 1: "knight", 2: "duke"}, 0)
    while match.turn is not None:
        others.move(match)
    return match


def timed(what, budget, run):
    """Run it, and print how long it took beside its budget."""
    began = time.perf_counter()
    run()
    print(f"{what:<52} {time.perf_counter() - began:6.2f} s   (budget {budget})")


if __name__ == "__main__":
    make_ready("minute_realms")
    match = played()
    rn.review(match, playouts=2, quiet=True)
    grid = {"bastion_income": range(6), "bastion_strength": range(1, 5)}
    coins = {f"starting_coins.{seat}": range(2, 7) for seat in range(3)}
    timed("review of a match, 3 seats, 2,000 futures a move", "2 s", lambda: rn.review(match, quiet=True))
    timed("cards, 56 of them at 5 seats, 4,000 deals", "none", lambda: rn.lab.cards(GAME, seats=5, quiet=True))
    timed("restrict, 11 ways, 4,000 deals", "none", lambda: rn.lab.restrict(GAME, quiet=True))
    timed("sweep 6 x 4, 1,000 games a field", "none", lambda: rn.lab.sweep(GAME, grid, "held", quiet=True))
    timed(
        "tune, 180 tries of 400 games", "none", lambda: rn.lab.tune(GAME, coins, {"seat_gap": (None, 0.01)}, quiet=True)
    )
    timed("report card, its usual size", "60 s", lambda: rn.lab.report(GAME, quiet=True))
