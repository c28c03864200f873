"""The dock of a studio in a real JupyterLab: one whole chart beside the choice, above the fold of a school laptop."""

from __future__ import annotations

from playwright.sync_api import expect

START = "import realms_nb as rn\nmatch = rn.Match(rn.minute_realms, ['You', 'Ada', 'Bo'], seed=7)"
STUDIO = "studio = rn.Studio(match, opponents={1: 'squire', 2: 'squire'}, pace='instant', playouts=50)\nstudio"

# Of an element: whether all of it lies inside the window and inside what the notebook shows of its cells.
SEEN = """
(chosen) => {
  const box = document.querySelector(chosen).getBoundingClientRect();
  const pane = document.querySelector(".jp-WindowedPanel-outer").getBoundingClientRect();
  return box.height > 0 && box.top >= pane.top && box.bottom <= Math.min(pane.bottom, innerHeight) + 0.5;
}
"""
# Whether nothing of the chart is cut off.
WHOLE = """
() => {
  const chart = document.querySelector(".rn-dock-chart");
  return chart.scrollHeight <= chart.clientHeight + 1;
}
"""


def test_one_whole_chart_is_seen_while_choosing(sheet):
    """At 1366 x 768 with default settings a chart stands whole beside cards and choice, and changes with the choice."""
    notebook = sheet(START, STUDIO, width=1366, height=768)
    notebook.run_all()
    page = notebook.page
    expect(page.locator("[data-tab=choice]")).to_have_attribute("aria-selected", "true")
    bars = page.locator(".rn-strengths li")
    expect(bars.first).to_be_visible(timeout=60_000)
    page.wait_for_function(SEEN, arg=".rn-dock")
    page.wait_for_function(SEEN, arg=".rn-market")
    # Nothing of the chart is cut off, and it is as large as it was drawn.
    assert page.evaluate(WHOLE)
    assert page.locator(".rn-dock").bounding_box()["height"] > 150
    page.locator("[data-card]").first.click()
    first = page.locator("[data-option]:not([aria-disabled=true])").first
    expect(first).to_be_visible()
    page.wait_for_function(SEEN, arg=".rn-dock")
    # The chances to win are on: the studio is for that.
    expect(page.locator("[role=switch]").first).to_have_attribute("aria-checked", "true")
    told = page.locator(".rn-dock-chart .rn-small").inner_text()
    page.locator("[data-move^='bastion ']:not([aria-disabled=true])").first.click()
    expect(page.locator(".rn-dock-chart .rn-small")).not_to_have_text(told, timeout=60_000)
    page.wait_for_function(SEEN, arg=".rn-dock")
    for name, part in (("moves", "li"), ("points", "svg"), ("invaders", "li")):
        page.locator(f"[data-dock={name}]").click()
        expect(page.locator(f"[data-chart={name}] {part}").first).to_be_visible(timeout=60_000)
        assert page.evaluate(WHOLE), name
    # Points show the course of the game, and any chart is enlarged: by its button, and back by its key.
    page.locator("[data-dock=points]").click()
    small = page.locator(".rn-dock").bounding_box()["width"]
    page.locator("[data-dock-large]").click()
    page.wait_for_function("(small) => document.querySelector('.rn-dock').offsetWidth > 1.5 * small", arg=small)
    assert page.locator("[data-chart=points] svg path, [data-chart=points] svg polyline").count() >= 3
    page.keyboard.press("d")
    expect(page.locator(".rn-dock-wide")).to_have_count(0)
    notebook.check()


def test_the_dock_gives_way_to_its_own_tab(sheet):
    """In the tab of chances the dock is not shown twice; back in the choice it is there. Without help it is nowhere."""
    notebook = sheet(START, STUDIO, STUDIO.replace("pace=", "help='none', pace="), width=1366, height=768)
    notebook.run_all()
    page = notebook.page
    expect(page.locator(".rn-dock")).to_have_count(1, timeout=60_000)
    board = page.locator(".rn").first
    board.locator("[data-tab=chances]").click()
    expect(page.locator(".rn-dock")).to_have_count(0)
    board.locator("[data-tab=choice]").click()
    expect(page.locator(".rn-dock")).to_have_count(1)
    expect(board.locator(".rn-strengths li").first).to_be_visible(timeout=60_000)
    notebook.check()
