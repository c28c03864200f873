"""Golden playthroughs: a whole match told in each language, compared line by line."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_story_is_the_golden_one(language):
    """The same match is told with the same sentences; `make playthroughs` writes them anew after a change."""
    tool = runpy.run_path(str(ROOT / "tools" / "playthroughs.py"))
    golden = (ROOT / "tests" / "playthroughs" / f"minute_realms.{language}.txt").read_text("utf-8")
    assert tool["playthrough"](language).splitlines() == golden.splitlines()
