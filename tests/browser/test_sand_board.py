"""Realm of Sand on the board, in a real JupyterLab: by mouse, by keys, by touch, with all powers."""

from __future__ import annotations

import json

import pytest
from browser.boards import others_done, version, violations

START = "import realms_nb as rn\nmatch = rn.Match(rn.realm_of_sand, ['You', 'Ada'], seed=3)"
SHORT = START.replace("seed=3", "seed=3, rules=rn.realm_of_sand.STANDARD.changed(hourglasses_to_end=2)")
BOARD = "board = rn.Board(match, you=0, opponents={1: 'squire'}, pace='instant')\nboard"


@pytest.fixture
def opened(sheet):
    """Opens a notebook with a board of Realm of Sand and waits until it is drawn."""

    def open_board(board=BOARD, start=START, **options):
        notebook = sheet(start, board, **options)
        notebook.run_all()
        notebook.page.locator(".rn .rn-gr").wait_for()
        return notebook

    return open_board


def moved(page, before):
    page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) > v", arg=before)


def skip_scene(page):
    while page.locator("[data-scene-next]").count():
        if page.locator("[data-scene-skip]").count():
            page.locator("[data-scene-skip]").click()
        page.locator("[data-scene-next]").click()


LEGAL = "import json; print(json.dumps([str(m) for m in match.legal_moves]))"


def legal(notebook):
    return json.loads(notebook.execute(LEGAL))


def play_by_mouse(notebook, page):
    """One step of a turn with the mouse: build what is ready, else lay, else take, else what the panel offers."""
    # The others think in their own time: wait until there is something for a person to do or to see.
    page.locator("[data-scene-next], .rn-result, [data-step], .rn-choice [data-option]").first.wait_for()
    skip_scene(page)
    if page.locator(".rn-result").count():
        return
    before = version(page)
    primary = page.locator(".rn-choice [data-move^=build]")
    if primary.count():
        primary.first.click()
    elif page.locator("[data-step=draw]").count():
        page.locator("[data-take]").first.click()
    elif page.locator("[data-step=turn] .rn-seg").count():
        page.locator("[data-tile]").first.click()
        # Somewhere in the light area there is room, whichever way the tile is turned.
        page.locator("[data-name=C3]").click()
    else:
        page.locator(".rn-choice [data-option]:not([aria-disabled=true])").last.click()
    moved(page, before)


def test_a_solo_game_by_mouse(opened):
    """A whole solo game is played with the mouse; the rank is told at the end."""
    notebook = opened(
        board="board = rn.Board(match)\nboard",
        start="import realms_nb as rn\nmatch = rn.Match(rn.realm_of_sand, ['You'], seed=5, "
        "rules=rn.realm_of_sand.STANDARD.changed(solo_turns=3))",
    )
    page = notebook.page
    for _ in range(40):
        if page.locator(".rn-result").count() or page.locator("[data-scene]").count():
            break
        play_by_mouse(notebook, page)
    skip_scene(page)
    page.locator(".rn-result").wait_for()
    assert notebook.execute("print(match.outcome.rank)").strip() == "apprentice"
    notebook.check()


def test_a_game_of_two_by_mouse(opened):
    """A game against a player is played to its end with the mouse; the board says who has won."""
    notebook = opened(start=SHORT)
    page = notebook.page
    for _ in range(60):
        skip_scene(page)
        if page.locator(".rn-result").count():
            break
        play_by_mouse(notebook, page)
    skip_scene(page)
    page.locator(".rn-result").wait_for()
    assert notebook.execute("print(match.turn)").strip() == "None"
    assert violations(page) == []
    notebook.check()


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def test_a_game_by_keys_only(opened):
    """A whole game is played with keys: tiles chosen, moved, turned, flipped and laid, tiles taken, turns ended."""
    notebook = opened(start=SHORT)
    page = notebook.page
    page.locator(".rn").focus()
    used = set()
    for _ in range(80):
        if page.locator("[data-scene-next]").count():
            press(page, "n")
            continue
        if page.locator(".rn-result").count():
            break
        others_done(notebook)
        before = version(page)
        verbs = {move.split(" ")[0] for move in legal(notebook)}
        used |= verbs
        if "take" in verbs:
            press(page, "2", "Enter")
        elif "lay" in verbs:
            press(page, "1", "f", "r")
            for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "r"):
                if not page.locator(".rn-bad").count():
                    break
                press(page, key)
            press(page, "Enter")
        else:
            press(page, "e", "e")
        moved(page, before)
    page.locator(".rn-result").wait_for()
    assert {"lay", "take"} <= used
    notebook.check()


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


