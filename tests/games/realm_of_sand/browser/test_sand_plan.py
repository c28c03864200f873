"""The plan of the board of Realm of Sand: its sizes in three languages, the goal always on it, and what leads to it."""

from __future__ import annotations

import json
from itertools import product

import pytest
from browser.boards import version, violations
from games.realm_of_sand.browser.sand import BOARD, START, moved, play_by_mouse, skip_scene
from playwright.sync_api import expect

import realms_nb as rn

# What a notebook leaves for a board, at the sizes of windows that it is made for.
VISIBLE = {1500: 640, 1186: 640, 934: 593, 848: 593, 380: 800, 264: 679}
LANGUAGE = "board._connection._language = {!r}; board._connection.begin(); board._connection.show()"

# Parts that scroll although nothing shows it, or whose text is cut.
CUT = """() => [...document.querySelectorAll('.rn :is(.rn-panel, .rn-road, .rn-you, .rn-mk, .rn-aim, .rn-bc, .rn-tb)')]
  .filter((part) => part.clientWidth && !part.closest('.rn-sr'))
  .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
  .map((part) => `${part.className}: ${part.textContent.slice(0, 40)}`)"""
# Letters below 12 px, and what a finger could miss: unseen parts around it count. Fields lie 2 px apart; where six of
# them take all the room there is, 42 px must do.
SMALL = """() => [...document.querySelectorAll('.rn *')].filter((each) => each.offsetParent
    && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && !each.closest('.rn-sr')
    && parseFloat(getComputedStyle(each).fontSize) < 12 && parseFloat(getComputedStyle(each).fontSize) > 0)
  .map((each) => `${each.className} ${each.textContent.slice(0, 20)}`)"""
TARGETS = """() => [...document.querySelectorAll('.rn button')].filter((each) => each.offsetParent).map((each) => {
    const box = each.getBoundingClientRect(), after = getComputedStyle(each, '::after');
    const more = (edge) => after.position === 'absolute' ? Math.max(0, -parseFloat(after[edge]) || 0) : 0;
    return [box.width + more('left') + more('right'), box.height + more('top') + more('bottom'), each.className];
  }).filter(([wide, high, name]) => Math.min(wide, high) < (/rn-fd/.test(name) ? 42 : 43.5))"""
SHOWN = "(p) => { const b = p.getBoundingClientRect(); return b.width > 0 && b.bottom <= innerHeight && b.top >= 0; }"


def widen(page, width):
    page.evaluate("(w) => { document.querySelector('.rn').parentElement.style.width = `${w}px` }", width)
    page.wait_for_function("(w) => Math.abs(document.querySelector('.rn').clientWidth - w) < 1", arg=width)


def table(bare, seats, moves, **options):
    """A board some moves into a game."""
    names = ["You", "Ada", "Bo", "Cy"][:seats]
    start = f"rn.watch(match, 'squire', moves={moves})\nwhile match.turn: rn.watch(match, 'squire', moves=1)"
    notebook = bare(
        f"import realms_nb as rn\nmatch = rn.Match(rn.realm_of_sand, {names}, seed=5)\n" + (start if moves else ""),
        BOARD.replace("{1: 'squire'}", f"dict.fromkeys(range(1, {seats}), 'squire')"),
        width=1520,
        height=830,
        **options,
    )
    notebook.run_all()
    notebook.page.locator(".rn .rn-gr").wait_for()
    return notebook


@pytest.mark.parametrize(("seats", "moves"), [(1, 12), (2, 0), (2, 24), (3, 36), (4, 48)])
def test_sizes(bare, seats, moves):
    """At every size, in three languages, the board has its height, nothing scrolls or is cut, and the goal is told."""
    notebook = table(bare, seats, moves)
    page = notebook.page
    for language in ("en", "de", "it"):
        notebook.execute(LANGUAGE.format(language))
        page.locator(f".rn[lang={language}]").wait_for()
        for width, most in VISIBLE.items():
            widen(page, width)
            size = page.evaluate("() => document.querySelector('.rn').getBoundingClientRect().height")
            assert size <= most + (12 if seats > 2 and width < 400 else 0), (language, width, size)
            assert page.evaluate("() => document.querySelector('.rn').scrollWidth") <= width
            assert page.evaluate(CUT) == [], (language, width)
            assert page.evaluate(SMALL) == [], (language, width)
            assert page.locator("[data-goal-of-the-game]").evaluate(SHOWN), (language, width)
    notebook.check()


