"""Measures the ladder of the levels in the five example games of docs/own, for the table of docs/own.md.

Usage: python tools/own_games.py measure [minutes]   plays what is missing; pieces stay in docs/own/ladder.json
       python tools/own_games.py page                writes the table of docs/own.md of what was measured
Each level plays against the one below, in every seat in turn, deal by deal. Seeds are fixed: the same pieces come out
again. What takes too long is left out, and the page says so.
"""

from __future__ import annotations

import json
import sys
import time
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from own.examples import own_game  # noqa: E402  # the games stand beside the tests

from realms_nb.lab.duels import pair_shares  # noqa: E402  # likewise
from realms_nb.lab.ladders import LadderStep, measured_step  # noqa: E402  # likewise
from realms_nb.simulation.crew import Task  # noqa: E402  # likewise
from realms_nb.simulation.entrants import contenders  # noqa: E402  # likewise

PAGE, KEPT = ROOT / "docs" / "own.md", ROOT / "docs" / "own" / "ladder.json"
SEED = 2026
LADDER = ("last_stone", "greedy_pig", "sushi", "meadow", "red_hearts")
LEVELS = ("random", "squire", "knight", "duke", "emperor")
# Deals of a step: so many games, each deal in every seat; a batch of deals; what a step may cost in processor seconds.
STEP_GAMES, DEALS, DEAREST = 200, 10, 400.0


def kept():
    """What was measured so far."""
    return json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}


def keep(found):
    # A line a step, so that changes can be read.
    rows = [f" {json.dumps(key)}: {json.dumps(found[key])}" for key in sorted(found)]
    KEPT.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def jobs():
    """Every step of every game, the cheap ones first: its name, and how many pieces there are."""
    for weaker, better in pairwise(LEVELS):
        for name in LADDER:
            seats = own_game(name).players[0]
            yield name, better, weaker, -(-STEP_GAMES // (seats * DEALS))


def piece(name, better, weaker, number):
    """The shares of a batch of deals."""
    game = own_game(name)
    task = Task(game, game.STANDARD, contenders(game, [better, weaker], None))
    return pair_shares(task, range(number * DEALS, (number + 1) * DEALS), game.players[0], SEED, 1).tolist()


def measure(minutes):
    """Piece after piece, until the time is over or nothing is missing."""
    ends, found = time.monotonic() + 60 * minutes, kept()
    for name, better, weaker, count in jobs():
        key = f"ladder {name} {better} {weaker}"
        if "told" in found.get(key, {}):
            continue
        done = found.setdefault(key, {"pieces": [], "seconds": 0.0})
        while len(done["pieces"]) < count:
            if time.monotonic() > ends:
                return
            if done["pieces"] and done["seconds"] / len(done["pieces"]) * count > DEAREST:
                break
            began = time.process_time()
            done["pieces"].append([round(each, 4) for each in piece(name, better, weaker, len(done["pieces"]))])
            done["seconds"] = round(done["seconds"] + time.process_time() - began, 1)
            keep(found)
    print("Nothing is missing.")


def ladder_rows(found):
    """A row for each step of each game. Of some steps only what the table says is kept, not piece by piece (`told`)."""
    import numpy as np

    for name in LADDER:
        game = own_game(name)
        seats = game.players[0]
        for weaker, better in pairwise(LEVELS):
            kept_step = found.get(f"ladder {name} {better} {weaker}", {})
            shares = [each for part in kept_step.get("pieces", ()) for each in part]
            if shares:
                step = measured_step(better, weaker, np.array(shares), seats)
            elif "told" in kept_step:
                step = LadderStep(better, weaker, **kept_step["told"])
            else:
                continue
            said = {"better": "better", "worse": "worse", "equal": "as good as equal", "unknown": "cannot tell"}
            against = weaker if seats == 2 else f"{seats - 1} × {weaker}"
            cells = game.title, better, against, step.games, f"{step.share:.1%}", f"{step.low:.1%} to {step.high:.1%}"
            yield "| " + " | ".join(map(str, (*cells, f"{1 / seats:.0%}", said[step.answer]))) + " |"


def between(text, name, rows):
    """The text with the rows of a table exchanged: they stand between two comments."""
    head, rest = text.split(f"<!-- {name} -->\n", 1)
    table, tail = rest.split(f"<!-- end of {name} -->", 1)
    heads = [line for line in table.splitlines() if line.startswith("|")][:2]
    return head + f"<!-- {name} -->\n" + "\n".join([*heads, *rows]) + f"\n<!-- end of {name} -->" + tail


def write_page():
    """The table of docs/own.md, of what was measured."""
    PAGE.write_text(between(PAGE.read_text("utf-8"), "ladder", ladder_rows(kept())), "utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["measure"]:
        measure(float(sys.argv[2]) if sys.argv[2:] else 600)
    elif sys.argv[1:] == ["page"]:
        write_page()
    else:
        sys.exit(__doc__)