def test_a_turn_by_keys(opened):
    """A disc is summoned, moved back by undo, summoned again; the building is built and the turn ended, all by keys."""
    notebook = opened(start=TURN)
    page = notebook.page
    page.locator(".rn").focus()
    before = version(page)
    press(page, "s", "2", "ArrowRight", "ArrowUp")
    page.locator("[data-card=I-01].rn-will").wait_for()
    press(page, "Enter")
    moved(page, before)
    before = version(page)
    press(page, "u")
    moved(page, before)
    assert notebook.execute("print(match.at)").strip() == "0"
    before = version(page)
    press(page, "s", "2", "Enter")
    moved(page, before)
    # What is ready is not forgotten: the end of the turn first ends the summoning.
    before = version(page)
    press(page, "e")
    moved(page, before)
    press(page, "e")
    page.locator(".rn-cho h3", has_text="End your turn?").wait_for()
    before = version(page)
    press(page, "Escape", "b", "Enter")
    moved(page, before)
    assert notebook.execute("print(match.state.realms[0].buildings)").strip() == "('I-01',)"
    notebook.check()


def test_laying_by_touch(opened):
    """A finger first shows where a tile would lie; the second tap lays it, and a tile is taken the same way."""
    notebook = opened(width=420, height=900, has_touch=True)
    page = notebook.page
    page.evaluate("document.querySelector('.rn').parentElement.style.width = '380px'")
    before = version(page)
    page.locator("[data-tile]").first.tap()
    page.locator("[data-name=D4]").tap()
    page.wait_for_timeout(200)
    assert version(page) == before
    assert page.locator(".rn-gh").count() == 3
    small = page.evaluate(
        """() => [...document.querySelectorAll('.rn .rn-gr button, .rn .rn-act button, .rn .rn-parts button')]
        .map((button) => button.getBoundingClientRect())
        .filter(({ width, height }) => width && (width < 43.5 || height < 43.5)).length"""
    )
    assert small == 0
    page.locator("[data-name=D4]").tap()
    moved(page, before)
    before = version(page)
    page.locator("[data-to=market]").tap()
    page.locator("[data-take]").nth(1).tap()
    page.wait_for_timeout(200)
    assert version(page) == before
    page.locator("[data-take]").nth(1).tap()
    moved(page, before)
    notebook.check()


POWERS = """
import realms_nb as rn
from msgspec.structs import replace
from realms_nb.games.realm_of_sand.state import TakeTurn
rules = rn.realm_of_sand.STANDARD.changed(side="advanced")

def awake(power):
    # The crystal is awake, and there are discs and a square to use it on.
    made = rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=8, rules=rules)
    realm = made.state.realms[0]
    squares = rules.table.piece("G", "B2")
    realm = replace(realm, power=power, crystal="active", zone=(1, 0, 0, 0, 1), squares=squares)
    start = replace(made.state, decision=TakeTurn(0), realms=(realm, *made.state.realms[1:]))
    made._history = type(made._history)(start)
    return made

match = awake("red")
"""


def test_every_power_is_used(opened):
    """The watch opens the step of each of the six powers in the panel, and the power is used from there."""
    notebook = opened(start=POWERS)
    for power in ("red", "purple", "yellow", "green", "orange", "blue"):
        notebook.execute(f"match.become(awake({power!r}))")
        notebook.page.locator(f".rn-clock[data-power=active][aria-label*={power}]").wait_for()
        use_power(notebook, notebook.page, power)
        assert violations(notebook.page) == [], power
    notebook.check()