def test_targets_and_axe(bare):
    """What can be pressed is at least 44 px high and wide, and axe finds nothing, light and dark, a tile in hand."""
    notebook = table(bare, 2, 24)
    page = notebook.page
    for theme, width in product(("light", "dark"), (1186, 848, 380)):
        notebook.theme(theme)
        widen(page, width)
        assert page.evaluate(TARGETS) == [], width
        assert violations(page) == [], (theme, width)
        page.locator("[data-tile]").first.click()
        assert violations(page) == [], (theme, width)
        page.keyboard.press("Escape")
    notebook.check()


def test_the_first_picture(sand_board):
    """Six tiles of the queue are seen, no summoning without spirits, one building to go for, no goal pinned."""
    page = sand_board(width=1210).page
    expect(page.locator(".rn-queue .rn-t")).to_have_count(6)
    expect(page.locator(".rn-seg", has_text="Summon")).to_have_count(0)
    expect(page.locator(".rn-bc.rn-near")).to_have_count(1)
    expect(page.locator(".rn-bc.rn-goal")).to_have_count(0)
    assert "level" not in page.locator(".rn").inner_text().lower()
    assert "disc" not in page.locator(".rn").inner_text().lower()


def reach(match, tile, card):
    """The fewest pieces that a building lacks once a tile lies anywhere: every legal way is tried."""
    from realms_nb.games.realm_of_sand.engine.odds import building_odds

    least = 99
    for move in match.legal_moves:
        if str(move).startswith(f"lay {tile} "):
            after = match.game.view_for(match.game.apply(match.state, move), 0)
            missing = next(each.missing for each in building_odds(after) if each.card == card)
            least = min(least, 99 if missing is None else missing)
    return least


def test_the_goal_against_every_placement(sand_board):
    """After T what the goal lacks, and what each tile does for it, is what trying every placement in Python gives."""
    from msgspec.structs import replace

    notebook = sand_board(width=1210)
    page = notebook.page
    page.locator("[data-card]").nth(1).focus()
    page.keyboard.press("t")
    card = page.locator(".rn-bc.rn-goal").get_attribute("data-card")
    match = rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=3)
    missing = int(page.locator(".rn-lacks").get_attribute("data-missing"))
    shown = page.locator("[data-lacks]").evaluate_all("(all) => all.map((each) => each.dataset.lacks).sort()")
    signs = page.locator(".rn-fd.rn-want").evaluate_all("(all) => all.map((each) => each.dataset.name).sort()")
    assert [each[:2] for each in shown] == signs
    assert len(shown) == missing == len(match.rules.cards[card].pattern.replace("/", "").replace(".", ""))
    helped = 0
    queue = match.state.circle[:2]
    for tile in (*match.state.realms[0].tiles, *queue):
        # A tile of the queue counts as if it were in the hand.
        realm = match.state.realms[0]
        lent = replace(match.state, realms=(replace(realm, tiles=(tile, *realm.tiles[1:])), match.state.realms[1]))
        other = rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=3)
        other._history = type(other._history)(lent)
        after = reach(other, tile, card)
        which = f"[data-take='{tile}']" if tile in queue else f"[data-tile='{tile}']"
        assert page.locator(which).get_attribute("data-helps") == (f"{missing} → {after}" if after < missing else None)
        helped += after < missing
    assert helped >= 2
    # A field of the goal is pressed: the tile that does most there lies on trial.
    before = version(page)
    page.locator(".rn-fd.rn-want").first.click()
    expect(page.locator(".rn-gh")).to_have_count(3)
    assert version(page) == before
    expect(page.locator(".rn-say")).to_contain_text("on trial")
    notebook.check()


def test_two_clicks_from_a_line_to_the_ground(sand_board):
    """A line of what could be completed soon puts a ghost where it says; the second click lays it there."""
    notebook = sand_board(width=1210)
    page = notebook.page
    line = page.locator("[data-soon]").first
    tile, before = line.get_attribute("data-tile-of"), version(page)
    said = line.locator("small").inner_text().split(" on ")[1].split(", ")
    line.click()
    there = page.locator(".rn-gh").evaluate_all("(all) => all.map((each) => each.dataset.name).sort()")
    assert there == sorted(said)
    assert version(page) == before
    page.locator(".rn-choice .rn-primary", has_text="Lay it").click()
    moved(page, before)
    assert notebook.execute("print(match.history[0].move)").startswith(f"lay {tile} ")
    notebook.check()


