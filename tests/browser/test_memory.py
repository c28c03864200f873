"""A board that is played for long keeps no more nodes than one that has just begun."""

from __future__ import annotations

import pytest

START = "import realms_nb as rn\nmatch = rn.Match({game}, ['You', 'Ada'], seed=7)"
BOARD = "board = rn.Board(match, you=0, pace='instant')\nboard"
# Played and taken back, so that the board shows in the end what it showed before.
PLAYED = """for _ in range(10):
    match.play(match.legal_moves[0])
for _ in range(10):
    match.undo()
print(board.snapshot.version)"""
DRAWN = "(v) => Number(document.querySelector('.rn').dataset.version) >= v"


def nodes(page):
    """How many nodes the page keeps, shown or not, after everything that could go has gone."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    for _ in range(3):
        line.send("HeapProfiler.collectGarbage")
    kept = {each["name"]: each["value"] for each in line.send("Performance.getMetrics")["metrics"]}
    line.detach()
    return kept["Nodes"]


@pytest.mark.parametrize("game", ["rn.minute_realms", "rn.realm_of_sand"])
def test_moves_leave_nothing_behind(opened, game):
    """Forty moves and their way back leave no nodes: what is no longer shown is let go."""
    notebook = opened(BOARD, START.format(game=game))
    page = notebook.page

    def play():
        page.wait_for_function(DRAWN, arg=int(notebook.execute(PLAYED)))
        page.wait_for_timeout(400)
        return nodes(page)

    # What is made once and kept, like a tooltip, is there after a first round.
    play()
    before = play()
    after = [play() for _ in range(4)][-1]
    assert before > 500
    assert after - before <= 40, (before, after)
    notebook.check()
