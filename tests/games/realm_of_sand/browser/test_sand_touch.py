"""Realm of Sand by touch: a finger shows, lays, takes and pulls; two fingers turn."""

from __future__ import annotations

import re

import pytest
from browser.boards import version
from games.realm_of_sand.browser.sand import BOARD, GHOST_IS_NOT, POWERS, SHORT, TURN, ghost, moved, skip_scene
from playwright.sync_api import expect


class Finger:
    """Fingers on the glass, as the browser gets them: also dragging, and two at once, which taps cannot do."""

    def __init__(self, page):
        self._page, self._glass = page, page.context.new_cdp_session(page)

    def middle(self, what):
        box = what.bounding_box()
        return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    def send(self, kind, *points):
        touches = [point | {"id": number} for number, point in enumerate(points)]
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, start, end):
        start.scroll_into_view_if_needed()
        one, other = self.middle(start), self.middle(end)
        self.send("touchStart", one)
        for part in (0.3, 0.7, 1):
            self.send("touchMove", {axis: one[axis] + part * (other[axis] - one[axis]) for axis in one})
        self.send("touchEnd")


def small_targets(page):
    """Buttons that a finger could miss."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.rn :is(.rn-gr, .rn-act, .rn-parts, .rn-choice, .rn-rt) button')]
        .map((button) => [button.getBoundingClientRect(), button.className])
        .filter(([{ width, height }]) => width && (width < 43.5 || height < 43.5)).map(([, name]) => name)"""
    )


def play_by_touch(page):
    """One step with a finger: build, else show and lay, else look and take, else what the panel offers."""
    page.locator("[data-scene-next], .rn-result, .rn-cho").first.wait_for()
    if page.locator("[data-scene-next], .rn-result").count():
        return
    before = version(page)
    build = page.locator(".rn-choice [data-move^=build]")
    if build.count():
        build.first.tap()
    elif page.locator(".rn-cho[data-step=draw]").count():
        page.locator("[data-to=market]").tap()
        tile = page.locator("[data-take]").nth(1)
        tile.tap()
        expect(tile).to_have_attribute("aria-pressed", "true")
        assert version(page) == before
        tile.tap()
    elif page.locator(".rn-cho[data-step=turn]:not([data-done])").count():
        page.locator("[data-to=board]").tap()
        page.locator("[data-tile]").first.tap()
        expect(page.locator(".rn-gh")).to_have_count(3)
        # The ghost comes where the last tile was laid; a tap there would lay it at once.
        if "D4" not in ghost(page):
            page.locator("[data-name=D4]").tap()
            expect(page.locator("[data-name=D4]")).to_have_class(re.compile("rn-gh"))
        assert version(page) == before
        page.locator("[data-name=D4]").tap()
    else:
        page.locator(".rn-choice [data-option]:not([aria-disabled=true])").last.tap()
    moved(page, before)


