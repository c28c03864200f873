"""Every face of a board can be read: pages on phones, converted and untrusted notebooks, a host with other colours."""

from __future__ import annotations

import nbformat
import pytest
from browser.boards import START, violations
from browser.legible import torn_above, unreadable
from browser.test_words import converted
from nbclient import NotebookClient
from playwright.sync_api import expect

import realms_nb as rn

# Phones, a laptop.
WINDOWS = ((320, 640), (360, 740), (380, 800), (412, 860), (1366, 768))
PEOPLE = ("You", "Ada", "Bo", "Cy", "Di")
CELLS = (
    "import ipywidgets\nimport realms_nb as rn\n"
    "minute = rn.Match(rn.minute_realms, ['You', 'Ada'], seed=7)\n"
    "sand = rn.Match(rn.realm_of_sand, ['You', 'Ada'], seed=3)",
    "rn.Board(minute, opponents={1: 'squire'})",
    "rn.Board(sand, opponents={1: 'squire'})",
    "ipywidgets.VBox([ipywidgets.Label('A box'), rn.Board(minute)])",
    "minute.play(minute.legal_moves[0])\nrn.charts.score(minute)",
    "ipywidgets.VBox([ipywidgets.Label('No board')])",
)


def struck():
    """A match of five at its first invasion."""
    match = rn.Match(rn.minute_realms, PEOPLE, seed=7)
    while not match.state.invasions:
        match.play(match.legal_moves[0])
    return match


def built():
    """A match of two in the other game, some moves on."""
    match = rn.Match(rn.realm_of_sand, PEOPLE[:2], seed=7)
    for _ in range(8):
        match.play(match.legal_moves[0])
    return match


@pytest.mark.parametrize("made", [struck, built])
def test_a_page_on_a_phone(made, stand, tmp_path):
    """A match as a page can be read from 320 px on: no word covered, torn or cut, the board in the top quarter."""
    found = stand(rn.page(made(), tmp_path / "game.html", you=0))
    page = found.page
    page.locator(".rn").wait_for()
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        assert unreadable(page) + torn_above(page) == [], width
    found.check()


@pytest.fixture(scope="module")
def executed():
    """A notebook that was executed and saved without any browser."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code) for code in CELLS])
    NotebookClient(notebook, timeout=240, kernel_name="python3").execute()
    return notebook


def test_a_converted_notebook(executed, stand, tmp_path):
    """nbconvert's page shows boards, also in a box, and a chart, all of them legible and offline; without scripts the
    words, and what to do for a board."""
    found = stand(converted(executed, tmp_path / "page.html"), viewport={"width": 1366, "height": 768})
    page = found.page
    expect(page.locator(".rn")).to_have_count(3)
    for number in range(3):
        board = page.locator(".rn").nth(number)
        board.locator(".rn-hist").wait_for()
        assert unreadable(page, f".rn >> nth={number}", first=number == 0, wide=False) == [], number
    # The words are gone where a board is drawn; the chart is a picture as large as it is drawn.
    expect(page.locator(".rn-still")).to_have_count(0)
    picture = page.locator(".rn-still-chart img")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.complete && image.naturalWidth > 200 && image.width > 200")
    quiet = stand(tmp_path / "page.html", java_script_enabled=False)
    expect(quiet.page.locator(".rn-still caption")).to_have_count(3)
    expect(quiet.page.locator("p.rn-still").first).to_contain_text("Trust Notebook")
    # A box without a board is shown as ever.
    assert [output.output_type for output in executed.cells[-1].outputs] == ["execute_result"]


def test_a_notebook_that_is_not_trusted(executed, lab, sheet):
    """JupyterLab draws nothing of a notebook that came from elsewhere: the words say how to trust it; once it is
    trusted, the boards are there and the words are not."""
    nbformat.write(executed, lab.files / "elsewhere.ipynb")
    notebook = sheet(path="elsewhere.ipynb")
    page = notebook.page
    expect(page.locator("div.rn-still caption").first).to_contain_text("Minute Realms")
    expect(page.locator("p.rn-still").first).to_contain_text("Trust Notebook")
    expect(page.locator(".rn")).to_have_count(0)
    page.evaluate("() => void window.jupyterapp.commands.execute('notebook:trust')")
    page.locator(".jp-Dialog button.jp-mod-accept").click()
    expect(page.locator(".rn .rn-hist").first).to_be_visible()
    expect(page.locator("p.rn-still").first).to_be_hidden()
    assert unreadable(page, first=False, wide=False) == []


def test_a_host_without_the_colours_of_jupyterlab(opened):
    """Where the host sets none of JupyterLab's variables, the board has colours of its own and is legible."""
    board = "board = rn.Board(match, opponents={1: 'squire'}, pace='instant')\nboard"
    notebook = opened(board=board, start=START, width=1366, height=768)
    page = notebook.page
    for ground, ink in (("#fff", "#222"), ("#1e1e1e", "#ccc")):
        page.add_style_tag(
            content=f":root:root {{ --jp-layout-color1: initial; background: {ground}; color: {ink} }}"
            f":root:has(body) body {{ background: {ground} }}"
        )
        page.evaluate("() => delete document.body.dataset.jpThemeLight")
        page.wait_for_timeout(300)
        assert unreadable(page) == []
        assert violations(page) == []
    notebook.check()
