"""The dialog of a new game: few kinds of players first, each explained; how strong they are; the same for a class."""

from __future__ import annotations

import pytest
from browser.boards import violations
from playwright.sync_api import expect

START = "import realms_nb as rn\nmatch = rn.Match(rn.{game}, {names}, seed=3)"
BOARD = "board = rn.Board(match, you=0, opponents={{1: 'knight'}}, language='{language}')\nboard"
NAMES = {"minute_realms": ["You", "Ada", "Bo", "Cy", "Dan"], "realm_of_sand": ["You", "Ada", "Bo", "Cy"]}
CUT = """() => { const box = document.querySelector(".rn-dialog");
  return [box.offsetWidth, box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth]; }"""


def asked(bare, game, language="en"):
    """A board on a small laptop, with the dialog open."""
    start = START.format(game=game, names=NAMES[game])
    board = bare(start, BOARD.format(language=language), width=1202, height=768)
    board.run_all()
    board.page.locator(".rn [data-card]").first.wait_for()
    board.page.locator(".rn").focus()
    board.page.keyboard.press("g")
    board.page.locator(".rn-newgame").wait_for()
    return board


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("game", NAMES)
def test_the_dialog_is_seen_whole(bare, game, language):
    """At 1366 x 768 the dialog is 780 px wide and nothing in it scrolls, with all seats, a number and a sentence."""
    page = asked(bare, game, language).page
    page.locator("[data-same]").click()
    if game == "realm_of_sand":
        # With powers, each with its deed.
        assert page.locator("[data-ruling=powers]").count() == 0
        page.locator("[data-choice=advanced]").click()
        assert page.locator("[data-ruling=powers] small").count() == 6
    assert page.evaluate(CUT) == [780, 0, 0]
    assert violations(page) == []
    page.locator("[data-strong]").first.click()
    assert page.evaluate(CUT) == [780, 0, 0]
    assert violations(page) == []


def test_levels_come_first_and_are_explained(bare):
    """A person, then the four levels with their diamonds; others under More players. What was chosen is explained."""
    page = asked(bare, "minute_realms").page
    choice = page.locator(".rn-sit select").nth(1)
    assert choice.locator("> option").all_inner_texts() == [
        "a person",
        "Squire ◆◇◇◇",
        "Knight ◆◆◇◇",
        "Duke ◆◆◆◇",
        "Emperor ◆◆◆◆",
    ]
    assert "greedy" in choice.locator("optgroup[label='More players'] option").all_inner_texts()
    row = page.locator(".rn-sit > div").nth(1)
    expect(row).to_contain_text("Weighs points now and later")
    choice.select_option("emperor")
    expect(row).to_contain_text("up to the end of the round")
    choice.select_option("greedy")
    expect(row.locator("small")).to_have_count(0)
    choice.select_option("duke")
    row.locator("[data-strong]").click()
    # Numbers are those of docs/levels.md, which a test of the players compares.
    expect(page.locator(".rn-strong tbody tr")).to_have_count(6)
    expect(page.locator(".rn-strong tbody tr").first).to_contain_text("83.3 %")
    page.keyboard.press("Escape")
    expect(choice).to_have_value("duke")


def test_the_same_number_deals_the_same(bare):
    """A number is offered for a class, and with it the same is dealt again; by chance no number is sent."""
    board = asked(bare, "minute_realms")
    page = board.page
    page.locator("[data-same]").click()
    page.locator(".rn-seed input").fill("638")
    page.locator(".rn-dialog .rn-deed").click()
    expect(page.locator(".rn-dialog")).to_have_count(0)
    assert board.execute("print(match.seed, len(match.names))").strip() == "638 5"
    page.keyboard.press("g")
    expect(page.locator(".rn-seed")).to_have_count(0)
    page.locator(".rn-dialog .rn-deed").click()
    expect(page.locator(".rn-dialog")).to_have_count(0)
    assert board.execute("print(match.seed)").strip() != "638"
    board.check()


def test_the_side_and_the_powers_are_chosen_for_a_new_game(bare):
    """Realm of Sand asks for the side, and with powers which are dealt; too few are refused in a sentence."""
    board = asked(bare, "realm_of_sand")
    page = board.page
    page.locator("[data-choice=advanced]").click()
    for power in ("red", "purple", "yellow", "green", "orange", "blue"):
        page.locator(f"[data-choice={power}]").click()
    # The last one stays.
    expect(page.locator("[data-ruling=powers] [aria-pressed=true]")).to_have_count(1)
    page.locator(".rn-dialog .rn-deed").click()
    expect(page.locator(".rn-dialog [role=alert]")).to_contain_text("4 players need 4")
    for power in ("red", "green", "orange"):
        page.locator(f"[data-choice={power}]").click()
    page.locator(".rn-dialog .rn-deed").click()
    page.locator(".rn-newgame").wait_for(state="detached")
    told = board.execute("print(match.rules.side, sorted(b.power for b in match.rules.board_set))")
    assert told.strip() == "advanced ['blue', 'green', 'orange', 'red']"
