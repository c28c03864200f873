"""What all tests share: the fixtures of a browser, and that no process of the compiler is left behind."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import pytest
from browser.boards import in_lab, opened
from browser.lab import lab
from browser.pages import stand
from browser.sheets import browser, desk, sheet
from games.realm_of_sand.browser.sand import sand_board, sand_in_lab
from hypothesis import settings
from order import pytest_collection_modifyitems, pytest_xdist_make_scheduler

with suppress(ModuleNotFoundError):
    # Tests that run where there is no Jupyter open no board in a browser.
    from browser.bare import bare, side

__all__ = [
    "bare",
    "browser",
    "desk",
    "in_lab",
    "lab",
    "opened",
    "pytest_collection_modifyitems",
    "pytest_xdist_make_scheduler",
    "sand_board",
    "sand_in_lab",
    "sheet",
    "side",
    "stand",
]


# How long an example takes says how busy the machine is, and nothing about a rule.
settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")


def pytest_configure(config):
    """Whoever asks for plain Python instead of numba need not be warned that it is slow."""
    if "REALMS_NB_NO_NUMBA" in os.environ:
        config.addinivalue_line("filterwarnings", "ignore::realms_nb.fast.compiling.SlowEngine")


@pytest.fixture(scope="session", autouse=True)
def nobody_compiles_on():
    """A notebook leaves its compiler running, which fills the cache for the next one; tests end theirs."""
    yield
    cold = sys.modules.get("realms_nb.fast.waiting")
    for process in cold._compiling.values() if cold else ():
        process.kill()
        process.wait()
