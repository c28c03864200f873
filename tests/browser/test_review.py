"""The review on the board: marks, moments one at a time, another try; and the switches of a teacher."""

from __future__ import annotations

from browser.boards import BOARD, START, violations
from playwright.sync_api import expect

# Always the first of all moves: some of them cost something.
PLAYED = "\nwhile match.turn is not None: match.play(match.legal_moves[0])"


def reviewed(page):
    page.locator(".rn-ended [data-review]").click()
    expect(page.locator("[data-review-state=done]")).to_be_visible(timeout=120_000)


def test_a_finished_game_is_reviewed(sheet):
    """After the end marks stand over the slider; each moment compares two moves, is looked at and tried again."""
    notebook = sheet(START + PLAYED, BOARD, width=1366, height=768)
    notebook.page.keyboard.press("Control+b")
    notebook.run_all()
    page = notebook.page
    page.locator(".rn").wait_for()
    expect(page.locator("[data-tab=choice]")).to_have_text("Result")
    expect(page.locator(".rn-marks i")).to_have_count(0)
    high = page.evaluate("document.querySelector('.rn').getBoundingClientRect().height")
    reviewed(page)
    assert violations(page) == []
    diamonds, dots = (page.locator(f".rn-marks [data-kind={kind}]").count() for kind in ("cost", "luck"))
    assert diamonds >= 1
    assert dots >= 1
    length = int(notebook.execute("print(match.length)"))
    first = int(page.locator("[data-moment]").get_attribute("data-moment"))
    played = notebook.execute(f"print(match.steps[{first}].move)").strip()
    expect(page.locator(".rn-told")).to_have_count(2)
    expect(page.locator(".rn-told .rn-deltas small").first).to_have_text("coins")
    page.locator("[data-look]").click()
    expect(page.locator(".rn-past-band")).to_contain_text(f"step {first} of {length}")
    expect(page.locator(f'.rn-place:has([data-card="{played.split(" ", 1)[1]}"]) .rn-tab')).to_contain_text("played")
    expect(page.locator(".rn-place .rn-tab", has_text="better")).to_have_count(1)
    assert violations(page) == []
    page.locator("[data-moment-next]").click()
    second = int(page.locator("[data-moment]").get_attribute("data-moment"))
    assert second != first
    expect(page.locator(".rn-past-band")).to_contain_text(f"step {second} of {length}")
    page.locator("[data-tab=moves]").click()
    expect(page.locator(".rn-verdict[data-kind=cost]")).to_have_count(diamonds)
    page.keyboard.press("v")
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", str(second))
    assert page.evaluate("document.querySelector('.rn').getBoundingClientRect().height") == high
    page.locator("[data-try]").click()
    expect(page.locator(".rn-notice")).to_contain_text("kept as line A")
    expect(page.locator(".rn-say")).to_contain_text("Your turn")
    better = notebook.execute(f"print(next(m for m in match.legal_moves if m != match.steps[{second}].move))").strip()
    page.locator(f'[data-card="{better.split(" ", 1)[1]}"]').click()
    page.locator(f'[data-move="{better}"]').click()
    expect(page.locator(".rn-lineb")).to_have_text("Line B of 2")
    expect(page.locator(".rn-marks i")).to_have_count(0)
    notebook.check()


def test_a_saved_notebook_keeps_the_review(sheet):
    """Opened again without its kernel, a board still shows the review and its moments; nothing can be tried there."""
    notebook = sheet(START + PLAYED, BOARD)
    notebook.run_all()
    page = notebook.page
    page.locator(".rn").wait_for()
    reviewed(page)
    title = page.locator(".rn-moment h3").inner_text()
    notebook.save()
    for session in notebook.lab.ask("/api/sessions"):
        notebook.lab.ask(f"/api/sessions/{session['id']}", "DELETE")
    page = sheet(path=notebook.path).page
    page.locator("[data-tab=review]").click()
    expect(page.locator(".rn-moment h3")).to_have_text(title)
    page.locator("[data-look]").click()
    expect(page.locator(".rn-past-band")).to_have_count(1)
    expect(page.locator("[data-try]")).to_have_attribute("aria-disabled", "true", timeout=30_000)


