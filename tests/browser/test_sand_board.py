"""Realm of Sand on the board, in a real JupyterLab: by mouse, by keys, by touch, with all powers."""

from __future__ import annotations

import json
import re

import pytest
from browser.boards import others_done, version, violations
from playwright.sync_api import expect

START = "import realms_nb as rn\nmatch = rn.Match(rn.realm_of_sand, ['You', 'Ada'], seed=3)"
SHORT = START.replace("seed=3", "seed=3, rules=rn.realm_of_sand.STANDARD.changed(hourglasses_to_end=2)")
BOARD = "board = rn.Board(match, you=0, opponents={1: 'squire'}, pace='instant')\nboard"


@pytest.fixture
def opened(sheet):
    """Opens a notebook with a board of Realm of Sand and waits until it is drawn."""

    def open_board(board=BOARD, start=START, **options):
        notebook = sheet(start, board, **options)
        notebook.run_all()
        notebook.page.locator(".rn .rn-gr").wait_for()
        return notebook

    return open_board


def moved(page, before):
    """Wait until the position has changed and the others, if any, have moved."""
    page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) > v", arg=before)


def skip_scene(page):
    while page.locator("[data-scene-next]").count():
        if page.locator("[data-scene-skip]").count():
            page.locator("[data-scene-skip]").click()
        page.locator("[data-scene-next]").click()


LEGAL = "import json; print(json.dumps([str(m) for m in match.legal_moves]))"


def legal(notebook):
    return json.loads(notebook.execute(LEGAL))


def play_by_mouse(notebook, page):
    """One step of a turn with the mouse: build what is ready, else lay, else take, else what the panel offers."""
    # The others think in their own time: wait until there is something for a person to do or to see.
    page.locator("[data-scene-next], .rn-result, [data-step], .rn-choice [data-option]").first.wait_for()
    skip_scene(page)
    if page.locator(".rn-result").count():
        return
    before = version(page)
    primary = page.locator(".rn-choice [data-move^=build]")
    if primary.count():
        primary.first.click()
    elif page.locator("[data-step=draw]").count():
        page.locator("[data-take]").first.click()
    elif page.locator("[data-step=turn] .rn-seg").count():
        page.locator("[data-tile]").first.click()
        # Somewhere in the light area there is room, whichever way the tile is turned.
        page.locator("[data-name=C3]").click()
    else:
        page.locator(".rn-choice [data-option]:not([aria-disabled=true])").last.click()
    moved(page, before)


def test_a_solo_game_by_mouse(opened):
    """A whole solo game is played with the mouse; the rank is told at the end."""
    notebook = opened(
        board="board = rn.Board(match)\nboard",
        start="import realms_nb as rn\nmatch = rn.Match(rn.realm_of_sand, ['You'], seed=5, "
        "rules=rn.realm_of_sand.STANDARD.changed(solo_turns=3))",
    )
    page = notebook.page
    for _ in range(40):
        if page.locator(".rn-result").count() or page.locator("[data-scene]").count():
            break
        play_by_mouse(notebook, page)
    skip_scene(page)
    page.locator(".rn-result").wait_for()
    assert notebook.execute("print(match.outcome.rank)").strip() == "apprentice"
    notebook.check()


def test_a_game_of_two_by_mouse(opened):
    """A game against a player is played to its end with the mouse; the board says who has won."""
    notebook = opened(start=SHORT)
    page = notebook.page
    for _ in range(60):
        skip_scene(page)
        if page.locator(".rn-result").count():
            break
        play_by_mouse(notebook, page)
    skip_scene(page)
    page.locator(".rn-result").wait_for()
    assert notebook.execute("print(match.turn)").strip() == "None"
    assert violations(page) == []
    notebook.check()


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def test_a_game_by_keys_only(opened):
    """A whole game is played with keys: tiles chosen, moved, turned, flipped and laid, tiles taken, turns ended."""
    notebook = opened(start=SHORT)
    page = notebook.page
    page.locator(".rn").focus()
    used = set()
    for _ in range(80):
        if page.locator("[data-scene-next]").count():
            press(page, "n")
            continue
        if page.locator(".rn-result").count():
            break
        others_done(notebook)
        before = version(page)
        verbs = {move.split(" ")[0] for move in legal(notebook)}
        used |= verbs
        if "take" in verbs:
            press(page, "2", "Enter")
        elif "lay" in verbs:
            press(page, "1", "f", "r")
            for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "r"):
                if not page.locator(".rn-bad").count():
                    break
                press(page, key)
            press(page, "Enter")
        else:
            press(page, "e", "e")
        moved(page, before)
    page.locator(".rn-result").wait_for()
    assert {"lay", "take"} <= used
    notebook.check()


