"""Games that studies stand on, played once and kept: those of emperors are dear, and several studies look at them.

They lie in `.cache/studies`, one file for each table, written while they are played: a study that is interrupted goes
on where it stopped. A file says how the game was played then, and if it is played otherwise now they are played anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from time import process_time

from studies.code import fingerprint

from realms_nb.core.chance import branch
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import contenders
from realms_nb.simulation.runner import play_all
from realms_nb.simulation.tables import RecordedMove, Seating

PLACE = Path(__file__).parents[2] / ".cache" / "studies"
# So many games are played at a time.
STEP = 10


def seatings(seed, seats, numbers):
    """The games of a study by number: those that `rn.lab.calibration` plays with this seed."""
    return [Seating(number, branch(seed, "game", number), tuple(range(seats)), recorded=True) for number in numbers]


def recorded(game, level, seats, games, seed, rules=None, tag=""):
    """So many games of a level, each a seating and its moves, and the processor seconds that they took.

    They are played in this process, so that its clock tells what they cost; players that think ahead share the cores.
    """
    rules = game.STANDARD if rules is None else rules
    place = PLACE / f"{game.name}-{level}-{seats}-{seed}{tag}.jsonl"
    place.parent.mkdir(parents=True, exist_ok=True)
    known = _read(place, fingerprint(game.name))
    task = Task(game, rules, contenders(game, [level] * seats, None))
    plan = seatings(seed, seats, range(games))
    left = [each for each in plan if each.game not in known]
    for first in range(0, len(left), STEP):
        part, began = left[first : first + STEP], process_time()
        played = play_all(task, part, workers=1, quiet=True, strict=True)
        if played.partial:
            raise KeyboardInterrupt
        each_took = (process_time() - began) / len(part)
        with place.open("a", encoding="utf-8") as file:
            for each in part:
                known[each.game] = [move.move for move in played.moves[each.game]], each_took
                file.write(json.dumps([each.game, known[each.game]]) + "\n")
    seconds = sum(known[each.game][1] for each in plan)
    return task, [(each, [RecordedMove(move) for move in known[each.game][0]]) for each in plan], seconds


def _read(place, code):
    """The games of a file; of players other than today's there are none, and the file begins anew."""
    lines = place.read_text("utf-8").splitlines() if place.exists() else []
    if not lines or lines[0] != json.dumps(code):
        place.write_text(json.dumps(code) + "\n", "utf-8")
        return {}
    # A line that was being written when the study was stopped is none.
    return dict(json.loads(line) for line in lines[1:] if line.endswith("]]"))
