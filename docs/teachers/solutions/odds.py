"""Solutions to 04-invasion-odds."""

import contextlib
import io
from collections import Counter
from fractions import Fraction
from itertools import combinations

import realms_nb as rn


def chance(strength, tokens):
    """Pairs that fit, divided by all pairs."""
    pairs = list(combinations(tokens, 2))
    return sum(a + b == strength for a, b in pairs) / len(pairs)


def ways(strength, tokens):
    """Forgets to divide."""
    return sum(a + b == strength for a, b in combinations(tokens, 2))


def put_back(strength, tokens):
    """Draws each token out of the full pile."""
    return sum(a + b == strength for a in tokens for b in tokens) / len(tokens) ** 2


def only_the_first_pile(strength, tokens):
    """Uses the numbers of the example instead of its argument."""
    return Counter(a + b for a, b in combinations([0, 0, 1, 1, 1, 1, 1, 2, 2], 2))[strength] / 36


def printed(strength, tokens):
    """Prints what it should return."""
    print(chance(strength, tokens))  # noqa: T201  # the mistake is to print


def forever(strength, tokens):
    """Waits for a strength that may never come."""
    while True:
        pass


def played(word, moves=99, **rules):
    """A match of three in which everybody keeps the own card, used in a way if that is allowed."""
    match = rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=7, rules=rn.minute_realms.STANDARD.changed(**rules))
    while match.turn is not None and match.at < moves:
        match.play(next((move for move in match.legal_moves if str(move).startswith(word)), match.legal_moves[0]))
    return match


def planned(walls=5, seed=5):
    """You wall up until there are so many shields, then build what brings most; the others sit as in the notebook."""

    def you(view, moves, rng):
        word = "bastion" if view.shields < walls else "build"

        def worth(move):
            then = rn.odds.after(view, move)
            return then.points + 0.5 * then.coins

        return max([move for move in moves if move.use == word] or moves, key=worth)

    match = rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=seed)
    with contextlib.redirect_stdout(io.StringIO()):
        rn.watch(match, {"You": you, "Ada": "squire@2026-11", "Bo": "knight@2026-11"})
    return match


RIGHT = {
    "odds-1": Fraction(5, 84),
    "odds-2": chance,
    "odds-3": 7,
    "odds-4": planned(),
}

WRONG = {
    "odds-1": [
        (5, "a chance lies between 0 and 1"),
        (5.95, "is right in per cent"),
        (0.0823, "went back into the pile"),
        (0.083, "went back into the pile"),
        (5 / 252, "in one order"),
        (5 / 36, "36 is the number of pairs"),
        (5 / 81, "81 is 9 times 9"),
        (0.0617, "81 is 9 times 9"),
        (1 / 9, "if 0, 1 and 2 were equally likely"),
        (0.2, "Count the ways once more"),
        ("5/84", "should be a number"),
        (float("inf"), "between 0 and 1"),
    ],
    "odds-2": [
        (ways, "divide by the number of pairs"),
        (put_back, "counting the pairs gives 7/18"),
        (only_the_first_pile, "out of [0, 1] it gives"),
        (printed, "returned nothing"),
        (forever, "did not come to an end"),
        (lambda strength: 0.5, "takes 1 positional argument"),
        (lambda strength, tokens: tokens[strength] / 0, "ZeroDivisionError"),
        (lambda strength, tokens: "often", "which is no number"),
        (Fraction(7, 18), "should be your function"),
    ],
    "odds-3": [
        (6, "at least 90 % are wanted"),
        (4, "enough for the first invasion; the last one is asked about"),
        (8, "fewer shields would do as well"),
        (0, "at least 90 % are wanted"),
        ("7", "should be a whole number"),
        (0.9, "should be a whole number"),
    ],
    "odds-4": [
        (played("bastion", moves=0), "nearest so far (You, round 1): 0 shields"),
        (played("build"), "2 shields more than that are wanted"),
        (played("bastion", moves=6), "nearest so far"),
        (played("bastion"), "safety has its price"),
        (played("bastion", rounds=3, invasion_rounds=[]), "this game has no invasion"),
        (8, "should be a match"),
    ],
}
