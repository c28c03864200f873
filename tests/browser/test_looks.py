"""How boards look and sound for whoever wants it otherwise: contrast, size, a projector, sound, no motion, keys."""

from __future__ import annotations

import pytest
from browser.boards import skip_scene, violations
from playwright.sync_api import expect

BOARDS = {
    "minute_realms": "import realms_nb as rn\nmatch = rn.Match(rn.minute_realms, ['You', 'Ada', 'Bo'], seed=638)",
    "realm_of_sand": "import realms_nb as rn\nmatch = rn.Match(rn.realm_of_sand, ['You', 'Ada'], seed=3)",
}
PLAYED = "\nfor _ in range({moves}):\n    match.play(match.legal_moves[0])\nrn.Board(match, you=0, opponents={{}})"
# The size of every letter on the screen: of a word in a picture, too, which is scaled with it.
LETTERS = """() => [...document.querySelectorAll(".rn *")].flatMap((each) => {
  const { width, height } = each.getBoundingClientRect();
  const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  if (!width || !height || !own || each.closest(".rn-sr")) return [];
  const scale = each.ownerSVGElement ? each.getScreenCTM().a : each.currentCSSZoom;
  if (getComputedStyle(each).visibility === "hidden") return [];
  const size = Number((parseFloat(getComputedStyle(each).fontSize) * scale).toFixed(2));
  return [[size, each.textContent.slice(0, 30), Boolean(each.ownerSVGElement)]];
})"""
# The smallest letters of a board that is as large as it is, in pixels.
SMALL = 12
OVERFLOW = "() => { const board = document.querySelector('.rn'); return board.scrollWidth - board.clientWidth; }"
# What has been asked of a sound, instead of sounds.
COUNTED = """() => {
  window.heard = { contexts: 0, began: [], ended: [] };
  const node = () => ({
    connect: (next) => next, frequency: held(), gain: held(),
    start: (at) => window.heard.began.push(at), stop: (at) => window.heard.ended.push(at),
  });
  const held = () => ({ setValueAtTime() {}, linearRampToValueAtTime() {} });
  window.AudioContext = class {
    constructor() { window.heard.contexts += 1; }
    currentTime = 0; sampleRate = 8000; state = "running"; destination = {};
    createGain = node; createOscillator = node; createBiquadFilter = node; createBufferSource = node;
    createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
  };
}"""


def opened(bare, game, moves=0, **options):
    """A board of a game, after some moves."""
    board = bare(BOARDS[game] + PLAYED.format(moves=moves), **options)
    board.run_all()
    board.page.locator(".rn [data-card]").first.wait_for()
    return board


def switch(page, name):
    """Turn a switch of the menu."""
    page.locator(".rn-menub").click()
    page.locator(f".rn-menu [data-setting={name}]").click()
    page.locator(".rn-menub").click()


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_found_in_any_colours(bare, game, theme):
    """axe finds nothing on either board, in its own colours, in high contrast, and where the system forces colours."""
    board = opened(bare, game, moves=9)
    board.theme(theme)
    page = board.page
    page.locator(f".rn[data-theme={theme}]").wait_for()
    assert violations(page) == []
    switch(page, "contrast")
    expect(page.locator(".rn")).to_have_attribute("data-contrast", "")
    ink = page.evaluate("() => getComputedStyle(document.querySelector('.rn')).color")
    assert ink == {"light": "rgb(0, 0, 0)", "dark": "rgb(255, 255, 255)"}[theme]
    assert violations(page) == []
    switch(page, "contrast")
    page.emulate_media(forced_colors="active")
    assert violations(page) == []
    board.check()


def test_whoever_asks_the_system_for_contrast_has_it(bare):
    """A system that prefers more contrast is heard, until somebody says otherwise at the board."""
    page = opened(bare, "minute_realms", contrast="more").page
    expect(page.locator(".rn")).to_have_attribute("data-contrast", "")
    switch(page, "contrast")
    expect(page.locator(".rn:not([data-contrast])")).to_have_count(1)
    page.emulate_media(contrast="no-preference")
    page.emulate_media(contrast="more")
    expect(page.locator(".rn:not([data-contrast])")).to_have_count(1)


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_is_as_large_as_wanted(bare, game):
    """Plus and minus make the board 0.8 to 1.6 times as large; it stays as wide as it was, and its plan follows."""
    page = opened(bare, game).page
    page.locator(".rn").focus()
    wide = page.locator(".rn").bounding_box()["width"]
    seen = {}
    for key, zoom in [("-", 8), ("-", 8), ("+", 10), ("=", 12), ("+", 14), ("+", 16), ("+", 16)]:
        page.keyboard.press(key)
        page.wait_for_function("(zoom) => JSON.parse(localStorage['realms_nb view']).zoom === zoom", arg=zoom)
        page.wait_for_function("(zoom) => document.querySelector('.rn').style.zoom === String(zoom)", arg=zoom / 10)
        box = page.locator(".rn").bounding_box()
        assert box["width"] == pytest.approx(wide, abs=1)
        seen[zoom] = min(size for size, _, drawn in page.evaluate(LETTERS) if not drawn)
        assert page.evaluate(OVERFLOW) <= 1
    assert seen == {zoom: pytest.approx(SMALL * zoom / 10, abs=0.1) for zoom in (8, 10, 12, 14, 16)}
    page.locator(".rn-menub").click()
    expect(page.locator(".rn-menu")).to_contain_text("Size 160 %")


