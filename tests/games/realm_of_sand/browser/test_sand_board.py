"""Realm of Sand on the board, in a real JupyterLab: games by mouse and by keys, with all powers."""

from __future__ import annotations

import json

from browser.boards import others_done, version, violations
from games.realm_of_sand.browser.sand import BOARD, POWERS, SHORT, TURN, moved, play_by_mouse, skip_scene

LEGAL = "import json; print(json.dumps([str(m) for m in match.legal_moves]))"


def legal(notebook):
    return json.loads(notebook.execute(LEGAL))


def test_a_solo_game_by_mouse(sand_board):
    """A whole solo game by the standard rules, fourteen turns, is played by mouse; at the end the rank is told."""
    notebook = sand_board(
        board="board = rn.Board(match, pace='instant')\nboard",
        start="import realms_nb as rn\nmatch = rn.Match(rn.realm_of_sand, ['You'], seed=5)",
    )
    page = notebook.page
    for _ in range(80):
        if page.locator(".rn-result").count():
            break
        play_by_mouse(notebook, page)
    skip_scene(page)
    page.locator(".rn-result h3", has_text="Apprentice").wait_for()
    told = notebook.execute("print(match.outcome.rank, len(match.state.aside), len(match.state.realms[0].buildings))")
    rank, turns, built = told.split()
    assert (rank, turns) == ("apprentice", "14")
    assert int(built) > 0
    notebook.check()


def test_a_game_of_two_by_mouse(sand_board):
    """A game against a player is played to its end with the mouse; the board says who has won."""
    notebook = sand_board(start=SHORT)
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


def test_a_game_by_keys_only(sand_in_lab):
    """A whole game is played with keys: tiles chosen, moved, turned, flipped and laid, tiles taken, turns ended."""
    notebook = sand_in_lab(start=SHORT)
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


def test_a_turn_by_keys(sand_board):
    """A disc is summoned, moved back by undo, summoned again; the building is built and the turn ended, all by keys."""
    notebook = sand_board(start=TURN)
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


def test_every_power_is_used(sand_in_lab):
    """The watch opens the step of each of the six powers in the panel, and the power is used from there."""
    notebook = sand_in_lab(start=POWERS)
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


def test_cards_tell_what_python_counts(sand_board):
    """What the browser says a card lacks is what the engine counts, for every open card and several positions."""
    notebook = sand_board(board=BOARD.replace("instant", "step"))
    page = notebook.page
    met = 0
    for _ in range(4):
        notebook.execute("rn.watch(match, 'duke', moves=9)")
        told = json.loads(
            notebook.execute(
                "import json\nfrom realms_nb.games.realm_of_sand.engine.odds import building_odds\n"
                "print(json.dumps({p.card: p.missing for p in building_odds(match.game.view_for(match.state, 0))}))"
            ).split("\n")[-2]
        )
        shown = int(notebook.execute("print(board.snapshot.version)").split()[-1])
        page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) === v", arg=shown)
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


def test_axe(sand_in_lab):
    """The board has no violation of accessibility at any width, light and dark, with a tile in hand."""
    notebook = sand_in_lab()
    page = notebook.page
    page.locator("[data-tile]").first.click()
    for theme in ("light", "dark"):
        notebook.theme(theme)
        for width in (1160, 850, 380):
            page.evaluate("(w) => { document.querySelector('.rn').parentElement.style.width = `${w}px` }", width)
            assert violations(page) == [], (theme, width)
    notebook.check()
