"""How the levels of a game fare against each other, and alone: prints the tables of docs/levels.md.

Usage: python tools/calibrate.py GAME [games of two players] [games of four players] [solo games]
       python tools/calibrate.py GAME PLAYER OTHER SEATS GAMES   one row: PLAYER against OTHER on all other seats
       python tools/calibrate.py GAME alone GAMES PLAYER ...     rows of solo games
       python tools/calibrate.py page                            writes the rows of docs/levels.md anew
       python tools/calibrate.py data                            writes the rows of that page for the boards
With two players each level meets the one below; with four, one of it meets three of the one below. Seats rotate, and a
shared victory counts as its part. Intervals are 95 % Wilson intervals. In a game that can be played alone every named
player also plays solo games, the same deals for all; their means come with a 95 % interval.
"""

from __future__ import annotations

import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

import realms_nb as rn
from realms_nb.core.chance import stream
from realms_nb.core.errors import BadSetup
from realms_nb.core.game import game_named
from realms_nb.players.measured import Measured
from realms_nb.players.registry import LEVELS, names, players
from realms_nb.simulation.statistics import wilson

# The deals of all matches between levels.
SEED = 2026
PAGE = Path(__file__).parents[1] / "docs" / "levels.md"


class Row(NamedTuple):
    """A row of the page: so many games of a level against the one below on all other seats."""

    game: str
    seats: int
    level: str
    against: str
    games: int
    # As it stands on the page.
    line: str


def rows_of(page):
    """The rows of two and of four that the page has."""
    name, found = None, []
    for line in page.splitlines():
        if line.startswith("## "):
            name = line.removeprefix("## ").lower().replace(" ", "_")
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 7 and cells[0].isdigit():
            against = cells[2].split()[-1]
            found.append(Row(name, int(cells[0]), cells[1], against, int(cells[3].replace(",", "")), line))
    return found


def as_data(name, page):
    """The rows of a game as its boards read them: numbers without words."""
    lines = [",".join(Measured._fields)]
    for row in rows_of(page):
        if row.game == name:
            wins, interval, fair = (cell.replace("%", "").strip() for cell in row.line.strip("| ").split("|")[-3:])
            low, high = interval.split(" to ")
            lines.append(",".join(map(str, (row.seats, row.level, row.against, row.games, wins, low, high, fair))))
    return "\n".join(lines) + "\n"


def write_data():
    """The table of every game on the page, for its boards."""
    page = PAGE.read_text("utf-8")
    for name in sorted({row.game for row in rows_of(page)}):
        place = Path(rn.__file__).parent / "games" / name / "players" / "levels.csv"
        place.write_text(as_data(name, page), "utf-8")


def measured(row):
    """The same row as it comes out today."""
    return row_of(row.game, row.level, row.against, row.seats, row.games)


def write_page():
    """Every row anew, one after the other, so that a stop keeps what is done."""
    for row in rows_of(PAGE.read_text("utf-8")):
        found = measured(row)
        print(found, flush=True)
        PAGE.write_text(PAGE.read_text("utf-8").replace(row.line, found), "utf-8")


def player(game, name):
    """A player on one thread: the games themselves are spread over the cores."""
    choose = players(game)[name]
    return replace(choose, threads=1) if hasattr(choose, "threads") else choose


def play(game, players, seed, chance):
    """The last position of a game."""
    state, rng = game.setup(len(players), seed), stream(chance)
    while state.decision is not None:
        seat = state.decision.seat
        state = game.apply(state, players[seat](game.view_for(state, seat), game.legal_moves(state), rng).move)
    return state


def share_of_wins(game, upper, lower, seats, games):
    """The part of the victories that goes to the one seat of the upper level; every deal is played in every seat."""
    share = 0.0
    for own in range(seats):
        players = [player(game, upper if seat == own else lower) for seat in range(seats)]
        # Games that differ only in who sits where share their deal: luck cancels out. Weights play compiled.
        rows = rn.simulate(game, players, games=games // seats, seed=SEED, workers=-1, time_limit=None, quiet=True)
        won = rows.pivot(index="game", columns="seat", values="won").to_numpy(float)
        share += (won[:, own] / won.sum(axis=1)).mean() / seats
    return share


def solo_result(name, who, number):
    """One solo game: its points and its rank."""
    game = game_named(name)
    state = play(game, [player(game, who)], number, number)
    return game.scores(state)[0].total, game.outcome(state).rank


def row_text(*cells):
    return "| " + " | ".join(map(str, cells)) + " |"


def print_row(*cells):
    print(row_text(*cells), flush=True)


def levels(name, two, four):
    print_row("Players", "Level", "Against", "Games", "Wins", "95 % interval", "Fair share")
    print_row(*["---"] * 7)
    for seats, games in ((2, two), (4, four)):
        for lower, upper in pairwise(LEVELS):
            compare(name, upper, lower, seats, games)


def compare(name, upper, lower, seats, games):
    print(row_of(name, upper, lower, seats, games), flush=True)


def row_of(name, upper, lower, seats, games):
    """One level against the one below, as the page has it."""
    share = share_of_wins(game_named(name), upper, lower, seats, games)
    low, high = wilson(share * games, games)
    against = lower if seats == 2 else f"{seats - 1} × {lower}"
    return row_text(seats, upper, against, games, f"{share:.1%}", f"{low:.1%} to {high:.1%}", f"{1 / seats:.0%}")


def alone(pool, name, games, players):
    print_row("Player", "Solo games", "Mean score", "95 % interval", "Lowest to highest", "Ranks reached")
    print_row(*["---"] * 6)
    for who in players:
        results = list(pool.map(partial(solo_result, name, who), range(games), chunksize=4))
        points = [total for total, _ in results]
        mean, margin = statistics.mean(points), 1.96 * statistics.stdev(points) / games**0.5
        ranks = {rank: sum(own == rank for _, own in results) for _, rank in sorted(results)}
        told = ", ".join(f"{rank} {count}" for rank, count in ranks.items())
        interval = f"{mean - margin:.1f} to {mean + margin:.1f}"
        print_row(who, games, f"{mean:.1f}", interval, f"{min(points)} to {max(points)}", told)


def main(name, two=1_000, four=1_000, solo=200):
    levels(name, two, four)
    try:
        game_named(name).setup(1)
    except BadSetup:
        return
    print()
    with ProcessPoolExecutor() as pool:
        alone(pool, name, solo, names(game_named(name)))


if __name__ == "__main__":
    if sys.argv[1:] == ["page"]:
        write_page()
        write_data()
    elif sys.argv[1:] == ["data"]:
        write_data()
    elif sys.argv[2:3] == ["alone"]:
        with ProcessPoolExecutor() as workers:
            alone(workers, sys.argv[1], int(sys.argv[3]), sys.argv[4:])
    elif sys.argv[2:] and not sys.argv[2].isdigit():
        compare(*sys.argv[1:4], *map(int, sys.argv[4:]))
    else:
        main(sys.argv[1], *map(int, sys.argv[2:]))
