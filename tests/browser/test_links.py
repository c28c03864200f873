"""A board among other widgets in a real JupyterLab: in boxes, with little height, linked to sliders and labels."""

from __future__ import annotations

from browser.boards import START, one_move_by_mouse
from playwright.sync_api import expect

BOARD = "board = rn.Board(match, you=0, opponents={1: 'squire'}, pace='instant')"
BOXES = {
    "VBox": "W.VBox([W.Label('above'), board, W.Label('below')])",
    "HBox": "W.HBox([W.Label('left'), board])",
    "Tab": "W.Tab([board, W.Label('other')])",
    "Accordion": "W.Accordion([board], selected_index=0)",
}


def test_a_board_in_a_box_shows(sheet):
    """In each box of ipywidgets the board is drawn, wide enough to be read, and can be played."""
    cells = [f"{START}\n{BOARD}\n{box}" for box in BOXES.values()]
    notebook = sheet("import ipywidgets as W", *cells, width=1366, height=768)
    notebook.run_all()
    boards = notebook.page.locator(".rn")
    expect(boards).to_have_count(len(BOXES))
    for board in boards.all():
        board.locator("[data-card]").first.wait_for()
        size = board.bounding_box()
        assert size["width"] > 600
        assert size["height"] > 400
        before = board.get_attribute("data-version")
        board.locator("[data-card]:not([aria-disabled=true])").first.click()
        board.locator("[data-option]:not([aria-disabled=true])").first.click()
        expect(board).not_to_have_attribute("data-version", before)
    notebook.check()


def test_little_height_scrolls(sheet):
    """A board that is given little height scrolls in it, and paints over nothing that stands below."""
    shown = f"{BOARD[:-1]}, layout={{'height': '300px'}})\nW.VBox([board, W.Button(description='below')])"
    notebook = sheet("import ipywidgets as W", START, shown, width=1366, height=768)
    notebook.run_all()
    page = notebook.page
    page.locator(".rn [data-card]").first.wait_for()
    host = page.locator(".rn-host").first
    assert abs(host.bounding_box()["height"] - 300) < 8
    below = page.get_by_role("button", name="below", exact=True)
    below.click()
    assert host.evaluate("(host) => host.scrollHeight - host.clientHeight") > 100
    one_move_by_mouse(page)
    notebook.check()


def test_links_without_and_with_python(sheet):
    """A slider that is linked to the place walks through the game; a label linked in the page tells the move."""
    linked = f"""{BOARD}
label = W.Label()
W.jsdlink((board, 'last_move'), (label, 'value'))
slider = W.IntSlider(max=16)
W.link((slider, 'value'), (board, 'at'))
W.VBox([board, slider, label])"""
    notebook = sheet("import ipywidgets as W", START, linked, width=1366, height=1000)
    notebook.run_all()
    page = notebook.page
    page.locator(".rn [data-card]").first.wait_for()
    one_move_by_mouse(page)
    last = notebook.execute("print(match.steps[-1].move)").strip()
    expect(page.locator(".widget-label", has_text=last)).to_be_visible()
    notebook.execute("slider.value = 1")
    expect(page.locator(".rn-past-band")).to_contain_text("You are looking at step 1")
    # What makes no sense is refused where it was set, and nothing of it is heard on the page.
    told = "try:\n    board.at = 99\nexcept Exception as error:\n    print(type(error).__name__, error)"
    assert notebook.execute(told).startswith("TraitError The match has")
    notebook.execute("slider.value = match.length")
    chosen = notebook.execute("board.chosen = str(match.legal_moves[-1]); print(board.chosen)").strip()
    card = chosen.split(" ", 1)[1]
    expect(page.locator(f"[data-card='{card}']")).to_have_attribute("aria-pressed", "true")
    notebook.check()
