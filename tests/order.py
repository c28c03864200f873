"""In which order files are tested, and which of them are cut into pieces, so that no worker sits idle at the end.

Tests of one file stay together: a notebook is one kernel, and the browser tests of a file share one Chromium. The
longest begin first and the short ones fill the end. A long file whose tests stand alone is shared out test by test.

No test may stand on another: with `ORDER=7` in the environment files, and the tests in each, come in the random order
of that seed.
"""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

from xdist.scheduler import LoadScopeScheduling

if TYPE_CHECKING:
    import pytest

# From the longest, by CPU seconds and by what they wait for.
LONGEST = (
    "tests/browser/test_game_page.py",
    "tests/browser/test_kept.py",
    "tests/browser/test_halls.py",
    "tests/browser/test_cells.py",
    "tests/lessons/test_solutions.py",
    "tests/sandbox/test_hostile.py",
    "tests/tournaments/test_class_league.py",
    "tests/sandbox/test_forfeits.py",
    "tests/adapters/test_openspiel.py",
    "tests/games/realm_of_sand/lab/test_sand_lab.py",
    "tests/lab/test_docs.py",
    "tests/notebook/test_studio.py",
    "tests/games/realm_of_sand/board/test_sand_stage.py",
    "tests/games/realm_of_sand/notebook/test_sand_workshop.py",
    "tests/sandbox/test_wall.py",
    "tests/games/realm_of_sand/fast/test_sand_twin.py",
    "tests/games/minute_realms/fast/test_twin.py",
    "tests/games/realm_of_sand/test_whole_games.py",
    "tests/games/minute_realms/test_whole_games.py",
    "tests/games/test_conformance.py",
    "tests/games/minute_realms/engine/test_odds.py",
    "tests/tournaments/test_fair_seats.py",
    "tests/tournaments/test_tournament.py",
    "tests/charts/test_charts.py",
    "tests/simulation/test_simulate.py",
)
# Each function of these, with all its cases, goes to whoever is free.
SHARED_OUT = {
    "tests/sandbox/test_hostile.py",
    "tests/sandbox/test_forfeits.py",
    "tests/sandbox/test_wall.py",
    "tests/games/test_conformance.py",
    "tests/adapters/test_openspiel.py",
}
# Exercises of a lesson judge by the same games, which a worker plays once.
BY_LESSON = "tests/lessons/test_solutions.py"


class ByFile(LoadScopeScheduling):
    """Files, and pieces of long files, in the order in which they were collected."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, test = nodeid.partition("::")
        if file == BY_LESSON:
            return f"{file}::{test.partition('[')[2].rpartition('-')[0]}"
        return f"{file}::{test.partition('[')[0]}" if file in SHARED_OUT else file


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> ByFile:
    """Whoever tests with several workers has this order."""
    # Otherwise those with the most tests would begin, not those that take longest.
    config.option.loadscopereorder = False
    return ByFile(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest files first, what is not on the list stays where it is; or, if that is asked for, a random order."""
    if "ORDER" in os.environ:
        seed = os.environ["ORDER"]
        items.sort(key=lambda item: (_drawn(seed, item.nodeid.partition("::")[0]), _drawn(seed, item.nodeid)))
        return
    places = {name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.nodeid.partition("::")[0], len(places)))


def _drawn(seed: str, name: str) -> float:
    """A place that depends on the seed and the name alone, so that all workers agree on it."""
    return random.Random(f"{seed} {name}").random()
