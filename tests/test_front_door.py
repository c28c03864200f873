"""The front door: quick to open, and the README's game is played as it stands there."""

from __future__ import annotations

import ast
import contextlib
import doctest
import inspect
import io
import pydoc
import re
import subprocess
import sys
import warnings
from importlib import import_module
from pathlib import Path

import pytest

import realms_nb as rn
from realms_nb.players.registry import LEVELS, names

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


def told():
    """The names in the table of contents, in its order."""
    return re.findall(r"^  (\w+) {2,}\w", rn.__doc__, re.MULTILINE)


def test_every_door_opens():
    """Every name of the front door can be reached, and an unknown one is answered with the known ones."""
    for name in dir(rn):
        assert getattr(rn, name) is not None
    with pytest.raises(AttributeError, match="minute_realms"):
        rn.chess  # noqa: B018  # looking is the test


def test_dir_is_the_table_of_contents():
    """`dir(rn)` shows the names of the table of contents and nothing else, whatever was loaded meanwhile."""
    assert told() == list(rn._NAMES)
    assert dir(rn) == sorted(told())
    assert len(told()) <= 32
    import_module("realms_nb.pages.inside")
    assert rn.story
    assert rn.realm
    assert {"story", "realm", "pages", "board"} <= set(vars(rn))
    assert dir(rn) == sorted(told())


@pytest.mark.parametrize("room", [rn.odds, rn.charts, rn.lab], ids=lambda room: room.__name__)
def test_a_room_shows_its_questions_only(room):
    """`dir` of odds, charts and lab shows what can be asked there and nothing else: no module, no helper."""
    assert set(dir(room)) >= set(room.__all__)
    assert all(callable(getattr(room, name)) and not name.startswith("_") for name in dir(room))


def test_help_fits_three_screens():
    """`help(rn)` has at most 120 lines, three screens of forty."""
    lines = pydoc.plain(pydoc.render_doc(rn)).splitlines()
    assert set(told()) <= {word for line in lines for word in line.split()[:1]}
    assert len(lines) <= 120


def test_each_name_leads_to_the_same_for_a_checker_of_types():
    """What a checker of types reads is what is loaded: the same module and attribute for every name."""
    tree = ast.parse(Path(rn.__file__).read_text("utf-8"))
    (block,) = (node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    read = {
        each.asname.removeprefix("_"): (f"realms_nb.{each.name}", None)
        if node.module == "realms_nb"
        else (node.module, each.name)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for each in node.names
    }
    assert read == rn._NAMES | rn._MORE


def doors():
    """Every name of the front door that can be called, and every one of `rn.odds` and `rn.charts`."""
    yield from ((f"rn.{name}", getattr(rn, name)) for name in dir(rn) if callable(getattr(rn, name)))
    for room in (rn.odds, rn.charts):
        yield from ((f"{room.__name__}.{name}", getattr(room, name)) for name in dir(room))


def test_docstrings_name_every_argument():
    """The docstring of every door names each of its arguments, as code or in a sentence."""
    met = 0
    for name, door in doors():
        doc = inspect.getdoc(door)
        for argument in inspect.signature(door).parameters:
            assert re.search(rf"\b{argument}\b", doc), f"{name}: {argument}"
            met += 1
    assert met > 100


@pytest.fixture(scope="module")
def compiled():
    """The engine is ready: what it says while it is compiled is no part of an example."""
    rn.move_odds(rn.Match(rn.minute_realms, 2, seed=1).view(0), 10)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("name", rn._NAMES)
def test_examples(name, tmp_path, monkeypatch):
    """Every name of the front door has an example in its docstring, and it prints what stands there."""
    monkeypatch.chdir(tmp_path)
    examples = doctest.DocTestParser().get_doctest(inspect.getdoc(getattr(rn, name)), {"rn": rn}, name, None, 0)
    assert examples.examples
    printed = io.StringIO()
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(examples, out=printed.write)
    assert not runner.failures, printed.getvalue()


@pytest.mark.parametrize("game", [rn.minute_realms, rn.realm_of_sand], ids=lambda game: game.name)
def test_a_game_says_what_it_is(game):
    """A game says its title, its seats, who else plays it and how to begin, and what it says is so."""
    told = inspect.getdoc(game)
    assert told.startswith(f"{game.title}: ")
    least, most = map(int, re.search(r"For (\d) to (\d) seats", told).groups())
    for seats in range(10):
        try:
            fits = bool(game.setup(seats=seats, seed=1))
        except rn.RealmsError:
            fits = False
        assert fits == (least <= seats <= most), seats
    others = re.search(r"Others that play: ([^.]*)\.", told)[1].split(", ")
    assert {"random", *LEVELS} == set(others) <= set(names(game))
    assert f"rn.Match(rn.{game.name}, " in told
    for own in re.findall(r"`([A-Z][a-z]+)`", told):
        assert inspect.isclass(getattr(game, own))


@pytest.mark.parametrize("name", rn._OLD)
def test_old_names_work_for_one_release(name):
    """A name of before gives the same thing, and says in a warning what it is called now."""
    vars(rn).pop(name, None)
    new = f"rn.{rn._OLD[name]}"
    with pytest.warns(PendingDeprecationWarning, match=rf"^rn\.{name} is now called {re.escape(new)}; "):
        assert getattr(rn, name) is eval(new)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        getattr(rn, name)


def test_a_cell_sees_no_warning_of_old_names():
    """In a cell an old name prints nothing, because lessons may still use it."""
    code = (
        "from IPython.core.interactiveshell import InteractiveShell as Shell\n"
        "cell = 'import realms_nb as rn; rn.Weights(); rn.realm(); rn.invasion_odds; None'\n"
        "assert Shell.instance().run_cell(cell).success"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stderr == ""
    assert "called" not in done.stdout


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
