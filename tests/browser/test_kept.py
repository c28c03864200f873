"""No restart takes a game: what a board says when its kernel is busy, restarted or gone, and how the game goes on."""

from __future__ import annotations

import json
import re

import pytest
from browser.boards import one_move_by_mouse, others_done, skip_scene, version, violations
from games.realm_of_sand.browser.sand import SHORT, play_by_mouse
from games.realm_of_sand.browser.sand import sand_in_lab as sand_in_lab  # a fixture
from playwright.sync_api import expect

KERNEL = "window.jupyterapp.shell.currentWidget.sessionContext"
# What the boards on the page say, ten times a second, from the moment in which the kernel is being restarted.
RESTART = f"""async () => {{
  const told = () => [...document.querySelectorAll(".rn-top, .rn [role=status]")].map((each) => each.textContent);
  const said = [];
  const restarted = new Promise((heard) => {{
    const signal = {KERNEL}.statusChanged;
    const listen = (_, status) => {{
      if (!status.endsWith("restarting")) return;
      signal.disconnect(listen);
      heard();
    }};
    signal.connect(listen);
  }});
  await Promise.all([{KERNEL}.restartKernel(), restarted.then(async () => {{
    for (let look = 0; look < 50; look++) {{
      await new Promise((wake) => setTimeout(wake, 100));
      said.push(told().join(" | "));
    }}
  }})]);
  return said;
}}"""
RUN = f"(code) => {{ {KERNEL}.session.kernel.requestExecute({{ code, store_history: false }}); }}"
# The whole kernel stands still, whatever of it could hear messages beside a cell; it has said before that it is busy.
BLOCKED = "import ctypes, time\ntime.sleep(0.7)\nctypes.PyDLL(None).usleep({} * 1_000_000)"
# A board that was put back has no name in the notebook until its cell is run again.
BACK = """
from ipywidgets.widgets.widget import _instances
import realms_nb as rn
(back,) = [each for each in _instances.values() if isinstance(each, rn.Board)]
print({})
"""


def restart(notebook):
    """Restart the kernel as its menu does; what was said on the board in the five seconds after it."""
    said = notebook.page.evaluate(RESTART)
    assert len(said) == 50
    assert not [each for each in said if "Your turn" in each]
    # What the restart itself leaves on the console is the host's.
    notebook.errors.clear()
    return said


def shut_down(notebook):
    for session in notebook.lab.ask("/api/sessions"):
        notebook.lab.ask(f"/api/sessions/{session['id']}", "DELETE")


def test_a_restart_in_the_middle(in_lab):
    """After a restart no turn is claimed, and running the cell again offers the game: it is as long, and ends well."""
    notebook = in_lab(width=1366, height=768)
    page = notebook.page
    for _ in range(3):
        one_move_by_mouse(page)
        others_done(notebook)
    before = notebook.execute("print(match.length, [str(step.move) for step in match.steps], match.seed)")
    assert int(before.split()[0]) >= 5
    said = restart(notebook)
    assert "Python was restarted. Your game is kept here." in said[-1]
    # The game can be looked through, and nothing can be chosen.
    expect(page.locator("[data-option]")).to_have_count(0)
    page.locator("button[aria-label='One step back']").click()
    expect(page.locator(".rn-past-band")).to_contain_text("You are looking at step")
    page.locator("[data-to-end]").click()
    page.locator("[data-tab=moves]").click()
    expect(page.locator(".rn-mv")).to_have_count(int(before.split()[0]) + 1)
    notebook.run_all()
    page.locator("[data-offer]").wait_for()
    steps = before.split()[0]
    expect(page.locator("[data-offer]")).to_contain_text(f"step {steps} of {steps}.")
    expect(page.locator(".rn-say")).not_to_contain_text("Your turn")
    assert violations(page, ".rn-top") + violations(page, ".rn-side") == []
    page.locator("[data-offer-on]").click()
    expect(page.locator(".rn-hist span")).to_have_text(f"Step {steps} of {steps}")
    # The cell gives the same seed: then what is still to come is the same, too.
    assert notebook.execute("print(match.length, [str(step.move) for step in match.steps], match.seed)") == before
    for _ in range(20):
        one_move_by_mouse(page)
        others_done(notebook)
        skip_scene(page)
        if page.locator(".rn-result").count():
            break
    expect(page.locator(".rn-say")).to_contain_text(re.compile(r"wins? with \d+ points"))
    assert notebook.execute("print(match.outcome is not None)").strip() == "True"
    notebook.check()


