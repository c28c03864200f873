"""The exercises of the tournament lesson speak of what its notebook shows."""

from __future__ import annotations

from lessons.course import NOTEBOOKS, cells

import realms_nb as rn
from realms_nb.games.minute_realms.lessons.tournament import CAREFUL, STATEMENTS, THRIFTY

PATH = next(path for path in NOTEBOOKS if path.stem == "06-tournament")


def test_the_statements_are_those_of_the_notebook():
    """The judge plays the pair and the 200 games of the notebook, and knows each of its statements."""
    code = "\n".join(cell.source for cell in cells(PATH, "code"))
    assert 'PAIR = {"thrifty": rn.Weights(coins=0.7), "greedy": "greedy@2026-11"}' in code
    assert rn.minute_realms.Weights(coins=0.7) == THRIFTY
    assert "CAREFUL = rn.Weights(coins=1.2, award=1.0)" in code
    assert rn.minute_realms.Weights(coins=1.2, award=1.0) == CAREFUL
    assert "share(200, seed=15)" in code
    text = next(cell.source for cell in cells(PATH, "markdown") if "**Exercise 1.**" in cell.source)
    assert [letter for letter in STATEMENTS if f"- **{letter}**" in text] == list(STATEMENTS)
    cup = rn.tournament(rn.minute_realms, {"thrifty": THRIFTY, "greedy": "greedy"}, games=200, seed=15)
    share = cup.standings.set_index("strategy").loc["thrifty", "win_rate"]
    assert f"exactly {share:.1%}".replace("%", "\u00a0%") in text


def test_what_the_notebook_says_of_seeds():
    """Of the twenty intervals shown one misses the share of 56 %, and none would with the first twenty seeds."""

    def missing(seeds):
        cups = [rn.tournament(rn.minute_realms, {"a": THRIFTY, "b": "greedy"}, games=50, seed=seed) for seed in seeds]
        rows = [cup.standings.set_index("strategy").loc["a"] for cup in cups]
        return sum(not row["low"] <= 0.56 <= row["high"] for row in rows)

    assert missing(range(20, 40)) == 1
    assert missing(range(20)) == 0
