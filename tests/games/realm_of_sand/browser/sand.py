"""A board of Realm of Sand on a bare page or in a notebook, and what its tests do with it."""

from __future__ import annotations

import pytest
from browser.boards import version
from playwright.sync_api import TimeoutError, expect

START = "import realms_nb as rn\nmatch = rn.Match(rn.realm_of_sand, ['You', 'Ada'], seed=3)"

# Two hourglasses end it: these tests lay and take without a plan, and to ten it would be some sixty rounds of the same.
# A whole game by the standard rules is the solo one.
SHORT = START.replace("seed=3", "seed=3, rules=rn.realm_of_sand.STANDARD.changed(hourglasses_to_end=2)")

BOARD = "board = rn.Board(match, you=0, opponents={1: 'squire'}, pace='instant')\nboard"


def shows(place):
    """Opens a board of Realm of Sand in such a place, and waits until it is drawn."""

    def open_board(board=BOARD, start=START, **options):
        notebook = place(start, board, **options)
        notebook.run_all()
        notebook.page.locator(".rn .rn-gr").wait_for()
        return notebook

    return open_board


@pytest.fixture
def sand_board(bare):
    """Opens a board on a bare page."""
    return shows(bare)


@pytest.fixture
def sand_in_lab(sheet):
    """Opens a board in a notebook of JupyterLab."""
    return shows(sheet)


def moved(page, before):
    """Wait until the position has changed and the others, if any, have moved."""
    page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) !== v", arg=before)


def soon(page, before):
    """Whether the position is another one within a second and a half."""
    try:
        page.wait_for_function(
            "(v) => Number(document.querySelector('.rn').dataset.version) !== v", arg=before, timeout=1_500
        )
    except TimeoutError:
        return False
    return True


def skip_scene(page):
    # In the page, because a scene also goes on by itself.
    while page.evaluate("() => document.querySelector('[data-scene]') !== null"):
        page.evaluate("() => document.querySelector('[data-scene-skip], [data-scene-next]')?.click()")


def play_by_mouse(notebook, page):
    """One step of a turn with the mouse: build what is ready, else lay, else take, else what the panel offers."""
    # The others think in their own time: wait until there is something for a person to do or to see.
    page.locator("[data-scene-next], .rn-result, .rn-cho, .rn-choice [data-option]").first.wait_for()
    skip_scene(page)
    if page.locator(".rn-result").count():
        return
    before = version(page)
    primary = page.locator(".rn-choice [data-move^=build]")
    if primary.count():
        primary.first.click()
    elif page.locator(".rn-cho[data-step=draw]").count():
        page.locator("[data-take]").first.click()
    elif page.locator(".rn-cho[data-step=turn]:not([data-done])").count():
        # Somewhere in the light area there is room for one of the tiles; a place that is refused changes nothing.
        for tile in range(page.locator("[data-tile]").count()):
            for field in ("C3", "D4", "B3", "E4", "D2", "C5"):
                page.locator("[data-tile]").nth(tile).click()
                page.locator(f"[data-name={field}]").click()
                if soon(page, before):
                    return
    else:
        page.locator(".rn-choice [data-option]:not([aria-disabled=true])").last.click()
    moved(page, before)


TURN = """
import realms_nb as rn
from msgspec.structs import replace
match = rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=3)
table = match.rules.table
# Palm Wall lacks a red piece, and there are two discs at hand.
realm = replace(match.state.realms[0], zone=(1, 1, 0, 0, 0), squares=table.piece("G", "B2") | table.piece("G", "C2"))
rows = (("I-01", *match.state.display[0][1:]), *match.state.display[1:])
start = replace(match.state, realms=(realm, *match.state.realms[1:]), display=rows)
match._history = type(match._history)(start)
"""

POWERS = """
import realms_nb as rn
from msgspec.structs import replace
from realms_nb.games.realm_of_sand.engine.state import TakeTurn
rules = rn.realm_of_sand.STANDARD.changed(side="advanced")

def awake(power, **changes):
    # The crystal is awake, and there are discs and a square to use it on.
    made = rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=8, rules=rules)
    realm = made.state.realms[0]
    squares = rules.table.piece("G", "B2")
    realm = replace(realm, power=power, **dict(crystal="active", zone=(1, 0, 0, 0, 1), squares=squares) | changes)
    start = replace(made.state, decision=TakeTurn(0), realms=(realm, *made.state.realms[1:]))
    made._history = type(made._history)(start)
    return made

match = awake("red")
"""

GHOST_IS_NOT = """(old) => [...document.querySelectorAll('.rn-gh')].map((f) => f.dataset.name).sort().join()
  !== old.join()"""


def ghost(page):
    """The names of the fields under what is in hand."""
    return sorted(page.locator(".rn-gh").evaluate_all("(fields) => fields.map((field) => field.dataset.name)"))


def says(page, text):
    """The note on the ground refuses with this sentence."""
    expect(page.locator(".rn-note")).to_contain_text(text)
