"""The live chart: it draws, takes rows without drawing anew, follows the theme, asks nobody.

What a theme, a dark page and a saved notebook do to it is tried in a real JupyterLab.
"""

from __future__ import annotations

import json

from playwright.sync_api import expect

START = """import random, realms_nb as rn
match, rng = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7), random.Random(7)
for _ in range(8):
    match.play(rng.choice(match.legal_moves))
live = rn.LiveChart(rn.charts.score_plot(match))"""
MOVE = """for _ in range(2):
    match.play(rng.choice(match.legal_moves))
live.update(rn.charts.score_plot(match))"""


def bars(page):
    """The drawn segments, as their paths and fills."""
    return page.evaluate(
        "() => [...document.querySelectorAll('.rn-chart svg .mark-rect.role-mark path')]"
        ".map((path) => [path.getAttribute('d'), path.getAttribute('fill')])"
    )


def test_rows_are_pushed_into_the_same_picture(bare):
    """A move changes the drawn bars and the table, in the same SVG element: nothing is embedded again."""
    notebook = bare(START, "live")
    notebook.run_all()
    page = notebook.page
    chart = page.locator(".rn-chart")
    expect(chart.locator("svg.marks")).to_be_visible()
    expect(chart.get_by_role("img")).to_have_attribute(
        "aria-label", notebook.execute("print(live.description, end='')")
    )
    page.evaluate("() => { document.querySelector('.rn-chart svg.marks').dataset.same = 'yes'; }")
    expect(chart).to_have_attribute("data-drawn", "1")
    before = bars(page)
    notebook.execute(MOVE)
    expect(chart).to_have_attribute("data-pushed", "1")
    assert bars(page) != before
    assert page.evaluate("() => document.querySelector('.rn-chart svg.marks').dataset.same") == "yes"
    expect(chart).to_have_attribute("data-drawn", "1")
    expect(chart.get_by_role("img")).to_have_attribute(
        "aria-label", notebook.execute("print(live.description, end='')")
    )
    chart.locator("summary").click()
    points = chart.locator("tbody tr td:nth-child(3)").all_inner_texts()
    assert sum(map(int, points)) == int(notebook.execute("print(sum(sheet.total for sheet in match.scores))"))
    notebook.check()


def test_the_chart_follows_the_theme(sheet):
    """Switching JupyterLab to dark exchanges every colour of the palette, and back; rows pushed meanwhile stay."""
    notebook = sheet(START, "live")
    notebook.run_all()
    page = notebook.page
    chart = page.locator(".rn-chart")
    expect(chart.locator("svg.marks")).to_be_visible()
    palette = json.loads(notebook.execute("import json; print(json.dumps(live.dark))"))
    light = bars(page)
    notebook.theme("dark")
    expect(chart).to_have_attribute("data-theme", "dark")
    expect(chart).to_have_attribute("data-drawn", "2")
    assert [fill for _, fill in bars(page)] == [palette.get(fill, fill) for _, fill in light]
    notebook.execute(MOVE)
    expect(chart).to_have_attribute("data-pushed", "1")
    moved = [path for path, _ in bars(page)]
    notebook.theme("light")
    expect(chart).to_have_attribute("data-theme", "light")
    expect(chart).to_have_attribute("data-drawn", "3")
    assert [path for path, _ in bars(page)] == moved
    notebook.check()


def test_a_dark_page_gets_one_dark_picture(sheet):
    """In a JupyterLab that is dark already, chart and board are drawn once, and dark: nothing flashes up light."""
    notebook = sheet(START, "live", "rn.Board(rn.Match(rn.minute_realms, ['You', 'Ada'], seed=7), you=0)")
    notebook.theme("dark")
    page = notebook.page
    page.evaluate("""() => { window.light = 0; new MutationObserver((all) => { for (const one of all)
      for (const node of one.addedNodes) if (node.querySelector?.('[data-theme=light]')) window.light += 1;
    }).observe(document.body, { subtree: true, childList: true }); }""")
    notebook.run_all()
    chart = page.locator(".rn-chart")
    expect(chart.locator("svg.marks")).to_be_visible()
    expect(page.locator(".rn")).to_have_attribute("data-theme", "dark")
    # Anything may move the page to look at its theme again.
    page.evaluate("document.body.classList.add('touched')")
    page.wait_for_timeout(500)
    expect(chart).to_have_attribute("data-theme", "dark")
    expect(chart).to_have_attribute("data-drawn", "1")
    assert page.evaluate("window.light") == 0
    notebook.check()