def use_power(notebook, page, power):
    page.locator(".rn-clock").click()
    step = page.locator(f"[data-powers={power}]")
    step.wait_for()
    before = version(page)
    if power == "red":
        step.locator("[data-look=II]").click()
        step.locator("[data-move='look II']").click()
        moved(page, before)
        assert page.locator(".rn-three .rn-bc").count() == 3
        before = version(page)
        page.locator("[data-move^=keep]").nth(1).click()
        moved(page, before)
        assert page.locator("[data-kept]").count() == 1
    elif power == "yellow":
        step.locator("[data-give=G]").click()
        step.locator("[data-take-disc=B]").click()
        step.locator("[data-move='exchange G B']").click()
        moved(page, before)
    elif power == "green":
        page.locator("[data-name=B2]").click()
        page.locator("[data-name=E5]").click()
        moved(page, before)
        assert "E5" in page.locator("[data-name=E5]").get_attribute("aria-label")
        assert page.locator("[data-name=E5] .rn-pc").count() == 1
    elif power == "blue":
        for _ in range(2):
            page.locator(".rn-cho [data-give]").first.click()
            page.locator("[data-swap]:not([aria-disabled=true])").nth(5).click()
            page.locator("[data-move^=swap]").click()
            moved(page, before)
            before = version(page)
    else:
        step.locator("[data-move=crystal]").click()
        moved(page, before)
    assert notebook.execute("print(match.state.realms[0].crystal)").strip() == "colourless"


def test_refusals_and_fast_clicks(opened):
    """A place that is not allowed is hatched at once and Python says why; a hundred fast clicks play one move."""
    notebook = opened()
    page = notebook.page
    before = version(page)
    page.locator("[data-tile]").first.click()
    page.locator("[data-name=A1]").hover()
    assert page.locator(".rn-bad").count() >= 1
    page.locator(".rn-prev.rn-no", has_text="Level 0 lights 0 fields").wait_for()
    page.locator("[data-name=A1]").click()
    page.wait_for_timeout(150)
    assert version(page) == before
    page.keyboard.press("Escape")
    assert page.locator(".rn-gh").count() == 0
    page.locator("[data-tile]").first.click()
    field = "document.querySelector('[data-name=C3]')"
    page.evaluate(f"() => {{ const field = {field}; for (let i = 0; i < 100; i++) field.click() }}")
    page.locator("[data-step=draw]").wait_for()
    assert int(notebook.execute("print(match.at)")) == 1
    notebook.check()


def test_cards_tell_what_python_counts(opened):
    """What the browser says a card lacks is what the engine counts, for every open card and several positions."""
    notebook = opened(board=BOARD.replace("instant", "step"))
    page = notebook.page
    met = 0
    for _ in range(4):
        notebook.execute("rn.watch(match, 'duke', moves=9)")
        told = json.loads(
            notebook.execute(
                "import json\nfrom realms_nb.games.realm_of_sand.odds import building_odds\n"
                "print(json.dumps({p.card: p.missing for p in building_odds(match.game.view_for(match.state, 0))}))"
            ).split("\n")[-2]
        )
        page.wait_for_timeout(300)
        for card, missing in told.items():
            said = page.locator(f"[data-card='{card}']").get_attribute("aria-label")
            if missing is None:
                assert "no place" in said
            else:
                assert ("It is ready." in said) if missing == 0 else (f"Missing {missing}:" in said), (
                    card,
                    missing,
                    said,
                )
            met += 1
    assert met >= 40
    notebook.check()


def test_axe(opened):
    """The board has no violation of accessibility at any width, light and dark, with a tile in hand."""
    notebook = opened()
    page = notebook.page
    page.locator("[data-tile]").first.click()
    for theme in ("light", "dark"):
        notebook.theme(theme)
        for width in (1160, 850, 380):
            page.evaluate("(w) => { document.querySelector('.rn').parentElement.style.width = `${w}px` }", width)
            assert violations(page) == [], (theme, width)
    notebook.check()