TURN = """
import realms_nb as rn
from msgspec.structs import replace
match = rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=3)
table = match.rules.table
# Palm Wall lacks a red piece, and there are two discs at hand.
realm = replace(match.state.realms[0], zone=(1, 1, 0, 0, 0), squares=table.piece("G", "B2") | table.piece("G", "C2"))
rows = (("I-01", *match.state.display[0][1:]), *match.state.display[1:])
start = replace(match.state, realms=(realm, *match.state.realms[1:]), display=rows)
match._history = type(match._history)(start)
"""


def test_a_turn_by_keys(opened):
    """A disc is summoned, moved back by undo, summoned again; the building is built and the turn ended, all by keys."""
    notebook = opened(start=TURN)
    page = notebook.page
    page.locator(".rn").focus()
    before = version(page)
    press(page, "s", "2", "ArrowRight", "ArrowUp")
    page.locator("[data-card=I-01].rn-will").wait_for()
    press(page, "Enter")
    moved(page, before)
    before = version(page)
    press(page, "u")
    moved(page, before)
    assert notebook.execute("print(match.at)").strip() == "0"
    before = version(page)
    press(page, "s", "2", "Enter")
    moved(page, before)
    # What is ready is not forgotten: the end of the turn first ends the summoning.
    before = version(page)
    press(page, "e")
    moved(page, before)
    press(page, "e")
    page.locator(".rn-cho h3", has_text="End your turn?").wait_for()
    before = version(page)
    press(page, "Escape", "b", "Enter")
    moved(page, before)
    assert notebook.execute("print(match.state.realms[0].buildings)").strip() == "('I-01',)"
    notebook.check()


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


GHOST_IS_NOT = """(old) => [...document.querySelectorAll('.rn-gh')].map((f) => f.dataset.name).sort().join()
  !== old.join()"""


def ghost(page):
    """The names of the fields under what is in hand."""
    return sorted(page.locator(".rn-gh").evaluate_all("(fields) => fields.map((field) => field.dataset.name)"))


def small_targets(page):
    """Buttons that a finger could miss."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.rn :is(.rn-gr, .rn-act, .rn-parts, .rn-choice, .rn-rt) button')]
        .map((button) => [button.getBoundingClientRect(), button.className])
        .filter(([{ width, height }]) => width && (width < 43.5 || height < 43.5)).map(([, name]) => name)"""
    )


def play_by_touch(page):
    """One step with a finger: build, else show and lay, else look and take, else what the panel offers."""
    page.locator("[data-scene-next], .rn-result, [data-step]").first.wait_for()
    if page.locator("[data-scene-next], .rn-result").count():
        return
    before = version(page)
    build = page.locator(".rn-choice [data-move^=build]")
    if build.count():
        build.first.tap()
    elif page.locator("[data-step=draw]").count():
        page.locator("[data-to=market]").tap()
        tile = page.locator("[data-take]").nth(1)
        tile.tap()
        expect(tile).to_have_attribute("aria-pressed", "true")
        assert version(page) == before
        tile.tap()
    elif page.locator("[data-step=turn] .rn-seg").count():
        page.locator("[data-to=board]").tap()
        page.locator("[data-tile]").first.tap()
        page.locator("[data-name=D4]").tap()
        expect(page.locator(".rn-gh")).to_have_count(3)
        assert version(page) == before
        page.locator("[data-name=D4]").tap()
    else:
        page.locator(".rn-choice [data-option]:not([aria-disabled=true])").last.tap()
    moved(page, before)


def test_a_game_by_touch(opened):
    """A whole game on a phone: a tap shows, a second one lays or takes, a finger pulls, two fingers turn."""
    notebook = opened(start=SHORT, width=420, height=900, has_touch=True)
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


