"""The board in a real JupyterLab, in a real browser: by mouse, by keys, and with everything that can go wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

AXE = Path(__file__).parents[2] / "realms_nb" / "widgets" / "js" / "node_modules" / "axe-core" / "axe.min.js"
START = "import realms_nb as rn\nmatch = rn.Match(rn.minute_realms, ['You', 'Ada'], seed=7)"
BOARD = "board = rn.Board(match, you=0, opponents={1: 'squire'}, pace='instant')\nboard"


@pytest.fixture
def opened(sheet):
    """Opens a notebook with a board and waits until it is drawn."""

    def open_board(board=BOARD, start=START, **options):
        notebook = sheet(start, board, **options)
        notebook.run_all()
        notebook.page.locator(".rn [data-card]").first.wait_for()
        return notebook

    return open_board


def version(page):
    return int(page.locator(".rn").get_attribute("data-version"))


def skip_scene(page):
    if page.locator("[data-scene-skip]").count():
        page.locator("[data-scene-skip]").click()
    if page.locator("[data-scene-next]").count():
        page.locator("[data-scene-next]").click()


def one_move_by_mouse(page):
    """Click a card and a use, or a building to lose; the answer is awaited by the version."""
    skip_scene(page)
    before = version(page)
    if page.locator("[data-card]").count() and not page.locator(".rn-choice [data-option]").count():
        page.locator("[data-card]:not([aria-disabled=true])").first.click()
    page.locator("[data-option]:not([aria-disabled=true])").first.click()
    page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) > v", arg=before)


def violations(page):
    """What axe-core finds on the board, away from the mouse and after every motion."""
    page.mouse.move(2, 2)
    page.wait_for_timeout(500)
    page.add_script_tag(path=AXE)
    run = "async () => (await axe.run('.rn')).violations.map((v) => [v.id, v.nodes.map((n) => n.html)])"
    return page.evaluate(run)


def test_a_whole_game_by_mouse(opened):
    """A game of two is played from the first card to the result with the mouse alone."""
    notebook = opened()
    page = notebook.page
    for _ in range(40):
        one_move_by_mouse(page)
        skip_scene(page)
        if page.locator(".rn-result").count():
            break
    expect(page.locator(".rn-result")).to_contain_text("wins with")
    assert notebook.execute("print(match.outcome is not None, match.at)").startswith("True")
    notebook.check()


def test_a_whole_game_by_keys(opened):
    """The same game is played without the mouse: arrows, Enter, B, W, N; the notebook's own shortcuts stay asleep."""
    notebook = opened()
    page = notebook.page
    page.locator("[data-card][tabindex='0']").focus()
    cells = page.locator(".jp-Cell").count()
    keys = page.keyboard
    for turn in range(100):
        if page.locator(".rn-result").count() and not page.locator("[data-scene]").count():
            break
        before = version(page)
        if page.locator("[data-scene]").count():
            keys.press("n")
            continue
        if page.locator("[data-card]").count() == 0:
            keys.press("ArrowDown")
            keys.press("Enter")
        else:
            if turn % 2:
                keys.press("ArrowRight")
            keys.press("Enter")
            page.locator("[data-option]").first.wait_for()
            open_uses = page.locator("[data-option]:not([aria-disabled=true])")
            if open_uses.count() == 0:
                # Neither use is allowed for this card: back, and on to the next one.
                keys.press("Escape")
                keys.press("ArrowRight")
                continue
            keys.press("b" if open_uses.first.get_attribute("data-move").startswith("build") else "w")
        page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) > v", arg=before)
        page.wait_for_function("document.activeElement.parentElement?.closest('.rn')", timeout=5_000)
    expect(page.locator(".rn-result")).to_be_visible()
    assert page.locator(".jp-Cell").count() == cells
    notebook.check()