def test_back_by_one_click(sand_in_lab):
    """One click puts the board back in its place with another Python, and the game is played to its end there."""
    notebook = sand_in_lab(start=SHORT.replace("seed=3, ", ""), width=1366, height=768)
    page = notebook.page
    while int(notebook.execute("print(match.at)")) < 8:
        play_by_mouse(notebook, page)
        others_done(notebook)
    before = notebook.execute("print(match.length, [str(step.move) for step in match.steps])")
    restart(notebook)
    page.locator("[data-way-back]", has_text=f"Play on from step {before.split()[0]}").click()
    expect(page.locator(".rn-say")).to_contain_text("Your turn")
    expect(page.locator(".rn")).to_have_count(1)
    again = notebook.execute(BACK.format("back.match.length, [str(step.move) for step in back.match.steps]"))
    assert again == before
    assert notebook.execute("print([name for name in globals() if 'attach' in name])").strip() == "[]"
    for _ in range(60):
        skip_scene(page)
        if page.locator(".rn-result").count():
            break
        play_by_mouse(notebook, page)
    skip_scene(page)
    page.locator(".rn-result").wait_for()
    assert notebook.execute(BACK.format("back.match.turn")).strip() == "None"
    notebook.check()


def test_a_move_on_its_way(in_lab):
    """A move that Python has not answered when it is restarted is played once by the Python that goes on."""
    # Whoever listens takes the move and never lets it be answered.
    listens = "import time\ndef slow(change):\n    time.sleep(600)\nstop = match.subscribe(slow)"
    notebook = in_lab(width=1366, height=768)
    page = notebook.page
    one_move_by_mouse(page)
    others_done(notebook)
    at = int(notebook.execute("print(match.at)"))
    notebook.execute(listens)
    page.locator("[data-card]:not([aria-disabled=true])").first.click()
    choice = page.locator("[data-option]:not([aria-disabled=true])").first
    move = choice.get_attribute("data-move")
    choice.click()
    page.wait_for_timeout(500)
    restart(notebook)
    page.locator("[data-way-back]").click()
    expect(page.locator(".rn-say")).to_contain_text("Your turn")
    moves = json.loads(
        notebook.execute(BACK.format("__import__('json').dumps([str(s.move) for s in back.match.steps])"))
    )
    assert moves[at] == move
    assert moves.count(move) == 1
    notebook.check()


def test_a_queued_move_is_played_once(in_lab):
    """While a cell runs a move waits, is named, and is played exactly once; taken back, it is not played at all."""
    notebook = in_lab(width=1366, height=768)
    page = notebook.page
    for takes_back in (True, False):
        at, before = int(notebook.execute("print(match.at)")), version(page)
        page.evaluate(RUN, BLOCKED.format(8))
        page.wait_for_function(f"() => {KERNEL}.session.kernel.status === 'busy'")
        page.wait_for_timeout(1000)
        # The card whose move was taken back is still chosen.
        if not page.locator("[data-option]").count():
            page.locator("[data-card]:not([aria-disabled=true])").first.click()
        choice = page.locator("[data-option]:not([aria-disabled=true])").first
        move = choice.get_attribute("data-move")
        choice.click()
        band = page.locator("[data-band=busy]")
        expect(band).to_contain_text(f"A cell is running. Your move waits: {move}.")
        assert violations(page, ".rn-top") == []
        if takes_back:
            page.locator("[data-take-back]").click()
            expect(band).to_have_count(0)
            notebook.execute("pass")
            page.wait_for_timeout(1500)
        else:
            page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) > v", arg=before)
        others_done(notebook)
        expect(page.locator(".rn")).to_have_attribute("data-pulse", "well")
        counted = f"print([str(step.move) for step in match.steps].count({move!r}), match.at > {at})"
        assert notebook.execute(counted).strip() == ("0 False" if takes_back else "1 True")
    notebook.check()


