"""Minute Realms on a fixed stage: measured heights, nothing cut, nothing under 12 px, whatever is chosen."""

from __future__ import annotations

import re

import pytest
from browser.boards import others_done, skip_scene, version

# Text that is cut, and letters that are too small to be read; what is meant only for a reader is not looked at.
FAULTS = """() => {
  const faults = [];
  for (const each of document.querySelectorAll(".rn *")) {
    const { width, height } = each.getBoundingClientRect();
    const style = getComputedStyle(each);
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!width || !height || !own || each.closest(".rn-sr, svg")) continue;
    const what = `${each.className} ${each.textContent.slice(0, 30)}`;
    if (parseFloat(style.fontSize) < 12) faults.push(`small: ${what}`);
    if (style.display !== "inline" && style.textOverflow !== "ellipsis" && each.scrollWidth > each.clientWidth + 1)
      faults.push(`cut: ${what}`);
  }
  for (const each of document.querySelectorAll(".rn .rn-label, .rn .rn-card"))
    if (each.clientHeight && each.scrollHeight > each.clientHeight + 1) faults.push(`high: ${each.textContent}`);
  return faults;
}"""
SHEET = "import realms_nb as rn\nmatch = rn.Match(rn.minute_realms, {names}, seed=638)\n"
MOVES = "for _ in range({moves}):\n    match.play(match.legal_moves[0])"
BOARD = "board = rn.Board(match, you=0, language='{language}')\nboard"
LONG = ["You", "Bartholomew", "Christophoros", "Wilhelmina", "Zoë"]


def height(page):
    return page.evaluate("() => document.querySelector('.rn').getBoundingClientRect().height")


def widen(page, width):
    """Give the board so much room, whatever the notebook around it takes."""
    page.evaluate("(w) => { document.querySelector('.rn').parentElement.style.width = `${w}px`; }", width)
    page.wait_for_function("(w) => Math.abs(document.querySelector('.rn').clientWidth - w) < 1", arg=width)


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_three_seats_fit_a_laptop_and_a_phone_in_every_state(bare, language):
    """The board keeps its height on two laptops and fits a phone, whatever is chosen, and nothing is cut."""
    notebook = bare(
        SHEET.format(names=["You", "Ada", "Bo"]) + MOVES.format(moves=12),
        BOARD.format(language=language),
        width=1700,
        height=900,
    )
    notebook.run_all()
    page = notebook.page
    page.locator(".rn [data-card]").first.wait_for()
    for width, budget in ((1186, 640), (934, 640), (848, 583)):
        widen(page, width)
        tall = height(page)
        assert tall <= budget, (width, tall)
        # A switch says what it switches.
        assert page.locator(".rn-choice .rn-switch span").is_visible()
        cards = page.locator("[data-card]")
        assert cards.count() >= 3
        for card in range(cards.count()):
            cards.nth(card).click()
            page.wait_for_timeout(50)
            assert height(page) == tall, (width, card)
            assert page.evaluate(FAULTS) == [], (width, card)
            cards.nth(card).click()
    # On a phone one part at a time is in sight; the goal always is.
    for width, budget in ((380, 800), (264, 740)):
        widen(page, width)
        for place in range(cards.count()):
            cards.nth(place).click()
            for _ in ("chosen", "let go"):
                page.wait_for_timeout(50)
                assert height(page) <= budget, (width, place)
                assert page.evaluate("() => document.querySelector('.rn-in').scrollWidth") <= width
                assert page.locator(".rn-aim").is_visible()
                assert page.evaluate(FAULTS) == [], (width, place)
                if page.locator("[data-option]").count():
                    cards.nth(place).click()
        for part in page.locator(".rn-parts [data-to]").all()[:-1]:
            part.click()
            assert page.locator(".rn-aim").is_visible()
            assert page.evaluate("() => document.querySelector('.rn-in').scrollWidth") <= width, part
        page.locator("[data-to=cards]").click()
    notebook.check()


