"""Solutions to 02-rules-step-by-step."""

import contextlib
import io

import realms_nb as rn


def four_rounds(wanted, seed=8):
    """The first four rounds of a match in which You take the last move of the wanted kind, and the others the last."""
    match = rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=seed)
    while not match.state.invasions:
        kind = wanted if match.turn == 0 else ""
        match.play([move for move in match.legal_moves if str(move).startswith(kind)][-1])
    return match


def planned(walls=4, seed=15):
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
    "rules-1": "build Toll Bridge",
    "rules-2": [4, 3, 5],
    "rules-3": planned(),
}

WRONG = {
    "rules-1": [
        ("bastion Harbour", "it is a bastion"),
        ("build Harbour", "after `build Harbour` you have 2 coins, before it 3"),
        ("bastion Toll Bridge", "it can only be built"),
        ("build Tollbridge", "Did you mean 'Toll Bridge'"),
        ("Toll Bridge", "is not a move; write for example 'build Mill'"),
        ("build Castle", "has not been dealt this round"),
        (4, "should be a move as text"),
    ],
    "rules-2": [
        ([5, 3, 4], "your own coins are not 5. First comes the trade"),
        ([4, 3, 4], "Where did the coin go that you paid in the trade?"),
        ([4, 4, 5], "Ada's coins are not 4"),
        ([0, 3, 5], "A bastion costs nothing"),
        ([0, 5], "three whole numbers"),
        (0, "should be the coins of You, Ada and Bo"),
    ],
    "rules-3": [
        (rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=8), "no invaders have come: it is round 1"),
        (four_rounds("build"), "for two to spare"),
        (four_rounds("bastion"), "These are more bastions than it takes"),
        (6, "should be a match"),
    ],
}
