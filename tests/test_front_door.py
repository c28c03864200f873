"""The front door: quick to open, and the README's game is played as it stands there."""

from __future__ import annotations

import contextlib
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

import realms_nb as rn

ROOT = Path(__file__).parents[1]
HEAVY = ("pandas", "altair", "numba", "numpy", "anywidget", "ipywidgets", "fluent", "babel")


def run(code):
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    return done.stdout.strip()


def test_importing_loads_nothing_heavy():
    """`import realms_nb` loads neither tables, charts, compilers, widgets nor words."""
    code = f"import sys, realms_nb; print([name for name in {HEAVY!r} if name in sys.modules])"
    assert run(code) == "[]"


def test_playing_silently_loads_no_words():
    """Playing through the game's functions needs neither pandas nor the catalogues."""
    code = (
        "import sys, realms_nb as rn; s = rn.minute_realms.setup(2, 1); rn.minute_realms.apply(s, "
        f"rn.minute_realms.legal_moves(s)[0]); print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    assert run(code) == "[]"


def test_importing_is_quick():
    """`import realms_nb` takes less than 0.15 s of the processor: others on the machine do not decide."""
    code = "import time; t = time.process_time(); import realms_nb; print(time.process_time() - t)"
    assert min(float(run(code)) for _ in range(5)) < 0.15


def test_every_door_opens():
    """Every name of the front door can be reached, and an unknown one is answered with the known ones."""
    for name in rn.__all__:
        assert getattr(rn, name) is not None
    assert set(rn.__all__) <= set(dir(rn))
    with pytest.raises(AttributeError, match="minute_realms"):
        rn.chess  # noqa: B018  # looking is the test


def test_the_readme_game():
    """The game in the README is executed, and prints what the README says."""
    text = (ROOT / "README.md").read_text("utf-8")
    code, shown = re.search(r"```python\n(.*?)```\n+```text\n(.*?)```", text, re.DOTALL).groups()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "README.md", "exec"), {})
    assert printed.getvalue() == shown
    assert len(code.strip().splitlines()) <= 12


def test_other_peoples_tools_are_loaded_by_their_doors_only():
    """Matches, simulations, tournaments, lessons and the door of texts load none of the tools that have doors here."""
    code = (
        "import sys, realms_nb as rn; from realms_nb.adapters.talk import TextTable; "
        "rn.tournament(rn.minute_realms, ['greedy', 'random'], games=4, quiet=True); rn.check('scoring-2', 1); "
        "TextTable('realm_of_sand', seats=2).reset(seed=1); "
        "print([name for name in ('pyspiel', 'open_spiel', 'pettingzoo', 'gymnasium') if name in sys.modules])"
    )
    assert run(code) == "[]"
