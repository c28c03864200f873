"""What a class trusts a board with: nothing is lost, nothing lies, no key leaks. JupyterLab has its own settings."""

from __future__ import annotations

import json
import string

from browser.boards import BOARD, START, choose_in_menu, one_move_by_mouse, skip_scene, violations
from playwright.sync_api import expect

# What every cell of the notebook is and holds, as JupyterLab would save it, without outputs.
CELLS = """() => JSON.stringify([...window.jupyterapp.shell.currentWidget.content.widgets]
  .map((cell) => [cell.model.type, cell.model.sharedModel.getSource()]))"""
KERNEL = "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.id"
SHORT = "rules=rn.minute_realms.STANDARD.changed(rounds=2, invasion_rounds=[1, 2])"


def steps(page):
    return page.locator(".rn-hist span").inner_text()


def finished(notebook):
    """Play the game to its end in the kernel, and wait until the board has seen it."""
    notebook.execute("while match.turn is not None: match.play(match.legal_moves[0])")
    notebook.page.wait_for_function(
        "(v) => Number(document.querySelector('.rn').dataset.version) >= v",
        arg=int(notebook.execute("print(match.version)")),
    )
    skip_scene(notebook.page)


def test_looking_back_loses_nothing(in_lab):
    """In a finished game Next walks the recorded moves; playing on asks first and keeps the old line."""
    notebook = in_lab(board="board = rn.Board(match)\nboard")
    page = notebook.page
    finished(notebook)
    length = int(notebook.execute("print(match.length)"))
    page.locator(".rn-hist input").fill("1")
    expect(page.locator(".rn-past-band")).to_contain_text(f"You are looking at step 1 of {length}")
    # Nothing can be chosen there, and nothing looks as if it could.
    page.locator("[data-card]").first.click(force=True)
    expect(page.locator("[data-card][aria-pressed=true], .rn-sel")).to_have_count(0)
    expect(page.locator(".rn-plot.rn-now .rn-label")).to_have_text("")
    page.locator("[data-next]").click()
    expect(page.locator(".rn-hist span")).to_have_text(f"Step 2 of {length}")
    page.locator(".rn-hist input").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".rn-hist span")).to_have_text(f"Step 3 of {length}")
    page.keyboard.press("[")
    expect(page.locator(".rn-hist span")).to_have_text(f"Step 2 of {length}")
    assert notebook.execute("print(len(match.lines), match.length)").split() == ["1", str(length)]
    page.locator("[data-play-on]").click()
    dialog = page.locator(".rn-dialog")
    expect(dialog).to_contain_text("stays as line A")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(".rn-past-band")).to_have_count(1)
    page.locator("[data-play-on]").click()
    page.locator(".rn-dialog .rn-deed").click()
    expect(page.locator(".rn-past-band")).to_have_count(0)
    other = notebook.execute("print(next(m for m in match.legal_moves if m != match.steps[2].move))").strip()
    page.locator(f'[data-card="{other.split(" ", 1)[1]}"]').click()
    page.locator(f'[data-move="{other}"]').click()
    expect(page.locator(".rn-lineb")).to_have_text("Line B of 2")
    page.locator(".rn-lineb").click()
    page.locator("[data-line='A']").click()
    expect(page.locator(".rn-hist span")).to_have_text(f"Step 2 of {length}")
    page.locator("[data-to-end]").click()
    expect(page.locator(".rn-hist span")).to_have_text(f"Step {length} of {length}")
    notebook.check()


def test_no_key_reaches_the_notebook(in_lab):
    """Every letter and digit pressed on the board, wherever it was clicked, leaves the notebook as it was."""
    notebook = in_lab()
    page = notebook.page
    cells, kernel = page.evaluate(CELLS), page.evaluate(KERNEL)
    places = ["[data-card]", ".rn-top h2", ".rn-panel", ".rn-hist input", "[data-tab=moves]"]
    for place in places:
        page.locator(place).first.click()
        assert page.evaluate("() => document.activeElement.closest('.rn') !== null"), place
        for key in [*(string.ascii_letters + string.digits), "Enter", "Space", "Delete", "Backspace"]:
            if key.lower() not in "fbw":
                page.keyboard.press(key)
                page.keyboard.press(key)
            if page.locator(".rn-dialog").count():
                page.keyboard.press("Escape")
        assert page.evaluate(CELLS) == cells, place
    assert page.locator(".jp-Dialog").count() == 0
    assert page.evaluate(KERNEL) == kernel
    page.locator(".rn-top h2").click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert page.evaluate("() => document.activeElement.closest('.rn') === null")


