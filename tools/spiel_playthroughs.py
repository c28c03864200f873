"""Writes the golden playthroughs of the games as OpenSpiel sees them, by OpenSpiel's own generator.

The tests compare them line by line, so a changed number, text or chance shows up as a readable difference.
Usage: make playthroughs
"""

from __future__ import annotations

import re
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

from realms_nb.adapters import openspiel
from realms_nb.adapters.encoding import own
from realms_nb.core.game import game_named

FOLDER = Path(__file__).parent.parent / "tests" / "adapters" / "playthroughs"


def games():
    """What is played through, by the name of its file: game, seats, rules, and how many states are kept."""
    minute, sand = game_named("minute_realms"), game_named("realm_of_sand")
    tiny = own(minute, "tiny")()
    return {"tiny": (minute, 2, tiny, None), "minute": (minute, 3, None, 8), "sand": (sand, 1, None, 6)}


def playthrough(name):
    """A game played at random by a fixed seed, told by OpenSpiel."""
    game, seats, rules, steps = games()[name]
    text = str(openspiel.load(game, seats, rules=rules))
    # Observations are long rows of numbers; a playthrough without them shows what is decided and what is told.
    lines = generate_playthrough.playthrough(text, None, observation_params_string=None, seed=7)
    kept = [
        line for line in lines.splitlines() if not re.match(r"(InformationState|Observation)Tensor\(|#? *[◯◉]", line)
    ]
    if steps is not None:
        ends = [number for number, line in enumerate(kept) if re.match(r"# State \d+$", line)]
        kept = kept[: ends[min(steps, len(ends) - 1)]]
    # The word of the rules depends on who compressed it, and long rows of chance tell nothing.
    return "\n".join(re.sub(r"rules=[\w-]{20,}", "rules=...", line)[:400] for line in kept) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in games():
        (FOLDER / f"{name}.txt").write_text(playthrough(name), "utf-8")
        print(f"tests/adapters/playthroughs/{name}.txt written")
