"""What is not installed is said in a sentence, but only to whoever imports it from this package."""

from __future__ import annotations

import sys

import pytest

from realms_nb.core.errors import MissingPackage
from realms_nb.core.missing import BEYOND_PLAYING, LastFinder, say_what_is_missing


def imported_by(module, package):
    """Let a module import a package that nobody has."""
    exec(f"import {package}", {"__name__": module})


class WithoutThem:
    """Finds what others find, as if the packages that only measuring and drawing need were not installed."""

    def __init__(self, others):
        self.others = others

    def find_spec(self, name, path=None, target=None):
        if name in BEYOND_PLAYING:
            return None
        return next(filter(None, (each.find_spec(name, path, target) for each in self.others)), None)


@pytest.fixture
def bare(monkeypatch):
    """Python with nothing but what playing needs."""
    others = [finder for finder in sys.meta_path if finder is not LastFinder]
    monkeypatch.setattr(sys, "meta_path", [WithoutThem(others), LastFinder])
    for name in BEYOND_PLAYING:
        monkeypatch.delitem(sys.modules, name, raising=False)


@pytest.mark.parametrize("package", BEYOND_PLAYING)
def test_this_package_says_what_to_install(bare, package):
    """A module of this package that needs more than playing does is told the package and the line that installs it."""
    with pytest.raises(MissingPackage, match=rf"(?s){package}.*pip install") as caught:
        imported_by("realms_nb.lab.somewhere", package)
    assert caught.value.name == package


@pytest.mark.parametrize(
    ("module", "package"),
    [("homework", "altair"), ("realms_nbs.lab", "altair"), ("realms_nb.lab", "altiar"), ("realms_nb.lab", "openpyxl_")],
)
def test_everybody_else_gets_pythons_own_error(bare, module, package):
    """A student's own import, and what this package does not name, fail as they do everywhere."""
    with pytest.raises(ModuleNotFoundError, match=f"No module named '{package}'") as caught:
        imported_by(module, package)
    assert not isinstance(caught.value, MissingPackage)


def test_it_is_asked_last_and_once(monkeypatch):
    """The finder stands behind all others, and saying it twice puts it there once."""
    others = [finder for finder in sys.meta_path if finder is not LastFinder]
    monkeypatch.setattr(sys, "meta_path", list(others))
    say_what_is_missing()
    say_what_is_missing()
    assert sys.meta_path == [*others, LastFinder]
