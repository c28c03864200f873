"""Whether anybody is there: a board calls its kernel silent only if it is, thinks aloud, and goes when it is closed."""

from __future__ import annotations

from browser.boards import START, choose_in_menu, one_move_by_mouse, version
from playwright.sync_api import expect


def test_no_false_alarm(in_lab):
    """A click that changes nothing is answered: the board never says that nobody is there while the kernel lives."""
    notebook = in_lab()
    page = notebook.page
    for told in ("bastion brings", "Worth a look", "What looks best"):
        page.locator(".rn-hintb").click()
        expect(page.locator(".rn-hint")).to_contain_text(told, timeout=60_000)
    # All is said: the button is closed, and neither it nor its key asks once more.
    expect(page.locator(".rn-hintb")).to_have_attribute("aria-disabled", "true")
    page.locator(".rn-hintb").click(force=True)
    page.keyboard.press("h")
    choose_in_menu(page, "Instant")
    choose_in_menu(page, "en")
    page.wait_for_timeout(6_000)
    expect(page.locator(".rn")).to_have_attribute("data-pulse", "well")
    expect(page.locator("[data-away]")).to_have_count(0)
    one_move_by_mouse(page)
    notebook.check()


def test_a_busy_kernel_is_not_a_dead_one(in_lab):
    """A kernel that works and does not answer is called busy, never dead; what was chosen is played when it is done."""
    notebook = in_lab()
    page = notebook.page
    # Whatever the reason, the kernel works and does not answer: here somebody's own listener takes its time, once.
    notebook.execute("import time\ndef slow(change):\n    stop()\n    time.sleep(9)\nstop = match.subscribe(slow)")
    before = version(page)
    page.locator("[data-card='Timber House']").click()
    page.locator("[data-move='build Timber House']").click()
    expect(page.locator(".rn-choice")).to_contain_text("The notebook is still working", timeout=20_000)
    expect(page.locator("[data-away]")).to_have_count(0)
    expect(page.locator(".rn-say")).not_to_contain_text("Your turn")
    page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) !== v", arg=before)
    expect(page.locator(".rn")).to_have_attribute("data-pulse", "well")
    notebook.check()


def test_a_long_think_is_thinking(opened):
    """A player that takes long is shown as thinking, with its seat, and can be stopped; the board goes on answering."""
    # What holds a lock cannot be sent to a process with a limit, so nothing but the button ends it.
    slow = "def slow(view, moves, rng):\n    lock.acquire(timeout=60)\n    return moves[0]\n"
    start = f"{START}\nimport threading\nlock = threading.Lock()\nlock.acquire()\n{slow}"
    notebook = opened(start=start, board="board = rn.Board(match, you=0, opponents={1: slow}, pace='instant')\nboard")
    page = notebook.page
    page.locator("[data-card='Timber House']").click()
    page.locator("[data-move='build Timber House']").click()
    expect(page.locator("[data-thinking='1']")).to_contain_text("Ada is thinking")
    expect(page.locator(".rn-say")).to_contain_text("Ada is thinking")
    page.locator("[data-thinking] button").click()
    expect(page.locator("[data-thinking]")).to_have_count(0)
    expect(page.locator(".rn-notice")).to_contain_text("stopped")
    expect(page.locator(".rn")).to_have_attribute("data-pulse", "well")
    assert notebook.execute("print(match.at)").strip() == "1"
    notebook.check()


def test_an_endless_loop_is_ended(in_lab):
    """A student's endless loop is ended by the limit; the board says whose it was, and the game goes on."""
    start = START + "\ndef endless(view, moves, rng):\n    while True: pass\n"
    notebook = in_lab(start=start, board="rn.Board(match, you=0, opponents={1: endless}, pace='instant')")
    page = notebook.page
    page.locator("[data-card='Timber House']").click()
    page.locator("[data-move='build Timber House']").click()
    expect(page.locator("[data-thinking='1']")).to_contain_text("of 5 s")
    expect(page.locator(".rn-notice")).to_contain_text("Ada (endless)", timeout=120_000)
    page.locator("button[aria-label='Undo']").click()
    expect(page.locator(".rn-say")).to_contain_text("Your turn")
    notebook.check()


def test_a_closed_notebook_leaves_no_error(in_lab):
    """Whoever shuts the kernel down and closes the notebook hears nothing more of the board, on no console either."""
    notebook = in_lab()
    page = notebook.page
    page.evaluate("""async () => {
      const panel = window.jupyterapp.shell.currentWidget;
      await panel.sessionContext.shutdown();
      panel.context.model.dirty = false;
      panel.dispose();
    }""")
    expect(page.locator(".rn")).to_have_count(0)
    # Longer than the board waits before it looks whether anybody is there.
    page.wait_for_timeout(1500)
    notebook.check()