def test_what_is_clicked_and_what_is_highlighted(bare):
    """A click on a bar tells Python its datum, a second one takes it back; Python marks what it wants to show."""
    notebook = bare(START, "live")
    notebook.run_all()
    page = notebook.page
    first = page.locator(".rn-chart svg .mark-rect.role-mark path").last
    first.click()
    page.wait_for_timeout(400)
    picked = json.loads(notebook.execute("import json; print(json.dumps(live.picked))"))
    assert picked["cards"]
    assert picked["name"] in {"You", "Ada"}
    assert "start" in picked
    expect(page.locator(".rn-chart svg .mark-rect .rn-picked")).to_have_count(1)
    page.locator(".rn-chart summary").click()
    expect(page.locator(".rn-chart button[aria-pressed=true]")).to_have_count(1)
    page.locator(".rn-chart button[aria-pressed=true]").press("Enter")
    expect(page.locator(".rn-chart svg .rn-picked")).to_have_count(0)
    notebook.execute("live.highlight = {'name': 'Ada'}")
    expect(page.locator(".rn-chart svg .mark-rect .rn-lit")).not_to_have_count(0)
    notebook.execute(MOVE)
    expect(page.locator(".rn-chart")).to_have_attribute("data-pushed", "1")
    expect(page.locator(".rn-chart svg .mark-rect .rn-lit")).not_to_have_count(0)
    assert notebook.execute("print(live.picked)") == "None\n"
    notebook.check()


HOSTILE = """import altair as alt, pandas as pd, realms_nb as rn
name = "<img src=http://192.0.2.1/x onerror=alert(1)>"
frame = pd.DataFrame({"who": [name, "Ada"], "n": [3, 4]})
chart = alt.Chart(frame).mark_bar().encode(x="n:Q", y="who:N", tooltip=["who:N", "n:Q"])
live = rn.LiveChart(chart)"""


def test_names_are_text_and_nothing_else(bare):
    """Markup in the data is shown as it was typed: on the axis, in the tooltip, in the table."""
    notebook = bare(HOSTILE, "live")
    notebook.run_all()
    page = notebook.page
    page.locator(".rn-chart svg .mark-rect.role-mark path").first.hover()
    expect(page.locator(".rn-chart-tip dd").first).to_contain_text("<img")
    page.locator(".rn-chart summary").click()
    expect(page.locator(".rn-chart th[scope=row]").first).to_contain_text("<img")
    assert page.locator(".rn-chart img").count() == 0
    notebook.check()


def test_another_look_is_drawn_in_place(bare):
    """A chart with another look and other datasets takes the place of the old one, without an error in between."""
    notebook = bare(START, "live")
    notebook.run_all()
    page = notebook.page
    expect(page.locator(".rn-chart")).to_have_attribute("data-drawn", "1")
    notebook.execute("live.update(rn.charts.invasion_plot(match))")
    expect(page.locator(".rn-chart")).to_have_attribute("data-drawn", "2")
    expect(page.locator(".rn-chart svg.marks")).to_have_count(1)
    expect(page.locator(".rn-chart svg")).to_contain_text("Last invasion, after round 8")
    # When the game is over there is nothing left to strike: one text without panels.
    notebook.execute("while match.turn is not None: match.play(match.legal_moves[0])")
    notebook.execute("live.update(rn.charts.invasion_plot(match))")
    expect(page.locator(".rn-chart")).to_have_attribute("data-drawn", "3")
    notebook.check()


ZOOMABLE = """import altair as alt, pandas as pd, realms_nb as rn
frame = pd.DataFrame({"m": [1, 2], "n": [3, 4]})
live = rn.LiveChart(alt.Chart(frame).mark_point().encode(x="m:Q", y="n:Q").interactive())"""


def test_zoom_stays_when_rows_come(bare):
    """Rows that arrive while a teacher has zoomed in do not zoom out again; nor does a change of the theme."""
    notebook = bare(ZOOMABLE, "live")
    notebook.run_all()
    page = notebook.page
    axis = page.locator(".rn-chart svg .role-axis-label text")
    expect(axis.first).to_be_visible()
    before = axis.all_text_contents()
    page.locator(".rn-chart svg.marks").hover(position={"x": 300, "y": 100})
    page.mouse.wheel(0, -400)
    page.wait_for_timeout(300)
    zoomed = axis.all_text_contents()
    assert zoomed != before
    notebook.execute("live.update(frame.assign(n=[4, 3]))")
    expect(page.locator(".rn-chart")).to_have_attribute("data-pushed", "1")
    assert axis.all_text_contents() == zoomed
    notebook.theme("dark")
    expect(page.locator(".rn-chart")).to_have_attribute("data-drawn", "2")
    assert axis.all_text_contents() == zoomed
    notebook.check()


def test_a_saved_notebook_holds_a_picture_and_no_engine(sheet):
    """The notebook that is saved has the picture and the sentence of each chart, and stays small."""
    notebook = sheet(START, "live", "rn.LiveChart(rn.charts.invasion_chart(match))")
    notebook.run_all()
    expect(notebook.page.locator(".rn-chart svg.marks")).to_have_count(2)
    saved = notebook.save()
    for cell in saved.cells[1:]:
        chart, picture = [output.data for output in cell.outputs]
        assert 'src="data:image/svg+xml;base64,' in picture["text/html"]
        assert chart["text/plain"] == picture["text/plain"]
        assert chart["text/plain"].startswith("LiveChart: ")
    # Beside the chart the picture is hidden, and takes no room.
    expect(notebook.page.locator(".rn-still-chart").first).to_be_hidden()
    assert notebook.page.locator(".jp-OutputArea-child:has(.rn-still-chart)").first.bounding_box() is None
    assert (notebook.lab.files / notebook.path).stat().st_size < 300_000
    notebook.check()
