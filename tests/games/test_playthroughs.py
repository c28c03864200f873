"""Golden playthroughs: whole matches of each game told in each language, compared line by line."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import realms_nb as rn

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", [rn.minute_realms, rn.realm_of_sand], ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_story_is_the_golden_one(game, language):
    """The same match is told with the same sentences; `make playthroughs` writes them anew after a change."""
    tool = runpy.run_path(str(ROOT / "tools" / "playthroughs.py"))
    golden = (ROOT / "tests" / "playthroughs" / f"{game.name}.{language}.txt").read_text("utf-8")
    assert tool["playthrough"](game, language).splitlines() == golden.splitlines()