def test_a_game_by_touch(sand_board):
    """A whole game on a phone: a tap shows, a second one lays or takes, a finger pulls, two fingers turn."""
    # All of the narrow board is in sight, beside JupyterLab's own columns: nothing has to be scrolled to be touched.
    notebook = sand_board(start=SHORT, width=900, height=1100, has_touch=True)
    page = notebook.page
    page.evaluate("document.querySelector('.rn').parentElement.style.width = '380px'")
    finger = Finger(page)
    page.locator("[data-tile]").first.tap()
    page.locator("[data-name=D4]").tap()
    expect(page.locator(".rn-gh")).to_have_count(3)
    assert small_targets(page) == []
    there = ghost(page)
    field = {name: page.locator(f".rn-gr [data-name={name}]") for name in ("D4", "C3", "B3")}
    # Two fingers turn what one has put there; the field under the grip stays.
    one, other = finger.middle(field["D4"]), finger.middle(field["B3"])
    finger.send("touchStart", one)
    finger.send("touchStart", one, other)
    finger.send("touchEnd")
    page.wait_for_function(GHOST_IS_NOT, arg=there)
    assert "D4" in ghost(page)
    # One finger pulls the ghost along; letting go lays nothing.
    before = version(page)
    finger.drag(field["D4"], field["C3"])
    expect(field["C3"]).to_have_class(re.compile("rn-gh"))
    assert version(page) == before
    page.locator(".rn-choice button", has_text="Put back").tap()
    # A tile can be pulled from where it lies.
    finger.drag(page.locator("[data-tile]").nth(1), field["C3"])
    expect(field["C3"]).to_have_class(re.compile("rn-gh"))
    expect(page.locator("[data-tile]").nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator(".rn-choice button", has_text="Put back").tap()
    for _ in range(60):
        if page.locator(".rn-result").count():
            break
        skip_scene(page)
        play_by_touch(page)
    page.locator(".rn-result").wait_for()
    assert notebook.execute("print(match.turn)").strip() == "None"
    notebook.check()


@pytest.mark.parametrize("wide", [260, 380, 560, 700])
def test_nothing_is_out_of_reach_at_any_width(sand_board, wide):
    """From a phone with side bars to a tablet: the whole bar is on the board, the ground leaves room for the rest."""
    notebook = sand_board(width=900, height=1100)
    page = notebook.page
    page.evaluate(f"document.querySelector('.rn').parentElement.style.width = '{wide}px'")
    page.wait_for_function("(wide) => Math.abs(document.querySelector('.rn').clientWidth - wide) < 1", arg=wide)
    board = page.locator(".rn").bounding_box()
    buttons = [each.bounding_box() for each in page.locator(".rn-bar button:visible").all()]
    # Where there is little room full screen is with the story, beside the side bars of JupyterLab looking back, too.
    assert len(buttons) >= (4 if wide < 300 else 5)
    assert all(board["x"] <= each["x"] and each["x"] + each["width"] <= board["x"] + wide for each in buttons)
    assert board["height"] <= 830
    notebook.check()


def test_every_panel_fits_a_phone(sand_board):
    """At 380 px every step of a turn and of every power stands on 800 px of height, in German, which is longest."""
    notebook = sand_board(
        start=TURN + POWERS.replace("import realms_nb as rn\n", "").replace('match = awake("red")', ""),
        board=BOARD.replace("pace", "language='de', pace"),
        width=900,
        height=1100,
        has_touch=True,
    )
    page = notebook.page
    page.evaluate("document.querySelector('.rn').parentElement.style.width = '380px'")
    page.wait_for_function("() => Math.abs(document.querySelector('.rn').clientWidth - 380) < 1")
    heights = {}

    def tap(*whats):
        for what in whats:
            page.locator(what).first.tap()

    def measured(step):
        for tab in ("board", "market"):
            tap(f"[data-to={tab}]")
            expect(page.locator(f".rn-in[data-show={tab}]")).to_be_attached()
            heights[step, tab] = page.evaluate("() => document.querySelector('.rn').getBoundingClientRect().height")

    def played(*whats):
        before = version(page)
        tap(*whats)
        moved(page, before)

    measured("rest")
    tap("[data-to=board]", "[data-tile]", "[data-name=E5]")
    measured("tile in hand")
    tap(".rn-go button:last-child", "[data-to=market]", "[data-spot='0 1']")
    measured("goal")
    tap("[data-to=board]", "[data-disc=R]", "[data-name=D2]")
    measured("disc in hand")
    tap("[data-to=board]")
    played("[data-name=D2]")
    measured("summoning")
    played("[data-move=finish]")
    measured("could build")
    # Whoever takes a step back is told so, and all still fits.
    played("[data-to=board]", ".rn-bar button >> nth=0")
    page.locator(".rn-notice").wait_for()
    measured("undone")
    played("[data-move=finish]")
    for other in ("others", "story"):
        tap(f"[data-to={other}]")
        heights[other, other] = page.evaluate("() => document.querySelector('.rn').getBoundingClientRect().height")
    for power in ("red", "purple", "yellow", "green", "orange", "blue"):
        before = version(page)
        notebook.execute(f"match.become(awake({power!r}))")
        moved(page, before)
        tap("[data-to=board]", ".rn-clock")
        page.locator(f"[data-powers={power}]").wait_for()
        measured(power)
    # What blue swaps with lies in the market, and so do the cards that red looks at: the phone turns there by itself.
    tap(".rn-cho [data-give]", "[data-swap]:not([aria-disabled=true])")
    played("[data-move^=swap]")
    measured("second swap")
    assert len(heights) == 30
    assert {step: tall for step, tall in heights.items() if tall > 800} == {}
    # A step back: what happened there is told at this width, too.
    tap("[data-to=story]", ".rn-bar button >> nth=1")
    expect(page.locator(".rn-panel .rn-story li").first).to_be_visible()
    notebook.check()
