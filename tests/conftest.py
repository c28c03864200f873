"""What all tests share: they leave no process of the compiler behind."""

from __future__ import annotations

import sys

import pytest


@pytest.fixture(scope="session", autouse=True)
def nobody_compiles_on():
    """A notebook leaves its compiler running, which fills the cache for the next one; tests end theirs."""
    yield
    cold = sys.modules.get("realms_nb.kernel.cold")
    for process in cold._compiling.values() if cold else ():
        process.kill()
        process.wait()
