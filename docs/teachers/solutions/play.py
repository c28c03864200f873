"""Solutions to 01-play.

Every file here has the same shape: `RIGHT` gives an answer that passes to each exercise, `WRONG` some typical wrong
answers, each with words that its verdict must contain. The tests check every line of it.
"""

import contextlib
import io

import realms_nb as rn


def played(wanted, seed=7, moves=99):
    """A match in which everybody takes the last move that begins with the wanted word: cards from the middle."""
    match = rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=seed)
    while match.turn is not None and match.at < moves:
        moves_like_it = [move for move in match.legal_moves if str(move).startswith(wanted)]
        match.play((moves_like_it or match.legal_moves)[-1])
    return match


def planned(walls, seed=17):
    """A game in which You wall up until there are so many shields, and then build what brings most."""

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
    "play-1": played("build"),
    "play-2": planned(walls=5),
}

WRONG = {
    "play-1": [
        (played("build", moves=0), "the game goes on: it is round 1 of 8"),
        (played("build", moves=14), "the game goes on"),
        ("I have won", "should be a match"),
    ],
    "play-2": [
        (played("bastion", moves=20), "Play it to its end"),
        (played("build"), "Start a new game and stop the last invasion"),
        (played("bastion"), "Bastions alone win nothing"),
    ],
}