def test_without_a_kernel(in_lab):
    """Without a kernel the board says so and can be looked through; one click starts Python and goes on."""
    notebook = in_lab(width=1366, height=768)
    page = notebook.page
    one_move_by_mouse(page)
    others_done(notebook)
    steps = page.locator(".rn-hist span").text_content()
    shut_down(notebook)
    # Nobody has to press anything to be told.
    expect(page.locator(".rn-away-band")).to_contain_text("Python is off. You can look", timeout=40_000)
    page.locator("button[aria-label='One step back']").click()
    expect(page.locator(".rn-past-band")).to_contain_text("You are looking at step")
    page.locator("[data-to-end]").click()
    expect(page.locator(".rn-hist span")).to_have_text(steps)
    notebook.errors.clear()
    page.locator("[data-way-back]", has_text="Start Python and play on").click()
    expect(page.locator(".rn-say")).to_contain_text("Your turn", timeout=60_000)
    expect(page.locator(".rn-hist span")).to_have_text(steps)
    one_move_by_mouse(page)
    assert not notebook.outside


def test_a_film_goes_on(in_lab, sheet):
    """A saved notebook shows a film of its game, never a turn; pressed, it is played from the step looked at."""
    notebook = in_lab(width=1366, height=768)
    for _ in range(2):
        one_move_by_mouse(notebook.page)
        others_done(notebook)
    length = int(notebook.execute("print(match.length)"))
    notebook.page.wait_for_timeout(300)
    notebook.save()
    shut_down(notebook)
    again = sheet(path=notebook.path, width=1366, height=768)
    page = again.page
    page.locator(".rn [data-card]").first.wait_for()
    expect(page.locator("[data-away=film]").first).to_contain_text(f"A saved game, {length} steps.")
    assert "Your turn" not in page.locator(".rn").text_content()
    page.locator(".rn-hist input").fill("1")
    page.locator("[data-play-on]").click()
    expect(page.locator(".rn-say")).to_contain_text("Your turn")
    # Whoever is to move there may move otherwise: then what was played before is a line of its own.
    assert again.execute(BACK.format("len(back.match.lines[0].steps)")).strip() == str(length)
    again.check()


def test_no_button_that_does_nothing(opened):
    """Where the host cannot run code, the board says which cell to run, and shows no button for it."""
    notebook = opened()
    page = notebook.page
    one_move_by_mouse(page)
    page.evaluate("() => { for (const model of models.values()) model.widget_manager.kernel = null; }")
    expect(page.locator(".rn-away-band")).to_contain_text("Python is off.")
    expect(page.locator(".rn-away-band")).to_contain_text("Run this cell again")
    expect(page.locator(".rn-away-band button")).to_have_count(0)
    assert violations(page, ".rn-top") + violations(page, ".rn-side") == []
    with page.expect_download() as download:
        page.locator("[data-save-kept]").click()
    save = json.loads(download.value.path().read_text("utf-8"))
    assert (save["game"], "seed" in save) == ("minute_realms", False)
    # The answer of a Python that was only away is believed.
    page.evaluate("() => { for (const model of models.values()) model.widget_manager.kernel = { status: 'idle' }; }")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_states_in_both_themes(in_lab, theme):
    """In light and dark every text of the states can be read, and nothing of the line above the table is cut."""
    notebook = in_lab(width=1366, height=768)
    notebook.theme(theme)
    page = notebook.page
    one_move_by_mouse(page)
    restart(notebook)
    assert violations(page, ".rn-top") + violations(page, ".rn-side") == []
    notebook.run_all()
    page.locator("[data-offer]").wait_for()
    assert violations(page, ".rn-top") + violations(page, ".rn-side") == []
    shut_down(notebook)
    expect(page.locator(".rn-away-band")).to_contain_text("Python is off.", timeout=40_000)
    cut = page.evaluate(
        "() => { const at = document.querySelector('.rn-top'); return at.scrollWidth - at.clientWidth; }"
    )
    assert cut <= 0
