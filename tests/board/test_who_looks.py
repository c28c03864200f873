"""Who looks at a board: nothing private of another seat reaches the browser, a hint, a chart or a saved notebook."""

from __future__ import annotations

import json
import random

import pytest
from board.boards import send
from msgspec import structs

import realms_nb as rn
from realms_nb.core.viewers import names_any
from realms_nb.games.minute_realms import board as stage
from realms_nb.games.realm_of_sand.engine.boards import PersonalBoard as SandBoard

MINUTE, SAND = rn.minute_realms, rn.realm_of_sand
LIGHT = SAND.STANDARD.table.fields(SAND.STANDARD.table.light)
# Every building turns a crystal up, so that the red power is used often.
RED = SAND.STANDARD.changed(side="advanced", board_set=[SandBoard("red", LIGHT), SandBoard("blue", LIGHT)])
SEED = 987_654_321


def sent(board):
    """All that a browser or a saved notebook gets of a board, as text."""
    state = {name: value for name, value in board.get_state().items() if name not in ("_esm", "_css", "layout")}
    data, _ = board._repr_mimebundle_()
    return json.dumps([state, data["text/plain"], data["text/html"], repr(board)])


def drawn(board):
    """What a board shows of a position: all but the book, which names every card there is."""
    data, _ = board._repr_mimebundle_()
    return [
        json.dumps(board.get_state(["snapshot"])["snapshot"]),
        json.dumps(board.get_state(["replay"])["replay"]),
        data["text/plain"],
        data["text/html"],
    ]


def worlds(match, viewer, number=3):
    """The match again and again, with everything that the viewer does not know drawn anew in the position now."""
    rng = random.Random(5)
    for _ in range(number):
        world = match.game.determinize(match.game.view_for(match.state, viewer), rng)
        line = match.lines[0]
        *before, last = line.steps
        match._history._lines[0] = structs.replace(line, steps=(*before, structs.replace(last, state=world)))
        yield world


@pytest.mark.parametrize("viewer", [None, 1])
def test_nobody_sees_the_cards_that_red_keeps(viewer, capsys):
    """Cards that red looks at or keeps face down reach no board of a spectator or of the other seat, at any moment."""
    match = rn.Match(SAND, ["Ada", "Bo"], seed=1, rules=RED)
    people = {} if viewer is None else {"you": viewer}
    others = {0: "weighted", 1: "weighted"} if viewer is None else {0: "weighted"}
    met = kept = 0
    while match.turn is not None and match.at < 60:
        rn.watch(match, "weighted", moves=1)
        secrets = SAND.secrets(match.state, viewer)
        if not secrets or met > 12:
            continue
        met += 1
        kept += bool(match.state.realms[0].hidden)
        board = rn.Board(match, opponents=others, **people)
        for text in drawn(board):
            assert not names_any(text, secrets)
        board.close()
    assert met > 8
    assert kept > 5


def test_red_sees_its_own_cards(capsys):
    """In its own turn the board of whoever keeps a card shows it to that seat."""
    match = rn.Match(SAND, ["Ada", "Bo"], seed=1, rules=RED)
    rn.watch(match, "weighted", moves=40)
    kept = match.state.realms[0].hidden
    assert kept
    board = rn.Board(match, you=0, opponents={1: "weighted"})
    assert names_any(drawn(board)[0], kept)


@pytest.mark.parametrize(("game", "rules"), [(MINUTE, MINUTE.STANDARD), (SAND, RED)], ids=["minute", "sand"])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_is_hidden_makes_no_difference(game, rules, viewer, capsys):
    """Positions that a viewer cannot tell apart give the same snapshot, replay and text, byte for byte."""
    match = rn.Match(game, ["Ada", "Bo"], seed=SEED, rules=rules)
    rn.watch(match, "weighted", moves=9)
    others = {seat: "weighted" for seat in (0, 1) if seat != viewer}
    seen = set()
    for _ in worlds(match, viewer):
        board = rn.Board(match, viewer, others)
        seen.add(tuple(drawn(board)))
        assert str(SEED) not in sent(board)
        board.close()
    assert len(seen) == 1


def test_a_hint_knows_only_what_the_person_knows(capsys):
    """The same holds for a hint of any depth."""
    match = rn.Match(MINUTE, ["You", "Bo"], seed=SEED)
    rn.watch(match, "weighted", moves=9)
    while match.turn != 0:
        rn.watch(match, "weighted", moves=1)
    hints = set()
    for _ in worlds(match, 0):
        board = rn.Board(match, opponents={1: "weighted"})
        send(board, kind="hint", depth=3)
        assert board.snapshot.hint.moves
        hints.add(board.snapshot.hint)
    assert len(hints) == 1


@pytest.mark.parametrize("tab", [True, False], ids=["with a tab of chances", "without"])
def test_the_charts_show_the_view_of_whoever_looks(tab, monkeypatch, capsys):
    """The rows of every chart of a studio are the same for positions that the viewer cannot tell apart."""
    if not tab:
        monkeypatch.delattr(stage, "chances")
    match = rn.Match(MINUTE, ["You", "Bo"], seed=SEED)
    rn.watch(match, "weighted", moves=9)
    rows = set()
    for _ in worlds(match, 0):
        studio = rn.Studio(match, opponents={1: "weighted"}, playouts=10)
        rows.add(json.dumps({name: chart.rows for name, chart in studio.charts.items()}))
        studio.close()
    assert len(rows) == 1
    under = ["scores", "goods"]
    assert list(json.loads(rows.pop())) == (under if tab else ["moves", "invasions", *under])