POWERS = """
import realms_nb as rn
from msgspec.structs import replace
from realms_nb.games.realm_of_sand.state import TakeTurn
rules = rn.realm_of_sand.STANDARD.changed(side="advanced")

def awake(power, **changes):
    # The crystal is awake, and there are discs and a square to use it on.
    made = rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=8, rules=rules)
    realm = made.state.realms[0]
    squares = rules.table.piece("G", "B2")
    realm = replace(realm, power=power, **dict(crystal="active", zone=(1, 0, 0, 0, 1), squares=squares) | changes)
    start = replace(made.state, decision=TakeTurn(0), realms=(realm, *made.state.realms[1:]))
    made._history = type(made._history)(start)
    return made

match = awake("red")
"""


def test_every_power_is_used(opened):
    """The watch opens the step of each of the six powers in the panel, and the power is used from there."""
    notebook = opened(start=POWERS)
    for power in ("red", "purple", "yellow", "green", "orange", "blue"):
        notebook.execute(f"match.become(awake({power!r}))")
        notebook.page.locator(f".rn-clock[data-power=active][aria-label*={power}]").wait_for()
        use_power(notebook, notebook.page, power)
        assert violations(notebook.page) == [], power
    notebook.check()


def use_power(notebook, page, power):
    page.locator(".rn-clock").click()
    step = page.locator(f"[data-powers={power}]")
    step.wait_for()
    before = version(page)
    if power == "red":
        step.locator("[data-look=II]").click()
        step.locator("[data-move='look II']").click()
        moved(page, before)
        assert page.locator(".rn-three .rn-bc").count() == 3
        before = version(page)
        page.locator("[data-move^=keep]").nth(1).click()
        moved(page, before)
        assert page.locator("[data-kept]").count() == 1
    elif power == "yellow":
        step.locator("[data-give=G]").click()
        step.locator("[data-take-disc=B]").click()
        step.locator("[data-move='exchange G B']").click()
        moved(page, before)
    elif power == "green":
        page.locator("[data-name=B2]").click()
        page.locator("[data-name=E5]").click()
        moved(page, before)
        assert "E5" in page.locator("[data-name=E5]").get_attribute("aria-label")
        assert page.locator("[data-name=E5] .rn-pc").count() == 1
    elif power == "blue":
        for _ in range(2):
            page.locator(".rn-cho [data-give]").first.click()
            page.locator("[data-swap]:not([aria-disabled=true])").nth(5).click()
            page.locator("[data-move^=swap]").click()
            moved(page, before)
            before = version(page)
    else:
        step.locator("[data-move=crystal]").click()
        moved(page, before)
    assert notebook.execute("print(match.state.realms[0].crystal)").strip() == "colourless"


def says(page, text):
    """The preview line refuses with this sentence."""
    expect(page.locator(".rn-prev.rn-no")).to_contain_text(text)


def test_refusals_and_fast_clicks(opened):
    """What is closed says why when it is pressed, in place of nothing; a hundred fast clicks play one move."""
    notebook = opened(start=POWERS.replace('awake("red")', 'awake("yellow")'))
    page = notebook.page
    before = version(page)
    # What a child would press first.
    page.locator("[data-name=C3]").click()
    says(page, "Choose one of your tiles")
    page.locator("[data-tool=turn]").click(force=True)
    says(page, "Choose one of your tiles")
    page.locator("[data-take]").first.click(force=True)
    says(page, "First lay a tile")
    # A place that is not allowed is hatched at once.
    page.locator("[data-tile]").first.click()
    page.locator("[data-name=A1]").hover()
    assert page.locator(".rn-bad").count() >= 1
    says(page, "Level 0 lights 0 fields")
    page.locator("[data-name=A1]").click()
    page.keyboard.press("Escape")
    expect(page.locator(".rn-gh")).to_have_count(0)
    # The yellow power: nothing for nothing.
    page.locator(".rn-clock").click()
    page.locator("[data-powers=yellow] [data-give=G]").click()
    page.locator("[data-take-disc=G]").click(force=True)
    says(page, "Both discs are of wood")
    page.keyboard.press("Escape")
    # A crystal that sleeps.
    notebook.execute("match.become(awake('red', crystal='colourless', zone=(0, 0, 0, 0, 0)))")
    page.locator(".rn-clock[data-power=colourless]").click()
    says(page, "Your crystal is asleep")
    page.locator(".rn-choice button", has_text="Summon").click(force=True)
    says(page, "no discs at hand")
    assert int(notebook.execute("print(match.at)")) == 0
    assert version(page) > before
    page.locator("[data-tile]").first.click()
    field = "document.querySelector('[data-name=D4]')"
    page.evaluate(f"() => {{ const field = {field}; for (let i = 0; i < 100; i++) field.click() }}")
    page.locator("[data-step=draw]").wait_for()
    assert int(notebook.execute("print(match.at)")) == 1
    notebook.check()


