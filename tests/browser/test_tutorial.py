"""The lesson of both games in a browser: by mouse, by keys, by touch, at every width; the bubble covers no light."""

from __future__ import annotations

import pytest
from browser.boards import choose_in_menu, violations
from playwright.sync_api import expect

GAMES = ("minute_realms", "realm_of_sand")
# The places that are pressed in each step; after the last of them it is done. Without any there is only a Go on.
DEEDS = {
    "minute_realms": [
        [],
        ["card-Sawmill"],
        [],
        ["option-bastion"],
        ["card-Archery Range", "option-build"],
        ["answer"],
        [],
    ],
    "realm_of_sand": [[], ["card-I-07"], ["tile-1", "field-C4"], ["queue-2"], ["card-I-07"], [], []],
}
# Every spot that the bubble lies over, by its place; how many there are, and whether the first of them is in sight.
LIGHT = """() => {
  const bubble = document.querySelector("[data-bubble]").getBoundingClientRect();
  const spots = [...document.querySelectorAll(".rn-spot")].map((each) => each.getBoundingClientRect());
  const covered = spots.filter((spot) => spot.left < bubble.right - 1 && bubble.left < spot.right - 1 &&
    spot.top < bubble.bottom - 1 && bubble.top < spot.bottom - 1).map(({ x, y }) => [x, y]);
  const [first] = spots;
  const board = document.querySelector(".rn").getBoundingClientRect();
  return { covered, count: spots.length, wide: bubble.right > board.right || bubble.left < board.left,
           seen: !first || (first.bottom > 0 && first.top < innerHeight) };
}"""


class Learner:
    """Somebody who takes the lesson of a game: `by` mouse, keys or touch."""

    def __init__(self, bare, game, *, by="mouse", language="en", width=1186, height=700, **options):
        touch = {"has_touch": True, "is_mobile": True} if by == "touch" else {}
        self.game, self.by = game, by
        cell = f"board = rn.tutorial(rn.{game}, language={language!r})\nboard"
        # The page has a margin of 8 on both sides.
        self.notebook = bare("import realms_nb as rn", cell, width=width + 16, height=height, **touch, **options)
        self.notebook.run_all()
        self.page = self.notebook.page
        self.bubble = self.page.locator("[data-bubble]")
        self.at(0)

    def at(self, step):
        """The step is taught now."""
        self.page.locator(f'[data-bubble="{step}"]').wait_for()

    def press(self, what):
        """Press something, with whatever there is."""
        if self.by == "mouse":
            what.click()
        elif self.by == "touch":
            what.tap()
        else:
            self.keyed(what)

    def keyed(self, what):
        """Lead the focus there with the keys that the board knows, and press Enter."""
        keys, target = self.page.keyboard, what.get_attribute("data-target") or ""
        if target.startswith("tile-"):
            keys.press("F6")
            keys.press(target[-1])
        elif target == "field-C4":
            # The first field in the light is the one to the left of it.
            keys.press("ArrowRight")
            keys.press("Enter")
        elif target == "option-build":
            keys.press("b")
        else:
            keys.press("Tab" if not target else "F6")
            for _ in range(8):
                if what.evaluate("(each) => each === document.activeElement"):
                    break
                keys.press("Tab")
            expect(what).to_be_focused()
            keys.press("Enter")

    def place(self, name):
        """A place on the board."""
        return self.page.locator(f'[data-target="{name}"]').first

    def button(self, name):
        """A button of the bubble."""
        return self.bubble.locator(f'[data-lesson="{name}"]')

    def do(self, step):
        """All that is to be done in a step, up to the next one."""
        for deed in DEEDS[self.game][step]:
            if deed == "answer":
                self.press(self.bubble.locator('[data-answer="1"]'))
                self.watch()
            else:
                self.press(self.place(deed))
                self.again(step, deed)
        # What is to be read waits until it has been; a step that only was done goes on by itself.
        if step < 6 and (not DEEDS[self.game][step] or self.said(step)):
            self.press(self.button("on"))

    def said(self, step):
        """Whether what came of the deed is said, or the next step is there already."""
        self.page.wait_for_function(
            """(step) => document.querySelector("[data-lesson=on]") ||
                 document.querySelector("[data-bubble]")?.dataset.bubble !== String(step)""",
            arg=step,
        )
        return self.bubble.get_attribute("data-bubble") == str(step)

    def again(self, step, deed):
        """A finger sees the ghost first, or the tile, then presses again; what is picked is built in the panel."""
        page = self.page
        if self.by == "touch" and deed in ("field-C4", "queue-2"):
            self.press(self.place(deed))
        # A mouse builds at once what is ready.
        if self.game == "realm_of_sand" and step == 4 and self.by != "mouse":
            go = page.locator(".rn-go .rn-primary")
            go.wait_for()
            if self.by == "touch":
                self.press(go)
                return
            for _ in range(60):
                if go.evaluate("(each) => each === document.activeElement"):
                    break
                page.keyboard.press("Tab")
            expect(go).to_be_focused()
            page.keyboard.press("Enter")

    def watch(self):
        """What happens is shown; where somebody has to go on there, they do."""
        for _ in range(8):
            if self.button("on").count():
                return
            more = self.page.locator("[data-scene-skip], [data-scene-next]").first
            if more.count():
                self.page.keyboard.press("n") if self.by == "keys" else self.press(more)
            self.page.wait_for_timeout(300)

    def lit(self):
        """The bubble lies over no light and within the board, and the light is in sight."""
        self.page.wait_for_timeout(350)
        found = self.page.evaluate(LIGHT)
        assert found["covered"] == []
        assert found["seen"]
        assert not found["wide"]
        return found["count"]


