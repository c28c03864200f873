"""Solutions to 05-your-first-strategy."""

import time

import realms_nb as rn


def walls_first(view, moves, rng):
    word = "bastion" if view.shields < 4 else "build"
    wanted = [move for move in moves if move.use == word]
    return rng.choice(wanted or moves)


def thrifty(view, moves, rng):
    def worth(move):
        then = rn.odds.after(view, move)
        return then.points + 0.5 * then.coins + 0.5 * min(then.shields, 6)

    best = max(moves, key=worth)
    return best, f"worth {worth(best)}"


def ahead(view, moves, rng):
    odds = rn.move_odds(view, playouts=10, seed=rng.randrange(10**6))
    best = odds["move"][0]
    return next(move for move in moves if str(move) == best), f"wins {odds['win'][0]:.0%} of ten futures"


def builder(view, moves, rng):
    builds = [move for move in moves if move.use == "build"]
    return rng.choice(builds or moves)


def mason(view, moves, rng):
    walls = [move for move in moves if move.use == "bastion"]
    return rng.choice(walls or moves)


def forgets_to_return(view, moves, rng):
    moves[0]


def gives_the_text(view, moves, rng):
    return str(moves[0])


def gives_the_best_text(view, moves, rng):
    return rn.move_odds(view, playouts=2)["move"][0]


def adds_up(view, moves, rng):
    def worth(move):
        then = rn.odds.after(view, move)
        return then.points + then.coins + then.shields

    return max(moves, key=worth)


def most_points(view, moves, rng):
    return max(moves, key=lambda move: rn.odds.after(view, move).points)


def stumbles(view, moves, rng):
    return moves[99]


def never_ends(view, moves, rng):
    while True:
        rng.random()


def in_other_words(view, moves, rng):
    """No player of one's own: it asks one of the package."""
    return rn.strategy("duke")(view, moves, rng)


def sleepy(view, moves, rng):
    """Right, but it counts for more than a second before it moves."""
    if view.round == 1:
        before = time.process_time()
        while time.process_time() - before < 1.4:
            rng.random()
    return moves[0]


def two_arguments(view, moves):
    return moves[0]


RIGHT = {
    "strategy-1": walls_first,
    "strategy-2": rn.Weights(points_later=0.8, coins=1.2, shields=3.0, award=1.0, gifts=-0.5),
    "strategy-3": thrifty,
    "strategy-4": ahead,
}

WRONG = {
    "strategy-1": [
        (builder, "wanted are 95 games in which it does"),
        (mason, "not every card can become a bastion"),
        (never_ends, "did not come to an end within 1 s of processor time"),
        (forgets_to_return, "returned nothing"),
        ("walls_first", "should be your function"),
    ],
    "strategy-2": [
        (rn.Weights(), "the weights of a player of the package"),
        (rn.Weights(shields=0.1), "of 2,000 games against greedy"),
        (rn.Weights(shields=0.1), "cannot be told from luck"),
        (rn.strategy("knight", rn.minute_realms), "the weights of a player of the package"),
        (rn.Weights(coins=3.0), "greedy is better"),
        (rn.Weights(coins=1.2, noise=2.0), "Leave it at 0"),
        ({"coins": 1.2}, "should be weights"),
        (thrifty, "should be weights"),
    ],
    "strategy-3": [
        (adds_up, "squire is better"),
        (most_points, "games against greedy"),
        (stumbles, "stopped with an error in line 64: IndexError: tuple index out of range"),
        (gives_the_text, "Return the move itself, not its text"),
        (two_arguments, "takes 2 positional arguments but 3 were given"),
        (rn.Weights(coins=1.2), "should be your function"),
        (never_ends, "Is there a loop without end?"),
    ],
    "strategy-4": [
        (thrifty, "knight is better"),
        (most_points, "knight is better"),
        (gives_the_best_text, "Return the move itself, not its text"),
        (rn.move_odds, "leaves the choice to a player of the package"),
        (rn.strategy("duke", rn.minute_realms), "leaves the choice to a player of the package"),
        (in_other_words, "leaves the choice to a player of the package"),
        (sleepy, "is too slow"),
        ("ahead", "should be your function"),
    ],
}