def test_hovering_never_waits_for_python(opened):
    """With the kernel busy the ghost, the cards and the preview follow the pointer as ever."""
    notebook = opened()
    page = notebook.page
    page.locator("[data-tile]").first.click()
    page.evaluate(
        """() => {
          const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
          const { done } = kernel.requestExecute({ code: "import time; time.sleep(4)", store_history: false });
          window.busy = done.then(() => { window.free = 1 });
        }"""
    )
    for name in ("C3", "D4", "E5", "B2"):
        page.locator(f"[data-name={name}]").hover()
        page.wait_for_function("(name) => document.querySelector(`[data-name=${name}]`).matches('.rn-gh')", arg=name)
        # Words of the browser, put together from the book.
        assert page.locator(".rn-prev").inner_text()
    assert page.evaluate("window.free") is None, "the kernel was free again before all was seen"
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


def test_what_red_keeps_is_in_no_other_browser(opened):
    """A card that red keeps is drawn as a back for the others: neither its id nor its name is on their page."""
    notebook = opened(board="other = rn.Board(match, you=1, opponents={0: 'squire'}, pace='step')\nother", start=KEPT)
    page = notebook.page
    card, name = notebook.execute("print(kept); print(match.narrator('en').label(kept))").split("\n")[:2]
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


def test_scenes_goal_and_chances(opened):
    """A building rises in a scene of its own; a card can be made the goal; a move is picked among the chances."""
    ready = TURN.replace('table.piece("G", "C2")', 'table.piece("G", "C2") | table.piece("R", "D2")')
    notebook = opened(start=ready, board=BOARD.replace("instant", "step"), width=1500)
    page = notebook.page
    before = version(page)
    page.locator("[data-card=I-01].rn-can").click()
    moved(page, before)
    scene = page.locator("[data-scene=building]")
    expect(scene).to_contain_text("Palm Wall")
    assert violations(page, ".rn-over") == []
    # It goes on by itself.
    expect(scene).to_have_count(0)
    expect(page.locator(".rn-you [data-built=I-01]")).to_be_visible()
    # The goal: its missing pieces stay on the board until it is let go.
    page.locator("[data-spot='0 0']").focus()
    page.keyboard.press("t")
    expect(page.locator("[data-spot='0 0'].rn-goal .rn-pin")).to_have_text("goal")
    page.locator("[data-name=C3]").hover()
    assert page.locator(".rn-gr .rn-goal").count() >= 3
    page.locator("[data-spot='0 0']").focus()
    page.keyboard.press("t")
    expect(page.locator(".rn-pin")).to_have_count(0)
    # The chances: something at once, then closer; a press shows the move on the board and plays nothing.
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


def test_the_others_move_one_step_at_a_time(opened):
    """At the step pace Next shows one move of the other seat: glow on its board, its reason as a quotation."""
    notebook = opened(board=BOARD.replace("instant", "step").replace("squire", "knight"))
    page = notebook.page
    play_by_mouse(notebook, page)
    play_by_mouse(notebook, page)
    # The turn may go on with a building; here nothing is ready yet.
    expect(page.locator(".rn-opp.rn-turn")).to_be_visible()
    before = version(page)
    page.locator("[data-next]").click()
    moved(page, before)
    expect(page.locator(".rn-opp .rn-new").first).to_be_visible()
    expect(page.locator(".rn-opp q")).to_be_visible()
    assert int(notebook.execute("print(match.at)")) == 3
    notebook.check()


def height(page):
    return page.evaluate("() => document.querySelector('.rn').getBoundingClientRect().height")