def test_a_closed_choice_explains_itself(opened):
    """A choice that is not allowed is there, greyed, says why, and clicking it plays nothing."""
    notebook = opened()
    page = notebook.page
    page.locator("[data-card='Watchtower']").click()
    closed = page.locator("[data-move='bastion Watchtower']")
    expect(closed).to_have_attribute("aria-disabled", "true")
    expect(closed).to_contain_text("Watchtower cannot be a bastion.")
    assert closed.get_attribute("title") == "Watchtower cannot be a bastion."
    closed.click(force=True)
    page.keyboard.press("w")
    page.wait_for_timeout(300)
    assert notebook.execute("print(match.at)").strip() == "0"
    notebook.check()


def test_a_choice_shows_what_it_would_do(opened):
    """Picking a card shows each trade step with coins before and after, and both uses with the same columns."""
    page = opened().page
    page.locator("[data-card='Timber House']").click()
    expect(page.locator(".rn-ledger li")).to_have_count(1)
    expect(page.locator(".rn-ledger")).to_contain_text("3\u00a0→\u00a04")
    build = page.locator("[data-move='build Timber House'] .rn-deltas > span")
    expect(build).to_have_count(4)
    expect(build.first).to_contain_text("4\u00a0→\u00a03")


def test_undo_and_the_slider(opened):
    """Undo takes the last move back, redo brings it again, and the slider reaches every position."""
    notebook = opened()
    page = notebook.page
    for _ in range(2):
        one_move_by_mouse(page)
    length = int(notebook.execute("print(match.length)"))
    page.locator("button[aria-label='Undo']").click()
    page.wait_for_function("(n) => document.querySelector('.rn-hist span').textContent.includes(`of ${n}`)", arg=length)
    expect(page.locator(".rn-hist span")).not_to_have_text(f"Step {length} of {length}")
    page.locator("button[aria-label='Redo']").click()
    expect(page.locator(".rn-hist span")).to_have_text(f"Step {length} of {length}")
    page.locator(".rn-hist input").fill("0")
    expect(page.locator(".rn-hist span")).to_have_text(f"Step 0 of {length}")
    expect(page.locator(".rn-round b")).to_have_text("Round 1")
    assert notebook.execute("print(match.at)").strip() == "0"
    notebook.check()


@pytest.mark.parametrize(
    ("language", "card", "word"), [("de", "Fachwerkhaus", "Runde 1"), ("it", "Casa a graticcio", "Round 1")]
)
def test_the_language_switch(opened, language, card, word):
    """One click changes every word and card name, and the game stays where it is."""
    notebook = opened()
    page = notebook.page
    page.locator(".rn-seg button", has_text=language).click()
    # Long words may be broken at their soft hyphens.
    expect(page.locator("[data-card='Timber House'] .rn-name")).to_have_text(re.compile("\xad?".join(card)))
    expect(page.locator(".rn-round b")).to_have_text(word)
    expect(page.locator(".rn")).to_have_attribute("lang", language)
    notebook.check()


def test_the_invasion_scene(opened):
    """An invasion is a scene that is stepped, shown again, shown whole and closed."""
    start = START.replace("seed=7", "seed=7, rules=rn.minute_realms.STANDARD.changed(rounds=2, invasion_rounds=[1, 2])")
    notebook = opened(start=start)
    page = notebook.page
    one_move_by_mouse(page)
    scene = page.locator("[data-scene='invasion']")
    scene.wait_for()
    expect(scene.locator("li")).to_have_count(1)
    expect(scene.locator("li").first).to_contain_text("Invasion after round 1")
    expect(page.locator(".rn-mark")).to_have_text(["?", "?"])
    page.locator("[data-scene-next]").click()
    expect(scene.locator("li")).to_have_count(2)
    # The newest step stands first, and the board has got as far as the words.
    expect(scene.locator("li").first).to_have_class("rn-new")
    assert sorted(page.locator(".rn-mark").all_inner_texts())[0] == "?"
    assert page.locator(".rn-mark", has_text="?").count() == 1
    page.locator(".rn-scene-bar button").first.click()
    expect(scene.locator("li")).to_have_count(1)
    page.locator("[data-scene-skip]").click()
    assert scene.locator("li").count() >= 3
    expect(page.locator(".rn-mark", has_text="?")).to_have_count(0)
    page.locator("[data-scene-next]").click()
    expect(scene).to_have_count(0)
    expect(page.locator(".rn-market")).to_be_visible()
    notebook.check()