@pytest.mark.parametrize(
    ("width", "height", "language"),
    [(1186, 700, "en"), (934, 660, "de"), (848, 660, "it"), (380, 800, "de"), (264, 679, "en")],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_mouse(bare, game, width, height, language):
    """All seven steps by mouse; at every width and in every language the bubble covers nothing that it speaks of."""
    learner = Learner(bare, game, width=width, height=height, language=language)
    for step in range(7):
        learner.at(step)
        assert learner.lit() >= 1
        learner.do(step)
    learner.press(learner.button("play-on"))
    expect(learner.bubble).to_have_count(0)
    assert learner.notebook.execute("print(list(board.progress['wrong tries']))").strip() == str([0] * 7)
    learner.notebook.check()


@pytest.mark.parametrize(("by", "width"), [("keys", 1186), ("touch", 380)])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_without_a_mouse(bare, game, by, width):
    """All seven steps by keys alone, and by touch on a phone."""
    learner = Learner(bare, game, by=by, width=width, height=800)
    for step in range(7):
        learner.at(step)
        if by == "keys":
            # Each step is read first.
            expect(learner.bubble).to_be_focused()
        learner.do(step)
    learner.press(learner.button("play-on"))
    expect(learner.bubble).to_have_count(0)
    learner.notebook.check()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_hard_to_reach(bare, game, theme):
    """axe finds nothing in the bubble, where something is to be done and where something else was."""
    learner = Learner(bare, game)
    learner.notebook.theme(theme)
    for step in range(3):
        learner.at(step)
        assert violations(learner.page, "[data-bubble]") == []
        if step < 2:
            learner.do(step)


def test_what_lies_in_the_shade_is_read_not_pressed(bare):
    """Outside the light nothing is pressed, by mouse or by key; a reader hears why, and the step stays as it is."""
    learner = Learner(bare, "minute_realms")
    page, notebook = learner.page, learner.notebook
    learner.place("card-Sawmill").click(force=True)
    page.locator(".rn-menub").click(force=True)
    for key in "gunb":
        page.keyboard.press(key)
    page.locator(".rn-card").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rn-menu, .rn-veil, .rn-opt")).to_have_count(0)
    expect(page.locator(".rn-sr [role=status]")).to_contain_text("only the bright places can be pressed")
    assert page.locator(".rn-card").first.get_attribute("aria-label")
    assert notebook.execute("print(board.match.at, board.progress['wrong tries'].sum())").strip() == "0 0"
    learner.at(0)
    notebook.check()


def test_a_wrong_deed_is_taken_back(bare):
    """Build instead of a bastion: the bubble says what happened, takes it back, shows what is meant, and goes back."""
    learner = Learner(bare, "minute_realms")
    page = learner.page
    for step in range(3):
        learner.at(step)
        learner.do(step)
    learner.at(3)
    learner.place("option-build").click()
    expect(learner.bubble).to_contain_text("You build Sawmill for 1 coin (3 → 2).")
    expect(page.locator(".rn-spot")).to_have_count(0)
    learner.button("again").click()
    expect(learner.bubble).not_to_contain_text("You build Sawmill")
    expect(page.locator(".rn-spot")).to_have_count(2)
    learner.button("show").click()
    expect(page.locator(".rn-press")).to_have_count(1)
    learner.button("back").click()
    learner.at(2)
    learner.do(2)
    learner.at(3)
    learner.do(3)
    learner.at(4)
    assert "1" in learner.notebook.execute("print(board.progress['wrong tries'][4])")
    learner.notebook.check()


def test_show_me_lays_a_ghost(bare):
    """Show me makes the move of the step ready without playing it, and marks what to press."""
    learner = Learner(bare, "realm_of_sand")
    for step in range(2):
        learner.at(step)
        learner.do(step)
    learner.at(2)
    learner.button("show").click()
    expect(learner.page.locator(".rn-gh")).to_have_count(3)
    expect(learner.page.locator(".rn-press")).to_have_count(1)
    assert learner.notebook.execute("print(board.match.at)").strip() == "4"
    learner.place("field-C4").click()
    learner.at(3)
    learner.notebook.check()


def test_escape_asks_once(bare):
    """Escape asks whether the lesson is to end; a second one stays, and the answer ends it where it stands."""
    learner = Learner(bare, "realm_of_sand")
    page = learner.page
    page.keyboard.press("Escape")
    expect(learner.bubble).to_contain_text("End the lesson?")
    page.keyboard.press("Escape")
    expect(learner.bubble).to_contain_text("Ten hourglasses")
    learner.button("end").click()
    learner.button("play-on").click()
    expect(learner.bubble).to_have_count(0)
    page.locator('[data-target="tile-1"]').click()
    expect(page.locator('[data-target="tile-1"]')).to_have_attribute("aria-pressed", "true")
    learner.notebook.check()


def test_a_board_offers_its_lesson(opened):
    """The first note of a new board offers it once, the menu always; afterwards the game of before is there again."""
    notebook = opened(toured=False)
    page = notebook.page
    note = page.locator(".rn-first")
    expect(note).to_contain_text("New here?")
    note.locator("[data-learn]").click()
    page.locator('[data-bubble="0"]').wait_for()
    expect(note).to_have_count(0)
    page.locator('[data-lesson="end"]').click()
    page.locator('[data-lesson="leave"]').click()
    expect(page.locator("[data-bubble]")).to_have_count(0)
    expect(note).to_have_count(0)
    assert notebook.execute("print(match.names)").strip() == "('You', 'Ada')"
    choose_in_menu(page, "Learn it")
    page.locator('[data-bubble="0"]').wait_for()
    notebook.check()


def test_a_students_own_game_offers_none(bare):
    """A game without a lesson has no note and no button."""
    cell = "board = rn.Board(rn.Match(SUMS, 2, seed=1))\nboard"
    notebook = bare("import realms_nb as rn\nfrom toy import GAME as SUMS", cell, toured=False)
    notebook.run_all()
    notebook.page.locator(".rn-menub").click()
    expect(notebook.page.locator(".rn-menu")).to_be_visible()
    expect(notebook.page.locator("[data-learn], .rn-first")).to_have_count(0)
    notebook.check()
