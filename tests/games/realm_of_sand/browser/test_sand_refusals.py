"""What Realm of Sand refuses on the board says why, plays nothing, and offers what may be done instead."""

from __future__ import annotations

from browser.boards import version
from games.realm_of_sand.browser.sand import POWERS, moved, says
from playwright.sync_api import expect


def test_refusals_and_fast_clicks(sand_board):
    """What is closed says why when it is pressed, in place of nothing; a hundred fast clicks play one move."""
    notebook = sand_board(start=POWERS.replace('awake("red")', 'awake("yellow")'))
    page = notebook.page
    before = version(page)
    # What a child would press first, where the nearest building lacks nothing.
    page.locator("[data-name=E5]").click()
    says(page, "Choose one of your tiles")
    page.locator("[data-tool=turn]").click(force=True)
    says(page, "Choose one of your tiles")
    page.locator("[data-take]").first.click(force=True)
    says(page, "First lay a tile")
    # A place that is not allowed is hatched at once.
    page.locator("[data-tile]").first.click()
    page.locator("[data-name=A1]").hover()
    assert page.locator(".rn-bad").count() >= 1
    says(page, "You have no lantern")
    page.locator("[data-name=A1]").click()
    page.keyboard.press("Escape")
    expect(page.locator(".rn-gh")).to_have_count(0)
    # The yellow power: nothing for nothing.
    page.locator(".rn-clock").click()
    page.locator("[data-powers=yellow] [data-give=G]").click()
    page.locator("[data-take-disc=G]").click(force=True)
    says(page, "Both spirits are green")
    page.keyboard.press("Escape")
    page.locator(".rn-clock").wait_for()
    assert int(notebook.execute("print(match.at)")) == 0
    assert version(page) == before
    become(notebook, "awake('red', crystal='colourless', zone=(0, 0, 0, 0, 0))")
    # Without spirits nothing offers to summon them.
    expect(page.locator(".rn-choice button", has_text="Summon")).to_have_count(0)
    page.locator("[data-tile]").first.click()
    field = "document.querySelector('[data-name=D4]')"
    page.evaluate(f"() => {{ const field = {field}; for (let i = 0; i < 100; i++) field.click() }}")
    page.locator(".rn-cho[data-step=draw]").wait_for()
    assert int(notebook.execute("print(match.at)")) == 1
    page.locator("[data-tile]").first.click(force=True)
    says(page, "First take a tile")
    notebook.check()


def become(notebook, made):
    """Another position comes to the board, and is drawn."""
    before = version(notebook.page)
    notebook.execute(f"match.become({made})")
    moved(notebook.page, before)


# Positions, what is pressed there one after the other, and what is said.
REFUSED = {
    "asleep": ("awake('red', crystal='colourless')", [".rn-clock"], "Your crystal is asleep"),
    "fresh": ("awake('red', crystal='fresh')", [".rn-clock"], "from the next turn on"),
    "top level": ("awake('orange', level=rules.top_level)", [".rn-clock"], "You have all lanterns"),
    "no square": ("awake('green')", [".rn-clock", "[data-name=E5]"], "no square on E5"),
    "not empty": (
        "awake('green', discs=rules.table.piece('R', 'D4'))",
        [".rn-clock", "[data-name=B2]", "[data-name=D4]"],
        "D4 is not empty",
    ),
    "same field": ("awake('red', discs=rules.table.piece('R', 'D4'))", ["[data-name=D4]"], "lies on D4 already"),
    "out of stock": (
        "without_red(awake('yellow'))",
        [".rn-clock", "[data-powers=yellow] [data-give=G]", "[data-take-disc=R]"],
        "no red spirit",
    ),
    "just swapped": (
        "swapped(awake('blue'))",
        [".rn-cho [data-give]", "[data-swap=T_GIVEN]"],
        "has just changed places",
    ),
    "empty deck": ("emptied(awake('red'))", [".rn-clock", "[data-look=II]"], "The deck of large buildings is empty"),
    "numbered field": ("numbered()", ["[data-tile]", "[data-name=A3]"], "A3 is dark and closed"),
    "action done": ("done(awake('orange'))", ["[data-tile]"], "The main action is over"),
}
MADE = """
def without_red(made):
    stock = list(made.state.discs)
    stock[1] = 0
    made._history = type(made._history)(replace(made.state, discs=tuple(stock)))
    return made

def emptied(made):
    first, _, third = made.state.decks
    made._history = type(made._history)(replace(made.state, decks=(first, (), third)))
    return made

def numbered():
    # The dark fields open one by one, and no lantern has opened any yet.
    given = rn.realm_of_sand.STANDARD.changed(dark_fields="numbered")
    return rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=8, rules=given)

def scarce(made):
    # One square of each colour is left.
    made._history = type(made._history)(replace(made.state, squares=(1, 1, 1)))
    return made

def swapped(made):
    made.play(next(move for move in made.legal_moves if str(move).startswith("swap")))
    return made

def done(made):
    for verb in ("lay", "take"):
        made.play(next(move for move in made.legal_moves if str(move).startswith(verb)))
    return made
"""


def test_every_refusal_that_can_be_met(sand_board):
    """Whatever the rules refuse of what can be pressed is told in the preview line, and plays nothing."""
    notebook = sand_board(start=POWERS + MADE)
    page = notebook.page
    for name, (made, pressed, said) in REFUSED.items():
        become(notebook, made)
        at = notebook.execute("print(match.at)")
        given = notebook.execute("print(getattr(match.state.decision, 'given', ('',))[0])").strip()
        for what in pressed:
            page.locator(what.replace("T_GIVEN", given)).first.click(force=True)
        says(page, said)
        assert notebook.execute("print(match.at)") == at, name
    notebook.check()


def test_squares_run_out(sand_board):
    """Ruling A12: if the supply lacks squares for a tile, its player chooses which of the fields stay empty."""
    notebook = sand_board(start=POWERS + MADE)
    page = notebook.page
    become(notebook, "scarce(awake('red', squares=0))")
    # A tile with two squares of one colour, of which the supply has only one.
    twice = notebook.execute(
        "print(next(t for t in match.state.realms[0].tiles if len(set(rules.tiles[t].pattern) - {'/', '.'}) < 3))"
    ).strip()
    page.locator(f"[data-tile={twice}]").click()
    page.locator("[data-name=C3]").hover()
    ways = page.locator("[data-thin]")
    expect(ways).to_have_count(2)
    expect(ways.nth(1)).to_contain_text("stays empty")
    ways.nth(1).click()
    wanted = ways.nth(1).get_attribute("data-thin")
    before = version(page)
    page.locator(".rn-choice .rn-primary").click()
    moved(page, before)
    assert notebook.execute("print(match.history[-1].move)").strip() == wanted
    assert wanted.count("=-") == 1
    notebook.check()