def test_the_scoring_scene_counts(opened):
    """The final scoring counts every realm from nothing to its total, line by line, by itself at the slow pace."""
    start = START.replace("seed=7", "seed=7, rules=rn.minute_realms.STANDARD.changed(rounds=1, invasion_rounds=[1])")
    notebook = opened(start=start)
    page = notebook.page
    one_move_by_mouse(page)
    page.locator("[data-scene='scoring']").wait_for()
    assert violations(page) == []
    page.locator(".rn-seg button", has_text="Slow").click()
    expect(page.locator(".rn-scene .rn-new")).to_contain_text("wins", timeout=60_000)
    totals = notebook.execute("print([sheet.total for sheet in match.scores])").strip()
    assert page.locator(".rn-standings li > :last-child").all_inner_texts() == totals.strip("[]").split(", ")
    page.locator("[data-scene-next]").click()
    expect(page.locator(".rn-result")).to_be_visible()
    assert violations(page) == []
    notebook.check()


def test_hints(opened):
    """Three presses give a rule, moves worth a look, and the best move with its reason; hinted cards are marked."""
    notebook = opened()
    page = notebook.page
    button = page.locator(".rn-bar button", has_text="Hint")
    button.click()
    expect(page.locator(".rn-hint")).to_contain_text("bastion brings")
    page.locator(".rn-bar button", has_text="More").click()
    expect(page.locator(".rn-hint")).to_contain_text("Worth a look", timeout=30_000)
    page.locator(".rn-bar button", has_text="More").click()
    expect(page.locator(".rn-hint")).to_contain_text("looks best", timeout=30_000)
    expect(page.locator(".rn-place.rn-hinted")).to_have_count(1)
    notebook.check()


def test_the_story_lights_cards_and_explains_rules(opened):
    """Pointing at a card in the story lights it on the board; the rule beside a sentence opens its explanation."""
    page = opened().page
    page.locator(".rn-story u").first.hover()
    expect(page.locator(".rn-lit")).to_have_count(1)
    page.locator(".rn-story .rn-link").first.click()
    expect(page.locator(".rn-rule")).to_contain_text("dealt face up")


def test_fast_clicks_and_stale_messages(opened):
    """A hundred clicks in a row and a hundred stale messages play each move once, and none is lost."""
    notebook = opened()
    page = notebook.page
    page.locator("[data-card='Timber House']").click()
    page.evaluate(
        """() => { const button = document.querySelector("[data-move='build Timber House']");
                   for (let click = 0; click < 100; click++) button.click(); }"""
    )
    page.wait_for_function("() => Number(document.querySelector('.rn').dataset.version) > 0")
    page.wait_for_timeout(500)
    moves = notebook.execute("print([str(step.move) for step in match.history if step.seat == 0])")
    assert moves.strip() == "['build Timber House']"
    at = notebook.execute("print(match.at)")
    notebook.execute(
        "for _ in range(100): board._on_message(board, {'kind': 'play', 'version': 0, 'move': 'build Mill'}, [])"
    )
    assert notebook.execute("print(match.at)") == at
    expect(page.locator(".rn-notice")).to_contain_text("moved on")
    notebook.check()


def test_hostile_names_do_nothing(opened):
    """Names full of quotes and signs are shown as they are; nothing of them becomes part of the page."""
    names = ['"onmouseover="alert(1)', "&lt;b&gt;'"]
    start = f"import realms_nb as rn\nmatch = rn.Match(rn.minute_realms, {names!r}, seed=7)"
    notebook = opened(board="rn.Board(match)", start=start)
    page = notebook.page
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    expect(page.locator(".rn-who strong").first).to_have_text('"onmouseover="alert(1)')
    expect(page.locator(".rn-who strong").nth(1)).to_have_text("&lt;b&gt;'")
    page.locator(".rn-who strong").first.hover()
    assert page.locator(".rn [onmouseover]").count() == 0
    assert dialogs == []
    notebook.check()


