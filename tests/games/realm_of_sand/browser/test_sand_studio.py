"""The studio of Realm of Sand in a real JupyterLab: buildings, race and points live under the board."""

from __future__ import annotations

import os

START = "import realms_nb as rn\nmatch = rn.Match(rn.realm_of_sand, ['You', 'Ada'], seed=54)"
STUDIO = "studio = rn.Studio(match, opponents={1: 'knight'}, pace='instant', playouts=60)\nstudio"
CHARTS = "[...document.querySelectorAll('.rn-chart svg')].map((svg) => svg.textContent)"


def test_charts_of_sand_follow_the_game(sheet):
    """Each chart asks its question and says its futures; a move changes all in place, refined a moment later."""
    notebook = sheet(START, STUDIO, width=1500, height=1600)
    notebook.run_all()
    page = notebook.page
    page.wait_for_function("document.querySelectorAll('.rn-chart svg').length === 3", timeout=90_000)
    titles = ("Who can complete which building", "When will the game end?", "Where do the points come from")
    for title, told in zip(titles, page.evaluate(CHARTS), strict=True):
        assert title in told
    refined = f"{CHARTS}.every((text) => text.includes('60 '))"
    page.wait_for_function(refined, timeout=60_000)
    if place := os.environ.get("PICTURES"):
        page.screenshot(path=f"{place}/studio-sand.png", full_page=True)
    before = page.evaluate(CHARTS)
    page.evaluate("document.querySelectorAll('.rn-chart svg').forEach((svg) => { svg.dataset.kept = 'yes' })")
    for move in ("lay T07 C3=G D3=G D4=K", "take T14"):
        notebook.execute(f"match.play({move!r})")
    page.wait_for_function(f"(old) => {CHARTS}[0] !== old && {refined}", arg=before[0], timeout=60_000)
    assert page.locator(".rn-chart svg[data-kept='yes']").count() == 3
    notebook.check()