def widen(page, width):
    page.evaluate("(w) => { document.querySelector('.rn').parentElement.style.width = `${w}px`; }", width)
    page.wait_for_function("(w) => Math.abs(document.querySelector('.rn').clientWidth - w) < 1", arg=width)


# Text that is cut or overlaps its neighbour, where nothing says that it goes on.
CUT = """() => [...document.querySelectorAll('.rn :is(button, h3, h4, .rn-nm, .rn-bc)')]
  .filter((each) => each.clientWidth && !each.closest('.rn-sr, .rn-panel, .rn-menu'))
  .filter((each) => getComputedStyle(each).textOverflow !== 'ellipsis')
  .filter((each) => each.scrollWidth > each.clientWidth + 2
    || (each.matches('.rn-bc') && each.scrollHeight > each.clientHeight + 1))
  .map((each) => `${each.className} ${each.textContent.slice(0, 40)}`)"""


@pytest.mark.parametrize(
    ("seats", "window", "sizes"),
    [
        (1, (1366, 768), ((1160, 647), (850, 599))),
        (2, (1366, 768), ((1160, 647), (1000, 599), (850, 599))),
        (4, (1920, 1080), ((1500, 959), (1160, 647))),
    ],
)
def test_all_on_one_screen(sheet, seats, window, sizes):
    """The board fits the screens it is made for in every step of a turn and every language, and nothing is cut."""
    names = ["You", "Ada", "Bo", "Cy"][:seats]
    notebook = sheet(
        f"import realms_nb as rn\nmatch = rn.Match(rn.realm_of_sand, {names}, seed=3)\n"
        f"rn.watch(match, 'squire', moves={12 * seats + 10})\n"
        "while match.turn: rn.watch(match, 'squire', moves=1)",
        f"board = rn.Board(match, you=0, opponents=dict.fromkeys(range(1, {seats}), 'squire'))\nboard",
        width=window[0],
        height=window[1],
    )
    notebook.run_all()
    page = notebook.page
    page.locator(".rn .rn-gr").wait_for()
    for language in ("en", "de", "it"):
        notebook.execute(f"board._session._language = {language!r}; board._session.begin(); board._show()")
        page.locator(f".rn[lang={language}]").wait_for()
        for width, visible in sizes:
            widen(page, width)
            tall = height(page)
            assert tall <= visible, (language, width, tall)
            assert page.evaluate(CUT) == [], (language, width)
            page.locator("[data-tile]").first.click()
            page.locator("[data-name=D4]").hover()
            assert height(page) == tall, (language, width)
            page.locator("[data-spot='1 1']").click()
            assert height(page) == tall, (language, width)
            page.keyboard.press("Escape")
    notebook.check()


def test_cards_tell_what_python_counts(opened):
    """What the browser says a card lacks is what the engine counts, for every open card and several positions."""
    notebook = opened(board=BOARD.replace("instant", "step"))
    page = notebook.page
    met = 0
    for _ in range(4):
        notebook.execute("rn.watch(match, 'duke', moves=9)")
        told = json.loads(
            notebook.execute(
                "import json\nfrom realms_nb.games.realm_of_sand.odds import building_odds\n"
                "print(json.dumps({p.card: p.missing for p in building_odds(match.game.view_for(match.state, 0))}))"
            ).split("\n")[-2]
        )
        shown = int(notebook.execute("print(board.snapshot.version)").split()[-1])
        page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) === v", arg=shown)
        for card, missing in told.items():
            said = page.locator(f"[data-card='{card}']").get_attribute("aria-label")
            if missing is None:
                assert "no place" in said
            else:
                assert ("It is ready." in said) if missing == 0 else (f"Missing {missing}:" in said), (
                    card,
                    missing,
                    said,
                )
            met += 1
    assert met >= 40
    notebook.check()


def test_axe(opened):
    """The board has no violation of accessibility at any width, light and dark, with a tile in hand."""
    notebook = opened()
    page = notebook.page
    page.locator("[data-tile]").first.click()
    for theme in ("light", "dark"):
        notebook.theme(theme)
        for width in (1160, 850, 380):
            page.evaluate("(w) => { document.querySelector('.rn').parentElement.style.width = `${w}px` }", width)
            assert violations(page) == [], (theme, width)
    notebook.check()
