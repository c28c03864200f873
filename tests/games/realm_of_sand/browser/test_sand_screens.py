"""Realm of Sand on its screens: sizes, scenes, chances, the others, and what nobody else may see."""

from __future__ import annotations

from browser.boards import version, violations
from games.realm_of_sand.browser.sand import BOARD, POWERS, TURN, ghost, moved, play_by_mouse
from playwright.sync_api import expect


def test_hovering_never_waits_for_python(sand_in_lab):
    """With the kernel busy the ghost, the cards and the preview follow the pointer as ever; nothing is sent for it."""
    notebook = sand_in_lab()
    page = notebook.page
    page.locator("[data-tile]").first.click()
    page.evaluate(
        """() => {
          const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
          window.sent = [];
          kernel.anyMessage.connect((_, { msg, direction }) => {
            if (direction === "send" && msg.content.data?.method === "update") window.sent.push(msg.content.data);
          });
          const { done } = kernel.requestExecute({ code: "import time; time.sleep(4)", store_history: false });
          window.busy = done.then(() => { window.free = 1 });
        }"""
    )
    told = {
        "C3": "on trial on C3, D3, C4",
        "D4": "on trial on D4, E4, D5",
        "E5": "choose a field",
        "B2": "on trial on B2",
    }
    for name, words in told.items():
        page.locator(f"[data-name={name}]").hover()
        page.wait_for_function("(name) => document.querySelector(`[data-name=${name}]`).matches('.rn-gh')", arg=name)
        # Words of the browser, put together from the book; on E5 the tile would lie in the dark.
        assert words in page.locator(".rn-say").inner_text()
    assert page.evaluate("window.free") is None, "the kernel was free again before all was seen"
    assert page.evaluate("window.sent") == []
    page.evaluate("window.busy")
    notebook.check()


KEPT = (
    POWERS
    + """
match.play("look II")
kept = match.state.decision.cards[0]
match.play(f"keep {kept}")
"""
)


def test_what_red_keeps_is_in_no_other_browser(sand_in_lab):
    """A card that red keeps is drawn as a back for the others: neither its id nor its name is on their page."""
    notebook = sand_in_lab(
        board="other = rn.Board(match, you=1, opponents={0: 'squire'}, pace='step')\nother", start=KEPT
    )
    page = notebook.page
    card, name = notebook.execute("print(kept); print(match.narrator('en').label(kept))").split("\n")[:2]
    page.locator("[data-ground-of]").click()
    assert page.locator(".rn-back").count() == 1
    page.locator("[data-tab=moves]").click()
    drawn = page.locator(".rn").evaluate("(board) => board.outerHTML")
    assert name not in drawn
    assert f'"{card}"' not in drawn
    # Its owner sees it.
    notebook.execute("match.language; own = rn.Board(match, you=0, opponents={1: 'squire'})")
    assert card in notebook.execute("print(own.snapshot.picture.seats[0].hidden)")
    assert card not in notebook.execute("print(other.snapshot.picture)")
    notebook.check()


def test_scenes_and_the_goal(sand_board):
    """A building rises in a scene of its own, which goes on by itself; a card can be made the goal."""
    ready = TURN.replace('table.piece("G", "C2")', 'table.piece("G", "C2") | table.piece("R", "D2")')
    notebook = sand_board(start=ready, board=BOARD.replace("instant", "step"), width=1500)
    page = notebook.page
    before = version(page)
    page.locator("[data-card=I-01].rn-can").click()
    moved(page, before)
    scene = page.locator("[data-scene=building]")
    expect(scene).to_contain_text("Palm Wall")
    assert violations(page, ".rn-over") == []
    # It goes on by itself.
    expect(scene).to_have_count(0)
    expect(page.locator(".rn-self [data-built=I-01]")).to_be_visible()
    # The goal: its missing pieces stay on the board until it is let go.
    page.locator("[data-spot='0 1']").focus()
    page.keyboard.press("t")
    expect(page.locator("[data-spot='0 1'].rn-goal .rn-pin")).to_have_text("goal")
    expect(page.locator(".rn-goalbox.rn-mine")).to_be_visible()
    page.locator("[data-name=C3]").hover()
    assert page.locator(".rn-gr .rn-goal").count() >= 3
    page.locator("[data-spot='0 1']").focus()
    page.keyboard.press("t")
    expect(page.locator(".rn-pin")).to_have_count(0)
    notebook.check()


def test_chances(sand_in_lab):
    """Some moves come at once, then more closely; a press shows the move on the board and plays nothing."""
    notebook = sand_in_lab(width=1500)
    page = notebook.page
    before = version(page)
    page.locator("[data-tab=chances]").click()
    page.locator("[data-chance]").first.wait_for(timeout=90_000)
    page.locator("[data-exact=true] [data-chance]").first.wait_for(timeout=90_000)
    move = page.locator("[data-chance^=lay]").first
    wanted = sorted(part[:2] for part in move.get_attribute("data-chance").split(" ")[2:])
    assert violations(page, ".rn-side") == []
    move.click()
    expect(page.locator(".rn-gh")).to_have_count(3)
    assert ghost(page) == wanted
    assert version(page) == before
    page.locator(".rn-choice .rn-primary", has_text="Lay it").click()
    moved(page, before)
    notebook.check()


def test_the_others_move_one_step_at_a_time(sand_board):
    """At the step pace Next shows one move of the other seat: glow on its ground, its reason as a quotation."""
    notebook = sand_board(board=BOARD.replace("instant", "step").replace("squire", "knight"), width=1700)
    page = notebook.page
    play_by_mouse(notebook, page)
    play_by_mouse(notebook, page)
    # The turn may go on with a building; here nothing is ready yet.
    expect(page.locator(".rn-lane[data-seat='1'].rn-turn")).to_be_visible()
    before = version(page)
    page.locator("[data-next]").click()
    moved(page, before)
    expect(page.locator(".rn-show .rn-new").first).to_be_visible()
    expect(page.locator(".rn-did q")).to_be_visible()
    assert int(notebook.execute("print(match.at)")) == 3
    notebook.check()


def test_tiles_travel(sand_board):
    """A tile that is taken travels, and its copy is gone then; nothing moves for whoever wants less motion."""
    notebook = sand_board(width=1700)
    page = notebook.page
    watch = """() => {
      window.flown = [];
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        flown.push(...added.filter(({ tagName }) => tagName === "svg"));
      }).observe(document.querySelector(".rn"), { childList: true });
    }"""
    page.evaluate(watch)
    before = version(page)
    play_by_mouse(notebook, page)
    page.locator("[data-take]").first.click()
    page.wait_for_function("() => flown.length >= 1 && flown.every((each) => !each.isConnected)")
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("flown.length = 0")
    expect(page.locator(".rn-cho[data-step=turn]")).to_be_visible()
    play_by_mouse(notebook, page)
    expect(page.locator(".rn-cho[data-step=draw]")).to_be_visible()
    page.wait_for_timeout(100)
    assert page.evaluate("flown.length") == 0
    assert version(page) > before
    notebook.check()