@pytest.mark.parametrize("game", BOARDS)
def test_on_a_projector_the_smallest_letter_is_twenty_pixels(bare, game):
    """F fills a screen of 1920 x 1080 with the plan of a laptop; no letter is below 20 px, and nothing scrolls."""
    page = opened(bare, game, moves=9, width=1920, height=1080).page
    page.locator(".rn-bar [title$='(F)']").click()
    page.locator(".rn.rn-full").wait_for()
    small = sorted(each for each in page.evaluate(LETTERS) if each[0] < 19.95)
    assert small == []
    box = page.locator(".rn").bounding_box()
    assert box["height"] <= 1081
    assert box["width"] <= 1921


def test_nothing_sounds_before_it_is_switched_on(bare):
    """No sound is made before the switch, then some for each move; none in a tab that nobody looks at."""
    board = opened(bare, "minute_realms")
    page = board.page
    page.evaluate(COUNTED)

    def heard():
        return page.evaluate("() => window.heard")

    def move():
        version = page.locator(".rn").get_attribute("data-version")
        page.locator(".rn [data-card]").first.click()
        page.locator("[data-option]:not([aria-disabled=true])").first.click()
        expect(page.locator(f".rn:not([data-version='{version}'])")).to_have_count(1)

    move()
    assert heard()["contexts"] == 0
    page.locator(".rn-menub").click()
    page.locator(".rn-menu").get_by_role("button", name="Soft").click()
    page.locator(".rn-menub").click()
    assert heard()["contexts"] == 0
    move()
    page.wait_for_function("() => window.heard.began.length > 0")
    assert heard()["contexts"] == 1
    count = len(heard()["began"])
    page.evaluate("() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' })")
    move()
    assert len(heard()["began"]) == count
    board.check()


# What moves, or would: in everything that is drawn, and before and after it.
MOVING = """() => [...document.querySelectorAll(".rn, .rn *")].flatMap((each) => ["", "::before", "::after"]
.filter((part) => {
  const style = getComputedStyle(each, part || undefined);
  return style.animationName !== "none" || style.transitionDuration.split(", ").some((time) => parseFloat(time) > 0);
}).map((part) => each.className + part))"""
FEASTS = """() => {
  window.feasts = [];
  const look = () => {
    const joy = document.querySelector(".rn-in")?.dataset.joy ?? "";
    const last = window.feasts.at(-1);
    if ((last?.[0] ?? "") !== joy) window.feasts.push([joy, performance.now(), document.getAnimations().length]);
    requestAnimationFrame(look);
  };
  look();
}"""
LAST = """
import realms_nb as rn
match = rn.Match(rn.minute_realms, ["You", "Ada", "Bo"], seed=638)
rn.watch(match, "knight", moves=24)"""


def ended(bare, **options):
    """A board on which somebody makes the last move, and looks at the scene of the end."""
    board = bare(LAST, "rn.Board(match, you=0, opponents={1: 'knight', 2: 'knight'})", **options)
    board.run_all()
    page = board.page
    page.locator("[data-option]").first.wait_for()
    page.evaluate(FEASTS)
    page.locator("[data-option]:not([aria-disabled=true])").first.click()
    page.locator("[data-scene], .rn-result").first.wait_for()
    while page.locator("[data-scene-skip], [data-scene-next]").count():
        skip_scene(page)
    page.locator(".rn-result").wait_for()
    return page


def test_an_end_is_a_feast_of_less_than_a_second(bare):
    """Once the end is shown the board is lit, and then stands still; nothing loops."""
    page = ended(bare)
    page.wait_for_function("() => window.feasts.length === 2")
    (joy, began, moving), (after, over, still) = page.evaluate("() => window.feasts")
    assert (joy, after) == ("end", "")
    assert moving > 0
    assert still == 0
    # A busy machine draws late, so this is not told to the millisecond.
    assert over - began > 500
    assert page.evaluate("() => document.getAnimations().length") == 0


def test_whoever_wants_no_motion_has_none(bare):
    """No transition and no animation, on the whole board, at a start and at an end; and no feast."""
    page = ended(bare, reduced_motion="reduce")
    assert page.evaluate(MOVING) == []
    assert page.evaluate("() => window.feasts") == []
    for game in BOARDS:
        page = opened(bare, game, moves=9, reduced_motion="reduce").page
        page.locator(".rn [data-card]").first.hover()
        page.locator(".rn [data-card]").first.click()
        assert page.evaluate(MOVING) == []


@pytest.mark.parametrize("game", BOARDS)
def test_no_key_of_the_board_reaches_the_notebook(bare, game):
    """Every key that *?* names, and any other letter, is kept from the page around the board."""
    page = opened(bare, game).page
    page.evaluate("() => { window.reached = []; addEventListener('keydown', ({ key }) => window.reached.push(key)); }")
    page.locator(".rn").focus()
    page.keyboard.press("?")
    named = page.locator(".rn-help kbd").all_inner_texts()
    page.keyboard.press("Escape")
    keys = {each for word in named for each in (word.split() or []) if len(each) == 1 and each.isascii()}
    assert {"+", "?", "N", "F"} <= keys
    for key in sorted(keys | set("abdmxyz-=") - {"F"}):
        page.locator(".rn").focus()
        page.keyboard.press(key)
        page.keyboard.press("Escape")
    assert page.evaluate("() => window.reached") == []
