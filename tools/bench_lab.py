"""Speeds of the review and the lab, after a warm start. Usage: make bench."""

from __future__ import annotations

import time
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

import realms_nb as rn
from realms_nb.fast.compiling import make_ready
from realms_nb.players.opponents import Opponents

GAME, SAND = rn.minute_realms, rn.realm_of_sand


def played(game, players):
    """A whole match between players of these levels."""
    match = rn.Match(game, len(players), seed=7)
    others = Opponents(match, dict(enumerate(players)), 0)
    while match.turn is not None:
        others.move(match)
    return match


def processor():
    """Processor seconds of this process and of those that it has waited for."""
    return sum(sum(getrusage(who)[:2]) for who in (RUSAGE_SELF, RUSAGE_CHILDREN))


def timed(what, budget, run):
    """Run it, and print how long it took beside its budget; on a busy machine processor seconds tell more."""
    began, used = time.perf_counter(), processor()
    run()
    wall = time.perf_counter() - began
    print(f"{what:<62} {wall:6.2f} s   {processor() - used:6.2f} s of processor   (budget {budget})", flush=True)


if __name__ == "__main__":
    make_ready("minute_realms")
    make_ready("realm_of_sand")
    match, sand = played(GAME, ("squire", "knight", "duke")), played(SAND, ("squire", "duke"))
    for each in (match, sand):
        rn.review(each, playouts=2, quiet=True)
    grid = {"bastion_income": range(6), "bastion_strength": range(1, 5)}
    coins = {f"starting_coins.{seat}": range(2, 7) for seat in range(3)}
    moves, turns = len(match.history), len(sand.history)
    timed(f"review, 3 seats, {moves} moves, 2,000 futures a move", "2 s", lambda: rn.review(match, quiet=True))
    timed(f"Sand: review, 2 seats, {turns} moves, 100 futures a move", "30 s", lambda: rn.review(sand, quiet=True))
    timed("cards, 56 of them at 5 seats, 4,000 deals", "none", lambda: rn.lab.cards(GAME, seats=5, quiet=True))
    timed("restrict, 11 ways, 4,000 deals", "none", lambda: rn.lab.restrict(GAME, quiet=True))
    timed("sweep 6 x 4, 1,000 games a field", "none", lambda: rn.lab.sweep(GAME, grid, "held", quiet=True))
    timed(
        "tune, 180 tries of 400 games", "none", lambda: rn.lab.tune(GAME, coins, {"seat_gap": (None, 0.01)}, quiet=True)
    )
    timed("report card, its usual size (20,000 games and more)", "60 s", lambda: rn.lab.report(GAME, quiet=True))
    timed("Sand: cards, 54 buildings at 3 seats, 600 deals", "none", lambda: rn.lab.cards(SAND, quiet=True))
    timed("Sand: six powers at 3 seats, 600 deals", "none", lambda: rn.lab.cards(SAND, by="power", quiet=True))
    timed("Sand: restrict, 9 ways, 600 deals", "none", lambda: rn.lab.restrict(SAND, quiet=True))
    timed("Sand: report card, a fifth of its usual size", "none", lambda: rn.lab.report(SAND, size=0.2, quiet=True))
