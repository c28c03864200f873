"""Hooks and a bad line in a real JupyterLab: what handlers say is seen, and what is lost on the way comes again."""

from __future__ import annotations

import pytest
from browser.boards import one_move_by_mouse, others_done, skip_scene, version, violations
from playwright.sync_api import expect

HOOKS = """
from collections import Counter
coins, thoughts = Counter(), []

@match.on("event", taken_back=True, since="start")
def count(event):
    for each in match.game.counts(event.event, match.rules):
        if each.thing == "coins":
            coins[each.seat] += event.sign * each.amount

@match.on("building_built")
def tell(event):
    return f"{event.who} built {event.words['card']}!"

@board.on("thought")
def read(thought):
    thoughts.append(thought)
    print(thought.who, "thinks:", thought.reasons[0])

@match.on("played")
def look(move):
    if move.step == 3:
        return rn.pause("Look at the track.")

@board.on("bastion_raised")
def broken(event):
    event.nothing_of_that_name
"""


def test_four_hooks_at_a_board(in_lab):
    """A coin count with undo, a sentence of one's own, thoughts and a pause: played by clicks, seen on the page."""
    notebook = in_lab()
    page = notebook.page
    notebook.execute(HOOKS)
    strip = page.locator(".rn-heard")
    paused = page.locator("[data-pause]")
    met_pause = False
    for _ in range(30):
        if paused.count():
            met_pause = True
            expect(paused).to_contain_text("Look at the track.")
            expect(page.locator(".rn-say")).not_to_contain_text("Your turn")
            assert told(notebook, "print(match.at)") == "3"
            assert violations(page) == []
            page.locator("[data-go-on]").click()
            expect(paused).to_have_count(0)
        if page.locator(".rn-result").count():
            break
        one_move_by_mouse(page)
        if not paused.count():
            others_done(notebook)
        skip_scene(page)
        if told(notebook, "print(match.at)") == "6":
            page.locator(".rn-bar [data-undo], .rn-bar button", has_text="Undo").first.click()
            page.wait_for_timeout(300)
        assert told(notebook, "print([coins[s] for s in (0, 1)] == [r.coins for r in match.state.realms])") == "True"
    assert met_pause
    expect(strip).to_contain_text("Ada thinks:")
    assert int(told(notebook, "print(len(thoughts))")) > 3
    expect(strip.locator("[data-kind=error]").first).to_contain_text("event.nothing_of_that_name")
    page.locator("[data-tab=moves]").click()
    built = int(told(notebook, "print([type(e).__name__ for e in match.history[0].events].count('BuildingBuilt'))"))
    page.locator("[data-step='1']").click()
    expect(page.locator(".rn-ours")).to_have_count(built)


def told(notebook, code):
    """What a line prints in the kernel."""
    return notebook.execute(code).strip().splitlines()[-1]


LOSSES = {
    # The kernel never hears of the click.
    "a click": "lost = []\nreal = board._on_message\nboard.on_msg(real, remove=True)\n"
    "def deaf(widget, content, buffers):\n"
    "    if not lost and content['kind'] == 'play':\n        lost.append(content)\n"
    "    else:\n        real(widget, content, buffers)\n"
    "board.on_msg(deaf)",
    # The page never hears of what changed: the next snapshot is one too far.
    "an update": "lost = [1]\nboard._connection.serial += 1",
}


@pytest.mark.parametrize("what", LOSSES)
def test_a_loss_does_not_kill_a_board(opened, what):
    """After a click or an update that is lost the board plays on by itself: each move once."""
    notebook = opened()
    page = notebook.page
    one_move_by_mouse(page)
    others_done(notebook)
    at = int(told(notebook, "print(match.at)"))
    notebook.execute(LOSSES[what])
    one_move_by_mouse(page)
    assert told(notebook, "print(len(lost))") == "1"
    others_done(notebook)
    assert int(told(notebook, "print(match.at)")) > at
    assert told(notebook, "print(sum(step.seat == 0 for step in match.history))") == "2"
    before = version(page)
    one_move_by_mouse(page)
    assert version(page) > before
    assert page.locator(".rn").get_attribute("data-pulse") == "well"