def test_a_whole_game_by_touch_on_a_phone(bare):
    """On a phone cards, choices and tabs are in one sight: a game is played to its winner without scrolling."""
    cells = (
        SHEET.format(names=["You", "Ada", "Bo"]),
        ("board = rn.Board(match, you=0, opponents={1: 'squire', 2: 'squire'}, pace='instant')\nboard"),
    )
    notebook = bare(*cells, width=380 + 16, height=816, has_touch=True)
    notebook.run_all()
    page = notebook.page

    def press(place):
        box = place.bounding_box()
        assert box["y"] >= 0, place
        assert box["y"] + box["height"] <= 816, place
        place.tap()

    while not page.locator(".rn-ended").count():
        before = version(page)
        skip_scene(page)
        if page.locator("[data-card]:visible").count():
            press(page.locator("[data-card]:not([aria-disabled=true])").last)
        press(page.locator("[data-option]:not([aria-disabled=true])").last)
        page.wait_for_function("(v) => Number(document.querySelector('.rn').dataset.version) !== v", arg=before)
        others_done(notebook)
        skip_scene(page)
    assert page.locator("[data-to=cards]").inner_text() == "Result"
    assert page.locator(".rn-crowned").is_visible()
    page.locator("[data-to=realms]").tap()
    assert page.locator(".rn-sheets").is_visible()
    assert page.locator(".rn-row:visible").count() == 4
    notebook.check()


def test_five_seats_with_long_names_fit_a_large_screen(bare):
    """Five seats fit 1920 x 1080 and overlap nothing at any width."""
    notebook = bare(
        SHEET.format(names=LONG) + MOVES.format(moves=25), BOARD.format(language="en"), width=1900, height=1000
    )
    notebook.run_all()
    page = notebook.page
    page.locator(".rn [data-card]").first.wait_for()
    widen(page, 1400)
    assert height(page) <= 959
    for width in (1400, 1160, 1000, 700, 480, 380):
        widen(page, width)
        assert page.evaluate(FAULTS) == [], width
    notebook.check()


def test_the_choice_and_the_ring_show_the_same_figure(bare):
    """Pointing at a use adds its chance to the ring as a pale arc; after the move the ring shows that very figure."""
    notebook = bare(SHEET.format(names=["You", "Ada", "Bo"]), BOARD.format(language="en"))
    notebook.run_all()
    page = notebook.page
    page.locator("[data-card]:not([aria-disabled=true])").first.click()
    use = page.locator("[data-option]:not([aria-disabled=true])").last
    use.hover()
    ring = page.locator(".rn-me .rn-ring text").first
    now = ring.text_content()
    foreseen = page.locator(".rn-me .rn-arc2").get_attribute("stroke-dasharray").split()[0]
    said = use.locator("[data-chance]").inner_text()
    assert re.fullmatch(rf"you stop invasion I\s+{re.findall('[0-9]+', now)[0]}\s→\s{foreseen}\s%", said), said
    use.click()
    page.wait_for_function("() => document.querySelector('.rn').dataset.version > 0")
    page.wait_for_function("() => !document.querySelector('.rn-me .rn-arc2')")
    assert ring.text_content().strip("\u2009 %") == foreseen
    notebook.check()


def test_win_chances_come_when_they_are_wanted_and_a_built_card_is_enlarged(bare):
    """The switch shows an interval beside each use; a click on a plot shows its card, and Escape closes it."""
    notebook = bare(SHEET.format(names=["You", "Ada", "Bo"]) + MOVES.format(moves=3), BOARD.format(language="en"))
    notebook.run_all()
    page = notebook.page
    page.locator("[data-card]:not([aria-disabled=true])").first.click()
    assert page.locator(".rn-odds-win").count() == 0
    page.locator(".rn-switch").click()
    page.locator(".rn-odds-win u").first.wait_for(timeout=90_000)
    assert re.fullmatch(r"(you win|\w+ wins) the game\s*\d+\s%", page.locator(".rn-odds-win").first.inner_text())
    page.locator("[data-enlarge]").first.click()
    page.locator(".rn-large .rn-words").wait_for()
    page.keyboard.press("Escape")
    page.locator(".rn-large").wait_for(state="detached")
    notebook.check()
