"""The board of somebody's own game on a bare page: everything lies on the table and is pressed where it lies."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from browser.boards import version, violations
from playwright.sync_api import expect

TESTS = str(Path(__file__).parents[1])
NAMES = ["You", "Ada", "Ben", "Cleo", "Dora"]
# Every legal move, by pressing: what it is pressed on, one thing after the other.
WAYS = """() => {
    const open = '[data-option]:not([aria-disabled="true"])';
    return [...document.querySelectorAll(`.rn ${open}`)].map(({ dataset }) => dataset.move ?? null);
}"""
FITS = """() => {
    const board = document.querySelector('.rn').getBoundingClientRect();
    const wide = [...document.querySelectorAll('.rn-tt, .rn-tt *')].filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 0 && !each.closest('.rn-sr') && (right > board.right + 1 || left < board.left - 1);
    });
    return [Math.round(board.height), document.documentElement.scrollWidth, wide.map((each) => each.className)];
}"""


def cells(name, seats, *, played=0, seed=1, options=""):
    """A match of an example game, so many moves by chance and then on to your turn, and its board."""
    return (
        f"""import sys
sys.path.insert(0, {TESTS!r})
import realms_nb as rn
from own.examples import own_game
from realms_nb.core.chance import Random
match, rng = rn.Match(own_game({name!r}), {NAMES[:seats]}, seed={seed}), Random(5)
while {played} and match.turn is not None and (match.at < {played} or match.turn != 0):
    match.play(match.legal_moves[int(rng.random() * len(match.legal_moves))])
others = {{seat: 'random' for seat in range(1, {seats})}}
""",
        f"board = rn.Board(match, you=0, opponents=others, pace='instant'{options})\nboard",
    )


# All that is large at once: 21 cards in a hand, a grid for each of five seats, 150 claims and a tile for every cell.
LARGE = """
from realms_nb.own import *

@rn.game
class Large:
    'Lay a tile on your land, or claim so many of something.'
    players = 5
    cards = Cards([{'name': name, 'count': 5, 'value': value} for value, name in enumerate(
        'Lighthouse Wheat Mill River Owl Wood Hill Fox Bee Oak Elm Fir Mushrooms Pond Barn Lane Hut Inn Well Pear Quay'
        .split())])
    def setup(self, t):
        t.deck, t.many, t.face = Pile(self.cards), 0, 0
        for seat in t.seats:
            seat.hand, seat.land, seat.coins = Hand(), Grid(6, 6), 3
            for card in self.cards.kinds:
                t.deck.give(card, to=seat.hand)
    def moves(self, t):
        lays = [('lay', card, cell) for card in dict.fromkeys(t.me.hand) for cell in t.me.land.empty]
        return [('claim', Number(1, 25), Number(1, 6)), *lays]
    def claim(self, t, many, face):
        'Say how many there are of a face.'
        t.many, t.face = many, face
    def lay(self, t, card, cell):
        'Lay a tile on your land.'
        t.me.hand.give(card, to=t.me.land, at=cell)
    def over(self, t):
        return t.round > 20
    def points(self, t, seat):
        return 36 - len(seat.land.empty)

