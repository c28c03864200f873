"""A saved notebook where no board can be drawn by its host: the position is there, in words or on a board."""

from __future__ import annotations

import pytest
from browser.boards import one_move_by_mouse
from nbconvert import HTMLExporter
from playwright.sync_api import expect

VIEW = "application/vnd.jupyter.widget-view+json"
STUDIO = "board = rn.Studio(match, you=0, opponents={1: 'squire'}, pace='instant', playouts=10)\nboard"


def converted(notebook, path):
    """What nbconvert makes of a notebook, as a file."""
    path.write_text(HTMLExporter().from_notebook_node(notebook)[0], "utf-8")
    return path


@pytest.mark.parametrize("kind", ["board", "studio"])
def test_a_saved_notebook_is_converted_with_its_position(in_lab, stand, tmp_path, kind):
    """Words of the position at saving are in the file, unseen beside the live board; converted, it is a board again."""
    notebook = in_lab(**({"board": STUDIO} if kind == "studio" else {}))
    page = notebook.page
    for _ in range(3):
        one_move_by_mouse(page)
    label = page.locator(".rn-hist span").inner_text()
    # Beside the board nobody sees them, and they take no room.
    expect(page.locator(".rn-still").first).to_be_hidden()
    assert page.locator(".jp-OutputArea-child:has(.rn-still)").first.bounding_box() is None
    now = notebook.execute("print(match.board(you=0).sentences[0])").strip()
    for _ in range(20):
        saved = notebook.save()
        board, words = [output for output in saved.cells[1].outputs if output.output_type == "display_data"]
        if now in words.data["text/html"]:
            break
        # The words come a moment after the move.
        page.wait_for_timeout(250)
    assert VIEW in board.data
    assert "text/html" not in board.data
    assert now in words.data["text/html"]
    notebook.check()
    # Converted, with scripts: the board, to be looked through.
    found = stand(converted(saved, tmp_path / "page.html"))
    expect(found.page.locator(".rn-hist span")).to_have_text(label)
    expect(found.page.locator(".rn")).to_have_count(1)
    found.page.locator(".rn-hist input").fill("0")
    expect(found.page.locator(".rn-round b")).to_have_text("Round 1")
    assert found.page.locator("[data-play-on], .rn-hintb").count() == 0
    # Converted, without scripts: the words.
    quiet = stand(tmp_path / "page.html", java_script_enabled=False)
    expect(quiet.page.locator(".rn-still caption")).to_contain_text("Minute Realms")
    # Without the state, as in a preview: the words, once.
    del saved.metadata["widgets"]
    bare = stand(converted(saved, tmp_path / "bare.html"))
    expect(bare.page.locator("caption", has_text="Minute Realms")).to_have_count(1)
    expect(bare.page.locator("caption", has_text="Minute Realms")).to_be_visible()
