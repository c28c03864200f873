"""What is closed is let go: no widget, no layout and no memory stays behind."""

from __future__ import annotations

import gc
import tracemalloc
import weakref

import ipywidgets
import pytest
import toy

import realms_nb as rn
from realms_nb.games.minute_realms.charts.history import score_history_plot


def student(view, moves, rng):
    return moves[0]


def match_of(game, moves=4):
    match = rn.Match(game, ["You", "Ada"], seed=1)
    for _ in range(moves):
        match.play(match.legal_moves[0])
    return match


SHARED = match_of(rn.minute_realms)
PLOT = score_history_plot(SHARED)
# What to make, and how often: a notebook that is run again and again makes many.
KINDS = {
    "minute": (lambda: rn.Board(match_of(rn.minute_realms), you=0), 20),
    "minute, one match": (lambda: rn.Board(SHARED, you=0), 20),
    "minute, functions": (lambda: rn.Board(match_of(rn.minute_realms), you=0, opponents={1: student}), 10),
    "sand": (lambda: rn.Board(match_of(rn.realm_of_sand), you=0, opponents={1: "random"}), 20),
    "plain": (lambda: rn.Board(match_of(toy.GAME), you=0), 20),
    "chart": (lambda: rn.LiveChart(PLOT), 3),
    "studio": (lambda: rn.Studio(match_of(rn.minute_realms), you=0, playouts=10), 2),
    "workshop": (lambda: rn.Workshop("Mill", live=False), 5),
    "workshop, sand": (lambda: rn.Workshop("I-01", game=rn.realm_of_sand, live=False), 5),
    "scales": (lambda: rn.minute_realms.Scales(games=20), 2),
}
# The names that traitlets keeps, and other people's caches; what was kept of a board before was ten times that.
MOST_BYTES = 10_000


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_closed_is_freed(kind):
    """After `close` nothing holds it any more, ipywidgets knows as many widgets as before, and its bytes are free."""
    make, times = KINDS[kind]

    def made_and_closed(count):
        gone = []
        for _ in range(count):
            widget = make()
            gone.append(weakref.ref(widget))
            widget.close()
        del widget
        gc.collect()
        return gone

    made_and_closed(2)
    known = len(ipywidgets.widgets.widget._instances)
    left = 0.0
    if times < 10:
        # The first ones fill caches, so of a few only the objects are counted, not the bytes.
        gone = made_and_closed(times)
    else:
        tracemalloc.start()
        try:
            made_and_closed(2)
            before = tracemalloc.get_traced_memory()[0]
            gone = made_and_closed(times)
            left = (tracemalloc.get_traced_memory()[0] - before) / times
        finally:
            tracemalloc.stop()
    assert [one for one in gone if one() is not None] == []
    assert len(ipywidgets.widgets.widget._instances) == known
    assert left < MOST_BYTES
    assert len(SHARED._listeners) == 0
