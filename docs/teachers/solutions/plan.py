"""Solutions to 09-plan-ahead."""

import realms_nb as rn
from realms_nb.tournaments.standings import rates

game = rn.realm_of_sand


def nearest(view, moves, rng):
    """Build what stands; otherwise the tile after which many buildings are near."""
    builds = [move for move in moves if str(move).startswith("build")]
    lays = [move for move in moves if str(move).startswith("lay")]

    def worth(move):
        return sum(1 / 4**lacks for lacks in rn.after(view, move).missing.values())

    return max(builds or lays or moves, key=worth)


def anything(view, moves, rng):
    return rng.choice(moves)


def by_name(view, moves, rng):
    return str(moves[0])


def broken(view, moves, rng):
    return rn.after(view, moves[0]).stars


def in_other_words(view, moves, rng):
    """No player of one's own: it asks one of the package."""
    return rn.strategy("duke")(view, moves, rng)


def powers_apart():
    """As in the notebook: whose interval does not hold one half."""
    rules = game.STANDARD.changed(side="advanced")
    games = rn.simulate(game, ["knight@2026-11"] * 2, games=1000, seed=1, rules=rules, quiet=True)
    powers = rates(games, "power")
    return list(powers[(powers["low"] > 0.5) | (powers["high"] < 0.5)]["power"])


APART = powers_apart()
POWERS = ["red", "purple", "yellow", "green", "orange", "blue"]

RIGHT = {
    "plan-1": "Dune Gate",
    "plan-2": "lay T07 C3=G D3=G D4=K",
    "plan-3": APART,
    "plan-4": nearest,
}

WRONG = {
    "plan-1": [
        ("Night Bath", "gives no blue spirit"),
        ("Palm Cistern", "is what you want"),
        ("Palm Inn", "does not lie open"),
        ("Castle", "no building is called"),
        (["Dune Gate"], "should be the name of a building"),
    ],
    "plan-2": [
        ("lay T12 B2=G C2=R B3=R", "lack no more than 2 pieces; wanted are 5"),
        ("lay T07 A1=G B1=G A2=K", "is not possible here"),
        ("lay T03 B2=G C2=G B3=R", "is not possible here"),
        ("T07", "is not possible here"),
        (7, "should be a move as text"),
    ],
    "plan-3": [
        (POWERS, "a fair share of 50 % lies in it"),
        (APART[:1], "it is not all"),
        (["strong"], "there is no power"),
        ("red", "should be a list of powers"),
    ],
    "plan-4": [
        (rn.strategy("duke"), "leaves the choice to a player of the package"),
        (in_other_words, "leaves the choice to a player of the package"),
        (anything, "The whole interval should lie above 10 points"),
        (by_name, "Return the move itself, not its text"),
        (broken, "stopped with an error"),
        ("nearest", "should be your function"),
    ],
}