def test_a_refusal_once_with_its_cure(sand_board):
    """One note says why; Move it there leads to a legal place, and never against the goal that was chosen."""
    notebook = sand_board(width=1210)
    page = notebook.page
    page.locator("[data-card]").nth(1).click()
    goal = page.locator(".rn-lacks").get_attribute("data-missing")
    cured = 0
    for number, field in product(range(3), ("A1", "F3", "C6")):
        page.locator("[data-tile]").nth(number).click()
        page.locator(f"[data-name={field}]").hover()
        expect(page.locator(".rn-note")).to_contain_text("no lantern")
        assert page.locator(".rn-note").count() == 1
        assert "no lantern" not in page.locator(".rn-side").inner_text()
        cure = page.locator("[data-cure=near]")
        if cure.count():
            cure.click()
            expect(page.locator(".rn-bad")).to_have_count(0)
            move = page.locator(".rn-choice .rn-primary").get_attribute("data-move")
            assert notebook.execute(f"print({move!r} in [str(m) for m in match.legal_moves])").strip() == "True"
            # What the goal lacks is no more than before, with the ghost on the ground.
            assert page.locator(".rn-lacks").get_attribute("data-missing") == goal
            assert not set(covered(page)) & set(spoiled(page))
            cured += 1
        page.keyboard.press("Escape")
    assert cured >= 6
    notebook.check()


def covered(page):
    return page.locator(".rn-gh").evaluate_all(
        """(all) => all.map((each) =>
          each.dataset.name + [...each.querySelector('.rn-g .rn-rune').classList].at(-1).at(-1))"""
    )


def spoiled(page):
    """Fields of the goal with every colour but the one it needs there."""
    wanted = page.locator("[data-lacks]").evaluate_all("(all) => all.map((each) => each.dataset.lacks)")
    return [each[:2] + colour for each in wanted for colour in "GRKBY" if colour != each[2]]


def test_a_hover_draws_little(sand_board):
    """With a tile in hand a field that is pointed at draws at most 90 components, and tells Python nothing."""
    notebook = sand_board(width=1210)
    page = notebook.page
    page.locator("[data-tile]").first.click()
    page.locator("[data-name=C3]").hover()
    page.evaluate(
        """() => { window.changed = 0;
          new MutationObserver((all) => { window.changed += all.length }).observe(document.querySelector('.rn'),
            { subtree: true, childList: true, attributes: true, characterData: true });
          window.sent = 0; const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (...all) { window.sent += 1; return send.apply(this, all) }; }"""
    )
    for name in ("D4", "C4", "D3", "E4"):
        page.locator(f"[data-name={name}]").hover()
        expect(page.locator(f"[data-name={name}].rn-gh")).to_be_visible()
    assert page.evaluate("window.sent") == 0
    assert page.evaluate("window.changed") / 4 < 90, page.evaluate("window.changed")
    notebook.check()


def test_the_clicks_of_a_game(sand_board):
    """A game costs three clicks a turn and one a building, and after the last move none to see who has won."""
    rules = "rules=rn.realm_of_sand.STANDARD.changed(hourglasses_to_end=2)"
    notebook = sand_board(start=START.replace("seed=3", f"seed=3, {rules}"), width=1210)
    page = notebook.page
    page.evaluate("() => { window.clicks = 0; addEventListener('click', () => { window.clicks += 1 }, true) }")
    for _ in range(90):
        if page.locator(".rn-result").count():
            break
        play_by_mouse(notebook, page)
    winner = page.locator(".rn-top .rn-say")
    expect(winner).to_contain_text("with")
    for wanted in ("Review this game", "Try again", "New game"):
        expect(page.locator(".rn-ended button", has_text=wanted)).to_be_visible()
    told = notebook.execute(
        "own = [str(s.move).split()[0] for s in match.history if s.seat == 0]\n"
        "import json; print(json.dumps([own.count('lay'), own.count('build'), len(match.state.realms[0].buildings)]))"
    )
    turns, built, _ = json.loads(told)
    assert turns >= 3
    assert page.evaluate("window.clicks") <= 3 * turns + built
    skip_scene(page)
    expect(page.locator("[data-final] .rn-leads")).to_have_count(1)
    notebook.check()
