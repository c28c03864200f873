"""Solutions to 08-realm-of-sand."""

import contextlib
import io

import realms_nb as rn


def solo(player="knight", moves=None, seats=("You",), seed=2, **rules):
    """A match that a strategy has played on, without telling about it."""
    changed = rn.realm_of_sand.STANDARD.changed(**rules)
    match = rn.Match(rn.realm_of_sand, list(seats), seed=seed, rules=changed)
    with contextlib.redirect_stdout(io.StringIO()):
        rn.watch(match, player, moves=moves)
    return match


def nearest(view, moves, rng):
    """Builds what it can, and lays where the nearest three buildings lack least: it thinks of no points."""
    builds = [move for move in moves if str(move).startswith("build")]
    lays = [move for move in moves if str(move).startswith("lay")]
    if builds or not lays:
        return (builds or moves)[0]
    return min(lays, key=lambda move: sorted(rn.after(view, move).missing.values())[:3])


def collector(view, moves, rng):
    """Lays where buildings of many points lack little; builds the best that stands."""

    def value(card):
        return view.rules.cards[card].points + 2 * len(view.rules.cards[card].discs) + view.rules.cards[card].level_up

    builds = [move for move in moves if str(move).startswith("build")]
    if builds:
        return max(builds, key=lambda move: value(move.card))
    return max(
        moves, key=lambda move: sum(value(card) / 4**lacks for card, lacks in rn.after(view, move).missing.items())
    )


RIGHT = {
    "sand-1": 36,
    "sand-2": ["lay T03 B2=G C2=G B3=R", "take T10", "build I-07 B2 C2 B3"],
    "sand-3": solo(collector, seed=3),
}

WRONG = {
    "sand-1": [
        (9, "9 is too few"),
        (72, "counts every corner twice"),
        (48, "48 is too many"),
        ("36", "should be a whole number"),
    ],
    "sand-2": [
        (["lay T03 B2=G C2=G B3=R", "take T10", "end"], "no building was completed"),
        (["build I-07 B2 C2 B3"], "move 1, 'build I-07 B2 C2 B3', is not possible"),
        (["lay T03 A1=G B1=G A2=R"], "Each lantern allows one, and you have 0 lanterns"),
        (["put T03 somewhere"], "is not a move"),
        (["lay T03 B2=G C2=G B3=R", "take T10", "end", "end"], "the first turn is over before move 4"),
        ("lay T03 B2=G C2=G B3=R", "should be a list of moves"),
        ([3], "is not possible"),
    ],
    "sand-3": [
        (solo(moves=3), "Play on"),
        (solo(), "those of a player of the package"),
        (solo("duke"), "those of a player of the package"),
        (solo("random"), "a knight nearly always has 21 or more"),
        (solo(nearest), "a knight nearly always has 21 or more"),
        (solo("random", seats=("You", "Ada")), "not a solo game by the standard rules"),
        (solo("random", solo_turns=3), "not a solo game by the standard rules"),
        (rn.Match(rn.minute_realms, 2, seed=1), "a match of Minute Realms; wanted is one of Realm of Sand"),
        (40, "should be a match"),
    ],
}
