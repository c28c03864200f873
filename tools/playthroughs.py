"""Writes the golden playthroughs: one match told in each language, short and for beginners.

The tests compare them line by line, so a changed rule or sentence shows up as a readable difference.
Usage: make playthroughs
"""

from __future__ import annotations

import random
from pathlib import Path

import realms_nb as rn

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
READERS = {"en": "You", "de": "Du", "it": "Tu"}


def playthrough(language):
    """One whole match of three as text: the board at the end, the short story, the story for beginners."""
    match = rn.Match(rn.minute_realms, [READERS[language], "Ada", "Bo"], seed=17, language=language)
    rng = random.Random(17)
    while match.turn is not None:
        match.play(rng.choice(match.legal_moves))
    stories = (rn.story(match, depth=depth) for depth in ("short", "beginner"))
    return "\n\n".join(["\n".join(match.board().sentences), *("\n".join(story) for story in stories)]) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for language in READERS:
        (FOLDER / f"minute_realms.{language}.txt").write_text(playthrough(language), "utf-8")
        print(f"tests/playthroughs/minute_realms.{language}.txt written")
