"""Golden playthroughs: whole matches told in each language, compared line by line.

Run this file with Python to write them anew after a change of rules or words, and read the difference.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

import realms_nb as rn

FOLDER = Path(__file__).parent / "playthroughs"
READERS = {"en": "You", "de": "Du", "it": "Tu"}


def playthrough(language):
    """A solo game and a short advanced game of three, played at random: the board, the story, the beginner's story."""
    from games.realm_of_sand.sand import ADVANCED, STANDARD, game, varied

    parts = []
    for names, rules in (([], STANDARD), (["Ada", "Bo"], ADVANCED.changed(hourglasses_to_end=3))):
        match = rn.Match(game, [READERS[language], *names], seed=12, rules=rules)
        rng = random.Random(12)
        while match.turn is not None:
            match.play(varied(match.legal_moves, rng))
        parts.append("\n".join(match.board(language).sentences))
        parts += ["\n".join(rn.story(match, language, depth)) for depth in ("short", "beginner")]
    return "\n\n".join(parts) + "\n"


@pytest.mark.parametrize("language", READERS)
def test_the_story_is_the_golden_one(language):
    """The same match is told with the same sentences."""
    golden = (FOLDER / f"{language}.txt").read_text("utf-8")
    assert playthrough(language).splitlines() == golden.splitlines()


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    FOLDER.mkdir(exist_ok=True)
    for reader in READERS:
        (FOLDER / f"{reader}.txt").write_text(playthrough(reader), "utf-8")