def test_two_boards_on_one_match(opened):
    """Two boards on one match stay in step; a board closed in Python leaves the other working."""
    notebook = opened(board=BOARD + "\n", start=START)
    notebook.execute("other = rn.Board(match)")
    page = notebook.page
    one_move_by_mouse(page)
    same = notebook.execute("print(other.snapshot['version'] == board.snapshot['version'])")
    assert same.strip() == "True"
    notebook.execute("other.close()")
    one_move_by_mouse(page)
    notebook.check()


def test_a_rerun_cell_leaves_no_dead_listener(opened):
    """Running the cell again and again leaves one board listening: the one that is seen."""
    notebook = opened(board="rn.Board(match, opponents={1: 'squire'}, pace='instant')")
    for _ in range(2):
        notebook.run_all()
        notebook.page.locator(".rn [data-card]").first.wait_for()
    notebook.page.wait_for_timeout(500)
    assert notebook.execute("print(len(match._listeners))").strip() == "1"
    one_move_by_mouse(notebook.page)
    notebook.check()


def test_steps_of_the_others(opened):
    """At the step pace each press of Next shows one move of the others, with its reason as a quotation."""
    start = "import realms_nb as rn\nmatch = rn.Match(rn.minute_realms, ['You', 'Ada', 'Bo'], seed=7)"
    board = "rn.Board(match, you=0, opponents={1: 'knight', 2: 'knight'})"
    notebook = opened(board=board, start=start)
    page = notebook.page
    one_move_by_mouse(page)
    expect(page.locator(".rn-choice")).to_contain_text("Ada is thinking")
    page.keyboard.press("n")
    expect(page.locator(".rn-choice")).to_contain_text("Bo is thinking", timeout=30_000)
    expect(page.locator(".rn-gone q").first).to_be_visible()
    notebook.check()


def test_without_a_kernel(opened, sheet):
    """A saved notebook, opened again, shows the position; the slider looks through the game; playing says why not."""
    notebook = opened()
    page = notebook.page
    for _ in range(2):
        one_move_by_mouse(page)
    page.wait_for_timeout(300)
    saved = notebook.save()
    text = json.dumps(saved)
    assert "application/vnd.jupyter.widget-state+json" in text
    assert "Minute Realms, round" in text
    for session in notebook.lab.ask("/api/sessions"):
        notebook.lab.ask(f"/api/sessions/{session['id']}", "DELETE")
    again = sheet(path=notebook.path)
    again.page.locator(".rn [data-card]").first.wait_for()
    label = again.page.locator(".rn-hist span").inner_text()
    again.page.locator(".rn-hist input").fill("0")
    expect(again.page.locator(".rn-hist span")).not_to_have_text(label)
    expect(again.page.locator(".rn-round b")).to_have_text("Round 1")
    expect(again.page.locator(".rn-choice")).to_contain_text("No kernel answers", timeout=15_000)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_accessible(opened, theme):
    """axe-core finds no violation on the board: at the start, with a choice open, and in both themes."""
    notebook = opened()
    page = notebook.page
    notebook.theme(theme)
    expect(page.locator(".rn")).to_have_attribute("data-theme", theme)
    page.locator("[data-card='Timber House']").click()
    found = violations(page)
    assert found == [], json.dumps(found, indent=1)[:3000]


def test_narrow_and_touchable(opened):
    """At 500 px nothing scrolls sideways, and every control is at least 44 px high and wide."""
    page = opened(width=620).page
    page.evaluate("document.querySelector('.rn').parentElement.style.width = '500px'")
    page.locator("[data-card='Timber House']").click()
    wide = page.evaluate(
        "(() => { const rn = document.querySelector('.rn'); return rn.scrollWidth - rn.clientWidth })()"
    )
    assert wide <= 0
    small = page.evaluate(
        """() => [...document.querySelectorAll('.rn button:not(.rn-link), .rn input:not([hidden])')]
             .map((e) => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()])
             .filter(([, box]) => box.width < 44 || box.height < 44).map(([html]) => html)"""
    )
    assert small == []