# G, and Escape as soon as the dialog is there, before anything has been painted.
AT_ONCE = """async () => {
  const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  press("g");
  for (let tries = 0; tries < 1000 && !document.querySelector(".rn-dialog"); tries++) await Promise.resolve();
  const asked = document.querySelector(".rn-dialog") !== null;
  press("Escape");
  await new Promise((wake) => setTimeout(wake, 300));
  return [asked, document.querySelector(".rn-dialog") !== null, document.activeElement.closest(".rn") !== null];
}"""


def test_a_quick_escape_closes_the_dialog_and_no_more(in_lab):
    """Escape pressed the moment a dialog appears closes it: it does not lead out of the board with the dialog open."""
    notebook = in_lab()
    page = notebook.page
    page.locator("[data-card]").first.click()
    for _ in range(3):
        assert page.evaluate(AT_ONCE) == [True, False, True]
    notebook.check()


def test_a_new_game_asks_and_keeps(in_lab):
    """G asks first; seats, players and seed are chosen there; the old game is among the earlier ones."""
    notebook = in_lab()
    page = notebook.page
    one_move_by_mouse(page)
    at = notebook.execute("print(match.at)")
    page.locator(".rn-top h2").click()
    page.keyboard.press("g")
    dialog = page.locator(".rn-dialog")
    expect(dialog).to_contain_text("is kept")
    assert violations(page) == []
    dialog.locator(".rn-seg button", has_text="3").click()
    # What cannot be dealt is refused in the dialog, and nothing that was written is lost.
    dialog.locator("input").nth(2).fill("Ada")
    dialog.locator(".rn-deed").click()
    expect(dialog.locator("[role=alert]")).to_contain_text("Two seats are called")
    dialog.locator("input").nth(2).fill("Cy")
    dialog.locator("select").nth(2).select_option("random")
    dialog.locator("[data-same]").click()
    dialog.locator(".rn-seed input").fill("638")
    dialog.locator(".rn-deed").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".rn-who strong")).to_have_text(["You", "Ada", "Cy"])
    assert notebook.execute("print(match.seed, match.names)").strip() == "638 ('You', 'Ada', 'Cy')"
    page.locator(".rn-menub").click()
    page.locator("[data-earlier='0']").click()
    expect(page.locator(".rn-who strong")).to_have_text(["You", "Ada"])
    assert notebook.execute("print(match.at)") == at
    notebook.check()


def test_a_reload_and_a_rerun_show_the_match(in_lab):
    """A reloaded page and a cell that is run again show the position of the match, and it can be played on."""
    notebook = in_lab()
    page = notebook.page
    for _ in range(3):
        one_move_by_mouse(page)
    label, kernel = steps(page), page.evaluate(KERNEL)
    notebook.save()
    notebook.load()
    page.locator(".rn [data-card]").first.wait_for()
    assert page.evaluate(KERNEL) == kernel
    expect(page.locator(".rn-hist span")).to_have_text(label)
    one_move_by_mouse(page)
    label = steps(page)
    page.evaluate(
        """() => { const notebook = window.jupyterapp.shell.currentWidget.content; notebook.activeCellIndex = 1;
                   return window.jupyterapp.commands.execute('notebook:run-cell'); }"""
    )
    page.locator(".rn [data-card]").first.wait_for()
    expect(page.locator(".rn-hist span")).to_have_text(label)