assert Large.mistake is None
"""


@pytest.fixture
def table(bare):
    """Opens the board of an example game."""

    def opened(name, seats, width=1200, height=660, **options):
        notebook = bare(*cells(name, seats, **options), width=width, height=height)
        notebook.run_all()
        notebook.page.locator(".rn .rn-tt").wait_for()
        return notebook

    return opened


def legal(notebook):
    """What can be played now, as Python says."""
    return [move for move in notebook.execute("print('\\n'.join(map(str, match.legal_moves)))").splitlines() if move]


def ways(page):
    """Every move that can be pressed, after as many presses as it needs, and how often it was met."""
    met = []
    page.locator(".rn-tt").wait_for()
    firsts = page.evaluate(WAYS)
    met += [move for move in firsts if move]
    for place, move in enumerate(firsts):
        if move is None:
            page.locator(OPEN).nth(place).click()
            met += [move for move in page.evaluate(WAYS) if move and move not in firsts]
            if page.locator("[data-drop]").count():
                page.locator("[data-drop]").click()
    return met


@pytest.mark.parametrize(
    ("name", "seats", "played"),
    [("sushi", 5, 12), ("meadow", 3, 6), ("red_hearts", 4, 6), ("fields", 2, 4), ("liars_dice", 3, 5),
     ("auction", 2, 4), ("duel", 5, 7), ("greedy_pig", 2, 6), ("rps", 2, 0), ("realms_core", 3, 9)],
)  # fmt: skip
def test_every_legal_move_is_pressed_in_one_place(table, name, seats, played):
    """Each legal move has exactly one place to press; what is refused is closed; nobody finds a fault for readers."""
    notebook = table(name, seats, played=played)
    expected = legal(notebook)
    assert sorted(ways(notebook.page)) == sorted(expected)
    assert expected
    assert violations(notebook.page) == []
    notebook.check()


@pytest.mark.parametrize("name", ["sushi", "auction", "liars_dice", "duel", "greedy_pig"])
def test_five_seats_fit_a_laptop(table, name):
    """At 1366 x 768 JupyterLab shows 1186 x 647 pixels of a board: five seats fit without scrolling."""
    notebook = table(name, 5, width=1202, height=663, played=9)
    height, wide, over = notebook.page.evaluate(FITS)
    assert height <= 647
    assert (wide, over) == (1202, [])


@pytest.mark.parametrize("width", [380, 264])
@pytest.mark.parametrize(("name", "seats"), [("liars_dice", 5), ("fields", 4), ("red_hearts", 4), ("race", 4)])
def test_no_board_is_wider_than_its_cell(table, name, seats, width):
    """150 claims, a grid for every seat, a hand of cards, a path of 31 squares: on a phone nothing sticks out."""
    notebook = table(name, seats, width=width, height=800)
    _, wide, over = notebook.page.evaluate(FITS)
    assert (wide, over) == (width, [])
    if name == "liars_dice":
        assert len(legal(notebook)) >= 150
        assert notebook.page.locator("[data-value]").count() == 25
    # What is chosen can be reached, and is high enough for a finger.
    button = notebook.page.locator('.rn [data-option]:not([aria-disabled="true"])').first
    button.scroll_into_view_if_needed()
    assert button.bounding_box()["height"] >= 24


@pytest.mark.parametrize("width", [1186, 600, 380, 264])
def test_the_largest_table_is_no_wider_than_its_cell(bare, width):
    """21 cards in a hand, 36 cells for each of five seats and 150 claims: all can be reached, nothing sticks out."""
    setting, board = cells("rps", 2)
    setting += LARGE + f"match = rn.Match(Large, {NAMES}, seed=1)\n"
    setting += "for card in ('Owl', 'Fox', 'Mushrooms', 'Elm', 'Fir'): match.play(f'lay {card} c3')\n"
    setting += "others = {seat: 'random' for seat in range(1, 5)}\n"
    notebook = bare(setting, board, width=width + 16, height=800)
    notebook.run_all()
    page = notebook.page
    page.locator(".rn .rn-tt").wait_for()
    _, wide, over = page.evaluate(FITS)
    assert (wide, over) == (width + 16, [])
    moves = legal(notebook)
    assert len(moves) == 150 + 20 * 35
    assert page.locator("[data-value]").count() == 25
    met = set(ways(page))
    assert {move for move in moves if move.startswith("lay")} <= met
    notebook.check()


# What has been decided: nothing is left to be pressed, or somebody at this board is to decide.
MINE = "() => document.querySelector('.rn-result, .rn [data-option]')"


OPEN = '.rn [data-option]:not([aria-disabled="true"])'


CHANGED = "(v) => Number(document.querySelector('.rn').dataset.version) !== v"


def play_out(page, by, picture=lambda presses: None):
    """Play until somebody has won, with the mouse alone or with keys alone; how often something was pressed."""
    presses = 0
    while True:
        page.wait_for_function(MINE)
        if page.locator(".rn-result").count():
            return presses
        before, open_ones = version(page), page.locator(OPEN)
        # In turn the first and the last that is open, so that dice are rolled and kept.
        place = 0 if presses % 3 else open_ones.count() - 1
        if by == "mouse":
            open_ones.nth(place).click()
        else:
            focused = "() => document.activeElement.matches('.rn [data-option]:not([aria-disabled=true])')"
            away = presses == 0 and not page.evaluate(focused)
            for way in ["Tab"] * away + ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"] * 9:
                page.keyboard.press(way)
                if page.evaluate(focused):
                    break
            page.keyboard.press("Enter")
        # A number or a tile is only the first half of some moves.
        page.wait_for_function(f"(v) => ({CHANGED})(v) || document.querySelector('[data-drop]')", arg=before)
        if version(page) == before and page.locator("[data-drop]").count():
            second = page.locator(f"{OPEN}[data-move]")
            if by == "mouse":
                second.nth(second.count() // 3).click()
            else:
                page.keyboard.press("Enter")
            page.wait_for_function(CHANGED, arg=before)
        presses += 1
        picture(presses)
        assert presses < 120


@pytest.mark.parametrize("name", ["last_stone", "greedy_pig", "sushi", "meadow", "red_hearts"])
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_whole_game(table, name, by):
    """Each of the five games is played to its end with the mouse alone, and with keys alone, as Python knows it."""
    notebook = table(name, 3 if name == "red_hearts" else 2)
    assert play_out(notebook.page, by) >= 3
    assert notebook.execute("print(match.outcome is not None)").strip() == "True"
    expect(notebook.page.locator(".rn-result")).to_contain_text("win")
    assert violations(notebook.page) == []
    notebook.check()


@pytest.mark.skipif("FUZZ" not in os.environ, reason="Whole games in JupyterLab take minutes: with FUZZ=1.")
@pytest.mark.parametrize("name", ["greedy_pig", "meadow", "auction"])
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_whole_game_in_jupyterlab(sheet, name, by):
    """Dice, a grid and secret bids are played to their ends in a notebook of JupyterLab, by mouse and by keys."""
    notebook = sheet(*cells(name, 2), width=1366, height=768)
    notebook.run_all()
    page, folder = notebook.page, os.environ.get("PICTURES")
    page.locator(".rn .rn-tt").wait_for()
    if by == "keys":
        # How often Tab is pressed to get from a cell to its output is JupyterLab's own.
        page.locator(OPEN).first.focus()

    def picture(presses):
        if folder and presses == 3:
            page.screenshot(path=f"{folder}/{name}-{by}.png")

    assert play_out(page, by, picture) >= 3
    if folder:
        page.screenshot(path=f"{folder}/{name}-{by}-end.png")
    assert notebook.execute("print(match.outcome is not None)").strip() == "True"
    expect(page.locator(".rn-result")).to_contain_text("win")
    notebook.check()


def test_refusals_and_chances_are_said_where_they_belong(table):
    """What is closed says why in the author's words; chances are off until asked for, and then say what they are of."""
    notebook = table("red_hearts", 4, played=6)
    page = notebook.page
    closed = page.locator('.rn-tt-mine .rn-tt-press[aria-disabled="true"]')
    assert closed.count() > 1
    expect(page.locator(".rn-tt-closed")).to_have_text("black was led, and you have a black card: play one.")
    closed.first.click(force=True)
    expect(page.locator("[data-why]").first).to_contain_text("black was led")
    assert notebook.execute("print(match.at)").strip() == "6"
    assert page.locator(".rn-tt-chance").count() == 0
    assert "%" not in page.locator(".rn-tt").inner_text()
    page.locator("[data-chances]").click()
    expect(page.locator(".rn-tt-chance")).to_have_count(2)
    expect(page.locator(".rn-tt-chance").first).to_have_attribute(
        "title", re.compile(r"^(chance to win with this: \d+ %|0 of \d+ tries won with this)$")
    )
    page.locator("[data-chances]").click()
    expect(page.locator(".rn-tt-chance")).to_have_count(0)


def test_goal_rules_and_bookkeeping(table):
    """Under the title stands how the game ends and who wins, by its true numbers; bookkeeping is not shown."""
    notebook = table("red_hearts", 4, played=6)
    goal = notebook.page.locator(".rn-tt-goal")
    expect(goal.locator("b")).to_have_text("Ends after 8 tricks. Fewest points win.")
    goal.locator("summary").click()
    expect(goal.locator("details p")).to_contain_text("the black 9 costs five")
    shown = notebook.page.locator(".rn-tt").inner_text()
    assert "leader" not in shown
    assert "played" not in shown
    other = table("skeleton_grid", 2).page
    expect(other.locator(".rn-tt-goal b")).to_have_text("This game does not say how it ends. Most points win.")
