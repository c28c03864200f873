"""The board in a real JupyterLab, in a real browser: whole games by mouse and by keys, choices, undo."""

from __future__ import annotations

import re

from browser.boards import one_move_by_mouse, others_done, skip_scene, version
from playwright.sync_api import expect


def test_a_whole_game_by_mouse(opened):
    """A game of two is played from the first card to the result with the mouse alone."""
    notebook = opened()
    page = notebook.page
    for _ in range(40):
        one_move_by_mouse(page)
        skip_scene(page)
        if page.locator(".rn-result").count():
            break
    expect(page.locator(".rn-say")).to_contain_text(re.compile(r"wins? with"))
    assert notebook.execute("print(match.outcome is not None, match.at)").startswith("True")
    notebook.check()


def test_a_whole_game_by_keys(in_lab):
    """The same game is played without the mouse: arrows, Enter, B, W, N; the notebook's own shortcuts stay asleep."""
    notebook = in_lab()
    page = notebook.page
    page.locator("[data-card][tabindex='0']").focus()
    cells = page.locator(".jp-Cell").count()
    keys = page.keyboard
    for turn in range(100):
        if page.locator(".rn-result").count() and not page.locator("[data-scene]").count():
            break
        if page.locator("[data-scene]").count():
            keys.press("n")
            continue
        others_done(notebook)
        before = version(page)
        if page.locator("[data-card]").count() == 0:
            keys.press("ArrowDown")
            keys.press("Enter")
        else:
            if turn % 2:
                keys.press("ArrowRight")
            keys.press("Enter")
            page.locator("[data-option]").first.wait_for()
            open_uses = page.locator("[data-option]:not([aria-disabled=true])")
            if open_uses.count() == 0:
                # Neither use is allowed for this card: back, and on to the next one.
                keys.press("Escape")
                keys.press("ArrowRight")
                continue
            keys.press("b" if open_uses.first.get_attribute("data-move").startswith("build") else "w")
        page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) !== v", arg=before)
        page.wait_for_function("document.activeElement.parentElement?.closest('.rn')", timeout=5_000)
    expect(page.locator(".rn-result")).to_be_visible()
    assert page.locator(".jp-Cell").count() == cells
    notebook.check()


def test_a_closed_choice_explains_itself(opened):
    """A choice that is not allowed is there, greyed, says why, and clicking it plays nothing."""
    notebook = opened()
    page = notebook.page
    page.locator("[data-card='Watchtower']").click()
    closed = page.locator("[data-move='bastion Watchtower']")
    expect(closed).to_have_attribute("aria-disabled", "true")
    expect(closed).to_contain_text("Watchtower cannot be a bastion.")
    assert closed.get_attribute("title") == "Watchtower cannot be a bastion."
    closed.click(force=True)
    page.keyboard.press("w")
    page.wait_for_timeout(300)
    assert notebook.execute("print(match.at)").strip() == "0"
    notebook.check()


def test_a_choice_shows_what_it_would_do(opened):
    """Picking a card shows each trade step with coins before and after, and both uses with the same columns."""
    page = opened().page
    page.locator("[data-card='Timber House']").click()
    expect(page.locator(".rn-ledger li")).to_have_count(1)
    expect(page.locator(".rn-ledger")).to_contain_text("3\u00a0→\u00a04")
    build = page.locator("[data-move='build Timber House'] .rn-deltas > span")
    expect(build).to_have_count(3)
    expect(build.first).to_contain_text("4\u00a0→\u00a03")
    expect(page.locator("[data-move='bastion Timber House'] .rn-deltas > span")).to_have_count(3)
    # The chance to stop the next invaders is a sentence with a number, of both.
    for use in ("build", "bastion"):
        expect(page.locator(f"[data-move='{use} Timber House'] [data-chance]")).to_contain_text("%")


def test_undo_and_the_slider(opened):
    """Undo takes the last move back to choose again, the slider reaches every position, To the end the last one."""
    notebook = opened()
    page = notebook.page
    for _ in range(2):
        one_move_by_mouse(page)
    length = int(notebook.execute("print(match.length)"))
    page.locator("button[aria-label='Undo']").click()
    expect(page.locator(".rn-notice")).to_contain_text("kept as line A")
    expect(page.locator(".rn-hist span")).not_to_have_text(f"Step {length} of {length}")
    expect(page.locator(".rn-past-band")).to_have_count(0)
    page.locator(".rn-hist input").fill("0")
    expect(page.locator(".rn-hist span")).to_have_text(f"Step 0 of {length}")
    expect(page.locator(".rn-round b")).to_have_text("Round 1")
    assert notebook.execute("print(board.snapshot.history.at)").strip() == "0"
    page.locator("[data-to-end]").click()
    expect(page.locator(".rn-hist span")).to_have_text(f"Step {length} of {length}")
    notebook.check()
