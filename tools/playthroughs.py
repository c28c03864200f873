"""Writes the golden playthroughs: matches of each game told in each language, short and for beginners.

The tests compare them line by line, so a changed rule or sentence shows up as a readable difference.
Usage: make playthroughs
"""

from __future__ import annotations

import random
from pathlib import Path

import realms_nb as rn

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
READERS = {"en": "You", "de": "Du", "it": "Tu"}
SAND = rn.realm_of_sand.STANDARD


def any_move(moves, rng):
    return rng.choice(moves)


def any_kind(moves, rng):
    """A move whose kind is drawn first, so that buildings and powers come up often."""
    kinds = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    return rng.choice(kinds[rng.choice(list(kinds))])


# For each game its matches: who sits with the reader, the seed, the rules, how moves are drawn.
MATCHES = {
    rn.minute_realms: [(["Ada", "Bo"], 17, rn.minute_realms.STANDARD, any_move)],
    rn.realm_of_sand: [
        ([], 12, SAND, any_kind),
        (["Ada", "Bo"], 12, SAND.changed(side="advanced", hourglasses_to_end=3), any_kind),
    ],
}


def playthrough(game, language):
    """Whole matches as text: the board at the end, the short story, the story for beginners."""
    parts = []
    for names, seed, rules, draw in MATCHES[game]:
        match = rn.Match(game, [READERS[language], *names], seed=seed, rules=rules, language=language)
        rng = random.Random(seed)
        while match.turn is not None:
            match.play(draw(match.legal_moves, rng))
        parts.append("\n".join(match.board().sentences))
        parts += ["\n".join(rn.story(match, depth=depth)) for depth in ("short", "beginner")]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in MATCHES:
        for language in READERS:
            name = f"{game.name}.{language}.txt"
            (FOLDER / name).write_text(playthrough(game, language), "utf-8")
            print(f"tests/playthroughs/{name} written")
