"""The studio in a real JupyterLab: charts live beside the board."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

AXE = Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"

START = "import realms_nb as rn\nmatch = rn.Match(rn.minute_realms, ['You', 'Ada'], seed=7)"
STUDIO = "studio = rn.Studio(match, opponents={1: 'squire'}, pace='instant', playouts=50)\nstudio"


def drawn(page):
    """The charts' SVG texts, in order."""
    return page.evaluate("[...document.querySelectorAll('.rn-chart svg')].map((svg) => svg.textContent)")


def test_charts_change_after_a_move(sheet):
    """A move on the board changes the drawn charts, in the same SVG: nothing is embedded anew."""
    notebook = sheet(START, STUDIO, width=1500, height=1400)
    notebook.run_all()
    page = notebook.page
    page.wait_for_function("document.querySelectorAll('.rn-chart svg').length === 2", timeout=60_000)
    before = drawn(page)
    page.evaluate("document.querySelectorAll('.rn-chart svg').forEach((svg) => { svg.dataset.kept = 'yes' })")
    page.locator("[data-card='Timber House']").click()
    page.locator("[data-move='build Timber House']").click()
    page.wait_for_function(
        "(old) => [...document.querySelectorAll('.rn-chart svg')].every((svg, at) => svg.textContent !== old[at])",
        arg=before,
    )
    assert page.locator(".rn-chart svg[data-kept='yes']").count() == 2
    notebook.check()


def test_a_clicked_bar_lights_its_cards(sheet):
    """Lit cards come from Python by the click on a bar of the points."""
    notebook = sheet(START, STUDIO, width=1500, height=1400)
    notebook.run_all()
    page = notebook.page
    page.wait_for_function("document.querySelectorAll('.rn-chart svg').length === 2", timeout=60_000)
    notebook.execute("studio.charts['scores'].picked = {'cards': ['Timber House']}")
    page.mouse.move(2, 2)
    expect(page.locator(".rn-place[data-lit]")).to_have_count(1)
    notebook.check()


def test_the_studio_is_little_higher_than_a_screen(sheet):
    """At 1366 x 768 the studio takes at most 1.3 of the 647 pixels seen; no chart is made smaller."""
    three = START.replace("'Ada'", "'Ada', 'Bo'")
    notebook = sheet(three, STUDIO.replace("{1: 'squire'}", "{1: 'squire', 2: 'squire'}"), width=1366, height=768)
    notebook.page.keyboard.press("Control+b")
    notebook.run_all()
    page = notebook.page
    page.wait_for_function("document.querySelectorAll('.rn-chart svg').length === 2", timeout=60_000)
    # What helps to decide stands beside the choice; its own tab comes back after a choice.
    expect(page.locator(".rn-dock")).to_be_visible()
    page.locator("[data-tab=chances]").click()
    expect(page.locator(".rn-chance").first).to_be_visible(timeout=60_000)
    expect(page.locator(".rn-chances h4").first).to_have_text("Your moves: how often each wins")
    page.locator(".rn-chance").first.click()
    expect(page.locator("[data-tab=choice]")).to_have_attribute("aria-selected", "true")
    page.locator("[data-option]:not([aria-disabled=true])").first.click()
    expect(page.locator("[data-tab=chances]")).to_have_attribute("aria-selected", "true")
    top, bottom = page.evaluate(
        "[document.querySelector('.rn').getBoundingClientRect().top,"
        " Math.max(...[...document.querySelectorAll('.rn-chart')].map((each) => each.getBoundingClientRect().bottom))]"
    )
    assert 600 < bottom - top <= 1.3 * 647
    scales = page.evaluate(
        "[...document.querySelectorAll('.rn-chart svg')].map("
        "(svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)"
    )
    assert min(scales) > 0.99
    notebook.check()


def test_live_charts_are_accessible(sheet):
    """axe-core finds no violation on the live charts, with their tables open, in both themes."""
    notebook = sheet(START, STUDIO, width=1500, height=1400)
    notebook.run_all()
    page = notebook.page
    page.wait_for_function("document.querySelectorAll('.rn-chart svg').length === 2", timeout=60_000)
    page.add_script_tag(path=str(AXE))
    page.evaluate("document.querySelectorAll('.rn-chart details').forEach((each) => { each.open = true })")
    for theme in ("light", "dark"):
        notebook.theme(theme)
        page.wait_for_timeout(600)
        found = page.evaluate(
            "async () => (await axe.run('.rn-chart')).violations.map((v) => [v.id, v.nodes.map((n) => n.html)])"
        )
        assert not found, theme
    notebook.check()
