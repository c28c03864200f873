"""Solutions to 06-tournament."""

import tempfile
from pathlib import Path

import realms_nb as rn

FIRST = "return moves[0]"
BUILDS = 'return rng.choice([move for move in moves if str(move).startswith("build")] or moves)'
STUMBLES = 'return [move for move in moves if str(move).startswith("build")][0]'
POINTS = "return max(moves, key=lambda move: rn.after(view, move).points)"


def league(games, **files):
    """The little league of the notebook, with the body of each function."""
    with tempfile.TemporaryDirectory() as folder:
        for name, body in files.items():
            text = f"import realms_nb as rn\n\ndef {name}(view, moves, rng):\n    {body}\n"
            (Path(folder) / f"{name}.py").write_text(text, "utf-8")
        return rn.league(folder, rn.minute_realms, games=games, seed=2, quiet=True)


RIGHT = {
    "tournament-1": ["B", "C", "E"],
    "tournament-2": 150,
    "tournament-3": league(games=120, ada=FIRST, bo=BUILDS, cy=STUMBLES, you=POINTS),
}

WRONG = {
    "tournament-1": [
        (["A", "B"], "A says too much"),
        (["C", "D", "E"], "never says exactly"),
        (["B", "C"], "but it is not all"),
        (["F"], "there is no statement 'F'"),
        ("B, C and E", "should be a list of letters"),
    ],
    "tournament-2": [
        (20, "wanted are 45"),
        (80, "wanted are 45"),
        (400, "fewer will do"),
        (10_000, "far fewer do as well"),
        (1, "tell nothing"),
        (150.5, "a whole number"),
        ("150", "a whole number"),
    ],
    "tournament-3": [
        (
            league(games=12, ada=FIRST, bo=BUILDS, cy=STUMBLES, you="return None"),
            "returned nothing; a function gives its result back",
        ),
        (
            league(games=12, ada=FIRST, bo=BUILDS, cy=STUMBLES, you="while True: pass"),
            "Is there a loop without end?",
        ),
        (league(games=12, ada=FIRST, bo=BUILDS, cy=BUILDS, you=STUMBLES), "IndexError: list index out of range."),
        (league(games=12, ada=FIRST, bo=BUILDS, cy=POINTS, you=BUILDS), "won the league, not `you`"),
        (league(games=12, ada=FIRST, bo=BUILDS, cy=STUMBLES, you="return ("), "nobody called `you` took part"),
        (league(games=12, ada=FIRST, you=POINTS), "only 2 took part"),
        (POINTS, "should be a league"),
    ],
}
