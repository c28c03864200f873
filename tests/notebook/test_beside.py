"""The words beside a board, and the state that a page embeds."""

from __future__ import annotations

import asyncio

from board.boards import board_of, match_of_two, play_on
from ipywidgets.embed import embed_minimal_html, embed_snippet

import realms_nb as rn


def test_a_board_is_shown_with_words_beside_it(monkeypatch):
    """A cell shows the widget in one output and the position in words in another; neither repeats the other."""
    board = board_of(match_of_two())
    outputs = []
    monkeypatch.setattr("IPython.display.display", lambda data, **_: outputs.append(data))
    board._ipython_display_()
    widget, words = outputs
    assert set(widget) == {"application/vnd.jupyter.widget-view+json", "text/plain"}
    assert widget["text/plain"] == repr(board)
    assert words["text/html"].startswith('<div class="rn-still"><p>')
    assert words["text/plain"].startswith("Minute Realms")


def test_the_words_follow_the_game():
    """After every message the words tell the position that is shown."""
    board = board_of(match_of_two())
    before = board.words
    play_on(board, moves=2)
    assert board.words != before
    assert board.match.board(you=0).sentences[0] in board.words


def test_nobody_waits_for_the_words(monkeypatch):
    """Where messages are handled in a loop the words come once, after the last move; from a closed board none come."""
    monkeypatch.setattr("realms_nb.notebook.board.WORDS_AFTER", 0.05)
    told = []

    async def play_and_wait(board):
        board.observe(lambda change: told.append(change["new"]), "words")
        play_on(board, moves=2)
        assert told == []
        await asyncio.sleep(0.2)

    board = board_of(match_of_two())
    asyncio.run(play_and_wait(board))
    assert len(told) == 1
    assert board.match.board(you=0).sentences[0] in told[0]
    told.clear()

    async def play_and_close(board):
        play_on(board, moves=1)
        board.close()
        await asyncio.sleep(0.2)

    asyncio.run(play_and_close(board))
    assert told == []


def test_an_embedded_board_has_its_script(tmp_path):
    """`embed_minimal_html` leaves out what is a default; the script of a board or a chart is none."""
    board = board_of(match_of_two())
    embed_minimal_html(tmp_path / "page.html", views=[board])
    text = (tmp_path / "page.html").read_text("utf-8")
    assert len(text) > 100_000
    for widget in (board, rn.LiveChart(rn.charts.score(board.match))):
        snippet = embed_snippet(views=[widget])
        assert '"_esm"' in snippet
        assert '"_css"' in snippet
