"""What docs/adapters.md shows runs as it stands there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import numpy as np
from open_spiel.python.bots import uniform_random

import realms_nb as rn

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"


def blocks(language):
    """The code of that language on the page."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def my_network(observation, mask):
    """Whoever reads the page brings a network; ours takes the first move that is allowed."""
    return int(np.flatnonzero(mask)[0])


def my_search(game, seed):
    """Likewise a bot: one that plays at random."""
    return uniform_random.UniformRandomBot(0, np.random.RandomState(seed))


def test_what_is_shown_runs():
    """Every piece of Python runs, one after the other; only its tournament is shorter here."""
    match = rn.Match(rn.minute_realms, 2, seed=7)
    names = {"rn": rn, "match": match, "my_network": my_network, "my_search": my_search}
    shown = blocks("python")
    assert len(shown) >= 6
    for code in shown:
        exec(compile(code.replace("games=200", "games=2"), PAGE.name, "exec"), names)
    assert names["table"].moves  # the last one that sits there is played by texts


def test_what_is_answered_is_so():
    """What stands below `>>>` is what Python answers."""
    (shown,) = blocks("pycon")
    found = doctest.DocTestParser().get_doctest(shown, {}, PAGE.name, PAGE.name, 0)
    assert doctest.DocTestRunner().run(found) == doctest.TestResults(0, 2)


def test_every_module_that_is_named_exists():
    """The page names modules and what is in them: all of it is there."""
    named = set(re.findall(r"realms_nb\.(adapters\.\w+)", PAGE.read_text("utf-8")))
    assert len(named) >= 4
    for name in named:
        assert (PAGE.parents[1] / "realms_nb" / f"{name.replace('.', '/')}.py").is_file(), name