def test_a_teacher_hides_help(opened):
    """A board with help="none" has no chances, no hints and no review, not even by its keys."""
    notebook = opened(board=BOARD.replace("pace=", "help='none', pace="))
    page = notebook.page
    expect(page.locator("[data-tab]")).to_have_text(["Choice", "Moves0"])
    expect(page.locator(".rn-hintb")).to_have_count(0)
    page.locator("[data-card='Timber House']").click()
    expect(page.locator(".rn-switch")).to_have_count(0)
    for key in "c3hv4":
        page.keyboard.press(key)
    expect(page.locator(".rn-odds-win, .rn-hint, .rn-chances, .rn-review")).to_have_count(0)
    notebook.execute("while match.turn is not None: match.play(match.legal_moves[0])")
    expect(page.locator(".rn-result")).to_be_visible()
    expect(page.locator("[data-review]")).to_have_count(0)
    notebook.check()


def test_live_a_choice_is_judged_once_made(opened):
    """Nothing is judged in play unless the menu asks for it; then each choice is, as soon as it has been made."""
    notebook = opened()
    page = notebook.page
    expect(page.locator("[data-tab=review]")).to_have_count(0)
    page.locator(".rn-menub").click()
    live = page.locator(".rn-menu").get_by_role("switch", name="Judge each choice at once")
    live.click()
    expect(live).to_have_attribute("aria-checked", "true")
    page.locator(".rn-menub").click()
    expect(page.locator(".rn-hint")).to_have_count(0)
    page.locator("[data-card='Timber House']").click()
    page.locator("[data-move='build Timber House']").click()
    expect(page.locator(".rn-hint")).to_contain_text("Step 1: ", timeout=60_000)
    notebook.check()


def test_a_moment_in_a_cell_is_a_jump(sheet):
    """A press on a moment opens a board there, the next moves it, no line is lost; without a kernel it is a page."""
    review = "look = rn.review(match, 0, playouts=200, quiet=True)\nlook"
    notebook = sheet(START + PLAYED, review, width=1366, height=768)
    notebook.run_all()
    page = notebook.page
    length, *steps = map(int, notebook.execute("print(match.length, *(each.step for each in look.moments))").split())
    assert len(steps) >= 2
    moments = page.locator(".realms-review [data-look]")
    expect(moments.first).to_be_visible()
    expect(page.locator(".rn")).to_have_count(0)
    assert violations(page, ".realms-review") == []
    for number in (0, 1):
        moments.nth(number).click()
        expect(page.locator(".rn-past-band")).to_contain_text(f"step {steps[number]} of {length}")
        expect(page.locator("[data-moment]")).to_have_attribute("data-moment", str(steps[number]))
    expect(page.locator(".rn")).to_have_count(1)
    page.locator("[data-try]").click()
    expect(page.locator(".rn-say")).to_contain_text("Your turn")
    page.locator("[data-card]:not([aria-disabled=true])").last.click()
    page.locator("[data-option]:not([aria-disabled=true])").last.click()
    expect(page.locator(".rn-lineb")).to_have_text("Line B of 2")
    moments.first.click()
    expect(page.locator(".rn-lineb")).to_have_text("Line A of 2")
    expect(page.locator(".rn-past-band")).to_contain_text(f"step {steps[0]} of {length}")
    assert notebook.execute("print(match.at == match.length, len(match.lines))") == "True 1\n"
    notebook.check()
    notebook.save()
    for session in notebook.lab.ask("/api/sessions"):
        notebook.lab.ask(f"/api/sessions/{session['id']}", "DELETE")
    page = sheet(path=notebook.path).page
    expect(page.locator(".realms-review code").first).to_be_visible()
    expect(page.locator(".realms-review [data-look]").first).to_be_hidden()
