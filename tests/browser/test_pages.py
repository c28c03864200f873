"""A match as a page, opened from a folder in a real browser."""

from __future__ import annotations

import re

import pytest
from browser.boards import choose_in_menu, one_move_by_mouse, violations
from playwright.sync_api import expect

import realms_nb as rn

HOSTILE = "\"';alert(1)//&quot; --!"


@pytest.fixture
def written(tmp_path, capsys):
    def write(game, names, moves=None, **options):
        match = rn.Match(game, list(names), seed=7)
        rn.watch(match, "squire", moves=moves)
        return match, rn.page(match, tmp_path / "game.html", you=0, **options)

    return write


def step(page):
    return int(page.locator(".rn").get_attribute("data-version"))


def walk(page, length):
    """Press Next until the end; the kinds of scenes that were met on the way."""
    met = set()
    for _ in range(4 * length):
        if page.locator("[data-scene]").count():
            met.add(page.locator("[data-scene]").get_attribute("data-scene"))
            page.evaluate("() => document.querySelector('[data-scene-skip], [data-scene-next]')?.click()")
        elif step(page) == length:
            return met
        else:
            page.locator(".rn-nextb").click()
    raise AssertionError(f"stuck at step {step(page)}")


def test_a_match_is_walked_through(written, stand):
    """Every position with its scenes by Next, three languages, light and dark, keys, paper; no kernel is missed."""
    match, path = written(rn.minute_realms, ("You", "Ada"))
    review = rn.review(match, you=0, playouts=200, quiet=True)
    rn.page(match, path, you=0, review=review)
    found = stand(path)
    page = found.page
    expect(page.locator("h1")).to_have_text("Minute Realms: You, Ada")
    # It opens at the end: who won, with how many points.
    won = re.compile(r"wins? with \d+ points")
    expect(page.locator(".rn-say")).to_contain_text(won)
    assert page.locator(".realms-review svg").count() > 1
    assert page.locator("[data-play-on], .rn-hintb, .rn-pace, [data-away]").count() == 0
    page.locator(".rn-hist input").fill("0")
    expect(page.locator(".rn-hist span")).to_have_text(f"Step 0 of {match.length}")
    expect(page.locator(".rn-say")).to_have_count(0)
    assert len(walk(page, match.length)) > 1
    expect(page.locator(".rn-say")).to_contain_text(won)
    # Keys.
    page.locator(".rn").focus()
    page.keyboard.press("[")
    expect(page.locator(".rn-hist span")).to_have_text(f"Step {match.length - 1} of {match.length}")
    for nothing in ("g", "u", "p", "h"):
        page.keyboard.press(nothing)
    assert page.locator("dialog, [role=dialog]").count() == 0
    # A moment of the review is a jump.
    page.locator(".realms-review [data-look]").first.click()
    expect(page.locator(".rn-hist span")).to_have_text(f"Step {review.moments[0].step} of {match.length}")
    # Languages: the board, the page and the review.
    for language, said in (("de", "Rückblick"), ("it", "Riesame")):
        choose_in_menu(page, language)
        expect(page.locator(".rn")).to_have_attribute("lang", language)
        expect(page.locator(".realms-review h3")).to_have_text(said)
    assert page.evaluate("document.documentElement.lang") == "it"
    page.locator("[data-tab=moves]").click()
    expect(page.locator(".rn-mv")).to_have_count(match.length + 1)
    # Dark by the system, light by the button, light on paper.
    page.emulate_media(color_scheme="dark")
    expect(page.locator(".rn")).to_have_attribute("data-theme", "dark")
    assert violations(page, ".rn-side") == violations(page, "header") == []
    page.locator("header button").first.click()
    expect(page.locator(".rn")).to_have_attribute("data-theme", "light")
    page.emulate_media(media="print")
    assert not page.locator(".rn-bar").is_visible()
    assert page.locator(".rn-table").is_visible()
    page.emulate_media(media="screen")
    page.locator("summary").click()
    expect(page.locator("footer pre")).to_contain_text("preact")
    found.check()


def test_a_hostile_name_does_nothing(written, stand):
    """A name of script and quotes is a name on the page, too; a game that is not over can be looked at to its end."""
    _, path = written(rn.realm_of_sand, ("Ada", HOSTILE), moves=20)
    found = stand(path)
    expect(found.page.locator("h1")).to_contain_text("alert(1)")
    found.page.locator(".rn-hist input").fill("3")
    expect(found.page.locator(".rn-hist span")).to_have_text("Step 3 of 20")
    walk(found.page, 20)
    assert found.page.locator("[data-option]").count() == 0
    found.check()


def test_without_scripts_the_position_stands_in_words(written, stand):
    """Where no script runs, as in a preview of an e-mail, the page shows the position as text and table."""
    match, path = written(rn.minute_realms, ("You", "Ada"), moves=5)
    found = stand(path, java_script_enabled=False)
    expect(found.page.locator("caption")).to_contain_text("Minute Realms")
    expect(found.page.locator("tbody tr")).to_have_count(len(match.board().rows))
    expect(found.page.locator("#rn-old")).to_contain_text("browser")


def test_the_menu_saves_a_page(opened, stand, tmp_path):
    """Save as a page in the menu of a board gives the match so far, with what the others said."""
    notebook = opened()
    for _ in range(2):
        one_move_by_mouse(notebook.page)
    with notebook.page.expect_download() as waited:
        choose_in_menu(notebook.page, "Save as a page")
    path = tmp_path / waited.value.suggested_filename
    waited.value.save_as(path)
    assert path.suffix == ".html"
    found = stand(path)
    label = notebook.page.locator(".rn-hist span").inner_text()
    expect(found.page.locator(".rn-hist span")).to_have_text(label)
    found.page.locator("[data-tab=moves]").click()
    assert found.page.locator(".rn-mv q").count() > 0
    found.check()
    notebook.check()