def test_a_saved_notebook_without_its_kernel(in_lab, sheet):
    """With default settings a saved notebook, opened again without its kernel, shows the position and the slider."""
    notebook = in_lab()
    page = notebook.page
    for _ in range(2):
        one_move_by_mouse(page)
    page.wait_for_timeout(300)
    label = steps(page)
    text = json.dumps(notebook.save())
    assert "Minute Realms, round" in text
    for session in notebook.lab.ask("/api/sessions"):
        notebook.lab.ask(f"/api/sessions/{session['id']}", "DELETE")
    again = sheet(path=notebook.path)
    again.page.locator(".rn [data-card]").first.wait_for()
    expect(again.page.locator(".rn-hist span")).to_have_text(label)
    expect(again.page.locator(".rn-away-band")).to_contain_text(f"A saved game, {label.split()[-1]} steps.")
    again.page.locator(".rn-hist input").fill("0")
    expect(again.page.locator(".rn-hist span")).not_to_have_text(label)
    expect(again.page.locator(".rn-round b")).to_have_text("Round 1")
    again.page.locator("[data-tab=moves]").click()
    expect(again.page.locator(".rn-mv")).to_have_count(int(label.split()[-1]) + 1)
    again.page.locator("[data-tab=choice]").click()


def test_the_list_of_moves(opened):
    """The list holds the whole game, round by round, with the deal in one sentence; each line is a jump."""
    notebook = opened(board="board = rn.Board(match)\nboard", start=START.replace("seed=7", f"seed=7, {SHORT}"))
    page = notebook.page
    finished(notebook)
    page.locator("[data-tab=moves]").click()
    length = int(notebook.execute("print(match.length)"))
    expect(page.locator(".rn-mv")).to_have_count(length + 1)
    expect(page.locator(".rn-rh")).to_have_count(2)
    expect(page.locator(".rn-deal")).to_have_count(2)
    expect(page.locator(".rn-deal").first).to_contain_text("Dealt: ")
    assert violations(page) == []
    page.locator("[data-step='1']").click()
    expect(page.locator(".rn-past-band")).to_contain_text(f"step 1 of {length}")
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-step", "1")
    notebook.check()


def test_full_screen_help_and_menu(in_lab):
    """Full screen enlarges the plan of a laptop; the help tells signs and keys; Escape closes what is open."""
    notebook = in_lab(width=1920, height=1080)
    page = notebook.page
    page.locator(".rn-top h2").click()
    page.keyboard.press("?")
    expect(page.locator(".rn-dialog")).to_contain_text("into the board, out of it")
    assert page.locator(".rn-legend li").count() >= 12
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".rn-dialog")).to_have_count(0)
    page.locator("[data-card]").first.click()
    page.locator(".rn-menub").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".rn-menu")).to_have_count(0)
    # The menu lay in front of the card, so Escape was meant for the menu.
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    page.locator(".rn-menub").click()
    page.locator(".rn-top h2").click()
    expect(page.locator(".rn-menu")).to_have_count(0)
    page.locator("button[aria-label='Full screen']").click()
    expect(page.locator(".rn-full")).to_have_count(1)
    width, letters = page.evaluate(
        """() => { const rn = document.querySelector('.rn'); const box = rn.getBoundingClientRect();
                   return [box.width, parseFloat(getComputedStyle(rn).zoom)]; }"""
    )
    assert width > 1800
    assert letters > 1.5
    page.evaluate("() => document.exitFullscreen()")
    expect(page.locator(".rn-full")).to_have_count(0)
    notebook.check()


def test_the_first_note_is_shown_once(in_lab):
    """The first board offers the lesson in a note; once that was answered it is not shown again, the menu has it."""
    notebook = in_lab(toured=False)
    page = notebook.page
    note = page.locator(".rn-first")
    note.locator("[data-later]").click()
    expect(note).to_have_count(0)
    notebook.run_all()
    page.locator(".rn [data-card]").first.wait_for()
    expect(note).to_have_count(0)
    choose_in_menu(page, "Learn it")
    page.locator("[data-bubble]").wait_for()
    # Escape asks, and the notebook does not hear it.
    page.keyboard.press("Escape")
    page.locator("[data-lesson=leave]").click()
    expect(page.locator("[data-bubble]")).to_have_count(0)
    notebook.check()


def test_the_board_scrolls_into_view_once(in_lab):
    """After its cell has run the whole board is in view; afterwards the page is left where the reader put it."""
    start = START + "\nprint('\\n' * 60)"
    notebook = in_lab(start=start, board=BOARD, width=1600)
    page = notebook.page
    page.wait_for_timeout(500)
    box = page.locator(".rn").bounding_box()
    assert box["y"] + box["height"] <= 900 + 1
    notebook.check()
